"""What each action is worth, roughly, also those that a bot leaves aside: every one is tried and then played on, the
better ones more often; or the answers to every card that may come are looked at, where an estimate is known.
"""

from dataclasses import replace

from mazzo.bots import ahead
from mazzo.bots.foreseer import Foreseer
from mazzo.bots.position import Position
from mazzo.bots.searcher import Manner, Searcher
from mazzo.bots.sights import outlook_of
from mazzo.bots.strengths import MANNERS
from mazzo.bots.thinkers import READING_LONG, swift_search
from mazzo.bots.thought import Thought
from mazzo.games import RULESETS

WALKS = 6_000
SECONDS = 1.2
FEW = 8
"""Answers looked at to each card that may come, where an estimate is known."""
BOLDNESS = 300
"""Poor actions are tried often enough to tell how poor they are."""


def every(position: Position) -> list[Thought]:
    """What there is to say of each legal action; none if the compiled rules are not read in time, in a process that
    thinks (`Thinkers.run`).
    """
    body = swift_search(position.ruleset, READING_LONG)
    if body is None:
        return []
    game = RULESETS[position.ruleset]
    if outlook_of(game) is not None:
        most = game.meta.max_actions
        return Foreseer("every", 1, (most, most, FEW), (most, most), SECONDS).thoughts(position, body)
    manner = MANNERS.get(game.meta.name, Manner())
    manner = replace(manner, width=ahead.EVERY, widen=0, boldness=BOLDNESS, deepest=1, scan=1, despair=0)
    return Searcher("every", WALKS, manner, SECONDS).thoughts(position, body)

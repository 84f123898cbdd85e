"""What each action is worth, roughly, also those that a search leaves aside: every one is tried and then played on, the
better ones more often.
"""

from dataclasses import replace

from mazzo.bots import ahead
from mazzo.bots.position import Position
from mazzo.bots.searcher import Manner, Searcher
from mazzo.bots.strengths import MANNERS
from mazzo.bots.thinkers import swift_search
from mazzo.bots.thought import Thought
from mazzo.games import RULESETS

WALKS = 6_000
SECONDS = 1.2
BOLDNESS = 300
"""Poor actions are tried often enough to tell how poor they are."""


def every(position: Position) -> list[Thought]:
    """What there is to say of each legal action; none while the compiled rules are still being read, in a process that
    thinks (`Thinkers.run`).
    """
    body = swift_search(position.ruleset, 0)
    if body is None:
        return []
    manner = MANNERS.get(RULESETS[position.ruleset].meta.name, Manner())
    manner = replace(manner, width=ahead.EVERY, widen=0, boldness=BOLDNESS, deepest=1, scan=1, despair=0)
    return Searcher("every", WALKS, manner, SECONDS).thoughts(position, body)

"""When a bot moves, and how long it searches before: people can follow, and the pause tells nothing of the choice."""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from mazzo.host.words import BotName
from mazzo.match import CHANCE, Match

PAUSE, PAUSES = 600, 600
"""Pause of a bot before the first move of its turn while people are present: a base, and a random part that depends on
seat and move.
"""
STEP, STEPS = 400, 200
"""The same before each further move of the turn."""
SHOW, SHOW_STEP = 1000, 700
"""Minimum of both when only bots play and people watch."""
SEARCH_TIMES: Mapping[BotName, tuple[int, int]] = {"expert": (600, 400), "master": (1600, 800)}
"""Search times of bots before the first and each further move of a turn. They search during the pause, which always
takes the full time, so that it reveals nothing about the choice.
"""
MARGIN, MARGINS = 150, 200
"""Minimum of the pause beyond the search time, and its random part."""
LOOK, LOOKS = 120, 12
"""Additional pause for each card turned just before, after the first, and the largest number of cards that count; not
for the deal.
"""


def pause_of(match: Match, seat: int, bot: BotName, id: str, is_show: bool = False) -> int:
    """Milliseconds between the moment from which a bot could move (`asked_since`) and its move in the match of this id.
    `is_show`: only bots play.
    """
    since = asked_since(match, seat)
    begins = since == turn_began(match, seat)
    least, more = (PAUSE, PAUSES) if begins else (STEP, STEPS)
    if bot in SEARCH_TIMES:
        least, more = max(least, search_time(bot, begins) + MARGIN), MARGINS
    if is_show:
        least = max(least, SHOW if begins else SHOW_STEP)
    extra = zlib.crc32(f"{id} {seat} {match.seen(seat)}".encode()) % more
    return least + extra + LOOK * min(_cards_turned(match, since), LOOKS)


def search_time_of(match: Match, seat: int, bot: BotName) -> int:
    """Milliseconds for which a bot may search for its next action."""
    return search_time(bot, asked_since(match, seat) == turn_began(match, seat))


def search_time(bot: BotName, begins: bool) -> int:
    """A bot's search time in milliseconds, at the beginning of its turn or later in it."""
    return SEARCH_TIMES.get(bot, (PAUSE, STEP))[0 if begins else 1]


def asked_since(match: Match, seat: int) -> int:
    """The index in `Match.turns` of a seat's last own step, or of the beginning of its turn. Actions of other seats in
    the same round do not change it, so that bots do not wait for one another.
    """
    since = turn_began(match, seat)
    own = [k + 1 for k, entry in enumerate(match.entries[since:], since) if entry.seat == seat]
    return own[-1] if own else since


def turn_began(match: Match, seat: int) -> int:
    """The index in `Match.turns` at which the present turn of a seat began. The turn includes times in between when it
    was not the seat's turn: for an outcome, another seat's answer, or a move that was taken back.
    """
    turns = match.turns
    began = at = len(turns) - 1
    while at > 0:
        at -= 1
        if turns[at][seat] == turns[began][seat]:
            began = at
        elif turns[at][seat] is not None:
            break
    return began


def _cards_turned(match: Match, index: int) -> int:
    """The number of cards turned at an index in `Match.turns`, without the first; 0 for the deal."""
    first = last = index
    while first > 0 and match.entries[first - 1].seat == CHANCE:
        first -= 1
    while last < match.version and match.entries[last].seat == CHANCE:
        last += 1
    return max(0, last - first - 1) if first else 0

"""The puzzle of a day: the message with its position, and the message after a try. The position is played in a thread
and kept in memory, so that the event loop spends no time on it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from datetime import UTC, date, datetime
from functools import lru_cache

from litestar.di import NamedDependency

import mazzo
from mazzo import puzzles
from mazzo.host.daily_puzzle import DailyPuzzle
from mazzo.match import Match
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.limits import MADE_BURST, MADE_RATE, Buckets
from mazzo.server.times import milliseconds

POSITIONS = 256
"""Positions kept in memory."""


def today() -> date:
    """The present day in UTC."""
    return datetime.fromtimestamp(milliseconds() / 1000, UTC).date()


def day_of(text: str) -> date:
    """A day in ISO 8601 that has begun. Raises ServiceError."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise ServiceError(400, "bad-request", where="date") from None
    if day > today():
        raise ServiceError(404, "no-puzzle-yet", date=day.isoformat())
    return day


class DailyPuzzles:
    """The puzzles of one server process. Limits how many positions outside memory are played for one client address."""

    def __init__(self) -> None:
        self._limit = Buckets(MADE_RATE, MADE_BURST)
        self._positions: OrderedDict[str, Match] = OrderedDict()

    async def of(self, withheld: frozenset[str], game: str, day: date, client: str) -> DailyPuzzle:
        """The puzzle of a game on a day. Raises ServiceError for a game that is unknown, not offered or without
        puzzles, and when the client has too many positions played.
        """
        if game not in mazzo.GAMES or game in withheld or not puzzles.of(game):
            raise not_found()
        puzzle = await asyncio.to_thread(_puzzle_of, game, day)
        match = self._positions.get(puzzle.id)
        if match is None:
            if not self._limit.take(client):
                raise ServiceError(429, "too-fast")
            match = self._positions[puzzle.id] = await asyncio.to_thread(puzzles.position, puzzle)
            if len(self._positions) > POSITIONS:
                self._positions.popitem(last=False)
        return DailyPuzzle(puzzle, day, match)


GivenDailyPuzzles = NamedDependency[DailyPuzzles]


@lru_cache(POSITIONS)
def _puzzle_of(game: str, day: date) -> puzzles.Puzzle:
    return puzzles.puzzle_of_day(game, day)

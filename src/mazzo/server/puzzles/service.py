"""The puzzle of a day: the message with its position, and the message after a try. The position is played in a thread
and kept in memory, so that the event loop spends no time on it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import cast

from litestar.di import NamedDependency

import mazzo
from mazzo import puzzles
from mazzo.match import Match
from mazzo.server.decks.messages import deck_of
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.messages import BotName, Problem
from mazzo.server.limits import MADE_BURST, MADE_RATE, Buckets
from mazzo.server.puzzles.messages import Proof, Puzzle, PuzzleAnswer, PuzzleCall, PuzzleResult
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


@dataclass(frozen=True)
class DailyPuzzle:
    """The puzzle of a game on a day, and its position. The match is shared: play on copies only."""

    puzzle: puzzles.Puzzle
    day: date
    match: Match

    def message(self) -> Puzzle:
        """The message before a try: the view of the seat, without the answer."""
        puzzle, match = self.puzzle, self.match
        game = match.game
        return Puzzle(
            id=puzzle.id,
            game=game.meta.name,
            date=self.day.isoformat(),
            today=today().isoformat(),
            level=puzzle.level,
            missed=cast(list[BotName], list(puzzle.missed)),
            seats=match.seats,
            deck=deck_of(game),
            snapshot=replace(match.snapshot(puzzle.seat), can_undo=False),
            steps=match.steps(0, puzzle.seat),
        )

    def answer(self) -> PuzzleAnswer:
        """The best action, and why."""
        puzzle = self.puzzle
        sign = -1 if self.match.game.meta.fewest else 1
        return PuzzleAnswer(
            puzzle.answer,
            list(puzzle.also),
            puzzle.value,
            puzzle.next,
            sign,
            cast(Proof, puzzle.proof),
            list(puzzle.why),
        )

    def result(self, call: PuzzleCall) -> PuzzleResult:
        """The result of a try. Raises MazzoError if it is not legal."""
        match, seat = self.match.copy(), self.puzzle.seat
        match.play(seat, *call.actions)
        text = self.match.write(seat, call.actions[0])
        return PuzzleResult(text, text in self.puzzle.accepted, self.answer())

    def why(self, text: str) -> Problem:
        """Why an action is not legal; code "" if it is."""
        try:
            refusal = self.match.check(self.puzzle.seat, self.match.read(self.puzzle.seat, text))
        except mazzo.MazzoError as error:
            return Problem(error.code, error.facts, error.rule)
        return Problem(refusal.code, dict(refusal.facts), refusal.rule) if refusal else Problem("")


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

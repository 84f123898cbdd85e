"""The messages with the puzzle of a day: before a try, and after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import cast

import mazzo
from mazzo import puzzles
from mazzo.host.decks import deck_of
from mazzo.host.puzzle_messages import Proof, Puzzle, PuzzleAnswer, PuzzleCall, PuzzleResult
from mazzo.host.words import BotName, Problem
from mazzo.match import Match


@dataclass(frozen=True)
class DailyPuzzle:
    """The puzzle of a game on a day, and its position. The match is shared: play on copies only."""

    puzzle: puzzles.Puzzle
    day: date
    match: Match

    def message(self, today: date) -> Puzzle:
        """The message before a try: the view of the seat, without the answer. `today`: the present day in UTC."""
        puzzle, match = self.puzzle, self.match
        game = match.game
        return Puzzle(
            id=puzzle.id,
            game=game.meta.name,
            date=self.day.isoformat(),
            today=today.isoformat(),
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

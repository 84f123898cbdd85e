"""A game's lesson, read from its `lesson.toml`: the order of its cards and of the others' actions, and its steps."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from mazzo.core.game_folders import TEXT
from mazzo.games import GAMES


@dataclass(frozen=True, slots=True)
class Step:
    """One step: when it is shown, the Fluent id of its text, and the actions it asks for, in text form and as one
    gesture. `at` is the progress as the game's table in the browser counts it: cards laid and not taken back or, where
    nothing can be taken back, events.
    """

    at: int
    text: str
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The fixed events other than the pupil's (`deal.follow`), the steps, and the number of seats, the pupil first."""

    order: tuple[str, ...]
    steps: tuple[Step, ...]
    seats: int


class NoLesson(LookupError):
    """The game is unknown or has no lesson."""


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game. Raises NoLesson."""
    package = GAMES[game].package if game in GAMES else ""
    if not package or not (file := files(package) / TEXT / "lesson.toml").is_file():
        raise NoLesson(game)
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = tuple(Step(step["at"], step["text"], tuple(step.get("actions", ()))) for step in table["steps"])
    return Lesson(tuple(table["order"]), steps, table.get("seats", 1))

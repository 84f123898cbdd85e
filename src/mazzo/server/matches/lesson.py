"""A game's lesson, read from `lesson.toml` in the game's folder: the order of its cards and of what others at the table
do, what is said and asked, and when.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from mazzo.games import GAMES
from mazzo.server.errors import not_found


@dataclass(frozen=True, slots=True)
class Step:
    """One moment: how far the pupil has come when it shows, the Fluent id of its text, and the actions asked for, in
    text form and as one gesture. `at` counts what the game's table in the browser counts: cards laid that still lie or,
    where nothing can be taken back, what the pupil was told.
    """

    at: int
    text: str
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """What happens at the table that the pupil does not do, in its order, as `deal.follow` reads it; the steps; and how
    many sit there, the pupil first.
    """

    order: tuple[str, ...]
    steps: tuple[Step, ...]
    seats: int


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game, by its name. Raises not_found for a name that is unknown or a game without a lesson."""
    package = GAMES[game].package if game in GAMES else ""
    if not package or not (file := files(package) / "lesson.toml").is_file():
        raise not_found()
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = tuple(Step(step["at"], step["text"], tuple(step.get("actions", ()))) for step in told["steps"])
    return Lesson(tuple(told["order"]), steps, told.get("seats", 1))

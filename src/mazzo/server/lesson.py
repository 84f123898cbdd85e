"""A game's lesson, read from `lessons/<game>.toml`: the order of its cards and of what others at the table do, what is
said and asked, and when.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mazzo.server.problems import not_found

FOLDER = Path(__file__).parent / "lessons"
_NAME = re.compile(r"[a-z]{1,32}")


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
    """What happens at the table that the pupil does not do, in its order, as `live.follow` reads it; the steps; and how
    many sit there, the pupil first.
    """

    order: tuple[str, ...]
    steps: tuple[Step, ...]
    seats: int


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game. Raises Turned when it has none."""
    file = FOLDER / f"{game}.toml"
    if not _NAME.fullmatch(game) or not file.is_file():
        raise not_found()
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = tuple(Step(step["at"], step["text"], tuple(step.get("actions", ()))) for step in told["steps"])
    return Lesson(tuple(told["order"]), steps, told.get("seats", 1))

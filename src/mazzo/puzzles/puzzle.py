"""A puzzle, and the puzzles that are stored for each game (`games/<game>/puzzles.jsonl`)."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.games import find
from mazzo.match import Match, replay
from mazzo.reviews.messages import Reason

EXACT = "exact"
SEARCH = "search"
WEEK = 7


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the best action of the seat that must act, and the proof."""

    id: str
    """The game and a number, such as "orchard-0007"; it never changes."""
    ruleset: str
    seat: int
    """The seat that must act."""
    journal: str
    """The match up to the position. It holds what is hidden from the seat: show a viewer `position(puzzle).view(seat)`,
    never the journal.
    """
    answer: str
    """The best action, as a journal writes it."""
    also: tuple[str, ...]
    """Other actions that are equally good."""
    level: int
    """1 to 5: how many levels of bots miss it."""
    missed: tuple[str, ...]
    """These levels, the weakest first."""
    value: float
    """Expected points of the seat after the answer, at the end of the game, round or hand; larger is better, so in a
    game where fewer points are better they are negative.
    """
    next: float
    """The same after the best of the actions that are not equally good."""
    proof: str
    """EXACT: the values are computed over all outcomes of chance. SEARCH: they are means over games that were continued
    from the position.
    """
    why: tuple[Reason, ...]
    """How the games that follow the answer differ from those that follow the next best action, as in a review."""

    @property
    def game(self) -> str:
        """Name of the game."""
        return self.id.rpartition("-")[0]

    @property
    def accepted(self) -> tuple[str, ...]:
        """All actions that count as right."""
        return (self.answer, *self.also)


@lru_cache
def of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by id; () if it has none. Raises NotUnderstood for an unknown game."""
    package = find(game).package
    if not package or not (file := files(package) / "puzzles.jsonl").is_file():
        return ()
    return tuple(puzzle_from(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


def puzzle_of_day(game: str, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody. Each is shown once in as many days as there are puzzles; Mondays
    have the easiest, Sundays the hardest. Raises NotUnderstood for an unknown game, NotLegal (no-puzzles) for a game
    without puzzles.
    """
    puzzles = of(game)
    if not puzzles:
        raise NotLegal("no-puzzles", game=game)
    today = day.toordinal()
    first = today - today % len(puzzles)
    days = sorted(range(first, first + len(puzzles)), key=lambda one: ((one - 1) % WEEK, one))  # day 1 was a Monday
    in_order = sorted(puzzles, key=lambda one: (one.level, sha256(f"{first} {one.id}".encode()).digest()))
    return in_order[days.index(today)]


def position(puzzle: Puzzle) -> Match:
    """The match at the position; the caller brings the outcomes that follow. Show `view(puzzle.seat)` of it only."""
    return replay(puzzle.journal)


def is_right(puzzle: Puzzle, action: str) -> bool:
    """Whether an action, as text, is one of the best. Raises NotUnderstood, Ambiguous or NotLegal like `Match.play`."""
    match = position(puzzle)
    number = match.read(puzzle.seat, action)
    if refusal := match.check(puzzle.seat, number):
        raise NotLegal(refusal.code, rule=refusal.rule, **refusal.facts)
    return match.write(puzzle.seat, number) in puzzle.accepted


def by_id(puzzle_id: str) -> Puzzle:
    """The puzzle with this id. Raises NotUnderstood if there is none."""
    game = puzzle_id.rpartition("-")[0]
    matches = [puzzle for puzzle in of(game) if puzzle.id == puzzle_id]
    if not matches:
        raise NotUnderstood("unknown-puzzle", text=puzzle_id[:40])
    return matches[0]


def puzzle_from(fields: Mapping[str, Any]) -> Puzzle:
    """A puzzle from its JSON object."""
    lists = {
        "also": tuple(fields["also"]),
        "missed": tuple(fields["missed"]),
        "why": tuple(Reason(**reason) for reason in fields["why"]),
    }
    return Puzzle(**{**fields, **lists})


def to_line(puzzle: Puzzle) -> str:
    """The puzzle as a line of `puzzles.jsonl`."""
    return json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":"))

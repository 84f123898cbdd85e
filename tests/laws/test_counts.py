"""Trees counted: from each position of `counts.toml` there are exactly so many ways to go on, by both bodies."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

import mazzo
from mazzo.lab.perft import perft
from mazzo.match import Match
from tests.golden.journals import golden
from tests.laws.walks import GAMES

PAGE = Path(__file__).with_name("counts.toml")


@dataclass(frozen=True)
class Position:
    """A position by the entries that lead to it, and its leaves at one ply, two, and so on. `deck`: the archived game
    whose deck is an owner's, "" for the house's.
    """

    game: str
    about: str
    entries: tuple[str, ...]
    leaves: tuple[int, ...]
    seats: int
    options: tuple[str, ...]
    deck: str

    def match(self) -> Match:
        """A match that stands there."""
        deck = golden(self.game, self.deck).game.own_deck if self.deck else None
        match = mazzo.deal(self.game, self.seats, options=self.options, chance="manual", deck=deck)
        for entry in self.entries:
            who, _, what = entry.partition(" ")
            if who == "*":
                match.happen(what)
            else:
                match.play(int(who), what)
        return match


POSITIONS = [
    Position(
        told["game"],
        told["about"],
        tuple(told["entries"]),
        tuple(told["leaves"]),
        told.get("seats", 1),
        tuple(told.get("options", ())),
        told.get("deck", ""),
    )
    for told in tomllib.loads(PAGE.read_text("utf-8"))["position"]
]

positions = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.about)


def test_every_game_has_counted_positions() -> None:
    assert {position.game for position in POSITIONS} == set(GAMES)


def counted(position: Position, depth: int, body: Literal["compiled", "interpreted"]) -> None:
    tree = perft(position.match(), depth, body)
    split = "\n".join(f"{branch.seat:2} {branch.text}: {branch.leaves}" for branch in tree.split)
    assert tree.leaves == position.leaves[:depth], f"{position.about}, {body}, the last ply split:\n{split}"


@positions
def test_the_compiled_tree_has_the_counted_leaves(position: Position) -> None:
    counted(position, len(position.leaves), "compiled")


@positions
def test_the_interpreted_tree_has_the_counted_leaves(position: Position) -> None:
    counted(position, min(2, len(position.leaves)), "interpreted")


@pytest.mark.slow
@positions
def test_the_interpreted_tree_has_the_counted_leaves_to_its_depth(position: Position) -> None:
    counted(position, min(3, len(position.leaves)), "interpreted")

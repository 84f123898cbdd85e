"""Perft: from each position of `tests/games/<game>/counts.toml` both bodies count the numbers of leaves in the file."""

import tomllib
from dataclasses import dataclass
from typing import Literal

import pytest

import mazzo
from mazzo.lab.perft import perft
from mazzo.match import Match
from tests.golden.journals import golden, home
from tests.laws.walks import GAMES


@dataclass(frozen=True)
class Position:
    """A position, given by the entries that lead to it, and its numbers of leaves at depth 1, 2, and so on. `deck`: the
    archived game whose owner's deck is used, "" for the standard deck.
    """

    game: str
    about: str
    entries: tuple[str, ...]
    leaves: tuple[int, ...]
    seats: int
    options: tuple[str, ...]
    deck: str

    def match(self) -> Match:
        """A match in this position."""
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
        game,
        item["about"],
        tuple(item["entries"]),
        tuple(item["leaves"]),
        item.get("seats", 1),
        tuple(item.get("options", ())),
        item.get("deck", ""),
    )
    for game in GAMES
    for item in tomllib.loads((home(game) / "counts.toml").read_text("utf-8"))["position"]
]

positions = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.game}: {position.about}")


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

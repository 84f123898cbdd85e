"""Perft: the split, refusals, and the same counts by brute force."""

import re
from copy import deepcopy

import pytest

import mazzo
from mazzo import lab
from mazzo.match import CHANCE
from tests.games.orchard.oracle import CARDS, Orchard
from tests.laws.test_counts import POSITIONS, Position

PLACEMENT = re.compile(r"(\d+) r(\d+) @ (-?\d+),(-?\d+)")
DIE = re.compile(r"die (-?\d+),(-?\d+)")
PATIENCE = 400
"""Maximum number of states that brute force expands in a quick test."""


def test_the_leaves_of_the_split_add_up() -> None:
    tree = lab.perft(mazzo.deal("orchard", seed="adds up"), 3)
    assert sum(branch.leaves for branch in tree.split) == tree.leaves[2]
    assert len(tree.split) == tree.leaves[0]


def test_the_split_names_outcomes_and_actions() -> None:
    match = mazzo.deal("orchard", chance="manual")
    drawn = lab.perft(match, 1).split
    assert [(branch.seat, branch.text) for branch in drawn] == [(CHANCE, text) for text in match.chances()]
    match = mazzo.deal("orchard", seed="names")
    laid = lab.perft(match, 1).split
    assert [branch.text for branch in laid] == [match.write(0, action) for action in match.legal_actions(0)]
    assert {branch.seat for branch in laid} == {0}


def test_a_finished_game_has_no_leaves() -> None:
    match = mazzo.deal("orchard", seed="over")
    while not match.outcome:
        match.play(0, match.legal_actions(0)[0])
    assert lab.perft(match, 2) == lab.Tree((0, 0), ())


def test_counting_leaves_the_match_as_it_was() -> None:
    match = mazzo.deal("orchard", seed="untouched")
    before = match.to_bytes()
    lab.perft(match, 2, "interpreted")
    assert match.to_bytes() == before


def test_seats_that_play_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="play apart"):
        lab.perft(mazzo.deal("orchard", seats=2), 1)


def test_no_ply_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one ply"):
        lab.perft(mazzo.deal("orchard"), 0)


@pytest.mark.parametrize(
    "position", [one for one in POSITIONS if one.game == "orchard"], ids=lambda position: position.about
)
def test_brute_force_counts_the_same(position: Position) -> None:
    """To the depth that brute force can reach, at least one ply."""
    depth = 1
    while depth < 3 and listed(position, depth + 1) <= PATIENCE:
        depth += 1
    table = Table()
    for entry in position.entries:
        act(table, entry.partition(" ")[2])
    assert tuple(count(table, plies) for plies in range(1, depth + 1)) == position.leaves[:depth]


class Table(Orchard):
    """An orchard with a record of the cards drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[int] = set()

    def draw(self, card: int) -> None:
        super().draw(card)
        self.seen.add(card)


def listed(position: Position, depth: int) -> int:
    """Number of states one ply above the leaves."""
    return position.leaves[depth - 2]


def count(table: Table, plies: int) -> int:
    """Number of leaves, by trying every ply."""
    if plies == 0:
        return 1
    if table.end():
        return 0
    if plies == 1:
        return len(moves(table))
    total = 0
    for move in moves(table):
        after = deepcopy(table)
        act(after, move)
        total += count(after, plies - 1)
    return total


def moves(table: Table) -> set[str]:
    """The cards that may be drawn, or the legal actions."""
    if table.is_draw_due():
        return {str(card) for card in CARDS if card not in table.seen}
    return table.legal()


def act(table: Table, text: str) -> None:
    """Carry out one action or draw."""
    if laid := PLACEMENT.fullmatch(text):
        card, degrees, row, column = map(int, laid.groups())
        table.lay(card, degrees // 90, row, column)
    elif given := DIE.fullmatch(text):
        table.give(int(given[1]), int(given[2]))
    else:
        table.draw(int(text))

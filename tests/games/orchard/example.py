"""Examples as a rulebook would lay them out: entries in, boards out."""

from collections.abc import Sequence

import mazzo
from mazzo import Match
from mazzo.games.orchard.view import Board, Tree
from mazzo.match import CHANCE


def example(entries: str, seats: int = 1, options: Sequence[str] = ()) -> Match:
    """A match played so far, told as in a journal: `* 14` draws, `0 14 r90 @ 1,0` plays; ";" parts the entries."""
    match = mazzo.deal("orchard", seats=seats, options=options, chance="manual")
    go_on(match, entries)
    return match


def go_on(match: Match, entries: str) -> None:
    """Play further entries."""
    for entry in entries.replace("\n", ";").split(";"):
        who, _, what = entry.strip().partition(" ")
        if who == "*":
            match.happen(what)
        elif who:
            match.play(int(who), what)


def board(match: Match, seat: int = 0) -> Board:
    """A seat's orchard as its owner sees it."""
    found: Board = match.view(seat).boards[seat]
    return found


def tree(match: Match, row: int, col: int, seat: int = 0) -> Tree:
    """The tree in sight on a cell."""
    (found,) = (tree for tree in board(match, seat).trees if (tree.row, tree.col) == (row, col))
    return found


def die(match: Match, row: int, col: int, seat: int = 0) -> int:
    """What the die on a cell shows, 0 if there is none."""
    return tree(match, row, col, seat).die


def drawn(match: Match) -> list[str]:
    """The numbers of the cards drawn so far."""
    return [entry.text for entry in match.line if entry.seat == CHANCE]

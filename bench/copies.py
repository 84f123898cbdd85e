"""Copies of one position, over and over: a record's by Python, a state's of OpenSpiel by its clone()."""

from collections.abc import Callable

from bench.peer import OpenSpiel
from mazzo.core.record import Record

NANOSECONDS = 1e9
STACK = 4
"""Rows of a search's stack: they stay in the processor's nearest cache."""


def record_copies(state: Record) -> Callable[[int], int]:
    """So many copies of a record of Python."""

    def do(count: int) -> int:
        for _ in range(count):
            state.copy()
        return count

    return do


def clones(spiel: OpenSpiel, game: str) -> Callable[[int], int]:
    """So many clones of a position in the middle of a game of OpenSpiel, from Python."""
    state = spiel.middle(game)

    def do(count: int) -> int:
        for _ in range(count):
            state.clone()
        return count

    return do

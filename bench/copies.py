"""Repeated copies of one position: a Python record, and an OpenSpiel state by clone()."""

from collections.abc import Callable

from bench.openspiel import OpenSpiel
from mazzo.core.record import Record

NANOSECONDS = 1e9
STACK = 4
"""Rows of a search's stack; they stay in the first-level cache."""


def record_copies(state: Record) -> Callable[[int], int]:
    """Function that makes `n` copies of a Python record."""

    def do(count: int) -> int:
        for _ in range(count):
            state.copy()
        return count

    return do


def clones(spiel: OpenSpiel, game: str) -> Callable[[int], int]:
    """Function that makes `n` clones of a position in the middle of an OpenSpiel game, from Python."""
    state = spiel.middle(game)

    def do(count: int) -> int:
        for _ in range(count):
            state.clone()
        return count

    return do

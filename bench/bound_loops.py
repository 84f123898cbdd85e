"""The measuring loops of `bench.kernels`, compiled over a game's rules."""

from typing import Protocol, cast

from bench import kernels
from bench.positions import ORCHARD
from mazzo import compiled
from mazzo.compiled.body import Ints, Rows
from mazzo.core.game import AnyGame


class Loops(Protocol):
    """The compiled functions; `bench.kernels` documents them."""

    def copy_along(self, rows: Rows, times: int, /) -> None: ...
    def list_along(self, rows: Rows, out: Ints, times: int, /) -> int: ...
    def replay_often(self, rows: Rows, seats: Ints, plies: Ints, times: int, /) -> None: ...


def loops(game: AnyGame = ORCHARD) -> Loops:
    """The loops for a game; compiled on first use, which takes seconds, then loaded from the cache."""
    return cast(Loops, compiled.of(game).bind(kernels, ["copy_along", "list_along", "replay_often"]))

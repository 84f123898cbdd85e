"""The measuring loops of `bench.kernels`, compiled over a game's rules."""

from typing import Protocol, cast

from bench import kernels
from bench.positions import ORCHARD
from mazzo import compiled
from mazzo.compiled.body import Ints, Rows
from mazzo.core.game import Game

DOORS = {"copy_along": "rn", "list_along": "ron", "replay_often": "roon"}


class Loops(Protocol):
    """What can be called; the documentation stands in `bench.kernels`."""

    def copy_along(self, rows: Rows, times: int, /) -> None: ...
    def list_along(self, rows: Rows, out: Ints, times: int, /) -> int: ...
    def replay_often(self, rows: Rows, seats: Ints, plies: Ints, times: int, /) -> None: ...


def loops(game: Game = ORCHARD) -> Loops:
    """Compiled the first time, which takes seconds, then read from the cache."""
    return cast(Loops, compiled.of(game).bind(kernels, DOORS))

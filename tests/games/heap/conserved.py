"""What the heap conserves: stones."""

import numpy as np

from tests.games.heap import rules
from tests.games.heap.deck import SIZES, SMALLEST
from tests.laws.pieces import States, Truth
from tests.laws.walks import Walk


def conserves(s: rules.State, walk: Walk) -> None:
    """No stone before the heap is made, then as many as it may have, on the heap or taken."""
    stones = s.stones + sum(s.taken)
    assert SMALLEST <= stones < SMALLEST + SIZES if s.is_heaped else stones == 0


def has_all_pieces(rows: States, seats: int) -> Truth:
    """The same of many states."""
    stones = rows["stones"] + rows["taken"].sum(1)
    right: Truth = np.where(rows["is_heaped"] == 1, (stones >= SMALLEST) & (stones < SMALLEST + SIZES), stones == 0)
    return right

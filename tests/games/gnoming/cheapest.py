"""Section 8 counted anew: the least that a grid counts over all values for which its mulligans may stand, tried one
after the other, and by a scorer that shares no line with the rules.

A grid is a row of nine card names as numbers: positive and negative values, HAZARD, MULLIGAN.
"""

from itertools import product
from random import Random

import numpy as np
from numpy.typing import NDArray

HAZARD = 100
MULLIGAN = 50
NO_VALUE = 0
MEANINGS = (NO_VALUE, 3, 4, 5, 6, 7, 8)
"""What a mulligan may stand for in its row, and apart from that in its column."""

Numbers = NDArray[np.int64]
AT_ONCE = 200_000
"""Grids with their meanings that are counted in one go."""


def cheapest(grids: Numbers) -> Numbers:
    """The points of many grids: each counted with every meaning of its mulligans, and the least taken."""
    found = np.zeros(len(grids), np.int64)
    wild = (grids == MULLIGAN).sum(axis=1)
    for count in np.unique(wild):
        where = np.flatnonzero(wild == count)
        meanings = np.array(list(product(product(MEANINGS, repeat=2), repeat=int(count))), np.int64)
        meanings = meanings.reshape(len(MEANINGS) ** (2 * int(count)), int(count), 2)
        step = max(1, AT_ONCE // len(meanings))
        for first in range(0, len(where), step):
            some = where[first : first + step]
            found[some] = counted(grids[some], meanings).min(axis=1)
    return found


def counted(grids: Numbers, meanings: Numbers) -> Numbers:
    """The points of each grid (all with as many mulligans) with each set of meanings."""
    shape = (len(grids), len(meanings), 9)
    is_wild = grids == MULLIGAN
    positive = np.where((grids >= 3) & (grids <= 8), grids, NO_VALUE)
    across, down = (np.broadcast_to(positive[:, None, :], shape).copy() for _ in range(2))
    grid_of, cell_of = np.nonzero(is_wild)
    which = np.cumsum(is_wild, axis=1)[grid_of, cell_of] - 1
    across[grid_of, :, cell_of] = meanings[:, which, 0].T
    down[grid_of, :, cell_of] = meanings[:, which, 1].T
    is_real = (positive > 0)[:, None, :]
    in_line = np.zeros(shape, bool)
    lines = np.zeros(shape[:2], np.int64)
    for k in range(3):
        for values, cells in ((across, [3 * k, 3 * k + 1, 3 * k + 2]), (down, [k, k + 3, k + 6])):
            one, two, three = (values[:, :, at] for at in cells)
            full = (one > 0) & (one == two) & (two == three) & is_real[:, :, cells].any(axis=2)
            lines += np.where(full, one, 0)
            for at in cells:
                in_line[:, :, at] |= full
    single = np.where(in_line, 0, positive[:, None, :]).sum(axis=2)
    fixed = np.where(grids < 0, grids, 0).sum(axis=1) + 10 * (grids == HAZARD).sum(axis=1)
    points: Numbers = single - lines + fixed[:, None]
    return points


def shuffled(count: int, wild: int, rng: Random) -> Numbers:
    """So many grids with so many mulligans: half of them from few values, so that lines are no rarity."""
    draw = np.random.default_rng(rng.getrandbits(64))
    every = np.array([-4, -3, -2, -1, 3, 4, 5, 6, 7, 8, HAZARD])
    grids = draw.choice(every, (count, 9))
    few = draw.choice(np.array([3, 4, 5, 6, 7, 8]), (count, 2))
    chosen = np.take_along_axis(few, draw.integers(0, 2, (count, 9)), axis=1)
    # at most two cells of such a grid are something else
    chosen = np.where(draw.random((count, 9)) < 0.1, grids, chosen)
    grids = np.where(draw.random((count, 1)) < 0.5, chosen, grids)
    order = np.argsort(draw.random((count, 9)), axis=1)[:, :wild]
    np.put_along_axis(grids, order, MULLIGAN, axis=1)
    return grids

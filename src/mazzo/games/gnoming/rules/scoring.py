"""What a grid is worth: matched rows and columns, single cards, mulligans and hazards. What lies face down counts
nothing.
"""

from collections.abc import Sequence

from mazzo.games.gnoming.deck import (
    CELLS,
    FIRST_POSITIVE,
    GOING_OUT,
    HAZARD,
    HAZARD_POINTS,
    MULLIGAN,
    ROUNDS,
    SIDE,
    VALUES,
)
from mazzo.games.gnoming.rules.state import NOBODY, State

COLD = True
"""Compiled to be called: only the end of a round asks, and who thinks."""

ROW = 0b111
"""The cells of the first row, as a set."""
COLUMN = 0b1001001


def line_value(cells: Sequence[int], first: int, step: int) -> int:
    """The value of a matched row or column, 0 if it is none: three equal positives (8.2), of which mulligans are
    whatever is needed (6.3, 6.4), as long as one is none (8.b). Negatives make no line (8.c).
    """
    value = 0
    for at in range(first, first + SIDE * step, step):
        kind = cells[at]
        if kind != MULLIGAN:
            if kind < FIRST_POSITIVE or kind >= HAZARD:
                return 0
            if value != 0 and value != VALUES[kind]:
                return 0
            value = VALUES[kind]
    return value


def grid_points(cells: Sequence[int]) -> int:
    """The points of a grid."""
    total = 0
    matched = 0
    for k in range(SIDE):
        value = line_value(cells, k * SIDE, 1)
        if value > 0:
            total -= value  # 8.2
            matched |= ROW << k * SIDE
        value = line_value(cells, k, SIDE)
        if value > 0:
            total -= value  # 8.a
            matched |= COLUMN << k
    for at in range(CELLS):
        kind = cells[at]
        if kind == HAZARD:
            total += HAZARD_POINTS  # 8.5
        elif kind < FIRST_POSITIVE:
            total += VALUES[kind]  # 8.3
        elif kind < HAZARD and matched >> at & 1 == 0:
            total += VALUES[kind]  # 8.1
    return total


def going_out(s: State, seat: int) -> int:
    """What going out brings a seat at the end of the round: 5 less with the lowest score, tied for it included (8.6,
    8.d), else 5 more (8.7); 0 for whoever did not go out (7.e).
    """
    if s.went_out[s.round] != seat:
        return 0
    own = grid_points(s.cells[seat])
    for other in range(s.seats):
        if grid_points(s.cells[other]) < own:
            return GOING_OUT
    return -GOING_OUT


def total(s: State, seat: int) -> int:
    """The points of the finished rounds (9.1), and of what lies open in the one that is played."""
    points = 0
    for k in range(ROUNDS):
        points += s.points[k][seat]
    if s.ended == 0:
        points += grid_points(s.cells[seat])
    return points


def someone_is_out(s: State) -> bool:
    """Whether somebody has gone out in this round (7.1)."""
    return s.went_out[s.round] != NOBODY

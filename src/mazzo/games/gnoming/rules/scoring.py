"""The points of a grid: matched rows and columns, single cards, mulligans and hazards. Face-down cards count 0."""

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
"""Not inlined: only the end of a round and search call it."""

ROW = 0b111
"""The cells of the first row, as a set of bits; COLUMN: of the first column."""
COLUMN = 0b1001001


def line_value(cells: Sequence[int], first: int, step: int) -> int:
    """The value of a matched row or column, 0 if it is not matched. Matched: three equal positive cards (8.2); a
    mulligan counts as the card needed (6.3, 6.4) if at least one card is not a mulligan (8.b). Negative cards never
    match (8.c).
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
    """Points of a seat for going out: -5 with the lowest score, also when tied (8.6, 8.d), else 5 (8.7); 0 if the seat
    did not go out (7.e).
    """
    if s.went_out[s.round] != seat:
        return 0
    own = grid_points(s.cells[seat])
    for other in range(s.seats):
        if grid_points(s.cells[other]) < own:
            return GOING_OUT
    return -GOING_OUT


def total(s: State, seat: int) -> int:
    """The points of the finished rounds (9.1) and of the face-up cards in the present round."""
    points = 0
    for k in range(ROUNDS):
        points += s.points[k][seat]
    if s.ended == 0:
        points += grid_points(s.cells[seat])
    return points


def someone_is_out(s: State) -> bool:
    """Whether a seat has gone out in this round (7.1)."""
    return s.went_out[s.round] != NOBODY

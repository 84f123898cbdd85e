"""The mean points of a grid whose face-down cards will only be turned: exact, over all cards that may lie there."""

from mazzo.games.gnoming.deck import CELLS, FIRST_POSITIVE, HAZARD, HAZARD_POINTS, MULLIGAN, SIDE, VALUES
from mazzo.games.gnoming.rules.scoring import grid_points
from mazzo.games.gnoming.rules.state import DOWN, State

COLD = True
"""Not inlined: only the review calls it."""

HUNDREDTHS = 100
WHOLE = 1_000_000
"""Probabilities are in 1/WHOLE."""


def expected_points(s: State, seat: int) -> int:
    """The mean points of a grid after its face-down cards are turned, in 1/100 of a point."""
    if s.down[seat] == 0:
        return grid_points(s.cells[seat]) * HUNDREDTHS
    total = 0
    for at in range(CELLS):
        kind = s.cells[seat][at]
        if kind == HAZARD:
            total += HAZARD_POINTS * WHOLE
        elif kind < FIRST_POSITIVE:
            total += VALUES[kind] * WHOLE
        elif kind < HAZARD:
            total += VALUES[kind] * (WHOLE - chance_to_match(s, seat, at, kind))
        elif kind == DOWN:
            total += s.unseen[HAZARD] * HAZARD_POINTS * WHOLE // s.left
            for there in range(HAZARD):
                if s.unseen[there] > 0:
                    share = WHOLE if there < FIRST_POSITIVE else WHOLE - chance_to_match(s, seat, at, there)
                    total += s.unseen[there] * VALUES[there] * share // s.left
    for k in range(SIDE):
        for kind in range(FIRST_POSITIVE, HAZARD):
            total -= VALUES[kind] * (line_chance(s, seat, k * SIDE, 1, kind) + line_chance(s, seat, k, SIDE, kind))
    return total * HUNDREDTHS // WHOLE


def chance_to_match(s: State, seat: int, at: int, kind: int) -> int:
    """The probability that a cell is in a line if a positive card of this kind lies there; the cell may be face
    down.
    """
    drawn = 1 if s.cells[seat][at] == DOWN else 0
    fits = s.unseen[kind] + s.unseen[MULLIGAN] - drawn
    across = unknown_of(s, seat, at // SIDE * SIDE, 1, at, kind)
    down = unknown_of(s, seat, at % SIDE, SIDE, at, kind)
    total = 0
    if across >= 0:
        total += all_of(fits, s.left - drawn, across)
    if down >= 0:
        total += all_of(fits, s.left - drawn, down)
    if across >= 0 and down >= 0:
        total -= all_of(fits, s.left - drawn, across + down)
    return total


def unknown_of(s: State, seat: int, first: int, step: int, at: int, kind: int) -> int:
    """Number of face-down cards in a row or column, without cell `at`; -1 if a card prevents a line of this kind."""
    count = 0
    for cell in range(first, first + SIDE * step, step):
        there = s.cells[seat][cell]
        if cell != at:
            if there == DOWN:
                count += 1
            elif there != kind and there != MULLIGAN:
                return -1
    return count


def line_chance(s: State, seat: int, first: int, step: int, kind: int) -> int:
    """The probability that a row or column is matched with this kind."""
    count = unknown_of(s, seat, first, step, -1, kind)
    if count < 0:
        return 0
    chance = all_of(s.unseen[kind] + s.unseen[MULLIGAN], s.left, count)
    for cell in range(first, first + SIDE * step, step):
        if s.cells[seat][cell] == kind:
            return chance
    return chance - all_of(s.unseen[MULLIGAN], s.left, count)  # 8.b: mulligans alone are no line


def all_of(fits: int, cards: int, count: int) -> int:
    """The probability that `count` of the cards all are among those that fit."""
    chance = WHOLE
    for k in range(count):
        chance = chance * max(0, fits - k) // max(1, cards - k)
    return chance

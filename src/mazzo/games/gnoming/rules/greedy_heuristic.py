"""Expected points of a seat for `greedy_value`, used for one-ply lookahead: an estimate of the result of its round.
Heuristics only; no rule depends on them. Unit: 1/10 of a point.
"""

from mazzo.games.gnoming.deck import (
    CELLS,
    FIRST_POSITIVE,
    GOING_OUT,
    HAZARD,
    HAZARD_POINTS,
    KINDS,
    MULLIGAN,
    ROUNDS,
    SIDE,
    VALUES,
)
from mazzo.games.gnoming.rules.play import cells_for_hand
from mazzo.games.gnoming.rules.scoring import COLUMN, ROW, someone_is_out
from mazzo.games.gnoming.rules.state import (
    BOUNCE,
    DOWN,
    HOLDING,
    NOTHING,
    PILE,
    TELLS_DRAW,
    State,
    is_positive,
    mulligans,
)

COLD = True
"""Not inlined: only search calls it."""

TENTHS = 10
ROUND = 350
"""Approximate points of nine unseen cards: nine times the mean of the deck, 428 points in 110 cards."""
CHANCES = 4
"""Typical number of cards in reach before the round ends that could complete a line."""
AS_IT_IS = -1
MUCH = 1000 * TENTHS
"""More than the points of any grid."""


def expected_total(s: State, seat: int) -> int:
    """Expected final points of a seat."""
    points = (ROUNDS - 1 - s.round) * ROUND
    for k in range(ROUNDS):
        points += s.points[k][seat] * TENTHS
    if s.ended == 0:
        points += round_expected(s, seat)
    return points


def round_expected(s: State, seat: int) -> int:
    """Expected points of the round. If the seat is about to draw a card or holds one that it may place, the best
    placement is assumed, averaged over the possible cards.
    """
    as_it_is = expected(s, seat, AS_IT_IS, NOTHING)
    total = 0
    count = 0
    if s.turn == seat:
        cells = cells_for_hand(s)
        if s.hand == MULLIGAN and mulligans(s, seat) != 0:
            cells = mulligans(s, seat)  # on a face-down cell a second one seldom stays (6.d)
        for kind in range(KINDS):
            cards = in_question(s, kind)
            if cards > 0:
                best = MUCH if s.source == PILE else as_it_is  # 3.b
                for at in range(CELLS):
                    if cells >> at & 1 != 0:
                        best = min(best, expected(s, seat, at, kind))
                total += cards * best
                count += cards
    return total // count if count > 0 else as_it_is


def in_question(s: State, kind: int) -> int:
    """How many cards of a kind may be the one that the seat in turn will place."""
    if s.due == TELLS_DRAW:
        return s.fresh[kind] if s.renewed == 1 else s.unseen[kind]
    return 1 if s.hand == kind and s.phase == HOLDING and (s.source == PILE or s.source == BOUNCE) else 0


def expected(s: State, seat: int, at: int, kind: int) -> int:
    """Expected points of the grid and of going out if a card of this kind lay at cell `at`; AS_IT_IS: as it is."""
    points = grid_expected(s, seat, at, kind)
    for cell in range(CELLS):
        if lying(s, seat, cell, at, kind) == DOWN:
            return points
    return points + out_expected(s, seat, points)


def grid_expected(s: State, seat: int, at: int, kind: int) -> int:
    """Expected points of the grid if a card of this kind lay at cell `at`."""
    total = 0
    matched = 0
    for k in range(2 * SIDE):
        first = k * SIDE if k < SIDE else k - SIDE
        line = line_expected(s, seat, first, 1 if k < SIDE else SIDE, at, kind)
        total -= abs(line)
        if line > 0:
            matched |= ROW << first if k < SIDE else COLUMN << first
    for cell in range(CELLS):
        there = lying(s, seat, cell, at, kind)
        if there == DOWN:
            total += unseen_mean(s)
        elif there == HAZARD:
            total += HAZARD_POINTS * TENTHS
        elif there < FIRST_POSITIVE or (there < HAZARD and matched >> cell & 1 == 0):
            total += VALUES[there] * TENTHS
    return total


def line_expected(s: State, seat: int, first: int, step: int, at: int, kind: int) -> int:
    """The value of a matched line, above 0; else the expected gain by a pair in it, 0 or below; 0 if no turns
    are left.
    """
    value = 0
    alike = 0
    wild = 0
    other = NOTHING
    for cell in range(first, first + SIDE * step, step):
        there = lying(s, seat, cell, at, kind)
        if there == MULLIGAN:
            wild += 1
        elif is_positive(there) and (value == 0 or VALUES[there] == value):
            value = VALUES[there]
            alike += 1
        elif other != NOTHING:
            return 0
        else:
            other = there
    if value == 0:
        return 0
    if alike + wild == SIDE:
        return value * TENTHS
    if alike + wild < SIDE - 1 or s.last - s.turns < s.seats or someone_is_out(s):
        return 0
    gain = (1 + alike) * value + (VALUES[other] if other < HAZARD else 0)
    return min(0, -gain * TENTHS * min(CHANCES * s.unseen[kind_of(value)], s.left) // max(s.left, 1))


def kind_of(value: int) -> int:
    """The kind of a positive value."""
    return FIRST_POSITIVE + value - VALUES[FIRST_POSITIVE]


def lying(s: State, seat: int, cell: int, at: int, kind: int) -> int:
    """The card in `cell` if a card of this kind lay at cell `at`. The second of two mulligans counts as face down until
    a card replaces one of them (6.d).
    """
    if cell == at:
        return kind
    if cell == s.second and seat == s.turn and (at < 0 or s.cells[seat][at] != MULLIGAN):
        return DOWN
    return s.cells[seat][cell]


def unseen_mean(s: State) -> int:
    """Mean points of a face-down card."""
    total = s.unseen[HAZARD] * HAZARD_POINTS * TENTHS
    for kind in range(HAZARD):
        total += s.unseen[kind] * VALUES[kind] * TENTHS
    return total // max(s.left, 1)


def out_expected(s: State, seat: int, own: int) -> int:
    """Points for going out with `own` tenths, by the present points of the others."""
    if someone_is_out(s) and s.went_out[s.round] != seat:
        return 0
    for other in range(s.seats):
        if other != seat and grid_expected(s, other, AS_IT_IS, NOTHING) < own:
            return GOING_OUT * TENTHS
    return -GOING_OUT * TENTHS

"""How well a seat stands, for whoever thinks one action ahead: an estimate of the points its round will end with. No
rule rests on it. All is in tenths of a point.
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
)

COLD = True
"""Compiled to be called: only who thinks asks."""

TENTHS = 10
ROUND = 350
"""About what nine cards that nobody has looked at count: nine times the mean of the deck, 428 points in 110 cards."""
CHANCES = 4
"""Cards in reach before the round ends, as often as not, that may complete a line."""
AS_IT_IS = -1


def outlook(s: State, seat: int) -> int:
    """The points that a seat may expect to have in the end."""
    points = (ROUNDS - 1 - s.round) * ROUND
    for k in range(ROUNDS):
        points += s.points[k][seat] * TENTHS
    if s.ended != 0:
        return points
    if s.turn == seat and s.due == TELLS_DRAW:
        return points + before_the_draw(s, seat)
    as_it_is = expected(s, seat, AS_IT_IS, NOTHING)
    if s.turn == seat and s.phase == HOLDING and s.hand != NOTHING:
        if s.source == PILE:
            return points + best_laid(s, seat, s.hand)
        if s.source == BOUNCE:
            return points + min(as_it_is, best_laid(s, seat, s.hand))
    return points + as_it_is


def before_the_draw(s: State, seat: int) -> int:
    """What may be expected of a card from the stock that one may keep or not."""
    as_it_is = expected(s, seat, AS_IT_IS, NOTHING)
    total = 0
    count = 0
    for kind in range(KINDS):
        cards = s.fresh[kind] if s.renewed == 1 else s.unseen[kind]
        if cards > 0:
            total += cards * min(as_it_is, best_laid(s, seat, kind))
            count += cards
    return total // max(count, 1)


def best_laid(s: State, seat: int, kind: int) -> int:
    """What may be expected once a card lies where it does most."""
    cells = cells_for_hand(s)
    best = 1000 * TENTHS
    for at in range(CELLS):
        if cells >> at & 1 != 0:
            best = min(best, expected(s, seat, at, kind))
    return best


def expected(s: State, seat: int, at: int, kind: int) -> int:
    """What the grid may count in the end if such a card lay at that cell, and going out; AS_IT_IS: none is laid."""
    points = grid_expected(s, seat, at, kind)
    for cell in range(CELLS):
        if lying(s, seat, cell, at, kind) == DOWN:
            return points
    return points + out_expected(s, seat, points)


def grid_expected(s: State, seat: int, at: int, kind: int) -> int:
    """What the grid may count in the end if such a card lay at that cell."""
    total = 0
    matched = 0
    for k in range(SIDE):
        line = line_expected(s, seat, k * SIDE, 1, at, kind)
        if line > 0:
            total -= line
            matched |= ROW << k * SIDE
        total += min(line, 0)
        line = line_expected(s, seat, k, SIDE, at, kind)
        if line > 0:
            total -= line
            matched |= COLUMN << k
        total += min(line, 0)
    down = 0
    for cell in range(CELLS):
        there = lying(s, seat, cell, at, kind)
        if there == DOWN:
            down += 1
        elif there == HAZARD:
            total += HAZARD_POINTS * TENTHS
        elif there < FIRST_POSITIVE or (there < HAZARD and matched >> cell & 1 == 0):
            total += VALUES[there] * TENTHS
    return total + down * unseen_mean(s) if down > 0 else total


def line_expected(s: State, seat: int, first: int, step: int, at: int, kind: int) -> int:
    """A matched line's value; else, below 0, what two of a kind in it promise as long as there are turns to come."""
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
    """What lies in a cell if such a card lay at that one."""
    return kind if cell == at else s.cells[seat][cell]


def unseen_mean(s: State) -> int:
    """What a card that lies face down counts on average."""
    total = s.unseen[HAZARD] * HAZARD_POINTS * TENTHS
    for kind in range(HAZARD):
        total += s.unseen[kind] * VALUES[kind] * TENTHS
    return total // max(s.left, 1)


def out_expected(s: State, seat: int, own: int) -> int:
    """What going out with so many points may bring: it depends on what the others have."""
    if someone_is_out(s) and s.went_out[s.round] != seat:
        return 0
    for other in range(s.seats):
        if other != seat and grid_expected(s, other, AS_IT_IS, NOTHING) < own:
            return GOING_OUT * TENTHS
    return -GOING_OUT * TENTHS

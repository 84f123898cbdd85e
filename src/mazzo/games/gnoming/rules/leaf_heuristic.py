"""Expected points of a seat for `leaf_value`, which compares positions many turns apart: the mean result of its round
among players with a lookahead of one turn. Heuristics only; no rule depends on them. Unit: 1/10 of a point.

`greedy_heuristic` counts a grid as if the round ended soon. But most cards will be replaced: a face-up 8 costs only
about two points more than a 3, and a pair beside a face-up card is hardly an advantage. Therefore the weights here are
measured: `python -m research.gnoming_study` plays rounds and fits them to the points of the seats by least squares.
Each has a value for each horizon, the lowest number of face-down cards of any seat, which estimates how many turns are
to come.
"""

from mazzo.core.bits import count_bits
from mazzo.games.gnoming.deck import (
    CELLS,
    FIRST_POSITIVE,
    GOING_OUT,
    HAZARD,
    KINDS,
    MULLIGAN,
    PILES,
    ROUNDS,
    SIDE,
    VALUES,
)
from mazzo.games.gnoming.rules.greedy_heuristic import AS_IT_IS, MUCH, ROUND, TENTHS, kind_of, lying, unseen_mean
from mazzo.games.gnoming.rules.play import cells_for_hand, ways_out
from mazzo.games.gnoming.rules.scoring import COLUMN, ROW, someone_is_out
from mazzo.games.gnoming.rules.state import (
    ALL_CELLS,
    BOUNCE,
    DOWN,
    DRAWING,
    HOLDING,
    NOTHING,
    OUT,
    TELLS_DRAW,
    TELLS_NOTHING,
    State,
    is_positive,
    mulligans,
    top_of,
)

COLD = True
"""Not inlined: only search calls it."""

HUNDREDTHS = 100
OVER = 0
"""The horizon of a seat that has no turn left."""
LAST = 1
"""The horizon of a seat that has one turn left. The others are one more than the fewest cards face down."""
FAR = 6
"""The largest horizon. Its weights were fitted to positions with five face-down cards: with the first turns of a round,
which have more, in the fit, turning cards seemed to gain nothing.
"""

# Weights in 1/100 of a point, by horizon.
CARD_DOWN = (0, 350, 238, 224, 232, 206, 293)
NEGATIVE = (100, 94, 109, 99, 99, 89, 67)
"""A negative card, for each point of its value."""
POSITIVE = (100, 71, 46, 40, 39, 33, 30)
"""A positive card in no line: POSITIVE for each point of its value, plus POSITIVE_CARD."""
POSITIVE_CARD = (0, 48, 93, 60, 39, 19, 14)
HAZARD_CARD = (1000, 584, 487, 482, 450, 375, 437)
MULLIGAN_CARD = (0, -21, -9, -138, -183, -333, -436)
LINE = (-100, -95, -110, -104, -103, -91, -78)
"""A line, for each point of its value."""
PAIR = (0, -180, -221, -240, -261, -256, -242)
"""Two equal cards (a mulligan equals any) beside a face-down card, for each point that the line would gain, times the
share of the missing card among the unseen cards.
"""
PAIR_OPEN = (0, -34, -51, -50, -57, -76, -37)
"""The same beside a different face-up card."""
SINGLE = (0, -25, -87, -93, -151, -133, -131)
"""A positive card beside two face-down cards, for each point of its value, times that share."""
WILD = (0, -47, -97, -87, -131, -43, -113)
"""A mulligan beside two face-down cards."""
BEHIND = (0, 0, -209, -240, -247, -259, -164)
"""Each face-down card that the seat has fewer than every other seat."""
ALWAYS = (0, -242, -130, -312, -535, -717, -1627)

SURE = 150
DOUBT = 30
"""The seat that goes out is assumed to have the lowest score for certain with a lead of SURE - DOUBT tenths, and with
probability one half when DOUBT tenths behind: the others know what to aim at in their last turns, but may miss it.
"""


def fitted_total(s: State, seat: int) -> int:
    """Expected final points of a seat."""
    points = (ROUNDS - 1 - s.round) * ROUND
    for k in range(ROUNDS):
        points += s.points[k][seat] * TENTHS
    if s.ended == 0:
        points += fitted_round(s, seat)
    return points


def fitted_round(s: State, seat: int) -> int:
    """Expected points of the round. If the seat in turn has still to place a card, the best placement is assumed."""
    as_it_is = fitted_round_with(s, seat, AS_IT_IS, NOTHING)
    if s.turn != seat or not is_to_lay(s):
        return as_it_is
    if s.hand != NOTHING:
        return best_with(s, seat, s.hand, MUCH if ways_out(s) == 0 else as_it_is)
    total = 0
    for kind in range(KINDS):
        cards = s.fresh[kind] if s.renewed == 1 else s.unseen[kind]
        if cards > 0:
            total += cards * best_with(s, seat, kind, as_it_is)
    best = total // max(1, s.stock if s.renewed == 1 else s.left)
    if s.phase == DRAWING:
        for pile in range(PILES):
            kind = top_of(s, pile)
            if kind != NOTHING:
                best = min(best, best_with(s, seat, kind, MUCH))
    return best


def is_to_lay(s: State) -> bool:
    """Whether the seat in turn may still place a card where it likes."""
    if s.phase == DRAWING or s.due == TELLS_DRAW:
        return True
    return s.phase == HOLDING and s.due == TELLS_NOTHING and s.source != OUT


def best_with(s: State, seat: int, kind: int, otherwise: int) -> int:
    """Expected points of the round with this card placed best; at most `otherwise`."""
    cells = ALL_CELLS
    if s.source == BOUNCE:
        cells = cells_for_hand(s)
    else:
        wild = mulligans(s, seat)
        if count_bits(wild) > 1 or (wild != 0 and kind == MULLIGAN):
            cells = wild  # 6.e; on a face-down cell a second one seldom stays (6.d)
    best = otherwise
    for at in range(CELLS):
        if cells >> at & 1 != 0:
            best = min(best, fitted_round_with(s, seat, at, kind))
    return best


def fitted_round_with(s: State, seat: int, at: int, kind: int) -> int:
    """Expected points of the round for a seat, with those for going out, if a card of this kind lay at cell `at`;
    AS_IT_IS for the grid as it is.
    """
    own = count_bits(s.down[seat])
    if at >= 0 and s.down[seat] >> at & 1 != 0:
        own -= 1
    theirs = CELLS
    for other in range(s.seats):
        if other != seat:
            theirs = min(theirs, count_bits(s.down[other]))
    if own == 0:
        points = fitted_grid(s, seat, at, kind, OVER)
        return points + fitted_out(s, seat, points)
    if is_through(s, seat):
        return fitted_grid(s, seat, at, kind, OVER)
    horizon = min(FAR, LAST + min(own, theirs))
    return fitted_grid(s, seat, at, kind, horizon) + BEHIND[horizon] * max(0, theirs - own) // TENTHS


def is_through(s: State, seat: int) -> bool:
    """Whether a seat has no turn after the present one."""
    return (seat - s.turn - 1) % s.seats + 1 >= s.last - s.turns


def fitted_grid(s: State, seat: int, at: int, kind: int, horizon: int) -> int:
    """Expected points of the grid if a card of this kind lay at cell `at`."""
    total = ALWAYS[horizon]
    matched = 0
    for k in range(2 * SIDE):
        first = k * SIDE if k < SIDE else k - SIDE
        line = fitted_line(s, seat, first, 1 if k < SIDE else SIDE, at, kind, horizon)
        if line > 0:
            total += LINE[horizon] * line
            matched |= ROW << first if k < SIDE else COLUMN << first
        else:
            total += line
    for cell in range(CELLS):
        there = lying(s, seat, cell, at, kind)
        if there == DOWN:
            total += unseen_mean(s) * TENTHS if horizon == OVER else CARD_DOWN[horizon]
        elif there == HAZARD:
            total += HAZARD_CARD[horizon]
        elif there == MULLIGAN:
            total += MULLIGAN_CARD[horizon]
        elif there < FIRST_POSITIVE:
            total += NEGATIVE[horizon] * VALUES[there]
        elif matched >> cell & 1 == 0:
            total += POSITIVE[horizon] * VALUES[there] + POSITIVE_CARD[horizon]
    return total * TENTHS // HUNDREDTHS


def fitted_line(s: State, seat: int, first: int, step: int, at: int, kind: int, horizon: int) -> int:
    """The value in points of a matched line, above 0; else the expected gain, 0 or below, in 1/100 of a point."""
    value = 0
    alike = 0
    wild = 0
    down = 0
    other = NOTHING
    for cell in range(first, first + SIDE * step, step):
        there = lying(s, seat, cell, at, kind)
        if there == MULLIGAN:
            wild += 1
        elif there == DOWN:
            down += 1
        elif is_positive(there) and (value == 0 or VALUES[there] == value):
            value = VALUES[there]
            alike += 1
        elif is_positive(there) and value != 0 and there == other:  # the first card is the different one
            other = kind_of(value)
            value = VALUES[there]
            alike = 2
        elif other != NOTHING:
            return 0
        else:
            other = there
    if alike + wild == SIDE and alike > 0:
        return value
    if horizon == OVER:
        return 0
    if value == 0:
        return WILD[horizon] if wild == 1 and down == SIDE - 1 else 0
    unseen = s.unseen[kind_of(value)]
    cards_left = max(s.left, 1)
    if alike + wild == SIDE - 1:
        gain = (1 + alike) * value
        if down == 1:
            return min(0, PAIR[horizon] * gain * unseen // cards_left)
        gain += VALUES[other] if other < HAZARD else 0
        return min(0, PAIR_OPEN[horizon] * max(0, gain) * unseen // cards_left)
    return SINGLE[horizon] * value * unseen // cards_left if alike == 1 and down == SIDE - 1 else 0


def fitted_out(s: State, seat: int, own: int) -> int:
    """Expected points for going out with `own` tenths, from the expected points of the others."""
    if someone_is_out(s) and s.went_out[s.round] != seat:
        return 0
    lead = MUCH
    is_sure = True
    for other in range(s.seats):
        if other != seat:
            waits = (other == s.turn and is_to_lay(s)) or (not is_through(s, other)) or not someone_is_out(s)
            lead = min(lead, fitted_grid(s, other, AS_IT_IS, NOTHING, LAST if waits else OVER) - own)
            is_sure = is_sure and not waits and s.down[other] == 0
    if is_sure:
        return -GOING_OUT * TENTHS if lead >= 0 else GOING_OUT * TENTHS
    return -GOING_OUT * TENTHS * max(-SURE, min(SURE, lead + DOUBT)) // SURE

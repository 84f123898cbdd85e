"""Heuristic value for `leaf_value`, used at the leaves of a search: expected money of a seat at the end of the hand, in
1/10 of a thousand. No rule depends on it.

The weights were fitted to 16,000 hands for two seats, of greedy bots and (more than a third) of bots with an earlier
fit, by least-squares temporal differences (Boyan, Technical update, 2002). `greedy_heuristic` makes useful actions
attractive; this module only estimates the result.
"""

from mazzo.games.grass.deck import (
    BUST,
    CARDS,
    GRAB_A_SNACK,
    HEATS,
    IMMUNITY,
    KINDS,
    PAY_FINE,
    PEDDLES,
    SOLD_OUT,
    VALUES,
)
from mazzo.games.grass.rules.state import DRAWING, State, is_heated, next_heat, protected, unprotected

COLD = True
"""Not inlined: only search calls it."""

UNPROTECTED = 77
"""Value of ten thousand in unprotected peddles."""
PROTECTED = 109
OPEN, OPEN_EARLY = 120, 513
"""Value of an open market with an empty stack, and the additional value with a full one."""
HEAT, HEAT_EARLY = 358, 261
FURTHER_HEAT = 94
"""Cost of each further heat, up to two."""
LOST = 103
"""Cost of a lost turn."""
TURN = 100
"""Value of a turn that begins with a draw, now or as an extra one."""
PEDDLES_EARLY = 12
"""Value of ten thousand in hand with a full stack."""
PARANOIA = 59
"""Cost of ten thousand that paranoia may cost."""
HEAT_ON, HEAT_ON_MORE, HEAT_ON_NOW = 106, 78, 90
"""Value of the first card of heat in hand, of each other one, and of a target for it."""
CURE, CURE_ONE = 187, 124
"""Value of a card that lifts the only heat, and of one that lifts one of several."""

IN_MARKET = (
    0, 0, 0, 0, 0, 0,
    0, 107,
    0, 0, 0, 0,
    18, 18, 18, 18, 20,
    468, 614,
    0, 0, 0,
    20, 20, 30,
    316, 435,
)  # fmt: skip
"""Value of the first card of a kind for an owner with an open market, unless `expected_of_card` has a special case."""
OUTSIDE = (
    0, 0, 0, 0, 0, 0,
    367, 48,
    0, 0, 0, 0,
    10, 10, 10, 10, 10,
    310, 526,
    0, 0, 0,
    10, 10, 15,
    226, 335,
)  # fmt: skip
"""The same with a closed market."""


def expected_money(s: State, seat: int) -> int:
    """Expected money of the seat, without regard to the others."""
    value = s.totals[seat] * 10
    if s.ended != 0:
        return value
    return value + expected_of_market(s, seat) + expected_of_hand(s, seat)


def expected_of_market(s: State, seat: int) -> int:
    """Expected money of a player in this hand, from public information."""
    value = (unprotected(s, seat) * UNPROTECTED + protected(s, seat) * PROTECTED) // 10
    if s.is_open[seat] == 1:
        value += OPEN + OPEN_EARLY * s.in_stack // CARDS
    if is_heated(s, seat):
        value -= HEAT + HEAT_EARLY * s.in_stack // CARDS + min(2, s.heats[seat] - 1) * FURTHER_HEAT
    if s.turn == seat:
        value += (TURN if s.phase == DRAWING else 0) + s.extra * TURN
    return value - s.lost[seat] * LOST


def expected_of_hand(s: State, seat: int) -> int:
    """Value of the cards of a hand."""
    value = 0
    heats = 0
    for kind in range(KINDS):
        for copy in range(s.hand[seat][kind]):
            value += expected_of_card(s, seat, kind, copy)
        if BUST <= kind < IMMUNITY:
            heats += s.hand[seat][kind]
    if heats > 0:
        value += HEAT_ON + HEAT_ON_MORE * (heats - 1)
        for other in range(s.seats):
            if other != seat and s.is_open[other] == 1 and s.heats[other] == 0:
                return value + HEAT_ON_NOW
    return value


def expected_of_card(s: State, seat: int, kind: int, copies: int) -> int:
    """Value of a card other than heat in a hand with `copies` others of its kind."""
    if kind < PEDDLES:
        return VALUES[kind] * PEDDLES_EARLY * s.in_stack // (10 * CARDS)
    if SOLD_OUT <= kind < GRAB_A_SNACK:
        return -VALUES[kind] * PARANOIA // 10
    value = IN_MARKET[kind] if s.is_open[seat] == 1 else OUTSIDE[kind]
    if is_heated(s, seat) and (kind == PAY_FINE or s.heat[seat][next_heat(s, seat)] == kind - HEATS):
        value = CURE if s.heats[seat] == 1 else CURE_ONE
    return value >> copies

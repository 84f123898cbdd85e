"""How well a seat stands, for whoever thinks further than one action: an estimate of what it will have when the hand is
over, in tenths of a thousand. No rule rests on it.

The numbers were fitted to 16,000 hands at tables of two, of greedy bots and (more than a third) of bots that went by an
earlier fit, so that the estimates of the turns of
a hand agree with one another and with its end (least-squares temporal differences: Boyan, Technical update, 2002).
What `mazzo.games.grass.rules.outlook` says is what those go by who want a thing done; this only says what it is worth.
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
"""Compiled to be called: only who thinks asks."""

UNPROTECTED = 77
"""What ten thousand on the table come to."""
PROTECTED = 109
OPEN, OPEN_EARLY = 120, 513
"""What an open market is worth at the end of the stack, and how much more with all cards in it."""
HEAT, HEAT_EARLY = 358, 261
FURTHER_HEAT = 94
"""What each further heat costs, up to two."""
LOST = 103
"""What a lost turn costs."""
TURN = 100
"""What it is worth to be about to draw."""
PEDDLES_EARLY = 12
"""What ten thousand in hand come to with all cards in the stack."""
PARANOIA = 59
"""What ten thousand that paranoia may cost do cost."""
HEAT_ON, HEAT_ON_MORE, HEAT_ON_NOW = 106, 78, 90
"""The first card of heat to put on somebody, each other one, and there being somebody to put it on."""
CURE, CURE_ONE = 187, 124
"""What takes off the only heat, or one of several."""

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
"""What the first card of a kind is good for whose owner's market is open, where nothing else decides."""
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
"""The same of one whose market is closed."""


def own_prospect(s: State, seat: int) -> int:
    """What the seat may expect to have, whatever the others may."""
    value = s.totals[seat] * 10
    if s.ended != 0:
        return value
    return value + market_prospect(s, seat) + hand_prospect(s, seat)


def market_prospect(s: State, seat: int) -> int:
    """What everybody sees of how a player stands in this hand."""
    value = (unprotected(s, seat) * UNPROTECTED + protected(s, seat) * PROTECTED) // 10
    if s.is_open[seat] == 1:
        value += OPEN + OPEN_EARLY * s.in_stack // CARDS
    if is_heated(s, seat):
        value -= HEAT + HEAT_EARLY * s.in_stack // CARDS + min(2, s.heats[seat] - 1) * FURTHER_HEAT
    if s.turn == seat:
        value += (TURN if s.phase == DRAWING else 0) + s.extra * TURN
    return value - s.lost[seat] * LOST


def hand_prospect(s: State, seat: int) -> int:
    """What the cards of a hand are good for."""
    value = 0
    heats = 0
    for kind in range(KINDS):
        for copy in range(s.hand[seat][kind]):
            value += card_prospect(s, seat, kind, copy)
        if BUST <= kind < IMMUNITY:
            heats += s.hand[seat][kind]
    if heats > 0:
        value += HEAT_ON + HEAT_ON_MORE * (heats - 1)
        for other in range(s.seats):
            if other != seat and s.is_open[other] == 1 and s.heats[other] == 0:
                return value + HEAT_ON_NOW
    return value


def card_prospect(s: State, seat: int, kind: int, copies: int) -> int:
    """What a card, heat aside, is good for in a hand that holds so many more of its kind."""
    if kind < PEDDLES:
        return VALUES[kind] * PEDDLES_EARLY * s.in_stack // (10 * CARDS)
    if SOLD_OUT <= kind < GRAB_A_SNACK:
        return -VALUES[kind] * PARANOIA // 10
    value = IN_MARKET[kind] if s.is_open[seat] == 1 else OUTSIDE[kind]
    if is_heated(s, seat) and (kind == PAY_FINE or s.heat[seat][next_heat(s, seat)] == kind - HEATS):
        value = CURE if s.heats[seat] == 1 else CURE_ONE
    return value >> copies

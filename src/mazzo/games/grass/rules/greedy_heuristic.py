"""Heuristic value for `greedy_value`, used for one-ply lookahead: expected money of a seat, and its lead over the
others. No rule depends on it. Unit: 1/10 of a thousand.
"""

from mazzo.games.grass.deck import (
    CARDS,
    EUPHORIA,
    GRAB_A_SNACK,
    HEATS,
    IMMUNITY,
    KINDS,
    MARKET_CLOSE,
    MARKET_OPEN,
    PAY_FINE,
    PEDDLES,
    SEATS,
    SOLD_OUT,
    STEAL,
    STONEHIGH,
    VALUES,
)
from mazzo.games.grass.rules.answers import first_open
from mazzo.games.grass.rules.state import (
    GIVE,
    HOWS,
    NOBODY,
    OFFER,
    PICK,
    PLAYING,
    TO,
    UNANSWERED,
    WANT,
    WANT_TABLED,
    State,
    is_heated,
    next_heat,
    protected,
    unprotected,
)
from mazzo.games.grass.rules.trade import (
    fits,
    is_covered,
    is_give,
    is_want,
    kind_given,
    peddle_of,
    section,
    section_end,
)

COLD = True
"""Not inlined: only search calls it."""

TENTHS = 10
RISKY = 8
"""Value of an unprotected thousand."""
MARKET = 200
HEAT = 150
"""Cost of each of the first two cards of heat on a market."""
TURN = 120
"""Cost of a lost turn, and value of an extra one."""
HOPELESS = 1_000_000
TEMPO = 2_000
"""Bonus for trading first, since the card of the turn can be played afterwards."""
WORTHWHILE = 20
"""Minimum gain of a swap for each party."""
FRICTION = 5
LIKELY = 30
"""Minimum probability, in percent, that a partner has the wanted card."""

FIRST = (
    0, 0, 0, 0, 0, 0,
    20, 60,
    30, 30, 30, 30,
    30, 30, 30, 30, 50,
    120, 250,
    0, 0, 0,
    30, 30, 50,
    120, 100,
)  # fmt: skip
"""Value of the first card of a kind in a hand, unless `card_value` has a special case."""


def position_value(s: State, seat: int) -> int:
    """Value of the position for the seat: its own expected money less part of the others'."""
    own = standing(s, seat)
    if s.ended == 0:
        own += hand_value(s, seat) + talks_value(s, seat)
        if s.turn == seat and s.extra == 1:
            own += TURN
    others = 0
    best = -HOPELESS
    for other in range(s.seats):
        if other != seat:
            others += standing(s, other)
            best = max(best, standing(s, other))
    return own - others // (2 * (s.seats - 1)) - best * 3 // 10


def standing(s: State, seat: int) -> int:
    """Expected money of a player, from public information."""
    value = s.totals[seat] * TENTHS
    if s.ended != 0:
        return value
    value += unprotected(s, seat) * RISKY + protected(s, seat) * TENTHS
    return value + s.is_open[seat] * MARKET - min(s.heats[seat], 2) * HEAT - s.lost[seat] * TURN


def hand_value(s: State, seat: int) -> int:
    """Value of the cards of a hand."""
    value = 0
    for kind in range(KINDS):
        for copy in range(s.hand[seat][kind]):
            value += card_value(s, seat, kind, copy)
    return value


def card_value(s: State, seat: int, kind: int, copies: int) -> int:
    """Value of a card in a hand with `copies` others of its kind, given the player's public situation."""
    if kind < PEDDLES:
        return VALUES[kind] * (5 if s.is_open[seat] == 1 else 3) * (1 if is_heated(s, seat) else 2) // 2
    if SOLD_OUT <= kind < GRAB_A_SNACK:
        return -VALUES[kind] * (TENTHS * CARDS - 5 * s.in_stack) // CARDS
    value = FIRST[kind]
    if kind == MARKET_OPEN and s.is_open[seat] == 0:
        value = 150
    elif kind == MARKET_CLOSE and s.is_open[seat] == 0:
        value = 20
    elif IMMUNITY <= kind < STONEHIGH and is_heated(s, seat):
        if kind == PAY_FINE or s.heat[seat][next_heat(s, seat)] == kind - HEATS:
            value = 100
    elif kind in (STEAL, STONEHIGH, EUPHORIA) and s.is_open[seat] == 0:
        value = value * 2 // 3
    return value >> copies


# Trading


def talks_value(s: State, seat: int) -> int:
    """Expected gain of the seat by its draft or the pending proposal."""
    if s.phase != PLAYING:
        return 0
    if s.proposer == seat:
        return TEMPO + draft_value(s, seat, OFFER)
    if s.proposer != NOBODY and s.partners >> seat & 1 != 0:
        if s.answer[seat] != UNANSWERED:
            return deal_value(s, seat) - FRICTION
        # The value falls with either answer. A search tries the better one, and prunes the other (`prune_margin`).
        if s.drafted[seat] == 0 and is_one_sided(s, seat):
            return HOPELESS
    if s.drafted[seat] > 0 and s.answer[seat] == UNANSWERED:
        gain = draft_value(s, seat, seat)
        return TEMPO + gain if gain > 0 else -HOPELESS
    return 0


def draft_value(s: State, seat: int, which: int) -> int:
    """Expected gain by a draft that swaps one card for one, the first draft of the turn; 0 for any other."""
    if seat != s.turn or s.begun[seat] > 1 or s.drafted[which] > 3:
        return 0
    partner = s.drafts[which][0] - TO
    best = 0
    for give in range(KINDS):
        if s.hand[seat][give] > 0 and agrees(s, which, 1, GIVE + give * HOWS):
            for want in range(KINDS):
                if agrees(s, which, 2, WANT + want):
                    best = max(best, swap_value(s, seat, partner, give, want))
    return best


def agrees(s: State, which: int, at: int, part: int) -> bool:
    """Whether a draft has this part at index `at`, or ends before it."""
    return s.drafted[which] <= at or s.drafts[which][at] == part


def swap_value(s: State, seat: int, partner: int, give: int, want: int) -> int:
    """Expected gain of a swap that is good for both, estimated from the seat's information."""
    own = card_value(s, seat, want, s.hand[seat][want]) - card_value(s, seat, give, s.hand[seat][give] - 1)
    theirs = card_value(s, partner, give, 0) - card_value(s, partner, want, 0)
    if give == want or own < WORTHWHILE or theirs < WORTHWHILE:
        return 0
    chance = likelihood(s, seat, partner, want)
    return min(own, theirs) * chance // 100 if chance >= LIKELY else 0


def likelihood(s: State, seat: int, partner: int, kind: int) -> int:
    """Probability in percent that a partner holds a card, from the seat's information."""
    if s.known[seat * SEATS + partner][kind] > 0:
        return 100
    cards = s.stack[kind]
    unseen = s.in_stack
    for other in range(s.seats):
        if other != seat:
            cards += s.hand[other][kind]
            unseen += s.held[other]
    return min(90, 100 * cards * s.held[partner] // max(1, unseen))


def deal_value(s: State, seat: int) -> int:
    """Gain of a partner by accepting the proposal: the cards and peddles received less those given."""
    at = section(s, OFFER, seat)
    value = 0
    for k in range(at, section_end(s, OFFER, at)):
        value += part_value(s, seat, k)
    for k in range(s.drafted[seat]):
        kind = s.drafts[seat][k] - PICK
        value -= card_value(s, seat, kind, s.hand[seat][kind] - 1)
    return value


def is_one_sided(s: State, seat: int) -> bool:
    """Whether a partner who has not answered would only gain by the proposal, or only lose (13.a)."""
    at = section(s, OFFER, seat)
    gains = 0
    losses = 0
    for k in range(at, section_end(s, OFFER, at)):
        value = part_value(s, seat, k)
        gains += max(value, 0)
        losses -= min(value, 0)
    return (gains == 0) != (losses == 0)


def part_value(s: State, seat: int, k: int) -> int:
    """Gain of a partner by part k of the proposal; 0 for a description for which the card is picked."""
    part = s.drafts[OFFER][k]
    if is_give(part):
        return card_value(s, seat, kind_given(part), s.hand[seat][kind_given(part)])
    if is_want(part):
        if part < WANT + KINDS:
            return -card_value(s, seat, part - WANT, max(0, s.hand[seat][part - WANT] - 1))
        picked = s.drafted[seat] if s.answer[seat] != UNANSWERED else 0
        return -cheapest(s, seat, part - WANT) if k >= first_open(s, seat) + picked else 0
    value = VALUES[peddle_of(part)]
    if part < WANT_TABLED:
        return value * RISKY
    return -value * (TENTHS if is_covered(part) else RISKY)


def cheapest(s: State, seat: int, description: int) -> int:
    """Value of the least valuable card of a player to which a description applies."""
    least = HOPELESS
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0 and fits(description, kind):
            least = min(least, card_value(s, seat, kind, s.hand[seat][kind] - 1))
    return least

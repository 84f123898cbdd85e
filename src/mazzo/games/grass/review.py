"""What the review needs to know of Grass (see `core.review`). Money is in thousands."""

from collections.abc import MutableSequence

from mazzo.core.review import UNITS
from mazzo.games.grass.deck import CARDS, GOAL, KINDS, SEATS
from mazzo.games.grass.rules.leaf_heuristic import expected_of_hand, expected_of_market
from mazzo.games.grass.rules.memory import determinize
from mazzo.games.grass.rules.state import (
    ACCEPT,
    BONUS_PART,
    DEALING,
    IN_HAND,
    PARANOIA,
    PARTS,
    PASSING,
    PICK,
    SKIMMED,
    TABLED,
    TO,
    WITHDRAW,
    State,
    protected,
    unprotected,
)
from mazzo.games.grass.rules.turns import result

COLD = True

CARDS_AHEAD = 0

LINES = (
    ("grass-tabled", 100),
    ("grass-skimmed", 100),
    ("grass-peddle-in-hand", 100),
    ("grass-paranoia", 100),
    ("grass-bonus", 100),
    ("grass-rival", -50),
)
RIVAL = 5

FEATURES = 9
FEATURES_OF_RIVAL = 7
STAGES = 9
WEIGHTS = (
    (-104751, 660, 0, 2317, -27330, -16150, 16910, 640, -15618),
    (17804, 608, 9, 5, -18604, -13347, -4318, 516, -10372),
    (282676, 554, -19, -1290, -20244, -17074, -26548, 443, 23428),
    (313692, 492, -42, -1134, -1836, -15685, -45512, 426, 16198),
    (390743, 448, -124, -1697, 25117, -6117, -70238, 342, 10957),
    (907411, 326, -192, -7323, 34520, -11236, -97324, 338, 25366),
    (1321496, 173, -210, -8822, 19182, -19094, -137486, 304, -3915),
    (1321496, 173, -210, -8822, 19182, -19094, -137486, 304, -3915),
    (115044, 0, 0, 4039, 6515, -3850, -60371, 228, 0),
)
WEIGHTS_OF_RIVAL = (
    (99420, 602, -38, 932, 11844, -16792, 2731),
    (227214, 534, -35, 226, 16253, -16518, -19626),
    (453901, 487, -67, -2289, 20748, -19340, -40192),
    (504656, 444, -91, -3112, 43004, -17604, -61792),
    (579390, 427, -149, -3816, 56362, -6014, -82140),
    (1116651, 305, -208, -9322, 63620, -12155, -114138),
    (1574882, 169, -214, -11592, 46884, -20376, -155110),
    (1574882, 169, -214, -11592, 46884, -20376, -155110),
    (97152, 0, 0, 4228, 21658, -4032, -60090),
)

LEAD = 25
"""Width of a row of HANDS_TO_COME, in thousands."""
HANDS_TO_COME = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (225, 220, 216, 194, 166, 153, 122, 94, 76, 61, 25, 25),
    (250, 245, 240, 215, 185, 170, 135, 105, 85, 68, 28, 28),
    (262, 257, 252, 226, 194, 178, 142, 110, 89, 71, 29, 29),
    (275, 270, 264, 237, 204, 187, 148, 116, 94, 75, 31, 31),
    (288, 282, 276, 247, 213, 195, 155, 121, 98, 78, 32, 32),
)
"""HANDS_TO_COME[seats][lead // LEAD]: the mean number of hands after the present one, in hundredths, by the most money
of a seat, on the table and of finished hands.
"""
OF_HAND = (0, 0, 77, 62, 41, 36, 26)
"""OF_HAND[seats]: the mean result of a hand. Both are from the same games as the weights, smoothed."""
SPREAD_OF_HAND = 80


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the parts of the seat's sheet of the last hand, and the best result of another seat."""
    hand = s.hands - 1
    for at in (TABLED, SKIMMED, IN_HAND, PARANOIA, BONUS_PART):
        out[at] = s.sheets[hand][seat * PARTS + at]
    first = True
    for other in range(s.seats):
        if other != seat and (first or result(s, hand, other) > out[RIVAL]):
            out[RIVAL] = result(s, hand, other)
            first = False


def part(s: State) -> int:
    """The number of finished hands."""
    return s.hands


def lead_of(s: State) -> int:
    """The most money of a seat, on the table and of finished hands."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.totals[seat] + unprotected(s, seat) + protected(s, seat))
    return min(GOAL, most)


def hands_to_come(s: State) -> int:
    """The mean number of hands after the present one, in hundredths, interpolated."""
    lead = lead_of(s)
    row = lead // LEAD
    table = HANDS_TO_COME[s.seats]
    return table[row] + (table[row + 1] - table[row]) * (lead - row * LEAD) // LEAD


def spread(s: State) -> int:
    """By the hands to come and the cards in the stack."""
    hands = hands_to_come(s) + 100 * s.in_stack // CARDS
    squared = max(1, hands * SPREAD_OF_HAND * SPREAD_OF_HAND * UNITS)
    root = SPREAD_OF_HAND * UNITS
    for _ in range(20):  # Newton's method
        root = (root + squared // max(1, root)) // 2
    return max(UNITS, root)


def error(s: State) -> int:
    """The error of the estimate, measured."""
    return 400


def blind(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal again what is hidden from the seat. While cards are dealt or drawn, the cards that it does not know in other
    hands count as cards of the stack, since each may come as well.
    """
    determinize(s, seat, rng)
    if s.due > 0:
        for other in range(s.seats):
            if other != seat:
                for kind in range(KINDS):
                    known = s.known[seat * SEATS + other][kind]
                    s.stack[kind] += s.hand[other][kind] - known
                    s.hand[other][kind] = known


def chances(s: State) -> int:
    """The cards that may be in the stack."""
    count = 0
    for kind in range(KINDS):
        count += s.stack[kind]
    return count


def look(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write 1, the estimates of `leaf_heuristic` for the seat's market and for the best other market, the cards in the
    stack and in hand, the turns of others before its own, and the number of seats; then the estimate for its hand, and
    whether a card is being passed.
    """
    out[0] = 1
    out[1] = expected_of_market(s, seat)
    best = 0
    for other in range(s.seats):
        if other != seat:
            value = expected_of_market(s, other)
            if best == 0 or value > best:
                best = value
    out[2] = best
    out[3] = s.in_stack
    out[4] = s.held[seat]
    out[5] = (seat - s.turn) % s.seats
    out[6] = s.seats
    out[7] = expected_of_hand(s, seat)
    out[8] = 1 if s.phase == PASSING else 0


def stage(s: State, seat: int) -> int:
    """By the cards in the stack; the last one while hands are dealt."""
    if s.phase == DEALING:
        return STAGES - 1
    return s.in_stack * (STAGES - 1) // (CARDS + 1)


def known(s: State, seat: int) -> int:
    """The money of the finished hands."""
    return s.totals[seat] * UNITS


def to_come(s: State, seat: int) -> int:
    """The mean result of a hand, times the hands to come."""
    return OF_HAND[s.seats] * hands_to_come(s) * UNITS // 100


def is_own_chance(s: State, seat: int) -> bool:
    """Whether the seat draws or is dealt a card."""
    return s.turn == seat


def depth(s: State) -> int:
    """The card of a turn, the peddles that it covers, and a further draw."""
    return 4


def alike(s: State, outcome: int) -> int:
    """Number of cards of the same kind from this one on."""
    end = 0
    for kind in range(KINDS):
        end += s.stack[kind]
        if outcome < end:
            return end - outcome
    return 1


def is_weighed(s: State, seat: int, action: int) -> bool:
    """Whether it is a play, a choice that follows one, or an answer; the parts of an offer change nothing yet."""
    return action < TO or ACCEPT <= action < WITHDRAW or action >= PICK

"""What the review needs to know of Clustered (see `core.review`)."""

from collections.abc import MutableSequence

from mazzo.core.bits import bit_index, count_bits
from mazzo.core.review import UNITS
from mazzo.core.review_defaults import DEALS, OUTCOME_DEPTH, imagine, settle  # noqa: F401
from mazzo.games.clustered.deck import HAND, WILD
from mazzo.games.clustered.rules import FIRST_HAND, take_back_all
from mazzo.games.clustered.rules.board import owner_at, points_of_line, reach, rectangle_through
from mazzo.games.clustered.rules.state import (
    AROUND,
    CARDS,
    COLS,
    DEALING,
    FAST,
    PLAYING,
    TRIMMING,
    State,
    bonuses,
    fitting,
    held,
    in_deck,
    kinds_held,
    points,
    spot_of_open,
)

COLD = True

CARDS_AHEAD = 0

LINES = (
    ("clustered-lines", 100),
    ("clustered-rectangle", 100),
    ("clustered-bonuses", 200),
    ("clustered-longest", 10),
    ("clustered-played", 20),
    ("clustered-rival", -50),
)
IN_LINES, RECTANGLE, BONUSES, LONGEST, PLAYED, RIVAL = range(6)

MOST_LEFT = 30
"""Turns."""
SHARES = 64
"""Means of points and cards are in 1/SHARES."""
MOST, SECOND, WILDS_IN_HAND, TWO_DUE = range(11, 15)
MOST_WITH = 16
"""Behind the features: the two largest gains with each card that may be drawn."""
SECOND_WITH = MOST_WITH + CARDS
FEATURES = 15
FEATURES_OF_RIVAL = 11
STAGES = 9
# fmt: off
WEIGHTS = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-5050, 8478, -491, 461, 905, 3111, -2869, 291, -17, -652, 0, 14, 3, -641, 0),
    (-6160, 13309, -2057, 375, 1563, 626, -222, 531, -100, -3357, -3008, 26, 23, -57, 2232),
    (17247, 13119, -2286, -348, 1402, 972, -1601, 1040, -272, -6838, 2917, 28, 26, -96, 2263),
    (51010, 11181, -4055, 249, 34, 824, -827, 1917, -85, -13151, 11037, 32, -16, -23, 2330),
    (-50243, 16577, -3759, 1119, -652, 950, 8, 3123, 127, -18424, 9136, 19, 6, -94, 0),
    (-80666, 18128, -4439, 1155, -1329, 1288, 444, 4213, 182, -24314, 13332, 14, 13, -22, 0),
    (54979, 13602, 0, -3020, -2511, -609, 6092, 2680, 842, -29626, 20551, 21, 55, -48, 0),
    (221062, 7622, 0, 0, 0, 0, 0, 0, 573, -28060, 22069, 0, 0, 52, 0),
)
WEIGHTS_OF_RIVAL = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-4832, 8728, -493, 450, 2486, 2420, -2128, 192, -8, -936, 0),
    (3765, 12634, -2002, 122, 2027, 905, -415, 505, -82, -4144, 0),
    (23262, 12947, -2549, -177, 1721, 1137, -1375, 894, -244, -7522, 0),
    (52178, 11108, -4173, 206, 1173, 790, -781, 1951, -106, -13084, 0),
    (-29527, 15670, -3838, 1150, -261, 1137, -267, 3062, -78, -16699, 0),
    (-85563, 18290, -4159, 1362, -1010, 1625, -2, 4320, 151, -24053, 0),
    (30547, 14403, 0, -3009, -1908, 192, 6324, 3131, 811, -29613, 0),
    (221508, 7637, 0, 0, 0, 0, 0, 0, 550, -27992, 0),
)
SPREADS = (
    1, 27, 59, 117, 166, 217, 242, 271, 303, 338, 348, 368, 390, 423, 442, 458,
    461, 517, 590, 611, 614, 627, 645, 663, 674, 688, 689, 699, 708, 720, 721,
)
# fmt: on
"""By the turns left. Both tables are measured by `python -m scripts.review_fit`."""
ERRORS = (0, 31, 32, 33, 34, 35, 36, 37, 38)
"""By the stage."""


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the points of lines and of the largest rectangle, the bonuses, the longest line, the cards of the seat on
    the table, and the most points of another seat.
    """
    out[IN_LINES] = s.lines[seat]
    out[RECTANGLE] = s.area[seat]
    out[BONUSES] = bonuses(s, seat)
    out[LONGEST] = s.longest[seat]
    out[PLAYED] = s.turns[seat]
    out[RIVAL] = 0
    for other in range(s.seats):
        if other != seat:
            out[RIVAL] = max(out[RIVAL], points(s, other))


def part(s: State) -> int:
    """0: the game is one part."""
    return 0


def turns_left(s: State, seat: int) -> int:
    """How many turns a seat has still to take; in the fast game it loses half of the cards that it draws (9.2)."""
    cards = held(s, seat) + in_deck(s, seat)
    if s.options & FAST == 0:
        return cards
    if s.phase == DEALING:
        cards -= FIRST_HAND - HAND
    elif s.trim[seat] > 0:
        cards -= s.trim[seat]
    elif s.turn == seat and s.due > 0:
        cards -= 1
    return min(HAND, cards) + max(0, cards - HAND + 1) // 2


def spread(s: State) -> int:
    """By the turns that are still to be taken."""
    turns = 0
    for seat in range(s.seats):
        turns = max(turns, turns_left(s, seat))
    return SPREADS[min(turns, MOST_LEFT)]


def error(s: State) -> int:
    """By the stage of the seat in turn; its last card is valued exactly."""
    return 0 if turns_left(s, s.turn) == 1 else ERRORS[stage(s, s.turn)]


def blind(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Give the others the lowest cards that they may hold, as many as they hold, and take back what they removed from
    their first hands: without a card in hand they would be passed over.
    """
    for other in range(s.seats):
        if other != seat:
            cards = held(s, other)
            if s.phase == TRIMMING:
                cards = HAND
                s.trim[other] = 0
                s.trimmed[other] = -1
                take_back_all(s, other)
            s.deck[other] |= s.hand[other]
            s.deck_wilds[other] += s.hand_wilds[other]
            s.hand[other] = 0
            s.hand_wilds[other] = 0
            for _ in range(cards):
                if s.deck[other] == 0:
                    s.deck_wilds[other] -= 1
                    s.hand_wilds[other] += 1
                else:
                    lowest = s.deck[other] & -s.deck[other]
                    s.deck[other] ^= lowest
                    s.hand[other] |= lowest


def chances(s: State) -> int:
    """0: those of the rules."""
    return 0


def gain_at(s: State, seat: int, spot: int) -> int:
    """The points that a card of the seat on a spot would bring in lines and for its rectangle."""
    left = reach(s, seat, spot, -1)
    right = reach(s, seat, spot, 1)
    up = reach(s, seat, spot, -COLS)
    down = reach(s, seat, spot, COLS)
    gain = points_of_line(left + 1 + right) - points_of_line(left) - points_of_line(right)
    gain += points_of_line(up + 1 + down) - points_of_line(up) - points_of_line(down)
    if left + right > 0 and up + down > 0:
        gain += max(0, rectangle_through(s, seat, spot) - s.area[seat])
    return gain


def look(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write 1; turns left, cards in the largest rectangle, in the longest line; the most points of a spot that some
    card left to the seat fits, the sum over such spots, the number of them, the spots beside own cards and all open
    spots; the seats, and 1 for a single one. Then, in 1/SHARES, the most points with the hand, the second most on
    another spot, and the wilds in hand, all three as the mean over the card that the seat must still draw; and 1 if it
    must draw two (9.2).
    """
    for k in range(FEATURES):
        out[k] = 0
    out[0] = 1
    out[1] = turns_left(s, seat)
    out[2] = s.area[seat]
    out[3] = s.longest[seat]
    is_to_draw = s.phase == PLAYING and s.turn == seat and s.due == 1
    if is_to_draw:
        for card in range(CARDS):
            out[MOST_WITH + card] = 0
            out[SECOND_WITH + card] = 0
    own = kinds_held(s, seat)
    in_own_deck = s.deck[seat] | (s.deck_wilds[seat] > 0) << WILD
    all_left = s.hand[seat] | s.deck[seat]
    wilds = s.hand_wilds[seat] + s.deck_wilds[seat]
    for k in range(s.open_count):
        spot = spot_of_open(s.open[k])
        fits = fitting(s.open[k])
        if is_beside(s, seat, spot) and count_bits(fits & all_left) + wilds > 0:
            gain = gain_at(s, seat, spot)
            out[7] += 1
            if gain > 0:
                out[4] = max(out[4], gain)
                out[5] += gain
                out[6] += 1
                if fits & own != 0:
                    note_gain(out, MOST, SECOND, gain)
                elif is_to_draw:
                    note_gains(out, fits & in_own_deck, gain)
    out[8] = s.open_count
    out[9] = s.seats
    out[10] = 1 if s.seats == 1 else 0
    if is_to_draw:
        take_mean(s, seat, out)
    else:
        out[MOST] *= SHARES
        out[SECOND] *= SHARES
    draws = max(0, HAND - held(s, seat))
    cards = in_deck(s, seat)
    out[WILDS_IN_HAND] = SHARES * s.hand_wilds[seat]
    if draws > 0 and cards > 0:
        out[WILDS_IN_HAND] += (SHARES * min(draws, cards) * s.deck_wilds[seat] + cards // 2) // cards
    out[TWO_DUE] = 1 if s.phase == PLAYING and s.turn == seat and s.due == 2 else 0


def is_beside(s: State, seat: int, spot: int) -> bool:
    """Whether a spot touches a card of the seat."""
    for step in AROUND:
        if owner_at(s, spot + step) == seat:
            return True
    return False


def note_gain(out: MutableSequence[int], most: int, second: int, gain: int) -> None:
    """Enter a gain into the two largest."""
    if gain > out[most]:
        out[second] = out[most]
        out[most] = gain
    else:
        out[second] = max(out[second], gain)


def note_gains(out: MutableSequence[int], cards: int, gain: int) -> None:
    """Enter a gain into those of each of these cards."""
    while cards != 0:
        card = bit_index(cards & -cards)
        note_gain(out, MOST_WITH + card, SECOND_WITH + card, gain)
        cards &= cards - 1


def take_mean(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Replace the two largest gains by their means over the next card."""
    most = 0
    second = 0
    for card in range(CARDS):
        times = s.deck_wilds[seat] if card == WILD else s.deck[seat] >> card & 1
        most += times * max(out[MOST], out[MOST_WITH + card])
        both = min(out[MOST], out[MOST_WITH + card])
        second += times * max(both, out[SECOND], out[SECOND_WITH + card])
    cards = in_deck(s, seat)
    out[MOST] = (SHARES * most + cards // 2) // cards
    out[SECOND] = (SHARES * second + cards // 2) // cards


def stage(s: State, seat: int) -> int:
    """By the turns left."""
    return min(STAGES - 1, (turns_left(s, seat) + 3) // 4)


def known(s: State, seat: int) -> int:
    """The points now."""
    return points(s, seat) * UNITS


def to_come(s: State, seat: int) -> int:
    """0: the game is one part."""
    return 0


def is_own_chance(s: State, seat: int) -> bool:
    """Whether the seat draws."""
    return s.turn == seat


def depth(s: State) -> int:
    """One action, since `look` takes the mean over the card that follows it; in the fast game both draws and the card
    that is removed, and the first action after the first hand.
    """
    if s.phase == TRIMMING:
        trims = 0
        for seat in range(s.seats):
            trims = max(trims, s.trim[seat])
        return trims + 1
    if s.phase == DEALING:
        return 0
    return 3 if s.due > 0 else 1


def alike(s: State, outcome: int) -> int:
    """1, except for wilds."""
    faces = count_bits(s.deck[s.turn])
    return 1 if outcome < faces else faces + s.deck_wilds[s.turn] - outcome


def is_weighed(s: State, seat: int, action: int) -> bool:
    """True."""
    return True

"""What the review needs to know of Clustered (see `core.review`)."""

from collections.abc import MutableSequence
from math import isqrt

from mazzo.core.bits import count_bits
from mazzo.core.review import UNITS
from mazzo.games.clustered.rules import take_back_all
from mazzo.games.clustered.rules.board import owner_at, points_of_line, reach, rectangle_through
from mazzo.games.clustered.rules.state import (
    AROUND,
    COLS,
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
OUTCOME_DEPTH = 1
DEALS = 0

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
FEATURES = 12
FEATURES_OF_RIVAL = 9
STAGES = 9
WEIGHTS = (
    (403, 0, 8, -123, 0, 0, 0, 0, -1, 0, 0, 0),
    (-5743, 7697, -46, -255, 2604, 178, 161, 39, -7, 2604, 433, -3160),
    (-15050, 9908, -99, 158, 4566, 401, 74, 281, -30, 400, 1078, -10275),
    (-49113, 11152, -14, 1313, 2864, 629, 560, 1161, 72, 1070, 636, -7312),
    (-111197, 13504, -198, 1854, 1949, 810, 2395, 2096, 134, 874, 1757, -6453),
    (-190406, 16403, 252, 2340, 1001, 1137, 2452, 4780, 88, 280, 222, -4221),
    (-353718, 22193, 1615, 6637, 2650, 285, 2507, 7390, 129, 1030, 2393, -13029),
    (-613143, 31652, 4466, 11165, 11086, 1726, -14327, 12204, -479, 2895, -832, -2501),
    (-618970, 30502, 0, 0, 0, 0, 0, 9576, 4688, 0, 0, -12108),
)
WEIGHTS_OF_RIVAL = (
    (403, 0, 8, -123, 0, 0, 0, 0, -1),
    (-5201, 7760, -127, -157, 5262, 134, 166, -17, 3),
    (-12434, 9987, -210, 472, 4600, 436, -42, 203, -19),
    (-45242, 11130, -73, 1420, 3088, 738, 336, 1150, 65),
    (-104777, 13427, -198, 1893, 1816, 1051, 2154, 2051, 109),
    (-192174, 16517, 386, 2299, 1029, 1151, 2444, 4776, 84),
    (-354485, 22306, 1718, 6666, 2388, 728, 2641, 7300, 93),
    (-643463, 32633, 4464, 11354, 12642, 2535, -15405, 12437, -509),
    (-609973, 30168, 0, 0, 0, 0, 0, 10600, 4258),
)
SPREAD_OF_CARD = 120


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


def left_of(s: State, seat: int) -> int:
    """How many cards a seat has still to play."""
    return held(s, seat) + in_deck(s, seat)


def spread(s: State) -> int:
    """By the cards that are still to be played."""
    left = 0
    for seat in range(s.seats):
        left = max(left, left_of(s, seat))
    return max(1, SPREAD_OF_CARD * ROOTS[min(left, MOST_LEFT)] // 100)


ROOTS = tuple(isqrt(10_000 * k) for k in range(MOST_LEFT + 1))


def error(s: State) -> int:
    """The error of the estimate, measured."""
    return 40


def blind(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Put the hands of the others back into their decks, and what they removed from their first hands."""
    for other in range(s.seats):
        if other != seat:
            if s.phase == TRIMMING:
                s.trim[other] = 0
                s.trimmed[other] = -1
                take_back_all(s, other)
            s.deck[other] |= s.hand[other]
            s.deck_wilds[other] += s.hand_wilds[other]
            s.hand[other] = 0
            s.hand_wilds[other] = 0


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
    """Write 1; cards left, cards in the largest rectangle, in the longest line; the most points of a spot that some
    card left to the seat fits, the sum over such spots, the number of them, the spots beside own cards and all open
    spots; then the most points with the hand, the second most on another spot, and the wilds in hand.
    """
    for k in range(FEATURES):
        out[k] = 0
    out[0] = 1
    out[1] = left_of(s, seat)
    out[2] = s.area[seat]
    out[3] = s.longest[seat]
    own = kinds_held(s, seat)
    all_left = s.hand[seat] | s.deck[seat]
    wilds = s.hand_wilds[seat] + s.deck_wilds[seat]
    for k in range(s.open_count):
        spot = spot_of_open(s.open[k])
        is_beside = False
        for step in AROUND:
            if owner_at(s, spot + step) == seat:
                is_beside = True
        if is_beside:
            fits = count_bits(fitting(s.open[k]) & all_left) + wilds
            if fits > 0:
                gain = gain_at(s, seat, spot)
                out[7] += 1
                if gain > 0:
                    out[4] = max(out[4], gain)
                    out[5] += gain
                    out[6] += 1
                    if fitting(s.open[k]) & own != 0:
                        if gain > out[9]:
                            out[10] = out[9]
                            out[9] = gain
                        else:
                            out[10] = max(out[10], gain)
    out[8] = s.open_count
    out[11] = s.hand_wilds[seat]


def stage(s: State, seat: int) -> int:
    """By the cards left."""
    return min(STAGES - 1, (left_of(s, seat) + 3) // 4)


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
    """One action."""
    return 1


def alike(s: State, outcome: int) -> int:
    """1, except for wilds."""
    faces = count_bits(s.deck[s.turn])
    return 1 if outcome < faces else faces + s.deck_wilds[s.turn] - outcome


def is_weighed(s: State, seat: int, action: int) -> bool:
    """True."""
    return True


def imagine(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Nothing: the end of a part counts no hidden cards."""


def settle(s: State, seat: int) -> None:
    """Nothing is pending."""

"""What the review needs to know of Clustered (see `core.review`)."""

from collections.abc import MutableSequence
from math import isqrt

from mazzo.core.bits import count_bits
from mazzo.core.review import UNITS
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
FEATURES = 14
FEATURES_OF_RIVAL = 11
STAGES = 9
WEIGHTS = (
    (134, 0, 3, -41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-6665, 7984, 22, -56, 2725, 168, 160, -64, -33, 0, 10, 2725, 683, -7641),
    (-17950, 10389, 108, 473, 5567, 54, 571, 64, -123, -2091, 145, 423, 1057, -8836),
    (-46527, 11660, 184, 1047, 3465, 746, 513, 846, -92, -3008, -181, 752, 357, -7706),
    (-103408, 14115, -698, 2071, 2202, 1108, 1123, 2251, -125, -3547, -464, 712, 958, -7498),
    (-199933, 17399, -1782, 4219, 1092, 1440, 1526, 4893, -118, -4358, -840, 775, 258, -9075),
    (-342391, 22412, -1546, 6980, 1279, 1795, -154, 8126, -106, -5929, -1243, 704, 796, -12875),
    (-670782, 34224, 1489, 13077, 14623, 2358, -23368, 13569, -754, -3347, -1342, 3149, -3853, -8854),
    (-734987, 34811, 0, 0, 0, 0, 0, 11973, 5313, -3027, -4051, 0, 0, -6869),
)
WEIGHTS_OF_RIVAL = (
    (134, 0, 3, -41, 0, 0, 0, 0, 0, 0, 0),
    (-5908, 8177, -37, 4, 5587, 96, 247, -164, -28, 0, -66),
    (-13871, 10298, 58, 590, 5591, 130, 421, -4, -118, -2220, 63),
    (-44331, 11682, 140, 1135, 3569, 780, 487, 801, -100, -3012, -235),
    (-99644, 14100, -709, 2141, 2145, 1221, 1019, 2215, -145, -3477, -419),
    (-200769, 17528, -1649, 4184, 1084, 1530, 1455, 4896, -147, -4306, -804),
    (-341582, 22425, -1559, 7001, 1251, 1975, -100, 8071, -140, -5617, -1252),
    (-680127, 34536, 1488, 13261, 18076, 1061, -22846, 13474, -796, -2852, -1366),
    (-731923, 34697, 0, 0, 0, 0, 0, 12637, 5077, -3151, -4227),
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
    spots, whether it draws, and the turns before its own; then the most points with the hand, the second most on
    another spot, and the wilds in hand.
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
                        if gain > out[11]:
                            out[12] = out[11]
                            out[11] = gain
                        else:
                            out[12] = max(out[12], gain)
    out[8] = s.open_count
    out[9] = 1 if s.due > 0 and s.turn == seat else 0
    out[10] = (seat - s.turn) % s.seats
    out[13] = s.hand_wilds[seat]


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

"""What the review needs to know of Gnoming A Round (see `core.review`). Values are minus the points."""

from collections.abc import MutableSequence

from mazzo.core.bits import count_bits
from mazzo.core.review import UNITS
from mazzo.games.gnoming.deck import (
    CELLS,
    FIRST_POSITIVE,
    HAZARD,
    HAZARD_POINTS,
    KINDS,
    MULLIGAN,
    PILES,
    ROUNDS,
    SIDE,
    VALUES,
)
from mazzo.games.gnoming.rules.expected_grid import expected_points
from mazzo.games.gnoming.rules.greedy_heuristic import kind_of
from mazzo.games.gnoming.rules.leaf_heuristic import is_through
from mazzo.games.gnoming.rules.scoring import COLUMN, ROW, line_value, someone_is_out
from mazzo.games.gnoming.rules.state import (
    ASKING,
    BOUNCE,
    CHOOSING,
    DOWN,
    DRAWING,
    FIRST_CARDS,
    HOLDING,
    NOTHING,
    OPENING,
    OUT,
    PILE,
    REVEALING,
    STOCK,
    TELLS_DRAW,
    TELLS_NOTHING,
    TELLS_OUT,
    State,
    is_positive,
    sees_hand,
    top_of,
)

COLD = True

CARDS_AHEAD = 0

LINES = (
    ("gnoming-lines", -100),
    ("gnoming-singles", -100),
    ("gnoming-negatives", -100),
    ("gnoming-hazards", -100),
    ("gnoming-going-out", -100),
    ("gnoming-matched-cards", 1),
    ("gnoming-mulligans", 1),
)
MATCHED, SINGLES, NEGATIVES, HAZARDS, GOING_OUT, CARDS_MATCHED, MULLIGANS = range(7)

FEATURES = FEATURES_OF_RIVAL = 26
STAGES = 9
NO_TURN = 0
"""The stage of a seat without a turn to come in the round."""
UNDECIDED = STAGES - 1
"""The stage until the first cards are turned."""
# fmt: off
WEIGHTS = (
    (-4435, 333, 192, -1447, -727, 80121, -11486, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (126709, 4096, 4226, -4104, -3626, -44032, 8180, 3, 0, -9, -19869, 1392, 3598, -27417, 3751, 3751, -6415, -10471,
     -2629, -26516, -13963, 3242, -6246, 0, 0, -1994),
    (93198, 4370, 3467, -1093, -8580, -16841, 8973, 8, -6, 5, 16392, 396, 1095, -24080, 27519, -9900, -7259, -7561,
     2151, -17682, -4068, 6409, 0, 0, 0, -1347),
    (111576, 3023, 1811, 516, -16599, -26915, 17103, 7, -11, 11, 23496, 1032, -239, -22935, 26772, -8420, -7246, -15384,
     6422, -9791, 5591, 2386, 0, 0, 0, -175),
    (123948, 145, 1038, -732, -15454, -1972, -2972, 13, -7, -5, 20621, 973, -2041, -22229, 28240, -8692, -6950, -11477,
     5150, -10097, -1778, 8761, 0, 0, 0, -5260),
    (122592, 1750, 735, 1140, -22644, -1694, -15591, 12, -15, 5, 41225, 255, 1647, -25759, 24380, -6320, -6048, -11536,
     5181, -7220, 19111, 6096, 0, 0, 0, -4386),
    (154119, -476, -1635, 1064, -22741, -8459, -17393, 7, -19, 9, 18172, 816, 2320, -31149, 26991, 1517, -9677, -13209,
     7294, -21176, -19588, 6361, 0, 0, 0, -7447),
    (265404, -4546, -3942, 1569, -33324, -28179, -28779, 14, -13, 1, 12106, 7, 3707, -24004, 3307, 6496, -2690, -15242,
     6027, 1986, 44776, -131, 0, 0, 0, -8315),
    (59075, -2885, 0, 445, -15777, -47961, -26836, -5, 0, -8, 2709, 2743, 8601, 4393, 4833, 14103, 520, -20161, 0, 0, 0,
     0, 0, 1787, -25502, 0),
)
WEIGHTS_OF_RIVAL = (
    (-4435, 333, 192, -1447, -727, 80121, -11486, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (126709, 4096, 4226, -4104, -3626, -44032, 8180, 3, 0, -9, -19869, 1392, 3598, -27417, 3751, 3751, -6415, -10471,
     -2629, -26516, -13963, 3242, -6246, 0, 0, -1994),
    (93198, 4370, 3467, -1093, -8580, -16841, 8973, 8, -6, 5, 16392, 396, 1095, -24080, 27519, -9900, -7259, -7561,
     2151, -17682, -4068, 6409, 0, 0, 0, -1347),
    (111576, 3023, 1811, 516, -16599, -26915, 17103, 7, -11, 11, 23496, 1032, -239, -22935, 26772, -8420, -7246, -15384,
     6422, -9791, 5591, 2386, 0, 0, 0, -175),
    (123948, 145, 1038, -732, -15454, -1972, -2972, 13, -7, -5, 20621, 973, -2041, -22229, 28240, -8692, -6950, -11477,
     5150, -10097, -1778, 8761, 0, 0, 0, -5260),
    (122592, 1750, 735, 1140, -22644, -1694, -15591, 12, -15, 5, 41225, 255, 1647, -25759, 24380, -6320, -6048, -11536,
     5181, -7220, 19111, 6096, 0, 0, 0, -4386),
    (154119, -476, -1635, 1064, -22741, -8459, -17393, 7, -19, 9, 18172, 816, 2320, -31149, 26991, 1517, -9677, -13209,
     7294, -21176, -19588, 6361, 0, 0, 0, -7447),
    (265404, -4546, -3942, 1569, -33324, -28179, -28779, 14, -13, 1, 12106, 7, 3707, -24004, 3307, 6496, -2690, -15242,
     6027, 1986, 44776, -131, 0, 0, 0, -8315),
    (59075, -2885, 0, 445, -15777, -47961, -26836, -5, 0, -8, 2709, 2743, 8601, 4393, 4833, 14103, 520, -20161, 0, 0, 0,
     0, 0, 1787, -25502, 0),
)
# fmt: on
OF_ROUND = (0, 0, -650, -400, -200, -100, 0, 100)
"""OF_ROUND[seats]: minus the expected points of a round that has not begun."""

SOLVED = 3
"""At the end of a round the last so many cards are valued exactly, over all cards that may come."""
SPREAD_OF_ROUND = 750
"""Standard deviation of the points of a round that has just begun."""
MOST_DOWN = 9
MOST_LEAD = 200
NEAR = 40
"""Tenths of a point."""


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the points of the last finished round: of matched lines, single cards, negative cards, hazards, and for
    going out; then the number of cards in lines and of mulligans.
    """
    for k in range(len(LINES)):
        out[k] = 0
    round_of = s.round if s.ended != 0 else s.round - 1
    cells = s.cells[seat] if s.ended != 0 else s.past[round_of * s.seats + seat]
    matched = 0
    for k in range(SIDE):
        across = line_value(cells, k * SIDE, 1)
        down = line_value(cells, k, SIDE)
        out[MATCHED] -= across + down
        if across > 0:
            matched |= ROW << k * SIDE
        if down > 0:
            matched |= COLUMN << k
    for at in range(CELLS):
        kind = cells[at]
        if kind == HAZARD:
            out[HAZARDS] += HAZARD_POINTS
        elif kind == MULLIGAN:
            out[MULLIGANS] += 1
        elif kind < FIRST_POSITIVE:
            out[NEGATIVES] += VALUES[kind]
        elif matched >> at & 1 == 0:
            out[SINGLES] += VALUES[kind]
    out[CARDS_MATCHED] = count_bits(matched)
    out[GOING_OUT] = s.points[round_of][seat] - out[MATCHED] - out[SINGLES] - out[NEGATIVES] - out[HAZARDS]


def part(s: State) -> int:
    """The number of finished rounds."""
    return s.round


def spread(s: State) -> int:
    """By the rounds to come and the cards face down."""
    down = 0
    for seat in range(s.seats):
        down += count_bits(s.down[seat])
    share = down * UNITS // (MOST_DOWN * s.seats)
    rounds = (ROUNDS - 1 - s.round) * UNITS + share
    squared = max(1, rounds * SPREAD_OF_ROUND * SPREAD_OF_ROUND // UNITS)
    root = SPREAD_OF_ROUND * ROUNDS
    for _ in range(20):  # Newton's method
        root = (root + squared // max(1, root)) // 2
    return max(1, root)


def error(s: State) -> int:
    """The error of the estimate, measured."""
    return 50


def blind(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Put a card that another seat has drawn in secret back among the unseen ones; forget the first cells that others
    have chosen.
    """
    if s.hand != NOTHING and not sees_hand(s, seat):
        if s.renewed == 1:
            s.fresh[s.hand] += 1
            s.stock += 1
        else:
            s.unseen[s.hand] += 1
            s.left += 1
        s.hand = NOTHING
    if s.phase == CHOOSING:
        for other in range(s.seats):
            if other != seat:
                s.picked[other] = 0


def chances(s: State) -> int:
    """0: those of the rules."""
    return 0


def look(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the features. Without a turn to come: 1 if the seat has gone out, how far its points are below the lowest
    expectation of another, if that seat has still a turn and if not, and whether they are. Else: 1, the grid (see
    `note_grid`), the cards face down, the fewest of the others, how many fewer the seat has, the turns of others before
    its own, the seats, and what is going on.
    """
    for k in range(FEATURES):
        out[k] = 0
    if stage(s, seat) == NO_TURN:
        if is_out(s, seat):
            note_lead(s, seat, out)
        return
    out[0] = 1
    note_grid(s, seat, out)
    own = count_bits(s.down[seat])
    theirs = fewest_of_others(s, seat)
    out[13] = own
    out[14] = theirs
    out[15] = max(0, theirs - own)
    out[16] = s.seats - 1 if has_placed(s, seat) else (seat - s.turn) % s.seats
    out[17] = s.seats
    is_own = s.turn == seat and s.phase == HOLDING and not has_placed(s, seat)
    out[18] = 1 if is_own and s.due != TELLS_OUT and s.source != BOUNCE else 0
    out[19] = 1 if is_own and s.due == TELLS_OUT else 0
    out[20] = 1 if is_own and s.due != TELLS_OUT and s.source == BOUNCE else 0
    out[21] = 1 if s.turn != seat and s.phase == HOLDING and (s.due == TELLS_OUT or s.source > PILE) else 0
    out[22] = 1 if someone_is_out(s) else 0
    out[23] = 1 if s.phase < OPENING else 0
    out[24] = left_to_open(s, seat)
    out[25] = s.turns // s.seats


def note_grid(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write features 1 to 12: points of negative cards and of lines, points and number of single cards, hazards,
    mulligans; what lines of two would gain, if the third cell is face down and if not, single cards beside two face
    down, all three times the share of the cards that they need, in thousandths; mulligans beside two face down; the
    most that the top card of a pile would gain in a line; the points of a negative card on a pile.
    """
    matched = 0
    for k in range(2 * SIDE):
        first = k * SIDE if k < SIDE else k - SIDE
        line = note_line(s, seat, first, 1 if k < SIDE else SIDE, out)
        if line > 0:
            matched |= ROW << first if k < SIDE else COLUMN << first
    for at in range(CELLS):
        kind = s.cells[seat][at]
        if kind == HAZARD:
            out[5] += 1
        elif kind == MULLIGAN:
            out[6] += 1
        elif kind < FIRST_POSITIVE:
            out[1] -= VALUES[kind]
        elif kind < HAZARD and matched >> at & 1 == 0:
            out[3] += VALUES[kind]
            out[4] += 1
    for pile in range(PILES):
        top = top_of(s, pile)
        if top < FIRST_POSITIVE:
            out[12] = max(out[12], -VALUES[top])


def note_line(s: State, seat: int, first: int, step: int, out: MutableSequence[int]) -> int:
    """Add what a row or column has to the features; returns its value if it is matched."""
    value = 0
    alike = 0
    wild = 0
    down = 0
    other = NOTHING
    for at in range(first, first + SIDE * step, step):
        kind = s.cells[seat][at]
        if kind == MULLIGAN:
            wild += 1
        elif kind == DOWN:
            down += 1
        elif is_positive(kind) and (value == 0 or VALUES[kind] == value):
            value = VALUES[kind]
            alike += 1
        elif is_positive(kind) and kind == other:
            other = kind_of(value)
            value = VALUES[kind]
            alike = 2
        elif other != NOTHING:
            return 0
        else:
            other = kind
    if value == 0:
        if wild == 1 and down == SIDE - 1:
            out[10] += 1
        return 0
    if alike + wild == SIDE:
        out[2] += value
        return value
    kind = kind_of(value)
    if alike + wild == SIDE - 1:
        gain = (1 + alike) * value
        if down == 1:
            out[7] += gain * share_of(s, kind)
        else:
            gain = max(0, gain + (VALUES[other] if other < HAZARD else HAZARD_POINTS))
            out[8] += gain * share_of(s, kind)
        for pile in range(PILES):
            if top_of(s, pile) == kind:
                out[11] = max(out[11], gain)
    elif alike == 1 and down == SIDE - 1:
        out[9] += value * share_of(s, kind)
    return 0


def share_of(s: State, kind: int) -> int:
    """The share of a kind among the cards that may come, in thousandths."""
    return 1000 * (s.unseen[kind] + s.fresh[kind]) // max(1, s.left + (s.stock if s.renewed == 1 else 0))


def note_lead(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write how far the points of a seat that has gone out are below the lowest of the others, in tenths."""
    own = expected_points(s, seat)
    lead = MOST_LEAD
    waits = False
    for other in range(s.seats):
        if other != seat:
            ahead = (expected_points(s, other) - own) // 10
            lead = min(lead, ahead)
            waits = waits or not is_through(s, other)
    out[0] = 1
    out[1] = max(-MOST_LEAD, lead) if waits else 0
    out[2] = 0 if waits else max(-MOST_LEAD, lead)
    out[3] = max(-NEAR, min(NEAR, lead)) if waits else 0
    out[4] = 0 if waits else max(-NEAR, min(NEAR, lead))
    out[5] = 1 if lead >= 0 else 0
    out[6] = 1 if waits else 0


def has_placed(s: State, seat: int) -> bool:
    """Whether the seat in turn has only to discard what came out of its grid."""
    return s.turn == seat and s.phase == HOLDING and s.source == OUT and s.due == TELLS_NOTHING


def is_out(s: State, seat: int) -> bool:
    """Whether a seat has gone out first, or does so with its discard."""
    if s.went_out[s.round] == seat:
        return True
    return s.down[seat] == 0 and has_placed(s, seat) and not someone_is_out(s)


def left_to_open(s: State, seat: int) -> int:
    """Number of cards of a seat that it will turn first and that are still face down."""
    if s.phase < OPENING:
        return FIRST_CARDS
    return count_bits(s.picked[seat] & s.down[seat])


def fewest_of_others(s: State, seat: int) -> int:
    """The fewest cards face down of another seat."""
    fewest = CELLS
    for other in range(s.seats):
        if other != seat:
            fewest = min(fewest, count_bits(s.down[other]))
    return fewest


def stage(s: State, seat: int) -> int:
    """By the fewest cards face down."""
    if s.phase == REVEALING:
        return NO_TURN
    if s.phase <= OPENING:
        return UNDECIDED
    if s.turn == seat and not has_placed(s, seat):
        return 1 + min(UNDECIDED - 2, count_bits(s.down[seat]), fewest_of_others(s, seat))
    if is_through(s, seat) or is_out(s, seat):
        return NO_TURN
    return 1 + min(UNDECIDED - 2, count_bits(s.down[seat]), fewest_of_others(s, seat))


def known(s: State, seat: int) -> int:
    """Minus the points of the finished rounds, and of the grid if it will not be changed any more."""
    points = 0
    for k in range(s.round):
        points -= s.points[k][seat]
    points *= UNITS
    if s.ended == 0 and stage(s, seat) == NO_TURN:
        points -= expected_points(s, seat)
    return points


def to_come(s: State, seat: int) -> int:
    """The rounds that have not begun."""
    return (ROUNDS - 1 - s.round) * OF_ROUND[s.seats]


def is_own_chance(s: State, seat: int) -> bool:
    """Whether the seat draws a card, or one comes out of its grid or is turned there, or the last cards are turned."""
    if s.phase == REVEALING:
        return left_to_turn(s) <= SOLVED
    if s.phase == ASKING:
        return s.who == seat
    return s.turn == seat and (s.due == TELLS_DRAW or s.due == TELLS_OUT)


def left_to_turn(s: State) -> int:
    """Number of cards face down in all grids."""
    count = 0
    for seat in range(s.seats):
        count += count_bits(s.down[seat])
    return count


def depth(s: State) -> int:
    """To the card that comes out after one bounce."""
    if s.phase <= OPENING:
        return 0
    if s.phase == DRAWING:
        return 6
    if s.phase == REVEALING:
        return SOLVED
    return 4 if s.source == STOCK or s.source == PILE else 2


def alike(s: State, outcome: int) -> int:
    """Number of cards of the same kind from this one on."""
    end = 0
    for kind in range(KINDS):
        end += s.fresh[kind] if s.renewed == 1 and s.due == TELLS_DRAW else s.unseen[kind]
        if outcome < end:
            return end - outcome
    return 1


def is_weighed(s: State, seat: int, action: int) -> bool:
    """Whether the turn has begun: of the first cards, one is as good as another."""
    return s.phase == DRAWING or s.phase == HOLDING or s.phase > HOLDING

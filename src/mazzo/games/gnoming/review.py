"""What the review needs to know of Gnoming A Round (see `core.review`). Values are minus the points."""

from collections.abc import MutableSequence

from mazzo.core.bits import count_bits
from mazzo.core.review import UNITS
from mazzo.core.review_defaults import DEALS, OUTCOME_DEPTH, imagine, settle  # noqa: F401
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
    (-1608, 167, 87, 129, 440, -1908, -5449, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-6658, 7474, 7056, -4104, -3497, -62106, 7115, 11, 2, 0, 0, 1717, 2393, -18808, 2673, 2673, -4314, 2169, -5843,
     -30521, 6082, 226, -5676, 0, 0, 230),
    (77981, 4013, 4730, -4213, 11049, -89596, 28659, 8, 2, -6, -10735, 890, -27, -28632, 26103, -9267, -16213, -8619,
     -3547, -34187, -19288, 15102, 0, 0, 0, 186),
    (61944, 2219, 1936, 208, -15471, -67993, 23259, 12, 3, 7, -45688, 1088, 18475, -34444, 20229, 2215, -1816, 29518,
     6293, -32879, -25290, 6451, 0, 0, 0, -506),
    (115105, 8625, 9188, 7989, -38139, -544, 29311, 8, -1, 31, 1858, 161, 22600, -13645, 32938, -15654, -2777, -36084,
     403, -43214, -45758, 6723, 0, 0, 0, -3597),
    (173830, 5652, -9870, -1649, -10804, 79223, 45954, 4, -2, 32, 999, -53, 21368, -23615, 34027, -12596, -4378, -25116,
     8814, -36351, -9664, -4451, 0, 0, 0, -2582),
    (142546, 14894, 20036, 4509, 6715, -11150, 98841, 16, 3, -11, -81445, -154, 6813, -16683, 27515, -85109, -4015,
     -21442, -151, -36854, -11414, -10403, 0, 0, 0, -7183),
    (144515, 3468, -2668, 3996, -10124, -35211, 81007, 12, -20, -10, 6164, -814, 13824, 11448, 17878, 1516, -6205,
     -68031, 3353, -2532, 10722, 13105, 0, 0, 0, 16678),
    (191767, -8759, 0, 6597, -42373, -43958, 83135, 24, 0, -6, 1081, -4145, 8439, 15934, 11897, 8151, -18573, -67749, 0,
     0, 0, 0, 0, -4922, -40450, 0),
)
WEIGHTS_OF_RIVAL = (
    (-1641, 166, 87, 128, 439, -1836, -5456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-6685, 7481, 7055, -4114, -3474, -62158, 7070, 11, 2, 0, 0, 1715, 2403, -18801, 2673, 2673, -4289, 2195, -5817,
     -30513, 6105, 247, -5630, 0, 0, 229),
    (78871, 4002, 4688, -4235, 11003, -89809, 28549, 8, 2, -6, -10801, 886, -29, -28696, 26235, -9418, -16215, -8692,
     -3480, -34143, -19160, 15120, 0, 0, 0, 188),
    (62269, 2195, 1911, 214, -15534, -67848, 23176, 12, 3, 7, -45745, 1084, 18453, -34558, 20317, 2110, -1867, 29582,
     6274, -32929, -25344, 6458, 0, 0, 0, -504),
    (115207, 8632, 9191, 7987, -38137, -530, 29235, 8, -1, 31, 1964, 161, 22600, -13651, 32923, -15677, -2793, -36085,
     362, -43226, -45779, 6713, 0, 0, 0, -3596),
    (173794, 5651, -9850, -1651, -10788, 79157, 45928, 4, -2, 32, 976, -54, 21364, -23595, 34027, -12610, -4378, -25136,
     8822, -36351, -9651, -4467, 0, 0, 0, -2583),
    (142530, 14898, 20026, 4512, 6711, -11182, 98929, 16, 3, -11, -81497, -155, 6815, -16701, 27514, -85114, -4035,
     -21393, -246, -36910, -11477, -10411, 0, 0, 0, -7186),
    (145452, 3463, -2650, 4001, -10127, -35218, 81016, 12, -20, -11, 6159, -818, 13822, 11455, 17880, 1509, -6202,
     -68027, 3357, -2534, 10716, 13097, 0, 0, 0, 16678),
    (191767, -8759, 0, 6597, -42373, -43958, 83135, 24, 0, -6, 1081, -4145, 8439, 15934, 11897, 8151, -18573, -67749, 0,
     0, 0, 0, 0, -4922, -40450, 0),
)
# fmt: on
OF_ROUND = (0, 0, 1150, 500, 300, 100, 0, -100)
"""OF_ROUND[seats]: minus the expected points of a round that has not begun."""

SOLVED = 3
"""At the end of a round the last so many cards are valued exactly, over all cards that may come."""
# fmt: off
SPREADS = (
    200, 400, 700, 800, 850, 900, 950, 1000, 1010, 1020,
    1030, 1040, 1100, 1150, 1200, 1250, 1300, 1350, 1360, 1370,
    1400, 1420, 1450, 1480, 1520, 1550, 1600, 1650, 1660, 1670,
)
# fmt: on
"""By the rounds to come, and the fewest cards face down of a seat. Both tables are measured by
`python -m scripts.review_fit`.
"""
ERRORS = (11, 51, 52, 53, 54, 55, 56, 57, 58)
"""By the stage."""
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
    fewest = CELLS
    for seat in range(s.seats):
        fewest = min(fewest, count_bits(s.down[seat]))
    return SPREADS[(ROUNDS - 1 - s.round) * (CELLS + 1) + fewest]


def error(s: State) -> int:
    """By the stage of the seat in turn."""
    return ERRORS[NO_TURN if is_through(s, s.turn) else stage(s, s.turn)]


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

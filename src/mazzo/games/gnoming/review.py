"""What the review needs to know of Gnoming A Round (see `core.review`). Values are minus the points."""

from collections.abc import MutableSequence

from mazzo.core.bits import count_bits
from mazzo.core.review import UNITS
from mazzo.games.gnoming.deck import CELLS, FIRST_POSITIVE, HAZARD, HAZARD_POINTS, KINDS, MULLIGAN, ROUNDS, SIDE, VALUES
from mazzo.games.gnoming.rules.leaf_heuristic import fitted_round, is_through
from mazzo.games.gnoming.rules.scoring import COLUMN, ROW, line_value
from mazzo.games.gnoming.rules.state import (
    CHOOSING,
    DRAWING,
    HOLDING,
    NOTHING,
    OPENING,
    PILE,
    REVEALING,
    STARTING,
    STOCK,
    TELLS_DRAW,
    TELLS_OUT,
    State,
    sees_hand,
)

COLD = True

CARDS_AHEAD = 0
OUTCOME_DEPTH = 1
DEALS = 0

LINES = (
    ("gnoming-lines", -100),
    ("gnoming-singles", -100),
    ("gnoming-negatives", -100),
    ("gnoming-hazards", -100),
    ("gnoming-going-out", -100),
    ("gnoming-matched-cards", 1),
    ("gnoming-mulligans", 1),
)
MATCHED, SINGLES, NEGATIVES, HAZARDS, OUT, CARDS_MATCHED, MULLIGANS = range(7)

FEATURES = FEATURES_OF_RIVAL = 5
STAGES = 8
WEIGHTS = (
    (3692, -618, 2276, 605, -1038),
    (-6738, -663, -1717, 482, 1927),
    (9512, -562, 2841, 5053, -3257),
    (49312, -491, 550, -4445, -3510),
    (38350, -508, -635, 1797, -4618),
    (45121, -532, 2169, -2563, -6117),
    (41749, -490, 3265, -3212, -5196),
    (-25780, -419, 9710, 4558, -6563),
)
WEIGHTS_OF_RIVAL = WEIGHTS
OF_ROUND = (0, 0, 1043, 961, 873, 849, 690, 596)
"""OF_ROUND[seats]: minus the expected points of a round that has not begun."""

SOLVED = 3
"""At the end of a round the last so many cards are valued exactly, over all cards that may come."""
OPENED = 4
"""The same for the first cards of the grids."""
SPREAD_OF_ROUND = 750
"""Standard deviation of the points of a round that has just begun."""
MOST_DOWN = 9


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
    out[OUT] = s.points[round_of][seat] - out[MATCHED] - out[SINGLES] - out[NEGATIVES] - out[HAZARDS]


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
    """Write 1, the estimate of `leaf_heuristic` for the round, the cards face down of the seat and the fewest of the
    others, and how many turns of others come before its own; zeros before the first cards are turned.
    """
    if is_undecided(s):
        for k in range(FEATURES):
            out[k] = 0
        return
    out[0] = 1
    out[1] = fitted_round(s, seat)
    out[2] = count_bits(s.down[seat])
    out[3] = fewest_of_others(s, seat)
    out[4] = (seat - s.turn) % s.seats


def is_undecided(s: State) -> bool:
    """Whether the first cards of the grids are still to be turned, and they are too many to be solved."""
    return s.phase == STARTING or s.phase == CHOOSING or (s.phase == OPENING and left_to_open(s) > OPENED)


def left_to_open(s: State) -> int:
    """Number of chosen cards that are still face down."""
    count = 0
    for seat in range(s.seats):
        count += count_bits(s.picked[seat] & s.down[seat])
    return count


def fewest_of_others(s: State, seat: int) -> int:
    """The fewest cards face down of another seat."""
    fewest = CELLS
    for other in range(s.seats):
        if other != seat:
            fewest = min(fewest, count_bits(s.down[other]))
    return fewest


def stage(s: State, seat: int) -> int:
    """0 without a turn to come, else the fewest cards face down, plus 1."""
    if is_through(s, seat) or s.phase == REVEALING:
        return 0
    return min(STAGES - 1, 1 + min(count_bits(s.down[seat]), fewest_of_others(s, seat)))


def known(s: State, seat: int) -> int:
    """Minus the points of the finished rounds."""
    points = 0
    for k in range(s.round):
        points -= s.points[k][seat]
    return points * UNITS


def to_come(s: State, seat: int) -> int:
    """The rounds in which no card has been turned, or too few."""
    return (ROUNDS - 1 - s.round + (1 if is_undecided(s) else 0)) * OF_ROUND[s.seats]


def is_own_chance(s: State, seat: int) -> bool:
    """Whether the seat draws a card, or one comes out of its grid, or the first or last cards are turned."""
    if s.phase == REVEALING:
        return left_to_turn(s) <= SOLVED
    if s.phase == OPENING:
        return left_to_open(s) <= OPENED
    return s.turn == seat and (s.due == TELLS_DRAW or s.due == TELLS_OUT)


def left_to_turn(s: State) -> int:
    """Number of cards face down in all grids."""
    count = 0
    for seat in range(s.seats):
        count += count_bits(s.down[seat])
    return count


def depth(s: State) -> int:
    """To the end of the turn, with two bounces at most: a card drawn and placed leaves the depth of the card that comes
    out.
    """
    if s.phase == DRAWING:
        return 8
    if s.phase == REVEALING:
        return SOLVED
    if s.phase == OPENING:
        return OPENED
    return 6 if s.source == STOCK or s.source == PILE else 4


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


def imagine(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Nothing: the end of a part counts no hidden cards."""


def settle(s: State, seat: int) -> None:
    """Nothing is pending."""

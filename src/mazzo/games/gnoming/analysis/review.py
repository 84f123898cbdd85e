"""The functions of Gnoming A Round for its review (see `core.review`). Values are minus the points."""

from collections.abc import MutableSequence

from mazzo.core.bits import count_bits
from mazzo.core.review import UNITS
from mazzo.core.weights import read_weights
from mazzo.games.gnoming.analysis.expected_grid import expected_points
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
from mazzo.games.gnoming.rules.greedy_heuristic import AS_IT_IS
from mazzo.games.gnoming.rules.leaf_heuristic import fitted_round_with, is_through
from mazzo.games.gnoming.rules.scoring import COLUMN, ROW, line_value, someone_is_out
from mazzo.games.gnoming.rules.state import (
    ASKING,
    BOUNCE,
    CHOOSING,
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
    sees_hand,
    top_of,
)

COLD = True

FITTED = read_weights(__package__)
"""The tables of `weights.json`."""

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

# fmt: off
(
    ALWAYS, ESTIMATE, FACE_DOWN, FEWEST_OF_OTHERS, TURNS_BEFORE, PLAYERS, IS_PLACING, IS_DISCARDING, IS_BOUNCED,
    OTHER_HAS_PLACED, SOMEONE_IS_OUT, TO_OPEN, PILE_GAIN, PILE_NEGATIVE,
) = range(len(FITTED["features"]))
# fmt: on
"""The features of a position, as in `weights.json`."""
PILES_TO_START, ONE_TO_OPEN, OTHERS_TO_OPEN, ESTIMATE_TO_OPEN, TURNS_TO_OPEN = range(IS_PLACING, TO_OPEN)
"""What stands in their places until the first turn."""
LEAD_WHILE_WAITING, LAST_LEAD, NEAR_WHILE_WAITING, LAST_NEAR, IS_AHEAD, IS_WAITING = range(ESTIMATE, ESTIMATE + 6)
"""The features of a seat that has gone out."""
FEATURES = FEATURES_OF_RIVAL = len(FITTED["features"])
MOMENTS = 9
"""Of a round; the stages are those of two seats, then those of more."""
STAGES = 2 * MOMENTS
NO_TURN = 0
"""The moment of a seat without a turn to come in the round."""
UNDECIDED = MOMENTS - 1
"""The moment until the first cards are turned."""
WEIGHTS: tuple[tuple[int, ...], ...] = FITTED["weights"]
WEIGHTS_OF_RIVAL = WEIGHTS
OF_ROUND: tuple[int, ...] = FITTED["round"]
"""OF_ROUND[seats]: minus the expected points of a round that has not begun."""

SOLVED = 3
"""At the end of a round the last so many cards are valued exactly, over all cards that may come."""
SPREADS: tuple[int, ...] = FITTED["spreads"]
"""By the rounds to come, and the fewest cards face down of a seat; measured by
`python -m research.review_fit` and smoothed.
"""
ERRORS: tuple[int, ...] = FITTED["errors"]
"""By the moment, of two seats; measured by `python -m research.review_fit gnoming --errors turn`."""
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
    """By the moment of the seat in turn."""
    return ERRORS[NO_TURN if is_through(s, s.turn) else moment(s, s.turn)]


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


def look(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the features. Without a turn to come: those of `note_lead`, if the seat has gone out. Else: 1, the estimate
    of `leaf_heuristic` for the grid as it is, the cards face down, the fewest of the others, the turns of others before
    its own, the seats; whether the seat has to place a card, whether one comes out of its grid, whether that may
    bounce, whether another has placed its card, whether someone has gone out; the cards of the seat that are turned
    first; the most that the top card of a pile would gain in a line of two, and the points of a negative card there.
    Until the first turn five of them are those of `note_opening`.
    """
    for k in range(FEATURES):
        out[k] = 0
    if moment(s, seat) == NO_TURN:
        if is_out(s, seat):
            note_lead(s, seat, out)
        return
    out[ALWAYS] = 1
    out[ESTIMATE] = fitted_round_with(s, seat, AS_IT_IS, NOTHING)
    out[FACE_DOWN] = count_bits(s.down[seat])
    out[FEWEST_OF_OTHERS] = fewest_of_others(s, seat)
    out[TURNS_BEFORE] = s.seats - 1 if has_placed(s, seat) else (seat - s.turn) % s.seats
    out[PLAYERS] = s.seats
    out[TO_OPEN] = left_to_open(s, seat)
    note_piles(s, seat, out)
    if s.phase <= OPENING:
        note_opening(s, seat, out)
        return
    is_own = s.turn == seat and s.phase == HOLDING and not has_placed(s, seat)
    out[IS_PLACING] = 1 if is_own and s.due != TELLS_OUT and s.source != BOUNCE else 0
    out[IS_DISCARDING] = 1 if is_own and s.due == TELLS_OUT else 0
    out[IS_BOUNCED] = 1 if is_own and s.due != TELLS_OUT and s.source == BOUNCE else 0
    is_others = s.turn != seat and s.phase == HOLDING
    out[OTHER_HAS_PLACED] = 1 if is_others and (s.due == TELLS_OUT or s.source > PILE) else 0
    out[SOMEONE_IS_OUT] = 1 if someone_is_out(s) else 0


def note_opening(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the piles that are still to be started; whether the seat has one card to turn first; how many the others
    have; and the estimate and the turns of others before its own, both times its own number of such cards.
    """
    for pile in range(PILES):
        if s.height[pile] == 0:
            out[PILES_TO_START] += 1
    out[ONE_TO_OPEN] = 1 if out[TO_OPEN] == 1 else 0
    for other in range(s.seats):
        if other != seat:
            out[OTHERS_TO_OPEN] += left_to_open(s, other)
    out[ESTIMATE_TO_OPEN] = out[ESTIMATE] * out[TO_OPEN]
    out[TURNS_TO_OPEN] = out[TURNS_BEFORE] * out[TO_OPEN]


def note_piles(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write PILE_GAIN and PILE_NEGATIVE."""
    for pile in range(PILES):
        top = top_of(s, pile)
        if top < FIRST_POSITIVE:
            out[PILE_NEGATIVE] = max(out[PILE_NEGATIVE], -VALUES[top])
        elif top < HAZARD:
            for k in range(SIDE):
                across = gain_of_line(s, seat, k * SIDE, 1, top)
                out[PILE_GAIN] = max(out[PILE_GAIN], across, gain_of_line(s, seat, k, SIDE, top))


def gain_of_line(s: State, seat: int, first: int, step: int, kind: int) -> int:
    """The points that a card of this kind gains by completing a row or column; 0 if it does not."""
    fits = 0
    gain = VALUES[kind]
    for at in range(first, first + SIDE * step, step):
        there = s.cells[seat][at]
        if there in (kind, MULLIGAN):
            fits += 1
        if there < HAZARD:
            gain += VALUES[there]
        elif there == HAZARD:
            gain += HAZARD_POINTS
    return max(0, gain) if fits == SIDE - 1 else 0


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
    out[ALWAYS] = 1
    out[LEAD_WHILE_WAITING] = max(-MOST_LEAD, lead) if waits else 0
    out[LAST_LEAD] = 0 if waits else max(-MOST_LEAD, lead)
    out[NEAR_WHILE_WAITING] = max(-NEAR, min(NEAR, lead)) if waits else 0
    out[LAST_NEAR] = 0 if waits else max(-NEAR, min(NEAR, lead))
    out[IS_AHEAD] = 1 if lead >= 0 else 0
    out[IS_WAITING] = 1 if waits else 0


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
    """The moment, for two seats or for more."""
    return moment(s, seat) + (MOMENTS if s.seats > 2 else 0)


def moment(s: State, seat: int) -> int:
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


def value_so_far(s: State, seat: int) -> int:
    """Minus the points of the finished rounds, and of the grid if it will not be changed any more."""
    points = 0
    for k in range(s.round):
        points -= s.points[k][seat]
    points *= UNITS
    if s.ended == 0 and moment(s, seat) == NO_TURN:
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
    """To the card that comes out after one bounce; after the answer to a hazard, to the card that is placed next."""
    if s.phase <= OPENING:
        return 0
    if s.phase == DRAWING:
        return 6
    if s.phase == ASKING:
        return 5
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

"""What a seat of Gnoming A Round observes, as numbers for machine learning (see `core.observation`): kernels."""

from collections.abc import MutableSequence

from mazzo.core.observation import Part
from mazzo.games.gnoming.deck import CARDS, CELLS, COUNTS, KINDS, PILES, ROUNDS, SEATS
from mazzo.games.gnoming.rules import current_players
from mazzo.games.gnoming.rules.scoring import total
from mazzo.games.gnoming.rules.state import (
    ACTIONS,
    NOTHING,
    OUT,
    REVEALING,
    TURNS_EACH,
    State,
    sees_hand,
    top_of,
)

__all__ = ["ACTIONS", "PARTS", "VERSION", "action_of", "index_of", "observe"]

VERSION = 2
MOST_POINTS = 300
MOST_OF_A_KIND = max(COUNTS)
MOST_TURNS = SEATS * TURNS_EACH
DOWN = KINDS + 1
"""A face-down card. Other cards are their kind plus 1, and 0 is none."""
PARTS = (
    Part("round", (1,), 0, ROUNDS - 1),
    Part("phase", (1,), 0, REVEALING, True),  # of `rules.state`
    Part("turns", (1,), 0, MOST_TURNS),  # taken in this round
    Part("turns_left", (1,), 0, MOST_TURNS),  # at most, in this round
    Part("stock", (1,), 0, CARDS),
    Part("renewed", (1,), 0, 1),
    Part("removed", (1,), 0, COUNTS[10]),  # hazards out of the game
    Part("in_hand", (1,), 0, DOWN, True),  # the card in hand of the seat in turn, if it is known
    Part("source", (1,), 0, OUT, True),  # of that card: 0 stock, 1 pile, 2 and 3 the grid
    Part("came", (1,), 0, CELLS, True),  # its cell plus 1
    Part("unseen", (KINDS,), 0, MOST_OF_A_KIND),  # cards that are undecided, as far as the seat knows
    Part("fresh", (KINDS,), 0, MOST_OF_A_KIND),  # the same of a renewed stock
    Part("tops", (PILES,), 0, DOWN, True),
    Part("heights", (PILES,), 0, CARDS),
    Part("at_table", (SEATS,), 0, 1),  # by seat, as all that follow, the own seat first
    Part("acting", (SEATS,), 0, 1),
    Part("asked", (SEATS,), 0, 1),
    Part("went_out", (SEATS,), 0, 1),
    Part("points", (SEATS, ROUNDS), -MOST_POINTS, MOST_POINTS),  # of the finished rounds
    Part("total", (SEATS,), -MOST_POINTS * ROUNDS, MOST_POINTS * ROUNDS),  # with the face-up cards
    Part("grid", (SEATS, CELLS), 0, DOWN, True),
    Part("picked", (CELLS,), 0, 1),  # the own choice of first cards
    Part("second", (1,), 0, CELLS, True),  # the cell of the second mulligan of the seat in turn, plus 1
)


def observe(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write PARTS in order."""
    knows = sees_hand(s, seat)
    out[0] = s.round
    out[1] = s.phase
    out[2] = s.turns
    out[3] = s.last - s.turns
    out[4] = s.stock
    out[5] = s.renewed
    out[6] = s.removed
    out[7] = s.hand + 1 if knows and s.hand != NOTHING else 0
    out[8] = s.source
    out[9] = s.came + 1
    n = 10
    for kind in range(KINDS):
        hidden = 1 if not knows and s.hand == kind else 0
        out[n + kind] = s.unseen[kind] + (hidden if s.renewed == 0 else 0)
        out[n + KINDS + kind] = s.fresh[kind] + (hidden if s.renewed == 1 else 0)
    n += 2 * KINDS
    for pile in range(PILES):
        top = top_of(s, pile)
        out[n + pile] = top + 1 if top != NOTHING else 0
        out[n + PILES + pile] = s.height[pile]
    n += 2 * PILES
    for k in range(SEATS):
        is_there = k < s.seats
        other = (seat + k) % s.seats
        out[n + k] = 1 if is_there else 0
        out[n + SEATS + k] = current_players(s) >> other & 1 if is_there else 0
        out[n + 2 * SEATS + k] = 1 if is_there and s.who == other else 0
        out[n + 3 * SEATS + k] = 1 if is_there and s.went_out[s.round] == other else 0
    n += 4 * SEATS
    for k in range(SEATS):
        other = (seat + k) % s.seats
        for r in range(ROUNDS):
            out[n + k * ROUNDS + r] = s.points[r][other] if k < s.seats else 0
    n += SEATS * ROUNDS
    for k in range(SEATS):
        out[n + k] = total(s, (seat + k) % s.seats) if k < s.seats else 0
    n += SEATS
    for k in range(SEATS):
        other = (seat + k) % s.seats
        for at in range(CELLS):
            out[n + k * CELLS + at] = s.cells[other][at] + 1 if k < s.seats else 0
    n += SEATS * CELLS
    for at in range(CELLS):
        out[n + at] = s.picked[seat] >> at & 1
    n += CELLS
    out[n] = s.second + 1
    return n + 1


def index_of(s: State, seat: int, action: int) -> int:
    """The action itself: there are few."""
    return action


def action_of(s: State, seat: int, index: int) -> int:
    """The index itself."""
    return index

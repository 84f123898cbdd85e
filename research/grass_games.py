"""Kernels that play games of Grass and log what the review of each seat would say: `research.grass_fit` fits the
estimate of the review to them.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.bots.rollout import ROOT, act, greedy_action, happen, seat_to_act
from mazzo.core import review_defaults
from mazzo.core.bits import below
from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite
from mazzo.core.review import Reviewed
from mazzo.games.grass.deck import KINDS
from mazzo.games.grass.rules.state import PASSING
from mazzo.reviews.kernels import ROWS, estimate, make_blind, values_of_actions, values_of_outcomes

rules = cast(AnyRules, None)
"""The rules of one game; set by every binding."""
review: Reviewed = review_defaults
"""The game's `review.py` over the defaults; set by every binding."""

COLD = True

REAL = ROWS
"""The row of the game that is played."""
SAMPLE, DRAW, END, SLIP = 0, 1, 2, 3
"""Events of a log: a position of a seat that need not act, a card that a seat draws, the end of a hand, an action that
is worse than the best.
"""
HEAD = 7
"""A line of a log: event, seat, stage, value that is not estimated by features, estimate (DRAW: mean over the stack,
SLIP: value of the best action), money of the finished hands (DRAW: value after the card), seats; then the features. A
DRAW has no fourth number and no features; a SLIP has only event, seat and value.
"""


def play(
    rows: MutableSequence[Any],
    seats: int,
    greedy: int,
    slips: Sequence[int],
    brief: int,
    luck: MutableSequence[int],
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
    actions: MutableSequence[int],
    values: Sequence[MutableSequence[int]],
    log: Sequence[MutableSequence[int]],
) -> int:
    """Play a game and write its log, if it is `brief` only the ends of hands; the seats in `greedy` play greedily, the
    others by the review, with so many random actions of 1,000 as `slips` has for the seat. Returns the number of lines.
    """
    rules.init(rows[REAL], seats, 0)
    lines = 0
    while rules.is_terminal(rows[REAL]) == 0:
        part = review.part(rows[REAL])
        chances = rules.chance_count(rows[REAL])
        if chances > 0:
            outcome = below(luck, chances)
            for seat in range(seats):
                if brief == 0 and review.is_own_chance(rows[REAL], seat):
                    write_draw(rows, seat, outcome, outs, weights, values, log[lines], seats)
                    lines += 1
            happen(rows, REAL, outcome)
        else:
            seat = seat_to_act(rows[REAL], luck)
            action = chosen(rows, seat, seats, greedy, slips, brief, luck, outs, weights, actions, values, log[lines])
            if brief == 0 and log[lines][0] == SLIP:
                lines += 1
            act(rows, REAL, seat, action)
        is_over = rules.is_terminal(rows[REAL]) != 0
        if is_over or review.part(rows[REAL]) != part:
            for seat in range(seats):
                write_sample(rows, seat, END, outs, weights, log[lines], seats)
                lines += 1
        if (
            brief == 0
            and not is_over
            and (chances > 0 or rules.chance_count(rows[REAL]) > 0 or rows[REAL].phase == PASSING)
        ):
            mask = rules.current_players(rows[REAL])
            for seat in range(seats):
                if mask >> seat & 1 == 0:
                    write_sample(rows, seat, SAMPLE, outs, weights, log[lines], seats)
                    lines += 1
    return lines


def chosen(
    rows: MutableSequence[Any],
    seat: int,
    seats: int,
    greedy: int,
    slips: Sequence[int],
    brief: int,
    luck: MutableSequence[int],
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
    actions: MutableSequence[int],
    values: Sequence[MutableSequence[int]],
    line: MutableSequence[int],
) -> int:
    """The action of a seat. Makes the line a SLIP if the best action is worth more; otherwise the line does not count,
    and its event is -1.
    """
    wanted = -1
    if greedy >> seat & 1 != 0:
        wanted = greedy_action(rows, REAL, seat, actions)
        if brief != 0:
            return wanted
    look_from(rows, seat, outs)
    count = values_of_actions(rows, seat, 1, outs, weights, actions, values, seats)
    best = 0
    taken = -1
    for k in range(count):
        more = values[k][seat] - values[best][seat]
        # An action that is not weighed is worth as much as the best of the others, and follows it.
        if more > 0 or (more == 0 and not review.is_weighed(rows[ROOT], seat, actions[best])):
            best = k
        if actions[k] == wanted:
            taken = k
    if taken < 0:
        taken = best
        if below(luck, 1000) < slips[seat]:
            k = below(luck, count)
            if review.is_weighed(rows[ROOT], seat, actions[k]):
                taken = k
    line[0] = SLIP if values[taken][seat] < values[best][seat] else -1
    line[1] = seat
    line[4] = values[best][seat]
    return actions[taken]


def look_from(rows: MutableSequence[Any], seat: int, outs: Sequence[MutableSequence[int]]) -> None:
    """Set rows[ROOT] to what the seat knows."""
    overwrite(rows, ROOT, REAL)
    make_blind(rows, seat, outs[ROOT])


def write_sample(
    rows: MutableSequence[Any],
    seat: int,
    event: int,
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
    line: MutableSequence[int],
    seats: int,
) -> None:
    """Write a position, or the end of a hand, into a line of the log."""
    look_from(rows, seat, outs)
    line[0] = event
    line[1] = seat
    line[2] = review.stage(rows[ROOT], seat)
    line[3] = review.value_so_far(rows[ROOT], seat) + review.to_come(rows[ROOT], seat)
    line[4] = estimate(rows, ROOT, seat, 1, outs[ROOT], weights)
    line[5] = review.value_so_far(rows[ROOT], seat)
    line[6] = seats
    for k in range(review.FEATURES):
        line[HEAD + k] = outs[ROOT][k]


def write_draw(
    rows: MutableSequence[Any],
    seat: int,
    outcome: int,
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
    values: Sequence[MutableSequence[int]],
    line: MutableSequence[int],
    seats: int,
) -> None:
    """Write a card that a seat draws into a line of the log."""
    look_from(rows, seat, outs)
    values_of_outcomes(rows, seat, 1, outs, weights, values, seats)
    line[0] = DRAW
    line[1] = seat
    line[2] = review.stage(rows[ROOT], seat)
    line[6] = seats
    total = 0
    first = 0
    left = outcome
    for kind in range(KINDS):
        count = rows[REAL].stack[kind]
        if count > 0:
            total += count * values[first][seat]
            if 0 <= left < count:
                line[5] = values[first][seat]
            left -= count
        first += rows[ROOT].stack[kind]
    line[4] = total // rules.chance_count(rows[REAL])

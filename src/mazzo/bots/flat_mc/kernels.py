"""Flat Monte Carlo as kernels over the rules of any one game: the best actions are tried, and the game is played on
from each a number of times, without a tree (sequential halving).

Each rollout starts from a new determinization, and its cards are drawn from those that the seat has not seen. All
actions are tried with the same random numbers, which makes their results comparable.

`rows` holds the position, a state to try single actions on, the state of a rollout, and the start of whole games.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, cast

from mazzo.bots.rollout import (
    AHEAD,
    ROOT,
    act,
    determinize_at,
    fresh,
    greedy_value_after,
    happen,
    legal_of,
    play_on,
    seat_to_act,
)
from mazzo.core.bits import below
from mazzo.core.game import AnyRules
from mazzo.core.record import Record, cell, overwrite, record

rules = cast(AnyRules, None)
"""The rules of one game; set by every binding."""

COLD = True  # as in `mazzo.bots.rollout`

START = 3
ROWS = 4


@record
class FlatParams(Record):
    """Parameters of the search: its effort and its objective."""

    sign = cell("i8")
    """1; -1 where fewer points are better."""
    width = cell("i8")
    """Actions that are tried."""
    playouts = cell("i8")
    """Rollouts of each before the worse half of them is dropped."""
    prize = cell("i8")
    """Value added to points for reaching `aim`; 0: no aim."""
    aim = cell("i8")


class Scratch(NamedTuple):
    """Working memory."""

    actions: MutableSequence[int]
    values: MutableSequence[int]
    """Sums of the results of `actions`."""
    legal: MutableSequence[int]
    luck: MutableSequence[int]
    """The random generator of a rollout."""
    deal: MutableSequence[int]
    """The random generator of a whole game."""


def plan(rows: MutableSequence[Any], seat: int, rng: MutableSequence[int], scratch: Scratch, params: FlatParams) -> int:
    """The action of rows[ROOT] whose rollouts end best for the seat.

    The `width` actions of the best `greedy_value` are tried, the lowest of equals first. Each gets `playouts` rollouts,
    the worse half is dropped, and so on until one is left.
    """
    legal = legal_of(rows, ROOT, seat, scratch.actions)
    if legal == 1:
        return scratch.actions[0]
    for k in range(legal):
        scratch.values[k] = greedy_value_after(rows, ROOT, seat, scratch.actions[k])
    count = min(legal, params.width)
    put_best_first(scratch.actions, scratch.values, legal, count)
    for k in range(count):
        scratch.values[k] = 0
    while count > 1:
        for _ in range(params.playouts):
            luck = fresh(rng)
            for k in range(count):
                scratch.luck[0] = luck
                scratch.values[k] += rollout_value(rows, seat, scratch.actions[k], scratch, params)
        count = put_best_first(scratch.actions, scratch.values, count, (count + 1) // 2)
    return scratch.actions[0]


def put_best_first(actions: MutableSequence[int], values: MutableSequence[int], count: int, wanted: int) -> int:
    """Move the `wanted` actions of the highest values to the front, best first, equals in their order; returns
    `wanted`.
    """
    for place in range(wanted):
        best = place
        for k in range(place + 1, count):
            if values[k] > values[best]:
                best = k
        action = actions[best]
        value = values[best]
        for k in range(best, place, -1):
            actions[k] = actions[k - 1]
            values[k] = values[k - 1]
        actions[place] = action
        values[place] = value
    return wanted


def rollout_value(rows: MutableSequence[Any], seat: int, action: int, scratch: Scratch, params: FlatParams) -> int:
    """The result of one rollout after an action, with the random numbers of scratch.luck."""
    overwrite(rows, AHEAD, ROOT)
    determinize_at(rows, AHEAD, seat, scratch.luck)
    act(rows, AHEAD, seat, action)
    play_on(rows, AHEAD, scratch.luck, scratch.legal)
    return result_of(rules.score(rows[AHEAD], seat), params)


def result_of(points: int, params: FlatParams) -> int:
    """The value of a finished game with so many points; larger is better."""
    value = points * params.sign
    if params.prize > 0 and value >= params.aim * params.sign:
        value += params.prize
    return value


def play_games(
    rows: MutableSequence[Any],
    deals: Sequence[int],
    rng: MutableSequence[int],
    scratch: Scratch,
    params: FlatParams,
    scores: MutableSequence[int],
) -> int:
    """Play rows[START] to its end once for each number of `deals`, the start of the generator of its chance, with every
    seat choosing by `plan`. Writes the scores of seat 0; returns the number of actions.
    """
    actions = 0
    for game in range(len(deals)):
        overwrite(rows, ROOT, START)
        scratch.deal[0] = deals[game]
        while rules.is_terminal(rows[ROOT]) == 0:
            chances = rules.chance_count(rows[ROOT])
            if chances > 0:
                happen(rows, ROOT, below(scratch.deal, chances))
            else:
                seat = seat_to_act(rows[ROOT], scratch.deal)
                act(rows, ROOT, seat, plan(rows, seat, rng, scratch, params))
                actions += 1
        scores[game] = rules.score(rows[ROOT], 0)
    return actions

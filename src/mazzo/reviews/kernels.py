"""Kernels of the review over the rules of any one game: the value of a position by a search of the seat's own turn, and
games played on from two actions for comparison.

`rows` holds the position (ROOT), two states of a comparison, and one state for each ply of the search. `weights` holds
WEIGHTS, then WEIGHTS_OF_RIVAL; they are arguments, so that a fit can change them.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.bots.rollout import (
    AHEAD,
    ROOT,
    TRIAL,
    act,
    determinize_at,
    greedy_action,
    happen,
    leaf_value_of,
    legal_of,
    seat_to_act,
)
from mazzo.core import review_defaults
from mazzo.core.bits import below
from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite
from mazzo.core.review import UNITS, WEIGHT_UNITS, Reviewed

rules = cast(AnyRules, None)
"""The rules of one game; set by every binding."""
review: Reviewed = review_defaults
"""The game's `analysis/review.py` over the defaults; set by every binding."""

COLD = True  # as in `mazzo.bots.rollout`

FIRST = 3
"""The first row of the search."""
DEEPEST = 14
SEED = 1
"""Start of the generator of `Search.blind`: always the same."""
ROWS = FIRST + DEEPEST + 1


def values_of_actions(
    rows: MutableSequence[Any],
    seat: int,
    sign: int,
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
    actions: MutableSequence[int],
    values: Sequence[MutableSequence[int]],
    seats: int,
) -> int:
    """Write the legal actions of rows[ROOT], and into values[k] what every seat is worth after the k-th; returns how
    many there are.
    """
    count = legal_of(rows, ROOT, seat, actions)
    depth = review.depth(rows[ROOT])
    for k in range(count):
        overwrite(rows, FIRST, ROOT)
        if review.is_weighed(rows[ROOT], seat, actions[k]):
            act(rows, FIRST, seat, actions[k])
            depth_left = depth - 1
        else:
            depth_left = depth
        if ends_part(rows, ROOT, FIRST):
            for one in range(seats):
                values[k][one] = over_deals(rows, ROOT, FIRST, seat, actions[k], one, sign, outs, weights)
        else:
            note_rivals(rows, seat, sign, outs[ROOT], weights, values[k], seats)
            values[k][seat] = worth(rows, FIRST, seat, sign, outs, weights, depth_left)
    return count


def note_rivals(
    rows: MutableSequence[Any],
    seat: int,
    sign: int,
    features: MutableSequence[int],
    weights: Sequence[MutableSequence[int]],
    values: MutableSequence[int],
    seats: int,
) -> None:
    """Write what the other seats are worth in rows[FIRST]."""
    for other in range(seats):
        if other != seat:
            values[other] = rival(rows, FIRST, other, sign, features, weights)


def values_of_outcomes(
    rows: MutableSequence[Any],
    seat: int,
    sign: int,
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
    values: Sequence[MutableSequence[int]],
    seats: int,
) -> int:
    """Write into values[k] what every seat is worth after outcome k of rows[ROOT]; returns how many there are."""
    count = chances_of(rows, ROOT)
    k = 0
    while k < count:
        alike = review.alike(rows[ROOT], k)
        overwrite(rows, FIRST, ROOT)
        happen(rows, FIRST, k)
        note_rivals(rows, seat, sign, outs[ROOT], weights, values[k], seats)
        values[k][seat] = worth(rows, FIRST, seat, sign, outs, weights, review.depth(rows[FIRST]))
        for same in range(k + 1, k + alike):
            for other in range(seats):
                values[same][other] = values[k][other]
        k += alike
    return count


def worth(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    sign: int,
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
    depth: int,
) -> int:
    """The value of rows[at] for the seat: the best of its actions, the mean of the outcomes of its own turn, and the
    game's estimate where another seat is due or the search ends.
    """
    if rules.is_terminal(rows[at]) != 0 or depth <= 0:
        return estimate(rows, at, seat, sign, outs[ROOT], weights)
    if rules.chance_count(rows[at]) > 0:
        chances = chances_of(rows, at)
        if depth < review.OUTCOME_DEPTH or not review.is_own_chance(rows[at], seat):
            return estimate(rows, at, seat, sign, outs[ROOT], weights)
        total = 0
        k = 0
        while k < chances:
            alike = review.alike(rows[at], k)
            overwrite(rows, at + 1, at)
            happen(rows, at + 1, k)
            total += alike * worth(rows, at + 1, seat, sign, outs, weights, depth - review.OUTCOME_DEPTH)
            k += alike
        return (total + chances // 2) // chances
    if rules.current_players(rows[at]) >> seat & 1 == 0:
        return estimate(rows, at, seat, sign, outs[ROOT], weights)
    out = outs[at]
    count = legal_of(rows, at, seat, out)
    best = 0
    searched = 0
    for k in range(count):
        action = outs[at][k]
        if review.is_weighed(rows[at], seat, action):
            overwrite(rows, at + 1, at)
            act(rows, at + 1, seat, action)
            if ends_part(rows, at, at + 1):
                value = over_deals(rows, at, at + 1, seat, action, seat, sign, outs, weights)
            else:
                value = worth(rows, at + 1, seat, sign, outs, weights, depth - 1)
            if searched == 0 or value > best:
                best = value
            searched += 1
    return best if searched > 0 else estimate(rows, at, seat, sign, outs[ROOT], weights)


def ends_part(rows: MutableSequence[Any], at: int, after: int) -> bool:
    """Whether hidden cards were shown and counted between rows[at] and rows[after]."""
    return review.DEALS > 0 and review.part(rows[after]) != review.part(rows[at])


def over_deals(
    rows: MutableSequence[Any],
    at: int,
    after: int,
    seat: int,
    action: int,
    valued: int,
    sign: int,
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
) -> int:
    """The mean of what `valued` is worth after an action that ends a part, over random deals of the hidden cards."""
    outs[TRIAL][0] = SEED
    total = 0
    for _ in range(review.DEALS):
        overwrite(rows, after, at)
        review.imagine(rows[after], seat, outs[TRIAL])
        act(rows, after, seat, action)
        if valued == seat:
            total += estimate(rows, after, seat, sign, outs[ROOT], weights)
        else:
            total += rival(rows, after, valued, sign, outs[ROOT], weights)
    return total // review.DEALS


def settled(
    rows: MutableSequence[Any],
    seat: int,
    sign: int,
    outs: Sequence[MutableSequence[int]],
    weights: Sequence[MutableSequence[int]],
) -> int:
    """The value of rows[ROOT] for a seat that need not act, without a proposal that may be pending."""
    overwrite(rows, FIRST, ROOT)
    review.settle(rows[FIRST], seat)
    return worth(rows, FIRST, seat, sign, outs, weights, review.depth(rows[FIRST]))


def chances_of(rows: MutableSequence[Any], at: int) -> int:
    """Number of outcomes of rows[at] that are equally likely for the seat."""
    count = review.chances(rows[at])
    return rules.chance_count(rows[at]) if count == 0 else count


def make_blind(rows: MutableSequence[Any], seat: int, luck: MutableSequence[int]) -> None:
    """Remove from rows[ROOT] what the seat does not know."""
    luck[0] = SEED
    review.blind(rows[ROOT], seat, luck)


def estimate(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    sign: int,
    features: MutableSequence[int],
    weights: Sequence[MutableSequence[int]],
) -> int:
    """The value of rows[at] for the seat by the game's estimate; exact after the end."""
    if rules.is_terminal(rows[at]) != 0:
        return rules.score(rows[at], seat) * UNITS * sign
    if review.FEATURES == 0:
        return leaf_value_of(rows, at, seat) * UNITS
    review.look(rows[at], seat, features)
    stage = review.stage(rows[at], seat)
    total = 0
    for k in range(review.FEATURES):
        total += weights[stage][k] * features[k]
    return review.value_so_far(rows[at], seat) + total // WEIGHT_UNITS + review.to_come(rows[at], seat)


def rival(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    sign: int,
    features: MutableSequence[int],
    weights: Sequence[MutableSequence[int]],
) -> int:
    """The same for another seat, from what all seats know."""
    if rules.is_terminal(rows[at]) != 0 or review.FEATURES == 0:
        return estimate(rows, at, seat, sign, features, weights)
    review.look(rows[at], seat, features)
    stage = review.STAGES + review.stage(rows[at], seat)
    total = 0
    for k in range(review.FEATURES_OF_RIVAL):
        total += weights[stage][k] * features[k]
    return review.value_so_far(rows[at], seat) + total // WEIGHT_UNITS + review.to_come(rows[at], seat)


def standings(
    rows: MutableSequence[Any],
    seat: int,
    sign: int,
    features: MutableSequence[int],
    weights: Sequence[MutableSequence[int]],
    values: MutableSequence[int],
    seats: int,
) -> int:
    """Write what every seat is worth in rows[ROOT], as far as `seat` knows; returns the spread."""
    for other in range(seats):
        if other == seat:
            values[other] = estimate(rows, ROOT, other, sign, features, weights)
        else:
            values[other] = rival(rows, ROOT, other, sign, features, weights)
    return review.spread(rows[ROOT])


def features_of(rows: MutableSequence[Any], seat: int, features: MutableSequence[int]) -> int:
    """Write the features of rows[ROOT]; returns the stage."""
    review.look(rows[ROOT], seat, features)
    return review.stage(rows[ROOT], seat)


def error_of(rows: MutableSequence[Any]) -> int:
    """The game's error in rows[ROOT]."""
    return review.error(rows[ROOT])


def play_lines(
    rows: MutableSequence[Any],
    seat: int,
    action: int,
    starts: Sequence[int],
    luck: MutableSequence[int],
    out: MutableSequence[int],
    lines: Sequence[MutableSequence[int]],
) -> int:
    """Play greedily to the end of the part after an action of rows[ROOT], once for each number of `starts`, which seeds
    everything unknown; write the lines of each end into `lines`. Returns the number of games.
    """
    for game in range(len(starts)):
        luck[0] = starts[game]
        overwrite(rows, AHEAD, ROOT)
        determinize_at(rows, AHEAD, seat, luck)
        act(rows, AHEAD, seat, action)
        finish_part(rows, review.part(rows[ROOT]), luck, out)
        review.lines(rows[AHEAD], seat, lines[game])
    return len(starts)


def finish_part(rows: MutableSequence[Any], part: int, luck: MutableSequence[int], out: MutableSequence[int]) -> None:
    """Play rows[AHEAD] greedily to the end of the game or of its present part, of this number."""
    while rules.is_terminal(rows[AHEAD]) == 0 and review.part(rows[AHEAD]) == part:
        chances = rules.chance_count(rows[AHEAD])
        if chances > 0:
            happen(rows, AHEAD, below(luck, chances))
        else:
            mover = seat_to_act(rows[AHEAD], luck)
            act(rows, AHEAD, mover, greedy_action(rows, AHEAD, mover, out))

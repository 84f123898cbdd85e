"""Rollouts as kernels over the rules of any game, shared by `mazzo.bots.flat_mc.kernels` and
`mazzo.bots.ismcts.kernels`.

`rows` holds the position, a state to try single actions on (TRIAL), and the state of the rollout.
"""

from collections.abc import MutableSequence
from typing import Any, cast

from mazzo.core.bits import below, bit_index, count_bits, nth_bit
from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite

rules = cast(AnyRules, None)
"""The rules of one game; set by every binding."""

COLD = True  # compiled as functions of their own: inlined into each other they would take minutes

ROOT = 0
TRIAL = 1
AHEAD = 2

EVERY = 1 << 30
"""A number of samples so large that every action is compared."""


def legal_of(rows: MutableSequence[Any], at: int, seat: int, out: MutableSequence[int]) -> int:
    """`legal_actions` of rows[at]. Functions of their own, this one and the next five, so that the rules are compiled
    into each kernel module once and not at every call.
    """
    return rules.legal_actions(rows[at], seat, out)


def act(rows: MutableSequence[Any], at: int, seat: int, action: int) -> None:
    """`apply_action` on rows[at]."""
    rules.apply_action(rows[at], seat, action)


def happen(rows: MutableSequence[Any], at: int, outcome: int) -> None:
    """`apply_chance` on rows[at]."""
    rules.apply_chance(rows[at], outcome)


def greedy_value_of(rows: MutableSequence[Any], at: int, seat: int) -> int:
    """`greedy_value` of rows[at]."""
    return rules.greedy_value(rows[at], seat)


def leaf_value_of(rows: MutableSequence[Any], at: int, seat: int) -> int:
    """`leaf_value` of rows[at]."""
    return rules.leaf_value(rows[at], seat)


def determinize_at(rows: MutableSequence[Any], at: int, seat: int, luck: MutableSequence[int]) -> None:
    """`resample` of rows[at]."""
    rules.resample(rows[at], seat, luck)


def play_on(rows: MutableSequence[Any], at: int, luck: MutableSequence[int], out: MutableSequence[int]) -> None:
    """Play rows[at] to its end, with every seat choosing greedily."""
    play_for(rows, at, luck, out, EVERY, EVERY)


def play_for(
    rows: MutableSequence[Any],
    at: int,
    luck: MutableSequence[int],
    out: MutableSequence[int],
    samples: int,
    most: int,
) -> None:
    """Play rows[at] for `most` actions, or to its end if that comes first and no chance is due. Every seat takes the
    best of `samples` random actions by `greedy_value`; with one sample, a random action.
    """
    actions = 0
    while rules.is_terminal(rows[at]) == 0:
        chances = rules.chance_count(rows[at])
        if chances > 0:
            happen(rows, at, below(luck, chances))
        elif actions == most:
            return
        else:
            mover = seat_to_act(rows[at], luck)
            act(rows, at, mover, taken_by(rows, at, mover, luck, out, samples))
            actions += 1


def settle(
    rows: MutableSequence[Any], at: int, luck: MutableSequence[int], out: MutableSequence[int], most: int
) -> None:
    """Play rows[at] greedily until chance is due or the game is over, for at most `most` actions."""
    actions = 0
    while actions < most and rules.is_terminal(rows[at]) == 0 and rules.chance_count(rows[at]) == 0:
        mover = seat_to_act(rows[at], luck)
        act(rows, at, mover, greedy_action(rows, at, mover, out))
        actions += 1


def taken_by(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    luck: MutableSequence[int],
    out: MutableSequence[int],
    samples: int,
) -> int:
    """The best by `greedy_value` of `samples` legal actions drawn with replacement; the first of equals."""
    if samples >= EVERY:
        return greedy_action(rows, at, seat, out)
    legal = legal_of(rows, at, seat, out)
    best = out[below(luck, legal)]
    if legal == 1 or samples < 2:
        return best
    best_value = greedy_value_after(rows, at, seat, best)
    for _ in range(min(samples, legal) - 1):
        action = out[below(luck, legal)]
        value = greedy_value_after(rows, at, seat, action)
        if value > best_value:
            best = action
            best_value = value
    return best


def greedy_action(rows: MutableSequence[Any], at: int, seat: int, out: MutableSequence[int]) -> int:
    """The legal action of rows[at] with the highest `greedy_value` after it; the lowest of equals."""
    legal = legal_of(rows, at, seat, out)
    if legal == 1:
        return out[0]
    best = 0
    best_value = 0
    for k in range(legal):
        value = greedy_value_after(rows, at, seat, out[k])
        if k == 0 or value > best_value:
            best = k
            best_value = value
    return out[best]


def greedy_value_after(rows: MutableSequence[Any], at: int, seat: int, action: int) -> int:
    """The seat's `greedy_value` after an action of rows[at], tried on rows[TRIAL]."""
    overwrite(rows, TRIAL, at)
    act(rows, TRIAL, seat, action)
    return greedy_value_of(rows, TRIAL, seat)


def seat_to_act(s: Any, luck: MutableSequence[int]) -> int:
    """One of the seats that may act, at random."""
    mask = rules.current_players(s)
    if mask & (mask - 1) == 0:
        return bit_index(mask)
    return nth_bit(mask, below(luck, count_bits(mask)))


def fresh(rng: MutableSequence[int]) -> int:
    """The start of an independent generator."""
    high = below(rng, 1 << 30)
    return 1 + (high << 30 | below(rng, 1 << 30))

"""Generic loops over the rules protocol: playouts, trees, runs of plies. They call a global module `rules`.

They are kernels: their arguments are ints and sequences. `binding.bind` makes them run interpreted with a game's rules,
`compiler.compile_module` compiled. `rows` is a sequence of states of one game: a list of records or a structured array.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.core.bits import below, bit_index, count_bits, nth_bit
from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite

rules = cast(AnyRules, None)
"""The rules of one game, set by the binding."""

CHANCE = -1
"""The seat of an outcome of chance in a run of plies."""

RANDOM = 0
GREEDY = 1


def play_games(
    rows: MutableSequence[Any],
    rng: MutableSequence[int],
    out: MutableSequence[int],
    table: Sequence[int],
    policy: int,
    games: int,
    scores: MutableSequence[int],
    ends: MutableSequence[int],
    lengths: MutableSequence[int],
) -> int:
    """Play games from start to end. `table` is (seats, options); `rows` has two states, scratch space; `out` has
    `Meta.max_actions` numbers.

    Writes each seat's score, game by game, and the end and the number of actions of each game; returns the number of
    all actions.
    """
    total = 0
    s = rows[0]
    for game in range(games):
        rules.init(s, table[0], table[1])
        if policy == GREEDY:
            actions = play_greedily(rows, rng, out)
        else:
            actions = play_randomly(s, rng, out)
        for seat in range(table[0]):
            scores[game * table[0] + seat] = rules.score(s, seat)
        ends[game] = rules.is_terminal(s)
        lengths[game] = actions
        total += actions
    return total


def play_randomly(s: Any, rng: MutableSequence[int], out: MutableSequence[int]) -> int:
    """Play to the end, every legal action equally likely; returns the number of actions."""
    actions = 0
    while rules.is_terminal(s) == 0:
        chances = rules.chance_count(s)
        if chances > 0:
            rules.apply_chance(s, below(rng, chances))
        else:
            seat = seat_to_act(s, rng)
            legal = rules.legal_actions(s, seat, out)
            rules.apply_action(s, seat, out[below(rng, legal)])
            actions += 1
    return actions


def play_greedily(rows: MutableSequence[Any], rng: MutableSequence[int], out: MutableSequence[int]) -> int:
    """Play rows[0] to the end by `greedy_action`; rows[1] is scratch space. Returns the number of actions."""
    actions = 0
    s = rows[0]
    while rules.is_terminal(s) == 0:
        chances = rules.chance_count(s)
        if chances > 0:
            rules.apply_chance(s, below(rng, chances))
        else:
            seat = seat_to_act(s, rng)
            rules.apply_action(s, seat, greedy_action(rows, seat, out))
            actions += 1
            s = rows[0]
    return actions


def greedy_action(rows: MutableSequence[Any], seat: int, out: MutableSequence[int]) -> int:
    """The legal action in rows[0] with the highest `greedy_value` after it, the lowest of equals. rows[1] is scratch
    space.
    """
    legal = rules.legal_actions(rows[0], seat, out)
    best = 0
    best_value = 0
    for k in range(legal):
        value = greedy_value_after(rows, seat, out[k])
        if k == 0 or value > best_value:
            best = k
            best_value = value
    return out[best]


def greedy_values(
    rows: MutableSequence[Any], seat: int, out: MutableSequence[int], values: MutableSequence[int]
) -> int:
    """Write the seat's legal actions into `out` and the `greedy_value` after each into `values`; returns how many."""
    legal = rules.legal_actions(rows[0], seat, out)
    for k in range(legal):
        values[k] = greedy_value_after(rows, seat, out[k])
    return legal


def greedy_value_after(rows: MutableSequence[Any], seat: int, action: int) -> int:
    """The `greedy_value` for the seat after a legal action in rows[0]. rows[1] is scratch space."""
    overwrite(rows, 1, 0)
    rules.apply_action(rows[1], seat, action)
    return rules.greedy_value(rows[1], seat)


def seat_to_act(s: Any, rng: MutableSequence[int]) -> int:
    """One of the seats that must act, each equally likely."""
    mask = rules.current_players(s)
    if mask & (mask - 1) == 0:
        return bit_index(mask)
    return nth_bit(mask, below(rng, count_bits(mask)))


def count_leaves(rows: MutableSequence[Any], outs: Sequence[MutableSequence[int]], at: int, depth: int) -> int:
    """Number of sequences of exactly `depth` plies (actions and outcomes) from rows[at] (perft). A game that ends
    earlier counts as 0.

    The following rows and `outs` are scratch space, one of each for every depth.
    """
    if depth == 0:
        return 1
    if rules.is_terminal(rows[at]) != 0:
        return 0
    chances = rules.chance_count(rows[at])
    if depth == 1 and chances > 0:
        return chances
    total = 0
    for outcome in range(chances):
        overwrite(rows, at + 1, at)
        rules.apply_chance(rows[at + 1], outcome)
        total += count_leaves(rows, outs, at + 1, depth - 1)
    mask = rules.current_players(rows[at])
    while mask != 0:
        seat = bit_index(mask & -mask)
        mask &= mask - 1
        legal = rules.legal_actions(rows[at], seat, outs[at])
        if depth == 1:
            total += legal
        else:
            for k in range(legal):
                overwrite(rows, at + 1, at)
                rules.apply_action(rows[at + 1], seat, outs[at][k])
                total += count_leaves(rows, outs, at + 1, depth - 1)
    return total


def run_plies(s: Any, seats: Sequence[int], plies: Sequence[int], first: int, last: int) -> None:
    """Apply the legal plies first..last-1: plies[k] is an action of seats[k], or an outcome if that is CHANCE."""
    for k in range(first, last):
        if seats[k] == CHANCE:
            rules.apply_chance(s, plies[k])
        else:
            rules.apply_action(s, seats[k], plies[k])


def legal_at(rows: MutableSequence[Any], at: int, seat: int, out: MutableSequence[int]) -> int:
    """`legal_actions` of rows[at]. Passing an array and an index from Python is faster than passing a row."""
    return rules.legal_actions(rows[at], seat, out)


def act_at(rows: MutableSequence[Any], at: int, seat: int, action: int) -> None:
    """`apply_action` on rows[at]."""
    rules.apply_action(rows[at], seat, action)


def happen_at(rows: MutableSequence[Any], at: int, outcome: int) -> None:
    """`apply_chance` on rows[at]."""
    rules.apply_chance(rows[at], outcome)


def copy_at(rows: MutableSequence[Any], target: int, source: int) -> None:
    """Set rows[target] to a copy of rows[source]."""
    overwrite(rows, target, source)

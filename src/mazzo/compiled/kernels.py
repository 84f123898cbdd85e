"""Generic loops over the rules protocol, written once against a module called `rules`: playouts, trees, runs of plies.

They are rules-like kernels: ints and rows only. Bound to a game's rules they run interpreted (`binding`); twinned with
them, compiled (`twin`). `rows` is a sequence of states of one game: a list of records, or an array of them.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.core.bits import below, bit_index, count_bits, nth_bit
from mazzo.core.game import Rules
from mazzo.core.record import overwrite

rules = cast(Rules, None)
"""The rules of one game; every binding brings its own."""

CHANCE = -1
"""The seat of chance in a run of plies."""

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
    """Play games from the start to the end; table = (seats, options), `rows` has two states, the first is played on.

    Writes each seat's score, game by game, then each game's end and number of actions; returns all actions.
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
    """Play on to the end, every legal action equally likely; returns how many actions that took."""
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
    """Play rows[0] on to the end, always the action that looks best at once; rows[1] is scratch paper."""
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
    """The legal action after which the seat stands best; of equals the lowest. Tries each on rows[1]."""
    legal = rules.legal_actions(rows[0], seat, out)
    best = 0
    best_worth = 0
    for k in range(legal):
        worth = worth_after(rows, seat, out[k])
        if k == 0 or worth > best_worth:
            best = k
            best_worth = worth
    return out[best]


def worths_after(rows: MutableSequence[Any], seat: int, out: MutableSequence[int], worths: MutableSequence[int]) -> int:
    """Write the seat's legal actions into `out` and how well it stands after each into `worths`; returns how many."""
    legal = rules.legal_actions(rows[0], seat, out)
    for k in range(legal):
        worths[k] = worth_after(rows, seat, out[k])
    return legal


def worth_after(rows: MutableSequence[Any], seat: int, action: int) -> int:
    """How well the seat stands after a legal action, tried on rows[1]."""
    overwrite(rows, 1, 0)
    rules.apply_action(rows[1], seat, action)
    return rules.worth(rows[1], seat)


def seat_to_act(s: Any, rng: MutableSequence[int]) -> int:
    """One of the seats that may act; where several may, each equally likely."""
    mask = rules.current_players(s)
    if mask & (mask - 1) == 0:
        return bit_index(mask)
    return nth_bit(mask, below(rng, count_bits(mask)))


def count_leaves(rows: MutableSequence[Any], outs: Sequence[MutableSequence[int]], at: int, depth: int) -> int:
    """How many ways there are to go on for exactly `depth` plies from rows[at]; actions and outcomes are plies alike.

    The deeper states stand in the rows after it, the actions of each in `outs`. A game that ends earlier counts
    nothing.
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
    """Carry out the plies first..last-1, known to be legal: seats[k] plays plies[k]; CHANCE lets an outcome happen."""
    for k in range(first, last):
        if seats[k] == CHANCE:
            rules.apply_chance(s, plies[k])
        else:
            rules.apply_action(s, seats[k], plies[k])


def legal_at(rows: MutableSequence[Any], at: int, seat: int, out: MutableSequence[int]) -> int:
    """`legal_actions` of rows[at]: from Python, calls by array and number are the quick ones."""
    return rules.legal_actions(rows[at], seat, out)


def act_at(rows: MutableSequence[Any], at: int, seat: int, action: int) -> None:
    """`apply_action` on rows[at]."""
    rules.apply_action(rows[at], seat, action)


def happen_at(rows: MutableSequence[Any], at: int, outcome: int) -> None:
    """`apply_chance` on rows[at]."""
    rules.apply_chance(rows[at], outcome)


def copy_at(rows: MutableSequence[Any], target: int, source: int) -> None:
    """rows[target] becomes a copy of rows[source]."""
    overwrite(rows, target, source)

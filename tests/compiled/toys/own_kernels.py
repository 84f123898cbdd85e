"""Kernels as somebody writes them for a game of Mazzo."""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.core.bits import below
from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite

rules = cast(AnyRules, None)


def play_on(
    rows: MutableSequence[Any],
    rng: MutableSequence[int],
    out: MutableSequence[int],
    grid: Sequence[MutableSequence[int]],
) -> int:
    """Play rows[0] to the end at random; rows[1] and rows[2] are how it began and the last state with a choice."""
    rules.init(rows[0], 1, 0)
    overwrite(rows, 1, 0)
    while rules.is_terminal(rows[0]) == 0:
        chances = rules.chance_count(rows[0])
        if chances > 0:
            rules.apply_chance(rows[0], below(rng, chances))
        else:
            overwrite(rows, 2, 0)
            rules.apply_action(rows[0], 0, out[below(rng, rules.legal_actions(rows[0], 0, out))])
            grid[1][2] += 1
    return rules.score(rows[0], 0) + grid[1][2]


def count_up(s: Any, to: int) -> int:
    """The legal score of a state, `to` times."""
    total = 0
    for _ in range(to):
        total += rules.score(s, 0)
    return total

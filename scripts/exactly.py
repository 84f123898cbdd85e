"""What a position is worth to whoever plays on without a fault and without knowing the cards to come: kernels for
games of one seat. Every action is tried, every card that may come counts as often as any other; so it is for the last
few cards of a game, no more.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.bots.ahead import act, happen, legal_of
from mazzo.core.game import Rules
from mazzo.core.record import overwrite

rules = cast(Rules, None)
"""The rules of one game; every binding brings its own."""

COLD = True  # the rules are called, not copied into every place that asks them

PARTS = 1_000_000
"""So many parts make a point."""
DEEPEST = 16
"""Plies at most, chance counted, and as many states in `rows` and lines in `outs`."""


def value_of(rows: MutableSequence[Any], outs: Sequence[MutableSequence[int]], at: int) -> int:
    """What rows[at] comes to on average, in PARTS of a point; the states after it stand in the rows that follow."""
    if rules.is_terminal(rows[at]) != 0:
        return rules.score(rows[at], 0) * PARTS
    chances = rules.chance_count(rows[at])
    if chances > 0:
        total = 0
        for outcome in range(chances):
            overwrite(rows, at + 1, at)
            happen(rows, at + 1, outcome)
            total += value_of(rows, outs, at + 1)
        return total // chances
    legal = legal_of(rows, at, 0, outs[at])
    best = 0
    for k in range(legal):
        overwrite(rows, at + 1, at)
        act(rows, at + 1, 0, outs[at][k])
        value = value_of(rows, outs, at + 1)
        if k == 0 or value > best:
            best = value
    return best

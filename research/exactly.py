"""Exact value of a position for a player who plays perfectly without knowing the cards to come: kernels for games of
one seat. Every action is tried and every possible card is equally likely, so this is feasible for the last few cards
only.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.bots.rollout import act, happen, legal_of
from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite

rules = cast(AnyRules, None)
"""The rules of one game, set by each binding."""

COLD = True  # call the rules instead of inlining them everywhere

PARTS = 1_000_000
"""Fixed-point unit: parts per point."""
DEEPEST = 16
"""Maximum number of plies, including chance, and number of rows in `rows` and `outs`."""


def value_of(rows: MutableSequence[Any], outs: Sequence[MutableSequence[int]], at: int) -> int:
    """The expected value of rows[at] in PARTS of a point; uses the rows after it for successor states."""
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

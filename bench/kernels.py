"""Loops that measure compiled rules from within, without calls from Python.

Kernels over a module called `rules`, like those of `mazzo.compiled.kernels`; `bench.bound_loops` binds them to a game.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite

rules = cast(AnyRules, None)
"""The rules of one game, bound by `bench.bound_loops`."""

CHANCE = -1
"""Seat of an outcome of chance."""
RESTART = -2
"""Marks the start of the next game; not a ply."""


def copy_along(rows: MutableSequence[Any], times: int) -> None:
    """Copy each state to the next row, cyclically."""
    at = 0
    for _ in range(times):
        target = at + 1
        if target == len(rows):
            target = 0
        overwrite(rows, target, at)
        at = target


def list_along(rows: Sequence[Any], out: MutableSequence[int], times: int) -> int:
    """List the legal actions of seat 0 in each state in turn; returns their total number."""
    legal = 0
    at = 0
    for _ in range(times):
        legal += rules.legal_actions(rows[at], 0, out)
        at += 1
        if at == len(rows):
            at = 0
    return legal


def replay_often(rows: MutableSequence[Any], seats: Sequence[int], plies: Sequence[int], times: int) -> None:
    """Replay the plies of many games on rows[0], starting from rows[1], `times` times."""
    for _ in range(times):
        for k in range(len(seats)):
            if seats[k] == RESTART:
                overwrite(rows, 0, 1)
            elif seats[k] == CHANCE:
                rules.apply_chance(rows[0], plies[k])
            else:
                rules.apply_action(rows[0], seats[k], plies[k])

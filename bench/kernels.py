"""Loops that measure a compiled body from within, where no call from Python is paid for.

Kernels over a module called `rules`, like those of `mazzo.compiled.kernels`; `bench.within` binds them to Orchard.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.core.game import Rules
from mazzo.core.record import overwrite

rules = cast(Rules, None)
"""The rules of one game; every binding brings its own."""

CHANCE = -1
"""The seat of chance among plies."""
RESTART = -2
"""The seat of no ply: the next game begins."""


def copy_along(rows: MutableSequence[Any], times: int) -> None:
    """Copy each state over the next, round and round."""
    at = 0
    for _ in range(times):
        target = at + 1
        if target == len(rows):
            target = 0
        overwrite(rows, target, at)
        at = target


def list_along(rows: Sequence[Any], out: MutableSequence[int], times: int) -> int:
    """List the legal actions of seat 0 in one state after the other; returns how many there were."""
    legal = 0
    at = 0
    for _ in range(times):
        legal += rules.legal_actions(rows[at], 0, out)
        at += 1
        if at == len(rows):
            at = 0
    return legal


def replay_often(rows: MutableSequence[Any], seats: Sequence[int], plies: Sequence[int], times: int) -> None:
    """Carry out the plies of many games on rows[0], from the start that stands in rows[1]; all that, so often."""
    for _ in range(times):
        for k in range(len(seats)):
            if seats[k] == RESTART:
                overwrite(rows, 0, 1)
            elif seats[k] == CHANCE:
                rules.apply_chance(rows[0], plies[k])
            else:
                rules.apply_action(rows[0], seats[k], plies[k])

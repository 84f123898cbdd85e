"""What is noted beside a result: the minutes at the table, and whether a person could have made it. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mazzo.server.times import MINUTE, SECOND

PAUSE = 5 * MINUTE
"""Milliseconds of a pause that count as time at the table, at most."""
HASTE = SECOND
"""Milliseconds for each gesture, on average over a match, below which no person has played it."""
FEW = 8
"""Gestures from which on that is said."""


def at_table(moments: Sequence[int]) -> int:
    """Milliseconds at the table, from the moments of a match's beginning and of each entry."""
    return sum(min(max(0, after - before), PAUSE) for before, after in pairwise(moments))


def whole_minutes(milliseconds: int) -> int:
    """Minutes, rounded up."""
    return -(-milliseconds // MINUTE)


def is_inhuman(gestures: int, milliseconds: int) -> bool:
    """Whether no person could have played so many gestures in this time at the table."""
    return gestures >= FEW and milliseconds < HASTE * gestures

"""The `mazzo.core.evaluator.Evaluator` of a game that has none. `is_placing` is always false, so that the other
functions are never called; they exist because the kernels are compiled with them.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from mazzo.core.evaluator import UNCLEAR, Survey

COLD = True

KEYS = 1
PROMISE = ((0,), (0,))


def survey(s: Any, weights: Sequence[int], keys: Sequence[int], out: Survey) -> None:
    """Write zeros."""
    out.value = 0
    out.hash = 0


def glance(s: Any, action: int, weights: Sequence[int], met: MutableSequence[int]) -> int:
    """UNCLEAR: no value is known."""
    return UNCLEAR


def remark(s: Any, action: int, met: Sequence[int], keys: Sequence[int]) -> int:
    """0: no bit of the hash changes."""
    return 0


def is_placing(s: Any) -> bool:
    """False."""
    return False


def to_lay(s: Any) -> int:
    """0: no cards."""
    return 0

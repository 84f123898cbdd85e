"""Nothing is known about the states of a game beyond its rules: `is_placing` says so, and nothing else is asked."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from mazzo.bots.sights.sight import MARK, UNCLEAR, VALUE

COLD = True

KEYS = 1
PROMISE = ((0,), (0,))


def survey(s: Any, terms: Sequence[int], keys: Sequence[int], told: MutableSequence[int]) -> None:
    """Every state is worth the same."""
    told[VALUE] = 0
    told[MARK] = 0


def glance(s: Any, action: int, terms: Sequence[int], met: MutableSequence[int]) -> int:
    """Nothing can be said of an action."""
    return UNCLEAR


def remark(s: Any, action: int, met: Sequence[int], keys: Sequence[int]) -> int:
    """No mark changes."""
    return 0


def is_placing(s: Any) -> bool:
    """There are no cards to lay that anything is known of."""
    return False


def to_lay(s: Any) -> int:
    """Likewise."""
    return 0

"""The `core.review.Reviewed` of a game that has none: it is valued by its `leaf_value`, one action deep."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from mazzo.core.review import UNITS

COLD = True

LINES: Sequence[tuple[str, int]] = ()
LEAST_CHANGE = 5

CARDS_AHEAD = 0
RANKED: Sequence[int] = (0,)
SEARCHED: Sequence[int] = (0,)
MARGINS: Sequence[int] = (0,)
CORRECTIONS: Sequence[int] = ()
OUTCOME_DEPTH = 1
DEALS = 0

FEATURES = FEATURES_OF_RIVAL = 0
STAGES = 1
WEIGHTS: Sequence[Sequence[int]] = ((0,),)
WEIGHTS_OF_RIVAL: Sequence[Sequence[int]] = WEIGHTS


def lines(s: Any, seat: int, out: MutableSequence[int]) -> None:
    """Nothing."""


def part(s: Any) -> int:
    """0: the game is one part."""
    return 0


def spread(s: Any) -> int:
    """One point: not measured."""
    return UNITS


def error(s: Any) -> int:
    """0: not measured."""
    return 0


def blind(s: Any, seat: int, rng: MutableSequence[int]) -> None:
    """Nothing is hidden."""


def chances(s: Any) -> int:
    """0: those of the rules."""
    return 0


def is_own_chance(s: Any, seat: int) -> bool:
    """False: no outcome is searched."""
    return False


def depth(s: Any) -> int:
    """One action."""
    return 1


def alike(s: Any, outcome: int) -> int:
    """1: outcomes differ."""
    return 1


def is_weighed(s: Any, seat: int, action: int) -> bool:
    """True."""
    return True


def look(s: Any, seat: int, out: MutableSequence[int]) -> None:
    """No features."""


def stage(s: Any, seat: int) -> int:
    """0."""
    return 0


def value_so_far(s: Any, seat: int) -> int:
    """0."""
    return 0


def to_come(s: Any, seat: int) -> int:
    """0."""
    return 0


def imagine(s: Any, seat: int, rng: MutableSequence[int]) -> None:
    """Nothing: the end of a part counts no hidden cards."""


def settle(s: Any, seat: int) -> None:
    """Nothing is pending."""

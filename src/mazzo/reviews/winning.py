"""The probability of winning from the expectations of all seats: their final results are taken as normally distributed
about these, independently.
"""

from collections.abc import Sequence
from math import erf, exp, pi, sqrt

STEPS = 48
WIDTH = 4.0
"""The results that are integrated over, in standard deviations to either side."""
_GRID = tuple(-WIDTH + 2 * WIDTH * (k + 0.5) / STEPS for k in range(STEPS))
_WEIGHTS = tuple(exp(-x * x / 2) / sqrt(2 * pi) * 2 * WIDTH / STEPS for x in _GRID)


def probability(values: Sequence[int], seat: int, spread: int) -> float:
    """The probability that the seat has the largest result; equal results share it. `spread`: the standard deviation of
    each result.
    """
    others = [value for other, value in enumerate(values) if other != seat]
    if len(others) == 1:
        return _below((values[seat] - others[0]) / (spread * sqrt(2)))
    total = 0.0
    for x, weight in zip(_GRID, _WEIGHTS, strict=True):
        mine = values[seat] / spread + x
        share = weight
        for other in others:
            share *= _below(mine - other / spread)
        total += share
    return total


def _below(deviations: float) -> float:
    """The distribution function of the normal distribution."""
    return (1 + erf(deviations / sqrt(2))) / 2

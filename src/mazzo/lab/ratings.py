"""Statistics of players from games on the same deals: means with confidence intervals, and ratings.

The unit is the deal: games on the same cards are correlated, so each deal gives one number, and the intervals are those
of independent deals. All are 95 % confidence intervals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan, cos, exp, log, pi, sin, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from mazzo.lab.report import CERTAIN

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SHARE = 0.95
"""Confidence level of the intervals."""
POINTS = 400 / log(10)
"""Rating points per unit of the logarithm of the odds: 400 points are ten to one, as in chess (Elo 1978)."""
ANCHOR = 1000
"""Rating of the anchor."""
PRIOR = 0.5
"""Prior wins and losses added to every pair, so that a player who never lost has a finite rating: one drawn deal."""
TURNS = 100
FARTHEST = 1.0
"""Newton's method: maximum number of steps, and maximum change per step (logarithm of the odds)."""
CLOSE = 1e-10


@dataclass(frozen=True)
class Estimate:
    """An estimated value and the ends of its interval."""

    value: float
    low: float
    high: float


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values (at least 2), with the interval of Student's t ("The probable error of a mean",
    Biometrika 6, 1908).
    """
    mean = fmean(values)
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def share_of(values: Sequence[float]) -> Estimate:
    """The mean of independent shares (at least 2) from 0 to 1. If all are equal their spread is unknown; then each
    counts as one trial, and the interval is the score interval (Wilson, "Probable inference", Journal of the American
    Statistical Association 22, 1927).
    """
    estimate = mean_of(values)
    if estimate.low < estimate.high:
        return Estimate(estimate.value, max(0.0, estimate.low), min(1.0, estimate.high))
    count, share, square = len(values), estimate.value, CERTAIN**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = CERTAIN / (1 + square / count) * sqrt(share * (1 - share) / count + square / (4 * count**2))
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """Half the width of a mean's interval in standard errors: the quantile of Student's t for `freedom` (>= 1) degrees
    of freedom.
    """
    low, high = 0.0, 16.0
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < SHARE:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """Probability that Student's t lies between -t and t: the finite sums of Abramowitz and Stegun, 26.7.3 and
    26.7.4.
    """
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for k in range(1 + odd, freedom, 2):
        total += term
        term *= square * k / (k + 1)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def rate(players: Sequence[str], duels: Mapping[tuple[str, str], Sequence[float]], anchor: str) -> dict[str, Estimate]:
    """Ratings of the players; that of `anchor` is fixed.

    `duels` has for a pair the share that the first won on each deal, ties as half; the pairs connect all players. The
    model is that of Bradley and Terry ("Rank analysis of incomplete block designs", Biometrika 39, 1952), fitted by
    maximum likelihood with Newton's method; the order of the games does not matter. The intervals come from the spread
    of the deals about the fit, not from the model (the robust variance of Huber, 1967, and White, "Maximum likelihood
    estimation of misspecified models", Econometrica 50, 1982), with Student's t of the fewest deals. The anchor's
    interval is a point.
    """
    import numpy as np

    place = {player: at for at, player in enumerate(players)}
    free = [at for at, player in enumerate(players) if player != anchor]
    strength = np.zeros(len(players))
    pairs = [(place[one], place[two], values) for (one, two), values in duels.items()]
    for _ in range(TURNS):
        pull, stiffness = np.zeros(len(players)), np.zeros((len(players), len(players)))
        for one, two, values in pairs:
            chance = _chance(strength[one] - strength[two])
            count = len(values) + 2 * PRIOR
            over = sum(values) + PRIOR - count * chance
            pull[one] += over
            pull[two] -= over
            _bind(stiffness, one, two, count * chance * (1 - chance))
        step = np.linalg.solve(stiffness[np.ix_(free, free)], pull[free])
        strength[free] += np.clip(step, -FARTHEST, FARTHEST)
        if float(np.abs(step).max(initial=0.0)) < CLOSE:
            break
    spread, stiffness = np.zeros((len(players), len(players))), np.zeros((len(players), len(players)))
    for one, two, values in pairs:
        chance = _chance(strength[one] - strength[two])
        scatter = sum((value - chance) ** 2 for value in values)
        scatter += PRIOR * ((1 - chance) ** 2 + chance**2)
        _bind(spread, one, two, scatter)
        _bind(stiffness, one, two, (len(values) + 2 * PRIOR) * chance * (1 - chance))
    loose = np.linalg.inv(stiffness[np.ix_(free, free)])
    errors = np.zeros(len(players))
    errors[free] = np.sqrt(np.diag(loose @ spread[np.ix_(free, free)] @ loose))
    reach = student(min(len(values) for _, _, values in pairs) - 1) * errors * POINTS
    return {
        player: Estimate(*(float(ANCHOR + POINTS * strength[at] + side * reach[at]) for side in (0, -1, 1)))
        for player, at in place.items()
    }


def _chance(ahead: float) -> float:
    """Probability of a win at a difference of `ahead` (logarithm of the odds)."""
    return 1 / (1 + exp(-ahead))


def _bind(matrix: "NDArray[np.float64]", one: int, two: int, weight: float) -> None:
    """Add the weight of a pair to a symmetric matrix."""
    matrix[one, one] += weight
    matrix[two, two] += weight
    matrix[one, two] -= weight
    matrix[two, one] -= weight

"""The rulebook's bands of scores (9.5), and how well the scores of a deck spread over them."""

from bisect import bisect_right
from collections.abc import Sequence

LOWEST = (40, 45, 50, 55, 60)
"""Where each band but the first begins."""
NAMES = ("under 40", "40 to 44", "45 to 49", "50 to 54", "55 to 59", "60 and more")
WANTED = (0.05, 0.15, 0.30, 0.30, 0.15, 0.05)
"""The share of each band as we read the bands' titles: the middle in 45 to 54, both ends rare."""

Shares = tuple[float, ...]


def shares(scores: Sequence[float]) -> Shares:
    """Which share of the scores lies in each band."""
    counts = [0] * len(NAMES)
    for score in scores:
        counts[bisect_right(LOWEST, score)] += 1
    return tuple(count / len(scores) for count in counts)


def distance(scores: Sequence[float]) -> float:
    """Which share of the scores would have to lie in another band to be as wanted; 0 is best."""
    return sum(abs(here - wanted) for here, wanted in zip(shares(scores), WANTED, strict=True)) / 2

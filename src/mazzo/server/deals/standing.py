"""How the first attempts at a deal compare: place, percentile, histogram. Pure.

Compared are the results of people, or those of programs, without marked ones. Equal results share the better place. A
match that was left in the middle has fewer points than it would have had, or, where the fewest points are best, too few
to be compared: where `Ranking.is_last_if_abandoned`, it comes after all that were played to the end.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate


@dataclass(frozen=True, slots=True)
class Ranking:
    """What is better. `fewest`: fewer points are; `is_last_if_abandoned`: an abandoned attempt is worse than any."""

    fewest: bool
    is_last_if_abandoned: bool

    def key(self, score: int, abandoned: bool) -> tuple[bool, int]:
        """Sort key of a result, the best first."""
        return abandoned and self.is_last_if_abandoned, score if self.fewest else -score


@dataclass(frozen=True, slots=True)
class Group:
    """How many attempts ended with the same score, abandoned or not; `marked`: no person could have made it."""

    score: int
    abandoned: bool
    count: int
    marked: bool = False


class Standing:
    """The results of one deal, grouped."""

    def __init__(self, ranking: Ranking, groups: Iterable[Group]) -> None:
        self.ranking = ranking
        counts: Counter[tuple[bool, int]] = Counter()
        scores: Counter[int] = Counter()
        self.played = 0
        """How many have played, marked ones too."""
        for group in groups:
            self.played += group.count
            if group.marked:
                continue
            counts[ranking.key(group.score, group.abandoned)] += group.count
            scores[group.score] += group.count
        self._keys = sorted(counts)
        """The sort keys of all results, the best first."""
        self._better = [0, *accumulate(counts[key] for key in self._keys)]
        """How many results are better than each of them; after the last, how many there are."""
        self.histogram = sorted(scores.items())
        """(score, how many), by score."""
        self.count = scores.total()
        """How many are compared."""

    def place(self, score: int, abandoned: bool) -> int:
        """The place of a result, from 1."""
        return 1 + self._better[bisect_left(self._keys, self.ranking.key(score, abandoned))]

    def percent(self, score: int, abandoned: bool, *, is_counted: bool = True) -> float | None:
        """The share of the other attempts that were worse, equal ones counted half, from 0 to 100; None without others.
        `is_counted`: the result itself is among those compared.
        """
        key = self.ranking.key(score, abandoned)
        others = self.count - is_counted
        if others <= 0:
            return None
        better, not_worse = (self._better[at(self._keys, key)] for at in (bisect_left, bisect_right))
        worse, equal = self.count - not_worse, not_worse - better - is_counted
        return round(100 * (worse + equal / 2) / others, 1)

"""How the first attempts at a deal compare: place, percentile, histogram. Pure.

Compared are the results of people that are not marked, or those of programs. Equal results share the better place. A
match that was left in the middle has fewer points than it would have had, or, where the fewest points are best, too few
to be compared: where `Ranking.is_last_if_abandoned`, it comes after all that were played to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


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
    """How many attempts ended with the same score, abandoned or not."""

    score: int
    abandoned: bool
    count: int


class Standing:
    """The results of one deal, grouped."""

    def __init__(self, ranking: Ranking, groups: Iterable[Group]) -> None:
        self.ranking = ranking
        self._counts: dict[tuple[bool, int], int] = {}
        scores: dict[int, int] = {}
        for group in groups:
            key = ranking.key(group.score, group.abandoned)
            self._counts[key] = self._counts.get(key, 0) + group.count
            scores[group.score] = scores.get(group.score, 0) + group.count
        self.histogram = sorted(scores.items())
        """(score, how many), by score."""
        self.count = sum(scores.values())

    def place(self, score: int, abandoned: bool) -> int:
        """The place of a result, from 1."""
        key = self.ranking.key(score, abandoned)
        return 1 + sum(count for other, count in self._counts.items() if other < key)

    def percent(self, score: int, abandoned: bool, *, is_counted: bool = True) -> float | None:
        """The share of the other attempts that were worse, equal ones counted half, from 0 to 100; None without others.
        `is_counted`: the result itself is among those compared.
        """
        key = self.ranking.key(score, abandoned)
        others = self.count - is_counted
        if others <= 0:
            return None
        worse = sum(count for other, count in self._counts.items() if other > key)
        equal = self._counts.get(key, 0) - is_counted
        return round(100 * (worse + equal / 2) / others, 1)

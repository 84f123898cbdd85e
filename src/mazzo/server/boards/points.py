"""Points of the members of a board over a week and a month. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

BEST_OF = 5
"""Days of a week that count: the best ones."""
ALONE = 50.0
"""Percentile of the only result of a deal: neither better nor worse than another."""

Percentiles = Mapping[tuple[int, str], float]
"""The percentile of a member by day and game."""


@dataclass(frozen=True, slots=True)
class Total:
    """The points of a member, and on how many days there was a result. Equal points share the better place."""

    place: int
    number: int
    points: float
    days: int


def totals(members: Mapping[int, Percentiles], first: int, game: str | None, best_of: int | None) -> list[Total]:
    """The points of members by number, from a day on, of one game or all, the best first. `best_of`: how many days
    count, the best ones; None: all. Members without a result are left out.
    """
    sums: list[tuple[float, int, int]] = []
    for number, percentiles in members.items():
        days: dict[int, float] = {}
        for (day, of_game), percent in percentiles.items():
            if day >= first and game in (None, of_game):
                days[day] = days.get(day, 0.0) + percent
        if days:
            sums.append((round(sum(sorted(days.values(), reverse=True)[:best_of]), 1), number, len(days)))
    sums.sort(key=lambda one: (-one[0], one[1]))
    return [
        Total(place, number, points, days)
        for place, (points, number, days) in zip(places(one[0] for one in sums), sums, strict=True)
    ]


def places(sorted_values: Iterable[float]) -> list[int]:
    """The places of values in order, from 1; equal ones share the better place."""
    result: list[int] = []
    before: float | None = None
    for at, value in enumerate(sorted_values):
        result.append(result[-1] if value == before else at + 1)
        before = value
    return result

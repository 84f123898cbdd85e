"""Days and weeks in a row, from the days on which a person began a first attempt at the deal of the day. Pure.

A day is a number, the days since 1970 in UTC; the zone of the person plays no part. A week is an ISO week, from Monday
to Sunday. A day with a server outage of more than an hour is frozen: without an attempt it neither ends a streak nor
counts; with one it counts as any other. A week without an attempt ends no streak if one of its days is frozen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from mazzo.server.times import DAY

LONG = DAY // 24
"""Milliseconds of outage on a day; with more it is frozen."""
FIRST_MONDAY = 4
"""Monday, 5 January 1970."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Days and weeks in a row up to `last_day`, the last day with an attempt, and the longest ever."""

    days: int
    best_days: int
    weeks: int
    best_weeks: int
    last_day: int


def week_of(day: int) -> int:
    """The number of the ISO week of a day; the week that begins on 5 January 1970 is 0."""
    return (day - FIRST_MONDAY) // 7


def frozen_days(outages: Iterable[tuple[int, int]]) -> frozenset[int]:
    """The frozen days. `outages`: beginning and end of each, in milliseconds since 1970; they do not overlap."""
    sums: dict[int, int] = {}
    for began, ended in outages:
        for day in range(began // DAY, (ended - 1) // DAY + 1):
            sums[day] = sums.get(day, 0) + min(ended, (day + 1) * DAY) - max(began, day * DAY)
    return frozenset(day for day, sum in sums.items() if sum > LONG)


def after(streak: Streak | None, day: int, frozen: Collection[int]) -> Streak:
    """The streak after an attempt that began on a day, which is not before `streak.last_day`."""
    if streak is None:
        return Streak(1, 1, 1, 1, day)
    last = streak.last_day
    if day <= last:
        return streak
    days = streak.days + 1 if _bridges_days(last, day, frozen) else 1
    if week_of(day) == week_of(last):
        weeks = streak.weeks
    else:
        weeks = streak.weeks + 1 if _bridges_weeks(week_of(last), week_of(day), frozen) else 1
    return Streak(days, max(days, streak.best_days), weeks, max(weeks, streak.best_weeks), day)


def streak_of(days: Iterable[int], frozen: Collection[int]) -> Streak | None:
    """The streak of all days with an attempt, None without any."""
    streak = None
    for day in sorted(set(days)):
        streak = after(streak, day, frozen)
    return streak


def present(streak: Streak, today: int, frozen: Collection[int]) -> Streak:
    """The streak as it stands today: 0 days, or 0 weeks, when it has ended since its last day. A day or a week that is
    not over ends nothing.
    """
    last = streak.last_day
    days = streak.days if _bridges_days(last, today, frozen) else 0
    weeks = streak.weeks if _bridges_weeks(week_of(last), week_of(today), frozen) else 0
    return Streak(days, streak.best_days, weeks, streak.best_weeks, last)


def _bridges_days(before: int, day: int, frozen: Collection[int]) -> bool:
    """Whether all days between two are frozen."""
    return all(between in frozen for between in range(before + 1, day))


def _bridges_weeks(before: int, week: int, frozen: Collection[int]) -> bool:
    """Whether each week between two has a frozen day."""
    return all(
        any(FIRST_MONDAY + 7 * between + weekday in frozen for weekday in range(7))
        for between in range(before + 1, week)
    )

"""Wire structs of streaks."""

from __future__ import annotations

from msgspec import Struct


class Streak(Struct):
    """Days and weeks in a row on which the person began a first attempt at the deal of the day. `game`: "" for any
    game; `days`, `weeks`: 0 when the streak has ended; `last`: the last such day, in UTC; `today`: whether that is
    today. Weeks go from Monday to Sunday.
    """

    game: str
    days: int
    best_days: int
    weeks: int
    best_weeks: int
    last: str
    today: bool


class Streaks(Struct):
    """The streaks of a person: first that of any game, then those of the games that they have played. `date`: today in
    UTC; `frozen`: the days of the last sixty on which the server was away for more than an hour: they end no streak.
    """

    date: str
    of: list[Streak]
    frozen: list[str]

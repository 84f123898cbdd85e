"""Streaks in the database: a row for each person and game, and one for any game (game ""), derived from the attempts
at deals of the day. A row is written in the transaction that stores an attempt, when it begins.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict

from sqlalchemy import bindparam, delete, insert, select

from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change
from mazzo.server.streaks.model import Streak, after, frozen_days, streak_of

ANY = ""
"""The game of the row for any game."""
_a, _d, _s = tables.attempt.c, tables.deal.c, tables.streak.c
_ADD = insert(tables.streak)
_DROP = delete(tables.streak).where(_s.person == bindparam("who"), _s.game == bindparam("of_game"))
_DROP_ALL = delete(tables.streak).where(_s.person == bindparam("who"))

Streaks = dict[str, Streak]
"""The streaks of a person by game."""


class StreakStore:
    """Queries about streaks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.now = store.now

    async def frozen(self) -> frozenset[int]:
        """The days that end no streak."""
        o = tables.outage.c
        rows = await self._store.all(select(o.began, o.ended).order_by(o.began))
        return frozen_days((began, ended) for began, ended in rows)

    async def of(self, person: str) -> Streaks:
        """The stored streaks of a person, as they stood on their last day."""
        query = select(_s.game, _s.days, _s.best_days, _s.weeks, _s.best_weeks, _s.last_day).where(_s.person == person)
        return {game: Streak(*row) for game, *row in await self._store.all(query.order_by(_s.game))}

    async def begun(self, person: str, game: str, day: int) -> list[Change]:
        """The changes to be stored together with an attempt at a day's deal that begins."""
        before, frozen = await self.of(person), await self.frozen()
        now = {name: after(before.get(name), day, frozen) for name in (ANY, game)}
        return changes(person, before, before | now)

    async def merged(self, guest: str, account: str) -> list[Change]:
        """The changes to be stored when the attempts of a guest become those of an account."""
        days: dict[str, set[int]] = {}
        query = select(_d.game, _d.day).join_from(tables.attempt, tables.deal, _d.id == _a.deal)
        query = query.where(_a.person.in_((guest, account)), _d.day.is_not(None)).distinct()
        for game, day in await self._store.all(query):
            days.setdefault(game, set()).add(day)
        streaks = streaks_of(days, await self.frozen())
        return [Change(_DROP_ALL, ({"who": guest}, {"who": account})), *changes(account, {}, streaks)]


def streaks_of(days: Mapping[str, Iterable[int]], frozen: Collection[int]) -> Streaks:
    """The streaks of a person, from the days of each game."""
    of_games = {game: set(of_game) for game, of_game in days.items()}
    of_games[ANY] = set[int]().union(*of_games.values())
    return {game: streak for game, days in of_games.items() if (streak := streak_of(days, frozen)) is not None}


def changes(person: str, before: Streaks, now: Streaks) -> list[Change]:
    """What brings the rows of a person from one state to another: nothing for rows that stay."""
    changed = [
        game for game in (*before, *(game for game in now if game not in before)) if before.get(game) != now.get(game)
    ]
    drops = [{"who": person, "of_game": game} for game in changed if game in before]
    adds = [{"person": person, "game": game, **asdict(now[game])} for game in changed if game in now]
    return [*([Change(_DROP, drops)] if drops else ()), *([Change(_ADD, adds)] if adds else ())]

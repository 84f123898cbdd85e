"""All streaks, computed again from the attempts: nothing changes unless a row was wrong."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change
from mazzo.server.streaks.model import Streak
from mazzo.server.streaks.queries import Streaks, StreakStore, changes, streaks_of

PEOPLE = 500
"""People whose rows are compared together."""
_a, _d, _s = tables.attempt.c, tables.deal.c, tables.streak.c
_attempts = (
    select(_a.person, _d.game, _d.day)
    .join_from(tables.attempt, tables.deal, _d.id == _a.deal)
    .where(_a.person.is_not(None), _d.day.is_not(None))
    .order_by(_a.person)
    .execution_options(yield_per=5_000)
)
_has_attempt = exists().where(_a.person == _s.person, _a.deal == _d.id, _d.day.is_not(None)).correlate(tables.streak)
_without = select(_s.person).where(~_has_attempt).distinct()

Days = dict[str, set[int]]
"""The days with an attempt, by game."""


@dataclass(slots=True)
class StreakFigures:
    """What was read and changed: attempts at deals of a day, rows of streaks, and rows that were wrong."""

    attempts: int = 0
    rows: int = 0
    changed: int = 0


async def rebuild_streaks(store: Store) -> StreakFigures:
    """Compute all streaks again and store the rows that differ. The attempts are read in a stream, person by person."""
    figures, repairs = StreakFigures(), list[Change]()
    frozen = await StreakStore(store).frozen()
    async with store.reading() as connection:
        async for people in _people(connection, figures):
            rows = await _rows(connection, list(people))
            for person, days in people.items():
                now, before = streaks_of(days, frozen), rows.get(person, {})
                _compare(person, before, now, figures, repairs)
        gone = [person for (person,) in await connection.execute(_without)]
        for first in range(0, len(gone), PEOPLE):
            for person, before in (await _rows(connection, gone[first : first + PEOPLE])).items():
                _compare(person, before, {}, figures, repairs)
    if repairs:
        await store.writer.write(*repairs)
    return figures


def _compare(person: str, before: Streaks, now: Streaks, figures: StreakFigures, repairs: list[Change]) -> None:
    figures.rows += len(before)
    figures.changed += sum(before.get(game) != now.get(game) for game in {*before, *now})
    repairs += changes(person, before, now)


async def _people(connection: AsyncConnection, figures: StreakFigures) -> AsyncGenerator[dict[str, Days]]:
    """The days of all people with an attempt, some people at a time."""
    people: dict[str, Days] = {}
    async with connection.stream(_attempts) as result:
        async for person, game, day in result:
            if person not in people and len(people) == PEOPLE:
                yield people
                people = {}
            people.setdefault(person, {}).setdefault(game, set()).add(day)
            figures.attempts += 1
    if people:
        yield people


async def _rows(connection: AsyncConnection, people: list[str]) -> dict[str, Streaks]:
    """The stored rows of some people."""
    columns = (_s.person, _s.game, _s.days, _s.best_days, _s.weeks, _s.best_weeks, _s.last_day)
    rows: dict[str, Streaks] = {}
    for person, game, *row in await connection.execute(select(*columns).where(_s.person.in_(people))):
        rows.setdefault(person, {})[game] = Streak(*row)
    return rows

"""Deals and attempts in the database."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from typing import Any, cast

from sqlalchemy import ColumnElement, and_, bindparam, exists, func, insert, not_, or_, select, update

from mazzo.host.words import BotName
from mazzo.server.deals.standing import Group
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Row

_d, _a, _m, _s = tables.deal.c, tables.attempt.c, tables.match.c, tables.seat.c
_ADD_DEAL = insert(tables.deal)
_ADD_ATTEMPT = insert(tables.attempt)
_SET_DEAL = update(tables.match).where(_m.id == bindparam("of"), _m.deal.is_(None)).values(deal=bindparam("new_deal"))
_END = (
    update(tables.attempt)
    .where(_a.match == bindparam("of"), _a.ended.is_(None))
    .values(
        ended=bindparam("new_ended"),
        score=bindparam("new_score"),
        hints=bindparam("new_hints"),
        undos=bindparam("new_undos"),
        minutes=bindparam("new_minutes"),
        abandoned=bindparam("new_abandoned"),
        marked=bindparam("new_marked"),
    )
)


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal as it is stored. `day`: days since 1970, of a deal of the day, which `closes`; `parent`: the match that it
    was made from.
    """

    id: str
    game: str
    head: str
    bots: str
    seed: bytes
    order: str | None
    day: int | None
    created: int
    opens: int
    closes: int | None
    parent: str | None

    def __repr__(self) -> str:
        return f"DealRow({self.id!r})"  # without the seed: a repr may be logged

    @property
    def levels(self) -> list[BotName]:
        """The levels of the bots at the seats from the second on."""
        return cast(list[BotName], self.bots.split())

    def is_final(self, now: int) -> bool:
        """Whether no day decides about its places any more."""
        return self.closes is None or now >= self.closes


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """A first attempt as it is stored; `ended` and `score` are None while it is in progress."""

    match: str
    deal: str
    person: str | None
    began: int
    ended: int | None = None
    score: int | None = None
    hints: int = 0
    undos: int = 0
    minutes: int = 0
    is_account: bool = False
    is_program: bool = False
    abandoned: bool = False
    marked: bool = False

    @property
    def is_compared(self) -> bool:
        """Whether it is among the results that places and percentiles of its kind compare."""
        return self.ended is not None and not self.marked


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of an attempt."""

    at: int
    score: int
    hints: int
    undos: int
    minutes: int
    abandoned: bool
    marked: bool


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A match of a person on a deal; `score` is None until it is finished."""

    match: str
    deal: str
    room: str | None
    finished: int | None
    score: int | None


@dataclass(frozen=True, slots=True)
class Filter:
    """Which attempts are listed: those of people, or of programs. `is_unassisted`: without hints; `has_account`: of
    accounts; `is_plausible`: without marked results.
    """

    is_unassisted: bool = False
    has_account: bool = False
    is_plausible: bool = False
    is_program: bool = False

    def conditions(self) -> list[ColumnElement[bool]]:
        """The conditions of the listed attempts."""
        conditions: list[ColumnElement[bool]] = [_a.ended.is_not(None), _a.is_program.is_(self.is_program)]
        if self.is_unassisted:
            conditions.append(_a.hints == 0)
        if self.has_account:
            conditions.append(_a.is_account)
        if self.is_plausible:
            conditions.append(not_(_a.marked))
        return conditions


@dataclass(frozen=True, slots=True)
class ListedAttempt:
    """An attempt with what its row in a list says besides. `name`: "" where it is not shown; `has_match`: the match
    exists.
    """

    row: AttemptRow
    name: str
    has_match: bool


class DealStore:
    """The queries and statements about deals."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.now = store.now

    async def deal(self, id: str) -> DealRow | None:
        """A deal, None if there is none."""
        row = await self._store.one(select(tables.deal).where(_d.id == id))
        return None if row is None else DealRow(*row)

    async def deals_of_days(self, first: int, last: int) -> list[DealRow]:
        """The deals of some days."""
        return [DealRow(*row) for row in await self._store.all(select(tables.deal).where(_d.day.between(first, last)))]

    async def add(self, deals: Iterable[DealRow], *changes: Change) -> None:
        """Store deals, with other changes. Raises Conflict when one of them exists."""
        rows = [cast(Row, asdict(deal)) for deal in deals]
        await self._store.writer.write(*([Change(_ADD_DEAL, rows)] if rows else ()), *changes)

    async def attempt(self, deal: str, person: str | None) -> AttemptRow | None:
        """The first attempt of a person at a deal, None without one."""
        if person is None:
            return None
        row = await self._store.one(select(tables.attempt).where(_a.deal == deal, _a.person == person))
        return None if row is None else AttemptRow(*row)

    async def attempt_of_match(self, match: str) -> AttemptRow | None:
        """The attempt that is played in a match, None if that is none."""
        row = await self._store.one(select(tables.attempt).where(_a.match == match))
        return None if row is None else AttemptRow(*row)

    async def attempts_of(self, person: str | None, deals: Collection[str]) -> dict[str, AttemptRow]:
        """The first attempts of a person at some deals, by deal."""
        if person is None:
            return {}
        rows = await self._store.all(select(tables.attempt).where(_a.person == person, _a.deal.in_(deals)))
        return {row.deal: row for row in (AttemptRow(*row) for row in rows)}

    async def matches_of(self, person: str | None, deals: Collection[str]) -> dict[str, list[OwnMatch]]:
        """The matches of a person on some deals, by deal, the oldest first."""
        if person is None:
            return {}
        r = tables.result.c
        query = (
            select(_m.id, _m.deal, _m.room, _m.finished, r.score)
            .join_from(tables.match, tables.seat, _s.match == _m.id)
            .outerjoin(tables.result, and_(r.match == _m.id, r.seat == _s.seat))
            .where(_m.deal.in_(deals), _s.person == person, not_(_m.practice))
            .order_by(_m.created, _m.id)
        )
        matches: dict[str, list[OwnMatch]] = {}
        for row in await self._store.all(query):
            matches.setdefault(row[1], []).append(OwnMatch(*row))
        return matches

    async def has_seat(self, match: str | None, person: str | None) -> bool:
        """Whether a person has a seat in a match."""
        if match is None or person is None:
            return False
        return await self._store.one(select(_s.seat).where(_s.match == match, _s.person == person).limit(1)) is not None

    async def bots_of(self, match: str) -> list[str | None]:
        """For each seat of a match, the level of the bot that had it at the beginning."""
        return [bot for (bot,) in await self._store.all(select(_s.bot).where(_s.match == match).order_by(_s.seat))]

    async def has_account(self, person: str) -> bool:
        """Whether a person has an account."""
        c = tables.account.c
        return await self._store.one(select(c.person).where(c.person == person)) is not None

    async def is_program(self, person: str) -> bool:
        """Whether a person is a program."""
        c = tables.person.c
        return await self._store.one(select(c.id).where(c.id == person, c.program)) is not None

    async def groups(self, deal: str, which: Filter) -> list[Group]:
        """Attempts at a deal, grouped by result."""
        query = select(_a.score, _a.abandoned, func.count(), _a.marked).where(_a.deal == deal, *which.conditions())
        return [Group(*row) for row in await self._store.all(query.group_by(_a.score, _a.abandoned, _a.marked))]

    async def counts(self, deals: Collection[str]) -> dict[str, int]:
        """How many attempts of people at some deals have ended."""
        query = select(_a.deal, func.count()).where(_a.deal.in_(deals), *Filter().conditions()).group_by(_a.deal)
        return dict(cast(list[tuple[str, int]], await self._store.all(query)))

    async def listed(
        self, deal: str, which: Filter, *, fewest: bool, is_last_if_abandoned: bool, skip: int, most: int
    ) -> list[ListedAttempt]:
        """Attempts at a deal, the best first, then the earlier; `skip`: how many before."""
        p, account = tables.person.c, tables.account.c
        is_named = and_(account.person.is_not(None), or_(p.listed, p.program))
        query: Any = (
            select(tables.attempt, p.name, is_named, _m.id)
            .outerjoin_from(tables.attempt, tables.person, p.id == _a.person)
            .outerjoin(tables.account, account.person == _a.person)
            .outerjoin(tables.match, _m.id == _a.match)
            .where(_a.deal == deal, *which.conditions())
        )
        order = [_a.score if fewest else _a.score.desc(), _a.ended, _a.match]
        if is_last_if_abandoned:
            order.insert(0, _a.abandoned)
        rows = await self._store.all(query.order_by(*order).offset(skip).limit(most))
        return [
            ListedAttempt(AttemptRow(*row), (name or "") if is_named else "", match is not None)
            for *row, name, is_named, match in rows
        ]

    async def hints(self, match: str, seat: int) -> int:
        """At how many versions of a match a seat has requested a hint."""
        h = tables.hint.c
        row = await self._store.one(select(func.count()).where(h.match == match, h.seat == seat))
        return int(row[0]) if row else 0

    async def gestures(self, match: str, seat: int) -> int:
        """How many gestures of a match a client of the seat has sent."""
        e = tables.event.c
        query = select(func.count()).where(e.match == match, e.seat == seat, e.client_id.is_not(None))
        row = await self._store.one(query)
        return int(row[0]) if row else 0

    async def to_end(self, before: int, most: int) -> list[str]:
        """The matches whose attempts are to be ended: finished, or without an entry since `before`."""
        e = tables.event.c
        recent = exists().where(e.match == _a.match, e.at > before)
        query = select(_a.match).join_from(tables.attempt, tables.match, _m.id == _a.match)
        query = query.where(_a.ended.is_(None), or_(_m.finished.is_not(None), and_(_a.began <= before, ~recent)))
        return [match for (match,) in await self._store.all(query.order_by(_a.began).limit(most))]

    async def end(self, attempt: AttemptRow, ending: Ending) -> None:
        """Store the end of an attempt, unless it has one."""
        row: Row = {"of": attempt.match, **{f"new_{name}": value for name, value in _values(ending).items()}}
        await self._store.writer.write(Change(_END, (row,), (f"d:{attempt.deal}",)))


def attempt_change(attempt: AttemptRow) -> Change:
    """The change that stores an attempt; it conflicts when the person has one at the deal."""
    return Change(_ADD_ATTEMPT, (cast(Row, asdict(attempt)),), (f"d:{attempt.deal}",))


def deal_change(match: str, deal: str) -> Change:
    """The change that says on which deal a match was played."""
    return Change(_SET_DEAL, ({"of": match, "new_deal": deal},))


def _values(ending: Ending) -> dict[str, int | bool]:
    values: dict[str, int | bool] = asdict(ending)
    values["ended"] = values.pop("at")
    return values


def ending_of(ending: Ending, attempt: AttemptRow) -> AttemptRow:
    """The attempt after its end."""
    return AttemptRow(**{**asdict(attempt), **_values(ending)})

"""People, matches and their events as frozen values, and all statements about them. `engine` opens and migrates the
database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from sqlalchemy import (
    CompoundSelect,
    Select,
    UpdateBase,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import QueuePool

from mazzo.server.database_trouble import code_of
from mazzo.server.storage import tables
from mazzo.server.storage.engine import CONNECTIONS, LOCK_MILLISECONDS
from mazzo.server.storage.notifier import notifier_of
from mazzo.server.storage.writer import Change, Conflict, Row, Writer


def milliseconds() -> int:
    """The present time, in the database's unit."""
    return time.time_ns() // 1_000_000


_TRIES = 5
"""Attempts to erase a person whose decks other people save or remove at the same time."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person, or a program with an account."""

    id: str
    name: str
    colour: int
    language: str
    created: int
    program: bool = False


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match without its events."""

    id: str
    game: str
    head: str
    practice: bool
    source: str
    parent: str | None
    seed: bytes
    order: str | None
    created: int
    finished: int | None = None
    reason: str | None = None
    room: str | None = None
    due: int | None = None
    """When the scheduler must look: a bot's move, the end of a seat's time."""
    at: int | None = None
    """The entry of the parent's journal after which this match is played on."""

    def __repr__(self) -> str:
        return f"MatchRow({self.id!r})"  # without the seed: a repr may be logged


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a journal: index, author (-1 is chance) and text."""

    seq: int
    at: int
    seat: int
    text: str
    client_id: str | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new match: its row, the person of each seat (None: a bot), its first events, the level of each bot (None: a
    person); without bots `bots` may be empty.
    """

    row: MatchRow
    seats: tuple[str | None, ...]
    events: tuple[Event, ...]
    bots: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a seat, derived from the journal."""

    seat: int
    score: int
    place: int
    title: int


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a match, as the history shows it."""

    at: int
    reason: str
    results: tuple[Result, ...]


WELL = 1.5
"""Most seconds that `Store.is_well` takes."""
HEALTH_MILLISECONDS = 1000
"""Most that it waits for another program that holds an SQLite file."""
_READ_ONLY = text("SELECT current_setting('transaction_read_only')")
_TRIAL = "trial"
_TRIAL_BYTES = 64 * 1024
"""Size of the test write: larger than a few moves, which may succeed on a full disk."""
_ADD_TRIAL = insert(tables.challenge)
_DROP_TRIAL = delete(tables.challenge).where(tables.challenge.c.id == bindparam("of"))
_ADD_PERSON = insert(tables.person)
_ADD_MATCH = insert(tables.match)
_ADD_SEAT = insert(tables.seat)
_ADD_EVENT = insert(tables.event)
_ADD_RESULT = insert(tables.result)
_DROP_RESULTS = delete(tables.result).where(tables.result.c.match == bindparam("of"))
_FINISH = (
    update(tables.match)
    .where(tables.match.c.id == bindparam("of"))
    .values(finished=bindparam("new_finished"), reason=bindparam("new_reason"))
)
_DUE = update(tables.match).where(tables.match.c.id == bindparam("of")).values(due=bindparam("new_due"))
_POSTPONE = _DUE.where(
    ~exists().where(tables.event.c.match == bindparam("of"), tables.event.c.seq >= bindparam("known")),
    ~exists().where(tables.room_event.c.room == bindparam("where"), tables.room_event.c.seq >= bindparam("told")),
)
_CHANGE_PERSON = (
    update(tables.person)
    .where(tables.person.c.id == bindparam("who"))
    .values(name=bindparam("new_name"), colour=bindparam("new_colour"), language=bindparam("new_language"))
)
_mine = select(tables.seat.c.match).where(tables.seat.c.person == bindparam("who"))
_shared = select(tables.seat.c.match).where(tables.seat.c.person.is_not(None), tables.seat.c.person != bindparam("who"))
_FORGET_MATCHES = delete(tables.match).where(tables.match.c.id.in_(_mine), tables.match.c.id.not_in(_shared))
_mine_to_tell = select(tables.room_event.c.room).where(tables.room_event.c.person == bindparam("who"))
_told_by_others = select(tables.room_event.c.room).where(
    tables.room_event.c.person.is_not(None), tables.room_event.c.person != bindparam("who")
)
_FORGET_ROOMS = delete(tables.room).where(tables.room.c.id.in_(_mine_to_tell), tables.room.c.id.not_in(_told_by_others))
_FORGET_WORDS = update(tables.room_event).where(tables.room_event.c.person == bindparam("who")).values(words=None)
_FORGET_PERSON = delete(tables.person).where(tables.person.c.id == bindparam("who"))
SWEEP_DECK = delete(tables.deck).where(
    tables.deck.c.version == bindparam("of"), ~exists().where(tables.deck_owner.c.deck == bindparam("of"))
)
"""Deletes a deck that no person has saved."""


class Store:
    """The database; every write goes through the one writer."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int] = milliseconds) -> None:
        self._engine = engine
        self.now = now
        """Returns the present time."""
        self.notifier = notifier_of(engine)
        self.writer = Writer(engine, self.notifier)

    async def one(self, asked: Select[Any]) -> tuple[Any, ...] | None:
        """The only row of the result, None if empty."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(asked)).one_or_none()
        return None if row is None else tuple(row)

    async def all(self, asked: Select[Any] | CompoundSelect[Any]) -> list[tuple[Any, ...]]:
        """Every row of the result."""
        async with self._engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(asked)]

    @property
    def is_local(self) -> bool:
        """Whether only one process uses the database."""
        return self._engine.dialect.name == "sqlite"

    def connections(self) -> tuple[int, int]:
        """The connections of the pool in use, and the most there may be."""
        pool = self._engine.pool
        assert isinstance(pool, QueuePool)
        return pool.checkedout(), pool.size() if self.is_local else pool.size() + CONNECTIONS

    async def execute_directly(self, statement: UpdateBase) -> int:
        """Run a statement in its own transaction, bypassing the writer, where a failure would make the whole group be
        retried. Returns the number of rows changed.
        """
        async with self._engine.begin() as connection:
            return (await connection.execute(statement)).rowcount

    # people

    async def add_person(self, person: Person) -> None:
        """File a new person."""
        row: Row = {
            "id": person.id,
            "name": person.name,
            "colour": person.colour,
            "language": person.language,
            "created": person.created,
            "program": person.program,
        }
        await self.writer.write(Change(_ADD_PERSON, (row,)))

    async def person(self, id: str) -> Person | None:
        """A person by id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables.person).where(tables.person.c.id == id))).one_or_none()
        return None if row is None else Person(*row)

    async def change_person(self, person: Person) -> None:
        """Store a person's name, colour and language."""
        row: Row = {
            "who": person.id,
            "new_name": person.name,
            "new_colour": person.colour,
            "new_language": person.language,
        }
        await self.writer.write(Change(_CHANGE_PERSON, (row,)))

    async def forget_person(self, id: str) -> None:
        """Erase a person, the text they wrote, and the matches and rooms not shared with others."""
        topics = (f"f:{id}",)
        row = {"who": id}
        changes = [Change(one, (row,)) for one in (_FORGET_MATCHES, _FORGET_ROOMS, _FORGET_WORDS)]
        changes.append(Change(_FORGET_PERSON, (row,), topics))
        for _ in range(_TRIES):
            decks = await self.all(select(tables.deck_owner.c.deck).where(tables.deck_owner.c.person == id))
            with suppress(Conflict):  # another person has just saved or removed one of these decks
                await self.writer.write(*changes, *(Change(SWEEP_DECK, ({"of": deck},)) for (deck,) in decks))
                break
        else:
            await self.writer.write(*changes)
        await self._empty_log()

    async def _empty_log(self) -> None:
        """Remove erased data from the log of an SQLite file."""
        if self.is_local:
            with suppress(OperationalError):  # the data is erased in any case, and the next checkpoint empties the log
                async with self._engine.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    # matches

    async def add_match(self, match: MatchRow, seats: Sequence[str | None], events: Sequence[Event]) -> None:
        """Store a new match, the people at its seats, and its first events."""
        await self.writer.write(*match_changes(Dealt(match, tuple(seats), tuple(events))))

    async def append(
        self, match: str, events: Sequence[Event], finish: Finish | None = None, beside: Sequence[Change] = ()
    ) -> None:
        """Append events to a journal, with the end of the match if there is one, and changes in the same transaction.
        Raises Conflict when another worker was first.
        """
        changes = [Change(_ADD_EVENT, [_event_row(match, event) for event in events]), *beside]
        if finish is not None:
            changes += _finish_changes(match, finish)
        await self.writer.write(*changes)

    async def postpone(self, match: str, due: int | None, entries: int, room: str, room_entries: int) -> None:
        """Set when the scheduler must look at a match, unless the match or its room has more entries by now."""
        row: Row = {"of": match, "new_due": due, "known": entries, "where": room, "told": room_entries}
        await self.writer.write(Change(_POSTPONE, (row,)))

    async def set_due(self, match: str, due: int | None) -> None:
        """Set when the scheduler must look at a match, unconditionally."""
        await self.writer.write(due_change(match, due))

    async def due(self, now: int, late: int, worker: str, alive: int, most: int) -> list[str]:
        """The matches that are due, the longest waiting first; without those whose people are all at other workers,
        unless they were due before `late`. A worker is there if its last heartbeat came after `alive`.
        """
        m, w, p = tables.match.c, tables.worker.c, tables.presence.c
        people = select(p.room).where(p.room == m.room, p.sockets > 0)
        others = people.where(p.worker.in_(select(w.id).where(w.beat > alive)))
        is_ours = or_(m.due <= late, people.where(p.worker == worker).exists(), ~others.exists())
        return [row[0] for row in await self.all(select(m.id).where(m.due <= now, is_ours).order_by(m.due).limit(most))]

    async def set_finish(self, match: str, finish: Finish) -> None:
        """Store the derived end of a match again."""
        await self.writer.write(*_finish_changes(match, finish))

    async def match(self, id: str) -> tuple[MatchRow, tuple[str | None, ...], list[Event]] | None:
        """A match, the people at its seats and its journal, read in one transaction."""
        async with self._reading() as connection:
            row = (await connection.execute(select(tables.match).where(tables.match.c.id == id))).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(
                select(tables.seat.c.person).where(tables.seat.c.match == id).order_by(tables.seat.c.seat),
            )
            return MatchRow(*row), tuple(seats.scalars()), await _events(connection, id)

    async def events(self, match: str, since: int = 0) -> list[Event]:
        """The journal of a match, in order, from entry `since` on."""
        async with self._engine.connect() as connection:
            return await _events(connection, match, since)

    async def has_results(self, match: str) -> bool:
        """Whether the derived results of a match are stored."""
        async with self._engine.connect() as connection:
            asked = select(func.count()).select_from(tables.result).where(tables.result.c.match == match)
            found: int = (await connection.execute(asked)).scalar_one()
            return found > 0

    async def result_of(self, match: str, seat: int | None) -> tuple[bytes, int | None, int | None] | None:
        """The seed of a match, and score and place of a seat once it is over; None if there is no such match."""
        m, r = tables.match.c, tables.result.c
        joined = tables.match.outerjoin(tables.result, (r.match == m.id) & (r.seat == seat))
        found = await self.one(select(m.seed, r.score, r.place).select_from(joined).where(m.id == match))
        return None if found is None else (found[0], found[1], found[2])

    async def is_well(self) -> bool:
        """Whether the database answers and accepts writes; after a failed write one is tested. Known within WELL
        seconds. Where that is too short because the server is busy, its own writes that went through meanwhile tell.
        """
        if self.writer.is_stuck:
            return False
        before = self.writer.transactions
        try:
            async with asyncio.timeout(WELL):
                if not self.writer.can_save:
                    trial = {"id": _TRIAL, "challenge": bytes(_TRIAL_BYTES), "session": None, "login": None, "until": 0}
                    await self.writer.write(Change(_ADD_TRIAL, (trial,)), Change(_DROP_TRIAL, ({"of": _TRIAL},)))
                    self.writer.can_save = True  # only after a large write: a small one may succeed on a full disk
                return await self._accepts_writes()
        except Exception as error:
            if code_of(error) is None:
                raise
            return self.writer.transactions > before

    async def _accepts_writes(self) -> bool:
        async with self._engine.connect() as connection:
            if self.is_local:
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={HEALTH_MILLISECONDS}")
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # fails when another process holds the file
                await connection.rollback()
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={LOCK_MILLISECONDS}")
                return True
            return str((await connection.execute(_READ_ONLY)).scalar_one()) == "off"

    async def close(self) -> None:
        """Finish queued writes and close every connection."""
        await self.notifier.stop()
        await self.writer.stop()
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[AsyncConnection]:
        """A connection in a transaction, so that all its queries see the same state."""
        async with self._engine.connect() as connection:
            if self._engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")  # the driver by itself begins only before a write
            else:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection


def match_changes(dealt: Dealt) -> list[Change]:
    """The changes that store a new match."""
    match = dealt.row
    row: Row = {
        "id": match.id,
        "game": match.game,
        "head": match.head,
        "practice": match.practice,
        "source": match.source,
        "parent": match.parent,
        "seed": match.seed,
        "order": match.order,
        "created": match.created,
        "finished": match.finished,
        "reason": match.reason,
        "room": match.room,
        "due": match.due,
        "at": match.at,
    }
    changes = [
        Change(_ADD_MATCH, (row,)),
        Change(
            _ADD_SEAT,
            [
                {"match": match.id, "seat": seat, "person": person, "bot": bot}
                for seat, (person, bot) in enumerate(zip_longest(dealt.seats, dealt.bots))
            ],
        ),
    ]
    if dealt.events:
        changes.append(Change(_ADD_EVENT, [_event_row(match.id, event) for event in dealt.events]))
    return changes


def due_change(match: str, due: int | None) -> Change:
    """The change of when the scheduler must look at a match."""
    return Change(_DUE, ({"of": match, "new_due": due},))


async def _events(connection: AsyncConnection, match: str, since: int = 0) -> list[Event]:
    columns = tables.event.c
    asked = select(columns.seq, columns.at, columns.seat, columns.text, columns.client_id)
    rows = await connection.execute(asked.where(columns.match == match, columns.seq >= since).order_by(columns.seq))
    return [Event(*row) for row in rows]


def _event_row(match: str, event: Event) -> Row:
    return {
        "match": match,
        "seq": event.seq,
        "at": event.at,
        "seat": event.seat,
        "text": event.text,
        "client_id": event.client_id,
    }


def _finish_changes(match: str, finish: Finish) -> list[Change]:
    results: list[Row] = [
        {"match": match, "seat": r.seat, "score": r.score, "place": r.place, "rank": r.title} for r in finish.results
    ]
    return [
        Change(_FINISH, ({"of": match, "new_finished": finish.at, "new_reason": finish.reason},)),
        Change(_DROP_RESULTS, ({"of": match},)),
        Change(_ADD_RESULT, results),
    ]

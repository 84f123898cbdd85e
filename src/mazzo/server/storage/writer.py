"""The one writer: everything that changes the database queues here and is committed in groups.

A write is all or none and is acknowledged only after its transaction. Writes that wait together share one transaction,
which publishes all they change; if it fails, the group is taken back and each is tried alone: a conflict, or a
write that the database will not have, harms nobody else. When PostgreSQL goes away in the middle, the writer finds out
whether its transaction stands before it tries again, so that nothing is lost and nothing is written twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import structlog
from sqlalchemy import Executable, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mazzo.server.ops import metrics
from mazzo.server.storage.notifier import Notifier, notifier_of, topics_of

GROUP = 256
"""Most rows of one transaction, but for a single write that is larger."""
WAITING = 16_384
"""Most writes in the queue; whoever comes then waits."""
PATIENCE = 10.0
"""Seconds that writes wait for a database that has gone away; after that they fail at once until it is back."""
PATIENCE_AT_THE_END = 2.0
"""The same once the server is stopping."""
FIRST_PAUSE = 0.02
"""Seconds before the first new attempt; each further one waits twice as long, up to a second."""
PASSING = ("08", "40", "53300", "57P")
"""How SQLSTATEs begin that pass: lost connections, serialization and deadlocks, too many clients, a database that
starts or stops."""
UNSAVED = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
"""What SQLite says in the last octet of its code when a disk takes no writes; PostgreSQL says 53100 of a full one."""
_FATE = text("SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))")

Value = str | int | bytes | bool | None
Row = Mapping[str, Value]

log = structlog.get_logger()


class Conflict(Exception):
    """Somebody else wrote first, or the same thing was written before: nothing of this write stands."""


class Closed(Exception):
    """The writer takes no more writes: the server is stopping, or the writer has died."""


class Away(Exception):
    """The database cannot be reached. Whether this write stands is known when it is back: say it again then."""


class CannotSave(Exception):
    """The database answers, but takes no writes: its disk is full, or does not work. Nothing of this write stands."""


@dataclass(frozen=True, slots=True)
class Change:
    """One statement and the rows it is run with; writes of one group that have the same run it once over all rows.

    `topics` are published beside those that follow from the table (`notifier.TOPICS`).
    """

    statement: Executable
    rows: Sequence[Row]
    topics: Sequence[str] = ()


@dataclass(slots=True)
class _Write:
    changes: Sequence[Change]
    done: asyncio.Future[None]
    began: float = field(default_factory=monotonic)

    @property
    def weight(self) -> int:
        return sum(len(change.rows) for change in self.changes)

    @property
    def topics(self) -> list[str]:
        """What this write changes, in order."""
        topics: set[str] = set()
        for change in self.changes:
            topics.update(change.topics, topics_of(change.statement, change.rows))
        return sorted(topics)


class Writer:
    """Owns the only connection that writes."""

    def __init__(self, engine: AsyncEngine, notifier: Notifier | None = None) -> None:
        self._engine = engine
        self._notifier = notifier or notifier_of(engine)
        self._is_local = engine.dialect.name == "sqlite"
        self._queue: asyncio.Queue[_Write | None] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._gone_since: float | None = None
        self._closed = False
        self._ended = False
        self.transactions = 0
        """How many transactions were committed."""
        self.can_save = True
        """False once the disk did not take a write; who asks says when it does again."""

    @property
    def waiting(self) -> int:
        """How many writes are in the queue."""
        return self._queue.qsize()

    def start(self) -> None:
        """Begin to serve the queue."""
        self._task = asyncio.create_task(self._serve(), name="writer")

    async def stop(self) -> None:
        """Finish what is queued, then end."""
        if self._task is None or self._closed:
            return
        self._closed = True
        await self._queue.put(None)
        await self._task

    async def write(self, *changes: Change) -> None:
        """Return once the changes are committed; raises Conflict when a constraint forbids them."""
        if self._closed:
            raise Closed
        write = _Write(changes, asyncio.get_running_loop().create_future())
        await self._queue.put(write)
        if self._ended:  # while this one waited for room
            raise Closed
        await write.done

    async def _serve(self) -> None:
        group: list[_Write] = []
        try:
            while (first := await self._queue.get()) is not None:
                group = [first]
                last = self._gather(group)
                if not self._is_local:  # lest two workers wait for each other; if they do, one tries again
                    group.sort(key=_turn)
                try:
                    await self._commit_group(group)
                except Exception as error:
                    # the disk is full, the database is gone: tell everybody who waits, and try afresh with the next
                    await self._fail(group, error)
                if last:
                    break
        finally:
            self._end(group)
            if self._connection is not None:
                await self._connection.close()

    def _end(self, group: list[_Write]) -> None:
        """Turn away what nobody will write any more: what is left of the last group and of the queue."""
        self._closed = self._ended = True
        while not self._queue.empty():
            write = self._queue.get_nowait()
            group += [write] if write else []
        for write in group:
            if not write.done.done():
                write.done.set_exception(Closed())

    def _gather(self, group: list[_Write]) -> bool:
        """Put the writes that wait behind the first beside it, up to a group; True at the end of the queue."""
        weight = sum(write.weight for write in group)
        while weight < GROUP and not self._queue.empty():
            write = self._queue.get_nowait()
            if write is None:
                return True
            group.append(write)
            weight += write.weight
        return False

    async def _commit_group(self, group: list[_Write]) -> None:
        try:
            await self._commit(group)
        except Exception as error:
            if not self._is_the_writes(error):
                raise
            if len(group) == 1:
                await self._fail(group, error)
            else:
                for write in group:
                    await self._commit_group([write])

    def _is_the_writes(self, error: Exception) -> bool:
        """Whether a write may be at fault, and not the database: then the others of its group can stand."""
        return not is_away(error) and not (self._is_local and isinstance(error, OperationalError))  # full, or locked

    async def _fail(self, group: list[_Write], error: Exception) -> None:
        """Tell whoever still waits for these writes that they do not stand."""
        is_conflict = isinstance(error, IntegrityError)
        told = Conflict() if is_conflict else error
        if _is_unsaved(error):
            self.can_save, told = False, CannotSave()
            told.__cause__ = error
        if is_conflict:
            metrics.CONFLICTS.inc()
        else:
            log.error("write failed", error=type(error).__name__, writes=len(group))
        for write in group:
            if not write.done.done():
                write.done.set_exception(told)
        if not is_conflict:  # who knows what it has done to the connection
            await self._let_go()

    async def _commit(self, group: list[_Write]) -> None:
        """Commit a group; while PostgreSQL is away, again and again, but never twice."""
        number = ""
        pause = FIRST_PAUSE
        while True:
            try:
                self._connection = connection = self._connection or await self._engine.connect()
                if not (number and await _stands(connection, number)):
                    number = ""
                    for statement, rows in _drawn_together(group):
                        await connection.execute(statement, rows)
                    number = await self._notifier.publish(connection, () if self._is_local else _topics(group))
                    await connection.commit()  # if the connection is lost here, `number` tells what became of it
                break
            except Exception as error:
                if self._is_local or not (isinstance(error, OSError) or is_away(error)):
                    await self._take_back()
                    raise
                await self._let_go()
                self._be_patient(error)
                await asyncio.sleep(pause)
                pause = min(1.0, 2 * pause)
        self._committed(group)

    def _committed(self, group: list[_Write]) -> None:
        if self._gone_since is not None:
            log.warning("database back", after=round(monotonic() - self._gone_since, 2))
            self._gone_since = None
        self.transactions += 1
        metrics.GROUPS.observe(len(group))
        now = monotonic()
        for write in group:
            metrics.APPENDS.observe(now - write.began)
            if not write.done.done():  # whoever waited may have gone
                write.done.set_result(None)

    def _be_patient(self, error: Exception) -> None:
        """Return if it is worth trying again, else raise what went wrong."""
        now = monotonic()
        if self._gone_since is None:
            self._gone_since = now
            log.warning("database gone", error=type(error).__name__)
        if now - self._gone_since > (PATIENCE_AT_THE_END if self._closed else PATIENCE):
            raise Away from error

    async def _take_back(self) -> None:
        """Undo what was begun, that the next transaction begins with nothing."""
        try:
            if self._connection is not None:
                await self._connection.rollback()
        except Exception:
            await self._let_go()

    async def _let_go(self) -> None:
        """Drop a connection that failed; it may well fail at this too."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()


class _StillOpen(Exception):
    """The old transaction has neither been committed nor taken back yet."""


async def _stands(connection: AsyncConnection, number: str) -> bool:
    """Whether PostgreSQL committed the transaction of this number. Raises _StillOpen while that is undecided."""
    fate = (await connection.execute(_FATE, {"number": number})).scalar_one()
    if fate == "in progress":
        raise _StillOpen
    return bool(fate == "committed")


def is_away(error: BaseException) -> bool:
    """Whether the same may succeed in a moment: the connection was lost, or PostgreSQL asks to try again."""
    if isinstance(error, Away | ConnectionError | TimeoutError | PoolTimeout | _StillOpen):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    state = getattr(getattr(error, "orig", None) or error, "sqlstate", None) or ""
    return str(state).startswith(PASSING)


def _is_unsaved(error: Exception) -> bool:
    """Whether the disk did not take a write, whatever stood in it."""
    problem = getattr(error, "orig", None) or error
    code = getattr(problem, "sqlite_errorcode", 0)
    return code & 0xFF in UNSAVED or getattr(problem, "sqlstate", None) == "53100"


def _topics(group: Sequence[_Write]) -> list[str]:
    """Everything a group changes, each topic once."""
    return sorted({topic for write in group for topic in write.topics})


def _drawn_together(group: Sequence[_Write]) -> list[tuple[Executable, list[Row]]]:
    """The statements of a group, each as few times as can be: a write's own changes stay in their order, and writes
    that wait at the same time do not build on each other.
    """
    runs: list[tuple[Executable, list[Row]]] = []
    for write in group:
        first = 0
        for change in write.changes:
            at = next((k for k in range(first, len(runs)) if runs[k][0] is change.statement), len(runs))
            if at == len(runs):
                runs.append((change.statement, []))
            runs[at][1].extend(change.rows)
            first = at
    return runs


def _turn(write: _Write) -> tuple[str, str, list[str]]:
    """Where a write stands in its group: all workers take what they lock in much the same order, first what a kind of
    statement locks, then what the next does.
    """
    first: Any = write.changes[0].statement if write.changes else None
    return getattr(first, "__visit_name__", ""), str(getattr(first, "table", "")), write.topics

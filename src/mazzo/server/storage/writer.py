"""The one writer: all changes of the database are queued here and committed in groups.

A write is atomic and is acknowledged only after its transaction. Queued writes share a transaction, which also
publishes the topics they change. If it fails, the group is rolled back and each write is tried alone, so that a
conflict or an invalid write affects no other. When the connection to PostgreSQL is lost during a commit, the writer
first finds out whether the transaction was committed, so that nothing is lost and nothing is written twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import structlog
from sqlalchemy import Executable, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mazzo.server.database_trouble import Away, CannotSave, StillOpen, is_away, is_refusal
from mazzo.server.limits import Bucket
from mazzo.server.ops import metrics
from mazzo.server.storage.engine import open_blocking_engine
from mazzo.server.storage.notifier import Notifier, notifier_of, topics_of
from mazzo.server.storage.thread_connection import ThreadConnection

GROUP = 256
"""Most rows of one transaction, except for a single larger write."""
WAITING = 16_384
"""Most queued writes; further ones wait."""
PATIENCE = 10.0
"""Seconds that writes wait for an unreachable database; after that they fail at once until it is back."""
PATIENCE_AT_THE_END = 2.0
"""The same once the server is stopping."""
FIRST_PAUSE = 0.02
"""Seconds before the first retry; doubled for each further one, up to a second."""
STUCK = 1.0
"""Seconds in transaction after which the database does not accept writes: another program holds a lock."""
_FATE = text("SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))")

Value = str | int | bytes | bool | None
Row = Mapping[str, Value]

log = structlog.get_logger()


class Conflict(Exception):
    """Another write was first, or the same was written before: nothing of this write is stored."""


class Closed(Exception):
    """The writer accepts no more writes: the server is stopping, or the writer has died."""


@dataclass(frozen=True, slots=True)
class Change:
    """One statement and its rows; equal statements of one group are executed once over all rows.

    `topics` are published in addition to those of the table (`notifier.topics_of`).
    """

    statement: Executable
    rows: Sequence[Row]
    topics: Sequence[str] = ()


@dataclass(slots=True)
class _Write:
    changes: Sequence[Change]
    future: asyncio.Future[None]
    began: float = field(default_factory=monotonic)

    @property
    def weight(self) -> int:
        return sum(len(change.rows) for change in self.changes)

    @property
    def topics(self) -> list[str]:
        """The topics of this write, in order."""
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
        self._sqlite = ThreadConnection(open_blocking_engine(engine.url)) if self._is_local else None
        """Takes the place of `_connection` with SQLite."""
        self._gone_since: float | None = None
        self._closed = False
        self._ended = False
        self.transactions = 0
        """Number of committed transactions."""
        self.can_save = True
        """False after the database refused a write; `Store.is_well` sets it again."""
        self._began: float | None = None
        """When the transaction in progress began."""
        self._complaints = Bucket(1 / 10, 3)

    @property
    def is_stuck(self) -> bool:
        """Whether the transaction in progress takes so long that something holds it up."""
        return self._began is not None and monotonic() - self._began > STUCK

    @property
    def waiting(self) -> int:
        """The number of queued writes."""
        return self._queue.qsize()

    def start(self) -> None:
        """Start the task that serves the queue."""
        self._task = asyncio.create_task(self._serve(), name="writer")

    async def stop(self) -> None:
        """Finish queued writes, then stop."""
        if self._task is None or self._closed:
            return
        self._closed = True
        await self._queue.put(None)
        await self._task

    async def write(self, *changes: Change) -> None:
        """Return once the changes are committed. Raises Conflict when a constraint forbids them."""
        if self._closed:
            raise Closed
        write = _Write(changes, asyncio.get_running_loop().create_future())
        await self._queue.put(write)
        if self._ended:  # stopped while this write waited for room
            raise Closed
        await write.future

    async def _serve(self) -> None:
        group: list[_Write] = []
        try:
            while (first := await self._queue.get()) is not None:
                group = [first]
                last = self._gather(group)
                if not self._is_local:  # avoids deadlocks between workers; after one, a worker retries
                    group.sort(key=_turn)
                self._began = monotonic()
                try:
                    await self._commit_group(group)
                except Exception as error:
                    # a full disk or a lost database: report to all waiting writes, and continue with the next
                    await self._fail(group, error)
                finally:
                    self._began = None
                if last:
                    break
        finally:
            self._end(group)
            await self._let_go()

    def _end(self, group: list[_Write]) -> None:
        """Fail the writes that will not be written: the rest of the last group, and the queue."""
        self._closed = self._ended = True
        while not self._queue.empty():
            write = self._queue.get_nowait()
            group += [write] if write else []
        for write in group:
            if not write.future.done():
                write.future.set_exception(Closed())

    def _gather(self, group: list[_Write]) -> bool:
        """Add queued writes to the first, up to a full group; True at the end of the queue."""
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
        """Whether a single write may be the cause, not the database: then the other writes of its group can succeed."""
        if is_away(error) or is_refusal(error):
            return False
        return not (self._is_local and isinstance(error, OperationalError))

    async def _fail(self, group: list[_Write], error: Exception) -> None:
        """Report to waiting callers that these writes failed."""
        is_conflict = isinstance(error, IntegrityError)
        exception = Conflict() if is_conflict else error
        if is_refusal(error):
            self.can_save, exception = False, CannotSave()
            exception.__cause__ = error
        if is_conflict:
            metrics.CONFLICTS.inc()
        elif self._complaints.take():
            log.error("write failed", error=type(error).__name__, writes=len(group))
        for write in group:
            if not write.future.done():
                write.future.set_exception(exception)
        if not is_conflict:  # the connection may be unusable
            await self._let_go()

    async def _commit(self, group: list[_Write]) -> None:
        if self._sqlite is not None:
            await self._sqlite.commit(_drawn_together(group))
        else:
            await self._commit_to_postgres(group)
        self._acknowledge(group)

    async def _commit_to_postgres(self, group: list[_Write]) -> None:
        """Commit a group; retry while PostgreSQL is unreachable, without committing twice."""
        number = ""
        pause = FIRST_PAUSE
        while True:
            try:
                self._connection = connection = self._connection or await self._engine.connect()
                if not (number and await _stands(connection, number)):
                    number = ""
                    for statement, rows in _drawn_together(group):
                        await connection.execute(statement, rows)
                    number = await self._notifier.publish(connection, _topics(group))
                    await connection.commit()  # if the connection is lost here, `number` tells whether it was committed
                break
            except Exception as error:
                if not (isinstance(error, OSError) or is_away(error)):
                    await self._take_back()
                    raise
                await self._let_go()
                self._be_patient(error)
                await asyncio.sleep(pause)
                pause = min(1.0, 2 * pause)

    def _acknowledge(self, group: list[_Write]) -> None:
        if self._gone_since is not None:
            log.warning("database back", after=round(monotonic() - self._gone_since, 2))
            self._gone_since = None
        self.transactions += 1
        metrics.GROUPS.observe(len(group))
        now = monotonic()
        for write in group:
            metrics.APPENDS.observe(now - write.began)
            if not write.future.done():  # the caller may have been cancelled
                write.future.set_result(None)

    def _be_patient(self, error: Exception) -> None:
        """Wait before a retry, or raise the error if a retry is pointless."""
        now = monotonic()
        if self._gone_since is None:
            self._gone_since = now
            log.warning("database gone", error=type(error).__name__)
        if now - self._gone_since > (PATIENCE_AT_THE_END if self._closed else PATIENCE):
            raise Away from error

    async def _take_back(self) -> None:
        """Roll back, so that the next transaction begins clean."""
        try:
            if self._connection is not None:
                await self._connection.rollback()
        except Exception:
            await self._let_go()

    async def _let_go(self) -> None:
        """Close a failed connection, ignoring errors."""
        connection, self._connection = self._connection, None
        if self._sqlite is not None:
            with suppress(Exception):
                await self._sqlite.close()
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()


async def _stands(connection: AsyncConnection, number: str) -> bool:
    """Whether PostgreSQL committed the transaction of this number. Raises StillOpen while that is undecided."""
    fate = (await connection.execute(_FATE, {"number": number})).scalar_one()
    if fate == "in progress":
        raise StillOpen
    return bool(fate == "committed")


def _topics(group: Sequence[_Write]) -> list[str]:
    """The topics of a group, without duplicates."""
    return sorted({topic for write in group for topic in write.topics})


def _drawn_together(group: Sequence[_Write]) -> list[tuple[Executable, list[Row]]]:
    """The statements of a group, merged as far as possible: each write's changes stay in order; concurrent writes do
    not depend on each other.
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
    """The order of a write in its group: the same in all workers, so that they acquire locks in similar order."""
    first: Any = write.changes[0].statement if write.changes else None
    return getattr(first, "__visit_name__", ""), str(getattr(first, "table", "")), write.topics

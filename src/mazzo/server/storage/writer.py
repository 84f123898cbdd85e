"""The one writer: all changes of the database are queued here and committed in groups.

A write is atomic and is acknowledged only after its transaction. Queued writes share a transaction, which also
publishes the topics they change: with SQLite all that are queued in one turn of the event loop, which commits them
itself where that does not wait for the disk. If it fails, the group is rolled back and each write is tried alone, so
that a conflict or an invalid write affects no other. When the connection to PostgreSQL is lost during a commit, the
writer first finds out whether the transaction was committed, so that nothing is lost and nothing is written twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Executable, text
from sqlalchemy.exc import IntegrityError, OperationalError

from mazzo.server.database_trouble import Away, CannotSave, StillOpen, is_away, is_refusal
from mazzo.server.errors import our_fault
from mazzo.server.limits import Bucket
from mazzo.server.ops import metrics
from mazzo.server.storage.engine import open_blocking_engine, waits_for_disk
from mazzo.server.storage.loop_connection import LoopConnection
from mazzo.server.storage.notifier import Notifier, notifier_of, topics_of
from mazzo.server.storage.thread_connection import ThreadConnection

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

GROUP = 256
"""Most rows of one transaction, except for a single larger write."""
LOG = 512
"""Rows after whose commit SQLite's log is moved into the database."""
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
Done = Callable[[Exception | None], None]
"""Called once a write is committed, or with the reason why nothing of it is."""

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
    done: Done
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

    def end(self, error: Exception | None = None) -> None:
        """Report the end, once; a defect in `done` keeps no other write from being reported."""
        done, self.done = self.done, _ignore
        try:
            done(error)
        except Exception as defect:
            our_fault(defect, "writer")


class Writer:
    """Owns the only connections that write, one at a time."""

    def __init__(self, engine: AsyncEngine, notifier: Notifier | None = None) -> None:
        self._engine = engine
        self._notifier = notifier or notifier_of(engine)
        self._is_local = engine.dialect.name == "sqlite"
        self._queue: asyncio.Queue[_Write | None] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        local = open_blocking_engine(engine.url) if self._is_local else None
        self._sqlite = ThreadConnection(local) if local else None
        """Takes the place of `_connection` with SQLite."""
        self._in_loop = LoopConnection(local) if local and not waits_for_disk() else None
        """Takes the place of `_sqlite` for what does not take long."""
        self._logged = 0
        """Rows committed since SQLite's log was moved."""
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
        future = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not future.done():  # the caller may have been cancelled
                future.set_exception(error) if error else future.set_result(None)

        await self._queue.put(_Write(changes, done))
        if self._ended:  # stopped while this write waited for room
            raise Closed
        await future

    @property
    def is_open(self) -> bool:
        """Whether `submit` may be called."""
        return not self._closed and not self._queue.full()

    def submit(self, changes: Sequence[Change], done: Done) -> None:
        """The same without a task or a future: `done` is called, with Conflict when a constraint forbids them."""
        self._queue.put_nowait(_Write(changes, done))

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
                if not self._queue.empty():
                    await asyncio.sleep(0)  # a commit in the loop does not wait, and others have their turn
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
            write.end(Closed())

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
            write.end(exception)
        if not is_conflict:  # the connection may be unusable
            await self._let_go()

    async def _commit(self, group: list[_Write]) -> None:
        if self._sqlite is None:
            await self._commit_to_postgres(group)
        elif not self._commit_in_loop(group):
            is_full = self._logged >= LOG
            await self._sqlite.commit(_drawn_together(group), checkpoint=is_full)
            self._logged = 0 if is_full else self._logged
        self._acknowledge(group)

    def _commit_in_loop(self, group: list[_Write]) -> bool:
        """Commit a group to SQLite in this thread; False, with nothing changed, if it is for the other: when it has
        many rows, fails, would wait for another program, or the log is due to be moved.
        """
        if self._in_loop is None or self._logged >= LOG or sum(write.weight for write in group) > 2 * GROUP:
            return False
        try:
            self._in_loop.commit(_drawn_together(group))
        except Exception:  # the other thread says why, and a busy database may be free later
            return False
        return True

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
            self._logged += write.weight
            write.end()

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
        if self._in_loop is not None:
            self._in_loop.close()
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


def _ignore(_error: Exception | None) -> None:
    """The end was reported already."""


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

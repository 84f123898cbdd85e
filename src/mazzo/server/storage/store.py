"""The database as the features use it: they read through `one` and `all`, and write through the one writer. `engine`
opens and migrates it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    CompoundSelect,
    Select,
    UpdateBase,
    bindparam,
    delete,
    insert,
    text,
)
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import QueuePool

from mazzo.server.database_trouble import code_of
from mazzo.server.storage import tables
from mazzo.server.storage.engine import CONNECTIONS, LOCK_MILLISECONDS
from mazzo.server.storage.notifier import notifier_of
from mazzo.server.storage.writer import Change, Writer
from mazzo.server.times import milliseconds

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

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


class Store:
    """The database; every write goes through the one writer."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int] = milliseconds) -> None:
        self.engine = engine
        self.now = now
        """Returns the present time."""
        self.notifier = notifier_of(engine)
        self.writer = Writer(engine, self.notifier)

    async def one(self, query: Select[Any]) -> tuple[Any, ...] | None:
        """The only row of the result, None if empty."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else tuple(row)

    async def all(self, query: Select[Any] | CompoundSelect[Any]) -> list[tuple[Any, ...]]:
        """Every row of the result."""
        async with self.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    @property
    def is_local(self) -> bool:
        """Whether only one process uses the database."""
        return self.engine.dialect.name == "sqlite"

    def connections(self) -> tuple[int, int]:
        """The number of connections in use, and the maximum."""
        pool = self.engine.pool
        assert isinstance(pool, QueuePool)
        return pool.checkedout(), pool.size() if self.is_local else pool.size() + CONNECTIONS

    async def execute_directly(self, statement: UpdateBase) -> int:
        """Run a statement in its own transaction, bypassing the writer, where a failure would make the whole group be
        retried. Returns the number of rows changed.
        """
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount

    async def empty_log(self) -> None:
        """Remove erased data from the log of an SQLite file."""
        if self.is_local:
            with suppress(OperationalError):  # the data is erased in any case, and the next checkpoint empties the log
                async with self.engine.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def is_well(self) -> bool:
        """Whether the database answers and accepts writes; after a failed write one is tested. The answer comes within
        WELL seconds. If a busy server needs longer, its other writes in the meantime decide.
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
        async with self.engine.connect() as connection:
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
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A connection in a transaction, so that all its queries see the same state."""
        async with self.engine.connect() as connection:
            if self.engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")  # the driver by itself begins only before a write
            else:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

"""A connection to SQLite in a thread of its own, for the writer: a whole transaction is one call to the thread. Through
aiosqlite each statement would be one, and the commit another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import OperationalError


class ThreadConnection:
    """The connection; it is opened by the first transaction, and again by the next after `close`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def commit(
        self, statements: Sequence[tuple[Executable, Sequence[Mapping[str, Any]]]], *, checkpoint: bool
    ) -> None:
        """Execute statements, each over its rows, in one transaction; if one fails, none has an effect. With
        `checkpoint`, first move what was committed from the log into the database.
        """
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, statements, checkpoint)

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    def _commit(self, statements: Sequence[tuple[Executable, Sequence[Mapping[str, Any]]]], checkpoint: bool) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._connection.exec_driver_sql("PRAGMA wal_autocheckpoint=0")
        connection = self._connection
        if checkpoint:  # before the transaction, which then begins the log anew: also that waits for the disk
            with suppress(OperationalError):  # the log may grow
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        try:
            for statement, rows in statements:
                connection.execute(statement, rows)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

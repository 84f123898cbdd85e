"""A connection to SQLite for the event loop itself: it executes prepared statements, and a commit waits for nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Engine, Executable
from sqlalchemy.dialects import sqlite

_DIALECT = sqlite.dialect(paramstyle="named")


class LoopConnection:
    """The connection; it is opened by the first transaction, and again by the next after `close`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: sqlite3.Connection | None = None

    def commit(self, statements: Iterable[tuple[Executable, Sequence[Mapping[str, Any]]]]) -> None:
        """Execute statements, each over its rows, in one transaction; if one fails, or another connection is writing,
        none has an effect. The values are of types that SQLite stores as they are.
        """
        self._connection = connection = self._connection or self._open()
        with connection:
            for statement, rows in statements:
                connection.executemany(_text(statement, tuple(rows[0])), rows)

    def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _open(self) -> sqlite3.Connection:
        pooled = self._engine.raw_connection()
        connection = pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        pooled.detach()
        connection.execute("PRAGMA busy_timeout=0")
        connection.execute("PRAGMA wal_autocheckpoint=0")  # it waits for the disk: `ThreadConnection` does it
        return connection


@cache
def _text(statement: Executable, columns: tuple[str, ...]) -> str:
    """A statement as SQLite reads it, with named values."""
    return str(statement.compile(dialect=_DIALECT, column_keys=list(columns)))  # type: ignore[attr-defined]

"""A database in trouble: unreachable, or refusing. Clients get 503 with a code of their own, and may try again."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

PASSING = ("08", "40", "53300", "57P")
"""Prefixes of transient SQLSTATEs: lost connections, serialization and deadlocks, too many clients, a database that
starts or stops.
"""
REFUSALS = ("25006", "53100", "55P03", "57014")
"""PostgreSQL's codes when it accepts no writes (after a failover), its disk is full, a lock is held too long, or a
statement takes too long.
"""
UNSAVED = ("25006", "53100")
"""The errors among them that only writes raise."""
SQLITE_REFUSALS = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
)
"""Last byte of SQLite's error code when another process holds the file, or the disk refuses."""


class Away(Exception):
    """The database is unreachable, and whether this write is stored is unknown: repeat it later."""


class CannotSave(Exception):
    """The database answers but refuses writes: it is read-only or locked, its disk is full or defective. Nothing of
    this write is stored.
    """


class StillOpen(Exception):
    """The transaction of a lost connection is neither committed nor rolled back yet."""


def is_away(error: BaseException) -> bool:
    """Whether a retry may succeed: the connection was lost, or PostgreSQL asks for a retry."""
    if isinstance(error, Away | ConnectionError | TimeoutError | PoolTimeout | StillOpen):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return _state(error).startswith(PASSING)


def is_refusal(error: BaseException) -> bool:
    """Whether the database refused a statement, independent of its content."""
    code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", 0)
    return code & 0xFF in SQLITE_REFUSALS or _state(error) in REFUSALS


def code_of(error: BaseException) -> str | None:
    """The code of the answer to a client, None when the database is not in trouble."""
    if isinstance(error, CannotSave) or _state(error) in UNSAVED:
        return "cannot-save"
    return "database-away" if is_away(error) or is_refusal(error) else None


def _state(error: BaseException) -> str:
    return str(getattr(getattr(error, "orig", None) or error, "sqlstate", None) or "")

"""The lock of an SQLite file, which only one server may open: `mazzo.db.lock` beside `mazzo.db`. It is released when
its server ends, however that ends, and contains the server's address.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import TextIO

from mazzo.core.errors import NotUnderstood
from mazzo.server.storage.engine import database_path, unreachable

SECONDS = 2.0
"""Seconds that the server holding a database may take to answer."""
TRIES, PAUSE = 5, 0.05
"""Attempts before a lock counts as held, and seconds between them: `holder` also takes it for a moment."""
LOCKED_BYTE = 1 << 20
"""The byte that is locked on Windows, where a locked byte cannot be read: beyond the end of any address."""


@contextmanager
def hold_lock(url: str) -> Iterator[Callable[[str], None]]:
    """Context that holds the lock of a database; yields a function that stores the server's address. PostgreSQL has no
    such lock. Raises NotUnderstood when another server holds it.
    """
    file = _lock_file(url)
    if file is None:
        yield lambda _address: None
        return
    with _open(file, url) as lock:
        tries = TRIES
        while not _lock(lock.fileno()):
            tries -= 1
            if tries == 0:
                raise in_use(lock.read())
            sleep(PAUSE)
        lock.truncate(0)

        def store_address(address: str) -> None:
            lock.write(address)
            lock.flush()

        yield store_address


def holder(url: str) -> str | None:
    """The address of the server that holds a database; "" if it has not stored one yet, None if there is no such
    server.
    """
    file = _lock_file(url)
    if file is None or not file.exists():
        return None
    with _open(file, url) as lock:
        return None if _lock(lock.fileno()) else lock.read()


def in_use(address: str) -> NotUnderstood:
    """The error for a second server."""
    return NotUnderstood("database-held", address=address[:200] or "none")


def answers(address: str) -> bool:
    from http.client import HTTPException
    from urllib.request import ProxyHandler, build_opener

    try:
        # the server is on this machine: ignore the proxy settings of the environment
        with build_opener(ProxyHandler({})).open(f"{address}/api/health", timeout=SECONDS) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError, HTTPException):
        return False


def _lock_file(url: str) -> Path | None:
    path = database_path(url)
    if path is None:
        return None
    path = path.resolve()  # a file with two names has one lock
    return path.with_name(f"{path.name}.lock")


def _open(file: Path, url: str) -> TextIO:
    """Open the lock file, creating it if necessary. Raises NotUnderstood."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return open(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
    except OSError as problem:
        raise unreachable(url, problem) from problem


def _lock(descriptor: int) -> bool:
    """Lock an open file until it is closed; False when another process has locked it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True

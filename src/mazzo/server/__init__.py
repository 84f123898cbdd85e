"""The web table: HTTP, sockets and storage. `run` serves it; everything else is imported only then."""

from __future__ import annotations

import os
from collections.abc import Collection


def run(
    port: int = 8000,
    host: str = "127.0.0.1",
    database: str | os.PathLike[str] | None = None,
    open_browser: bool = True,
    workers: int = 1,
    without: Collection[str] = (),
) -> None:
    """Serve the web table until it is stopped; open writes are finished first.

    `database` is a path or an SQLAlchemy URL; left out, it is MAZZO_DATABASE or a file in the user's data folder.
    `workers` processes share the port; more than one needs PostgreSQL. Games `without` which the house does not do are
    kept off its shelf, as are those that MAZZO_WITHOUT names. Raises OSError when the port cannot be had,
    NotUnderstood when a setting or the database is not as it must be.
    """
    from mazzo.server.process.serve import serve

    serve(port, host, database, open_browser, workers, without)


def migrate(database: str | os.PathLike[str] | None = None) -> tuple[str | None, str]:
    """Bring a database, given as for `run`, up to date; returns the revision it had, if any, and the one it has.

    Raises NotUnderstood when it cannot be opened or is newer than this Mazzo.
    """
    import asyncio

    from mazzo.server.storage.engine import database_url, prepare
    from mazzo.server.storage.tables import REVISION

    return asyncio.run(prepare(database_url(database), force=True)), REVISION

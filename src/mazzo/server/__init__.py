"""The web server: HTTP routes, web sockets and storage. `run` imports everything else when it is called."""

from __future__ import annotations

import os
from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from mazzo.server.deals.rebuild import AttemptFigures
    from mazzo.server.streaks.rebuild import StreakFigures


def run(
    port: int = 8000,
    host: str = "127.0.0.1",
    database: str | os.PathLike[str] | None = None,
    open_browser: bool = True,
    workers: int = 1,
    without: Collection[str] = (),
    demo: bool = False,
) -> None:
    """Serve until stopped; writes that have begun are finished first.

    `database` is a path or an SQLAlchemy URL; None means MAZZO_DATABASE or a file in the user's data folder. `workers`
    processes share the port; more than one needs PostgreSQL. `without` names games not to offer, in addition to those
    in MAZZO_WITHOUT. `demo`: a demonstration with a database of its own, which is replaced every hour. Raises OSError
    when the port cannot be bound, NotUnderstood when a setting or the database is invalid.
    """
    if demo:
        from mazzo.server.demo.supervisor import check_demo, serve_demo

        check_demo(database, workers, without)
        serve_demo(port, host, open_browser, without)
        return
    from mazzo.server.process.serve import serve

    serve(port, host, database, open_browser, workers, without)


def check(
    database: str | os.PathLike[str] | None = None,
    workers: int = 1,
    without: Collection[str] = (),
    demo: bool = False,
) -> None:
    """Check the settings with which `run` would start, without opening anything. Raises NotUnderstood."""
    if demo:
        from mazzo.server.demo.supervisor import check_demo

        check_demo(database, workers, without)
        return
    from mazzo.server.process.serve import check_settings
    from mazzo.server.storage.engine import database_url

    check_settings(database_url(database), workers, without)


def migrate(database: str | os.PathLike[str] | None = None) -> tuple[str | None, str]:
    """Migrate a database, given as for `run`, to the newest revision; returns its revision before (None if new) and
    after.

    Raises NotUnderstood when the database cannot be opened or is newer than this Mazzo.
    """
    import asyncio

    from mazzo.server.storage.engine import database_url, prepare
    from mazzo.server.storage.tables import REVISION

    return asyncio.run(prepare(database_url(database), force=True)), REVISION


def reset_account(login: str, database: str | os.PathLike[str] | None = None) -> tuple[str, datetime] | None:
    """Make a recovery code for the account with this login name, also while a server has the database open. Returns the
    code and when it expires; None if there is no such account. `database` is given as for `run`.

    Raises NotUnderstood when there is no database, or it cannot be opened or is newer than this Mazzo.
    """
    import asyncio

    from mazzo.server.accounts.recovery_codes import reset
    from mazzo.server.storage.engine import existing_database_url

    return asyncio.run(reset(existing_database_url(database), login))


def rebuild(database: str | os.PathLike[str] | None = None) -> tuple[AttemptFigures, StreakFigures]:
    """Compute scores and ledgers of all attempts at deals again from their journals, and all streaks from the attempts,
    also while a server has the database open. Returns what was read and changed: nothing changes unless a row was
    wrong. `database` is given as for `run`.

    Raises NotUnderstood when there is no database, or it cannot be opened or is newer than this Mazzo.
    """
    import asyncio

    from mazzo.server.deals.rebuild import rebuild_attempts
    from mazzo.server.storage.engine import existing_database_url, open_engine, prepare
    from mazzo.server.storage.store import Store
    from mazzo.server.streaks.rebuild import rebuild_streaks

    async def compute() -> tuple[AttemptFigures, StreakFigures]:
        url = existing_database_url(database)
        await prepare(url)
        store = Store(open_engine(url))
        store.writer.start()
        try:
            return await rebuild_attempts(store), await rebuild_streaks(store)
        finally:
            await store.close()

    return asyncio.run(compute())

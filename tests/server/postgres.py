"""PostgreSQL for tests: a schema of its own on the server at MAZZO_TEST_DATABASE, dropped after the test.

`python -m tests.server.postgres` creates and drops one, and prints one line if that fails. The benches, which run
without pytest, use this module, too.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from mazzo.server.storage.engine import database_url, migrate, open_engine
from tests.server import postgres_programs

USUAL = tuple(f"postgresql+asyncpg://{name}@127.0.0.1:5432/{name}" for name in ("test", "postgres"))
"""Where a server is looked for: a user that is trusted, and the database of the same name."""
BOTH = ("sqlite", "postgresql")
"""Every kind of database that Mazzo supports."""
Answer = TypeVar("Answer")


@contextmanager
def schema() -> Iterator[str]:
    """The address of a fresh schema; without a server the test is skipped, and fails with CI=true."""
    base = server()
    if base is None:
        from tests import missing

        postgres_programs.need()
        missing.skip("no PostgreSQL answers at MAZZO_TEST_DATABASE, by default 127.0.0.1:5432", "make test")
    with schema_on(base, "mazzo_test") as url:
        yield url


@contextmanager
def schema_on(base: str, prefix: str) -> Iterator[str]:
    """The address of a fresh schema on a server."""
    name = f"{prefix}_{secrets.token_hex(6)}"
    sql(base, f"CREATE SCHEMA {name}")
    try:
        yield make_url(base).update_query_dict({"schema": name}).render_as_string(hide_password=False)
    finally:
        sql(base, f"DROP SCHEMA {name} CASCADE")


@contextmanager
def migrated() -> Iterator[str]:
    """The address of a fresh schema with the tables of the newest revision."""
    with schema() as url:
        script = tables(server() or "")

        async def run(connection: AsyncConnection) -> None:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.execute(script)  # several statements at once, which SQLAlchemy does not do

        elsewhere(_connected(url, run))
        yield url


@cache
def tables(base: str) -> str:
    """The statements of the migrations of an empty schema: carried out at once they take a twentieth of the time."""
    statements: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if not statement.lstrip().startswith(("SELECT", "show")):
            assert not parameters, "a migration writes rows into an empty schema"
            statements.append(statement)

    async def record(url: str) -> None:
        engine = open_engine(url, None)
        event.listen(engine.sync_engine, "before_cursor_execute", note)
        await migrate(engine, force=True)
        await engine.dispose()

    with schema_on(base, "mazzo_test") as url:
        elsewhere(record(url))
    return ";\n".join(statements)


@cache
def server() -> str | None:
    """The address of a server that answers."""
    for url in candidates():
        try:
            sql(url, "SELECT 1")
        except Exception:
            continue
        return url
    return None


def candidates() -> tuple[str, ...]:
    """The addresses at which a server is looked for."""
    given = os.environ.get("MAZZO_TEST_DATABASE", "")
    return (database_url(given),) if given else USUAL


def problem() -> str | None:
    """Why the tests cannot make a schema, in one line; None if they can."""
    reasons = []
    for url in candidates():
        answers = False
        try:
            sql(url, "SELECT 1")
            answers = True
            with schema_on(url, "mazzo_test") as made:
                sql(made, "CREATE TABLE checked (id integer)")
            return None
        except Exception as error:
            shown = make_url(url).render_as_string(hide_password=True)
            reasons.append(f"{shown}: {' '.join(str(getattr(error, 'orig', error)).split())}")
        if answers:  # the tests take the first server that answers
            break
    return f"PostgreSQL lets the tests make no schema. {'; '.join(reasons)}"


def sql(url: str, *statements: str) -> list[Any]:
    """Carry out statements, each in a transaction of its own, in the schema of an address; the rows of the last."""

    async def run(connection: AsyncConnection) -> list[Any]:
        rows: list[Any] = []
        for statement in statements:
            told = await connection.execute(text(statement))
            rows = [tuple(row) for row in told] if told.returns_rows else []
            await connection.commit()
        return rows

    return elsewhere(_connected(url, run))


async def _connected(url: str, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
    address = make_url(url)
    name = str(address.query.get("schema", "public"))
    engine = create_async_engine(
        address.difference_update_query(("schema",)),
        poolclass=NullPool,
        connect_args={"timeout": 20, "server_settings": {"search_path": name, "application_name": "tests"}},
    )
    try:
        async with engine.connect() as connection:
            return await work(connection)
    finally:
        await engine.dispose()


def cut(url: str) -> int:
    """End every connection that Mazzo has to a schema, as a restart of the server does; returns how many there were."""
    name = make_url(url).query["schema"]
    ended = sql(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'mazzo {name}'")
    return len(ended)


def elsewhere(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Run a coroutine to its end in a thread, whether or not a loop is running here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


if __name__ == "__main__":
    sys.exit(problem())

"""A database that refuses writes: clients get 503 with a code, the health check says it, the log has no tracebacks."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mazzo.server import database_trouble as trouble
from mazzo.server.errors import our_fault
from mazzo.server.ops import readiness
from mazzo.server.process.worker import Server
from mazzo.server.storage import engine
from mazzo.server.storage import store as storage
from tests.server import postgres
from tests.server.postgres import elsewhere
from tests.server.served import Served

QUICK = 50
"""Milliseconds that a test waits for a lock."""


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """The settings of every later connection to PostgreSQL, one dictionary for each engine."""
    found: list[dict[str, str]] = []
    create = create_async_engine
    monkeypatch.setenv("MAZZO_SECRET", "a secret of the tests, long enough")

    def note(*given: Any, **named: Any) -> AsyncEngine:
        found.append(named["connect_args"]["server_settings"])
        return create(*given, **named)

    monkeypatch.setattr(engine, "LOCK_MILLISECONDS", QUICK)
    monkeypatch.setattr(engine, "create_async_engine", note)
    return found


def answer(served: Served, path: str) -> tuple[int, str]:
    """Status and code of a call, "" without one."""
    told = httpx.get(f"http://{served.address}{path}", timeout=20)
    return told.status_code, told.json().get("code", "")


def guest(served: Served) -> tuple[int, str]:
    """The same of a person without a cookie, for whom a row is written."""
    return answer(served, "/api/me")


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Context in which another program holds an SQLite file."""
    with closing(sqlite3.connect(database)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


def test_a_locked_file_is_said_by_code_and_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pragmas = [*(pragma for pragma in engine.PRAGMAS if "busy" not in pragma), f"busy_timeout={QUICK}"]
    monkeypatch.setattr(engine, "PRAGMAS", pragmas)
    monkeypatch.setattr(storage, "HEALTH_MILLISECONDS", QUICK)
    database = tmp_path / "mazzo.sqlite3"
    with Served(database) as served:
        assert answer(served, "/api/health") == (200, "")
        with held(database):
            assert answer(served, "/api/health") == (503, "")
            assert guest(served) == (503, "cannot-save")
            assert answer(served, "/api/ready") == (503, "")
        assert answer(served, "/api/health") == (200, "")
        assert guest(served) == (200, "")


def test_a_database_that_became_read_only_is_said_by_code_and_health(settings: list[dict[str, str]]) -> None:
    with postgres.migrated() as url, Served(url) as served:
        assert (answer(served, "/api/health"), guest(served)) == ((200, ""), (200, ""))
        for each in settings:
            each["default_transaction_read_only"] = "on"
        postgres.cut(url)
        assert answer(served, "/api/health") == (503, "")
        assert guest(served) == (503, "cannot-save")
        for each in settings:
            each["default_transaction_read_only"] = "off"
        postgres.cut(url)
        assert (answer(served, "/api/health"), guest(served)) == ((200, ""), (200, ""))


def test_a_locked_table_is_said_by_code(settings: list[dict[str, str]]) -> None:
    with postgres.migrated() as url, Served(url) as served:
        known = served.guest()
        assert settings

        async def ask(connection: AsyncConnection) -> tuple[tuple[int, str], tuple[int, str]]:
            await connection.execute(text("LOCK TABLE session, person, match IN ACCESS EXCLUSIVE MODE"))
            read = await asyncio.to_thread(known.http.get, "/api/history")
            written = await asyncio.to_thread(guest, served)
            return (read.status_code, read.json()["code"]), written

        assert elsewhere(postgres._connected(url, ask)) == ((503, "database-away"), (503, "cannot-save"))
        assert (answer(served, "/api/health"), guest(served)) == ((200, ""), (200, ""))


def test_a_server_that_was_told_to_leave_is_well_but_not_ready(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert answer(served, "/api/ready") == (200, "")
    monkeypatch.setattr(readiness.READINESS, "is_leaving", True)
    assert (answer(served, "/api/ready"), answer(served, "/api/health")) == ((503, ""), (200, ""))


async def test_a_leaving_server_goes_on_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_DRAIN", "60")
    monkeypatch.setattr(readiness.READINESS, "is_leaving", False)
    server = Server(uvicorn.Config(lambda: None), lambda: None)
    server.should_exit = True
    loop = asyncio.create_task(server.main_loop())
    while not readiness.READINESS.is_leaving:
        await asyncio.sleep(0)
    assert not loop.done()
    server.force_exit = True
    await loop


@pytest.mark.parametrize("state", trouble.REFUSALS)
def test_what_postgres_refuses_is_no_defect(state: str, capfd: pytest.CaptureFixture[str]) -> None:
    class Refused(Exception):
        sqlstate = state

    error = DBAPIError("INSERT", (), Refused())
    code = "cannot-save" if state in trouble.UNSAVED else "database-away"
    assert trouble.code_of(error) == code
    for _ in range(20):
        assert our_fault(error, "here").code == code
    said = capfd.readouterr()
    assert "Traceback" not in said.out + said.err
    assert (said.out + said.err).count(code) <= 3

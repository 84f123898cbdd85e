"""Databases of every revision are migrated, and their games go on: in SQLite, and copied to PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Boolean, Connection, MetaData, insert

import mazzo
from mazzo.host import from_client
from mazzo.server import migrate
from mazzo.server.decks.messages import DeckInfo
from mazzo.server.storage import tables
from mazzo.server.storage.engine import database_url, open_engine, revisions, upgrade
from tests.golden import databases
from tests.server import postgres
from tests.server.postgres import BOTH
from tests.server.served import TIMEOUT, Seat, Served, open_socket

ARCHIVED = sorted(path.stem for path in databases.FOLDER.glob("*.sql"))


PLACES = [
    pytest.param(
        (revision, kind),
        id=f"{revision}-{kind}",
        marks=[pytest.mark.slow] if kind != "sqlite" and revision not in (ARCHIVED[0], ARCHIVED[-1]) else [],
    )
    for revision in ARCHIVED
    for kind in BOTH
]
"""Every revision on both databases; on PostgreSQL those between the oldest and the newest are slow tests."""


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A revision and a kind of database."""
    found: tuple[str, str] = request.param
    return found


@pytest.fixture
def revision(place: tuple[str, str]) -> str:
    return place[0]


@pytest.fixture
def archived(place: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database of an older Mazzo: the file itself, or its rows in PostgreSQL."""
    revision, database_kind = place
    monkeypatch.setenv("MAZZO_SECRET", databases.facts(revision).secret)
    file = tmp_path / "archived.sqlite3"
    databases.pour(revision, file)
    if database_kind == "sqlite":
        yield str(file)
        return
    with postgres.schema() as url:
        asyncio.run(pour_into_postgres(file, url, revision))
        yield url


async def pour_into_postgres(file: Path, url: str, revision: str) -> None:
    """Make the tables of a revision and fill them with the rows of a file of that revision."""

    def fill(connection: Connection) -> None:
        upgrade(connection, revision)
        there = MetaData()
        there.reflect(connection)
        with closing(sqlite3.connect(file)) as source:
            source.row_factory = sqlite3.Row
            for table in there.sorted_tables:
                if table.name == "alembic_version":
                    continue
                flags = {column.name for column in table.columns if isinstance(column.type, Boolean)}
                rows: list[dict[str, Any]] = [dict(row) for row in source.execute(f'SELECT * FROM "{table.name}"')]
                for row in sorted(rows, key=lambda row: row.get("parent") is not None):
                    values = {name: bool(value) if name in flags else value for name, value in row.items()}
                    connection.execute(insert(table).values(values))

    engine = open_engine(database_url(url))
    async with engine.connect() as connection:
        await connection.run_sync(fill)
        await connection.commit()
    await engine.dispose()


def test_every_revision_has_a_database_in_the_archive() -> None:
    assert databases.missing() == [], "make it with `python -m tests.golden.databases`"


def test_the_revision_of_the_code_is_the_newest_migration() -> None:
    assert revisions()[-1] == tables.REVISION


def test_an_older_database_comes_up_to_date(archived: str, revision: str) -> None:
    assert migrate(archived) == (revision, tables.REVISION)
    assert migrate(archived) == (tables.REVISION, tables.REVISION)

    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), tables.metadata))

    async def compare() -> list[object]:
        engine = open_engine(database_url(archived))
        async with engine.connect() as connection:
            found = await connection.run_sync(difference)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_its_unfinished_games_go_on_to_their_end(archived: str, revision: str) -> None:
    known = databases.facts(revision)
    with Served(archived) as served:
        for match in known.unfinished:
            with Seat(open_socket(served.address, match, known.cookie)) as seat:
                assert seat.hello.seat == 0
                assert sum(len(board.laid) for board in seat.state.snapshot.view.boards) > 0
                seat.finish()
            journal = httpx.get(
                f"http://{served.address}/api/matches/{match}/journal",
                headers={"cookie": known.cookie},
                timeout=TIMEOUT,
            )
            assert mazzo.replay(journal.text).outcome is not None


def test_its_finished_games_replay_and_stand_in_the_history(archived: str, revision: str) -> None:
    known = databases.facts(revision)
    with Served(archived) as served, httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as browser:
        browser.headers["cookie"] = known.cookie
        assert browser.get("/api/me").json()["id"] == known.person
        for match in known.finished:
            replayed = mazzo.replay(browser.get(f"/api/matches/{match}/journal").text)
            assert replayed.outcome is not None
            with Seat(open_socket(served.address, match, known.cookie)) as seat:
                outcome = seat.state.snapshot.outcome
            assert outcome is not None
            assert outcome.reason == replayed.outcome.reason
        told = browser.get("/api/history").json()
        assert {row["match"] for row in told["games"]} == {*known.finished, *known.unfinished}


def test_its_decks_are_kept_and_played_with(archived: str, revision: str) -> None:
    known = databases.facts(revision)
    with Served(archived) as served, httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as browser:
        browser.headers["cookie"] = known.cookie
        listed = [card["version"] for card in browser.get("/api/decks").json()]
        assert listed == known.decks[::-1]
        for version in listed:
            deck = msgspec.json.decode(browser.get(f"/api/decks/{version}").content, type=DeckInfo)
            asked = from_client.NewMatch(deck.game, False, from_client.Fresh(), deck=version)
            assert browser.post("/api/matches", content=msgspec.json.encode(asked)).status_code == 201


def test_a_new_game_can_be_dealt_from_an_old_one(archived: str, revision: str) -> None:
    known = databases.facts(revision)
    with Served(archived) as served, httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as browser:
        browser.headers["cookie"] = known.cookie
        asked = from_client.NewMatch("orchard", False, from_client.Same(known.finished[0]))
        answer = browser.post("/api/matches", content=msgspec.json.encode(asked))
        assert answer.status_code == 201

"""The demonstration: its sample, the change on the hour, what it refuses, and what its pages say."""

import asyncio
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mazzo.core.errors import NotUnderstood
from mazzo.games import GAMES
from mazzo.server.demo.sample import NAMES, add_reviews, make_sample
from mazzo.server.demo.supervisor import HOUR, Databases, DemoWorkers, check_demo
from mazzo.server.http.static_files import StaticFiles
from mazzo.server.pages.routes import Client
from tests.server.test_serve import complaint

PLAYED = ("orchard", "clustered")
"""The games of the sample here: one alone, one in a room."""


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A sample database, and the ids of its finished matches by game."""
    path = tmp_path_factory.mktemp("sample") / "mazzo.db"
    return path, asyncio.run(make_sample(path, set(GAMES) - set(PLAYED)))


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    """The result of a query of a database that is not served."""
    with closing(sqlite3.connect(path)) as database:
        return database.execute(query).fetchall()


def test_the_sample_has_guests_finished_matches_and_open_rooms(sample: tuple[Path, dict[str, str]]) -> None:
    path, matches = sample
    assert set(matches) == set(PLAYED)
    assert rows(path, "SELECT name FROM person") == [(name,) for name in NAMES]
    finished = rows(path, "SELECT game, id FROM match WHERE finished IS NOT NULL")
    assert dict(finished) == matches
    assert rows(path, "SELECT count(*) FROM match") == [(len(matches),)]
    assert rows(path, "SELECT DISTINCT match FROM result ORDER BY match") == sorted((id,) for id in matches.values())
    open_rooms = rows(path, "SELECT game, seats - taken, listed FROM room WHERE phase = 'gathering'")
    assert open_rooms == [("clustered", 1, 1)]
    assert not path.with_name("mazzo.db-wal").exists()


@pytest.mark.slow
def test_reviews_are_added_to_the_sample(sample: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    path, matches = sample
    copy = tmp_path / "mazzo.db"
    copy.write_bytes(path.read_bytes())
    asyncio.run(add_reviews(copy, [matches["clustered"]]))
    ((match, text),) = rows(copy, "SELECT match, text FROM review")
    assert match == matches["clustered"]
    assert '"state":"done"' in text


class Clock:
    """Returns the same time until it is set."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock(14.5 * HOUR)


@pytest.fixture
def databases(tmp_path: Path, clock: Clock) -> Databases:
    """The databases of a demonstration whose sample has one row."""
    databases = Databases(tmp_path, clock)
    databases.sample.parent.mkdir()
    with closing(sqlite3.connect(databases.sample)) as database:
        database.executescript("CREATE TABLE word (text); INSERT INTO word VALUES ('sample')")
    return databases


def test_each_hour_begins_with_a_copy_of_the_sample_and_deletes_the_last(databases: Databases, clock: Clock) -> None:
    first = databases.of_this_hour()
    with closing(sqlite3.connect(first)) as database:
        database.executescript("INSERT INTO word VALUES ('of a visitor')")
    first.with_name("mazzo.db.secret").write_text("secret")
    clock.now = 15 * HOUR - 1
    assert databases.of_this_hour() == first
    assert len(rows(first, "SELECT * FROM word")) == 2
    clock.now = 15 * HOUR
    second = databases.of_this_hour()
    assert rows(second, "SELECT * FROM word") == rows(databases.sample, "SELECT * FROM word") == [("sample",)]
    assert not first.parent.exists()
    assert not second.with_name("mazzo.db.secret").exists()


class Process:
    """A worker that notes its signals."""

    def __init__(self) -> None:
        self.signals: list[signal.Signals] = []

    def send_signal(self, sign: signal.Signals) -> None:
        self.signals.append(sign)


def test_the_worker_is_told_to_leave_on_the_hour(
    databases: Databases, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        clock.now += seconds - (60 if len(naps) == 1 else 0)  # the clock is set back by a minute meanwhile

    monkeypatch.setattr(asyncio, "sleep", nap)
    with socket.socket() as listener:
        workers = DemoWorkers(listener, lambda: None, (), databases, {})
        process: Any = Process()
        workers._living.add(process)
        asyncio.run(workers._end_on_the_hour())
    assert naps == [HOUR / 2, 60]
    assert process.signals == [signal.SIGTERM]


def test_it_touches_no_other_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MAZZO_DATABASE", raising=False)
    file = tmp_path / "own.db"
    assert complaint("--demo", "--database", str(file)).startswith("The demonstration has a database")
    assert not file.exists()
    assert check_demo(None, 1) == frozenset()
    with pytest.raises(NotUnderstood, match="leave out --database"):
        check_demo(None, 2)
    monkeypatch.setenv("MAZZO_DATABASE", str(file))
    with pytest.raises(NotUnderstood, match="leave out --database"):
        check_demo(None, 1)


def test_its_pages_name_the_finished_matches(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    tag = b'<meta name="mazzo-demo" content="orchard:4xkx grove:bwhk" />'
    assert tag in Client(StaticFiles(tmp_path), demo="orchard:4xkx grove:bwhk").page("it", "").content
    assert b"mazzo-demo" not in Client(StaticFiles(tmp_path)).page("it", "").content

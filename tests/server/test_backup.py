"""The backups of docs/hosting.md, taken while people play and restored: every game goes on."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.server import postgres, postgres_programs
from tests.server.served import Guest, Seat, Served, open_socket


@contextmanager
def others_playing(served: Served) -> Iterator[None]:
    """One person plays one game after the other until the block ends."""
    stop = threading.Event()
    guest = served.guest()

    def play() -> None:
        for _ in range(15):  # as many as one person may begin in a breath
            if stop.is_set():
                break
            with guest.sit(guest.begin()) as seat:
                while seat.state.snapshot.outcome is None and not stop.is_set():
                    seat.play_first()

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def backup_in_play(served: Served, guest: Guest, back_up: Callable[[], None]) -> tuple[str, int]:
    """Play some moves, back up while others play, play on; returns the match and its version at the backup."""
    match = guest.begin()
    with others_playing(served), guest.sit(match) as seat:
        for _ in range(3):
            seat.play_first()
        version = seat.state.snapshot.version
        back_up()
        seat.play_first()
    return match, version


def goes_on(served: Served, match: str, version: int, cookie: str) -> None:
    """The match is as it was when the backup was taken, for its players, and can be played to its end."""
    with Seat(open_socket(served.address, match, cookie)) as seat:
        assert seat.state.snapshot.version == version
        assert seat.hello.seat == 0
        seat.finish()


def with_backup_command(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)  # what `.backup` of the command line calls


def with_vacuum(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(database)) as source:
        source.execute("VACUUM INTO ?", (str(copy),))


@pytest.mark.parametrize("how", [with_backup_command, with_vacuum])
def test_a_file_backed_up_in_play_restores(tmp_path: Path, how: Callable[[Path, Path], None]) -> None:
    database, copy = tmp_path / "mazzo.db", tmp_path / "copy.db"
    with Served(database) as served:
        guest = served.guest()
        cookie = guest.cookie
        match, version = backup_in_play(served, guest, lambda: how(database, copy))
    restored = tmp_path / "elsewhere" / "mazzo.db"
    restored.parent.mkdir()
    shutil.copy(copy, restored)
    shutil.copy(tmp_path / "mazzo.db.secret", restored.parent)
    with Served(restored) as served:
        goes_on(served, match, version, cookie)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder in which PostgreSQL's programs may write."""
    postgres_programs.need()
    with postgres_programs.new_folder() as folder:
        yield folder


@pytest.mark.parametrize("database_kind", ["postgresql"])
def test_postgres_backed_up_in_play_restores(database: str, folder: Path) -> None:
    url = make_url(database)
    schema = str(url.query["schema"])
    plain = url.set(drivername="postgresql", query={}).render_as_string(hide_password=False)
    copy = folder / "mazzo.dump"

    def dump() -> None:
        words = ("--format=custom", f"--schema={schema}", f"--file={copy}", plain)
        postgres_programs.run("pg_dump", *words, folder=folder)

    with Served(database) as served:
        guest = served.guest()
        cookie = guest.cookie
        match, version = backup_in_play(served, guest, dump)
    postgres.sql(database, f"DROP SCHEMA {schema} CASCADE")
    postgres_programs.run("pg_restore", "--exit-on-error", f"--dbname={plain}", copy, folder=folder)
    with Served(database) as served:
        goes_on(served, match, version, cookie)

"""Point-in-time restore of docs/hosting.md: a PostgreSQL of its own archives its log, is lost, and is restored to a
moment between two moves.
"""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.server import free_port
from tests.server import postgres, postgres_programs
from tests.server.served import Seat, Served, open_socket

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
PATIENCE = 120.0


class Database:
    """A PostgreSQL server over a folder, that archives its log in another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.archive = folder / "archive"
        self._port = free_port()
        self.url = f"postgresql+asyncpg://mazzo@127.0.0.1:{self._port}/postgres"

    def run(self, program: str, *words: str) -> None:
        postgres_programs.run(program, *words, folder=self.folder)

    def start(self, data: str) -> None:
        settings = f"-p {self._port} -k {self.folder} -c fsync=off -c listen_addresses=127.0.0.1"
        self.run("pg_ctl", "-D", data, "-w", "-l", f"{data}.log", "-o", settings, "start")

    def stop(self, data: str) -> None:
        self.run("pg_ctl", "-D", data, "-m", "immediate", "stop")

    def back_up(self, data: str) -> None:
        self.run("pg_basebackup", "-h", "127.0.0.1", "-p", str(self._port), "-U", "mazzo", "-c", "fast", "-D", data)

    def write(self, path: str, *lines: str) -> None:
        """Append lines to a file of the owner."""
        with (self.folder / path).open("a") as file:
            file.writelines(f"{line}\n" for line in lines)
        postgres_programs.give(self.folder / path)

    def until(self, question: str) -> None:
        """Wait until a question has the answer true."""
        give_up = time.monotonic() + PATIENCE
        while not postgres.sql(self.url, question)[0][0]:
            assert time.monotonic() < give_up, question
            time.sleep(0.05)


def settings_of(archive: Path, moment: str) -> tuple[list[str], list[str]]:
    """The settings that docs/hosting.md gives for archiving and for restoring."""
    lines = re.findall(r"^(?:archive|restore|recovery)_\w+ = .*$", HOSTING.read_text("utf-8"), re.MULTILINE)
    lines = [line.replace("/archive/", f"{archive}/").replace("2026-11-26 20:15:00+01", moment) for line in lines]
    archiving = [line for line in lines if line.startswith("archive_")]
    return archiving, [line for line in lines if line not in archiving]


@pytest.fixture
def database() -> Iterator[Database]:
    postgres_programs.need()
    with postgres_programs.new_folder() as folder:
        (folder / "archive").mkdir()
        postgres_programs.give(folder / "archive")
        yield Database(folder)


@pytest.mark.slow
def test_a_lost_database_is_restored_to_a_moment_between_two_moves(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZZO_SECRET", "a secret for tests only, long enough to be taken")
    database.run("initdb", "-D", "data", "-A", "trust", "-U", "mazzo", "--no-sync")
    database.write("data/postgresql.conf", *settings_of(database.archive, "")[0])
    database.start("data")
    with Served(database.url) as served:
        guest = served.guest()
        match = guest.begin()
        with guest.sit(match) as seat:
            seat.play_first()
            database.back_up("restored")
            seat.play_first()
            wanted = seat.state.snapshot
            moment = str(postgres.sql(database.url, "SELECT clock_timestamp()::text")[0][0])
            seat.play_first()
        cookie = guest.cookie
    (last,) = postgres.sql(database.url, "SELECT pg_walfile_name(pg_switch_wal())")[0]
    database.until(f"SELECT count(*) > 0 FROM pg_stat_archiver WHERE last_archived_wal >= '{last}'")
    database.stop("data")
    shutil.rmtree(database.folder / "data")

    database.write("restored/postgresql.conf", *settings_of(database.archive, moment)[1])
    database.write("restored/recovery.signal")
    database.start("restored")
    try:
        database.until("SELECT NOT pg_is_in_recovery()")
        with Served(database.url) as served, Seat(open_socket(served.address, match, cookie)) as seat:
            assert seat.state.snapshot == wanted
            seat.finish()
    finally:
        database.stop("restored")

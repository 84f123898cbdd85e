"""A PostgreSQL server of its own with a standby that is always as far: for tests that lose the first and promote the
second.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.server import free_port
from tests.server import postgres, postgres_programs

USER, DATABASE = "postgres", "postgres"
PATIENCE = 60.0
SETTINGS = """
listen_addresses = '127.0.0.1'
max_connections = 60
fsync = off
wal_keep_size = '256MB'
synchronous_standby_names = '*'
"""
"""Of the first server. A commit is confirmed when the standby has it, so that nothing is lost with the first; both may
forget what they wrote if the machine loses its power, which no test tries.
"""


class Pair:
    """The two servers: the first takes writes, until `promote`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ports = free_port(), free_port()
        self._run("initdb", "-D", folder / "first", "--auth=trust", f"--username={USER}", "--no-sync")
        self._configure("first", SETTINGS, self._ports[0])
        self._start("first")
        base = ("-h", "127.0.0.1", "-p", self._ports[0], "-U", USER)
        self._run("pg_basebackup", *base, "-D", folder / "second", "-R", "-X", "stream", "-c", "fast", "--no-sync")
        # The second confirms by itself once it is the first.
        self._configure("second", "synchronous_standby_names = ''", self._ports[1])
        self._start("second")
        give_up = time.monotonic() + PATIENCE
        while postgres.sql(self._address(0), "SELECT sync_state FROM pg_stat_replication") != [("sync",)]:
            assert time.monotonic() < give_up, "the standby does not follow"
            time.sleep(0.05)

    @property
    def url(self) -> str:
        """The address of whichever of both takes writes."""
        hosts = "&".join(f"host=127.0.0.1:{port}" for port in self._ports)
        return f"postgresql://{USER}@/{DATABASE}?{hosts}&target_session_attrs=read-write"

    @property
    def second(self) -> str:
        """The address of the second server."""
        return self._address(1)

    def promote(self) -> None:
        """Lose the first server at once, and let the second take its place."""
        self._control("first", "stop", "-m", "immediate")
        self._control("second", "promote")

    def end(self) -> None:
        """Stop what runs."""
        for name in ("first", "second"):
            if (self._folder / name / "postmaster.pid").exists():
                self._control(name, "stop", "-m", "immediate")

    def _address(self, which: int) -> str:
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self._ports[which]}/{DATABASE}"

    def _configure(self, name: str, settings: str, port: int) -> None:
        place = self._folder / name / "postgresql.auto.conf"
        with place.open("a", encoding="utf-8") as file:
            file.write(f"{settings}\nport = {port}\nunix_socket_directories = '{self._folder}'\n")

    def _start(self, name: str) -> None:
        self._control(name, "start", "-l", self._folder / f"{name}.log")

    def _control(self, name: str, *words: object) -> None:
        self._run("pg_ctl", "-D", self._folder / name, "-w", "-t", int(PATIENCE), *words)

    def _run(self, program: str, *words: object) -> None:
        postgres_programs.run(program, *words, folder=self._folder)


@contextmanager
def pair() -> Iterator[Pair]:
    """Two new servers."""
    postgres_programs.need()
    with postgres_programs.new_folder() as folder:
        servers = Pair(folder)
        try:
            yield servers
        finally:
            servers.end()

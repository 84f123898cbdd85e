"""The demonstration: one worker, whose database is a copy of the sample, and which is replaced on the hour.

Another process begins each hour because nothing of the last one may stay: registries, caches, limits and queues are in
the memory of the worker, and ending it deletes them all. The supervisor keeps the listening socket meanwhile, so that
connections wait instead of being refused, and clients reconnect by themselves.

The reviews of the sample are computed while the first hour is served. Until then a visitor who opens one waits for it,
as for the review of any match.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import closing
from pathlib import Path

import structlog

from mazzo.core.errors import NotUnderstood
from mazzo.server.demo.sample import add_reviews, make_sample
from mazzo.server.ops import logs, metrics
from mazzo.server.process.serve import Startup, address_of, check_settings, listen
from mazzo.server.process.workers import Workers, send

HOUR = 3600
"""Seconds between two ends: the full hours of UTC."""
SAMPLE = "sample"
"""Name of the folder of the sample's database; those of the hours have the number of the hour."""
DATABASE = "mazzo.db"

log = structlog.get_logger()


def serve_demo(port: int, host: str, open_browser: bool, without: Collection[str] = ()) -> None:
    """Serve the demonstration until SIGINT or SIGTERM. Raises OSError when the port cannot be bound, NotUnderstood when
    a setting is invalid.
    """
    logs.set_up(os.environ.get("MAZZO_LOG", "info"))
    withheld = check_demo(None, 1, without)
    metrics.check_ports(1)
    with tempfile.TemporaryDirectory(prefix="mazzo-demo-") as folder, listen(host, port) as listener:
        databases = Databases(Path(folder))
        databases.sample.parent.mkdir()
        matches = asyncio.run(make_sample(databases.sample, withheld))
        startup = Startup(address_of(host, listener.getsockname()[1]), open_browser, False)
        try:
            asyncio.run(DemoWorkers(listener, startup.open, withheld, databases, matches).run())
        finally:
            startup.close()


def check_demo(database: str | os.PathLike[str] | None, workers: int, without: Collection[str] = ()) -> frozenset[str]:
    """Check the settings of a demonstration; returns the games that are not offered. Raises NotUnderstood."""
    if database or os.environ.get("MAZZO_DATABASE") or workers > 1:
        raise NotUnderstood("demo-alone")
    if sys.platform == "win32":
        raise NotUnderstood("demo-needs-unix")
    return check_settings(f"sqlite+aiosqlite:///{DATABASE}", 1, without)


class Databases:
    """The databases of a demonstration, below a folder of its own: the sample, and that of the present hour. Each has a
    folder of its own, with the files that SQLite and the server store beside it.
    """

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self._folder = folder
        self.sample = folder / SAMPLE / DATABASE
        self.now = now
        """Returns the present time in seconds."""

    def of_this_hour(self) -> Path:
        """The database of this hour, a copy of the sample if there is none yet; those of other hours are deleted."""
        folder = self._folder / str(int(self.now() // HOUR))
        for other in self._folder.iterdir():
            if other not in (self.sample.parent, folder):
                shutil.rmtree(other)
        if not folder.exists():
            folder.mkdir()
            with closing(sqlite3.connect(self.sample)) as sample, closing(sqlite3.connect(folder / DATABASE)) as copy:
                sample.backup(copy)  # consistent also while reviews are added
        return folder / DATABASE

    def seconds_left(self) -> float:
        """Seconds until the next full hour."""
        return HOUR - self.now() % HOUR


class DemoWorkers(Workers):
    """Supervisor of the worker. A worker that dies within the hour goes on with the database of the hour."""

    def __init__(
        self,
        listener: socket.socket,
        is_ready: Callable[[], None],
        withheld: Collection[str],
        databases: Databases,
        matches: Mapping[str, str],
    ) -> None:
        super().__init__(1, listener, "", is_ready, withheld)
        self._databases = databases
        self._matches = matches
        self._settings["MAZZO_DEMO"] = " ".join(f"{game}:{id}" for game, id in matches.items())

    async def run(self) -> None:
        reviewing = asyncio.create_task(self._add_reviews())
        try:
            await super().run()
        finally:
            reviewing.cancel()
            await asyncio.wait((reviewing,))

    async def _add_reviews(self) -> None:
        try:
            await add_reviews(self._databases.sample, self._matches.values())
        except Exception as error:  # visitors can still have them computed
            log.warning("no reviews in the sample", error=type(error).__name__)

    async def _run_worker(self, number: int) -> int:
        self._settings["MAZZO_DATABASE"] = str(self._databases.of_this_hour())
        ending = asyncio.create_task(self._end_on_the_hour())
        try:
            return await super()._run_worker(number)
        finally:
            ending.cancel()

    async def _end_on_the_hour(self) -> None:
        end = self._databases.now() + self._databases.seconds_left()
        while (left := end - self._databases.now()) > 0:  # the clock may be set meanwhile
            await asyncio.sleep(left)
        for process in tuple(self._living):
            send(process, signal.SIGTERM)

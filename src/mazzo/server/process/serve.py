"""The server process: port, event loop, opening the browser, background compilation in another process. `workers` runs
several processes.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Collection, Iterable

import structlog

import mazzo
from mazzo import compiled
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.server.app import make_app
from mazzo.server.catalogue.withheld import withheld_games
from mazzo.server.http import security_middleware
from mazzo.server.ops import logs, metrics
from mazzo.server.process import database_lock, settings, warmup
from mazzo.server.process.worker import serve_one
from mazzo.server.process.workers import Workers
from mazzo.server.storage.engine import database_path, database_url, guest_secret, prepare

PATIENCE = 3.0
"""Seconds before loading libraries and compiling, for the first page to be served."""

log = structlog.get_logger()


def serve(
    port: int,
    host: str,
    database: str | os.PathLike[str] | None,
    open_browser: bool,
    workers: int = 1,
    without: Collection[str] = (),
) -> None:
    """Serve until SIGINT or SIGTERM, then finish the work in progress and return.

    Raises OSError when the port cannot be bound, NotUnderstood when a setting or the database is invalid.
    """
    logs.set_up(os.environ.get("MAZZO_LOG", "info"))
    url = database_url(database)
    withheld = check_settings(url, workers, without)
    metrics.check_ports(workers)
    with database_lock.hold_lock(url) as store_address, listen(host, port) as listener:
        asyncio.run(prepare(url))
        address = address_of(host, listener.getsockname()[1])
        store_address(address)
        startup = Startup(address, open_browser, workers == 1)
        try:
            if workers == 1:
                serve_one(make_app(url, without=withheld), listener, startup.open)
            else:
                asyncio.run(Workers(workers, listener, url, startup.open, withheld).run())
        finally:
            startup.close()


def check_settings(url: str, workers: int, without: Collection[str] = ()) -> frozenset[str]:
    """Check all settings at the start; returns the games that are not offered. Raises NotUnderstood."""
    settings.check()
    if workers > 1:
        if database_path(url) is not None:
            raise NotUnderstood("workers-need-postgres")
        if sys.platform == "win32":
            raise NotUnderstood("workers-need-unix")
        if metrics.is_public():
            raise NotUnderstood("metrics-need-port")
    if database_path(url) is None:
        guest_secret(url)
    metrics.own_port(workers)
    security_middleware.unlimited()
    security_middleware.own_origins()
    return withheld_games(without)


def address_of(host: str, port: int) -> str:
    """The URL for a browser on this machine."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "localhost"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Startup:
    """Actions done once for all workers: print the address, open the browser, start compiling the rules."""

    def __init__(self, address: str, open_browser: bool, serves: bool) -> None:
        self._address = address
        self._serves = serves
        """Whether this process serves matches, and not its workers."""
        self._open_browser = open_browser
        self._warming: subprocess.Popen[str] | None = None
        self._waiting: threading.Thread | None = None
        self._is_closed = threading.Event()

    def open(self) -> None:
        """Called when the server answers."""
        print(f"Mazzo: {self._address}", flush=True)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()
        self._waiting = threading.Thread(target=self._speed_up, daemon=True)
        self._waiting.start()

    def _speed_up(self) -> None:
        """Let machine code list the offers in this process too, if it serves the matches itself: that of the libraries,
        then what another process compiles. Loading a library takes Python's lock, so the first page is served before.
        """
        if self._is_closed.wait(PATIENCE):
            return
        to_compile = warmup.to_compile()
        if to_compile:
            command, pipe = (sys.executable, "-m", "mazzo.server.process.warmup"), subprocess.PIPE
            self._warming = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True)
            if self._is_closed.is_set():  # `close` may not have seen it
                self._warming.terminate()
        self._list_by_machine_code(game for game in mazzo.GAMES.values() if game not in to_compile)
        if self._warming is not None and self._warming.stdout is not None:
            if self._warming.stdout.readline().strip() == warmup.LISTED:
                self._list_by_machine_code(to_compile)
            self._warming.wait()

    def _list_by_machine_code(self, games: Iterable[AnyGame]) -> None:
        if self._serves:
            for game in games:
                compiled.speed_up(game)

    def close(self) -> None:
        """Stop compiling."""
        self._is_closed.set()
        if self._warming is not None:
            with self._warming:  # closes its input and waits for its end
                self._warming.terminate()
        if self._waiting is not None:
            self._waiting.join()  # Python must not end while a thread loads machine code


def listen(host: str, port: int) -> socket.socket:
    """A bound socket. Raises OSError when the port cannot be bound."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except BaseException:
        listener.close()
        raise
    return listener

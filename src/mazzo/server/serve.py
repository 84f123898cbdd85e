"""The server process: its port, its event loop, the browser it opens, the compiling it lets another process do. Several
processes over one port are the business of `workers`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from types import FrameType

import structlog
import uvicorn
from litestar.types import ASGIApp

from mazzo.core.errors import NotUnderstood
from mazzo.server import collecting, gate, logs, metrics, shelf
from mazzo.server.app import make_app
from mazzo.server.database import database_path, database_url, guest_secret, prepare
from mazzo.server.limits import FRAME_BYTES
from mazzo.server.par import reckoning
from mazzo.server.rooms import duty, presence

STOP_SECONDS = 5
"""How long a stop waits for calls that are being answered."""
QUEUE = 32
"""Frames that may wait to be read from one socket."""
BACKLOG = 2048
"""Connections that may wait to be accepted."""

log = structlog.get_logger()


def serve(
    port: int,
    host: str,
    database: str | os.PathLike[str] | None,
    open_browser: bool,
    workers: int = 1,
    without: Collection[str] = (),
) -> None:
    """Serve until stopped by SIGINT or SIGTERM; then finish what was begun and return.

    Raises OSError when the port cannot be had, NotUnderstood when a setting or the database is not as it must be.
    """
    logs.set_up(os.environ.get("MAZZO_LOG", "info"))
    url = database_url(database)
    check_settings(url, workers)
    withheld = shelf.withheld(without)
    with _listen(host, port) as listener:
        asyncio.run(prepare(url))
        address = address_of(host, listener.getsockname()[1])
        house = _House(address, open_browser)
        try:
            if workers == 1:
                serve_one(make_app(url, without=withheld), listener, house.open)
            else:
                from mazzo.server.workers import Workers

                asyncio.run(Workers(workers, listener, url, house.open, withheld).run())
        finally:
            house.close()


def check_settings(url: str, workers: int) -> None:
    """Find out now what would be wrong later. Raises NotUnderstood."""
    if workers > 1:
        if database_path(url) is not None:
            raise NotUnderstood("workers-need-postgres")
        if sys.platform == "win32":
            raise NotUnderstood("workers-need-unix")
        if metrics.is_public():
            raise NotUnderstood("metrics-need-port")
    if database_path(url) is None:
        guest_secret(url)
    metrics.check_ports(workers)
    gate.unlimited()
    presence.grace()
    duty.thinking()
    reckoning.seconds()


def serve_one(app: ASGIApp, listener: socket.socket, is_ready: Callable[[], None]) -> None:
    """Serve an application in this process until a signal or `is_ready`'s server says stop."""
    server = Server(configure(app), is_ready)
    with obeying(server):
        server.run(sockets=[listener])


def address_of(host: str, port: int) -> str:
    """What a browser on this machine opens."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "localhost"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def configure(app: ASGIApp) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="h11",
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_max_queue=QUEUE,
        ws_per_message_deflate=False,  # messages are small; compression costs more than it saves
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=BACKLOG,
        forwarded_allow_ips=os.environ.get("MAZZO_TRUSTED_PROXIES") or None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, is_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._is_ready = is_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._collecting = collecting.take_over()
            log.info("ready", pid=os.getpid())
            self._is_ready()


class _House:
    """What happens once, however many serve: the address is told, the browser opened, the rules compiled."""

    def __init__(self, address: str, open_browser: bool) -> None:
        self._address = address
        self._open_browser = open_browser
        self._warming: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Somebody answers now."""
        print(f"Mazzo: {self._address}", flush=True)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()
        command = (sys.executable, "-m", "mazzo.server.warming")
        nothing = subprocess.DEVNULL
        self._warming = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing)

    def close(self) -> None:
        """Compile no further."""
        if self._warming is not None:
            self._warming.terminate()
            self._warming.wait()


@contextmanager
def obeying(server: uvicorn.Server) -> Iterator[None]:
    """A signal stops the server also before it listens to signals itself, and when it repeats, after its graceful stop,
    the one that caused it.
    """

    def stop(_signal: int, _frame: FrameType | None) -> None:
        server.should_exit = True

    before = [(sign, signal.signal(sign, stop)) for sign in (signal.SIGINT, signal.SIGTERM)]
    try:
        yield
    finally:
        for sign, handler in before:
            signal.signal(sign, handler)


def _listen(host: str, port: int) -> socket.socket:
    """The socket that will listen. Raises OSError when the port cannot be had."""
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

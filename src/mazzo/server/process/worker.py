"""One worker: a process that serves the application on a listening socket, alone or under `workers`.

Under `workers` it has one end of a socket pair: it reports that it is ready and then sends heartbeats. When the other
end closes, the supervisor has died, and the worker stops.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from types import FrameType

import structlog
import uvicorn
from litestar.types import ASGIApp

from mazzo.core.errors import NotUnderstood
from mazzo.server import host_extra
from mazzo.server.app import make_app
from mazzo.server.limits import FRAME_BYTES
from mazzo.server.ops import logs
from mazzo.server.ops.readiness import READINESS, drain_seconds
from mazzo.server.process import gc_tuning
from mazzo.server.process.protocols import CallProtocol, SocketProtocol, open_files
from mazzo.server.storage.engine import database_url, prepare

STOP_SECONDS = 5
"""Seconds that a stop waits for calls in progress."""
QUEUE = 32
"""Frames queued for reading from one socket."""
BACKLOG = 2048
"""Connections queued to be accepted."""
PING_SECONDS, PONG_SECONDS = 10.0, 15.0
"""Seconds between pings of a socket, and seconds in which each must be answered: a client whose connection broke
without a close is absent after 25 s at most.
"""
SWITCH_SECONDS = 0.0005
"""Seconds after which a thread must give up Python's lock if another one waits for it: the event loop waits for threads
that read a match or the database, and they wait for it. Python's default of 5 ms would add up in each move.
"""
TICK = 0.1
"""Seconds between two checks for a second signal."""
BEAT = 2.0
"""Seconds between heartbeats."""
READY, ALIVE = b"ready\n", b"alive\n"

log = structlog.get_logger()


def serve_one(app: ASGIApp, listener: socket.socket, is_ready: Callable[[], None]) -> None:
    """Serve an application in this process until a signal, or until `is_ready` stops the server that it receives."""
    open_files()
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(configure(app), is_ready)
    with obeying(server):
        server.run(sockets=[listener])


def configure(app: ASGIApp) -> uvicorn.Config:
    """Configuration of uvicorn."""
    return uvicorn.Config(
        app,
        loop="uvloop" if host_extra.has("loop") else "asyncio",
        http=CallProtocol,
        ws=SocketProtocol,
        ws_max_size=FRAME_BYTES,
        ws_max_queue=QUEUE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,  # messages are small; compression costs more than it saves
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=BACKLOG,
        forwarded_allow_ips=os.environ.get("MAZZO_TRUSTED_PROXIES") or None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


class Server(uvicorn.Server):
    """Reports when it is ready; after a signal goes on for MAZZO_DRAIN seconds, then stops without waiting for
    incomplete requests.
    """

    def __init__(self, config: uvicorn.Config, is_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._is_ready = is_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._collecting = gc_tuning.take_over()
            log.info("ready", pid=os.getpid())
            self._is_ready()

    async def main_loop(self) -> None:
        await super().main_loop()
        READINESS.is_leaving = True
        end = monotonic() + drain_seconds()
        while monotonic() < end and not self.force_exit:  # a second Ctrl-C is in a hurry
            await asyncio.sleep(TICK)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for connection in tuple(self.server_state.connections):
            call = getattr(connection, "cycle", None)  # sockets have none
            if call is not None and call.more_body and not call.response_complete:
                connection.transport.abort()  # no call is in progress, only the rest of a body is missing
        await super().shutdown(sockets)


@contextmanager
def obeying(server: uvicorn.Server) -> Iterator[None]:
    """Context in which a signal stops the server even before uvicorn installs its handlers. Repeats the signal after
    the graceful stop.
    """

    def stop(_signal: int, _frame: FrameType | None) -> None:
        server.should_exit = True

    before = [(sign, signal.signal(sign, stop)) for sign in (signal.SIGINT, signal.SIGTERM)]
    try:
        yield
    finally:
        for sign, handler in before:
            signal.signal(sign, handler)


async def _send_heartbeats(line: socket.socket) -> None:
    """The worker's end of the socket pair: send heartbeats; stop when the other end closes."""
    reader, writer = await asyncio.open_connection(sock=line)

    async def beat() -> None:
        writer.write(READY)
        while True:
            await asyncio.sleep(BEAT)
            writer.write(ALIVE)

    beating = asyncio.create_task(beat())
    try:
        with suppress(ConnectionError):
            await reader.read()
    finally:
        beating.cancel()
    log.warning("supervisor gone: worker stops")
    signal.raise_signal(signal.SIGTERM)


def work(listener: socket.socket, line: socket.socket) -> None:
    """Run a worker; exits when the database is unreachable or invalid."""
    try:
        asyncio.run(prepare(database_url()))
    except NotUnderstood as problem:
        log.error("worker cannot start", why=problem.sentence())
        sys.exit(1)
    beats: list[asyncio.Task[None]] = []
    serve_one(
        make_app(), listener, lambda: beats.append(asyncio.get_running_loop().create_task(_send_heartbeats(line)))
    )


if __name__ == "__main__":
    logs.set_up(os.environ.get("MAZZO_LOG", "info"))
    work(socket.socket(fileno=int(sys.argv[1])), socket.socket(fileno=int(sys.argv[2])))

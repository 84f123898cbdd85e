"""Several workers on one port: processes that share a listening socket and a database, and the supervisor that replaces
workers which die or stop sending heartbeats, and stops all of them gracefully.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from time import monotonic

import structlog

from mazzo.core.errors import OurFault
from mazzo.server.ops.readiness import drain_seconds
from mazzo.server.process.worker import BACKLOG, READY, STOP_SECONDS
from mazzo.server.rooms import scheduler

SILENCE = 30.0
"""Seconds without a heartbeat after which a worker is replaced."""
START_SECONDS = 60.0
"""Seconds that a worker may take to be ready."""
LONGEST_PAUSE = 10.0
"""Longest pause before a worker that dies repeatedly is replaced."""
LEFT = (0, -signal.SIGTERM, -signal.SIGINT)
"""Exit statuses of a worker that stopped when asked to."""

log = structlog.get_logger()


class Workers:
    """Supervisor of `count` workers on a socket."""

    def __init__(
        self,
        count: int,
        listener: socket.socket,
        url: str,
        is_ready: Callable[[], None],
        withheld: Collection[str] = (),
    ) -> None:
        self._count = count
        self._listener = listener
        self._settings = {"MAZZO_DATABASE": url, "MAZZO_WITHOUT": " ".join(sorted(withheld))}
        self._settings["MAZZO_THINKERS"] = str(scheduler.pool_size(count))
        self._is_ready = is_ready
        self._living: set[asyncio.subprocess.Process] = set()
        self._stop = asyncio.Event()
        self._was_ready = False
        self._failed = False

    async def run(self) -> None:
        """Run until all have stopped after SIGINT or SIGTERM. Raises OurFault when no worker ever becomes ready."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._stop.set)
        self._listener.listen(BACKLOG)  # from now on connections are accepted, though a worker may take a moment
        keeping = [asyncio.create_task(self._supervise(number)) for number in range(1, self._count + 1)]
        try:
            await self._stop.wait()
            log.info("stopping", workers=len(self._living))
        finally:
            self._stop.set()
            for process in tuple(self._living):
                send(process, signal.SIGTERM)
            await asyncio.gather(*keeping)
            for sign in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(sign)
        if not self._was_ready and self._failed:
            raise OurFault("workers-failed")

    async def _supervise(self, number: int) -> None:
        """Run one worker, and replace it when it ends, until all stop."""
        pause = 0.0
        while not self._stop.is_set():
            began = monotonic()
            code = await self._run_worker(number)
            if self._stop.is_set():
                return
            if code in LEFT:
                log.info("worker left", worker=number)
            else:
                log.warning("worker died", worker=number, code=code)
            if not self._was_ready:  # none was ever ready: the cause is permanent
                self._failed = True
                self._stop.set()
                return
            pause = 0.0 if monotonic() - began > LONGEST_PAUSE else min(LONGEST_PAUSE, 2 * pause or 0.1)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), pause)

    async def _run_worker(self, number: int) -> int:
        """Run one worker process; returns its exit status."""
        ours, theirs = socket.socketpair()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "mazzo.server.process.worker", str(self._listener.fileno()), str(theirs.fileno())),
            stdin=subprocess.DEVNULL,
            pass_fds=(self._listener.fileno(), theirs.fileno()),
            env=os.environ | self._settings | {"MAZZO_WORKER": str(number)},
            process_group=0,  # Ctrl-C is for the supervisor
        )
        theirs.close()
        self._living.add(process)
        if self._stop.is_set():
            send(process, signal.SIGTERM)
        reader, writer = await asyncio.open_connection(sock=ours)
        listening = asyncio.create_task(self._listen(reader, number, process))
        try:
            if not self._stop.is_set():
                stopping = asyncio.create_task(self._stop.wait())
                end = asyncio.create_task(process.wait())
                await asyncio.wait((stopping, end), return_when=asyncio.FIRST_COMPLETED)
                stopping.cancel()
            try:
                return await asyncio.wait_for(process.wait(), 2 * STOP_SECONDS + drain_seconds())
            except TimeoutError:
                log.error("worker does not stop", worker=number)
                send(process, signal.SIGKILL)
                return await process.wait()
        finally:
            self._living.discard(process)
            listening.cancel()
            writer.close()

    async def _listen(self, reader: asyncio.StreamReader, number: int, process: asyncio.subprocess.Process) -> None:
        """Read a worker's heartbeats; kill the worker when they stop."""
        patience = START_SECONDS
        while True:
            try:
                line = await asyncio.wait_for(reader.readline(), patience)
            except TimeoutError:
                log.error("worker is silent", worker=number)
                send(process, signal.SIGKILL)
                return
            except ConnectionError:
                return
            if not line:
                return
            patience = SILENCE
            if line == READY and not self._was_ready:
                self._was_ready = True
                self._is_ready()


def send(process: asyncio.subprocess.Process, sign: signal.Signals) -> None:
    """Send a signal to a process that may have ended."""
    with suppress(ProcessLookupError):
        process.send_signal(sign)

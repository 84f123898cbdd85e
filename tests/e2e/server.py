"""The real `mazzo serve` in a process of its own, with a database of its own, on a free port of the loopback."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tests import logs

STATIC = Path(__file__).resolve().parents[2] / "src" / "mazzo" / "server" / "static"
SECONDS_TO_START = 60
SECONDS_TO_STOP = 45


class Server:
    """A context manager that runs the server. It may be killed and started again on its port and database."""

    program: tuple[str, ...] = (sys.executable, "-m", "mazzo.cli")
    """The command that runs `mazzo`."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite+aiosqlite:///{folder / 'mazzo.sqlite3'}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None, "it has not been started"
        return self._process.pid

    def start(self) -> None:
        """Start and wait until it answers. Raises RuntimeError, with the end of its log, if it never does."""
        command = [*self.program, "serve", "--port", str(self.port), "--no-browser"]
        environment = os.environ | {"MAZZO_SECRET": "a secret for tests only, long enough to be taken"} | self.settings
        logs.watch(self.log)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database],
                cwd=self.folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        give_up = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > give_up:
                raise RuntimeError(f"the server does not answer:\n{self.said()[-4000:]}")
            time.sleep(0.05)

    def stop(self) -> None:
        """End it as Ctrl-C does. Raises RuntimeError if it does not end, or with an error."""
        process = self.end(signal.SIGINT)
        if process is not None and process.returncode not in (0, 130, -signal.SIGINT):
            raise RuntimeError(f"the server ended with {process.returncode}:\n{self.said()[-4000:]}")

    def kill(self) -> None:
        """End it as a power cut does."""
        self.end(signal.SIGKILL)

    def said(self) -> str:
        """Its log so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def end(self, how: signal.Signals) -> subprocess.Popen[bytes] | None:
        """End it with a signal, and wait; returns the process, None if there was none."""
        process, self._process = self._process, None
        if process is None:
            return None
        process.send_signal(how)
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise RuntimeError(f"the server would not end:\n{self.said()[-4000:]}") from None
        return process

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def changed_program(changes: str) -> tuple[str, ...]:
    """The command that runs `mazzo` after these lines of Python, and without a limit of messages: scripts in pages play
    faster than a person may.
    """
    allow = "from mazzo.server import limits\nlimits.MESSAGES_BURST = 10_000"
    return sys.executable, "-c", f"{allow}\n{changes}\nfrom mazzo.cli import main\nmain()"


class ScriptedServer(Server):
    """A server without a limit of messages, for scripts in pages."""

    program = changed_program("")


class HastyServer(Server):
    """A server for whole games: its bots wait a tenth as long before they act, and a person may open many tables."""

    program = changed_program(
        """
from mazzo.host import bot_pace
limits.ROOMS_BURST = limits.ROOMS_ADDRESS_BURST = limits.LISTED_BURST = 1000.0
for name in ("PAUSE", "PAUSES", "STEP", "STEPS", "LOOK"):
    setattr(bot_pace, name, getattr(bot_pace, name) // 10)
"""
    )


def free_port() -> int:
    """A port of the loopback that is free and stays so while its server is away: the system gives none of these to a
    connection that goes out.
    """
    while True:
        port = 16_000 + secrets.randbelow(16_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port

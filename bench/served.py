"""Servers in processes of their own: `mazzo serve` on a new database, and the bare application."""

import http.client
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.figure import CannotMeasureError

SECONDS_TO_START = 60
SECONDS_TO_STOP = 20
BETWEEN_TRIES = 0.001
_ADDRESS = re.compile(r"http://[\w.]+:(\d+)")


@dataclass(frozen=True)
class Answered:
    """A server that has answered."""

    pid: int
    port: int
    seconds: float
    """Wall time from the start of its process to its first HTTP answer."""


def mazzo(folder: Path) -> list[str]:
    """The command that serves Mazzo on a new database in a folder."""
    command = [sys.executable, "-m", "mazzo.cli", "serve", "--port", "0", "--no-browser"]
    return [*command, "--database", str(folder / f"{time.monotonic_ns()}.sqlite3")]


def bare() -> list[str]:
    """The command that serves the bare application."""
    return [sys.executable, "-m", "bench.bare_server"]


@contextmanager
def served(command: list[str], folder: Path, settings: Mapping[str, str] | None = None) -> Iterator[Answered]:
    """A server, for the block. Raises CannotMeasureError when it does not start."""
    environment = {**os.environ, **(settings or {})}
    with (folder / "server.log").open("w+") as log:
        begun = time.perf_counter()
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        )
        too_late = threading.Timer(SECONDS_TO_START, process.kill)
        too_late.start()
        try:
            port = _port(process)
            while port is None or not _answers(port):
                if port is None or process.poll() is not None:
                    raise CannotMeasureError(_last_words(command, folder))
                time.sleep(BETWEEN_TRIES)
            seconds = time.perf_counter() - begun
            too_late.cancel()
            yield Answered(process.pid, port, seconds)
        finally:
            too_late.cancel()
            process.terminate()
            try:
                process.wait(SECONDS_TO_STOP)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()


def _port(process: subprocess.Popen[str]) -> int | None:
    """The port that the server prints; None if it ends before."""
    addresses = (_ADDRESS.search(line) for line in process.stdout or ())
    return next((int(one[1]) for one in addresses if one), None)


def _answers(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS_TO_START)
    try:
        connection.request("GET", "/api/health")
        return connection.getresponse().status == 200
    except (ConnectionError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _last_words(command: list[str], folder: Path) -> str:
    last_line = (folder / "server.log").read_text("utf-8", "replace").strip().rpartition("\n")[2]
    return f"`{' '.join(command[1:4])}` does not start: {last_line[:200]}"

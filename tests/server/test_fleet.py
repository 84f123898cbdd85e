"""Several workers behind one port, as `mazzo serve --workers 2` starts them: deaths, stops, notifications."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.server.process import workers
from mazzo.server.process.worker import BEAT
from tests import logs
from tests.e2e.server import free_port
from tests.server import postgres
from tests.server.served import Guest, Seat, State, open_socket

PATIENCE = 120.0


class Fleet:
    """The real command, with two workers."""

    def __init__(self, folder: Path, url: str, *arguments: str, **settings: str) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.log = folder / "fleet.log"
        command = [sys.executable, "-m", "mazzo.cli", "serve", "--no-browser", "--workers", "2"]
        environment = os.environ | {"MAZZO_DATABASE": url, "MAZZO_SECRET": "a secret for tests only"} | settings
        logs.watch(self.log)
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), *arguments], env=environment, stdout=log, stderr=log
            )
        self.until(lambda: len(self.workers()) == 2)

    def said(self) -> list[dict[str, object]]:
        """Its log."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]

    def workers(self) -> dict[int, int]:
        """Number and process of every worker that was ready last."""
        return {int(str(line["worker"])): int(str(line["pid"])) for line in self.said() if line["event"] == "ready"}

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        give_up = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < give_up, self.log.read_text()
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)

    def until_replaced(self, worker: int, pid: int) -> None:
        """Wait until another process is this worker."""
        self.until(lambda: self.workers()[worker] != pid)

    def end(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Stop; returns the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres.migrated() as url:
        yield url


@pytest.fixture
def fleet(url: str, tmp_path: Path) -> Iterator[Fleet]:
    fleet = Fleet(tmp_path, url)
    try:
        yield fleet
    finally:
        fleet.end()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not Path(f"/proc/{pid}/stat").exists() or ") Z " not in Path(f"/proc/{pid}/stat").read_text()


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_its_clients_play_on_at_another(fleet: Fleet) -> None:
    guest = Guest(fleet.address)
    match = guest.begin()
    first = fleet.workers()
    with guest.sit(match) as seat:
        seat.play_first()
        told = seat.state.snapshot
        for worker in (1, 2):  # one of the two holds the seat
            os.kill(first[worker], signal.SIGKILL)
            fleet.until_replaced(worker, first[worker])
        assert seat.closed() == 1006
    with guest.sit(match) as seat:
        assert seat.state.snapshot == told
        seat.play_first()
    guest.close()
    died = [line for line in fleet.said() if line["event"] == "worker died"]
    assert sorted(int(str(line["worker"])) for line in died) == [1, 2]


@pytest.mark.slow
def test_workers_that_are_told_to_leave_one_by_one_are_replaced(fleet: Fleet) -> None:
    guest = Guest(fleet.address)
    match = guest.begin()
    seats = [guest.sit(match) for _ in range(6)]
    for worker, pid in sorted(fleet.workers().items()):
        os.kill(pid, signal.SIGTERM)
        fleet.until_replaced(worker, pid)
        with guest.sit(match) as seat:
            seat.play_first()
    assert [seat.closed() for seat in seats] == [1012] * 6
    guest.close()
    assert [line["event"] for line in fleet.said() if "worker " in str(line["event"])] == ["worker left"] * 2


def test_everybody_sees_every_move_whichever_worker_they_speak_to(fleet: Fleet) -> None:
    guest = Guest(fleet.address)
    match = guest.begin()
    subscriptions = [Seat(open_socket(fleet.address, match)) for _ in range(6)]
    with guest.sit(match) as seat:
        for _ in range(3):
            seat.play_first()
            for watcher in subscriptions:
                watcher.expect(State)
                assert watcher.state.snapshot.view == seat.state.snapshot.view
    for watcher in subscriptions:
        watcher.close()
    guest.close()


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_all_and_clients_are_told_to_come_back(fleet: Fleet, sign: signal.Signals) -> None:
    guest = Guest(fleet.address)
    match = guest.begin()
    seats = [guest.sit(match) for _ in range(4)]
    fleet.process.send_signal(sign)
    assert [seat.closed() for seat in seats] == [1012] * 4
    assert fleet.end() == 0
    assert not any(is_running(pid) for pid in fleet.workers().values())
    guest.close()


@pytest.mark.slow
def test_workers_whose_keeper_dies_stop_by_themselves(fleet: Fleet) -> None:
    orphans = fleet.workers().values()
    fleet.end(signal.SIGKILL)
    give_up = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in orphans):
        assert time.monotonic() < give_up
        time.sleep(0.05)


@pytest.mark.slow
def test_each_worker_tells_its_figures_on_its_own_port(url: str, tmp_path: Path) -> None:
    port = free_port()
    fleet = Fleet(tmp_path, url, MAZZO_METRICS_PORT=str(port))
    try:
        for worker in (0, 1):
            page = httpx.get(f"http://127.0.0.1:{port + worker}/metrics").text
            assert "mazzo_live_matches 0.0" in page
        assert httpx.get(f"http://{fleet.address}/metrics").headers["content-type"].startswith("text/html")
    finally:
        assert fleet.end() == 0


def test_a_worker_that_finds_no_database_says_so_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as listener, socket.socket() as line:
        told = subprocess.run(
            [sys.executable, "-m", "mazzo.server.process.worker", str(listener.fileno()), str(line.fileno())],
            env=os.environ | {"MAZZO_DATABASE": f"postgresql://127.0.0.1:{free_port()}/x", "MAZZO_SECRET": "hush"},
            pass_fds=(listener.fileno(), line.fileno()),
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
    assert told.returncode == 1
    (said,) = (json.loads(text) for text in told.stderr.splitlines())
    assert said["why"].startswith("The database does not answer: ")


def test_workers_that_cannot_start_end_the_house_with_a_sentence(url: str, tmp_path: Path) -> None:
    broken = tmp_path / "sitecustomize.py"
    broken.write_text("import os, sys\nif os.environ.get('MAZZO_WORKER'): sys.exit('no worker today')\n")
    command = [sys.executable, "-m", "mazzo.cli", "--language", "en", "serve", "--no-browser", "--workers", "2"]
    environment = os.environ | {
        "MAZZO_DATABASE": url,
        "MAZZO_SECRET": secrets.token_hex(),
        "PYTHONPATH": os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", ""))),
    }
    told = subprocess.run(
        [*command, "--port", "0"], env=environment, capture_output=True, text=True, timeout=240, check=False
    )
    assert told.returncode != 0
    assert told.stderr.count("docs/hosting.md shows a proxy that keeps a table at one worker.") == 1
    assert told.stderr.splitlines()[-1] == "No worker could start. The log says why."


@pytest.mark.slow
async def test_a_worker_that_falls_silent_is_replaced(
    url: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAZZO_SECRET", "a secret for tests only")
    monkeypatch.setattr(workers, "SILENCE", BEAT + 0.5)
    said = ""

    def ready() -> list[int]:
        """The process of every worker that was ever ready."""
        nonlocal said
        said += capfd.readouterr().err
        lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
        return [line["pid"] for line in lines if line["event"] == "ready"]

    async def until(count: int) -> None:
        give_up = time.monotonic() + PATIENCE
        while len(ready()) < count:
            assert time.monotonic() < give_up, said
            await asyncio.sleep(0.02)

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        keeping = asyncio.create_task(workers.Workers(1, listener, url, lambda: None).run())
        await until(1)
        os.kill(ready()[0], signal.SIGSTOP)
        await until(2)
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.wait_for(keeping, PATIENCE)
    assert not any(is_running(pid) for pid in ready())


@pytest.mark.slow
def test_a_socket_that_nobody_serves_is_not_left_behind(fleet: Fleet) -> None:
    assert fleet.end() == 0
    with pytest.raises((ConnectionClosed, OSError)):
        open_socket(fleet.address, "a" * 14)

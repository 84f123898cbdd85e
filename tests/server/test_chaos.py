"""Chaos: servers killed with -9 or told to leave, connections cut; no acknowledged move is lost or doubled."""

import asyncio
import gc
import os
import secrets
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mazzo.server.ops import metrics
from tests.server import chaos, postgres
from tests.server.chaos import House
from tests.server.ledger import figures, reckon
from tests.server.served import Served
from tests.sizes import SEED

KINDS = (*postgres.BOTH, "proxies")
TABLES = int(os.environ.get("MAZZO_CHAOS_TABLES", "200"))
"""Of the long test; a table is about sixty acknowledged moves."""
# A client cut off while it connects leaves an open socket or its transport: asyncio forgets it with the attempt.
pytestmark = pytest.mark.filterwarnings("ignore:unclosed (<socket|transport):ResourceWarning")


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Collect what was cut off here, and not in the midst of another test."""
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def without_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_NO_LIMITS_FOR", "127.0.0.1")


@contextmanager
def house(kind: str, folder: Path) -> Iterator[House]:
    """Real processes over a database of this kind; "proxies": over PostgreSQL, behind proxies, with a standby."""
    if kind == "sqlite":
        with chaos.alone(folder) as server:
            yield server
        return
    if kind == "proxies":
        with chaos.behind(folder) as workers:
            yield workers
        return
    with postgres.migrated() as url, chaos.two(folder, url) as workers:
        yield workers


def blunders(said: str) -> list[str]:
    """The internal errors in a log."""
    lines = said.splitlines()
    marked = [at for at, line in enumerate(lines) if "Traceback" in line or "our fault" in line]
    return ["\n".join(lines[at : at + 40])[:4000] for at in marked[:3]]


def rage(kind: str, folder: Path, count: int, kills: int, leaves: int) -> str:
    """Play at `count` tables through kills and restarts, and compare the clients with the database; returns the
    figures.
    """
    seed = os.environ.get("MAZZO_CHAOS_SEED") or SEED or secrets.token_hex(4)
    try:
        with house(kind, folder) as served:
            world, tables = asyncio.run(chaos.rage(served, seed, count, kills, leaves))
            said = served.said()
            found = reckon(served, tables)
        line = f"chaos on {kind}: {figures(world, tables, found)}"
        assert not found.faults, f"{line}\n" + "\n".join(found.faults[:20])
        assert not blunders(said)
        assert world.tally.kills >= kills
        assert world.tally.leaves >= leaves
        assert world.tally.cuts > 0
        assert world.tally.traded > 0
        assert world.tally.streamed > 0
        assert world.tally.promotions == (kind == "proxies")
    except BaseException as error:
        error.add_note(f"to see it again, perhaps: MAZZO_CHAOS_SEED={seed}")
        raise
    print(line)
    return line


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_few_tables_outlive_a_killed_server(kind: str, tmp_path: Path) -> None:
    rage(kind, tmp_path, count=3, kills=1, leaves=1)


def test_a_call_that_breaks_off_is_no_fault_of_ours(served: Served) -> None:
    refused, faults = metrics.REFUSALS.count("bad-request"), metrics.FAULTS.count()
    guest = served.guest()
    host, port = served.address.split(":")
    with socket.create_connection((host, int(port))) as connection:
        lines = ("POST /api/rooms HTTP/1.1", f"Host: {served.address}", f"Cookie: {guest.cookie}", "Content-Length: 99")
        connection.sendall("\r\n".join((*lines, "", "{")).encode())
    give_up = time.monotonic() + 40
    while metrics.REFUSALS.count("bad-request") == refused and metrics.FAULTS.count() == faults:
        assert time.monotonic() < give_up, "nothing was noticed"
        time.sleep(0.01)
    assert metrics.FAULTS.count() == faults


@pytest.mark.slow
@pytest.mark.timeout(max(900, 900 * TABLES // 200))
@pytest.mark.parametrize("kind", KINDS)
def test_many_tables_outlive_every_kill(
    kind: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("figures", rage(kind, tmp_path, count=TABLES, kills=12, leaves=6))

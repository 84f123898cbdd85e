"""Limits that count for all workers together."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from mazzo.server import limits
from mazzo.server.accounts import passwords
from mazzo.server.storage.budgets import SharedBuckets
from mazzo.server.storage.engine import database_url, open_engine, prepare
from mazzo.server.storage.store import Store
from mazzo.server.times import AHEAD, DAY, SECOND
from tests.server import postgres
from tests.server.accounts.visitors import refusal, sign_in
from tests.server.served import Served

SECRET = b"a secret for tests"
NOW = 1_800_000_000_000


@pytest.fixture
def database_kind() -> str:
    return "postgresql"


class Worker:
    """A worker as far as it counts, with a clock of its own."""

    def __init__(self, url: str) -> None:
        self.now = NOW
        self.engine = open_engine(database_url(url))
        self.store = Store(self.engine, lambda: self.now)
        self.tries = SharedBuckets(self.store, SECRET, "tries", rate=0.5, burst=3)
        self.guests = SharedBuckets(self.store, SECRET, "guests", rate=0.5, burst=3)


@pytest.fixture
async def workers(database: str) -> AsyncIterator[tuple[Worker, Worker]]:
    await prepare(database_url(database), force=True)
    one, other = Worker(database), Worker(database)
    yield one, other
    for worker in (one, other):
        await worker.engine.dispose()


async def test_two_workers_count_together(workers: tuple[Worker, Worker]) -> None:
    one, other = workers
    assert [await worker.tries.take("10.1.2.3") for worker in (one, other, one, other)] == [True, True, True, False]
    assert await other.tries.take("10.1.2.4")
    assert await other.guests.take("10.1.2.3")
    one.now = other.now = NOW + 2 * SECOND
    assert [await worker.tries.take("10.1.2.3") for worker in (other, one)] == [True, False]
    one.now = other.now = NOW + DAY
    assert [await worker.tries.take("10.1.2.3") for worker in (one, other, one, other)] == [True, True, True, False]


async def test_whoever_has_no_limits_has_none_here(workers: tuple[Worker, Worker]) -> None:
    assert all([await workers[0].tries.take("") for _ in range(5)])


async def test_a_clock_that_was_ahead_locks_nobody_out(workers: tuple[Worker, Worker]) -> None:
    one, other = workers
    one.now = NOW + AHEAD + DAY
    for _ in range(3):
        assert await one.tries.take("10.1.2.3")
    assert await other.tries.take("10.1.2.3")


async def test_nobody_can_be_read_in_the_table(database: str, workers: tuple[Worker, Worker]) -> None:
    for client in ("ada.lovelace", "10.1.2.3"):
        await workers[0].tries.take(client)
    kept = postgres.sql(database, "SELECT id FROM budget")
    assert len(kept) == 2
    assert not any("ada" in id or "10.1" in id for (id,) in kept)


async def test_full_budgets_are_swept_from_time_to_time(
    database: str, workers: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.server.storage.budgets.SWEEP", 4)
    one, _ = workers
    for k in range(3):
        await one.tries.take(f"10.1.2.{k}")
    one.now += SECOND
    await one.guests.take("10.1.2.3")
    one.now += SECOND
    await one.tries.take("10.1.2.4")
    assert len(postgres.sql(database, "SELECT id FROM budget")) == 2  # one that is not full yet, and the newest


def test_two_servers_count_guests_and_tries_together(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_compare", lambda kept, password: False)
    monkeypatch.setattr(limits, "SIGN_INS_BURST", 2.0)
    monkeypatch.setattr(limits, "SIGN_INS_RATE", 0.0001)
    monkeypatch.setattr(limits, "GUESTS_BURST", 2.0)
    monkeypatch.setattr(limits, "GUESTS_RATE", 0.0001)
    with Served(database) as one, Served(database) as other:
        guest, friend = one.guest(), other.guest()
        for server in (one, other):
            assert refusal(httpx.get(f"http://{server.address}/api/me")) == (429, "too-many")
        answers = [refusal(sign_in(person, "ada.l", "not the password")) for person in (guest, friend, guest, friend)]
    assert answers == [(403, "wrong-sign-in")] * 2 + [(429, "too-many")] * 2

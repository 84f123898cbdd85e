"""A worker reads nothing of a table that no connection to it watches, and shows nobody an old state of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from time import monotonic, sleep

import pytest

from mazzo.server.ops import metrics
from mazzo.server.rooms import from_client
from tests.server.rooms.clusters import Cluster, cluster, table
from tests.server.rooms.test_matches import begin, table_for_two
from tests.server.served import Guest, Served, State, fresh_id

PATIENCE = 40.0


@pytest.fixture
def database_kind() -> str:
    return "postgresql"


@pytest.fixture
def other(served: Served) -> Iterator[Served]:
    with Served(served.database) as server:
        yield server


@pytest.fixture
async def home(database: str) -> AsyncIterator[Cluster]:
    async with cluster(database) as built:
        yield built


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    give_up = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < give_up, "it never came to be"
        sleep(0.01)


def read_after_notifications() -> int:
    return metrics.CAUGHT_UP.count("new") + metrics.CAUGHT_UP.count("all")


def test_a_worker_reads_nothing_of_a_table_that_nobody_watches_through_it(
    served: Served, other: Served, guest: Guest, friend: Guest
) -> None:
    room = table_for_two(guest, friend)
    with guest.come(room) as host:
        match = begin(host)  # dealt by the first worker, which has room and match in memory
    twin = other.as_guest(guest)
    with twin.sit(match) as there:
        before, heard = read_after_notifications(), metrics.HEARD.count()
        there.play_first()
        until(lambda: metrics.HEARD.count() > heard)
        assert read_after_notifications() == before
        here = guest.sit(match)  # who looks now sees all, also what comes from now on
        assert here.state.snapshot == there.state.snapshot
        assert read_after_notifications() == before + 1
        with other.as_guest(friend).sit(match) as theirs:
            theirs.play_first()
        while len(here.state.snapshot.view.boards[1].laid) < 2:
            here.expect(State)
        here.close()


async def test_all_who_ask_at_once_wait_for_what_another_worker_has_done(home: Cluster) -> None:
    one, two = home.workers[0], await home.worker()
    host, friend = await home.person(), await home.person()
    there = await table(one, [host, friend])
    here = await two.rooms.get(there.id)
    await there.act(host, "", from_client.Start(fresh_id()))
    assert there.room.match is not None
    here.fall_behind()  # as a notification does

    async def shown() -> str | None:
        return (await two.rooms.get(there.id)).room.match

    assert set(await asyncio.gather(shown(), shown(), shown())) == {there.room.match}
    match, copy = await one.matches.get(there.room.match), await two.matches.get(there.room.match)
    await match.play(0, fresh_id(), match.match.seen(0), match.match.legal_actions(0)[:1])
    copy.fall_behind()

    async def version() -> int:
        return (await two.matches.get(match.row.id)).match.version

    assert set(await asyncio.gather(version(), version(), version())) == {match.match.version}

"""Presence, over several workers and across outages."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, select

from mazzo.server.accounts.person import Person, add_person, forget_person
from mazzo.server.database_trouble import Away
from mazzo.server.rooms.model.clock import Span
from mazzo.server.rooms.presence import BEAT, FRESH, KEPT, Presence
from mazzo.server.storage import tables
from mazzo.server.storage.engine import database_url, migrate, open_engine
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change
from tests.server import postgres
from tests.server.wall_clock import WallClock

ADA, BOB = "a" * 16, "b" * 16
ROOM, OTHER = "r" * 14, "s" * 14
DAWN = 1_000_000_000_000
Hire = Callable[[], Awaitable[Presence]]


@pytest.fixture
def clock() -> WallClock:
    return WallClock(DAWN)


@pytest.fixture(params=postgres.BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    if request.param == "sqlite":
        yield tmp_path / "mazzo.sqlite3"
        return
    with postgres.migrated() as url:
        yield url


@pytest.fixture
async def store(database: Path | str, clock: WallClock) -> AsyncIterator[Store]:
    engine = open_engine(database_url(database))
    await migrate(engine, force=True)
    store = Store(engine, clock)
    store.writer.start()
    for person in (ADA, BOB):
        await add_person(store, Person(person, "", 0, "it", 1))
    rooms = [
        {
            **dict.fromkeys(("created", "seats", "taken", "changed"), 0),
            **dict.fromkeys(("game", "options", "clock", "phase"), ""),
            **dict.fromkeys(("listed", "programs"), False),
            **dict.fromkeys(("host", "match"), None),
            "id": room,
        }
        for room in (ROOM, OTHER)
    ]
    await store.writer.write(Change(tables.room.insert(), rooms))
    yield store
    await store.close()


@pytest.fixture
async def hire(store: Store) -> AsyncIterator[Hire]:
    hired: list[Presence] = []

    async def hire() -> Presence:
        presence = Presence(store)
        await presence.start()
        hired.append(presence)
        return presence

    yield hire
    for presence in hired:
        await presence.stop()


async def come(worker: Presence, person: str) -> None:
    """A person connects to a worker."""
    worker.connect(ROOM, person)
    await worker.publish(ROOM, person)


async def go(worker: Presence, person: str) -> None:
    """It closes."""
    worker.disconnect(ROOM, person)
    await worker.publish(ROOM, person)


async def here(presence: Presence, room: str, *people: str) -> list[bool]:
    """Whether these people are in a room, by what the database says."""
    await presence.read(room)
    return [presence.is_here(room, person) for person in people]


async def test_who_is_connected_is_here_until_the_last_connection_closes(hire: Hire, clock: WallClock) -> None:
    worker = await hire()
    await come(worker, ADA)
    await come(worker, ADA)
    await go(worker, ADA)
    assert await here(worker, ROOM, ADA, BOB) == [True, False]
    assert await here(worker, OTHER, ADA) == [False]
    clock.now += 7
    await go(worker, ADA)
    assert await here(worker, ROOM, ADA) == [False]
    assert worker.away_since(ROOM, ADA) == DAWN + 7
    assert worker.away_since(ROOM, BOB) is None


async def test_only_the_first_and_the_last_connection_are_written(hire: Hire, store: Store) -> None:
    worker = await hire()
    before = store.writer.transactions
    for _ in range(5):
        await come(worker, ADA)
    for _ in range(4):
        await go(worker, ADA)
    assert store.writer.transactions == before + 1


async def test_workers_tell_each_other_who_is_here(hire: Hire, clock: WallClock) -> None:
    one, two = await hire(), await hire()
    await one.beat()
    await come(one, ADA)
    await come(two, ADA)
    await go(one, ADA)
    assert await here(one, ROOM, ADA) == [True]
    assert one.is_occupied(ROOM)
    clock.now += 5
    await go(two, ADA)
    assert await here(one, ROOM, ADA) == [False]
    assert not one.is_occupied(ROOM)
    assert one.away_since(ROOM, ADA) == DAWN + 5


async def test_who_was_connected_to_a_killed_worker_is_gone_since_its_last_beat(hire: Hire, clock: WallClock) -> None:
    one, two = await hire(), await hire()
    changes: list[int] = []
    two.changed = lambda: changes.append(clock.now)
    await come(one, ADA)
    clock.now += BEAT
    await one.beat()
    await one.stop_heartbeats()
    assert await here(two, ROOM, ADA) == [True]
    for _ in range(3):
        clock.now += BEAT
        await two.beat()
    assert await here(two, ROOM, ADA) == [True]
    clock.now += BEAT
    await two.beat()
    assert await here(two, ROOM, ADA) == [False]
    assert two.away_since(ROOM, ADA) == DAWN + BEAT
    assert changes[-1] == clock.now


async def test_coming_and_going_at_once_ends_as_it_should(hire: Hire) -> None:
    worker, other = await hire(), await hire()
    await asyncio.gather(*(step(worker, ADA) for _ in range(8) for step in (come, go)), come(worker, BOB))
    await other.beat()
    assert await here(other, ROOM, ADA, BOB) == [False, True]


async def test_what_dead_workers_saw_goes_with_them(hire: Hire, store: Store, clock: WallClock) -> None:
    dead, lives = await hire(), await hire()
    for worker in (dead, lives):
        await come(worker, ADA)
    await go(dead, ADA)
    await dead.stop_heartbeats()
    clock.now += KEPT + 1
    await lives.beat()
    await hire()
    assert await store.all(select(tables.presence.c.worker)) == [(lives.worker,)]


async def test_a_forgotten_person_is_nowhere(hire: Hire, store: Store) -> None:
    worker = await hire()
    await come(worker, ADA)
    await forget_person(store, ADA)
    await go(worker, ADA)
    assert await store.all(select(tables.presence.c.person)) == []


async def test_a_reading_that_comes_too_late_hides_nobody(
    hire: Hire, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, other = await hire(), await hire()
    await come(worker, ADA)
    asked, answer = asyncio.Event(), asyncio.Event()
    ask = store.all

    async def slowly(question: Select[Any]) -> list[tuple[Any, ...]]:
        rows = await ask(question)
        asked.set()
        await answer.wait()
        return rows

    monkeypatch.setattr(store, "all", slowly)
    reading = asyncio.create_task(worker.read(ROOM))
    await asked.wait()
    monkeypatch.setattr(store, "all", ask)
    await go(worker, ADA)
    answer.set()
    await reading
    await other.beat()
    assert await here(other, ROOM, ADA) == [False]
    await come(worker, ADA)
    assert await here(other, ROOM, ADA) == [True]


async def test_what_could_not_be_written_is_written_with_a_beat(
    hire: Hire, store: Store, clock: WallClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, other = await hire(), await hire()
    await other.beat()
    await come(worker, ADA)

    async def fail(*_changes: Change) -> None:
        raise Away

    with monkeypatch.context() as broken:
        broken.setattr(store.writer, "write", fail)
        for step, person in ((go, ADA), (come, BOB)):
            with pytest.raises(Away):
                await step(worker, person)
    assert await here(other, ROOM, ADA, BOB) == [True, False]
    clock.now += BEAT
    await worker.beat()
    assert await here(other, ROOM, ADA, BOB) == [False, True]
    assert other.away_since(ROOM, ADA) == DAWN
    assert list(worker._own) == [(ROOM, BOB)]


# the server


async def test_the_first_worker_ever_finds_no_outage(hire: Hire) -> None:
    worker = await hire()
    assert worker.outages == []
    assert worker.settles == 0


async def test_a_worker_that_finds_no_fresh_beat_files_an_outage(hire: Hire, clock: WallClock) -> None:
    one = await hire()
    clock.now += BEAT
    await one.beat()
    await one.stop_heartbeats()
    clock.now += 100 * BEAT
    two = await hire()
    assert two.outages == [Span(DAWN + BEAT, DAWN + 101 * BEAT)]
    assert two.settles == 0


async def test_a_stop_is_an_outage_from_the_last_word(hire: Hire, clock: WallClock) -> None:
    one = await hire()
    clock.now += 1234
    await one.stop()
    clock.now += 2 * FRESH
    assert (await hire()).outages == [Span(DAWN + 1234, DAWN + 1234 + 2 * FRESH)]


async def test_a_quick_restart_is_an_outage_once_nobody_has_shown_to_live(hire: Hire, clock: WallClock) -> None:
    await (await hire()).stop_heartbeats()
    clock.now += BEAT
    two = await hire()
    assert two.settles > clock.now
    assert two.outages == []
    clock.now += FRESH
    await two.beat()
    assert two.outages == [Span(DAWN, DAWN + BEAT)]
    assert two.settles == 0


async def test_a_worker_that_joins_others_finds_no_outage(hire: Hire, clock: WallClock) -> None:
    one = await hire()
    clock.now += BEAT
    two = await hire()
    await one.beat()
    clock.now += BEAT
    await two.beat()
    assert two.settles == 0
    clock.now += BEAT
    await one.beat()
    assert one.outages == two.outages == []


async def test_two_workers_that_come_up_together_file_one_outage(hire: Hire, clock: WallClock) -> None:
    await (await hire()).stop_heartbeats()
    clock.now += 10 * FRESH
    one, two = await asyncio.gather(hire(), hire())
    for _ in range(6):
        clock.now += BEAT
        await one.beat()
        await two.beat()
    assert one.outages == two.outages == [Span(DAWN, DAWN + 10 * FRESH)]


async def test_a_machine_that_slept_files_the_time_it_slept(hire: Hire, clock: WallClock) -> None:
    worker = await hire()
    clock.now += 8 * 60 * 60 * 1000
    await worker.beat()
    assert worker.outages == [Span(DAWN, clock.now)]


async def test_nothing_is_settled_between_waking_up_and_the_next_beat(hire: Hire, clock: WallClock) -> None:
    worker = await hire()
    clock.now += FRESH
    assert worker.settles == 0
    clock.now += 1
    assert worker.settles > clock.now
    await worker.beat()
    assert worker.settles == 0


async def test_nothing_is_settled_before_the_beat_that_finds_out(hire: Hire, clock: WallClock) -> None:
    await (await hire()).stop_heartbeats()
    clock.now += BEAT
    two = await hire()
    for _ in range(3):
        clock.now += BEAT
        await two.beat()
    clock.now += BEAT
    assert two.settles > clock.now
    await two.beat()
    assert two.settles == 0


async def test_a_worker_that_hung_while_others_lived_files_nothing(hire: Hire, clock: WallClock) -> None:
    one, two = await hire(), await hire()
    for _ in range(10):
        clock.now += BEAT
        await two.beat()
    await one.beat()
    assert one.outages == []

"""Who leaves: while they are still coming in, with the house, for a moment, or as the host."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import mazzo
from mazzo.server.guests import fresh_id
from mazzo.server.hall import Hall
from mazzo.server.rooms import wire
from mazzo.server.rooms.clock import DAY, MINUTE, SECOND
from mazzo.server.rooms.live import RoomWatcher
from mazzo.server.rooms.presence import FRESH, GRACE
from tests.server.rooms.houses import House, begin, come, heard, house, play_part, table


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "mazzo.sqlite3") as built:
        yield built


def hosts(watcher: RoomWatcher) -> list[list[bool]]:
    """For each time the room was told to a connection, who of its members was host; taken from it."""
    told = [msgspec.json.decode(text) for text in heard(watcher)]
    return [[member["host"] for member in word["room"]["members"]] for word in told if word["t"] == "room"]


async def settle(hall: Hall) -> None:
    """Return when nothing that was begun goes on."""
    while hall._working:
        await asyncio.wait(hall._working)


async def test_who_is_cut_off_while_coming_in_is_not_there(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host])
    watcher = RoomWatcher(other, lambda _code: None)

    async def listen() -> None:
        try:
            await hall.run(room.enter(watcher))
        finally:
            room.leave(watcher)

    async with room._lock:  # somebody else is acting
        coming = asyncio.create_task(listen())
        await asyncio.sleep(0)
        coming.cancel()
        await asyncio.wait((coming,))
    await settle(hall)
    assert room.watchers == set()
    assert not hall.presence.is_here(room.id, other.id)


@pytest.mark.parametrize("down", [SECOND, 2 * MINUTE, 3 * DAY])
@pytest.mark.parametrize("clock", [wire.NoClock(), wire.MoveClock(60)])
async def test_nobody_counts_as_gone_because_the_house_was_down(home: House, down: int, clock: wire.Clock) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=clock)
    await come(room, host)
    await come(room, other)
    await begin(hall, room, host)
    await home.pass_by(MINUTE)
    await home.kill(hall)
    home.clock.now += down
    again = await home.hall()
    room = await again.room(room.id)
    await come(room, host)
    assert room.now().gone == frozenset()
    for _ in range(GRACE // SECOND - 1):
        await home.pass_by(SECOND)
        assert room.now().gone == frozenset()
    await home.pass_by(max(SECOND, FRESH))
    assert room.now().gone == {1}


async def test_nobody_counts_as_gone_because_the_machine_slept(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other])
    await come(room, host)
    guest = await come(room, other)
    await begin(hall, room, host)
    room.leave(guest)
    await settle(hall)
    await home.pass_by(3 * SECOND)
    home.clock.now += DAY
    assert room.now().gone == frozenset()
    await home.wait(0)
    assert room.now().gone == frozenset()
    await home.pass_by(GRACE)
    assert room.now().gone == {1}


@pytest.mark.parametrize("clock", [wire.NoClock(), wire.DayClock(1)])
async def test_another_match_waits_for_a_page_to_load_again_and_not_for_ever(home: House, clock: wire.Clock) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=clock)
    await come(room, host)
    guest = await come(room, other)
    live = await begin(hall, room, host)
    while live.match.outcome is None:
        await play_part(hall, live, live.match.current_players()[0])
    await settle(hall)
    room.leave(guest)  # to come back at once
    await settle(hall)
    await room.act(host, wire.Rematch(fresh_id(8)))
    assert room.room.matches == (live.row.id,)
    guest = await come(room, other)
    room.leave(guest)
    await settle(hall)
    for _ in range(GRACE // SECOND - 1):
        await home.pass_by(SECOND)
        await settle(hall)
        assert room.room.matches == (live.row.id,)
    await home.pass_by(SECOND)
    await settle(hall)
    assert len(room.room.matches) == 2
    assert room.room.people == [host.id, other.id]


@pytest.mark.parametrize("stands", [False, True])
@pytest.mark.parametrize("clock", [wire.NoClock(), wire.DayClock(1)])
async def test_a_host_who_vanishes_is_stood_in_for_until_they_are_back(
    home: House, clock: wire.Clock, stands: bool
) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], 1, clock)
    first, second = await come(room, host), await come(room, other)
    if stands:
        await room.act(host, wire.Stand(fresh_id(8), 0))
    await home.pass_by(MINUTE)
    room.leave(first)
    await settle(hall)
    await home.pass_by(GRACE - SECOND)
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(other, wire.Remove(fresh_id(8), 2))
    assert refused.value.code == "not-host"
    heard(second)
    await home.pass_by(SECOND)
    assert hosts(second) == [[False, True]]
    await room.act(other, wire.Remove(fresh_id(8), 2))
    await come(room, host)
    assert hosts(second)[-1] == [True, False]
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(other, wire.Bot(fresh_id(8), 2))
    assert refused.value.code == "not-host"


async def test_a_table_whose_host_vanished_with_the_house_is_not_theirs_for_ever(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other])
    await come(room, host)
    await home.pass_by(SECOND)
    await home.kill(hall)
    home.clock.now += 3 * DAY
    again = await home.hall()
    room = await again.room(room.id)
    await come(room, other)
    await home.pass_by(GRACE)
    await room.act(other, wire.Start(fresh_id(8)))
    assert room.room.phase == "playing"


async def test_a_match_over_days_keeps_its_host(home: House) -> None:
    hall, host, other = home.halls[0], await home.person(), await home.person()
    room = await table(hall, [host, other], clock=wire.DayClock(1))
    await begin(hall, room, host)
    second = await come(room, other)
    await home.pass_by(10 * GRACE)
    assert hosts(second)[-1] == [True, False]

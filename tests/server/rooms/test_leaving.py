"""Leaving: during connection, when the server stops, for a moment, and as the host."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import mazzo
from mazzo.server.ids import fresh_id
from mazzo.server.matches.live import MatchSubscription
from mazzo.server.rooms import from_client
from mazzo.server.rooms.presence import FRESH, GRACE
from mazzo.server.rooms.telling import RoomSubscription
from mazzo.server.sockets.outbox import Outbox
from mazzo.server.subscriber import COME_BACK
from mazzo.server.times import DAY, MINUTE, SECOND
from tests.server.rooms.clusters import Cluster, begin, cluster, come, heard, outbox, play_part, settle, table


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with cluster(tmp_path / "mazzo.sqlite3") as built:
        yield built


def hosts(subscription: RoomSubscription) -> list[list[bool]]:
    """The host in each `room` message that the connection has received; removes the messages."""
    told = [msgspec.json.decode(text) for text in heard(subscription)]
    return [[member["host"] for member in word["room"]["members"]] for word in told if word["t"] == "room"]


async def test_who_is_cut_off_while_coming_in_is_not_there(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host])
    subscription = RoomSubscription(outbox(), other)

    async def listen() -> None:
        try:
            await worker.tasks.run(room.enter(subscription, ""))
        finally:
            room.leave(subscription)

    async with room._lock:  # another act is in progress
        coming = asyncio.create_task(listen())
        await asyncio.sleep(0)
        coming.cancel()
        await asyncio.wait((coming,))
    await settle(worker)
    assert room.subscriptions == set()
    assert not worker.presence.is_here(room.id, other.id)


@pytest.mark.parametrize("down", [SECOND, 2 * MINUTE, 3 * DAY])
@pytest.mark.parametrize("clock", [from_client.NoClock(), from_client.MoveClock(60)])
async def test_nobody_counts_as_gone_because_the_house_was_down(
    home: Cluster, down: int, clock: from_client.Clock
) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=clock)
    await come(room, host)
    await come(room, other)
    await begin(worker, room, host)
    await home.pass_by(MINUTE)
    await home.kill(worker)
    home.clock.now += down
    again = await home.worker()
    room = await again.rooms.get(room.id)
    await come(room, host)
    assert room.now().gone == frozenset()
    for _ in range(GRACE // SECOND - 1):
        await home.pass_by(SECOND)
        assert room.now().gone == frozenset()
    await home.pass_by(max(SECOND, FRESH))
    assert room.now().gone == {1}


async def test_nobody_counts_as_gone_because_the_machine_slept(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other])
    await come(room, host)
    guest = await come(room, other)
    await begin(worker, room, host)
    room.leave(guest)
    await settle(worker)
    await home.pass_by(3 * SECOND)
    home.clock.now += DAY
    assert room.now().gone == frozenset()
    await home.wait(0)
    assert room.now().gone == frozenset()
    await home.pass_by(GRACE)
    assert room.now().gone == {1}


@pytest.mark.parametrize("clock", [from_client.NoClock(), from_client.DayClock(1)])
async def test_another_match_waits_for_a_page_to_load_again_and_not_for_ever(
    home: Cluster, clock: from_client.Clock
) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=clock)
    await come(room, host)
    guest = await come(room, other)
    live = await begin(worker, room, host)
    while live.match.outcome is None:
        await play_part(worker, live, live.match.current_players()[0])
    await settle(worker)
    room.leave(guest)  # to come back at once
    await settle(worker)
    await room.act(host, "", from_client.Rematch(fresh_id(8)))
    assert room.room.matches == (live.row.id,)
    guest = await come(room, other)
    room.leave(guest)
    await settle(worker)
    for _ in range(GRACE // SECOND - 1):
        await home.pass_by(SECOND)
        await settle(worker)
        assert room.room.matches == (live.row.id,)
    await home.pass_by(SECOND)
    await settle(worker)
    assert len(room.room.matches) == 2
    assert room.room.people == [host.id, other.id]


async def test_who_left_for_good_sees_no_hand_that_a_bot_plays(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other])
    live = await begin(worker, room, host)
    codes: list[int] = []
    assert live.seat_of(other.id) == 1
    await live.subscribe(MatchSubscription(Outbox(codes.append), 1), 0)
    await room.act(other, "", from_client.Stand(fresh_id(8), 1))
    assert live.seat_of(other.id) is None
    assert live.seat_of(other.id, 1) is None
    assert codes == [COME_BACK]
    while live.match.outcome is None:
        await play_part(worker, live, live.match.current_players()[0])
    assert live.seat_of(other.id) == 1  # the end is open to all


async def test_the_lobby_shows_rooms_whose_host_is_there(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()

    async def opened(clock: from_client.Clock | None = None) -> str:
        wish = from_client.NewRoom("orchard", 2, listed=True, clock=clock or from_client.NoClock())
        return await worker.rooms.open(host, wish)

    async def listed() -> list[str]:
        return [card.room for card in (await worker.rooms.lobby(other, None)).open]

    busy, left, slow = await opened(), await opened(), await opened(from_client.DayClock(1))
    await come(await worker.rooms.get(busy), host)
    await come(await worker.rooms.get(busy), other)
    await settle(worker)
    assert set(await listed()) == {busy, left, slow}
    assert (await listed())[0] == busy
    await home.pass_by(2 * MINUTE)
    assert await listed() == [busy, slow]


@pytest.mark.parametrize("stands", [False, True])
@pytest.mark.parametrize("clock", [from_client.NoClock(), from_client.DayClock(1)])
async def test_a_host_who_vanishes_is_stood_in_for_until_they_are_back(
    home: Cluster, clock: from_client.Clock, stands: bool
) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], 1, clock)
    first, second = await come(room, host), await come(room, other)
    if stands:
        await room.act(host, "", from_client.Stand(fresh_id(8), 0))
    await home.pass_by(MINUTE)
    room.leave(first)
    await settle(worker)
    await home.pass_by(GRACE - SECOND)
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(other, "", from_client.Remove(fresh_id(8), 2))
    assert refused.value.code == "not-host"
    heard(second)
    await home.pass_by(SECOND)
    assert hosts(second) == [[False, True]]
    await room.act(other, "", from_client.Remove(fresh_id(8), 2))
    await come(room, host)
    assert hosts(second)[-1] == [True, False]
    with pytest.raises(mazzo.NotLegal) as refused:
        await room.act(other, "", from_client.Bot(fresh_id(8), 2))
    assert refused.value.code == "not-host"


async def test_a_table_whose_host_vanished_with_the_house_is_not_theirs_for_ever(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other])
    await come(room, host)
    await home.pass_by(SECOND)
    await home.kill(worker)
    home.clock.now += 3 * DAY
    again = await home.worker()
    room = await again.rooms.get(room.id)
    await come(room, other)
    await home.pass_by(GRACE)
    await room.act(other, "", from_client.Start(fresh_id(8)))
    assert room.room.phase == "playing"


async def test_a_match_over_days_keeps_its_host(home: Cluster) -> None:
    worker, host, other = home.workers[0], await home.person(), await home.person()
    room = await table(worker, [host, other], clock=from_client.DayClock(1))
    await begin(worker, room, host)
    second = await come(room, other)
    await home.pass_by(10 * GRACE)
    assert hosts(second)[-1] == [True, False]

"""What changes in a room is told to all who watch it: once, soon, in order, and without holding up others."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.server import limits
from mazzo.server.accounts.person import Person
from mazzo.server.errors import ServiceError
from mazzo.server.ids import fresh_id
from mazzo.server.rooms import from_client, to_client
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.model.commands import Now
from mazzo.server.rooms.model.offers import offered
from mazzo.server.rooms.model.room import Room
from mazzo.server.rooms.telling import RoomSubscription
from tests.server.rooms.clusters import Cluster, cluster, come, heard, outbox, settle, table
from tests.server.served import TIMEOUT, Guest, Served, open_socket


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with cluster(tmp_path / "mazzo.sqlite3") as built:
        yield built


def told(subscription: RoomSubscription) -> list[to_client.Room]:
    """Every room that the connection was sent; removes the messages."""
    words = [msgspec.json.decode(text, type=to_client.RoomTold) for text in heard(subscription)]
    return [word.room for word in words if isinstance(word, to_client.RoomIs)]


async def watched(home: Cluster, count: int) -> tuple[LiveRoom, Person, list[RoomSubscription]]:
    """A room with so many watchers, who have read all."""
    worker, host = home.workers[0], await home.person()
    room = await table(worker, [host], bots=1)
    watchers = [await come(room, await home.person()) for _ in range(count)]
    await settle(worker)
    for watcher in watchers:
        heard(watcher)
    return room, host, watchers


async def test_several_changes_in_one_turn_are_one_message(home: Cluster) -> None:
    room, _, (watcher, *others) = await watched(home, 4)
    for other in others:
        assert other.person is not None
        home.workers[0].presence.disconnect(room.id, other.person.id)
        room.notify_all()
    await settle(home.workers[0])
    (only,) = told(watcher)
    assert sum(member.here for member in only.members) == 1


async def test_others_get_their_turn_between_those_who_are_told(home: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.rooms.telling.AT_ONCE", 2)
    room, host, watchers = await watched(home, 7)
    await room.act(host, "", from_client.Stand(fresh_id(8), 0))
    told_so_far: list[int] = []
    while home.workers[0].tasks._running:
        await asyncio.sleep(0)
        told_so_far.append(sum(not watcher.subscriber.outgoing.empty() for watcher in watchers))  # type: ignore[attr-defined]
    assert {2, 4, 6, 7} <= set(told_so_far)


async def test_what_changes_meanwhile_is_told_last_and_to_everybody(
    home: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.server.rooms.telling.AT_ONCE", 1)
    room, host, watchers = await watched(home, 9)
    for k in range(6):
        act = from_client.Sit(fresh_id(8), 0) if k % 2 else from_client.Stand(fresh_id(8), 0)
        await room.act(host, "", act)
    asked = watchers[-1]
    await room.resend(asked, -1)  # newer than what others are being told
    await settle(home.workers[0])
    for watcher in watchers:
        versions = [each.version for each in told(watcher)]
        assert versions == sorted(versions)
        assert versions[-1] == room.room.version


async def test_equal_viewers_are_looked_at_once(home: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    room, host, watchers = await watched(home, 6)
    asked: list[Person] = []

    def counted(room: Room, person: Person, now: Now) -> list[str]:
        asked.append(person)
        return offered(room, person, now)

    monkeypatch.setattr("mazzo.server.rooms.model.projection.offered", counted)
    await room.act(host, "", from_client.Stand(fresh_id(8), 0))
    await settle(home.workers[0])
    assert [len(told(watcher)) for watcher in watchers] == [1] * 6
    assert len(asked) == 1


@pytest.mark.parametrize("most", ["WATCHERS", "WATCHERS_ADDRESS"])
async def test_a_crowd_of_watchers_is_bounded_and_players_come_in(
    home: Cluster, monkeypatch: pytest.MonkeyPatch, most: str
) -> None:
    room, host, _ = await watched(home, 0)
    monkeypatch.setattr(limits, most, 2)
    watchers = [RoomSubscription(outbox(), person) for person in (await home.person(), await home.person(), None)]
    for watcher in watchers[:2]:
        await room.enter(watcher, "10.0.0.1")
    with pytest.raises(ServiceError, match="room-crowded"):
        await room.enter(watchers[2], "10.0.0.1")
    await room.enter(RoomSubscription(outbox(), host), "10.0.0.1")
    room.leave(watchers[0])
    room.leave(watchers[1])
    await room.enter(watchers[2], "10.0.0.1")


def test_who_is_not_let_in_is_told_why(
    served: Served, guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = guest.open_room(from_client.NewRoom("orchard", 2))
    monkeypatch.setattr(limits, "WATCHERS", 0)
    connection = open_socket(served.address, id, friend.cookie, kind="rooms")
    refused = msgspec.json.decode(connection.recv(TIMEOUT), type=to_client.RoomTold)
    assert refused == to_client.RoomRefused("", "room-crowded", {})
    with pytest.raises(ConnectionClosed) as closed:
        connection.recv(TIMEOUT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert "event: close" in friend.http.get(f"/api/rooms/{id}/events").text
    guest.come(id).close()

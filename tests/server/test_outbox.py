"""The messages waiting for a connection are bounded, and freed when it closes."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

import msgspec
import pytest

from mazzo.host.from_client import Resume
from mazzo.server.limits import OUTGOING_BYTES
from mazzo.server.process.protocols import SocketProtocol
from mazzo.server.programs.external_streams import Stream
from mazzo.server.rooms.from_client import NewRoom
from mazzo.server.sockets.connection import Connection
from mazzo.server.sockets.outbox import Outbox
from mazzo.server.subscriber import TOO_SLOW
from tests.server.served import TIMEOUT, Guest, Seat, Served, State


async def test_bytes_that_wait_are_bounded() -> None:
    codes: list[int] = []
    outbox = Outbox(codes.append)
    long = "x" * OUTGOING_BYTES
    outbox.send(long + long)  # alone it may be as long as it is
    assert await outbox.take() == long + long
    outbox.send(long)
    assert codes == []
    outbox.send("x")
    assert codes == [TOO_SLOW]


async def test_messages_are_queued_only_behind_others() -> None:
    written: list[str] = []
    keeps_up = False

    def write_now(text: str) -> bool:
        if keeps_up:
            written.append(text)
        return keeps_up

    outbox = Outbox(lambda _code: None)
    outbox.write_now = write_now
    outbox.send("queued")
    keeps_up = True
    outbox.send("behind it")
    assert [await outbox.take(), await outbox.take()] == ["queued", "behind it"]
    outbox.mark_sent()
    outbox.send("behind the one that is being sent")
    assert [await outbox.take()] == ["behind the one that is being sent"]
    outbox.mark_sent()
    outbox.mark_sent()
    outbox.send("at once")
    assert written == ["at once"]


async def test_bytes_that_wait_for_a_stream_are_bounded() -> None:
    stream = Stream()
    text = '{"t":"done","id":"' + "x" * (OUTGOING_BYTES // 2) + '"}'
    stream.send(text)
    stream.send(text)
    event = stream.events.get_nowait()
    assert event is not None
    assert (event.event, event.data) == ("close", str(TOO_SLOW))


@pytest.fixture
def no_collection() -> Iterator[None]:
    """Without garbage collection."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def talks(monkeypatch: pytest.MonkeyPatch, no_collection: None) -> WeakSet[Any]:
    """The conversations that are in memory."""
    found: WeakSet[Any] = WeakSet()
    begin = Connection.__init__

    def note(talk: Any, *given: Any) -> None:
        begin(talk, *given)
        found.add(talk)

    monkeypatch.setattr(Connection, "__init__", note)
    return found


def test_a_socket_that_ends_leaves_no_cycle(guest: Guest, talks: WeakSet[Any]) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.play_first()
        assert len(talks) == 1
    until_gone(talks)


def until_gone(found: WeakSet[Any]) -> None:
    """Wait until none of these is in memory any more."""
    give_up = time.monotonic() + TIMEOUT
    while found:
        assert time.monotonic() < give_up
        time.sleep(0.005)


def test_a_stream_that_ends_leaves_no_cycle(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch, no_collection: None
) -> None:
    streams: WeakSet[Any] = WeakSet()
    begin = Stream.__init__

    def note(stream: Any) -> None:
        begin(stream)
        streams.add(stream)

    monkeypatch.setattr(Stream, "__init__", note)
    match = guest.begin()
    for path in (f"/api/matches/{match}/events", f"/api/rooms/{guest.open_room(NewRoom('orchard', 2))}/events"):
        with guest.http.stream("GET", path) as answer:
            lines = answer.iter_lines()  # held: without it the stream would be closed after its first line
            assert next(lines)
            assert len(streams) == 1
        until_gone(streams)


def test_equal_answers_to_resume_are_one_text(guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    tell = Outbox.send

    def note(outbox: Outbox, text: str) -> None:
        texts.append(text)
        tell(outbox, text)

    def resumed(*seats: Seat) -> list[str]:
        texts.clear()
        for seat in seats:
            seat.send(Resume(0))
            seat.expect(State)
            assert seat.raw[-1] == texts[-1]
        return list(texts)

    match = guest.begin()
    with guest.sit(match) as one, guest.sit(match) as two, friend.sit(match) as three, friend.sit(match) as four:
        monkeypatch.setattr(Outbox, "send", note)
        mine, again, others, others_again = resumed(one, two, three, four)
        assert mine is again
        assert others is others_again
        assert (one.state.snapshot.seat, three.state.snapshot.seat) == (0, None)
        one.play_first()
        for seat in (two, three, four):
            seat.expect(State)
        later, later_again = resumed(one, two)
        assert later is later_again
        assert later != mine


def test_what_was_told_before_a_move_is_not_told_after_it(guest: Guest, friend: Guest) -> None:
    def told() -> State:
        with friend.http.stream("GET", f"/api/matches/{match}/events", params={"since": 0}) as answer:
            line = next(line for line in answer.iter_lines() if line.startswith('data: {"t":"state"'))
        return msgspec.json.decode(line.removeprefix("data: "), type=State)

    match = guest.begin()
    with guest.sit(match) as seat:
        before = told()
        seat.play_first()
        after = told()
    assert after.steps[: len(before.steps)] == before.steps
    assert after.snapshot.version == len(after.steps) > len(before.steps)


def test_one_answer_to_resume_waits(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 0
    tell = Outbox.send

    def note(outbox: Outbox, text: str) -> None:
        nonlocal most
        tell(outbox, text)
        most = max(most, outbox.outgoing.qsize())

    monkeypatch.setattr(SocketProtocol, "write_now", lambda _protocol, _text: False)
    with guest.sit(guest.begin()) as seat:
        seat.play_first()
        monkeypatch.setattr(Outbox, "send", note)
        for _ in range(20):
            seat.send(Resume(0))
        for _ in range(20):
            seat.receive()
    assert most == 1

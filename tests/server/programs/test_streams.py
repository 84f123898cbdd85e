"""Streams: the socket's bytes as events, resumed after an id, ended with a reason."""

import socket
from contextlib import ExitStack
from time import monotonic

import httpx
import pytest

from mazzo.server import limits
from mazzo.server.accounts.messages import TokenCard
from mazzo.server.programs import external_streams
from tests.server.accounts.visitors import account, call, refusal
from tests.server.programs.clients import events, program
from tests.server.served import TIMEOUT, Guest, Served


def test_a_stream_tells_the_very_bytes_of_the_socket(served: Served) -> None:
    ada = account(served)
    match, bot = ada.begin(), program(served, owner=ada)
    with ada.sit(match) as seat, bot.listen(f"/api/matches/{match}/events") as told:
        assert [next(told).data, next(told).data] == seat.raw
        for _ in range(3):
            seat.play_first()
            event = next(told)
            assert (event.kind, event.data) == ("state", seat.raw[-1])
            assert event.id == str(event.version)


def test_a_spectator_is_told_no_more_than_a_watching_socket(served: Served, guest: Guest) -> None:
    match = guest.begin()
    with served.watch(match) as watcher, guest.sit(match) as seat:
        url = f"http://{served.address}/api/matches/{match}/events"
        with httpx.stream("GET", url, timeout=TIMEOUT) as answer:
            told = events(answer.iter_lines())
            assert [next(told).data, next(told).data] == watcher.raw
            seat.play_first()
            watcher.receive()
            assert next(told).data == watcher.raw[-1]


@pytest.mark.parametrize("way", ["since", "last-event-id"])
def test_who_comes_back_is_told_what_was_missed(served: Served, way: str) -> None:
    ada = account(served)
    match, bot = ada.begin(), program(served, owner=ada)
    path = f"/api/matches/{match}/events"
    with bot.listen(path) as told:
        next(told)
        last = next(told)
    with ada.sit(match) as seat:
        for _ in range(3):
            seat.play_first()
        version = seat.state.snapshot.version
    again = bot.listen(f"{path}?since={last.id}") if way == "since" else bot.listen(path, **{"last-event-id": last.id})
    with again as told:
        assert next(told).kind == "hello"
        missed = next(told)
        assert missed.id == str(version)
        assert missed.data.count('"text"') == version - int(last.id)


@pytest.mark.parametrize("since", ["-1", "99999", "x", "1.5"])
def test_a_version_that_never_was_is_refused(guest: Guest, since: str) -> None:
    match = guest.begin()
    assert refusal(guest.http.get(f"/api/matches/{match}/events?since={since}")) == (400, "bad-request")


@pytest.mark.parametrize("last", ["x", "-1", "999999999999999999999", "\u00b2"])
def test_a_last_id_that_makes_no_sense_is_read_as_well_as_can_be(guest: Guest, last: str) -> None:
    match = guest.begin()
    headers = [(b"last-event-id", last.encode())]
    with guest.http.stream("GET", f"/api/matches/{match}/events", headers=headers) as answer:
        assert next(events(answer.iter_lines())).kind == "hello"


def test_silence_is_filled(served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_streams, "KEEP_ALIVE", 0.05)
    with guest.http.stream("GET", f"/api/matches/{guest.begin()}/events") as answer:
        assert any(line.startswith(": here") for line in answer.iter_lines())


def test_a_forgotten_match_ends_its_streams(served: Served, guest: Guest) -> None:
    match = guest.begin()
    url = f"http://{served.address}/api/matches/{match}/events"
    with httpx.stream("GET", url, timeout=TIMEOUT) as answer:
        told = events(answer.iter_lines())
        assert [next(told).kind, next(told).kind] == ["hello", "state"]
        assert call(guest, "DELETE", "/api/me").status_code == 204
        assert [(event.kind, event.data) for event in told] == [("close", "4404")]


def test_an_ended_token_ends_its_streams(served: Served) -> None:
    ada = account(served)
    bot = program(served, owner=ada)
    (card,) = ada.get("/api/tokens", list[TokenCard])
    with bot.listen(f"/api/matches/{ada.begin()}/events") as told:
        assert [next(told).kind, next(told).kind] == ["hello", "state"]
        call(ada, "DELETE", f"/api/tokens/{card.token}")
        assert [(event.kind, event.data) for event in told] == [("close", "4401")]


def test_streams_count_as_sockets_do(guest: Guest) -> None:
    match = guest.begin()
    with ExitStack() as open_ones:
        seats = [open_ones.enter_context(guest.sit(match)) for _ in range(limits.SOCKETS)]
        with guest.http.stream("GET", f"/api/matches/{match}/events") as answer:
            stream = events(answer.iter_lines())
            assert next(stream).kind == "hello"
            seats += [open_ones.enter_context(guest.sit(match)) for _ in range(limits.SOCKETS)]
            assert seats[0].closed() == 4409
            assert [(event.kind, event.data) for event in stream][-1] == ("close", "4409")


@pytest.fixture
def few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """An address may have as many connections as a person."""
    monkeypatch.setattr(limits, "SOCKETS_ADDRESS", limits.SOCKETS)


@pytest.mark.usefixtures("few_places")
def test_streams_that_are_asked_for_at_once_are_counted_one_by_one(served: Served, guest: Guest) -> None:
    path = f"/api/matches/{guest.begin()}/events"
    with ExitStack() as asking:
        asked = [asking.enter_context(ask(served, guest, path)) for _ in range(limits.SOCKETS + 8)]
        statuses = [status_of(each) for each in asked]
    assert (statuses.count(200), statuses.count(429)) == (limits.SOCKETS, 8)


@pytest.mark.usefixtures("few_places")
def test_who_leaves_before_the_first_event_gives_the_place_back(served: Served, guest: Guest) -> None:
    path = f"/api/matches/{guest.begin()}/events"
    for _ in range(3 * limits.SOCKETS):
        ask(served, guest, path).close()
    with ExitStack() as asking:
        for _ in range(limits.SOCKETS):
            give_up = monotonic() + TIMEOUT
            while monotonic() < give_up:  # until the server has seen that the others left
                asked = ask(served, guest, path)
                if status_of(asked) == 200:
                    break
                asked.close()
            assert asked.fileno() >= 0, "no place is given back"
            asking.enter_context(asked)


def ask(served: Served, guest: Guest, path: str) -> socket.socket:
    """A connection that has asked for a path and read nothing yet."""
    host, _, port = served.address.partition(":")
    asked = socket.create_connection((host, int(port)), TIMEOUT)
    asked.sendall(f"GET {path} HTTP/1.1\r\nHost: {served.address}\r\nCookie: {guest.cookie}\r\n\r\n".encode())
    return asked


def status_of(asked: socket.socket) -> int:
    """The status of the answer that comes."""
    return int(asked.recv(65_536).split(b" ", 2)[1])


@pytest.mark.usefixtures("few_places")
def test_a_left_stream_gives_its_place_back(served: Served, guest: Guest) -> None:
    match = guest.begin()
    for _ in range(3 * limits.SOCKETS):
        with guest.http.stream("GET", f"/api/matches/{match}/events") as answer:
            assert next(events(answer.iter_lines())).kind == "hello"


async def test_a_slow_listener_is_told_that_it_is_too_slow() -> None:
    stream = external_streams.Stream()
    for _ in range(limits.OUTGOING + 1):
        stream.send('{"t":"hello"}')
    last = [stream.events.get_nowait() for _ in range(stream.events.qsize())]
    assert last[-1] is None
    assert last[0] is not None
    assert (last[0].event, last[0].data) == ("close", "1013")

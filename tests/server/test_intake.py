"""No connection delays another: how much is parsed in a turn of the event loop, what is answered, what is closed."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from weakref import WeakSet

import pytest
import uvicorn
from structlog.testing import capture_logs
from uvicorn._types import HTTPScope
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from mazzo.server.limits import BODY_BYTES, FRAME_BYTES, FRAMES_BURST, HEAD_LINES, HEAD_SECONDS, TURN_BYTES
from mazzo.server.process import protocols
from mazzo.server.process.protocols import CallProtocol, Connections, Pace, SlicedProtocol, SocketProtocol
from mazzo.server.process.worker import configure
from tests.server.served import TIMEOUT, Guest, Served

LEAST = 6
"""Bytes of the smallest frame of a client."""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A connection that only notes what is done with it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 5), "sockname": ("192.0.2.2", 80)})
        self.is_read = True
        self.is_open = True
        self.is_aborted = False
        self.is_ended = False
        self.protocol: asyncio.BaseProtocol | None = None
        self.written = b""

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return not self.is_open

    def write(self, data: Any) -> None:
        self.written += data

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write_eof(self) -> None:
        self.is_ended = True

    def close(self) -> None:
        self.is_open = False

    def abort(self) -> None:
        self.is_open = False
        self.is_aborted = True


class Counting(SocketProtocol):
    """Counts the frames that it handles."""

    handled = 0

    def handle_events(self) -> None:
        self.handled += len(self.conn.events)
        super().handle_events()


async def listening(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts and then takes no message."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next part is parsed in the next turn of the loop."""
    monkeypatch.setattr(protocols, "REST", 0.0)
    for name in ("PARTS", "HEADS"):
        monkeypatch.setattr(protocols, name, Pace())


@pytest.fixture
async def wire() -> Wire:
    return Wire()


@pytest.fixture
async def protocol(wire: Wire) -> Counting:
    return await open_socket(wire)


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


async def test_a_server_reads_so() -> None:
    config = configure(listening)
    assert (config.http, config.ws) == (CallProtocol, SocketProtocol)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
async def test_one_turn_takes_a_part_and_reading_waits_until_all_is_taken(
    protocol: Counting, wire: Wire, opcode: Opcode
) -> None:
    begun = frame(Opcode.TEXT, fin=False) if opcode is Opcode.CONT else b""
    count = 2 * TURN_BYTES // LEAST
    assert count < FRAMES_BURST
    protocol.data_received(begun + count * frame(opcode, fin=opcode is not Opcode.CONT))
    assert 0 < protocol.handled <= TURN_BYTES // LEAST
    assert not wire.is_read
    before = protocol.handled
    await asyncio.sleep(0)
    assert 0 < protocol.handled - before <= TURN_BYTES // LEAST + 1
    await asyncio.sleep(0)
    assert protocol.handled == count + bool(begun)
    assert wire.is_read
    assert wire.is_open


async def open_socket(wire: Wire) -> Counting:
    """A socket whose handshake is done."""
    made = Counting(uvicorn.Config(listening, ws_max_size=FRAME_BYTES), ServerState(), {})
    made.connection_made(wire)
    made.data_received(HANDSHAKE)
    while not made.handshake_complete:
        await asyncio.sleep(0)
    made.handled, wire.written = 0, b""
    return made


async def test_floods_rest_together_and_others_do_not_wait(
    protocol: Counting, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, calm = await open_socket(Wire()), await open_socket(Wire())
    monkeypatch.setattr(protocols, "REST", 1e9)
    protocol.data_received(300 * frame(Opcode.PONG))
    first = protocol.handled
    other.data_received(300 * frame(Opcode.PONG))
    assert first > 0
    for _ in range(20):
        await asyncio.sleep(0)
    assert (protocol.handled, other.handled) == (first, 0)
    calm.data_received(frame(Opcode.PONG))
    assert calm.handled == 1


async def test_heads_are_parsed_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REST", 100.0)
    config = uvicorn.Config(strict)
    made = [connected(config) for _ in range(4)]
    for call, _ in made:
        call.data_received(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
    assert [bool(call._unread) for call, _ in made] == [False, True, True, True]
    parsed: list[CallProtocol] = []
    while len(parsed) < len(made):
        await asyncio.sleep(0)
        parsed += [call for call, _ in made if not call._unread and call not in parsed]
    assert parsed == [call for call, _ in made]
    assert all(wire.is_read for _, wire in made)


@pytest.mark.parametrize("line", [b"a: b\r\n", b"a: " + 1_000 * b"b" + b"\r\n"], ids=["lines", "bytes"])
async def test_a_head_that_is_too_long_is_refused_before_it_is_parsed(
    calls: CallProtocol, wire: Wire, line: bytes
) -> None:
    calls.data_received(b"GET / HTTP/1.1\r\nhost: here\r\n" + 900 * line + b"\r\n")
    while not wire.is_ended:
        await asyncio.sleep(0)
    assert wire.written.startswith(b"HTTP/1.1 431 ")
    assert b"HTTP/1.1 200" not in wire.written
    assert not calls._unread


async def test_heads_are_measured_one_by_one(calls: CallProtocol, wire: Wire) -> None:
    head = b"GET / HTTP/1.1\r\nhost: here\r\n" + (HEAD_LINES - 10) * b"a: b\r\n" + b"\r\n"
    calls.data_received(3 * head)
    while wire.written.count(b"HTTP/1.1 200") < 3:
        await asyncio.sleep(0)
    assert wire.is_open


async def test_heads_that_come_at_once_on_one_connection_are_parsed_one_by_one(
    calls: CallProtocol, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "REST", 1e9)
    calls.data_received(3 * b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
    for _ in range(20):
        await asyncio.sleep(0)
    assert wire.written.count(b"HTTP/1.1 200") == 1
    assert not wire.is_read
    assert calls.timeout_keep_alive_task is None
    while wire.written.count(b"HTTP/1.1 200") < 3:
        await asyncio.sleep(0)
    assert wire.is_read


def test_one_slow_parse_keeps_no_queue_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REST", 4.0)
    pace = Pace()
    pace.parsed(3.0)  # the whole machine stood still
    waits = [pace.reserve() for _ in range(100)]
    assert 0 < waits[-1] < HEAD_SECONDS / 2


async def test_a_head_that_waits_keeps_its_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    config = uvicorn.Config(strict)
    (call, wire), (other, _) = connected(config), connected(config)
    asked = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
    call.data_received(asked)
    while call.timeout_keep_alive_task is None:
        await asyncio.sleep(0)
    monkeypatch.setattr(protocols, "REST", 1e9)
    other.data_received(asked)
    call.data_received(asked)
    assert call._unread
    assert call.timeout_keep_alive_task is None
    assert wire.is_open


async def test_a_flood_is_parsed_to_its_end(protocol: Counting, monkeypatch: pytest.MonkeyPatch) -> None:
    other = await open_socket(Wire())
    monkeypatch.setattr(protocols, "REST", 1.0)
    for one in (protocol, other):
        one.data_received(350 * frame(Opcode.PONG))
    while (protocol.handled, other.handled) != (350, 350):
        await asyncio.sleep(0)


async def test_what_comes_meanwhile_waits_its_turn(protocol: Counting, wire: Wire) -> None:
    protocol.data_received(300 * frame(Opcode.PONG))
    protocol.data_received(frame(Opcode.PING, b"last"))
    assert protocol.handled <= TURN_BYTES // LEAST
    await asyncio.sleep(0)
    assert wire.written == Frame(Opcode.PONG, b"last").serialize(mask=False)


async def test_messages_wait_until_the_application_takes_them(protocol: Counting, wire: Wire) -> None:
    count = 350
    protocol.data_received(count * frame(Opcode.TEXT, b"x"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert protocol.handled <= TURN_BYTES // (LEAST + 1)
    assert not wire.is_read
    for _ in range(count):
        assert await protocol.receive() == {"type": "websocket.receive", "text": "x"}
    assert wire.is_read


@pytest.mark.usefixtures("standing_clock")
@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
async def test_too_many_frames_close_the_socket(protocol: Counting, wire: Wire, opcode: Opcode) -> None:
    protocol.data_received(10_000 * frame(opcode))
    while wire.is_open:
        await asyncio.sleep(0)
    assert protocol.handled <= FRAMES_BURST + TURN_BYTES // LEAST + 1
    assert wire.written.endswith(Frame(Opcode.CLOSE, (4429).to_bytes(2, "big")).serialize(mask=False))
    protocol.connection_lost(None)


async def test_no_pong_is_written_to_a_client_that_does_not_read(protocol: Counting, wire: Wire) -> None:
    protocol.pause_writing()
    protocol.data_received(20 * frame(Opcode.PING))
    assert wire.written == b""
    protocol.resume_writing()
    protocol.data_received(frame(Opcode.PING, b"now"))
    assert wire.written == Frame(Opcode.PONG, b"now").serialize(mask=False)


async def test_sockets_opened_together_are_pinged_apart() -> None:
    now = asyncio.get_running_loop().time()
    sockets = [await open_socket(Wire()) for _ in range(20)]
    first = [one.ping_timer.when() - now for one in sockets if one.ping_timer]
    assert len(first) == len(sockets)
    assert max(first) - min(first) > 5  # of 20 s; by chance smaller once in a million million
    for one in sockets:
        one.connection_lost(None)


async def test_who_sends_messages_is_pinged_only_after_the_last(protocol: Counting, wire: Wire) -> None:
    protocol.data_received(frame(Opcode.TEXT, b"move"))
    protocol.send_keepalive_ping()
    assert wire.written == b""
    assert protocol.ping_timer is not None
    assert protocol.ping_interval is not None
    assert protocol.ping_timer.when() <= asyncio.get_running_loop().time() + protocol.ping_interval
    protocol._heard_at -= protocol.ping_interval
    protocol.send_keepalive_ping()
    assert wire.written[0] & 0x0F == Opcode.PING
    protocol.connection_lost(None)


async def test_a_flood_of_a_client_that_does_not_read_is_cut_off(protocol: Counting, wire: Wire) -> None:
    protocol.pause_writing()
    protocol.data_received(2_000 * frame(Opcode.PING))
    while wire.is_open:
        await asyncio.sleep(0)
    assert wire.is_aborted


def test_who_plays_is_answered_while_a_stranger_floods_and_is_closed(served: Served, guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        stranger = served.watch(match)
        for _ in range(3):
            with suppress(OSError):
                stranger.connection.socket.sendall(1_000 * frame(Opcode.PING))
            seat.play_first()
        assert stranger.closed() in (4429, 1006)  # 1006: its unread pings took the close frame with them


POST = b"POST /api/matches HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n"
CHUNK = b"1\r\nx\r\n"


async def strict(scope: HTTPScope, receive: Any, send: Any) -> None:
    """An application that answers when a body has become too large, or ends; at /no without reading it."""
    size, more = 0, scope["path"] != "/no"
    while more and size <= BODY_BYTES:
        message = await receive()
        size += len(message["body"])
        more = message["more_body"]
    await send({"type": "http.response.start", "status": 413 if size > BODY_BYTES else 200, "headers": []})
    await send({"type": "http.response.body", "body": b"so"})


@pytest.fixture
async def calls(wire: Wire) -> CallProtocol:
    """A connection for calls."""
    made = CallProtocol(uvicorn.Config(strict), ServerState(), {})
    made.connection_made(wire)
    return made


async def until_read(wire: Wire, calls: CallProtocol) -> int:
    """Let turns pass until all is parsed or the connection ends; returns the most bytes of a body of one turn."""
    most = 0
    while wire.is_open and not wire.is_read:
        before = len(calls.cycle.body)
        await asyncio.sleep(0)
        most = max(most, len(calls.cycle.body) - before)
    return most


async def test_one_turn_parses_a_part_of_a_body(calls: CallProtocol, wire: Wire) -> None:
    calls.data_received(POST + 2_000 * CHUNK + b"0\r\n\r\n")
    assert len(calls.cycle.body) <= TURN_BYTES // len(CHUNK)
    assert 0 < await until_read(wire, calls) <= TURN_BYTES // len(CHUNK) + 1
    while not calls.cycle.response_complete:
        await asyncio.sleep(0)
    assert wire.written.startswith(b"HTTP/1.1 200")
    assert wire.is_open


async def test_a_body_that_is_refused_is_not_read_further(calls: CallProtocol, wire: Wire) -> None:
    calls.data_received(POST + 60_000 * CHUNK)
    await until_read(wire, calls)
    assert wire.written.startswith(b"HTTP/1.1 413")
    assert wire.is_ended
    calls.data_received(60_000 * CHUNK)
    assert not calls._unread
    assert wire.is_read


async def test_a_small_body_that_is_refused_unread_leaves_the_connection(calls: CallProtocol, wire: Wire) -> None:
    calls.data_received(b"POST /no HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\n\r\n")
    while not calls.cycle.response_complete:
        await asyncio.sleep(0)
    calls.data_received(b"xxGET / HTTP/1.1\r\nhost: here\r\n\r\n")
    while wire.written.count(b"HTTP/1.1 ") < 2:
        await asyncio.sleep(0)
    assert not wire.is_ended


async def test_calls_that_wait_for_an_answer_are_not_heaped_up(calls: CallProtocol, wire: Wire) -> None:
    """Each answer lets the server read on: it must not, as long as something is unread."""
    asked = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
    calls.data_received(200 * asked)
    while calls._unread:
        assert not wire.is_read
        await asyncio.sleep(0)
    while wire.written.count(b"HTTP/1.1 200") < 200:
        await asyncio.sleep(0)
    assert wire.is_read


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Connections:
    """No connections yet, and two at most of one address."""
    monkeypatch.setattr(protocols, "CONNECTIONS_ADDRESS", 2)
    made = Connections()
    monkeypatch.setattr(protocols, "CONNECTIONS", made)
    return made


def connected(config: uvicorn.Config) -> tuple[CallProtocol, Wire]:
    """One more connection."""
    wire = Wire()
    made = CallProtocol(config, ServerState(), {})
    made.connection_made(wire)
    return made, wire


async def test_connections_of_one_address_are_counted_when_they_are_made(few: Connections) -> None:
    config = uvicorn.Config(listening)
    (call, _), (_, beside) = connected(config), connected(config)
    with capture_logs() as lines:
        for _ in range(3):
            refused, wire = connected(config)
            assert wire.is_aborted
            refused.connection_lost(None)
    assert [line["event"] for line in lines] == ["too-many-connections"]
    assert not beside.is_aborted
    call.connection_lost(None)
    assert not connected(config)[1].is_aborted


async def test_a_socket_is_counted_until_it_ends(few: Connections, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "BODY_SECONDS", 0.0)
    config = uvicorn.Config(listening, ws=SocketProtocol)
    call, wire = connected(config)
    call.data_received(HANDSHAKE)
    assert call._limit is None
    connected(config)
    assert connected(config)[1].is_aborted
    assert wire.protocol is not None
    wire.protocol.connection_lost(None)
    assert not connected(config)[1].is_aborted


async def test_a_proxy_has_as_many_connections_as_it_wants(few: Connections) -> None:
    config = uvicorn.Config(listening, forwarded_allow_ips="192.0.2.1")
    assert not any(connected(config)[1].is_aborted for _ in range(3))


async def test_there_are_no_more_connections_than_files(few: Connections) -> None:
    few.most = 1
    config = uvicorn.Config(listening, forwarded_allow_ips="192.0.2.1")
    assert [connected(config)[1].is_aborted for _ in range(2)] == [False, True]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_the_limit_of_open_files_is_raised(few: Connections, monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, 9_000))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
    protocols.open_files()
    assert raised == [(9_000, 9_000)]
    assert few.most == 9_000 - protocols.RESERVE


@pytest.mark.parametrize(
    ("limit", "said"), [("HEAD_SECONDS", b""), ("HEAD_SECONDS", b"GET / HT"), ("BODY_SECONDS", POST + CHUNK)]
)
async def test_what_is_not_said_to_the_end_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, limit: str, said: bytes
) -> None:
    monkeypatch.setattr(protocols, limit, 0.0)
    call, wire = connected(uvicorn.Config(strict))
    if said:
        call.data_received(said)
    while not wire.is_aborted:
        await asyncio.sleep(0)
    call.connection_lost(None)


async def test_who_waits_for_an_answer_has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.0)
    monkeypatch.setattr(protocols, "BODY_SECONDS", 0.0)
    call, wire = connected(uvicorn.Config(listening))
    call.data_received(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
    assert call._limit is None
    assert not wire.is_aborted


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> Iterator[WeakSet[Any]]:
    """The protocol of a connection while it is in memory, without garbage collection."""
    found: WeakSet[Any] = WeakSet()
    begin = SlicedProtocol.connection_made

    def note(protocol: Any, transport: asyncio.BaseTransport) -> None:
        found.add(protocol)
        begin(protocol, transport)

    monkeypatch.setattr(SlicedProtocol, "connection_made", note)
    gc.collect()
    gc.disable()
    yield found
    gc.enable()


UPGRADE = HANDSHAKE.partition(b"\r\n")[2]


@pytest.mark.parametrize(
    "said",
    [
        b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n",
        b"POST /api/sign-in HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n{",
        b"nonsense\r\n\r\n",
        b"GET /ws/matches/aaaaaaaa HTTP/1.1\r\n" + UPGRADE,
        b"GET /ws/matches/MATCH HTTP/1.1\r\n" + UPGRADE,
        b"GET /ws/matches/MATCH HTTP/1.1\r\n" + UPGRADE + 500 * frame(Opcode.PING),
    ],
    ids=["call", "half a body", "no HTTP", "no such match", "socket", "flood"],
)
def test_a_connection_that_has_ended_leaves_no_cycle(
    served: Served, guest: Guest, alive: WeakSet[Any], said: bytes
) -> None:
    match = guest.begin()
    guest.close()
    host, _, port = served.address.partition(":")
    connections = [socket.create_connection((host, int(port)), TIMEOUT) for _ in range(5)]
    for connection in connections:
        connection.sendall(said.replace(b"MATCH", match.encode()))
    give_up = time.monotonic() + TIMEOUT
    for connection in connections:
        if said.endswith(b"{"):
            connection.shutdown(socket.SHUT_WR)
            assert connection.recv(100) == b""
        else:
            assert connection.recv(100)
        connection.close()
    while alive:
        assert time.monotonic() < give_up, len(alive)
        time.sleep(0.005)

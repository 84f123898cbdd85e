"""Connection protocols that parse little in each turn of the event loop, so that no connection delays the others.

The event loop delivers up to 256 KB at once, which may be 40,000 frames, and uvicorn would parse all of them in one
turn.
"""

from __future__ import annotations

import asyncio
import math
import random
import struct
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter, thread_time
from typing import Any

import h11
import structlog
from uvicorn._types import ASGI3Application, ASGIReceiveEvent, ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from mazzo.server.http.security_middleware import net_address
from mazzo.server.limits import (
    BODY_SECONDS,
    CONNECTIONS_ADDRESS,
    FRAMES_BURST,
    FRAMES_RATE,
    HEAD_BYTES,
    HEAD_LINES,
    HEAD_SECONDS,
    TURN_BYTES,
    UNWANTED_BYTES,
    Bucket,
    Counter,
)
from mazzo.server.ops import metrics
from mazzo.server.single_reader_queue import SingleReaderQueue
from mazzo.server.sockets.connection import WIRE
from mazzo.server.subscriber import FLOOD

RESERVE = 128
"""File descriptors not for connections: the database, files, the log, other workers."""
REST, LONGEST_REST = 4.0, 0.02
"""Pause between two parts of a flood, as a multiple of the processor time that parsing the first took, and its maximum
in seconds: a flood takes at most a quarter of the processor. The same pause follows each head of a call, in which the
call is begun. While Python parses, the database's threads wait as well. The maximum is there because after one slow
parse a queue of heads must not wait until their connections are closed.
"""
_TEXT = 0x80 | Opcode.TEXT
"""First byte of a text frame that is the whole message."""
LINGER_SECONDS = 2.0
"""Seconds in which a client may still read its answer while what it sends is dropped."""


log = structlog.get_logger()


class Connections:
    """Counts every connection of this process, calls and sockets, by address."""

    def __init__(self) -> None:
        self.addresses = Counter(CONNECTIONS_ADDRESS)
        self.most = sys.maxsize
        """Most connections of all addresses together."""
        self._total = 0
        self._complaints = Bucket(1 / 60, 1)

    def enter(self, place: str) -> bool:
        """Count one more; False, and not counted, when there are too many. Logged once a minute."""
        if self._total < self.most and self.addresses.enter(place):
            self._total += 1
            return True
        if self._complaints.take():
            log.warning("too-many-connections", address=place, total=self._total, most=self.most)
        return False

    def leave(self, place: str) -> None:
        """Count one less."""
        self._total -= 1
        self.addresses.leave(place)


CONNECTIONS = Connections()


def open_files() -> None:
    """Raise this process's limit of open files to what the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS reports a hard limit that it does not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    if soft != resource.RLIM_INFINITY:
        CONNECTIONS.most = max(soft - RESERVE, 1)


class Pace:
    """Says when the next waiting part may be parsed: of all connections one part after the other."""

    def __init__(self) -> None:
        self._free_at = 0.0
        self._interval = 0.0

    @property
    def is_free(self) -> bool:
        """Whether a part may be parsed now."""
        return perf_counter() >= self._free_at

    def reserve(self) -> float:
        """Reserve the next moment that is free; the seconds until then, assuming that parts are alike."""
        now = perf_counter()
        start = max(now, self._free_at)
        self._free_at = start + self._interval
        return start - now

    def parsed(self, seconds: float) -> None:
        """A part was parsed, which took so many seconds of the processor."""
        self._interval = min(REST * seconds, LONGEST_REST)
        self._free_at = max(self._free_at, perf_counter() - seconds + self._interval)


PARTS, HEADS = Pace(), Pace()
"""The pace of parts of floods, and that of heads of calls."""


class SlicedProtocol(asyncio.Protocol, ABC):
    """Parses at most TURN_BYTES in a turn of the loop, and stops reading until all of it is parsed."""

    app: ASGI3Application
    client: tuple[str, int] | None
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._unread = bytearray()
        self._is_due = False
        super().connection_made(transport)
        self.place = net_address(self.client)
        if self.client and isinstance(self.app, ProxyHeadersMiddleware) and self.client[0] in self.app.trusted_hosts:
            self.place = ""  # a proxy connects on behalf of many clients

    @property
    @abstractmethod
    def is_full(self) -> bool:
        """Whether parsed messages wait for the application."""

    @property
    def awaits_head(self) -> bool:
        """Whether the head of a call comes next."""
        return False

    @property
    def is_behind(self) -> bool:
        """Whether the parser holds a message that waits for its turn."""
        return False

    def data_received(self, data: bytes) -> None:
        """Parse the first part now, unless unparsed data waits, or it is a head or more than a part and others rest."""
        waits = bool(self._unread)
        self._unread += data
        if waits:
            return
        if HEADS.is_free if self.awaits_head else len(data) <= TURN_BYTES or PARTS.is_free:
            self._turn()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Parse the rest in the next turn, if allowed; resume reading if there is no rest."""
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread or self.is_behind:
            self.transport.pause_reading()
            if not self.is_full and not self._is_due:
                self._wait()
        elif not self.is_full:
            self.transport.resume_reading()

    def _wait(self) -> None:
        """Schedule the next turn."""
        self._is_due = True
        seconds = (HEADS if self.awaits_head else PARTS).reserve()
        if seconds > 0:
            self.loop.call_later(seconds, self._waited)
        else:
            self.loop.call_soon(self._waited)

    def _waited(self) -> None:
        self._is_due = False
        self._turn()

    def _turn(self) -> None:
        part = b"" if self.is_behind else bytes(self._unread[:TURN_BYTES])
        del self._unread[: len(part)]
        if (part or self.is_behind) and not self.transport.is_closing():
            start, is_head = thread_time(), self.awaits_head  # time in which other threads ran is not counted
            self.parse(part)
            if is_head:
                HEADS.parsed(thread_time() - start)
            elif self._unread:
                PARTS.parsed(thread_time() - start)
        self.go_on()

    def parse(self, part: bytes) -> None:
        """Parse a part, or what the parser holds if the part is empty."""
        super().data_received(part)


class CallProtocol(SlicedProtocol, H11Protocol):
    """A connection for HTTP calls."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, and keep uvicorn from resuming reading before all is parsed."""
        super().connection_made(transport)
        self.flow = _Flow(self)
        self._unwanted = 0
        self._head_lines = self._head_bytes = 0
        self._is_deaf = False
        self._is_behind = False
        self.is_completing = False
        """Whether a call has just been answered and the next is not begun."""
        self._limit: asyncio.TimerHandle | None = None
        self._timed_state: object = None
        self._is_counted = CONNECTIONS.enter(self.place)
        if self._is_counted:
            self._time()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn leaves the timer running after a reset
        self.flow = FlowControl(self.transport)
        vars(self)["cycle"] = None
        if self._is_counted:
            CONNECTIONS.leave(self.place)
        if self._limit:
            self._limit.cancel()
            self._limit = None

    @property
    def is_full(self) -> bool:
        """Whether a body, or a call after the one being answered, waits for the application."""
        return self.flow.read_paused

    @property
    def awaits_head(self) -> bool:
        return self.conn.their_state is h11.IDLE

    @property
    def is_behind(self) -> bool:
        """Whether the parser holds a head that was sent before the last answer (pipelining)."""
        return self._is_behind

    def data_received(self, data: bytes) -> None:
        """Parse the data, or drop it."""
        if not self._is_deaf:
            self._unset_keepalive_if_required()  # a head that waits its turn is no silence
            super().data_received(data)

    def parse(self, part: bytes) -> None:
        """Parse a part; drop a body whose call is answered already, up to a limit. A head that is too long is refused
        before it is parsed.
        """
        if self._is_behind:
            self._is_behind = False
            self.handle_events()
        elif self.awaits_head and not self._measure_head(part):
            self._refuse_head()
            return
        else:
            super().parse(part)
        if not self.awaits_head:
            self._head_lines = self._head_bytes = 0
        if self.conn.their_state is h11.SEND_BODY and self.conn.our_state is h11.DONE:
            self._unwanted += len(part)
            if self._unwanted > UNWANTED_BYTES:
                self._hang_up()
        self._time()

    def _measure_head(self, part: bytes) -> bool:
        """Count the lines and bytes of the head so far; False when there are too many."""
        begin, end, _ = part.partition(b"\r\n\r\n")
        self._head_lines += begin.count(b"\n")
        self._head_bytes += len(begin)
        is_short = self._head_lines <= HEAD_LINES and self._head_bytes <= HEAD_BYTES
        if end:  # perhaps with another head, or the first bytes of it
            rest = part.rpartition(end)[2]
            self._head_lines, self._head_bytes = rest.count(b"\n"), len(rest)
        return is_short

    def _refuse_head(self) -> None:
        metrics.REFUSALS.inc("too-large")
        headers = [(b"content-length", b"0"), (b"connection", b"close")]
        answer = h11.Response(status_code=431, headers=headers, reason=b"Request Header Fields Too Large")
        for event in (answer, h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self._hang_up()

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request, and break the cycle through its traceback that would keep the connection in
        memory.
        """
        error = sys.exc_info()[1]
        if error is not None:
            error.__traceback__ = None
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        """Go on; the head of the next call waits for its turn, like that of a new connection, if it is here already."""
        self.is_completing = True
        super().on_response_complete()
        self.is_completing = False
        self.go_on()
        if self._unread or self._is_behind:
            self._unset_keepalive_if_required()
        self._time()

    def handle_events(self) -> None:
        if self.is_completing and self.conn.trailing_data[0]:
            self._is_behind = True
        else:
            super().handle_events()

    def _time(self) -> None:
        """Set the timeout for the rest of a call's head or body, none if none is expected."""
        state = None if self._is_deaf or self.transport.is_closing() else self.conn.their_state
        if state is self._timed_state:
            return
        self._timed_state = state
        if self._limit:
            self._limit.cancel()
            self._limit = None
        if state is h11.IDLE:
            self._limit = self.loop.call_later(HEAD_SECONDS, self.transport.abort)
        elif state is h11.SEND_BODY:
            self._limit = self.loop.call_later(BODY_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection, still counted, to the socket protocol, and break reference cycles."""
        self._is_deaf = True
        self._unread.clear()
        super().handle_websocket_upgrade(event)
        self.flow = FlowControl(self.transport)

    def _hang_up(self) -> None:
        """Close our side, and drop incoming data for a moment: closing at once could lose the answer."""
        self._is_deaf = True
        self._unread.clear()
        self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self.transport.close)


class _Flow(FlowControl):
    """Resumes reading only when all is parsed."""

    def __init__(self, protocol: CallProtocol) -> None:
        super().__init__(protocol.transport)
        self._protocol = protocol

    def resume_reading(self) -> None:
        super().resume_reading()
        if not self._protocol.is_completing:  # then it does so itself, after the call
            self._protocol.go_on()


class SocketProtocol(SlicedProtocol, WebSocketsSansIOProtocol):
    """A web socket. Closes it when the frame rate exceeds its limit."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._frames = Bucket(FRAMES_RATE, FRAMES_BURST)
        vars(self)["queue"] = SingleReaderQueue[ASGIReceiveEvent]()
        self.take_now: Callable[[bytes], bool] | None = None
        self._is_alone = False
        """Whether the frame that is handled came alone."""
        self._heard_at = -math.inf
        """When the last message came, by the clock of the loop."""
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection less, and drop parsed messages that were not handled."""
        super().connection_lost(exc)
        CONNECTIONS.leave(self.place)
        self.take_now = None
        self.conn.parser.close()
        self.conn.events.clear()

    @property
    def is_full(self) -> bool:
        """Whether a message waits for the application."""
        return self.read_paused

    def handle_events(self) -> None:
        """Count the parsed frames of every opcode, and pass them on."""
        if all(self._frames.take() for _ in self.conn.events):
            self._is_alone = len(self.conn.events) == 1 and not self._unread
            super().handle_events()
            return
        metrics.REFUSALS.inc("too-fast")
        self.conn.fail(FLOOD)
        if self.writable.is_set():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        else:  # it would wait for a client that does not read
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """Have a message handled in this turn, if nothing came with it or waits before it."""
        self._heard_at = self.loop.time()
        may_take = self._is_alone and event.fin and self.queue.empty() and not self.close_sent
        if not (may_take and self.take_now is not None and self.take_now(bytes(event.data))):
            super().handle_text(event)

    def start_keepalive(self) -> None:
        """Ping first at a random moment: thousands of clients that reconnect together are not pinged together."""
        if self.ping_interval:
            delay = random.uniform(0, self.ping_interval)
            self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Ping once the client has sent no message for the interval."""
        wait = self._heard_at + (self.ping_interval or 0.0) - self.loop.time()
        if wait > 0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_ping(self) -> None:
        """Answer, unless the client does not read: answers would accumulate."""
        pong = b"".join(self.conn.data_to_send())
        if pong and self.writable.is_set():
            self.transport.write(pong)

    async def run_asgi(self) -> None:
        """Run the application, which finds this protocol in the scope."""
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope[WIRE] = self
        try:
            await super().run_asgi()
        finally:
            del scope[WIRE]  # a cycle that would keep the connection in memory

    def write_now(self, text: str) -> bool:
        """Write a text frame without waiting; False when the client does not read, or the connection is closing."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(_text_frame(text.encode()))
        return True

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self.go_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self.go_on()


def _text_frame(data: bytes) -> bytes:
    """A message as one frame of a server: RFC 6455, section 5.2."""
    length = len(data)
    if length < 126:
        head = struct.pack("!BB", _TEXT, length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", _TEXT, 126, length)
    else:
        head = struct.pack("!BBQ", _TEXT, 127, length)
    return head + data

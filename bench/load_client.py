"""Load generator: many tables at once over the loopback, their players, sockets and actions, and the measurements.

It plays random offers, keeps no state and shows nothing: it must use little time, since it shares the machine with the
server.
"""

import asyncio
import http.client
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from mazzo.host.from_client import Play
from mazzo.server.rooms.from_client import NewRoom, Sit, Start
from mazzo.server.rooms.to_client import Room, RoomAnswer

SEATS = 4
CALLERS = 4
TIMEOUT = 60.0
SETTLE = 2.0
"""Seconds after the last action in which the last answers arrive."""
DRAIN = 0.005
SAMPLES = 4000
"""Number of states kept, to choose one from."""


class Offers(msgspec.Struct):
    """Offers to a seat; each begins with its action."""

    placements: list[tuple[Any, ...]]
    dice: list[tuple[Any, ...]]


class Snapshot(msgspec.Struct):
    """The part of a table that the load reads."""

    version: int
    offers: Offers


class Message(msgspec.Struct):
    """The part of a message that the load reads."""

    t: str
    snapshot: Snapshot | None = None


_decoder = msgspec.json.Decoder(Message)
# made here: msgspec crashed when several threads decoded the first message of a type at once
_opened = msgspec.json.Decoder(RoomAnswer)
_started = msgspec.json.Decoder(Room)


@dataclass(frozen=True)
class Place:
    """A room of four: each player's socket path and cookie."""

    paths: tuple[str, ...]
    cookies: tuple[str, ...]


@dataclass
class Times:
    """Latencies in seconds from the moment an action was sent."""

    commits: list[float] = field(default_factory=list)
    """To its own acknowledgement."""
    others: list[float] = field(default_factory=list)
    """To the first new state at each of the other three sockets."""
    closings: list[float] = field(default_factory=list)
    """The same for actions that close a round, which reveal the cards that the others laid."""
    actions: int = 0
    held_up: int = 0
    """Number of times a table was due to act before its last action had been answered."""
    refused: int = 0
    spent: float = 0.0
    """Processor seconds of the load."""
    seconds: float = 0.0
    text: str = ""
    """A received state that allows an action, of about average length."""


# ---- opening


def open_tables(port: int, count: int) -> list[Place]:
    """Create `count` rooms with four new guests each, whose matches have started."""
    with ThreadPoolExecutor(CALLERS) as threads:
        return list(threads.map(lambda _: _open_table(port), range(count)))


def _open_table(port: int) -> Place:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)

    def call(path: str, cookie: str = "", body: msgspec.Struct | None = None) -> tuple[bytes, str]:
        sent = None if body is None else msgspec.json.encode(body)
        headers = {"Cookie": cookie, "Content-Type": "application/json"} if cookie else {}
        connection.request("GET" if sent is None else "POST", path, sent, headers)
        answer = connection.getresponse()
        text = answer.read()
        assert answer.status < 300, (path, answer.status, text)
        return text, (answer.getheader("set-cookie") or "").partition(";")[0]

    people = tuple(call("/api/me")[1] for _ in range(SEATS))
    opened, _ = call("/api/rooms", people[0], NewRoom("orchard", SEATS))
    room = _opened.decode(opened).room
    for seat in range(1, SEATS):
        call(f"/api/rooms/{room}/acts", people[seat], Sit(secrets.token_hex(8), seat))
    text, _ = call(f"/api/rooms/{room}/acts", people[0], Start(secrets.token_hex(8)))
    match = _started.decode(text).match
    connection.close()
    return Place(tuple(f"/ws/matches/{match}?seat={seat}" for seat in range(SEATS)), people)


# ---- sockets


class Seat(asyncio.Protocol):
    """One open socket."""

    def __init__(self, uri: str, cookie: str, on_message: "Callable[[Seat, str], None]") -> None:
        self._speech = ClientProtocol(parse_uri(uri), max_size=None)
        self._cookie = cookie
        self._on_message = on_message
        self._greeted = False
        self.open = asyncio.Event()
        self.is_lost = False
        self.version = 0
        self.offers: list[int] = []
        self.waits_since = 0.0
        """When the action was sent whose result this seat has not received yet; 0 if there is none."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._speech.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._speech.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._speech.receive_data(data)
        for event in self._speech.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._on_message(self, bytes(event.data).decode())
            elif not self._greeted:
                assert self._speech.handshake_exc is None, self._speech.handshake_exc
                self._greeted = True
                self.open.set()
        self._flush()

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_lost = True

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._speech.send_text(text)
        self._flush()

    def leave(self) -> None:
        """Close without a closing handshake."""
        self._transport.abort()

    def _flush(self) -> None:
        for data in self._speech.data_to_send():
            self._transport.write(data) if data else self._transport.close()


class Tables:
    """All tables under load."""

    def __init__(self, port: int, places: list[Place]) -> None:
        self._port = port
        self._places = places
        self._tables: list[list[Seat]] = []
        self._acting: dict[Seat, list[Seat]] = {}
        self._texts: list[str] = []
        self._lengths: list[int] = []
        self._chance = random.Random("load")
        self._closing: set[Seat] = set()
        self.times = Times()

    async def open(self) -> None:
        """Open every socket, and read its first messages."""
        loop = asyncio.get_running_loop()
        for place in self._places:
            seats = []
            for path, cookie in zip(place.paths, place.cookies, strict=True):
                uri = f"ws://127.0.0.1:{self._port}{path}"
                _, seat = await loop.create_connection(partial(Seat, uri, cookie, self._hear), "127.0.0.1", self._port)
                seats.append(seat)
            async with asyncio.timeout(TIMEOUT):
                for seat in seats:
                    await seat.open.wait()
            self._tables.append(seats)

    async def say_first(self, text: str) -> None:
        """Send the same message over every socket."""
        for seats in self._tables:
            for seat in seats:
                seat.send(text.encode())
        await asyncio.sleep(SETTLE)

    async def until_shown(self) -> None:
        """Wait until every table has a legal action."""
        async with asyncio.timeout(TIMEOUT):
            while not all(any(seat.offers for seat in seats) for seats in self._tables):
                await asyncio.sleep(DRAIN)

    async def play(self, seconds: float, rate: float = 0.0, *, begin_apart: bool = False) -> Times:
        """Play one action per second at every table, or `rate` a second over all tables, evenly spread. `begin_apart`:
        the tables start one after the other in the first seconds, so that a fourth of the rounds ends in each second.
        """
        self.times = Times()
        self._texts, self._lengths = [], []
        begun, spent = time.perf_counter(), time.process_time()
        count = len(self._tables)
        rate = rate or count
        for number in range(int(seconds * rate)):
            wait = begun + number / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif number % 8 == 0:
                await asyncio.sleep(0)
            if not begin_apart or number // count >= number % SEATS:
                self._act(self._tables[number % count])
        self.times.seconds = time.perf_counter() - begun
        self.times.spent = time.process_time() - spent
        await asyncio.sleep(SETTLE)
        middle = fmean(self._lengths) if self._lengths else 0.0
        self.times.text = min(self._texts, key=lambda text: abs(len(text) - middle), default="")
        return self.times

    def leave(self) -> None:
        """Close all sockets; raises AssertionError if the server has closed any."""
        losses = sum(seat.is_lost for seats in self._tables for seat in seats)
        for seats in self._tables:
            for seat in seats:
                seat.leave()
        assert not losses, f"{losses} sockets were lost"

    def _act(self, seats: list[Seat]) -> None:
        """Act for the first seat that may, unless the table still waits for the last action."""
        if any(seat in self._acting for seat in seats):
            self.times.held_up += 1
            return
        able = [seat for seat in seats if seat.offers]
        if not able:
            return
        seat = able[0]
        play = Play(secrets.token_hex(8), seat.version, [self._chance.choice(seat.offers)])
        now = time.perf_counter()
        if len(able) == 1:
            self._closing.update(other for other in seats if other is not seat)
        for other in seats:
            other.waits_since = 0.0 if other is seat else now
        self._acting[seat] = seats
        seat.waits_since = now
        self.times.actions += 1
        seat.send(msgspec.json.encode(play))

    def _hear(self, seat: Seat, text: str) -> None:
        now = time.perf_counter()
        message = _decoder.decode(text)
        if message.t == "done":
            self.times.commits.append(now - seat.waits_since)
            seat.waits_since = 0.0
            self._acting.pop(seat, None)
        elif message.t == "refused":
            self.times.refused += 1
            seat.waits_since = 0.0
            self._acting.pop(seat, None)
        elif message.snapshot is not None:
            if seat.waits_since and seat not in self._acting:
                self._saw(seat, now - seat.waits_since, message.snapshot.version > seat.version)
            seat.version = message.snapshot.version
            offers = message.snapshot.offers
            seat.offers = [int(offer[0]) for offer in (*offers.placements, *offers.dice)]
            self._lengths.append(len(text))
            if seat.offers and len(self._texts) < SAMPLES:
                self._texts.append(text)

    def _saw(self, seat: Seat, seconds: float, is_closed: bool) -> None:
        seat.waits_since = 0.0
        self.times.others.append(seconds)
        if seat in self._closing:
            self._closing.discard(seat)
            if is_closed:
                self.times.closings.append(seconds)

"""Many tables at once over the loopback: who sits there, their sockets, one action after the other, what was measured.

The load plays an offer that its own chance names, keeps no board and shows nothing: it spends as little as it can,
since it shares the machine with what it measures.
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

from mazzo.server import wire
from mazzo.server.rooms import wire as rooms

SEATS = 4
CALLERS = 4
TIMEOUT = 60.0
SETTLE = 2.0
"""Seconds after the last action in which the last answers come."""
DRAIN = 0.005
SAMPLES = 4000
"""States that are kept to choose one from."""


class Offers(msgspec.Struct):
    """What a seat is offered; each offer begins with its action."""

    placements: list[tuple[Any, ...]]
    dice: list[tuple[Any, ...]]


class Snapshot(msgspec.Struct):
    """What the load reads of a table."""

    version: int
    offers: Offers


class Message(msgspec.Struct):
    """What the load reads of a message."""

    t: str
    snapshot: Snapshot | None = None


_read = msgspec.json.Decoder(Message)


@dataclass(frozen=True)
class Place:
    """Where four people play: the path of each one's socket and each one's cookie."""

    paths: tuple[str, ...]
    cookies: tuple[str, ...]


@dataclass
class Times:
    """What was measured, in seconds from the moment an action was sent."""

    done: list[float] = field(default_factory=list)
    """To its own acknowledgement."""
    others: list[float] = field(default_factory=list)
    """To the first new state on each of the other three screens."""
    closings: list[float] = field(default_factory=list)
    """The same where the action closed a round: the cards the others had laid come with it."""
    actions: int = 0
    held_up: int = 0
    """Moments at which a table should have acted and the answer to its last action was not there yet."""
    refused: int = 0
    spent: float = 0.0
    """Processor time of the load itself."""
    seconds: float = 0.0
    text: str = ""
    """A state with something to do in it, as it was received, about as long as all of them on average."""


# ---- opening


def open_tables(port: int, count: int) -> list[Place]:
    """Four new guests at each of so many new rooms, whose matches have begun."""
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
    opened, _ = call("/api/rooms", people[0], rooms.NewRoom("orchard", SEATS))
    room = msgspec.json.decode(opened, type=rooms.RoomAnswer).room
    for seat in range(1, SEATS):
        call(f"/api/rooms/{room}/acts", people[seat], rooms.Sit(secrets.token_hex(8), seat))
    text, _ = call(f"/api/rooms/{room}/acts", people[0], rooms.Start(secrets.token_hex(8)))
    match = msgspec.json.decode(text, type=rooms.Room).match
    connection.close()
    return Place(tuple(f"/ws/matches/{match}?seat={seat}" for seat in range(SEATS)), people)


# ---- sockets


class Seat(asyncio.Protocol):
    """One open socket."""

    def __init__(self, uri: str, cookie: str, heard: "Callable[[Seat, str], None]") -> None:
        self._speech = ClientProtocol(parse_uri(uri), max_size=None)
        self._cookie = cookie
        self._heard = heard
        self._greeted = False
        self.open = asyncio.Event()
        self.is_lost = False
        self.version = 0
        self.offers: list[int] = []
        self.waits_since = 0.0
        """When the action was sent whose consequence this seat has not seen yet; 0 if there is none."""

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
                    self._heard(self, bytes(event.data).decode())
            elif not self._greeted:
                assert self._speech.handshake_exc is None, self._speech.handshake_exc
                self._greeted = True
                self.open.set()
        self._flush()

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_lost = True

    def send(self, text: bytes) -> None:
        """Say something."""
        self._speech.send_text(text)
        self._flush()

    def leave(self) -> None:
        """Close without ceremony."""
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
        """Open every socket, and read what each is shown first."""
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
        """Say the same over every socket."""
        for seats in self._tables:
            for seat in seats:
                seat.send(text.encode())
        await asyncio.sleep(SETTLE)

    async def shown(self) -> None:
        """Wait until every table has something to act upon."""
        async with asyncio.timeout(TIMEOUT):
            while not all(any(seat.offers for seat in seats) for seats in self._tables):
                await asyncio.sleep(DRAIN)

    async def play(self, seconds: float, *, begin_apart: bool = False) -> Times:
        """One action a second at every table for so long, spread evenly over the second. `begin_apart`: they begin in
        the first seconds one after the other, so that ever after a fourth of the rounds ends in each second.
        """
        self.times = Times()
        self._texts, self._lengths = [], []
        begun, spent = time.perf_counter(), time.process_time()
        count = len(self._tables)
        for number in range(int(seconds * count)):
            wait = begun + number / count - time.perf_counter()
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
        """Close everything; raises AssertionError if the server closed some before."""
        lost = sum(seat.is_lost for seats in self._tables for seat in seats)
        for seats in self._tables:
            for seat in seats:
                seat.leave()
        assert not lost, f"{lost} sockets were lost"

    def _act(self, seats: list[Seat]) -> None:
        """The first seat that may act does, unless the table still waits for what was done before."""
        if any(seat in self._acting for seat in seats):
            self.times.held_up += 1
            return
        able = [seat for seat in seats if seat.offers]
        if not able:
            return
        seat = able[0]
        play = wire.Play(secrets.token_hex(8), seat.version, [self._chance.choice(seat.offers)])
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
        message = _read.decode(text)
        if message.t == "done":
            self.times.done.append(now - seat.waits_since)
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

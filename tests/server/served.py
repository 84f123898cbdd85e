"""A server for tests: the real application on a real port in a thread, and clients for it."""

from __future__ import annotations

import asyncio
import secrets
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar, Union, get_args

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mazzo.host import from_client, to_client
from mazzo.host.from_client import ClientMessage, Play
from mazzo.host.to_client import Refused, ServerMessage
from mazzo.server.accounts import guests
from mazzo.server.accounts.messages import Me
from mazzo.server.app import make_app
from mazzo.server.feature import Feature
from mazzo.server.features import FEATURES
from mazzo.server.http.static_files import FOLDER
from mazzo.server.process.worker import configure
from mazzo.server.rooms.from_client import Act, Catch, NewRoom, RoomWord
from mazzo.server.rooms.to_client import Line, Room, RoomAnswer, RoomDone, RoomIs, RoomRefused, RoomTold, Talk
from mazzo.server.storage.engine import prepare
from tests.e2e.server import free_port
from tests.server import routers
from tests.server.postgres import elsewhere

TIMEOUT = 40.0
FRESH = from_client.Fresh()
Kind = TypeVar("Kind")


class Laid(msgspec.Struct):
    """The fields of a placed card that tests read."""

    card: int


class Board(msgspec.Struct):
    """What the tests read of a seat's board."""

    hand: list[int]
    laid: list[Laid]
    state: str


class View(msgspec.Struct):
    """What the tests read of a view; a game without boards of the seats has none."""

    boards: list[Board] = []
    unseen: list[int] = []


class CardPlay(msgspec.Struct):
    """A card that Grass lets a seat play."""

    action: int


class Partner(msgspec.Struct):
    """Whom Grass lets a seat propose a trade to."""

    action: int
    cards: int


class Gift(msgspec.Struct):
    """A card to give in a trade: actions that describe it, each with its description."""

    ways: list[tuple[int, int]]


class Trade(msgspec.Struct):
    """The parts that Grass offers for a trade."""

    whom: list[Partner]
    gifts: list[Gift]
    wants: list[tuple[int, int]]
    propose: int


class Offers(msgspec.Struct):
    """What a seat is offered; each offer begins with its action. Orchard gives dice, Clustered discards; Gnoming turns,
    draws, takes and puts; Grass plays, trading and the fields after it.
    """

    placements: list[tuple[Any, ...]] = []
    dice: list[tuple[int, int, int]] = []
    discards: list[tuple[int, int | None]] = []
    turns: list[tuple[int, int]] = []
    puts: list[tuple[Any, ...]] = []
    takes: list[tuple[Any, ...]] = []
    draw: int | None = None
    passing: int | None = None
    plays: list[CardPlay] = []
    trade: Trade | None = None
    covers: list[tuple[Any, ...]] = []
    passes: list[tuple[Any, ...]] = []
    picks: list[tuple[Any, ...]] = []
    done: int | None = None
    accept: int | None = None
    decline: int | None = None
    withdraw: int | None = None

    @property
    def actions(self) -> list[int]:
        """Every action offered, in order, except those of trading."""
        single = (self.passing, self.draw, self.done, self.accept, self.decline, self.withdraw)
        lists = (*self.placements, *self.dice, *self.turns, *self.puts, *self.discards, *self.takes)
        more = (*self.covers, *self.passes, *self.picks)
        plays = [play.action for play in self.plays]
        return [*plays, *(offer[0] for offer in (*lists, *more)), *(action for action in single if action is not None)]


class Place(msgspec.Struct):
    """What the tests read of a ranking."""

    seat: int
    title: int


class End(msgspec.Struct):
    """What the tests read of an outcome."""

    reason: str
    ranking: list[Place]


class Seen(msgspec.Struct):
    """A snapshot as a client reads it."""

    version: int
    seat: int | None
    view: View
    offers: Offers
    can_undo: bool
    outcome: End | None


class Told(msgspec.Struct):
    """A step as a client reads it."""

    version: int
    seat: int | None
    text: str


class State(msgspec.Struct, tag_field="t", tag="state"):
    """A state as a client reads it."""

    snapshot: Seen
    steps: list[Told]


Heard = State | ServerMessage
heard: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(
    Union[State, *(kind for kind in get_args(ServerMessage) if kind is not to_client.State)]
)
"""Decodes what a match's socket sends, a state as a client reads it."""


class Seat:
    """One open socket of a match."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        """Everything received, as it came."""
        self.hello = self.expect(to_client.Hello)
        self.state = self.expect(State)

    def send(self, message: ClientMessage) -> None:
        """Send a message as the client would."""
        self.connection.send(msgspec.json.encode(message).decode())

    def receive(self, timeout: float = TIMEOUT) -> Heard:
        """The next message."""
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = heard.decode(text)
        if isinstance(message, State):
            self.state = message
        return message

    def expect(self, kind: type[Kind]) -> Kind:
        """The next message, which must be of this kind."""
        message = self.receive()
        assert isinstance(message, kind), message
        return message

    def play(self, *actions: int, id: str = "") -> to_client.Done:
        """Play a gesture and see it done."""
        self.send(Play(id or fresh_id(), self.state.snapshot.version, list(actions)))
        done = self.expect(to_client.Done)
        self.expect(State)
        return done

    def play_first(self) -> to_client.Done:
        """Play the first action offered."""
        return self.play(self.state.snapshot.offers.actions[0])

    def finish(self) -> End:
        """Play first offers to the end."""
        while self.state.snapshot.outcome is None:
            self.play_first()
        return self.state.snapshot.outcome

    def refusal(self, message: ClientMessage | str | bytes) -> Refused:
        """Send something that must be refused."""
        if isinstance(message, str | bytes):
            self.connection.send(message)
        else:
            self.send(message)
        return self.expect(Refused)

    def closed(self) -> int:
        """Read until the server closes the socket; returns its close code."""
        while True:
            try:
                self.receive()
            except ConnectionClosed as error:
                return error.rcvd.code if error.rcvd else 1006

    def close(self) -> None:
        """Leave."""
        self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


_told: msgspec.json.Decoder[RoomTold] = msgspec.json.Decoder(RoomTold)


class Chair:
    """One open socket of a room."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        """Everything received, as it came."""
        self.lines: list[Line] = []
        self.room = self.expect(RoomIs).room
        self.expect(Talk)

    def receive(self) -> RoomTold:
        """The next message."""
        text = self.connection.recv(TIMEOUT)
        assert isinstance(text, str)
        self.raw.append(text)
        told = _told.decode(text)
        if isinstance(told, RoomIs):
            self.room = told.room
        elif isinstance(told, Talk):
            self.lines += told.lines
        return told

    def expect(self, kind: type[Kind]) -> Kind:
        """The next message, which must be of this kind."""
        told = self.receive()
        assert isinstance(told, kind), told
        return told

    def send(self, word: RoomWord) -> None:
        """Say something as the client would."""
        self.connection.send(msgspec.json.encode(word).decode())

    def answer(self, word: Act) -> RoomDone | RoomRefused:
        """Act, and read on to the answer."""
        self.send(word)
        while True:
            told = self.receive()
            if isinstance(told, RoomDone | RoomRefused):
                assert told.id == word.id
                return told

    def do(self, word: Act) -> None:
        """Do an act, which must succeed, and read until all changes so far are received."""
        told = self.answer(word)
        assert isinstance(told, RoomDone), told
        self.settle()

    def refusal(self, word: Act) -> str:
        """Act, which must be refused; the code."""
        told = self.answer(word)
        assert isinstance(told, RoomRefused), told
        return told.code

    def settle(self) -> Room:
        """Ask for everything again, and read on to the answer."""
        self.send(Catch(1 << 31))
        while self.receive() != Talk([]):
            pass
        return self.room

    def until(self, true: Callable[[Room], bool]) -> Room:
        """Read on until the room is so."""
        while not true(self.room):
            self.receive()
        return self.room

    def hears(self, count: int) -> list[Line]:
        """Read until this many lines are received."""
        while len(self.lines) < count:
            self.receive()
        return self.lines

    def closed(self) -> int:
        """Read until the server closes the socket; returns its close code."""
        while True:
            try:
                self.receive()
            except ConnectionClosed as error:
                return error.rcvd.code if error.rcvd else 1006

    def close(self) -> None:
        """Leave."""
        self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Guest:
    """A person with a browser: a cookie, calls and sockets."""

    def __init__(self, address: str, cookie: str = "") -> None:
        # There is nothing to verify on the loopback, and reading what would be needed for it takes long.
        self.http = httpx.Client(base_url=f"http://{address}", timeout=TIMEOUT, verify=False)
        if cookie:
            self.http.cookies.set(guests.COOKIE, cookie.partition("=")[2])
        self._address = address
        self.me = msgspec.json.decode(self.http.get("/api/me").content, type=Me)

    @property
    def cookie(self) -> str:
        """The Cookie header."""
        return f"{guests.COOKIE}={self.http.cookies[guests.COOKIE]}"

    def begin(self, source: from_client.Source = FRESH, *, practice: bool = False) -> str:
        """Begin a match; returns its id."""
        answer = self.post("/api/matches", from_client.NewMatch("orchard", practice, source))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=to_client.NewMatchAnswer).match

    def post(self, path: str, body: msgspec.Struct) -> httpx.Response:
        """A POST with a JSON body."""
        headers = {"content-type": "application/json"}
        return self.http.post(path, content=msgspec.json.encode(body), headers=headers)

    def get(self, path: str, kind: type[Kind]) -> Kind:
        """The answer to a GET that must succeed, as a value."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    def sit(self, match: str, seat: int | None = None) -> Seat:
        """Open the socket of a match, at one's own seat or at the one that is wanted."""
        wanted = match if seat is None else f"{match}?seat={seat}"
        return Seat(open_socket(self._address, wanted, self.cookie))

    def open_room(self, wish: NewRoom) -> str:
        """Open a room; returns its id."""
        answer = self.post("/api/rooms", wish)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=RoomAnswer).room

    def move(self, match: str, seat: int | None = None) -> bool:
        """Play the first offer of a match in progress; False if there is none now."""
        with self.sit(match, seat) as place:
            offers = place.state.snapshot.offers.actions
            if offers:
                place.send(Play(fresh_id(), place.state.snapshot.version, offers[:1]))
                while not isinstance(place.receive(), to_client.Done):
                    pass
            return bool(offers)

    def come(self, room: str) -> Chair:
        """Open the socket of a room."""
        return Chair(open_socket(self._address, room, self.cookie, kind="rooms"))

    def act(self, room: str, act: Act) -> httpx.Response:
        """Act in a room by a call."""
        return self.post(f"/api/rooms/{room}/acts", act)

    def room(self, room: str) -> Room:
        """A room as this guest may see it."""
        return self.get(f"/api/rooms/{room}", Room)

    def room_after(self, room: str, act: Act) -> Room:
        """The room after an act that must succeed."""
        answer = self.act(room, act)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Room)

    def call_me(self, name: str) -> None:
        """Choose a name."""
        self.http.patch("/api/me", json={"name": name}).raise_for_status()

    def close(self) -> None:
        """Leave for good."""
        self.http.close()


class Hasty:
    """The module `asyncio` with sleeps of a twentieth: uvicorn looks every tenth of a second whether it shall stop, and
    waits another while it does. A thousand tests start a server.
    """

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 20)


vars(uvicorn.server)["asyncio"] = Hasty()


class Served:
    """The application, served until the block is left."""

    def __init__(
        self,
        database: Path | str,
        static: Path = FOLDER,
        send_buffer: int = 0,
        features: Sequence[Feature] = FEATURES,
    ) -> None:
        self.database = database
        self._features = features
        self._send_buffer = send_buffer
        self._static = static
        self._port = free_port()
        self._guests: list[Guest] = []

    def guest(self) -> Guest:
        """A new guest."""
        guest = Guest(self.address)
        self._guests.append(guest)
        return guest

    def as_guest(self, person: Guest) -> Guest:
        """The same person at another server of the same database."""
        twin = Guest(self.address, person.cookie)
        self._guests.append(twin)
        return twin

    def execute(self, statement: str, *values: str) -> list[tuple[object, ...]]:
        """Ask the database itself, or change it."""
        with sqlite3.connect(self.database) as connection:
            rows = connection.execute(statement, values).fetchall()
        connection.close()
        return rows

    def look_in(self, room: str) -> Chair:
        """A stranger who opens a room."""
        return Chair(open_socket(self.address, room, kind="rooms"))

    def watch(self, match: str) -> Seat:
        """A spectator without a cookie."""
        return Seat(open_socket(self.address, match))

    def start(self) -> None:
        """Serve; again on the same port after a stop. A database that is not a file is migrated by its owner: us."""
        if "://" in str(self.database):
            elsewhere(prepare(str(self.database), force=True))
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if self._send_buffer:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self._send_buffer)
        listener.bind(("127.0.0.1", self._port))
        self.address = f"127.0.0.1:{self._port}"
        self._app = make_app(self.database, self._static, features=self._features)
        self._server = uvicorn.Server(configure(self._app))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        give_up = time.monotonic() + TIMEOUT
        while not self._server.started:
            assert time.monotonic() < give_up, "the server does not start"
            time.sleep(0.005)

    def stop(self) -> None:
        """Stop as a signal would."""
        self._server.should_exit = True
        self._thread.join(TIMEOUT)
        assert not self._thread.is_alive()
        routers.give_back(self._app.app)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for guest in self._guests:
            guest.close()
        self.stop()


def open_socket(
    address: str,
    match: str,
    cookie: str = "",
    origin: str = "",
    sock: socket.socket | None = None,
    kind: str = "matches",
) -> ClientConnection:
    """A socket of a match or a room, as a browser opens it. Over a given connection unread messages stay in its buffer;
    otherwise all are read at once, because closing a socket with many unread ones takes ten seconds.
    """
    headers = {"Cookie": cookie} if cookie else {}
    if origin:
        headers["Origin"] = origin
    uri = f"ws://{address}/ws/{kind}/{match}"
    unread = 16 if sock else None
    return connect(
        uri, sock=sock, additional_headers=headers, compression=None, max_size=None, max_queue=unread, legacy=True
    )


def fresh_id() -> str:
    """An id no message had before."""
    return secrets.token_hex(8)


def play_out(match: str, *people: Guest) -> None:
    """Let these people play a match to its end, each whenever they may."""
    moved = True
    while moved:
        moved = max([person.move(match) for person in people])


def is_playing(room: Room) -> bool:
    """Whether a match is played."""
    return room.phase == "playing"


def is_over(room: Room) -> bool:
    """Whether a match has ended."""
    return room.phase == "over"

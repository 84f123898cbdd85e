"""Chaos for tests: people play, trade, undo and chat at tables of Orchard and Grass while servers are killed with -9 or
told to leave and connections are cut.

Clients behave like the browser, over a socket, or like a program, over a stream of events and calls: an unanswered
message is sent again under the same id to the server that answers then.
Each records what was acknowledged; `ledger` compares that with the database at the end.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import msgspec
from msgspec.structs import asdict
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mazzo.host import to_client
from mazzo.host.from_client import ClientMessage, Play, Resume, Undo
from mazzo.host.to_client import Refused
from mazzo.server import migrate
from mazzo.server.accounts import guests
from mazzo.server.rooms.from_client import Act, Bot, Catch, NewRoom, Say, Sit, Start
from mazzo.server.rooms.to_client import Room, RoomAnswer, RoomDone, RoomIs, RoomRefused, RoomTold, Talk
from tests.e2e.server import Server
from tests.server import postgres, proxies, standby
from tests.server.proxies import Worker, two_workers
from tests.server.served import Offers, Seen, State, heard
from tests.server.standby import Pair
from tests.server.test_fleet import Fleet

LIVE = 40
"""Most tables at once."""
PATIENCE = 60.0
"""Seconds without a message after which a client counts as forgotten."""
CUT, UNDO, BOT, COMPANY, STREAM = 0.06, 0.1, 0.35, 0.3, 0.3
"""Probabilities that a connection is cut at a message, that a gesture is undone if possible, that a bot sits
down, that the host stays in the room and chats, and that a player has a stream in place of a socket.
"""
LIFE = 10.0
"""Seconds that a connection lasts on average before it is cut without a reason."""
GESTURES = 25
"""Fewer than a table has on average; at so many for each, the last server was ended."""
GRASS_EVERY = 8
"""One table of so many plays Grass, a single hand, which takes about as many gestures as Orchard."""
TRADING = 0.1
"""Probability that a trade is proposed where one may be."""
TOO_LATE = ("out-of-date", "cannot-undo")
"""How an undo is refused when the round was closed in the meantime, and in Grass a gesture when another came before it.
Nothing else is ever refused here.
"""
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
"""What a client meets when its server dies; a TimeoutError is an OSError."""
TROUBLE = ("database-away", "cannot-save")
"""How a message is refused while the database is away: nothing is known of it, and it is sent again."""
AWAY = (502, 503, 504)
"""How a server answers that stops, or a proxy whose servers are away."""
Row = tuple[Any, ...]
_told: msgspec.json.Decoder[RoomTold] = msgspec.json.Decoder(RoomTold)


class House(ABC):
    """Real processes that serve one database."""

    addresses: Sequence[str]
    """Where clients reach them, some here and some there."""

    @abstractmethod
    def end(self, random: Random, sign: signal.Signals) -> int:
        """End some servers, SIGKILL or SIGTERM, and return when all is up again; how many were ended."""

    def lose_database(self) -> bool:
        """Lose the database at once, and promote its standby; whether there is one."""
        return False

    @abstractmethod
    def rows(self, statement: str) -> list[Row]:
        """Ask the database itself."""

    @abstractmethod
    def said(self) -> str:
        """The log."""


class Alone(House):
    """One server over an SQLite file, killed and started again on the same port."""

    def __init__(self, server: Server) -> None:
        self.addresses = (server.url.removeprefix("http://"),)
        self._server = server

    def end(self, random: Random, sign: signal.Signals) -> int:
        self._server.end(sign)
        self._server.start()
        return 1

    def rows(self, statement: str) -> list[Row]:
        with closing(sqlite3.connect(self._server.folder / "mazzo.sqlite3")) as connection:
            return connection.execute(statement).fetchall()

    def said(self) -> str:
        return self._server.said()


class Two(House):
    """Two workers over PostgreSQL, of which one or both are ended and replaced by their supervisor."""

    def __init__(self, fleet: Fleet, url: str) -> None:
        self.addresses = (fleet.address,)
        self._fleet = fleet
        self._url = url

    def end(self, random: Random, sign: signal.Signals) -> int:
        running = self._fleet.workers()
        doomed = random.sample(sorted(running), random.choice((1, 1, 1, 2)))
        for worker in doomed:
            os.kill(running[worker], sign)
        for worker in doomed:
            self._fleet.until_replaced(worker, running[worker])
        return len(doomed)

    def rows(self, statement: str) -> list[Row]:
        return postgres.sql(self._url, statement)

    def said(self) -> str:
        return self._fleet.log.read_text()


class Behind(House):
    """Two servers behind nginx and HAProxy, of which one or both are ended and started again, over PostgreSQL with a
    standby.
    """

    def __init__(self, addresses: Sequence[str], workers: Sequence[Worker], databases: Pair) -> None:
        self.addresses = addresses
        self._workers = workers
        self._databases = databases

    def end(self, random: Random, sign: signal.Signals) -> int:
        doomed = random.sample(self._workers, random.choice((1, 1, 1, 2)))
        for worker in doomed:
            worker.end(sign)
        for worker in doomed:
            worker.start()
        return len(doomed)

    def lose_database(self) -> bool:
        self._databases.promote()
        return True

    def rows(self, statement: str) -> list[Row]:
        return postgres.sql(self._databases.second, statement)

    def said(self) -> str:
        return "".join(worker.said() for worker in self._workers)


@contextmanager
def alone(folder: Path) -> Iterator[House]:
    """One server."""
    with Server(folder) as server:
        yield Alone(server)


@contextmanager
def two(folder: Path, url: str) -> Iterator[House]:
    """A server with two workers."""
    fleet = Fleet(folder, url)
    try:
        yield Two(fleet, url)
    finally:
        fleet.end()


@contextmanager
def behind(folder: Path) -> Iterator[House]:
    """Two servers behind nginx and HAProxy, over PostgreSQL with a standby."""
    programs = {kind: proxies.needed(kind) for kind in ("nginx", "haproxy")}
    with standby.pair() as databases, ExitStack() as stack:
        migrate(databases.url)
        workers = stack.enter_context(two_workers(folder, databases.url))
        ports = [worker.port for worker in workers]
        addresses = [
            stack.enter_context(proxies.proxied(kind, program, folder, ports, with_limits=kind != "nginx"))
            for kind, program in programs.items()
        ]
        yield Behind(addresses, workers, databases)


@dataclass
class Tally:
    """What happened so far."""

    acknowledged: int = 0
    traded: int = 0
    """How many of them proposed a trade or accepted one."""
    streamed: int = 0
    """How many of them were calls beside a stream."""
    promotions: int = 0
    """How many databases were lost, and their standby promoted."""
    kills: int = 0
    leaves: int = 0
    """How many servers were told to leave, not killed."""
    cuts: int = 0
    again: int = 0
    """What was sent again because no answer had come."""


class World:
    """Shared by all clients: the server's addresses, the open connections, the counts."""

    def __init__(self, addresses: Sequence[str], seed: str) -> None:
        self.addresses = addresses
        self.seed = seed
        self.tally = Tally()
        self.is_over = False
        """Whether all tables have played, perhaps with fewer gestures than the last end waits for."""
        self.open: dict[Connection, None] = {}
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many people share this client
        self.http = httpx.AsyncClient(cookies=nobody, timeout=PATIENCE)

    def cut(self, socket: Connection) -> None:
        """End a connection without a word."""
        if self.open.pop(socket, self) is None:
            self.tally.cuts += 1
            socket.transport.abort()

    async def scissors(self) -> None:
        """Cut random connections, each every `LIFE` seconds or so."""
        random = Random(f"{self.seed} scissors")
        while True:
            await asyncio.sleep(LIFE / max(1, len(self.open)) * random.uniform(0.5, 1.5))
            if self.open:
                self.cut(random.choice(list(self.open)))

    async def hear(self, socket: Connection) -> str | bytes:
        """The next message. Raises AssertionError if none comes for very long: the client was forgotten."""
        try:
            return await asyncio.wait_for(socket.recv(), PATIENCE)
        except TimeoutError:
            raise AssertionError("a client receives nothing more") from None


@dataclass
class Client:
    """A client with a cookie that continues after cuts and killed servers."""

    world: World
    random: Random
    address: str
    cookie: str = ""
    acts: dict[str, Act] = field(default_factory=dict)
    """What was acknowledged in the room."""

    async def come(self) -> None:
        """Become a guest."""
        answer = await self.call("GET", "/api/me")
        self.cookie = f"{guests.COOKIE}={answer.cookies[guests.COOKIE]}"

    async def call(self, method: str, path: str, body: msgspec.Struct | None = None) -> httpx.Response:
        """The answer to a call that must succeed, made again until there is one."""
        headers = {"content-type": "application/json"} | ({"cookie": self.cookie} if self.cookie else {})
        content = None if body is None else msgspec.json.encode(body)
        while True:
            calling = self.world.http.request(method, self.url(path), headers=headers, content=content)
            patience = PATIENCE
            if self.random.random() < CUT:
                self.world.tally.cuts += 1
                patience = self.random.uniform(0.0, 0.03)
            try:
                answer = await asyncio.wait_for(calling, patience)
            except (httpx.TransportError, TimeoutError):
                await self.rest()
            else:
                if answer.status_code not in AWAY:
                    assert answer.is_success, f"{method} {path} {body}: {answer.text}"
                    return answer
            self.world.tally.again += 1

    async def act(self, room: str, act: Act) -> Room:
        """Act in a room by a call; the room after it."""
        answer = await self.call("POST", f"/api/rooms/{room}/acts", act)
        self.acts[act.id] = act
        self.world.tally.acknowledged += 1
        return msgspec.json.decode(answer.content, type=Room)

    async def stay(self, connected: Callable[[], AbstractAsyncContextManager[Connection]], talk: Awaiting) -> None:
        """Hold a conversation, connecting again and again, until it is over."""
        is_over = False
        while not is_over:
            try:
                async with connected() as socket:
                    self.world.open[socket] = None
                    try:
                        is_over = await talk.hold(socket)
                    finally:
                        self.world.open.pop(socket, None)
            except BROKEN:
                await self.rest()

    def url(self, path: str) -> str:
        """Where a path is called."""
        return f"http://{self.address}{path}"

    def socket(self, path: str) -> AbstractAsyncContextManager[Connection]:
        """A socket."""
        uri = f"ws://{self.address}{path}"
        return connect(uri, additional_headers={"Cookie": self.cookie}, compression=None, max_size=None)

    @asynccontextmanager
    async def stream(self, match: str, since: int) -> AsyncGenerator[Connection]:
        """The stream of a match from a version on, with calls for what is sent."""
        async with self.world.http.stream(
            "GET", self.url(f"/api/matches/{match}/events?since={since}"), headers={"cookie": self.cookie}
        ) as answer:
            if answer.status_code in AWAY:
                raise OSError(answer.status_code)
            assert answer.is_success, answer.status_code
            stream = Stream(self, match, answer)
            reading = asyncio.create_task(stream.read())
            try:
                yield stream
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)

    async def send(self, socket: Connection, message: msgspec.Struct) -> None:
        """Send a message, over a connection that may be cut before or after."""
        fate = self.random.random()
        if fate < CUT / 2:
            self.world.cut(socket)
        await socket.send(msgspec.json.encode(message).decode())
        if fate > 1 - CUT / 2:
            self.world.cut(socket)

    async def rest(self) -> None:
        """Wait before the next attempt."""
        await asyncio.sleep(self.random.uniform(0.1, 0.6))


class Stream:
    """The events of a match as messages, and calls for the messages that are sent, whose answers are messages, too."""

    def __init__(self, client: Client, match: str, answer: httpx.Response) -> None:
        self.transport = self
        """As a socket has it, to be cut."""
        self._client = client
        self._match = match
        self._answer = answer
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def read(self) -> None:
        """Read events until the stream ends."""
        try:
            async for line in self._answer.aiter_lines():
                if line.startswith("data: {"):
                    self._heard.put_nowait(line.removeprefix("data: "))
        except httpx.TransportError:
            pass
        finally:
            self.abort()

    def abort(self) -> None:
        """End without a word."""
        self._heard.put_nowait(None)

    async def recv(self) -> str:
        """The next message. Raises EOFError after the last."""
        text = await self._heard.get()
        if text is None:
            raise EOFError
        return text

    async def send(self, text: str) -> None:
        """Carry out a message by a call."""
        message = msgspec.json.decode(text, type=ClientMessage)
        if isinstance(message, Resume):
            return  # the stream began there
        kind = "undo" if isinstance(message, Undo) else "play"
        body = msgspec.json.encode({name: value for name, value in asdict(message).items() if name != "t"})
        headers = {"content-type": "application/json", "cookie": self._client.cookie}
        path = self._client.url(f"/api/matches/{self._match}/{kind}")
        try:
            answer = await self._client.world.http.post(path, content=body, headers=headers)
        except httpx.TransportError as error:
            raise EOFError from error
        if answer.status_code in AWAY:
            raise EOFError
        told = answer.json()
        if answer.is_success:
            reply: msgspec.Struct = to_client.Done(message.id, told["version"])
        else:
            # refused is only what comes too late, so there is a newer version
            reply = Refused(message.id, told["code"], "", {}, message.version + 1)
        self._heard.put_nowait(msgspec.json.encode(reply).decode())


Connection = ClientConnection | Stream


class Awaiting(ABC):
    """A sequence of messages over many connections."""

    @abstractmethod
    async def hold(self, socket: Connection) -> bool:
        """Go on over a connection until it breaks (False, or what is in `BROKEN`) or everything is said (True)."""


@dataclass(frozen=True)
class Sent:
    """A gesture as it was sent: its message, and the text the journal must hold; "" if it follows from the actions."""

    message: Play | Undo
    text: str = ""
    is_trade: bool = False


@dataclass
class Player(Awaiting):
    """Plays one seat of a match to its end."""

    client: Client
    match: str
    seat: int
    is_hurried: bool
    """Whether others may act at the same time, and so come before."""
    sent: dict[str, Sent] = field(default_factory=dict)
    acknowledged: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    pending: Sent | None = None
    known: int = 0
    """The newest version received."""
    last: str | bytes = ""
    """The last state, as it came."""

    async def hold(self, socket: Connection) -> bool:
        snapshot: Seen | None = None
        while True:
            text = await self.client.world.hear(socket)
            match heard.decode(text):
                case to_client.Hello(seat=seat):
                    assert seat == self.seat
                    await self._resume(socket)
                case to_client.Done(id=id, version=version):
                    assert id in self.sent
                    assert id not in self.refused
                    self._count(id, socket)
                    self._answered(id, version)
                case Refused(id=id, code=code) if code in TROUBLE:
                    assert id in self.sent, code
                    return False
                case Refused(id=id, code=code, version=version):
                    assert id in self.sent, code
                    assert code in TOO_LATE, f"{code} at {version}: {self.sent[id]}, known {self.known}"
                    assert self.is_hurried or isinstance(self.sent[id].message, Undo), self.sent[id]
                    assert id not in self.acknowledged
                    self.refused.add(id)
                    self._answered(id, version)
                case State(snapshot=snapshot):
                    if snapshot.version >= self.known:
                        self.last, self.known = text, snapshot.version
                case other:
                    raise AssertionError(other)
            if snapshot is not None and snapshot.version >= self.known and self.pending is None:
                if snapshot.outcome is not None:
                    return True
                await self._move(socket, snapshot)

    def _count(self, id: str, socket: Connection) -> None:
        """Count what was acknowledged, once."""
        if id not in self.acknowledged:
            self.acknowledged.add(id)
            tally = self.client.world.tally
            tally.acknowledged += 1
            tally.traded += self.sent[id].is_trade
            tally.streamed += isinstance(socket, Stream)

    async def _resume(self, socket: Connection) -> None:
        """As the browser does: ask for what was missed, and send what was not answered under the same id."""
        if self.last:
            await self.client.send(socket, Resume(self.known))
        if self.pending is not None:
            self.client.world.tally.again += 1
            await self.client.send(socket, self.pending.message)

    def _answered(self, id: str, version: int) -> None:
        self.known = max(self.known, version)
        if self.pending is not None and self.pending.message.id == id:
            self.pending = None

    async def _move(self, socket: Connection, snapshot: Seen) -> None:
        """Make a move, if it is the seat's turn; sometimes take one back."""
        random, offers, version = self.client.random, snapshot.offers, snapshot.version
        id = f"{self.seat}-{random.getrandbits(64):016x}"
        if snapshot.can_undo and random.random() < UNDO:
            gesture = Sent(Undo(id, version), "undo")
        elif offers.dice:
            action, row, col = random.choice(offers.dice)
            gesture = Sent(Play(id, version, [action]), f"die {row},{col}")
        elif offers.placements:
            action, card, turn, row, col, *_ = random.choice(offers.placements)
            gesture = Sent(Play(id, version, [action]), f"{card} r{90 * turn} @ {row},{col}")
        elif actions := _grass_gesture(random, offers):
            is_trade = len(actions) > 1 or offers.accept in actions
            gesture = Sent(Play(id, version, actions), is_trade=is_trade)
        else:
            return
        self.pending = self.sent[id] = gesture
        await self.client.send(socket, gesture.message)


def _grass_gesture(random: Random, offers: Offers) -> list[int]:
    """Actions of Grass that are not the slowest way to the end of a match; [] if there is none. Sometimes a trade of
    one card for another is proposed.
    """
    trade = offers.trade
    if trade and trade.whom and trade.gifts and random.random() < TRADING:
        partner = random.choice(trade.whom)
        (given, _), (wanted, _) = random.choice(random.choice(trade.gifts).ways), random.choice(trade.wants)
        if partner.cards:
            return [partner.action, given, wanted, trade.propose]
    if offers.plays and random.random() < 0.75:  # most other actions lay nothing
        return [random.choice(offers.plays).action]
    return [random.choice(offers.actions)] if offers.actions else []


@dataclass
class Company(Awaiting):
    """Sits in the room while the match is played, and says something now and then."""

    client: Client
    match: str
    to_say: list[Say]

    async def hold(self, socket: Connection) -> bool:
        asked = ""
        while True:
            match _told.decode(await self.client.world.hear(socket)):
                case RoomIs(room=room):
                    assert room.match == self.match
                    if room.phase == "over" and not self.to_say:
                        return True
                case RoomDone(id=id):
                    self.client.world.tally.acknowledged += id not in self.client.acts
                    self.client.acts |= {say.id: say for say in self.to_say if say.id == id}
                    self.to_say = [say for say in self.to_say if say.id != id]
                    if not self.to_say:
                        await self.client.send(socket, Catch(-1))
                case RoomRefused() as refused:
                    assert refused.code in TROUBLE, refused
                    return False
                case Talk():
                    pass
            if self.to_say and asked != self.to_say[0].id:
                asked = self.to_say[0].id
                await self.client.send(socket, self.to_say[0])


@dataclass
class Table:
    """One room, from its opening to the end of its match."""

    number: int
    world: World
    room: str = ""
    match: str = ""
    seats: int = 0
    clients: list[Client] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = Random(f"{self.world.seed} {self.number}")

    async def play(self) -> None:
        """Open the room, sit down, play to the end."""
        people = self.random.choice((2, 2, 3))
        bots = int(people == 2 and self.random.random() < BOT)
        self.seats = people + bots
        game = "orchard" if self.number % GRASS_EVERY else "grass"
        self.clients = [
            Client(self.world, Random(f"{self.world.seed} {self.number} {k}"), self.random.choice(self.world.addresses))
            for k in range(people)
        ]
        for client in self.clients:
            await client.come()
        host, *others = self.clients
        options = ["one-hand"] if game == "grass" else []  # a match of forty hands would outlast all others
        opened = await host.call("POST", "/api/rooms", NewRoom(game, self.seats, options))
        self.room = msgspec.json.decode(opened.content, type=RoomAnswer).room
        sitting = [client.act(self.room, Sit(self._id(), seat)) for seat, client in enumerate(others, 1)]
        await asyncio.gather(*sitting, *(host.act(self.room, Bot(self._id(), people)) for _ in range(bots)))
        room = await host.act(self.room, Start(self._id()))
        assert room.match is not None
        self.match = room.match
        hurried = game == "grass"
        self.players = [Player(client, self.match, seat, hurried) for seat, client in enumerate(self.clients)]
        doing = [player.client.stay(self._way(player), player) for player in self.players]
        if self.random.random() < COMPANY:
            lines = [Say(self._id(), phrase) for phrase in ("hello", "good-luck", "bye")]
            doing.append(host.stay(lambda: host.socket(f"/ws/rooms/{self.room}"), Company(host, self.match, lines)))
        await together(doing)
        await self._see_the_end()

    def _way(self, player: Player) -> Callable[[], AbstractAsyncContextManager[Connection]]:
        """What connects a player to the match: always a stream for the second, so that the smallest run has one."""
        if player.seat == 1 or self.random.random() < STREAM:
            return lambda: player.client.stream(self.match, player.known)
        return lambda: player.client.socket(f"/ws/matches/{self.match}")

    async def _see_the_end(self) -> None:
        """All clients see that the match is over, at once or when their worker has read it."""
        for client in self.clients:
            give_up = monotonic() + PATIENCE
            while True:
                answer = await client.call("GET", f"/api/rooms/{self.room}")
                room = msgspec.json.decode(answer.content, type=Room)
                assert room.match == self.match
                if room.phase == "over":
                    break
                assert monotonic() < give_up, "a room that does not know that its match is over"

    def _id(self) -> str:
        return f"act-{self.random.getrandbits(64):016x}"


async def together(doing: list[Coroutine[None, None, None]]) -> None:
    """Do all of it at once; the first fault ends everything."""
    async with asyncio.TaskGroup() as group:
        for work in doing:
            group.create_task(work)


async def rage(house: House, seed: str, count: int, kills: int, leaves: int) -> tuple[World, list[Table]]:
    """Play at `count` tables while servers are killed `kills` times and told to leave `leaves` times."""
    world = World(house.addresses, seed)
    tables = [Table(number, world) for number in range(count)]
    places = asyncio.Semaphore(LIVE)

    async def play(table: Table) -> None:
        async with places:
            await table.play()

    signs = [signal.SIGKILL] * kills + [signal.SIGTERM] * leaves
    ending = asyncio.create_task(_end(house, world, Random(f"{seed} kills"), signs, GESTURES * count))
    cutting = asyncio.create_task(world.scissors())
    try:
        await together([play(table) for table in tables])
        world.is_over = True
        await ending
    finally:
        for task in (ending, cutting):
            task.cancel()
        await asyncio.gather(ending, cutting, return_exceptions=True)
        await world.http.aclose()
    return world, tables


async def _end(house: House, world: World, random: Random, signs: list[signal.Signals], acknowledged: int) -> None:
    """End servers whenever so much more was acknowledged as chance decides, and lose the database in the middle."""
    ends: list[tuple[float, signal.Signals | None]] = [(random.uniform(0, acknowledged), sign) for sign in signs]
    for moment, sign in sorted([*ends, (acknowledged / 2, None)], key=lambda end: end[0]):
        while world.tally.acknowledged < moment and not world.is_over:
            await asyncio.sleep(0.01)
        if sign is None:
            world.tally.promotions += await asyncio.to_thread(house.lose_database)
            continue
        ended = await asyncio.to_thread(house.end, random, sign)
        if sign == signal.SIGKILL:
            world.tally.kills += ended
        else:
            world.tally.leaves += ended

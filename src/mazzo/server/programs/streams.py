"""Streams of events (Server-Sent Events): what a socket tells, for programs that only listen, or play by calls.

Each event is named as the socket's message and holds its very bytes. The id of a match's `state` is the viewer's
version, that of a room's events is version and line, so that who comes back with `Last-Event-ID` is told what was
missed. A stream that ends says why in `close`.
"""

from __future__ import annotations

import asyncio
import re
from abc import abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEvent, ServerSentEventMessage

from mazzo.server.accounts.door import Asker
from mazzo.server.gate import address
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.limits import OUTGOING
from mazzo.server.live import LiveMatch, Watcher
from mazzo.server.outlet import TOO_SLOW, Outlet
from mazzo.server.problems import AnyRequest, Turned
from mazzo.server.rooms.live import RoomWatcher
from mazzo.server.rooms.outside import hello_of
from mazzo.server.store import Person

KEEP_ALIVE = 15.0
"""Seconds of silence after which a comment is sent, so that nobody between takes the stream for dead."""
RETRY = 2_000
"""Milliseconds after which a client comes back."""


class Stream(Outlet):
    """A connection that is told events."""

    def __init__(self) -> None:
        self.events: asyncio.Queue[ServerSentEventMessage | None] = asyncio.Queue(OUTGOING + 2)

    @abstractmethod
    def id_of(self, kind: str, text: str) -> str | None:
        """What a client that was told this last names when it comes back."""

    def tell_text(self, text: str) -> None:
        if self.events.qsize() >= OUTGOING:
            self.end(TOO_SLOW)
            return
        kind = _tag.decode(text).t
        self.events.put_nowait(ServerSentEventMessage(data=text, event=kind, id=self.id_of(kind, text)))

    def end(self, code: int) -> None:
        """Say why and tell no more."""
        while not self.events.empty():
            self.events.get_nowait()
        self.events.put_nowait(ServerSentEventMessage(data=str(code), event="close"))
        self.events.put_nowait(None)


class MatchStream(Stream, Watcher):
    """One that watches a match."""

    def __init__(self, seat: int | None) -> None:
        Watcher.__init__(self, seat, self.end)
        Stream.__init__(self)

    def id_of(self, kind: str, _text: str) -> str | None:
        return str(self.shown.version) if kind == "state" and self.shown else None


class RoomStream(Stream, RoomWatcher):
    """One that watches a room."""

    def __init__(self, person: Person | None, line: int) -> None:
        RoomWatcher.__init__(self, person, self.end)
        Stream.__init__(self)
        self.line = line
        self._version = 0

    def id_of(self, kind: str, text: str) -> str | None:
        if kind == "room":
            self._version = _room_is.decode(text).room.version
        return str(self._version) if self.line < 0 else f"{self._version}.{self.line}"


class _Tag(msgspec.Struct):
    t: str


class _Version(msgspec.Struct):
    version: int


class _RoomIs(msgspec.Struct):
    room: _Version


_tag = msgspec.json.Decoder(_Tag)
_room_is = msgspec.json.Decoder(_RoomIs)


@get("/api/matches/{id:str}/events")
async def match_events(
    request: AnyRequest,
    hall: GivenHall,
    id: FromPath[str],
    since: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> ServerSentEvent:
    """What happens in a match, as the asker may see it, from now or after a version of theirs."""
    asker = await hall.door.ask(request)
    live = await hall.match(id)
    stream = MatchStream(live.seat_of(asker.person.id if asker else None, seat))
    seen = live.match.seen(stream.seat)
    if since is not None and not 0 <= since <= seen:
        raise Turned(400, "bad-request", where="since")
    last = _last(request)
    if last:  # what a client was told last counts before its address
        since = min(last[0], seen)

    async def begin() -> None:
        await _greet(hall, stream, live, asker, seen if since is None else since)

    return _answer(request, hall, asker, stream, begin, lambda: live.watchers.discard(stream))


@get("/api/rooms/{id:str}/events")
async def room_events(request: AnyRequest, hall: GivenHall, id: FromPath[str]) -> ServerSentEvent:
    """What happens in a room, as the asker may see it. Who listens is there."""
    asker = await hall.door.ask(request)
    live = await hall.room(id)
    last = _last(request)
    stream = RoomStream(asker.person if asker else None, last[1] if last else -1)
    return _answer(request, hall, asker, stream, lambda: hall.run(live.enter(stream)), lambda: live.leave(stream))


async def _greet(hall: Hall, stream: MatchStream, live: LiveMatch, asker: Asker | None, since: int) -> None:
    stream.tell(await hello_of(hall, live, stream.seat, asker.person if asker else None))
    live.show(stream, since)
    live.watchers.add(stream)


def _last(request: AnyRequest) -> tuple[int, int] | None:
    """Version and line of the event that a client was told last, line -1 for none; None when it says nothing, or no
    sense.
    """
    found = re.fullmatch(r"(\d{1,10})(?:\.(\d{1,10}))?", request.headers.get("last-event-id", ""), re.ASCII)
    return (int(found[1]), int(found[2] or -1)) if found else None


def _answer(
    request: AnyRequest,
    hall: Hall,
    asker: Asker | None,
    stream: Stream,
    begin: Callable[[], Awaitable[None]],
    leave: Callable[[], None],
) -> ServerSentEvent:
    """The stream as an answer. Raises Turned when the client has too many open."""
    place = address(request.scope)
    client = asker.person.id if asker else place
    if not _enter(hall, client, place):
        raise Turned(429, "too-many")
    _leave(hall, client, place)  # entered when the first event is asked for: who leaves before was never here

    async def told() -> AsyncGenerator[ServerSentEventMessage]:
        if not _enter(hall, client, place):
            return
        try:
            with hall.door.opened(asker, stream.end):
                await begin()
                while True:
                    try:
                        event = await asyncio.wait_for(stream.events.get(), KEEP_ALIVE)
                    except TimeoutError:
                        event = ServerSentEventMessage(comment="here")
                    if event is None:
                        return
                    yield event
        finally:
            leave()
            _leave(hall, client, place)

    return ServerSentEvent(told(), retry_duration=RETRY)


def _enter(hall: Hall, client: str, place: str) -> bool:
    if not hall.addresses.enter(place):
        return False
    if not hall.sockets.enter(client):
        hall.addresses.leave(place)
        return False
    return True


def _leave(hall: Hall, client: str, place: str) -> None:
    hall.sockets.leave(client)
    hall.addresses.leave(place)


CALLS: list[Any] = [match_events, room_events]

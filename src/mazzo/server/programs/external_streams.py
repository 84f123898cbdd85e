"""Server-Sent Events: the messages of the sockets as streams, for programs that only read, or play by calls.

Each event has the name and the exact text of the socket's message. The id of a match's `state` is the viewer's version,
that of a room's events version and chat message; a client that reconnects with `Last-Event-ID` gets what it missed. A
stream that the server ends sends `close` with the reason.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any, Literal

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEvent, ServerSentEventMessage
from litestar.response.base import ASGIResponse
from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Scope, Send

from mazzo.server.accounts.authenticator import Authenticator, GivenAuthenticator, Principal
from mazzo.server.accounts.person import Person
from mazzo.server.deals.gate import GivenDealGate
from mazzo.server.errors import ServiceError
from mazzo.server.http.dependencies import GivenTasks
from mazzo.server.http.requests import AnyRequest
from mazzo.server.http.security_middleware import address
from mazzo.server.limits import OUTGOING
from mazzo.server.matches.live import MatchSubscription
from mazzo.server.matches.registry import GivenMatches
from mazzo.server.rooms.match_summary import hello_of
from mazzo.server.rooms.registry import GivenRooms
from mazzo.server.rooms.telling import RoomSubscription
from mazzo.server.sockets.connection import ConnectionLimits, GivenConnectionLimits
from mazzo.server.sockets.outbox import Outbox
from mazzo.server.subscriber import FLOOD, GONE, TOO_SLOW

KEEP_ALIVE = 15.0
"""Seconds of silence after which a comment is sent, so that proxies keep the stream open."""
RETRY = 2_000
"""Milliseconds after which a client should reconnect."""


class Stream(Outbox):
    """An outbox whose messages are events. `id_of` returns the event id from an event's kind and text."""

    def __init__(self) -> None:
        super().__init__(self.end)
        self.id_of: Callable[[str, str], str | None] = _no_id
        self.events: asyncio.Queue[ServerSentEventMessage | None] = asyncio.Queue(OUTGOING + 2)

    def send(self, text: str) -> None:
        if self.events.qsize() >= OUTGOING or not self.has_room(text):
            self.end(TOO_SLOW)
            return
        self.waiting += len(text)
        kind = _tag.decode(text).t
        self.events.put_nowait(ServerSentEventMessage(data=text, event=kind, id=self.id_of(kind, text)))

    def end(self, code: int) -> None:
        """Send the reason and end the stream."""
        while not self.events.empty():
            self.events.get_nowait()
        self.events.put_nowait(ServerSentEventMessage(data=str(code), event="close"))
        self.events.put_nowait(None)

    def close(self) -> None:
        super().close()
        self.id_of = _no_id


def _no_id(_kind: str, _text: str) -> None:
    """For streams without ids."""


def subscribe_to_match(stream: Stream, seat: int | None) -> MatchSubscription:
    """Subscribe a stream to a match; the id of a state is the viewer's version."""
    subscription = MatchSubscription(stream, seat)

    def id_of(kind: str, _text: str) -> str | None:
        return str(subscription.last_snapshot.version) if kind == "state" and subscription.last_snapshot else None

    stream.id_of = id_of
    return subscription


def subscribe_to_room(stream: Stream, person: Person | None, line: int) -> RoomSubscription:
    """Subscribe a stream to a room, with chat from after `line`; the id of an event is version and chat message."""
    subscription, version = RoomSubscription(stream, person, line), 0

    def id_of(kind: str, text: str) -> str | None:
        nonlocal version
        if kind == "room":
            version = _room_is.decode(text).room.version
        return str(version) if subscription.line < 0 else f"{version}.{subscription.line}"

    stream.id_of = id_of
    return subscription


class _Counted(ServerSentEvent):
    """The answer of a counted stream: `leave` is called when the answer ends, even before its first event."""

    def __init__(
        self, stream: Stream, events: AsyncGenerator[ServerSentEventMessage], leave: Callable[[], None]
    ) -> None:
        super().__init__(events, retry_duration=RETRY)
        self._stream, self._events, self._leave = stream, events, leave

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> ASGIResponse:
        answer = super().to_asgi_response(*args, **kwargs)
        assert isinstance(answer, ASGIStreamingResponse)
        return _Ending(answer, self._stream, self._events, self._leave)


class _Ending(ASGIResponse):
    """An answer that closes its generator when it ends, not when it is collected. When the client leaves it ends the
    stream; Litestar's answer would cancel it, which leaves a reference cycle.
    """

    def __init__(
        self,
        answer: ASGIStreamingResponse,
        stream: Stream,
        events: AsyncGenerator[ServerSentEventMessage],
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self._answer, self._stream, self._events, self._leave = answer, stream, events, leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        listening = asyncio.create_task(self._listen(receive))
        try:
            await self._answer.start_response(send)
            await self._speak(send)
        finally:
            listening.cancel()
            self._leave()
            await self._events.aclose()

    async def _listen(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.end(GONE)

    async def _speak(self, send: Send) -> None:
        more: Literal[True] = True
        async for chunk in self._answer.iterator:
            assert isinstance(chunk, bytes)
            await send({"type": "http.response.body", "body": chunk, "more_body": more})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


class _Tag(msgspec.Struct):
    t: str


class _Version(msgspec.Struct):
    version: int


class _RoomIs(msgspec.Struct):
    room: _Version


_tag = msgspec.json.Decoder(_Tag)
_room_is = msgspec.json.Decoder(_RoomIs)


@get("/api/matches/{id:str}/events", header="Last-Event-ID")
async def match_events(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    rooms: GivenRooms,
    connection_limits: GivenConnectionLimits,
    deal_gate: GivenDealGate,
    id: FromPath[str],
    since: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> ServerSentEvent:
    """The events of a match as the person may see them, from now or after a version."""
    principal = await authenticator.authenticate(request)
    live = await matches.get(id)
    await deal_gate.check(live, principal.person if principal else None)
    stream = Stream()
    subscription = subscribe_to_match(stream, live.seat_of(principal.person.id if principal else None, seat))
    last = _last(request)
    first = last[0] if last else since  # the last event received takes precedence over the query
    if first is not None:
        await live.reach(subscription.seat, first)
    steps = live.match.seen(subscription.seat)
    if since is not None and not 0 <= since <= steps:
        raise ServiceError(400, "bad-request", where="since")
    if last:
        since = min(last[0], steps)

    async def begin() -> None:
        subscription.send(await hello_of(rooms, live, subscription.seat, principal.person if principal else None))
        await live.subscribe(subscription, steps if since is None else since)

    return _answer(
        request,
        authenticator,
        connection_limits,
        principal,
        stream,
        begin,
        lambda: live.subscriptions.discard(subscription),
    )


@get("/api/rooms/{id:str}/events", header="Last-Event-ID")
async def room_events(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    rooms: GivenRooms,
    connection_limits: GivenConnectionLimits,
    tasks: GivenTasks,
    id: FromPath[str],
) -> ServerSentEvent:
    """The events of a room as the person may see them. Listening counts as being present."""
    principal = await authenticator.authenticate(request)
    live = await rooms.get(id)
    last = _last(request)
    stream = Stream()
    subscription = subscribe_to_room(stream, principal.person if principal else None, last[1] if last else -1)
    place = address(request.scope)
    return _answer(
        request,
        authenticator,
        connection_limits,
        principal,
        stream,
        lambda: tasks.run(live.enter(subscription, place)),
        lambda: live.leave(subscription),
    )


def _last(request: AnyRequest) -> tuple[int, int] | None:
    """Version and chat message (-1 for none) in Last-Event-ID; None when absent or malformed."""
    match = re.fullmatch(r"(\d{1,10})(?:\.(\d{1,10}))?", request.headers.get("last-event-id", ""), re.ASCII)
    return (int(match[1]), int(match[2] or -1)) if match else None


def _answer(
    request: AnyRequest,
    authenticator: Authenticator,
    connection_limits: ConnectionLimits,
    principal: Principal | None,
    stream: Stream,
    begin: Callable[[], Awaitable[None]],
    leave: Callable[[], None],
) -> ServerSentEvent:
    """The stream as an answer. Raises ServiceError when too many are open at the client's address."""
    place = address(request.scope)
    if not connection_limits.addresses.enter(place):
        raise ServiceError(429, "too-many")
    leave_client = connection_limits.clients.enter(
        principal.person.id if principal else place, request.path_params["id"], stream.end
    )

    def leave_all() -> None:
        leave_client()
        connection_limits.addresses.leave(place)

    async def events() -> AsyncGenerator[ServerSentEventMessage]:
        try:
            with authenticator.watch_credential(principal, stream.end):
                await begin()
                while True:
                    try:
                        event = await asyncio.wait_for(stream.events.get(), KEEP_ALIVE)
                    except TimeoutError:
                        event = ServerSentEventMessage(comment="here")
                    if event is None:
                        return
                    stream.waiting -= len(str(event.data or ""))
                    yield event
        except ServiceError:  # too many watch the room
            yield ServerSentEventMessage(data=str(FLOOD), event="close")
        finally:
            leave()
            stream.close()

    return _Counted(stream, events(), leave_all)


ROUTES = [match_events, room_events]

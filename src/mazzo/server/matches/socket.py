"""The web socket of a match: the messages of its clients, and what answers them. A new message is a class here, in
`ClientMessage` or `ServerMessage`, and a case of `handle`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from litestar import websocket
from litestar.params import FromPath
from msgspec import Meta, Struct

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.server.accounts.authenticator import GivenAuthenticator, Principal
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.http.dependencies import GivenTasks
from mazzo.server.http.scopes import Scope
from mazzo.server.limits import ACTIONS, SEATS, TEXT
from mazzo.server.matches import to_client
from mazzo.server.matches.from_client import Action, MessageId, Version
from mazzo.server.matches.live import LiveMatch, MatchSubscription
from mazzo.server.matches.registry import GivenMatches
from mazzo.server.rooms.match_summary import hello_of
from mazzo.server.rooms.registry import GivenRooms, RoomRegistry
from mazzo.server.sockets.connection import Connection, ConnectionLimits, GivenConnectionLimits, Socket, serve_socket


class Play(Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    """Play one gesture: all actions are applied, or none."""

    id: MessageId
    version: Version
    actions: Annotated[list[Action], Meta(min_length=1, max_length=ACTIONS)]


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take the last gesture back."""

    id: MessageId
    version: Version


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask whether an action, as text such as `14 r90 @ -1,2`, is legal, and if not, why."""

    scope: ClassVar[Scope] = "read"

    id: MessageId
    version: Version
    text: Annotated[str, Meta(min_length=1, max_length=TEXT)]


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    """Send the events since this version."""

    scope: ClassVar[Scope] = "read"

    version: Version


ClientMessage = Play | Undo | Why | Resume


class Refused(Struct, tag_field="t", tag="refused"):
    """The message was refused; nothing changed. `id`: empty if it had no readable id. `version`: the current one."""

    id: str
    code: str
    rule: str
    facts: dict[str, Fact]
    version: int


class WhyAnswer(Struct, tag_field="t", tag="reason"):
    """The answer to `why`; code "" when the action is legal."""

    id: str
    code: str
    rule: str
    facts: dict[str, Fact]


ServerMessage = to_client.Hello | to_client.State | to_client.Done | Refused | WhyAnswer


@websocket("/ws/matches/{id:str}", hears=ClientMessage, tells=ServerMessage)
async def match_socket(
    socket: Socket,
    id: FromPath[str],
    authenticator: GivenAuthenticator,
    connection_limits: GivenConnectionLimits,
    matches: GivenMatches,
    rooms: GivenRooms,
    tasks: GivenTasks,
) -> None:
    """Serve one client of one match. `?seat=` chooses among several own seats; with another's seat the client is a
    spectator.
    """

    async def begin(principal: Principal | None) -> _MatchConnection:
        live = await matches.get(id)
        seat_number = _seat_number(socket.query_params.get("seat"))
        seat = live.seat_of(principal.person.id if principal else None, seat_number)
        return _MatchConnection(socket, connection_limits, principal, live, seat, rooms, tasks)

    await serve_socket(socket, authenticator, connection_limits, begin)


def _seat_number(seat: str | None) -> int | None:
    """The requested seat, None without one; SEATS, which is no seat, for a malformed number."""
    if seat is None:
        return None
    return int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else SEATS


class _MatchConnection(Connection[ClientMessage]):
    decoder = msgspec.json.Decoder(ClientMessage)

    def __init__(
        self,
        socket: Socket,
        connection_limits: ConnectionLimits,
        principal: Principal | None,
        live: LiveMatch,
        seat: int | None,
        rooms: RoomRegistry,
        tasks: BackgroundTasks,
    ) -> None:
        super().__init__(socket, connection_limits, principal)
        self._live = live
        self._rooms = rooms
        self._tasks = tasks
        self._subscription = MatchSubscription(self.outbox, seat)

    async def on_open(self) -> None:
        live, subscription = self._live, self._subscription
        subscription.send(
            await hello_of(self._rooms, live, subscription.seat, self.principal.person if self.principal else None)
        )
        await live.subscribe(subscription, live.match.seen(subscription.seat))

    def on_close(self) -> None:
        self._live.subscriptions.discard(self._subscription)

    async def handle(self, message: ClientMessage) -> None:
        live, subscription = self._live, self._subscription
        await live.reach(subscription.seat, message.version)
        match message:
            case Play():
                await self._tasks.run(
                    live.play(subscription.seat, message.id, message.version, message.actions, subscription)
                )
            case Undo():
                await self._tasks.run(live.undo(subscription.seat, message.id, message.version, subscription))
            case Why():
                subscription.send(WhyAnswer(message.id, *live.why(subscription.seat, message.version, message.text)))
            case Resume():
                if message.version > live.match.seen(subscription.seat):
                    raise NotUnderstood("bad-request", where="version")
                await self.resume()
                live.show(subscription, message.version)

    def refuse(self, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        version = self._live.match.seen(self._subscription.seat)
        self._subscription.send(Refused(id, code, rule, facts, version))

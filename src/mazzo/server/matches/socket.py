"""The web socket of a match: what answers the messages of its clients. A new message is a class in
`mazzo.host.from_client` or `mazzo.host.to_client`, in `ClientMessage` or `ServerMessage`, and a case of `handle`.
"""

from __future__ import annotations

import msgspec
from litestar import websocket
from litestar.params import FromPath

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.host.from_client import ClientMessage, Play, Resume, Undo, Why
from mazzo.host.to_client import Refused, ServerMessage, WhyAnswer
from mazzo.server.accounts.authenticator import GivenAuthenticator, Principal
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.deals.gate import GivenDealGate
from mazzo.server.http.dependencies import GivenTasks
from mazzo.server.limits import SEATS
from mazzo.server.matches.live import LiveMatch, MatchSubscription
from mazzo.server.matches.registry import GivenMatches
from mazzo.server.rooms.match_summary import hello_of
from mazzo.server.rooms.registry import GivenRooms, RoomRegistry
from mazzo.server.sockets.connection import Connection, ConnectionLimits, GivenConnectionLimits, Socket, serve_socket
from mazzo.server.storage.writer import Conflict


@websocket("/ws/matches/{id:str}", hears=ClientMessage, tells=ServerMessage)
async def match_socket(
    socket: Socket,
    id: FromPath[str],
    authenticator: GivenAuthenticator,
    connection_limits: GivenConnectionLimits,
    matches: GivenMatches,
    rooms: GivenRooms,
    deal_gate: GivenDealGate,
    tasks: GivenTasks,
) -> None:
    """Serve one client of one match. `?seat=` chooses among several own seats; with another's seat the client is a
    spectator.
    """

    async def begin(principal: Principal | None) -> _MatchConnection:
        live = await matches.get(id)
        await deal_gate.check(live, principal.person if principal else None)
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

    def submit(self, message: ClientMessage) -> bool:
        live, subscription = self._live, self._subscription
        if not isinstance(message, Play) or message.version > live.match.seen(subscription.seat):
            return False

        def failed(error: Exception) -> None:
            if isinstance(error, Conflict):  # another worker wrote first: `LiveMatch.play` reads that
                self._tasks.start(self.answer(message), "socket")
            else:
                self.explain(message, error)

        return live.submit(subscription.seat, message.id, message.version, message.actions, subscription, failed)

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

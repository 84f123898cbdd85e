"""The web socket of a room: acts in, the room and its chat out. An open socket counts as being present."""

from __future__ import annotations

import msgspec
from litestar import websocket
from litestar.params import FromPath

from mazzo.core.errors import Fact
from mazzo.server.accounts.authenticator import GivenAuthenticator, Principal
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.errors import ServiceError
from mazzo.server.http.dependencies import GivenTasks
from mazzo.server.rooms import from_client, to_client
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.registry import GivenRooms, RoomRegistry
from mazzo.server.rooms.telling import RoomSubscription
from mazzo.server.sockets.connection import Connection, ConnectionLimits, GivenConnectionLimits, Socket, serve_socket


@websocket("/ws/rooms/{id:str}", hears=from_client.RoomWord, tells=to_client.RoomTold)
async def room_socket(
    socket: Socket,
    id: FromPath[str],
    authenticator: GivenAuthenticator,
    connection_limits: GivenConnectionLimits,
    rooms: GivenRooms,
    tasks: GivenTasks,
) -> None:
    """Serve one client of one room."""

    async def begin(principal: Principal | None) -> _RoomConnection:
        return _RoomConnection(socket, connection_limits, principal, await rooms.get(id), rooms, tasks)

    await serve_socket(socket, authenticator, connection_limits, begin)


class _RoomConnection(Connection[from_client.RoomWord]):
    decoder = msgspec.json.Decoder(from_client.RoomWord)

    def __init__(
        self,
        socket: Socket,
        connection_limits: ConnectionLimits,
        principal: Principal | None,
        live: LiveRoom,
        rooms: RoomRegistry,
        tasks: BackgroundTasks,
    ) -> None:
        super().__init__(socket, connection_limits, principal)
        self._live = live
        self._rooms = rooms
        self._tasks = tasks
        self._subscription = RoomSubscription(self.outbox, principal.person if principal else None)

    async def on_open(self) -> None:
        await self._tasks.run(self._live.enter(self._subscription, self._place))

    def on_close(self) -> None:
        self._live.leave(self._subscription)

    async def handle(self, message: from_client.RoomWord) -> None:
        if isinstance(message, from_client.Catch):
            await self.resume()
            await self._live.resend(self._subscription, message.line)
            return
        if self._subscription.person is None:
            raise ServiceError(401, "no-person")
        await self._rooms.act(self._live, self._subscription.person, self._place, message, self._subscription)

    def refuse(self, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        self._subscription.send(to_client.RoomRefused(id, code, facts))

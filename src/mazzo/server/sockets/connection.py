"""A connection over a web socket: admission, reading and writing, limits, refusals and close codes.

Subclasses of `Connection` handle the messages about a match or a room.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from mazzo.core.errors import Fact, MazzoError
from mazzo.host.reading import UNREADABLE, place_of, read_id
from mazzo.server import limits
from mazzo.server.accounts.authenticator import ENDED, Authenticator, Principal
from mazzo.server.database_trouble import code_of
from mazzo.server.errors import ServiceError, our_fault
from mazzo.server.http.security_middleware import address
from mazzo.server.limits import MESSAGE_BYTES, OUTGOING, REFUSALS
from mazzo.server.ops import metrics
from mazzo.server.sockets.outbox import Outbox
from mazzo.server.subscriber import BROKEN, COME_BACK, FLOOD, GONE, REPLACED

LEFT = (WebSocketDisconnect, OSError, RuntimeError)
"""The exceptions of sending when the client has left, has been dropped, or (TimeoutError is an OSError) does not read.
"""

WIRE = "mazzo.wire"
"""The `Wire` of a socket, in its scope."""

Socket = WebSocket[None, None, State]
Message = TypeVar("Message", bound=msgspec.Struct)


class Wire(Protocol):
    """The connection below a socket, past the tasks and queues between it and the application."""

    take_now: Callable[[bytes], bool] | None
    """Handles a message in the turn of the event loop in which it arrived; False if it must be queued."""

    def write_now(self, text: str) -> bool:
        """Write a message without waiting; False when it must be sent through the socket."""


class ClientConnections:
    """The open connections of each client. A client that opens more than SOCKETS keeps the newest; the oldest is
    closed, if possible one to the same match or room: after a loss of the network the old connections stay open for a
    while without any message. The client "" has no limits.
    """

    def __init__(self) -> None:
        self._open: dict[str, dict[object, tuple[str, Callable[[int], None]]]] = {}
        """For each client, the oldest first: the id of the match or room, and how to close it."""

    def enter(self, client: str, id: str, drop: Callable[[int], None]) -> Callable[[], None]:
        """Add a connection to a match or room; `drop` closes it. Returns what to call when it is closed."""
        connections, key = self._open.setdefault(client, {}), object()
        if client and len(connections) >= limits.SOCKETS:
            oldest = next((key for key, (other, _) in connections.items() if other == id), next(iter(connections)))
            connections.pop(oldest)[1](REPLACED)
        connections[key] = id, drop

        def leave() -> None:
            connections.pop(key, None)
            if not connections and self._open.get(client) is connections:
                del self._open[client]

        return leave


class ConnectionLimits:
    """Counts open connections, and messages over them, by client and by address; `turns` are those of addresses."""

    def __init__(self, turns: limits.Turns) -> None:
        self.turns = turns
        self.clients = ClientConnections()
        self.addresses = limits.Counter(limits.SOCKETS_ADDRESS)
        self._messages = limits.Buckets(limits.MESSAGES_RATE, limits.MESSAGES_BURST)
        self._messages_address = limits.Buckets(limits.MESSAGES_ADDRESS_RATE, limits.MESSAGES_ADDRESS_BURST)

    def may_send(self, client: str, place: str) -> bool:
        """Count one message from a client and an address; False when it exceeds a limit. A message refused because of
        the client's limit does not count for the address.
        """
        return self._messages.take(client) and self._messages_address.take(place)


GivenConnectionLimits = NamedDependency[ConnectionLimits]


class Connection(ABC, Generic[Message]):
    """One client and one match or room. Messages to the client wait in `outbox`."""

    decoder: msgspec.json.Decoder[Message]

    def __init__(self, socket: Socket, connection_limits: ConnectionLimits, principal: Principal | None) -> None:
        self.principal = principal
        self.outbox = Outbox(self.drop)
        self._connection_limits = connection_limits
        self._socket = socket
        self._place = address(socket.scope)
        self._dropped: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._too_fast = 0
        self._is_handling = False
        self._may_send: bool | None = None
        """Whether the limits allow the next message, if it was counted already."""

    @abstractmethod
    async def on_open(self) -> None:
        """Send the first messages, and subscribe the client."""

    @abstractmethod
    def on_close(self) -> None:
        """Unsubscribe the client."""

    @abstractmethod
    async def handle(self, message: Message) -> None:
        """Carry out a message. Raises MazzoError or ServiceError, leaving everything unchanged."""

    def submit(self, message: Message) -> bool:
        """Carry out a message without waiting, and answer it later; False, with nothing changed, if `handle` must be
        awaited instead. Raises as `handle` does.
        """
        return False

    @abstractmethod
    def refuse(self, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        """Refuse a message."""

    async def resume(self) -> None:
        """Wait until the client has been sent all before, and for the turn of its address: the answer may be long."""
        await self.outbox.until(0)
        await self._connection_limits.turns.take(self._place, limits.RESUME_SECONDS)

    async def run(self) -> None:
        """Read and write until the client leaves or is dropped."""
        tasks: set[asyncio.Task[None]] = set()
        wire: Wire = self._socket.scope[WIRE]  # type: ignore[literal-required]
        try:
            try:
                await self.on_open()
            except ServiceError as error:
                if error.status == 429:
                    await self._turn_away(error)
                    return
                raise
            self.outbox.write_now, wire.take_now = wire.write_now, self._take_now
            tasks = {asyncio.create_task(self._read()), asyncio.create_task(self._write())}
            ends_it: set[asyncio.Future[Any]] = {*tasks, self._dropped}
            await asyncio.wait(ends_it, return_when=asyncio.FIRST_COMPLETED)
        finally:
            wire.take_now = None
            self.on_close()
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            self.outbox.close()
        for end in ends:
            if isinstance(end, Exception):
                raise end
        if self._dropped.done():
            await _close(self._socket, self._dropped.result())

    async def _turn_away(self, error: ServiceError) -> None:
        """Say why the client is not let in, in a refusal without an id, and close the connection."""
        self._refuse("", error.code, **error.facts)
        with suppress(*LEFT):
            await self._socket.send_text(await self.outbox.take())
        await _close(self._socket, FLOOD)

    def drop(self, code: int) -> None:
        """Close the connection with a close code."""
        if not self._dropped.done():
            self._dropped.set_result(code)

    async def _write(self) -> None:
        with suppress(*LEFT):
            while True:
                await self._socket.send_text(await self.outbox.take())
                self.outbox.mark_sent()

    async def _read(self) -> None:
        """Handle messages one by one; stops reading while the client does not read the answers."""
        with suppress(WebSocketDisconnect):
            while not self._dropped.done():
                text = await self._socket.receive_text()
                self._is_handling = True
                try:
                    await self._handle(text)
                finally:
                    self._is_handling = False
                await self.outbox.until(OUTGOING // 2)

    def _take_now(self, data: bytes) -> bool:
        """Handle a message at once, if nothing waits before it; False if it must be queued."""
        if self._is_handling or self._dropped.done() or self.outbox.is_behind or len(data) > MESSAGE_BYTES:
            return False
        try:
            message = self.decoder.decode(data.decode())
        except UNREADABLE:
            return False
        self._may_send = self._is_allowed()
        if not self._may_send:
            return False
        start = perf_counter()
        try:
            self._demand(message)
            if not self.submit(message):
                return False
            _measure(message, start)
        except Exception as error:
            self.explain(message, error)
        self._may_send = None
        return True

    def _is_allowed(self) -> bool:
        """Count a message; whether the limits allow it."""
        client = self.principal.person.id if self.principal else self._place
        return self._connection_limits.may_send(client, self._place)

    async def _handle(self, text: str) -> None:
        may_send, self._may_send = self._may_send, None
        if not (self._is_allowed() if may_send is None else may_send):
            self._too_fast += 1
            if self._too_fast > REFUSALS:
                self.drop(FLOOD)
            await self._connection_limits.turns.take(self._place, limits.REFUSED_SECONDS)
            self._refuse(read_id(text[:MESSAGE_BYTES]), "too-fast")
            return
        if len(text.encode()) > MESSAGE_BYTES:
            self._refuse("", "too-large")
            return
        try:
            message = self.decoder.decode(text)
        except UNREADABLE as error:
            self._refuse(read_id(text), "bad-request", where=place_of(error))
            return
        await self.answer(message)

    async def answer(self, message: Message) -> None:
        """Carry out a message, or refuse it."""
        start = perf_counter()
        try:
            self._demand(message)
            await self.handle(message)
            _measure(message, start)
        except Exception as error:
            self.explain(message, error)

    def _demand(self, message: Message) -> None:
        if self.principal:
            self.principal.demand(message)

    def explain(self, message: Message, error: Exception) -> None:
        """Tell the client why a message was not carried out."""
        id = getattr(message, "id", "")
        if isinstance(error, ServiceError):
            self._refuse(id, error.code, **error.facts)
        elif isinstance(error, MazzoError):
            self._refuse(id, error.code, error.rule, **error.facts)
        elif (code := code_of(error)) == "cannot-save":
            self._refuse(id, code)
        elif code:  # no answer: the client keeps the message and sends it again after reconnecting
            self.drop(COME_BACK)
        else:
            fault = our_fault(error, "socket")
            self._refuse(id, fault.code, **fault.facts)

    def _refuse(self, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        metrics.REFUSALS.inc(code)
        self.refuse(id, code, rule, **facts)


def _measure(message: msgspec.Struct, start: float) -> None:
    metrics.MESSAGES.observe(perf_counter() - start, str(type(message).__struct_config__.tag))


Open = Callable[[Principal | None], Awaitable[Connection[Message]]]


async def serve_socket(
    socket: Socket, authenticator: Authenticator, connection_limits: ConnectionLimits, begin: Open[Message]
) -> None:
    """Accept a client, unless its address has too many connections, and run the connection that `begin` returns."""
    place = address(socket.scope)
    try:
        try:
            await socket.accept()
        except LEFT:  # the client has gone already
            return
        if connection_limits.addresses.enter(place):
            try:
                await _admit(socket, authenticator, connection_limits, place, begin)
            finally:
                connection_limits.addresses.leave(place)
        else:
            await _close(socket, FLOOD)
    except ServiceError as error:
        await _close(socket, ENDED if error.status in (401, 403) else GONE)
    except Exception as error:
        if code_of(error):
            await _close(socket, COME_BACK)
        else:
            our_fault(error, "socket")
            await _close(socket, BROKEN)
    finally:
        del socket.receive, socket.send  # each refers to the socket: a cycle that keeps the connection in memory


async def _admit(
    socket: Socket, authenticator: Authenticator, connection_limits: ConnectionLimits, place: str, begin: Open[Message]
) -> None:
    """Admit a client from an address."""
    principal = await authenticator.authenticate(socket)
    connection = await begin(principal)
    leave = connection_limits.clients.enter(
        principal.person.id if principal else place, socket.path_params["id"], connection.drop
    )
    try:
        with authenticator.watch_credential(principal, connection.drop):
            await connection.run()
    finally:
        leave()


async def _close(socket: Socket, code: int) -> None:
    """Close the socket, unless the client has left or does not read."""
    with suppress(*LEFT):
        async with asyncio.timeout(1):  # `wait_for` would leave a cycle when this raises
            await socket.close(code)

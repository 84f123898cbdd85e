"""A conversation over a socket: who is let in, listening and speaking, what is too much or wrong, and how it ends.

What is said, about a match or a room, is the business of those who derive from `Conversation`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, TypeVar

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from mazzo.core.errors import Fact, MazzoError
from mazzo.server import metrics
from mazzo.server.accounts.door import ENDED, Asker
from mazzo.server.gate import address
from mazzo.server.hall import Hall
from mazzo.server.limits import MESSAGE_BYTES, MESSAGES_BURST, MESSAGES_RATE, OUTGOING, REFUSALS, Bucket
from mazzo.server.outlet import BROKEN, COME_BACK, FLOOD, GONE, Outlet
from mazzo.server.problems import UNREADABLE, Turned, our_fault
from mazzo.server.wire import place_of, read_id
from mazzo.server.writer import is_away

LEFT = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending raises when the client has left, was sent away already, or (a TimeoutError is an OSError) is stuck."""

Socket = WebSocket[None, None, State]
Word = TypeVar("Word")


class Conversation(ABC, Generic[Word]):
    """One client and one match or room. What is to be sent waits in the outlet."""

    def __init__(self, socket: Socket, asker: Asker | None) -> None:
        self.asker = asker
        self._socket = socket
        self._dropped: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._bucket = Bucket(MESSAGES_RATE, MESSAGES_BURST)
        self._hasty = 0
        self._has_room = asyncio.Event()

    @property
    @abstractmethod
    def outlet(self) -> Outlet:
        """What waits to be sent."""

    @abstractmethod
    async def greet(self) -> None:
        """Say the first words, and let the client be told of what happens from now on."""

    @abstractmethod
    def part(self) -> None:
        """The client is told nothing more."""

    @abstractmethod
    def read(self, text: str) -> tuple[str, Word]:
        """A message and its id, "" if it has none; raises what `problems.UNREADABLE` names."""

    @abstractmethod
    async def obey(self, word: Word) -> None:
        """Do what a message asks. Raises MazzoError or Turned, and then nothing has changed."""

    @abstractmethod
    def refuse(self, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        """Answer a message that is not obeyed."""

    async def hold(self) -> None:
        """Listen and speak until the client leaves or is dropped."""
        tasks: set[asyncio.Future[None]] = set()
        try:
            await self.greet()
            tasks = {asyncio.create_task(self._listen()), asyncio.create_task(self._speak())}
            self._dropped.add_done_callback(lambda _: [task.cancel() for task in tasks])
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.part()
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        if self._dropped.done():
            await _close(self._socket, self._dropped.result())

    def drop(self, code: int) -> None:
        """End the conversation with a close code."""
        if not self._dropped.done():
            self._dropped.set_result(code)

    async def _speak(self) -> None:
        with suppress(*LEFT):
            while True:
                if self.outlet.outgoing.qsize() < OUTGOING // 2:
                    self._has_room.set()
                await self._socket.send_text(await self.outlet.outgoing.get())

    async def _listen(self) -> None:
        """Hear messages one by one; whoever does not read the answers is not heard further."""
        with suppress(WebSocketDisconnect):
            while not self._dropped.done():
                await self._hear(await self._socket.receive_text())
                if self.outlet.outgoing.qsize() >= OUTGOING // 2:
                    self._has_room.clear()
                    await self._has_room.wait()

    async def _hear(self, text: str) -> None:
        if not self._bucket.take():
            self._hasty += 1
            if self._hasty > REFUSALS:
                self.drop(FLOOD)
            self._refuse(read_id(text[:MESSAGE_BYTES]), "too-fast")
            return
        if len(text.encode()) > MESSAGE_BYTES:
            self._refuse("", "too-large")
            return
        try:
            id, word = self.read(text)
        except UNREADABLE as error:
            self._refuse(read_id(text), "bad-request", where=place_of(error))
            return
        try:
            if self.asker:
                self.asker.demand(word)
            await self.obey(word)
        except Turned as turned:
            self._refuse(id, turned.code, **turned.facts)
        except MazzoError as error:
            self._refuse(id, error.code, error.rule, **error.facts)
        except Exception as error:
            if is_away(error):  # no answer: the client keeps the message, and says it again when it comes back
                self.drop(COME_BACK)
                return
            fault = our_fault(error, "socket")
            self._refuse(id, fault.code, **fault.facts)

    def _refuse(self, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        metrics.REFUSALS.inc(code)
        self.refuse(id, code, rule, **facts)


Begin = Callable[[Asker | None], Awaitable[Conversation[Word]]]


async def converse(socket: Socket, hall: Hall, begin: Begin[Word]) -> None:
    """Let a client in, unless there are too many of it already, and hold the conversation that `begin` begins."""
    await socket.accept()
    place = address(socket.scope)
    if not hall.addresses.enter(place):
        await _close(socket, FLOOD)
        return
    try:
        await _admit(socket, hall, place, begin)
    except Turned as turned:
        await _close(socket, ENDED if turned.status in (401, 403) else GONE)
    except Exception as error:
        if is_away(error):
            await _close(socket, COME_BACK)
        else:
            our_fault(error, "socket")
            await _close(socket, BROKEN)
    finally:
        hall.addresses.leave(place)


async def _admit(socket: Socket, hall: Hall, place: str, begin: Begin[Word]) -> None:
    """Let somebody of an address in, unless they have too many sockets already."""
    asker = await hall.door.ask(socket)
    client = asker.person.id if asker else place
    if not hall.sockets.enter(client):
        await _close(socket, FLOOD)
        return
    try:
        talk = await begin(asker)
        with hall.door.opened(asker, talk.drop):
            await talk.hold()
    finally:
        hall.sockets.leave(client)


async def _close(socket: Socket, code: int) -> None:
    """Say goodbye, unless the client has left or does not listen."""
    with suppress(*LEFT):
        await asyncio.wait_for(socket.close(code), 1)

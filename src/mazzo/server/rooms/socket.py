"""The socket of a room: acts go in, the room and its talk come out. Whoever has it open is here."""

from __future__ import annotations

import msgspec
from litestar import websocket
from litestar.params import FromPath

from mazzo.core.errors import Fact
from mazzo.server.accounts.door import Asker
from mazzo.server.conversation import Conversation, Socket, converse
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.outlet import Outlet
from mazzo.server.problems import Turned
from mazzo.server.rooms import wire
from mazzo.server.rooms.live import LiveRoom, RoomWatcher

_words: msgspec.json.Decoder[wire.RoomWord] = msgspec.json.Decoder(wire.RoomWord)


@websocket("/ws/rooms/{id:str}")
async def room_socket(socket: Socket, id: FromPath[str], hall: GivenHall) -> None:
    """Speak with one client about one room until either leaves."""

    async def begin(asker: Asker | None) -> _AboutRoom:
        return _AboutRoom(socket, hall, await hall.room(id), asker)

    await converse(socket, hall, begin)


class _AboutRoom(Conversation[wire.RoomWord]):
    def __init__(self, socket: Socket, hall: Hall, live: LiveRoom, asker: Asker | None) -> None:
        super().__init__(socket, asker)
        self._hall = hall
        self._live = live
        self._watcher = RoomWatcher(asker.person if asker else None, self.drop)

    @property
    def outlet(self) -> Outlet:
        return self._watcher

    async def greet(self) -> None:
        await self._hall.run(self._live.enter(self._watcher))

    def part(self) -> None:
        self._live.leave(self._watcher)

    def read(self, text: str) -> tuple[str, wire.RoomWord]:
        word = _words.decode(text)
        return "" if isinstance(word, wire.Catch) else word.id, word

    async def obey(self, word: wire.RoomWord) -> None:
        if isinstance(word, wire.Catch):
            await self._live.catch(self._watcher, word.line)
            return
        if self._watcher.person is None:
            raise Turned(401, "no-person")
        await self._hall.house.act(self._live, self._watcher.person, word, self._watcher)

    def refuse(self, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        self._watcher.tell(wire.RoomRefused(id, code, facts))

"""The socket of a match: what a client may say about it, and what it is told."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.server import wire
from mazzo.server.accounts.door import Asker
from mazzo.server.conversation import Conversation, Socket, converse
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.limits import SEATS
from mazzo.server.live import LiveMatch, Watcher
from mazzo.server.outlet import Outlet
from mazzo.server.rooms.outside import hello_of


@websocket("/ws/matches/{id:str}")
async def match_socket(socket: Socket, id: FromPath[str], hall: GivenHall) -> None:
    """Speak with one client about one match until either leaves. Whoever has several seats says which by `?seat=`;
    whose it is not looks on.
    """

    async def begin(asker: Asker | None) -> _AboutMatch:
        live = await hall.match(id)
        wanted = _wanted(socket.query_params.get("seat"))
        return _AboutMatch(socket, hall, live, live.seat_of(asker.person.id if asker else None, wanted), asker)

    await converse(socket, hall, begin)


def _wanted(seat: str | None) -> int | None:
    """The seat that is asked for, None if none is; a seat that cannot be is nobody's."""
    if seat is None:
        return None
    return int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else SEATS


class _AboutMatch(Conversation[wire.ClientMessage]):
    def __init__(self, socket: Socket, hall: Hall, live: LiveMatch, seat: int | None, asker: Asker | None) -> None:
        super().__init__(socket, asker)
        self._hall = hall
        self._live = live
        self._watcher = Watcher(seat, self.drop)

    @property
    def outlet(self) -> Outlet:
        return self._watcher

    async def greet(self) -> None:
        live, watcher = self._live, self._watcher
        watcher.tell(await hello_of(self._hall, live, watcher.seat, self.asker.person if self.asker else None))
        live.show(watcher, live.match.seen(watcher.seat))
        live.watchers.add(watcher)

    def part(self) -> None:
        self._live.watchers.discard(self._watcher)

    def read(self, text: str) -> tuple[str, wire.ClientMessage]:
        message = wire.read_message(text)
        return "" if isinstance(message, wire.Resume) else message.id, message

    async def obey(self, word: wire.ClientMessage) -> None:
        live, watcher = self._live, self._watcher
        await live.reach(watcher.seat, word.version)
        match word:
            case wire.Play():
                await self._hall.run(live.play(watcher, word.id, word.version, word.actions))
            case wire.Undo():
                await self._hall.run(live.undo(watcher, word.id, word.version))
            case wire.Why():
                watcher.tell(wire.Reason(word.id, *live.why(watcher.seat, word.version, word.text)))
            case wire.Resume():
                if word.version > live.match.seen(watcher.seat):
                    raise NotUnderstood("bad-request", where="version")
                live.show(watcher, word.version)

    def refuse(self, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        version = self._live.match.seen(self._watcher.seat)
        self._watcher.tell(wire.Refused(id, code, rule, facts, version))

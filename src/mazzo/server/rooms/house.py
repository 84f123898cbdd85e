"""The rooms of the house: those in memory, opening and finding them, the lobby, and how much one person may do."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from mazzo.server import guests, limits
from mazzo.server.dealing import check_offered
from mazzo.server.listeners import Listener
from mazzo.server.problems import Turned, not_found, our_fault
from mazzo.server.rooms import events as e
from mazzo.server.rooms import wire
from mazzo.server.rooms.acts import opening
from mazzo.server.rooms.live import LiveRoom, RoomWatcher
from mazzo.server.rooms.room import fold
from mazzo.server.rooms.store import RoomStore
from mazzo.server.store import Person

if TYPE_CHECKING:
    from mazzo.match import Match
    from mazzo.server.hall import Hall
    from mazzo.server.live import LiveMatch

log = structlog.get_logger()


class House(Listener):
    """Every room of this server process."""

    def __init__(self, hall: Hall) -> None:
        self.store = RoomStore(hall.store)
        self.new_rooms = limits.Buckets(limits.ROOMS_RATE, limits.ROOMS_BURST)
        self.acts = limits.Buckets(limits.ACTS_RATE, limits.ACTS_BURST)
        self.lines = limits.Buckets(limits.LINES_RATE, limits.LINES_BURST)
        self._hall = hall
        self._live: OrderedDict[str, LiveRoom] = OrderedDict()
        self._opening: dict[str, asyncio.Task[bool]] = {}
        hall.listeners.add(self)
        hall.presence.changed = self.look_everywhere

    @property
    def count(self) -> int:
        """How many rooms are in memory."""
        return len(self._live)

    def is_watched(self, id: str | None) -> bool:
        """Whether somebody here watches a room."""
        return id is not None and id in self._live and bool(self._live[id].watchers)

    async def room(self, id: str) -> LiveRoom:
        """The room in memory, made from its journal if need be. Raises Turned when there is none."""
        while id not in self._live:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            if not await asyncio.shield(self._opening[id]):
                raise not_found()
        self._live.move_to_end(id)
        return self._live[id]

    async def bind(self, match: LiveMatch, id: str) -> None:
        """Let a match be known to the room where it is played, and know which of its seats bots play now."""
        with suppress(Turned):  # the room may be gone, and the match still there to be looked at
            (await self.room(id)).match_changed(match, None)

    async def open(self, person: Person, wish: wire.NewRoom) -> str:
        """Open a room, and let its match begin where bots fill the table; returns its id. Raises MazzoError or
        Turned.
        """
        if not self.new_rooms.take(person.id):
            raise Turned(429, "too-many")
        check_offered(wish.game, self._hall.withheld)
        at = self._hall.store.now()
        deck = await self._hall.deck(wish.deck)
        entries = [replace(entry, at=at) for entry in opening(person, wish, guests.fresh_id(14), deck)]
        id, room = guests.fresh_id(14), fold(entries)
        dealt = self._hall.deal_in(id, room) if room.phase == "playing" else None
        await self.store.add(id, room, entries, dealt)
        await self._hall.presence.read(id)
        self._keep(id, entries)
        if dealt is not None:
            self._hall.adopt(dealt)
        log.info("room", room=id, game=wish.game, seats=wish.seats, listed=wish.listed)
        return id

    async def act(self, live: LiveRoom, person: Person, act: wire.Act, watcher: RoomWatcher | None = None) -> None:
        """Carry out an act, even if whoever asks for it leaves. Raises MazzoError or Turned."""
        if not self.acts.take(person.id) or (isinstance(act, wire.Say) and not self.lines.take(person.id)):
            raise Turned(429, "too-fast")
        await self._hall.run(live.act(person, act, watcher))

    async def rename(self, person: Person) -> None:
        """Somebody has another name or colour now: the rooms in memory hear of it, the others when they come in."""
        for live in list(self._live.values()):
            if live.room.member_of(person.id) is not None:
                await self._hall.run(live.rename(person))

    async def lobby(self, person: Person | None, game: str | None) -> wire.Lobby:
        """The rooms that are open to everybody, and one's own, also those of games that are not offered any more."""
        who, now = person.id if person else None, self._hall.store.now()
        return wire.Lobby(*await self.store.lobby(who, game, now, self._hall.withheld))

    # ---- what others do

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        if live.row.room is not None and live.row.room in self._live:
            self._live[live.row.room].match_changed(live, before)

    async def hear(self, id: str) -> None:
        """Another worker has written to a room."""
        if id in self._opening:  # it may have been read a moment too early
            await asyncio.wait((self._opening[id],))
        if id in self._live:
            await self._live[id].catch_up()

    async def look_round(self, id: str) -> None:
        """Somebody has come or gone through another worker."""
        if id in self._live:
            await self._hall.presence.read(id)
            self._live[id].tell_all()

    def look_everywhere(self) -> None:
        """A worker has come or gone, and with it whoever was connected there."""
        for live in self._live.values():
            live.tell_all()

    def at_hand(self, id: str | None) -> LiveRoom | None:
        """A room if it is in memory."""
        return None if id is None else self._live.get(id)

    @property
    def rooms(self) -> list[LiveRoom]:
        """The rooms in memory."""
        return list(self._live.values())

    async def recheck(self) -> None:
        """Read everything that is live again."""
        if self._opening:
            await asyncio.wait(self._opening.values())
        for id, live in list(self._live.items()):
            if live.is_wanted:
                await self._hall.presence.read(id)
                await live.catch_up()
            else:
                self._live.pop(id, None)

    async def read_again(self, person: str, rooms: list[str] | None = None) -> None:
        """Somebody was forgotten, or is somebody else now: read the rooms again where they were. `rooms` names them
        where they are known; else those in memory are looked through.
        """
        if self._opening:  # what was read before would come back
            await asyncio.wait(self._opening.values())
        if rooms is None:
            rooms = [id for id, live in self._live.items() if live.room.member_of(person) is not None]
        for id in rooms:
            try:
                live = await self.room(id)
            except Turned:
                continue
            if not await live.reload():
                self._live.pop(id, None)

    # ---- inside

    async def _open(self, id: str) -> bool:
        try:
            entries = await self.store.entries(id)
            if not entries:
                return False
            await self._hall.presence.read(id)
            self._keep(id, entries)
            return True
        except (KeyError, ValueError) as error:  # a journal of ours that cannot be read is no mistake of the asker's
            raise our_fault(error, f"room {id}") from error
        finally:
            del self._opening[id]

    def _keep(self, id: str, entries: list[e.Entry]) -> None:
        live = self._live[id] = LiveRoom(self._hall, self.store, id, entries)
        self._hall.listeners.room_changed(live, None)
        for other, room in list(self._live.items())[:-1]:
            if len(self._live) <= limits.LIVE:
                break
            if not room.is_wanted:
                del self._live[other]

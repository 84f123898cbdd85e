"""One room in memory, and those who watch it. What is here is never the truth: its journal can make it again.

An act is checked and appended under the room's lock. Who loses the race for the next entry reads what the others wrote,
checks again and tries again. Only when the append is committed does anybody hear of it.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from mazzo.core.errors import MazzoError, NotLegal, OutOfDate
from mazzo.server import guests
from mazzo.server.outlet import GONE, Outlet
from mazzo.server.problems import Turned, not_found
from mazzo.server.rooms import events as e
from mazzo.server.rooms import wire
from mazzo.server.rooms.acts import Now, events_of, greeting, refusal, renaming, unasked
from mazzo.server.rooms.clock import Stops, Time, measure, times, union
from mazzo.server.rooms.room import Room, after, settled
from mazzo.server.rooms.shown import Scene, Viewer, line_for, lines_for, newest_for, news, room_for, write
from mazzo.server.rooms.store import RoomStore
from mazzo.server.rooms.talk import Talk
from mazzo.server.store import Person
from mazzo.server.writer import Conflict

if TYPE_CHECKING:
    from mazzo.match import Match
    from mazzo.server.hall import Hall
    from mazzo.server.live import LiveMatch

log = structlog.get_logger()
Attempt = Callable[[], list[e.Entry]]
"""What is to be appended to the room as it is now; raises MazzoError when that is not possible."""


class RoomWatcher(Outlet):
    """A connection that watches a room: whose it is, and what it was told last."""

    def __init__(self, person: Person | None, drop: Callable[[int], None]) -> None:
        super().__init__(drop)
        self.person = person
        self.shown = b""
        self.line = -1
        self.parted = False

    def tell(self, told: wire.RoomTold) -> None:
        """Send as soon as the connection takes it."""
        self.tell_text(write(told))


class LiveRoom:
    """A room that is used or looked at."""

    def __init__(self, hall: Hall, store: RoomStore, id: str, entries: Sequence[e.Entry]) -> None:
        self.id = id
        self.watchers: set[RoomWatcher] = set()
        self.playing: LiveMatch | None = None
        """The match that is played here, once it was looked for."""
        self._hall = hall
        self._store = store
        self._lock = asyncio.Lock()
        self._muted: dict[str, set[str]] = {}
        self._gone: frozenset[int] = frozenset()
        self._read(entries)

    @property
    def is_wanted(self) -> bool:
        """Whether somebody watches the room or its match, or something is being appended right now."""
        return bool(self.watchers) or self._lock.locked() or bool(self.playing and self.playing.watchers)

    # ---- what people do

    async def act(self, person: Person, act: wire.Act, watcher: RoomWatcher | None = None) -> None:
        """Carry out one act, and tell its sender before everybody. Raises MazzoError or Turned, and then nothing has
        changed.
        """
        if isinstance(act, wire.Mute | wire.Report):
            await self._aside(person, act, watcher)
            return

        wanted = act.deck if isinstance(act, wire.Change) else None
        deck = await self._hall.decks.deck(wanted) if isinstance(wanted, str) else None

        def attempt() -> list[e.Entry]:
            if (person.id, act.id) in self._heard:
                return []
            now = dataclasses.replace(self.now(guests.fresh_id(14)), deck=deck)
            problem = refusal(self.room, person, act, now)
            if problem:
                raise problem
            return events_of(self.room, person, act, now)

        async with self._lock:
            await self._follow()
            try:
                await self._append(attempt)
            except MazzoError:  # what makes it possible may have been written by another worker, a moment ago
                if not await self._read_on():
                    raise
                await self._append(attempt)
            if watcher is not None:
                watcher.tell(wire.RoomDone(act.id))
            self.tell_all()

    async def note(self, attempt: Attempt) -> None:
        """Append what time or a worker brings about, and tell everybody."""
        async with self._lock:
            await self._append(attempt)
            await self._follow()
            self.tell_all()

    async def enter(self, watcher: RoomWatcher) -> None:
        """Let a connection watch. Whoever it is gets a number here, and everybody sees them come."""
        async with self._lock:
            await self._follow()
            person = watcher.person
            if person is not None:
                self._muted |= await self._store.muted_by([person.id])
                await self._append(lambda: greeting(self.room, person))
            # nothing is awaited from the greeting to the end: whoever looks in between would see half of an arrival
            if watcher.parted:  # it was cut off while it came in, and nobody will tell again that it is gone
                self.tell_all()
                return
            if person is not None:
                self._hall.presence.come(self.id, person.id)
            self.watchers.add(watcher)
            self._tell_again(watcher, watcher.line)
            self.tell_all()
        if person is not None:
            await self._hall.presence.tell(self.id, person.id)
        if self.room.is_show and self.room.match is not None:  # bots that play for nobody have stopped
            self._hall.duty.look(self.room.match)

    async def rename(self, person: Person) -> None:
        """Somebody has another name or colour now."""
        for watcher in self.watchers:
            if watcher.person is not None and watcher.person.id == person.id:
                watcher.person = person
        await self.note(lambda: renaming(self.room, person))

    def leave(self, watcher: RoomWatcher) -> None:
        """The connection is gone, also one that is still coming in."""
        watcher.parted = True
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            if watcher.person is not None:
                self._hall.presence.go(self.id, watcher.person.id)
            self._hall.start(self._part(watcher), f"room {self.id}")

    # ---- what is seen

    async def seen_by(self, person: Person | None) -> wire.Room:
        """The room as somebody may see it who is not connected."""
        async with self._lock:
            await self._follow()
        return room_for(self._scene(), await self._viewer(person))

    async def heard_by(self, person: Person | None, since: int) -> list[wire.Line]:
        """What such a one may read of what was said after a line."""
        return lines_for(self._scene(), await self._viewer(person), since)

    async def catch(self, watcher: RoomWatcher, line: int) -> None:
        """Send everything again: the room, and the lines after this one."""
        async with self._lock:
            await self._follow()
            self._tell_again(watcher, line)

    def tell_all(self) -> None:
        """Tell every watcher what is new for them."""
        if not self.watchers:
            return
        scene = self._scene()
        for watcher in tuple(self.watchers):
            self._tell_room(watcher, scene)
            self._tell_lines(watcher, scene)

    def now(self, match: str = "") -> Now:
        """Who is here, and who has been gone for long; `match` is the id of a match that may begin."""
        presence = self._hall.presence
        here = {number for number, member in enumerate(self.room.members) if self._is_here(member.person)}
        is_known = presence.settles <= self._hall.store.now()  # else they may have been cut off with the house
        is_slow = self.room.phase == "playing" and isinstance(self.room.clock, wire.DayClock)
        away = self._away() if is_known and not is_slow else {}
        gone = {number for number, since in away.items() if since >= presence.grace}
        return Now(frozenset(here), frozenset(gone), match, self._hall.withheld)

    def times(self) -> tuple[Time, ...]:
        """The time of every seat of the match that is played here, as long as one is."""
        live = self.playing
        if live is None or self.room.phase != "playing" or live.row.id != self.room.match:
            return ()
        outages = self._hall.presence.outages
        return times(self.room.clock, live.match, live.moments, self.stops, outages, self._hall.store.now())

    def look_round(self) -> None:
        """See whether somebody has been gone for long by now, tell everybody, and do what had to wait for that."""
        if not self.watchers or self.room.phase == "closed":
            return
        now = self.now()
        if now.gone != self._gone:
            self._gone = now.gone
            self.tell_all()
        if unasked(self.room, now):
            self._hall.start(self.note(self._unasked), f"room {self.id}")

    # ---- what others do

    async def catch_up(self) -> None:
        """Read what another worker has written, and tell everybody who watches."""
        async with self._lock:
            await self._read_on()
            self._muted = await self._store.muted_by(self._muted)
            await self._follow()
            self.tell_all()

    async def reload(self) -> bool:
        """Read everything again, somebody having been forgotten; False when nothing is left."""
        async with self._lock:
            entries = await self._store.entries(self.id)
            if not entries:
                for watcher in tuple(self.watchers):
                    watcher.drop(GONE)
                return False
            self._read(entries)
            await self._follow()
            await self._store.derive(self.id, self.room, self._hall.store.now())
            self.tell_all()
            return True

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        """Something was played here; `before` is None when the match has only come into memory."""
        if self.room.phase != "playing" or live.row.id != self.room.match:
            return
        self.playing = live
        live.benched = self.room.benched
        if live.match.outcome is not None:
            self._hall.start(self.note(self._ending), f"room {self.id}")
        elif before is not None:
            self.tell_all()

    # ---- inside

    def _read(self, entries: Sequence[e.Entry]) -> None:
        self.raw = Room()
        self.stops = Stops("")
        self.talk = Talk()
        self._heard: set[tuple[str, str]] = set()
        self._acted: dict[str, int] = {}
        self._last = 0
        self._take(entries)

    def _take(self, entries: Sequence[e.Entry]) -> None:
        for entry in entries:
            self.talk.hear(self.raw.entries, entry)
            self.raw = after(self.raw, entry)
            if isinstance(entry.event, e.Started):
                self.stops = Stops(entry.event.match)
            self.stops.hear(entry, self.raw)
            self._last = max(self._last, entry.at)
            if entry.person:
                self._acted[entry.person] = entry.at
            if entry.person and entry.client_id:
                self._heard.add((entry.person, entry.client_id))
        self.room = settled(self.raw)
        if self.playing is not None:
            self.playing.benched = self.room.benched if self.playing.row.id == self.room.match else frozenset()

    async def _read_on(self) -> bool:
        """Read what another worker has written; whether there was anything."""
        entries = await self._store.entries(self.id, self.raw.entries)
        self._take(entries)
        return bool(entries)

    async def _append(self, attempt: Attempt) -> None:
        """Append what `attempt` gives, until it stands or is no longer possible."""
        while True:
            entries = attempt()
            if not entries:
                return
            at = max(self._hall.store.now(), self._last)
            entries = [replace(entry, at=at) for entry in entries]
            room, before = self.raw, self.room
            for entry in entries:
                room = after(room, entry)
            started = any(isinstance(entry.event, e.Started) for entry in entries)
            dealt = self._hall.deal_in(self.id, settled(room)) if started else None
            try:
                await self._store.append(self.id, self.raw.entries, settled(room), entries, dealt)
            except Conflict:
                known = self.raw.entries
                self._read(await self._store.entries(self.id))
                if not self.raw.entries:
                    raise not_found() from None
                if self.raw.entries == known:  # it was not a race: whoever acts is no longer there
                    raise OutOfDate from None
                self._hall.listeners.room_changed(self, before)
                await self._follow()
                self.tell_all()
                continue
            self._take(entries)
            if dealt is not None:
                self.playing = self._hall.adopt(dealt)
                self.playing.benched = self.room.benched
            self._hall.listeners.room_changed(self, before)
            return

    async def _follow(self) -> None:
        """Have the match at hand that is played here; where it has ended, or is no more, say so."""
        while self.room.phase == "playing" and self.room.match is not None:
            try:
                self.playing = await self._hall.match(self.room.match)
            except Turned:
                self.playing = None
            else:
                self.playing.benched = self.room.benched
                if self.playing.match.outcome is None:
                    return
            await self._append(self._ending)

    def _ending(self) -> list[e.Entry]:
        if self.room.phase != "playing" or self.room.match is None:
            return []
        return [e.Entry(e.Ended(self.room.match), 0)]

    def _unasked(self) -> list[e.Entry]:
        return unasked(self.room, self.now(guests.fresh_id(14)))

    async def _aside(self, person: Person, act: wire.Mute | wire.Report, watcher: RoomWatcher | None) -> None:
        """What only one person and the owner of the server come to know."""
        problem = refusal(self.room, person, act, self.now())
        if problem:
            raise problem
        if isinstance(act, wire.Mute):
            other = self.room.members[act.member].person
            if other is None:
                raise NotLegal("no-such-member")
            await self._store.mute(person.id, other, act.on, self.id)
            self._muted |= await self._store.muted_by([person.id])
        else:
            line = line_for(self._scene(), await self._viewer(person), act.line)
            if line is None:
                raise NotLegal("no-such-line")
            if await self._store.report(guests.fresh_id(14), self._hall.store.now(), self.id, line.entry, person.id):
                log.warning("reported", room=self.id, entry=line.entry)
        if watcher is not None:
            watcher.tell(wire.RoomDone(act.id))
        self.tell_all()

    async def _viewer(self, person: Person | None) -> Viewer:
        if person is None:
            return Viewer(None)
        return Viewer(person, (await self._store.muted_by([person.id]))[person.id])

    def _scene(self) -> Scene:
        room = self.room
        turns = self.playing.match.current_players() if self.playing and room.phase == "playing" else ()
        sitting = {room.members[member].person for member in room.seated}
        looking = [watcher for watcher in self.watchers if watcher.person is None or watcher.person.id not in sitting]
        strangers = sum(watcher.person is None for watcher in looking)
        known = {watcher.person.id for watcher in looking if watcher.person}
        at = self._hall.store.now()
        return Scene(
            self.id, room, self.talk, self.now(), turns, strangers + len(known), self._away(), self.times(), at
        )

    async def _part(self, watcher: RoomWatcher) -> None:
        """Somebody's connection is gone: write that down, and tell the others."""
        if watcher.person is not None:
            await self._hall.presence.tell(self.id, watcher.person.id)
        self.tell_all()

    def _is_here(self, person: str | None) -> bool:
        return person is not None and self._hall.presence.is_here(self.id, person)

    def _away(self) -> dict[int, int]:
        """For how many milliseconds those who sit, and the host, have been gone if they are not here, while the house
        was up.
        """
        now, outages = self._hall.store.now(), union(self._hall.presence.outages)
        waited_for = self.room.seated | {self.room.host}
        absent = [number for number in waited_for if not self._is_here(self.room.members[number].person)]
        return {number: measure(self._last_sign(number, now), now, outages) for number in absent}

    def _last_sign(self, number: int, now: int) -> int:
        """When somebody who is not here was here last, or acted; a program that plays by calls also when it moved."""
        member, presence = self.room.members[number], self._hall.presence
        if member.person is None:
            return now
        live = self.playing if self.playing is not None and self.playing.row.id == self.room.match else None
        signs = [self._acted.get(member.person, 0)]
        since = presence.away_since(self.id, member.person)
        if since is not None:
            signs.append(since)
        else:  # they never came, or when they left was forgotten while the house was down
            signs += [outage.ended for outage in presence.outages[-1:]]
            signs += [] if live is None else [live.row.created]
        if member.program and live is not None:
            seats = self.room.seats_of(number)
            moved = zip(live.moments[1:], live.match.entries, strict=True)
            signs += [at for at, entry in moved if entry.seat in seats]
        return max(signs)

    def _viewer_of(self, watcher: RoomWatcher) -> Viewer:
        return Viewer(watcher.person, self._muted.get(watcher.person.id, ()) if watcher.person else ())

    def _tell_room(self, watcher: RoomWatcher, scene: Scene) -> None:
        room = room_for(scene, self._viewer_of(watcher))
        new = news(room, scene.at)
        if new != watcher.shown:
            watcher.shown = new
            watcher.tell(wire.RoomIs(room))

    def _tell_lines(self, watcher: RoomWatcher, scene: Scene) -> None:
        viewer = self._viewer_of(watcher)
        lines = lines_for(scene, viewer, watcher.line)
        watcher.line = max(watcher.line, newest_for(scene, viewer))
        if lines:
            watcher.tell(wire.Talk(lines))

    def _tell_again(self, watcher: RoomWatcher, since: int) -> None:
        scene = self._scene()
        watcher.shown = b""
        self._tell_room(watcher, scene)
        viewer = self._viewer_of(watcher)
        watcher.line = max(watcher.line, newest_for(scene, viewer))
        watcher.tell(wire.Talk(lines_for(scene, viewer, since)))

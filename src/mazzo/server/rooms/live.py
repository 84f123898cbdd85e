"""One room in memory, and its subscribers. Only a cache: the journal can rebuild it.

An act is checked and appended under the room's lock. If another worker appends first, its entries are read, and the act
is checked and tried again. Subscribers are notified only after the commit.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

import structlog

from mazzo.core.errors import MazzoError, NotLegal, OutOfDate
from mazzo.core.own_deck import OwnDeck
from mazzo.core.streams import fresh_seed
from mazzo.match import Match
from mazzo.server import ids, limits
from mazzo.server.accounts.person import Person
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.limits import Buckets
from mazzo.server.listeners import Listeners
from mazzo.server.live_cache import LiveCopy
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.rooms import from_client, to_client
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.chat import Chat
from mazzo.server.rooms.model.clock import Stops, Time, measure, times, union
from mazzo.server.rooms.model.commands import Now, automatic, events_of, filed, greeting, refusal, renaming
from mazzo.server.rooms.model.projection import Scene, Viewer, line_for, lines_for, room_for
from mazzo.server.rooms.model.room import Room, after, deal_of, settled, shuffle_of
from mazzo.server.rooms.presence import Presence
from mazzo.server.rooms.queries import RoomStore
from mazzo.server.rooms.telling import RoomSubscription, Telling
from mazzo.server.storage.writer import Conflict
from mazzo.server.subscriber import GONE
from mazzo.server.times import AHEAD

log = structlog.get_logger()
Attempt = Callable[[], list[e.Entry]]
"""Returns what to append to the present room; raises MazzoError when that is not allowed."""


class RoomListener(Protocol):
    """Called when a room or its viewers have changed."""

    def room_changed(self, live: LiveRoom, before: Room | None) -> None:
        """Entries were appended; `before` is None when the room was opened or read into memory."""

    def viewers_changed(self, live: LiveRoom) -> None:
        """A connection has begun or ended watching a room."""


class LiveRoom(LiveCopy):
    """A room that is in use."""

    def __init__(
        self,
        id: str,
        entries: Sequence[e.Entry],
        store: RoomStore,
        matches: MatchRegistry,
        presence: Presence,
        tasks: BackgroundTasks,
        listeners: Listeners[RoomListener],
        newcomers: Buckets,
        withheld: frozenset[str],
    ) -> None:
        super().__init__()
        self.id = id
        self.subscriptions: set[RoomSubscription] = set()
        self.playing: LiveMatch | None = None
        """The match in progress, once it was looked up."""
        self._store = store
        self._matches = matches
        self._presence = presence
        self._tasks = tasks
        self._listeners = listeners
        self._newcomers = newcomers
        """Limits the new members from one address."""
        self._withheld = withheld
        self._lock = asyncio.Lock()
        self._places: Counter[str] = Counter()
        """The number of connections from each address."""
        self._muted: dict[str, set[str]] = {}
        self._gone: frozenset[int] = frozenset()
        self._telling = Telling(self.subscriptions, lambda: self.room, self._scene, self._viewer_of)
        self._read(entries)

    @property
    def is_watched(self) -> bool:
        """Whether a connection to this worker watches the room or its match."""
        return bool(self.subscriptions) or (self.playing is not None and bool(self.playing.subscriptions))

    # ---- acts

    async def act(
        self,
        person: Person,
        place: str,
        act: from_client.Act,
        sender: RoomSubscription | None = None,
        deck: OwnDeck | None = None,
    ) -> None:
        """Carry out an act that comes from address `place`; `sender` is notified before the others. `deck`: the owner's
        deck that the act names. Raises MazzoError or ServiceError, leaving all unchanged.
        """
        if isinstance(act, from_client.Mute | from_client.Report):
            await self._aside(person, act, sender)
            return

        def attempt() -> list[e.Entry]:
            if (person.id, act.id) in self._entry_ids:
                return []
            now = dataclasses.replace(self.now(self._next_match()), deck=deck)
            problem = refusal(self.room, person, act, now)
            if problem:
                raise problem
            entries = events_of(self.room, person, act, now)
            if not self._admits(entries, place):
                raise ServiceError(429, "too-many")
            return entries

        async with self._lock:
            await self._follow()
            try:
                await self._append(attempt)
            except MazzoError:  # another worker may just have written what makes it legal
                if not await self._read_on():
                    raise
                await self._append(attempt)
            if sender is not None:
                sender.send(to_client.RoomDone(act.id))
            self.notify_all()

    async def append_events(self, attempt: Attempt) -> None:
        """Append events without an act, and notify subscribers."""
        async with self._lock:
            await self._append(attempt)
            await self._follow()
            self.notify_all()

    async def enter(self, subscription: RoomSubscription, place: str) -> None:
        """Subscribe a connection from address `place`. A new person becomes a member, and subscribers see them come.
        Raises ServiceError when too many watch the room.
        """

        def attempt() -> list[e.Entry]:
            entries = greeting(self.room, person) if person else []
            return entries if self._admits(entries, place) else []

        async with self._lock:
            await self._follow()
            person = subscription.person
            self._check_crowd(person, place)
            if person is not None:
                self._muted |= await self._store.muted_by([person.id])
                await self._append(attempt)
            # nothing is awaited from the greeting to the end, so that no other task sees half of an arrival
            if subscription.parted:  # cut off while entering: no further call will report it
                self.notify_all()
                return
            subscription.place = place
            self._places[place] += 1
            if person is not None:
                self._presence.connect(self.id, person.id)
            self.subscriptions.add(subscription)
            self._telling.tell_again(subscription, subscription.line)
            self.notify_all()
        await self.refresh()  # without subscribers it was not read at once
        if person is not None:
            await self._presence.publish(self.id, person.id)
        self._listeners.notify(lambda listener: listener.viewers_changed(self))

    async def rename(self, person: Person) -> None:
        """Record a person's changed name or colour."""
        for subscription in self.subscriptions:
            if subscription.person is not None and subscription.person.id == person.id:
                subscription.person = person
        await self.append_events(lambda: renaming(self.room, person))

    def leave(self, subscription: RoomSubscription) -> None:
        """Unsubscribe a connection, also one that is still entering."""
        subscription.parted = True
        if subscription in self.subscriptions:
            self.subscriptions.discard(subscription)
            self._places[subscription.place] -= 1
            if subscription.person is not None:
                self._presence.disconnect(self.id, subscription.person.id)
            self._tasks.start(self._part(subscription), f"room {self.id}")
            self._listeners.notify(lambda listener: listener.viewers_changed(self))

    # ---- views

    async def view_for(self, person: Person | None) -> to_client.Room:
        """The room as a person without a connection may see it."""
        async with self._lock:
            await self._follow()
        return room_for(self._scene(), await self._viewer(person))

    async def chat_for(self, person: Person | None, since: int) -> list[to_client.Line]:
        """The chat messages after number `since` that a person without a connection may read."""
        return lines_for(self._scene(), await self._viewer(person), since)

    async def resend(self, subscription: RoomSubscription, line: int) -> None:
        """Send the room, and the chat messages after number `line`, again."""
        async with self._lock:
            await self._follow()
            self._telling.tell_again(subscription, line)

    def notify_all(self) -> None:
        """Send every subscriber what is new, in a moment: what happens until then is one message."""
        if self._telling.begin():
            self._tasks.start(self._telling.tell_all(), f"room {self.id}")

    def now(self, match: str = "") -> Now:
        """Who is present, and who has been absent for long; `match` is the id of a match that may begin."""
        presence = self._presence
        here = {number for number, member in enumerate(self.room.members) if self._is_here(member.person)}
        is_known = presence.settles <= self._store.now()  # otherwise an outage may have disconnected them
        is_slow = self.room.phase == "playing" and isinstance(self.room.clock, from_client.DayClock)
        away = self._away() if is_known and not is_slow else {}
        absent = {number for number, since in away.items() if since >= presence.grace}
        return Now(frozenset(here), frozenset(absent), match, self._withheld)

    def times(self, becoming: Match | None = None) -> tuple[Time, ...]:
        """The time of every seat of the match in progress; `becoming`: the match with entries about to be appended."""
        live = self.playing
        if live is None or self.room.phase != "playing" or live.row.id != self.room.match:
            return ()
        match, moments, now = becoming or live.match, live.moments, self._store.now()
        moments = moments + [now] * (match.version + 1 - len(moments))
        return times(self.room.clock, match, moments, self.stops, self._presence.outages, now)

    def _check_time(self, match: Match, seat: int) -> None:
        if any(time.is_up for time in self.times(match)[seat : seat + 1]):
            raise NotLegal("undo-too-late")

    def check_absences(self) -> None:
        """Check whether a member has been absent for long by now, notify subscribers, and do what waited for it."""
        if not self.subscriptions or self.room.phase == "closed":
            return
        now = self.now()
        if now.gone != self._gone:
            self._gone = now.gone
            self.notify_all()
        if automatic(self.room, now):
            self._tasks.start(self.append_events(self._automatic), f"room {self.id}")

    # ---- other workers

    async def catch_up(self) -> None:
        async with self._lock:
            await self._presence.read(self.id)
            await self._read_on()
            self._muted = await self._store.muted_by(self._muted)
            await self._follow()
            self.notify_all()

    async def reload(self) -> bool:
        """Read the journal again after a person was erased; False when nothing is left."""
        async with self._lock:
            entries = await self._store.entries(self.id)
            if not entries:
                for subscription in tuple(self.subscriptions):
                    subscription.subscriber.drop(GONE)
                return False
            self._read(entries)
            await self._follow()
            await self._store.derive(self.id, self.room, self._store.now())
            self.notify_all()
            return True

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        """The match of this room has changed; `before` is None when it has only been read into memory."""
        if self.room.phase != "playing" or live.row.id != self.room.match:
            return
        self._bind(live)
        if live.match.outcome is not None:
            self._tasks.start(self.append_events(self._ending), f"room {self.id}")
        elif before is not None:
            self.notify_all()

    # ---- internal

    def _bind(self, live: LiveMatch) -> None:
        """Connect the match in progress with this room."""
        self.playing = live
        live.bench(self.room.benched, self.room.left)
        live.check_time = self._check_time

    def _read(self, entries: Sequence[e.Entry]) -> None:
        self.raw = Room()
        self.stops = Stops("")
        self.chat = Chat()
        self._entry_ids: set[tuple[str, str]] = set()
        self._acted: dict[str, int] = {}
        self._last = 0
        self._take(entries)

    def _take(self, entries: Sequence[e.Entry]) -> None:
        for entry in entries:
            self.chat.add(self.raw.entries, entry)
            self.raw = after(self.raw, entry)
            if isinstance(entry.event, e.Started):
                self.stops = Stops(entry.event.match)
            self.stops.add(entry, self.raw)
            self._last = entry.at
            if entry.person:
                self._acted[entry.person] = entry.at
            if entry.person and entry.client_id:
                self._entry_ids.add((entry.person, entry.client_id))
        self.room = settled(self.raw)
        if self.playing is not None:
            is_current = self.playing.row.id == self.room.match
            self.playing.bench(*((self.room.benched, self.room.left) if is_current else (frozenset(), frozenset())))

    async def _read_on(self) -> bool:
        """Read the entries of another worker; whether there were any."""
        entries = await self._store.entries(self.id, self.raw.entries)
        self._take(entries)
        return bool(entries)

    async def _append(self, attempt: Attempt) -> None:
        """Append what `attempt` returns; retry after a race until it succeeds or raises."""
        while True:
            entries = attempt()
            if not entries:
                return
            now = self._store.now()
            at = self._last if now < self._last <= now + AHEAD else now
            shuffle = shuffle_of(self.raw, entries, self._matches.keys.key)
            seed = fresh_seed() if shuffle is None else shuffle.seed
            entries = filed(self.raw, entries, at, seed)
            room, before = self.raw, self.room
            for entry in entries:
                room = after(room, entry)
            is_start = any(isinstance(entry.event, e.Started) for entry in entries)
            dealt = deal_of(self.id, settled(room), seed, self._store.now(), None, shuffle) if is_start else None
            record = dealt.record if dealt is not None else None
            try:
                await self._store.append(self.id, self.raw.entries, settled(room), entries, record)
            except Conflict:
                entries_before = self.raw.entries
                self._read(await self._store.entries(self.id))
                if not self.raw.entries:
                    raise not_found() from None
                if self.raw.entries == entries_before:  # not a race: the person was erased
                    raise OutOfDate from None
                self._changed(before)
                await self._follow()
                self.notify_all()
                continue
            self._take(entries)
            if dealt is not None:
                self._bind(self._matches.adopt(dealt))
            self._changed(before)
            return

    def _changed(self, before: Room) -> None:
        self._listeners.notify(lambda listener: listener.room_changed(self, before))

    def _check_crowd(self, person: Person | None, place: str) -> None:
        """Raise ServiceError when so many watch that only the host and those who sit may come in."""
        member = self.room.member_of(person.id if person else None)
        if member is not None and (member in self.room.seated or member == self.room.host):
            return
        if len(self.subscriptions) >= limits.WATCHERS or (place and self._places[place] >= limits.WATCHERS_ADDRESS):
            raise ServiceError(429, "room-crowded")

    def _admits(self, entries: Sequence[e.Entry], place: str) -> bool:
        """Whether the limit of new members from an address admits these entries."""
        is_new = any(isinstance(entry.event, e.Came) for entry in entries)
        return not is_new or not place or self._newcomers.take(f"{self.id} {place}")

    async def _follow(self) -> None:
        """Load the match in progress; if it has ended or was deleted, append that."""
        while self.room.phase == "playing" and self.room.match is not None:
            try:
                live = await self._matches.load(self.room.match)
            except ServiceError:
                self.playing = None
            else:
                self._bind(live)
                if live.match.outcome is None:
                    return
            await self._append(self._ending)

    def _ending(self) -> list[e.Entry]:
        if self.room.phase != "playing" or self.room.match is None:
            return []
        return [e.Entry(e.Ended(self.room.match, ids.fresh_table_id(self.id)), 0)]

    def _automatic(self) -> list[e.Entry]:
        return automatic(self.room, self.now(self._next_match()))

    def _next_match(self) -> str:
        return self.room.next or ids.fresh_table_id(self.id)

    async def _aside(
        self, person: Person, act: from_client.Mute | from_client.Report, sender: RoomSubscription | None
    ) -> None:
        """Carry out an act that only the person, or the owner of the server, sees."""
        problem = refusal(self.room, person, act, self.now())
        if problem:
            raise problem
        if isinstance(act, from_client.Mute):
            other = self.room.members[act.member].person
            if other is None:
                raise NotLegal("no-such-member")
            await self._store.mute(person.id, other, act.on, self.id)
            self._muted |= await self._store.muted_by([person.id])
        else:
            line = line_for(self._scene(), await self._viewer(person), act.line)
            if line is None:
                raise NotLegal("no-such-line")
            if await self._store.report(ids.fresh_id(14), self._store.now(), self.id, line.entry, person.id):
                log.warning("reported", room=self.id, entry=line.entry)
        if sender is not None:
            sender.send(to_client.RoomDone(act.id))
        self.notify_all()

    async def _viewer(self, person: Person | None) -> Viewer:
        if person is None:
            return Viewer(None)
        return Viewer(person, (await self._store.muted_by([person.id]))[person.id])

    def _scene(self) -> Scene:
        room = self.room
        turns = self.playing.match.current_players() if self.playing and room.phase == "playing" else ()
        sitting = {room.members[member].person for member in room.seated}
        looking = [one.person for one in self.subscriptions if one.person is None or one.person.id not in sitting]
        watchers = {person.id for person in looking if person}
        watching, at = looking.count(None) + len(watchers), self._store.now()
        announced = None if room.next is None else self._matches.keys.announced(room.next)
        return Scene(self.id, room, self.chat, self.now(), turns, watching, self._away(), self.times(), at, announced)

    async def _part(self, subscription: RoomSubscription) -> None:
        """A connection has closed: store that, and notify the others."""
        if subscription.person is not None:
            await self._presence.publish(self.id, subscription.person.id)
        self.notify_all()

    def _is_here(self, person: str | None) -> bool:
        return person is not None and self._presence.is_here(self.id, person)

    def _away(self) -> dict[int, int]:
        """Milliseconds, outages excluded, for which seated members and the host have been absent."""
        now, outages = self._store.now(), union(self._presence.outages)
        waited_for = self.room.seated | {self.room.host}
        absent = [number for number in waited_for if not self._is_here(self.room.members[number].person)]
        return {number: measure(self._last_sign(number, now), now, outages) for number in absent}

    def _last_sign(self, number: int, now: int) -> int:
        """When an absent member was last present or acted; for a program without a connection also its last move."""
        member, presence = self.room.members[number], self._presence
        if member.person is None:
            return now
        live = self.playing if self.playing is not None and self.playing.row.id == self.room.match else None
        signs = [self._acted.get(member.person, 0)]
        since = presence.away_since(self.id, member.person)
        if since is not None:
            signs.append(since)
        else:  # they never came, or their leaving was deleted during an outage
            signs += [outage.ended for outage in presence.outages[-1:]]
            signs += [] if live is None else [live.row.created]
        if member.program and live is not None:
            seats = self.room.seats_of(number)
            pairs = zip(live.moments[1:], live.match.entries, strict=True)
            signs += [at for at, entry in pairs if entry.seat in seats]
        return max(signs)

    def _viewer_of(self, subscription: RoomSubscription) -> Viewer:
        return Viewer(subscription.person, self._muted.get(subscription.person.id, ()) if subscription.person else ())

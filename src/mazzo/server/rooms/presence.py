"""Presence: the people connected to a room through any worker, and the live workers.

Every worker stores a heartbeat in the table `worker` every few seconds. A row of `presence` is valid while its worker
is alive. Time without any live worker is an outage; the first worker that starts stores it. A person's presence is
written only when their first connection opens and their last one closes.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import structlog
from sqlalchemy import bindparam, delete, insert, or_, select, update

from mazzo.core.errors import NotUnderstood
from mazzo.server import limits
from mazzo.server.database_trouble import Away, CannotSave
from mazzo.server.ids import fresh_id
from mazzo.server.rooms.model.clock import Span
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Closed, Conflict, Row
from mazzo.server.times import AHEAD, SECOND

BEAT = 3 * SECOND
"""Interval of a worker's heartbeats."""
FRESH = 4 * BEAT
"""Time after its last heartbeat for which a worker counts as alive."""
GRACE = 45 * SECOND
"""Default of MAZZO_GRACE: how long a seated member may be absent before others may hand the seat to a bot."""
MOST_GRACE = 3600
"""Maximum of MAZZO_GRACE, in seconds."""
KEPT = 24 * 60 * 60 * SECOND
"""Milliseconds for which the rows of dead workers and of their connections are kept."""

_ADD_WORKER = insert(tables.worker)
_DROP_WORKER = delete(tables.worker).where(tables.worker.c.id == bindparam("of"))
_BURY = delete(tables.worker).where(tables.worker.c.beat < bindparam("before"))
_CLEAR = delete(tables.presence).where(
    tables.presence.c.at < bindparam("before"), tables.presence.c.worker.not_in(select(tables.worker.c.id))
)
_DROP_WORKERS_AHEAD = delete(tables.worker).where(tables.worker.c.beat > bindparam("after"))
_DROP_OUTAGES_AHEAD = delete(tables.outage).where(tables.outage.c.ended > bindparam("after"))
_ALL_DUE = (
    update(tables.match)
    .where(tables.match.c.room.is_not(None), tables.match.c.finished.is_(None))
    .where(or_(tables.match.c.due.is_(None), tables.match.c.due > bindparam("after")))
    .values(due=bindparam("new_due"))
)
_ADD_OUTAGE = insert(tables.outage)
_ADD = insert(tables.presence)
_DROP = delete(tables.presence).where(
    tables.presence.c.room == bindparam("where"),
    tables.presence.c.person == bindparam("who"),
    tables.presence.c.worker == bindparam("by"),
)

log = structlog.get_logger()


def grace() -> int:
    """MAZZO_GRACE in milliseconds, or GRACE. Raises NotUnderstood."""
    setting = os.environ.get("MAZZO_GRACE", "")
    if not setting:
        return GRACE
    if not (setting.isdecimal() and len(setting) < 6 and 0 < int(setting) <= MOST_GRACE):
        raise NotUnderstood("bad-seconds", text=setting[:40], setting="MAZZO_GRACE", most=MOST_GRACE)
    return int(setting) * SECOND


@dataclass(frozen=True, slots=True)
class Seen:
    """The row that a worker stores about a person in a room: number of connections, and when the first came or the last
    went.
    """

    sockets: int
    at: int


@dataclass(slots=True)
class _Own:
    """A person connected to a room through this worker: number of connections, whether this worker's row says that they
    are present, and how many tasks are about to write it.
    """

    sockets: int = 0
    written: bool = False
    telling: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Presence:
    """Presence as known to this worker."""

    def __init__(self, store: Store) -> None:
        self.worker = fresh_id(12)
        self.grace = grace()
        self.outages: list[Span] = []
        """When no clock ran."""
        self.changed: Callable[[], None] = lambda: None
        """Called when a worker has started or ended."""
        self._store = store
        self._now = store.now
        self._started = 0
        self._last = 0
        self._beats: dict[str, int] = {}
        self._living: frozenset[str] = frozenset()
        self._doubted: dict[str, int] | None = None
        self._rooms: OrderedDict[str, dict[tuple[str, str], Seen]] = OrderedDict()
        self._own: dict[tuple[str, str], _Own] = {}
        self._silent = asyncio.Event()
        self._beating: asyncio.Task[None] | None = None

    @property
    def living(self) -> frozenset[str]:
        """The ids of the workers that are alive."""
        return self._living

    # ---- the worker

    async def start(self) -> None:
        """Store the first heartbeat, and the outage before it, if any."""
        self._started = self._last = self._now()
        await self._read_workers()
        others = {id: beat for id, beat in self._beats.items() if id != self.worker}
        living = {id: beat for id, beat in others.items() if self._is_fresh(beat)}
        if living:
            self._doubted = living
        elif others:
            await self._file(max(others.values()), self._started)
        await self._say()
        old = {"before": self._started - KEPT}
        await self._store.writer.write(Change(_BURY, (old,)), Change(_CLEAR, (old,)))
        self._beating = asyncio.create_task(self._beat_on(), name="beats")

    async def stop(self) -> None:
        """Mark the worker as ended; time without a worker from now on is an outage."""
        if self._beating is not None:
            await self.stop_heartbeats()
            with suppress(Away, CannotSave, Closed, Conflict):
                await self._say()

    async def stop_heartbeats(self) -> None:
        """Stop the heartbeats without marking the worker as ended."""
        self._silent.set()
        if self._beating is not None:
            await asyncio.wait((self._beating,), timeout=BEAT / SECOND)

    async def beat(self) -> None:
        """Store a heartbeat, and read those of other workers."""
        now, before = self._now(), self._last
        await self._read_workers()
        others = [beat for id, beat in self._beats.items() if id != self.worker]
        if now - before > FRESH and not any(map(self._is_fresh, others)):  # suspended, as were all
            await self._file(max([before, *(beat for beat in others if beat < now)]), now)
        await self._say()
        await self._settle()
        for (room, person), own in tuple(self._own.items()):  # retries failed writes
            if (own.sockets > 0) != own.written:
                await self.publish(room, person)

    @property
    def settles(self) -> int:
        """When it will be known for all past time whether a worker was alive, 0 if it is. Until then no clock is
        declared expired. It is unknown for the time before this worker started, while it was suspended, or while it
        could not reach the database, until a heartbeat succeeds.
        """
        now = self._now()
        if now - self._last > FRESH:
            return now + BEAT
        return 0 if self._doubted is None else max(self._started + FRESH, now + BEAT)

    # ---- people

    def connect(self, room: str, person: str) -> None:
        """A connection of a person to a room has opened; call `publish` next."""
        self._own.setdefault((room, person), _Own()).sockets += 1

    def disconnect(self, room: str, person: str) -> None:
        """A connection of a person to a room has closed; call `publish` next."""
        self._own[room, person].sockets -= 1

    async def publish(self, room: str, person: str) -> None:
        """Store, for other workers, whether a person is present through this one, if that has changed. A failed write
        is retried with every heartbeat.
        """
        own = self._own.setdefault((room, person), _Own())
        own.telling += 1
        try:
            if room not in self._rooms:
                await self.read(room)
            async with own.lock:
                await self._store_presence(room, person, own)
        finally:
            own.telling -= 1
            if not (own.sockets or own.written or own.telling):
                del self._own[room, person]

    async def read(self, room: str) -> None:
        """Read who is present in a room through other workers: before a room is shown, and after a notification."""
        c = tables.presence.c
        rows = await self._store.all(select(c.person, c.worker, c.sockets, c.at).where(c.room == room))
        own = {key: presence for key, presence in self._rooms.get(room, {}).items() if key[1] == self.worker}
        stored_presence = {(person, worker): Seen(sockets, at) for person, worker, sockets, at in rows}
        self._rooms[room] = stored_presence | own  # this worker's own rows may be older than its memory
        self._rooms.move_to_end(room)
        while len(self._rooms) > 2 * limits.LIVE:
            self._rooms.popitem(last=False)

    def is_here(self, room: str, person: str) -> bool:
        """Whether a person is connected to a room, as last read."""
        if self._is_connected(room, person):
            return True
        in_room = self._rooms.get(room, {})
        return any(
            who == person and worker != self.worker and presence.sockets > 0 and worker in self._living
            for (who, worker), presence in in_room.items()
        )

    def is_occupied(self, room: str) -> bool:
        """Whether a room has any connection."""
        people = {who for who, _ in self._rooms.get(room, {})} | {who for where, who in self._own if where == room}
        return any(self.is_here(room, person) for person in people)

    def away_since(self, room: str, person: str) -> int | None:
        """When an absent person left; None if they are present, never were, or it is too long ago."""
        if self.is_here(room, person):
            return None
        moments = [
            presence.at if presence.sockets == 0 else max(presence.at, self._beats[worker])
            for (who, worker), presence in self._rooms.get(room, {}).items()
            if who == person and (presence.sockets == 0 or worker in self._beats)
        ]
        return max(moments, default=None)

    # ---- internal

    def _is_connected(self, room: str, person: str) -> bool:
        """Whether a person is connected through this worker."""
        own = self._own.get((room, person))
        return own is not None and own.sockets > 0

    async def _store_presence(self, room: str, person: str, own: _Own) -> None:
        here = own.sockets > 0
        in_room = self._rooms.setdefault(room, {})
        last = in_room.get((person, self.worker))
        if last is None or (last.sockets > 0) != here:
            last = in_room[person, self.worker] = Seen(int(here), self._now())
        if own.written == here:
            return
        row: Row = {"room": room, "person": person, "worker": self.worker, "sockets": last.sockets, "at": last.at}
        with suppress(Conflict, Closed):  # the room or the person was deleted, or the server stops
            await self._store.writer.write(
                Change(_DROP, ({"where": room, "who": person, "by": self.worker},)), Change(_ADD, (row,))
            )
        own.written = here

    def _is_fresh(self, beat: int) -> bool:
        return self._now() - beat < FRESH

    async def _beat_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._silent.wait(), BEAT / SECOND)
            if self._silent.is_set():
                return
            try:
                await self.beat()
            except Exception as error:  # the database is unreachable: the next heartbeat retries
                log.warning("no beat", error=type(error).__name__)

    async def _say(self) -> None:
        now = self._now()
        row: Row = {"id": self.worker, "started": self._started, "beat": now}
        await self._store.writer.write(Change(_DROP_WORKER, ({"of": self.worker},)), Change(_ADD_WORKER, (row,)))
        self._last = self._beats[self.worker] = now
        self._count()

    async def _read_workers(self) -> None:
        w, o = tables.worker.c, tables.outage.c
        self._beats = {str(id): int(beat) for id, beat in await self._store.all(select(w.id, w.beat))}
        now = self._now()
        if any(beat > now + AHEAD for beat in self._beats.values()):
            await self._put_back(now)
            self._beats = {id: beat for id, beat in self._beats.items() if beat <= now + AHEAD}
        outages = await self._store.all(select(o.began, o.ended).order_by(o.began))
        before, self.outages = self.outages, [Span(began, end) for began, end in outages]
        self._count()
        if before != self.outages and self._last > self._started:
            self.changed()

    async def _put_back(self, now: int) -> None:
        """The clock was ahead and has been corrected: delete rows with future times, and look at every match."""
        ahead = {"after": now + AHEAD}
        log.warning("clock put back", seconds=(max(self._beats.values()) - now) // SECOND)
        await self._store.writer.write(
            Change(_DROP_WORKERS_AHEAD, (ahead,)),
            Change(_DROP_OUTAGES_AHEAD, (ahead,)),
            Change(_ALL_DUE, ({**ahead, "new_due": now},)),
        )

    def _count(self) -> None:
        before, self._living = (
            self._living,
            frozenset(id for id, beat in self._beats.items() if id == self.worker or self._is_fresh(beat)),
        )
        if before and before != self._living:
            self.changed()

    async def _settle(self) -> None:
        """Called when other workers that may be alive have had time for a heartbeat: if there was none, an outage began
        at the last one.
        """
        if self._doubted is None:
            return
        if any(self._beats.get(id, beat) > beat for id, beat in self._doubted.items()):
            self._doubted = None
        elif self._now() - self._started >= FRESH:
            await self._file(max(self._doubted.values()), self._started)
            self._doubted = None

    async def _file(self, began: int, end: int) -> None:
        if began >= end:
            return
        with suppress(Conflict):  # another worker stored it
            await self._store.writer.write(Change(_ADD_OUTAGE, ({"began": began, "ended": end},)))
        log.info("outage", seconds=(end - began) // SECOND)
        await self._read_workers()
        self.changed()

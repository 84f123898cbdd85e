"""Scheduler for everything that happens without a request: bot moves, expired clocks, notifications of a turn.

`match.due` in the database says when a worker must look at a match; every append writes it, so that another worker
looks if this one dies. Looking too often is harmless: what is due follows from the journals, bots move by the same
methods as people, and the append decides when two workers try.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import structlog

from mazzo.bots import PoolClosed, SearchPool, determinize
from mazzo.bots.search_pool import usual_processes
from mazzo.core.errors import NotUnderstood, OutOfDate
from mazzo.games import GAMES
from mazzo.host.bot_pace import asked_since, pause_of, search_time_of, turn_began
from mazzo.host.words import BotName
from mazzo.match import Match
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.database_trouble import Away, CannotSave
from mazzo.server.errors import ServiceError, our_fault
from mazzo.server.ids import fresh_id
from mazzo.server.matches import queries as match_queries
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.deal import search_start
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.rooms import from_client
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.clock import times
from mazzo.server.rooms.model.room import STAND_IN, Room
from mazzo.server.rooms.presence import FRESH, Presence
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Closed
from mazzo.server.times import MINUTE, SECOND

SWEEP = 500
"""Milliseconds between two queries for due matches."""
SWEPT = 64
"""Most matches taken from one query."""
SOON = 2 * SECOND
"""Milliseconds for which a task is reserved for the worker that wrote it; then other workers may do it."""
STOP_SECONDS = 5
"""Seconds that a stop waits for tasks in progress."""
LATER = MINUTE
"""Delay after a failure."""
REMEMBERED = 10_000
"""Announced turns remembered in memory."""
NOTICE_AFTER = 5 * SECOND
"""Milliseconds before a notification of a turn is sent, since the person may reconnect."""
NOTICE_UNTIL = 10 * MINUTE
"""Milliseconds after its beginning for which a turn is still announced, after an outage."""

MOST_PROCESSES = 64
"""Maximum of MAZZO_THINKERS."""

log = structlog.get_logger()

Announce = Callable[[LiveMatch, int, str, int], Awaitable[None]]
"""Notifies an absent person of a turn: match, seat, person, number of the turn."""


@dataclass(frozen=True, slots=True, order=True)
class DueTask:
    """A task due at a moment for a seat. `move`: a bot moves; `bench`: a bot takes the seat to the end; `announce`: its
    owner is notified of the turn, an index in `Match.turns`.
    """

    when: int
    kind: Literal["move", "bench", "announce"]
    seat: int
    bot: BotName = STAND_IN
    turn: int = 0


@dataclass(frozen=True, slots=True)
class _Search:
    """A bot's search for its action, in a version of its seat's view."""

    version: int
    action: asyncio.Task[int]


def pool_size(workers: int = 1) -> int:
    """Number of search processes of a worker: MAZZO_THINKERS, or the default divided among the workers. Raises
    NotUnderstood.
    """
    setting = os.environ.get("MAZZO_THINKERS", "")
    if not setting:
        return max(1, usual_processes() // workers)
    if not (setting.isdecimal() and len(setting) < 3 and 0 < int(setting) <= MOST_PROCESSES):
        raise NotUnderstood("bad-thinkers", text=setting[:40], most=MOST_PROCESSES)
    return int(setting)


class Scheduler:
    """Carries out due tasks for all matches of rooms, in one worker; a listener of matches and rooms."""

    def __init__(
        self,
        store: Store,
        matches: MatchRegistry,
        rooms: RoomRegistry,
        presence: Presence,
        tasks: BackgroundTasks,
        pool: SearchPool,
    ) -> None:
        self.announce: Announce | None = None
        """Sends a notification; None: none are sent."""
        self.sleep: Callable[[float], Awaitable[None]] = self._sleep
        self._store = store
        self._matches = matches
        self._rooms = rooms
        self._presence = presence
        self._tasks = tasks
        self._pool = pool
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._own: dict[str, int] = {}
        self._filed: dict[str, tuple[int, int | None]] = {}
        """For a match, the version at which this worker last wrote `Match.due`, and its value."""
        self._searches: dict[str, dict[int, _Search]] = {}
        """For a match, the searches of its bots, by seat."""
        self._announced: set[tuple[str, int, int]] = set()
        self._seen_writes = -1
        """The number of transactions at the last query for due matches."""
        self._next_due: int | None = None
        """When the next match is due, if nothing was written since; None if that is not known."""
        self._sweeping: asyncio.Task[None] | None = None
        self._stopped = asyncio.Event()
        matches.listeners.add(self)
        rooms.listeners.add(self)

    # ---- the worker

    def start(self) -> None:
        """Start querying for due matches."""
        self._sweeping = asyncio.create_task(self._sweep_on(), name="scheduler")

    async def stop(self) -> None:
        """Begin no more tasks and wait for those in progress; the search pool must be closed before. Unfinished tasks
        are left to other workers or the next start.
        """
        self._stopped.set()
        tasks = [*self._busy.values(), *([self._sweeping] if self._sweeping else [])]
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_SECONDS)

    async def sweep(self) -> None:
        """Take up due matches: those whose people are at this worker or at none, and those that no worker took up."""
        now = self._store.now()
        if not await self._is_quiet(now):
            for id in await self._rooms.store.due(now, now - SOON, self._presence.worker, now - FRESH, SWEPT):
                self._filed.pop(id, None)
                self.run_soon(id)
        for room in self._rooms.rooms:
            room.check_absences()

    async def _is_quiet(self, now: int) -> bool:
        """Whether no match can be due: no other process writes, this one has written nothing since the last query, and
        the next stored moment has not come.
        """
        writes = self._store.writer.transactions
        if not self._store.is_local or writes != self._seen_writes:
            self._seen_writes, self._next_due = writes, None
            return False
        if self._next_due is None:
            self._next_due = await self._rooms.store.next_due()
        return self._next_due > now

    async def settle(self) -> None:
        """Wait until no task is in progress."""
        while self._busy:
            await asyncio.wait(self._busy.values())

    def run_soon(self, id: str) -> None:
        """Carry out a match's tasks that are due now or soon."""
        if self._stopped.is_set():
            return
        if id in self._busy:
            self._again.add(id)
            return
        self._busy[id] = asyncio.create_task(self._run(id), name=f"scheduler {id}")

    # ---- listener

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        if live.row.room is None:
            return
        live.due_after = self._due_after
        is_own = self._own.pop(live.row.id, None) == live.match.version
        if not is_own or live.match.outcome is not None:
            self._filed.pop(live.row.id, None)
        is_idle = is_own and self._filed.get(live.row.id) == (live.match.version, None)
        if before is None or (is_own and not is_idle):  # other workers carry out the tasks of their own appends
            self.run_soon(live.row.id)

    def room_changed(self, live: LiveRoom, before: Room | None) -> None:
        room = live.room
        if room.phase == "playing" and room.match is not None:
            self._filed.pop(room.match, None)
            self.run_soon(room.match)
        if any(seat.bot for seat in room.seats) or (room.phase == "playing" and room.clock != from_client.NoClock()):
            self._tasks.start(self._warm(room.game), "warming")

    def viewers_changed(self, live: LiveRoom) -> None:
        if live.room.is_show and live.room.match is not None:  # bots play only while watched
            self.run_soon(live.room.match)

    # ---- due tasks

    def due_tasks(self, room: LiveRoom, live: LiveMatch) -> list[DueTask]:
        """The tasks of a match, the earliest first."""
        return self._due_tasks(room, live, live.match, live.moments)

    def _due_tasks(self, room: LiveRoom, live: LiveMatch, match: Match, moments: list[int]) -> list[DueTask]:
        now_room = room.room
        is_played = now_room.phase == "playing" and now_room.match == live.row.id and match.outcome is None
        if not is_played or now_room.paused or (now_room.is_show and not self._presence.is_occupied(room.id)):
            return []
        store, presence = self._store, self._presence
        all_times = times(now_room.clock, match, moments, room.stops, presence.outages, store.now())
        tasks: list[DueTask] = []
        seats = match.current_players()
        # On a deal a bot waits for the seats before it: what it does must not depend on who is faster.
        for seat in seats[:1] if live.row.deal else seats:
            bot = now_room.seats[seat].bot
            if bot is not None:
                pause = 0
                if presence.is_occupied(room.id):
                    pause = pause_of(match, seat, bot, live.row.id, now_room.is_show)
                tasks.append(DueTask(moments[asked_since(match, seat)] + pause, "move", seat, bot))
                continue
            ends = all_times[seat].ends
            if ends is not None:
                is_game = isinstance(now_room.clock, from_client.GameClock)
                tasks.append(DueTask(max(ends, presence.settles), "bench" if is_game else "move", seat))
            tasks += self._notices(room, live, match, moments, seat)
        return sorted(tasks)

    def _notices(self, room: LiveRoom, live: LiveMatch, match: Match, moments: list[int], seat: int) -> list[DueTask]:
        """The notification for a seat's turn, if one is to be sent."""
        owner = room.room.people[seat]
        if self.announce is None or owner is None or self._is_here(room, live, seat, owner):
            return []
        turn = turn_began(match, seat)
        began = moments[turn]
        if (live.row.id, seat, turn) in self._announced or self._store.now() > began + NOTICE_UNTIL:
            return []
        return [DueTask(began + NOTICE_AFTER, "announce", seat, turn=turn)]

    def _due_after(self, live: LiveMatch, match: Match, at: int) -> int | None:
        """The value of `Match.due` for an append that is about to be written."""
        self._own[live.row.id] = match.version
        room = self._rooms.loaded_room(live.row.room)
        due: int | None = at + SOON
        if room is not None:
            due_tasks = self._due_tasks(
                room, live, match, live.moments + [at] * (match.version + 1 - len(live.moments))
            )
            due = max(due_tasks[0].when, at + SOON) if due_tasks else None  # reserved for this worker until then
        self._filed[live.row.id] = match.version, due
        return due

    def _is_here(self, room: LiveRoom, live: LiveMatch, seat: int, person: str) -> bool:
        return self._presence.is_here(room.id, person) or any(
            subscription.seat == seat for subscription in live.subscriptions
        )

    def _is_elsewhere(self, room: LiveRoom) -> bool:
        """Whether the table has people, and all are at other workers."""
        return not room.is_watched and self._presence.is_occupied(room.id)

    # ---- execution

    async def _run(self, id: str) -> None:
        """Carry out a match's tasks that are due soon, then store when the next is due."""
        try:
            while True:
                self._again.discard(id)
                if self._stopped.is_set() or (not await self._step(id) and id not in self._again):
                    return
        except (Closed, Away, PoolClosed):
            pass  # the server stops, or the database is unreachable: the next query resumes
        except Exception as error:
            our_fault(error, f"scheduler {id}")
            with suppress(Closed, Away, CannotSave):
                await match_queries.set_due(self._store, id, self._store.now() + LATER)
        finally:
            self._busy.pop(id, None)
            self._search_ahead(id, [])
            if id in self._again:
                self._again.discard(id)
                self.run_soon(id)

    async def _step(self, id: str) -> bool:
        """Carry out the next task, waiting if it is due soon; False when there is none now."""
        try:
            live = await self._matches.get(id)
            if live.row.room is None:
                return False
            room = await self._rooms.get(live.row.room)
        except ServiceError:
            await match_queries.set_due(self._store, id, None)
            return False
        version, entries = live.match.version, room.raw.entries
        due_tasks = self.due_tasks(room, live)
        now = self._store.now()
        is_ours = not self._is_elsewhere(room)
        soon = [task for task in due_tasks if is_ours and task.kind == "move" and task.when <= now + SOON]
        self._search_ahead(id, [(task, live) for task in soon if room.room.seats[task.seat].bot is not None])
        until = now + SOON if is_ours else now - SOON  # any worker takes up tasks that the others have not done by then
        if not due_tasks or due_tasks[0].when > until:
            due = due_tasks[0].when if due_tasks else None
            if self._filed.pop(id, None) != (version, due):
                await self._rooms.store.postpone(id, due, version, room.id, entries)
            return False
        if due_tasks[0].when > now:
            await self.sleep((due_tasks[0].when - now) / SECOND)
            return True
        await self._do(due_tasks[0], room, live)
        return True

    async def _do(self, task: DueTask, room: LiveRoom, live: LiveMatch) -> None:
        match task.kind:
            case "move":
                await self._move(task, room, live)
            case "bench":
                await self._tasks.run(room.append_events(lambda: self._benching(task, room, live)))
            case "announce":
                if len(self._announced) >= REMEMBERED:  # the rows in `notice` remain
                    self._announced.clear()
                self._announced.add((live.row.id, task.seat, task.turn))
                owner = room.room.people[task.seat]
                if self.announce is not None and owner is not None:
                    await self.announce(live, task.seat, owner, task.turn)

    async def _move(self, task: DueTask, room: LiveRoom, live: LiveMatch) -> None:
        seat, searches = task.seat, self._searches.get(live.row.id, {})
        search = searches.get(seat) or self._begin(task, live)
        action = await search.action
        if not self._still_holds(task, room, live):
            return
        with suppress(OutOfDate):  # another worker was first
            await self._tasks.run(live.play_for(seat, fresh_id(16), search.version, [action]))

    def _search_ahead(self, id: str, pairs: Sequence[tuple[DueTask, LiveMatch]]) -> None:
        """Start the searches of bots that move soon, and cancel those no longer needed."""
        searches = self._searches.pop(id, {})
        current = self._searches.setdefault(id, {}) if pairs else {}
        for task, live in pairs:
            search = searches.get(task.seat)
            if search is not None and search.version == live.match.seen(task.seat):
                current[task.seat] = searches.pop(task.seat)
            else:
                current[task.seat] = self._begin(task, live)
        for search in searches.values():
            search.action.cancel()

    def _begin(self, task: DueTask, live: LiveMatch) -> _Search:
        """Start a search. Its exception is raised where its action is awaited. On a deal the bots have the same luck
        whoever plays it.
        """
        id, match, seat = live.row.id, live.match, task.seat
        start = search_start(live.row.seed, match, seat) if live.row.deal else 1 + secrets.randbits(60)
        position = determinize(match, seat, start)
        work = self._pool.think(task.bot, position, search_time_of(match, seat, task.bot) / SECOND, id)
        action = asyncio.create_task(work, name=f"search {id}")
        action.add_done_callback(lambda future: future.cancelled() or future.exception())
        return _Search(match.seen(seat), action)

    def _benching(self, task: DueTask, room: LiveRoom, live: LiveMatch) -> list[e.Entry]:
        if not self._still_holds(task, room, live):
            return []
        return [e.Entry(e.Handed(None, task.seat, lasting=True), 0)]

    def _still_holds(self, task: DueTask, room: LiveRoom, live: LiveMatch) -> bool:
        """Whether a task is still due; its moment may have changed slightly."""
        now = self._store.now()
        return any(
            (other.kind, other.seat) == (task.kind, task.seat) and other.when <= now
            for other in self.due_tasks(room, live)
        )

    async def _sleep(self, seconds: float) -> None:
        """Sleep, or until the server stops."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), seconds)

    async def _warm(self, game: str) -> None:
        with suppress(PoolClosed):
            await self._pool.warm(GAMES[game].meta.ruleset)

    async def _sweep_on(self) -> None:
        while not self._stopped.is_set():
            await self._sleep(SWEEP / SECOND)
            try:
                await self.sweep()
            except Exception as error:  # the database is unreachable: the next sweep retries
                log.warning("no sweep", error=type(error).__name__)

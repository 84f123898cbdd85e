"""Workers without a port over one database, with a clock that the test moves, and clients for them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from mazzo.bots import Position, SearchPool
from mazzo.bots.levels import bot_at_level
from mazzo.games import RULESETS
from mazzo.host.words import BotName
from mazzo.server.accounts.erasure import Erasure
from mazzo.server.accounts.guests import new_guest
from mazzo.server.accounts.person import Person, add_person
from mazzo.server.app import wire
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.feature import Components
from mazzo.server.ids import fresh_id
from mazzo.server.matches.live import LiveMatch, MatchSubscription
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.push.service import PushNotifications
from mazzo.server.rooms import from_client
from mazzo.server.rooms.live import LiveRoom
from mazzo.server.rooms.presence import Presence
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.rooms.scheduler import Scheduler
from mazzo.server.rooms.telling import RoomSubscription
from mazzo.server.sockets.outbox import Outbox
from mazzo.server.storage.engine import database_url, migrate, open_engine
from mazzo.server.storage.store import Store
from tests.server.wall_clock import WallClock

DAWN = 1_700_000_000_000
SECRET = b"the house's secret"


class Minds(SearchPool):
    """The bots in this process; other tests cover the search pool."""

    async def think(self, bot: str, position: Position, seconds: float = 0, table: str = "") -> int:
        return bot_at_level(RULESETS[position.ruleset], bot).think(position)

    async def warm(self, ruleset: str | None = None) -> None:
        """Nothing to start."""


class Worker:
    """A worker's components that tests reach, with their types."""

    def __init__(self, components: Components) -> None:
        made = components.by_name
        self.store: Store = made["store"]
        self.pool: SearchPool = made["pool"]
        self.tasks: BackgroundTasks = made["tasks"]
        self.presence: Presence = made["presence"]
        self.matches: MatchRegistry = made["matches"]
        self.rooms: RoomRegistry = made["rooms"]
        self.scheduler: Scheduler = made["scheduler"]
        self.push: PushNotifications = made["push"]
        self.erasure: Erasure = made["erasure"]
        self.start, self.stop = components.start, components.stop


class Cluster:
    """Several workers over one database, and the people."""

    def __init__(self, database: Path | str) -> None:
        self.clock = WallClock(DAWN)
        self.workers: list[Worker] = []
        self._url = database_url(database)

    async def worker(self) -> Worker:
        """One more worker; it does what is due when the test lets it sweep."""
        engine = open_engine(self._url)
        await migrate(engine, force=True)
        worker = Worker(wire(Store(engine, self.clock), SECRET, frozenset(), Minds()))
        worker.scheduler.sleep = self.clock.sleep
        worker.store.writer.start()
        await worker.presence.start()
        self.workers.append(worker)
        return worker

    async def person(self, language: str = "it") -> Person:
        """A new person."""
        person = new_guest(language)
        await add_person(self.workers[0].store, person)
        return person

    async def wait(self, milliseconds: int) -> None:
        """Let time pass: every worker beats, sweeps and does what it finds to do."""
        self.clock.now += milliseconds
        for worker in self.workers:
            await worker.presence.beat()
        await self.sweep()

    async def pass_by(self, milliseconds: int, step: int = 3_000) -> None:
        """Let time pass in small steps, as it does."""
        until = self.clock.now + milliseconds
        while self.clock.now < until:
            await self.wait(min(step, until - self.clock.now))

    async def age(self, milliseconds: int) -> None:
        """Let long time pass in which every worker beat all along."""
        self.clock.now += milliseconds
        for worker in self.workers:
            await worker.presence._say()
        await self.wait(0)

    async def sweep(self) -> None:
        """Let every worker do what is due."""
        for worker in self.workers:
            await worker.scheduler.sweep()
            await worker.scheduler.settle()
            await settle(worker)

    async def kill(self, worker: Worker) -> None:
        """End a worker without a word to the others."""
        self.workers.remove(worker)
        await worker.scheduler.stop()
        await worker.presence.stop_heartbeats()
        await worker.store.close()


async def settle(worker: Worker) -> None:
    """Return when all background tasks have ended."""
    while worker.tasks._running:
        await worker.tasks.wait()


@asynccontextmanager
async def cluster(database: Path | str) -> AsyncIterator[Cluster]:
    """A server with one worker."""
    built = Cluster(database)
    await built.worker()
    yield built
    for worker in built.workers:
        await worker.stop()


async def table(
    worker: Worker,
    people: Sequence[Person],
    bots: int = 0,
    clock: from_client.Clock | None = None,
    bot: BotName = "casual",
) -> LiveRoom:
    """A room in which these people and so many bots sit; the first opened it."""
    host, *others = people
    wish = from_client.NewRoom("orchard", len(people) + bots, clock=clock or from_client.NoClock())
    room = await worker.rooms.get(await worker.rooms.open(host, wish))
    for seat, person in enumerate(others, 1):
        await room.act(person, "", from_client.Sit(fresh_id(8), seat))
    for seat in range(len(people), len(people) + bots):
        await room.act(host, "", from_client.Bot(fresh_id(8), seat, bot))
    return room


async def begin(worker: Worker, room: LiveRoom, host: Person) -> LiveMatch:
    """Start the match."""
    await room.act(host, "", from_client.Start(fresh_id(8)))
    await worker.scheduler.settle()
    assert room.room.match is not None
    return await worker.matches.get(room.room.match)


async def come(room: LiveRoom, person: Person) -> RoomSubscription:
    """Connect to a room."""
    subscription = RoomSubscription(outbox(), person)
    await room.enter(subscription, "")
    return subscription


async def play(worker: Worker, live: LiveMatch, seat: int, which: int = 0) -> None:
    """Play one of a seat's actions."""
    actions = live.match.legal_actions(seat)
    await live.play_for(seat, fresh_id(8), live.match.seen(seat), [actions[which % len(actions)]])
    await worker.scheduler.settle()


async def play_part(worker: Worker, live: LiveMatch, seat: int) -> None:
    """Play a seat's part of the round."""
    turn = live.match.turns[-1][seat]
    while live.match.turns[-1][seat] == turn is not None:
        await play(worker, live, seat)


def outbox() -> Outbox:
    """A connection that is never dropped."""
    return Outbox(lambda _code: None)


def heard(subscription: MatchSubscription | RoomSubscription) -> list[str]:
    """What waits to be sent to a connection; taken from it."""
    box, found = subscription.subscriber, list[str]()
    assert isinstance(box, Outbox)
    while not box.outgoing.empty():
        found.append(box.outgoing.get_nowait())
    box.waiting = 0
    return found


def count(live: LiveMatch, is_so: Callable[[int], bool]) -> int:
    """How many entries were made by such seats."""
    return sum(is_so(entry.seat) for entry in live.match.entries)

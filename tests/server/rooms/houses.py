"""A whole server without a port, on a clock that the test moves: halls over one database, people, and what they do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from mazzo.bots import Position, Thinkers
from mazzo.bots.strengths import strength
from mazzo.games import RULESETS
from mazzo.server.database import database_url, migrate, open_engine
from mazzo.server.guests import fresh_id, new_guest
from mazzo.server.hall import Hall
from mazzo.server.live import LiveMatch
from mazzo.server.outlet import Outlet
from mazzo.server.rooms import wire
from mazzo.server.rooms.live import LiveRoom, RoomWatcher
from mazzo.server.store import Person, Store

DAWN = 1_700_000_000_000
SECRET = b"the house's secret"


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = DAWN

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Sleep as long as nobody does anything else."""
        self.now += round(seconds * 1000)
        await asyncio.sleep(0)


class Minds(Thinkers):
    """The bots, thinking in this process: the one of their own has tests of its own."""

    async def think(self, bot: str, position: Position, seconds: float = 0, table: str = "") -> int:
        return strength(RULESETS[position.ruleset], bot).think(position)

    async def warm(self, ruleset: str | None = None) -> None:
        """Nothing to start."""


class House:
    """Several workers over one database, and the people."""

    def __init__(self, database: Path | str) -> None:
        self.clock = Clock()
        self.halls: list[Hall] = []
        self._url = database_url(database)

    async def hall(self) -> Hall:
        """One more worker; it does what is due when the test lets it sweep."""
        engine = open_engine(self._url)
        await migrate(engine, force=True)
        hall = Hall(Store(engine, self.clock), SECRET)
        hall.duty.thinkers = Minds()
        hall.duty.sleep = self.clock.sleep
        hall.store.writer.start()
        await hall.presence.start()
        self.halls.append(hall)
        return hall

    async def person(self, language: str = "it") -> Person:
        """Somebody new."""
        person = new_guest(language)
        await self.halls[0].store.add_person(person)
        return person

    async def wait(self, milliseconds: int) -> None:
        """Let time pass: every worker beats, sweeps and does what it finds to do."""
        self.clock.now += milliseconds
        for hall in self.halls:
            await hall.presence.beat()
        await self.sweep()

    async def pass_by(self, milliseconds: int, step: int = 3_000) -> None:
        """Let time pass in small steps, as it does."""
        until = self.clock.now + milliseconds
        while self.clock.now < until:
            await self.wait(min(step, until - self.clock.now))

    async def age(self, milliseconds: int) -> None:
        """Let long time pass in which every worker beat all along."""
        self.clock.now += milliseconds
        for hall in self.halls:
            await hall.presence._say()
        await self.wait(0)

    async def sweep(self) -> None:
        """Let every worker do what is due."""
        for hall in self.halls:
            await hall.duty.sweep()
            await hall.duty.settle()

    async def kill(self, hall: Hall) -> None:
        """End a worker without a word to the others."""
        self.halls.remove(hall)
        await hall.duty.stop()
        await hall.presence.fall_silent()
        await hall.store.close()


@asynccontextmanager
async def house(database: Path | str) -> AsyncIterator[House]:
    """A house with one worker."""
    built = House(database)
    await built.hall()
    yield built
    for hall in built.halls:
        await hall.close()


async def table(
    hall: Hall,
    people: Sequence[Person],
    bots: int = 0,
    clock: wire.Clock | None = None,
    bot: wire.BotName = "casual",
) -> LiveRoom:
    """A room in which these people and so many bots sit; the first opened it."""
    host, *others = people
    wish = wire.NewRoom("orchard", len(people) + bots, clock=clock or wire.NoClock())
    room = await hall.room(await hall.house.open(host, wish))
    for seat, person in enumerate(others, 1):
        await room.act(person, wire.Sit(fresh_id(8), seat))
    for seat in range(len(people), len(people) + bots):
        await room.act(host, wire.Bot(fresh_id(8), seat, bot))
    return room


async def begin(hall: Hall, room: LiveRoom, host: Person) -> LiveMatch:
    """Start the match."""
    await room.act(host, wire.Start(fresh_id(8)))
    await hall.duty.settle()
    assert room.room.match is not None
    return await hall.match(room.room.match)


async def come(room: LiveRoom, person: Person) -> RoomWatcher:
    """Connect to a room."""
    watcher = RoomWatcher(person, lambda _code: None)
    await room.enter(watcher)
    return watcher


async def play(hall: Hall, live: LiveMatch, seat: int, which: int = 0) -> None:
    """Play one of a seat's actions."""
    actions = live.match.legal_actions(seat)
    await live.play_for(seat, fresh_id(8), live.match.seen(seat), [actions[which % len(actions)]])
    await hall.duty.settle()


async def play_part(hall: Hall, live: LiveMatch, seat: int) -> None:
    """Play a seat's part of the round."""
    turn = live.match.turns[-1][seat]
    while live.match.turns[-1][seat] == turn is not None:
        await play(hall, live, seat)


def heard(outlet: Outlet) -> list[str]:
    """What waits to be sent to a connection; taken from it."""
    found: list[str] = []
    while not outlet.outgoing.empty():
        found.append(outlet.outgoing.get_nowait())
    return found


def count(live: LiveMatch, is_so: Callable[[int], bool]) -> int:
    """How many entries were made by such seats."""
    return sum(is_so(entry.seat) for entry in live.match.entries)

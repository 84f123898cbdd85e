"""The law of hosts: a device and a server answer the same messages with the same bytes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mazzo.games import GAMES
from mazzo.host.dealing import Recipe
from mazzo.match import Match
from mazzo.server import limits
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.deal import deal
from mazzo.server.matches.socket import _MatchConnection
from mazzo.server.sockets.connection import ConnectionLimits
from mazzo.server.storage.engine import database_url, migrate, open_engine
from mazzo.server.storage.store import Store
from tests.host.walks import ID, MOST, NOW, Walk
from tests.sizes import drawn

OWNER = "somebody"


class Memory:
    """Stands in for the writer: all is stored at once, in no database."""

    is_open = True

    def submit(self, changes: Any, done: Any) -> None:
        done(None)

    async def write(self, *changes: Any) -> None:
        """Nothing is refused."""


class Table:
    """A match on a server, and a connection for each seat and a spectator, by number from 1."""

    def __init__(self, walk: Walk, store: Store) -> None:
        recipe = Recipe((), bytes.fromhex(walk.seed), practice=walk.practice)
        dealt = deal(walk.game, [OWNER] * walk.seats, recipe, NOW * 1000, id=ID).record
        match: Match = deal(walk.game, [OWNER] * walk.seats, recipe, NOW * 1000, id=ID).match
        self.live = LiveMatch(store, dealt.row, dealt.seats, dealt.events, match)
        self.told: list[tuple[int, str]] = []
        self._limits = ConnectionLimits(limits.Turns())
        self._connections: dict[int, _MatchConnection] = {}

    async def open(self, number: int, seat: int | None) -> None:
        socket = cast(Any, SimpleNamespace(scope={"client": None, "headers": []}))
        rooms = cast(Any, None)  # the match is in none
        connection = _MatchConnection(socket, self._limits, None, self.live, seat, rooms, BackgroundTasks())
        connection._place = ""  # without limits
        connection.outbox.write_now = lambda text: self.hear(number, text)
        self._connections[number] = connection
        await connection.on_open()

    def hear(self, number: int, text: str) -> bool:
        self.told.append((number, text))
        return True

    async def receive(self, number: int, text: str) -> None:
        await self._connections[number]._handle(text)

    def take(self) -> list[tuple[int, str]]:
        told, self.told = self.told, []
        return told


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    engine = open_engine(database_url(tmp_path / "mazzo.sqlite3"))
    await migrate(engine, force=True)
    made = Store(engine, lambda: NOW * 1000)
    made.writer = cast(Any, Memory())
    yield made
    await engine.dispose()


@pytest.mark.parametrize("game", GAMES)
async def test_a_device_and_a_server_tell_the_same(game: str, store: Store) -> None:
    await compare(game, range(2), store)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES)
async def test_they_tell_the_same_in_many_games(game: str, store: Store) -> None:
    await compare(game, drawn(20, MOST), store)


async def compare(game: str, numbers: Iterable[int], store: Store) -> None:
    """Play games of a title, by their numbers, on a device and on a server, and compare each message."""
    for number in numbers:
        walk = Walk(game, number)
        table, opened = Table(walk, store), 0
        for sent in walk.play():
            before = table.live.match.version if opened else 0
            if not sent.text:
                opened = sent.viewer
                await table.open(opened, opened - 1 if opened <= walk.seats else None)
            else:
                await table.receive(sent.viewer, sent.text)
            told = table.take()
            assert by_viewer(told) == by_viewer(sent.told), (walk, sent)
            if sent.text:
                entries = [(entry.seat, entry.text) for entry in table.live.match.entries[before:]]
                assert entries == [(seat, text) for _, seat, text, _ in sent.entries]


def by_viewer(told: list[tuple[int, str]]) -> dict[int, list[str]]:
    """What each viewer was told, in order; between viewers the order does not matter."""
    found: dict[int, list[str]] = {}
    for viewer, text in told:
        found.setdefault(viewer, []).append(text)
    return found

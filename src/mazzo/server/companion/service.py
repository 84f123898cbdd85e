"""Counts sheets in a thread, within limits, and stores the match that a sheet tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from litestar.di import NamedDependency

from mazzo import companion
from mazzo.core.streams import fresh_seed
from mazzo.match import CHANCE, Match
from mazzo.server import ids
from mazzo.server.accounts.person import Person
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.limits import COUNTS_BURST, COUNTS_RATE, MATCHES_BURST, MATCHES_RATE, Buckets
from mazzo.server.matches.model.replay import finish_of
from mazzo.server.matches.queries import Dealt, Event, MatchRow, append_changes, match_changes
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change

Answer = TypeVar("Answer")
SOURCE = "table"
"""The source of a match that was played with printed cards."""


class PrintedGames:
    """The games that are played beside this server. Limits how many sheets are counted for one client address."""

    def __init__(self, store: Store, withheld: frozenset[str]) -> None:
        self._store = store
        self._withheld = withheld
        self._counting = Buckets(COUNTS_RATE, COUNTS_BURST)
        self._keeping = Buckets(MATCHES_RATE, MATCHES_BURST)

    def check(self, game: str) -> None:
        """Raises ServiceError for a game that is unknown, not offered, or without a companion."""
        if game in self._withheld or not companion.has_companion(game):
            raise not_found()

    async def work(self, game: str, client: str, function: Callable[[str, bytes], Answer], body: bytes) -> Answer:
        """Call a function of the companion with a body. Raises MazzoError or ServiceError."""
        self.check(game)
        if not self._counting.take(client):
            raise ServiceError(429, "too-fast")
        return await asyncio.to_thread(function, game, body)

    async def keep(self, game: str, person: Person, body: bytes) -> str:
        """Store the finished match that a sheet tells, with the person at the first seat; returns its id. Raises
        MazzoError or ServiceError.
        """
        self.check(game)
        if not self._keeping.take(person.id):
            raise ServiceError(429, "too-many")
        match = await asyncio.to_thread(companion.match_of, game, body)
        id = ids.fresh_table_id("")
        await self._store.writer.write(*_changes(id, person.id, match, self._store.now()))
        return id


GivenPrintedGames = NamedDependency[PrintedGames]


def _changes(id: str, person: str, match: Match, at: int) -> list[Change]:
    row = MatchRow(
        id=id,
        game=match.game.meta.name,
        head=replace(match.journal, entries=(), result=()).text(),
        practice=False,
        source=SOURCE,
        parent=None,
        seed=fresh_seed(),
        order="\n".join(entry.text for entry in match.line if entry.seat == CHANCE),
        created=at,
    )
    events = [Event(seq, at, entry.seat, entry.text, None) for seq, entry in enumerate(match.entries)]
    people = (person, *(None,) * (match.seats - 1))
    return [*match_changes(Dealt(row, people, ())), *append_changes(id, events, finish_of(match, at))]

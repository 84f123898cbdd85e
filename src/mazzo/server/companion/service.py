"""Counts sheets in a thread, within limits, and stores the match that a sheet tells."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import msgspec
from litestar.di import NamedDependency

from mazzo import companion
from mazzo.core.streams import fresh_seed
from mazzo.match import CHANCE, Match
from mazzo.server import ids
from mazzo.server.accounts.person import Person
from mazzo.server.companion import messages
from mazzo.server.companion.queries import SheetRow, SheetStore
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.requests import printable
from mazzo.server.limits import COUNTS_BURST, COUNTS_RATE, HISTORY, MATCHES_BURST, MATCHES_RATE, Buckets
from mazzo.server.matches.model.replay import finish_of
from mazzo.server.matches.queries import Dealt, Event, MatchRow, append_changes, match_changes
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict

Answer = TypeVar("Answer")
SOURCE = "table"
"""The source of a match that was played with printed cards."""
_ID = re.compile(r"[0-9a-z]{8,24}", re.ASCII)


class PrintedGames:
    """The games that are played beside this server. Limits how many sheets are counted for one client address."""

    def __init__(self, store: Store, withheld: frozenset[str]) -> None:
        self._store = store
        self._sheets = SheetStore(store)
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

    async def keep_sheet(self, person: Person, id: str, entered: messages.NewTableSheet, sheet: bytes) -> None:
        """Keep a sheet, finished or not, with its count by the rules. `id` is chosen by the device: the same sheet is
        replaced. One that is finished and has no fault counts in the figures, like a match with the person at the first
        seat. Raises MazzoError or ServiceError.
        """
        self.check(entered.game)
        if _ID.fullmatch(id) is None:
            raise ServiceError(400, "bad-request", where="id")
        if not self._keeping.take(person.id):
            raise ServiceError(429, "too-many")
        count = await asyncio.to_thread(companion.count, entered.game, sheet)
        if len(entered.players) != len(count.players):
            raise ServiceError(400, "bad-request", where="$.players")
        players = [
            messages.SheetPlayer(printable(player.name, "$.players"), player.colour) for player in entered.players
        ]
        head = ""
        if count.over and not count.faults:
            head = await asyncio.to_thread(companion.head_of, entered.game, sheet)
        before, now = await self._sheets.sheet(person.id, id), self._store.now()
        row = SheetRow(
            person=person.id,
            id=id,
            game=entered.game,
            players=_json(players),
            entries=sheet.decode(),
            totals=_json([player.total for player in count.players]),
            over=count.over,
            created=now if before is None else before.created,
            changed=now,
            head=head,
            score=count.players[0].total if head else None,
        )
        try:
            await self._sheets.put(row)
        except Conflict:  # the person was erased
            raise ServiceError(401, "no-person") from None

    async def sheets_of(self, person: Person, game: str | None) -> list[messages.TableSheetRow]:
        """The sheets that a person keeps, the one that changed last first."""
        return [messages.row_of(row) for row in await self._sheets.sheets_of(person.id, game, HISTORY)]

    async def sheet(self, person: Person, id: str) -> messages.KeptTableSheet:
        """A sheet with what was entered. Raises ServiceError."""
        row = await self._sheets.sheet(person.id, id)
        if row is None:
            raise not_found()
        return messages.kept_of(row)

    async def delete_sheet(self, person: Person, id: str) -> None:
        """Delete a person's sheet."""
        await self._sheets.delete(person.id, id)


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


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()

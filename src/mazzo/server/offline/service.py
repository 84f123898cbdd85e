"""Stores matches that were played on a device."""

from __future__ import annotations

import hashlib
from collections.abc import Container

import msgspec
from litestar.di import NamedDependency

from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.games import GAMES, RULESETS
from mazzo.host.match_options import check_offered
from mazzo.host.reading import UNREADABLE
from mazzo.host.stored import FORMAT, LocalRecord, Stored
from mazzo.match import Entry
from mazzo.server import limits
from mazzo.server.accounts.person import Person
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.errors import ServiceError
from mazzo.server.hints.queries import StoredHint, hint_changes
from mazzo.server.matches import queries
from mazzo.server.matches.queries import Dealt, Event, MatchRow
from mazzo.server.offline import worker
from mazzo.server.rooms.model.clock import in_order
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Conflict

SOURCE = "offline"
"""The source of these matches in the database."""
WHOLE_HINT = 3
"""The step of a hint that shows the exact move."""
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class OfflineMatches:
    """Checks matches of devices, and stores each once."""

    def __init__(self, store: Store, background_process: BackgroundProcess) -> None:
        self._store = store
        self._process = background_process
        self._limit = limits.Buckets(limits.OFFLINE_RATE, limits.OFFLINE_BURST)

    async def store(self, person: Person, withheld: Container[str], stored: Stored) -> str:
        """The id of the match here, which is stored if it was not. Raises MazzoError or ServiceError."""
        record, entries = stored.record, stored.entries
        id = id_of(record)
        if await queries.result_of(self._store, id, None) is not None:
            return id
        check_offered(record.game, withheld)
        if record.source == "lesson":
            raise NotUnderstood("bad-request", where="$.record.source")
        if len(entries) > limits.OFFLINE_ENTRIES or len(record.order or "") > limits.BODY_BYTES:
            raise NotUnderstood("too-large")
        if any(not 0 <= version <= len(entries) for version in stored.hints):
            raise NotUnderstood("bad-request", where="$.hints")
        if not self._limit.take(person.id):
            raise ServiceError(429, "too-many")
        now = self._store.now()
        moments = in_order((record.created, *(entry.at for entry in entries)), now)
        lines = tuple(Entry(entry.seat, entry.text) for entry in entries)
        match = await self._process.run(worker.check, record, lines, moments[-1])
        if isinstance(match, int) or not _fits(record, match):
            raise NotUnderstood("offline-journal", line=match if isinstance(match, int) else 1)
        if match.finish is None:
            raise NotLegal("match-not-over")
        row = MatchRow(
            id=id,
            game=record.game,
            head=match.head,
            practice=match.practice,
            source=SOURCE,
            parent=None,
            seed=bytes.fromhex(record.seed),
            order=record.order,
            created=moments[0],
        )
        people = tuple(person.id if seat in record.people else None for seat in range(match.seats))
        events = tuple(
            Event(seq, moments[1 + min(seq, len(entries) - 1)], entry.seat, entry.text, None)
            for seq, entry in enumerate(match.entries)
        )
        dealt = Dealt(row, people, events, record.seats)
        # How much of each was shown the device does not store: all counts as shown.
        hints = [
            StoredHint(id, record.people[0], version, WHOLE_HINT, (), moments[min(version, len(entries))])
            for version in sorted(set(stored.hints))
        ]
        try:
            await self._store.writer.write(
                *queries.match_changes(dealt), *hint_changes(hints), *queries.finish_changes(id, match.finish)
            )
        except Conflict:  # it was sent twice at the same time, or the person was erased
            if await queries.result_of(self._store, id, None) is None:
                raise ServiceError(401, "no-person") from None
        return id


GivenOfflineMatches = NamedDependency[OfflineMatches]


def id_of(record: LocalRecord) -> str:
    """The id of a device's match here, always the same: of its id there and its seed, which nobody guesses."""
    digest = hashlib.sha256(f"offline {record.id} {record.seed}".encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:18])


class _RecordHead(msgspec.Struct):
    format: int = FORMAT
    ruleset: str = ""


class _Head(msgspec.Struct):
    record: _RecordHead


def refuse_newer(body: bytes) -> None:
    """Raises NotLegal for a match of a later Mazzo, whose other fields may be different."""
    try:
        record = msgspec.json.decode(body, type=_Head).record
    except UNREADABLE:
        return  # `read_body` says what is wrong
    if record.format > FORMAT or (record.ruleset and record.ruleset not in RULESETS):
        raise NotLegal("newer-version", ruleset=record.ruleset[:40])


def _fits(record: LocalRecord, match: worker.Replayed) -> bool:
    """Whether what the record says of the seats is possible."""
    people = set(record.people)
    bots = {seat for seat, bot in enumerate(record.seats) if bot is not None}
    return (
        record.game in GAMES
        and len(record.seats) == match.seats
        and record.practice == match.practice
        and bool(people)
        and people | bots == set(range(match.seats))
        and not people & bots
    )

"""Matches and the events of their journals as frozen values, and the statements about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, func, insert, select, update

from mazzo.core.fairness import Shuffle
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Row

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match without its events."""

    id: str
    game: str
    head: str
    practice: bool
    source: str
    parent: str | None
    seed: bytes
    order: str | None
    created: int
    finished: int | None = None
    reason: str | None = None
    room: str | None = None
    due: int | None = None
    """When the scheduler must handle the match: a bot's move, the end of a seat's time."""
    at: int | None = None
    """The entry of the parent's journal after which this match is played on."""
    deal: str | None = None
    """The deal that it is played on."""
    key: bytes | None = None
    numbers: str | None = None
    """What the seed is made of, in a match whose shuffle can be checked: see `mazzo.core.fairness`."""

    def __repr__(self) -> str:
        return f"MatchRow({self.id!r})"  # without the seed: a repr may be logged

    @property
    def shuffle(self) -> Shuffle | None:
        """What the seed is made of, if that can be checked."""
        return shuffle_of(self.id, self.key, self.numbers)


def shuffle_of(match: str, key: bytes | None, numbers: str | None) -> Shuffle | None:
    """What the seed of a match is made of, from the columns that are stored."""
    return None if key is None or numbers is None else Shuffle(match, key, tuple(numbers.split(" ")))


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a journal: index, author (-1 is chance) and text."""

    seq: int
    at: int
    seat: int
    text: str
    client_id: str | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A stored match: its row, the person of each seat (None: a bot), its events, the level of each bot (None: a
    person); without bots `bots` may be empty.
    """

    row: MatchRow
    seats: tuple[str | None, ...]
    events: tuple[Event, ...]
    bots: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a seat, derived from the journal."""

    seat: int
    score: int
    place: int
    title: int


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a match, as the history shows it."""

    at: int
    reason: str
    results: tuple[Result, ...]


_ADD_MATCH = insert(tables.match)
_ADD_SEAT = insert(tables.seat)
_ADD_EVENT = insert(tables.event)
_ADD_RESULT = insert(tables.result)
_DROP_RESULTS = delete(tables.result).where(tables.result.c.match == bindparam("of"))
_FINISH = (
    update(tables.match)
    .where(tables.match.c.id == bindparam("of"))
    .values(finished=bindparam("new_finished"), reason=bindparam("new_reason"))
)
SET_DUE = update(tables.match).where(tables.match.c.id == bindparam("of")).values(due=bindparam("new_due"))


async def add_match(store: Store, match: MatchRow, seats: Sequence[str | None], events: Sequence[Event]) -> None:
    """Store a new match, the people at its seats, and its first events."""
    await store.writer.write(*match_changes(Dealt(match, tuple(seats), tuple(events))))


async def set_due(store: Store, match: str, due: int | None) -> None:
    """Set when the scheduler must look at a match, unconditionally."""
    await store.writer.write(due_change(match, due))


async def set_finish(store: Store, match: str, finish: Finish) -> None:
    """Store the derived end of a match again."""
    await store.writer.write(*finish_changes(match, finish))


async def match(store: Store, id: str) -> Dealt | None:
    """A match with all its events so far, read in one transaction."""
    async with store.reading() as connection:
        row = (await connection.execute(select(tables.match).where(tables.match.c.id == id))).one_or_none()
        if row is None:
            return None
        seat = tables.seat.c
        seats = (
            await connection.execute(select(seat.person, seat.bot).where(seat.match == id).order_by(seat.seat))
        ).all()
        people, bots = tuple(each.person for each in seats), tuple(each.bot for each in seats)
        return Dealt(MatchRow(*row), people, tuple(await _events(connection, id)), bots)


async def events(store: Store, match: str, since: int = 0) -> list[Event]:
    """The journal of a match, in order, from entry `since` on."""
    async with store.engine.connect() as connection:
        return await _events(connection, match, since)


async def has_results(store: Store, match: str) -> bool:
    """Whether the derived results of a match are stored."""
    async with store.engine.connect() as connection:
        query = select(func.count()).select_from(tables.result).where(tables.result.c.match == match)
        count: int = (await connection.execute(query)).scalar_one()
        return count > 0


async def result_of(store: Store, match: str, seat: int | None) -> tuple[bytes, int | None, int | None] | None:
    """The seed of a match, and score and place of a seat once it is over; None if there is no such match."""
    m, r = tables.match.c, tables.result.c
    join = tables.match.outerjoin(tables.result, (r.match == m.id) & (r.seat == seat))
    row = await store.one(select(m.seed, r.score, r.place).select_from(join).where(m.id == match))
    return None if row is None else (row[0], row[1], row[2])


def match_changes(dealt: Dealt) -> list[Change]:
    """The changes that store a new match."""
    match = dealt.row
    row: Row = {
        "id": match.id,
        "game": match.game,
        "head": match.head,
        "practice": match.practice,
        "source": match.source,
        "parent": match.parent,
        "seed": match.seed,
        "order": match.order,
        "created": match.created,
        "finished": match.finished,
        "reason": match.reason,
        "room": match.room,
        "due": match.due,
        "at": match.at,
        "deal": match.deal,
        "key": match.key,
        "numbers": match.numbers,
    }
    changes = [
        Change(_ADD_MATCH, (row,)),
        Change(
            _ADD_SEAT,
            [
                {"match": match.id, "seat": seat, "person": person, "bot": bot}
                for seat, (person, bot) in enumerate(zip_longest(dealt.seats, dealt.bots))
            ],
        ),
    ]
    if dealt.events:
        changes.append(Change(_ADD_EVENT, [_event_row(match.id, event) for event in dealt.events]))
    return changes


def append_changes(match: str, events: Sequence[Event], finish: Finish | None = None) -> list[Change]:
    """The changes that append events to a journal, with the end of the match if there is one. They conflict when
    another worker was first.
    """
    changes = [Change(_ADD_EVENT, [_event_row(match, event) for event in events])]
    return changes if finish is None else changes + finish_changes(match, finish)


def due_change(match: str, due: int | None) -> Change:
    """The change of when the scheduler must look at a match."""
    return Change(SET_DUE, ({"of": match, "new_due": due},))


async def _events(connection: AsyncConnection, match: str, since: int = 0) -> list[Event]:
    columns = tables.event.c
    query = select(columns.seq, columns.at, columns.seat, columns.text, columns.client_id)
    rows = await connection.execute(query.where(columns.match == match, columns.seq >= since).order_by(columns.seq))
    return [Event(*row) for row in rows]


def _event_row(match: str, event: Event) -> Row:
    return {
        "match": match,
        "seq": event.seq,
        "at": event.at,
        "seat": event.seat,
        "text": event.text,
        "client_id": event.client_id,
    }


def finish_changes(match: str, finish: Finish) -> list[Change]:
    """The changes that store the end of a match."""
    results: list[Row] = [
        {"match": match, "seat": r.seat, "score": r.score, "place": r.place, "rank": r.title} for r in finish.results
    ]
    return [
        Change(_FINISH, ({"of": match, "new_finished": finish.at, "new_reason": finish.reason},)),
        Change(_DROP_RESULTS, ({"of": match},)),
        Change(_ADD_RESULT, results),
    ]

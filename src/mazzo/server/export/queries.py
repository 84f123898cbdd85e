"""A person's matches as an export reads them: a few at a time, with their journals and hints."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from sqlalchemy import and_, or_, select

from mazzo.match.journal import Entry
from mazzo.server.matches.queries import MatchRow
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store


@dataclass(slots=True)
class StoredMatch:
    """A match of a person. `own`: their seats, each with score and place once it is finished; `seats`: how many there
    are; `hints`: when each was requested, at which version, and up to which step.
    """

    row: MatchRow
    own: list[tuple[int, int | None, int | None]] = field(default_factory=list)
    seats: int = 0
    entries: list[Entry] = field(default_factory=list)
    hints: list[tuple[int, int, int]] = field(default_factory=list)


async def matches_of(store: Store, person: str, most: int, after: MatchRow | None = None) -> list[StoredMatch]:
    """A person's matches, the oldest first: the first `most`, or those after one."""
    m, s, r, e, h = (table.c for table in (tables.match, tables.seat, tables.result, tables.event, tables.hint))
    query = select(tables.match).where(m.id.in_(select(s.match).where(s.person == person)))
    if after is not None:
        query = query.where(or_(m.created > after.created, and_(m.created == after.created, m.id > after.id)))
    rows = [MatchRow(*row) for row in await store.all(query.order_by(m.created, m.id).limit(most))]
    matches = {row.id: StoredMatch(row) for row in rows}
    seats = select(s.match, s.seat, s.person, r.score, r.place).outerjoin_from(
        tables.seat, tables.result, and_(r.match == s.match, r.seat == s.seat)
    )
    own: dict[str, set[int]] = defaultdict(set)
    for id, seat, owner, score, place in await store.all(seats.where(s.match.in_(matches)).order_by(s.seat)):
        matches[id].seats += 1
        if owner == person:
            own[id].add(seat)
            matches[id].own.append((seat, score, place))
    entries = select(e.match, e.seat, e.text).where(e.match.in_(matches)).order_by(e.match, e.seq)
    for id, seat, text in await store.all(entries):
        matches[id].entries.append(Entry(seat, text))
    hints = select(h.match, h.seat, h.at, h.version, h.step).where(h.match.in_(matches)).order_by(h.match, h.version)
    for id, seat, *hint in await store.all(hints):
        if seat in own[id]:
            matches[id].hints.append(tuple(hint))
    return list(matches.values())

"""Scores and ledgers of all attempts that have ended, computed again from the journals of their matches. Nothing
changes unless a row was wrong.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import bindparam, select, update

from mazzo.core.errors import MazzoError
from mazzo.server.deals.endings import PATIENCE, SEAT, ending_in
from mazzo.server.deals.queries import AttemptRow, ending_of
from mazzo.server.matches.model.replay import rebuild
from mazzo.server.matches.queries import Event, MatchRow
from mazzo.server.rooms.model.clock import in_order
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change

PAGE = 200
"""Attempts that are read together."""
_a = tables.attempt.c


@dataclass(slots=True)
class AttemptFigures:
    """How many attempts were read and how many were wrong. `without`: their match was deleted, and they stay as they
    are; `unread`: the journal cannot be replayed.
    """

    read: int = 0
    changed: int = 0
    without: int = 0
    unread: int = 0


@dataclass(slots=True)
class _Stored:
    """What is stored of a match. `hints`: seat and version of each request; `gestures`: how many each seat has sent."""

    row: MatchRow
    people: list[str | None] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    hints: list[tuple[int, int]] = field(default_factory=list)
    gestures: dict[int, int] = field(default_factory=dict)


async def rebuild_attempts(store: Store) -> AttemptFigures:
    """Compute all attempts that have ended again and store those that differ; some at a time."""
    figures, last = AttemptFigures(), ""
    while True:
        query = select(tables.attempt).where(_a.ended.is_not(None), _a.match > last).order_by(_a.match).limit(PAGE)
        page = [AttemptRow(*row) for row in await store.all(query)]
        stored = await _matches(store, [attempt.match for attempt in page])
        changes = []
        for attempt in page:
            figures.read += 1
            match = stored.get(attempt.match)
            if match is None:
                figures.without += 1
                continue
            try:
                again = await asyncio.to_thread(_again, attempt, match, store.now())
            except MazzoError:
                figures.unread += 1
                continue
            if again != attempt:
                figures.changed += 1
                values = {"of": attempt.match, **{f"new_{name}": getattr(again, name) for name in _COLUMNS}}
                changes.append(Change(_CHANGE, (values,), (f"d:{attempt.deal}",)))
        if changes:
            await store.writer.write(*changes)
        if len(page) < PAGE:
            return figures
        last = page[-1].match


async def _matches(store: Store, ids: Sequence[str]) -> dict[str, _Stored]:
    """What is stored of some matches, as far as they were not deleted."""
    m, s, e, h = tables.match.c, tables.seat.c, tables.event.c, tables.hint.c
    rows = await store.all(select(tables.match).where(m.id.in_(ids)))
    stored = {row.id: _Stored(row) for row in (MatchRow(*row) for row in rows)}
    if not stored:
        return stored
    for id, person in await store.all(select(s.match, s.person).where(s.match.in_(stored)).order_by(s.match, s.seat)):
        stored[id].people.append(person)
    events = (
        select(e.match, e.seq, e.at, e.seat, e.text, e.client_id).where(e.match.in_(stored)).order_by(e.match, e.seq)
    )
    for id, seq, at, seat, text, client_id in await store.all(events):
        stored[id].events.append(Event(seq, at, seat, text, client_id))
        if client_id is not None:
            stored[id].gestures[seat] = stored[id].gestures.get(seat, 0) + 1
    for id, seat, version in await store.all(select(h.match, h.seat, h.version).where(h.match.in_(stored))):
        stored[id].hints.append((seat, version))
    return stored


def _again(attempt: AttemptRow, stored: _Stored, now: int) -> AttemptRow:
    """The attempt computed from its match. Raises MazzoError if the journal cannot be replayed."""
    events = stored.events
    moments = in_order((stored.row.created, *(event.at for event in events)), now)
    if attempt.abandoned and attempt.ended is not None:  # what was played later does not count
        count = sum(moment <= attempt.ended - PATIENCE for moment in moments[1:])
        events, moments = events[:count], moments[: count + 1]
    people, person = stored.people, attempt.person
    seat = people.index(person) if person is not None and person in people else SEAT
    ending = ending_in(
        rebuild(stored.row, events),
        moments,
        seat,
        gestures=stored.gestures.get(seat, 0),
        hints=sum(of == seat and version <= len(events) for of, version in stored.hints),
        is_program=attempt.is_program,
    )
    return ending_of(ending, attempt)


_COLUMNS = ("ended", "score", "hints", "undos", "minutes", "abandoned", "marked")
_CHANGE = (
    update(tables.attempt)
    .where(_a.match == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in _COLUMNS})
)

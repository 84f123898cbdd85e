"""Scores and ledgers of all attempts that have ended, computed again from what is stored of their matches. Nothing
changes unless a row was wrong.

A match that is over has its points in its result, which was derived from its journal when it ended. Only an attempt
that was left in the middle has none: its journal is replayed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import bindparam, select, update

from mazzo.core.errors import MazzoError
from mazzo.match.journal import UNDO
from mazzo.server.deals.endings import PATIENCE, SEAT, ending_with
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
class _Record:
    """What is stored of a match. `scores`: by seat, of one that is over; `hints`: seat and version of each request."""

    row: MatchRow
    people: list[str | None] = field(default_factory=list)
    scores: dict[int, int] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    hints: list[tuple[int, int]] = field(default_factory=list)


async def rebuild_attempts(store: Store) -> AttemptFigures:
    """Compute all attempts that have ended again and store those that differ; some at a time."""
    figures, last = AttemptFigures(), ""
    while True:
        query = select(tables.attempt).where(_a.ended.is_not(None), _a.match > last).order_by(_a.match).limit(PAGE)
        page = [AttemptRow(*row) for row in await store.all(query)]
        records = await _matches(store, [attempt.match for attempt in page])
        changes = []
        for attempt, again in await asyncio.to_thread(_all_again, page, records, store.now(), figures):
            figures.changed += 1
            values = {"of": attempt.match, **{f"new_{name}": getattr(again, name) for name in _COLUMNS}}
            changes.append(Change(_CHANGE, (values,), (f"d:{attempt.deal}",)))
        if changes:
            await store.writer.write(*changes)
        if len(page) < PAGE:
            return figures
        last = page[-1].match


def _all_again(
    page: Sequence[AttemptRow], records: Mapping[str, _Record], now: int, figures: AttemptFigures
) -> list[tuple[AttemptRow, AttemptRow]]:
    """The attempts that differ from what is computed again, with that."""
    wrong = []
    for attempt in page:
        figures.read += 1
        record = records.get(attempt.match)
        if record is None:
            figures.without += 1
            continue
        try:
            again = _again(attempt, record, now)
        except MazzoError:
            figures.unread += 1
            continue
        if again != attempt:
            wrong.append((attempt, again))
    return wrong


async def _matches(store: Store, ids: Sequence[str]) -> dict[str, _Record]:
    """What is stored of some matches, as far as they were not deleted."""
    m, s, r, e, h = tables.match.c, tables.seat.c, tables.result.c, tables.event.c, tables.hint.c
    rows = await store.all(select(tables.match).where(m.id.in_(ids)))
    records = {row.id: _Record(row) for row in (MatchRow(*row) for row in rows)}
    if not records:
        return records
    for id, person in await store.all(select(s.match, s.person).where(s.match.in_(records)).order_by(s.match, s.seat)):
        records[id].people.append(person)
    events = (
        select(e.match, e.seq, e.at, e.seat, e.text, e.client_id).where(e.match.in_(records)).order_by(e.match, e.seq)
    )
    for id, *event in await store.all(events):
        records[id].events.append(Event(*event))
    for id, seat, score in await store.all(select(r.match, r.seat, r.score).where(r.match.in_(records))):
        records[id].scores[seat] = score
    for id, seat, version in await store.all(select(h.match, h.seat, h.version).where(h.match.in_(records))):
        records[id].hints.append((seat, version))
    return records


def _again(attempt: AttemptRow, record: _Record, now: int) -> AttemptRow:
    """The attempt computed from its match. Raises MazzoError if a journal cannot be replayed."""
    events = record.events
    # If the clock was put back since, the attempt keeps the times of the earlier clock.
    moments = in_order((record.row.created, *(event.at for event in events)), max(now, attempt.ended or 0))
    if attempt.abandoned and attempt.ended is not None:  # what was played later does not count
        count = sum(moment <= attempt.ended - PATIENCE for moment in moments[1:])
        events, moments = events[:count], moments[: count + 1]
    people, person = record.people, attempt.person
    seat = people.index(person) if person is not None and person in people else SEAT
    is_over, score = not attempt.abandoned, record.scores.get(seat)
    if attempt.abandoned or score is None:
        match = rebuild(record.row, events)
        is_over, score = match.outcome is not None, match.score(seat)
    ending = ending_with(
        score,
        moments,
        is_over=is_over,
        undos=sum(event.seat == seat and event.text == UNDO for event in events),
        gestures=sum(event.seat == seat and event.client_id is not None for event in record.events),
        hints=sum(of == seat and version <= len(events) for of, version in record.hints),
        is_program=attempt.is_program,
    )
    return ending_of(ending, attempt)


_COLUMNS = ("ended", "score", "hints", "undos", "minutes", "abandoned", "marked")
_CHANGE = (
    update(tables.attempt)
    .where(_a.match == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in _COLUMNS})
)

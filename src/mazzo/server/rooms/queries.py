"""Rooms in the database: journals, the rows derived for the lobby, mutes, reports. All writes go through the one
writer.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, delete, desc, exists, func, insert, or_, select, update

from mazzo.host.words import BotName
from mazzo.server.decks.messages import NamedDeck
from mazzo.server.limits import LOBBY
from mazzo.server.matches.queries import SET_DUE, Dealt, due_change, match_changes
from mazzo.server.rooms.from_client import Clock
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.projection import deck_of
from mazzo.server.rooms.model.room import Room
from mazzo.server.rooms.to_client import RoomCard
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Row
from mazzo.server.times import SECOND

ALONE = 60 * SECOND
"""Milliseconds after the last event for which a room without its host stays in the lobby."""
_ADD_ROOM = insert(tables.room)
_ADD_EVENT = insert(tables.room_event)
_DERIVE = (
    update(tables.room)
    .where(tables.room.c.id == bindparam("of"))
    .values(
        seats=bindparam("new_seats"),
        taken=bindparam("new_taken"),
        options=bindparam("new_options"),
        clock=bindparam("new_clock"),
        listed=bindparam("new_listed"),
        programs=bindparam("new_programs"),
        phase=bindparam("new_phase"),
        host=bindparam("new_host"),
        match=bindparam("new_match"),
        changed=bindparam("new_changed"),
        deck=bindparam("new_deck"),
    )
)
_ADD_MUTE = insert(tables.mute)
_DROP_MUTE = delete(tables.mute).where(
    tables.mute.c.person == bindparam("who"), tables.mute.c.muted == bindparam("whom")
)
_ADD_REPORT = insert(tables.report)
_clocks: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)


_POSTPONE = SET_DUE.where(
    ~exists().where(tables.event.c.match == bindparam("of"), tables.event.c.seq >= bindparam("known")),
    ~exists().where(tables.room_event.c.room == bindparam("where"), tables.room_event.c.seq >= bindparam("told")),
)


class RoomStore:
    """The queries and statements about rooms."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.now = store.now

    async def add(
        self,
        id: str,
        room: Room,
        entries: Sequence[e.Entry],
        match: Dealt | None = None,
        also: Sequence[Change] = (),
    ) -> None:
        """Store a new room with its first entries, and the match that they begin, together with other changes."""
        at = entries[0].at
        row: Row = {"id": id, "created": at, "game": room.game, **_derived(room, at)}
        changes = match_changes(match) if match is not None else ()
        await self._store.writer.write(Change(_ADD_ROOM, (row,)), _entries(id, 0, entries), *changes, *also)

    async def append(self, id: str, before: int, room: Room, entries: Sequence[e.Entry], match: Dealt | None) -> None:
        """Append entries after the first `before`, with the resulting room and the match that they begin. Raises
        Conflict when another worker was first.
        """
        changes = [_entries(id, before, entries)]
        if not all(isinstance(entry.event, e.Said) for entry in entries):
            changes.append(_derive(id, room, entries[-1].at))
            if room.phase == "playing" and room.match is not None and match is None:
                changes.append(due_change(room.match, entries[-1].at))  # the scheduler finds out what is due
        if match is not None:
            changes += match_changes(match)
        await self._store.writer.write(*changes)

    async def derive(self, id: str, room: Room, at: int) -> None:
        """Store the rows derived from a room's events again."""
        await self._store.writer.write(_derive(id, room, at))

    async def created(self, id: str) -> int | None:
        """When a room was opened, None if there is none."""
        row = await self._store.one(select(tables.room.c.created).where(tables.room.c.id == id))
        return None if row is None else int(row[0])

    async def entries(self, id: str, since: int = 0) -> list[e.Entry]:
        """The journal of a room, in order, from entry `since` on."""
        c = tables.room_event.c
        query = select(c.kind, c.body, c.at, c.person, c.words, c.client_id)
        rows = await self._store.all(query.where(c.room == id, c.seq >= since).order_by(c.seq))
        return [e.Entry(e.read(kind, body), *rest) for kind, body, *rest in rows]

    async def lobby(
        self, person: str | None, game: str | None, now: int, workers: Collection[str], withheld: Collection[str] = ()
    ) -> tuple[list[RoomCard], list[RoomCard]]:
        """The listed rooms, without `withheld` games, those with most people first; and the person's own; of each the
        newest hundred. A listed room is left out when its host is connected to none of the living `workers` and nothing
        has happened for a moment, except in a game over days; a person's own room without other people when its match
        is over.
        """
        r, s = tables.room.c, tables.presence.c
        query = _cards().order_by(desc(r.created), desc(r.id)).limit(LOBBY)
        may_chain = (r.phase == "gathering") | ((r.phase == "playing") & tables.match.c.finished.is_(None))
        here = (s.room == r.id) & (s.sockets > 0) & s.worker.in_(workers)
        is_alive = (
            exists().where(here, (s.person == r.host) | (r.phase == "playing"))
            | (r.changed > now - ALONE)
            | r.clock.contains('"day"')
        )
        people = select(func.count(s.person.distinct())).where(here).correlate(tables.room).scalar_subquery()
        open_rooms = _cards().order_by(desc(people), desc(r.created), desc(r.id)).limit(LOBBY)
        open_rooms = open_rooms.where(r.listed, may_chain, is_alive, r.game.not_in(withheld))
        open_rooms = open_rooms.where(*((r.game == game,) if game else ()))
        t = tables.room_event.c
        sat = select(t.room).where(t.kind.in_(("sat", "opened")))
        is_shared = r.id.in_(sat.where(t.person.is_not(None), t.person != person))
        is_over = (r.phase == "over") | ((r.phase == "playing") & tables.match.c.finished.is_not(None))
        own = query.where(r.id.in_(sat.where(t.person == person)), r.phase != "closed", ~is_over | is_shared)
        own = own.where(*((r.game == game,) if game else ()))
        mine = [] if person is None else await self._store.all(own)
        return [_card(row, now) for row in await self._store.all(open_rooms)], [_card(row, now) for row in mine]

    async def bots_of(self, match: str) -> dict[int, BotName]:
        """The levels of the bots that had seats of a match when it began, as far as they were stored."""
        s = tables.seat.c
        return dict(await self._store.all(select(s.seat, s.bot).where(s.match == match, s.bot.is_not(None))))

    async def rooms_of(self, person: str) -> list[str]:
        """The rooms whose journals contain a person."""
        c = tables.room_event.c
        return [row[0] for row in await self._store.all(select(c.room).where(c.person == person).distinct())]

    async def muted_by(self, people: Iterable[str]) -> dict[str, set[str]]:
        """The people whom each person has muted."""
        muted: dict[str, set[str]] = {person: set() for person in people}
        c = tables.mute.c
        for person, other in await self._store.all(select(c.person, c.muted).where(c.person.in_(muted))):
            muted[person].add(other)
        return muted

    async def mute(self, person: str, other: str, on: bool, room: str) -> None:
        """Store that a person mutes another, or ends that."""
        away = Change(_DROP_MUTE, ({"who": person, "whom": other},), (f"r:{room}",))
        there = (Change(_ADD_MUTE, ({"person": person, "muted": other},)),) if on else ()
        await self._store.writer.write(away, *there)

    async def report(self, id: str, at: int, room: str, entry: int, person: str) -> bool:
        """Store a report of a chat message; False if the person has reported it before."""
        c = tables.report.c
        query = select(c.id).where(c.room == room, c.seq == entry, c.person == person).limit(1)
        if await self._store.one(query):
            return False
        row: Row = {"id": id, "at": at, "room": room, "seq": entry, "person": person}
        await self._store.writer.write(Change(_ADD_REPORT, (row,)))
        return True

    async def postpone(self, match: str, due: int | None, entries: int, room: str, room_entries: int) -> None:
        """Set when the scheduler must look at a match, unless the match or its room has more entries by now."""
        row: Row = {"of": match, "new_due": due, "known": entries, "where": room, "told": room_entries}
        await self._store.writer.write(Change(_POSTPONE, (row,)))

    async def due(self, now: int, late: int, worker: str, alive: int, most: int) -> list[str]:
        """The matches that are due, the longest waiting first; without those whose people are all at other workers,
        unless they were due before `late`. A worker is there if its last heartbeat came after `alive`.
        """
        m, w, p = tables.match.c, tables.worker.c, tables.presence.c
        people = select(p.room).where(p.room == m.room, p.sockets > 0)
        others = people.where(p.worker.in_(select(w.id).where(w.beat > alive)))
        is_ours = or_(m.due <= late, people.where(p.worker == worker).exists(), ~others.exists())
        query = select(m.id).where(m.due <= now, is_ours).order_by(m.due).limit(most)
        return [id for (id,) in await self._store.all(query)]

    async def next_due(self) -> int:
        """When the next match is due; `sys.maxsize` if none ever is."""
        row = await self._store.one(select(func.min(tables.match.c.due)))
        return sys.maxsize if row is None or row[0] is None else int(row[0])


def _entries(id: str, before: int, entries: Sequence[e.Entry]) -> Change:
    rows: list[Row] = []
    for k, entry in enumerate(entries):
        kind, body = e.written(entry.event)
        rows.append(
            {
                "room": id,
                "seq": before + k,
                "at": entry.at,
                "kind": kind,
                "person": entry.person,
                "words": entry.words,
                "body": body,
                "client_id": entry.client_id,
            }
        )
    return Change(_ADD_EVENT, rows)


def _derive(id: str, room: Room, at: int) -> Change:
    row: Row = {"of": id, **{f"new_{name}": value for name, value in _derived(room, at).items()}}
    return Change(_DERIVE, (row,))


def _derived(room: Room, at: int) -> Row:
    return {
        "seats": len(room.seats),
        "taken": sum(not seat.is_empty for seat in room.seats),
        "options": msgspec.json.encode(room.options).decode(),
        "clock": msgspec.json.encode(room.clock).decode(),
        "listed": room.listed,
        "programs": room.programs,
        "phase": room.phase,
        "host": room.members[room.host].person,
        "match": room.match,
        "changed": at,
        "deck": msgspec.json.encode(deck_of(room)).decode() if room.deck else None,
    }


def _cards() -> Select[Any]:
    r, p, m = tables.room.c, tables.person.c, tables.match.c
    query = select(r.id, r.game, r.seats, r.taken, r.options, r.clock, r.programs, r.phase, p.name, p.colour, r.created)
    join = tables.room.join(tables.person, p.id == r.host).outerjoin(tables.match, m.id == r.match)
    return query.add_columns(m.finished, r.deck).select_from(join)


def _card(row: tuple[Any, ...], now: int) -> RoomCard:
    id, game, seats, seats_taken, options, clock, programs, phase, host, colour, created, finished, deck = row
    if phase == "playing" and finished is not None:
        phase = "over"
    return RoomCard(
        room=id,
        game=game,
        seats=seats,
        taken=seats_taken,
        options=msgspec.json.decode(options, type=list[str]),
        clock=_clocks.decode(clock),
        programs=programs,
        phase=phase,
        host=host,
        colour=colour,
        opened_ago=max(0, now - created),
        deck=None if deck is None else msgspec.json.decode(deck, type=NamedDeck),
    )

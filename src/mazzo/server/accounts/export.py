"""Everything the server holds about a person, as a file of JSON. It holds no secret of theirs, of others nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from sqlalchemy import func, select

from mazzo.core import decks
from mazzo.server import schema
from mazzo.server.accounts import calls, wire
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.live import rebuild
from mazzo.server.matches import timestamp
from mazzo.server.people import me
from mazzo.server.problems import AnyRequest, Turned

FILE = 'attachment; filename="mazzo.json"'


@get("/api/me/export")
async def export(request: AnyRequest, hall: GivenHall) -> Response[wire.Export]:
    """Everything about the one who asks."""
    asker = await calls.myself(request, hall)
    if not hall.door.exports.take(asker.person.id):
        raise Turned(429, "too-many")
    told = await calls.tell(hall, asker)
    person = asker.person.id
    mute = schema.mute.c
    muted = await hall.store.one(select(func.count()).select_from(schema.mute).where(mute.person == person))
    return Response(
        wire.Export(
            person=me(asker),
            created=timestamp(asker.person.created),
            account=wire.ExportedAccount(told.login, told.created, told.password)
            if told.login and told.created
            else None,
            sessions=told.sessions,
            passkeys=told.passkeys,
            tokens=[
                wire.ExportedToken(one.label, one.scopes.split(), timestamp(one.created), calls.moment(one.used))
                for one in await hall.door.files.tokens(person)
            ],
            muted=muted[0] if muted else 0,
            matches=await _matches(hall, person),
            words=await _words(hall, person),
            decks=[
                wire.ExportedDeck(deck.version, timestamp(at), decks.to_toml(deck))
                for deck, at in await hall.decks.whole(person)
            ],
        ),
        headers={"content-disposition": FILE},
    )


async def _matches(hall: Hall, person: str) -> list[wire.ExportedMatch]:
    m, s = schema.match.c, schema.seat.c
    mine = await hall.store.all(
        select(m.id, s.seat, schema.result.c.score, schema.result.c.place)
        .select_from(schema.seat)
        .join(schema.match, m.id == s.match)
        .outerjoin(schema.result, (schema.result.c.match == m.id) & (schema.result.c.seat == s.seat))
        .where(s.person == person)
        .order_by(m.created, m.id, s.seat)
    )
    told: dict[str, wire.ExportedMatch] = {}
    for id, seat, score, place in mine:
        if id in told:
            told[id].seats.append(seat)
        else:
            match = await _match(hall, id, seat, score, place)
            if match:  # it may have been forgotten meanwhile
                told[id] = match
    return list(told.values())


async def _match(hall: Hall, id: str, seat: int, score: int | None, place: int | None) -> wire.ExportedMatch | None:
    found = await hall.store.match(id)
    if found is None:
        return None
    row, seats, events = found
    may_see = row.finished is not None or len(seats) == 1
    again = await asyncio.to_thread(rebuild, row, events) if may_see else None
    return wire.ExportedMatch(
        match=row.id,
        game=row.game,
        created=timestamp(row.created),
        finished=calls.moment(row.finished),
        practice=row.practice,
        source=row.source,
        room=row.room,
        seats=[seat],
        score=score,
        place=place,
        journal=again.journal.text() if again else None,
        hints=[
            wire.ExportedHint(timestamp(hint.at), hint.version, hint.step)
            for hint in await hall.hints.store.of(id)
            if hint.seat == seat
        ],
    )


async def _words(hall: Hall, person: str) -> list[wire.ExportedWords]:
    e = schema.room_event.c
    asked = select(e.room, e.at, e.kind, e.words).where(e.person == person, e.words != "")
    rows = await hall.store.all(asked.order_by(e.at, e.room, e.seq))
    return [wire.ExportedWords(room, timestamp(at), kind, words) for room, at, kind, words in rows]


CALLS: list[Any] = [export]

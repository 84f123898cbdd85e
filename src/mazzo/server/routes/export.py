"""Export of everything stored about a person, as JSON; without secrets, and without data of others."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from sqlalchemy import func, select

from mazzo.core import decks
from mazzo.server.accounts import messages
from mazzo.server.api.requests import AnyRequest
from mazzo.server.errors import ServiceError
from mazzo.server.matches.kinds import figures, kind_of
from mazzo.server.matches.messages import Kind
from mazzo.server.matches.replay import rebuild
from mazzo.server.routes import accounts
from mazzo.server.routes.dependencies import GivenAuthenticator, GivenDeckStore, GivenHints, GivenStore
from mazzo.server.routes.matches import timestamp
from mazzo.server.routes.people import me
from mazzo.server.services.hints import Hints
from mazzo.server.storage import tables
from mazzo.server.storage.history_queries import scored_of
from mazzo.server.storage.queries import Store

FILE = 'attachment; filename="mazzo.json"'


@get("/api/me/export")
async def export(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    store: GivenStore,
    deck_store: GivenDeckStore,
    hints: GivenHints,
) -> Response[messages.Export]:
    """Everything stored about the person of the request."""
    principal = await accounts.current_principal(request, authenticator)
    if not authenticator.exports.take(principal.person.id):
        raise ServiceError(429, "too-many")
    told = await accounts.account_message(authenticator, store, principal)
    person = principal.person.id
    mute = tables.mute.c
    muted = await store.one(select(func.count()).select_from(tables.mute).where(mute.person == person))
    kinds, matches = await _matches(store, hints, person)
    return Response(
        messages.Export(
            person=me(principal),
            created=timestamp(principal.person.created),
            account=messages.ExportedAccount(told.login, told.created, told.password)
            if told.login and told.created
            else None,
            sessions=told.sessions,
            passkeys=told.passkeys,
            recovery=[
                messages.ExportedRecovery(timestamp(one.created), accounts.moment(one.until))
                for one in await authenticator.queries.codes(person)
            ],
            tokens=[
                messages.ExportedToken(one.label, one.scopes.split(), timestamp(one.created), accounts.moment(one.used))
                for one in await authenticator.queries.tokens(person)
            ],
            muted=muted[0] if muted else 0,
            kinds=kinds,
            matches=matches,
            words=await _words(store, person),
            decks=[
                messages.ExportedDeck(deck.version, timestamp(at), decks.to_toml(deck))
                for deck, at in await deck_store.full_decks_of(person)
            ],
        ),
        headers={"content-disposition": FILE},
    )


async def _matches(store: Store, hints: Hints, person: str) -> tuple[list[Kind], list[messages.ExportedMatch]]:
    m, s = tables.match.c, tables.seat.c
    mine = await store.all(
        select(m.id, m.head, s.seat, tables.result.c.score, tables.result.c.place)
        .select_from(tables.seat)
        .join(tables.match, m.id == s.match)
        .outerjoin(tables.result, (tables.result.c.match == m.id) & (tables.result.c.seat == s.seat))
        .where(s.person == person)
        .order_by(m.created, m.id, s.seat)
    )
    kinds = figures({kind_of(head, seat) for _, head, seat, _, _ in mine}, await scored_of(store, person))
    number = {kind: at for at, kind in enumerate(kinds)}
    told: dict[str, messages.ExportedMatch] = {}
    for id, head, seat, score, place in mine:
        if id in told:
            told[id].seats.append(seat)
        else:
            match = await _match(store, hints, id, number[kind_of(head, seat)], seat, score, place)
            if match:  # it may have been deleted meanwhile
                told[id] = match
    return list(kinds.values()), list(told.values())


async def _match(
    store: Store, hints: Hints, id: str, kind: int, seat: int, score: int | None, place: int | None
) -> messages.ExportedMatch | None:
    found = await store.match(id)
    if found is None:
        return None
    row, seats, events = found
    may_see = row.finished is not None or len(seats) == 1
    again = await asyncio.to_thread(rebuild, row, events) if may_see else None
    return messages.ExportedMatch(
        match=row.id,
        game=row.game,
        kind=kind,
        created=timestamp(row.created),
        finished=accounts.moment(row.finished),
        practice=row.practice,
        source=row.source,
        room=row.room,
        seats=[seat],
        score=score,
        place=place,
        journal=again.journal.text() if again else None,
        hints=[
            messages.ExportedHint(timestamp(hint.at), hint.version, hint.step)
            for hint in await hints.store.hints_of(id)
            if hint.seat == seat
        ],
    )


async def _words(store: Store, person: str) -> list[messages.ExportedWords]:
    e = tables.room_event.c
    asked = select(e.room, e.at, e.kind, e.words).where(e.person == person, e.words != "")
    rows = await store.all(asked.order_by(e.at, e.room, e.seq))
    return [messages.ExportedWords(room, timestamp(at), kind, words) for room, at, kind, words in rows]


CALLS: list[Any] = [export]

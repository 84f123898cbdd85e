"""Routes for programs: the socket's `play` and `undo` as calls, with the same ids, and the matches where it is one's
turn.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, RawBody
from sqlalchemy import select

from mazzo.host.viewers import state_of
from mazzo.server.accounts.authenticator import Authenticator, GivenAuthenticator, require_person
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.errors import ServiceError
from mazzo.server.http.dependencies import GivenStore, GivenTasks
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.registry import GivenMatches, MatchRegistry
from mazzo.server.programs import messages
from mazzo.server.storage import tables

MOST_TURNS = 100
"""Most matches in an answer of `GET /api/me/rooms`, the oldest first."""


@post("/api/matches/{id:str}/play", status_code=200, body=messages.PlayCall)
async def play(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    tasks: GivenTasks,
    id: FromPath[str],
    body: RawBody,
    seat: FromQuery[int | None] = None,
) -> messages.Played:
    """Carry out one gesture, all or none."""
    call = read_body(body, messages.PlayCall)

    def gesture(live: LiveMatch, seat: int | None) -> Coroutine[Any, Any, None]:
        return live.play(seat, call.id, call.version, call.actions)

    return await _change(request, authenticator, matches, tasks, id, seat, call, gesture)


@post("/api/matches/{id:str}/undo", status_code=200, body=messages.UndoCall)
async def undo(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    tasks: GivenTasks,
    id: FromPath[str],
    body: RawBody,
    seat: FromQuery[int | None] = None,
) -> messages.Played:
    """Take the last gesture back."""
    call = read_body(body, messages.UndoCall)

    def gesture(live: LiveMatch, seat: int | None) -> Coroutine[Any, Any, None]:
        return live.undo(seat, call.id, call.version)

    return await _change(request, authenticator, matches, tasks, id, seat, call, gesture)


@get("/api/me/rooms")
async def turns(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, matches: GivenMatches
) -> list[messages.Turn]:
    """The matches in rooms in which it is the person's turn."""
    person = await require_person(request, authenticator)
    m, s = tables.match.c, tables.seat.c
    query = select(m.id, m.room, s.seat).join(tables.seat, s.match == m.id)
    query = query.where(s.person == person.id, m.room.is_not(None), m.finished.is_(None)).order_by(
        m.created, m.id, s.seat
    )
    turn_list = []
    for match, room, seat in await store.all(query.limit(MOST_TURNS)):
        try:
            live = await matches.get(match)
        except ServiceError:  # deleted since
            continue
        if seat in live.match.current_players() and seat not in live.benched:
            turn_list.append(messages.Turn(room, match, live.row.game, seat, live.match.seen(seat)))
    return turn_list


async def _change(
    request: AnyRequest,
    authenticator: Authenticator,
    matches: MatchRegistry,
    tasks: BackgroundTasks,
    id: str,
    seat: int | None,
    call: messages.PlayCall | messages.UndoCall,
    gesture: Callable[[LiveMatch, int | None], Coroutine[Any, Any, None]],
) -> messages.Played:
    """Carry out the call, and return the table after it."""
    person = await require_person(request, authenticator)
    live = await matches.get(id)
    seat = live.seat_of(person.id, seat)
    await live.reach(seat, call.version)
    await tasks.run(gesture(live, seat))
    state = state_of(live.match, live.match.snapshot(seat), min(call.version, live.match.seen(seat)))
    return messages.Played(call.id, state.snapshot.version, state.snapshot, state.steps)


ROUTES = [play, undo, turns]

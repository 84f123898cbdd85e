"""The socket's `play` and `undo` as calls, and where it is one's turn. The same door to the match, the same ids."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, RawBody
from sqlalchemy import select

from mazzo.server import schema
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.live import LiveMatch, Watcher
from mazzo.server.people import known
from mazzo.server.problems import AnyRequest, Turned, read_body
from mazzo.server.programs import wire

MOST_TURNS = 100
"""Most matches told by `GET /api/me/rooms`, the longest begun first."""


@post("/api/matches/{id:str}/play", status_code=200)
async def play(
    request: AnyRequest, hall: GivenHall, id: FromPath[str], body: RawBody, seat: FromQuery[int | None] = None
) -> wire.Played:
    """Carry out one gesture, all or none."""
    call = read_body(body, wire.PlayCall)

    def gesture(live: LiveMatch, watcher: Watcher) -> Coroutine[Any, Any, None]:
        return live.play(watcher, call.id, call.version, call.actions)

    return await _change(request, hall, id, seat, call, gesture)


@post("/api/matches/{id:str}/undo", status_code=200)
async def undo(
    request: AnyRequest, hall: GivenHall, id: FromPath[str], body: RawBody, seat: FromQuery[int | None] = None
) -> wire.Played:
    """Take the last gesture back."""
    call = read_body(body, wire.UndoCall)

    def gesture(live: LiveMatch, watcher: Watcher) -> Coroutine[Any, Any, None]:
        return live.undo(watcher, call.id, call.version)

    return await _change(request, hall, id, seat, call, gesture)


@get("/api/me/rooms")
async def turns(request: AnyRequest, hall: GivenHall) -> list[wire.Turn]:
    """The matches in rooms where it is the asker's turn; empty while it is others' everywhere."""
    person = await known(request, hall)
    m, s = schema.match.c, schema.seat.c
    asked = select(m.id, m.room, s.seat).join(schema.seat, s.match == m.id)
    asked = asked.where(s.person == person.id, m.room.is_not(None), m.finished.is_(None)).order_by(
        m.created, m.id, s.seat
    )
    found = []
    for match, room, seat in await hall.store.all(asked.limit(MOST_TURNS)):
        try:
            live = await hall.match(match)
        except Turned:  # forgotten since
            continue
        if seat in live.match.current_players() and seat not in live.benched:
            found.append(wire.Turn(room, match, live.row.game, seat, live.match.seen(seat)))
    return found


async def _change(
    request: AnyRequest,
    hall: Hall,
    id: str,
    seat: int | None,
    call: wire.PlayCall | wire.UndoCall,
    gesture: Callable[[LiveMatch, Watcher], Coroutine[Any, Any, None]],
) -> wire.Played:
    """Do it, and tell the table after it."""
    person = await known(request, hall)
    live = await hall.match(id)
    watcher = Watcher(live.seat_of(person.id, seat), lambda _: None)
    await live.reach(watcher.seat, call.version)
    await hall.run(gesture(live, watcher))
    state = live.state(live.match.snapshot(watcher.seat), min(call.version, live.match.seen(watcher.seat)))
    return wire.Played(call.id, state.snapshot.version, state.snapshot, state.steps)


CALLS: list[Any] = [play, undo, turns]

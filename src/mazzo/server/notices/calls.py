"""The calls about notices: the house's key, tell this browser, tell it no more."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import RawBody

from mazzo.server.hall import GivenHall
from mazzo.server.notices import message, wire
from mazzo.server.people import known
from mazzo.server.problems import AnyRequest, read_body


@get("/api/push/key")
async def push_key(hall: GivenHall) -> wire.PushKey:
    """The key with which the house signs its notices."""
    return wire.PushKey(message.encode(message.public(hall.notices.key)))


@post("/api/me/push", status_code=204)
async def begin_push(request: AnyRequest, hall: GivenHall, body: RawBody) -> None:
    """Tell this browser when it is its person's turn and they are not here."""
    person = await known(request, hall)
    await hall.notices.subscribe(person.id, read_body(body, wire.NewPush))


@delete("/api/me/push", status_code=204)
async def end_push(request: AnyRequest, hall: GivenHall, body: RawBody) -> Response[None]:
    """Tell it no more."""
    person = await known(request, hall)
    await hall.notices.unsubscribe(person.id, read_body(body, wire.NoPush).endpoint)
    return Response(None, status_code=204)


CALLS = [push_key, begin_push, end_push]

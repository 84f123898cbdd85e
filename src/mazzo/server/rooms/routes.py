"""Routes of rooms: open, list, look, act, chat, and the QR code."""

from __future__ import annotations

import io
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, Parameter, RawBody

import mazzo
from mazzo.server.accounts.authenticator import GivenAuthenticator, optional_person, require_person, require_principal
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.dependencies import GivenResponseCache
from mazzo.server.http.requests import AnyRequest, origin_of, read_body
from mazzo.server.http.scopes import BY_MESSAGE
from mazzo.server.http.security_middleware import address
from mazzo.server.rooms import from_client, to_client
from mazzo.server.rooms.registry import GivenRooms

LAST_LINE = 1 << 31


@post("/api/rooms", body=from_client.NewRoom)
async def open_room(
    request: AnyRequest, authenticator: GivenAuthenticator, rooms: GivenRooms, body: RawBody
) -> to_client.RoomAnswer:
    """Open a room and take its first seat."""
    person = await require_person(request, authenticator)
    return to_client.RoomAnswer(await rooms.open(person, read_body(body, from_client.NewRoom), address(request.scope)))


@get("/api/rooms")
async def lobby(
    request: AnyRequest, authenticator: GivenAuthenticator, rooms: GivenRooms, game: FromQuery[str | None] = None
) -> to_client.Lobby:
    """The listed rooms, and the person's own."""
    if game is not None and game not in mazzo.GAMES:
        raise not_found()
    return await rooms.lobby(await optional_person(request, authenticator), game)


@get("/api/rooms/{id:str}")
async def look_in(
    request: AnyRequest, authenticator: GivenAuthenticator, rooms: GivenRooms, id: FromPath[str]
) -> to_client.Room:
    """A room, as the person may see it."""
    live = await rooms.get(id)
    return await live.view_for(await optional_person(request, authenticator))


@get("/api/rooms/{id:str}/talk")
async def talk(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    rooms: GivenRooms,
    id: FromPath[str],
    since: Annotated[int, Parameter(ge=-1, le=LAST_LINE)] = -1,
) -> list[to_client.Line]:
    """The chat messages after a number that the person may read."""
    live = await rooms.get(id)
    return await live.chat_for(await optional_person(request, authenticator), since)


@post("/api/rooms/{id:str}/acts", status_code=200, body=from_client.Act, scope=BY_MESSAGE, in_client=False)
async def act(
    request: AnyRequest, authenticator: GivenAuthenticator, rooms: GivenRooms, id: FromPath[str], body: RawBody
) -> to_client.Room:
    """Carry out an act; returns the room after it."""
    principal = await require_principal(request, authenticator)
    live = await rooms.get(id)
    # `Act` is a union, which mypy does not take for a `type`
    wish: from_client.Act = read_body(body, from_client.Act)  # type: ignore[arg-type]
    principal.demand(wish)
    await rooms.act(live, principal.person, address(request.scope), wish)
    return await live.view_for(principal.person)


@get("/api/rooms/{id:str}/qr")
async def qr(
    request: AnyRequest, rooms: GivenRooms, response_cache: GivenResponseCache, id: FromPath[str]
) -> Response[bytes]:
    """The room's address as a QR code, for people who join with a phone."""
    await rooms.get(id)
    origin = origin_of(request)
    if not origin:
        raise ServiceError(400, "bad-request", where="host")
    link = f"{origin}/t/{id}"
    picture = await response_cache.get_or_make(f"qr {link}", address(request.scope), lambda: _picture(link))
    return Response(picture, media_type="image/svg+xml")


def _picture(link: str) -> bytes:
    picture = io.BytesIO()
    import segno  # a QR code is seldom asked for

    code = segno.make(link, micro=False, error="m")
    code.save(picture, kind="svg", scale=8, border=4, dark="#000", light="#fff", svgclass=None, lineclass=None)
    return picture.getvalue()


ROUTES = [open_room, lobby, look_in, talk, act, qr]

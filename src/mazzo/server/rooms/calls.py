"""The calls about rooms: open one, find one, look at it, act in it, and its address as a picture."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, Parameter, RawBody

import mazzo
from mazzo.server.gate import address
from mazzo.server.hall import GivenHall
from mazzo.server.people import known, known_asker, perhaps
from mazzo.server.problems import AnyRequest, Turned, not_found, read_body
from mazzo.server.rooms import wire

LAST_LINE = 1 << 31
LONGEST_HOST = 255
"""Characters of a host in an address; no name is longer."""


@post("/api/rooms")
async def open_room(request: AnyRequest, hall: GivenHall, body: RawBody) -> wire.RoomAnswer:
    """Open a room and sit at its first seat."""
    person = await known(request, hall)
    return wire.RoomAnswer(await hall.house.open(person, read_body(body, wire.NewRoom)))


@get("/api/rooms")
async def lobby(request: AnyRequest, hall: GivenHall, game: FromQuery[str | None] = None) -> wire.Lobby:
    """The rooms that are open to everybody, and one's own."""
    if game is not None and game not in mazzo.GAMES:
        raise not_found()
    return await hall.house.lobby(await perhaps(request, hall), game)


@get("/api/rooms/{id:str}")
async def look_in(request: AnyRequest, hall: GivenHall, id: FromPath[str]) -> wire.Room:
    """A room, as the asker may see it."""
    live = await hall.room(id)
    return await live.seen_by(await perhaps(request, hall))


@get("/api/rooms/{id:str}/talk")
async def talk(
    request: AnyRequest,
    hall: GivenHall,
    id: FromPath[str],
    since: Annotated[int, Parameter(ge=-1, le=LAST_LINE)] = -1,
) -> list[wire.Line]:
    """What was said there after a line, as far as the asker may read it."""
    live = await hall.room(id)
    return await live.heard_by(await perhaps(request, hall), since)


@post("/api/rooms/{id:str}/acts", status_code=200)
async def act(request: AnyRequest, hall: GivenHall, id: FromPath[str], body: RawBody) -> wire.Room:
    """Do something there; the room as it is then."""
    asker = await known_asker(request, hall)
    live = await hall.room(id)
    wish: wire.Act = read_body(body, wire.Act)  # type: ignore[arg-type]
    asker.demand(wish)
    await hall.house.act(live, asker.person, wish)
    return await live.seen_by(asker.person)


@get("/api/rooms/{id:str}/qr")
async def qr(request: AnyRequest, hall: GivenHall, id: FromPath[str]) -> Response[bytes]:
    """The room's address as a QR code, for the phone of somebody who sits beside."""
    await hall.room(id)
    host = request.url.netloc
    if len(host) > LONGEST_HOST:
        raise Turned(400, "bad-request", where="host")
    link = f"{request.url.scheme}://{host}/t/{id}"
    picture = await hall.workshop.made(f"qr {link}", address(request.scope), lambda: _drawn(link))
    return Response(picture, media_type="image/svg+xml")


def _drawn(link: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(link, micro=False, error="m")
    code.save(picture, kind="svg", scale=8, border=4, dark="#000", light="#fff", svgclass=None, lineclass=None)
    return picture.getvalue()


CALLS = [open_room, lobby, look_in, talk, act, qr]

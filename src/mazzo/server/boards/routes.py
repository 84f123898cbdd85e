"""Routes of boards: made, joined, left, changed, shown. Whoever has the id of a board can join it."""

from __future__ import annotations

from litestar import delete, get, patch, post
from litestar.params import FromPath, FromQuery, RawBody

from mazzo.server.accounts.authenticator import (
    GivenAuthenticator,
    optional_person,
    require_person,
    require_principal,
)
from mazzo.server.boards import messages
from mazzo.server.boards.service import GivenBoards
from mazzo.server.http.requests import AnyRequest, read_body


@get("/api/boards")
async def mine(request: AnyRequest, authenticator: GivenAuthenticator, boards: GivenBoards) -> list[messages.BoardRow]:
    """The boards of which the person is a member, the latest joined first."""
    return await boards.mine(await require_person(request, authenticator))


@post("/api/boards", body=messages.NewBoard)
async def make(
    request: AnyRequest, authenticator: GivenAuthenticator, boards: GivenBoards, body: RawBody
) -> messages.Board:
    """Make a board, with the person as its owner and first member."""
    person = await require_person(request, authenticator)
    return await boards.make(person, read_body(body, messages.NewBoard))


@get("/api/boards/{id:str}")
async def look(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    boards: GivenBoards,
    id: FromPath[str],
    game: FromQuery[str | None] = None,
    unassisted: FromQuery[bool] = False,
) -> messages.Board:
    """A board; its members and results only for members. `game`: the only one that counts for the week and the
    month; `unassisted`: without results that hints helped to make.
    """
    return await boards.board(await optional_person(request, authenticator), id, game, unassisted)


@post("/api/boards/{id:str}/join", status_code=200)
async def join(
    request: AnyRequest, authenticator: GivenAuthenticator, boards: GivenBoards, id: FromPath[str]
) -> messages.Board:
    """Become a member of a board."""
    return await boards.join(await require_principal(request, authenticator, fresh=True), id)


@post("/api/boards/{id:str}/leave", status_code=204)
async def leave(request: AnyRequest, authenticator: GivenAuthenticator, boards: GivenBoards, id: FromPath[str]) -> None:
    """Leave a board. An owner's board goes to whoever has been a member longest; without members it is deleted."""
    await boards.leave(await require_person(request, authenticator), id)


@patch("/api/boards/{id:str}", body=messages.BoardPatch)
async def change(
    request: AnyRequest, authenticator: GivenAuthenticator, boards: GivenBoards, id: FromPath[str], body: RawBody
) -> messages.Board:
    """Rename a board, let it ask for accounts, or hand it on to another member: only the owner can."""
    person = await require_person(request, authenticator)
    return await boards.change(person, id, read_body(body, messages.BoardPatch))


@delete("/api/boards/{id:str}")
async def drop(request: AnyRequest, authenticator: GivenAuthenticator, boards: GivenBoards, id: FromPath[str]) -> None:
    """Delete a board: only the owner can."""
    await boards.delete(await require_person(request, authenticator), id)


@delete("/api/boards/{id:str}/members/{number:int}", status_code=200)
async def remove(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    boards: GivenBoards,
    id: FromPath[str],
    number: FromPath[int],
) -> messages.Board:
    """Remove another member: only the owner can."""
    return await boards.remove(await require_person(request, authenticator), id, number)


@get("/api/boards/days/{date:str}")
async def day(
    request: AnyRequest, authenticator: GivenAuthenticator, boards: GivenBoards, date: FromPath[str]
) -> messages.DayBoard:
    """The public board of a day: the results of accounts that chose to be listed."""
    return await boards.day(await optional_person(request, authenticator), date)


ROUTES = [mine, make, look, join, leave, change, drop, remove, day]

"""Routes of called games. Who has the id of one can look at it and join it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, RawBody

from mazzo.server.accounts.authenticator import GivenAuthenticator, optional_person, require_person
from mazzo.server.calls import messages
from mazzo.server.calls.service import GivenCalls
from mazzo.server.http.requests import AnyRequest, read_body


@post("/api/companion/{game:str}/calls", body=messages.NewCall)
async def make(
    request: AnyRequest, authenticator: GivenAuthenticator, calls: GivenCalls, game: FromPath[str], body: RawBody
) -> messages.CalledGame:
    """Make a called game, with the person as its caller and first player."""
    person = await require_person(request, authenticator)
    return await calls.make(person, game, read_body(body, messages.NewCall))


@get("/api/calls/{id:str}")
async def look(
    request: AnyRequest, authenticator: GivenAuthenticator, calls: GivenCalls, id: FromPath[str]
) -> messages.CalledGame:
    """A called game: the numbers called so far, who has placed, and the count when everybody has entered theirs."""
    return await calls.look(await optional_person(request, authenticator), id)


@post("/api/calls/{id:str}/join", status_code=200, body=messages.JoinCall)
async def join(
    request: AnyRequest, authenticator: GivenAuthenticator, calls: GivenCalls, id: FromPath[str], body: RawBody
) -> messages.CalledGame:
    """Become a player."""
    person = await require_person(request, authenticator)
    return await calls.join(person, id, read_body(body, messages.JoinCall).name)


@post("/api/calls/{id:str}/next", status_code=200, body=messages.CallOn)
async def call_on(
    request: AnyRequest, authenticator: GivenAuthenticator, calls: GivenCalls, id: FromPath[str], body: RawBody
) -> messages.CalledGame:
    """Begin, or call the next number without waiting for everybody: only the caller can."""
    person = await require_person(request, authenticator)
    return await calls.call_on(person, id, read_body(body, messages.CallOn).calls)


@post("/api/calls/{id:str}/placed", status_code=200, body=messages.Placed)
async def place(
    request: AnyRequest, authenticator: GivenAuthenticator, calls: GivenCalls, id: FromPath[str], body: RawBody
) -> messages.CalledGame:
    """Say how many cards one has placed. When everybody has placed theirs, the next number is called."""
    person = await require_person(request, authenticator)
    return await calls.place(person, id, read_body(body, messages.Placed).count)


@post("/api/calls/{id:str}/grid", status_code=200, body=messages.EnteredGrid)
async def enter(
    request: AnyRequest, authenticator: GivenAuthenticator, calls: GivenCalls, id: FromPath[str], body: RawBody
) -> messages.CalledGame:
    """Enter what one laid, as in the sheet of the game. It can be entered again."""
    person = await require_person(request, authenticator)
    read_body(body, messages.EnteredGrid)  # the game reads what is in it
    return await calls.enter(person, id, body)


ROUTES = [make, look, join, call_on, place, enter]

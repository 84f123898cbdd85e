"""Routes of hints, and of the costs of actions in practice."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, RawBody

from mazzo.host import hint_messages as messages
from mazzo.server.accounts.authenticator import GivenAuthenticator, require_person
from mazzo.server.hints.service import GivenHints
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.matches.registry import GivenMatches


@post("/api/matches/{id:str}/hint", status_code=200, body=messages.HintCall)
async def hint(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    hints: GivenHints,
    id: FromPath[str],
    body: RawBody,
) -> messages.Hint:
    """A hint about the best action, up to a step."""
    person = await require_person(request, authenticator)
    message = read_body(body, messages.HintCall)
    live = await matches.get(id)
    await live.reach(live.seat_of(person.id), message.version)
    return await hints.hint(live, person, message.version, message.step)


@get("/api/matches/{id:str}/costs")
async def costs(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    hints: GivenHints,
    id: FromPath[str],
    version: FromQuery[int],
) -> messages.Costs:
    """In practice: what each legal action costs compared with the best."""
    person = await require_person(request, authenticator)
    live = await matches.get(id)
    await live.reach(live.seat_of(person.id), version)
    return await hints.costs(live, person, version)


ROUTES = [hint, costs]

"""The calls about an account's tokens: list them, make one, end one."""

from __future__ import annotations

import secrets
from typing import Any, cast

from litestar import delete, get, post
from litestar.params import FromPath, RawBody

from mazzo.server.accounts import calls
from mazzo.server.accounts.door import TOKEN, digest
from mazzo.server.accounts.files import Token
from mazzo.server.hall import GivenHall
from mazzo.server.limits import TOKENS
from mazzo.server.matches import timestamp
from mazzo.server.problems import AnyRequest, Turned, not_found, printable, read_body
from mazzo.server.programs import wire
from mazzo.server.store import milliseconds


@get("/api/tokens")
async def tokens(request: AnyRequest, hall: GivenHall) -> list[wire.TokenCard]:
    """One's tokens, without what makes them one."""
    asker = await calls.myself(request, hall)
    return [_card(token) for token in await hall.door.files.tokens(asker.person.id)]


@post("/api/tokens")
async def make(request: AnyRequest, hall: GivenHall, body: RawBody) -> wire.TokenAnswer:
    """Make a token; it is shown this once."""
    asker = await calls.myself(request, hall)
    await calls.mine_of(hall, asker)
    asked = read_body(body, wire.NewToken)
    label = printable(asked.label, "label")
    if len(await hall.door.files.tokens(asker.person.id)) >= TOKENS:
        raise Turned(409, "too-many-tokens")
    secret = secrets.token_urlsafe(32)
    scopes = " ".join(sorted(set(asked.scopes)))
    token = Token(digest(secret), asker.person.id, label, scopes, milliseconds())
    await hall.door.files.add_token(token)
    return wire.TokenAnswer(TOKEN + secret, _card(token))


@delete("/api/tokens/{token:str}")
async def end(request: AnyRequest, hall: GivenHall, token: FromPath[str]) -> None:
    """End a token, and whatever it has open."""
    asker = await calls.myself(request, hall)
    named = [one for one in await hall.door.files.tokens(asker.person.id) if one.name == token]
    if not named:
        raise not_found()
    for one in named:
        await hall.door.files.end_token(one)
        hall.door.ended(one.id)


def _card(token: Token) -> wire.TokenCard:
    scopes = cast(list[wire.Scope], token.scopes.split())
    return wire.TokenCard(token.name, token.label, scopes, timestamp(token.created), calls.moment(token.used))


CALLS: list[Any] = [tokens, make, end]

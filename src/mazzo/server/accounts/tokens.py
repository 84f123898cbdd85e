"""Routes of an account's tokens: list, create, end."""

from __future__ import annotations

import secrets
from typing import cast

from litestar import delete, get, post
from litestar.params import FromPath, RawBody

from mazzo.server import times
from mazzo.server.accounts import service
from mazzo.server.accounts.authenticator import TOKEN, GivenAuthenticator, digest
from mazzo.server.accounts.messages import NewToken, TokenAnswer, TokenCard
from mazzo.server.accounts.queries import Token
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.requests import AnyRequest, printable, read_body
from mazzo.server.http.scopes import NO_TOKEN, Scope
from mazzo.server.limits import TOKENS
from mazzo.server.times import milliseconds, timestamp


@get("/api/tokens", scope=NO_TOKEN)
async def tokens(request: AnyRequest, authenticator: GivenAuthenticator) -> list[TokenCard]:
    """The account's tokens, without secrets."""
    principal = await service.current_principal(request, authenticator)
    return [_card(token) for token in await authenticator.queries.tokens(principal.person.id)]


@post("/api/tokens", body=NewToken, scope=NO_TOKEN)
async def make(request: AnyRequest, authenticator: GivenAuthenticator, body: RawBody) -> TokenAnswer:
    """Create a token; its secret is shown only here."""
    principal = await service.current_principal(request, authenticator)
    await service.require_account(authenticator, principal)
    message = read_body(body, NewToken)
    label = printable(message.label, "label")
    if len(await authenticator.queries.tokens(principal.person.id)) >= TOKENS:
        raise ServiceError(409, "too-many-tokens")
    secret = secrets.token_urlsafe(32)
    scopes = " ".join(sorted(set(message.scopes)))
    token = Token(digest(secret), principal.person.id, label, scopes, milliseconds())
    await authenticator.queries.add_token(token)
    return TokenAnswer(TOKEN + secret, _card(token))


@delete("/api/tokens/{token:str}", scope=NO_TOKEN)
async def end(request: AnyRequest, authenticator: GivenAuthenticator, token: FromPath[str]) -> None:
    """End a token, and close its connections."""
    principal = await service.current_principal(request, authenticator)
    tokens = [one for one in await authenticator.queries.tokens(principal.person.id) if one.name == token]
    if not tokens:
        raise not_found()
    for one in tokens:
        await authenticator.queries.end_token(one)
        authenticator.drop_credential(one.id)


def _card(token: Token) -> TokenCard:
    scopes = cast(list[Scope], token.scopes.split())
    return TokenCard(token.name, token.label, scopes, timestamp(token.created), times.moment(token.used))


ROUTES = [tokens, make, end]

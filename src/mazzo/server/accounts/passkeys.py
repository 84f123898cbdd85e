"""Routes of passkeys: create, rename, remove, sign in.

The functions import `passkey_challenges` themselves: its library takes a tenth of a second, which the start of a server
does not wait for, and belongs to the extra `host`.
"""

from __future__ import annotations

from litestar import Response, delete, patch, post
from litestar.params import FromPath, RawBody
from msgspec import UNSET

from mazzo.server import host_extra
from mazzo.server.accounts import messages, service
from mazzo.server.accounts import queries as account_queries
from mazzo.server.accounts.authenticator import Authenticator, GivenAuthenticator, Principal
from mazzo.server.accounts.erasure import GivenErasure
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.dependencies import GivenStore
from mazzo.server.http.requests import AnyRequest, printable, read_body
from mazzo.server.http.scopes import NO_TOKEN
from mazzo.server.http.security_middleware import address
from mazzo.server.limits import PASSKEYS
from mazzo.server.storage.writer import Conflict
from mazzo.server.times import milliseconds


@post("/api/passkeys/options", status_code=200, body=messages.PasskeyWish, scope=NO_TOKEN)
async def options(request: AnyRequest, authenticator: GivenAuthenticator, body: RawBody) -> messages.PasskeyChallenge:
    """Options for creating a passkey."""
    _require_library()
    from mazzo.server.accounts import passkey_challenges as passkeys

    principal = await service.current_principal(request, authenticator)
    wish = read_body(body, messages.PasskeyWish)
    mine = await authenticator.queries.account(principal.person.id)
    has = await authenticator.queries.passkeys(principal.person.id)
    if mine is None:
        if wish.login is UNSET:
            raise ServiceError(400, "need-login")
        login = wish.login.lower()
        await service.check_free(request, authenticator, principal, login)
    else:
        login = mine.login
        if len(has) >= PASSKEYS:
            raise ServiceError(409, "too-many-passkeys")
        await _count(request, authenticator)
    challenge = passkeys.fresh_challenge(_session(principal), None if mine else login)
    await authenticator.queries.add_challenge(challenge)
    return messages.PasskeyChallenge(challenge.id, passkeys.creation(request, challenge, principal.person, login, has))


@post("/api/passkeys", body=messages.NewPasskey, scope=NO_TOKEN)
async def add(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, body: RawBody
) -> Response[messages.Account]:
    """Save a created passkey; a guest becomes an account by it."""
    _require_library()
    from mazzo.server.accounts import passkey_challenges as passkeys

    principal = await service.current_principal(request, authenticator)
    message = read_body(body, messages.NewPasskey)
    label = printable(message.label, "label")
    challenge = await _answer(authenticator, principal, message.challenge)
    passkey = challenge and await passkeys.new_passkey(
        request, challenge, message.credential, principal.person.id, label
    )
    if not challenge or not passkey:
        raise ServiceError(400, "bad-passkey")
    mine = await authenticator.queries.account(principal.person.id)
    codes: list[str] = []
    try:
        if mine is None and challenge.login:
            became = account_queries.Account(principal.person.id, challenge.login, None, milliseconds())
            codes, code_rows = authenticator.fresh_codes(principal.person.id)
            await authenticator.queries.add_account(became, code_rows, passkey)
        elif mine is None:
            raise ServiceError(400, "need-login")
        elif len(await authenticator.queries.passkeys(principal.person.id)) >= PASSKEYS:
            raise ServiceError(409, "too-many-passkeys")
        else:
            await authenticator.queries.add_passkey(passkey)
    except Conflict:  # the name has been taken since, or the passkey is known
        raise ServiceError(409, "login-taken" if mine is None else "bad-passkey") from None
    return await service.with_new_session(request, authenticator, store, principal, 201, codes)


@patch("/api/passkeys/{passkey:str}", body=messages.Rename, scope=NO_TOKEN)
async def rename(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, passkey: FromPath[str], body: RawBody
) -> messages.Account:
    """Rename a passkey."""
    principal = await service.current_principal(request, authenticator)
    label = printable(read_body(body, messages.Rename).label, "label")
    await authenticator.queries.name_passkey(await _mine(authenticator, principal, passkey), label)
    return await service.account_message(authenticator, store, principal)


@delete("/api/passkeys/{passkey:str}", status_code=200, scope=NO_TOKEN)
async def remove(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, passkey: FromPath[str]
) -> messages.Account:
    """Remove a passkey, unless it is the only way to sign in."""
    principal = await service.current_principal(request, authenticator)
    one = await _mine(authenticator, principal, passkey)
    await authenticator.queries.drop_passkey(one)
    if await authenticator.queries.passkey(one.id) is not None:
        raise ServiceError(409, "last-way-in")
    return await service.account_message(authenticator, store, principal)


@post("/api/sign-in/passkey/options", status_code=200, scope=NO_TOKEN, is_open=True)
async def sign_in_options(request: AnyRequest, authenticator: GivenAuthenticator) -> messages.PasskeyChallenge:
    """Options for signing in."""
    _require_library()
    from mazzo.server.accounts import passkey_challenges as passkeys

    challenge = passkeys.fresh_challenge(_session(await authenticator.authenticate(request, fresh=True)))
    await _count(request, authenticator)
    await authenticator.queries.add_challenge(challenge)
    return messages.PasskeyChallenge(challenge.id, passkeys.request(request, challenge))


@post("/api/sign-in/passkey", status_code=200, body=messages.PasskeySignIn, scope=NO_TOKEN, is_open=True)
async def sign_in(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, erasure: GivenErasure, body: RawBody
) -> Response[messages.SignedIn]:
    """Sign in with a passkey."""
    before = await authenticator.authenticate(request, fresh=True)
    person = await prove_passkey(request, authenticator, before, read_body(body, messages.PasskeySignIn))
    return await service.sign_in_as(request, authenticator, store, erasure, before, person, "wrong-passkey")


async def prove_passkey(
    request: AnyRequest, authenticator: Authenticator, principal: Principal | None, answer: messages.PasskeySignIn
) -> str:
    """The person whose passkey has answered the challenge. Raises ServiceError when no passkey has."""
    _require_library()
    from mazzo.server.accounts import passkey_challenges as passkeys

    await _count(request, authenticator)
    challenge = await _answer(authenticator, principal, answer.challenge)
    passkey = await authenticator.queries.passkey(passkeys.named(answer.credential))
    signs = challenge and passkey and await passkeys.signs(request, challenge, answer.credential, passkey)
    if passkey is None or not isinstance(signs, int):
        raise ServiceError(403, "wrong-passkey")
    await authenticator.queries.signed(passkey, signs)
    return passkey.person


def _require_library() -> None:
    """Raises ServiceError when the library of passkeys is not installed."""
    if not host_extra.has("passkeys"):
        raise ServiceError(404, "no-passkeys")


async def _count(request: AnyRequest, authenticator: Authenticator) -> None:
    if not await authenticator.tries.take(address(request.scope)):
        raise ServiceError(429, "too-many")


def _session(principal: Principal | None) -> str | None:
    return principal.session.id if principal and principal.session else None


async def _answer(
    authenticator: Authenticator, principal: Principal | None, id: str
) -> account_queries.Challenge | None:
    """The challenge being answered; None if unknown, expired, another session's, or answered before."""
    challenge = await authenticator.queries.challenge(id)
    if challenge is None or challenge.session != _session(principal):
        return None
    try:
        await authenticator.queries.answer(challenge)
    except Conflict:
        return None
    return challenge


async def _mine(authenticator: Authenticator, principal: Principal, id: str) -> account_queries.Passkey:
    passkey = await authenticator.queries.passkey(id)
    if passkey is None or passkey.person != principal.person.id:
        raise not_found()
    return passkey


ROUTES = [options, add, rename, remove, sign_in_options, sign_in]

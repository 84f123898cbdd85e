"""Routes of recovery codes: make new ones, and sign in with one after the password was lost."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import RawBody
from msgspec import UNSET

from mazzo.server.accounts import messages, passkeys, passwords, service
from mazzo.server.accounts.authenticator import GivenAuthenticator
from mazzo.server.accounts.erasure import GivenErasure
from mazzo.server.errors import ServiceError
from mazzo.server.http.dependencies import GivenStore
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.scopes import NO_TOKEN
from mazzo.server.http.security_middleware import address


@post("/api/account/recovery", body=messages.RecoveryWish, scope=NO_TOKEN)
async def make_codes(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, body: RawBody
) -> messages.Account:
    """Make new recovery codes; all earlier ones become invalid."""
    principal = await service.current_principal(request, authenticator)
    mine = await service.require_account(authenticator, principal)
    wish = read_body(body, messages.RecoveryWish)
    if wish.passkey is UNSET:
        await service.prove_password(request, authenticator, mine, "" if wish.present is UNSET else wish.present)
    elif await passkeys.prove_passkey(request, authenticator, principal, wish.passkey) != mine.person:
        raise ServiceError(403, "wrong-passkey")
    codes, code_rows = authenticator.fresh_codes(mine.person)
    await authenticator.queries.replace_codes(mine.person, code_rows)
    return await service.account_message(authenticator, store, principal, codes)


@post("/api/sign-in/recovery", status_code=200, body=messages.RecoverySignIn, scope=NO_TOKEN, is_open=True)
async def sign_in(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, erasure: GivenErasure, body: RawBody
) -> Response[messages.SignedIn]:
    """Sign in with login name and recovery code, and set a new password; every other session ends."""
    before = await authenticator.authenticate(request, fresh=True)
    wish = read_body(body, messages.RecoverySignIn)
    login = wish.login.lower()
    place = address(request.scope)
    if not await authenticator.tries.take(place) or not await authenticator.recoveries.take(f"{login} {place}"):
        raise ServiceError(429, "too-many")
    passwords.check(wish.password, login)
    # before the code is looked up, so that the time tells neither whether the name exists nor whether the code is right
    password = await authenticator.passwords.hashed(wish.password, place)
    person = await authenticator.queries.recover(login, authenticator.recovery_id(wish.code), password)
    if person is None:
        raise ServiceError(403, "wrong-recovery")
    await authenticator.end(*await authenticator.queries.sessions(person))
    return await service.sign_in_as(request, authenticator, store, erasure, before, person, "wrong-recovery")


ROUTES = [make_codes, sign_in]

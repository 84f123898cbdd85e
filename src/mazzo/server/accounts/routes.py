"""Routes of accounts: create, sign in and out, change, sessions, the guest of before."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, RawBody
from msgspec import UNSET

from mazzo.server import limits
from mazzo.server.accounts import guests, messages, passwords
from mazzo.server.accounts import queries as account_queries
from mazzo.server.accounts.authenticator import (
    AnyConnection,
    Authenticator,
    GivenAuthenticator,
    Principal,
    is_secure,
)
from mazzo.server.accounts.bring import bring, bringable
from mazzo.server.accounts.erasure import GivenErasure
from mazzo.server.accounts.logins import is_reserved
from mazzo.server.accounts.service import (
    account_message,
    check_free,
    count_login_probe,
    current_principal,
    other_sessions,
    previous_guest,
    prove_password,
    require_account,
    session_cards,
    sign_in_as,
    with_new_session,
)
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.dependencies import GivenStore
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.scopes import NO_TOKEN
from mazzo.server.http.security_middleware import address
from mazzo.server.storage.writer import Conflict
from mazzo.server.times import milliseconds

# ---- the account


@get("/api/account", scope=NO_TOKEN)
async def account(request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore) -> messages.Account:
    """The account of the request."""
    return await account_message(authenticator, store, await current_principal(request, authenticator))


@post("/api/account", body=messages.NewAccount, scope=NO_TOKEN)
async def become(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, body: RawBody
) -> Response[messages.Account]:
    """Create an account, by login name and password."""
    principal = await current_principal(request, authenticator)
    message = read_body(body, messages.NewAccount)
    login = message.login.lower()
    passwords.check(message.password, login)
    await check_free(request, authenticator, principal, login)
    password_hash = await authenticator.passwords.hashed(message.password, address(request.scope))
    codes, code_rows = authenticator.fresh_codes(principal.person.id)
    try:
        await authenticator.queries.add_account(
            account_queries.Account(principal.person.id, login, password_hash, milliseconds()), code_rows
        )
    except Conflict:
        raise ServiceError(409, "login-taken") from None
    return await with_new_session(request, authenticator, store, principal, 201, codes)


@patch("/api/account", body=messages.AccountPatch, scope=NO_TOKEN)
async def change(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, body: RawBody
) -> messages.Account:
    """Change the login name, or declare the account a program."""
    principal = await current_principal(request, authenticator)
    mine = await require_account(authenticator, principal)
    message = read_body(body, messages.AccountPatch)
    if message.login is not UNSET and message.login.lower() != mine.login:
        if mine.password is not None:
            await prove_password(request, authenticator, mine, "" if message.present is UNSET else message.present)
        await count_login_probe(request, authenticator)
        if is_reserved(message.login):
            raise ServiceError(409, "login-taken")
        try:
            await authenticator.queries.set_login(mine.person, message.login.lower())
        except Conflict:
            raise ServiceError(409, "login-taken") from None
    if message.program is not UNSET:
        await authenticator.queries.set_program(mine.person, message.program)
    authenticator.invalidate(mine.person)
    return await account_message(authenticator, store, await current_principal(request, authenticator))


@put("/api/account/password", body=messages.NewPassword, scope=NO_TOKEN)
async def change_password(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, body: RawBody
) -> Response[messages.Account]:
    """Set or change the password; every other session ends."""
    principal = await current_principal(request, authenticator)
    mine = await require_account(authenticator, principal)
    message = read_body(body, messages.NewPassword)
    if mine.password is not None:
        await prove_password(request, authenticator, mine, message.present or "")
    passwords.check(message.password, mine.login)
    password_hash = await authenticator.passwords.hashed(message.password, address(request.scope))
    await authenticator.queries.set_password(mine.person, password_hash)
    await authenticator.end(*await other_sessions(authenticator, principal))
    return await with_new_session(request, authenticator, store, principal)


# ---- sign-in and sign-out


@post("/api/sign-in", status_code=200, body=messages.SignIn, scope=NO_TOKEN, is_open=True)
async def sign_in(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, erasure: GivenErasure, body: RawBody
) -> Response[messages.SignedIn]:
    """Sign in with login name and password."""
    before = await authenticator.authenticate(request, fresh=True)
    message = read_body(body, messages.SignIn)
    login = message.login.lower()
    await _count_attempt(request, authenticator, login)
    account = await authenticator.queries.account_of(login)
    stored_hash = account.password if account else None
    place = address(request.scope)
    is_right = await authenticator.passwords.match(stored_hash, message.password, place)
    if not is_right or account is None or stored_hash is None:
        raise ServiceError(403, "wrong-sign-in")
    if passwords.is_outdated(stored_hash):
        new = await authenticator.passwords.hashed(message.password, place)
        await authenticator.queries.set_password(account.person, new)
    return await sign_in_as(request, authenticator, store, erasure, before, account.person, "wrong-sign-in")


@post("/api/sign-out", status_code=204, scope=NO_TOKEN)
async def sign_out(request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore) -> Response[None]:
    """End this session; the guest of before, if it has data left, is signed in again."""
    principal = await authenticator.authenticate(request, fresh=True)
    session = principal.session if principal else None
    cookie = guests.drop_cookie(secure=is_secure(request))
    guest = await previous_guest(authenticator, store, session)
    if session and guest:
        with suppress(Conflict):  # just erased
            cookie, _ = await authenticator.rotate(request, guest.id, session)
            session = None
    if session:
        await authenticator.end(session)
    return Response(None, status_code=204, headers={"set-cookie": cookie})


# ---- sessions


@get("/api/sessions", scope=NO_TOKEN)
async def sessions(request: AnyRequest, authenticator: GivenAuthenticator) -> list[messages.SessionCard]:
    """The sessions of the account."""
    return await session_cards(authenticator, await current_principal(request, authenticator))


@delete("/api/sessions", scope=NO_TOKEN)
async def end_others(request: AnyRequest, authenticator: GivenAuthenticator) -> None:
    """End every session but this one."""
    await authenticator.end(*await other_sessions(authenticator, await current_principal(request, authenticator)))


@delete("/api/sessions/{session:str}", scope=NO_TOKEN)
async def end_session(request: AnyRequest, authenticator: GivenAuthenticator, session: FromPath[str]) -> None:
    """End one session."""
    principal = await current_principal(request, authenticator)
    sessions = [one for one in await authenticator.queries.sessions(principal.person.id) if one.label == session]
    if not sessions:
        raise not_found()
    await authenticator.end(*sessions)


# ---- the guest of before


@post("/api/account/guest", status_code=200, scope=NO_TOKEN)
async def bring_guest(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, erasure: GivenErasure
) -> messages.Brought:
    """Move the data of this browser's guest to the account."""
    principal = await current_principal(request, authenticator)
    await require_account(authenticator, principal)
    guest = _guest(principal)
    message = await bringable(store, guest, principal.person.id)
    if message is None:
        raise not_found()
    await bring(store, guest, principal.person.id)
    await erasure.release(guest)
    authenticator.invalidate(principal.person.id)
    return message


@delete("/api/account/guest", scope=NO_TOKEN)
async def forget_guest(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, erasure: GivenErasure
) -> None:
    """Erase the guest of this browser, with all data not shared with others."""
    principal = await current_principal(request, authenticator)
    guest = await previous_guest(authenticator, store, principal.session)
    if guest is None:
        raise not_found()
    await erasure.erase(guest)
    if principal.session:
        await authenticator.queries.leave_guest(principal.session)
    authenticator.invalidate(principal.person.id)


# ---- internal


async def _count_attempt(connection: AnyConnection, authenticator: Authenticator, login: str) -> None:
    """Count an attempt to sign in, also for unknown names; wait if there are too many from all addresses."""
    place = address(connection.scope)
    if not await authenticator.tries.take(place) or not await authenticator.sign_ins.take(f"{login} {place}"):
        raise ServiceError(429, "too-many")
    if not await authenticator.logins.take(login):
        await asyncio.sleep(limits.LOGIN_SECONDS)


def _guest(principal: Principal) -> str:
    guest = principal.session.guest if principal.session else None
    if guest is None:
        raise not_found()
    return guest


ROUTES = [
    account,
    become,
    change,
    change_password,
    sign_in,
    sign_out,
    sessions,
    end_others,
    end_session,
    bring_guest,
    forget_guest,
]

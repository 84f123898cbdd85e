"""Functions shared by the routes of accounts: the person of a request, the account as a message, the session of a
browser.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response

from mazzo.server.accounts import messages
from mazzo.server.accounts import queries as account_queries
from mazzo.server.accounts.authenticator import AnyConnection, Authenticator, Principal, require_principal
from mazzo.server.accounts.bring import bringable
from mazzo.server.accounts.erasure import Erasure
from mazzo.server.accounts.logins import is_reserved
from mazzo.server.accounts.person import Person, person_of
from mazzo.server.errors import ServiceError
from mazzo.server.http.security_middleware import address
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Conflict
from mazzo.server.times import moment, timestamp


def me(principal: Principal) -> messages.Me:
    """The person of the request, as a message to them."""
    person = principal.person
    return messages.Me(
        id=person.id,
        name=person.name,
        colour=person.colour,
        language=person.language,
        account=principal.has_account,
        program=person.program,
        listed=person.listed,
    )


async def current_principal(connection: AnyConnection, authenticator: Authenticator) -> Principal:
    """The principal of a request, bypassing the cache."""
    return await require_principal(connection, authenticator, fresh=True)


async def require_account(authenticator: Authenticator, principal: Principal) -> account_queries.Account:
    """The principal's account. Raises ServiceError for a guest."""
    account = await authenticator.queries.account(principal.person.id)
    if account is None:
        raise ServiceError(409, "no-account")
    return account


async def check_free(connection: AnyConnection, authenticator: Authenticator, principal: Principal, login: str) -> None:
    """Raises ServiceError when the person has an account already, or another person has this login name."""
    if await authenticator.queries.account(principal.person.id) is not None:
        raise ServiceError(409, "has-account")
    await count_login_probe(connection, authenticator)
    if is_reserved(login) or await authenticator.queries.account_of(login) is not None:
        raise ServiceError(409, "login-taken")


async def prove_password(
    connection: AnyConnection, authenticator: Authenticator, mine: account_queries.Account, password: str
) -> None:
    """Raises ServiceError when this is not the password of the account."""
    if not await authenticator.sign_ins.take(f"signed in {mine.person}"):  # strangers' attempts are not counted here
        raise ServiceError(429, "too-many")
    if not await authenticator.passwords.match(mine.password, password, address(connection.scope)):
        raise ServiceError(403, "wrong-password")


async def account_message(
    authenticator: Authenticator, store: Store, principal: Principal, codes: Sequence[str] = ()
) -> messages.Account:
    """The account as a message to its owner; `codes`: the recovery codes that have just been made."""
    person = principal.person
    mine = await authenticator.queries.account(person.id)
    guest = principal.session.guest if principal.session else None
    return messages.Account(
        login=mine.login if mine else None,
        created=timestamp(mine.created) if mine else None,
        password=mine is not None and mine.password is not None,
        program=person.program,
        passkeys=[
            messages.PasskeyCard(one.id, one.label, timestamp(one.created), moment(one.used))
            for one in await authenticator.queries.passkeys(person.id)
        ],
        sessions=await session_cards(authenticator, principal),
        guest=await bringable(store, guest, person.id) if guest else None,
        recovery=sum(one.until is None for one in await authenticator.queries.codes(person.id)),
        codes=list(codes),
    )


async def with_new_session(
    connection: AnyConnection,
    authenticator: Authenticator,
    store: Store,
    principal: Principal,
    status: int = 200,
    codes: Sequence[str] = (),
) -> Response[messages.Account]:
    """The account, with a new session for this browser; `codes` as for `account_message`."""
    guest = principal.session.guest if principal.session else None
    cookie, session = await authenticator.rotate(connection, principal.person.id, principal.session, guest)
    authenticator.invalidate(principal.person.id)
    message = await account_message(authenticator, store, Principal(principal.person, True, session), codes)
    return Response(message, status_code=status, headers={"set-cookie": cookie})


async def sign_in_as(
    connection: AnyConnection,
    authenticator: Authenticator,
    store: Store,
    erasure: Erasure,
    before: Principal | None,
    person: str,
    refusal: str,
) -> Response[messages.SignedIn]:
    """Sign a browser in as `person`, who has been verified; `before` is its principal until now."""
    was = before.session if before else None
    # the person signing in, if a guest; otherwise the guest who was here before the present account
    guest = await previous_guest(authenticator, store, was) if before is None or before.has_account else before.person
    offer = await bringable(store, guest.id, person) if guest else None
    try:
        cookie, session = await authenticator.rotate(connection, person, was, guest.id if guest and offer else None)
    except Conflict:  # just erased
        raise ServiceError(403, refusal) from None
    if guest and offer is None and await authenticator.queries.account(guest.id) is None:
        await erasure.erase(guest)  # a guest without matches is deleted
    row = await authenticator.queries.session(session.id)
    if row is None:
        raise ServiceError(403, refusal)
    message = messages.SignedIn(me(Principal(row[1].person, True, session)), offer)
    return Response(message, headers={"set-cookie": cookie})


async def count_login_probe(connection: AnyConnection, authenticator: Authenticator) -> None:
    """Count an attempt to choose a login name: the answer reveals whether the name is taken."""
    if not await authenticator.new_accounts.take(address(connection.scope)):
        raise ServiceError(429, "too-many")


async def previous_guest(
    authenticator: Authenticator, store: Store, session: account_queries.Session | None
) -> Person | None:
    """The guest of the browser before a session began, None if erased or no longer a guest."""
    guest = await person_of(store, session.guest) if session and session.guest else None
    return None if guest is None or await authenticator.queries.account(guest.id) else guest


async def other_sessions(authenticator: Authenticator, principal: Principal) -> list[account_queries.Session]:
    """Every session of the person but this one."""
    here = principal.session.id if principal.session else ""
    return [one for one in await authenticator.queries.sessions(principal.person.id) if one.id != here]


async def session_cards(authenticator: Authenticator, principal: Principal) -> list[messages.SessionCard]:
    """The sessions of the person, as a message to them."""
    here = principal.session.id if principal.session else ""
    return [
        messages.SessionCard(one.label, one.device, timestamp(one.created), timestamp(one.used), one.id == here)
        for one in await authenticator.queries.sessions(principal.person.id)
    ]

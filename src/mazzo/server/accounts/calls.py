"""The calls about one's account: become one, sign in and out, change it, its sessions, the guest of before."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, RawBody
from msgspec import UNSET

from mazzo.server import guests
from mazzo.server.accounts import files, passwords, wire
from mazzo.server.accounts.bring import bring, bringable
from mazzo.server.accounts.door import Asker, Connection, is_secure
from mazzo.server.gate import address
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.matches import timestamp
from mazzo.server.people import known_asker, me
from mazzo.server.problems import AnyRequest, Turned, not_found, read_body
from mazzo.server.store import Person, milliseconds
from mazzo.server.writer import Conflict

# ---- the account


@get("/api/account")
async def account(request: AnyRequest, hall: GivenHall) -> wire.Account:
    """The asker's account."""
    return await tell(hall, await myself(request, hall))


@post("/api/account")
async def become(request: AnyRequest, hall: GivenHall, body: RawBody) -> Response[wire.Account]:
    """Become an account, by login name and password."""
    asker = await myself(request, hall)
    asked = read_body(body, wire.NewAccount)
    login = asked.login.lower()
    passwords.check(asked.password, login)
    await check_free(request, hall, asker, login)
    kept = await hall.door.passwords.hashed(asked.password)
    try:
        await hall.door.files.add_account(files.Account(asker.person.id, login, kept, milliseconds()))
    except Conflict:
        raise Turned(409, "login-taken") from None
    return await renewed(request, hall, asker, 201)


@patch("/api/account")
async def change(request: AnyRequest, hall: GivenHall, body: RawBody) -> wire.Account:
    """Change the login name, or say that one is a program."""
    asker = await myself(request, hall)
    mine = await mine_of(hall, asker)
    asked = read_body(body, wire.AccountPatch)
    if asked.login is not UNSET and asked.login.lower() != mine.login:
        if mine.password is not None:
            await _prove(request, hall, mine, "" if asked.present is UNSET else asked.present)
        _take_place(request, hall)
        try:
            await hall.door.files.set_login(mine.person, asked.login.lower())
        except Conflict:
            raise Turned(409, "login-taken") from None
    if asked.program is not UNSET:
        await hall.door.files.set_program(mine.person, asked.program)
    hall.door.changed(mine.person)
    return await tell(hall, await myself(request, hall))


@put("/api/account/password")
async def change_password(request: AnyRequest, hall: GivenHall, body: RawBody) -> Response[wire.Account]:
    """Set the first password, or another; every other session ends."""
    asker = await myself(request, hall)
    mine = await mine_of(hall, asker)
    asked = read_body(body, wire.NewPassword)
    if mine.password is not None:
        await _prove(request, hall, mine, asked.present or "")
    passwords.check(asked.password, mine.login)
    kept = await hall.door.passwords.hashed(asked.password)
    await hall.door.files.set_password(mine.person, kept)
    await hall.door.end(*await _others(hall, asker))
    return await renewed(request, hall, asker)


# ---- in and out


@post("/api/sign-in", status_code=200)
async def sign_in(request: AnyRequest, hall: GivenHall, body: RawBody) -> Response[wire.SignedIn]:
    """Come in by login name and password."""
    before = await hall.door.ask(request, fresh=True)
    asked = read_body(body, wire.SignIn)
    login = asked.login.lower()
    _try(request, hall, login)
    found = await hall.door.files.account_of(login)
    kept = found.password if found else None
    if not await hall.door.passwords.match(kept, asked.password) or found is None or kept is None:
        raise Turned(403, "wrong-sign-in")
    if passwords.is_outdated(kept):
        await hall.door.files.set_password(found.person, await hall.door.passwords.hashed(asked.password))
    return await enter(request, hall, before, found.person, "wrong-sign-in")


@post("/api/sign-out", status_code=204)
async def sign_out(request: AnyRequest, hall: GivenHall) -> Response[None]:
    """End this session; the guest of before, if they still have anything, is who is here then."""
    asker = await hall.door.ask(request, fresh=True)
    session = asker.session if asker else None
    cookie = guests.drop_cookie(secure=is_secure(request))
    guest = await _before(hall, session)
    if session and guest:
        with suppress(Conflict):  # erased a moment ago
            cookie, _ = await hall.door.rotate(request, guest.id, session)
            session = None
    if session:
        await hall.door.end(session)
    return Response(None, status_code=204, headers={"set-cookie": cookie})


# ---- sessions


@get("/api/sessions")
async def sessions(request: AnyRequest, hall: GivenHall) -> list[wire.SessionCard]:
    """Where one is signed in."""
    return await _cards(hall, await myself(request, hall))


@delete("/api/sessions")
async def end_others(request: AnyRequest, hall: GivenHall) -> None:
    """End every session but this one."""
    await hall.door.end(*await _others(hall, await myself(request, hall)))


@delete("/api/sessions/{session:str}")
async def end_session(request: AnyRequest, hall: GivenHall, session: FromPath[str]) -> None:
    """End one session."""
    asker = await myself(request, hall)
    named = [one for one in await hall.door.files.sessions(asker.person.id) if one.label == session]
    if not named:
        raise not_found()
    await hall.door.end(*named)


# ---- the guest of before


@post("/api/account/guest", status_code=200)
async def bring_guest(request: AnyRequest, hall: GivenHall) -> wire.Brought:
    """Make what the guest of this browser had played the account's."""
    asker = await myself(request, hall)
    await mine_of(hall, asker)
    guest = _guest(asker)
    brought = await bringable(hall.store, guest, asker.person.id)
    if brought is None:
        raise not_found()
    await bring(hall.store, guest, asker.person.id)
    await hall.let_go(guest)
    hall.door.changed(asker.person.id)
    return brought


@delete("/api/account/guest")
async def forget_guest(request: AnyRequest, hall: GivenHall) -> None:
    """Erase the guest of this browser, and what was theirs alone."""
    asker = await myself(request, hall)
    guest = await _before(hall, asker.session)
    if guest is None:
        raise not_found()
    await hall.forget(guest)
    if asker.session:
        await hall.door.files.leave_guest(asker.session)
    hall.door.changed(asker.person.id)


# ---- shared with the calls of passkeys


async def myself(connection: Connection, hall: Hall) -> Asker:
    """Who asks, as they are this moment."""
    return await known_asker(connection, hall, fresh=True)


async def mine_of(hall: Hall, asker: Asker) -> files.Account:
    """The asker's account. Raises Turned for a guest."""
    found = await hall.door.files.account(asker.person.id)
    if found is None:
        raise Turned(409, "no-account")
    return found


async def check_free(connection: Connection, hall: Hall, asker: Asker, login: str) -> None:
    """Raises Turned when the asker has an account already, or somebody else has this login name."""
    if await hall.door.files.account(asker.person.id) is not None:
        raise Turned(409, "has-account")
    _take_place(connection, hall)
    if await hall.door.files.account_of(login) is not None:
        raise Turned(409, "login-taken")


async def tell(hall: Hall, asker: Asker) -> wire.Account:
    """An account as its owner is told of it."""
    person = asker.person
    mine = await hall.door.files.account(person.id)
    guest = asker.session.guest if asker.session else None
    return wire.Account(
        login=mine.login if mine else None,
        created=timestamp(mine.created) if mine else None,
        password=mine is not None and mine.password is not None,
        program=person.program,
        passkeys=[
            wire.PasskeyCard(one.id, one.label, timestamp(one.created), moment(one.used))
            for one in await hall.door.files.passkeys(person.id)
        ],
        sessions=await _cards(hall, asker),
        guest=await bringable(hall.store, guest, person.id) if guest else None,
    )


async def renewed(connection: Connection, hall: Hall, asker: Asker, status: int = 200) -> Response[wire.Account]:
    """The account, with another session for this browser."""
    guest = asker.session.guest if asker.session else None
    cookie, session = await hall.door.rotate(connection, asker.person.id, asker.session, guest)
    hall.door.changed(asker.person.id)
    told = await tell(hall, Asker(asker.person, True, session))
    return Response(told, status_code=status, headers={"set-cookie": cookie})


async def enter(
    connection: Connection, hall: Hall, before: Asker | None, person: str, refusal: str
) -> Response[wire.SignedIn]:
    """Let a browser in as somebody who has proved who they are; `before` is who it was until now."""
    was = before.session if before else None
    # a guest who comes in, or the one who was here before whoever is here now
    guest = await _before(hall, was) if before is None or before.has_account else before.person
    brought = await bringable(hall.store, guest.id, person) if guest else None
    try:
        cookie, session = await hall.door.rotate(connection, person, was, guest.id if guest and brought else None)
    except Conflict:  # erased a moment ago
        raise Turned(403, refusal) from None
    if guest and brought is None and await hall.door.files.account(guest.id) is None:
        await hall.forget(guest)  # who has played nothing leaves nothing behind
    found = await hall.door.files.session(session.id)
    if found is None:
        raise Turned(403, refusal)
    told = wire.SignedIn(me(Asker(found[1].person, True, session)), brought)
    return Response(told, headers={"set-cookie": cookie})


def moment(at: int | None) -> str | None:
    """A moment as it is told, null for never."""
    return None if at is None else timestamp(at)


# ---- inside


def _try(connection: Connection, hall: Hall, login: str) -> None:
    """Count a try to sign in; the same for names that nobody has."""
    if not hall.door.tries.take(address(connection.scope)) or not hall.door.sign_ins.take(login):
        raise Turned(429, "too-many")


def _take_place(connection: Connection, hall: Hall) -> None:
    """Count a try at a login name of one's own: it tells whether the name is taken."""
    if not hall.door.new_accounts.take(address(connection.scope)):
        raise Turned(429, "too-many")


async def _prove(connection: Connection, hall: Hall, mine: files.Account, password: str) -> None:
    _try(connection, hall, mine.login)
    if not await hall.door.passwords.match(mine.password, password):
        raise Turned(403, "wrong-password")


def _guest(asker: Asker) -> str:
    guest = asker.session.guest if asker.session else None
    if guest is None:
        raise not_found()
    return guest


async def _before(hall: Hall, session: files.Session | None) -> Person | None:
    """The guest who was here before a session began, None if they are no more or no guest any more."""
    guest = await hall.store.person(session.guest) if session and session.guest else None
    return None if guest is None or await hall.door.files.account(guest.id) else guest


async def _others(hall: Hall, asker: Asker) -> list[files.Session]:
    here = asker.session.id if asker.session else ""
    return [one for one in await hall.door.files.sessions(asker.person.id) if one.id != here]


async def _cards(hall: Hall, asker: Asker) -> list[wire.SessionCard]:
    here = asker.session.id if asker.session else ""
    return [
        wire.SessionCard(one.label, one.device, timestamp(one.created), timestamp(one.used), one.id == here)
        for one in await hall.door.files.sessions(asker.person.id)
    ]


CALLS: list[Any] = [
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

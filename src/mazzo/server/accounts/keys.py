"""The calls about passkeys: make one, name it, remove it, come in with it."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, patch, post
from litestar.params import FromPath, RawBody
from msgspec import UNSET

from mazzo.server.accounts import calls, files, passkeys, wire
from mazzo.server.accounts.door import Asker
from mazzo.server.gate import address
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.limits import PASSKEYS
from mazzo.server.problems import AnyRequest, Turned, not_found, printable, read_body
from mazzo.server.store import milliseconds
from mazzo.server.writer import Conflict


@post("/api/passkeys/options", status_code=200)
async def options(request: AnyRequest, hall: GivenHall, body: RawBody) -> wire.PasskeyChallenge:
    """What the browser is to make a passkey with."""
    asker = await calls.myself(request, hall)
    asked = read_body(body, wire.PasskeyWish)
    mine = await hall.door.files.account(asker.person.id)
    has = await hall.door.files.passkeys(asker.person.id)
    if mine is None:
        if asked.login is UNSET:
            raise Turned(400, "need-login")
        login = asked.login.lower()
        await calls.check_free(request, hall, asker, login)
    else:
        login = mine.login
        if len(has) >= PASSKEYS:
            raise Turned(409, "too-many-passkeys")
        _count(request, hall)
    challenge = passkeys.fresh_challenge(_session(asker), None if mine else login)
    await hall.door.files.add_challenge(challenge)
    return wire.PasskeyChallenge(challenge.id, passkeys.creation(request, challenge, asker.person, login, has))


@post("/api/passkeys")
async def add(request: AnyRequest, hall: GivenHall, body: RawBody) -> Response[wire.Account]:
    """File the passkey that was made; a guest becomes an account by it."""
    asker = await calls.myself(request, hall)
    asked = read_body(body, wire.NewPasskey)
    label = printable(asked.label, "label")
    challenge = await _answer(hall, asker, asked.challenge)
    passkey = challenge and await passkeys.made(request, challenge, asked.credential, asker.person.id, label)
    if not challenge or not passkey:
        raise Turned(400, "bad-passkey")
    mine = await hall.door.files.account(asker.person.id)
    try:
        if mine is None and challenge.login:
            became = files.Account(asker.person.id, challenge.login, None, milliseconds())
            await hall.door.files.add_account(became, passkey)
        elif mine is None:
            raise Turned(400, "need-login")
        elif len(await hall.door.files.passkeys(asker.person.id)) >= PASSKEYS:
            raise Turned(409, "too-many-passkeys")
        else:
            await hall.door.files.add_passkey(passkey)
    except Conflict:  # the name was taken since, or the passkey is known
        raise Turned(409, "login-taken" if mine is None else "bad-passkey") from None
    return await calls.renewed(request, hall, asker, 201)


@patch("/api/passkeys/{passkey:str}")
async def rename(request: AnyRequest, hall: GivenHall, passkey: FromPath[str], body: RawBody) -> wire.Account:
    """Call a passkey something else."""
    asker = await calls.myself(request, hall)
    label = printable(read_body(body, wire.Rename).label, "label")
    await hall.door.files.name_passkey(await _mine(hall, asker, passkey), label)
    return await calls.tell(hall, asker)


@delete("/api/passkeys/{passkey:str}", status_code=200)
async def remove(request: AnyRequest, hall: GivenHall, passkey: FromPath[str]) -> wire.Account:
    """Remove a passkey, unless it is the last way in."""
    asker = await calls.myself(request, hall)
    one = await _mine(hall, asker, passkey)
    await hall.door.files.drop_passkey(one)
    if await hall.door.files.passkey(one.id) is not None:
        raise Turned(409, "last-way-in")
    return await calls.tell(hall, asker)


@post("/api/sign-in/passkey/options", status_code=200)
async def sign_in_options(request: AnyRequest, hall: GivenHall) -> wire.PasskeyChallenge:
    """What the browser is to come in with."""
    challenge = passkeys.fresh_challenge(_session(await hall.door.ask(request, fresh=True)))
    _count(request, hall)
    await hall.door.files.add_challenge(challenge)
    return wire.PasskeyChallenge(challenge.id, passkeys.request(request, challenge))


@post("/api/sign-in/passkey", status_code=200)
async def sign_in(request: AnyRequest, hall: GivenHall, body: RawBody) -> Response[wire.SignedIn]:
    """Come in by passkey."""
    before = await hall.door.ask(request, fresh=True)
    asked = read_body(body, wire.PasskeySignIn)
    _count(request, hall)
    challenge = await _answer(hall, before, asked.challenge)
    passkey = await hall.door.files.passkey(passkeys.named(asked.credential))
    signs = challenge and passkey and await passkeys.signs(request, challenge, asked.credential, passkey)
    if passkey is None or not isinstance(signs, int):
        raise Turned(403, "wrong-passkey")
    await hall.door.files.signed(passkey, signs)
    return await calls.enter(request, hall, before, passkey.person, "wrong-passkey")


def _count(request: AnyRequest, hall: Hall) -> None:
    if not hall.door.tries.take(address(request.scope)):
        raise Turned(429, "too-many")


def _session(asker: Asker | None) -> str | None:
    return asker.session.id if asker and asker.session else None


async def _answer(hall: Hall, asker: Asker | None, id: str) -> files.Challenge | None:
    """The challenge that is answered; None when it is none, too old, another's, or was answered before."""
    challenge = await hall.door.files.challenge(id)
    if challenge is None or challenge.session != _session(asker):
        return None
    try:
        await hall.door.files.answer(challenge)
    except Conflict:
        return None
    return challenge


async def _mine(hall: Hall, asker: Asker, id: str) -> files.Passkey:
    found = await hall.door.files.passkey(id)
    if found is None or found.person != asker.person.id:
        raise not_found()
    return found


CALLS: list[Any] = [options, add, rename, remove, sign_in_options, sign_in]

"""The calls about oneself: who am I, change me, forget me."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from litestar import Response, delete, get, patch
from litestar.params import RawBody
from msgspec import UNSET

from mazzo.server import guests, wire
from mazzo.server.accounts.door import Asker, Connection, is_secure
from mazzo.server.gate import address
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.problems import AnyRequest, Turned, printable, read_body
from mazzo.server.store import Person, milliseconds

RENEWED = 24 * 3600 * 1000
"""Milliseconds after which the browser is given its cookie again, to keep it longer."""


@get("/api/me")
async def who_am_i(request: AnyRequest, hall: GivenHall) -> Response[wire.Me]:
    """The person who asks; a new guest, with a cookie, if there is none."""
    asker = await hall.door.ask(request, fresh=True)
    headers = {}
    if asker is None:
        if not hall.new_guests.take(address(request.scope)):
            raise Turned(429, "too-many")
        asker = Asker(guests.new_guest(guests.preferred_language(request.headers.get("accept-language"))), False, None)
        headers["set-cookie"] = await hall.door.welcome(request, asker.person)
    elif asker.way is None:
        headers["set-cookie"], _ = await hall.door.rotate(request, asker.person.id, None)
    elif asker.session and asker.session.used < milliseconds() - RENEWED:
        secure = is_secure(request)
        headers["set-cookie"] = guests.set_cookie(guests.given(request.headers["cookie"], secure=secure), secure=secure)
    return Response(me(asker), headers=headers)


@patch("/api/me")
async def change_me(request: AnyRequest, hall: GivenHall, body: RawBody) -> wire.Me:
    """Change name, colour or language."""
    asker = await known_asker(request, hall, fresh=True)
    person = asker.person
    change = read_body(body, wire.MePatch)
    if not hall.house.acts.take(person.id):  # every room where they are hears of it
        raise Turned(429, "too-fast")
    if change.name is not UNSET:
        person = replace(person, name=printable(change.name, "name"))
    if change.colour is not UNSET:
        person = replace(person, colour=change.colour)
    if change.language is not UNSET:
        person = replace(person, language=change.language)
    await hall.store.change_person(person)
    hall.door.changed(person.id)
    await hall.house.rename(person)
    return me(replace(asker, person=person))


@delete("/api/me")
async def forget_me(request: AnyRequest, hall: GivenHall) -> Response[None]:
    """Erase the person and the matches that were theirs alone."""
    person = await known(request, hall)
    await hall.forget(person)
    return Response(None, status_code=204, headers={"set-cookie": guests.drop_cookie(secure=is_secure(request))})


async def known(connection: Connection, hall: Hall) -> Person:
    """Who asks. Raises Turned for a stranger, and for a token whose scopes do not reach so far."""
    return (await known_asker(connection, hall)).person


async def known_asker(connection: Connection, hall: Hall, *, fresh: bool = False) -> Asker:
    """The same, with what they came by; `fresh`: as it is this moment."""
    asker = await hall.door.ask(connection, fresh=fresh)
    if asker is None:
        raise Turned(401, "no-person")
    return asker


async def perhaps(connection: Connection, hall: Hall) -> Person | None:
    """Who asks, None for a stranger."""
    asker = await hall.door.ask(connection)
    return asker.person if asker else None


def me(asker: Asker) -> wire.Me:
    """What the one who asks is told of themselves."""
    person = asker.person
    language = cast(wire.Language, person.language)
    return wire.Me(person.id, person.name, person.colour, language, asker.has_account, person.program)

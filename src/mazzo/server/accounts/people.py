"""Routes of the person of the request: show, change, erase."""

from __future__ import annotations

from dataclasses import replace

from litestar import Response, delete, get, patch
from litestar.params import RawBody
from msgspec import UNSET

from mazzo.server.accounts import guests
from mazzo.server.accounts.authenticator import (
    GivenAuthenticator,
    Principal,
    digest,
    is_secure,
    require_person,
    require_principal,
)
from mazzo.server.accounts.erasure import GivenErasure
from mazzo.server.accounts.messages import Me, MePatch
from mazzo.server.accounts.person import change_person
from mazzo.server.accounts.service import me
from mazzo.server.errors import ServiceError
from mazzo.server.http import requests
from mazzo.server.http.dependencies import GivenStore, GivenTurns
from mazzo.server.http.requests import AnyRequest, printable, read_body
from mazzo.server.http.scopes import NO_TOKEN
from mazzo.server.http.security_middleware import address
from mazzo.server.limits import GUEST_SECONDS
from mazzo.server.rooms.registry import GivenRooms
from mazzo.server.times import milliseconds

RENEWED = 24 * 3600 * 1000
"""Milliseconds after which the browser is sent its cookie again, to prolong it."""


@get("/api/me")
async def who_am_i(request: AnyRequest, authenticator: GivenAuthenticator, turns: GivenTurns) -> Response[Me]:
    """The person of the request; without one a new guest, with a cookie."""
    principal = await authenticator.authenticate(request, fresh=True)
    headers = {}
    if principal is None:
        place = address(request.scope)
        if not await authenticator.new_guests.take(place):
            raise ServiceError(429, "too-many")
        if not await turns.take(place, GUEST_SECONDS):
            raise ServiceError(429, "too-fast")
        principal = Principal(
            guests.new_guest(requests.preferred_language(request.headers.get("accept-language"))), False, None
        )
        headers["set-cookie"] = await authenticator.welcome(request, principal.person)
    elif principal.credential is None:
        headers["set-cookie"], _ = await authenticator.rotate(request, principal.person.id, None)
    elif principal.session and principal.session.used < milliseconds() - RENEWED:
        secure, session = is_secure(request), principal.session.id
        tokens = guests.session_values(request.headers["cookie"], secure=secure)
        token = next(token for token in tokens if digest(token) == session)
        headers["set-cookie"] = guests.set_cookie(token, secure=secure)
    return Response(me(principal), headers=headers)


@patch("/api/me", body=MePatch, scope=NO_TOKEN)
async def change_me(
    request: AnyRequest, authenticator: GivenAuthenticator, store: GivenStore, rooms: GivenRooms, body: RawBody
) -> Me:
    """Change name, colour or language, or whether results of deals show the name."""
    principal = await require_principal(request, authenticator, fresh=True)
    person = principal.person
    change = read_body(body, MePatch)
    if not rooms.acts.take(person.id):  # every room of the person is notified
        raise ServiceError(429, "too-fast")
    if change.name is not UNSET:
        person = replace(person, name=printable(change.name, "name"))
    if change.colour is not UNSET:
        person = replace(person, colour=change.colour)
    if change.language is not UNSET:
        person = replace(person, language=change.language)
    if change.listed is not UNSET:
        person = replace(person, listed=change.listed)
    await change_person(store, person)
    authenticator.invalidate(person.id)
    await rooms.rename(person)
    return me(replace(principal, person=person))


@delete("/api/me", scope=NO_TOKEN)
async def forget_me(request: AnyRequest, authenticator: GivenAuthenticator, erasure: GivenErasure) -> Response[None]:
    """Erase the person, and the matches not shared with others."""
    person = await require_person(request, authenticator)
    await erasure.erase(person)
    return Response(None, status_code=204, headers={"set-cookie": guests.drop_cookie(secure=is_secure(request))})


ROUTES = [who_am_i, change_me, forget_me]

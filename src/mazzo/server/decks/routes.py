"""Routes of owners' decks: check, save, list, show, remove.

A deck is not secret: anyone who knows its version may see it and play with it. It is listed only for the people who
have saved it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, RawBody

from mazzo import games
from mazzo.core.errors import NotUnderstood
from mazzo.core.own_deck import OwnDeck
from mazzo.core.shown_texts import is_shown, tidy
from mazzo.gridcards import decks
from mazzo.host.match_options import check_offered
from mazzo.server.accounts.authenticator import Authenticator, GivenAuthenticator, optional_person, require_person
from mazzo.server.accounts.person import Person
from mazzo.server.decks.messages import Complaint, DeckCard, DeckCheck, DeckInfo, NewDeck, entered_deck
from mazzo.server.decks.queries import DeckStore, GivenDeckStore
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.dependencies import GivenStore, GivenWithheld
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.limits import CHECKS_BURST, CHECKS_RATE, DECKS, DECKS_BURST, DECKS_RATE, Buckets
from mazzo.server.storage.store import Store
from mazzo.server.times import timestamp


@dataclass(frozen=True)
class DeckLimits:
    """Rate limits for saving and for checking decks."""

    saves: Buckets = field(default_factory=lambda: Buckets(DECKS_RATE, DECKS_BURST))
    checks: Buckets = field(default_factory=lambda: Buckets(CHECKS_RATE, CHECKS_BURST))


GivenDeckLimits = NamedDependency[DeckLimits]


@post("/api/decks", body=NewDeck)
async def keep(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    store: GivenStore,
    withheld: GivenWithheld,
    deck_store: GivenDeckStore,
    deck_limits: GivenDeckLimits,
    body: RawBody,
) -> DeckInfo:
    """Save a deck that was entered card by card; saving it again changes nothing."""
    person = await _person_checking(request, authenticator, deck_limits)
    return await _keep(store, withheld, deck_store, deck_limits, person, _deck_of(read_body(body, NewDeck)))


@post("/api/decks/file", file="application/toml")
async def keep_file(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    store: GivenStore,
    withheld: GivenWithheld,
    deck_store: GivenDeckStore,
    deck_limits: GivenDeckLimits,
    body: RawBody,
) -> DeckInfo:
    """Save a deck from a TOML file."""
    person = await _person_checking(request, authenticator, deck_limits)
    try:
        text = body.decode()
    except UnicodeError as error:
        raise ServiceError(400, "bad-request", where="$") from error
    return await _keep(store, withheld, deck_store, deck_limits, person, games.read_deck(text))


@post("/api/decks/check", status_code=200, body=NewDeck)
async def check(
    request: AnyRequest, authenticator: GivenAuthenticator, deck_limits: GivenDeckLimits, body: RawBody
) -> DeckCheck:
    """Check a deck without saving it: returns all errors."""
    await _person_checking(request, authenticator, deck_limits)
    deck = _deck_of(read_body(body, NewDeck))
    complaints = [_complaint(error) for error in games.complaints(games.find(deck.game), deck)]
    return DeckCheck(complaints, None if complaints else deck.version)


@get("/api/decks")
async def mine(request: AnyRequest, authenticator: GivenAuthenticator, deck_store: GivenDeckStore) -> list[DeckCard]:
    """The person's decks, the newest first."""
    person = await require_person(request, authenticator)
    return [
        DeckCard(each.version, each.name, each.game, each.recipes, timestamp(each.created))
        for each in await deck_store.decks_of(person.id)
    ]


@get("/api/decks/{version:str}")
async def look(
    request: AnyRequest, authenticator: GivenAuthenticator, deck_store: GivenDeckStore, version: FromPath[str]
) -> DeckInfo:
    """A deck, saved by any person."""
    return await _deck_info(
        deck_store, await _require_deck(deck_store, version), await optional_person(request, authenticator)
    )


@get("/api/decks/{version:str}/file", media_type="application/toml")
async def file(deck_store: GivenDeckStore, version: FromPath[str]) -> Response[str]:
    """A deck as a TOML file."""
    text = decks.to_toml(await _require_deck(deck_store, version))
    headers = {"content-disposition": f'attachment; filename="{version}.toml"'}
    return Response(text, media_type="application/toml", headers=headers)


@delete("/api/decks/{version:str}")
async def drop(
    request: AnyRequest, authenticator: GivenAuthenticator, deck_store: GivenDeckStore, version: FromPath[str]
) -> None:
    """Remove a deck from the person's list; matches with it are unaffected."""
    person = await require_person(request, authenticator)
    if not await deck_store.drop(version, person.id):
        raise not_found()


async def _person_checking(request: AnyRequest, authenticator: Authenticator, deck_limits: DeckLimits) -> Person:
    """The person of a request for a check, which counts against the limit."""
    person = await require_person(request, authenticator)
    if not deck_limits.checks.take(person.id):
        raise ServiceError(429, "too-fast")
    return person


async def _keep(
    store: Store,
    withheld: frozenset[str],
    deck_store: DeckStore,
    deck_limits: DeckLimits,
    person: Person,
    deck: OwnDeck,
) -> DeckInfo:
    check_offered(deck.game, withheld)
    for name in (deck.name, *(back.name for back in deck.backs)):
        if not is_shown(name):  # only here: the decks of old journals stay readable
            raise ServiceError(400, "bad-request", where="name")
    games.with_deck(games.find(deck.game), deck)
    if await deck_store.saved_at(deck.version, person.id) is None:
        if await deck_store.count(person.id) >= DECKS:
            raise ServiceError(409, "too-many-decks", most=DECKS)
        if not deck_limits.saves.take(person.id):
            raise ServiceError(429, "too-many")
        await deck_store.save(deck, person.id, store.now())
    return await _deck_info(deck_store, deck, person)


async def _require_deck(deck_store: DeckStore, version: str) -> OwnDeck:
    deck = await deck_store.deck(version)
    if deck is None:
        raise not_found()
    return deck


async def _deck_info(deck_store: DeckStore, deck: OwnDeck, person: Person | None) -> DeckInfo:
    since = None if person is None else await deck_store.saved_at(deck.version, person.id)
    created = None if since is None else timestamp(since)
    message = entered_deck(deck)
    return DeckInfo(deck.game, message, since is not None, created)


def _deck_of(message: NewDeck) -> OwnDeck:
    """A deck as entered, unchecked, with normalised names."""
    faces = tuple(map(tuple, message.faces))
    recipes = tuple(recipe.recipe() for recipe in message.recipes)
    return OwnDeck(message.game, tidy(message.name), faces, recipes)


def _complaint(error: NotUnderstood) -> Complaint:
    facts = error.facts
    card, cell, field = facts.get("card"), facts.get("cell"), facts.get("field")
    if facts.get("problem") == "name":
        field = "name"
    return Complaint(
        card=card if isinstance(card, int) and card else None,
        cell=cell if isinstance(cell, int) and cell else None,
        field=field if isinstance(field, str) else None,
        code=error.code,
        facts=dict(facts),
    )


ROUTES = [keep, keep_file, check, mine, look, file, drop]

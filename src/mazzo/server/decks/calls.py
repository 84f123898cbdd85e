"""The calls about decks that owners enter: look one over, keep one, list one's own, look at one, let one go.

A deck is nobody's secret: whoever knows what it is called may look at it and play with it. It stands in no list but
those of the people who keep it.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, post
from litestar.params import FromPath, RawBody
from msgspec.structs import asdict

from mazzo import games
from mazzo.core import decks
from mazzo.core.decks import OwnDeck, Recipe
from mazzo.core.errors import NotUnderstood
from mazzo.server import wire
from mazzo.server.dealing import check_offered
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.limits import DECKS
from mazzo.server.matches import timestamp
from mazzo.server.people import known, perhaps
from mazzo.server.problems import AnyRequest, Turned, not_found, read_body
from mazzo.server.store import Person


@post("/api/decks")
async def keep(request: AnyRequest, hall: GivenHall, body: RawBody) -> wire.DeckInfo:
    """Keep a deck that was entered card by card; one that was kept before is the same deck."""
    person = await _asking(request, hall)
    return await _keep(hall, person, _deck_of(read_body(body, wire.NewDeck)))


@post("/api/decks/file")
async def keep_file(request: AnyRequest, hall: GivenHall, body: RawBody) -> wire.DeckInfo:
    """Keep the deck that a file tells, in TOML."""
    person = await _asking(request, hall)
    try:
        text = body.decode()
    except UnicodeError as error:
        raise Turned(400, "bad-request", where="$") from error
    return await _keep(hall, person, decks.from_toml(text))


@post("/api/decks/check", status_code=200)
async def check(request: AnyRequest, hall: GivenHall, body: RawBody) -> wire.DeckCheck:
    """Look a deck over, and keep nothing: all that is wrong in it."""
    await _asking(request, hall)
    deck = _deck_of(read_body(body, wire.NewDeck))
    found = [_complaint(error) for error in games.complaints(games.find(deck.game), deck)]
    return wire.DeckCheck(found, None if found else deck.version)


@get("/api/decks")
async def mine(request: AnyRequest, hall: GivenHall) -> list[wire.DeckCard]:
    """One's own decks, the newest first."""
    person = await known(request, hall)
    return [
        wire.DeckCard(kept.version, kept.name, kept.game, kept.recipes, timestamp(kept.created))
        for kept in await hall.decks.of(person.id)
    ]


@get("/api/decks/{version:str}")
async def look(request: AnyRequest, hall: GivenHall, version: FromPath[str]) -> wire.DeckInfo:
    """A deck, whoever keeps it."""
    return await _told(hall, await _found(hall, version), await perhaps(request, hall))


@get("/api/decks/{version:str}/file", media_type="application/toml")
async def file(hall: GivenHall, version: FromPath[str]) -> Response[str]:
    """A deck as a file, in TOML."""
    told = decks.to_toml(await _found(hall, version))
    headers = {"content-disposition": f'attachment; filename="{version}.toml"'}
    return Response(told, media_type="application/toml", headers=headers)


@delete("/api/decks/{version:str}")
async def drop(request: AnyRequest, hall: GivenHall, version: FromPath[str]) -> None:
    """Let a deck be no longer one's own; what is played with it goes on."""
    person = await known(request, hall)
    if not await hall.decks.drop(version, person.id):
        raise not_found()


async def _asking(request: AnyRequest, hall: Hall) -> Person:
    """Who wants a deck looked over."""
    person = await known(request, hall)
    if not hall.deck_checks.take(person.id):
        raise Turned(429, "too-fast")
    return person


async def _keep(hall: Hall, person: Person, deck: OwnDeck) -> wire.DeckInfo:
    check_offered(deck.game, hall.withheld)
    games.with_deck(games.find(deck.game), deck)
    if await hall.decks.since(deck.version, person.id) is None:
        if await hall.decks.count(person.id) >= DECKS:
            raise Turned(409, "too-many-decks", most=DECKS)
        if not hall.new_decks.take(person.id):
            raise Turned(429, "too-many")
        await hall.decks.keep(deck, person.id, hall.store.now())
    return await _told(hall, deck, person)


async def _found(hall: Hall, version: str) -> OwnDeck:
    deck = await hall.decks.deck(version)
    if deck is None:
        raise not_found()
    return deck


async def _told(hall: Hall, deck: OwnDeck, person: Person | None) -> wire.DeckInfo:
    since = None if person is None else await hall.decks.since(deck.version, person.id)
    created = None if since is None else timestamp(since)
    told = wire.Deck(deck.version, deck.faces, deck.name, deck.recipes)
    return wire.DeckInfo(deck.game, told, since is not None, created)


def _deck_of(asked: wire.NewDeck) -> OwnDeck:
    """A deck as it was entered, unchecked, its names without spare blanks."""
    faces = tuple(map(tuple, asked.faces))
    recipes = tuple(Recipe(**asdict(recipe) | {"name": _name(recipe.name)}) for recipe in asked.recipes)
    return OwnDeck(asked.game, _name(asked.name), faces, recipes)


def _name(text: str) -> str:
    return " ".join(text.split())


def _complaint(error: NotUnderstood) -> wire.Complaint:
    facts = error.facts
    card, cell, field = facts.get("card"), facts.get("cell"), facts.get("field")
    if facts.get("problem") == "name":
        field = "name"
    return wire.Complaint(
        card=card if isinstance(card, int) and card else None,
        cell=cell if isinstance(cell, int) and cell else None,
        field=field if isinstance(field, str) else None,
        code=error.code,
        facts=dict(facts),
    )


CALLS: list[Any] = [keep, keep_file, check, mine, look, file, drop]

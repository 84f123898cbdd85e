"""Owners' decks for the tests of the server."""

from __future__ import annotations

from dataclasses import asdict, replace

import msgspec

from mazzo.core.own_deck import OwnDeck
from mazzo.games import GAMES
from mazzo.games.grove.recipes import Recipe, recipes_of
from mazzo.server.decks.messages import DeckCard, DeckInfo, NewDeck, NewRecipe
from tests.server.served import Guest


def entered(name: str = "From the shelf", game: str = "orchard") -> NewDeck:
    """A deck of a game: Mazzo's, with each face read from the last cell to the first."""
    return NewDeck(game, name, [list(face[::-1]) for face in GAMES[game].deck])


def with_recipes(name: str = "From the shelf") -> NewDeck:
    """Grove's deck with Mazzo's recipes, each with a name."""
    deck = entered(name, "grove")
    for card, recipe in enumerate(recipes_of(GAMES["grove"]), 1):
        deck.recipes.append(NewRecipe(**asdict(replace(recipe, name=f"recipe of {card}"))))
    return deck


def own(deck: NewDeck) -> OwnDeck:
    """A deck as a value."""
    recipes = tuple(Recipe(**msgspec.structs.asdict(recipe)) for recipe in deck.recipes)
    return OwnDeck(deck.game, deck.name, tuple(map(tuple, deck.faces)), recipes)


def kept(guest: Guest, deck: NewDeck | None = None) -> DeckInfo:
    """A deck that was entered and is now among the guest's."""
    answer = guest.post("/api/decks", deck or entered())
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=DeckInfo)


def version_of(guest: Guest, deck: NewDeck | None = None) -> str:
    """What such a deck is called."""
    return kept(guest, deck).deck.version


def listed(guest: Guest) -> list[DeckCard]:
    """The decks that a guest has."""
    return guest.get("/api/decks", list[DeckCard])

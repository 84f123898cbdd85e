"""The message with a deck: its faces and recipes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.core.game import AnyGame
from mazzo.games.grove.recipes import Recipe, recipes_of

DeckVersion = Annotated[str, Meta(min_length=24, max_length=24, pattern="^own-[0-9a-f]{20}$(?!\\n)")]
"""The version of an owner's deck, made by `core.own_deck.OwnDeck.version`."""

Faces = tuple[tuple[str, ...], ...]
"""The words on each card; `games/<game>/deck.py` defines them."""


class Deck(Struct):
    """The faces of a deck's cards by number, and the recipes if there are any. `name`: the owner's name for the deck,
    "" for a deck of the game.
    """

    version: str
    cards: Faces
    name: str = ""
    recipes: tuple[Recipe, ...] = ()


def deck_of(game: AnyGame) -> Deck:
    """The deck of a game, an owner's if it is played with one."""
    return Deck(game.meta.deck, game.deck, game.own_deck.name if game.own_deck else "", recipes_of(game))

"""Messages of decks: their faces and recipes, and the decks that owners enter."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from mazzo.core.errors import Fact
from mazzo.core.own_deck import OwnDeck
from mazzo.core.shown_texts import tidy
from mazzo.games.grove.recipes import Count, FruitFilter, PlaceFilter, Recipe, Reward, ValueFilter, When, recipes_of
from mazzo.host.decks import Deck
from mazzo.host.words import GameName
from mazzo.server.limits import CELLS, DECK_NAME, FACES, RECIPE, WORD

DeckName = Annotated[str, Meta(max_length=DECK_NAME)]
Word = Annotated[str, Meta(max_length=WORD)]
Number = Annotated[int, Meta(ge=-RECIPE, le=RECIPE)]


class NewRecipe(Struct, forbid_unknown_fields=True):
    """A recipe of an owner's deck; the fields are those of `Recipe`."""

    number: Number
    when: When
    than: Number
    count: Count
    fruit: FruitFilter = "any"
    place: PlaceFilter = "any"
    value: ValueFilter = "any"
    reward: Reward = "points"
    amount: Number = 0
    wheelbarrow: bool = True
    name: DeckName = ""

    def recipe(self) -> Recipe:
        """The recipe, unchecked, with a normalised name."""
        return Recipe(**asdict(self) | {"name": tidy(self.name)})


class NewDeck(Struct, forbid_unknown_fields=True):
    """An owner's deck: the words of every card, row by row, and one recipe for each card or none; not yet checked."""

    game: GameName
    name: DeckName
    faces: Annotated[list[Annotated[list[Word], Meta(max_length=CELLS)]], Meta(max_length=FACES)]
    recipes: Annotated[list[NewRecipe], Meta(max_length=FACES)] = []


def entered_deck(deck: OwnDeck) -> Deck:
    """A deck that an owner entered."""
    return Deck(deck.version, deck.faces, deck.name, recipes_of(deck))


class NamedDeck(Struct, frozen=True):
    """Version and name of an owner's deck."""

    version: str
    name: str


class DeckCard(Struct):
    """A deck in the person's list. `recipes`: how many it has; `created`: when it was saved."""

    version: str
    name: str
    game: str
    recipes: int
    created: str


class DeckInfo(Struct):
    """An owner's deck. `mine`: whether the person of the request has saved it; `created`: when, null otherwise."""

    game: str
    deck: Deck
    mine: bool
    created: str | None


class Complaint(Struct):
    """One error in a deck. `card`: from 1, null for the whole deck; `cell`: the cell of its face, from 1; `field`: the
    field of its recipe, or `name` for the whole deck. `code` and `facts` as in `Problem`.
    """

    card: int | None
    cell: int | None
    field: str | None
    code: str
    facts: dict[str, Fact]


class DeckCheck(Struct):
    """All errors of a deck; `version` is null if there are any."""

    complaints: list[Complaint]
    version: str | None

"""Messages of the catalogue: games, rules, lessons."""

from __future__ import annotations

from msgspec import Struct


class Rule(Struct):
    """One numbered rule."""

    number: str
    text: str
    ruling: bool


class Section(Struct):
    """One section of the rules."""

    number: str
    title: str
    rules: list[Rule]


class Rules(Struct):
    """A game's rules in one language."""

    sections: list[Section]
    credits: str


class LessonStep(Struct):
    """A step of a lesson: its text, when it is shown, and the gesture that it asks for."""

    text: str
    at: int
    actions: list[str]


class Lesson(Struct):
    """A game's lesson."""

    steps: list[LessonStep]


class GameOption(Struct):
    """An option of a game. `seat`: the seat it applies to, null for the whole table; the option of a seat has the
    seat's number, from 1, after the name of the option for the table: `third-wild-2`. `recipes`: with an owner's deck,
    it needs recipes. `group`: at most one option of a group can be chosen; "" for no group.
    """

    name: str
    seat: int | None
    recipes: bool = False
    group: str = ""


class DeckForm(Struct):
    """What owners may enter of a game: the number of cards and of cells on each, the words of a cell in the order of
    the keys, and whether the cards may have recipes.
    """

    cards: int
    cells: int
    words: list[str]
    recipes: bool


class GameCard(Struct):
    """A game in the catalogue. `minutes`: of a game, or of each player if `minutes_each`. `fewest`: the fewest points
    win. `own_decks`: what owners may enter, null for nothing. `age`: the youngest that the rulebook names.
    `seats_printed`: the fewest seats that it names; fewer are an extension. `same_cards`: all players play the same
    cards.
    """

    name: str
    ready: bool
    seats_min: int
    seats_max: int
    minutes: int
    options: list[GameOption] = []
    fewest: bool = False
    own_decks: DeckForm | None = None
    minutes_each: bool = False
    age: int | None = None
    seats_printed: int = 1
    same_cards: bool = False

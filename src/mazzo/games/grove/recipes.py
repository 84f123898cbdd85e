"""The recipes of Grove, on the backs of its cards: their words, checks and text forms."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, Self, cast, get_args

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.own_deck import OwnDeck
from mazzo.gridcards.decks import MOST_FOUND, bad_file, excerpt, is_name, quoted

When = Literal["each", "at-least", "at-most", "exactly"]
Count = Literal["dice", "fruit", "sets", "pairs", "values", "glades", "bare", "squirrel", "length"]
FruitFilter = Literal["any", "orange", "lemon", "lime"]
PlaceFilter = Literal["any", "tree", "glade"]
ValueFilter = Literal["any", "2", "3", "4", "5", "6", "10", "15"]
Reward = Literal["points", "percent"]

MOST_NAME = 40
ANY = "any"
_NUMBER = re.compile(r"-?\d{1,3}", re.ASCII)

NUMBERS = range(10, 61)
THAN = range(31)
AMOUNT: Mapping[str, range] = {"points": range(-20, 41), "percent": range(50, 201)}
WORDS: Mapping[str, tuple[str, ...]] = {
    "when": get_args(When),
    "count": get_args(Count),
    "fruit": get_args(FruitFilter),
    "place": get_args(PlaceFilter),
    "value": get_args(ValueFilter),
    "reward": get_args(Reward),
}
"""The fields of a recipe that are words, with their allowed values."""
FILTERS: Mapping[str, frozenset[str]] = {
    "dice": frozenset({"fruit", "place", "value"}),
    "fruit": frozenset({"fruit", "place"}),
    "sets": frozenset({"place"}),
    "pairs": frozenset({"fruit", "place"}),
    "values": frozenset({"fruit", "place"}),
    "glades": frozenset(),
    "bare": frozenset({"fruit"}),
    "squirrel": frozenset(),
    "length": frozenset(),
}
"""The filters allowed for each value of `count`; every other filter must be "any"."""
REWARDS: Mapping[When, tuple[Reward, ...]] = {
    "each": ("points",),
    **dict.fromkeys(get_args(When)[1:], get_args(Reward)),
}
"""The rewards allowed for each value of `when`: what is earned again and again is points."""
_ASKED = ("name", "number", "when", "than", "count", "amount")
"""The fields of a recipe that a file must contain."""
_EXPLAINED = ("number", "when", "than", "count", "fruit", "place", "value", "reward", "amount", "wheelbarrow")


@dataclass(frozen=True, slots=True)
class Recipe:
    """The back of a card: what is counted at the end of the game, the condition of the reward, and the reward.

    `than`: for `each`, the count that earns the reward once; else the number with which the count is compared.
    `wheelbarrow`: whether the wheelbarrow counts as a die. `name`: "" for a recipe of Mazzo's own deck, whose name is
    in the `.ftl` files.
    """

    number: int
    when: When
    than: int
    count: Count
    fruit: FruitFilter = "any"
    place: PlaceFilter = "any"
    value: ValueFilter = "any"
    reward: Reward = "points"
    amount: int = 0
    wheelbarrow: bool = True
    name: str = ""

    KIND: ClassVar[str] = "recipe"

    def __str__(self) -> str:
        barrow = "wheelbarrow" if self.wheelbarrow else "-"
        words = (self.number, self.when, self.than, self.count, self.fruit, self.place, self.value)
        return f"{' '.join(map(str, words))} {self.reward} {self.amount} {barrow} {self.name}".rstrip()

    def check(self, card: int) -> None:
        """Raise NotUnderstood for the first field that is not valid."""
        for field, words in WORDS.items():
            word = getattr(self, field)
            if word not in words:
                raise bad_recipe(card, field, str(word), " | ".join(words))
        if self.reward not in REWARDS[self.when]:
            raise bad_recipe(card, "reward", self.reward, f"{' | '.join(REWARDS[self.when])} ({self.when})")
        than = THAN if self.when in ("at-most", "exactly") else THAN[1:]
        bounds = {"number": NUMBERS, "than": than, "amount": AMOUNT[self.reward]}
        for field, allowed in bounds.items():
            number = getattr(self, field)
            if type(number) is not int or number not in allowed:
                raise bad_recipe(card, field, str(number), f"{allowed[0]} … {allowed[-1]}")
        for field in ("fruit", "place", "value"):
            word = getattr(self, field)
            if word != ANY and field not in FILTERS[self.count]:
                raise bad_recipe(card, field, word, f"any ({self.count})")
        if not is_name(self.name, MOST_NAME):
            raise bad_recipe(card, "name", self.name, f"1-{MOST_NAME}")

    @classmethod
    def from_line(cls, line: str, card: int, number_of_line: int) -> Self:
        """The recipe of a line; `number_of_line`: its line in the file. Raises NotUnderstood."""
        words = line.split(" ", 10)
        if len(words) < 10 or words[9] not in ("wheelbarrow", "-"):
            form = "NUMBER WHEN THAN COUNT FRUIT PLACE VALUE REWARD AMOUNT wheelbarrow|- NAME"
            raise bad_file("line", form, line, number_of_line)
        for field, at in (("number", 0), ("than", 2), ("amount", 8)):
            if not _NUMBER.fullmatch(words[at]):
                raise bad_recipe(card, field, words[at], "0-9")
        number, than, amount = (int(words[at]) for at in (0, 2, 8))
        when, count, fruit, place, value, reward = cast(Any, (words[1], *words[3:8]))  # checked by `check`
        name = words[10] if len(words) > 10 else ""
        return cls(number, when, than, count, fruit, place, value, reward, amount, words[9] == "wheelbarrow", name)

    @classmethod
    def from_table(cls, table: Mapping[str, object], card: int) -> Self:
        """The recipe of a table in a file. Raises NotUnderstood."""
        names = {field.name for field in fields(cls)}
        for key in table:
            if key not in names:
                raise bad_recipe(card, key[:MOST_FOUND], key, ", ".join(sorted(names)))
        for key in _ASKED:
            if key not in table:
                raise bad_recipe(card, key, "-", expected(key))
        values = dict(table)
        if type(values.get("value")) is int:
            values["value"] = str(values["value"])
        for key, value in values.items():
            kind = int if key in ("number", "than", "amount") else bool if key == "wheelbarrow" else str
            if type(value) is not kind:
                raise bad_recipe(card, key, excerpt(value), expected(key))
        values["name"] = " ".join(str(values["name"]).split())
        return cls(**cast(Any, values))

    def table(self) -> Iterator[str]:
        """The lines of its table in a file."""
        for key in ("name", *_EXPLAINED[:-1]):
            value = getattr(self, key)
            if value != ANY:
                yield f"{key} = {value if isinstance(value, int) else quoted(value)}"
        yield f"wheelbarrow = {str(self.wheelbarrow).lower()}"

    @classmethod
    def plain(cls) -> Self:
        """A valid recipe, in the place of one that is not."""
        return cls(10, "each", 1, "dice", amount=1, name="-")

    @classmethod
    def explained(cls) -> Iterator[tuple[str, str]]:
        """The fields that a new file explains, each with its allowed values."""
        return ((field, expected(field)) for field in _EXPLAINED)


def recipes_of(holder: OwnDeck | AnyGame) -> tuple[Recipe, ...]:
    """The recipes of a deck of Grove, or of the game itself; () without any."""
    return cast(tuple[Recipe, ...], holder.backs)


def bad_recipe(card: int, field: str, actual: str, expected: str, rule: str = "") -> NotUnderstood:
    """The error for a field of a recipe. `card` counts from 1."""
    return NotUnderstood("bad-recipe", rule=rule, card=card, field=field, expected=expected, found=actual[:MOST_FOUND])


def expected(field: str) -> str:
    """The allowed values of a field of a recipe, as text."""
    if field in WORDS:
        return " | ".join(WORDS[field])
    if field == "amount":
        return " | ".join(f"{allowed[0]} … {allowed[-1]} ({reward})" for reward, allowed in AMOUNT.items())
    allowed = {"number": NUMBERS, "than": THAN}.get(field)
    named = {"name": f"1-{MOST_NAME}", "wheelbarrow": "true | false"}
    return f"{allowed[0]} … {allowed[-1]}" if allowed else named[field]

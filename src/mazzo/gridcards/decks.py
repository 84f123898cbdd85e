"""Decks that owners of a printed game enter: faces and recipes, and their two text forms, the lines of a journal
(docs/journal.md) and the file of docs/decks.md. Only the checks that hold for every deck are here; a game checks the
words on the faces itself (`OwnDecks.load_deck`).
"""

import json
import re
import tomllib
from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, Self, TypeVar, cast, get_args

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame, Game
from mazzo.core.own_deck import OwnDeck
from mazzo.core.record import Record

S = TypeVar("S", bound=Record)
V = TypeVar("V")
M = TypeVar("M")

When = Literal["each", "at-least", "at-most", "exactly"]
Count = Literal["dice", "fruit", "sets", "pairs", "values", "glades", "bare", "squirrel", "length"]
FruitFilter = Literal["any", "orange", "lemon", "lime"]
PlaceFilter = Literal["any", "tree", "glade"]
ValueFilter = Literal["any", "2", "3", "4", "5", "6", "10", "15"]
Reward = Literal["points", "percent"]

CARDS = 18
CELLS = 6
COLUMNS = 2
MOST_NAME = 60
MOST_RECIPE_NAME = 40
MOST_LINES = 1_000
"""Maximum number of lines of a file. `MOST_LINE` is the maximum length of a line, as in a journal."""
MOST_LINE = 200
MOST_DEPTH, MOST_SIGNS = 8, 800
"""Most signs of nesting (`.[{`) in a line of a file, and most signs (also `=` and `,`) in the file, outside quotes and
comments: tomllib's time grows with the square of the first. A usual file has three, and 400.
"""
MOST_FOUND = 60
"""Maximum length of the found text that an error repeats."""
ANY = "any"

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

_WORD = re.compile(r"[a-z][a-z0-9-]{0,15}", re.ASCII)
_NUMBER = re.compile(r"-?\d{1,3}", re.ASCII)
_AT_LINE = re.compile(r"\(at line (\d+), column \d+\)$")
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_SIGN = re.compile(r"[.=,\[{]")
_ROW = '"… …"'
_ROWS = f"[{', '.join([_ROW] * (CELLS // COLUMNS))}]"
"""Form of a face in a file: three rows of two words."""
_FILE = ("game", "name", "card")
_CARD = ("face", "recipe")
_ASKED = ("name", "number", "when", "than", "count", "amount")
"""The fields of a recipe that a file must contain."""


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

    def __str__(self) -> str:
        barrow = "wheelbarrow" if self.wheelbarrow else "-"
        words = (self.number, self.when, self.than, self.count, self.fruit, self.place, self.value)
        return f"{' '.join(map(str, words))} {self.reward} {self.amount} {barrow} {self.name}".rstrip()


def recipes_of(holder: OwnDeck | AnyGame) -> tuple[Recipe, ...]:
    """The recipes of a deck, or of the deck of a game; () without any."""
    return cast(tuple[Recipe, ...], holder.recipes)


class OwnDecks(Game[S, V, M]):
    """A game that can be played with a deck that an owner entered."""

    @abstractmethod
    def load_deck(self, s: S, deck: OwnDeck) -> None:
        """Write a deck that `check` accepts into a blank state; `init` keeps it. Raises NotUnderstood (`bad_face`,
        `bad_recipe`) if the game does not allow the deck.
        """

    def with_deck(self, deck: OwnDeck) -> Self:
        """A copy of the game that is played with this deck. Raises NotUnderstood if the deck is not allowed."""
        check(deck, sorted({word for face in self.deck for word in face}))
        blank = self.new_state()
        self.load_deck(blank, deck)
        game = copy(self)
        game.blank, game.meta = blank, replace(self.meta, deck=deck.version)
        game.deck, game.recipes, game.own_deck = deck.faces, deck.recipes, deck
        return game


# Errors


def bad_face(card: int, actual: str, expected: str, cell: int = 0, rule: str = "") -> NotUnderstood:
    """The error for a face. `card` and `cell` count from 1, cells row by row; cell 0 is the whole face."""
    return NotUnderstood("bad-face", rule=rule, card=card, cell=cell, expected=expected, found=actual[:MOST_FOUND])


def bad_recipe(card: int, field: str, actual: str, expected: str, rule: str = "") -> NotUnderstood:
    """The error for a field of a recipe. `card` counts from 1."""
    return NotUnderstood("bad-recipe", rule=rule, card=card, field=field, expected=expected, found=actual[:MOST_FOUND])


def _bad_file(problem: str, expected: str = "", actual: str = "", line: int = 0, key: str = "") -> NotUnderstood:
    """The error for a file or a journal's lines. `problem` selects the sentence: toml, twice (a duplicate), key (an
    unknown one), value, name, line (of a journal), long (too many lines), broad (a line is too long), deep (a line
    nests too much) or many (too many keys and values).
    """
    where, cut = key or "none", actual[:MOST_FOUND]
    return NotUnderstood("bad-deck-file", problem=problem, line=line, key=where, expected=expected, found=cut)


# Checks for every deck


def check(deck: OwnDeck, words: Sequence[str] = ()) -> None:
    """Check that the deck has a name, faces of well-formed words, and no recipes or valid ones. Raises NotUnderstood
    (bad-deck-file, bad-face, bad-recipe) for the first error. Whether a word has a meaning is checked by the game;
    `words` are the game's words, which the error for a malformed word lists.
    """
    if not _is_name(deck.name, MOST_NAME):
        raise _bad_file("name", f"1-{MOST_NAME}", deck.name)
    if len(deck.faces) != CARDS:
        raise _bad_file("value", f"card.1 - card.{CARDS}", str(len(deck.faces)), key="card")
    for card, face in enumerate(deck.faces, 1):
        if len(face) != CELLS:
            raise bad_face(card, " ".join(face), _ROWS)
        for cell, word in enumerate(face, 1):
            if not _WORD.fullmatch(word):
                raise bad_face(card, word, ", ".join(words) or "a-z 0-9 -", cell)
    if deck.recipes and len(deck.recipes) != CARDS:
        raise _bad_file("value", f"recipe 1 - recipe {CARDS}", str(len(deck.recipes)), key="recipe")
    for card, recipe in enumerate(recipes_of(deck), 1):
        _check_recipe(card, recipe)


def _check_recipe(card: int, recipe: Recipe) -> None:
    for field, words in WORDS.items():
        word = getattr(recipe, field)
        if word not in words:
            raise bad_recipe(card, field, str(word), " | ".join(words))
    if recipe.reward == "percent" and recipe.when == "each":
        raise bad_recipe(card, "reward", recipe.reward, "points (each)")
    than = THAN if recipe.when in ("at-most", "exactly") else THAN[1:]
    bounds = {"number": NUMBERS, "than": than, "amount": AMOUNT[recipe.reward]}
    for field, allowed in bounds.items():
        number = getattr(recipe, field)
        if type(number) is not int or number not in allowed:
            raise bad_recipe(card, field, str(number), f"{allowed[0]} … {allowed[-1]}")
    for field in ("fruit", "place", "value"):
        word = getattr(recipe, field)
        if word != ANY and field not in FILTERS[recipe.count]:
            raise bad_recipe(card, field, word, f"any ({recipe.count})")
    if not _is_name(recipe.name, MOST_RECIPE_NAME):
        raise bad_recipe(card, "name", recipe.name, f"1-{MOST_RECIPE_NAME}")


def _is_name(text: str, most: int) -> bool:
    """Whether a text is a printable name of at most `most` characters that survives writing and reading a line."""
    return 0 < len(text) <= most and text == " ".join(text.split()) and text.isprintable()


# The lines of a journal


def read_lines(game: str, lines: Sequence[str]) -> OwnDeck:
    """Parse the lines of a journal and `check` the deck. Raises NotUnderstood: bad-deck-file with the line, counted
    from 1; bad-face and bad-recipe with the card.
    """
    reader = _Lines(lines)
    name = reader.next("name")
    faces = [tuple(reader.next(f"face {card}").split()) for card in range(1, CARDS + 1)]
    recipes = [_recipe_of(reader, card) for card in range(1, CARDS + 1)] if reader.is_more else []
    if reader.is_more:
        raise _bad_file("line", "-", lines[reader.at], reader.at + 1)
    deck = OwnDeck(game, name, tuple(faces), tuple(recipes))
    check(deck)
    return deck


class _Lines:
    """Lines of `key: value` that are read in order."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self.at = 0

    @property
    def is_more(self) -> bool:
        return self.at < len(self._lines)

    def next(self, key: str) -> str:
        """The value of the next line, which must have this key; runs of blanks are reduced to one."""
        line = self._lines[self.at] if self.is_more else ""
        self.at += 1
        label, colon, value = line.partition(":")
        if not colon or " ".join(label.split()) != key:
            raise _bad_file("line", f"{key}:", line, self.at)
        return " ".join(value.split())


def _recipe_of(reader: _Lines, card: int) -> Recipe:
    line = reader.next(f"recipe {card}")
    words = line.split(" ", 10)
    if len(words) < 10 or words[9] not in ("wheelbarrow", "-"):
        form = "NUMBER WHEN THAN COUNT FRUIT PLACE VALUE REWARD AMOUNT wheelbarrow|- NAME"
        raise _bad_file("line", form, line, reader.at)
    for field, at in (("number", 0), ("than", 2), ("amount", 8)):
        if not _NUMBER.fullmatch(words[at]):
            raise bad_recipe(card, field, words[at], "0-9")
    number, than, amount = (int(words[at]) for at in (0, 2, 8))
    when, count, fruit, place, value, reward = cast(Any, (words[1], *words[3:8]))  # `check` checks the words
    name = words[10] if len(words) > 10 else ""
    return Recipe(number, when, than, count, fruit, place, value, reward, amount, words[9] == "wheelbarrow", name)


# The file


def from_toml(text: str) -> OwnDeck:
    """Parse a file and `check` the deck. Raises NotUnderstood with what was found and what was expected: bad-deck-file
    with the line or the key, bad-face and bad-recipe with the card and its cell or field.
    """
    text = text.removeprefix("\ufeff")
    lines = text.replace("\r\n", "\n").split("\n")
    if len(lines) > MOST_LINES:
        raise _bad_file("long", str(MOST_LINES))
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_LINE:
            raise _bad_file("broad", str(MOST_LINE), line, number)
    _check_signs(lines)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise _no_toml(lines, str(problem)) from problem
    _know(table, "", _FILE)
    game, name = (_text(table, key) for key in ("game", "name"))
    cards = _table(table, "card", "card")
    _know(cards, "card", [str(card) for card in range(1, CARDS + 1)])
    faces, recipes = [], []
    for card in range(1, CARDS + 1):
        where = f"card.{card}"
        one = _table(cards, str(card), where)
        _know(one, where, _CARD)
        faces.append(_face(card, one.get("face")))
        if "recipe" in one:
            recipes.append(_recipe(card, _table(one, "recipe", f"{where}.recipe")))
        if len(recipes) not in (0, card):  # some cards have a recipe and some have none
            lacking = card if "recipe" not in one else 1
            raise _bad_file("value", f"[card.{lacking}.recipe]", "-", key=f"card.{lacking}.recipe")
    deck = OwnDeck(game, " ".join(name.split()), tuple(faces), tuple(recipes))
    check(deck)
    return deck


def _check_signs(lines: Sequence[str]) -> None:
    """Raise NotUnderstood for a file that would take long to parse."""
    count = 0
    for number, line in enumerate(lines, 1):
        signs = _SIGN.findall(_unquoted(line))
        if len(signs) - signs.count("=") - signs.count(",") > MOST_DEPTH:
            raise _bad_file("deep", str(MOST_DEPTH), line, number)
        count += len(signs)
        if count > MOST_SIGNS:
            raise _bad_file("many", actual=line, line=number)


def _unquoted(line: str) -> str:
    """A line without its quoted parts and comment; all of a line that begins or ends a text of several lines."""
    if '"' not in line and "'" not in line:
        return line.partition("#")[0]
    return line if '"""' in line or "'''" in line else _QUOTED.sub("", line).partition("#")[0]


def _no_toml(lines: Sequence[str], problem: str) -> NotUnderstood:
    where = _AT_LINE.search(problem)
    last = max((k for k, line in enumerate(lines, 1) if line.strip()), default=1)
    number = min(int(where[1]), last) if where else last
    excerpt = lines[number - 1].strip()
    is_twice = "overwrite" in problem or "twice" in problem
    return _bad_file("twice" if is_twice else "toml", actual=excerpt, line=number)


def _know(table: Mapping[str, object], where: str, keys: Collection[str]) -> None:
    """Raise NotUnderstood for the first unknown key of a table."""
    for key in table:
        if key not in keys:
            raise _bad_file("key", ", ".join(keys), key, key=where)


def _table(table: Mapping[str, object], key: str, where: str) -> Mapping[str, object]:
    value = table.get(key)
    if not isinstance(value, dict):
        raise _bad_file("value", f"[{where}{'.1' if key == 'card' else ''}]", _excerpt(value), key=where)
    return value


def _text(table: Mapping[str, object], key: str) -> str:
    value = table.get(key)
    if not isinstance(value, str):
        raise _bad_file("value", '"…"', _excerpt(value), key=key)
    return value


def _face(card: int, rows: object) -> tuple[str, ...]:
    """The words of a face from its rows of two words."""
    count = CELLS // COLUMNS
    if not isinstance(rows, list) or len(rows) != count:
        raise bad_face(card, _excerpt(rows), _ROWS)
    words: list[str] = []
    for row in rows:
        own = row.split() if isinstance(row, str) else []
        if len(own) != COLUMNS:
            raise bad_face(card, _excerpt(row), _ROW, len(words) + 1)
        words += own
    return tuple(words)


def _recipe(card: int, table: Mapping[str, object]) -> Recipe:
    names = {field.name for field in fields(Recipe)}
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
            raise bad_recipe(card, key, _excerpt(value), expected(key))
    values["name"] = " ".join(str(values["name"]).split())
    return Recipe(**cast(Any, values))


def expected(field: str) -> str:
    """The allowed values of a field of a recipe, as text."""
    if field in WORDS:
        return " | ".join(WORDS[field])
    if field == "amount":
        return " | ".join(f"{allowed[0]} … {allowed[-1]} ({reward})" for reward, allowed in AMOUNT.items())
    allowed = {"number": NUMBERS, "than": THAN}.get(field)
    named = {"name": f"1-{MOST_RECIPE_NAME}", "wheelbarrow": "true | false"}
    return f"{allowed[0]} … {allowed[-1]}" if allowed else named[field]


def _excerpt(value: object) -> str:
    """A value of a file for an error message: a scalar itself, of a list or table only its kind."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int | float):
        return str(value)
    if isinstance(value, list):
        return f"[{len(value)}]"
    return "{}" if isinstance(value, dict) else type(value).__name__


def to_toml(deck: OwnDeck, remarks: Sequence[str] = ()) -> str:
    """The text of a file from which `from_toml` reads the deck, with `remarks` as comment lines at its top. Raises
    NotUnderstood for a deck that `check` refuses.
    """
    check(deck)
    return "\n".join(_written(deck, remarks)) + "\n"


def _written(deck: OwnDeck, remarks: Sequence[str]) -> Iterator[str]:
    yield from (f"# {remark}".rstrip() for remark in remarks)
    if remarks:
        yield ""
    yield f"game = {_quoted(deck.game)}"
    yield f"name = {_quoted(deck.name)}"
    broad = max(len(word) for face in deck.faces for word in face)
    for card, face in enumerate(deck.faces, 1):
        yield ""
        yield f"[card.{card}]"
        yield "face = ["
        for k in range(0, CELLS, COLUMNS):
            words = [*(word.ljust(broad) for word in face[k : k + COLUMNS - 1]), face[k + COLUMNS - 1]]
            yield f'    "{" ".join(words)}",'
        yield "]"
        if deck.recipes:
            yield f"[card.{card}.recipe]"
            yield from _written_recipe(recipes_of(deck)[card - 1])


def _written_recipe(recipe: Recipe) -> Iterator[str]:
    for key in ("name", "number", "when", "than", "count", "fruit", "place", "value", "reward", "amount"):
        value = getattr(recipe, key)
        if value != ANY:
            yield f"{key} = {value if isinstance(value, int) else _quoted(value)}"
    yield f"wheelbarrow = {str(recipe.wheelbarrow).lower()}"


def _quoted(text: str) -> str:
    """A printable text quoted for TOML, which quotes as JSON does."""
    return json.dumps(text, ensure_ascii=False)

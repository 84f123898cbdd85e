"""Decks that owners of a printed game enter: faces and backs, and their two text forms, the lines of a journal
(docs/journal.md) and the file of docs/decks.md. Only the checks that hold for every deck are here; a game checks the
words on the faces itself (`OwnDecks.load_deck`), and its backs themselves (`DeckBack`).
"""

import json
import re
import tomllib
from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Protocol, Self, TypeVar, cast

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame, Game
from mazzo.core.own_deck import Back, OwnDeck
from mazzo.core.record import Record

S = TypeVar("S", bound=Record)
V = TypeVar("V")
M = TypeVar("M")

CARDS = 18
CELLS = 6
COLUMNS = 2
MOST_NAME = 60
MOST_LINES = 1_000
"""Maximum number of lines of a file. `MOST_LINE` is the maximum length of a line, as in a journal."""
MOST_LINE = 200
MOST_DEPTH, MOST_SIGNS = 8, 800
"""Most signs of nesting (`.[{`) in a line of a file, and most signs (also `=` and `,`) in the file, outside quotes and
comments: tomllib's time grows with the square of the first. A usual file has three, and 400.
"""
MOST_FOUND = 60
"""Maximum length of the found text that an error repeats."""
_WORD = re.compile(r"[a-z][a-z0-9-]{0,15}", re.ASCII)
_AT_LINE = re.compile(r"\(at line (\d+), column \d+\)$")
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_SIGN = re.compile(r"[.=,\[{]")
_ROW = '"… …"'
_ROWS = f"[{', '.join([_ROW] * (CELLS // COLUMNS))}]"
"""Form of a face in a file: three rows of two words."""
_FILE = ("game", "name", "card")


class DeckBack(Back, Protocol):
    """A kind of back that owners enter."""

    def check(self, card: int) -> None:
        """Raise NotUnderstood for the first part that is not valid. `card` counts from 1, here and below."""

    @classmethod
    def from_line(cls, line: str, card: int, number_of_line: int) -> Self:
        """The back of a journal's line. Raises NotUnderstood."""

    @classmethod
    def from_table(cls, table: Mapping[str, object], card: int) -> Self:
        """The back of a table in a file. Raises NotUnderstood."""

    def table(self) -> Iterator[str]:
        """The lines of its table in a file."""

    @classmethod
    def plain(cls) -> Self:
        """A valid back, in the place of one that is not."""

    @classmethod
    def explained(cls) -> Iterator[tuple[str, str]]:
        """The fields that a new file explains, each with its allowed values."""


def backs_of(holder: OwnDeck | AnyGame) -> tuple[DeckBack, ...]:
    """The backs of a deck, or of the deck of a game; () without any."""
    return cast(tuple[DeckBack, ...], holder.backs)


class OwnDecks(Game[S, V, M]):
    """A game that can be played with a deck that an owner entered."""

    words: tuple[str, ...]
    """What may be on a cell of its cards, in the order in which a person chooses."""
    back: type[DeckBack] | None = None
    """What is on the backs of its cards."""

    @abstractmethod
    def load_deck(self, s: S, deck: OwnDeck) -> None:
        """Write a deck that `check` accepts into a blank state; `init` keeps it. Raises NotUnderstood (`bad_face`) if
        the game does not allow the deck.
        """

    def with_deck(self, deck: OwnDeck) -> Self:
        """A copy of the game that is played with this deck. Raises NotUnderstood if the deck is not allowed."""
        check(deck, self.words)
        blank = self.new_state()
        self.load_deck(blank, deck)
        game = copy(self)
        game.blank, game.meta = blank, replace(self.meta, deck=deck.version)
        game.deck, game.backs, game.own_deck = deck.faces, deck.backs, deck
        return game


# Errors


def bad_face(card: int, actual: str, expected: str, cell: int = 0, rule: str = "") -> NotUnderstood:
    """The error for a face. `card` and `cell` count from 1, cells row by row; cell 0 is the whole face."""
    return NotUnderstood("bad-face", rule=rule, card=card, cell=cell, expected=expected, found=actual[:MOST_FOUND])


def bad_file(problem: str, expected: str = "", actual: str = "", line: int = 0, key: str = "") -> NotUnderstood:
    """The error for a file or a journal's lines. `problem` selects the sentence: toml, twice (a duplicate), key (an
    unknown one), value, name, line (of a journal), long (too many lines), broad (a line is too long), deep (a line
    nests too much) or many (too many keys and values).
    """
    where, cut = key or "none", actual[:MOST_FOUND]
    return NotUnderstood("bad-deck-file", problem=problem, line=line, key=where, expected=expected, found=cut)


# Checks for every deck


def check(deck: OwnDeck, words: Sequence[str] = ()) -> None:
    """Check that the deck has a name, faces of well-formed words, and no backs or valid ones. Raises NotUnderstood
    (bad-deck-file, bad-face, or of a back) for the first error. Whether a word has a meaning is checked by the game;
    `words` are the game's words, which the error for a malformed word lists.
    """
    if not is_name(deck.name, MOST_NAME):
        raise bad_file("name", f"1-{MOST_NAME}", deck.name)
    if len(deck.faces) != CARDS:
        raise bad_file("value", f"card.1 - card.{CARDS}", str(len(deck.faces)), key="card")
    for card, face in enumerate(deck.faces, 1):
        if len(face) != CELLS:
            raise bad_face(card, " ".join(face), _ROWS)
        for cell, word in enumerate(face, 1):
            if not _WORD.fullmatch(word):
                raise bad_face(card, word, ", ".join(words) or "a-z 0-9 -", cell)
    if deck.backs and len(deck.backs) != CARDS:
        kind = deck.backs[0].KIND
        raise bad_file("value", f"{kind} 1 - {kind} {CARDS}", str(len(deck.backs)), key=kind)
    for card, back in enumerate(backs_of(deck), 1):
        back.check(card)


def is_name(text: str, most: int) -> bool:
    """Whether a text is a printable name of at most `most` characters that survives writing and reading a line."""
    return 0 < len(text) <= most and text == " ".join(text.split()) and text.isprintable()


# The lines of a journal


def read_lines(game: str, lines: Sequence[str], kind: type[DeckBack]) -> OwnDeck:
    """Parse the lines of a journal and `check` the deck. Raises NotUnderstood: bad-deck-file with the line, counted
    from 1; bad-face and the error of a back with the card.
    """
    reader = _Lines(lines)
    name = reader.next("name")
    faces = [tuple(reader.next(f"face {card}").split()) for card in range(1, CARDS + 1)]
    backs: list[DeckBack] = []
    for card in range(1, CARDS + 1) if reader.is_more else ():
        line = reader.next(f"{kind.KIND} {card}")
        backs.append(kind.from_line(line, card, reader.at))
    if reader.is_more:
        raise bad_file("line", "-", lines[reader.at], reader.at + 1)
    deck = OwnDeck(game, name, tuple(faces), tuple(backs))
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
            raise bad_file("line", f"{key}:", line, self.at)
        return " ".join(value.split())


# The file


def from_toml(text: str, kind: type[DeckBack]) -> OwnDeck:
    """Parse a file and `check` the deck. Raises NotUnderstood with what was found and what was expected: bad-deck-file
    with the line or the key, bad-face and the error of a back with the card and its cell or field.
    """
    text = text.removeprefix("\ufeff")
    lines = text.replace("\r\n", "\n").split("\n")
    if len(lines) > MOST_LINES:
        raise bad_file("long", str(MOST_LINES))
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_LINE:
            raise bad_file("broad", str(MOST_LINE), line, number)
    _check_signs(lines)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise _no_toml(lines, str(problem)) from problem
    _know(table, "", _FILE)
    game, name = (_text(table, key) for key in ("game", "name"))
    cards = _table(table, "card", "card")
    _know(cards, "card", [str(card) for card in range(1, CARDS + 1)])
    faces, backs = [], list[DeckBack]()
    for card in range(1, CARDS + 1):
        where = f"card.{card}"
        one = _table(cards, str(card), where)
        _know(one, where, ("face", kind.KIND))
        faces.append(_face(card, one.get("face")))
        if kind.KIND in one:
            backs.append(kind.from_table(_table(one, kind.KIND, f"{where}.{kind.KIND}"), card))
        if len(backs) not in (0, card):  # some cards have a back and some have none
            key = f"card.{card if kind.KIND not in one else 1}.{kind.KIND}"
            raise bad_file("value", f"[{key}]", "-", key=key)
    deck = OwnDeck(game, " ".join(name.split()), tuple(faces), tuple(backs))
    check(deck)
    return deck


def _check_signs(lines: Sequence[str]) -> None:
    """Raise NotUnderstood for a file that would take long to parse."""
    count = 0
    for number, line in enumerate(lines, 1):
        signs = _SIGN.findall(_unquoted(line))
        if len(signs) - signs.count("=") - signs.count(",") > MOST_DEPTH:
            raise bad_file("deep", str(MOST_DEPTH), line, number)
        count += len(signs)
        if count > MOST_SIGNS:
            raise bad_file("many", actual=line, line=number)


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
    return bad_file("twice" if is_twice else "toml", actual=excerpt, line=number)


def _know(table: Mapping[str, object], where: str, keys: Collection[str]) -> None:
    """Raise NotUnderstood for the first unknown key of a table."""
    for key in table:
        if key not in keys:
            raise bad_file("key", ", ".join(keys), key, key=where)


def _table(table: Mapping[str, object], key: str, where: str) -> Mapping[str, object]:
    value = table.get(key)
    if not isinstance(value, dict):
        raise bad_file("value", f"[{where}{'.1' if key == 'card' else ''}]", excerpt(value), key=where)
    return value


def _text(table: Mapping[str, object], key: str) -> str:
    value = table.get(key)
    if not isinstance(value, str):
        raise bad_file("value", '"…"', excerpt(value), key=key)
    return value


def _face(card: int, rows: object) -> tuple[str, ...]:
    """The words of a face from its rows of two words."""
    count = CELLS // COLUMNS
    if not isinstance(rows, list) or len(rows) != count:
        raise bad_face(card, excerpt(rows), _ROWS)
    words: list[str] = []
    for row in rows:
        own = row.split() if isinstance(row, str) else []
        if len(own) != COLUMNS:
            raise bad_face(card, excerpt(row), _ROW, len(words) + 1)
        words += own
    return tuple(words)


def excerpt(value: object) -> str:
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
    return "\n".join(_lines_of(deck, remarks)) + "\n"


def _lines_of(deck: OwnDeck, remarks: Sequence[str]) -> Iterator[str]:
    yield from (f"# {remark}".rstrip() for remark in remarks)
    if remarks:
        yield ""
    yield f"game = {quoted(deck.game)}"
    yield f"name = {quoted(deck.name)}"
    broad = max(len(word) for face in deck.faces for word in face)
    for card, face in enumerate(deck.faces, 1):
        yield ""
        yield f"[card.{card}]"
        yield "face = ["
        for k in range(0, CELLS, COLUMNS):
            words = [*(word.ljust(broad) for word in face[k : k + COLUMNS - 1]), face[k + COLUMNS - 1]]
            yield f'    "{" ".join(words)}",'
        yield "]"
        if deck.backs:
            back = backs_of(deck)[card - 1]
            yield f"[card.{card}.{back.KIND}]"
            yield from back.table()


def quoted(text: str) -> str:
    """A printable text quoted for TOML, which quotes as JSON does."""
    return json.dumps(text, ensure_ascii=False)

"""The journal, a match as text: writer and parser. docs/journal.md describes the grammar.

Entries are not interpreted here: `read` returns them as text, and `mazzo.match.begin.replay` plays them.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from mazzo.core.errors import NotUnderstood
from mazzo.core.fairness import NO_NUMBER, Shuffle, is_number
from mazzo.core.own_deck import OWN, OwnDeck
from mazzo.games import deck_of_lines

FORMAT = "mazzo 1"
FORMAT_WITH_SHUFFLE = "mazzo 2"
"""Of a match whose shuffle can be checked: the head says what the seed is made of."""
CHANCE = -1
UNDO = "undo"
MAX_LINES = 50_000
MAX_LINE = 200
KEYS = ("game", "ruleset", "deck", "seats", "options", "undo", "seed")
SHUFFLE_KEYS = ("match", "key")
NUMBER = "number"
"""In a head with a shuffle one line for each seat follows SHUFFLE_KEYS."""
_IN_DECK = re.compile(r"(name|(face|recipe) +\d{1,2}) *:", re.ASCII)
"""Beginning of the lines of an owner's deck; no entry begins so."""


@dataclass(frozen=True)
class Entry:
    """One event as text: an outcome of chance (seat CHANCE), a seat's action, or UNDO of the seat's last action."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.text}"


@dataclass(frozen=True)
class Head:
    """The settings of a match, sufficient to play its entries again. `seed` is empty until the game is over, and if
    the outcomes were not drawn from a seed; `shuffle`: what it is made of, if that can be checked.
    """

    game: str
    ruleset: str
    deck: str
    seats: int
    options: tuple[str, ...]
    undo: str
    """"barrier": not past anything revealed; "free": practice, a lone seat may undo without limit."""
    seed: str
    shuffle: Shuffle | None = None

    def lines(self) -> list[str]:
        """The head as text."""
        shuffle = self.shuffle
        return [
            FORMAT if shuffle is None else FORMAT_WITH_SHUFFLE,
            f"game: {self.game}",
            f"ruleset: {self.ruleset}",
            f"deck: {self.deck}",
            f"seats: {self.seats}",
            f"options: {' '.join(self.options) or '-'}",
            f"undo: {self.undo}",
            f"seed: {self.seed or '-'}",
            *([] if shuffle is None else [f"match: {shuffle.match}", f"key: {shuffle.key.hex()}"]),
            *([] if shuffle is None else [f"{NUMBER}: {number}" for number in shuffle.numbers]),
        ]


@dataclass(frozen=True)
class Journal:
    """Head, entries and, once the game is over, the result: the reason and each seat's points. `deck`: the deck that an
    owner entered, if the match is played with one.
    """

    head: Head
    entries: tuple[Entry, ...]
    result: tuple[str, ...] = ()
    deck: OwnDeck | None = None

    def text(self) -> str:
        """The journal as text; the inverse of `read`."""
        lines = [*self.head.lines(), *(self.deck.lines() if self.deck else ()), "", *map(str, self.entries)]
        if self.result:
            lines.append("= " + " ".join(self.result))
        return "\n".join(lines) + "\n"


def read(text: str) -> Journal:
    """Parse a journal. Raises NotUnderstood (bad-journal) with the line and what was expected there."""
    text = text.removeprefix("\ufeff")  # some editors write a byte order mark
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise _bad(MAX_LINES + 1, f"at most {MAX_LINES} lines", "")
    numbered = _meaning(text)
    for number, line in numbered:
        if len(line) > MAX_LINE:
            raise _bad(number, f"at most {MAX_LINE} characters", line)
    if not numbered or numbered[0][1] not in (FORMAT, FORMAT_WITH_SHUFFLE):
        number, line = numbered[0] if numbered else (1, "")
        raise _bad(number, f"{FORMAT} | {FORMAT_WITH_SHUFFLE}", line)
    keys, values = _keys(numbered), list[str]()
    for (number, line), key in zip(numbered[1:], keys, strict=False):
        name, colon, value = line.partition(":")
        if not colon or name.strip() != key:
            raise _bad(number, f"{key}:", line)
        values.append(value.strip())
    if len(values) < len(keys):
        raise _bad(len(lines) + 1, f"{keys[len(values)]}:", "")
    where = {key: numbered[1 + at][0] for at, key in enumerate(keys[: len(KEYS) + len(SHUFFLE_KEYS)])}
    numbers = [(numbered[1 + at][0], values[at]) for at in range(len(where), len(keys))]
    head = _head(dict(zip(where, values, strict=False)), where, numbers)
    rest = _after_head(numbered)
    if not head.deck.startswith(OWN):
        return Journal(head, *_entries(rest))
    deck_lines = _of_deck(rest)
    try:
        deck = deck_of_lines(head.game, deck_lines)
    except NotUnderstood as error:
        raise bad_deck(text, error) from error
    if deck.version != head.deck:
        raise _bad(where["deck"], f"deck: {deck.version}", f"deck: {head.deck}")
    return Journal(head, *_entries(rest[len(deck_lines) :]), deck)


def _meaning(text: str) -> list[tuple[int, str]]:
    """The lines that are neither blank nor comments, each with its number from 1."""
    return [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]


def _keys(numbered: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    """The keys of the head, line by line."""
    if numbered[0][1] == FORMAT:
        return KEYS
    seats = numbered[1 + KEYS.index("seats")][1].partition(":")[2].strip() if len(numbered) > len(KEYS) else ""
    return (*KEYS, *SHUFFLE_KEYS, *[NUMBER] * (int(seats) if _is_seats(seats) else 0))


def _after_head(numbered: Sequence[tuple[int, str]]) -> Sequence[tuple[int, str]]:
    """The lines that follow the head."""
    return numbered[1 + len(_keys(numbered)) :]


def _is_seats(text: str) -> bool:
    return text.isascii() and text.isdigit() and 1 <= int(text) <= 99


def _of_deck(rest: Iterable[tuple[int, str]]) -> list[str]:
    """The lines of an owner's deck at the start of the lines after the head."""
    return list(takewhile(_IN_DECK.match, (line for _, line in rest)))


def _head(values: dict[str, str], where: dict[str, int], numbers: Sequence[tuple[int, str]]) -> Head:
    seats = values["seats"]
    if not _is_seats(seats):
        raise _bad(where["seats"], "seats: 1 to 99", seats)
    if values["undo"] not in ("barrier", "free"):
        raise _bad(where["undo"], "undo: barrier | free", values["undo"])
    seed = "" if values["seed"] == "-" else values["seed"]
    if seed and not is_number(seed):
        raise _bad(where["seed"], "seed: 64 hexadecimal digits | -", seed)
    options = () if values["options"] == "-" else tuple(values["options"].split())
    shuffle = _shuffle(values, where, numbers) if "key" in values else None
    if shuffle is not None and shuffle.seed.hex() != seed:
        raise _bad(where["seed"], f"seed: {shuffle.seed.hex()} (from key, numbers and match)", f"seed: {seed or '-'}")
    return Head(values["game"], values["ruleset"], values["deck"], int(seats), options, values["undo"], seed, shuffle)


def _shuffle(values: dict[str, str], where: dict[str, int], numbers: Sequence[tuple[int, str]]) -> Shuffle:
    match, key = values["match"], values["key"]
    if not (match.isascii() and match.isalnum()):
        raise _bad(where["match"], "match: letters and digits", match)
    if not is_number(key):
        raise _bad(where["key"], "key: 64 hexadecimal digits", key)
    for line, number in numbers:
        if number != NO_NUMBER and not is_number(number):
            raise _bad(line, f"{NUMBER}: 64 hexadecimal digits | -", number)
    return Shuffle(match, bytes.fromhex(key), tuple(number for _, number in numbers))


def _entries(numbered: Iterable[tuple[int, str]]) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    entries: list[Entry] = []
    result: tuple[str, ...] = ()
    for number, line in numbered:
        if result:
            raise _bad(number, "nothing after the result", line)
        who, _, what = line.partition(" ")
        what = " ".join(what.split())
        if not what:
            raise _bad(number, "* OUTCOME | SEAT ACTION | = RESULT", line)
        if who == "=":
            result = tuple(what.split())
        elif who == "*":
            entries.append(Entry(CHANCE, what))
        elif who.isascii() and who.isdigit() and len(who) <= 2:
            entries.append(Entry(int(who), what))
        else:
            raise _bad(number, "* OUTCOME | SEAT ACTION | = RESULT", line)
    return tuple(entries), result


def line_of(journal_text: str, entry: int) -> int:
    """Number, from 1, of the line of an entry, counted from 0; for error messages."""
    rest = _after_head(_meaning(journal_text))
    at = len(_of_deck(rest)) + entry
    return rest[at][0] if at < len(rest) else len(journal_text.splitlines()) + 1


def bad_entry(journal_text: str, entry: int, expected: str, actual: str) -> NotUnderstood:
    """The error for an entry that cannot be applied."""
    return _bad(line_of(journal_text, entry), expected, actual)


def bad_deck(journal_text: str, error: NotUnderstood) -> NotUnderstood:
    """The error for the line of an owner's deck to which an error of `decks` refers. Returns any other error as is."""
    if error.code not in ("bad-deck-file", "bad-face", "bad-recipe"):
        return error
    rest, facts = _after_head(_meaning(journal_text)), error.facts
    expected, at = error.sentence(), 0
    if facts.get("problem") == "line":
        expected, at = str(facts["expected"]), int(facts["line"]) - 1
    elif what := {"bad-face": "face", "bad-recipe": "recipe"}.get(error.code):
        begins = f"{what} {facts['card']}"
        keys = [" ".join(line.partition(":")[0].split()) for line in _of_deck(rest)]
        at = keys.index(begins) if begins in keys else 0
    number, line = rest[at] if at < len(rest) else (len(journal_text.splitlines()) + 1, "")
    return _bad(number, expected, line)


def _bad(line: int, expected: str, actual: str) -> NotUnderstood:
    return NotUnderstood("bad-journal", line=line, expected=expected, found=actual[:MAX_LINE])

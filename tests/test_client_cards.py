"""The client knows no card and no rule: names and values of cards and the numbers of rules come from `wire.py`."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from mazzo.games import GAMES, load_module
from mazzo.rulebook import rulebook

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
GALLERY = WEB / "ui" / "gallery"
"""The page of the design system, with made-up figures."""
CHECK = WEB / "features" / "fairness"
"""The page that checks a shuffle, which must not rest on what the server says."""

NUMBER = re.compile(r"""(?<![\w.])(["'`])(\d{1,2}\.(?:\d{1,2}|[a-z]))\1""")
ATTRIBUTE = re.compile(r"([\w-]+)=$")
OF_RULES = {"number", "rule"}
"""Attributes that take the number of a rule; others with such a text are lengths in a drawing."""
LIST = re.compile(r"\[((?:\s*(?:'[^'\n]*'|-?\d+)\s*,)+\s*(?:'[^'\n]*'|-?\d+)?)\s*\]")
LEAST = {str: 3, int: 6}
"""From this length on a list of texts or numbers is compared with the tables of the games."""


def sources() -> Iterator[Path]:
    """The files that people write, without tests and their fixtures."""
    for path in sorted(WEB.rglob("*")):
        is_ours = path.suffix in (".ts", ".svelte") and not {WEB / "net", GALLERY, CHECK} & set(path.parents)
        if is_ours and not re.search(r"\.test\.|fixture", path.name):
            yield path


def numbers_in(text: str) -> list[str]:
    """The numbers of rules that stand in a source as texts."""
    found = []
    for match in NUMBER.finditer(text):
        attribute = ATTRIBUTE.search(text, 0, match.start())
        if attribute is None or attribute[1] in OF_RULES:
            found.append(match[2])
    return found


def tables() -> dict[str, list[tuple[object, ...]]]:
    """What the `deck.py` of each game lists."""
    return {
        game: [
            value
            for value in vars(import_module(f"mazzo.games.{game}.deck")).values()
            if isinstance(value, tuple) and value and type(value[0]) in LEAST and len(value) >= LEAST[type(value[0])]
        ]
        for game in GAMES
        if GAMES[game].package.startswith("mazzo.games.")
    }


def lists_in(text: str) -> list[tuple[object, ...]]:
    """The lists of texts or of numbers in a source."""
    lists = [tuple(ast.literal_eval(f"[{' '.join(found.split())}]")) for found in LIST.findall(text)]
    return [one for one in lists if len({type(item) for item in one}) == 1 and len(one) >= LEAST[type(one[0])]]


def copied(text: str, listed: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """The lists in a source that repeat a table of a game, or a part of one."""
    return [
        one
        for one in lists_in(text)
        for table in listed
        if one == table or (isinstance(one[0], str) and set(one) <= set(table))
    ]


def test_no_number_of_a_rule_stands_in_the_client() -> None:
    found = {path.relative_to(WEB).as_posix(): numbers_in(path.read_text("utf-8")) for path in sources()}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_list_of_cards_stands_in_the_client(game: str) -> None:
    listed = tables()[game]
    assert len(listed) > 1
    found = {
        path.relative_to(WEB).as_posix(): copied(path.read_text("utf-8"), listed)
        for path in sources()
        if not {*GAMES} - {game} & {*path.relative_to(WEB).parts}
    }
    assert {name: lists for name, lists in found.items() if lists} == {}


def test_what_would_be_wrong_is_found() -> None:
    assert numbers_in("rules: ['8.1'], <p r='2.5'> <A rule=\"12.1\" /> at('10.c') '1.1.1' '8.1px'") == [
        "8.1",
        "12.1",
        "10.c",
    ]
    grass = tables()["grass"]
    assert copied("const SUITS = ['peddle', 'market', 'heat-on',\n 'heat-off'] as const", grass)
    assert copied(
        "const VALUES = [5, 5, 25, 25, 50, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 50, 100, 25, 25, 50, 0, 0]",
        grass,
    )
    assert not copied("['propose', 'accept', 'decline'], [1, 2, 3, 4, 5, 6, 7]", grass)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_client_names_is_in_the_rulebook(game: str) -> None:
    wire = load_module(GAMES[game], "wire")
    if wire is not None:
        rules = next(value for name, _, value in wire.CONSTANTS if name == "RULES")
        assert rules
        assert [number for number in rules.values() if rulebook(game, "en").rule(number) is None] == []

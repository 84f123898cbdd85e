"""Every line and every fault has a sentence in every language, with the variables that are sent."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from mazzo import i18n
from mazzo.companion import TableCount, count, has_companion
from mazzo.core.errors import Fact
from mazzo.games import GAMES, load_module
from mazzo.rulebook import rulebook
from tests.companion.entered import Sheet, as_json

SHEETS: list[tuple[str, Sheet]] = [
    ("orchard", {"players": [{"dice": {"apple": [10, 6, 4], "plum": [1] * 6}, "rotten": 3}]}),
    ("orchard", {"players": [{"cells": [{"row": 0, "col": 0, "fruit": "pear", "die": 1, "rotten": True}] * 2}]}),
    ("orchard", {"players": [{"cards": [{"card": 1 + k, "turn": 0, "row": 0, "col": 0} for k in range(11)]}]}),
    ("grove", {"players": [{"dice": {"lime": [15, 15, 9], "lemon": [2] * 6}, "squirrel": True, "beside": 2}]}),
    ("grove", {"players": [{"dice": {}}], "recipes": [3, 14]}),
    (
        "grove",
        {
            "players": [
                {
                    "cells": [
                        {"row": 0, "col": 0, "fruit": None, "die": 4, "die_fruit": "lime"},
                        {"row": 0, "col": 1, "fruit": "lime", "die": 4, "squirrel": True},
                        {"row": 0, "col": 3, "fruit": "lime", "squirrel": True},
                        {"row": 0, "col": 3, "fruit": "lime"},
                    ]
                }
            ],
            "recipes": [3, 14],
        },
    ),
    ("grove", {"players": [{"cards": [{"card": 1 + k, "turn": 0, "row": 0, "col": 0} for k in range(11)]}]}),
    (
        "clustered",
        {
            "seats": 2,
            "points": [
                {"rectangle": [2, 3], "lines": [3, 1, 40], "bonuses": ["first-line", "largest-rectangle"]},
                {"rectangle": [1, 3], "bonuses": ["first-line", "first-rectangle", "longest-line"]},
            ],
        },
    ),
    (
        "clustered",
        {
            "seats": 1,
            "laid": [
                *({"card": 27, "row": row, "col": col} for row in (0, 1, 2) for col in (1, 2, 3)),
                {"card": 0, "row": 9, "col": 9},
                {"card": 1, "row": 0, "col": 1, "seat": 0},
            ],
        },
    ),
    (
        "gnoming",
        {
            "seats": 3,
            "rounds": [
                {"grids": [[5, 5, 5, 8, 11, 8, 2, 9, 10], [4, 4, 4, 4, 5, 4, 4, 4, 4]], "out": 1},
                {"grids": [[5, 5, 5, 8, 11, 8, 2, 9, None], [11] * 9, [9] * 9], "out": 0},
            ],
        },
    ),
    (
        "grass",
        {
            "seats": 3,
            "hands": [
                [{"unprotected": 12, "protected": 300, "hand": [26, 26, 1, 20]}, {"unprotected": 400, "covered": [5]}],
                [{"unprotected": 255}, {}, {"unprotected": 50, "hand": [26]}],
                [{}, {}, {}],
            ],
        },
    ),
    ("grass", {"seats": 2, "hands": [[{"unprotected": 300}, {"unprotected": 300}]]}),
]


def sentences(counted: TableCount) -> Iterator[tuple[str, str, dict[str, Fact]]]:
    for line in (line for player in counted.players for line in player.lines):
        yield line.text, line.rule, line.facts
    for note in counted.notes:
        yield note.text, note.rule, note.facts
    for fault in counted.faults:
        yield fault.code, fault.rule, fault.facts


def companion_texts() -> set[str]:
    """The ids of all sentences in the companion's files."""
    folders = [files("mazzo"), *(files(game.package) / "text" for game in GAMES.values() if game.package)]
    pages = [folder / "locale" / "en" / "companion.ftl" for folder in folders]
    text = "\n".join(page.read_text("utf-8") for page in pages if page.is_file())
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("game", "sheet"), SHEETS)
def test_every_sentence_can_be_said_and_every_rule_exists(game: str, sheet: Sheet, language: str) -> None:
    for id, rule, facts in sentences(count(game, as_json(sheet))):
        said = i18n.say(language, id, **facts)  # a missing sentence or variable is a warning, and that an error
        assert said != id
        assert rulebook(game, language).rule(rule) is not None


def test_every_sentence_of_the_companion_is_said_by_some_sheet() -> None:
    said = {id for game, sheet in SHEETS for id, _, _ in sentences(count(game, as_json(sheet)))}
    assert companion_texts() - said == {"companion-no-match"}


def test_every_fault_of_the_tables_has_a_rule_that_exists() -> None:
    for name in filter(has_companion, GAMES):
        module = load_module(GAMES[name], "analysis.sheet")
        assert module is not None
        assert [code for code, rule in module.FAULTS.items() if rulebook(name, "en").rule(rule) is None] == []

"""The command line's sentences: each is used, and every id that is used exists."""

import ast
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message
from typer.main import get_command

import mazzo
from mazzo import i18n
from mazzo.cli.app import app
from mazzo.cli.play import SPEAK, WORDS
from mazzo.cli.review import PARTS
from mazzo.core.game_folders import game_folders
from mazzo.lab.comparison import MEASURES
from mazzo.lab.duplicate_deals import FaultKind
from mazzo.server import host_extra
from tests.cli.terminal import LANGUAGES


def made_in(module: str) -> set[str]:
    """The ids in `MADE` of a module, if it has any."""
    return import_module(module).MADE if find_spec(module) else set()


def helped_by(group: Any) -> set[str]:
    """The ids of the help of a group's commands."""
    inner = (helped_by(one) for one in group.commands.values() if hasattr(one, "commands"))
    return {one.help for one in group.commands.values()}.union(*inner)


MADE = {
    *helped_by(get_command(app)),
    *(f"cli-play-{kind}-{word}" for kind in ("word", "help") for word in (*WORDS, SPEAK)),
    *(f"cli-play-{name}" for name in ("pass", "prompt-seat")),
    *(f"cli-metavar-{name}" for name in ("address", "game", "file", "folder", "name", "text", "number")),
    *(f"cli-compare-{measure}" for measure in MEASURES),
    *(f"cli-review-{part}" for part in PARTS),
    *(f"cli-serve-lacks-{capability}" for capability in host_extra.MODULES),
    *(f"cli-ladder-{part}-{kind}" for part in ("fault", "sound") for kind in get_args(FaultKind)),
    *(name for game in mazzo.GAMES for name in made_in(f"tests.games.{game}.made_ids")),
}
"""Ids composed from parts, including those of the games."""


def said() -> set[str]:
    """Every literal id in the command line's code and in the games' terminal modules."""
    home = Path(mazzo.__file__).parent
    folders = [home / "cli", home / "terminal", *(Path(str(folder)) for folder in game_folders())]
    trees = [ast.parse(path.read_text("utf-8")) for folder in folders for path in folder.rglob("*.py")]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {text for text in constants if isinstance(text, str) and text.startswith("cli-") and not text.endswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_stands_there(language: str) -> None:
    assert (said() | MADE) - i18n.names(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_stands_there_is_said(language: str) -> None:
    known = {name for name in i18n.names(language) if name.startswith("cli-")}
    details = {f"{name}-more" for name in said() | MADE}
    assert known - said() - MADE - details == set()


OF_THE_COMMAND_LINE = ("cli.ftl", "lab.ftl", "ladder.ftl", "par.ftl", "puzzle.ftl", "errors.ftl")
MANY = {
    "en": re.compile(
        r"(?<![\d.,-])1 (games|deals|entries|moves|actions|cards|seats|players|points|lines|bots|errors)\b"
    ),
    "it": re.compile(r"(?<![\d.,-])1 (partite|smazzate|voci|mosse|carte|posti|giocatori|punti|righe|livelli|errori)\b"),
}
"""One of something that has the form of many."""
NEVER_ONE = {
    *("bad-seats", "ambiguous", "not-alone", "no-same", "too-many-decks", "bad-seconds", "bad-par-seconds"),
    *("cli-play-seats", "cli-play-strength-count", "lab-strength-count", "cli-deck-wrong", "cli-par-between"),
}
"""Sentences whose number is always larger, or the end of a range."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_not_said_like_many(language: str) -> None:
    said = []
    for page in i18n.pages(language):
        if page.name in OF_THE_COMMAND_LINE:
            for entry in FluentParser().parse(page.read_text("utf-8")).body:
                if isinstance(entry, Message) and entry.value is not None:
                    facts = dict.fromkeys(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)), 1)
                    said.append((entry.id.name, i18n.say_error(language, entry.id.name, facts)))
    bad = {name: text for name, text in said if name not in NEVER_ONE and MANY[language].search(text)}
    assert bad == {}

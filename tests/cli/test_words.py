"""The command line's sentences: each is said somewhere, and whatever is said stands there."""

import ast
from pathlib import Path
from typing import get_args

import pytest

import mazzo
from mazzo import words
from mazzo.cli.play import SPEAK, WORDS
from mazzo.cli.scenes.grass import PILES
from mazzo.games.clustered.deck import SHAPES
from mazzo.games.gnoming.deck import HAZARD, MULLIGAN, NAMES
from mazzo.games.gnoming.notation import SIDES
from mazzo.games.gnoming.view import SOURCES
from mazzo.games.grass.view import ENDINGS
from mazzo.games.grove.deck import FRUIT_NAMES as TREES
from mazzo.games.orchard.deck import FRUIT_NAMES
from mazzo.lab.boards import FaultKind
from tests.cli.terminal import LANGUAGES

FOLDER = Path(mazzo.__file__).parent / "cli"
MADE = {
    *(f"cli-play-{kind}-{word}" for kind in ("word", "help") for word in (*WORDS, SPEAK)),
    *(f"cli-metavar-{name}" for name in ("game", "file", "folder", "name", "text", "number")),
    *(f"cli-orchard-letter-{fruit}" for fruit in FRUIT_NAMES),
    *(f"cli-clustered-letter-{shape}" for shape in SHAPES),
    *(f"cli-grove-letter-{fruit}" for fruit in TREES),
    *(f"cli-grove-{asked}" for asked in ("scarce", "ten")),
    *(f"cli-{whose}-{name}" for whose in ("play", "gnoming") for name in ("pass", "prompt-seat")),
    *(f"cli-gnoming-holds-{source}" for source in SOURCES),
    *(f"cli-gnoming-put-{kind}" for kind in ("down", "open")),
    *(f"cli-gnoming-{name}" for name in (*SIDES, NAMES[HAZARD], NAMES[MULLIGAN])),
    *(f"cli-gnoming-{part}" for part in ("singles", "lines", "negatives", "hazards", "out")),
    *(f"cli-ladder-{part}-{kind}" for part in ("fault", "sound") for kind in get_args(FaultKind)),
    "cli-grass-prompt-seat",
    *(f"cli-grass-{kind}-{pile}" for kind in ("word", "list") for pile in PILES),
    *(f"cli-grass-talk-{ending}" for ending in ("open", *ENDINGS.values())),
    *(f"cli-grass-{part}" for part in ("tabled-money", "skimmed", "in-hand", "paranoia", "bonus")),
    *(f"cli-grass-group-{name}" for name in ("play", "discard", "cover", "pass", "pick", "answer")),
    *(f"cli-grass-group-{name}" for name in ("offer", "propose", "give", "want", "also")),
}
"""Ids put together from parts."""


def said() -> set[str]:
    """Every id that stands written out in the command line's code."""
    trees = [ast.parse(path.read_text("utf-8")) for path in FOLDER.rglob("*.py")]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {text for text in constants if isinstance(text, str) and text.startswith("cli-") and not text.endswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_stands_there(language: str) -> None:
    assert (said() | MADE) - words.names(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_stands_there_is_said(language: str) -> None:
    known = {name for name in words.names(language) if name.startswith("cli-")}
    details = {f"{name}-more" for name in said()}
    assert known - said() - MADE - details == set()

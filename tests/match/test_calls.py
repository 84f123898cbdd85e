"""Calls from scripts: seeds of every kind, and arguments of a wrong type, which are refused with a sentence."""

import re
import subprocess
import sys
from collections.abc import Callable
from html import escape, unescape
from typing import Any

import numpy as np
import pytest
from rich.cells import cell_len

import mazzo


def dealt(seed: object) -> str:
    return mazzo.deal("orchard", seed=seed).journal.text()


def test_a_seed_is_a_text_an_integer_bytes_or_of_numpy() -> None:
    assert dealt(5) == dealt(np.int64(5)) == dealt("5") != dealt(6)
    assert dealt(bytes(32)) == dealt("00" * 32)
    assert dealt(np.random.SeedSequence(5)) == dealt(np.random.SeedSequence(5)) != dealt(np.random.SeedSequence(6))
    assert dealt(np.random.default_rng(5)) == dealt(np.random.default_rng(5)) != dealt(np.random.default_rng(6))


@pytest.mark.parametrize("seed", [1.5, b"short", [], {}])
def test_anything_else_is_no_seed(seed: object) -> None:
    with pytest.raises(mazzo.NotUnderstood, match="seed"):
        mazzo.deal("orchard", seed=seed)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seats": "2"}, "number of seats"),
        ({"seats": 2.0}, "number of seats"),
        ({"game": None}, "no game called “None”"),
        ({"game": ["gnoming"]}, "no game called"),
        ({"options": 5}, "names of options"),
        ({"options": [["begins-2"]]}, "no option"),
        ({"deck": "mine.toml"}, "a deck"),
        ({"chance": "nope"}, "'manual'"),
        ({"options": "fast"}, "no option “fast”. Choose from these: begins-2"),
    ],
)
def test_wrong_arguments_of_a_deal_are_named(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(mazzo.NotUnderstood, match=sentence):
        mazzo.deal(**({"game": "gnoming"} | arguments))


def test_one_option_may_stand_alone() -> None:
    assert mazzo.deal("clustered", options="fast").options == ("fast",)


def test_wrong_arguments_of_a_move_are_named() -> None:
    match = mazzo.deal("orchard", seed="a")
    with pytest.raises(mazzo.NotUnderstood, match="its number or its text"):
        match.play(0, None)  # type: ignore[arg-type]
    with pytest.raises(mazzo.NotUnderstood, match="number of a seat"):
        match.play("0", 1)  # type: ignore[arg-type]
    match.play(0, np.int64(match.legal_actions(0)[0]))  # type: ignore[arg-type]


# The type checker is silenced where the wrong type is what is tried.
WRONG: dict[str, tuple[Callable[[mazzo.Match], object], str]] = {
    "read": (lambda match: match.read(0, None), "text of an action"),  # type: ignore[arg-type]
    "write": (lambda match: match.write(0, "draw"), "its number or its text"),  # type: ignore[arg-type]
    "check": (lambda match: match.check(0, None), "its number or its text"),  # type: ignore[arg-type]
    "can": (lambda match: match.can(0, "draw"), "its number or its text"),  # type: ignore[arg-type]
    "steps": (lambda match: match.steps("a"), "number of steps"),  # type: ignore[arg-type]
    "view": (lambda match: match.view("a"), "number of a seat"),  # type: ignore[arg-type]
    "happen": (lambda _: mazzo.deal("orchard", chance="manual").happen(3), "text of an outcome"),  # type: ignore[arg-type]
    "review": (lambda _: mazzo.review(b"a"), "text of a journal"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("call", WRONG)
def test_wrong_arguments_of_questions_are_named(call: str) -> None:
    ask, sentence = WRONG[call]
    with pytest.raises(mazzo.NotUnderstood, match=sentence):
        ask(mazzo.deal("orchard", seed="a"))


def test_a_number_of_seats_may_be_one_of_numpy() -> None:
    assert repr(mazzo.deal("gnoming", seats=np.int64(3))).startswith("<Match gnoming-2, seats: 3,")  # type: ignore[arg-type]


def test_a_journal_is_text_and_may_begin_with_a_byte_order_mark() -> None:
    text = mazzo.deal("orchard", seed="a").journal.text()
    assert mazzo.replay("\ufeff" + text).journal.text() == text
    with pytest.raises(mazzo.NotUnderstood, match="text of a journal"):
        mazzo.replay(text.encode())  # type: ignore[arg-type]


def test_a_match_and_a_game_say_what_they_are() -> None:
    match = mazzo.deal("orchard", seed="a")
    assert repr(match) == "<Match orchard-1, seats: 1, entries: 3, seats to act: (0,)>"
    assert repr(match.game) == "<Game orchard-1>"


@pytest.mark.parametrize("game", [*mazzo.GAMES])
def test_a_notebook_shows_the_table_and_no_secrets(game: str) -> None:
    match = mazzo.deal(game, seed="a")
    drawn = match._repr_html_() or ""
    assert drawn.startswith("<pre")
    assert escape(repr(match)) in drawn
    segments = re.findall(r"width: (\d+)ch;[^>]*>([^<]*)</span>", drawn)
    assert segments
    assert all(int(width) == cell_len(unescape(text)) for width, text in segments)
    assert drawn == mazzo.replay(match.journal.text())._repr_html_()
    assert drawn.count("\n") > 3
    state = match.table.states[0]
    assert state._repr_html_().count("<tr>") == len(state.LAYOUT)


def test_the_names_of_the_package_are_listed() -> None:
    assert dir(mazzo) == sorted([*mazzo.__all__, "__version__"])


def test_the_package_runs_as_a_module() -> None:
    said = subprocess.run([sys.executable, "-m", "mazzo", "--version"], capture_output=True, text=True, check=True)
    assert mazzo.__version__ in said.stdout

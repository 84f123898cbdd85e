"""The keyboard in a game with out-of-turn actions: asking for it, keeping it, and passing it back."""

import re
from pathlib import Path

import mazzo
from mazzo.games.grass.deck import NAMES
from tests.cli.terminal import call

TABLE = ("play", "grass", "--seats", "3", "--bots", "0", "--seed", "sun")
PASSED = re.compile(r"([ABC]) has the keyboard\.")


def typed(home: Path, *lines: str, table: tuple[str, ...] = TABLE) -> str:
    """Output after the first player has looked at the hand and these lines are typed."""
    return call(home, *table, typed="\n".join(("", *lines, "q", ""))).stdout


def card_of(seat: int) -> str:
    return NAMES[mazzo.deal("grass", 3, "sun").view(seat).hand[0]]


def test_whoever_asks_for_the_keyboard_gets_it(tmp_path: Path) -> None:
    assert PASSED.findall(typed(tmp_path, "speak C")) == ["A", "C"]


def test_the_keyboard_stays_until_others_hear_something(tmp_path: Path) -> None:
    shown = typed(tmp_path, "speak b", "", "to A", f"give {card_of(1)}", "want card", "propose")
    assert PASSED.findall(shown) == ["A", "B", "A"]
    assert "A  to" not in shown


def test_the_keyboard_goes_back_by_the_same_word(tmp_path: Path) -> None:
    assert PASSED.findall(typed(tmp_path, "parla B", "", "to A", "speak a")) == ["A", "B", "A"]


def test_it_is_asked_who_is_meant_where_several_may(tmp_path: Path) -> None:
    assert "Who is to have the keyboard? B, C" in typed(tmp_path, "speak")


def test_bots_get_no_keyboard(tmp_path: Path) -> None:
    shown = typed(tmp_path, "speak C", table=("play", "grass", "--seats", "3", "--bots", "1", "--seed", "sun"))
    assert "Who is to have the keyboard? B\n" in shown


def test_the_word_means_nothing_to_who_plays_with_bots_alone(tmp_path: Path) -> None:
    shown = typed(tmp_path, "speak", "help", table=("play", "grass", "--seats", "2", "--bots", "1", "--seed", "sun"))
    assert "hands the keyboard" not in shown

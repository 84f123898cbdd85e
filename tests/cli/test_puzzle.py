"""`mazzo puzzle`: the puzzle of the day, for people and programs, and the check of the stored ones."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from mazzo import puzzles
from mazzo.puzzles import puzzle as stored
from tests.cli.terminal import LANGUAGES, call, one_sentence

languages = pytest.mark.parametrize("language", LANGUAGES)
ID = "orchard-0001"


@languages
def test_the_right_action_is_told_with_the_reasons(language: str, tmp_path: Path) -> None:
    answer = puzzles.by_id(ID).answer
    result = call(tmp_path, "puzzle", "--id", ID, typed=f"nonsense\n{answer}\n", language=language)
    assert result.exit_code == 0
    said = {"en": ("Right!", "(exact)", "on average"), "it": ("Giusto!", "(valore esatto)", "in media")}
    assert [sentence for sentence in (*said[language], answer) if sentence not in result.stdout] == []
    assert "nonsense" in result.stderr


def test_another_action_is_wrong_and_enter_gives_up(tmp_path: Path) -> None:
    puzzle = puzzles.by_id(ID)
    match = puzzles.position(puzzle)
    texts = [match.write(puzzle.seat, action) for action in match.legal_actions(puzzle.seat)]
    wrong = next(text for text in texts if text not in puzzle.accepted)
    assert "Not the best action." in call(tmp_path, "puzzle", "--id", ID, typed=f"{wrong}\n").stdout
    given_up = call(tmp_path, "puzzle", "--id", ID, typed="\n").stdout
    assert puzzle.answer in given_up
    assert "Not the best" not in given_up


@pytest.mark.parametrize("game", ["grass", "gnoming"])
def test_json_has_no_hidden_cards(game: str, tmp_path: Path) -> None:
    data = json.loads(call(tmp_path, "puzzle", game, "--date", "2027-01-10", "--json").stdout)
    assert "journal" not in data
    assert data["answer"] in data["actions"]


def test_the_check_names_the_puzzle_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert call(tmp_path, "puzzle", "--check", "--id", ID).exit_code == 0
    one = puzzles.by_id(ID)
    monkeypatch.setattr("mazzo.puzzles.puzzle.of", lambda game: (replace(one, value=one.value + 1),))
    assert stored.of("orchard")[0].value == one.value + 1
    result = call(tmp_path, "puzzle", "--check", "--id", ID)
    assert result.exit_code == 1
    assert f"{ID}  WRONG" in result.stdout
    assert "1 puzzle checked, 1 wrong." in result.stdout


@languages
@pytest.mark.parametrize("words", [(), ("chess",), ("orchard", "--date", "monday"), ("--id", "orchard-0000")])
def test_what_is_not_understood_is_refused(words: tuple[str, ...], language: str, tmp_path: Path) -> None:
    result = call(tmp_path, "puzzle", *words, language=language)
    assert (result.exit_code, result.stdout, one_sentence(result.stderr)) == (2, "", True)

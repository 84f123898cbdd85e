"""`mazzo par`: the best score of a deal, from a seed or a journal, as text and as JSON."""

import json
from pathlib import Path

import pytest

import mazzo
from mazzo.games import GAMES
from mazzo.solver.deal import Deal
from tests.cli.terminal import LANGUAGES, Terminal, call, one_sentence

ASKED = ("par", "orchard", "--seed", "rain", "--seconds", "0")
languages = pytest.mark.parametrize("language", LANGUAGES)


def whole(seats: int) -> str:
    """The journal of a finished game."""
    match = mazzo.deal("orchard", seats, "rain")
    while not match.outcome:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    return match.journal.text()


def test_json_tells_an_interval_and_a_line_that_reaches_it(tmp_path: Path) -> None:
    data = json.loads(call(tmp_path, *ASKED, "--json").stdout)
    assert (data["game"], data["seed"], data["reached"]) == ("orchard", "rain", [])
    assert data["low"] <= data["high"]
    assert data["proved"] == (data["low"] == data["high"])
    match = mazzo.deal("orchard", seed="rain")
    match.play(0, data["line"][0])
    for text in data["line"][1:]:
        match.play(0, text)
    assert match.score() == data["low"]
    assert [entry.text for entry in match.line if entry.seat < 0] == data["cards"]


@languages
@pytest.mark.parametrize("columns", ["44", "100"])
def test_people_read_the_interval_the_line_and_the_board(columns: str, language: str, tmp_path: Path) -> None:
    result = call(tmp_path, *ASKED, language=language, more={"COLUMNS": columns})
    data = json.loads(call(tmp_path, *ASKED, "--json").stdout)
    assert (result.exit_code, result.stderr) == (0, "")
    assert max(map(len, result.stdout.splitlines())) <= int(columns)
    assert str(data["low"]) in result.stdout.partition("Par: ")[2].splitlines()[0]
    for number, text in enumerate(data["line"], 1):
        assert f"{number:>4}  {text}\n" in result.stdout
    assert ("Punti" if language == "it" else "Points") in result.stdout


@pytest.mark.parametrize("seats", [1, 2])
def test_a_journal_is_set_beside_its_par(seats: int, tmp_path: Path) -> None:
    text = whole(seats)
    result = call(tmp_path, "par", "-", "--seconds", "0", typed=text)
    assert result.exit_code == 0
    assert ("This game: " if seats == 1 else "\nSeat 1: ") in result.stdout
    data = json.loads(call(tmp_path, "par", "-", "--seconds", "0", "--json", typed=text).stdout)
    match = mazzo.replay(text)
    assert data["reached"] == [match.score(seat) for seat in range(seats)]
    assert data["seed"] is None
    assert len(data["cards"]) == len(Deal.of_match(match).outcomes)


def test_an_option_decides_which_cards_there_are(tmp_path: Path) -> None:
    asked = ("par", "grove", "--seed", "rain", "--seconds", "0", "--option", "recipes", "--json")
    data = json.loads(call(tmp_path, *asked).stdout)
    assert data["options"] == ["recipes"]
    assert len(data["cards"]) == len(Deal.fresh(GAMES["grove"], "rain", ("recipes",)).outcomes)


def test_a_terminal_sees_how_far_it_has_come(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "par", "grove", "--seed", "rain", "--seconds", "2")
    assert "Par: " in terminal.wait_for("seed rain", 120)
    assert terminal.leave() == 0


BAD = {
    "a game without par": ("par", "grass"),
    "no file": ("par", "nowhere.mazzo"),
    "neither game nor file": ("par", "nowhere"),
    "a name too long for a file": ("par", "a" * 300),
    "an option nobody knows": ("par", "orchard", "--option", "fast"),
    "time that runs backwards": ("par", "orchard", "--seconds", "-1"),
    "no time at all": ("par", "orchard", "--seconds", "soon"),
    "a seed for a journal": ("par", "-", "--seed", "rain"),
    "a deck that is not there": ("par", "orchard", "--deck", "nowhere.toml"),
}


@languages
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_sentence_and_exit_code_2(what: str, language: str, tmp_path: Path) -> None:
    result = call(tmp_path, *BAD[what], language=language)
    assert (result.exit_code, result.stdout, one_sentence(result.stderr)) == (2, "", True)


@languages
def test_a_game_that_goes_on_keeps_its_cards(language: str, tmp_path: Path) -> None:
    journal = call(tmp_path, "deal", "orchard", "--seed", "rain").stdout
    result = call(tmp_path, "par", "-", typed=journal, language=language)
    assert (result.exit_code, result.stdout, one_sentence(result.stderr)) == (2, "", True)


@pytest.mark.parametrize(("language", "expected"), [("en", "a number from 0"), ("it", "un numero da 0")])
def test_seconds_need_not_be_whole(language: str, expected: str, tmp_path: Path) -> None:
    result = call(tmp_path, "par", "orchard", "--seconds", "-1", language=language)
    assert result.exit_code == 2
    assert expected in result.stderr

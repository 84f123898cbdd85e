"""`mazzo review`: the account of a finished game, for people and programs."""

import json
from pathlib import Path

import pytest

import mazzo
from mazzo.bots import LEVELS, level
from tests.cli.terminal import LANGUAGES, call, one_sentence
from tests.golden.journals import golden

languages = pytest.mark.parametrize("language", LANGUAGES)


def test_json_is_the_account_that_the_library_returns(tmp_path: Path) -> None:
    text = golden("orchard", "undo-alone").journal.text()
    data = json.loads(call(tmp_path, "review", "-", "--json", typed=text).stdout)
    account = mazzo.review(text).seats[0]
    assert {"seats", "steps"} <= data.keys()
    assert data["seats"][0]["cost"] == account.cost
    assert data["seats"][0]["final"] == account.final == 47
    assert data["seats"][0]["mistakes"] == sum(step["mistake"] for step in data["steps"]) == 2
    assert len(data["steps"]) < len(mazzo.replay(text).entries)  # undone entries have no row


@languages
def test_people_read_the_sum_and_the_mistakes(language: str, tmp_path: Path) -> None:
    text = golden("orchard", "undo-alone").journal.text()
    result = call(tmp_path, "review", "-", typed=text, language=language)
    assert result.exit_code == 0
    said = {"en": ("Luck", "2 mistakes in 8 decisions", "better: "), "it": ("Fortuna", "2 errori in 8", "meglio: ")}
    assert [sentence for sentence in said[language] if sentence not in result.stdout] == []
    assert result.stdout.count(said[language][-1]) == 2


def test_the_figures_follow_from_one_another() -> None:
    account = mazzo.review(golden("clustered", "two-seats").journal.text())
    for seat in account.seats:
        losses = account.losses(seat.seat)
        assert round(losses.mistakes + losses.others, 2) == seat.cost
        assert losses.count <= seat.decisions - seat.mistakes
        assert (losses.mistakes > 0) == (seat.mistakes > 0)
        assert seat.accuracy == round(100 * (1 - seat.mistakes / seat.decisions), 1)


@languages
def test_a_turning_point_has_its_number(language: str, tmp_path: Path) -> None:
    text = golden("orchard", "undo-alone").journal.text()
    account = mazzo.review(text)
    step = next(step for step in account.steps if step.step == account.seats[0].turning_point)
    said = {"en": f"Turning point: entry {step.step + 1}, ", "it": f"Momento decisivo: riga {step.step + 1}, "}
    line = next(
        line
        for line in call(tmp_path, "review", "-", typed=text, language=language).stdout.splitlines()
        if line.startswith(said[language])
    )
    assert f"{step.values[0].before:.2f}" in line
    assert f"{step.values[0].luck:+.2f}" in line


@languages
def test_a_game_that_goes_on_is_refused(language: str, tmp_path: Path) -> None:
    journal = call(tmp_path, "deal", "orchard", "--seed", "rain").stdout
    result = call(tmp_path, "review", "-", typed=journal, language=language)
    assert (result.exit_code, result.stdout, one_sentence(result.stderr)) == (2, "", True)
    with pytest.raises(mazzo.NotLegal, match="not over"):
        mazzo.review(journal)


def test_a_broken_journal_names_its_line() -> None:
    lines = golden("orchard", "undo-alone").journal.text().splitlines()
    lines[12] = "0 nonsense"
    with pytest.raises(mazzo.NotUnderstood) as refused:
        mazzo.review("\n".join(lines))
    assert (refused.value.code, refused.value.facts["line"]) == ("bad-journal", 13)


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_of_the_house_by_its_level(name: str) -> None:
    assert level("orchard", name).name == level(mazzo.GAMES["orchard"], name).name == name


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(mazzo.NotUnderstood, match="shark"):
        level("orchard", "shark")

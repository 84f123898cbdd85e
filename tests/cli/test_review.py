"""`mazzo review`: the account of a finished game, for people and programs."""

import json
from pathlib import Path

import pytest

import mazzo
from mazzo.bots import LEVELS, level
from mazzo.reviews import Review
from tests.cli.terminal import LANGUAGES, call, one_sentence
from tests.golden.journals import golden

languages = pytest.mark.parametrize("language", LANGUAGES)


ALONE = golden("clustered", "alone").journal.text()


@pytest.fixture(scope="module")
def account() -> Review:
    """The review of ALONE, as the library returns it."""
    return mazzo.review(ALONE)


def test_json_is_the_account_that_the_library_returns(account: Review, tmp_path: Path) -> None:
    data = json.loads(call(tmp_path, "review", "-", "--json", typed=ALONE).stdout)
    seat = account.seats[0]
    assert {"seats", "steps"} <= data.keys()
    assert data["seats"][0]["cost"] == seat.cost
    assert data["seats"][0]["final"] == seat.final == 44
    assert data["seats"][0]["mistakes"] == sum(step["mistake"] for step in data["steps"]) == 7


@languages
def test_people_read_the_sum_the_mistakes_and_the_turning_point(language: str, account: Review, tmp_path: Path) -> None:
    result = call(tmp_path, "review", "-", typed=ALONE, language=language)
    assert result.exit_code == 0
    said = {"en": ("Luck", "7 mistakes in 29 decisions", "better: "), "it": ("Fortuna", "7 errori in 29", "meglio: ")}
    assert [sentence for sentence in said[language] if sentence not in result.stdout] == []
    assert result.stdout.count(said[language][-1]) == 7
    step = next(step for step in account.steps if step.step == account.seats[0].turning_point)
    turning = {"en": f"Turning point: entry {step.step + 1}, ", "it": f"Momento decisivo: riga {step.step + 1}, "}
    line = next(line for line in result.stdout.splitlines() if line.startswith(turning[language]))
    assert f"{step.values[0].before:.2f}" in line
    assert f"{step.values[0].after:.2f}" in line


def test_the_figures_follow_from_one_another() -> None:
    account = mazzo.review(golden("clustered", "two-seats").journal.text())
    for seat in account.seats:
        losses = account.losses(seat.seat)
        assert round(losses.mistakes + losses.others, 2) == seat.cost
        assert losses.count <= seat.decisions - seat.mistakes
        assert (losses.mistakes > 0) == (seat.mistakes > 0)
        assert seat.accuracy == round(100 * (1 - seat.mistakes / seat.decisions), 1)


@languages
def test_a_game_that_goes_on_is_refused(language: str, tmp_path: Path) -> None:
    journal = call(tmp_path, "deal", "orchard", "--seed", "rain").stdout
    result = call(tmp_path, "review", "-", typed=journal, language=language)
    assert (result.exit_code, result.stdout, one_sentence(result.stderr)) == (2, "", True)
    with pytest.raises(mazzo.NotLegal, match="not over"):
        mazzo.review(journal)


def test_a_broken_journal_names_its_line() -> None:
    lines = ALONE.splitlines()
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

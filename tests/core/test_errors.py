"""The six families of errors: codes, facts, rules and sentences."""

import pytest

import mazzo
from mazzo.core import errors


@pytest.mark.parametrize(
    ("family", "code"),
    [
        (mazzo.NotUnderstood, "not-understood"),
        (mazzo.Ambiguous, "ambiguous"),
        (mazzo.NotLegal, "not-legal"),
        (mazzo.NotYourTurn, "not-your-turn"),
        (mazzo.OutOfDate, "out-of-date"),
        (mazzo.OurFault, "our-fault"),
    ],
)
def test_every_family_has_a_code_of_its_own(family: type[mazzo.MazzoError], code: str) -> None:
    assert family().code == family.code == code
    assert issubclass(family, mazzo.MazzoError)


def test_an_error_speaks_both_languages_and_names_its_rule() -> None:
    error = mazzo.NotLegal("orchard-no-overlap", rule="3.4", card=3)
    assert "covers no tree" in error.sentence("en")
    assert error.sentence("it") != error.sentence("en")
    assert str(error) == f"{error.sentence('en')} (3.4)"


def test_an_error_without_a_voice_says_its_code_and_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_speakers", [])
    assert mazzo.NotUnderstood("bad-seats", seats=9).sentence("it") == "bad-seats {'seats': 9}"
    assert mazzo.NotLegal().sentence() == "not-legal"

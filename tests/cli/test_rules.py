"""The rules on the command line: all, one, or those that contain a word."""

import re
from pathlib import Path

import pytest

from mazzo.cli.rules import folded
from mazzo.rulebook import rulebook
from tests.cli.terminal import LANGUAGES, call

languages = pytest.mark.parametrize("language", LANGUAGES)


def numbers(output: str) -> list[str]:
    """The rule numbers at the beginnings of lines."""
    return re.findall(r"^ +(\d+\.(?:\d+|[a-z]))  ", output, re.MULTILINE)


def flowing(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


@languages
def test_all_rules_stand_there_in_order(language: str, tmp_path: Path) -> None:
    output = call(tmp_path, "rules", "orchard", language=language).stdout
    book = rulebook("orchard", language)
    rules = [rule for section in book.sections for rule in section.rules]
    assert numbers(output) == [rule.number for rule in rules]
    assert [rule.number for rule in rules if flowing(rule.text) not in flowing(output)] == []


@languages
@pytest.mark.parametrize("columns", ["40", "60", "120"])
def test_rules_keep_to_the_width_of_the_terminal(columns: str, language: str, tmp_path: Path) -> None:
    output = call(tmp_path, "rules", "orchard", language=language, more={"COLUMNS": columns}).stdout
    assert max(map(len, output.splitlines())) <= int(columns)


def test_a_number_shows_a_section_or_a_rule(tmp_path: Path) -> None:
    assert numbers(call(tmp_path, "rules", "orchard", "6").stdout) == ["6.1", "6.2", "6.3", "6.4", "6.5", "6.a", "6.b"]
    assert numbers(call(tmp_path, "rules", "orchard", "6.a").stdout) == ["6.a"]


def test_finding_minds_neither_case_nor_accents(tmp_path: Path) -> None:
    found = [
        numbers(call(tmp_path, "rules", "orchard", "--find", word, language="it").stdout) for word in ("più", "PIU")
    ]
    assert found[0] == found[1] != []


def test_finding_keeps_to_a_section(tmp_path: Path) -> None:
    assert numbers(call(tmp_path, "rules", "orchard", "8", "--find", "token").stdout) == ["8.2"]


def test_folding_keeps_every_letter_in_its_place() -> None:
    assert folded("Più È") == "piu e"
    assert len(folded("Perché — “sì”")) == len("Perché — “sì”")

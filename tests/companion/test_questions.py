"""The common questions: twenty a game in every language, and each answer cites rules that exist."""

import re

import pytest

from mazzo import i18n
from mazzo.companion import has_companion, questions
from mazzo.companion.questions import parse
from mazzo.core.errors import NotUnderstood
from mazzo.games import GAMES
from mazzo.rulebook import rulebook

games = pytest.mark.parametrize("game", [name for name in GAMES if has_companion(name)])
languages = pytest.mark.parametrize("language", i18n.LANGUAGES)


@games
@languages
def test_a_game_has_twenty_different_questions_whose_rules_exist(game: str, language: str) -> None:
    asked = questions(game, language)
    assert len({one.question for one in asked}) == len({one.answer for one in asked}) == 20
    book = rulebook(game, language)
    assert [number for one in asked for number in one.rules if book.rule(number) is None] == []


@games
def test_all_languages_answer_by_the_same_rules(game: str) -> None:
    first, *others = ([one.rules for one in questions(game, language)] for language in i18n.LANGUAGES)
    assert all(other == first for other in others)


@games
@languages
def test_no_answer_is_copied_from_the_rules(game: str, language: str) -> None:
    """In words of our own, not those of the rules page: no twelve words in a row are the same."""
    rules = " ".join(rule.text for section in rulebook(game, language).sections for rule in section.rules)
    words = _words(rules)
    runs = {tuple(words[k : k + 12]) for k in range(len(words))}
    for one in questions(game, language):
        answer = _words(one.answer)
        assert not any(tuple(answer[k : k + 12]) in runs for k in range(len(answer) - 11)), one.answer


@games
def test_french_questions_have_their_blanks(game: str) -> None:
    for one in questions(game, "fr"):
        assert not re.search(r"[^\xa0][:;!?]", f"{one.question} {one.answer}"), one.question


def test_an_answer_without_rules_is_refused() -> None:
    assert parse("# Title\n\n## Why?\n\nBecause\nof this. (3.a, 6.1)\n")[0].rules == ("3.a", "6.1")
    with pytest.raises(NotUnderstood):
        parse("# Title\n\n## Why?\n\nBecause.\n")


def test_a_game_without_questions_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        questions("chess", "en")


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())

"""The texts: both languages, their variables, and the behaviour for missing ones."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from mazzo import i18n
from mazzo.core.game_folders import TEXT
from mazzo.games import GAMES


def test_a_sentence_stands_in_both_languages() -> None:
    assert i18n.say("it", "orchard-plum") == "susina"
    assert i18n.say("en", "orchard-plum") == "plum"


def test_facts_fill_a_sentence_without_hidden_marks() -> None:
    assert i18n.say("en", "orchard-card-seen", card=14).startswith("Card 14 has been seen already")


@pytest.mark.parametrize(
    ("differ", "tokens", "italian", "english"),
    [
        (1, 0, "Un albero copre un frutto diverso e non hai", "One tree covers a different fruit and you have no"),
        (2, 1, "2 alberi coprono frutti diversi e ti resta un", "2 trees cover different fruit and you have only one"),
        (3, 2, "3 alberi coprono frutti diversi e ti restano", "3 trees cover different fruit and you have only 2"),
    ],
)
def test_a_count_chooses_its_plural(differ: int, tokens: int, italian: str, english: str) -> None:
    assert i18n.say("it", "orchard-fruit-differs", differ=differ, tokens=tokens).startswith(italian)
    assert i18n.say("en", "orchard-fruit-differs", differ=differ, tokens=tokens).startswith(english)


def test_a_line_number_is_not_grouped_like_an_amount() -> None:
    assert "12345" in i18n.say("it", "bad-journal", line=12345, expected="* 6", found="* x")


def test_a_number_below_zero_keeps_its_sign() -> None:
    assert " -1 " in i18n.say("en", "bad-seat", seat=-1, seats=2)


@pytest.mark.parametrize(("seats", "written"), [(1234, "sono 1234 e"), (12345, "sono 12.345 e")])
def test_italian_groups_digits_as_browsers_do(seats: int, written: str) -> None:
    assert written in i18n.say("it", "bad-seat", seat=1, seats=seats)


def test_any_other_language_is_answered_in_english() -> None:
    assert i18n.say("de", "orchard-pear") == "pear"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_text_without_variables_is_read_as_fluent_reads_it(language: str) -> None:
    pages = "\n".join(page.read_text("utf-8") for page in i18n.pages(language))
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(pages))
    for name in i18n.names(language):
        pattern = texts.get_message(name).value
        assert pattern
        text, gaps = texts.format_pattern(pattern, {})
        assert gaps or i18n.say(language, name) == text


def test_has_asks_one_language_only() -> None:
    assert i18n.has("it", "orchard-pear")
    assert not i18n.has("it", "no-such-sentence")
    assert not i18n.has("de", "orchard-pear")


def test_a_missing_sentence_warns_and_says_its_id() -> None:
    with pytest.warns(UserWarning, match="no-such-sentence"):
        assert i18n.say("it", "no-such-sentence") == "no-such-sentence"


def test_a_missing_fact_warns_and_shows_its_name() -> None:
    with pytest.warns(UserWarning, match="card"):
        assert "card" in i18n.say("en", "orchard-card-seen")


def test_no_italian_article_that_needs_an_elision_stands_before_a_number() -> None:
    """ "Il { $card }" would be read "il 8": the articles of 8 and 11 are elided."""
    folders = [files("mazzo"), *(files(game.package) / TEXT for game in GAMES.values())]
    lines = [
        line
        for folder in folders
        for page in i18n.pages_of(folder, "it")
        for line in page.read_text("utf-8").split("\n")
    ]
    choices = re.compile(r"^\s*\*?\[")
    articles = re.compile(r"\b(il|lo|del|dello|al|dal|nel|sul|quel) \{ \$", re.IGNORECASE)
    assert [line for line in lines if articles.search(line) and not choices.search(line)] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_file_parses_and_no_id_stands_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for page in i18n.pages(language):
        for entry in FluentResource(page.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{page.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.value is not None, f"{page.name}: {entry.id.name} holds no sentence"
                assert entry.id.name not in seen, f"{entry.id.name} stands in {seen[entry.id.name]} and in {page.name}"
                seen[entry.id.name] = page.name
    assert i18n.names(language) == set(seen)

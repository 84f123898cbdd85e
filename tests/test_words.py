"""The texts: all languages, their variables and plurals, and the behaviour for missing ones."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from mazzo import i18n
from mazzo.core.game_folders import TEXT
from mazzo.fluent_text import NUMERALS, Choice, Text, parse
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
    assert i18n.say("xx", "orchard-pear") == "pear"


def test_has_asks_one_language_only() -> None:
    assert i18n.has("it", "orchard-pear")
    assert not i18n.has("it", "no-such-sentence")
    assert not i18n.has("xx", "orchard-pear")


def test_a_draft_says_in_english_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "DRAFTS", ("xx",))
    monkeypatch.setattr(i18n, "KNOWN", {**i18n.KNOWN, "xx": i18n.Language("Xx", "xx-XX", True)})
    assert i18n.say("xx", "orchard-pear") == "pear"


def test_a_draft_is_known_and_not_offered() -> None:
    assert {"de", "fr"} <= i18n.KNOWN.keys()
    assert {*i18n.LANGUAGES} & {*i18n.DRAFTS} == set()


def test_a_missing_sentence_warns_and_says_its_id() -> None:
    with pytest.warns(UserWarning, match="no-such-sentence"):
        assert i18n.say("it", "no-such-sentence") == "no-such-sentence"


def test_a_missing_fact_warns_and_shows_its_name() -> None:
    with pytest.warns(UserWarning, match="card"):
        assert "card" in i18n.say("en", "orchard-card-seen")


def test_no_french_line_can_break_before_a_sign() -> None:
    folders = [files("mazzo"), *(files(game.package) / TEXT for game in GAMES.values())]
    texts = [page for folder in folders for page in i18n.pages_of(folder, "fr")]
    texts += [files(game.package) / TEXT / "rulebook.fr.md" for game in GAMES.values()]
    lines = [line for text in texts for line in text.read_text("utf-8").split("\n")]
    breaks = re.compile(r"[^\s=] [:;!?»]|« ")
    assert [line for line in lines if breaks.search(line) and not line.startswith("#")] == []


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


def own_texts(language: str) -> list[tuple[str, Text]]:
    """The texts in the files of a language with their ids, without those that a draft has from English."""
    return [item for page in i18n.pages(language) for item in parse(page.read_text("utf-8")).items()]


@pytest.mark.parametrize("language", i18n.KNOWN)
def test_every_file_is_read_to_its_end_and_no_id_stands_twice(language: str) -> None:
    """That it is read says, too, that it uses no more of Fluent than Mazzo has."""
    ids = sorted(name for name, _ in own_texts(language))
    names = i18n.names(language)
    assert ids == sorted(names & {*ids} if language in i18n.DRAFTS else names)


def choices(text: Text) -> Iterator[Choice]:
    """Every choice in a text, those in its variants, too."""
    for part in text:
        if isinstance(part, Choice):
            yield part
            for _, variant in part.variants:
                yield from choices(variant)


@pytest.mark.parametrize("language", i18n.KNOWN)
def test_a_choice_by_number_has_the_plural_forms_of_its_language(language: str) -> None:
    numerals = NUMERALS[language]
    wrong = []
    for name, text in own_texts(language):
        for choice in choices(text):
            keys = {key for key, _ in choice.variants}
            forms = keys & {"zero", "one", "two", "few", "many", "other"}
            is_complete = "other" in keys and all({"one", number} & keys for number in numerals.one)
            if forms > {"other"} and not (is_complete and forms <= {"one", "other", numerals.millions}):
                wrong.append(name)
    assert wrong == []

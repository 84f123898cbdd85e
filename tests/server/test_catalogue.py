"""The catalogue: health, games, rules as JSON."""

import pytest

import mazzo
from mazzo import i18n
from mazzo.core.errors import NotUnderstood
from mazzo.host.catalogue_messages import GameCard, Rules
from mazzo.rulebook import parse, rulebook
from tests.server.served import Guest


def test_health_asks_the_database(guest: Guest) -> None:
    assert guest.http.get("/api/health").json() == {"ok": True}


def test_every_game_stands_on_the_shelf_once_and_can_be_played(guest: Guest) -> None:
    cards = guest.get("/api/games", list[GameCard])
    assert [card.name for card in cards] == ["orchard", "grove", "grass", "clustered", "gnoming"] == list(mazzo.GAMES)
    assert all(card.ready for card in cards)


def test_of_grove_the_recipe_challenge_is_offered_and_a_deck_of_ones_own(guest: Guest) -> None:
    (grove,) = (card for card in guest.get("/api/games", list[GameCard]) if card.name == "grove")
    assert [option.name for option in grove.options] == ["recipes"]
    assert grove.own_decks


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_rules_are_told_as_they_are_written(guest: Guest, language: str) -> None:
    rules = guest.get(f"/api/rules/orchard?language={language}", Rules)
    book = rulebook("orchard", language)
    assert [rule.number for section in rules.sections for rule in section.rules] == [
        rule.number for section in book.sections for rule in section.rules
    ]
    rotten = rules.sections[5]
    assert rotten.number == "6"
    assert {rule.number: rule.ruling for rule in rotten.rules}["6.a"]
    assert not {rule.number: rule.ruling for rule in rotten.rules}["6.1"]
    assert "Mark Tuck" in rules.credits


def test_rules_are_parsed_with_their_lines_joined() -> None:
    book = parse("# Game\n\nBy somebody.\n\n## 1. Start\n\n**1.1** One\ntwo.\n\n**1.a** Three.\n")
    assert (book.title, book.credits) == ("Game", "By somebody.")
    rule = book.rule("1.1")
    assert rule is not None
    assert (rule.text, rule.ruling) == ("One two.", False)
    assert book.rule("1.b") is None


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("# Game\n", 1),
        ("# Game\n\nBy us.\n\n**1.1** No section.\n", 5),
        ("# Game\n\nBy us.\n\n## 1. A\n\n**2.1** Wrong section.\n", 7),
        ("# Game\n\nBy us.\n\n## 1. A\n\nLoose words.\n", 7),
    ],
)
def test_a_page_that_does_not_fit_names_the_line(text: str, line: int) -> None:
    with pytest.raises(NotUnderstood, match=f"line {line}:"):
        parse(text)


@pytest.mark.parametrize(("game", "language"), [("poker", "it"), ("orchard", "xx"), ("../orchard", "en"), ("", "")])
def test_rules_that_do_not_exist_are_not_understood(game: str, language: str) -> None:
    with pytest.raises(NotUnderstood):
        rulebook(game, language)


def test_a_game_without_a_lesson_says_so(guest: Guest) -> None:
    for game in ("chess", "..", "x" * 200):
        answer = guest.http.get(f"/api/lessons/{game}")
        assert answer.status_code == 404, game

"""Sheets of Orchard and Grove: a deck of one's own, recipes, and a second player."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mazzo import companion
from mazzo.games.orchard.deck import FRUIT_NAMES
from mazzo.i18n import say
from tests.e2e.browser import PHONE, Language
from tests.e2e.decks import keep, orchard_faces
from tests.e2e.grid_scorer import GridScorer
from tests.e2e.scorer import shown

pytestmark = pytest.mark.parametrize("device", [PHONE], ids=str)


def sheet(page: Page) -> dict[str, Any]:
    """The sheet as it is stored."""
    stored = page.evaluate("localStorage[`mazzo-sheet-${location.pathname.split('/').at(-1)}`]")
    entered: dict[str, Any] = json.loads(json.loads(stored)["text"])
    return entered


def totals(game: str, entered: dict[str, Any]) -> list[str]:
    """The totals of a sheet by the rules, as a page shows them."""
    return [shown(player.total) for player in companion.count(game, json.dumps(entered)).players]


def test_cards_are_those_of_the_chosen_own_deck(page: Page, language: Language) -> None:
    page.goto("/about")
    version = keep(page, "orchard", "La mia copia")
    scorer = GridScorer(page, "orchard", 1)
    scorer.tap(page.locator("summary", has_text=say(language, "scorer-deck")))
    deck = page.get_by_label(say(language, "scorer-deck"), exact=True)
    deck.select_option(version)
    scorer.tap("[data-number='1']")
    expect(page.locator(".entry ol li")).to_have_count(1)
    page.reload()
    page.locator(".totals").wait_for()  # what lies there is taken from a count, and only a page without one shows none
    scorer.way("cells")
    expect(page.locator("[data-cell].filled")).to_have_count(len(orchard_faces()[0]))
    cells = sheet(page)["players"][0]["cells"]
    assert [cell["fruit"] for cell in sorted(cells, key=lambda each: (each["row"], each["col"]))] == orchard_faces()[0]
    page.reload()
    scorer.tap(page.locator("summary", has_text=say(language, "scorer-deck")))
    expect(deck).to_have_value("kept")


def test_recipes_count_when_both_are_chosen(page: Page, language: Language) -> None:
    scorer = GridScorer(page, "grove", 1)
    scorer.way("cells")
    for plant in ("orange-1", "orange-2", "lemon-1"):
        scorer.tap(f"[data-plant='{plant}']")
        scorer.tap("[data-die='2']")
    figure = page.locator(".totals .numeral")
    expect(figure).to_have_text("6")
    scorer.tap(page.locator("summary", has_text=say(language, "scorer-recipes")))
    # Candied Peel gives points for each die that shows 2.
    for slot, card in ((1, "15"), (2, "8")):
        page.get_by_label(say(language, "scorer-recipe", number=slot)).select_option(card)
        second = page.get_by_text(say(language, "scorer-second-recipe"))
        expect(second).to_have_count(2 - slot)
    entered = sheet(page)
    assert sorted(entered["recipes"]) == [8, 15]
    assert totals("grove", entered) != totals("grove", entered | {"recipes": []})
    expect(figure).to_have_text(totals("grove", entered))
    expect(page.locator("article")).to_have_count(2)


def test_a_second_player_is_entered_and_ranked(page: Page, language: Language) -> None:
    scorer = GridScorer(page, "orchard", 2)
    scorer.way("dice")
    scorer.tap(f"[data-more='{FRUIT_NAMES[0]}-6']")
    second = say(language, "companion-player", number=2)
    scorer.tap(page.get_by_role("button", name=say(language, "scorer-next-player", name=second)))
    scorer.way("dice")
    for _ in range(2):
        scorer.tap(f"[data-more='{FRUIT_NAMES[0]}-10']")
    expect(page.locator(".seats .numeral")).to_have_text(["6", "20"])
    expect(page.locator(".totals .numeral")).to_have_text(["20", "6"])
    assert totals("orchard", sheet(page)) == ["6", "20"]
    scorer.tap(page.locator(".seats button").first)
    expect(page.locator(f"[data-more='{FRUIT_NAMES[0]}-6']")).to_contain_text("1")

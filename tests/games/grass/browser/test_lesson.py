"""The lesson of Grass, on the real table: what is asked is done with one finger, the other plays along and offers a
bargain, and a real game follows.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from mazzo.games.grass.deck import NAMES
from mazzo.i18n import say
from tests.e2e.axe import violations
from tests.e2e.browser import PHONE


@pytest.fixture
def pupil(page: Page) -> Page:
    """A person at the first step of the lesson."""
    page.goto("/learn/grass")
    page.locator(".coach").wait_for()
    page.locator("[data-choice]").first.wait_for()
    return page


def card(page: Page, name: str) -> Locator:
    """A card of the hand."""
    return page.locator(f"[data-choice][data-card='{NAMES.index(name)}']").first


def do(page: Page, actions: list[str]) -> None:
    """What a step asks for, with one finger."""
    verb, *words = actions[0].split()
    if verb == "accept":
        page.get_by_role("button", name=say("it", "grass-talk-accept"), exact=True).first.tap()
        return
    card(page, words[0]).tap()
    page.locator(".actions .main").tap()


def said(page: Page) -> str:
    """What the coach says."""
    return page.locator(".coach p").inner_text()


def close_sheets(page: Page) -> None:
    """Put away the sheets of a hand."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_the_lesson_is_done_on_the_table_and_leads_to_a_real_game(pupil: Page) -> None:
    page = pupil
    steps = page.evaluate("async () => (await (await fetch('/api/lessons/grass')).json()).steps")
    for step in steps[:-1]:
        before = said(page)
        if step["actions"]:
            do(page, step["actions"])
        else:
            page.get_by_role("button", name="Avanti").tap()
        expect(page.locator(".coach p")).not_to_have_text(before)
        close_sheets(page)
    assert violations(page) == []
    lesson = page.url
    page.get_by_role("button", name="Inizia una partita").tap()
    expect(page).not_to_have_url(lesson)
    expect(page.locator("[data-choice]").first).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_while_the_market_is_to_be_opened_no_other_card_is_taken(pupil: Page) -> None:
    page = pupil
    page.get_by_role("button", name="Avanti").tap()
    asked = said(page)
    card(page, "immunity").tap()
    expect(page.locator(".actions .main")).to_have_count(0)
    card(page, "market-open").tap()
    page.locator(".actions .main").tap()
    expect(page.locator(".coach p")).not_to_have_text(asked)

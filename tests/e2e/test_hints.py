"""Hints at the table: one step at a time, by finger and by key, and what moves cost in practice."""

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e import playing
from tests.e2e.axe import violations
from tests.e2e.browser import PHONE, Language, each_language_on_each_device
from tests.games.gnoming.browser.table import sit_down

THOUGHT = 40_000
"""Milliseconds that a hint may take on a machine that still loads the compiled rules."""


def told(page: Page, step: int) -> str:
    """The text of the hint, once it is at this step."""
    line = page.locator(f"[data-hint='{step}']")
    line.wait_for(timeout=THOUGHT)
    return line.locator(".text").inner_text()


@each_language_on_each_device
def test_a_hint_tells_the_card_then_an_area_then_aims_at_the_move(page: Page, language: Language) -> None:
    page.goto("/about")
    match = playing.deal(page, practice=True)
    page.goto(f"/m/{match}")
    page.get_by_role("button", name=say(language, "table-hint"), exact=True).click()
    card = page.locator("[data-choice].marked")
    first = told(page, 1)
    assert first == say(language, "hint-trees-card", card=int(card.get_attribute("data-card") or ""))
    expect(page.locator(".zone")).to_have_count(0)
    page.get_by_role("button", name=say(language, "hint-more-2"), exact=True).click()
    told(page, 2)
    expect(page.locator(".zone")).to_be_attached()
    expect(page.locator(".target")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name=say(language, "hint-more-3"), exact=True).click()
    move = told(page, 3)
    expect(page.locator("[aria-live=polite]").last).to_have_text(move)
    expect(page.locator(".target")).to_be_attached()
    expect(card).to_have_count(1)
    expect(page.locator(".ghost.legal")).to_be_attached()
    expect(card).to_be_focused()

    page.get_by_role("button", name=say(language, "hint-close")).click()
    page.get_by_role("button", name=say(language, "table-costs")).click()
    page.locator("[data-choice]").first.click()
    page.locator("[data-cost], .poor").first.wait_for(timeout=THOUGHT)
    for step in (1, 2, 3):
        page.keyboard.press("h")
        told(page, step)
    page.keyboard.press("Enter")
    expect(page.locator("main .laid")).to_have_count(2)
    page.goto("/about")
    playing.play(page, match)
    page.goto("/history")
    expect(page.locator("tbody .hints")).to_have_text(say(language, "history-hints", count=1))


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_with_bots_the_same_key_tells_more_each_time(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("h")
    told(page, 1)
    page.keyboard.press("h")
    told(page, 2)
    marked = page.locator("[data-cell].marked")
    near = marked.count()
    page.keyboard.press("h")
    assert re.search(r"\d", told(page, 3))
    assert 0 < marked.count() < near
    page.keyboard.press("Escape")
    assert violations(page) == []

"""The browser's Back: it closes what lies over the page, the topmost first, and only then leaves the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import PHONE, Language
from tests.e2e.rooms import at_table, open_room, start
from tests.e2e.table import sit_down

pytestmark = pytest.mark.parametrize("device", [PHONE], ids=str)


def test_back_closes_what_lies_over_a_table_then_leaves_it(page: Page, language: Language) -> None:
    table = sit_down(page)
    here, ghost, sheet = page.url, page.locator(".ghost"), page.locator(".table.sheet-open")
    dialog = page.get_by_role("dialog")

    page.get_by_role("button", name=say(language, "table-menu")).click()
    page.get_by_role("button", name=say(language, "table-rules"), exact=True).click()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_be_hidden()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_be_hidden()
    page.go_forward()
    expect(dialog).to_be_hidden()

    card = table.card(table.cards()[0])
    card.tap()
    page.touchscreen.tap(*table.point(1, 1))
    expect(ghost).to_be_visible()
    page.go_back()
    expect(ghost).to_be_hidden()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.go_back()
    expect(card).to_have_attribute("aria-pressed", "false")
    assert page.url == here

    # Esc closes what Back would close: the sheet, not the choice that it covers.
    card.tap()
    page.get_by_role("button", name=say(language, "table-menu")).click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")

    # Closed by its own button, and open while the page is loaded again: neither leaves an entry.
    page.get_by_role("button", name=say(language, "table-menu")).click()
    page.get_by_role("button", name=say(language, "table-menu-close")).click()
    page.get_by_role("button", name=say(language, "table-menu")).click()
    expect(sheet).to_be_visible()
    page.wait_for_function("history.state?.layers === 1")
    page.reload()
    page.locator("button[data-card]").first.wait_for()
    page.wait_for_function("history.state === null")
    page.go_back()
    expect(page).to_have_url(re.compile("/about$"))


def test_back_covers_the_hand_on_a_device_that_is_passed_round(page: Page, language: Language) -> None:
    open_room(page, "Ada")
    page.get_by_role("button", name=say(language, "room-pass"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Bruno")
    dialog.get_by_role("button", name=say(language, "room-add"), exact=True).click()
    start(page, language)
    page.get_by_role("button", name=say(language, "room-pass-open", name="Ada")).click()
    at_table(page)
    page.go_back()
    page.get_by_role("button", name=say(language, "room-pass-open", name="Ada")).wait_for()
    expect(page.locator("button[data-card]")).to_have_count(0)
    page.get_by_role("button", name=say(language, "room-pass-open", name="Ada")).click()
    at_table(page)

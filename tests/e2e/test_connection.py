"""A connection that dies without a word: the table says so, and a card that was laid meanwhile lies once it is back."""

from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, Troubles
from tests.e2e.table import sit_down


def test_a_table_says_that_the_network_is_gone_and_goes_on_when_it_is_back(
    page: Page, language: Language, troubles: Troubles
) -> None:
    troubles.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    table = sit_down(page)
    page.context.set_offline(True)
    lost = page.get_by_text(say(language, "table-link-lost"))
    expect(lost).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("n")
    expect(page.locator(".ghost.legal")).to_be_attached()
    page.keyboard.press("Enter")
    kept = page.get_by_text(say(language, "table-link-kept"))
    expect(kept).to_be_visible()
    page.context.set_offline(False)
    expect(kept).to_be_hidden()
    table.laid(2)

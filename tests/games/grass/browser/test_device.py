"""Grass at one device that is passed round: a waiting player asks for it, trades, and passes it back."""

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import DESKTOP, PHONE, Language
from tests.e2e.rooms import at_table, look, open_room, start
from tests.games.grass.browser.trading import Trader


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=str)
def test_a_device_goes_to_the_player_who_wants_to_trade_and_back_when_the_other_is_asked(
    page: Page, language: Language
) -> None:
    room = open_room(page, "Ada", game="grass")
    page.get_by_role("button", name=say(language, "room-pass"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Bruno")
    dialog.get_by_role("button", name=say(language, "room-add"), exact=True).click()
    start(page, language)
    page.get_by_role("button", name=say(language, "room-pass-open", name="Ada")).click()
    at_table(page)
    lend = page.get_by_role("group", name=say(language, "room-lend"))
    lend.get_by_role("button", name="Bruno", exact=True).click()
    expect(page.get_by_role("heading", name=say(language, "room-lend-to", name="Bruno"))).to_be_visible()
    page.get_by_role("button", name=say(language, "room-pass-open", name="Bruno")).click()
    at_table(page)
    match = look(page, room)["match"]
    bruno = Trader(page, language, f"{match}?seat=1")
    card = page.locator("button[data-card]").first.get_attribute("data-card")
    bruno.open()
    bruno.give(int(card or 0))
    bruno.ask("card")
    bruno.send()
    expect(page.get_by_role("heading", name=say(language, "room-pass-to", name="Ada"))).to_be_visible()

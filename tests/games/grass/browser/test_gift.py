"""A present of Grass on a phone: a protected peddle leaves its card."""

import pytest
from playwright.sync_api import Page, expect

from mazzo.games.grass.deck import NAMES
from mazzo.i18n import say
from tests.e2e.browser import PHONE, excess_width
from tests.games.grass.browser.table import reach

MAY_GIVE = """view.phase === 'playing' && offers.trade !== null && offers.trade.covered.length > 0
  && offers.trade.whom.some(({ takes }) => takes) && offers.plays.concat(offers.discards).length > 0"""
PROTECTIONS = (22, 23, 24, 6)


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_protected_peddle_is_given_for_nothing(page: Page) -> None:
    table, sight = reach(page, MAY_GIVE, first=PROTECTIONS, level="greedy")  # casual ones refuse at random
    assert sight.offers.trade is not None
    peddle = sight.offers.trade.covered[0].card
    page.locator("button.offer").click()
    sheet = page.locator("dialog[open]")
    cover = next(each for each in sight.own.market.covers if peddle in each.peddles)
    words = say("it", "grass-trade-under", cover=say("it", f"grass-card-{NAMES[cover.card]}"))
    group = sheet.get_by_role("group", name=words).first
    group.locator(f"[data-card='{peddle}']").first.click()
    expect(sheet.get_by_text(say("it", "grass-trade-present"))).to_be_visible()
    assert excess_width(page) <= 0
    sheet.get_by_role("button", name=say("it", "grass-trade-send"), exact=True).click()
    while (now := table.look()).view.talk is None or now.view.talk.state == "open":
        table.wait_beyond(now.version)
    assert now.view.talk.state == "dealt"  # the bot takes it
    lying = now.view.players[1 - sight.seat].market.peddles
    assert lying.count(peddle) == 1 + sight.view.players[1 - sight.seat].market.peddles.count(peddle)

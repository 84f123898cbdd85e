"""Clustered in company: whose turn it is, what the others lay and score, sealed discards, and who watches."""

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import NewPage
from tests.e2e.rooms import at_table, fill, look, sit, start
from tests.games.clustered.browser.table import Table, open_room

pytestmark = pytest.mark.slow


def table_of(page: Page, room: str) -> Table:
    """The table of a room that has begun."""
    at_table(page)
    table = Table(page, look(page, room)["match"])
    table.settled()
    return table


def test_what_the_bots_lay_is_ringed_and_their_clusters_are_a_tap_away(page: Page) -> None:
    room = open_room(page, "Ada", 3)
    fill(page, "it", 2)
    start(page, "it")
    table = table_of(page, room)
    mine = page.locator("aside ul li button").first
    offer = table.look().offers[0]
    table.choose(offer.card)
    page.mouse.dblclick(*table.middle(offer.row, offer.col))
    expect(page.locator("main .laid")).to_have_count(4)
    expect(page.locator("rect.news")).to_have_count(3)
    expect(table.notice()).to_contain_text("Tocca a te")
    expect(mine).to_contain_text("gioca ora")
    expect(page.locator("aside .marker svg")).to_have_count(1)
    other = page.locator("aside ul li button").nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    name = look(page, room)["seats"][1]
    assert name["bot"] is not None
    expect(page.get_by_role("heading", name="I punti di")).to_be_visible()
    other.click()
    expect(page.get_by_role("heading", name="I tuoi punti")).to_be_visible()


def test_discards_stay_sealed_until_the_last_has_chosen(page: Page, new_page: NewPage) -> None:
    room = open_room(page, "Ada", 2, "fast")
    bruno = new_page()
    sit(bruno, "it", room, "Bruno")
    start(page, "it")
    ada, other = table_of(page, room), table_of(bruno, room)
    for at in (0, 3):
        ada.hand().nth(at).click()
    page.locator("button.lay").click()
    expect(ada.notice()).to_contain_text(say("it", "clustered-do-trim-wait")[:20])
    expect(other.notice()).to_contain_text("scegline due")
    expect(bruno.get_by_role("heading", name="Gli scarti")).to_have_count(0)
    for at in (5, 1):
        other.hand().nth(at).click()
    bruno.locator("button.lay").click()
    expect(ada.notice()).to_contain_text("Tocca a te")
    expect(other.notice()).to_contain_text(say("it", "clustered-do-wait", name="Ada"))
    bruno.locator("aside ul li button").first.click()
    expect(bruno.get_by_role("region", name="Gli scarti di Ada").locator("li")).to_have_count(2)


def test_who_watches_sees_the_table_and_nobodys_hand(page: Page, new_page: NewPage) -> None:
    room = open_room(page, "Ada", 2)
    fill(page, "it", 1)
    start(page, "it")
    table = table_of(page, room)
    offer = table.look().offers[0]
    table.choose(offer.card)
    page.mouse.dblclick(*table.middle(offer.row, offer.col))
    expect(page.locator("main .laid")).to_have_count(3)
    watcher = new_page()
    watcher.goto(f"/t/{room}")
    expect(watcher.locator("main .laid")).to_have_count(3)
    expect(watcher.locator("button[data-choice]")).to_have_count(0)
    watcher.locator("aside ul li button").nth(1).click()
    expect(watcher.locator("aside ul li button").nth(1)).to_have_attribute("aria-pressed", "true")

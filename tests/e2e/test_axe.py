"""Every screen, in both languages and themes, on desktop and phone: axe finds no barrier.

One person goes through all screens; each is looked at in the light and in the dark.
"""

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import Language, Troubles, each_language_on_each_device
from tests.e2e.playing import deal, finished, play
from tests.e2e.table import join


@pytest.mark.slow
@each_language_on_each_device
def test_no_screen_outside_the_table_has_a_barrier(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("404|400")
    troubles.expect("api/games|api/history|api/matches")
    walk = Walk(page)
    walk.visit("home, first visit", "/")
    walk.visit("history, empty", "/history")
    match = finished(page)
    play(page, deal(page), cards=3)
    finished(page, practice=True)
    walk.visit("home, later", "/")
    walk.visit("history", "/history")
    walk.visit("end", f"/m/{match}")
    walk.visit("end, with the rules beside it", f"/m/{match}", page.locator("tbody a").first.click)
    walk.visit("replay", f"/m/{match}/replay", lambda: page.get_by_role("slider").press("End"))
    walk.visit("deal", f"/deal/{match}")
    walk.visit("rules", "/rules/orchard#3.a")
    walk.visit("rules, searched", "/rules/orchard", lambda: page.get_by_role("searchbox").fill("zzz"))
    walk.visit("about", "/about", page.get_by_role("button", name=say(language, "about-forget")).click)
    walk.visit("missing", "/nowhere")
    walk.visit("a deal that is no more", "/deal/0123456789abcd")
    page.route("**/api/history*", lambda route: route.abort())
    walk.visit("away", "/history")
    assert not walk.barriers, "\n".join(walk.barriers)


@each_language_on_each_device
def test_nothing_at_the_table_is_a_barrier(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("WebSocket|404")
    walk = Walk(page)
    page.goto("/learn/orchard")
    page.locator(".coach").wait_for()
    walk.look("lesson")
    match = deal(page)
    play(page, match, cards=5)
    table = join(page, match)
    walk.look("table")
    page.keyboard.press("1")
    page.keyboard.press("n")
    expect(page.locator(".ghost")).to_be_attached()
    walk.look("table, with a ghost")
    table.open_moves()
    walk.look("table, with the list of moves")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(300)
    walk.look("table, with the keys")
    closed = page.get_by_text(say(language, "table-link-closed"))
    walk.visit("a table that there is not", "/m/0123456789abcd", closed.wait_for)
    assert not walk.barriers, "\n".join(walk.barriers)

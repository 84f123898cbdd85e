"""Every screen, in both languages and themes, on desktop and phone: axe finds no barrier.

One person goes through all screens; each is looked at in the light and in the dark.
"""

import secrets

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk, quiet
from tests.e2e.browser import Language, NewPage, Troubles, each_language_on_each_device
from tests.e2e.playing import deal, finished, play
from tests.e2e.table import join
from tests.e2e.test_accounts_pages import keep


@pytest.mark.slow
@each_language_on_each_device
def test_no_screen_outside_the_table_has_a_barrier(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("404|400")
    troubles.expect("api/games|api/history|api/matches|INTERNET_DISCONNECTED|WebSocket")
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
    walk.visit("shuffle", f"/m/{match}/fairness")
    walk.visit("deal", f"/deal/{match}")
    walk.visit("rules", "/rules/orchard#3.a")
    walk.visit("rules, searched", "/rules/orchard", lambda: page.get_by_role("searchbox").fill("zzz"))
    walk.visit("about", "/about", page.get_by_role("button", name=say(language, "about-forget")).click)
    walk.visit("missing", "/nowhere")
    walk.visit("a deal that is no more", "/deal/0123456789abcd")
    page.route("**/api/history*", lambda route: route.abort())
    walk.visit("away", "/history")
    page.unroute_all()
    page.goto("/")
    quiet(page)
    page.context.set_offline(True)
    expect(page.get_by_text(say(language, "home-offline"), exact=True)).to_be_visible()
    walk.look("home, offline")
    page.context.set_offline(False)
    assert not walk.barriers, "\n".join(walk.barriers)


@pytest.mark.slow
@each_language_on_each_device
def test_no_way_into_an_account_has_a_barrier(page: Page, new_page: NewPage, language: Language) -> None:
    walk, other = Walk(page), Walk(new_page())
    walk.visit("signing up", "/account")
    page.get_by_role("button", name=say(language, "account-keep-password"), exact=True).click()
    walk.look("signing up, refused")
    keep(page, language, f"ada.{secrets.token_hex(4)}")
    walk.look("recovery codes")
    page.get_by_role("button", name=say(language, "account-codes-kept"), exact=True).click()
    walk.look("an account")
    other.visit("a guest", "/account")
    for words, name in (("account-to-sign-in", "signing in"), ("account-lost", "recovery")):
        other.page.get_by_role("button", name=say(language, words), exact=True).click()
        other.look(name)
    other.page.get_by_label(say(language, "account-code"), exact=True).fill("7K2M-9QXW")
    other.page.get_by_role("button", name=say(language, "account-recover-enter"), exact=True).click()
    expect(other.page.get_by_label(say(language, "account-code"), exact=True)).to_have_accessible_description(
        say(language, "account-code-hint")
    )
    other.look("recovery, refused")
    barriers = walk.barriers + other.barriers
    assert not barriers, "\n".join(barriers)


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
    expect(page.get_by_role("note", name=say(language, "table-marks"))).to_be_visible()
    walk.look("table, with the note of its marks")
    page.get_by_role("button", name=say(language, "table-legend"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    walk.look("table, with the legend")
    page.keyboard.press("Escape")
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

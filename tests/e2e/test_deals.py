"""Today's deals in a real browser: from the home page to the place among all; axe finds no barrier on the way."""

import re

from playwright.sync_api import expect

from mazzo.i18n import say
from tests.e2e.axe import Walk, quiet
from tests.e2e.browser import PHONE, Language, NewPage, in_each_language
from tests.e2e.playing import play


@in_each_language
def test_todays_orchard_is_played_from_the_home_page_to_its_place(new_page: NewPage, language: Language) -> None:
    page = new_page(device=PHONE)
    walk = Walk(page)
    page.goto("/")
    strip = page.get_by_role("region", name=say(language, "today-title"))
    strip.get_by_role("link", name=say(language, "orchard-name")).click()
    page.wait_for_url(re.compile(r"/d/[0-9a-z]+$"))
    deal = page.url.rpartition("/")[2]
    quiet(page)
    walk.look("deal, before")
    page.get_by_role("main").get_by_role("button", name=say(language, "home-play"), exact=True).click()
    page.wait_for_url(re.compile(r"/m/[0-9a-z]+"))
    match = page.url.rpartition("/m/")[2]
    page.goto("/about")
    score = play(page, match)
    walk.visit("deal, after", f"/d/{deal}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(score))
    expect(page.get_by_role("link", name=say(language, "deals-replay")).first).to_be_visible()
    walk.visit("deal, two replays", f"/d/{deal}/compare/{match}")
    walk.visit("today", "/today")
    walk.visit("history", "/history")
    walk.visit("boards", "/boards")
    page.get_by_label(say(language, "boards-name"), exact=True).fill("Famiglia")
    page.get_by_role("button", name=say(language, "boards-make"), exact=True).click()
    page.wait_for_url(re.compile(r"/b/[0-9a-z]+$"))
    quiet(page)
    walk.look("board")
    walk.visit("fairness", "/fairness")
    walk.visit("without a network", "/offline")
    page.goto("/")
    expect(strip.get_by_role("link", name=say(language, "orchard-name"))).to_contain_text(str(score))
    assert not walk.barriers, "\n".join(walk.barriers)

"""Numbers that are called at a table with printed cards: by one phone, and with a phone each; axe finds no barrier."""

import re

from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import PHONE, Language, NewPage, in_each_language


def press(page: Page, language: Language, text: str) -> None:
    page.get_by_role("button", name=say(language, text), exact=True).click()


def numbers(page: Page) -> list[str]:
    return page.locator("figure b").all_inner_texts()


@in_each_language
def test_one_phone_calls_and_goes_on_after_it_was_closed(new_page: NewPage, language: Language) -> None:
    page = new_page(device=PHONE)
    page.clock.install()
    walk = Walk(page)
    page.goto("/companion/grove/caller")
    page.get_by_role("checkbox").check()
    press(page, language, "caller-begin")
    expect(page.locator("figure")).to_have_count(3)
    hand = numbers(page)
    press(page, language, "caller-all-placed")
    expect(page.locator("figure")).to_have_count(1)
    fourth = numbers(page)
    walk.look("caller")
    page.reload()
    expect(page.locator("figure")).to_have_count(1)
    assert numbers(page) == fourth
    press(page, language, "caller-back")
    expect(page.locator("figure")).to_have_count(3)
    assert numbers(page) == hand
    for _ in range(6):
        page.clock.fast_forward(1_000)  # a second press at once is taken for a double tap
        press(page, language, "caller-all-placed")
    expect(page.get_by_text(say(language, "caller-last"))).to_be_visible()
    walk.visit("tools", "/companion/tools")
    press(page, language, "tools-draw")
    begins = re.compile(say(language, "tools-begins", name=".+"))
    expect(page.get_by_role("status").filter(has_text=begins)).to_be_visible()
    walk.visit("referee", "/companion/grass/referee")
    page.locator("label", has_text=say(language, "referee-questions")).tap()
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_text(say(language, "referee-hits", count=0))).to_be_visible()
    assert not walk.barriers, "\n".join(walk.barriers)


def test_everybody_follows_on_a_phone(new_page: NewPage, language: Language) -> None:
    host, friend = new_page(device=PHONE), new_page()
    host.goto("/companion/orchard/caller")
    host.get_by_label(say(language, "caller-name")).fill("Ada")
    press(host, language, "caller-open-table")
    host.wait_for_url(re.compile(r"/companion/call/[0-9a-z]+$"))
    friend.goto(host.url)
    friend.get_by_label(say(language, "caller-name")).fill("Bruno")
    press(friend, language, "call-join")
    expect(host.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()
    press(host, language, "caller-begin")
    expect(friend.locator("figure")).to_have_count(3)
    for count in range(1, 7):
        for page in (host, friend):
            expect(page.locator("figure")).to_have_count(3 if count == 1 else 1)
            press(page, language, "call-placed")
    for page in (host, friend):
        expect(page.get_by_text(say(language, "caller-last"))).to_be_visible()
        expect(page.get_by_role("heading", name=say(language, "call-enter"))).to_be_visible()
    assert numbers(host) == numbers(friend)
    for page, fruits in ((host, ("apple", "plum")), (friend, ("apple",))):
        page.locator("label:has(input[value='dice'])").click()
        for fruit in fruits:
            page.locator(f"[data-more='{fruit}-6']").click()
        expect(page.locator(".grid-entry .seats .numeral")).to_have_text(str(6 * len(fruits)))
        press(page, language, "call-send")
    for page in (host, friend):
        ranking = page.get_by_role("region", name=say(language, "call-ranking")).locator(".totals")
        expect(ranking.locator(".who b")).to_have_text(["Ada", "Bruno"])
        expect(ranking.locator(".numeral")).to_have_text(["12", "6"])

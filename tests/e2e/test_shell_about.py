"""Credits and privacy, being forgotten, and the pages that have nothing to show."""

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, NewPage, Troubles
from tests.e2e.home import play_button
from tests.e2e.playing import finished


def test_designers_and_publishers_are_named(page: Page) -> None:
    page.goto("/about")
    for name in (
        "Mark Tuck",
        "Side Room Games",
        "GateOnGames",
        "Jeff London",
        "Scotty Hardwick",
        "Grandpa Beck's Games",
    ):
        expect(page.get_by_text(name).first).to_be_visible()


def test_the_pictures_move_until_they_are_stopped(page: Page, language: Language) -> None:
    page.goto("/about")
    picture = page.get_by_role("img", name=say(language, "about-picture-orchard"))
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(image) => image.naturalWidth") == 600
    expect(picture).to_have_attribute("src", "/moving-pictures/orchard.webp")
    page.get_by_role("button", name=say(language, "about-pictures-stop")).click()
    expect(picture).to_have_attribute("src", "/moving-pictures/orchard-still.webp")


def test_the_pictures_are_still_for_people_who_want_less_motion(new_page: NewPage, language: Language) -> None:
    page = new_page(motion="reduce")
    page.goto("/about")
    picture = page.get_by_role("img", name=say(language, "about-picture-orchard"))
    expect(picture).to_have_attribute("src", "/moving-pictures/orchard-still.webp")
    page.get_by_role("button", name=say(language, "about-pictures-move")).click()
    expect(picture).to_have_attribute("src", "/moving-pictures/orchard.webp")


def test_the_footer_says_that_it_is_unofficial_and_leads_to_the_credits(page: Page, language: Language) -> None:
    page.goto("/")
    footer = page.get_by_role("contentinfo")
    expect(footer).to_contain_text(say(language, "ui-unofficial"))
    footer.get_by_role("link", name=say(language, "ui-credits")).click()
    expect(page.get_by_role("heading", name=say(language, "about-credits"))).to_be_in_viewport()


def test_a_person_can_be_forgotten(page: Page, language: Language, troubles: Troubles) -> None:
    page.goto("/")
    match = finished(page)
    page.goto("/about")
    page.get_by_role("button", name=say(language, "about-forget")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say(language, "about-forget-sure"))
    page.get_by_role("button", name=say(language, "about-forget-yes")).click()
    expect(page.get_by_text(say(language, "about-forgotten"))).to_be_visible()
    page.get_by_role("link", name=say(language, "history-title"), exact=True).click()
    expect(page.get_by_role("heading", name=say(language, "history-empty"))).to_be_visible()
    troubles.expect("404")
    page.goto(f"/m/{match}/replay")
    expect(page.get_by_role("alert")).to_contain_text(say(language, "missing-short"))


def test_forgetting_can_be_thought_better_of(page: Page, language: Language) -> None:
    page.goto("/")
    finished(page)
    page.goto("/about")
    page.get_by_role("button", name=say(language, "about-forget")).click()
    page.get_by_role("button", name=say(language, "ui-cancel")).click()
    page.get_by_role("link", name=say(language, "history-title"), exact=True).click()
    expect(page.locator("tbody tr")).to_have_count(1)


@pytest.mark.parametrize("path", ["/nowhere", "/m", "/about/us"])
def test_a_wrong_address_is_said_to_be_wrong(page: Page, language: Language, troubles: Troubles, path: str) -> None:
    troubles.expect("404")
    page.goto(path)
    expect(page.get_by_role("heading", name=say(language, "missing-title"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=say(language, "ui-home")).click()
    expect(play_button(page, language)).to_be_visible()


def test_a_server_that_is_away_is_waited_for(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("api/history")
    page.route("**/api/history*", lambda route: route.abort())
    page.goto("/history")
    expect(page.get_by_role("heading", name=say(language, "ui-away"))).to_be_visible()
    page.unroute("**/api/history*")
    page.get_by_role("button", name=say(language, "ui-again")).click()
    expect(page.get_by_role("heading", name=say(language, "history-empty"))).to_be_visible()


def test_a_deal_that_cannot_be_had_says_why(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("api/matches")
    page.route("**/api/matches", lambda route: route.abort())
    page.goto("/")
    play_button(page, language).click()
    expect(page.get_by_role("alert")).to_contain_text(say(language, "ui-away-text"))
    page.unroute("**/api/matches")
    play_button(page, language).click()
    expect(page.locator("button[data-card]")).to_have_count(2)


def test_the_licences_of_what_is_carried_along_are_one_link_away(page: Page, language: Language) -> None:
    page.goto("/about")
    address = page.get_by_role("link", name=say(language, "about-licences")).get_attribute("href")
    text = page.request.get(address or "").text()
    for name in ("fraunces", "source-sans-3", "svelte", "@fluent/bundle"):
        assert name in text
    assert "SIL OPEN FONT LICENSE" in text
    assert "Apache License" in text

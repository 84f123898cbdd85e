"""Paper: the rules are printed as clean pages, black on white, whatever the theme."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import NewPage
from tests.e2e.playing import play
from tests.e2e.rooms import create_room, look

TORN = "rules => rules.filter(rule => getComputedStyle(rule).breakInside !== 'avoid').length"
UNDERLINED = "links => links.filter(link => getComputedStyle(link).textDecorationLine !== 'none').length"
COLOURS = "main => [getComputedStyle(main).color, getComputedStyle(document.body).backgroundColor]"


def test_rules_are_printed_without_the_site_around_them(new_page: NewPage) -> None:
    page = new_page(theme="dark")
    page.goto("/rules/orchard")
    expect(page.locator("[data-rule]").first).to_be_visible()
    page.emulate_media(media="print")
    for around in ("#app > header", "#app > footer", "main nav", "main .find"):
        expect(page.locator(around).filter(visible=True)).to_have_count(0)
    expect(page.locator("main h1")).to_be_visible()
    rules = page.locator("[data-rule]")
    assert rules.evaluate_all(TORN) == 0
    assert page.locator("main a").evaluate_all(UNDERLINED) == 0
    assert page.locator("main").evaluate(COLOURS) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


@pytest.mark.slow
def test_the_places_of_a_match_are_printed(page: Page) -> None:
    page.goto("/about")
    room = create_room(page, "Ada", "orchard", 2, bots=["greedy"])
    play(page, look(page, room)["match"], cards=99)
    page.goto(f"/t/{room}")
    places = page.locator("main ol .row .words")
    expect(places).to_have_count(2)
    page.emulate_media(media="print")
    expect(places.first).to_be_visible()
    expect(page.get_by_role("button", name="Gioca ancora")).to_be_hidden()

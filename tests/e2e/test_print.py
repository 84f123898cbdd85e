"""Paper: the rules are printed as clean pages, black on white, whatever the theme."""

from playwright.sync_api import expect

from tests.e2e.browser import NewPage

TORN = "rules => rules.filter(rule => getComputedStyle(rule).breakInside !== 'avoid').length"
UNDERLINED = "links => links.filter(link => getComputedStyle(link).textDecorationLine !== 'none').length"
COLOURS = "main => [getComputedStyle(main).color, getComputedStyle(document.body).backgroundColor]"


def test_rules_are_printed_without_the_site_around_them(new_page: NewPage) -> None:
    page = new_page(theme="dark")
    page.goto("/rules/orchard")
    expect(page.locator("[data-rule]").first).to_be_visible()
    page.emulate_media(media="print")
    for around in ("#app > header", "#app > footer", "main nav", "main .find"):
        expect(page.locator(around)).to_be_hidden()
    expect(page.locator("main h1")).to_be_visible()
    rules = page.locator("[data-rule]")
    assert rules.evaluate_all(TORN) == 0
    assert page.locator("main a").evaluate_all(UNDERLINED) == 0
    assert page.locator("main").evaluate(COLOURS) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]

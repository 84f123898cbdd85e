"""Language, theme and sound: they follow the device, change at once, and are remembered."""

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, NewPage, Theme, in_each_language, in_each_theme
from tests.e2e.home import play_button

PAPER: dict[Theme, str] = {"light": "rgb(251, 246, 234)", "dark": "rgb(18, 32, 26)"}


@in_each_language
def test_the_language_is_that_of_the_browser(page: Page, language: Language) -> None:
    page.goto("/")
    expect(play_button(page, language)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_switches_at_once_and_stays(page: Page) -> None:
    page.goto("/history")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("it", "history-title"))
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("en", "history-title"))
    expect(page).to_have_title(f"{say('en', 'history-title')} · Mazzo")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("en", "history-title"))


def test_the_server_learns_the_language(page: Page) -> None:
    page.goto("/history")
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as told:
        page.get_by_role("button", name="English").click()
    assert told.value.ok
    assert page.request.get("/api/me").json()["language"] == "en"


def test_a_draft_is_read_by_those_who_choose_it(page: Page) -> None:
    heading = page.get_by_role("heading", level=1)
    page.goto("/history?language=de")
    expect(heading).to_have_text(say("de", "history-title"))
    page.goto("/account")
    expect(heading).to_have_text(say("it", "account-title"))
    with page.expect_response(lambda answer: answer.request.method == "PATCH") as told:
        page.get_by_role("button", name="Deutsch").click()
    assert told.value.ok
    expect(heading).to_have_text(say("de", "account-title"))
    page.goto("/rules/orchard")
    expect(page.get_by_role("heading", name="Eine Karte spielen")).to_be_visible()


def test_the_rules_change_language_with_the_page(page: Page) -> None:
    page.goto("/rules/orchard")
    expect(page.get_by_role("heading", name="Giocare una carta")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Playing a card")).to_be_visible()


@in_each_theme
def test_the_theme_is_that_of_the_system(page: Page, theme: Theme) -> None:
    page.goto("/")
    expect(page.locator("body")).to_have_css("background-color", PAPER[theme])


@pytest.mark.parametrize("theme", ["dark"])
def test_the_theme_can_be_chosen_against_the_system_and_stays(page: Page) -> None:
    page.goto("/")
    button = page.get_by_role("button", name=say("it", "ui-theme", theme=say("it", "ui-theme-auto")))
    button.click()
    light = page.get_by_role("button", name=say("it", "ui-theme", theme=say("it", "ui-theme-light")))
    expect(light).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", PAPER["light"])
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", PAPER["light"])
    light.click()
    page.get_by_role("button", name=say("it", "ui-theme", theme=say("it", "ui-theme-dark"))).click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")


def test_sound_goes_off_and_stays_off(page: Page) -> None:
    page.goto("/")
    sound = page.get_by_role("button", name=say("it", "ui-sound"))
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")


def test_moving_on_puts_the_focus_on_the_heading(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=say("it", "history-title"), exact=True).click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(say("it", "history-title"))
    expect(heading).to_be_focused()


def test_the_first_tab_skips_to_the_content(page: Page) -> None:
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=say("it", "ui-skip"))
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


def test_reduced_motion_is_respected(new_page: NewPage) -> None:
    page = new_page(motion="reduce")
    page.goto("/")
    button = page.locator(".button").first
    assert button.evaluate("(button) => parseFloat(getComputedStyle(button).transitionDuration) <= 0.001")

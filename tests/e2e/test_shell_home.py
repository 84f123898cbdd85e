"""The first page: five games, one tap to the table of each, and the way back to what was left open."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from mazzo.i18n import say
from tests.e2e.browser import NARROW, PHONE, Device, Language, excess_width, on_each_device, small_targets
from tests.e2e.playing import deal, finished, play

TABLE = re.compile(r"/m/[0-9a-z]+$")


@on_each_device
def test_one_tap_leads_to_the_table(page: Page, language: Language) -> None:
    page.goto("/")
    page.get_by_role("button", name=say(language, "home-play"), exact=True).first.click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("button[data-card]")).to_have_count(2)


def test_five_games_stand_on_the_shelf(page: Page) -> None:
    page.goto("/")
    page.wait_for_load_state("networkidle")
    titles = page.locator("main h2, main h3")
    expect(titles).to_have_text(["Orchard", "Grove", "Grass", "Clustered", "Gnoming A Round"])


def test_practice_is_offered_only_where_it_is_known_that_one_may_play_alone(page: Page, language: Language) -> None:
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/")
    practice = page.get_by_role("button", name=say(language, "home-practice"), exact=True)
    gnoming = page.get_by_role("region", name="Gnoming A Round")
    expect(gnoming.get_by_role("button", name=say(language, "home-play"), exact=True)).to_be_visible()
    expect(practice).to_have_count(0)
    held[0].continue_()
    expect(practice).to_have_count(3)
    expect(gnoming.locator(practice)).to_have_count(0)


def test_practice_is_dealt_as_practice(page: Page, language: Language) -> None:
    page.goto("/")
    page.get_by_role("button", name=say(language, "home-practice"), exact=True).first.click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_text(say(language, "table-practice"), exact=True)).to_be_visible()


def test_a_first_visit_suggests_the_lesson_until_it_is_declined(page: Page, language: Language) -> None:
    page.goto("/")
    suggestion = page.get_by_text(say(language, "home-first"))
    expect(suggestion).to_be_visible()
    page.get_by_role("button", name=say(language, "home-first-skip")).click()
    expect(suggestion).to_be_hidden()
    page.reload()
    expect(page.get_by_role("link", name=say(language, "home-learn")).first).to_be_visible()
    expect(suggestion).to_be_hidden()


def test_the_lesson_is_one_tap_away(page: Page, language: Language) -> None:
    page.goto("/")
    page.get_by_role("link", name=say(language, "home-learn")).first.click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("note")).to_be_visible()


def test_a_game_left_open_can_be_continued(page: Page, language: Language) -> None:
    page.goto("/")
    match = deal(page)
    play(page, match, cards=4)
    page.goto("/")
    page.get_by_role("link", name=re.compile(say(language, "home-continue"))).click()
    expect(page).to_have_url(re.compile(f"/m/{match}$"))
    expect(page.locator("button[data-card]")).to_have_count(2)


def test_the_best_score_is_shown_after_a_game(page: Page, language: Language) -> None:
    page.goto("/")
    match = deal(page)
    score = play(page, match)
    page.goto("/")
    expect(page.get_by_text(say(language, "home-best", best=score))).to_be_visible()


@pytest.mark.parametrize("device", [NARROW, PHONE], ids=str)
def test_the_large_button_needs_no_scrolling(page: Page, language: Language, device: Device) -> None:
    page.set_viewport_size({"width": device.width, "height": 568 if device is NARROW else device.height})
    page.goto("/")
    expect(page.get_by_role("button", name=say(language, "home-play"), exact=True).first).to_be_in_viewport(ratio=1)


def opened(page: Page, path: str) -> Page:
    """The page at another path, when it has loaded."""
    page.goto(path)
    expect(page.locator("h1")).to_be_attached()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_nothing_is_wider_than_320_pixels(page: Page) -> None:
    page.goto("/")
    match = finished(page)
    paths = ["/", "/history", "/rules/orchard", "/about", "/nowhere"]
    paths += [f"/m/{match}", f"/m/{match}/replay", f"/deal/{match}"]
    wide = {path: excess_width(opened(page, path)) for path in paths}
    assert {path: width for path, width in wide.items() if width} == {}


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_whatever_is_touched_is_large_enough(page: Page) -> None:
    page.goto("/")
    match = finished(page)
    paths = ("/", "/history", "/about", f"/m/{match}", f"/m/{match}/replay", f"/deal/{match}")
    small = {path: small_targets(opened(page, path)) for path in paths}
    assert {path: found for path, found in small.items() if found} == {}

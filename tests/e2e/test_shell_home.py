"""The first page: five games on a shelf, one tap to the table of each, and the way back to what was left open; and the
page of each game.
"""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from mazzo.i18n import say
from tests.e2e.axe import quiet, violations
from tests.e2e.browser import (
    NARROW,
    PHONE,
    Device,
    Language,
    Troubles,
    each_language_on_each_device,
    excess_width,
    on_each_device,
    small_targets,
)
from tests.e2e.home import bots_button, card, play_button, ways
from tests.e2e.playing import deal, finished, play
from tests.e2e.rooms import ROOM, create_room, look

TABLE = re.compile(r"/m/[0-9a-z]+$")
GAMES = ("orchard", "grove", "grass", "clustered", "gnoming")

# How far anything moved by itself since the page was opened, as a share of the screen.
_SHIFT = """() => new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.value)))
    .observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => setTimeout(() => resolve(sum)))
})"""


@on_each_device
def test_one_tap_leads_to_the_table(page: Page, language: Language) -> None:
    page.goto("/")
    play_button(page, language).click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("button[data-card]")).to_have_count(2)


@on_each_device
def test_five_games_stand_on_the_shelf_within_two_screens(page: Page, device: Device) -> None:
    page.goto("/")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".game h2")).to_have_text(["Orchard", "Grove", "Grass", "Clustered", "Gnoming A Round"])
    box = card(page, "gnoming").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < device.height * (2 if device is PHONE else 1.5)


def test_the_shelf_says_what_play_begins(page: Page, language: Language) -> None:
    page.goto("/")
    expect(play_button(card(page, "clustered"), language)).to_contain_text(say(language, "home-alone"))
    expect(play_button(card(page, "gnoming"), language)).to_contain_text(say(language, "home-bots", count=3))


@pytest.mark.parametrize("game", ["orchard", pytest.param("clustered", marks=pytest.mark.slow)])
def test_two_taps_lead_to_a_table_with_a_bot(page: Page, language: Language, game: str) -> None:
    page.goto("/")
    card(page, game).get_by_role("link", name=re.compile(rf"^{say(language, 'home-more')}")).click()
    bots_button(page, language).click()
    expect(page).to_have_url(ROOM)
    told = look(page, page.url.rpartition("/")[2])
    assert (told["game"], told["phase"], len(told["seats"])) == (game, "playing", 4)


def test_practice_is_offered_only_where_one_may_play_alone(page: Page, language: Language) -> None:
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/games/gnoming")
    practice = page.get_by_role("button", name=say(language, "home-practice"), exact=True)
    expect(page.get_by_role("link", name=say(language, "home-learn"))).to_be_visible()
    expect(practice).to_have_count(0)
    held[0].continue_()
    expect(bots_button(page, language)).to_be_visible()
    expect(practice).to_have_count(0)
    expect(ways(page, language, "game-alone")).to_have_count(0)


def test_practice_is_dealt_as_practice(page: Page, language: Language) -> None:
    page.goto("/games/orchard")
    page.get_by_role("button", name=say(language, "home-practice"), exact=True).click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_text(say(language, "table-practice"), exact=True)).to_be_visible()


def test_every_game_offers_its_lesson_until_a_whole_game_was_played(page: Page, language: Language) -> None:
    page.goto("/")
    lessons = page.locator(".game").get_by_role("link", name=re.compile(rf"^{say(language, 'home-learn')}"))
    expect(lessons).to_have_count(len(GAMES))
    play_button(card(page, "orchard"), language).click()
    expect(page).to_have_url(TABLE)
    page.goto("/")
    lesson = card(page, "orchard").get_by_role("link", name=re.compile(rf"^{say(language, 'home-learn')}"))
    expect(lesson).to_be_visible()
    finished(page)
    page.goto("/")
    expect(lessons).to_have_count(len(GAMES) - 1)
    expect(lesson).to_have_count(0)
    page.reload()
    expect(lessons).to_have_count(len(GAMES) - 1)


def test_the_lesson_is_one_tap_away(page: Page, language: Language) -> None:
    page.goto("/")
    card(page, "orchard").get_by_role("link", name=re.compile(rf"^{say(language, 'home-learn')}")).click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("note")).to_be_visible()


def test_a_game_left_open_can_be_continued_and_a_new_one_is_a_choice(page: Page, language: Language) -> None:
    page.goto("/")
    match = deal(page)
    play(page, match, cards=4)
    page.goto("/")
    resume = page.get_by_role("link", name=re.compile(say(language, "home-continue")))
    expect(resume).to_have_count(1)  # above the shelf
    again = card(page, "orchard").get_by_role("button", name=re.compile(rf"^{say(language, 'game-new')}"))
    expect(again).to_be_visible()
    resume.click()
    expect(page).to_have_url(re.compile(f"/m/{match}$"))
    expect(page.locator("button[data-card]")).to_have_count(2)
    page.goto("/games/orchard")
    alone = ways(page, language, "game-alone")
    expect(alone.locator(resume)).to_be_visible()
    alone.get_by_role("button", name=say(language, "game-new"), exact=True).click()
    expect(page).not_to_have_url(re.compile(f"/games/|/m/{match}$"))


def test_a_table_left_open_is_continued_from_the_page_of_its_game(page: Page, language: Language) -> None:
    room = create_room(page, "Ada", "grass", seats=2, bots=["novice"])
    page.goto("/games/grass")
    page.get_by_role("link", name=re.compile(say(language, "home-continue"))).click()
    expect(page).to_have_url(re.compile(f"/t/{room}$"))


def test_nothing_moves_when_what_was_left_open_is_told(page: Page, language: Language) -> None:
    page.goto("/")
    match = deal(page)
    page.goto("/")
    above = page.get_by_role("list", name=say(language, "home-unfinished")).get_by_role("link")
    expect(above).to_have_count(1)
    page.goto("/about")
    play(page, match)
    page.goto("/")
    expect(above).to_have_count(0)  # it is over, and the place that was kept for it stays
    page.wait_for_load_state("networkidle")
    assert page.evaluate(_SHIFT) < 0.01


def test_the_page_of_a_game_tells_results_and_leads_back_to_the_last_deal(page: Page, language: Language) -> None:
    page.goto("/")
    finished(page)
    match = deal(page)
    score = play(page, match)
    page.goto("/games/orchard")
    results = page.get_by_role("region", name=say(language, "game-results"))
    expect(results.get_by_role("img")).to_be_visible()
    expect(results.get_by_text(say(language, "game-last", score=score))).to_be_visible()
    results.get_by_role("link", name=say(language, "game-last-again")).click()
    expect(page).to_have_url(re.compile(f"/deal/{match}$"))


@pytest.mark.parametrize("path", ["/games/chess", "/learn/chess", "/rules/chess"])
def test_an_unknown_game_has_no_page(page: Page, language: Language, troubles: Troubles, path: str) -> None:
    troubles.expect("404")
    page.goto(path)
    expect(page.get_by_text(say(language, "missing-text"))).to_be_visible()


@pytest.mark.parametrize("device", [NARROW, PHONE], ids=str)
def test_the_large_button_needs_no_scrolling(page: Page, language: Language, device: Device) -> None:
    page.set_viewport_size({"width": device.width, "height": 568 if device is NARROW else device.height})
    page.goto("/")
    expect(play_button(page, language)).to_be_in_viewport(ratio=1)


def opened(page: Page, path: str) -> Page:
    """The page at another path, when it has loaded."""
    page.goto(path)
    expect(page.locator("h1")).to_be_attached()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_nothing_is_wider_than_320_pixels(page: Page, troubles: Troubles) -> None:
    troubles.expect("404.*/nowhere")
    page.goto("/")
    match = finished(page)
    deal(page)
    paths = ["/", *(f"/games/{game}" for game in GAMES), "/history", "/rules/orchard", "/about", "/nowhere"]
    paths += [f"/m/{match}", f"/m/{match}/replay", f"/deal/{match}"]
    wide = {path: excess_width(opened(page, path)) for path in paths}
    assert {path: width for path, width in wide.items() if width} == {}


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_whatever_is_touched_is_large_enough(page: Page) -> None:
    page.goto("/")
    match = finished(page)
    deal(page)
    paths = ["/", *(f"/games/{game}" for game in GAMES), "/history", "/about"]
    paths += [f"/m/{match}", f"/m/{match}/replay", f"/deal/{match}"]
    small = {path: small_targets(opened(page, path)) for path in paths}
    assert {path: found for path, found in small.items() if found} == {}


@each_language_on_each_device
def test_no_page_of_a_game_is_a_barrier(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("api/games|api/history|api/matches")
    page.goto("/")
    finished(page)
    finished(page)
    deal(page)
    for game in GAMES:
        page.goto(f"/games/{game}")
        bots_button(page, language).wait_for()
        quiet(page)
        assert violations(page) == [], game


def test_the_page_of_a_game_may_be_left_before_its_answers_come(page: Page) -> None:
    held: list[Route] = []
    page.goto("/about")
    page.route("**/api/history?**", lambda route: held.append(route))
    page.goto("/games/orchard")
    page.get_by_role("heading", level=1).wait_for(state="attached")
    with page.expect_request_finished(lambda request: "/api/history?" in request.url):
        page.locator("header nav a[href='/about']").click()
        expect(page).to_have_url(re.compile("/about$"))
        for route in held:
            route.continue_()
    assert held

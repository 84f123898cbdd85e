"""One person and bots: one press on the shelf for a game of two or more, two for any other, then bots sit down."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from mazzo.i18n import say
from tests.e2e.axe import quiet, violations
from tests.e2e.browser import DESKTOP, NARROW, PHONE, Device, Language, excess_width, in_each_language
from tests.e2e.home import bots_button, card, play_button, ways
from tests.e2e.rooms import ROOM, look
from tests.games.gnoming.browser.table import play_out

PAGE = "/games/gnoming"


def choice(page: Page, language: Language) -> Locator:
    """Where bots are chosen on the page of the game."""
    return ways(page, language, "game-bots")


def press(page: Page, button: Locator) -> str:
    """Press a button; the room that it leads to."""
    button.click()
    expect(page).to_have_url(ROOM)
    page.locator("[data-large] .legal").first.wait_for()
    return page.url.rpartition("/")[2]


def bots(page: Page, room: str) -> list[str | None]:
    """Who plays at each seat, None for a person."""
    return [seat["bot"] for seat in look(page, room)["seats"]]


@in_each_language
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=str)
def test_one_press_leads_to_a_table_with_three_bots(page: Page, language: Language, device: Device) -> None:
    page.goto("/")
    room = press(page, play_button(card(page, "gnoming"), language))
    assert bots(page, room) == [None, "greedy", "greedy", "greedy"]
    assert look(page, room)["phase"] == "playing"


def test_how_many_and_how_strong_is_chosen_on_the_page_of_the_game_and_remembered(
    page: Page, language: Language
) -> None:
    page.goto(PAGE)
    choice(page, language).get_by_role("radio", name="1", exact=True).check()
    choice(page, language).get_by_role("radio", name=say(language, "room-bot-casual")).check()
    assert bots(page, press(page, bots_button(page, language, 1))) == [None, "casual"]
    page.goto("/games/grass")
    expect(bots_button(page, language)).to_be_visible()
    page.goto(PAGE)
    assert bots(page, press(page, bots_button(page, language, 1))) == [None, "casual"]


def test_bots_play_among_themselves_and_stop_when_they_are_told(page: Page, language: Language) -> None:
    page.goto(PAGE)
    choice(page, language).get_by_role("radio", name=say(language, "room-bot-master")).check()
    page.get_by_role("button", name=say(language, "show-open")).click()
    expect(page).to_have_url(ROOM)
    page.get_by_role("button", name=say(language, "show-pause")).click()
    room = page.url.rpartition("/")[2]
    assert bots(page, room) == ["master"] * 4
    waits = page.get_by_text(say(language, "show-paused"))
    expect(waits).to_be_visible()
    assert look(page, room)["paused"]
    on = page.get_by_role("button", name=say(language, "room-go-on"))
    expect(on).to_be_focused()
    on.press("Enter")
    expect(waits).to_have_count(0)
    assert not look(page, room)["paused"]


def test_a_table_for_friends_stands_beside_it(page: Page, language: Language) -> None:
    page.goto(PAGE)
    ways(page, language, "home-friends").get_by_role("button", name=say(language, "home-others"), exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="Gnoming A Round")).to_be_checked()
    expect(sheet.get_by_role("radio", name=re.compile("^[2-7]$"))).to_have_count(6)


@pytest.mark.timeout(180)
@pytest.mark.parametrize("way", ["at the table", pytest.param("from the history", marks=pytest.mark.slow)])
def test_playing_again_is_one_press_too(page: Page, language: Language, way: str) -> None:
    page.goto(PAGE)
    choice(page, language).get_by_role("radio", name="1", exact=True).check()
    room = press(page, bots_button(page, language, 1))
    match = look(page, room)["match"]
    page.goto("/about")
    play_out(page, match)
    page.goto(f"/t/{room}" if way == "at the table" else f"/m/{match}")
    page.get_by_role("button", name=say(language, "end-again"), exact=True).click()
    page.locator("[data-large] .legal").first.wait_for()
    expect(page).to_have_url(ROOM)
    again = page.url.rpartition("/")[2]
    assert (again == room) == (way == "at the table")
    assert look(page, again)["match"] != match
    assert bots(page, again) == [None, "greedy"]


@in_each_language
@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_the_choice_fits_a_narrow_screen_and_is_no_barrier(page: Page, language: Language, device: Device) -> None:
    page.goto(PAGE)
    expect(choice(page, language).get_by_role("radio")).to_have_count(11)  # one to six bots, five strengths
    assert excess_width(page) == 0
    quiet(page)
    assert violations(page) == []


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_the_history_counts_the_fewest_points_as_best(page: Page, language: Language) -> None:
    page.goto(PAGE)
    choice(page, language).get_by_role("radio", name="1", exact=True).check()
    for _ in range(2):
        match = look(page, press(page, bots_button(page, language, 1)))["match"]
        page.goto("/about")
        play_out(page, match)
        page.goto(PAGE)
    page.goto("/history")
    cells = page.locator("td.number")
    expect(cells).to_have_count(2)
    points = [int(text.split()[0].replace("−", "-")) for text in cells.all_inner_texts()]
    expect(page.locator("dl .best dd")).to_have_text(str(min(points)).replace("-", "−"))
    expect(page.get_by_text(say(language, "history-fewest"))).to_be_visible()

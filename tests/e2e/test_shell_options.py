"""Games with options, and for more than one: what is offered at the front door, remembered, and told at the table."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from mazzo.words import say
from tests.e2e.browser import Language, on_each_device
from tests.e2e.rooms import ROOM, look

WITHOUT = "without-3"
"""An option that Orchard has and the shelf does not offer; it has no words, and goes by its name."""
TABLE = re.compile(r"/m/[0-9a-z]+$")


def shelve(page: Page, **more: Any) -> None:
    """Let the shelf tell other things of Orchard than it does."""

    def answer(route: Route) -> None:
        cards = route.fetch().json()
        route.fulfill(json=[card | (more if card["name"] == "orchard" else {}) for card in cards])

    page.route("**/api/games", answer)


@pytest.fixture
def offered(page: Page) -> None:
    """Orchard offers an option."""
    shelve(page, options=[{"name": WITHOUT, "seat": None}])


def hero(page: Page) -> Any:
    """Orchard on the first page."""
    return page.get_by_role("region", name="Orchard")


def options_of(page: Page) -> list[str]:
    """The options of the match on the page."""
    told = page.evaluate("async () => await (await fetch('/api/matches/' + location.pathname.slice(3))).text()")
    options: list[str] = json.loads(told)["options"]
    return options


@on_each_device
def test_a_game_alone_is_played_with_the_options_chosen(page: Page, language: Language, offered: None) -> None:
    page.goto("/")
    options = hero(page).get_by_text(say(language, "options-title"))
    expect(page.get_by_role("checkbox", name=WITHOUT)).to_be_hidden()
    options.click()
    page.get_by_role("checkbox", name=WITHOUT).check()
    hero(page).get_by_role("button", name=say(language, "home-play"), exact=True).click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("button[data-card]")).to_have_count(2)
    assert options_of(page) == [WITHOUT]


def test_the_options_chosen_last_stand_beside_the_word(page: Page, language: Language, offered: None) -> None:
    page.goto("/")
    hero(page).get_by_text(say(language, "options-title")).click()
    page.get_by_role("checkbox", name=WITHOUT).check()
    page.reload()
    expect(hero(page).locator("summary").get_by_text(WITHOUT)).to_be_visible()
    expect(page.get_by_role("checkbox", name=WITHOUT)).to_be_hidden()


def test_a_game_without_options_says_nothing_of_them(page: Page, language: Language) -> None:
    page.goto("/")
    expect(hero(page).get_by_text(say(language, "home-minutes", minutes=10))).to_be_visible()
    expect(hero(page).get_by_text(say(language, "options-title"), exact=True)).to_have_count(0)


@on_each_device
def test_a_table_is_opened_with_options_and_says_so(page: Page, language: Language, offered: None) -> None:
    page.goto("/")
    hero(page).get_by_role("button", name=say(language, "home-others"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say(language, "options-title"), exact=True).click()
    dialog.get_by_role("checkbox", name=WITHOUT).check()
    dialog.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    expect(page.locator(".facts").get_by_text(WITHOUT)).to_be_visible()
    room = page.url.rpartition("/")[2]
    page.goto("/tables")
    expect(page.locator(f"a[href='/t/{room}']").get_by_text(WITHOUT)).to_be_visible()


def test_the_host_changes_the_options(page: Page, language: Language, offered: None) -> None:
    page.goto("/")
    hero(page).get_by_role("button", name=say(language, "home-others"), exact=True).click()
    page.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    room = page.url.rpartition("/")[2]
    assert look(page, room)["options"] == []
    page.get_by_role("button", name=say(language, "room-change"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say(language, "options-title"), exact=True).click()
    dialog.get_by_role("checkbox", name=WITHOUT).check()
    dialog.get_by_role("button", name=say(language, "room-change-done"), exact=True).click()
    expect(page.locator(".facts").get_by_text(WITHOUT)).to_be_visible()
    assert look(page, room)["options"] == [WITHOUT]


def test_a_table_has_as_many_seats_as_the_game_has_room_for(page: Page, language: Language) -> None:
    shelve(page, seats_min=3, seats_max=5)
    page.goto("/")
    hero(page).get_by_role("button", name=say(language, "home-others"), exact=True).click()
    seats = page.get_by_role("group", name=say(language, "room-seats"), exact=True).get_by_role("radio")
    expect(seats).to_have_count(3)
    assert [seat.get_attribute("value") for seat in seats.all()] == ["3", "4", "5"]
    expect(seats.first).to_be_checked()


def test_a_game_for_several_is_not_offered_alone(page: Page, language: Language) -> None:
    shelve(page, seats_min=2)
    page.goto("/")
    expect(hero(page).get_by_role("button", name=say(language, "home-others"), exact=True)).to_be_visible()
    expect(hero(page).get_by_role("button", name=say(language, "home-play"), exact=True)).to_have_count(0)
    expect(hero(page).get_by_role("button", name=say(language, "home-practice"), exact=True)).to_have_count(0)

"""Games with options, and for several players: offered on the page of the game, remembered, and shown at the table."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from mazzo.i18n import say
from tests.e2e.axe import quiet, violations
from tests.e2e.browser import (
    NARROW,
    PHONE,
    Device,
    Language,
    each_language_on_each_device,
    excess_width,
    on_each_device,
)
from tests.e2e.home import bots_button, card, play_button, unfold_options, ways
from tests.e2e.rooms import ROOM, look, open_room

WITHOUT = "without-3"
"""An option that Orchard has and the catalogue does not offer; it has no text, and is shown by its name."""
TABLE = re.compile(r"/m/[0-9a-z]+$")


def shelve(page: Page, game: str = "orchard", **more: Any) -> None:
    """Change fields of a game in the catalogue that the page receives."""

    def answer(route: Route) -> None:
        cards = route.fetch().json()
        route.fulfill(json=[card | (more if card["name"] == game else {}) for card in cards])

    page.route("**/api/games", answer)


@pytest.fixture
def offered(page: Page) -> None:
    """Orchard offers an option."""
    shelve(page, options=[{"name": WITHOUT, "seat": None}])


PAGE = "/games/orchard"


def others(page: Page, language: Language) -> Locator:
    """The sheet for a table with friends, from the page of Orchard."""
    page.goto(PAGE)
    page.get_by_role("button", name=say(language, "home-others"), exact=True).click()
    return page.get_by_role("dialog")


def options_of(page: Page) -> list[str]:
    """The options of the match on the page."""
    told = page.evaluate("async () => await (await fetch('/api/matches/' + location.pathname.slice(3))).text()")
    options: list[str] = json.loads(told)["options"]
    return options


@on_each_device
def test_a_game_alone_is_played_with_the_options_chosen(page: Page, language: Language, offered: None) -> None:
    page.goto(PAGE)
    expect(page.get_by_role("checkbox", name=WITHOUT)).to_be_hidden()
    unfold_options(page, language).get_by_role("checkbox", name=WITHOUT).check()
    play_button(ways(page, language, "game-alone"), language).click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("button[data-card]")).to_have_count(2)
    assert options_of(page) == [WITHOUT]


def test_the_options_chosen_last_stand_in_the_line_and_are_those_of_the_shelf(
    page: Page, language: Language, offered: None
) -> None:
    page.goto(PAGE)
    unfold_options(page, language).get_by_role("checkbox", name=WITHOUT).check()
    page.reload()
    expect(page.locator(".options summary").get_by_text(WITHOUT)).to_be_visible()
    expect(page.get_by_role("checkbox", name=WITHOUT)).to_be_hidden()
    page.goto("/")
    play_button(card(page, "orchard"), language).click()
    expect(page).to_have_url(TABLE)
    assert options_of(page) == [WITHOUT]


def test_a_game_without_options_or_decks_says_nothing_of_them(page: Page, language: Language) -> None:
    shelve(page, own_decks=None)
    page.goto(PAGE)
    expect(bots_button(page, language)).to_be_visible()
    expect(page.get_by_text(say(language, "game-change"), exact=True)).to_have_count(0)


@on_each_device
def test_a_table_is_opened_with_options_and_says_so(page: Page, language: Language, offered: None) -> None:
    dialog = others(page, language)
    dialog.get_by_text(say(language, "options-title"), exact=True).click()
    dialog.get_by_role("checkbox", name=WITHOUT).check()
    dialog.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    expect(page.locator(".facts").get_by_text(WITHOUT)).to_be_visible()
    room = page.url.rpartition("/")[2]
    page.goto("/tables")
    expect(page.locator(f"a[href='/t/{room}']").get_by_text(WITHOUT)).to_be_visible()


def test_the_host_changes_the_options(page: Page, language: Language, offered: None) -> None:
    others(page, language)
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
    others(page, language)
    seats = page.get_by_role("group", name=say(language, "room-seats"), exact=True).get_by_role("radio")
    expect(seats).to_have_count(3)
    assert [seat.get_attribute("value") for seat in seats.all()] == ["3", "4", "5"]
    expect(seats.first).to_be_checked()


def test_a_game_for_several_is_not_offered_alone_but_with_bots(page: Page, language: Language) -> None:
    shelve(page, seats_min=2)
    page.goto("/")
    button = play_button(card(page, "orchard"), language)
    expect(button).to_contain_text(say(language, "home-bots", count=3))
    button.click()
    expect(page).to_have_url(ROOM)
    seats = look(page, page.url.rpartition("/")[2])["seats"]
    assert [seat["bot"] for seat in seats] == [None, "greedy", "greedy", "greedy"]


def against(page: Page, language: Language, count: int = 3) -> dict[str, Any]:
    """The room that the button for a table with bots leads to."""
    bots_button(page, language, count).click()
    expect(page).to_have_url(ROOM)
    return look(page, page.url.rpartition("/")[2])


@each_language_on_each_device
def test_against_bots_the_same_options_hold(page: Page, language: Language, offered: None) -> None:
    page.goto(PAGE)
    unfold_options(page, language).get_by_role("checkbox", name=WITHOUT).check()
    told = against(page, language)
    assert (told["options"], told["phase"]) == ([WITHOUT], "playing")


def test_bots_and_options_are_chosen_with_the_keyboard(page: Page, language: Language, offered: None) -> None:
    page.goto(PAGE)
    page.get_by_role("radio", name="3", exact=True).focus()
    page.keyboard.press("ArrowLeft")
    expect(bots_button(page, language, 2)).to_be_visible()
    page.locator(".options summary").focus()
    page.keyboard.press("Enter")
    checkbox = page.get_by_role("checkbox", name=WITHOUT)
    expect(page.get_by_role("link", name=say(language, "deck-make"))).to_be_visible()
    page.keyboard.press("Tab")  # the deck
    page.keyboard.press("Tab")
    expect(checkbox).to_be_focused()
    page.keyboard.press("Space")
    expect(checkbox).to_be_checked()


@pytest.mark.slow
def test_grass_is_played_with_the_option_chosen(page: Page, language: Language) -> None:
    page.goto("/games/grass")
    line = unfold_options(page, language)
    line.get_by_role("checkbox", name=say(language, "grass-option-lifo-heat")).check()
    told = against(page, language)
    assert (told["game"], told["options"], told["phase"]) == ("grass", ["lifo-heat"], "playing")


@pytest.mark.slow
def test_an_option_of_a_seat_goes_with_the_bot(page: Page, language: Language) -> None:
    page.goto("/games/clustered")
    line = unfold_options(page, language)
    line.get_by_text(say(language, "options-seats"), exact=True).click()
    line.get_by_role("checkbox", name=wild_for(language, say(language, "options-seat", seat="4"))).check()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    third = wild_for(language, say(language, "options-seat", seat="3"))
    expect(line.get_by_role("checkbox", name=third)).to_be_visible()
    fourth = wild_for(language, say(language, "options-seat", seat="4"))
    expect(line.get_by_role("checkbox", name=fourth)).to_have_count(0)
    assert against(page, language, 2)["options"] == []


@pytest.mark.slow
def test_who_begins_against_bots_is_chosen(page: Page, language: Language) -> None:
    page.goto("/games/grass")
    second = say(language, "options-seat", seat="2")
    unfold_options(page, language).get_by_role("combobox", name=say(language, "options-begins")).select_option(
        label=second
    )
    assert against(page, language)["begins"] == 1


@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_bots_and_options_fit_a_narrow_screen_and_are_no_barrier(
    page: Page, language: Language, device: Device, offered: None
) -> None:
    page.goto(PAGE)
    unfold_options(page, language)
    expect(page.get_by_role("checkbox", name=WITHOUT)).to_be_visible()
    assert excess_width(page) == 0
    quiet(page)
    assert violations(page) == []


def wild_for(language: Language, name: str) -> str:
    """The switch for a third wild of one seat."""
    return say(language, "clustered-option-third-wild-seat", name=name)


def sheet(page: Page, language: Language) -> Locator:
    """The sheet for a table of Clustered, its options unfolded."""
    dialog = others(page, language)
    dialog.get_by_role("radio", name="Clustered", exact=True).check(force=True)
    dialog.get_by_text(say(language, "options-title"), exact=True).click()
    return dialog


def test_the_game_is_chosen_where_a_table_is_opened(page: Page, language: Language) -> None:
    dialog = sheet(page, language)
    fast = dialog.get_by_role("checkbox", name=say(language, "clustered-option-fast"))
    fast.check()
    dialog.get_by_role("radio", name="Orchard", exact=True).check(force=True)
    expect(fast).to_have_count(0)
    dialog.get_by_role("radio", name="Clustered", exact=True).check(force=True)
    dialog.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    assert look(page, page.url.rpartition("/")[2])["game"] == "clustered"


@pytest.mark.slow
def test_a_third_wild_for_one_seat_goes_with_the_seat(page: Page, language: Language) -> None:
    dialog = sheet(page, language)
    dialog.get_by_role("radio", name="3", exact=True).check(force=True)
    dialog.get_by_text(say(language, "options-seats"), exact=True).click()
    third = dialog.get_by_role("checkbox", name=wild_for(language, say(language, "options-seat", seat="3")))
    third.check()
    dialog.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    room = page.url.rpartition("/")[2]
    assert look(page, room)["options"] == ["third-wild-3"]
    page.get_by_role("button", name=say(language, "room-change"), exact=True).click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(third).to_have_count(0)
    page.get_by_role("button", name=say(language, "room-change-done"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert look(page, room)["options"] == []


def test_a_third_wild_for_all_takes_the_place_of_one_for_some(page: Page, language: Language) -> None:
    dialog = sheet(page, language)
    for_all = dialog.get_by_role("checkbox", name=say(language, "clustered-option-third-wild"))
    dialog.get_by_text(say(language, "options-seats"), exact=True).click()
    second = dialog.get_by_role("checkbox", name=wild_for(language, say(language, "options-seat", seat="2")))
    second.check()
    for_all.check()
    expect(second).not_to_be_checked()
    second.check()
    expect(for_all).not_to_be_checked()


def test_a_seat_s_wild_is_called_by_who_sits_there(page: Page, language: Language) -> None:
    open_room(page, "Ada", game="clustered", options=["third-wild-1"])
    expect(page.locator(".facts").get_by_text(wild_for(language, "Ada"), exact=True)).to_be_visible()


def test_who_begins_is_chosen_or_drawn(page: Page, language: Language) -> None:
    dialog = sheet(page, language)
    dialog.get_by_role("radio", name="3", exact=True).check(force=True)
    third = say(language, "options-seat", seat="3")
    begins = page.get_by_role("combobox", name=say(language, "options-begins"), exact=True)
    begins.select_option(label=third)
    dialog.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    room = page.url.rpartition("/")[2]
    assert (look(page, room)["options"], look(page, room)["begins"]) == (["begins-3"], 2)
    facts = page.locator(".facts")
    expect(facts.get_by_text(say(language, "options-begins-seat", name=third), exact=True)).to_be_visible()
    page.get_by_role("button", name=say(language, "room-change"), exact=True).click()
    expect(begins).to_have_value("begins-3")
    begins.select_option(label=say(language, "options-begins-drawn"))
    page.get_by_role("button", name=say(language, "room-change-done"), exact=True).click()
    expect(facts.get_by_text(say(language, "options-begins-is-drawn"), exact=True)).to_be_visible()
    assert (look(page, room)["options"], look(page, room)["drawn"]) == ([], True)


@pytest.mark.parametrize("device", [PHONE, NARROW], ids=str)
def test_the_options_stay_within_a_narrow_page(page: Page, language: Language, device: Device) -> None:
    page.goto("/games/clustered")
    line = unfold_options(page, language)
    line.get_by_role("checkbox").first.check()
    assert excess_width(page) == 0
    summary = line.locator("summary").first.bounding_box()
    assert summary is not None
    assert round(summary["height"], 2) >= 44

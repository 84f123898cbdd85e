"""Before the match: opening a room, inviting, sitting down, bots, the host's rights, the lobby."""

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import PHONE, Language, NewPage, Troubles, on_each_device
from tests.e2e.rooms import ROOM, at_table, chairs, fill, open_room, sit, start

pytestmark = pytest.mark.slow


@on_each_device
def test_a_room_is_two_taps_away_and_its_opener_sits_in_it(page: Page, language: Language) -> None:
    page.goto("/")
    page.get_by_role("button", name=say(language, "home-others"), exact=True).first.click()
    page.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    expect(chairs(page)).to_have_count(2)
    expect(page.get_by_role("button", name=re.compile(say(language, "room-you-are")))).to_be_visible()


def test_what_was_chosen_is_what_the_room_is_for(page: Page, language: Language) -> None:
    page.goto("/")
    page.get_by_role("button", name=say(language, "home-others"), exact=True).first.click()
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    page.get_by_role("radio", name=re.compile(say(language, "room-all"))).check(force=True)
    page.get_by_role("radio", name=say(language, "room-clock-move"), exact=True).check(force=True)
    page.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(chairs(page)).to_have_count(5)
    expect(page.get_by_text(say(language, "room-is-listed"))).to_be_visible()
    expect(page.get_by_text(say(language, "room-clock-move-is", amount=60))).to_be_visible()


@on_each_device
def test_a_friend_sits_down_by_the_link_under_a_name(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page(device=PHONE)
    sit(friend, language, room, "Bruno")
    expect(page.get_by_role("button", name=re.compile("Bruno"))).to_be_visible()
    expect(friend.get_by_text("Ada", exact=True)).to_be_visible()
    start(page, language)
    at_table(page)
    at_table(friend)


def test_the_name_is_remembered_at_the_next_table(page: Page, new_page: NewPage, language: Language) -> None:
    friend = new_page()
    sit(friend, language, open_room(page, "Ada"), "Bruno")
    friend.goto(f"/t/{open_room(page, 'Ada')}")
    friend.get_by_role("button", name=say(language, "room-sit"), exact=True).first.click()
    expect(friend.get_by_role("dialog").get_by_role("textbox")).to_have_value("Bruno")


def test_one_tap_fills_the_empty_seats_with_bots(page: Page, language: Language) -> None:
    open_room(page, "Ada", seats=4)
    fill(page, language, 3)
    expect(chairs(page).filter(has_text=re.compile(rf"{say(language, 'room-bot')}\b"))).to_have_count(3)
    start(page, language)
    at_table(page)
    expect(page.locator(".chip")).to_have_count(4)


def test_the_host_frees_a_seat(page: Page, new_page: NewPage, language: Language) -> None:
    friend = new_page()
    sit(friend, language, open_room(page, "Ada"), "Bruno")
    page.get_by_role("button", name=re.compile("Bruno")).click()
    page.get_by_role("button", name=say(language, "room-remove"), exact=True).click()
    expect(friend.get_by_role("button", name=say(language, "room-sit"), exact=True).first).to_be_visible()


def test_the_host_changes_what_the_room_is_for(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page()
    friend.goto(f"/t/{room}")
    page.get_by_role("button", name=say(language, "room-change"), exact=True).click()
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("button", name=say(language, "room-change-done"), exact=True).click()
    expect(chairs(page)).to_have_count(3)
    expect(chairs(friend)).to_have_count(3)


def test_the_host_lets_a_person_have_several_seats_at_a_table_that_is_open_to_all(
    page: Page, new_page: NewPage, language: Language
) -> None:
    friend = new_page()
    sit(friend, language, open_room(page, "Ada", seats=4, listed=True), "Bruno")
    expect(page.get_by_role("button", name=re.compile("Bruno"))).to_be_visible()
    for person in (page, friend):
        expect(person.get_by_role("button", name=say(language, "room-pass"), exact=True)).to_have_count(0)
    page.get_by_role("button", name=say(language, "room-change"), exact=True).click()
    page.get_by_role("checkbox", name=re.compile(say(language, "room-several"))).check(force=True)
    page.get_by_role("button", name=say(language, "room-change-done"), exact=True).click()
    expect(friend.get_by_text(say(language, "room-has-several"))).to_be_visible()
    friend.get_by_role("button", name=say(language, "room-pass"), exact=True).click()
    dialog = friend.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Carla")
    dialog.get_by_role("button", name=say(language, "room-add"), exact=True).click()
    expect(page.get_by_role("button", name=re.compile("Carla"))).to_be_visible()


def test_who_is_not_host_cannot_begin(page: Page, new_page: NewPage, language: Language) -> None:
    friend = new_page()
    sit(friend, language, open_room(page, "Ada"), "Bruno")
    expect(friend.get_by_text(say(language, "room-ready", name="Ada"))).to_be_visible()
    expect(friend.get_by_role("button", name=say(language, "room-start"), exact=True)).to_have_count(0)


def test_the_invitation_is_copied_and_shown_as_a_code(page: Page, language: Language) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    room = open_room(page, "Ada")
    page.get_by_role("button", name=say(language, "room-copy"), exact=True).click()
    expect(page.get_by_role("button", name=say(language, "room-copied"), exact=True)).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/t/{room}")
    page.get_by_role("button", name=say(language, "room-qr"), exact=True).click()
    code = page.get_by_role("img", name=say(language, "room-qr-alt"))
    expect(code).to_be_visible()
    page.wait_for_function("() => document.querySelector('img')?.naturalWidth > 0")


def test_the_lobby_shows_rooms_that_are_open_to_all_and_one_s_own(
    page: Page, new_page: NewPage, language: Language
) -> None:
    opened = open_room(page, "Lobbista", listed=True)
    closed = open_room(page, "Riservato")
    visitor = new_page()
    visitor.goto("/tables")
    expect(visitor.locator(f"a[href='/t/{opened}']")).to_be_visible()
    expect(visitor.locator(f"a[href='/t/{closed}']")).to_have_count(0)
    page.goto("/tables")
    expect(page.get_by_role("region", name=say(language, "tables-mine")).get_by_role("link")).to_have_count(2)


def test_a_room_that_there_is_not_says_so(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("404")
    page.goto("/t/0123456789abcd")
    expect(page.get_by_role("heading", name=say(language, "room-none"))).to_be_visible()

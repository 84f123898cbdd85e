"""Talk in a room: ready phrases in the reader's own language, free text, what was not read, mute and report."""

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, NewPage
from tests.e2e.rooms import at_table, open_room, sit, start

pytestmark = pytest.mark.slow


def test_a_ready_phrase_is_read_in_the_reader_s_language(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page(language="en")
    sit(friend, "en", room, "Bob")
    page.get_by_role("button", name=say(language, "talk-say-hello"), exact=True).click()
    expect(friend.get_by_role("region", name=say("en", "talk-lines"))).to_contain_text(say("en", "talk-say-hello"))


def test_a_line_of_one_s_own_is_read_by_all_and_said_aloud(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page()
    sit(friend, language, room, "Bruno")
    friend.get_by_role("textbox", name=say(language, "talk-own")).fill("che bel tavolo")
    friend.keyboard.press("Enter")
    expect(page.get_by_role("region", name=say(language, "talk-lines"))).to_contain_text("che bel tavolo")
    expect(page.locator("[aria-live]").filter(has_text="Bruno: che bel tavolo")).to_be_attached()


def test_a_room_open_to_all_has_ready_phrases_only(page: Page, language: Language) -> None:
    open_room(page, "Ada", listed=True)
    expect(page.get_by_role("group", name=say(language, "talk-phrases"))).to_be_visible()
    expect(page.get_by_role("textbox", name=say(language, "talk-own"))).to_have_count(0)


def test_what_was_not_read_is_counted_over_the_table(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page()
    sit(friend, language, room, "Bruno")
    start(page, language)
    at_table(page)
    at_table(friend)
    friend.get_by_title(say(language, "talk-title")).click()
    friend.get_by_role("button", name=say(language, "talk-say-nice"), exact=True).click()
    badge = page.get_by_role("button", name=re.compile(say(language, "talk-title")))
    expect(badge).to_contain_text("1")
    badge.click()
    expect(page.get_by_role("dialog")).to_contain_text(say(language, "talk-say-nice"))
    expect(badge).not_to_contain_text("1")


def test_a_muted_person_is_not_heard_until_unmuted(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page()
    sit(friend, language, room, "Bruno")
    friend.get_by_role("button", name=say(language, "talk-say-hello"), exact=True).click()
    lines = page.get_by_role("region", name=say(language, "talk-lines"))
    page.get_by_role("button", name=say(language, "talk-more", name="Bruno")).click()
    page.get_by_role("button", name=say(language, "talk-mute", name="Bruno")).click()
    expect(page.get_by_text(say(language, "talk-muted", name="Bruno"))).to_be_visible()
    expect(lines).not_to_contain_text(say(language, "talk-say-hello"))
    page.get_by_role("button", name=say(language, "talk-unmute")).click()
    expect(lines).to_contain_text(say(language, "talk-say-hello"))


def test_a_line_is_reported_after_a_second_thought(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page()
    sit(friend, language, room, "Bruno")
    friend.get_by_role("button", name=say(language, "talk-say-hello"), exact=True).click()
    page.get_by_role("button", name=say(language, "talk-more", name="Bruno")).click()
    page.get_by_role("button", name=say(language, "talk-report"), exact=True).click()
    page.get_by_role("button", name=say(language, "talk-report-yes"), exact=True).click()
    expect(page.get_by_text(say(language, "talk-reported"))).to_be_visible()

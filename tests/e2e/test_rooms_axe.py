"""Every screen of rooms in both languages and themes, on desktop and phone: no barrier for axe, nothing cut off.

People go through a room from its opening to its end; at each step axe checks the page in the light and the dark theme.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk, quiet
from tests.e2e.browser import DESKTOP, NARROW, PHONE, Device, Language, NewPage, Troubles, excess_width
from tests.e2e.rooms import at_table, fill, lay, look, open_room, play_out, sit, start

each_language_on_a_device = pytest.mark.parametrize(
    ("language", "device"), [("it", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.slow)], ids=str
)
each_language_on_the_other = pytest.mark.parametrize(
    ("language", "device"), [("en", PHONE), pytest.param("it", DESKTOP, marks=pytest.mark.slow)], ids=str
)


@pytest.mark.slow
@each_language_on_a_device
def test_no_screen_up_to_the_first_card_has_a_barrier(
    page: Page, new_page: NewPage, language: Language, troubles: Troubles
) -> None:
    troubles.expect("404")
    walk = Walk(page)
    walk.visit("tables, none of one's own", "/tables")
    page.goto("/")
    quiet(page)
    page.get_by_role("button", name=say(language, "home-others"), exact=True).first.click()
    page.get_by_role("button", name=say(language, "room-open"), exact=True).wait_for()
    page.get_by_role("radio", name=say(language, "room-clock-day"), exact=True).check(force=True)
    walk.look("opening")
    room = open_room(page, "Ada", seats=4, listed=True)
    friend = new_page()
    other = Walk(friend)
    other.visit("gathering, a stranger", f"/t/{room}")
    friend.get_by_role("button", name=say(language, "room-sit"), exact=True).first.click()
    friend.get_by_role("dialog").wait_for()
    other.look("sitting down")
    sit(friend, language, room, "Bruno")
    page.get_by_role("button", name=say(language, "talk-say-hello"), exact=True).click()
    expect(friend.get_by_text(say(language, "talk-say-hello")).first).to_be_visible()
    fill(page, language, 2)
    page.get_by_role("button", name=say(language, "room-qr"), exact=True).click()
    walk.look("gathering, full")
    page.get_by_role("button", name=re.compile("Bruno")).click()
    walk.look("a seat")
    page.keyboard.press("Escape")
    start(page, language)
    at_table(page)
    lay(page, look(page, room)["match"])
    page.get_by_text(say(language, "table-do-wait"), exact=True).wait_for()
    walk.look("waiting")
    walk.visit("tables", "/tables")
    other.visit(
        "no such room",
        "/t/0123456789abcd",
        friend.get_by_role("heading", level=1, name=say(language, "room-none")).wait_for,
    )
    barriers = walk.barriers + other.barriers
    assert not barriers, "\n".join(barriers)


@pytest.mark.slow
@each_language_on_the_other
def test_no_screen_of_a_match_to_its_end_has_a_barrier(page: Page, new_page: NewPage, language: Language) -> None:
    walk = Walk(page)
    room = open_room(page, "Ada", seats=4, clock={"t": "game", "minutes": 10})
    fill(page, language, 3)
    start(page, language)
    at_table(page)
    walk.look("playing")
    page.get_by_title(say(language, "talk-title")).click()
    walk.look("talk over the table")
    page.keyboard.press("Escape")
    page.locator(".chip").last.click()
    walk.look("a look at another's board")
    page.keyboard.press("Escape")
    watcher = new_page()
    other = Walk(watcher)
    other.visit("watching", f"/t/{room}", watcher.locator(".picture").first.wait_for)
    watcher.goto("/about")
    play_out(page, room)
    expect(page.get_by_role("heading", name=say(language, "room-boards"))).to_be_visible()
    walk.look("the end")
    match = look(page, room)["match"]
    walk.visit("the end, outside the room", f"/m/{match}")
    walk.visit("the replay", f"/m/{match}/replay", page.get_by_role("slider").wait_for)
    barriers = walk.barriers + other.barriers
    assert not barriers, "\n".join(barriers)


@each_language_on_a_device
def test_the_curtain_has_no_barrier(page: Page, language: Language) -> None:
    walk = Walk(page)
    open_room(page, "Ada")
    page.get_by_role("button", name=say(language, "room-pass"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Bruno")
    walk.look("one more at this device")
    dialog.get_by_role("button", name=say(language, "room-add"), exact=True).click()
    start(page, language)
    page.get_by_role("button", name=say(language, "room-pass-open", name="Ada")).wait_for()
    walk.look("the curtain")
    assert not walk.barriers, "\n".join(walk.barriers)


@pytest.mark.slow
@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_nothing_is_cut_off_on_the_narrowest_screen(page: Page, device: Device, language: Language) -> None:
    def fits() -> None:
        quiet(page)
        assert excess_width(page) == 0

    page.goto("/tables")
    fits()
    room = open_room(page, "Massimiliano Lunghissimo", seats=8)
    fits()
    fill(page, language, 7)
    start(page, language)
    at_table(page)
    fits()
    play_out(page, room)
    expect(page.get_by_role("heading", name=say(language, "room-boards"))).to_be_visible()
    fits()

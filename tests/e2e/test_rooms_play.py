"""A match in a room: rounds, others' boards, the end and the next match, one device for several, those who watch."""

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import PHONE, Language, NewPage, Troubles, on_each_device
from tests.e2e.rooms import at_table, fill, lay, look, open_room, play_on, play_out, sit, start, table_of
from tests.e2e.server import Server

_ACT = """async ([room, act]) => {
  const body = JSON.stringify({ ...act, id: crypto.randomUUID() })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`/api/rooms/${room}/acts`, { method: 'POST', headers, body })).status
}"""


def act(page: Page, room: str, **act: object) -> None:
    """Send an act of the room without its screen."""
    assert page.evaluate(_ACT, [room, act]) == 200


def lay_by_keys(page: Page) -> None:
    """Lay the first card where the table proposes, by keyboard alone; a scarce die anywhere."""
    for _ in range(8):
        page.keyboard.press("1")
        page.keyboard.press("n")
        if page.locator(".ghost.legal").count():
            break
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)
    while page.locator(".candidate").count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)


@on_each_device
def test_a_game_with_bots_ends_in_a_ranking_and_goes_on_with_another(page: Page, language: Language) -> None:
    room = table_of(page, language, seats=3)
    first = look(page, room)["match"]
    play_out(page, room)
    rows = page.locator("main ol li")
    expect(rows).to_have_count(3)
    expect(page.get_by_role("heading", name=say(language, "room-boards"))).to_be_visible()
    page.get_by_role("button", name=say(language, "end-again"), exact=True).click()  # no other person is asked
    at_table(page)
    assert look(page, room)["match"] != first


def test_a_round_closes_when_all_have_played_and_tells_what_each_laid(
    page: Page, new_page: NewPage, language: Language
) -> None:
    room = open_room(page, "Ada")
    friend = new_page(device=PHONE)
    sit(friend, language, room, "Bruno")
    start(page, language)
    at_table(page)
    at_table(friend)
    match = look(page, room)["match"]
    lay(page, match, 0)
    expect(page.get_by_text(say(language, "table-do-wait"), exact=True)).to_be_visible()
    expect(friend.get_by_title(re.compile(f"Ada.*{say(language, 'room-chip-played')}"))).to_be_visible()
    friend.get_by_title(re.compile("Ada")).click()
    expect(friend.get_by_role("dialog").locator(".laid")).to_have_count(1)
    friend.keyboard.press("Escape")
    lay(friend, match, 1)
    expect(friend.locator(".summary")).to_be_visible()
    expect(page.locator("p[aria-live]").get_by_text(re.compile(r"^Bruno posa la carta"))).to_be_attached()
    friend.get_by_title(re.compile("Ada")).click()
    expect(friend.get_by_role("dialog").locator(".laid")).to_have_count(2)


@pytest.mark.slow
def test_what_one_has_aimed_stays_aimed_when_another_plays(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page()
    sit(friend, language, room, "Bruno")
    start(page, language)
    at_table(page)
    page.keyboard.press("1")
    page.keyboard.press("n")
    expect(page.locator(".ghost")).to_be_attached()
    friend.goto("/about")
    lay(friend, look(page, room)["match"], 1)
    expect(page.get_by_title(re.compile(f"Bruno.*{say(language, 'room-away')}"))).to_be_visible()
    expect(page.locator(".ghost")).to_be_attached()


@pytest.mark.slow
def test_the_end_is_told_to_all_and_a_rematch_waits_for_all(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page()
    sit(friend, language, room, "Bruno")
    start(page, language)
    at_table(friend)
    match = look(page, room)["match"]
    while look(page, room)["phase"] == "playing":
        lay(page, match, 0)
        lay(friend, match, 1)
    again = say(language, "room-rematch")
    page.get_by_role("button", name=again, exact=True).click()
    expect(page.get_by_text(say(language, "room-rematch-waits", names="Bruno"))).to_be_visible()
    friend.get_by_role("button", name=again, exact=True).click()
    at_table(page)
    at_table(friend)


def test_a_device_that_is_passed_shows_nothing_of_what_was_chosen(page: Page, language: Language) -> None:
    room = open_room(page, "Ada")
    page.get_by_role("button", name=say(language, "room-pass"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Bruno")
    dialog.get_by_role("button", name=say(language, "room-add"), exact=True).click()
    start(page, language)
    page.get_by_role("button", name=say(language, "room-pass-open", name="Ada")).click()
    at_table(page)
    lay(page, look(page, room)["match"], 0)
    curtain = page.get_by_role("heading", name=say(language, "room-pass-to", name="Bruno"))
    expect(curtain).to_be_visible()
    expect(page.locator(".laid, [data-card], .chip")).to_have_count(0)
    page.get_by_role("button", name=say(language, "room-pass-open", name="Bruno")).click()
    at_table(page)
    expect(page.locator("main .laid")).to_have_count(1)


def test_who_watches_sees_every_board_and_no_hand(page: Page, new_page: NewPage, language: Language) -> None:
    room = table_of(page, language, seats=3)
    watcher = new_page()
    watcher.goto(f"/t/{room}")
    expect(watcher.get_by_text(say(language, "room-watch-text"))).to_be_visible()
    expect(watcher.locator("main li .picture")).to_have_count(3)
    expect(watcher.locator("[data-card]")).to_have_count(0)
    lay(page, look(page, room)["match"])
    expect(watcher.locator("main li").first.locator(".laid")).to_have_count(2)


@pytest.mark.slow
def test_round_one_board_who_watches_sits_at_the_same_table(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada", game="clustered")
    fill(page, language, 1)
    start(page, language)
    at_table(page)
    watcher = new_page()
    watcher.goto(f"/t/{room}")
    expect(watcher.locator(".tray > p")).to_contain_text(say(language, "table-watching"))
    expect(watcher.locator(".chip.thinks")).to_contain_text("Ada")
    expect(watcher.locator("button[data-card], button.chip, .picture")).to_have_count(0)


def test_a_round_by_keyboard_alone(page: Page, language: Language) -> None:
    table_of(page, language, seats=2)
    lay_by_keys(page)
    expect(page.locator("main .laid")).to_have_count(2)
    expect(page.locator(".summary")).to_be_visible()


def test_a_server_that_was_away_has_lost_no_gesture(
    page: Page, language: Language, server: Server, troubles: Troubles
) -> None:
    troubles.expect("WebSocket|ERR_CONNECTION_REFUSED|api/|fetching the script")
    room = open_room(page, "Ada", seats=3)
    server.kill()
    expect(page.get_by_text(say(language, "room-link-lost"))).to_be_visible()
    page.get_by_role("button", name=say(language, "room-fill", count=2), exact=True).click()
    server.start()
    start(page, language)
    at_table(page)
    assert [seat["sitter"] for seat in look(page, room)["seats"]] == ["person", "bot", "bot"]


def test_the_tab_says_whose_turn_it_is(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend = new_page()
    sit(friend, language, room, "Bruno")
    start(page, language)
    at_table(page)
    expect(page).to_have_title(re.compile(f"^● {say(language, 'room-your-turn')}"))
    lay(page, look(page, room)["match"], 0)
    expect(page).to_have_title(re.compile("^Orchard"))
    lay(friend, look(page, room)["match"], 1)
    expect(page).to_have_title(re.compile("^●"))


@pytest.mark.slow
def test_a_finished_game_of_several_can_be_gone_through_round_by_round(page: Page, language: Language) -> None:
    room = table_of(page, language, seats=3)
    play_out(page, room)
    page.get_by_role("link", name=say(language, "end-replay")).click()
    slider = page.get_by_role("slider")
    slider.press("End")
    expect(page.locator("main li .picture")).to_have_count(3)
    expect(page.locator("tbody tr")).to_have_count(8)
    expect(page.locator("tr.here")).to_have_count(1)


@pytest.mark.slow
def test_a_result_names_those_who_played(page: Page, new_page: NewPage, language: Language) -> None:
    room = open_room(page, "Ada")
    friend, newcomer, stranger = new_page(), new_page(), new_page()
    sit(friend, language, room, "Bruno")
    start(page, language)
    at_table(friend)
    first = look(page, room)["match"]
    play_on(page, first, 0)
    play_on(friend, first, 1)
    rows = page.locator("main ol li")
    expect(rows.filter(has_text="Bruno")).to_have_count(1)
    act(friend, room, t="stand", seat=1)
    newcomer.goto(f"/t/{room}")
    expect(newcomer.locator("main ol li").filter(has_text="Bruno")).to_have_count(1)
    act(newcomer, room, t="sit", seat=1, name="Cleo")
    expect(rows.filter(has_text="Bruno")).to_have_count(1)
    for one in (page, newcomer):
        act(one, room, t="rematch")
    at_table(page)
    assert look(page, room)["match"] != first
    for one in (page, stranger):
        one.goto(f"/m/{first}")
        expect(one.get_by_role("heading", name=say(language, "room-boards"))).to_be_visible()
        expect(one.locator("main ol li").filter(has_text=re.compile("Ada|Bruno"))).to_have_count(2)
        expect(one.get_by_role("link", name=say(language, "room-back"))).to_have_count(int(one is page))
    stranger.goto(f"/m/{first}/replay")
    expect(stranger.get_by_role("button", name=re.compile("Bruno"))).to_have_count(1)


def test_a_game_for_two_on_one_device_stands_once_among_the_unfinished(page: Page, language: Language) -> None:
    room = open_room(page, "Ada")
    page.get_by_role("button", name=say(language, "room-pass"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Bruno")
    dialog.get_by_role("button", name=say(language, "room-add"), exact=True).click()
    start(page, language)
    page.get_by_role("button", name=say(language, "room-pass-open", name="Ada")).click()
    at_table(page)
    for path in ("/", "/games/orchard"):
        page.goto(path)
        unfinished = page.get_by_role("list", name=say(language, "home-unfinished")).get_by_role("link")
        page.wait_for_load_state("networkidle")
        expect(unfinished).to_have_count(1)
        expect(page.locator("[data-failed]")).to_have_count(0)
    page.goto("/history")
    expect(page.locator("tbody tr")).to_have_count(1)
    page.goto("/")
    unfinished.click()
    expect(page).to_have_url(re.compile(f"/t/{room}$"))

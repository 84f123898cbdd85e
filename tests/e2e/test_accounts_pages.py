"""The page of an account: made with a password or a passkey, signed in to elsewhere, used by programs, deleted."""

import json
import re
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk, quiet
from tests.e2e.browser import (
    NARROW,
    Language,
    NewPage,
    Troubles,
    each_language_on_each_device,
    excess_width,
    in_each_language,
    small_targets,
)
from tests.e2e.playing import finished
from tests.e2e.server import Server
from tests.e2e.test_accounts_passkeys import KEY

pytestmark = pytest.mark.slow

SECRET = "four plain words together"


@pytest.fixture
def login() -> str:
    """A login name that is not in use, not even after an earlier try of the same test."""
    return f"ada.{secrets.token_hex(4)}"


def part(page: Page, language: Language, name: str) -> Locator:
    return page.get_by_role("region", name=say(language, name), exact=True)


def press(place: Page | Locator, language: Language, name: str) -> None:
    place.get_by_role("button", name=say(language, name), exact=True).click()


def write(place: Locator, language: Language, name: str, words: str) -> None:
    place.get_by_label(say(language, name), exact=True).fill(words)


def news(page: Page, language: Language, name: str) -> None:
    """The page shows the sentence, and screen readers read it out."""
    expect(page.get_by_role("main").get_by_role("status").first).to_have_text(say(language, name))


def keep(page: Page, language: Language, login: str) -> None:
    """A guest becomes an account with a password."""
    page.goto("/account")
    door = part(page, language, "account-keep")
    write(door, language, "account-login", login)
    write(door, language, "account-password", SECRET)
    press(door, language, "account-keep-password")
    news(page, language, "account-news-kept")


def sign_in(page: Page, language: Language, login: str, password: str = SECRET) -> None:
    press(page, language, "account-to-sign-in")
    door = part(page, language, "account-sign-in")
    write(door, language, "account-login", login)
    write(door, language, "account-password", password)
    press(door, language, "account-enter")


def test_a_guest_keeps_their_games_and_brings_those_of_another_browser_along(
    page: Page, new_page: NewPage, language: Language, login: str
) -> None:
    page.goto("/")
    finished(page)
    keep(page, language, login)
    press(page, language, "account-sign-out")
    news(page, language, "account-news-out")
    page.goto("/history")
    expect(page.get_by_role("heading", name=say(language, "history-empty"))).to_be_visible()
    other = new_page()
    other.goto("/")
    finished(other)
    other.goto("/account")
    sign_in(other, language, login)
    news(other, language, "account-news-in")
    other.get_by_text(say(language, "account-bring-what", matches=1, rooms=0, decks=0)).wait_for()
    press(other, language, "account-bring-yes")
    news(other, language, "account-news-brought")
    expect(other.get_by_role("region", name=say(language, "account-bring"))).to_have_count(0)
    other.get_by_role("link", name=say(language, "history-title"), exact=True).click()
    expect(other.locator("tbody tr")).to_have_count(2)


def test_what_was_played_before_signing_in_can_be_let_go(
    page: Page, new_page: NewPage, language: Language, login: str
) -> None:
    keep(page, language, login)
    other = new_page()
    other.goto("/")
    finished(other)
    other.goto("/account")
    sign_in(other, language, login)
    press(other, language, "account-bring-no")
    press(other.get_by_role("dialog"), language, "account-bring-no-yes")
    news(other, language, "account-news-left")
    other.goto("/history")
    expect(other.get_by_role("heading", name=say(language, "history-empty"))).to_be_visible()


@in_each_language
def test_every_refusal_says_what_to_do(
    page: Page, new_page: NewPage, language: Language, login: str, troubles: Troubles
) -> None:
    troubles.expect("40[0139]")
    keep(page, language, login)
    other = new_page()
    other.goto("/account")
    sign_in(other, language, login, "not this one at all")
    expect(other.get_by_role("alert")).to_have_text(say(language, "wrong-sign-in"))
    press(other, language, "account-to-keep")
    door = part(other, language, "account-keep")
    write(door, language, "account-login", login)
    write(door, language, "account-password", SECRET)
    press(door, language, "account-keep-password")
    expect(door.get_by_role("alert")).to_have_text(say(language, "login-taken"))
    write(door, language, "account-password", "password123")
    press(door, language, "account-keep-password")
    expect(door.get_by_role("alert")).to_have_text(say(language, "weak-password", why="common"))


def test_a_passkey_keeps_the_games_lets_in_again_and_the_last_one_stays(
    page: Page, server: Server, language: Language, login: str, troubles: Troubles
) -> None:
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    key = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})["authenticatorId"]
    page.goto(f"http://localhost:{server.port}/account")
    write(page.get_by_role("main"), language, "room-name", "Ada Più")
    press(page, language, "account-save")
    expect(page.get_by_role("link", name="Ada Più")).to_be_visible()
    page.reload()
    door = part(page, language, "account-keep")
    expect(door.get_by_label(say(language, "account-login"), exact=True)).to_have_value("ada-piu")
    press(door, language, "account-keep-passkey")
    news(page, language, "account-news-kept")
    ways = part(page, language, "account-ways")
    ways.get_by_role("button", name=re.compile(say(language, "account-rename"))).click()
    write(page.get_by_role("dialog"), language, "account-label", "my telephone")
    press(page.get_by_role("dialog"), language, "account-save")
    troubles.expect("409")
    page.get_by_role("button", name=say(language, "account-remove-of", name="my telephone")).click()
    press(page.get_by_role("dialog"), language, "account-remove")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(say(language, "last-way-in"))
    page.keyboard.press("Escape")
    press(page, language, "account-passkey-add")
    expect(ways.get_by_role("alert")).to_have_text(say(language, "account-passkey-already"))
    press(page, language, "account-sign-out")
    news(page, language, "account-news-out")
    press(page, language, "account-to-sign-in")
    press(page, language, "account-sign-in-passkey")
    news(page, language, "account-news-in")
    expect(page.get_by_text("my telephone")).to_be_visible()
    press(page, language, "account-sign-out")
    news(page, language, "account-news-out")
    cdp.send("WebAuthn.setUserVerified", {"authenticatorId": key, "isUserVerified": False})
    press(page, language, "account-to-sign-in")
    press(page, language, "account-sign-in-passkey")
    expect(page.get_by_role("alert")).to_have_text(say(language, "account-passkey-cancelled"))


def test_a_changed_password_and_a_closed_door_sign_the_others_out(
    page: Page, new_page: NewPage, language: Language, login: str, troubles: Troubles
) -> None:
    keep(page, language, login)
    other = new_page()
    other.goto("/account")
    sign_in(other, language, login)
    news(other, language, "account-news-in")
    page.reload()
    rows = part(page, language, "account-sessions").get_by_role("listitem")
    expect(rows).to_have_count(2)
    press(page, language, "account-end-others")
    expect(rows).to_have_count(1)
    troubles.expect("40[19]")
    other.get_by_role("button", name=say(language, "account-end-others")).click()
    other.reload()
    expect(part(other, language, "account-keep")).to_be_visible()
    press(page, language, "account-password-change")
    sheet = page.get_by_role("dialog")
    write(sheet, language, "account-password-present", SECRET)
    write(sheet, language, "account-password-new", "another secret of mine")
    press(sheet, language, "account-save")
    news(page, language, "account-news-password")
    sign_in(other, language, login, "another secret of mine")
    news(other, language, "account-news-in")


def test_a_token_is_shown_once_and_opens_nothing_once_revoked(
    page: Page, server: Server, language: Language, login: str, troubles: Troubles
) -> None:
    keep(page, language, login)
    press(page, language, "account-token-new")
    sheet = page.get_by_role("dialog")
    write(sheet, language, "account-label", "first bot")
    press(sheet, language, "account-token-make")
    field = sheet.get_by_label(say(language, "account-token-secret"), exact=True)
    secret = field.input_value()
    assert secret.startswith("mazzo_")
    bearer = {"Authorization": f"Bearer {secret}"}
    assert page.request.get(f"{server.url}/api/history?game=orchard", headers=bearer).status == 200
    press(sheet, language, "account-token-kept")
    page.reload()
    programs = part(page, language, "account-programs")
    expect(programs.get_by_text("first bot")).to_be_visible()
    assert secret not in page.content()
    programs.get_by_role("button", name=say(language, "account-revoke-of", name="first bot")).click()
    press(page.get_by_role("dialog"), language, "account-revoke")
    expect(programs.get_by_text("first bot")).to_have_count(0)
    assert page.request.get(f"{server.url}/api/history?game=orchard", headers=bearer).status == 401
    programs.get_by_role("checkbox").check()
    page.reload()
    expect(programs.get_by_role("checkbox")).to_be_checked()


def test_everything_can_be_taken_home_and_then_deleted(
    page: Page, language: Language, login: str, troubles: Troubles, tmp_path: Path
) -> None:
    page.goto("/")
    finished(page)
    keep(page, language, login)
    with page.expect_download() as saved:
        page.get_by_role("link", name=say(language, "account-export")).click()
    home = tmp_path / "mine.json"
    saved.value.save_as(home)
    told = json.loads(home.read_text("utf-8"))
    assert told["account"]["login"] == login
    assert len(told["matches"]) == 1
    press(page, language, "account-delete")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    press(sheet, language, "ui-cancel")
    expect(sheet).to_have_count(0)
    press(page, language, "account-delete")
    press(page.get_by_role("dialog"), language, "account-delete-yes")
    news(page, language, "account-news-gone")
    troubles.expect("403")
    page.goto("/account")
    sign_in(page, language, login)
    expect(page.get_by_role("alert")).to_have_text(say(language, "wrong-sign-in"))


def test_the_page_is_gone_through_by_keys_alone(page: Page, language: Language, login: str) -> None:
    page.goto("/account")
    part(page, language, "account-keep").get_by_label(say(language, "account-login"), exact=True).focus()
    page.keyboard.type(login)
    page.keyboard.press("Tab")
    page.keyboard.type(SECRET)
    page.keyboard.press("Enter")
    news(page, language, "account-news-kept")
    expect(page.get_by_role("heading", name=say(language, "account-codes"), exact=True)).to_be_focused()


@in_each_language
def test_a_narrow_screen_holds_it_all_and_a_finger_finds_it(new_page: NewPage, language: Language, login: str) -> None:
    page = new_page(device=NARROW)

    def fits() -> None:
        assert excess_width(page) == 0
        # A box to tick is as large as the words beside it.
        assert [line for line in small_targets(page) if "checkbox" not in line] == []

    page.goto("/account")
    expect(part(page, language, "account-keep")).to_be_visible()
    fits()
    keep(page, language, login)
    fits()


@each_language_on_each_device
def test_nothing_on_the_page_is_a_barrier(page: Page, language: Language, login: str, device: object) -> None:
    walk = Walk(page)
    walk.visit("guest", "/account", part(page, language, "account-keep").wait_for)
    keep(page, language, login)
    quiet(page)
    walk.look("account")
    names = ("account-login-change", "account-password-change", "account-recovery-new", "account-token-new")
    for name in (*names, "account-delete"):
        press(page, language, name)
        expect(page.get_by_role("dialog")).to_be_visible()
        walk.look(name)
        page.keyboard.press("Escape")
    press(page, language, "account-token-new")
    write(page.get_by_role("dialog"), language, "account-label", "bot")
    press(page.get_by_role("dialog"), language, "account-token-make")
    page.get_by_role("dialog").get_by_label(say(language, "account-token-secret"), exact=True).wait_for()
    walk.look("token")
    press(page, language, "account-token-kept")
    press(page, language, "account-codes-kept")
    press(page, language, "account-sign-out")
    press(page, language, "account-to-sign-in")
    walk.look("account-sign-in")
    press(page, language, "account-lost")
    press(page, language, "account-recover-enter")  # every field says what is missing
    walk.look("account-lost")
    assert not walk.barriers, "\n".join(walk.barriers)

"""Recovery codes in a browser: shown once at sign-up, used after the password was lost, and made anew."""

import secrets

from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, NewPage
from tests.e2e.test_accounts_pages import SECRET, keep, news, part, press, write


def test_a_lost_password_is_replaced_with_one_of_the_codes_of_the_sign_up(
    page: Page, new_page: NewPage, language: Language
) -> None:
    login = f"nonna.{secrets.token_hex(4)}"
    keep(page, language, login)
    shown = part(page, language, "account-codes")
    expect(shown.get_by_role("listitem")).to_have_count(10)
    code = shown.get_by_role("listitem").first.inner_text()
    with page.expect_download() as saved:
        shown.get_by_role("link", name=say(language, "account-codes-download"), exact=True).click()
    assert code in saved.value.path().read_text("utf-8")
    press(shown, language, "account-codes-kept")
    expect(shown).to_have_count(0)
    news(page, language, "account-news-codes")
    left = part(page, language, "account-recovery")
    expect(left).to_contain_text(say(language, "account-recovery-left", count=10))

    other = new_page()
    other.goto("/account")
    press(other, language, "account-to-sign-in")
    press(other, language, "account-lost")
    door = part(other, language, "account-lost")
    press(door, language, "account-recover-enter")
    name = door.get_by_label(say(language, "account-login"), exact=True)
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description(say(language, "field-missing"))
    write(door, language, "account-login", login)
    write(door, language, "account-code", code.lower())
    write(door, language, "account-password-new", "another secret of mine")
    press(door, language, "account-recover-enter")
    news(other, language, "account-news-recovered")
    left = part(other, language, "account-recovery")
    expect(left).to_contain_text(say(language, "account-recovery-left", count=9))

    press(other, language, "account-recovery-new")
    write(other.get_by_role("dialog"), language, "account-password-present", "another secret of mine")
    press(other.get_by_role("dialog"), language, "account-recovery-make")
    renewed = part(other, language, "account-codes").get_by_role("listitem")
    expect(renewed).to_have_count(10)
    assert code not in renewed.all_inner_texts()
    assert SECRET not in other.content()

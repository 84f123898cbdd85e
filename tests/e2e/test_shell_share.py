"""Sharing a finished game: the same deal for a friend, the result as a link or as a picture."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, NewPage, Troubles
from tests.e2e.playing import deal, finished, play

pytestmark = pytest.mark.slow

CLIPBOARD = "navigator.clipboard.readText()"


def test_the_deal_goes_to_a_friend_who_plays_the_same_cards(page: Page, new_page: NewPage, language: Language) -> None:
    page.goto("/")
    match = deal(page)
    score = play(page, match)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/m/{match}")
    first = page.request.get(f"/api/matches/{match}/replay").json()["frames"][-1]["view"]["boards"][0]["laid"][0][
        "card"
    ]
    page.get_by_role("button", name=say(language, "share-deal")).click()
    expect(page.get_by_text(say(language, "share-copied"))).to_be_visible()
    told: str = page.evaluate(CLIPBOARD)
    address = re.search(r"http\S+", told)
    assert address is not None
    assert str(score) in told

    friend = new_page()
    friend.goto(address[0])
    expect(friend.get_by_role("heading", level=1, name=say(language, "orchard-name"))).to_be_visible()
    expect(friend.locator("main")).not_to_contain_text(str(score))
    friend.get_by_role("button", name=say(language, "home-play"), exact=True).click()
    expect(friend.locator("button[data-card]")).to_have_count(2)
    own = friend.url.rpartition("/")[2]
    play(friend, own)
    theirs = friend.request.get(f"/api/matches/{own}/replay").json()["frames"][-1]["view"]["boards"][0]["laid"][0][
        "card"
    ]
    assert theirs == first

    friend.goto(f"/m/{own}")
    friend.get_by_role("link", name=say(language, "end-deal")).click()
    expect(friend).to_have_url(address[0])
    expect(friend.get_by_role("button", name=say(language, "deals-share"))).to_be_visible()


def test_the_result_is_shared_as_a_link(page: Page, language: Language) -> None:
    page.goto("/")
    match = finished(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/m/{match}")
    page.get_by_role("button", name=say(language, "share-result-link")).click()
    expect(page.get_by_text(say(language, "share-copied"))).to_be_visible()
    assert page.evaluate(CLIPBOARD).endswith(f"/m/{match}")


def test_who_looks_on_does_not_call_the_harvest_their_own(page: Page, new_page: NewPage, language: Language) -> None:
    page.goto("/")
    match = deal(page)
    score = play(page, match)
    visitor = new_page()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.goto(f"/m/{match}")
    visitor.get_by_role("button", name=say(language, "share-deal")).click()
    expect(visitor.get_by_text(say(language, "share-copied"))).to_be_visible()
    message = say(language, "orchard-share-deal-message-other", score=str(score), points=score)
    assert message in visitor.evaluate(CLIPBOARD)


def test_without_a_clipboard_the_link_is_shown(page: Page, language: Language) -> None:
    page.goto("/")
    match = finished(page)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"/m/{match}")
    page.get_by_role("button", name=say(language, "share-deal")).click()
    link = page.get_by_role("textbox", name=say(language, "share-link"))
    expect(link).to_have_value(re.compile(r"/d/\w+$"))


def test_the_systems_own_sheet_comes_first(page: Page, language: Language) -> None:
    page.goto("/")
    match = finished(page)
    page.add_init_script("navigator.share = (what) => { window.shared = what.url; return Promise.resolve() }")
    page.goto(f"/m/{match}")
    page.get_by_role("button", name=say(language, "share-deal")).click()
    page.wait_for_function("() => window.shared?.includes('/d/')")


def test_the_board_becomes_a_picture(page: Page, language: Language, tmp_path: Path) -> None:
    page.goto("/")
    match = finished(page)
    page.goto(f"/m/{match}")
    with page.expect_download() as download:
        page.get_by_role("button", name=say(language, "share-image"), exact=True).click()
    kept = tmp_path / "picture.png"
    download.value.save_as(kept)
    picture = kept.read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(picture[16:20]) == int.from_bytes(picture[20:24]) == 1200
    assert len(picture) > 60_000  # a blank one would have no more than a few


def test_a_deal_that_does_not_exist_is_no_page(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("404")
    page.goto("/deal/0123456789abcd")
    expect(page.get_by_role("alert")).to_contain_text(say(language, "missing-short"))

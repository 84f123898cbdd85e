"""After a game of Gnoming A Round in a real browser: its end, its room, its replay, the picture of it, no barrier."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import NARROW, PHONE, Device, Language, NewPage, excess_width, in_each_language
from tests.e2e.rooms import FinishedMatch, create_room
from tests.games.gnoming.browser.table import play_out


class Finished(FinishedMatch):
    """A game against bots that is over, and the points of each seat."""

    def __init__(self, page: Page, seats: int) -> None:
        super().__init__(page, create_room(page, "Ada", "gnoming", seats, bots=["greedy"] * (seats - 1)))
        self.points = play_out(page, self.match)


def shown(points: int) -> str:
    """Points as a page writes them."""
    return str(points).replace("-", "−")


@pytest.mark.slow
@in_each_language
def test_the_score_card_adds_up_and_turns_to_each_round(page: Page, language: Language, tmp_path: Path) -> None:
    game = Finished(page, 3)
    game.open_end()
    expect(page.locator("tfoot td:last-child")).to_have_text(shown(game.points[0]))
    rounds = [int(text.replace("−", "-")) for text in page.locator("tfoot td").all_inner_texts()]
    assert sum(rounds[:3]) == rounds[3] == game.points[0]
    board = page.locator("section.board [role=img]")
    for k in (1, 2, 3):
        page.locator("thead button").nth(k - 1).click()
        expect(page.get_by_role("radio", name=say(language, "gnoming-round", round=k), exact=True)).to_be_checked()
        label = say(language, "gnoming-round-summary", round=k, points="|").partition("|")[0]
        expect(board).to_have_attribute("aria-label", re.compile(re.escape(label)))
        expect(board.locator(".printed").first).to_have_text(shown(rounds[k - 1]))
    page.locator("tbody a").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("button", name=say(language, "share-image"), exact=True).click()
    picture = tmp_path / "picture.png"
    download.value.save_as(picture)
    assert picture.stat().st_size > 20_000


@pytest.mark.slow
def test_a_spectator_is_shown_what_the_winner_did(page: Page, new_page: NewPage, language: Language) -> None:
    game = Finished(page, 3)
    friend = new_page()
    friend.goto(f"/m/{game.match}")
    expect(friend.locator("tfoot td:last-child")).to_have_text(shown(min(game.points)))
    expect(friend.locator(".score b")).to_have_text(shown(min(game.points)))


def test_the_room_ranks_fewest_points_first(page: Page, language: Language) -> None:
    game = Finished(page, 4)
    game.open_room()
    points = page.locator("ol .points")
    expect(points).to_have_count(4)
    told = [int(text.split()[0].replace("−", "-")) for text in points.all_inner_texts()]
    assert told == sorted(game.points)
    page.locator("ol button").first.click()
    expect(page.locator("tfoot td:last-child")).to_have_text(shown(min(game.points)))


@pytest.mark.slow
def test_the_replay_goes_from_the_first_discards_to_the_last_points(page: Page, language: Language) -> None:
    game = Finished(page, 2)
    game.open_replay()
    moves = page.locator("ol li button")
    said = page.locator("p.said")
    expect(said).to_contain_text(say(language, "gnoming-replay-start", round=1))
    page.get_by_role("button", name=say(language, "replay-on"), exact=True).click()
    expect(said).to_contain_text(say(language, "gnoming-replay-firsts", round=1))
    expect(page.locator(".board .news")).to_have_count(4)
    page.get_by_role("radio", name=say(language, "gnoming-round", round=3), exact=True).check(force=True)
    expect(said).to_contain_text(say(language, "gnoming-replay-start", round=3))
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    expect(said).to_contain_text(say(language, "gnoming-replay-over", round=3))
    expect(moves.last).to_have_attribute("aria-current", "step")
    told = [int(text.replace("−", "-")) for text in page.locator(".side ul i").all_inner_texts()]
    assert told == sorted(game.points)


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_stepping_on_a_phone_leaves_the_page_where_it_is(page: Page, language: Language) -> None:
    game = Finished(page, 2)
    game.open_replay()
    on = page.get_by_role("button", name=say(language, "replay-on"), exact=True)
    on.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    for _ in range(6):
        on.tap()
    expect(page.locator("p.said b")).to_contain_text("6/")
    assert page.evaluate("scrollY") == before
    page.locator("ol li button").nth(20).tap()
    page.wait_for_function("() => document.querySelector('.board').getBoundingClientRect().bottom > 200")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "device"), [("it", PHONE), ("en", NARROW)], ids=str)
def test_no_screen_after_the_game_has_a_barrier(page: Page, language: Language, device: Device) -> None:
    game = Finished(page, 7)
    walk = Walk(page)
    for name, go in (("end", game.open_end), ("room", game.open_room), ("replay", game.open_replay)):
        go()
        walk.look(name)
        assert excess_width(page) == 0, name
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    walk.look("replay, its end")
    assert not walk.barriers, "\n".join(walk.barriers)

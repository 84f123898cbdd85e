"""After a game of Grass in a real browser: its end, its room, its replay, the picture of it, no barrier."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import NARROW, PHONE, Device, Language, NewPage, excess_width, in_each_language
from tests.e2e.rooms import FinishedMatch, create_room
from tests.games.grass.browser.table import play_out

THOUSAND = 1000
# Notes what is written on a picture, row by row: place, points, name.
WRITTEN = """(() => {
  const { fillText } = CanvasRenderingContext2D.prototype
  window.written = []
  CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
    window.written.push(text)
    return fillText.call(this, text, ...at)
  }
})()"""


class Finished(FinishedMatch):
    """A game against bots that is over, and the points of each seat in thousands."""

    def __init__(self, page: Page, seats: int) -> None:
        super().__init__(page, create_room(page, "Ada", "grass", seats, bots=["greedy"] * (seats - 1)))
        self.hands, self.points = play_out(page, self.match)


def of_several_hands(page: Page) -> Finished:
    """A game that one hand alone did not decide."""
    games = (Finished(page, 2) for _ in range(8))
    return next(game for game in games if game.hands > 1)


def amount(text: str) -> int:
    """Thousands, of what a page writes: whole dollars, or thousands in narrow columns."""
    digits = int(re.sub(r"\D", "", text))
    return digits // (THOUSAND if "$" in text else 1) * (-1 if "−" in text else 1)


def amounts(texts: list[str]) -> list[int]:
    """The same of several."""
    return [amount(text) for text in texts]


@pytest.mark.slow
@in_each_language
def test_the_sheet_adds_up_and_turns_to_each_hand(page: Page, language: Language) -> None:
    game = of_several_hands(page)
    game.open_end()
    assert amount(page.locator(".score b").inner_text()) == game.points[0]
    assert amount(page.locator("tfoot td").first.inner_text()) == game.points[0]
    parts = amounts(page.locator("tbody tr td:nth-child(2)").all_inner_texts())
    assert sum(parts[:5]) == parts[5]
    assert parts[5] + parts[6] == game.points[0]
    sheet = page.locator(".scroll[role=region]")
    expect(sheet).to_have_attribute("aria-label", say(language, "grass-sheet", number=game.hands))
    few = page.get_by_role("radio", name=say(language, "grass-hand-number", number=1, most=0), exact=True)
    if few.count():
        few.check(force=True)
    else:
        page.get_by_role("combobox").select_option(index=0)
    expect(sheet).to_have_attribute("aria-label", say(language, "grass-sheet", number=1))
    assert amounts(page.locator("tbody tr:nth-child(7) td").all_inner_texts()) == [0, 0]


@pytest.mark.slow
@in_each_language
def test_every_part_of_the_sheet_opens_its_rule(page: Page, language: Language) -> None:
    game = Finished(page, 2)
    game.open_end()
    links = page.locator("tbody a, tfoot a")
    numbers = [text.split()[-1] for text in links.all_inner_texts()]
    assert numbers == ["11.1", "11.2", "11.3", "11.4", "11.6", "11.c", "11.5"]
    links.nth(1).click()
    expect(page.get_by_role("dialog")).to_contain_text("11.2")


def test_the_hands_are_shown_as_they_were_counted(page: Page, language: Language) -> None:
    game = Finished(page, 3)
    game.open_end()
    shown = page.locator("section:has(> #shown) li")
    expect(shown).to_have_count(3)
    tags = amounts(shown.first.locator("i").all_inner_texts())
    parts = amounts(page.locator("tbody tr td:nth-child(2)").all_inner_texts())
    # the Banker is paid for by others, whose cards show nothing of it
    assert sum(tag for tag in tags if tag < 0) == parts[2] + parts[3]
    assert shown.locator(".place:has(i)").evaluate_all(
        "(all) => all.every((each) => each.firstElementChild.getBoundingClientRect().bottom"
        " <= each.lastElementChild.getBoundingClientRect().top)"
    )


def test_the_picture_of_the_markets_says_who_won_and_what_all_have(
    page: Page, language: Language, tmp_path: Path
) -> None:
    game = Finished(page, 3)
    page.add_init_script(WRITTEN)
    game.open_end()
    expect(page.locator("section.board [role=img]")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("button", name=say(language, "share-image"), exact=True).click()
    picture = tmp_path / "picture.png"
    download.value.save_as(picture)
    assert picture.stat().st_size > 20_000
    written: list[str] = page.evaluate("window.written")
    winners = [written[at + 2] for at, text in enumerate(written) if text == "1"]
    assert winners
    assert any(text not in winners and all(name in text for name in winners) for text in written)
    assert [amount(text) for text in written if "$" in text][-3:] == sorted(game.points, reverse=True)
    assert "Ada" in written


@pytest.mark.slow
def test_a_spectator_is_shown_what_the_winner_did(page: Page, new_page: NewPage, language: Language) -> None:
    game = Finished(page, 3)
    friend = new_page()
    friend.goto(f"/m/{game.match}")
    friend.locator("table tfoot").wait_for()
    assert amount(friend.locator(".score b").inner_text()) == max(game.points)


@pytest.mark.slow
def test_the_room_ranks_most_money_first(page: Page, language: Language) -> None:
    game = Finished(page, 4)
    game.open_room()
    points = page.locator("ol .points")
    expect(points).to_have_count(4)
    told = amounts([text.split("\n")[0] for text in points.all_inner_texts()])
    assert told == sorted(game.points, reverse=True)
    page.locator("ol button").first.click()
    expect(page.locator("tfoot td").first).to_have_class(re.compile("marked"))
    assert amount(page.locator("tfoot td").first.inner_text()) == max(game.points)


@pytest.mark.slow
def test_the_replay_goes_from_the_first_deal_to_the_last_count(page: Page, language: Language) -> None:
    game = Finished(page, 3)
    game.open_replay()
    said = page.locator("p.said")
    expect(said).to_contain_text(say(language, "grass-replay-deal", number=1))
    page.get_by_role("button", name=say(language, "replay-on"), exact=True).click()
    expect(page.locator(".hand .card")).to_have_count(7)
    expect(page.locator(".hand .used")).to_have_count(1)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    over = say(language, "grass-replay-over", number="|", results="").partition("|")[0]
    expect(said).to_contain_text(over)
    expect(page.locator("ol li button").last).to_have_attribute("aria-current", "step")
    assert amounts(page.locator(".side ul i").all_inner_texts()) == sorted(game.points, reverse=True)
    assert sorted(amounts(page.locator("tfoot td").all_inner_texts())) == sorted(game.points)


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_stepping_on_a_phone_leaves_the_page_where_it_is(page: Page, language: Language) -> None:
    game = Finished(page, 2)
    game.open_replay()
    on = page.get_by_role("button", name=say(language, "replay-on"), exact=True)
    on.tap()
    expect(page.locator("p.said b")).to_contain_text("1/")
    before = page.evaluate("scrollY")
    for _ in range(5):
        on.tap()
    expect(page.locator("p.said b")).to_contain_text("6/")
    assert page.evaluate("scrollY") == before
    # The markets are above the list, out of sight; a hand may be over after a few turns.
    page.locator("ol").last.evaluate("list => list.scrollIntoView()")
    page.locator("ol li button").nth(3).tap()
    expect(page.locator("p.said b")).not_to_contain_text("6/")
    page.wait_for_function("() => document.querySelector('.board').getBoundingClientRect().bottom > 200")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "device"), [("it", PHONE), ("en", NARROW)], ids=str)
def test_no_screen_after_the_game_has_a_barrier(page: Page, language: Language, device: Device) -> None:
    game = Finished(page, 6)
    walk = Walk(page)
    for name, go in (("end", game.open_end), ("room", game.open_room), ("replay", game.open_replay)):
        go()
        walk.look(name)
        assert excess_width(page) == 0, name
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    walk.look("replay, its end")
    assert not walk.barriers, "\n".join(walk.barriers)

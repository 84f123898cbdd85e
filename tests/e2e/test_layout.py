"""Text at 200 % and the narrowest screen: nothing is wider than the window, cut off, or out of reach.

`make screens` looks at every screen of every game in the same way, on each device.
"""

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.axe import SETTLE, quiet
from tests.e2e.browser import DESKTOP, LARGE_TEXT, NARROW, Language, in_each_language
from tests.e2e.layout import faults
from tests.e2e.matches import deal
from tests.e2e.playing import finished, play
from tests.e2e.rooms import create_room

GAMES = ("orchard", "grove", "grass", "clustered", "gnoming")

on_small_screens = pytest.mark.parametrize(
    "device", [LARGE_TEXT, pytest.param(NARROW, marks=pytest.mark.slow)], ids=str
)


def look(page: Page, name: str) -> list[str]:
    """The faults of the page, with the name of its screen."""
    page.evaluate(SETTLE)
    return [f"{name}: {fault}" for fault in faults(page)]


def visit(page: Page, path: str) -> list[str]:
    """The faults of the page at an address."""
    page.goto(path)
    expect(page.locator("h1")).to_be_attached()
    quiet(page)
    return look(page, path)


@on_small_screens
@in_each_language
def test_nothing_leaves_the_window(page: Page, language: Language) -> None:
    found = visit(page, "/about")
    room = create_room(page, "Ada", "orchard", 4)
    match = deal(page, "orchard")
    play(page, match, cards=3)
    over = finished(page)
    for path in (
        "/",
        "/games/orchard",
        f"/t/{room}",
        f"/m/{match}",
        f"/m/{over}",
        f"/m/{over}/replay",
        "/history",
        "/account",
        "/rules/orchard",
    ):
        found += visit(page, path)
    assert not found, "\n".join(found)


@on_small_screens
@in_each_language
@pytest.mark.parametrize("game", ["gnoming", *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[:-1])])
def test_a_lesson_stays_in_its_card_to_its_last_step(page: Page, language: Language, game: str) -> None:
    page.goto(f"/learn/{game}")
    coach = page.locator(".coach")
    coach.wait_for()
    found = look(page, "first step")
    while (more := coach.get_by_role("button", name=say(language, "coach-next"), exact=True)).count():
        before = coach.inner_text()
        more.click()
        expect(coach).not_to_have_text(before)
        found += look(page, coach.inner_text()[:30])
    assert not found, "\n".join(found)


@on_small_screens
@in_each_language
@pytest.mark.parametrize(
    "game", ["grass", *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES if game != "grass")]
)
def test_the_table_of_four_stays_in_its_window(page: Page, language: Language, game: str) -> None:
    page.goto(f"/t/{create_room(page, 'Ada', game, 4, bots=['greedy'] * 3)}")
    page.locator("button[data-choice], [data-large] button[data-cell]").first.wait_for()
    found = look(page, game)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("device", [DESKTOP], ids=str)
def test_every_table_fits_each_width_of_a_window(page: Page) -> None:
    found = visit(page, "/about")
    for game in GAMES:
        is_alone = game in ("orchard", "grove", "clustered")
        path = f"/m/{deal(page, game)}" if is_alone else f"/t/{create_room(page, 'Ada', game, 4, bots=['greedy'] * 3)}"
        page.goto(path)
        page.locator("button[data-choice], [data-large] button[data-cell]").first.wait_for()
        for width in range(700, 1300, 100):
            page.set_viewport_size({"width": width, "height": 700})
            found += look(page, f"{game} at {width}")
    assert not found, "\n".join(found)


@on_small_screens
def test_the_longest_name_of_a_game_stands_whole_beside_a_long_score(page: Page) -> None:
    page.goto("/learn/gnoming")
    page.locator(".score b").evaluate("(score) => (score.textContent = '−19')")
    found = look(page, "gnoming")
    assert not found, "\n".join(found)

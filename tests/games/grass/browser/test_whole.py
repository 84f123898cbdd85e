"""Whole games of Grass: one person against a bot, by every way of playing, to the end."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from mazzo.games.grass.rules.state import MOST_HANDS
from tests.e2e.browser import PHONE
from tests.e2e.match_page import Way
from tests.e2e.server import Server
from tests.games.grass.browser.table import Sight, play_out, sit_down
from tests.sizes import WHOLE


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    return hasty_server


def play_on_screen(page: Page, *ways: Way) -> Sight:
    """Play to the end by these ways in turn; the last snapshot. Only `make soak` plays all of it on the screen, else
    without it after the first hand.
    """
    table = sit_down(page)
    way = cycle(ways)
    hands = 0
    while not (sight := table.wait_to_act()).is_over:
        if len(sight.view.sheets) > hands:
            hands = len(sight.view.sheets)
            expect(page.get_by_role("dialog")).to_be_visible()
            if not WHOLE:
                play_out(page, table.match)
                return table.look()
        table.act(sight, next(way))
    return sight


def totals(sight: Sight) -> list[int]:
    """What the sheets of all hands add up to, seat by seat."""
    return [sum(sheets[seat].points for sheets in sight.view.sheets) for seat in range(len(sight.view.players))]


@pytest.mark.slow
@pytest.mark.timeout(1500)
def test_two_seats_play_to_the_end_by_mouse_and_keys(page: Page) -> None:
    sight = play_on_screen(page, "keys", "click", "drag")
    assert totals(sight) == [player.score.total for player in sight.view.players]
    assert max(totals(sight)) >= 250 or len(sight.view.sheets) == MOST_HANDS
    expect(page.locator("main ol").first).to_contain_text("Ada", timeout=120_000)


@pytest.mark.slow
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_two_seats_play_to_the_end_by_finger(page: Page) -> None:
    sight = play_on_screen(page, "tap")
    assert totals(sight) == [player.score.total for player in sight.view.players]
    expect(page.locator("main ol").first).to_contain_text("Ada", timeout=120_000)

"""The scorer of the printed game: a random game is entered by taps, and has the totals of the rules."""

import pytest
from playwright.sync_api import expect

from mazzo.games.clustered.deck import NAMES
from tests.companion.entered import clustered_sheet, played
from tests.e2e.axe import violations
from tests.e2e.browser import PHONE, NewPage, excess_width
from tests.e2e.scorer import Scorer
from tests.games.clustered.browser.scorer import Corner, enter

pytestmark = pytest.mark.parametrize("device", [PHONE], ids=str)


@pytest.mark.parametrize("seats", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_game_entered_by_taps_has_the_totals_of_the_rules(new_page: NewPage, seats: int) -> None:
    page = new_page(motion="reduce")
    match = played("clustered", seats, 7)
    scorer = Scorer(page, "clustered", seats)
    sheet = clustered_sheet(match)
    for _ in enter(scorer, sheet):
        pass
    turns = len(sheet["laid"])
    print(f"{turns} turns: {scorer.taps} taps, {scorer.taps / turns:.1f} each")
    assert match.outcome is not None
    totals = {place.seat: place.score.total for place in match.outcome.ranking}
    expect(page.locator(".seats .numeral")).to_have_text([str(totals[seat]) for seat in range(seats)])
    expect(page.locator(".faults")).to_have_count(0)
    assert excess_width(page) == 0


def test_a_card_out_of_place_is_named_and_moved(new_page: NewPage) -> None:
    page = new_page(motion="reduce")
    scorer = Scorer(page, "clustered", 2)
    corner = Corner(scorer)
    corner.lay(0, 1, 0)
    corner.lay(0, 2, NAMES.index("circle-solid-3"))
    status = page.locator(".entry").get_by_role("status")
    expect(status).to_contain_text("vicina")
    expect(page.locator(".board .wrong")).to_have_count(1)
    assert violations(page) == []
    corner.tap(0, 2)
    scorer.tap(page.get_by_role("button", name="Sposta"))
    corner.tap(1, 0)
    expect(page.locator(".board .wrong")).to_have_count(0)

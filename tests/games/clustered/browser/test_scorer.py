"""The scorer of the printed game: a random game is entered by taps, and has the totals of the rules."""

import pytest
from playwright.sync_api import expect

from mazzo.games.clustered.deck import NAMES
from tests.companion.entered import clustered_sheet, played
from tests.e2e.axe import violations
from tests.e2e.browser import PHONE, NewPage, excess_width
from tests.e2e.scorer import Scorer

pytestmark = pytest.mark.parametrize("device", [PHONE], ids=str)


def pick(scorer: Scorer, card: int) -> None:
    """Tap the attributes of a card, and wait until it is counted: the board may grow and move with it."""
    entries = scorer.page.locator(".entry ol > li")
    before = entries.count()
    with scorer.page.expect_response("**/count"):
        for attribute in NAMES[card].split("-"):
            scorer.tap(f"[data-attribute='{attribute}']")
    expect(entries).to_have_count(before + 1)


class Corner:
    """The upper left cell of the board that can be pressed: the cards, and one cell around them."""

    def __init__(self, scorer: Scorer) -> None:
        self.scorer, self.row, self.col = scorer, 0, 0

    def tap(self, row: int, col: int) -> None:
        """Tap a cell as the sheet has it."""
        self.scorer.tap_cell(row - self.row + 2, col - self.col + 2)

    def lay(self, row: int, col: int, card: int) -> None:
        """Lay a card."""
        self.tap(row, col)
        pick(self.scorer, card)
        self.row, self.col = min(self.row, row), min(self.col, col)


@pytest.mark.parametrize("seats", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_game_entered_by_taps_has_the_totals_of_the_rules(new_page: NewPage, seats: int) -> None:
    page = new_page(motion="reduce")
    match = played("clustered", seats, 7)
    scorer = Scorer(page, "clustered", seats)
    page.locator("[role=gridcell]").first.wait_for(state="attached")
    corner = Corner(scorer)
    turns = clustered_sheet(match)["laid"]
    for turn in turns:
        if "row" in turn:
            corner.lay(turn["row"], turn["col"], turn["card"])
        else:
            scorer.tap(page.get_by_text("Senza posto"))
            pick(scorer, turn["card"])
    print(f"{len(turns)} turns: {scorer.taps} taps, {scorer.taps / len(turns):.1f} each")
    assert match.outcome is not None
    totals = {place.seat: place.score.total for place in match.outcome.ranking}
    expect(page.locator(".seats .numeral")).to_have_text([str(totals[seat]) for seat in range(seats)])
    expect(page.locator(".faults")).to_have_count(0)
    assert excess_width(page) == 0


def test_a_card_out_of_place_is_named_and_moved(new_page: NewPage) -> None:
    page = new_page(motion="reduce")
    scorer = Scorer(page, "clustered", 2)
    page.locator("[role=gridcell]").first.wait_for(state="attached")
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

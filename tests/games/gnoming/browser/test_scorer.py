"""The scorer of the printed game: a random game is entered by taps, and has the totals of the rules."""

import pytest
from playwright.sync_api import Page, expect

from mazzo.games.gnoming.deck import HAZARD, NAMES
from tests.companion.entered import gnoming_sheet, played
from tests.e2e.axe import violations
from tests.e2e.browser import PHONE, excess_width
from tests.e2e.scorer import Scorer, shown
from tests.games.gnoming.browser.scorer import enter

pytestmark = pytest.mark.parametrize("device", [PHONE], ids=str)


def test_a_game_entered_by_taps_has_the_totals_of_the_rules(page: Page) -> None:
    match = played("gnoming", 2, 5)
    scorer = Scorer(page, "gnoming", 2)
    for _ in enter(scorer, gnoming_sheet(match)):
        pass
    print(f"{scorer.taps} taps for two players")
    assert match.outcome is not None
    expect(page.locator(".totals .numeral")).to_have_text([shown(place.score.total) for place in match.outcome.ranking])
    expect(page.locator(".faults")).to_have_count(0)
    assert excess_width(page) == 0


def test_a_card_too_many_is_named_and_counted_and_a_tap_corrects_it(page: Page) -> None:
    scorer = Scorer(page, "gnoming", 2)
    for _ in range(4):
        scorer.tap(f"[data-card='{NAMES[HAZARD]}']")
    wrong = page.locator(".entry .wrong")
    expect(wrong).to_have_count(1)
    expect(page.locator(".entry .points .numeral")).to_have_text("40")
    expect(page.locator(".entry").get_by_role("status")).to_contain_text("pericoli")
    assert violations(page) == []
    scorer.tap("[data-cell='1']")
    scorer.tap("[data-card='3']")
    expect(wrong).to_have_count(0)
    expect(page.locator(".entry .points .numeral")).to_have_text("33")

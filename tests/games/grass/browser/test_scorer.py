"""The scorer of the printed game: random hands are entered by taps, and have the totals of the rules."""

import pytest
from playwright.sync_api import Page, expect

import mazzo
from mazzo.games.grass.deck import BANKER
from tests.companion.entered import grass_hands
from tests.e2e.axe import violations
from tests.e2e.browser import PHONE, excess_width
from tests.e2e.scorer import Scorer, shown
from tests.games.grass.browser.scorer import enter

pytestmark = pytest.mark.parametrize("device", [PHONE], ids=str)


def test_hands_entered_by_taps_have_the_totals_of_the_rules(page: Page) -> None:
    sheet, state = next(
        (sheet, state)
        for sheet, state in (grass_hands(2, seed, []) for seed in range(100))
        if len(sheet["hands"]) in (2, 3)
    )
    scorer = Scorer(page, "grass", 2)
    for _ in enter(scorer, sheet):
        pass
    print(f"{scorer.taps} taps for two players and {len(sheet['hands'])} hands")
    ledger = page.locator("[aria-labelledby=grass-ledger] tfoot td")
    score = mazzo.GAMES["grass"].rules.score
    expect(ledger).to_have_text([shown(score(state, seat)) for seat in range(2)])
    assert excess_width(page) == 0


def test_a_second_banker_is_named_and_taken_away(page: Page) -> None:
    scorer = Scorer(page, "grass", 2)
    for _ in range(2):
        scorer.tap(".entry .next")
    for _ in range(2):
        scorer.tap(f"[data-card='{BANKER}']")
    status = page.locator(".entry").get_by_role("status")
    expect(status).to_contain_text("The Banker")
    assert violations(page) == []
    scorer.tap(f"[data-less='{BANKER}']")
    expect(status).to_be_empty()

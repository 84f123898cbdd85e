"""The scorer of the printed game: random hands are entered by taps, and have the totals of the rules."""

import pytest
from playwright.sync_api import Page, expect

import mazzo
from mazzo.games.grass.deck import BANKER, PEDDLES, VALUES
from tests.companion.entered import grass_hands
from tests.e2e.axe import violations
from tests.e2e.browser import PHONE, excess_width
from tests.e2e.scorer import Scorer

pytestmark = pytest.mark.parametrize("device", [PHONE], ids=str)

COUNTED = [*range(PEDDLES), 19, 20, 21, BANKER]


def peddles(money: int, highest: int) -> list[int]:
    """Peddles that are worth so much, none of them above the kind `highest`."""
    cards = []
    for kind in (5, 4, 2, 0):
        if kind <= highest:
            cards += [kind] * (money // VALUES[kind])
            money %= VALUES[kind]
    return cards


def shown(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def test_hands_entered_by_taps_have_the_totals_of_the_rules(page: Page) -> None:
    sheet, state = next(
        (sheet, state)
        for sheet, state in (grass_hands(2, seed, []) for seed in range(100))
        if len(sheet["hands"]) in (2, 3)
    )
    scorer = Scorer(page, "grass", 2)
    for part, players in enumerate(sheet["hands"]):
        before = scorer.taps
        for seat, player in enumerate(players):
            for at, cards in enumerate(
                (
                    peddles(player["unprotected"], 5),
                    peddles(player["protected"], 4),
                    [kind for kind in player["hand"] if kind in COUNTED],
                )
            ):
                for kind in cards:
                    scorer.tap(f"[data-card='{kind}']")
                if (part, seat, at) != (len(sheet["hands"]) - 1, 1, 2):
                    scorer.tap(".entry .next")
        print(f"hand {part + 1}: {scorer.taps - before} taps for two players")
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

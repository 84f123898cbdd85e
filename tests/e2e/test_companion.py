"""A sheet of a printed game, from the companion's page to the shared text: entered, corrected, closed and opened."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from mazzo import companion
from mazzo.games.gnoming.deck import CELLS, COUNTS, NAMES, ROUNDS
from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import DESKTOP, NARROW, Language, excess_width

GAME = "gnoming"
PLAYERS = ("Anna", "Bruno")


def rounds() -> list[list[list[int]]]:
    """The grids of both players in each round, dealt from one deck a round."""
    rng = random.Random("a table with real cards")
    dealt = []
    for _ in range(ROUNDS):
        deck = [card for card, count in enumerate(COUNTS) for _ in range(count)]
        rng.shuffle(deck)
        dealt.append([deck[CELLS * seat : CELLS * (seat + 1)] for seat in range(len(PLAYERS))])
    return dealt


def totals(page: Page) -> list[str]:
    """Names and totals as the result lists them, the first place first."""
    return [re.sub(r"\s+", " ", row).strip() for row in page.locator(".totals li").all_inner_texts()]


@pytest.mark.parametrize(
    ("language", "device"), [("it", NARROW), pytest.param("en", DESKTOP, marks=pytest.mark.slow)], ids=str
)
def test_a_whole_sheet_is_entered_kept_and_shared(page: Page, language: Language) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    walk = Walk(page)
    page.goto("/companion")
    page.locator(".games").get_by_role("link", name=say(language, f"{GAME}-name")).click()
    fields = page.locator("form input[maxlength]")
    for seat, name in enumerate(PLAYERS):
        fields.nth(seat).fill(name)
    walk.look("new sheet")
    page.get_by_role("button", name=say(language, "companion-begin")).click()
    dealt = rounds()
    for grids in dealt:
        for grid in grids:
            for card in grid:
                page.locator(f"[data-card='{NAMES[card]}']").click()
            following = page.locator(".foot button").nth(1)
            if following.is_visible():
                following.click()
    sheet = {"seats": len(PLAYERS), "rounds": [{"grids": grids} for grids in dealt]}
    count = companion.count(GAME, json.dumps(sheet))
    places = sorted(count.players, key=lambda player: (player.place, player.seat))
    shown = [f"{one.place} {PLAYERS[one.seat]} {one.total}".replace("-", "−") for one in places]
    expect(page.locator(".totals .numeral")).to_have_text([str(one.total).replace("-", "−") for one in places])
    assert totals(page) == shown
    walk.look("sheet")
    assert excess_width(page) == 0

    page.get_by_role("button", name=say(language, "companion-undo")).click()
    page.reload()
    page.get_by_role("button", name=say(language, "companion-redo")).click()
    expect(page.locator(".totals .numeral").first).to_have_text(str(places[0].total).replace("-", "−"))

    page.get_by_role("button", name=say(language, "companion-share")).click()
    expect(page.get_by_text(say(language, "companion-copied"))).to_be_visible()
    assert f"1. {PLAYERS[places[0].seat]}: " in page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name=say(language, "companion-keep"), exact=True).click()
    page.get_by_role("link", name=say(language, "companion-kept")).click()
    expect(page.get_by_role("heading", name=say(language, "companion-title"))).to_be_visible()
    expect(page.locator(f".of-{GAME} .row").first).to_contain_text(PLAYERS[0])
    page.goto("/companion")
    expect(page.get_by_role("link", name=PLAYERS[0])).to_be_visible()
    walk.look("home of the companion")
    assert not walk.barriers, "\n".join(walk.barriers)

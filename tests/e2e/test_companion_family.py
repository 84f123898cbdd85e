"""A family of four plays each game with printed cards and enters it by taps: how many, how long, and whether totals,
places and winners are those of the engine.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import mazzo
from mazzo.bots import level
from mazzo.i18n import has, say
from mazzo.match import Match
from tests.companion.entered import (
    clustered_sheet,
    gnoming_sheet,
    grass_sheet,
    grid_sheet,
    groves_as_they_lie,
    orchards_as_they_lie,
    played,
)
from tests.e2e.browser import PHONE, NewPage, excess_width
from tests.e2e.grid_scorer import GridScorer
from tests.e2e.scorer import Scorer, shown
from tests.games.clustered.browser.scorer import enter as enter_clustered
from tests.games.clustered.browser.scorer import enter_points
from tests.games.gnoming.browser.scorer import enter as enter_gnoming
from tests.games.grass.browser.scorer import enter as enter_grass

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("device", [PHONE], ids=str)]

FAMILY = 4
TABLE = ["table-small"]
"""In Clustered the family plays on a kitchen table."""
GAMES = {
    "clustered": (clustered_sheet, enter_clustered),
    "gnoming": (gnoming_sheet, enter_gnoming),
    "grass": (grass_sheet, enter_grass),
}
SAME_CARDS = """
crypto.getRandomValues = (bytes) => bytes.fill(7)
const now = performance.now.bind(performance)
let later = 0
performance.now = () => now() + later
addEventListener('pointerdown', () => (later += 1000), true)
"""
"""The page calls the same cards each time, and takes no tap for the second of a double tap."""
WAYS = ("cards", "cells", "dice", "dice")
"""How the orchards or groves of the family are entered."""


def name_of(seat: int) -> str:
    """A player whose name nobody has entered."""
    return say("it", "companion-player", number=seat + 1)


def measure(what: str, scorer: Scorer, steps: Iterator[None]) -> None:
    """Take the steps, and print the taps and seconds of each, those of all, and how often the board was moved."""
    begin, taps, seconds = monotonic(), [scorer.taps], [0.0]
    for _ in steps:
        taps.append(scorer.taps)
        seconds.append(monotonic() - begin)
    each_taps = [after - before for before, after in pairwise(taps)]
    each_seconds = [after - before for before, after in pairwise(seconds)]
    print(
        f"{what}: {len(each_taps)} × {min(each_taps)} to {max(each_taps)} taps,"
        f" {min(each_seconds):.1f} to {max(each_seconds):.1f} s; together {taps[-1] - taps[0]} taps,"
        f" {scorer.drags} drags, {seconds[-1]:.0f} s"
    )


def expect_result(page: Page, match: Match) -> None:
    """Players, places, totals and winners of the sheet are those of the match."""
    assert match.outcome is not None
    ranking, figure = match.outcome.ranking, f"{match.game.meta.name}-figure"
    totals = page.locator(".totals li")
    expect(totals.locator(".numeral")).to_have_text(
        [
            say("it", figure, points=abs(one.score.total), minus="yes" if one.score.total < 0 else "no")
            if has("it", figure)
            else shown(one.score.total)
            for one in ranking
        ]
    )
    expect(totals.locator(".who b")).to_have_text([name_of(one.seat) for one in ranking])
    expect(totals.locator(".place")).to_have_text([str(one.place) for one in ranking])
    expect(totals.locator(".first")).to_have_text([str(one.place) for one in ranking if one.won])
    expect(page.locator(".faults")).to_have_count(0)
    assert excess_width(page) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_family_is_entered_as_it_is_played(new_page: NewPage, game: str) -> None:
    sheet_of, enter = GAMES[game]
    options = TABLE if game == "clustered" else []
    match = played(game, FAMILY, 1, options, level(game, "novice"))
    page = new_page(motion="reduce")
    scorer = Scorer(page, game, FAMILY, options)
    measure(game, scorer, enter(scorer, sheet_of(match)))
    expect_result(page, match)


def test_only_the_points_of_clustered_are_entered_at_the_end(new_page: NewPage) -> None:
    match = played("clustered", FAMILY, 1, TABLE, level("clustered", "novice"))
    page = new_page(motion="reduce")
    scorer = Scorer(page, "clustered", FAMILY, TABLE)
    measure("clustered, points", scorer, enter_points(scorer, match.view().players))
    expect_result(page, match)


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_a_game_that_one_phone_calls_is_entered_at_the_end(new_page: NewPage, game: str) -> None:
    page = new_page(motion="reduce")
    page.add_init_script(SAME_CARDS)
    page.goto(f"/companion/{game}/caller")
    caller = Scorer(page)
    match = mazzo.deal(game, FAMILY, None, [], "manual")
    measure(f"{game}, calls", caller, play_as_called(caller, match))
    caller.tap(page.get_by_role("button", name=say("it", "caller-players", count=FAMILY)))
    scorer = GridScorer(page)
    lie = {"orchard": orchards_as_they_lie, "grove": groves_as_they_lie}[game](match)["players"]
    for seat, player in enumerate(grid_sheet(match)["players"]):
        measure(f"{game}, {WAYS[seat]}", scorer, enter_player(scorer, seat, player["cards"], lie[seat]["cells"]))
        expect(page.locator(".seats .numeral").nth(seat)).to_have_text(shown(match.score(seat)))
    expect_result(page, match)


def play_as_called(caller: Scorer, match: Match) -> Iterator[None]:
    """Play at random with the cards that the page calls; yields after each call."""
    page, rng = caller.page, Random(1)
    caller.tap(page.locator("main .button.main").first)
    expect(page.locator("figure")).to_have_count(3)
    called, count = page.locator("figure b").all_inner_texts(), 3
    yield
    while match.outcome is None:
        seats = match.current_players()
        if seats:
            match.play(seats[0], rng.choice(match.legal_actions(seats[0])))
        elif called:
            match.happen(called.pop(0))
        else:
            caller.tap(page.get_by_role("button", name=say("it", "caller-all-placed"), exact=True))
            count += 1
            expect(page.get_by_text(say("it", "caller-progress", count=count, most=9))).to_be_visible()
            called = page.locator("figure b").all_inner_texts()
            yield


def enter_player(scorer: GridScorer, seat: int, cards: list[Any], cells: list[Any]) -> Iterator[None]:
    """Enter what a player laid in one of three ways."""
    if seat > 0:
        scorer.tap(scorer.page.get_by_role("button", name=say("it", "scorer-next-player", name=name_of(seat))))
    if WAYS[seat] == "cards":
        scorer.lay_all(cards)
    else:
        scorer.way(WAYS[seat])
        {"cells": scorer.put_cells, "dice": scorer.add_dice}[WAYS[seat]](cells)
    yield

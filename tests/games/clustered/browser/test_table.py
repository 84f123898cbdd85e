"""The table of Clustered as mouse and finger meet it."""

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.games.clustered.deck import NO_FIT
from tests.e2e.browser import PHONE
from tests.games.clustered.browser.table import TURNS, Misfit, Table, play, sit_down

ATTRIBUTES = {1: "solo la forma", 2: "solo il riempimento", 4: "solo il numero", 0: "nulla"}
SIDES = ("sopra", "destra", "sotto", "sinistra")


def objects(misfit: Misfit) -> int:
    """How many neighbours the card does not fit beside."""
    return sum(met >= NO_FIT for met in misfit.meets)


def test_hovering_a_cell_says_which_neighbour_shares_what(page: Page) -> None:
    table = sit_down(page, moves=8)
    offer = max(table.look().offers, key=lambda offer: sum(shared in (3, 5, 6) for shared in offer.meets))
    table.choose(offer.card)
    page.mouse.move(*table.middle(offer.row, offer.col))
    expect(page.locator(".ghost.legal")).to_be_attached()
    expect(page.locator(".link")).to_have_count(sum(shared >= 0 for shared in offer.meets))
    expect(table.notice()).to_contain_text(re.compile(r"la carta (sopra|a destra|sotto|a sinistra)", re.IGNORECASE))


def test_hovering_a_cell_where_a_card_does_not_fit_says_who_objects_and_under_which_rule(page: Page) -> None:
    table = sit_down(page, moves=8)
    misfit = max(table.look().misfits, key=objects)
    table.choose(misfit.card)
    page.mouse.move(*table.middle(misfit.row, misfit.col))
    expect(page.locator(".ghost:not(.legal)")).to_be_attached()
    expect(page.locator("g.objects:not(.link)")).to_have_count(objects(misfit))
    for side, met in zip(SIDES, misfit.meets, strict=True):
        if met >= NO_FIT:
            expect(table.notice()).to_contain_text(re.compile(rf"{side}[^;.]*{ATTRIBUTES[met - NO_FIT]}"))
    expect(table.notice().get_by_role("link")).to_have_attribute("href", "/rules/clustered#r3.3")
    page.mouse.click(*table.middle(misfit.row, misfit.col))
    expect(page.locator(".laid")).to_have_count(len(table.look().view.laid))
    table.notice().get_by_role("link").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("3.3")


def test_two_clicks_lay_the_chosen_card_and_what_it_scores_is_outlined(page: Page) -> None:
    table = sit_down(page, moves=6)
    sight = table.look()
    offer = max(sight.offers, key=lambda offer: offer.gain)
    table.choose(offer.card)
    page.mouse.dblclick(*table.middle(offer.row, offer.col))
    expect(page.locator(".laid")).to_have_count(len(sight.view.laid) + 1)
    score = table.look().view.players[0].score
    expect(page.locator(".scoring path.line:not(.case)")).to_have_count(len(score.runs))
    expect(page.locator(".scoring .area")).to_have_count(1 if score.area else 0)


def test_every_line_of_the_sheet_is_drawn_on_the_board_when_touched(page: Page) -> None:
    table = sit_down(page, moves=16)
    score = table.look().view.players[0].score
    lines = page.locator("button.part")
    expect(lines).to_have_count(len(score.runs) + (score.area is not None))
    for line in lines.all():
        line.hover()
        points = line.locator("b").inner_text()
        expect(page.locator(".touched text")).to_have_text(points)
    page.mouse.move(400, 300)
    expect(page.locator(".touched")).to_have_count(0)
    lines.first.click()
    page.mouse.move(400, 300)
    expect(page.locator(".touched")).to_have_count(1)


def test_a_card_is_dragged_onto_the_table(page: Page) -> None:
    table = sit_down(page, moves=4)
    sight = table.look()
    offer = sight.offers[0]
    box = page.locator(f"button[data-card='{offer.card}']").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    page.mouse.move(*table.middle(offer.row, offer.col), steps=8)
    expect(page.locator(".ghost.legal")).to_be_attached()
    page.mouse.up()
    expect(page.locator(".laid")).to_have_count(len(sight.view.laid) + 1)


def test_pointing_at_a_card_says_what_it_is_and_whose(page: Page) -> None:
    table = sit_down(page, moves=3)
    laid = next(laid for laid in table.look().view.laid if laid.seat == 0)
    page.mouse.move(*table.middle(laid.row, laid.col))
    expect(table.notice()).to_contain_text("carta tua")


def test_show_all_is_always_there_and_brings_the_whole_table_back(page: Page) -> None:
    table = sit_down(page, moves=6)
    everything = page.get_by_role("button", name="Mostra tutto")
    expect(everything).to_be_visible()
    start = table.middle(0, 0)
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -400)
    page.mouse.down()
    page.mouse.move(480, 400, steps=5)  # away from where the zoom is, or the two might cancel out
    page.mouse.up()
    table.settled()
    assert table.middle(0, 0) != pytest.approx(start, abs=20)
    everything.click()
    table.settled()
    assert table.middle(0, 0) == pytest.approx(start, abs=1)


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_whole_game_by_taps_on_a_phone(page: Page) -> None:
    table: Table = sit_down(page, moves=TURNS - 8)
    for _ in range(8):
        sight = table.look()
        if not sight.offers:
            table.hand().first.tap()
        else:
            offer = max(sight.offers, key=lambda offer: offer.gain)
            page.locator(f"button[data-card='{offer.card}']").first.tap()
            page.touchscreen.tap(*table.middle(offer.row, offer.col))
            expect(page.locator(".ghost.legal")).to_be_attached()
        page.locator("button.lay").tap()
        page.wait_for_function(
            "([cards, laid]) => document.querySelectorAll('.laid').length !== laid"
            " || document.querySelectorAll('button[data-choice]').length !== cards",
            arg=[len(sight.view.hand), len(sight.view.laid)],
        )
        if not table.look().is_over:
            table.settled()
    assert table.look().is_over
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_replay_goes_turn_by_turn(page: Page) -> None:
    table = sit_down(page, moves=TURNS - 1)
    play(page, table.match, 1)
    page.goto(f"/m/{table.match}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(TURNS))
    expect(page.locator(".laid")).to_have_count(1)
    page.locator("ol button").nth(10).click()
    expect(page.locator("ol button[aria-current]")).to_have_count(1)
    assert page.locator(".laid").count() > 5

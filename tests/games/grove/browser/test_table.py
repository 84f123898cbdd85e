"""Grove under mouse, finger and keys: laying, the squirrel's price, scarce dice, recipes and target, 320 pixels."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from mazzo.i18n import say
from tests.e2e.browser import NARROW, PHONE, Device, Language, excess_width, in_each_language
from tests.e2e.table import Offer
from tests.games.grove.browser.table import SCARCE, SQUIRREL, Grove, deal, has, play, sit_at_scarcity, sit_down

on_a_phone = pytest.mark.parametrize("device", [PHONE], ids=str)
SHORT = Device("short", 320, 568, 2, True)
MOST_STEPS = 40


def last_laid(table: Grove) -> tuple[int, int, int, int]:
    """Card, turn, row and column of the card laid last, as the server has it."""
    laid = table.see().board.laid[-1]
    return laid.card, laid.turn, laid.row, laid.col


def aim(table: Grove, offer: Offer) -> None:
    """Choose a card with the mouse, turn it by key, and hold it over where the offer lays it."""
    table.card(offer.card).click()
    for _ in range(offer.turn):
        table.page.keyboard.press("r")
    table.settled()
    table.page.mouse.move(*table.point(*offer.centre), steps=3)
    expect(table.page.locator(".ghost.legal")).to_be_visible()


def points(told: Locator) -> int:
    """A figure as the page writes it."""
    return int(told.inner_text().replace("−", "-"))


def test_a_card_is_dragged_and_turned_by_key(page: Page) -> None:
    table = sit_down(page)
    card = table.cards()[0]
    offer = table.see().free(card, turn=1)
    page.mouse.move(*table.middle(card))
    page.mouse.down()
    page.mouse.move(*table.point(0, 0), steps=4)
    page.keyboard.press("r")
    page.mouse.move(*table.point(*offer.centre), steps=4)
    expect(page.locator(".ghost.legal")).to_be_visible()
    assert table.gain() == offer.gain
    page.mouse.up()
    table.laid(2)
    assert last_laid(table) == (card, 1, offer.row, offer.col)


@on_a_phone
def test_a_tap_chooses_a_tap_places_the_ghost_and_a_button_lays_it(page: Page) -> None:
    table = sit_down(page)
    card = table.cards()[0]
    offer = table.see().free(card, turn=0)
    page.touchscreen.tap(*table.middle(card))
    page.touchscreen.tap(*table.point(*offer.centre))
    lay = page.get_by_role("button", name=re.compile(r"^Posa( [+−]\d+)?$"))
    expect(lay).to_be_enabled()
    assert len(table.see().board.laid) == 1, "a tap on the board only shows what would happen"
    lay.tap()
    table.laid(2)
    assert last_laid(table) == (card, 0, offer.row, offer.col)


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    table = sit_down(page)
    for _ in range(MOST_STEPS):
        sight = table.see()
        if sight.is_over:
            break
        if asked := len(sight.dice) + len(sight.wheelbarrows):
            page.keyboard.press("Enter")
            page.wait_for_function("n => document.querySelectorAll('.candidate').length < n", arg=asked)
            continue
        page.keyboard.press("1")
        page.keyboard.press("n")
        expect(page.locator(".ghost.legal")).to_be_attached()
        page.keyboard.press("Enter")
        table.laid(len(sight.board.laid) + 1)
    assert table.see().is_over
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_an_illegal_place_says_why_and_cites_its_rule(page: Page) -> None:
    table = sit_down(page)
    table.card(table.cards()[0]).click()
    page.mouse.move(*table.point(-1.5, 1), steps=3)
    expect(page.locator(".tray > p")).to_contain_text("Regola 3.4")


@pytest.mark.slow
def test_the_squirrel_shows_its_price_before_it_is_paid(page: Page) -> None:
    table = sit_down(page, cards=5)
    offers = [offer for offer in table.see().offers if has(offer, SQUIRREL)]
    offer = min(offers, key=lambda each: each.gain)
    aim(table, offer)
    assert table.gain() == offer.gain
    tags = page.locator("main .tag.fresh")
    price = tags.count()
    page.mouse.dblclick(*table.point(*offer.centre))
    table.laid(6)
    board = table.see().board
    assert (board.squirrel_left, board.score.squirrel) == (False, -price)
    expect(page.locator("main .tag")).to_have_count(price)
    sat = next(cell for cell in board.cells if cell.squirrel)
    card = table.cards()[0]
    table.card(card).click()
    page.mouse.move(*table.point(sat.row + 0.5, sat.col + 0.5), steps=3)
    expect(page.locator(".tray > p")).to_contain_text("Regola 6.4")


def test_scarce_dice_are_chosen_among_trees_that_show_what_they_would_get(page: Page) -> None:
    table = sit_at_scarcity(page)
    offer = next(offer for offer in table.see().offers if has(offer, SCARCE))
    table.open_moves()
    page.locator(f"[data-action='{offer.action}']").click()
    while table.see().wheelbarrows:
        page.keyboard.press("Enter")
    expect(page.locator(".candidate.here")).to_have_count(1)
    dice = table.see().dice
    assert len(dice) >= 2
    shown = page.locator(".candidate text").all_text_contents()
    assert [int(each) for each in shown] == [value for _, _, _, value in dice]
    _, row, col, value = dice[-1]
    page.mouse.click(*table.point(row + 0.5, col + 0.5))
    page.get_by_role("button", name=say("it", "table-lay-die")).click()
    page.wait_for_function(f"() => document.querySelectorAll('.candidate').length < {len(dice)}")
    cell = next(cell for cell in table.see().board.cells if (cell.row, cell.col) == (row, col))
    assert cell.die == value


@in_each_language
def test_recipes_show_their_progress_and_how_far_the_target_is(page: Page, language: Language) -> None:
    table = sit_down(page, options=("recipes",), cards=4)
    score = table.see().board.score
    meter = page.get_by_role("meter")
    expect(meter).to_have_attribute("aria-valuemax", str(score.target))
    left = max(0, score.target - score.total)
    words = say(language, "grove-table-target-said", target=score.target, left=left)
    expect(meter).to_have_attribute("aria-valuetext", words)
    articles = page.locator("aside article")
    expect(articles).to_have_count(2)
    for progress, article in zip(score.recipes, articles.all(), strict=True):
        expect(article).to_contain_text(say(language, "grove-table-recipe-count", count=progress.count))
        expect(article).to_contain_text(
            say(language, "grove-table-recipe-met", met="yes" if progress.met else "no").strip()
        )
    offer = table.see().free(table.cards()[0])
    table.open_moves()
    page.locator(f"[data-action='{offer.action}']").click()
    table.laid(5)
    now = table.see().board.score
    expect(page.locator("aside tfoot td:last-child")).to_have_text(str(now.total))
    assert now.total == score.total + offer.gain


def test_whose_deck_is_played_stands_beside_the_points(page: Page) -> None:
    sit_down(page)
    expect(page.locator("aside")).to_contain_text(say("it", "grove-house-deck"))


@pytest.mark.slow
def test_every_line_of_the_score_opens_its_rule(page: Page) -> None:
    sit_down(page)
    for rule in ("9.1", "9.2", "9.3"):
        page.locator(f"aside a[href='/rules/grove#r{rule}']").first.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(rule)
        dialog.get_by_role("button", name=say("it", "table-close")).click()


@pytest.mark.parametrize("device", [NARROW, SHORT], ids=str)
def test_all_that_is_needed_to_move_fits_the_narrowest_screen(page: Page, device: Device) -> None:
    table = sit_down(page, options=("recipes",), cards=4)
    card = table.cards()[0]
    offer = table.see().free(card, turn=0)
    box = page.locator("main").bounding_box()
    page.touchscreen.tap(*table.middle(card))
    page.touchscreen.tap(*table.point(*offer.centre))
    expect(page.locator(".ghost.legal")).to_be_visible()
    assert page.locator("main").bounding_box() == box, "the board stays under the finger"
    assert excess_width(page) == 0
    for each in page.locator(".tray button, .strip li, .strip button").all():
        if each.is_visible():
            seen = each.bounding_box()
            assert seen is not None
            assert seen["x"] >= 0
            assert seen["x"] + seen["width"] <= device.width
            assert seen["y"] + seen["height"] <= device.height
    page.get_by_role("button", name=re.compile(r"^Posa( [+−]\d+)?$")).tap()
    table.laid(5)


def test_the_end_keeps_the_grove_its_points_and_a_way_back(page: Page) -> None:
    page.goto("/about")
    match = deal(page)
    play(page, match)
    page.goto(f"/m/{match}")
    expect(page.locator(".board .laid")).to_have_count(9)
    total = points(page.locator("tfoot td:last-child"))
    assert points(page.locator(".score b")) == total
    page.get_by_role("link", name=say("it", "end-replay")).click()
    page.get_by_role("slider").press("End")
    expect(page.locator(".stage .points b")).to_have_text(str(total).replace("-", "−"))
    expect(page.locator("ol li")).to_have_count(9)

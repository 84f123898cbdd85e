"""Orchard without a mouse, without sight of the board, and on the narrowest screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import playing
from tests.e2e.browser import NARROW, PHONE, Device, NewPage, excess_width, on_each_device
from tests.e2e.match_page import place_text
from tests.e2e.table import Table, join, sit_down

SHORT = Device("short", 320, 568, 2, True)
CARDS = 9
TREES = {"apple": "melo", "pear": "pero", "plum": "susino"}


def steer(table: Table, row: int, col: int) -> None:
    """Arrow keys, until the ghost is there."""
    page, here = table.page, table.ghost()
    for key, times in (
        ("ArrowDown", row - here[0]),
        ("ArrowUp", here[0] - row),
        ("ArrowRight", col - here[1]),
        ("ArrowLeft", here[1] - col),
    ):
        for _ in range(times):
            page.keyboard.press(key)
    expect(page.locator(".ghost.legal")).to_be_attached()


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    table = sit_down(page)
    while not (sight := table.look()).is_over:
        laid = len(sight.board.laid)
        if sight.dice:
            page.keyboard.press("Enter")
            page.wait_for_function("n => document.querySelectorAll('.candidate').length < n", arg=len(sight.dice))
            continue
        card = next(card for card in table.cards() if any(offer.card == card for offer in sight.offers))
        offer = sight.free(card)
        page.keyboard.press(str(table.cards().index(card) + 1))
        for _ in range(offer.turn):
            page.keyboard.press("r")
        steer(table, offer.row, offer.col)
        page.keyboard.press("Enter")
        table.laid(laid + 1)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(str(table.look().board.score.total)).first).to_be_visible()


@pytest.mark.slow
@on_each_device
def test_a_whole_game_through_the_list_of_legal_actions_alone(page: Page) -> None:
    table = sit_down(page)
    for _ in range(3 * CARDS):
        sight = table.look()
        if sight.is_over:
            break
        table.open_moves()
        moves = page.locator("details ul button")
        expect(moves).to_have_count(len(sight.offers) + len(sight.dice))
        moves.first.focus()
        page.keyboard.press("Enter")
        table.page.wait_for_function(
            "([laid, dice]) => document.querySelectorAll('main .laid').length !== laid"
            " || document.querySelectorAll('.candidate').length !== dice",
            arg=[len(sight.board.laid), len(sight.dice)],
        )
    assert table.look().is_over
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_board_is_walked_by_key_and_a_card_is_laid_from_there(page: Page) -> None:
    table = sit_down(page)
    expect(page.locator("main")).to_be_focused()
    start = table.look().board
    grid = page.get_by_role("grid", name=re.compile("Il frutteto: una carta"))
    expect(grid.get_by_role("gridcell", name=re.compile(f"carta {start.laid[0].card}"))).to_have_count(6)
    page.keyboard.press("Tab")
    here = page.locator(":focus")
    expect(here).to_have_accessible_name("Ho capito")  # the note on the marks comes first
    page.keyboard.press("Tab")
    expect(here).to_have_role("gridcell")
    expect(here).to_have_accessible_name(re.compile(f"^{TREES[start.trees[0].fruit]}, senza dado, .*sulla prima carta"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(here).to_have_accessible_name(re.compile("1 più giù, 1 a destra della prima carta$"))
    # The keys of the hand work from there, and lead to the place that is aimed at.
    page.keyboard.press("1")
    card, (row, col) = table.cards()[0], table.ghost()
    expect(here).to_have_role("gridcell")
    expect(here).to_have_accessible_name(re.compile(f"carta {card} ci sta .* qui: "))
    page.keyboard.press("Control+Home")
    assert table.ghost() == (row, col), "who walks the board leaves the card where it is"
    grid.get_by_role("gridcell", name=re.compile(f"; {place_text('it', row, col)}$")).focus()
    page.keyboard.press("Enter")
    table.laid(2)
    expect(here).to_have_role("gridcell")
    expect(here).to_have_accessible_name(re.compile(f"carta {card};"))


def test_keys_let_a_card_go_ask_for_help_and_silence_the_table(page: Page) -> None:
    table = sit_down(page)
    card = table.cards()[0]
    page.keyboard.press("1")
    expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(table.card(card)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Tasti e gesti")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Suoni accesi")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Suoni spenti")).to_be_visible()


def test_enter_lays_the_card_that_was_aimed_wherever_the_focus_was(page: Page) -> None:
    table = sit_down(page)
    page.get_by_role("button", name="Le regole").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Le regole")).to_be_focused()
    page.keyboard.press("2")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    table.laid(2)
    expect(page.get_by_role("dialog")).to_have_count(0)
    first, second = table.cards()
    table.card(first).focus()
    page.keyboard.press("2")
    page.keyboard.press("n")
    expect(table.card(second)).to_be_focused()


def test_a_move_that_cannot_be_taken_back_says_why(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("u")
    expect(page.locator(".tray > p")).to_contain_text("Qui non c'è niente da annullare")


@on_each_device
def test_one_press_explains_what_is_drawn(page: Page, device: Device) -> None:
    table = sit_down(page)
    note = page.get_by_role("note", name="Che cosa dicono i segni")
    expect(note).to_contain_text("marcisce un frutto")
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    page.reload()
    page.locator("button[data-card]").first.wait_for()
    table.settled()
    page.keyboard.press("1")
    expect(page.locator("main g.spot").first).to_be_attached()
    expect(note).to_have_count(0)
    place = ".strip" if device.is_touched else "aside"
    page.locator(place).get_by_role("button", name="Legenda").click()
    expect(page.get_by_role("dialog")).to_contain_text("Un posto dove tutti i frutti combaciano.")


def test_the_next_open_place_is_one_key_away(page: Page) -> None:
    table = sit_down(page)
    page.keyboard.press("1")
    places = set()
    for _ in range(4):
        page.keyboard.press("n")
        places.add(table.ghost())
        expect(page.locator(".ghost.legal")).to_be_attached()
    assert len(places) == 4
    assert table.look().version == 3


@pytest.mark.parametrize(
    ("language", "device"), [("it", NARROW), pytest.param("en", SHORT, marks=pytest.mark.slow)], ids=str
)
def test_at_320_pixels_nothing_overflows_and_the_thumb_reaches_everything(page: Page, device: Device) -> None:
    page.goto("/about")
    match = playing.deal(page)
    playing.play(page, match, cards=6)
    table = join(page, match)
    page.touchscreen.tap(*table.middle(table.cards()[0]))
    assert excess_width(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight") <= device.height
    for button in page.locator(".tray button, header button, header a").all():
        if not button.is_visible():
            continue
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
        assert box["y"] + box["height"] <= device.height
        assert round(min(box["width"], box["height"]), 2) >= 44, button.get_attribute("aria-label")
    for card in table.cards():
        assert table.middle(card)[1] > device.height * 0.6, "the hand is under the thumb"


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_reduced_motion_is_respected(new_page: NewPage) -> None:
    page = new_page(motion="reduce")
    table: Table = sit_down(page)
    table.open_moves()
    page.locator("[data-action]").first.click()
    table.laid(2)
    longest = page.evaluate(
        "Math.max(0, ...document.getAnimations().map(each => Number(each.effect.getComputedTiming().activeDuration)))"
    )
    assert longest <= 1

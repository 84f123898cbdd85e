"""Orchard under mouse and finger: drag, turn, tap, refusals, scarce dice, undo, a lost connection, and its price."""

import re
import statistics

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import PHONE, NewPage, Troubles, small_targets
from tests.e2e.server import Server
from tests.e2e.table import SCARCE, Finger, Table, join, sit_among_small_cells, sit_at_scarcity, sit_down

on_a_phone = pytest.mark.parametrize("device", [PHONE], ids=str)
MOVES = 60


def notice(page: Page) -> str:
    """The line over the hand."""
    return page.locator(".tray > p").inner_text()


def last_laid(table: Table) -> tuple[int, int, int, int]:
    """Card, turn, row and column of the card laid last, as the server has it."""
    laid = table.look().board.laid[-1]
    return laid.card, laid.turn, laid.row, laid.col


def test_a_card_is_dragged_and_turned_by_key(page: Page) -> None:
    table = sit_down(page)
    card = table.cards()[0]
    offer = table.look().free(card, turn=1)
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


@pytest.mark.slow
def test_the_wheel_and_the_right_button_turn_a_card_in_the_air(page: Page) -> None:
    table = sit_down(page)
    card = table.cards()[1]
    offer = table.look().free(card, turn=2)
    page.mouse.move(*table.middle(card))
    page.mouse.down()
    page.mouse.move(*table.point(0, 0), steps=3)
    page.mouse.wheel(0, 100)
    page.mouse.down(button="right")
    page.mouse.up(button="right")
    page.mouse.move(*table.point(*offer.centre), steps=3)
    page.mouse.up()
    table.laid(2)
    assert last_laid(table) == (card, 2, offer.row, offer.col)


@on_a_phone
@pytest.mark.parametrize("practice", [False, True])
def test_a_finger_drags_and_a_second_finger_turns(page: Page, practice: bool) -> None:
    table = sit_down(page, practice=practice)
    card = table.cards()[0]
    offer = table.look().free(card, turn=1)
    finger = Finger(page)
    start = table.middle(card)
    cell = table.point(0, 1)[0] - table.point(0, 0)[0]
    x, y = table.point(*offer.centre)
    # The card floats over the finger, so that the thumb does not hide it.
    end = (x, y + 0.75 * cell + 20)
    finger.down(start)
    for part in (0.3, 0.6, 1.0):
        finger.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        page.wait_for_timeout(40)
    finger.down(end, (40.0, 300.0))
    expect(page.locator(".ghost.legal")).to_be_visible()
    finger.move(end, (40.0, 300.0))
    finger.up()
    if not practice:
        lay = page.get_by_role("button", name=re.compile(r"^Posa( [+−]\d+)?$"))
        expect(lay).to_be_enabled()
        expect(page.locator(".flyer")).to_have_count(0)
        expect(page.locator(".ghost.legal")).to_be_visible()
        assert len(table.look().board.laid) == 1, "where no move is taken back, a drop only shows what would happen"
        lay.tap()
    table.laid(2)
    assert last_laid(table) == (card, 1, offer.row, offer.col)


@on_a_phone
def test_a_tap_chooses_a_tap_places_the_ghost_and_a_button_lays_it(page: Page) -> None:
    table = sit_down(page)
    card = table.cards()[0]
    offer = table.look().free(card, turn=0)
    page.touchscreen.tap(*table.middle(card))
    expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(*table.point(*offer.centre))
    lay = page.get_by_role("button", name=re.compile(r"^Posa( [+−]\d+)?$"))
    expect(lay).to_be_enabled()
    assert len(table.look().board.laid) == 1, "a tap on the board only shows what would happen"
    lay.tap()
    table.laid(2)
    assert last_laid(table) == (card, 0, offer.row, offer.col)


@on_a_phone
def test_a_tap_beside_a_small_place_means_it_and_brings_the_board_nearer(page: Page) -> None:
    table = sit_among_small_cells(page)
    card = table.cards()[0]
    page.touchscreen.tap(*table.middle(card))
    table.settled()
    # Up and to the right of the finger no other place may lie.
    upright = [offer for offer in table.look().offers if offer.card == card and offer.turn == 0]
    offer = min(upright, key=lambda each: (each.row, -each.col))
    x, y = table.point(*offer.centre)
    page.touchscreen.tap(x + 12, y - 12)
    expect(page.locator(".ghost.legal")).to_be_visible()
    assert table.ghost() == (offer.row, offer.col)
    table.settled()
    assert table.point(0, 1)[0] - table.point(0, 0)[0] >= 43.9
    page.locator("button.lay").tap()
    table.laid(len(table.look().board.laid))
    assert last_laid(table) == (card, 0, offer.row, offer.col)


@on_a_phone
def test_links_to_rules_are_large_enough_for_a_finger(page: Page) -> None:
    table = sit_down(page)
    page.touchscreen.tap(*table.middle(table.cards()[0]))
    page.touchscreen.tap(*table.point(-2, 1))
    link = page.locator(".tray > p").get_by_role("link")
    expect(link).to_be_visible()
    assert small_targets(page) == []
    link.tap(position={"x": 8, "y": 3})
    within = page.locator("dialog li p a").first
    expect(within).to_be_attached()
    assert small_targets(page) == []
    within.scroll_into_view_if_needed()
    number = within.inner_text()
    within.tap(position={"x": 8, "y": 3})
    expect(page.locator("dialog [aria-current]")).to_have_attribute("data-rule", number)
    expect(page.get_by_role("searchbox")).to_be_in_viewport()


@on_a_phone
def test_a_second_tap_on_the_card_turns_it(page: Page) -> None:
    table = sit_down(page)
    card = table.cards()[0]
    page.touchscreen.tap(*table.middle(card))
    page.touchscreen.tap(*table.middle(card))
    expect(table.card(card)).to_have_accessible_name(re.compile("girata a destra$"))


@pytest.mark.parametrize("practice", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_click_shows_what_a_second_click_lays_and_in_practice_lays_at_once(page: Page, practice: bool) -> None:
    table = sit_down(page, practice=practice)
    card = table.cards()[0]
    offer = table.look().free(card, turn=0)
    table.card(card).click()
    page.mouse.move(*table.point(*offer.centre), steps=3)
    expect(page.locator(".ghost.legal")).to_be_visible()
    at = table.point(*offer.centre)
    page.mouse.click(*at)
    if not practice:
        page.mouse.move(*table.point(-1.5, 1), steps=3)
        expect(page.locator(".ghost.legal")).to_be_visible()
        assert len(table.look().board.laid) == 1
        page.mouse.click(*at)
    table.laid(2)
    assert last_laid(table) == (card, 0, offer.row, offer.col)


def test_an_illegal_drop_says_why_cites_its_rule_and_changes_nothing(page: Page) -> None:
    table = sit_down(page)
    card = table.cards()[0]
    before = table.look()
    page.mouse.move(*table.middle(card))
    page.mouse.down()
    page.mouse.move(*table.point(-1.5, 1), steps=5)
    page.mouse.up()
    link = page.locator(".tray > p").get_by_role("link", name="Regola 3.4")
    expect(link).to_be_visible()
    expect(page.locator(".flyer")).to_have_count(0)
    after = table.look()
    assert (after.version, after.board) == (before.version, before.board)
    link.click()
    expect(page.get_by_role("dialog")).to_contain_text("3.4")


def test_hovering_where_a_card_may_not_lie_says_why_before_any_drop(page: Page) -> None:
    table = sit_down(page)
    table.card(table.cards()[0]).click()
    page.mouse.move(*table.point(-1.5, 1), steps=3)
    expect(page.locator(".tray > p")).to_contain_text("Regola 3.4")


def test_practice_takes_a_move_back_and_an_ordinary_game_does_not_pass_a_drawn_card(page: Page) -> None:
    for practice in (True, False):
        table = sit_down(page, practice=practice)
        offer = table.look().free(table.cards()[0])
        table.open_moves()
        page.locator(f"[data-action='{offer.action}']").click()
        table.laid(2)
        undo = page.get_by_role("button", name="Annulla")
        if practice:
            expect(undo).to_be_enabled()
            hand = table.cards()
            page.keyboard.press("u")
            page.wait_for_function("() => document.querySelectorAll('main .laid').length === 1")
            assert table.cards() != hand
            assert len(table.look().board.laid) == 1
        else:
            page.keyboard.press("u")
            expect(page.locator(".tray > p")).to_contain_text("carta nuova")
            assert len(table.look().board.laid) == 2


def test_scarce_dice_are_chosen_with_the_first_tree_proposed(page: Page) -> None:
    table = sit_at_scarcity(page)
    offer = next(offer for offer in table.look().offers if SCARCE in offer.effects)
    table.open_moves()
    page.locator(f"[data-action='{offer.action}']").click()
    expect(page.locator(".candidate.here")).to_have_count(1)
    sight = table.look()
    assert len(sight.dice) >= 2
    expect(page.locator(".candidate")).to_have_count(len(sight.dice))
    _, row, col = sight.dice[1]
    table.settled()
    page.mouse.click(*table.point(row + 0.5, col + 0.5))
    page.get_by_role("button", name="Metti qui il dado").click()
    page.wait_for_function(f"() => document.querySelectorAll('.candidate').length < {len(sight.dice)}")
    tree = next(tree for tree in table.look().board.trees if (tree.row, tree.col) == (row, col))
    assert tree.die == 1


@pytest.mark.slow
def test_a_lost_connection_is_shown_and_mended(page: Page, server: Server, troubles: Troubles) -> None:
    troubles.expect(r"WebSocket connection to|ERR_CONNECTION_REFUSED|request failed|fetching the script")
    table = sit_down(page)
    offer = table.look().free(table.cards()[0], turn=0)
    server.kill()
    slip = page.get_by_text("Connessione persa")
    expect(slip).to_be_visible()
    server.start()
    expect(slip).to_be_hidden()
    table.card(offer.card).click()
    page.mouse.dblclick(*table.point(*offer.centre))
    table.laid(2)
    assert last_laid(table) == (offer.card, 0, offer.row, offer.col)


@on_a_phone
def test_two_fingers_come_closer_and_one_button_shows_all_again(page: Page) -> None:
    table = sit_down(page)
    finger = Finger(page)
    before = table.point(0, 1)[0] - table.point(0, 0)[0]
    finger.down((150, 380))
    finger.down((150, 380), (240, 380))
    for wide in range(1, 6):
        finger.move((150 - 8 * wide, 380), (240 + 8 * wide, 380))
    finger.up()
    closer = table.point(0, 1)[0] - table.point(0, 0)[0]
    assert closer > before * 1.3
    page.get_by_role("button", name="Mostra tutto").tap()
    table.settled()
    assert table.point(0, 1)[0] - table.point(0, 0)[0] == pytest.approx(before, rel=0.01)


@pytest.mark.slow
def test_a_drag_costs_less_than_four_milliseconds_of_script_a_frame(page: Page) -> None:
    table = sit_down(page)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def script() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "ScriptDuration")

    page.mouse.move(*table.middle(table.cards()[0]))
    page.mouse.down()
    page.mouse.move(*table.point(0, 0), steps=3)
    x, y = table.point(1.5, 1)
    spent: list[float] = []
    for step in range(MOVES):
        before = script()
        page.mouse.move(x + 4 * (step % 30) - 60, y + 3 * (step % 17) - 24)
        page.evaluate("new Promise(done => requestAnimationFrame(() => done()))")
        spent.append(script() - before)
    page.keyboard.press("Escape")
    assert statistics.median(spent) < 4, sorted(spent)


@pytest.mark.slow
def test_two_pages_of_one_person_show_the_same_table(page: Page) -> None:
    table = sit_down(page)
    other = page.context.new_page()
    elsewhere = join(other, table.match)
    offer = table.look().free(table.cards()[0])
    table.open_moves()
    page.locator(f"[data-action='{offer.action}']").click()
    elsewhere.laid(2)
    expect(other.locator("[aria-live=polite]").last).to_contain_text(f"Posata la carta {offer.card}")
    assert elsewhere.cards() == list(table.look().board.hand)


def test_a_spectator_sees_the_table_and_touches_nothing(page: Page, new_page: NewPage) -> None:
    table = sit_down(page)
    visitor = new_page()
    visitor.goto(f"/m/{table.match}")
    expect(visitor.locator(".tray > p")).to_contain_text("Stai guardando")
    for card in visitor.locator("button[data-card]").all():
        expect(card).to_be_disabled()
    expect(visitor.get_by_role("button", name="Posa")).to_have_count(0)
    expect(visitor.locator("main .laid")).to_have_count(1)


@pytest.mark.slow
def test_only_what_is_new_moves(page: Page) -> None:
    table = sit_down(page)
    table.open_moves()
    moving = "() => document.getAnimations().filter(each => each.effect.target.closest('main .laid')).length"
    for laid in (2, 3):
        page.locator("[data-action]").first.click()
        table.laid(laid)
        assert page.evaluate(moving) <= 1
        page.wait_for_function(f"() => ({moving})() === 0")

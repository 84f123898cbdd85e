"""The table of Gnoming A Round as finger, mouse and keys meet it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.browser import NARROW, Language, NewPage, excess_width
from tests.e2e.rooms import sit, start
from tests.games.gnoming.browser.table import Table, open_room, play_to_a_bounce, sit_down, table_of


def until_drawing(table: Table) -> None:
    """Choose the first cards, and wait for the first turn."""
    table.act(table.wait_to_act(), "keys")
    while table.wait_to_act().own.state != "drawing":
        table.act(table.look(), "keys")


@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_two_cards_are_touched_then_turned_together(page: Page) -> None:
    table = sit_down(page)
    turn = table.main()
    expect(turn).to_be_disabled()
    table.cell(8).tap()
    table.cell(2).tap()
    expect(page.locator("[data-large] [aria-pressed=true]")).to_have_count(2)
    turn.tap()
    expect(table.cell(8)).not_to_have_accessible_name(re.compile("coperta"))
    sight = table.look()
    assert [at for at, card in enumerate(sight.own.sheet.cells) if card is not None] == [2, 8]
    assert excess_width(page) == 0


def test_a_pile_shows_what_its_card_would_do_and_is_dragged_into_the_grid(page: Page) -> None:
    table = sit_down(page)
    until_drawing(table)
    sight = table.look()
    take = sight.offers.takes[0]
    table.place(f"pile-{take.pile}").hover()
    expect(page.locator("[data-large] .gain")).to_have_count(len(take.puts))
    table.drag(table.place(f"pile-{take.pile}"), table.cell(take.puts[0].cell))
    expect(table.cell(take.puts[0].cell)).to_have_class(re.compile("aimed"))
    page.mouse.up()
    table.wait_beyond(sight.version)
    assert table.look().own.sheet.cells[take.puts[0].cell] == take.card


def test_what_may_not_be_done_says_why_and_under_which_rule(page: Page) -> None:
    table = sit_down(page)
    until_drawing(table)
    table.cell(4).click(force=True)
    expect(table.notice().get_by_role("link")).to_have_attribute("href", "/rules/gnoming#r3.1")
    assert table.look().own.state == "drawing"


def test_a_turn_is_played_by_keys_and_said(page: Page) -> None:
    table = sit_down(page)
    until_drawing(table)
    page.keyboard.press("d")
    expect(table.said()).to_contain_text("Peschi")
    sight = table.wait_to_act()
    assert sight.view.held is not None
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    expect(table.cell(3)).to_be_focused()
    expect(table.cell(3)).to_have_accessible_name(re.compile(r"Casella 4: .*: (0|[+−]\d)"))
    page.keyboard.press("Enter")
    expect(table.said()).to_contain_text(re.compile("casella 4|Tocca a"))
    assert table.look().own.sheet.cells[3] == sight.view.held.card


@pytest.mark.slow
def test_a_bounce_may_go_on_or_stop_but_not_back(page: Page, new_page: NewPage, language: Language) -> None:
    friend = new_page()
    for _ in range(4):
        room = open_room(page, 2, 0)
        sit(friend, language, room, "Bruno")
        start(page, language)
        page.locator("[data-large] .legal").first.wait_for()
        if play_to_a_bounce(page, friend, room):
            break
    page.goto(f"/t/{room}")
    table = table_of(page, room)
    held = table.look().view.held
    assert held is not None
    assert held.cell is not None
    expect(table.notice()).to_contain_text("rimbalza")
    expect(table.cell(held.cell)).to_have_class(re.compile("came"))
    table.cell(held.cell).click(force=True)
    expect(table.notice().get_by_role("link")).to_have_attribute("href", "/rules/gnoming#r4.d")
    sight = table.look()
    put = next(put for put in sight.offers.puts if sight.own.sheet.cells[put.cell] is not None)
    table.drag(page.locator("button.held"), table.cell(put.cell))
    page.mouse.up()
    table.wait_beyond(sight.version)
    assert table.look().own.sheet.cells[put.cell] == held.card


def test_the_table_is_clean_for_axe_in_both_themes(page: Page) -> None:
    table = sit_down(page, seats=4)
    assert violations(page) == []
    until_drawing(table)
    page.keyboard.press("l")
    expect(page.locator("[data-large] .gain").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("0")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []

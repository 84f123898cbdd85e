"""The lesson of Clustered, on the real table: a card where it does not fit, a line, a rectangle, and a real game."""

import pytest
from playwright.sync_api import Page, expect

from mazzo.games.clustered.deck import NAMES
from tests.e2e.axe import violations
from tests.e2e.browser import PHONE
from tests.games.clustered.browser.table import Table


@pytest.fixture
def pupil(page: Page) -> Table:
    """A person at the first step of the lesson."""
    page.goto("/learn/clustered")
    page.locator(".coach").wait_for()
    table = Table(page, page.url.rsplit("/", 1)[1])
    table.settled()
    return table


def lay(table: Table, action: str) -> None:
    """Choose the card that is asked for, tap the marked cell, confirm."""
    name, cell = action.split(" @ ")
    row, col = (int(number) for number in cell.split(","))
    laid = table.page.locator("main .laid")
    lies = laid.count()
    table.page.locator(f"button[data-card='{NAMES.index(name)}']").first.tap()
    expect(table.page.locator("rect.target")).to_be_attached()
    table.page.touchscreen.tap(*table.middle(row, col))
    expect(table.page.locator(".ghost.legal")).to_be_attached()
    table.page.locator("button.lay").tap()
    expect(laid).to_have_count(lies + 1)
    table.settled()


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_the_lesson_is_done_on_the_table_and_leads_to_a_real_game(pupil: Table) -> None:
    page = pupil.page
    steps = page.evaluate("async () => (await (await fetch('/api/lessons/clustered')).json()).steps")
    for step in steps[:-1]:
        if step["actions"]:
            lay(pupil, step["actions"][0])
        else:
            page.get_by_role("button", name="Avanti").tap()
        pupil.settled()
    assert violations(page) == []
    lesson = page.url
    page.get_by_role("button", name="Inizia una partita").tap()
    expect(page).not_to_have_url(lesson)
    expect(page.locator("main .laid")).to_have_count(1)
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_while_a_card_is_asked_for_no_other_cell_takes_it(pupil: Table) -> None:
    page = pupil.page
    page.get_by_role("button", name="Avanti").tap()
    page.locator(f"button[data-card='{NAMES.index('square-solid-2')}']").tap()
    page.touchscreen.tap(*pupil.middle(1, 0))
    expect(pupil.notice()).to_contain_text("quello che chiede la lezione")
    expect(page.locator("button.lay")).to_be_disabled()

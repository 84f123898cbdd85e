"""The lesson of Grove, on the real table: fruit that adds up, a glade, the squirrel, and a real game at its end."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.browser import PHONE
from tests.games.grove.browser.table import Grove


@pytest.fixture
def pupil(page: Page) -> Grove:
    """A person at the first step of the lesson."""
    page.goto("/learn/grove")
    page.locator(".coach").wait_for()
    table = Grove(page, page.url.rsplit("/", 1)[1])
    table.settled()
    return table


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_the_lesson_is_done_on_the_table_and_leads_to_a_real_game(pupil: Grove) -> None:
    page = pupil.page
    steps = page.evaluate("async () => (await (await fetch('/api/lessons/grove')).json()).steps")
    for step in steps[:-1]:
        if step["actions"]:
            pupil.lay(step["actions"][0])
        else:
            page.get_by_role("button", name="Avanti").tap()
        pupil.settled()
    board = pupil.see().board
    assert (board.score.total, board.squirrel_left, board.wheelbarrow_left) == (33, False, False)
    assert violations(page) == []
    lesson = page.url
    page.get_by_role("button", name="Inizia una partita").tap()
    expect(page).not_to_have_url(lesson)
    expect(page.locator("main .laid")).to_have_count(1)
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_card_taken_back_is_asked_for_again(pupil: Grove) -> None:
    page = pupil.page
    said = page.locator(".coach p")
    page.get_by_role("button", name="Avanti").tap()
    asked = said.inner_text()
    pupil.lay("3 r0 @ 1,-1")
    expect(said).not_to_have_text(asked)
    page.get_by_role("button", name="Annulla").tap()
    expect(said).to_have_text(asked)

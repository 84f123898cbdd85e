"""The lesson of Gnoming A Round, on the real table: nothing else than what is asked is taken, the other plays along,
and a real game follows.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.browser import PHONE


@pytest.fixture
def pupil(page: Page) -> Page:
    """A person at the first step of the lesson."""
    page.goto("/learn/gnoming")
    page.locator(".coach").wait_for()
    page.locator("[data-large] [data-cell='0']").wait_for()
    return page


def place(page: Page, word: str) -> Locator:
    """The stock, or the left or right pile."""
    name = {"draw": "stock", "left": "pile-0", "right": "pile-1"}[word]
    return page.locator(f"[data-place='{name}']:visible").first


def cell(page: Page, number: str) -> Locator:
    """A cell of one's own grid, by its number."""
    return page.locator(f"[data-large] [data-cell='{int(number) - 1}']")


def do(page: Page, actions: list[str]) -> None:
    """What a step asks for, with one finger."""
    for action in actions:
        verb, *words = action.split()
        if verb == "turn":
            cell(page, words[0]).tap()
        elif verb == "put":
            cell(page, words[2]).tap()
        else:
            place(page, "draw" if verb == "draw" else words[-1]).tap()
    if len(actions) == 2 and actions[0].startswith("turn"):
        page.locator(".actions .large button").first.tap()


def said(page: Page) -> str:
    """What the coach says."""
    return page.locator(".coach p").inner_text()


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_the_lesson_is_done_on_the_table_and_leads_to_a_real_game(pupil: Page) -> None:
    page = pupil
    steps = page.evaluate("async () => (await (await fetch('/api/lessons/gnoming')).json()).steps")
    for step in steps[:-1]:
        before = said(page)
        if step["actions"]:
            do(page, step["actions"])
        else:
            page.get_by_role("button", name="Avanti").tap()
        expect(page.locator(".coach p")).not_to_have_text(before)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
    assert violations(page) == []
    lesson = page.url
    page.get_by_role("button", name="Inizia una partita").tap()
    expect(page).not_to_have_url(lesson)
    expect(page.locator("[data-large] .legal")).to_have_count(9)
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_while_a_card_of_a_pile_is_asked_for_the_stock_gives_none(pupil: Page) -> None:
    page = pupil
    page.get_by_role("button", name="Avanti").tap()
    do(page, ["turn 1", "turn 2"])
    expect(page.locator(".coach p")).to_contain_text("Due 5")
    asked = said(page)
    expect(place(page, "draw")).to_have_attribute("aria-disabled", "true")
    place(page, "draw").tap(force=True)
    page.wait_for_timeout(400)
    assert said(page) == asked
    do(page, ["take 5 right", "put 5 @ 3"])
    expect(page.locator(".coach p")).to_contain_text("−5")

"""The puzzle of the day by keyboard: solved, counted in the streak, still solved after a reload; and another missed."""

from datetime import date

import pytest
from playwright.sync_api import Page, expect

from mazzo import puzzles
from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import DESKTOP, NARROW, Language, excess_width, small_targets

GAME = "orchard"


def play(page: Page, language: Language, action: int) -> None:
    """Play a legal action by keyboard, from the list of all moves."""
    sheet = page.get_by_role("button", name=say(language, "table-menu"), exact=True)
    if sheet.is_visible():
        sheet.press("Enter")
    page.locator("summary", has_text=say(language, "table-moves")).press("Enter")
    page.locator(f"[data-action='{action}']").press("Enter")


@pytest.mark.parametrize(
    ("language", "device"), [("it", NARROW), pytest.param("en", DESKTOP, marks=pytest.mark.slow)], ids=str
)
def test_a_puzzle_is_solved_and_stays_so_and_another_is_missed(page: Page, language: Language) -> None:
    walk = Walk(page)
    page.goto(f"/puzzle/{GAME}")
    expect(page.get_by_role("heading", name=say(language, "puzzle-task"))).to_be_visible()
    walk.look("position")
    assert excess_width(page) == 0
    today = date.fromisoformat(page.request.get(f"/api/puzzles/{GAME}").json()["today"])
    puzzle = puzzles.puzzle_of_day(GAME, today)
    match = puzzles.position(puzzle)
    play(page, language, match.read(puzzle.seat, puzzle.answer))
    expect(page.get_by_role("heading", name=say(language, "puzzle-right-first"))).to_be_visible()
    expect(page.locator("[data-mark=best]")).to_have_count(1)
    streak = page.locator(".streak")
    expect(streak).to_have_text(f"1 {say(language, 'puzzle-streak', count=1)}")
    walk.look("solved")
    assert excess_width(page) == 0
    assert small_targets(page) == []
    page.reload()
    expect(page.get_by_role("heading", name=say(language, "puzzle-right-first"))).to_be_visible()
    expect(streak).to_be_visible()

    page.get_by_role("link", name=say(language, "puzzle-before")).press("Enter")
    expect(page.locator(".task")).to_be_visible()
    before = puzzles.puzzle_of_day(GAME, date.fromordinal(today.toordinal() - 1))
    match = puzzles.position(before)
    others = (one for one in match.legal_actions(before.seat) if match.write(before.seat, one) not in before.accepted)
    play(page, language, next(others))
    expect(page.get_by_role("heading", name=say(language, "puzzle-wrong"))).to_be_visible()
    expect(page.locator("[data-mark=best]")).to_have_count(0)
    walk.look("missed")
    page.get_by_role("button", name=say(language, "puzzle-show"), exact=True).press("Enter")
    expect(page.locator("[data-mark=best]")).to_have_count(1)
    page.get_by_role("button", name=say(language, "puzzle-again")).press("Enter")
    expect(page.locator(".task")).to_be_visible()
    assert walk.barriers == []

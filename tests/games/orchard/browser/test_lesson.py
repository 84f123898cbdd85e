"""The lesson of Orchard, on the real table: one thing at a time, to be skipped or done, and a real game at its end."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import PHONE, Troubles
from tests.e2e.table import Table


@pytest.fixture
def pupil(page: Page) -> Table:
    """A person at the first step of the lesson."""
    page.goto("/learn/orchard")
    page.locator(".coach").wait_for()
    table = Table(page, page.url.rsplit("/", 1)[1])
    table.settled()
    return table


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_the_lesson_is_done_on_the_table_and_leads_to_a_real_game(pupil: Table) -> None:
    page = pupil.page
    steps = page.evaluate("async () => (await (await fetch('/api/lessons/orchard')).json()).steps")
    for step in steps[:-1]:
        if step["actions"]:
            pupil.lay(step["actions"][0])
        else:
            page.get_by_role("button", name="Avanti").tap()
        pupil.settled()
    lesson = page.url
    page.get_by_role("button", name="Inizia una partita").tap()
    expect(page).not_to_have_url(lesson)
    expect(page.locator("main .laid")).to_have_count(1)
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_card_taken_back_is_asked_for_again(pupil: Table) -> None:
    page = pupil.page
    said = page.locator(".coach p")
    page.get_by_role("button", name="Avanti").tap()
    asked = said.inner_text()
    pupil.lay("9 r0 @ 2,0")
    expect(said).not_to_have_text(asked)
    page.get_by_role("button", name="Annulla").tap()
    expect(said).to_have_text(asked)
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Mossa annullata")
    pupil.lay("9 r0 @ 2,0")
    expect(said).not_to_have_text(asked)


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_lesson_that_cannot_begin_says_so(page: Page, troubles: Troubles) -> None:
    troubles.expect("api/matches")
    page.route("**/api/matches", lambda route: route.abort())
    page.goto("/learn/orchard")
    again = page.get_by_role("alert").get_by_role("button", name="Riprova")
    expect(again).to_be_visible()
    page.unroute("**/api/matches")
    again.tap()
    page.locator(".coach").wait_for()


def test_while_the_lesson_asks_for_one_place_the_others_wait(pupil: Table) -> None:
    page = pupil.page
    page.get_by_role("button", name="Avanti").click()
    card = pupil.cards()[0]
    asked = page.evaluate("async () => (await (await fetch('/api/lessons/orchard')).json()).steps[1].actions[0]")
    offers = pupil.look().offers
    other = next(
        offer
        for offer in offers
        if offer.card == card and offer.turn == 0 and f"{card} r0 @ {offer.row},{offer.col}" != asked
    )
    pupil.card(card).click()
    page.mouse.click(*pupil.point(*other.centre))
    expect(page.locator(".tray > p")).to_contain_text("quello che chiede la lezione")
    assert len(pupil.look().board.laid) == 1


def test_a_skipped_lesson_leaves_the_table_to_the_pupil(pupil: Table) -> None:
    page = pupil.page
    page.get_by_role("button", name="Salta").click()
    expect(page.locator(".coach")).to_have_count(0)
    pupil.card(pupil.cards()[0]).click()
    assert page.locator("main .spot").count() > 1

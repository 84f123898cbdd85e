"""Whole games of Clustered in company: eight seats with everything the box allows, and four people on four phones."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import PHONE, Language, NewPage, new_person
from tests.e2e.rooms import at_table, fill, look, sit, start
from tests.e2e.server import Server
from tests.games.clustered.browser.table import Table, open_room


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    return hasty_server


GAME = 600_000
"""Milliseconds within which a bot's turns pass, however slow the machine."""


def press_through(page: Page, table: Table) -> int:
    """Whenever it is this person's turn, press the first move of the list, to the end; how many moves that took."""
    moves = 0
    while True:
        page.wait_for_function(
            "() => document.querySelector('[data-action]') !== null || !location.pathname.startsWith('/t/')"
            " || document.querySelector('.ranking, ol.places, h1') !== null",
            timeout=GAME,
        )
        if table.look().is_over:
            return moves
        actions = page.locator("[data-action]")
        if actions.count() == 0:
            page.wait_for_timeout(200)
            continue
        version = table.version()
        actions.first.press("Enter")
        moves += 1
        table.wait_beyond(version)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_eight_seats_with_two_start_cards_and_every_bonus_play_to_the_end(page: Page) -> None:
    room = open_room(page, "Ada", 8, "fast", "third-wild", "speed-bonus", "largest-bonus")
    fill(page, "it", 7)
    start(page, "it")
    at_table(page)
    table = Table(page, look(page, room)["match"])
    while (sight := table.look()).trim == 2:
        for at in (0, 3):
            table.hand().nth(at).click()
        page.locator("button.lay").click()
        page.wait_for_timeout(500)
    assert [one.col for one in sight.view.laid if one.seat is None] == [0, 7]
    table.open_moves()
    assert press_through(page, table) >= 17
    end = table.look().view
    assert [player.held + player.deck for player in end.players] == [0] * 8
    assert {bonus.name for bonus in end.bonuses} == {
        "first-rectangle",
        "first-line",
        "largest-rectangle",
        "longest-line",
    }
    expect(page.get_by_text(str(end.players[0].score.total)).first).to_be_visible()
    page.screenshot(path="build/clustered-eight.png")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_four_people_play_on_four_phones_to_the_end(
    browser: Browser, new_page: NewPage, language: Language, server: Server
) -> None:
    people = [new_person(browser, server.url, device=PHONE, language=language, motion="reduce") for _ in range(4)]
    pages = [person.new_page() for person in people]
    room = open_room(pages[0], "Ada", 4)
    for page, name in zip(pages[1:], ("Bruno", "Carla", "Dino"), strict=True):
        sit(page, language, room, name)
    start(pages[0], language)
    for page in pages:
        at_table(page)
    tables = [Table(page, look(page, room)["match"]) for page in pages]
    turns = 0
    while not (sight := tables[0].look()).is_over:
        assert sight.view.turn is not None
        page, table = pages[sight.view.turn], tables[sight.view.turn]
        own = table.look()
        version = table.version()
        if own.offers:
            offer = max(own.offers, key=lambda offer: (offer.gain, -abs(offer.row) - abs(offer.col)))
            page.locator(f"button[data-card='{offer.card}']").first.tap()
            page.touchscreen.tap(*table.middle(offer.row, offer.col))
        else:
            table.hand().first.tap()
        page.locator("button.lay").tap()
        table.wait_beyond(version)
        turns += 1
    assert turns == 4 * 29
    assert sum(player.score.total for player in tables[0].look().view.players) > 0
    for page in pages:
        expect(page.get_by_text("Ada").first).to_be_visible()
    pages[1].screenshot(path="build/clustered-phone.png")
    for person in people:
        person.close()

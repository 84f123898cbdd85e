"""Whole games of Gnoming A Round: seven seats with one person among bots, and two people on two phones."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import PHONE, Language, NewPage, new_person
from tests.e2e.rooms import sit, start
from tests.e2e.server import Server
from tests.games.gnoming.browser.table import Table, open_room, sit_down, table_of

ROUNDS = 3


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    return hasty_server


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_seven_seats_play_to_the_end(page: Page) -> None:
    table = sit_down(page, seats=7)
    sheets = set()
    met = set()
    while not (sight := table.wait_to_act()).is_over:
        met.add(sight.own.state)
        if page.locator("dialog[open]").count():
            sheets.add(len(sight.view.rounds))
            expect(page.get_by_role("dialog").locator("section")).to_have_count(7)
        table.act(sight, "click" if len(met) % 2 else "keys")
    assert {"choosing", "drawing", "placing"} <= met
    assert sheets == {1, 2}
    assert len(sight.view.rounds) == ROUNDS
    points = [sum(sheet[seat].points for sheet in sight.view.rounds) for seat in range(7)]
    assert points == [player.score.total for player in sight.view.players]
    expect(page.locator("main ol").first).to_contain_text("Ada", timeout=120_000)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_two_people_play_on_two_phones_to_the_end(
    browser: Browser, new_page: NewPage, language: Language, server: Server
) -> None:
    people = [new_person(browser, server.url, device=PHONE, language=language, motion="reduce") for _ in range(2)]
    pages = [person.new_page() for person in people]
    room = open_room(pages[0], 2, 0)
    sit(pages[1], language, room, "Bruno")
    start(pages[0], language)
    for page in pages:
        page.locator("[data-large] .legal").first.wait_for()
    tables = [table_of(page, room) for page in pages]
    first = [table.look() for table in tables]
    assert [sight.offers.choose for sight in first] == [2, 2]
    turns = 0
    while not (sights := [table.look() for table in tables])[0].is_over:
        table, sight = next((table, sight) for table, sight in zip(tables, sights, strict=True) if sight.may_act)
        if sight.offers.choose:
            choose_apart(tables, sight.seat)
        else:
            table.act(sight, "tap")
        turns += 1
    assert turns > 2 * 3 * 7
    assert [len(sheet) for sheet in sights[0].view.rounds] == [2, 2, 2]
    for page in pages:
        expect(page.locator("main ol").first).to_contain_text("Ada", timeout=120_000)
    for person in people:
        person.close()


def choose_apart(tables: list[Table], seat: int) -> None:
    """One of two chooses. The other is shown that they have, but not what, until all have chosen."""
    table, other = tables[seat], tables[1 - seat]
    before = other.look()
    table.act(table.look(), "tap")
    after = other.look()
    if before.offers.choose:
        assert after.view.players[seat].picked == ()
        assert after.view.players[seat].down == 9
        other.close_sheets()  # the result of the round before, which holds the table
        expect(other.page.locator(f"[data-seat='{seat}'] .done").first).to_be_visible()

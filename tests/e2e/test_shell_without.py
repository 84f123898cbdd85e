"""A server that does not offer a game: it is never shown, and matches that were played stay."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from mazzo.i18n import say
from tests.e2e.browser import PHONE, Device, Language, Troubles, on_each_device
from tests.e2e.playing import deal, finished
from tests.e2e.rooms import create_room
from tests.e2e.server import Server

HIDDEN = "orchard"
SHOWN = "Grove"
"""The game that is first without the other."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, which some tests restart without the game."""
    with Server(tmp_path_factory.mktemp("without"), MAZZO_WITHOUT=HIDDEN) as running:
        yield running


@pytest.fixture
def once(server: Server, troubles: Troubles) -> Iterator[Server]:
    """The server as it was when it still offered the game; while it restarts it does not answer."""
    troubles.expect("ERR_CONNECTION|ERR_EMPTY_RESPONSE|fetching the script")
    reopen(server, "")
    yield server
    reopen(server, HIDDEN)


def reopen(server: Server, without: str) -> None:
    """Restart the server."""
    if server.settings["MAZZO_WITHOUT"] != without:
        server.stop()
        server.settings["MAZZO_WITHOUT"] = without
        server.start()


@pytest.mark.slow
@on_each_device
def test_it_is_not_on_the_first_page(page: Page, language: Language) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name=SHOWN, exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("Orchard", exact=True)).to_have_count(0)
    expect(page.get_by_text(say(language, "home-motto-some"), exact=True)).to_be_visible()


@pytest.mark.slow
def test_it_does_not_show_before_the_list_of_games_has_come(page: Page) -> None:
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/")
    expect(page.get_by_role("heading", name=SHOWN, exact=True)).to_be_visible()
    expect(page.get_by_text("Orchard", exact=True)).to_have_count(0)
    assert held
    held[0].continue_()


@pytest.mark.parametrize("path", [f"/rules/{HIDDEN}", f"/learn/{HIDDEN}"])
def test_its_pages_are_not_found(page: Page, language: Language, troubles: Troubles, path: str) -> None:
    troubles.expect("404")
    page.goto(path)
    expect(page.get_by_text(say(language, "missing-text"))).to_be_visible()


def test_the_rules_at_the_top_are_those_of_a_game_that_is_offered(page: Page, language: Language) -> None:
    page.goto("/")
    page.get_by_role("banner").get_by_role("link", name=say(language, "rules-short"), exact=True).click()
    expect(page.get_by_role("heading", name=say(language, "rules-of", game=SHOWN))).to_be_visible()


@pytest.mark.slow
def test_no_table_is_proposed_for_it(page: Page, language: Language) -> None:
    page.goto("/tables")
    page.get_by_role("button", name=say(language, "home-others"), exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name=SHOWN, exact=True)).to_be_checked()
    expect(sheet.get_by_role("radio", name="Orchard", exact=True)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_what_was_played_of_it_is_still_there(once: Server, page: Page, language: Language, device: Device) -> None:
    page.goto("/")
    page.wait_for_load_state("networkidle")  # by now the page knows who is there
    ended, begun = finished(page), deal(page)
    page.goto("about:blank")
    reopen(once, HIDDEN)
    page.goto("/history")
    expect(page.locator("tbody tr")).to_have_count(2)
    page.goto(f"/m/{ended}")
    expect(page.get_by_role("link", name=say(language, "end-replay"))).to_be_visible()
    expect(page.get_by_role("button", name=say(language, "end-again"), exact=True)).to_have_count(0)
    page.goto(f"/m/{begun}")
    expect(page.locator("button[data-card]")).to_have_count(2)


@pytest.mark.slow
def test_a_table_that_was_open_says_why_nothing_begins(once: Server, page: Page, language: Language) -> None:
    page.goto("/")
    page.wait_for_load_state("networkidle")
    room = create_room(page, "Ada", HIDDEN, seats=1)
    page.goto("about:blank")
    reopen(once, HIDDEN)
    page.goto(f"/t/{room}")
    page.get_by_role("button", name=say(language, "room-start"), exact=True).click()
    region = page.get_by_role("region", name=say(language, "room-table"), exact=True)
    expect(region.get_by_role("alert")).to_have_text(say(language, "not-offered"))

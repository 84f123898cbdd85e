"""A game that Mazzo's client does not contain, played on the page to the end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, in_each_language
from tests.e2e.home import bots_button, card, play_button
from tests.e2e.server import ScriptedServer, Server
from tests.games.heap import NAME
from tests.games.heap.test_heap import ADDED

ABOUT = {
    "it": "Prendi da uno a tre sassi; vince chi prende l’ultimo.",
    "en": "Take one to three stones; the last one wins.",
}
OVER = {"it": "I sassi sono stati presi tutti.", "en": "All stones are taken."}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the sixth game."""
    with ScriptedServer(tmp_path_factory.mktemp("heap"), **ADDED) as running:
        yield running


@in_each_language
def test_the_heap_is_played_against_a_bot_by_its_list_of_moves(page: Page, language: Language) -> None:
    page.goto("/")
    shown = card(page, NAME)
    expect(shown).to_contain_text(ABOUT[language])
    play_button(shown, language).click()
    over = page.get_by_text(OVER[language])
    moves = page.locator("button[data-action]:enabled")
    while not over.is_visible():
        expect(moves.first.or_(over)).to_be_visible()
        # In the page, at one moment: the bot may end the game before a click from here arrives.
        page.evaluate("document.querySelector('button[data-action]:enabled')?.click()")
    page.get_by_role("link", name=say(language, "end-replay")).click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_heap_has_a_page_without_a_lesson(page: Page, language: Language) -> None:
    page.goto("/")
    card(page, NAME).get_by_role("heading").get_by_role("link").click()
    expect(bots_button(page, language, 1)).to_be_visible()
    expect(page.get_by_role("link", name=say(language, "home-learn"))).to_have_count(0)

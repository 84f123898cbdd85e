"""The shelf of the first page, and the page of a game."""

import re

from playwright.sync_api import Locator, Page

from mazzo.i18n import say
from tests.e2e.browser import Language


def card(page: Page, game: str) -> Locator:
    """A game on the shelf."""
    return page.locator(f".game.of-{game}")


def play_button(place: Page | Locator, language: Language) -> Locator:
    """The first button that begins a game; on the shelf it says, too, what it begins."""
    return place.get_by_role("button", name=re.compile(rf"^{say(language, 'home-play')}\b")).first


def ways(page: Page, language: Language, way: str) -> Locator:
    """A way to play on the page of a game: `game-alone`, `game-bots` or `home-friends`."""
    return page.get_by_role("region", name=say(language, way), exact=True)


def bots_button(page: Page, language: Language, count: int = 3) -> Locator:
    """The button that lays a table with so many bots."""
    return page.get_by_role("button", name=say(language, "game-play-bots", count=count), exact=True)


def unfold_options(page: Page, language: Language) -> Locator:
    """The line of deck and options on the page of a game, unfolded."""
    line = page.locator(".options")
    line.get_by_text(say(language, "game-change"), exact=True).click()
    return line

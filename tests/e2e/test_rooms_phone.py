"""A table of four in each game, on a phone and beside a sheet: targets for a finger, and each player named once."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import DESKTOP, PHONE, small_targets
from tests.e2e.rooms import create_room

GAMES = ("orchard", "grove", "grass", "clustered", "gnoming")

# How often the page shows a name, the line over the hand aside.
_SHOWN = """(name) => {
  const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const is_seen = parentElement.checkVisibility({ visibilityProperty: true })
    if (textContent.includes(name) && is_seen && !parentElement.closest('.unseen, .tray')) count += 1
  }
  return count
}"""


def at_table_of_four(page: Page, game: str) -> None:
    """A room with three bots, and its table ready."""
    page.goto(f"/t/{create_room(page, 'Ada', game, 4, bots=['greedy'] * 3)}")
    page.locator("button[data-choice], [data-large] button[data-cell]").first.wait_for()


@pytest.mark.parametrize("device", [PHONE], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_every_target_is_large_enough_for_a_finger(page: Page, game: str) -> None:
    at_table_of_four(page, game)
    assert small_targets(page) == []
    page.locator("header button[aria-expanded]").click()
    assert small_targets(page) == []


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_every_player_is_named_once(page: Page, game: str) -> None:
    at_table_of_four(page, game)
    names = page.locator(".chip b").all_text_contents()
    assert len(names) == 4
    for name in names[1:]:
        expect(page.locator(".chip", has_text=name)).to_have_count(1)
        assert page.evaluate(_SHOWN, name) == 1, name

"""Helpers for own decks: faces to enter, a deck saved by a call, and parts of the editor's page."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language

Deck = dict[str, Any]
DECK = re.compile(r"/decks/own-[0-9a-f]{20}$")
TABLE = re.compile(r"/m/[0-9a-z]+$")

ORCHARD = ("apple", "pear", "plum")
GROVE = ("orange-1", "orange-2", "lemon-1", "lemon-2", "lime-1", "lime-2", "glade")

_KEEP = """async (deck) => {
  await fetch('/api/me')
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/decks', { method: 'POST', headers, body: JSON.stringify(deck) })
  return (await answer.json()).deck.version
}"""
_ASK = "async (path) => await (await fetch(path)).json()"


def orchard_faces() -> list[list[str]]:
    """Eighteen cards of Orchard, no two alike: two of each fruit."""
    arrangements = [
        [ORCHARD[int(each)] for each in word]
        for word in (
            *("001122", "010122", "011022", "011202", "011220", "001212"),
            *("002112", "002121", "002211", "010212", "010221", "012012"),
            *("012021", "012102", "012120", "012201", "012210", "021012"),
        )
    ]
    assert len({tuple(face) for face in arrangements}) == 18
    return arrangements


def grove_faces() -> list[list[str]]:
    """Eighteen cards of Grove, no two alike: five trees and a glade, each time in another cell."""
    faces: list[list[str]] = []
    for card in range(18):
        trees = [GROVE[(card + 2 * k + k * (card // 6)) % 6] for k in range(5)]
        trees.insert(card % 6, "glade")
        faces.append(trees)
    assert len({tuple(face) for face in faces}) == 18
    return faces


def recipes() -> list[Deck]:
    """Eighteen recipes, some of every sort."""
    kinds: list[Deck] = [
        {"when": "each", "than": 1, "count": "dice", "fruit": "lemon", "amount": 2},
        {"when": "each", "than": 2, "count": "pairs", "fruit": "any", "amount": 3},
        {"when": "at-least", "than": 3, "count": "glades", "amount": 5},
        {"when": "at-most", "than": 4, "count": "bare", "fruit": "lime", "reward": "percent", "amount": 120},
        {"when": "exactly", "than": 1, "count": "squirrel", "amount": -3},
        {"when": "at-least", "than": 6, "count": "length", "reward": "percent", "amount": 110},
    ]
    return [{"number": 20 + card, "name": f"Dolce {card + 1}", **kinds[card % len(kinds)]} for card in range(18)]


def keep(page: Page, game: str, name: str, *, with_recipes: bool = False) -> str:
    """Save a deck for the person in this page, which must show a page of the server; its version."""
    faces = orchard_faces() if game == "orchard" else grove_faces()
    deck = {"game": game, "name": name, "faces": faces, "recipes": recipes() if with_recipes else []}
    version: str = page.evaluate(_KEEP, deck)
    return version


def ask(page: Page, path: str) -> Any:
    """The JSON that the server answers to the person in this page."""
    return page.evaluate(_ASK, path)


def open_editor(page: Page, path: str) -> None:
    """Open the editor."""
    page.goto(path)
    cells(page).first.wait_for()


def cells(page: Page) -> Locator:
    """The six cells of the card in the editor."""
    return page.locator("[data-cells] button")


def strip(page: Page) -> Locator:
    """The row of all eighteen cards."""
    return page.locator("[data-strip] button")


def keys(page: Page, words: tuple[str, ...], faces: list[list[str]]) -> None:
    """Type whole faces with the digit keys."""
    for face in faces:
        for word in face:
            page.keyboard.press(str(words.index(word) + 1))


def taps(page: Page, faces: list[list[str]]) -> None:
    """Enter whole faces with a finger."""
    for face in faces:
        for word in face:
            page.locator(f"[data-word='{word}']").tap()


def draft(page: Page, key: str) -> Deck:
    """The draft in the browser's storage."""
    kept: Deck = json.loads(page.evaluate("(key) => localStorage.getItem(`mazzo-deck-draft-${key}`)", key))
    return kept


def name_field(page: Page, language: Language) -> Locator:
    """The field for the name."""
    return page.get_by_label(say(language, "deck-name"), exact=True)


def save(page: Page, language: Language) -> str:
    """Save the deck in the editor; its version."""
    expect(page.get_by_text(say(language, "deck-ready"))).to_be_visible()
    page.get_by_role("button", name=say(language, "deck-save"), exact=True).click()
    expect(page).to_have_url(DECK)
    return page.url.rpartition("/")[2]

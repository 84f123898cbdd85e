"""Helpers for rooms: opening one, sitting down, filling it, playing a round without the screen."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from mazzo.i18n import say
from tests.e2e import matches
from tests.e2e.browser import Language, wait_until
from tests.e2e.playing import PLAY

ROOM = re.compile(r"/t/[0-9a-z]+$")
Game = dict[str, Any]

_CREATE = """async ([name, wish]) => {
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/me')
  await fetch('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) })
  const answer = await fetch('/api/rooms', { method: 'POST', headers, body: JSON.stringify(wish) })
  return (await answer.json()).room
}"""

_IS_OVER = "async (room) => (await (await fetch(`/api/rooms/${room}`)).json()).phase === 'over'"
_ROOM = "async (room) => await (await fetch(`/api/rooms/${room}`)).json()"


def create_room(page: Page, name: str, game: str, seats: int, **wish: Any) -> str:
    """A room of this person, opened without a screen; its id. `wish` holds more fields of the call that opens rooms."""
    if page.url == "about:blank":
        page.goto("/about")
    room: str = page.evaluate(_CREATE, [name, {"game": game, "seats": seats, **wish}])
    return room


def open_room(page: Page, name: str, *, game: str = "orchard", seats: int = 2, **wish: Any) -> str:
    """The same, and the page ends up in the room."""
    room = create_room(page, name, game, seats, **wish)
    page.goto(f"/t/{room}")
    expect(chairs(page)).to_have_count(seats)
    return room


def chairs(page: Page) -> Locator:
    """The chairs of the drawn table."""
    return page.locator("main .chair")


def sit(page: Page, language: Language, room: str, name: str) -> None:
    """Open the invitation and sit down under a name."""
    page.goto(f"/t/{room}")
    page.get_by_role("button", name=say(language, "room-sit"), exact=True).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("button", name=say(language, "room-sit"), exact=True).click()
    expect(dialog).to_be_hidden()


def fill(page: Page, language: Language, bots: int) -> None:
    """The host puts bots on all empty seats."""
    page.get_by_role("button", name=say(language, "room-fill", count=bots), exact=True).click()


def start(page: Page, language: Language) -> None:
    """The host starts the match."""
    page.get_by_role("button", name=say(language, "room-start"), exact=True).click()


def at_table(page: Page) -> None:
    """Wait until the table of the game shows cards in hand."""
    page.locator("button[data-card]").first.wait_for()


def look(page: Page, room: str) -> Game:
    """The room as this person may see it."""
    told: Game = page.evaluate(_ROOM, room)
    return told


def wait_until_over(page: Page, room: str) -> None:
    """Wait until the room's match has ended."""
    wait_until(page, _IS_OVER, room)


def lay(page: Page, match: str, seat: int = 0) -> int:
    """Lay the best card for one of this person's seats; how many lie there then."""
    laid, _ = matches.play(page, match, PLAY, 0, 1, "plain", seat=seat)
    return int(laid)


def play_on(page: Page, match: str, seat: int) -> None:
    """Play one seat to the end while the test goes on."""
    matches.play_meanwhile(page, match, PLAY, 99, 0, "plain", seat=seat)


def play_out(page: Page, room: str, seat: int = 0) -> None:
    """Play one seat to the end and come back. The others are bots, which take no time while no person watches."""
    page.goto("/about")
    matches.play(page, look(page, room)["match"], PLAY, 99, 0, "plain", seat=seat)
    wait_until_over(page, room)
    page.goto(f"/t/{room}")


def table_of(page: Page, language: Language, *, seats: int = 2) -> str:
    """A room of one person and bots, being played; its id."""
    room = open_room(page, "Ada", seats=seats)
    fill(page, language, seats - 1)
    start(page, language)
    at_table(page)
    return room


class FinishedMatch:
    """The pages of a match of a room, once it has been played to its end."""

    def __init__(self, page: Page, room: str) -> None:
        self.page = page
        self.room = room
        self.match: str = look(page, room)["match"]

    def open_end(self) -> None:
        """The end of the match, for the player."""
        self.page.goto(f"/m/{self.match}")
        self.page.locator("table tfoot").wait_for()

    def open_room(self) -> None:
        """The end of the match, in its room."""
        wait_until_over(self.page, self.room)
        self.page.goto(f"/t/{self.room}")
        self.page.locator("table tfoot").wait_for()

    def open_replay(self) -> None:
        """The replay."""
        self.page.goto(f"/m/{self.match}/replay")
        self.page.get_by_role("slider").wait_for()

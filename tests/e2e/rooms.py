"""What a test does in rooms: opening one, sitting down, filling it, playing a round without the table's screen."""

import re
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language

ROOM = re.compile(r"/t/[0-9a-z]+$")
Game = dict[str, Any]

_OPEN = """async ([name, wish]) => {
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/me')
  await fetch('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) })
  const body = JSON.stringify(wish)
  const answer = await fetch('/api/rooms', { method: 'POST', headers, body })
  return (await answer.json()).room
}"""

_IS_OVER = "async (room) => (await (await fetch(`/api/rooms/${room}`)).json()).phase === 'over'"
_ROOM = "async (room) => await (await fetch(`/api/rooms/${room}`)).json()"

# So many cards, with their dice, for one seat of the person in the page, or all until the end; resolves with the cards
# that lie before that seat.
_LAY = """([match, seat, cards]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}?seat=${seat}`)
  let goal = null
  let played = null
  setTimeout(() => reject(new Error('not all was laid in half a minute')), 30_000)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t === 'refused') reject(new Error(message.code))
    if (message.t !== 'state') return
    const { version, view, offers, outcome } = message.snapshot
    const lies = view.boards.find((board) => board.seat === seat).laid.length
    goal ??= lies + cards
    if (outcome || (lies >= goal && offers.dice.length === 0)) {
      socket.close()
      resolve(lies)
      return
    }
    if (version === played || (offers.placements.length === 0 && offers.dice.length === 0)) return
    played = version
    const rotten = (placement) => placement[6].filter((effect) => effect === 7).length
    const worth = (placement) => placement[5] - 2 * rotten(placement)
    const best = offers.placements.sort((a, b) => worth(b) - worth(a))[0]
    const actions = [offers.dice.length > 0 ? offers.dice[0][0] : best[0]]
    socket.send(JSON.stringify({ t: 'play', id: crypto.randomUUID(), version, actions }))
  }
})"""


def open_room(
    page: Page, name: str, *, game: str = "orchard", seats: int = 2, listed: bool = False, clock: Game | None = None
) -> str:
    """A room of this person, opened without a screen; its id. The page ends up in it."""
    if page.url == "about:blank":
        page.goto("/about")
    wish = {"game": game, "seats": seats, "listed": listed, "clock": clock or {"t": "none"}}
    room: str = page.evaluate(_OPEN, [name, wish])
    page.goto(f"/t/{room}")
    expect(chairs(page)).to_have_count(seats)
    return room


def chairs(page: Page) -> Locator:
    """Every chair at the drawn table."""
    return page.locator("main .chair")


def sit(page: Page, language: Language, room: str, name: str) -> None:
    """Opens the invitation and sits down under a name."""
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
    """The host begins."""
    page.get_by_role("button", name=say(language, "room-start"), exact=True).click()


def at_table(page: Page) -> None:
    """The game's own table stands, with cards in hand."""
    page.locator("button[data-card]").first.wait_for()


def look(page: Page, room: str) -> Game:
    """The room as this person may see it."""
    told: Game = page.evaluate(_ROOM, room)
    return told


def lay(page: Page, match: str, seat: int = 0) -> int:
    """Lays the best card for one of this person's seats; how many lie there then."""
    laid: int = page.evaluate(_LAY, [match, seat, 1])
    return laid


def play_on(page: Page, match: str, seat: int) -> None:
    """Plays one seat to the end while the test goes on."""
    page.evaluate(f"(what) => void ({_LAY})(what)", [match, seat, 99])


def play_out(page: Page, room: str, seat: int = 0) -> None:
    """Plays one seat to the end and comes back. The others are bots, who take no time while nobody looks on."""
    page.goto("/about")
    page.evaluate(_LAY, [look(page, room)["match"], seat, 99])
    page.wait_for_function(_IS_OVER, arg=room)
    page.goto(f"/t/{room}")


def table_of(
    page: Page, language: Language, *, seats: int = 2, name: str = "Ada", start_now: Literal[True, False] = True
) -> str:
    """A room of one person and bots, being played; its id."""
    room = open_room(page, name, seats=seats)
    fill(page, language, seats - 1)
    if start_now:
        start(page, language)
        at_table(page)
    return room

"""What a test does at an Orchard table: where a cell is on the screen, what the server offers, how a finger drags."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Locator, Page

from mazzo.games.orchard.view import Board
from tests.e2e import playing
from tests.e2e.browser import settled

ROTTEN = 7
SCARCE = 8

# The seat's own snapshot, through a second socket of the same person.
LOOK = """match => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}`)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t !== 'state') return
    socket.close()
    resolve(message.snapshot)
  }
})"""

# Plays so that dice run out: new dice before all else. True when a choice of cells is waiting.
_EXHAUST = """match => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}`)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t !== 'state') return
    const { version, offers, outcome } = message.snapshot
    const count = (placement, effect) => placement[6].filter((each) => each === effect).length
    const scarce = offers.placements.some((placement) => count(placement, 8) > 0)
    if (outcome || scarce) {
      socket.close()
      resolve(scarce)
      return
    }
    const worth = (placement) => count(placement, 2) - 3 * count(placement, 7)
    const best = offers.placements.sort((a, b) => worth(b) - worth(a))[0]
    socket.send(JSON.stringify({ t: 'play', id: crypto.randomUUID(), version, actions: [best[0]] }))
  }
})"""

_LAID = """cards => {
  const laid = document.querySelectorAll('main .laid').length
  return laid >= cards || laid === 0
}"""

_POINT = """([row, col]) => {
  const ground = document.querySelector('main svg[role=img] > g')
  const at = new DOMPoint(100 * col, 100 * row).matrixTransform(ground.getScreenCTM())
  return [at.x, at.y]
}"""


class Offer(NamedTuple):
    """A placement as the wire writes it."""

    action: int
    card: int
    turn: int
    row: int
    col: int
    gain: int
    effects: tuple[int, ...]

    @property
    def tokens(self) -> int:
        """Rotten fruit it would spend."""
        return self.effects.count(ROTTEN)

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the turned card, in cells."""
        rows, cols = (2, 3) if self.turn % 2 else (3, 2)
        return self.row + rows / 2, self.col + cols / 2


@dataclass(frozen=True)
class Sight:
    """What the seat is shown now."""

    version: int
    board: Board
    offers: tuple[Offer, ...]
    dice: tuple[tuple[int, int, int], ...]
    can_undo: bool
    is_over: bool

    def free(self, card: int, turn: int | None = None) -> Offer:
        """The richest placement of a card, in one of its turns or any, that spends no token if there is one."""
        found = [offer for offer in self.offers if offer.card == card and turn in (None, offer.turn)]
        return max(found, key=lambda offer: (-offer.tokens, offer.gain))


class Table:
    """One page at one match."""

    def __init__(self, page: Page, match: str) -> None:
        self.page = page
        self.match = match

    def look(self) -> Sight:
        """Ask the server, beside the page."""
        told: Any = self.page.evaluate(LOOK, self.match)
        return Sight(
            told["version"],
            msgspec.convert(told["view"]["boards"][0], Board),
            tuple(msgspec.convert(placement, Offer) for placement in told["offers"]["placements"]),
            tuple((choice[0], choice[1], choice[2]) for choice in told["offers"]["dice"]),
            told["can_undo"],
            told["outcome"] is not None,
        )

    def card(self, number: int) -> Locator:
        """A card of the hand, as a button."""
        return self.page.locator(f"button[data-card='{number}']")

    def cards(self) -> list[int]:
        """The hand, as the page shows it."""
        return [int(each.get_attribute("data-card") or 0) for each in self.page.locator("button[data-card]").all()]

    def middle(self, card: int) -> tuple[float, float]:
        """The middle of a card of the hand, on the screen."""
        box = self.card(card).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point(self, row: float, col: float) -> tuple[float, float]:
        """A point of the board, on the screen."""
        x, y = self.page.evaluate(_POINT, [row, col])
        return x, y

    def settled(self) -> None:
        """Wait until the board no longer glides."""
        settled(self.page, lambda: self.point(0, 0))

    def laid(self, cards: int) -> None:
        """Wait until so many cards lie in the orchard (or the end is shown), and nothing moves any more."""
        self.page.wait_for_function(_LAID, arg=cards)

    def open_moves(self) -> None:
        """Open the list of legal moves, on a phone with the sheet that holds it."""
        moves = self.page.locator("summary")
        if not moves.is_visible():
            self.page.locator("header button[aria-expanded]").click()
        if self.page.locator("details[open]").count() == 0:
            moves.click()


def sit_down(page: Page, *, practice: bool = False) -> Table:
    """A new match, opened and ready."""
    page.goto("/about")
    return join(page, playing.deal(page, practice=practice))


def sit_at_scarcity(page: Page) -> Table:
    """A match in which some placement would leave too few dice of a colour."""
    page.goto("/about")
    for _ in range(40):
        match = playing.deal(page)
        if page.evaluate(_EXHAUST, match):
            return join(page, match)
    raise AssertionError("no deal of forty ran out of dice")


def join(page: Page, match: str) -> Table:
    """The page at a match that is being played."""
    page.goto(f"/m/{match}")
    page.locator("button[data-card]").first.wait_for()
    table = Table(page, match)
    table.settled()
    return table


class Finger:
    """A finger on a touch screen: Playwright can only tap."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def down(self, *points: tuple[float, float]) -> None:
        """Fingers come down."""
        self._send("touchStart", points)

    def move(self, *points: tuple[float, float]) -> None:
        """Fingers move."""
        self._send("touchMove", points)

    def up(self) -> None:
        """All fingers leave."""
        self._send("touchEnd", ())

    def _send(self, kind: str, points: tuple[tuple[float, float], ...]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

"""Helpers for a table of Orchard, some of which Grove uses, too: its page, what the server offers, and a finger."""

import re
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from playwright.sync_api import Locator, Page

from mazzo.games.orchard.view import Board
from tests.e2e import playing
from tests.e2e.match_page import GridPage
from tests.e2e.matches import play

ROTTEN = 7
SCARCE = 8

# Plays so that dice run out: new dice before all else. True when a choice of cells is waiting.
_EXHAUST = """() => ({ offers, outcome }) => {
  const count = (placement, effect) => placement[6].filter((each) => each === effect).length
  const scarce = offers.placements.some((placement) => count(placement, 8) > 0)
  if (outcome || scarce) return { end: scarce }
  const worth = (placement) => count(placement, 2) - 3 * count(placement, 7)
  return [offers.placements.sort((a, b) => worth(b) - worth(a))[0][0]]
}"""

# Plays six cards, each as far out as it may lie.
_SPREAD = """() => {
  const far = ([, , , row, col]) => Math.abs(row) + 2 * Math.abs(col)
  return ({ offers, view }) => {
    if (offers.dice.length > 0) return [offers.dice[0][0]]
    if (view.boards[0].laid.length > 6 || offers.placements.length === 0) return { end: offers.placements.length > 0 }
    return [offers.placements.sort((a, b) => far(b) - far(a))[0][0]]
  }
}"""

_LAID = """cards => {
  const laid = document.querySelectorAll('main .laid').length
  return laid >= cards || laid === 0
}"""


class Offer(NamedTuple):
    """A placement of the offers, as in the message."""

    action: int
    card: int
    turn: int
    row: int
    col: int
    gain: int
    effects: tuple[int, ...]
    recipes: tuple[int, ...] = ()
    """In Grove, how many of the points come from each recipe in force."""

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
    """The snapshot of the seat, read."""

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


class Table(GridPage):
    """One page at one match of Orchard."""

    def look(self) -> Sight:
        """The snapshot, read."""
        told = self.snapshot()
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

    def lay(self, action: str) -> None:
        """Lay a card with a finger, the action given as text: choose it, tap it to turn it, tap the place, confirm."""
        card, degrees, row, col = (int(number) for number in re.findall(r"-?\d+", action))
        laid = self.page.locator("main .laid").count()
        for _ in range(degrees // 90 + 1):
            self.card(card).tap()
        centre = Offer(0, card, degrees // 90, row, col, 0, ()).centre
        self.page.touchscreen.tap(*self.point(*centre))
        self.page.get_by_role("button", name=re.compile(r"^Posa \+")).tap()
        self.laid(laid + 1)
        self.settled()

    def laid(self, cards: int) -> None:
        """Wait until so many cards lie in the orchard (or the end is shown), and nothing moves any more."""
        self.page.wait_for_function(_LAID, arg=cards)


def sit_down(page: Page, *, practice: bool = False) -> Table:
    """A new match, opened and ready."""
    page.goto("/about")
    return join(page, playing.deal(page, practice=practice))


def sit_at_scarcity(page: Page) -> Table:
    """A match in which some placement would leave too few dice of a colour."""
    return _sit_where(page, _EXHAUST)


def sit_among_small_cells(page: Page) -> Table:
    """A match whose orchard is so wide that its cells are small on a phone."""
    return _sit_where(page, _SPREAD)


def _sit_where(page: Page, strategy: str) -> Table:
    """The first of forty deals whose play by a strategy ends with true."""
    page.goto("/about")
    for _ in range(40):
        match = playing.deal(page)
        if play(page, match, strategy):
            return join(page, match)
    raise AssertionError(f"no deal of forty: {strategy}")


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

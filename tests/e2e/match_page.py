"""A page at one match: what the server shows its seat, and what the tables of several games have in common."""

import re
from abc import abstractmethod
from typing import Any, Generic, Literal, Protocol, TypeVar

from playwright.sync_api import Locator, Page, expect

from mazzo.i18n import say
from tests.e2e import matches
from tests.e2e.axe import SETTLE
from tests.e2e.browser import Language, settled

Way = Literal["tap", "click", "drag", "keys"]
"""How a person plays."""

_POINT = """([row, col]) => {
  const ground = document.querySelector('main svg[role=img] > g')
  const at = new DOMPoint(100 * col, 100 * row).matrixTransform(ground.getScreenCTM())
  return [at.x, at.y]
}"""

# Words of both languages for the ways from the first card, and the rows and columns of one step.
_WAYS = {"più su|up": (-1, 0), "più giù|down": (1, 0), "a sinistra|left": (0, -1), "a destra|right": (0, 1)}


def place_text(language: Language, row: int, col: int) -> str:
    """A cell as the page names it."""
    vertical = "up" if row < 0 else "down" if row > 0 else "level"
    horizontal = "left" if col < 0 else "right" if col > 0 else "level"
    ways = {"vertical": vertical, "horizontal": horizontal}
    return say(language, "table-from-first", rows=abs(row), columns=abs(col), **ways)


class MatchPage:
    """One page at one match, for the person's only seat or for `seat`."""

    def __init__(self, page: Page, match: str, seat: int | None = None) -> None:
        self.page = page
        self.match = match
        self.seat = seat

    def snapshot(self) -> Any:
        """What the server shows the seat, by a socket beside the page's own."""
        return matches.snapshot(self.page, self.match, self.seat)

    def version(self) -> int:
        """Version of the snapshot."""
        return int(self.snapshot()["version"])

    def wait_beyond(self, version: int) -> None:
        """Wait until the seat is shown a later version."""
        for _ in range(150):
            if self.version() > version:
                return
            self.page.wait_for_timeout(60)
        raise AssertionError(f"nothing happened after version {version}")

    def said(self) -> Locator:
        """The sentence for screen readers."""
        return self.page.locator(".table + [aria-live]")

    def open_moves(self) -> None:
        """Open the list of legal moves, on a phone with the sheet that holds it."""
        moves = self.page.locator("summary")
        if not moves.is_visible():
            self.page.locator("header button[aria-expanded]").click()
        if self.page.locator("details[open]").count() == 0:
            moves.click()


class GridPage(MatchPage):
    """A table whose cards lie on a grid that moves and scales."""

    def point(self, row: float, col: float) -> tuple[float, float]:
        """A point of the board, on the screen."""
        x, y = self.page.evaluate(_POINT, [row, col])
        return x, y

    def ghost(self) -> tuple[int, int]:
        """Row and column of the ghost, as the sentence for screen readers names its place."""
        expect(self.said()).to_have_text(re.compile("prima carta|first card"))
        row = col = 0
        for words, (down, right) in _WAYS.items():
            steps = re.search(rf"(\d+) (?:{words})\b", self.said().inner_text())
            row += down * int(steps[1]) if steps else 0
            col += right * int(steps[1]) if steps else 0
        return row, col

    def gain(self) -> int:
        """The points in the line over the hand; 0 if it names none."""
        figures = self.page.locator(".tray > p > b").all_inner_texts()
        return int(figures[0].replace("−", "-")) if figures else 0

    def settled(self) -> None:
        """Wait until the board stands still."""
        settled(self.page, lambda: self.point(0, 0))


class Sight(Protocol):
    """A snapshot that has been read."""

    @property
    def may_act(self) -> bool:
        """Whether anything is asked of the seat."""
        ...

    @property
    def is_over(self) -> bool: ...


S = TypeVar("S", bound=Sight)


class TurnsPage(MatchPage, Generic[S]):
    """A table where seats take turns and cards go from place to place."""

    @abstractmethod
    def look(self) -> S:
        """The snapshot, read."""

    def wait_to_act(self) -> S:
        """Wait until something is asked of this seat, or the game is over."""
        for _ in range(1200):
            sight = self.look()
            if sight.may_act or sight.is_over:
                return sight
            self.page.wait_for_timeout(100)
        raise AssertionError("no other seat plays on")

    def press(self, target: Locator, way: Way) -> None:
        """Tap or click."""
        target.tap() if way == "tap" else target.click()

    def drag(self, start: Locator, end: Locator) -> None:
        """Move the mouse with its button down from one to the other; it is not yet released."""
        self.page.evaluate(SETTLE)
        one = start.bounding_box()
        assert one is not None
        mouse = self.page.mouse
        mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
        mouse.down()
        mouse.move(one["x"] + one["width"] / 2 + 12, one["y"] + one["height"] / 2 - 8, steps=3)
        other = end.bounding_box()  # only now: the line over the hand changes its height with the chosen card
        assert other is not None
        mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=8)

    def close_sheets(self) -> None:
        """Close the sheet that shows the score of a round or hand."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)

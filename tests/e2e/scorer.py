"""A new sheet of a printed game on a page, and how often it was pressed."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page

LEAST_CELL = 40
"""Pixels of a cell that a finger hits."""
BUTTON = 52
"""Pixels at the lower edge of a board that a button may cover."""
EDGE = 60
"""Pixels from the edge of a board where a finger begins to move it."""


def shown(points: int) -> str:
    """Points as a page shows them."""
    return str(points).replace("-", "−")


class Scorer:
    """A sheet that is entered by taps: a new one of a game, or the one that the page shows. `taps`, `drags`: how many
    there were.
    """

    def __init__(self, page: Page, game: str = "", seats: int = 1, options: Sequence[str] = ()) -> None:
        self.page = page
        self.taps = 0
        self.drags = 0
        if game:
            page.goto(f"/companion/{game}")
            page.locator(f"label:has(input[type=radio][value='{seats}'])").first.click()
            for option in options:
                page.locator(f"label:has(input[value='{option}'])").click()
            page.locator("main .button.main").click()
            page.locator(".entry").wait_for()

    def tap(self, target: str | Locator) -> None:
        """Tap a control."""
        self.taps += 1
        (self.page.locator(target) if isinstance(target, str) else target).tap()

    def tap_cell(self, row: int, col: int) -> None:
        """Tap a cell of a board; both count from 1."""
        self.taps += 1
        self.page.evaluate("scrollTo(0, 0)")  # where the whole window of the board is visible
        cell = self.page.locator(f"[role=row][aria-rowindex='{row}'] [role=gridcell][aria-colindex='{col}']")
        x, y, size = self._middle(cell)
        assert size >= LEAST_CELL, f"a cell of {size:.0f} pixels"
        to_x, to_y = self._inside(x, y, size)
        if (x, y) != (to_x, to_y):
            self._drag(to_x - x, to_y - y)
            x, y, _ = self._middle(cell)
        self.page.touchscreen.tap(x, y)

    def _middle(self, cell: Locator) -> tuple[float, float, float]:
        """The middle and the size of a cell, once the board has stopped moving for two frames."""
        before, box = None, cell.bounding_box()
        while box != before:
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            before, box = box, cell.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]

    def _inside(self, x: float, y: float, size: float) -> tuple[float, float]:
        """The nearest point of the board's window where a whole cell is visible, above the button in its corner."""
        box = self.page.locator(".board").bounding_box()
        assert box is not None
        return (
            min(max(x, box["x"] + size), box["x"] + box["width"] - size),
            min(max(y, box["y"] + size), box["y"] + box["height"] - size - BUTTON),
        )

    def _drag(self, x: float, y: float) -> None:
        """Move the board by so many pixels, as far in one movement as its window allows."""
        box = self.page.locator(".board").bounding_box()
        assert box is not None
        middle_x, middle_y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        most_x, most_y = box["width"] - 2 * EDGE, box["height"] - 2 * EDGE
        while x or y:
            self.drags += 1
            part_x, part_y = max(-most_x, min(most_x, x)), max(-most_y, min(most_y, y))
            self.page.mouse.move(middle_x - part_x / 2, middle_y - part_y / 2)
            self.page.mouse.down()
            self.page.mouse.move(middle_x + part_x / 2, middle_y + part_y / 2, steps=4)
            self.page.mouse.up()
            x, y = x - part_x, y - part_y

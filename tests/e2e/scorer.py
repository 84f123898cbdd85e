"""A new sheet of a printed game on a page, and how often it was pressed."""

from playwright.sync_api import Locator, Page


class Scorer:
    """A sheet that is entered by taps, and their number."""

    def __init__(self, page: Page, game: str, seats: int) -> None:
        self.page = page
        self.taps = 0
        page.goto(f"/companion/{game}")
        page.locator(f"label:has(input[type=radio][value='{seats}'])").first.click()
        page.locator("main .button.main").click()
        page.locator(".entry").wait_for()

    def tap(self, target: str | Locator) -> None:
        """Tap a control."""
        self.taps += 1
        (self.page.locator(target) if isinstance(target, str) else target).tap()

    def tap_cell(self, row: int, col: int) -> None:
        """Tap a cell of a board; both count from 1."""
        self.taps += 1
        self.page.evaluate("scrollTo(0, 0)")  # where the whole board is visible
        cell = self.page.locator(f"[role=row][aria-rowindex='{row}'] [role=gridcell][aria-colindex='{col}']")
        box = cell.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

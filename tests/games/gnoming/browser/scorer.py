"""The scorer of Gnoming A Round on a page: grids are entered by taps."""

from collections.abc import Iterator

from mazzo.games.gnoming.deck import NAMES
from tests.companion.entered import Sheet
from tests.e2e.scorer import Scorer


def enter(scorer: Scorer, sheet: Sheet) -> Iterator[None]:
    """Enter all grids; yields after each round."""
    for part, entered in enumerate(sheet["rounds"]):
        for seat, grid in enumerate(entered["grids"]):
            if (part, seat) != (0, 0):
                scorer.tap(".foot .grow")
            for kind in grid:
                scorer.tap(f"[data-card='{NAMES[kind]}']")
            if entered.get("out") == seat:
                scorer.tap(scorer.page.get_by_role("checkbox"))
        yield

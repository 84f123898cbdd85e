"""The scorer of Clustered on a page: cards are laid by taps."""

from collections.abc import Iterator, Sequence

from playwright.sync_api import expect

from mazzo.games.clustered.deck import NAMES
from mazzo.games.clustered.view import Player
from tests.companion.entered import Sheet
from tests.e2e.scorer import Scorer


class Corner:
    """The upper left cell of the board that can be pressed: the cards, and one cell around them."""

    def __init__(self, scorer: Scorer) -> None:
        self.scorer, self.row, self.col = scorer, 0, 0
        scorer.page.locator("[role=gridcell]").first.wait_for(state="attached")

    def tap(self, row: int, col: int) -> None:
        """Tap a cell as the sheet has it."""
        self.scorer.tap_cell(row - self.row + 2, col - self.col + 2)

    def lay(self, row: int, col: int, card: int) -> None:
        """Lay a card."""
        self.tap(row, col)
        pick(self.scorer, card)
        self.row, self.col = min(self.row, row), min(self.col, col)


def pick(scorer: Scorer, card: int) -> None:
    """Tap the attributes of a card, and wait until it is counted: the board may grow and move with it."""
    entries = scorer.page.locator(".entry ol > li")
    before = entries.count()
    with scorer.page.expect_response("**/count"):
        for attribute in NAMES[card].split("-"):
            scorer.tap(f"[data-attribute='{attribute}']")
    expect(entries).to_have_count(before + 1)


def enter(scorer: Scorer, sheet: Sheet) -> Iterator[None]:
    """Enter all cards; yields after the last of a round."""
    corner = Corner(scorer)
    for at, turn in enumerate(sheet["laid"], 1):
        if "row" in turn:
            corner.lay(turn["row"], turn["col"], turn["card"])
        else:
            scorer.tap("label:has(input[value='gone'])")
            pick(scorer, turn["card"])
        if at % sheet["seats"] == 0:
            yield


def enter_points(scorer: Scorer, players: Sequence[Player]) -> Iterator[None]:
    """Enter only what each player has counted; yields after each."""
    for seat, player in enumerate(players):
        scorer.tap(scorer.page.locator(".seats button").nth(seat) if seat > 0 else "label:has(input[value='points'])")
        score = player.score
        for side, count in (("rows", score.area.rows), ("columns", score.area.cols)) if score.area else ():
            for _ in range(count):
                scorer.tap(f"[data-more='{side}']")
        for run in score.runs:
            scorer.tap(f"[data-line='{run.rows * run.cols}']")
        yield

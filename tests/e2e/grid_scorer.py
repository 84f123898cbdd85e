"""A sheet of Orchard or Grove on a page, entered as at the table."""

from time import monotonic
from typing import Any

from playwright.sync_api import Page, expect

from mazzo.gridcards.grid import HEIGHT, WIDTH
from mazzo.i18n import say
from mazzo.match import Match
from tests.companion.entered import grid_sheet, played
from tests.e2e.axe import violations
from tests.e2e.browser import excess_width
from tests.e2e.scorer import Scorer

_POINT = """([row, col]) => {
  const board = document.querySelector('.board .window svg > g').getScreenCTM()
  const { x, y } = new DOMPoint(100 * col, 100 * row).matrixTransform(board)
  return [x, y]
}"""
"""Where a point of the board is on the screen."""


class GridScorer(Scorer):
    """Cards that are laid by taps, or what lies at the end."""

    def __init__(self, page: Page, game: str = "", seats: int = 1) -> None:
        super().__init__(page, game, seats)
        self.start = monotonic()
        page.locator("[data-number]").first.wait_for()

    def cards(self, count: int) -> None:
        """Wait until so many cards lie."""
        expect(self.page.locator(".entry ol li")).to_have_count(count)

    def point(self, row: float, col: float) -> None:
        """Tap a point of the board."""
        self.page.evaluate("scrollTo(0, 0)")
        self.taps += 1
        before, here = None, self.page.evaluate(_POINT, [row, col])
        while before != here:  # the board moves when places for a card come
            self.page.evaluate("new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))")
            before, here = here, self.page.evaluate(_POINT, [row, col])
        self.page.touchscreen.tap(*here)

    def aim(self, card: dict[str, Any]) -> None:
        """Choose a card by its number, turn it, and tap its place."""
        self.tap(f"[data-number='{card['card']}']")
        hand = self.page.locator(f"[data-card='{card['card']}'].chosen")
        hand.wait_for()
        for _ in range(card["turn"]):
            self.tap(hand)
        self.point(card["row"] + HEIGHT[card["turn"]] / 2, card["col"] + WIDTH[card["turn"]] / 2)

    def lay(self, card: dict[str, Any]) -> None:
        """Lay a card, and choose the trees that get a die."""
        self.aim(card)
        self.tap("button.lay")
        for row, col in card["choices"]:
            self.page.locator(".candidate").first.wait_for()
            self.point(row + 0.5, col + 0.5)
            self.tap("button.lay")

    def lay_all(self, cards: list[dict[str, Any]]) -> None:
        """Lay the cards of a player from the first to the last."""
        self.tap(f"[data-number='{cards[0]['card']}']")
        for at, card in enumerate(cards[1:], 2):
            self.cards(at - 1)
            self.lay(card)
            self.cards(at)

    def way(self, name: str) -> None:
        """Enter in another way: `cards`, `cells` or `dice`."""
        self.tap(f"label:has(input[value='{name}'])")

    def put_cells(self, cells: list[dict[str, Any]]) -> None:
        """Enter what is visible: to the right as long as there is something, then the first cell that can be tapped."""
        top, left = min((cell["row"], cell["col"]) for cell in cells)
        rest = {(cell["row"] - top, cell["col"] - left): cell for cell in cells}
        due = 0, 0
        while rest:
            if due not in rest:
                spots = self.page.locator("[data-cell]").evaluate_all("(all) => all.map((one) => one.dataset.cell)")
                due = min(spot for spot in rest if "{},{}".format(*spot) in spots)
                self.tap("[data-cell='{},{}']".format(*due))
            self._put(rest.pop(due))
            due = due[0], due[1] + 1

    def _put(self, cell: dict[str, Any]) -> None:
        fruit, count = cell["fruit"], cell.get("fruits")
        self.tap(f"[data-plant='{'glade' if fruit is None else f'{fruit}-{count}' if count else fruit}']")
        if cell.get("rotten") or cell.get("squirrel"):
            self.tap("[data-token]")
        elif cell["die"]:
            self.tap(f"[data-die='{cell['die']}']")
        if fruit is None and cell["die"]:
            self.tap(self.page.locator(".fallen .wide", has_text=say("it", f"grove-{cell['die_fruit']}")))

    def add_dice(self, cells: list[dict[str, Any]]) -> None:
        """Enter only the dice and tokens."""
        for cell in cells:
            if cell["die"] and cell["fruit"]:
                self.tap(f"[data-more='{cell['fruit']}-{cell['die']}']")
            elif cell.get("rotten"):
                self.tap(".stepper button:last-child")
            elif cell["die"]:
                self.tap(self.page.locator(".stepper button:last-child").last)
            elif cell.get("squirrel"):
                self.tap(self.page.get_by_role("checkbox"))
                for one in cells:
                    away = abs(one["row"] - cell["row"]) + abs(one["col"] - cell["col"])
                    if away == 1 and one["die"] and one["fruit"]:
                        self.tap(self.page.locator(".stepper button:last-child").first)


def lay_a_whole_game(page: Page, game: str, seed: int) -> tuple[GridScorer, Match]:
    """Enter a random game card by card."""
    match = played(game, 1, seed)
    scorer = GridScorer(page, game)
    scorer.lay_all(grid_sheet(match)["players"][0]["cards"])
    return scorer, match


def enter_a_whole_game(page: Page, game: str, seed: int) -> None:
    """Enter a random game card by card, and see its total in all three ways."""
    scorer, match = lay_a_whole_game(page, game, seed)
    total = str(match.score(0)).replace("-", "−")
    expect(page.locator(".seats .numeral")).to_have_text(total)
    print(f"{game}: {scorer.taps} taps, {monotonic() - scorer.start:.1f} s")
    expect(page.locator(".faults")).to_have_count(0)
    for way in ("cells", "dice"):
        scorer.way(way)
        expect(page.locator(".seats .numeral")).to_have_text(total)
        assert excess_width(page) == 0


def lay_where_the_rules_do_not_allow_it(page: Page, game: str) -> None:
    """Lay a second card beside the first, without an overlap: it is refused, laid all the same, and marked."""
    scorer = GridScorer(page, game)
    scorer.tap("[data-number='1']")
    scorer.cards(1)
    scorer.aim({"card": 2, "turn": 0, "row": 0, "col": 2})
    expect(page.locator("button.lay")).to_be_disabled()
    scorer.tap("[data-refused] .button")
    scorer.cards(2)
    expect(page.locator(".chip.fault")).to_have_count(1)
    expect(page.locator(".faults li")).to_have_count(1)
    assert violations(page) == []
    scorer.tap(".chip.fault")
    scorer.tap(page.locator(".panel .button").last)
    scorer.cards(1)
    expect(page.locator(".faults")).to_have_count(0)

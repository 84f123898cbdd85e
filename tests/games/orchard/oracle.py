"""Orchard told a second time, from the rulebook alone: a dictionary of cells and brute force, as plain as can be.

It shares nothing with the engine but the text form of a move, and is slow on purpose: where they differ, one is wrong.
"""

from collections.abc import Iterator
from dataclasses import dataclass

DECK = """
    SAASPP ASASPP SAPPAS ASPPAS APSSPA PASSPA PAPSAS PASPAS SPSAPA
    SPASPA SSAPPA SSAPAP ASAPSP ASPASP PSAASP SPAASP AAPSSP AAPSPS
"""
CARDS = dict(enumerate(DECK.split(), 1))
NEXT_FACE = {1: 3, 3: 6, 6: 10, 10: 10}

Cell = tuple[int, int]


@dataclass
class Tree:
    """What lies in sight on a cell."""

    fruit: str
    die: int = 0
    rotten: bool = False


class Orchard:
    """One orchard, its supply, and the hand of its owner."""

    def __init__(self) -> None:
        self.trees: dict[Cell, Tree] = {}
        self.supply = {"A": 5, "P": 5, "S": 5}
        self.tokens = 2
        self.hand: list[int] = []
        self.drawn = 0
        self.waiting: list[Cell] = []
        """Trees that ask for a die while there are fewer dice of their colour than they."""

    def draw(self, card: int) -> None:
        """The first card is the orchard, every other one goes to the hand."""
        self.drawn += 1
        if self.drawn == 1:
            self.trees = {cell: Tree(fruit) for cell, fruit in printed(card, 0, 0, 0)}
        else:
            self.hand.append(card)

    def is_draw_due(self) -> bool:
        """Whether the deck still brings the hand back to two."""
        return not self.waiting and len(self.hand) < 2 and self.drawn < 9

    def legal(self) -> set[str]:
        """Every move, in its text form."""
        if self.waiting:
            first = min((self.trees[cell].fruit for cell in self.waiting), key="APS".index)
            return {f"die {r},{c}" for r, c in self.waiting if self.trees[r, c].fruit == first}
        rows = range(min(r for r, _ in self.trees) - 3, max(r for r, _ in self.trees) + 4)
        columns = range(min(c for _, c in self.trees) - 3, max(c for _, c in self.trees) + 4)
        return {
            f"{card} r{90 * turn} @ {r},{c}"
            for card in self.hand
            for turn in range(4)
            for r in rows
            for c in columns
            if self.fits(card, turn, r, c)
        }

    def fits(self, card: int, turn: int, row: int, column: int) -> bool:
        """Whether the card may lie there."""
        under = [(self.trees[cell], fruit) for cell, fruit in printed(card, turn, row, column) if cell in self.trees]
        differing = sum(tree.fruit != fruit for tree, fruit in under)
        return bool(under) and not any(tree.rotten for tree, _ in under) and differing <= self.tokens

    def lay(self, card: int, turn: int, row: int, column: int) -> None:
        """Play the card: first what rots, then what grows, then what gets a new die."""
        self.hand.remove(card)
        wanting: list[Cell] = []
        for cell, fruit in printed(card, turn, row, column):
            under = self.trees.get(cell)
            top = self.trees[cell] = Tree(fruit)
            if under is None:
                continue
            if under.fruit != fruit:
                top.rotten = True
                self.tokens -= 1
                if under.die:
                    self.supply[under.fruit] += 1
            elif under.die:
                top.die = NEXT_FACE[under.die]
            else:
                wanting.append(cell)
        for fruit in "APS":
            due = [cell for cell in wanting if self.trees[cell].fruit == fruit]
            if len(due) <= self.supply[fruit]:
                for cell in due:
                    self.new_die(cell)
            elif self.supply[fruit]:
                self.waiting += due

    def new_die(self, cell: Cell) -> None:
        """A die from the supply, showing 1."""
        tree = self.trees[cell]
        tree.die = 1
        self.supply[tree.fruit] -= 1

    def give(self, row: int, column: int) -> None:
        """The chosen tree gets a die; those of its fruit that wait in vain stop waiting when there is none left."""
        self.new_die((row, column))
        fruit = self.trees[row, column].fruit
        left = self.supply[fruit]
        self.waiting = [
            cell for cell in self.waiting if cell != (row, column) and (left or self.trees[cell].fruit != fruit)
        ]

    def end(self) -> str:
        """Why the game is over, "" while it is not."""
        if self.waiting or self.is_draw_due():
            return ""
        if not self.hand:
            return "all-placed"
        return "" if self.legal() else "nothing-fits"

    def score(self) -> int:
        """The dice, less three for each rotten fruit."""
        return sum(tree.die - 3 * tree.rotten for tree in self.trees.values())


def printed(card: int, turn: int, row: int, column: int) -> Iterator[tuple[Cell, str]]:
    """The six cells of a card after so many quarter turns clockwise, its top-left cell at (row, column)."""
    for k, fruit in enumerate(CARDS[card]):
        r, c, height, width = k // 2, k % 2, 3, 2
        for _ in range(turn):
            r, c, height, width = c, height - 1 - r, width, height
        yield (row + r, column + c), fruit

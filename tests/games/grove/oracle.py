"""Grove told a second time, from the rulebook and its rulings alone: a dictionary of cells and brute force, as plain as
can be.

It shares nothing with the engine but the text form of a move, and is slow on purpose: where they differ, one is wrong.
The cards are data (six words a card, as the deck shows them), and so are the recipes.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from mazzo.games.grove.recipes import Recipe

FRUITS = ("orange", "lemon", "lime")
DICE_EACH = 5
CARDS_A_GAME = 9
BARROW = 15

Cell = tuple[int, int]
Effect = tuple[str, int]
"""What a cell of a laid card met, and the value that goes with it."""


@dataclass
class Spot:
    """What lies in sight on a cell: a tree, or a glade, whose fruit is "". `die` 15 is the wheelbarrow, 0 nothing."""

    fruit: str
    fruits: int
    die: int = 0
    die_fruit: str = ""
    has_squirrel: bool = False


class Grove:
    """One grove, its supply, and the hand of its owner."""

    def __init__(self, faces: Mapping[int, Sequence[str]], recipes: Mapping[int, Recipe] | None = None) -> None:
        self.faces = faces
        self.recipes = recipes or {}
        """In a challenge, the recipes of all cards."""
        self.is_challenge = recipes is not None
        self.set_aside: list[int] = []
        self.seen: list[int] = []
        self.cells: dict[Cell, Spot] = {}
        self.supply = dict.fromkeys(FRUITS, DICE_EACH)
        self.is_squirrel_left = True
        self.is_barrow_left = True
        self.hand: list[int] = []
        self.placed = 0
        self.tens: list[Cell] = []
        """10s one of which has to become the wheelbarrow."""
        self.wanting: list[tuple[Cell, int]] = []
        """Trees that are due a new die, and what it would show."""
        self.short = ""
        """The fruit whose dice do not suffice and are being given out."""
        self.given: Cell = (-999, -999)
        """The last tree that was chosen for one of them."""
        self.effects: list[Effect] = []
        """What the cells of the card laid last met, in reading order as it lies."""

    # What may come

    def chances(self) -> list[str]:
        """All that may be drawn now."""
        rest = [card for card in sorted(self.faces) if card not in self.seen and card not in self.set_aside]
        if self.is_challenge and len(self.set_aside) < 2:
            return [f"recipe {card}" for card in rest]
        return [str(card) for card in rest] if self.is_draw_due() else []

    def happen(self, text: str) -> None:
        """A recipe is set aside; or a card is drawn: the first is the grove, every other one goes to the hand."""
        if text.startswith("recipe"):
            self.set_aside.append(int(text.split()[1]))
            return
        card = int(text)
        self.seen.append(card)
        if len(self.seen) == 1:
            for cell, fruit, fruits in self.printed(card, 0, 0, 0):
                self.cells[cell] = Spot(fruit, fruits)
        else:
            self.hand.append(card)

    def is_draw_due(self) -> bool:
        """Whether the deck still brings the hand back to two."""
        return not self.is_choosing() and len(self.hand) < 2 and len(self.seen) < CARDS_A_GAME

    def is_choosing(self) -> bool:
        """Whether a 10 or a tree has to be chosen first."""
        return bool(self.tens or self.short)

    # What may be done

    def legal(self) -> list[str]:
        """Every move, in its text form."""
        if self.end() or self.chances():
            return []
        if self.tens:
            return [f"wheelbarrow {r},{c}" for r, c in self.tens]
        if self.short:
            return [f"die {r},{c}" for r, c in self.may_get_die()]
        return list(self.placements())

    def may_get_die(self) -> list[Cell]:
        """Trees in reading order, after the one chosen last, as long as enough are left for the other dice."""
        waiting = [cell for cell, _ in self.wanting if self.cells[cell].fruit == self.short and cell > self.given]
        waiting.sort()
        return waiting[: len(waiting) - self.supply[self.short] + 1]

    def placements(self) -> Iterator[str]:
        """Every way to lay a card of the hand."""
        rows = range(min(r for r, _ in self.cells) - 3, max(r for r, _ in self.cells) + 4)
        cols = range(min(c for _, c in self.cells) - 3, max(c for _, c in self.cells) + 4)
        return (
            f"{card} r{90 * turn} @ {r},{c}"
            for card in sorted(self.hand)
            for turn in range(4)
            for r in rows
            for c in cols
            if self.fits(card, turn, r, c)
        )

    def fits(self, card: int, turn: int, row: int, col: int) -> bool:
        """Whether the card may lie there."""
        overlaps = mismatches = 0
        for cell, fruit, _ in self.printed(card, turn, row, col):
            if cell in self.cells:
                overlaps += 1
                mismatches += self.differs(cell, fruit)
                if self.cells[cell].has_squirrel:
                    return False
        return overlaps > 0 and mismatches <= int(self.is_squirrel_left)

    def differs(self, cell: Cell, fruit: str) -> bool:
        """Whether a tree of this fruit does not match what lies there. A glade differs from nothing."""
        below = self.cells[cell]
        if not fruit:
            return False
        if below.fruit:
            return below.fruit != fruit
        return below.die > 0 and below.die_fruit != fruit

    # What it does

    def do(self, move: str) -> None:
        """Carry out a move."""
        words = move.split()
        row, col = map(int, words[-1].split(","))
        if words[0] == "wheelbarrow":
            self.becomes_barrow((row, col))
            self.tens = []
            self.new_dice()
        elif words[0] == "die":
            self.give((row, col))
        else:
            self.lay(int(words[0]), int(words[1][1:]) // 90, row, col)

    def lay(self, card: int, turn: int, row: int, col: int) -> None:
        """A card on the grove: what the squirrel sends back; then what moves up and grows; then what gets a new die."""
        self.hand.remove(card)
        self.placed += 1
        printed = self.printed(card, turn, row, col)
        under = {cell: self.cells.get(cell) for cell, _, _ in printed}
        met: dict[Cell, Effect] = {}
        taken = [cell for cell, fruit, _ in printed if cell in self.cells and self.differs(cell, fruit)]
        for cell, fruit, fruits in printed:
            self.cells[cell] = Spot(fruit, fruits)

        for cell in taken:
            self.is_squirrel_left = False
            self.cells[cell].has_squirrel = True
            below = under[cell]
            assert below is not None
            self.back_to_supply(below)
            met[cell] = ("SQUIRREL", below.die)

        tens = []
        for cell, fruit, fruits in printed:
            below = under[cell]
            if cell in taken:
                continue
            if below is None:
                met[cell] = ("GROUND", 0)
                continue
            top = self.cells[cell]
            if below.die:
                top.die, top.die_fruit = below.die, below.die_fruit
            if not fruit:
                met[cell] = ("TO_GLADE", top.die) if top.die else ("GLADE", 0)
            elif below.die == BARROW:
                met[cell] = ("STAYS", BARROW)
            elif below.die == 10:
                tens.append(cell)
                met[cell] = ("STAYS", 10)
            elif below.die:
                top.die = below.die + fruits if below.die + fruits <= 6 else 10
                met[cell] = ("GROWS", top.die)
            elif not below.fruit:
                met[cell] = ("BARE", 0)
            else:
                self.wanting.append((cell, below.fruits + fruits))

        if self.is_barrow_left and len(tens) == 1:
            self.becomes_barrow(tens[0])
            met[tens[0]] = ("BARROW", BARROW)
        elif self.is_barrow_left and len(tens) > 1:
            self.tens = sorted(tens)
            for cell in tens:
                met[cell] = ("TEN_DUE", 10)
        pending = dict(self.wanting)
        if not self.tens:
            self.new_dice()
        for cell, value in pending.items():
            if self.cells[cell].die:
                met[cell] = ("NEW", value)
            elif (cell, value) in self.wanting:
                met[cell] = ("SCARCE", value)
            else:
                met[cell] = ("NO_DIE", 0)
        self.effects = [met[cell] for cell in sorted(met)]

    def back_to_supply(self, spot: Spot) -> None:
        """What lies on a cell that the squirrel robs."""
        if spot.die == BARROW:
            self.is_barrow_left = True
        elif spot.die:
            self.supply[spot.die_fruit] += 1

    def becomes_barrow(self, cell: Cell) -> None:
        """The wheelbarrow takes the place of a 10, and its die goes back."""
        spot = self.cells[cell]
        self.supply[spot.die_fruit] += 1
        spot.die = BARROW
        self.is_barrow_left = False

    def new_dice(self) -> None:
        """By fruit: all that are due if there are enough, none if there is none, else the player has to choose."""
        self.short, self.given = "", (-999, -999)
        for fruit in FRUITS:
            due = [cell for cell, _ in self.wanting if self.cells[cell].fruit == fruit]
            if len(due) <= self.supply[fruit]:
                for cell in due:
                    self.new_die(cell)
            elif self.supply[fruit] == 0:
                self.wanting = [(cell, value) for cell, value in self.wanting if cell not in due]
        for fruit in reversed(FRUITS):
            if any(self.cells[cell].fruit == fruit for cell, _ in self.wanting):
                self.short = fruit

    def new_die(self, cell: Cell) -> None:
        """A die from the supply, showing the fruit of both trees."""
        spot = self.cells[cell]
        spot.die, spot.die_fruit = dict(self.wanting)[cell], spot.fruit
        self.supply[spot.fruit] -= 1
        self.wanting = [(other, value) for other, value in self.wanting if other != cell]

    def give(self, cell: Cell) -> None:
        """The chosen tree gets a die. Where the trees after it are as many as the dice left they all get one; when none
        is left the others of the fruit go without.
        """
        self.new_die(cell)
        self.given = cell
        later = [other for other, _ in self.wanting if self.cells[other].fruit == self.short and other > cell]
        if len(later) == self.supply[self.short]:
            for other in later:
                self.new_die(other)
        if self.supply[self.short] == 0:
            self.new_dice()

    # How it ends, and what it counts

    def end(self) -> str:
        """Why the game is over, "" while it is not."""
        if self.is_choosing() or len(self.seen) < 3 or self.is_draw_due():
            return ""
        if not self.hand:
            return "all-placed"
        return "" if any(self.placements()) else "nothing-fits"

    def dice(self, with_barrow: bool = True) -> list[tuple[Cell, Spot]]:
        """Cells with a die, on trees and glades, in reading order."""
        return [
            (at, spot) for at, spot in sorted(self.cells.items()) if spot.die and (with_barrow or spot.die != BARROW)
        ]

    def harvest(self) -> int:
        """The dice on trees."""
        return sum(spot.die for _, spot in self.dice() if spot.fruit)

    def lost(self) -> int:
        """The dice on glades, which count nothing."""
        return sum(spot.die for _, spot in self.dice() if not spot.fruit)

    def squirrel(self) -> int:
        """What the squirrel costs: one, and one for each die on a tree beside it; 0 or less."""
        cost = 0
        for (r, c), spot in self.cells.items():
            if spot.has_squirrel:
                cost += 1
                for beside in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    other = self.cells.get(beside)
                    cost += other is not None and other.fruit != "" and other.die > 0
        return -cost

    def total(self) -> int:
        """The dice and the squirrel; then the recipes: points first, percentages after, the lower card first."""
        total = self.harvest() + self.squirrel()
        chosen = [self.recipes[card] for card in sorted(self.set_aside)]
        for recipe in chosen:
            if recipe.reward == "points" and recipe.when == "each":
                total += self.count(recipe) // recipe.than * recipe.amount
            elif recipe.reward == "points" and self.is_met(recipe):
                total += recipe.amount
        for recipe in chosen:
            if recipe.reward == "percent" and self.is_met(recipe):
                total = total * recipe.amount // 100
        return total

    def target(self) -> int:
        """The numbers of the two recipes together, 0 without."""
        return sum(self.recipes[card].number for card in self.set_aside)

    def title(self) -> int:
        """The band of the result, or whether the target was met."""
        if self.is_challenge:
            return 6 if self.total() >= self.target() else 7
        return sum(self.total() >= bound for bound in (40, 45, 50, 55, 60))

    def rank(self) -> tuple[int, int]:
        """What is compared at the end, the more the better."""
        return self.total(), len(self.dice())

    def is_met(self, recipe: Recipe) -> bool:
        """Whether the recipe pays."""
        count = self.count(recipe)
        return {
            "each": count >= recipe.than,
            "at-least": count >= recipe.than,
            "at-most": count <= recipe.than,
            "exactly": count == recipe.than,
        }[recipe.when]

    def count(self, recipe: Recipe) -> int:
        """What the recipe counts in this grove."""
        if recipe.count == "glades":
            return sum(not spot.fruit and not spot.die for spot in self.cells.values())
        if recipe.count == "bare":
            return sum(
                bool(spot.fruit) and not spot.die and not spot.has_squirrel and recipe.fruit in ("any", spot.fruit)
                for spot in self.cells.values()
            )
        if recipe.count == "squirrel":
            return sum(spot.has_squirrel for spot in self.cells.values())
        if recipe.count == "length":
            rows, cols = [r for r, _ in self.cells], [c for _, c in self.cells]
            return max(max(rows) - min(rows), max(cols) - min(cols)) + 1 if rows else 0
        dice = [
            (cell, spot)
            for cell, spot in self.dice(with_barrow=recipe.wheelbarrow)
            if recipe.fruit in ("any", spot.die_fruit)
            and recipe.place in ("any", "tree" if spot.fruit else "glade")
            and recipe.value in ("any", str(spot.die))
        ]
        if recipe.count == "dice":
            return len(dice)
        if recipe.count == "fruit":
            return sum(spot.die for _, spot in dice)
        if recipe.count == "sets":
            return min(sum(spot.die_fruit == fruit for _, spot in dice) for fruit in FRUITS)
        if recipe.count == "values":
            return len({spot.die for _, spot in dice})
        assert recipe.count == "pairs"
        fruit_at = {cell: spot.die_fruit for cell, spot in dice}
        return sum(
            fruit_at.get(other) == fruit for (r, c), fruit in fruit_at.items() for other in ((r + 1, c), (r, c + 1))
        )

    def printed(self, card: int, turn: int, row: int, col: int) -> list[tuple[Cell, str, int]]:
        """The six cells of a card after so many quarter turns clockwise, its top-left cell at (row, col): cell, fruit
        ("" for the glade) and how many.
        """
        found = []
        for k, word in enumerate(self.faces[card]):
            r, c, height, width = k // 2, k % 2, 3, 2
            for _ in range(turn):
                r, c, height, width = c, height - 1 - r, width, height
            fruit, _, fruits = word.partition("-")
            found.append(((row + r, col + c), "" if word == "glade" else fruit, int(fruits or 0)))
        return found

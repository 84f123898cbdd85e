"""Grove in a terminal: the grove as a grid of tiles, the hand, the supply, the recipes and their points, and the gain
of each placement.
"""

import re
from collections.abc import Iterable, Iterator

from rich.text import Text

from mazzo.core.game import AnyGame
from mazzo.games.grove.deck import FRUIT_NAMES, WHEELBARROW
from mazzo.games.grove.recipes import Recipe
from mazzo.games.grove.rules import state as rules
from mazzo.games.grove.view import (
    BarrowChoice,
    Board,
    Cell,
    DieChoice,
    GroveView,
    Offers,
    Placement,
    Score,
)
from mazzo.terminal import Choice, Console, Group
from mazzo.terminal.grid_cards import CardsOnGrid, Cells, Printed
from mazzo.terminal.renderer import Place, Snapshot, Terminal
from mazzo.terminal.tiles import Tile

SHAPES = {"orange": "●", "lemon": "◆", "lime": "▲"}
FALLEN = {"orange": "○", "lemon": "◇", "lime": "△"}
"""The fruit of a die on a glade."""
GLADE, PLAIN_GLADE = "□", "_"
SQUIRREL, PLAIN_SQUIRREL = "§", "S"

SHOWS = (rules.NEW, rules.GROWS, rules.STAYS, rules.BARROW)
"""Effects after which a die or the wheelbarrow is on the tree."""
WAITS = (rules.SCARCE, rules.TEN_DUE)
RICHEST = (
    *(rules.BARROW, rules.TEN_DUE, rules.GROWS, rules.NEW, rules.SCARCE, rules.STAYS),
    *(rules.TO_GLADE, rules.SQUIRREL, rules.NO_DIE),
)
"""Effects that are printed, in this order; others are not."""
_RECIPE = re.compile(r"recipe (\d+)")


class Grove(CardsOnGrid):
    """Renderer of Grove."""

    def __init__(self, console: Console, game: AnyGame) -> None:
        super().__init__(console, game)
        self._signs, self._fallen = dict(SHAPES), dict(FALLEN)
        self._glade, self._squirrel = GLADE, SQUIRREL
        if console.is_plain:
            self._signs = {str(fruit): console.text(f"cli-grove-letter-{fruit}") for fruit in FRUIT_NAMES}
            self._fallen = {fruit: letter.lower() for fruit, letter in self._signs.items()}
            self._glade, self._squirrel = PLAIN_GLADE, PLAIN_SQUIRREL

    # ---- the table

    def _tiles(self, board: Board) -> Cells:
        return {(cell.row, cell.col): self._lies(cell) for cell in board.cells}

    def _lies(self, cell: Cell) -> Tile:
        if cell.squirrel:
            return self._tile(cell.fruit, 1, self._squirrel, "tile.squirrel")
        if cell.fruit is None and cell.die_fruit is not None:
            return Tile(self._fallen[cell.die_fruit], str(cell.die), f"tile.{cell.die_fruit}.fallen")
        return self._tile(cell.fruit, cell.fruits, str(cell.die) if cell.die else "")

    def _would_lie(self, offer: Placement, board: Board) -> Cells:
        under = {(cell.row, cell.col): cell for cell in board.cells}
        return {
            (cell.row, cell.col): self._would(
                cell, effect // rules.KIND, effect % rules.KIND, under.get((cell.row, cell.col))
            )
            for cell, effect in zip(self.card_cells(offer), offer.effects, strict=True)
        }

    def _would(self, cell: Printed, kind: int, value: int, under: Cell | None) -> Tile:
        """A cell after the effect of a placement."""
        fruit, count = printed(cell.word)
        if kind == rules.SQUIRREL:
            return self._tile(fruit, 1, self._squirrel, "tile.squirrel")
        if kind == rules.TO_GLADE and under is not None and under.die_fruit is not None:
            return Tile(self._fallen[under.die_fruit], str(value), f"tile.{under.die_fruit}.fallen")
        return self._tile(fruit, count, "?" if kind in WAITS else str(value) if kind in SHOWS else "")

    def _tile(self, fruit: str | None, count: int, die: str, style: str = "") -> Tile:
        """A tree with `count` fruits and the die on it, or an empty glade."""
        if fruit is None:
            return Tile(self._glade, "", "tile.glade")
        sign = self._signs[fruit]
        return Tile(sign, die, style or (f"tile.{fruit}.die" if die else f"tile.{fruit}"), more=sign * (count - 1))

    def _face(self, word: str) -> tuple[str, str]:
        fruit, count = printed(word)
        sign = self._glade if fruit is None else self._signs[fruit] * count
        return f" {sign.ljust(2)} ", "tile.glade" if fruit is None else f"tile.{fruit}"

    def _beside(self, board: Board) -> Iterator[tuple[str, Text]]:
        text, score = self._console.text, board.score
        dice = zip(FRUIT_NAMES, board.dice_left, strict=True)
        tokens = [(self._squirrel, "squirrel")] * board.squirrel_left
        tokens += [(str(WHEELBARROW), "wheelbarrow")] * board.wheelbarrow_left
        labels = [Text.assemble((sign, name), f" {text(f'cli-grove-{name}')}") for sign, name in tokens]
        yield text("cli-grid-points"), self.score(score)
        if score.target:
            yield text("cli-grove-target"), self._target(score)
        for one in score.recipes:
            yield (
                text("cli-grove-recipe", card=one.card),
                Text.assemble(str(one.count), "  ", self._gain(one.met, one.gain)),
            )
        yield text("cli-grid-dice"), Text(" ").join(self._sign(fruit, str(count)) for fruit, count in dice)
        yield text("cli-grove-tokens"), Text("   ").join(labels) if labels else Text("-", "quiet")

    def _target(self, score: Score) -> Text:
        if score.is_met:
            return Text(self._console.text("cli-grove-target-met", target=score.target), "good")
        missing = score.target - score.total
        return Text(self._console.text("cli-grove-target-open", target=score.target, left=missing))

    def _gain(self, is_met: bool, gain: int) -> Text:
        """Current points of a recipe."""
        return (
            Text(f"{gain:+d}", "good" if gain > 0 else "bad" if gain < 0 else "quiet") if is_met else Text("-", "quiet")
        )

    def _below(self, view: GroveView) -> Iterator[Text]:
        for one in view.recipes:
            label = self._console.text("cli-grove-recipe", card=one.card)
            named = f" {recipe_name(self._console, self._game, one.card)} "
            sentence = recipe_sentence(self._console, one.recipe)
            yield Text.assemble((label, "quiet"), (named, "title"), f"({one.recipe.number})  {sentence}")

    # ---- choices

    def _choices(self, snapshot: Snapshot) -> tuple[Group, ...]:
        offers: Offers = snapshot.offers
        rows: list[tuple[str, str, BarrowChoice | DieChoice, str]] = []
        rows += [("ten", "wheelbarrow", one, str(WHEELBARROW)) for one in offers.wheelbarrows]
        rows += [("scarce", "die", one, str(one.value)) for one in offers.dice]
        if not rows:
            return ()
        board: Board = snapshot.view.boards[snapshot.seat]
        fruits = {(cell.row, cell.col): cell.fruit for cell in board.cells}
        choices = [
            Choice(one.action, f"{word} {one.row},{one.col}", self._sign(fruits[one.row, one.col] or "", value))
            for _, word, one, value in rows
        ]
        return (Group(self._console.text(f"cli-grove-{rows[0][0]}"), tuple(choices)),)

    def _price(self, offer: Placement) -> int:
        return sum(effect // rules.KIND == rules.SQUIRREL for effect in offer.effects)

    # ---- history and scores

    def effects(self, cells: Iterable[Printed], effects: Iterable[int]) -> list[Text]:
        counts = [
            (effect // rules.KIND, effect % rules.KIND, printed(cell.word)[0])
            for cell, effect in zip(cells, effects, strict=True)
        ]
        richest = [one for one in counts if one[0] in RICHEST]
        richest.sort(key=lambda one: (RICHEST.index(one[0]), -one[1]))
        return [self._effect(*one) for one in richest]

    def _effect(self, kind: int, value: int, fruit: str | None) -> Text:
        if fruit is None:
            return Text(f"{self._glade}{value}", "bad")
        if kind == rules.SQUIRREL:
            return Text(f"{self._signs[fruit]}{self._squirrel}", "squirrel")
        if kind in WAITS:
            return self._sign(fruit, "?")
        if kind in (rules.NO_DIE, rules.STAYS):
            return Text(f"{self._signs[fruit]}{'=' if kind == rules.STAYS else '-'}", "quiet")
        return self._sign(fruit, str(value))

    def score(self, score: Score) -> Text:
        """The points and their sources: `41 = ●18 + ◆10 + ▲15 - 2`, followed by the recipes in order."""
        fruit = [self._sign(name, str(points)) for name, points in zip(FRUIT_NAMES, score.dice, strict=True)]
        line = Text.assemble((str(score.total), "title"), (" = ", "quiet"), Text(" + ", "quiet").join(fruit))
        if score.squirrel:
            line.append(f" - {-score.squirrel}", "bad")
        for one in score.recipes:
            if one.gain:
                line.append(f" {'+' if one.gain > 0 else '-'} {abs(one.gain)}", "good" if one.gain > 0 else "bad")
        return line

    def result(self, place: Place) -> Text:
        line = super().result(place)
        score: Score = place.score
        if score.target:
            line.append(f"   {self._console.text('cli-grove-target')} ", "quiet").append(str(score.target))
        return line

    def _chance(self, text: str) -> str:
        recipe = _RECIPE.fullmatch(text)
        if recipe:
            return self._console.text("cli-grove-recipe-drawn", card=recipe[1])
        return self._console.text("cli-grid-drawn", card=text)

    def legend(self) -> Text:
        text = self._console.text
        first = FRUIT_NAMES[0]
        signs = [Text.assemble(self._sign(fruit), f" {text(f'grove-{fruit}')}") for fruit in FRUIT_NAMES]
        signs += [
            Text.assemble(self._sign(first, self._signs[first]), f" {text('cli-grove-two')}"),
            Text.assemble((self._glade, "glade"), f" {text('cli-grove-glade')}"),
            Text.assemble((f"{self._fallen[first]}5", first), f" {text('cli-grove-fallen')}"),
            Text.assemble((self._squirrel, "squirrel"), f" {text('cli-grove-squirrel')}"),
            Text.assemble((str(WHEELBARROW), "wheelbarrow"), f" {text('cli-grove-wheelbarrow')}"),
        ]
        return Text("   ").join([*signs, Text(text("cli-grove-numbers"), "quiet")])

    def _sign(self, fruit: str, number: str = "") -> Text:
        return Text(f"{self._signs[fruit]}{number}", fruit)


def printed(word: str) -> tuple[str | None, int]:
    """Fruit and count of a word of the deck; None and 0 for a glade."""
    fruit, _, count = word.partition("-")
    return (fruit, int(count)) if count else (None, 0)


def recipe_name(console: Console, game: AnyGame, card: int) -> str:
    """Name of the recipe on the back of a card: its owner's text, or ours."""
    return game.backs[card - 1].name or console.text(f"grove-recipe-{card}")


def recipe_sentence(console: Console, recipe: Recipe) -> str:
    """The condition of a recipe, as one sentence."""
    return console.text(
        "recipe-sentence",
        when=recipe.when,
        than=recipe.than,
        count=recipe.count,
        fruit=recipe.fruit,
        place=recipe.place,
        value=0 if recipe.value == "any" else int(recipe.value),
        reward=recipe.reward,
        amount=recipe.amount,
        signed=f"{recipe.amount:+d}",
        wheelbarrow="yes" if recipe.wheelbarrow else "no",
    )


TERMINAL = Terminal(Grove, "14 r90 @ -1,2", "14 r90", "cli-grid-help-turn")

"""Grove in a terminal: the grove as a grid of tiles, the hand, the supply, the recipes and what they bring, and what
each placement would bring.
"""

import re
from collections.abc import Iterable, Iterator

from rich.text import Text

from mazzo import Place, Snapshot
from mazzo.cli.scenes.cards_on_grid import CardsOnGrid, Cells, Printed
from mazzo.cli.scenes.choice import Choice, Group
from mazzo.cli.scenes.grove_recipes import recipe_name, recipe_sentence
from mazzo.cli.scenes.tiles import Tile
from mazzo.cli.voice import Voice
from mazzo.core.game import Game
from mazzo.games.grove.deck import FRUIT_NAMES, WHEELBARROW
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

SHAPES = {"orange": "●", "lemon": "◆", "lime": "▲"}
FALLEN = {"orange": "○", "lemon": "◇", "lime": "△"}
"""The fruit of a die that lies on a glade."""
GLADE, PLAIN_GLADE = "□", "_"
SQUIRREL, PLAIN_SQUIRREL = "§", "S"

SHOWS = (rules.NEW, rules.GROWS, rules.STAYS, rules.BARROW)
"""A die or the wheelbarrow then stands on the tree."""
WAITS = (rules.SCARCE, rules.TEN_DUE)
RICHEST = (
    *(rules.BARROW, rules.TEN_DUE, rules.GROWS, rules.NEW, rules.SCARCE, rules.STAYS),
    *(rules.TO_GLADE, rules.SQUIRREL, rules.NO_DIE),
)
"""The order in which they are told; all others are not."""
_RECIPE = re.compile(r"recipe (\d+)")


class Grove(CardsOnGrid):
    """The scene of one game of Grove."""

    def __init__(self, voice: Voice, game: Game) -> None:
        super().__init__(voice, game)
        self._signs, self._fallen = dict(SHAPES), dict(FALLEN)
        self._glade, self._squirrel = GLADE, SQUIRREL
        if voice.is_plain:
            self._signs = {str(fruit): voice.tell(f"cli-grove-letter-{fruit}") for fruit in FRUIT_NAMES}
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
        """A cell as it lies after it met something."""
        fruit, count = printed(cell.word)
        if kind == rules.SQUIRREL:
            return self._tile(fruit, 1, self._squirrel, "tile.squirrel")
        if kind == rules.TO_GLADE and under is not None and under.die_fruit is not None:
            return Tile(self._fallen[under.die_fruit], str(value), f"tile.{under.die_fruit}.fallen")
        return self._tile(fruit, count, "?" if kind in WAITS else str(value) if kind in SHOWS else "")

    def _tile(self, fruit: str | None, count: int, die: str, style: str = "") -> Tile:
        """A tree with so many fruits and what stands on it, or an empty glade."""
        if fruit is None:
            return Tile(self._glade, "", "tile.glade")
        sign = self._signs[fruit]
        return Tile(sign, die, style or (f"tile.{fruit}.die" if die else f"tile.{fruit}"), more=sign * (count - 1))

    def _face(self, word: str) -> tuple[str, str]:
        fruit, count = printed(word)
        sign = self._glade if fruit is None else self._signs[fruit] * count
        return f" {sign.ljust(2)} ", "tile.glade" if fruit is None else f"tile.{fruit}"

    def _beside(self, board: Board) -> Iterator[tuple[str, Text]]:
        tell, score = self._voice.tell, board.score
        left = zip(FRUIT_NAMES, board.dice_left, strict=True)
        tokens = [(self._squirrel, "squirrel")] * board.squirrel_left
        tokens += [(str(WHEELBARROW), "wheelbarrow")] * board.wheelbarrow_left
        told = [Text.assemble((sign, name), f" {tell(f'cli-grove-{name}')}") for sign, name in tokens]
        yield tell("cli-grid-points"), self.score(score)
        if score.target:
            yield tell("cli-grove-target"), self._target(score)
        for one in score.recipes:
            yield (
                tell("cli-grove-recipe", card=one.card),
                Text.assemble(str(one.count), "  ", self._gain(one.met, one.gain)),
            )
        yield tell("cli-grid-dice"), Text(" ").join(self._sign(fruit, str(count)) for fruit, count in left)
        yield tell("cli-grove-tokens"), Text("   ").join(told) if told else Text("-", "quiet")

    def _target(self, score: Score) -> Text:
        if score.is_met:
            return Text(self._voice.tell("cli-grove-target-met", target=score.target), "good")
        left = score.target - score.total
        return Text(self._voice.tell("cli-grove-target-open", target=score.target, left=left))

    def _gain(self, is_met: bool, gain: int) -> Text:
        """What a recipe brings now."""
        return (
            Text(f"{gain:+d}", "good" if gain > 0 else "bad" if gain < 0 else "quiet") if is_met else Text("-", "quiet")
        )

    def _below(self, view: GroveView) -> Iterator[Text]:
        for one in view.recipes:
            label = self._voice.tell("cli-grove-recipe", card=one.card)
            named = f" {recipe_name(self._voice, self._game, one.card)} "
            told = recipe_sentence(self._voice, one.recipe)
            yield Text.assemble((label, "quiet"), (named, "title"), f"({one.recipe.number})  {told}")

    # ---- what is on offer

    def _choices(self, snapshot: Snapshot) -> tuple[Group, ...]:
        offers: Offers = snapshot.offers
        found: list[tuple[str, str, BarrowChoice | DieChoice, str]] = []
        found += [("ten", "wheelbarrow", one, str(WHEELBARROW)) for one in offers.wheelbarrows]
        found += [("scarce", "die", one, str(one.value)) for one in offers.dice]
        if not found:
            return ()
        board: Board = snapshot.view.boards[snapshot.seat]
        fruits = {(cell.row, cell.col): cell.fruit for cell in board.cells}
        choices = [
            Choice(one.action, f"{word} {one.row},{one.col}", self._sign(fruits[one.row, one.col] or "", value))
            for _, word, one, value in found
        ]
        return (Group(self._voice.tell(f"cli-grove-{found[0][0]}"), tuple(choices)),)

    def _price(self, offer: Placement) -> int:
        return sum(effect // rules.KIND == rules.SQUIRREL for effect in offer.effects)

    # ---- what happened, what it was worth

    def effects(self, cells: Iterable[Printed], effects: Iterable[int]) -> list[Text]:
        met = [
            (effect // rules.KIND, effect % rules.KIND, printed(cell.word)[0])
            for cell, effect in zip(cells, effects, strict=True)
        ]
        told = [one for one in met if one[0] in RICHEST]
        told.sort(key=lambda one: (RICHEST.index(one[0]), -one[1]))
        return [self._effect(*one) for one in told]

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
        """The points and where they come from: `41 = ●18 + ◆10 + ▲15 - 2`, recipes in their order behind."""
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
            line.append(f"   {self._voice.tell('cli-grove-target')} ", "quiet").append(str(score.target))
        return line

    def _chance(self, text: str) -> str:
        recipe = _RECIPE.fullmatch(text)
        if recipe:
            return self._voice.tell("cli-grove-recipe-drawn", card=recipe[1])
        return self._voice.tell("cli-grid-drawn", card=text)

    def legend(self) -> Text:
        tell = self._voice.tell
        first = FRUIT_NAMES[0]
        signs = [Text.assemble(self._sign(fruit), f" {tell(f'grove-{fruit}')}") for fruit in FRUIT_NAMES]
        signs += [
            Text.assemble(self._sign(first, self._signs[first]), f" {tell('cli-grove-two')}"),
            Text.assemble((self._glade, "glade"), f" {tell('cli-grove-glade')}"),
            Text.assemble((f"{self._fallen[first]}5", first), f" {tell('cli-grove-fallen')}"),
            Text.assemble((self._squirrel, "squirrel"), f" {tell('cli-grove-squirrel')}"),
            Text.assemble((str(WHEELBARROW), "wheelbarrow"), f" {tell('cli-grove-wheelbarrow')}"),
        ]
        return Text("   ").join([*signs, Text(tell("cli-grove-numbers"), "quiet")])

    def _sign(self, fruit: str, number: str = "") -> Text:
        return Text(f"{self._signs[fruit]}{number}", fruit)


def printed(word: str) -> tuple[str | None, int]:
    """A word of the deck: the fruit and how many, None and 0 for a glade."""
    fruit, _, count = word.partition("-")
    return (fruit, int(count)) if count else (None, 0)

"""Orchard in a terminal: the orchard as a grid of tiles, the hand, the supply, and the gain of each placement."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from mazzo.core.game import AnyGame
from mazzo.games.orchard.deck import FRUIT_NAMES
from mazzo.games.orchard.view import Board, DieChoice, Placement, Score
from mazzo.terminal import Choice, Console, Group
from mazzo.terminal.grid_cards import CardsOnGrid, Cells, Printed
from mazzo.terminal.renderer import Snapshot, Terminal
from mazzo.terminal.tiles import Tile

SHAPES = {"apple": "●", "pear": "▲", "plum": "◆"}
ROTTEN, PLAIN_ROTTEN = "✗", "x"
DIE_AFTER = (0, 0, 1, 3, 6, 10, 10, 0, 0)
"""The die on a tree after each effect of docs/wire.md."""
STAYS, ROTS, SCARCE = 6, 7, 8
GROWN = (2, 3, 4, 5)


class Orchard(CardsOnGrid):
    """Renderer of Orchard."""

    def __init__(self, console: Console, game: AnyGame) -> None:
        super().__init__(console, game)
        self._signs = dict(SHAPES)
        if console.is_plain:
            self._signs = {str(fruit): console.text(f"cli-orchard-letter-{fruit}") for fruit in FRUIT_NAMES}
        self._rotten = PLAIN_ROTTEN if console.is_plain else ROTTEN

    # ---- the table

    def _tiles(self, board: Board) -> Cells:
        return {(tree.row, tree.col): self._tile(tree.fruit, tree.die, tree.rotten) for tree in board.trees}

    def _would_lie(self, offer: Placement, board: Board) -> Cells:
        pairs = zip(self.card_cells(offer), offer.effects, strict=True)
        return {
            (tree.row, tree.col): self._tile(tree.word, DIE_AFTER[effect], effect == ROTS, effect == SCARCE)
            for tree, effect in pairs
        }

    def _tile(self, fruit: str, die: int, is_rotten: bool, is_scarce: bool = False) -> Tile:
        if is_rotten:
            return Tile(self._signs[fruit], self._rotten, "tile.rotten")
        sign = "?" if is_scarce else str(die) if die else ""
        return Tile(self._signs[fruit], sign, f"tile.{fruit}.die" if sign else f"tile.{fruit}")

    def _face(self, word: str) -> tuple[str, str]:
        return f" {self._signs[word]} ", f"tile.{word}"

    def _beside(self, board: Board) -> Iterator[tuple[str, Text]]:
        dice = zip(FRUIT_NAMES, board.dice_left, strict=True)
        yield self._console.text("cli-grid-points"), self.score(board.score)
        yield (
            self._console.text("cli-grid-dice"),
            Text(" ").join(self._sign(fruit, str(count)) for fruit, count in dice),
        )
        yield (
            self._console.text("cli-orchard-tokens"),
            Text(" ".join(self._rotten * board.tokens_left) or "-", "rotten"),
        )

    # ---- choices

    def _choices(self, snapshot: Snapshot) -> tuple[Group, ...]:
        dice: tuple[DieChoice, ...] = snapshot.offers.dice
        if not dice:
            return ()
        board: Board = snapshot.view.boards[snapshot.seat]
        return (Group(self._console.text("cli-orchard-scarce"), tuple(self._scarce(die, board) for die in dice)),)

    def _scarce(self, die: DieChoice, board: Board) -> Choice:
        fruit = next(tree.fruit for tree in board.trees if (tree.row, tree.col) == (die.row, die.col))
        return Choice(die.action, f"die {die.row},{die.col}", self._sign(fruit, "1"))

    def _price(self, offer: Placement) -> int:
        return offer.effects.count(ROTS)

    # ---- history and scores

    def effects(self, cells: Iterable[Printed], effects: Iterable[int]) -> list[Text]:
        pairs = sorted(zip(effects, (tree.word for tree in cells), strict=True), reverse=True)
        signs: list[Text] = []
        for effect, fruit in (one for one in pairs if one[0]):
            if effect == ROTS:
                signs.append(Text(f"{self._signs[fruit]}{self._rotten}", "rotten"))
            elif effect == SCARCE:
                signs.append(self._sign(fruit, "?"))
            elif effect in GROWN:
                signs.append(self._sign(fruit, str(DIE_AFTER[effect])))
            else:
                signs.append(Text(f"{self._signs[fruit]}{'=' if effect == STAYS else '-'}", "quiet"))
        return signs

    def score(self, score: Score) -> Text:
        """The points and their sources: `17 = ●9 + ▲7 + ◆4 - 3`."""
        fruit = [self._sign(name, str(points)) for name, points in zip(FRUIT_NAMES, score.dice, strict=True)]
        line = Text.assemble((str(score.total), "title"), (" = ", "quiet"), Text(" + ", "quiet").join(fruit))
        return line.append(f" - {-score.rotten}", "bad") if score.rotten else line

    def _chance(self, text: str) -> str:
        return self._console.text("cli-grid-drawn", card=text)

    def legend(self) -> Text:
        text = self._console.text
        signs = [Text.assemble(self._sign(fruit), f" {text(f'orchard-{fruit}')}") for fruit in FRUIT_NAMES]
        rotten = Text.assemble((self._rotten, "rotten"), f" {text('cli-orchard-tokens').lower()}")
        return Text("   ").join([*signs, rotten, Text(text("cli-orchard-numbers"), "quiet")])

    def _sign(self, fruit: str, number: str = "") -> Text:
        return Text(f"{self._signs[fruit]}{number}", fruit)


TERMINAL = Terminal(Orchard, "14 r90 @ -1,2", "14 r90", "cli-grid-help-turn")

"""Orchard in a terminal: the orchard as a grid of tiles, the hand, the supply, and what each placement would bring."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mazzo import GAMES, Place, Snapshot, Step
from mazzo.cli.scenes.choice import Choice, Group
from mazzo.cli.scenes.tiles import Tile, draw
from mazzo.cli.voice import Voice
from mazzo.games.orchard.view import FRUIT_NAMES, Board, DieChoice, Fruit, Offers, OrchardView, Placement, Score

SHAPES = {"apple": "●", "pear": "▲", "plum": "◆"}
ROTTEN, PLAIN_ROTTEN = "✗", "x"
DIE_AFTER = (0, 0, 1, 3, 6, 10, 10, 0, 0)
"""The die on a tree after each effect of docs/wire.md."""
STAYS, ROTS, SCARCE = 6, 7, 8
GROWN = (2, 3, 4, 5)
WIDTH = (2, 3, 2, 3)
"""Columns of a card after so many quarter turns."""
_TURNED = re.compile(r"#?(\d{1,2}) ?r(0|90|180|270)", re.IGNORECASE)


@dataclass(frozen=True)
class _Bare:
    """A tree of a card in hand."""

    row: int
    col: int
    fruit: Fruit


class Orchard:
    """The scene of one game of Orchard; it remembers how the cards in hand were turned and whether it has shown several
    orchards, for then it says whose each is.
    """

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._turns: dict[int, int] = {}
        self._has_several = False
        self._signs = dict(SHAPES)
        if voice.is_plain:
            self._signs = {str(fruit): voice.tell(f"cli-orchard-letter-{fruit}") for fruit in FRUIT_NAMES}
        self._rotten = PLAIN_ROTTEN if voice.is_plain else ROTTEN

    # ---- the table

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        view: OrchardView = snapshot.view
        offers: Offers = snapshot.offers
        offered = next((one for one in offers.placements if one.action == ghost), None)
        self._has_several = len(view.boards) > 1
        drawn = [self._orchard(board, view, offered if board.seat == snapshot.seat else None) for board in view.boards]
        return drawn[0] if len(drawn) == 1 else Stack(*_spaced(drawn))

    def _orchard(self, board: Board, view: OrchardView, ghost: Placement | None) -> RenderableType:
        out = self._voice.out
        tiles = {(tree.row, tree.col): self._tile(tree.fruit, tree.die, tree.rotten) for tree in board.trees}
        if ghost is not None:
            for tree, effect in zip(card_trees(ghost), ghost.effects, strict=True):
                tile = self._tile(tree.fruit, DIE_AFTER[effect], effect == ROTS, effect == SCARCE)
                tiles[tree.row, tree.col] = Tile(tile.sign, tile.die, tile.style, is_ghost=True)
        panel = self._panel(board, view)
        aside = max(line.cell_len for line in panel) + 3
        columns = max(col for _, col in tiles) - min(col for _, col in tiles) + 3
        rows = max(row for row, _ in tiles) - min(row for row, _ in tiles) + 3
        is_wide = columns * 5 + 4 + aside <= out.width
        is_large = columns * 7 + 4 + aside <= out.width and rows * 2 + 16 <= out.height
        width = 6 if is_large else 4 if is_wide or columns * 5 + 4 <= out.width else 3
        picture = draw(tiles, width, 2 if is_large else 1, "." if self._voice.is_plain else "·")
        name = [Text(self.who(board.seat), f"seat.{board.seat}")] if self._has_several else []
        if not is_wide:
            return Stack(*name, picture, Text(), *panel)
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(picture, Text("\n").join(panel))
        return Stack(*name, table)

    def _tile(self, fruit: str, die: int, is_rotten: bool, is_scarce: bool = False) -> Tile:
        if is_rotten:
            return Tile(self._signs[fruit], self._rotten, "tile.rotten")
        shown = "?" if is_scarce else str(die) if die else ""
        return Tile(self._signs[fruit], shown, f"tile.{fruit}.die" if shown else f"tile.{fruit}")

    def _panel(self, board: Board, view: OrchardView) -> list[Text]:
        """What lies beside the orchard."""
        tell = self._voice.tell
        lines = self._hand(board) if board.hand else [Text(tell("cli-orchard-hand-empty"), "quiet")]
        left = zip(FRUIT_NAMES, board.dice_left, strict=True)
        dice = Text(" ").join(self._sign(fruit, str(count)) for fruit, count in left)
        tokens = Text(" ".join(self._rotten * board.tokens_left) or "-", "rotten")
        labels = [tell(f"cli-orchard-{label}") for label in ("points", "dice", "tokens", "deck")]
        broad = max(map(len, labels)) + 2
        told = [self.score(board.score), dice, tokens, Text(tell("cli-orchard-to-draw", count=view.to_draw))]
        pairs = zip(labels, told, strict=True)
        return [*lines, Text(), *(Text.assemble((label.ljust(broad), "quiet"), line) for label, line in pairs)]

    def _hand(self, board: Board) -> list[Text]:
        """The cards in hand side by side, turned as typed, under their names."""
        cards = [self._card(card, self._turns.get(card, 0)) for card in board.hand]
        height = max(len(lines) for lines in cards)
        shown: list[Text] = []
        for k in range(height):
            line = Text()
            for lines in cards:
                piece = lines[k] if k < len(lines) else Text()
                line += piece + Text(" " * (16 - piece.cell_len))
            shown.append(line)
        return shown

    def _card(self, card: int, turn: int) -> list[Text]:
        name = Text.assemble((self._voice.tell("cli-orchard-card", card=card), "title"), (f" r{90 * turn}", "quiet"))
        lines = [name]
        for at, tree in enumerate(turned(card, turn)):
            if at % WIDTH[turn] == 0:
                lines.append(Text())
            lines[-1].append(f" {self._signs[tree.fruit]} ", f"tile.{tree.fruit}")
            lines[-1].append(" ")
        return lines

    # ---- what is on offer

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        offers: Offers = snapshot.offers
        if offers.dice:
            board = snapshot.view.boards[snapshot.seat]
            choices = tuple(self._scarce(die, board) for die in offers.dice)
            return (Group(self._voice.tell("cli-orchard-scarce"), choices),)
        cards = dict.fromkeys(offer.card for offer in offers.placements)
        return tuple(self._placements(card, offers.placements) for card in cards)

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        found = _TURNED.fullmatch(" ".join(text.split()))
        card = int(found[1]) if found else 0
        if found is None or card not in snapshot.view.boards[snapshot.seat].hand:
            return None
        self._turns[card] = int(found[2]) // 90
        offers: Offers = snapshot.offers
        return (self._placements(card, [one for one in offers.placements if one.turn == self._turns[card]]),)

    def _placements(self, card: int, offers: Iterable[Placement]) -> Group:
        mine = sorted((offer for offer in offers if offer.card == card), key=_merit)
        looks: dict[tuple[_Bare, ...], Placement] = {}
        for offer in mine:  # the same trees on the same cells: shown once
            looks.setdefault(card_trees(offer), offer)
        title = self._voice.tell("cli-orchard-placements", card=card, count=len(looks))
        return Group(title, tuple(Choice(one.action, written(one), self._brings(one)) for one in looks.values()))

    def _brings(self, offer: Placement) -> Text:
        brings = Text(f"{offer.gain:+d}".rjust(3), "good" if offer.gain > 0 else "bad" if offer.gain < 0 else "quiet")
        return Text(" ").join([brings, *self.effects(card_trees(offer), offer.effects)])

    def _scarce(self, die: DieChoice, board: Board) -> Choice:
        fruit = next(tree.fruit for tree in board.trees if (tree.row, tree.col) == (die.row, die.col))
        return Choice(die.action, f"die {die.row},{die.col}", self._sign(fruit, "1"))

    # ---- what happened, what it was worth

    def effects(self, trees: Iterable[_Bare], effects: Iterable[int]) -> list[Text]:
        """What the trees of a card meet, the richest first; ground is not told."""
        met = sorted(zip(effects, (tree.fruit for tree in trees), strict=True), reverse=True)
        told: list[Text] = []
        for effect, fruit in (one for one in met if one[0]):
            if effect == ROTS:
                told.append(Text(f"{self._signs[fruit]}{self._rotten}", "rotten"))
            elif effect == SCARCE:
                told.append(self._sign(fruit, "?"))
            elif effect in GROWN:
                told.append(self._sign(fruit, str(DIE_AFTER[effect])))
            else:
                told.append(Text(f"{self._signs[fruit]}{'=' if effect == STAYS else '-'}", "quiet"))
        return told

    def happened(self, step: Step, points: int | None = None) -> Text:
        if step.seat is None:
            return Text(self._voice.tell("cli-orchard-drawn", card=step.text), "quiet")
        line = Text.assemble((self.who(step.seat), f"seat.{step.seat}"), "  ") if self._has_several else Text()
        line.append(step.text.ljust(15), "word")
        if step.gain is None:
            return line
        line.append(f" {step.gain:+3d}", "good" if step.gain > 0 else "bad" if step.gain < 0 else "quiet")
        if points is not None:
            line.append(f"  = {points:2d}", "title")
        found = re.match(r"(\d+) r(\d+)", step.text)
        if found and step.effects:
            told = self.effects(turned(int(found[1]), int(found[2]) // 90), step.effects)
            line.append_text(Text(" ").join([Text(" "), *told]))
        return line

    def score(self, score: Score) -> Text:
        """The points and where they come from: `17 = ●9 + ▲7 + ◆4 - 3`."""
        fruit = [self._sign(name, str(points)) for name, points in zip(FRUIT_NAMES, score.dice, strict=True)]
        line = Text.assemble((str(score.total), "title"), (" = ", "quiet"), Text(" + ", "quiet").join(fruit))
        return line.append(f" - {-score.rotten}", "bad") if score.rotten else line

    def result(self, place: Place) -> Text:
        title = self._voice.tell(f"orchard-title-{place.title}")
        return Text.assemble(self.score(place.score), "   ", (title, "good"))

    def who(self, seat: int) -> str:
        return self._voice.tell("cli-seat", seat=seat)

    def legend(self) -> Text:
        tell = self._voice.tell
        signs = [Text.assemble(self._sign(fruit), f" {tell(f'orchard-{fruit}')}") for fruit in FRUIT_NAMES]
        rotten = Text.assemble((self._rotten, "rotten"), f" {tell('cli-orchard-tokens').lower()}")
        return Text("   ").join([*signs, rotten, Text(tell("cli-orchard-numbers"), "quiet")])

    def _sign(self, fruit: str, number: str = "") -> Text:
        return Text(f"{self._signs[fruit]}{number}", fruit)


def turned(card: int, turn: int, row: int = 0, col: int = 0) -> tuple[_Bare, ...]:
    """The six trees of a card turned clockwise by so many quarters, in reading order, from its top-left cell."""
    face = GAMES["orchard"].deck[card - 1]
    lines = [list(face[k : k + 2]) for k in (0, 2, 4)]
    for _ in range(turn):
        lines = [list(column) for column in zip(*lines[::-1], strict=True)]
    named = {str(name): name for name in FRUIT_NAMES}
    return tuple(_Bare(row + r, col + c, named[fruit]) for r, line in enumerate(lines) for c, fruit in enumerate(line))


def card_trees(offer: Placement) -> tuple[_Bare, ...]:
    """The six trees of a card as an offer lays it."""
    return turned(offer.card, offer.turn, offer.row, offer.col)


def written(offer: Placement) -> str:
    """The text form of an offered placement."""
    return f"{offer.card} r{90 * offer.turn} @ {offer.row},{offer.col}"


def _merit(offer: Placement) -> tuple[int, int, int, int]:
    """The most points first, then the least rot, then the most trees matched."""
    return -offer.gain, offer.effects.count(ROTS), offer.effects.count(0), offer.action


def _spaced(drawn: Iterable[RenderableType]) -> Iterator[RenderableType]:
    for at, one in enumerate(drawn):
        if at:
            yield Text()
        yield one

"""Renderer of cards laid over one another on a grid (`gridcards.grid`): the table, the hand beside it turned as typed,
and the placements.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mazzo import Place, Snapshot, Step
from mazzo.core.game import AnyGame
from mazzo.gridcards.grid import WIDTH
from mazzo.terminal.choice import Choice, Group
from mazzo.terminal.console import Console
from mazzo.terminal.tiles import Tile, draw

Cells: TypeAlias = dict[tuple[int, int], Tile]
"""Tiles by row and column."""

CARD = 16
"""Columns of a card in the hand."""
_TURNED = re.compile(r"#?(\d{1,2}) ?r(0|90|180|270)", re.IGNORECASE)
_LAID = re.compile(r"(\d+) r(\d+) @")


class Board(Protocol):
    """One seat's table, the fields that both games have."""

    @property
    def seat(self) -> int: ...
    @property
    def hand(self) -> tuple[int, ...]: ...


class View(Protocol):
    """The whole table, the fields that both games have."""

    @property
    def boards(self) -> Sequence[Any]: ...
    @property
    def to_draw(self) -> int: ...


class Laying(Protocol):
    """A placement, the fields that both games have."""

    @property
    def action(self) -> int: ...
    @property
    def card(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def row(self) -> int: ...
    @property
    def col(self) -> int: ...
    @property
    def gain(self) -> int: ...
    @property
    def effects(self) -> tuple[int, ...]: ...


@dataclass(frozen=True)
class Printed:
    """A cell of a card in its place: its word in the deck."""

    row: int
    col: int
    word: str


class CardsOnGrid(ABC):
    """Renderer of one game. Keeps the rotation of the cards in hand and whether several tables have been shown, so that
    each gets its player's name.
    """

    def __init__(self, console: Console, game: AnyGame) -> None:
        self._console = console
        self._game = game
        self._turns: dict[int, int] = {}
        self._has_several = False

    # ---- to be implemented by each game

    @abstractmethod
    def _tiles(self, board: Any) -> Cells:
        """Tiles of the cards on the table."""

    @abstractmethod
    def _would_lie(self, offer: Any, board: Any) -> Cells:
        """Tiles of a card after an offered placement and its effects."""

    @abstractmethod
    def _face(self, word: str) -> tuple[str, str]:
        """A cell of a card in hand and its style; all have the same width."""

    @abstractmethod
    def _beside(self, board: Any) -> Iterator[tuple[str, Text]]:
        """Labels and texts beside the table, between the hand and the deck."""

    def _below(self, view: Any) -> Iterable[Text]:
        """Lines below all tables."""
        return ()

    @abstractmethod
    def _choices(self, snapshot: Snapshot) -> tuple[Group, ...]:
        """Choices to be made before the next card; () if there are none."""

    @abstractmethod
    def _price(self, offer: Any) -> int:
        """Irreversible cost of a placement: of two with equal gain the cheaper comes first."""

    @abstractmethod
    def effects(self, cells: Iterable[Printed], effects: Iterable[int]) -> list[Text]:
        """Effects of a card's cells, most valuable first; ground is omitted."""

    @abstractmethod
    def score(self, score: Any) -> Text:
        """The points and their sources."""

    @abstractmethod
    def _chance(self, text: str) -> str:
        """An outcome of chance as a sentence."""

    # ---- the table

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        view: View = snapshot.view
        offer = next((one for one in snapshot.offers.placements if one.action == ghost), None)
        self._has_several = len(view.boards) > 1
        boards = [self._table(board, view, offer if board.seat == snapshot.seat else None) for board in view.boards]
        below = list(self._below(view))
        return Stack(*_spaced([*boards, Stack(*below)] if below else boards))

    def _table(self, board: Board, view: View, ghost: Laying | None) -> RenderableType:
        out = self._console.out
        tiles = self._tiles(board)
        if ghost is not None:
            new_tiles = self._would_lie(ghost, board)
            tiles |= {cell: replace(tile, is_ghost=True) for cell, tile in new_tiles.items()}
        panel = self._panel(board, view)
        aside = max(line.cell_len for line in panel) + 3
        columns = max(col for _, col in tiles) - min(col for _, col in tiles) + 3
        rows = max(row for row, _ in tiles) - min(row for row, _ in tiles) + 3
        is_wide = columns * 5 + 4 + aside <= out.width
        is_large = columns * 7 + 4 + aside <= out.width and rows * 2 + 16 <= out.height
        width = 6 if is_large else 4 if is_wide or columns * 5 + 4 <= out.width else 3
        picture = draw(tiles, width, 2 if is_large else 1, "." if self._console.is_plain else "·")
        name = [Text(self.who(board.seat), f"seat.{board.seat}")] if self._has_several else []
        if not is_wide:
            return Stack(*name, picture, Text(), *panel)
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(picture, Text("\n").join(panel))
        return Stack(*name, table)

    def _panel(self, board: Board, view: View) -> list[Text]:
        """Lines beside the table."""
        text = self._console.text
        lines = self._hand(board) if board.hand else [Text(text("cli-grid-hand-empty"), "quiet")]
        rows = [*self._beside(board), (text("cli-grid-deck"), Text(text("cli-grid-to-draw", count=view.to_draw)))]
        broad = max(len(label) for label, _ in rows) + 2
        return [*lines, Text(), *(Text.assemble((label.ljust(broad), "quiet"), line) for label, line in rows)]

    def _hand(self, board: Board) -> list[Text]:
        """The cards in hand side by side, turned as typed, under their names."""
        cards = [self._card(card, self._turns.get(card, 0)) for card in board.hand]
        height = max(len(lines) for lines in cards)
        texts: list[Text] = []
        for k in range(height):
            line = Text()
            for lines in cards:
                piece = lines[k] if k < len(lines) else Text()
                line += piece + Text(" " * (CARD - piece.cell_len))
            texts.append(line)
        return texts

    def _card(self, card: int, turn: int) -> list[Text]:
        name = Text.assemble((self._console.text("cli-grid-card", card=card), "title"), (f" r{90 * turn}", "quiet"))
        lines = [name]
        for at, cell in enumerate(self.turned(card, turn)):
            if at % WIDTH[turn] == 0:
                lines.append(Text())
            lines[-1].append(*self._face(cell.word))
            lines[-1].append(" ")
        return lines

    def turned(self, card: int, turn: int, row: int = 0, col: int = 0) -> tuple[Printed, ...]:
        """The six cells of a card turned clockwise by `turn` quarters, in reading order, from its top-left cell at
        (row, col).
        """
        face = self._game.deck[card - 1]
        lines = [list(face[k : k + 2]) for k in (0, 2, 4)]
        for _ in range(turn):
            lines = [list(column) for column in zip(*lines[::-1], strict=True)]
        return tuple(Printed(row + r, col + c, word) for r, line in enumerate(lines) for c, word in enumerate(line))

    def card_cells(self, offer: Laying) -> tuple[Printed, ...]:
        """The six cells of a card in an offered placement."""
        return self.turned(offer.card, offer.turn, offer.row, offer.col)

    # ---- choices

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        if choices := self._choices(snapshot):
            return choices
        placements: Sequence[Laying] = snapshot.offers.placements
        return tuple(self._placements(card, placements) for card in dict.fromkeys(one.card for one in placements))

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        turned = _TURNED.fullmatch(" ".join(text.split()))
        card = int(turned[1]) if turned else 0
        if turned is None or card not in snapshot.view.boards[snapshot.seat].hand:
            return None
        self._turns[card] = int(turned[2]) // 90
        return (self._placements(card, [one for one in snapshot.offers.placements if one.turn == self._turns[card]]),)

    def _placements(self, card: int, offers: Iterable[Laying]) -> Group:
        mine = sorted((offer for offer in offers if offer.card == card), key=self._merit)
        looks: dict[tuple[Printed, ...], Laying] = {}
        for offer in mine:  # equivalent placements on the same cells are listed once
            looks.setdefault(self.card_cells(offer), offer)
        title = self._console.text("cli-grid-placements", card=card, count=len(looks))
        return Group(title, tuple(Choice(one.action, written(one), self._brings(one)) for one in looks.values()))

    def _merit(self, offer: Laying) -> tuple[int, int, int, int]:
        """Sort key: most points first, then cheapest, then most cells covered."""
        return -offer.gain, self._price(offer), offer.effects.count(0), offer.action

    def _brings(self, offer: Laying) -> Text:
        return Text(" ").join([gained(offer.gain), *self.effects(self.card_cells(offer), offer.effects)])

    # ---- history and scores

    def happened(self, step: Step, points: int | None = None) -> Text:
        if step.seat is None:
            return Text(self._chance(step.text), "quiet")
        line = Text.assemble((self.who(step.seat), f"seat.{step.seat}"), "  ") if self._has_several else Text()
        line.append(step.text.ljust(15), "word")
        if step.gain is None:
            return line
        line.append(" ").append_text(gained(step.gain))
        if points is not None:
            line.append(f"  = {points:2d}", "title")
        placed = _LAID.match(step.text)
        if placed and step.effects:
            effects = self.effects(self.turned(int(placed[1]), int(placed[2]) // 90), step.effects)
            line.append_text(Text(" ").join([Text(" "), *effects]))
        return line

    def result(self, place: Place) -> Text:
        title = self._console.text(f"{self._game.meta.name}-title-{place.title}")
        return Text.assemble(self.score(place.score), "   ", (title, "good"))

    def who(self, seat: int) -> str:
        return self._console.text("cli-seat", seat=seat)


def gained(points: int) -> Text:
    """Points gained or lost, at least three columns wide."""
    return Text(f"{points:+3d}", "good" if points > 0 else "bad" if points < 0 else "quiet")


def written(offer: Laying) -> str:
    """The text form of an offered placement."""
    return f"{offer.card} r{90 * offer.turn} @ {offer.row},{offer.col}"


def _spaced(parts: Iterable[RenderableType]) -> Iterator[RenderableType]:
    for at, one in enumerate(parts):
        if at:
            yield Text()
        yield one

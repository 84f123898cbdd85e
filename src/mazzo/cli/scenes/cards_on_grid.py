"""What the terminals of Orchard and Grove share: cards laid over one another on a grid, the hand beside it turned as
typed, and where each card fits.
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
from mazzo.cli.scenes.choice import Choice, Group
from mazzo.cli.scenes.tiles import Tile, draw
from mazzo.cli.voice import Voice
from mazzo.core.cards_on_grid import WIDTH
from mazzo.core.game import Game

Cells: TypeAlias = dict[tuple[int, int], Tile]
"""Tiles by row and column."""

CARD = 16
"""Columns that a card of the hand takes."""
_TURNED = re.compile(r"#?(\d{1,2}) ?r(0|90|180|270)", re.IGNORECASE)
_LAID = re.compile(r"(\d+) r(\d+) @")


class Board(Protocol):
    """One seat's table, as far as the games share it."""

    @property
    def seat(self) -> int: ...
    @property
    def hand(self) -> tuple[int, ...]: ...


class View(Protocol):
    """The whole table, as far as the games share it."""

    @property
    def boards(self) -> Sequence[Any]: ...
    @property
    def to_draw(self) -> int: ...


class Laying(Protocol):
    """A way to lay a card: as both games offer it."""

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
    """A cell of a card as it lies: its word on the deck."""

    row: int
    col: int
    word: str


class CardsOnGrid(ABC):
    """The scene of one game; it remembers how the cards in hand were turned and whether it has shown several tables,
    for then it says whose each is.
    """

    def __init__(self, voice: Voice, game: Game) -> None:
        self._voice = voice
        self._game = game
        self._turns: dict[int, int] = {}
        self._has_several = False

    # ---- what each game says for itself

    @abstractmethod
    def _tiles(self, board: Any) -> Cells:
        """What lies on the table."""

    @abstractmethod
    def _would_lie(self, offer: Any, board: Any) -> Cells:
        """The cells of a card as an offer lays it, when what it brings has come."""

    @abstractmethod
    def _face(self, word: str) -> tuple[str, str]:
        """A cell of a card in hand and its style; all are of one width."""

    @abstractmethod
    def _beside(self, board: Any) -> Iterator[tuple[str, Text]]:
        """What is told beside the table, between the hand and the deck: labels, and what stands behind them."""

    def _below(self, view: Any) -> Iterable[Text]:
        """What is told once, below all tables."""
        return ()

    @abstractmethod
    def _choices(self, snapshot: Snapshot) -> tuple[Group, ...]:
        """What is to be chosen before the next card; () if nothing is."""

    @abstractmethod
    def _price(self, offer: Any) -> int:
        """What a placement spends that cannot be had back: of two that gain the same the cheaper comes first."""

    @abstractmethod
    def effects(self, cells: Iterable[Printed], effects: Iterable[int]) -> list[Text]:
        """What the cells of a card meet, the richest first; ground is not told."""

    @abstractmethod
    def score(self, score: Any) -> Text:
        """The points and where they come from."""

    @abstractmethod
    def _chance(self, text: str) -> str:
        """What chance brought, as a sentence."""

    # ---- the table

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        view: View = snapshot.view
        offered = next((one for one in snapshot.offers.placements if one.action == ghost), None)
        self._has_several = len(view.boards) > 1
        drawn = [self._table(board, view, offered if board.seat == snapshot.seat else None) for board in view.boards]
        below = list(self._below(view))
        return Stack(*_spaced([*drawn, Stack(*below)] if below else drawn))

    def _table(self, board: Board, view: View, ghost: Laying | None) -> RenderableType:
        out = self._voice.out
        tiles = self._tiles(board)
        if ghost is not None:
            laid = self._would_lie(ghost, board)
            tiles |= {cell: replace(tile, is_ghost=True) for cell, tile in laid.items()}
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

    def _panel(self, board: Board, view: View) -> list[Text]:
        """What lies beside the table."""
        tell = self._voice.tell
        lines = self._hand(board) if board.hand else [Text(tell("cli-grid-hand-empty"), "quiet")]
        told = [*self._beside(board), (tell("cli-grid-deck"), Text(tell("cli-grid-to-draw", count=view.to_draw)))]
        broad = max(len(label) for label, _ in told) + 2
        return [*lines, Text(), *(Text.assemble((label.ljust(broad), "quiet"), line) for label, line in told)]

    def _hand(self, board: Board) -> list[Text]:
        """The cards in hand side by side, turned as typed, under their names."""
        cards = [self._card(card, self._turns.get(card, 0)) for card in board.hand]
        height = max(len(lines) for lines in cards)
        shown: list[Text] = []
        for k in range(height):
            line = Text()
            for lines in cards:
                piece = lines[k] if k < len(lines) else Text()
                line += piece + Text(" " * (CARD - piece.cell_len))
            shown.append(line)
        return shown

    def _card(self, card: int, turn: int) -> list[Text]:
        name = Text.assemble((self._voice.tell("cli-grid-card", card=card), "title"), (f" r{90 * turn}", "quiet"))
        lines = [name]
        for at, cell in enumerate(self.turned(card, turn)):
            if at % WIDTH[turn] == 0:
                lines.append(Text())
            lines[-1].append(*self._face(cell.word))
            lines[-1].append(" ")
        return lines

    def turned(self, card: int, turn: int, row: int = 0, col: int = 0) -> tuple[Printed, ...]:
        """The six cells of a card turned clockwise by so many quarters, in reading order, from its top-left cell."""
        face = self._game.deck[card - 1]
        lines = [list(face[k : k + 2]) for k in (0, 2, 4)]
        for _ in range(turn):
            lines = [list(column) for column in zip(*lines[::-1], strict=True)]
        return tuple(Printed(row + r, col + c, word) for r, line in enumerate(lines) for c, word in enumerate(line))

    def card_cells(self, offer: Laying) -> tuple[Printed, ...]:
        """The six cells of a card as an offer lays it."""
        return self.turned(offer.card, offer.turn, offer.row, offer.col)

    # ---- what is on offer

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        if choices := self._choices(snapshot):
            return choices
        placements: Sequence[Laying] = snapshot.offers.placements
        return tuple(self._placements(card, placements) for card in dict.fromkeys(one.card for one in placements))

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        found = _TURNED.fullmatch(" ".join(text.split()))
        card = int(found[1]) if found else 0
        if found is None or card not in snapshot.view.boards[snapshot.seat].hand:
            return None
        self._turns[card] = int(found[2]) // 90
        return (self._placements(card, [one for one in snapshot.offers.placements if one.turn == self._turns[card]]),)

    def _placements(self, card: int, offers: Iterable[Laying]) -> Group:
        mine = sorted((offer for offer in offers if offer.card == card), key=self._merit)
        looks: dict[tuple[Printed, ...], Laying] = {}
        for offer in mine:  # the same on the same cells: shown once
            looks.setdefault(self.card_cells(offer), offer)
        title = self._voice.tell("cli-grid-placements", card=card, count=len(looks))
        return Group(title, tuple(Choice(one.action, written(one), self._brings(one)) for one in looks.values()))

    def _merit(self, offer: Laying) -> tuple[int, int, int, int]:
        """The most points first, then the cheapest, then the most cells covered."""
        return -offer.gain, self._price(offer), offer.effects.count(0), offer.action

    def _brings(self, offer: Laying) -> Text:
        return Text(" ").join([gained(offer.gain), *self.effects(self.card_cells(offer), offer.effects)])

    # ---- what happened, what it was worth

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
        found = _LAID.match(step.text)
        if found and step.effects:
            told = self.effects(self.turned(int(found[1]), int(found[2]) // 90), step.effects)
            line.append_text(Text(" ").join([Text(" "), *told]))
        return line

    def result(self, place: Place) -> Text:
        title = self._voice.tell(f"{self._game.meta.name}-title-{place.title}")
        return Text.assemble(self.score(place.score), "   ", (title, "good"))

    def who(self, seat: int) -> str:
        return self._voice.tell("cli-seat", seat=seat)


def gained(points: int) -> Text:
    """Points gained or lost, three columns wide at least."""
    return Text(f"{points:+3d}", "good" if points > 0 else "bad" if points < 0 else "quiet")


def written(offer: Laying) -> str:
    """The text form of an offered placement."""
    return f"{offer.card} r{90 * offer.turn} @ {offer.row},{offer.col}"


def _spaced(drawn: Iterable[RenderableType]) -> Iterator[RenderableType]:
    for at, one in enumerate(drawn):
        if at:
            yield Text()
        yield one

"""Clustered in a terminal: the growing table as a grid of cards, the players' points, the hand, and the gain of each
placement.

A card is its player's letter and its symbols. The sign shows shape and fill, the number how many there are: cards are
distinct without colour.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mazzo.games.clustered.deck import FACES, FILLS, NAMES, SHAPES, START, WILD
from mazzo.games.clustered.view import ClusteredView, Discard, Laid, Offers, Placement, Player, Score, Span
from mazzo.terminal import Choice, Console, Group
from mazzo.terminal.renderer import Place, Snapshot, Step, Terminal

LETTERS = "ABCDEFGH"
SIGNS = ("□", "◧", "■", "△", "◭", "▲", "○", "◐", "●")
"""By shape: empty, dashed, solid."""
PLAIN_FILLS = ("-", "=", "#")
SPECIAL = {WILD: "✦", START: "⌂"}
PLAIN_SPECIAL = {WILD: "*", START: "+"}
GHOST = ">"
SHOWN = 4
"""Discards that are drawn; of the others only the number is printed."""
AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1))


@dataclass(frozen=True)
class _Cell:
    """Contents of a cell."""

    card: int
    seat: int | None
    is_ghost: bool = False


class Clustered:
    """Renderer of Clustered."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._plain_shapes = tuple(console.text(f"cli-clustered-letter-{shape}") for shape in SHAPES)

    # ---- the table

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        view: ClusteredView = snapshot.view
        offers: Offers = snapshot.offers
        cells = {(card.row, card.col): _Cell(card.card, card.seat) for card in view.laid}
        offered = next((one for one in offers.placements if one.action == ghost), None)
        if offered is not None:
            cells[offered.row, offered.col] = _Cell(offered.card, snapshot.seat, is_ghost=True)
        panel = [*self._points(view), *self._hand(snapshot)]
        aside = max(line.cell_len for line in panel) + 3
        columns = max(col for _, col in cells) - min(col for _, col in cells) + 3
        needs, width = 4 + columns * self._column(True), self._console.out.width
        table = self._grid(cells, view.table, needs <= width, width)
        if needs + aside > width:
            return Stack(table, Text(), *panel)
        side_by_side = Table.grid(padding=(0, 3, 0, 0))
        side_by_side.add_row(table, Text("\n").join(panel))
        return side_by_side

    def _column(self, is_large: bool) -> int:
        """Terminal columns per table column: letter and symbols, with a gap if there is room."""
        return 5 if is_large else 4 if self._console.is_plain else 3

    def _grid(self, cells: Mapping[tuple[int, int], _Cell], table: Span | None, is_large: bool, width: int) -> Text:
        """The table by row and column, with a border of one cell, empty or beyond the edge; columns that do not fit
        continue below.
        """
        cols = range(min(col for _, col in cells) - 1, max(col for _, col in cells) + 2)
        fit = max(1, (width - 4) // self._column(is_large))
        bands = [cols[k : k + fit] for k in range(0, len(cols), fit)]
        return Text("\n\n", no_wrap=True).join(self._band(cells, table, band, is_large) for band in bands)

    def _band(self, cells: Mapping[tuple[int, int], _Cell], table: Span | None, cols: range, is_large: bool) -> Text:
        rows_in_view = [row for row, col in cells if col in cols] or [row for row, _ in cells]
        rows = range(min(rows_in_view) - 1, max(rows_in_view) + 2)
        broad = self._column(is_large)
        gap = 1 if is_large else 0
        ground = " ." if self._console.is_plain else " ·"
        beyond = "xx" if self._console.is_plain else "▒▒"
        lines = [Text("    ").append("".join(f"{col:>2}".ljust(broad) for col in cols), "quiet")]
        for row in rows:
            line = Text(f"{row:>3} ", "quiet")
            for col in cols:
                cell = cells.get((row, col))
                if cell is None:
                    line.append((ground if _is_on(table, row, col) else beyond).ljust(broad), "quiet")
                    continue
                line.append(self._drawn(cell, is_large).ljust(broad - gap), _style(cell)).append(" " * gap)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

    def _drawn(self, cell: _Cell, is_large: bool) -> str:
        return f"{GHOST if cell.is_ghost else _owner(cell.seat)}{self._sign(cell.card, is_large)}"

    def _sign(self, card: int, is_long: bool = True) -> str:
        """A card in two or three characters; if the terminal supports it, as many symbols as it has."""
        if card >= FACES:
            return (PLAIN_SPECIAL if self._console.is_plain else SPECIAL)[card]
        shape, fill, count = card // 9, card // 3 % 3, card % 3 + 1
        if self._console.is_plain:
            return f"{self._plain_shapes[shape]}{PLAIN_FILLS[fill]}{count}"
        sign = SIGNS[card // 3]
        return sign * count if is_long else f"{sign}{count}"

    # ---- beside the table

    def _points(self, view: ClusteredView) -> Iterator[Text]:
        """One or two lines per player: points and their sources, cards left, and whose turn it is."""
        text = self._console.text
        for player in view.players:
            line = Text.assemble((self.who(player.seat), f"seat.{player.seat}"), "  ", self.score(player.score))
            if view.turn == player.seat and len(view.players) > 1:
                line.append("  < ", "good").append(text("cli-clustered-turn"), "good")
            yield line
            yield self._cards_left(player)
        if view.table is not None:
            row, col, rows, cols = view.table
            yield Text(
                text("cli-clustered-table", top=row, bottom=row + rows - 1, left=col, right=col + cols - 1), "quiet"
            )
        for bonus in view.bonuses:
            holder = "-" if bonus.seat is None else self.who(bonus.seat)
            yield Text.assemble((text(f"clustered-bonus-{bonus.name}"), "quiet"), "  ", holder)

    def _cards_left(self, player: Player) -> Text:
        line = Text(f"   {self._console.text('cli-clustered-left', held=player.held, deck=player.deck)}", "quiet")
        gone = player.discards
        if gone:
            cards = " ".join(map(self._sign, gone)) if len(gone) <= SHOWN else str(len(gone))
            line.append(f", {self._console.text('cli-clustered-gone', cards=cards)}")
        return line

    def _hand(self, snapshot: Snapshot) -> Iterator[Text]:
        """The cards in hand with the names by which they are typed."""
        if snapshot.seat is None or snapshot.outcome is not None:
            return
        hand: tuple[int, ...] = snapshot.view.hand
        yield Text()
        sentence_id = "cli-clustered-hand" if hand else "cli-clustered-hand-empty"
        yield Text(self._console.text(sentence_id, seat=self.who(snapshot.seat)), "title")
        for card in hand:
            yield Text.assemble(f" {self._sign(card)}".ljust(5), " ", (NAMES[card], "word"), "  ", self._spoken(card))

    def _spoken(self, card: int) -> tuple[str, str]:
        """A card in the reader's words; empty if they do not fit on the line."""
        return (self._named(card) if self._console.out.width >= 60 else "", "quiet")

    def _named(self, card: int) -> str:
        if card >= FACES:
            return self._console.text("clustered-wild" if card == WILD else "clustered-start")
        shape, fill = SHAPES[card // 9], FILLS[card // 3 % 3]
        return self._console.text("clustered-card", shape=shape, fill=fill, count=card % 3 + 1)

    # ---- choices

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        offers: Offers = snapshot.offers
        if offers.trim:
            title = self._console.text("cli-clustered-trim", count=offers.trim)
            return (Group(title, self._discards(offers.discards)),)
        if offers.discards:
            return (Group(self._console.text("cli-clustered-discard"), self._discards(offers.discards)),)
        best: dict[int, int] = {}
        for offer in offers.placements:
            best[offer.card] = max(offer.gain, best.get(offer.card, offer.gain))
        cards = sorted(best, key=lambda card: (-best[card], card))
        return tuple(self._placements(card, snapshot) for card in cards)

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        name = "-".join(text.lower().split())
        if name not in NAMES or NAMES.index(name) not in snapshot.view.hand or snapshot.offers.trim:
            return None
        return (self._placements(NAMES.index(name), snapshot),)

    def _placements(self, card: int, snapshot: Snapshot) -> Group:
        card_at = {(one.row, one.col): one for one in snapshot.view.laid}
        choices: list[tuple[tuple[int, ...], Choice]] = []
        for offer in (one for one in snapshot.offers.placements if one.card == card):
            cells = ((offer.row + row, offer.col + col) for row, col in AROUND)
            beside = [card_at[cell] for cell in cells if cell in card_at]
            own = sum(one.seat == snapshot.seat for one in beside)
            rank = (-offer.gain, -own, -len(beside), offer.action)
            choices.append((rank, Choice(offer.action, written(offer), self._brings(offer, beside))))
        title = self._console.text("cli-clustered-places", card=NAMES[card], count=len(choices))
        return Group(f"{self._sign(card)} {title}", tuple(choice for _, choice in sorted(choices, key=_rank)))

    def _brings(self, offer: Placement, beside: Iterable[Laid]) -> Text:
        """The immediate gain, and the cards it would lie beside."""
        brings = Text(f"{offer.gain:+d}".rjust(3), "good" if offer.gain > 0 else "bad" if offer.gain < 0 else "quiet")
        neighbours = (f"{_owner(one.seat).strip()}{self._sign(one.card)}" for one in beside)
        return Text(" ").join([brings, *(Text(one, "quiet") for one in neighbours)])

    def _discards(self, discards: Iterable[Discard]) -> tuple[Choice, ...]:
        return tuple(Choice(one.action, f"discard {NAMES[one.card]}", Text(self._sign(one.card))) for one in discards)

    # ---- history and scores

    def happened(self, step: Step, points: int | None = None) -> Text:
        if step.seat is None:
            is_seen = step.text in NAMES
            card = f"{self._sign(NAMES.index(step.text))} {step.text}" if is_seen else ""
            return Text(
                self._console.text("cli-clustered-drawn" if is_seen else "cli-clustered-drawn-unseen", card=card),
                "quiet",
            )
        line = Text.assemble((self.who(step.seat), f"seat.{step.seat}"), "  ", (step.text.ljust(27), "word"))
        if step.gain is None or "@" not in step.text:
            return line
        line.append(f" {step.gain:+3d}", "good" if step.gain > 0 else "bad" if step.gain < 0 else "quiet")
        return line if points is None else line.append(f"  = {points:2d}", "title")

    def score(self, score: Score) -> Text:
        """The points and their sources: `17 = rectangle 6 + lines 9 + bonuses 2`."""
        text = self._console.text
        line = Text.assemble((str(score.total), "title"), (" = ", "quiet"))
        parts = [
            text("cli-clustered-rectangle", points=score.rectangle),
            text("cli-clustered-lines", points=score.lines),
        ]
        if score.bonuses:
            parts.append(text("cli-clustered-bonuses", points=score.bonuses))
        return line.append(" + ".join(parts), "quiet")

    def result(self, place: Place) -> Text:
        return self.score(place.score)

    def who(self, seat: int) -> str:
        return LETTERS[seat]

    def legend(self) -> Text:
        text = self._console.text
        fills = [f"{self._sign(card)} {text(f'clustered-fill-{FILLS[k]}')}" for k, card in enumerate((0, 3, 6))]
        shapes = [f"{self._sign(card)} {text(f'clustered-shape-{SHAPES[k]}')}" for k, card in enumerate((6, 15, 24))]
        others = [f"{self._sign(WILD)} {self._named(WILD)}", f"{self._sign(START)} {self._named(START)}"]
        return Text("   ").join(map(Text, (*shapes, *fills, *others)))


def written(offer: Placement) -> str:
    """The text form of an offered placement."""
    return f"{NAMES[offer.card]} @ {offer.row},{offer.col}"


def _is_on(table: Span | None, row: int, col: int) -> bool:
    """Whether a cell is part of the visible table."""
    if table is None:
        return True
    return 0 <= row - table.row < table.rows and 0 <= col - table.col < table.cols


def _owner(seat: int | None) -> str:
    return " " if seat is None else LETTERS[seat]


def _style(cell: _Cell) -> str:
    if cell.seat is None:
        return "tile.start"
    return f"tile.seat.{cell.seat}.ghost" if cell.is_ghost else f"tile.seat.{cell.seat}"


def _rank(ranked: tuple[tuple[int, ...], Choice]) -> tuple[int, ...]:
    """Sort key: most points first, then most neighbours of one's own, then most neighbours."""
    return ranked[0]


TERMINAL = Terminal(
    lambda console, _: Clustered(console), "circle-solid-2 @ -1,2", "circle-solid-2", "cli-clustered-help-card"
)

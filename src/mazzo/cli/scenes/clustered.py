"""Clustered in a terminal: the growing table as a grid of cards, everybody's points, the hand, and what each placement
would bring.

A card is its player's letter and its symbols. The sign tells shape and fill, how many there are the number: no colour
is needed to tell any two cards apart.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mazzo import Place, Snapshot, Step
from mazzo.cli.scenes.choice import Choice, Group
from mazzo.cli.voice import Voice
from mazzo.games.clustered.deck import FACES, FILLS, NAMES, SHAPES, START, WILD
from mazzo.games.clustered.view import ClusteredView, Discard, Laid, Offers, Placement, Player, Score

LETTERS = "ABCDEFGH"
SIGNS = ("□", "◧", "■", "△", "◭", "▲", "○", "◐", "●")
"""Shape by shape: empty, dashed, solid."""
PLAIN_FILLS = ("-", "=", "#")
SPECIAL = {WILD: "✦", START: "⌂"}
PLAIN_SPECIAL = {WILD: "*", START: "+"}
GHOST = ">"
SHOWN = 4
"""Discards that are drawn; of more only the number is told."""
AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1))


@dataclass(frozen=True)
class _Cell:
    """What is drawn on a cell."""

    card: int
    seat: int | None
    is_ghost: bool = False


class Clustered:
    """The scene of one game of Clustered."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._plain_shapes = tuple(voice.tell(f"cli-clustered-letter-{shape}") for shape in SHAPES)

    # ---- the table

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        view: ClusteredView = snapshot.view
        offers: Offers = snapshot.offers
        cells = {(laid.row, laid.col): _Cell(laid.card, laid.seat) for laid in view.laid}
        offered = next((one for one in offers.placements if one.action == ghost), None)
        if offered is not None:
            cells[offered.row, offered.col] = _Cell(offered.card, snapshot.seat, is_ghost=True)
        panel = [*self._points(view), *self._hand(snapshot)]
        aside = max(line.cell_len for line in panel) + 3
        columns = max(col for _, col in cells) - min(col for _, col in cells) + 3
        needs, width = 4 + columns * self._column(True), self._voice.out.width
        table = self._grid(cells, needs <= width, width)
        if needs + aside > width:
            return Stack(table, Text(), *panel)
        side_by_side = Table.grid(padding=(0, 3, 0, 0))
        side_by_side.add_row(table, Text("\n").join(panel))
        return side_by_side

    def _column(self, is_large: bool) -> int:
        """Columns of the terminal for one of the table: letter and symbols, with a gap where there is room."""
        return 5 if is_large else 4 if self._voice.is_plain else 3

    def _grid(self, cells: Mapping[tuple[int, int], _Cell], is_large: bool, width: int) -> Text:
        """The table by row and column with a cell of ground around it; what is too broad goes on below."""
        cols = range(min(col for _, col in cells) - 1, max(col for _, col in cells) + 2)
        fit = max(1, (width - 4) // self._column(is_large))
        bands = [cols[k : k + fit] for k in range(0, len(cols), fit)]
        return Text("\n\n", no_wrap=True).join(self._band(cells, band, is_large) for band in bands)

    def _band(self, cells: Mapping[tuple[int, int], _Cell], cols: range, is_large: bool) -> Text:
        shown = [row for row, col in cells if col in cols] or [row for row, _ in cells]
        rows = range(min(shown) - 1, max(shown) + 2)
        broad = self._column(is_large)
        gap = 1 if is_large else 0
        ground = "." if self._voice.is_plain else "·"
        lines = [Text("    ").append("".join(f"{col:>2}".ljust(broad) for col in cols), "quiet")]
        for row in rows:
            line = Text(f"{row:>3} ", "quiet")
            for col in cols:
                cell = cells.get((row, col))
                if cell is None:
                    line.append(f" {ground}".ljust(broad), "quiet")
                    continue
                line.append(self._drawn(cell, is_large).ljust(broad - gap), _style(cell)).append(" " * gap)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

    def _drawn(self, cell: _Cell, is_large: bool) -> str:
        return f"{GHOST if cell.is_ghost else _owner(cell.seat)}{self._sign(cell.card, is_large)}"

    def _sign(self, card: int, is_long: bool = True) -> str:
        """A card in two or three characters; where the terminal can, as many symbols as it has."""
        if card >= FACES:
            return (PLAIN_SPECIAL if self._voice.is_plain else SPECIAL)[card]
        shape, fill, count = card // 9, card // 3 % 3, card % 3 + 1
        if self._voice.is_plain:
            return f"{self._plain_shapes[shape]}{PLAIN_FILLS[fill]}{count}"
        sign = SIGNS[card // 3]
        return sign * count if is_long else f"{sign}{count}"

    # ---- beside the table

    def _points(self, view: ClusteredView) -> Iterator[Text]:
        """A line or two for every player: points and where they come from, cards left, and whose turn it is."""
        tell = self._voice.tell
        for player in view.players:
            line = Text.assemble((self.who(player.seat), f"seat.{player.seat}"), "  ", self.score(player.score))
            if view.turn == player.seat and len(view.players) > 1:
                line.append("  < ", "good").append(tell("cli-clustered-turn"), "good")
            yield line
            yield self._left(player)
        for bonus in view.bonuses:
            holder = "-" if bonus.seat is None else self.who(bonus.seat)
            yield Text.assemble((tell(f"clustered-bonus-{bonus.name}"), "quiet"), "  ", holder)

    def _left(self, player: Player) -> Text:
        told = Text(f"   {self._voice.tell('cli-clustered-left', held=player.held, deck=player.deck)}", "quiet")
        gone = player.discards
        if gone:
            shown = " ".join(map(self._sign, gone)) if len(gone) <= SHOWN else str(len(gone))
            told.append(f", {self._voice.tell('cli-clustered-gone', cards=shown)}")
        return told

    def _hand(self, snapshot: Snapshot) -> Iterator[Text]:
        """The cards in hand under the names by which they are typed."""
        if snapshot.seat is None or snapshot.outcome is not None:
            return
        hand: tuple[int, ...] = snapshot.view.hand
        yield Text()
        told = "cli-clustered-hand" if hand else "cli-clustered-hand-empty"
        yield Text(self._voice.tell(told, seat=self.who(snapshot.seat)), "title")
        for card in hand:
            yield Text.assemble(f" {self._sign(card)}".ljust(5), " ", (NAMES[card], "word"), "  ", self._spoken(card))

    def _spoken(self, card: int) -> tuple[str, str]:
        """A card in the reader's words; nothing where they are too much for the line."""
        return (self._named(card) if self._voice.out.width >= 60 else "", "quiet")

    def _named(self, card: int) -> str:
        if card >= FACES:
            return self._voice.tell("clustered-wild" if card == WILD else "clustered-start")
        shape, fill = SHAPES[card // 9], FILLS[card // 3 % 3]
        return self._voice.tell("clustered-card", shape=shape, fill=fill, count=card % 3 + 1)

    # ---- what is on offer

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        offers: Offers = snapshot.offers
        if offers.trim:
            title = self._voice.tell("cli-clustered-trim", count=offers.trim)
            return (Group(title, self._discards(offers.discards)),)
        if offers.discards:
            return (Group(self._voice.tell("cli-clustered-discard"), self._discards(offers.discards)),)
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
        laid = {(one.row, one.col): one for one in snapshot.view.laid}
        choices: list[tuple[tuple[int, ...], Choice]] = []
        for offer in (one for one in snapshot.offers.placements if one.card == card):
            cells = ((offer.row + row, offer.col + col) for row, col in AROUND)
            beside = [laid[cell] for cell in cells if cell in laid]
            own = sum(one.seat == snapshot.seat for one in beside)
            rank = (-offer.gain, -own, -len(beside), offer.action)
            choices.append((rank, Choice(offer.action, written(offer), self._brings(offer, beside))))
        told = self._voice.tell("cli-clustered-places", card=NAMES[card], count=len(choices))
        return Group(f"{self._sign(card)} {told}", tuple(choice for _, choice in sorted(choices, key=_rank)))

    def _brings(self, offer: Placement, beside: Iterable[Laid]) -> Text:
        """The points at once, and the cards it would lie beside."""
        brings = Text(f"{offer.gain:+d}".rjust(3), "good" if offer.gain > 0 else "bad" if offer.gain < 0 else "quiet")
        met = (f"{_owner(one.seat).strip()}{self._sign(one.card)}" for one in beside)
        return Text(" ").join([brings, *(Text(one, "quiet") for one in met)])

    def _discards(self, discards: Iterable[Discard]) -> tuple[Choice, ...]:
        return tuple(Choice(one.action, f"discard {NAMES[one.card]}", Text(self._sign(one.card))) for one in discards)

    # ---- what happened, what it was worth

    def happened(self, step: Step, points: int | None = None) -> Text:
        if step.seat is None:
            is_seen = step.text in NAMES
            card = f"{self._sign(NAMES.index(step.text))} {step.text}" if is_seen else ""
            return Text(
                self._voice.tell("cli-clustered-drawn" if is_seen else "cli-clustered-drawn-unseen", card=card), "quiet"
            )
        line = Text.assemble((self.who(step.seat), f"seat.{step.seat}"), "  ", (step.text.ljust(27), "word"))
        if step.gain is None or "@" not in step.text:
            return line
        line.append(f" {step.gain:+3d}", "good" if step.gain > 0 else "bad" if step.gain < 0 else "quiet")
        return line if points is None else line.append(f"  = {points:2d}", "title")

    def score(self, score: Score) -> Text:
        """The points and where they come from: `17 = rectangle 6 + lines 9 + bonuses 2`."""
        tell = self._voice.tell
        line = Text.assemble((str(score.total), "title"), (" = ", "quiet"))
        parts = [
            tell("cli-clustered-rectangle", points=score.rectangle),
            tell("cli-clustered-lines", points=score.lines),
        ]
        if score.bonuses:
            parts.append(tell("cli-clustered-bonuses", points=score.bonuses))
        return line.append(" + ".join(parts), "quiet")

    def result(self, place: Place) -> Text:
        return self.score(place.score)

    def who(self, seat: int) -> str:
        return LETTERS[seat]

    def legend(self) -> Text:
        tell = self._voice.tell
        fills = [f"{self._sign(card)} {tell(f'clustered-fill-{FILLS[k]}')}" for k, card in enumerate((0, 3, 6))]
        shapes = [f"{self._sign(card)} {tell(f'clustered-shape-{SHAPES[k]}')}" for k, card in enumerate((6, 15, 24))]
        others = [f"{self._sign(WILD)} {self._named(WILD)}", f"{self._sign(START)} {self._named(START)}"]
        return Text("   ").join(map(Text, (*shapes, *fills, *others)))


def written(offer: Placement) -> str:
    """The text form of an offered placement."""
    return f"{NAMES[offer.card]} @ {offer.row},{offer.col}"


def _owner(seat: int | None) -> str:
    return " " if seat is None else LETTERS[seat]


def _style(cell: _Cell) -> str:
    if cell.seat is None:
        return "tile.start"
    return f"tile.seat.{cell.seat}.ghost" if cell.is_ghost else f"tile.seat.{cell.seat}"


def _rank(ranked: tuple[tuple[int, ...], Choice]) -> tuple[int, ...]:
    """The most points first, then beside the most cards of one's own, then beside the most cards."""
    return ranked[0]

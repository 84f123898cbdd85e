"""Gnoming A Round in a terminal: the players' grids, the piles, the card in hand and what it would change, and the
score sheets of a finished round.

A cell is two characters: `?` is face down, `!` is a hazard, `M` a mulligan, anything else a number. Matched rows and
columns are joined by double lines, so colour is not needed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from mazzo.games.gnoming.deck import CELLS, FIRST_POSITIVE, HAZARD, MULLIGAN, NAMES, SIDE
from mazzo.games.gnoming.notation import SIDES
from mazzo.games.gnoming.rules.state import DOWN
from mazzo.games.gnoming.view import GnomingView, Held, Offers, Player, Put, Score, Sheet, Take, sheet
from mazzo.terminal import Choice, Console, Group
from mazzo.terminal.renderer import Place, Snapshot, Step, Terminal

LETTERS = "ABCDEFG"
FACE_DOWN, GHOST, PICKED = "?", ">", "+"
SPECIAL = {HAZARD: "!", MULLIGAN: "M"}
ACROSS, DOWNWARDS = "══", "║"
PLAIN_ACROSS, PLAIN_DOWNWARDS = "==", "|"
CELL, JOINT = 3, 2
"""Width in columns of a cell, and of the space between two."""
BROAD = SIDE * CELL + (SIDE - 1) * JOINT
GAP = 3
"""Columns between two grids."""
COMPLETES = "="
"""Mark behind a change that matches a line."""


@dataclass(frozen=True)
class _Grid:
    """A grid to be drawn, with its heading and footer, and a mark before each cell."""

    title: Text
    sheet: Sheet
    marks: Sequence[str]
    foot: Text


class Gnoming:
    """Renderer of Gnoming A Round."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._across, self._downwards = (PLAIN_ACROSS, PLAIN_DOWNWARDS) if console.is_plain else (ACROSS, DOWNWARDS)
        self._piles = tuple(console.text(f"cli-gnoming-{side}") for side in SIDES)

    # ---- the table

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        view: GnomingView = snapshot.view
        put = next((one for one in snapshot.offers.puts if one.action == ghost), None)
        grids = [self._grid(player, view, put if player.seat == snapshot.seat else None) for player in view.players]
        parts: list[RenderableType] = []
        if view.rounds and (snapshot.outcome is not None or self._is_new(view)):
            parts += [*self._round(view), Text()]
        if snapshot.outcome is None:
            parts += [*self._middle(view), *self._alarm(view), Text(), self._side_by_side(grids)]
            if put is None:
                parts += self._changes(snapshot)
        return Stack(*parts)

    def _is_new(self, view: GnomingView) -> bool:
        """Whether the round has just begun, so that the result of the previous one is news."""
        return any(player.state == "choosing" for player in view.players)

    def _middle(self, view: GnomingView) -> Iterator[Text]:
        """Round, stock, piles, and the card that a player holds."""
        text = self._console.text
        head = Text(text("cli-gnoming-round", round=view.round + 1), "title")
        yield head.append(f"   {text('cli-gnoming-stock', count=view.stock)}", "quiet")
        line = Text()
        for name, pile in zip(self._piles, view.piles, strict=True):
            line.append(f"{name}: ", "quiet")
            line.append_text(Text("-", "quiet") if pile.card is None else self._sign(pile.card))
            line.append(f" ({pile.height})   " if pile.height > 1 else "   ", "quiet")
        if view.removed:
            line.append(text("cli-gnoming-removed", count=view.removed), "quiet")
        yield line
        if view.held is not None:
            yield self._card_in_hand(view.held)

    def _card_in_hand(self, hand: Held) -> Text:
        who = self.who(hand.seat)
        if hand.card is None:
            return Text(self._console.text("cli-gnoming-holds-unseen", seat=who), "quiet")
        sentence = self._console.text(f"cli-gnoming-holds-{hand.source}", seat=who, card=self._named(hand.card))
        return Text(sentence, "good" if hand.source == "bounce" else "title")

    def _alarm(self, view: GnomingView) -> Iterator[Text]:
        """Warning that the round is about to end."""
        if view.last_turns is None:
            return
        who = "none" if view.out is None else self.who(view.out)
        sentence = self._console.text("cli-gnoming-last", seat=who, count=view.last_turns)
        yield Text(f"!! {sentence}", "bad")

    def _grid(self, player: Player, view: GnomingView, put: Put | None = None) -> _Grid:
        """A grid under its player's name, points and mark: `<` is in turn or has to choose, `#` has gone out."""
        grid, ghost = player.sheet, None
        if put is not None and view.held is not None and view.held.card is not None:
            ghost, cells = put.cell, list(grid.cells)
            cells[put.cell] = view.held.card
            grid = sheet([DOWN if card is None else card for card in cells], 0)
        acting = player.state not in ("waiting", "finished")
        mark = "<" if acting else "#" if view.out == player.seat else ""
        picked = [PICKED if at in player.picked else GHOST if at == ghost else " " for at in range(CELLS)]
        return _Grid(self._title(player.seat, grid.points, mark), grid, picked, self._total(player, grid))

    def _title(self, seat: int, points: int, mark: str = "") -> Text:
        line = Text.assemble((self.who(seat), f"seat.{seat}"), "  ", (f"{points}", "title"))
        return line.append(f" {mark}", "good" if mark == "<" else "bad")

    def _total(self, player: Player, score_sheet: Sheet) -> Text:
        """Points of the previous rounds, and the total with the face-up cards."""
        before = player.score.rounds
        if not before:
            return Text()
        return Text(self._console.text("cli-gnoming-total", points=sum(before) + score_sheet.points), "quiet")

    def _drawn(self, grid: _Grid, is_tall: bool) -> list[Text]:
        """Three rows of cells; if `is_tall`, with the joints of columns between them."""
        score_sheet = grid.sheet
        rows = {line.at for line in score_sheet.lines if line.is_row}
        columns = {line.at for line in score_sheet.lines if not line.is_row}
        lines = [grid.title]
        for row in range(SIDE):
            line = Text()
            for col in range(SIDE):
                at = row * SIDE + col
                if col:
                    line.append((self._across if row in rows else "").ljust(JOINT), "good")
                line.append(grid.marks[at], "good")
                card = score_sheet.cells[at]
                sign = Text(FACE_DOWN, "quiet") if card is None else self._sign(card, row in rows or col in columns)
                line.append(" " * (CELL - 1 - sign.cell_len)).append_text(sign)
            lines.append(line)
            if row < SIDE - 1 and is_tall:
                bound = ((self._downwards if col in columns else "").rjust(CELL) for col in range(SIDE))
                lines.append(Text((" " * JOINT).join(bound), "good"))
        return [*lines, grid.foot]

    def _side_by_side(self, grids: Sequence[_Grid]) -> Text:
        """As many grids in a row as fit."""
        fit = max(1, (self._console.out.width + GAP) // (BROAD + GAP))
        lines: list[Text] = []
        for k in range(0, len(grids), fit):
            band = grids[k : k + fit]
            if lines and lines[-1].plain:
                lines.append(Text())
            is_tall = any(not line.is_row for grid in band for line in grid.sheet.lines)
            for pieces in zip(*(self._drawn(grid, is_tall) for grid in band), strict=True):
                line = Text()
                for piece in pieces:
                    line.append_text(piece).append(" " * (BROAD + GAP - piece.cell_len))
                line.rstrip()
                lines.append(line)
        if not lines[-1].plain:
            lines.pop()
        return Text("\n", no_wrap=True).join(lines)

    def _changes(self, snapshot: Snapshot) -> Iterator[Text]:
        """The change in points for the card in hand in each cell, printed in the place of that cell."""
        view: GnomingView = snapshot.view
        offers: Offers = snapshot.offers
        if not offers.puts or view.held is None or view.held.card is None:
            return
        by_cell = {put.cell: put for put in offers.puts}
        yield Text()
        yield Text(self._console.text("cli-gnoming-changes", card=self._named(view.held.card)), "title")
        for row in range(SIDE):
            line = Text()
            for at in range(row * SIDE, (row + 1) * SIDE):
                line.append(f" {at + 1} ", "quiet")
                put = by_cell.get(at)
                line.append("   -" if put is None else f"{put.gain:+4d}", _taste(put.gain if put else 0))
                line.append(COMPLETES if put is not None and put.lines else " ", "good").append(" ")
            yield line

    # ---- the last round

    def _round(self, view: GnomingView) -> Iterator[RenderableType]:
        """The grids of the last finished round, and the sources of every player's points."""
        sheets = view.rounds[-1]
        yield Text(self._console.text("cli-gnoming-round-over", round=len(view.rounds)), "title")
        grids = [_Grid(self._title(seat, one.points), one, " " * CELLS, Text()) for seat, one in enumerate(sheets)]
        yield self._side_by_side(grids)
        for player, one in zip(view.players, sheets, strict=True):
            line = Text.assemble((self.who(player.seat), f"seat.{player.seat}"), "  ", self._sources(one))
            if len(view.rounds) > 1:
                line.append(f", {self._console.text('cli-gnoming-total', points=sum(player.score.rounds))}", "quiet")
            yield line

    def _sources(self, one: Sheet) -> Text:
        """`-19 = lines -14, going out -5`."""
        parts = {
            "singles": one.singles,
            "lines": one.matched,
            "negatives": one.negatives,
            "hazards": one.hazards,
            "out": one.bonus,
        }
        terms = (self._console.text(f"cli-gnoming-{name}", points=points) for name, points in parts.items() if points)
        return Text.assemble((str(one.points), "title"), (" = ", "quiet"), (", ".join(terms) or "0", "quiet"))

    # ---- choices

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        offers: Offers = snapshot.offers
        text = self._console.text
        if offers.choose:
            title = text("cli-gnoming-choose", count=offers.choose)
            return (Group(title, tuple(Choice(one.action, f"turn {one.cell + 1}", Text()) for one in offers.turns)),)
        if offers.passing is not None:
            turns = tuple(Choice(one.action, f"turn {one.cell + 1}", Text()) for one in offers.turns)
            none = Group(text("cli-gnoming-no-turn"), (Choice(offers.passing, "pass", Text()),))
            return Group(text("cli-gnoming-asked"), turns), none
        if offers.draw is not None:
            return (Group(text("cli-gnoming-draw"), tuple(self._draws(offers))),)
        return tuple(self._with_card(snapshot))

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        named = [*zip(SIDES, range(len(SIDES)), strict=True), *zip(self._piles, range(len(SIDES)), strict=True)]
        pile = dict(named).get(text.lower())
        take = next((one for one in snapshot.offers.takes if one.pile == pile), None)
        if take is None:
            return None
        title = self._console.text("cli-gnoming-take", card=self._named(take.card))
        return (Group(title, (self._take(take, CELLS),)),)

    def _draws(self, offers: Offers) -> Iterator[Choice]:
        """Draws that improve the grid are listed before the stock, others after it."""
        assert offers.draw is not None
        takes = sorted(offers.takes, key=lambda take: min(put.gain for put in take.puts))
        better = [take for take in takes if min(put.gain for put in take.puts) < 0]
        yield from map(self._take, better)
        yield Choice(offers.draw, "draw", Text())
        yield from (self._take(take) for take in takes if take not in better)

    def _take(self, take: Take, most: int = 2) -> Choice:
        """A pile's card, and the changes where it gains most."""
        best = sorted(take.puts, key=lambda put: (put.gain, put.cell))[:most]
        changes = Text("  ").join(
            Text.assemble((f"{put.gain:+d}", _taste(put.gain)), f" @ {put.cell + 1}") for put in best
        )
        return Choice(take.action, f"take {NAMES[take.card]} {SIDES[take.pile]}", changes)

    def _with_card(self, snapshot: Snapshot) -> Iterator[Group]:
        """The legal cells of the card in the hand, face-down cells as a separate group, and the piles on which it may
        be discarded.
        """
        offers: Offers = snapshot.offers
        view: GnomingView = snapshot.view
        assert snapshot.seat is not None
        assert view.held is not None
        assert view.held.card is not None
        name, cells = NAMES[view.held.card], view.players[snapshot.seat].sheet.cells
        puts = sorted(offers.puts, key=lambda put: (put.gain, put.cell))
        groups: list[tuple[int, Group]] = []
        for kind in ("down", "open"):
            mine = [put for put in puts if (cells[put.cell] is None) == (kind == "down")]
            if mine:
                title = self._console.text(f"cli-gnoming-put-{kind}", card=self._named(view.held.card))
                choices = tuple(Choice(put.action, self._put_text(name, put, cells), _brings(put)) for put in mine)
                groups.append((mine[0].gain if kind == "open" else 0, Group(title, choices)))
        yield from (group for gain, group in sorted(groups, key=lambda one: one[0]))
        if offers.discards:
            yield Group(self._console.text("cli-gnoming-discard"), tuple(self._discards(offers, view, name)))

    def _put_text(self, name: str, put: Put, cells: Sequence[int | None]) -> str:
        there = cells[put.cell]
        return f"put {name} @ {put.cell + 1}" + ("" if there is None else f" for {NAMES[there]}")

    def _discards(self, offers: Offers, view: GnomingView, name: str) -> Iterator[Choice]:
        for one in offers.discards:
            if one.pile is None:
                yield Choice(one.action, "discard hazard", Text())
                continue
            covers = view.piles[one.pile].card
            yield Choice(
                one.action, f"discard {name} {SIDES[one.pile]}", Text() if covers is None else self._sign(covers)
            )

    # ---- history and scores

    def happened(self, step: Step, points: int | None = None) -> Text:
        if step.seat is None:
            is_seen = step.text in NAMES
            card = self._named(NAMES.index(step.text)) if is_seen else ""
            return Text(
                self._console.text("cli-gnoming-card" if is_seen else "cli-gnoming-card-unseen", card=card), "quiet"
            )
        line = Text.assemble((self.who(step.seat), f"seat.{step.seat}"), "  ", (step.text.ljust(24), "word"))
        if step.gain:
            line.append(f" {step.gain:+3d}", _taste(step.gain))
        return line if points is None else line.append(f"  = {points:2d}", "title")

    def result(self, place: Place) -> Text:
        score: Score = place.score
        line = Text.assemble((str(score.total), "title"), (" = ", "quiet"))
        return line.append(" + ".join(map(str, score.rounds)).replace("+ -", "- "), "quiet")

    def who(self, seat: int) -> str:
        return LETTERS[seat]

    def legend(self) -> Text:
        text = self._console.text
        signs = [
            f"{FACE_DOWN} {text('cli-gnoming-face-down')}",
            *(f"{SPECIAL[kind]} {self._named(kind)}" for kind in (HAZARD, MULLIGAN)),
            f"5{self._across}5{self._across}5 {text('cli-gnoming-line')}",
            text("cli-gnoming-cells"),
        ]
        return Text("   ").join(map(Text, signs))

    def _sign(self, card: int, is_matched: bool = False) -> Text:
        style = "good" if is_matched or card < FIRST_POSITIVE else "bad" if card == HAZARD else "title"
        return Text(SPECIAL.get(card, NAMES[card]), style)

    def _named(self, card: int) -> str:
        return self._console.text(f"cli-gnoming-{NAMES[card]}") if card in SPECIAL else NAMES[card]


def _brings(put: Put) -> Text:
    """The change in points, and the lines it matches."""
    return Text.assemble((f"{put.gain:+d}".rjust(3), _taste(put.gain)), (COMPLETES if put.lines else "", "good"))


def _taste(gain: int) -> str:
    """Style of a change in points; fewer are better."""
    return "good" if gain < 0 else "bad" if gain > 0 else "quiet"


TERMINAL = Terminal(lambda console, _: Gnoming(console), "put 5 @ 3", "left", "cli-gnoming-help-pile", bots=2)

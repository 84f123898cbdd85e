"""Grass in a terminal: every market with its heat in order, one's own hand and what is known of the others', the
standing offer or the one in preparation, and the score sheets of a finished hand.

Cards are called by the names under which they are typed, players by letters. Colour is not needed.
"""

from collections.abc import Iterator, Sequence

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mazzo.games.grass.deck import CARDS, HAND, NAMES, PEDDLES, VALUES
from mazzo.games.grass.offers import Play
from mazzo.games.grass.terminal.offers import GrassOffers
from mazzo.games.grass.terminal.words import gained, lettered, listed, money, part_told, spread, who
from mazzo.games.grass.view import GrassView, Market, Part, Player, Score, Sheet, Talk
from mazzo.terminal import Console, Group
from mazzo.terminal.renderer import Place, Snapshot, Step, Terminal

NEXT = ">"
"""Mark before the heat that is lifted next."""
INDENT = "   "
COLUMN = 56
"""Preferred width of a market, in columns."""
PILES = ("waste", "unseen")
Changes = dict[int, list[tuple[int, str]]]
"""By seat, the peddles that would enter its market (`+`) or leave it (`-`)."""


class Grass:
    """Renderer of Grass."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._sheet_counts: dict[int | None, int] = {}
        """Number of hands whose score sheets each viewer has been shown."""
        self._piles = {name: {name, console.text(f"cli-grass-word-{name}")} for name in PILES}

    # ---- the table

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        view: GrassView = snapshot.view
        parts: list[RenderableType] = []
        if view.sheets and (snapshot.outcome is not None or self._is_news(view, snapshot.seat)):
            parts += [*self._hand_over(view), Text()]
        if snapshot.outcome is None:
            play = next((one for one in snapshot.offers.plays if one.action == ghost), None)
            changes = _changes(play, snapshot.seat)
            blocks = [self._block(player, view, snapshot.seat, changes) for player in view.players]
            parts += [self._head(view), Text(), self._side_by_side(blocks), *self._talk(view, snapshot.seat)]
            parts += self._hand(view, snapshot.seat)
        return Stack(*parts)

    def _is_news(self, view: GrassView, seat: int | None) -> bool:
        """Whether the last count is new: to this viewer, or to all during the first turns of a hand."""
        before, now = self._sheet_counts.get(seat, 0), len(view.sheets)
        self._sheet_counts[seat] = now
        seats = len(view.players)
        return now > before or CARDS - HAND * seats - view.stack <= 1

    def _head(self, view: GrassView) -> Text:
        """The hand number, the stack and the waste, and whose turn it is."""
        text = self._console.text
        line = Text(text("cli-grass-hand-number", hand=view.hand_number + 1, most=view.most_hands or 0), "title")
        line.append(f"   {text('cli-grass-stack', count=view.stack)}", "quiet")
        line.append(f"   {text('cli-grass-waste', count=sum(view.waste))}", "quiet")
        if view.turn is not None:
            line.append("   ").append(text("cli-grass-turn", seat=who(view.turn)), "good")
            if view.extra:
                line.append(f", {text('cli-grass-extra')}", "good")
        return line

    def _block(self, player: Player, view: GrassView, viewer: int | None, changes: Changes) -> list[Text]:
        """A player's points, market, heat, and what the viewer knows of the hand; `<` marks a player to act."""
        text, market = self._console.text, player.market
        is_acting = player.state in ("playing", "covering", "passing", "answering")
        head = Text.assemble((who(player.seat), f"seat.{player.seat}"), "  ")
        head.append(text("cli-grass-total", money=self._money(player.score.total)), "title")
        head.append(f"  {text('cli-grass-cards', count=player.cards)}", "quiet")
        if player.lost:
            head.append(f"  {text('cli-grass-loses', count=player.lost)}", "bad")
        lines = [head.append("  <", "good") if is_acting else head]
        lines.append(self._market(market, changes.get(player.seat, [])))
        for cover in market.covers:
            facts = {"card": NAMES[cover.card], "most": self._money(cover.value), "money": self._money(cover.money)}
            lines.append(Text(f"{INDENT}{text('cli-grass-cover', **facts)}: ").append(listed(cover.peddles), "title"))
        if market.heat:
            lines.append(self._heat(market))
        if player.known and player.seat != viewer:
            lines.append(Text(f"{INDENT}{text('cli-grass-known', cards=listed(player.known))}", "quiet"))
        return lines

    def _market(self, market: Market, changes: Sequence[tuple[int, str]]) -> Text:
        """Whether it is open, and the unprotected peddles; with `+` and `-` what would come and go."""
        text = self._console.text
        if not market.is_open and not market.unprotected:
            return Text(f"{INDENT}{text('cli-grass-closed')}", "quiet")
        line = Text(f"{INDENT}{text('cli-grass-open' if market.is_open else 'cli-grass-closed')}: ")
        line.append(listed(market.peddles) or "-", "title")
        if market.unprotected:
            line.append(f" = {self._money(market.unprotected)}")
        for card, sign in changes:
            line.append(f" {sign}{NAMES[card]}", "good" if sign == "+" else "bad")
        return line

    def _heat(self, market: Market) -> Text:
        """Heat in the order in which it was played; an arrow marks the one that is lifted next."""
        named = (f"{NEXT if at == market.next_heat else ''}{NAMES[card]}" for at, card in enumerate(market.heat))
        return Text(f"{INDENT}{self._console.text('cli-grass-heat')}: ").append(", ".join(named), "bad")

    def _side_by_side(self, blocks: Sequence[Sequence[Text]]) -> Table:
        """As many markets in a row as fit."""
        fit = min(len(blocks), max(1, self._console.out.width // COLUMN))
        table = Table.grid(padding=(0, 2, 0, 0), expand=False)
        for _ in range(fit):
            table.add_column(width=self._console.out.width // fit - 2 if fit > 1 else None)
        for k in range(0, len(blocks), fit):
            table.add_row(*(Text("\n").join(block) for block in blocks[k : k + fit]))
        return table

    def _hand(self, view: GrassView, seat: int | None) -> Iterator[Text]:
        """The viewer's cards, peddles with their values."""
        if seat is None:
            return
        yield Text()
        line = Text(f"{self._console.text('cli-grass-hand', seat=who(seat))}: ", "title")
        for at, card in enumerate(view.hand):
            line.append("  " if at else "").append(NAMES[card], "word")
            if card < PEDDLES:
                line.append(f" {self._money(VALUES[card])}", "quiet")
        yield line
        if view.passing is not None:
            yield Text(self._console.text("cli-grass-passing", card=NAMES[view.passing]), "good")

    # ---- offers

    def _talk(self, view: GrassView, seat: int | None) -> Iterator[Text]:
        """The standing offer, or the last one of this turn and its result; and the one in preparation."""
        text = self._console.text
        if view.talk is not None:
            yield Text()
            others = ", ".join(
                self._reply(reply.seat, reply.answer == "accepted", view.talk) for reply in view.talk.partners
            )
            sentence = text(f"cli-grass-talk-{view.talk.state}", seat=who(view.talk.proposer), others=others)
            yield Text(sentence, "good" if view.talk.state in ("open", "dealt") else "quiet")
            yield from self._sections(view.talk.parts, view.talk.proposer)
        if view.draft and seat is not None:
            yield Text()
            yield Text(text("cli-grass-draft"), "title")
            yield from self._sections(view.draft, seat)

    def _reply(self, seat: int, has_accepted: bool, talk: Talk) -> str:
        """A partner, and whether they have accepted while others still decide."""
        is_told = has_accepted and talk.state == "open"
        return self._console.text("cli-grass-accepted", seat=who(seat)) if is_told else who(seat)

    def _sections(self, parts: Sequence[Part], proposer: int) -> Iterator[Text]:
        """The cards that each side would give, by partner."""
        for partner in sorted({part.partner for part in parts}):
            own = [part for part in parts if part.partner == partner]
            for giver, taker, sides in ((proposer, partner, "give"), (partner, proposer, "want")):
                cards = ", ".join(part_told(self._console, part) for part in own if part.side.startswith(sides))
                sentence = self._console.text("cli-grass-gives", giver=who(giver), taker=who(taker), cards=cards or "-")
                yield Text(f"{INDENT}{sentence}")

    # ---- the last hand

    def _hand_over(self, view: GrassView) -> Iterator[Text]:
        """The sources of every player's result of the last hand, the totals, and the cards left in the hands."""
        sheets = view.sheets[-1]
        yield Text(self._console.text("cli-grass-hand-over", hand=len(view.sheets)), "title")
        for player, sheet in zip(view.players, sheets, strict=True):
            line = Text.assemble((who(player.seat), f"seat.{player.seat}"), "  ", self._sources(sheet))
            total = self._money(sum(player.score.hands))
            yield line.append(f", {self._console.text('cli-grass-total', money=total)}", "quiet")
            cards = listed(view.left[player.seat]) if view.left else ""
            if cards:
                yield Text(f"{INDENT}{self._console.text('cli-grass-left', cards=cards)}", "quiet")

    def _sources(self, sheet: Sheet) -> Text:
        """`$30,000 = tabled $55,000, in hand -$25,000`."""
        amounts = {
            "tabled-money": sheet.tabled,
            "skimmed": sheet.skimmed,
            "in-hand": sheet.in_hand,
            "paranoia": sheet.paranoia,
            "bonus": sheet.bonus,
        }
        terms = (
            self._console.text(f"cli-grass-{name}", money=self._money(amount))
            for name, amount in amounts.items()
            if amount or name == "tabled-money"
        )
        return Text.assemble((self._money(sheet.points), "title"), (" = ", "quiet"), (", ".join(terms), "quiet"))

    # ---- choices

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        return tuple(GrassOffers(self._console, snapshot.view, snapshot.offers, snapshot.seat).groups())

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        view: GrassView = snapshot.view
        for pile, counts in (("waste", view.waste), ("unseen", view.unseen)):
            if text.lower() in self._piles[pile]:
                return (Group(self._console.text(f"cli-grass-list-{pile}", cards=spread(counts) or "-"), ()),)
        name = "-".join(text.lower().split())
        if name not in NAMES:
            return None
        return tuple(GrassOffers(self._console, view, snapshot.offers, snapshot.seat).about(NAMES.index(name)))

    # ---- history and scores

    def happened(self, step: Step, points: int | None = None) -> Text:
        if step.seat is None:
            is_seen = step.text in NAMES
            sentence_id = "cli-grass-drawn" if is_seen else "cli-grass-drawn-unseen"
            return Text(self._console.text(sentence_id, card=step.text if is_seen else ""), "quiet")
        line = Text.assemble((who(step.seat), f"seat.{step.seat}"), "  ", (lettered(step.text).ljust(27), "word"))
        if step.gain:
            line.append(f" {gained(self._console, step.gain)}", "good" if step.gain > 0 else "bad")
        return line if points is None else line.append(f"  = {self._money(points)}", "title")

    def result(self, place: Place) -> Text:
        score: Score = place.score
        line = Text.assemble((self._money(score.total), "title"), (" = ", "quiet"))
        return line.append(" + ".join(map(self._money, score.hands)).replace("+ -", "- "), "quiet")

    def who(self, seat: int) -> str:
        return who(seat)

    def legend(self) -> Text:
        text = self._console.text
        signs = [
            text("cli-grass-legend-next", sign=NEXT),
            text("cli-grass-legend-card"),
            text("cli-grass-legend-offer"),
        ]
        return Text("   ").join(map(Text, signs))

    def _money(self, thousands: int) -> str:
        return money(self._console, thousands)


def _changes(play: Play | None, seat: int | None) -> Changes:
    """The changes of the markets by a play."""
    changes: Changes = {}
    if play is None or seat is None:
        return changes
    if play.card < PEDDLES:
        changes[seat] = [(play.card, "+")]
    for move in play.moves:
        changes.setdefault(move.seat, []).append((move.card, "-"))
        if move.to is not None:
            changes.setdefault(move.to, []).append((move.card, "+"))
    return changes


TERMINAL = Terminal(lambda console, _: Grass(console), "play panama", "panama", "cli-grass-help-card", bots=3)

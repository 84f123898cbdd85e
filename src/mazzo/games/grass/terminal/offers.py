"""Choices of a seat of Grass in a terminal, as groups of lines: plays with their losses, then discards, covers, passes,
answers, and the steps of an offer.
"""

from collections.abc import Iterable, Iterator

from rich.text import Text

from mazzo.games.grass.deck import NAMES, PEDDLES, SUIT, SUITS, VALUES, WORDS
from mazzo.games.grass.offers import Choice as CardChoice
from mazzo.games.grass.offers import Move, Offers, Play, Trade
from mazzo.games.grass.terminal.words import described, gained, listed, money, who
from mazzo.games.grass.view import GrassView
from mazzo.terminal import Choice, Console, Group

PARANOIA = SUITS.index("paranoia")


class GrassOffers:
    """The groups for the offers of one snapshot."""

    def __init__(self, console: Console, view: GrassView, offers: Offers, seat: int | None) -> None:
        self._console = console
        self._view = view
        self._offers = offers
        self._seat = seat

    def groups(self) -> Iterator[Group]:
        """All choices, best first within each group."""
        yield from self._answers()
        plays = sorted(self._offers.plays, key=lambda play: (-self._worth(play), play.action))
        yield from self._group("play", (self._play(play) for play in plays))
        yield from self._group(
            "discard", (Choice(one.action, f"discard {NAMES[one.card]}", Text()) for one in self._by_use())
        )
        covers = [Choice(one.action, f"cover {NAMES[one.card]}", self._value(one.card)) for one in self._offers.covers]
        if self._offers.done is not None:
            covers.append(Choice(self._offers.done, "done", Text()))
        yield from self._group("cover", covers)
        passes = sorted(self._offers.passes, key=lambda one: (-_cost(one.card), one.card))
        yield from self._group("pass", (Choice(one.action, f"pass {NAMES[one.card]}", Text()) for one in passes))
        if self._offers.trade is not None:
            yield from self._trade(self._offers.trade)

    def about(self, card: int) -> Iterator[Group]:
        """The effect of a card, and all legal actions with it."""
        words = f"{NAMES[card]} "
        named = (
            choice
            for group in self.groups()
            for choice in group.choices
            if f"{choice.text} ".partition(" ")[2].removeprefix("tabled ").removeprefix("covered ").startswith(words)
        )
        yield Group(self._console.text(f"grass-card-{NAMES[card]}-does"), tuple(named))

    # ---- the card of a turn

    def _play(self, play: Play) -> Choice:
        text = f"play {NAMES[play.card]}" + ("" if play.target is None else f" on {who(play.target)}")
        return Choice(play.action, text, self._brings(play))

    def _brings(self, play: Play) -> Text:
        """Money in one's market, then the losses of the others, then other effects."""
        text, parts = self._console.text, list[Text]()
        if play.card < PEDDLES:
            parts.append(self._value(play.card))
        parts += [self._moved(move) for move in play.moves]
        if play.lifts:
            parts.append(Text(text("cli-grass-lifts", cards=listed(play.lifts)), "good"))
        if play.loses:
            parts.append(Text(text("cli-grass-loses", count=play.loses), "bad"))
        if play.covers:
            most = max(covering.money for covering in play.covers)
            parts.append(Text(text("cli-grass-covers", money=money(self._console, most)), "good"))
        return Text(", ", "quiet").join(parts)

    def _moved(self, move: Move) -> Text:
        """`B: panama` leaves B's market; followed by an arrow if it goes to another player or to the waste."""
        is_own = move.to is not None and move.to == self._seat
        target = self._console.text("cli-grass-to-waste") if move.to is None else who(move.to)
        text = f"{who(move.seat)}: {NAMES[move.card]}" + ("" if is_own else f" > {target}")
        return Text(text, "good" if is_own else "bad" if move.seat == self._seat else "quiet")

    def _worth(self, play: Play) -> int:
        """Gain in one's market less the cost; the order in which plays are listed."""
        own = VALUES[play.card] if play.card < PEDDLES else 0
        for move in play.moves:
            own += VALUES[move.card] if move.to == self._seat else -VALUES[move.card] if move.seat == self._seat else 0
        return own - play.loses + len(play.lifts)

    def _value(self, card: int) -> Text:
        return Text(gained(self._console, VALUES[card]), "good")

    def _by_use(self) -> list[CardChoice]:
        """Cards that may be discarded, those that cannot be played now first."""
        playable = {play.card for play in self._offers.plays}
        return sorted(self._offers.discards, key=lambda one: (one.card in playable, VALUES[one.card], one.card))

    # ---- offers and answers

    def _answers(self) -> Iterator[Group]:
        offers, answers = self._offers, list[Choice]()
        for name, action in (("accept", offers.accept), ("decline", offers.decline), ("withdraw", offers.withdraw)):
            if action is not None:
                answers.append(Choice(action, name, Text()))
        picks = (Choice(one.action, f"pick {NAMES[one.card]}", Text()) for one in offers.picks)
        yield from self._group("pick", picks)
        yield from self._group("answer", answers)

    def _trade(self, trade: Trade) -> Iterator[Group]:
        """Partners for a new offer, or the next steps of the one in preparation."""
        begin = {one.action: f"to {who(one.seat)}" for one in trade.whom}
        if not trade.legal:
            yield from self._group("offer", (Choice(action, text, Text()) for action, text in begin.items()))
            return
        legal = set(trade.legal)
        ends = [Choice(trade.propose, "propose", Text())] if trade.propose in legal else []
        if trade.drop is not None:
            ends.append(Choice(trade.drop, "drop", Text()))
        yield from self._group("propose", ends)
        yield from self._group("give", self._among(legal, self._gives(trade)))
        yield from self._group("want", self._among(legal, self._wants(trade)))
        yield from self._group(
            "also", (Choice(action, text, Text()) for action, text in begin.items() if action in legal)
        )

    def _gives(self, trade: Trade) -> Iterator[Choice]:
        """Every card shown, then the peddles of one's market, then cards described without their names."""
        ways = [(gift.card, way) for gift in trade.gifts for way in gift.ways]
        for card, way in ways:
            if way.description == card:
                yield Choice(way.action, f"give {NAMES[card]}", Text())
        for place, lying in (("tabled", trade.tabled), ("covered", trade.covered)):
            for one in lying:
                yield Choice(one.action, f"give {place} {NAMES[one.card]}", self._tabled(one.card))
        for card, way in ways:
            if way.description != card:
                word = self._word(way.description)
                yield Choice(way.action, f"give {NAMES[card]} as {WORDS[way.description]}", word)

    def _wants(self, trade: Trade) -> Iterator[Choice]:
        """The cards that may be requested: peddles on the table first, since they are visible; then descriptions of
        cards in a hand, names last.
        """
        for whom in trade.whom:
            for place, lying in (("tabled", whom.wanted), ("covered", whom.covered)):
                for one in lying:
                    yield Choice(one.action, f"want {place} {NAMES[one.card]}", self._tabled(one.card))
        for way in reversed(trade.wants):
            is_name = way.description < len(NAMES)
            yield Choice(
                way.action, f"want {WORDS[way.description]}", Text() if is_name else self._word(way.description)
            )

    def _among(self, legal: set[int], choices: Iterable[Choice]) -> Iterator[Choice]:
        """The legal ones, without duplicates."""
        actions = set[int]()
        for choice in choices:
            if choice.action in legal and choice.action not in actions:
                actions.add(choice.action)
                yield choice

    def _word(self, description: int) -> Text:
        return Text(described(self._console, description), "quiet")

    def _tabled(self, card: int) -> Text:
        return Text(money(self._console, VALUES[card]), "quiet")

    def _group(self, name: str, choices: Iterable[Choice]) -> Iterator[Group]:
        """A titled group; nothing if it is empty."""
        members = tuple(choices)
        if members:
            yield Group(self._console.text(f"cli-grass-group-{name}"), members)


def _cost(card: int) -> int:
    """Cost of a card that is in hand at the end."""
    return VALUES[card] if SUIT[card] == PARANOIA else 0

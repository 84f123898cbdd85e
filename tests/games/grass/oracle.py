"""Grass told a second time, in the plainest way: cards are names in lists, a market is what lies there, one turn after
the other from top to bottom. It shares no line with the rules.

A referee is a coroutine: it asks for a card that comes, or for a player's move, and is sent what happened. It does not
know proposals: while a player is to play, a deal is carried out by `trade`.
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

WORTH = {"home-grown": 5, "mexico": 5, "colombia": 25, "jamaica": 25, "panama": 50, "dr-feelgood": 100}
FINE = {"sold-out": 25, "doublecrossed": 50, "utterly-wiped-out": 100}
SHIELD = {"grab-a-snack": 25, "catch-a-buzz": 25, "lust-conquers-all": 50}
CURE = {
    "bust": "immunity",
    "detained": "breeze-to-fly",
    "felony": "hearsay-evidence",
    "search-and-seizure": "charges-dropped",
}
NIRVANA = ("stonehigh", "euphoria")

CARDS = Counter({"home-grown": 6, "mexico": 6, "colombia": 5, "jamaica": 5, "panama": 5, "dr-feelgood": 1})
CARDS += Counter({"market-open": 10, "market-close": 5, "pay-fine": 4, "stonehigh": 5, "euphoria": 1})
CARDS += Counter(dict.fromkeys(CURE, 3)) + Counter(dict.fromkeys(CURE.values(), 5)) + Counter(dict.fromkeys(SHIELD, 2))
CARDS += Counter({"sold-out": 4, "doublecrossed": 3, "utterly-wiped-out": 1, "steal": 4, "banker": 1})

ORDER = list(WORTH)
"""Peddles in the order of 1.1."""


@dataclass(frozen=True)
class Comes:
    """One of these cards comes; what is sent is its name."""

    cards: Counter[str]


@dataclass(frozen=True)
class Acts:
    """Asks for one of these moves, by seat; what is sent is a seat and its move. While a deal may be made, the
    seat in turn is named.
    """

    moves: dict[int, list[str]]
    trader: int | None = None


@dataclass
class Market:
    """The cards on the table that belong to one player."""

    is_open: bool = False
    heat: list[str] = field(default_factory=list)
    peddles: list[str] = field(default_factory=list)
    covers: list[tuple[str, list[str]]] = field(default_factory=list)

    def money(self) -> int:
        return worth(self.peddles) + sum(worth(under) for _, under in self.covers)


@dataclass(frozen=True)
class Exchange:
    """What the player in turn gives to a partner, and gets: cards of the hand, peddles on the table, protected ones."""

    partner: int
    give: list[str]
    get: list[str]
    give_tabled: list[str] = field(default_factory=list)
    get_tabled: list[str] = field(default_factory=list)
    give_covered: list[str] = field(default_factory=list)
    get_covered: list[str] = field(default_factory=list)


Asked = Comes | Acts
Sent = str | tuple[int, str]
Steps = Generator[Asked, Sent, None]


def worth(peddles: list[str]) -> int:
    return sum(WORTH[peddle] for peddle in peddles)


def extreme(peddles: list[str], highest: bool) -> str | None:
    """The lowest or highest of some peddles; of equals the first in the order of 1.1."""
    ranked = sorted(peddles, key=lambda peddle: (-WORTH[peddle] if highest else WORTH[peddle], ORDER.index(peddle)))
    return ranked[0] if ranked else None


class Referee:
    """A match of so many seats. `asks` is what it waits for, None once it is over."""

    def __init__(self, seats: int, last_heat_first: bool = False, first: int = 0) -> None:
        self.seats = seats
        self.first = first
        self.last_heat_first = last_heat_first
        self.totals = [0] * seats
        self.sheets: list[list[tuple[int, int, int, int, int]]] = []
        self.hands: list[list[str]] = []
        self.markets: list[Market] = []
        self.lost: list[int] = []
        self.waste: list[str] = []
        self.stack: Counter[str] = Counter()
        self.reason = ""
        self.most_hands = 40
        self.asks: Asked | None = None
        self._steps = self._match()
        self.asks = next(self._steps)

    def tell(self, happened: Sent) -> None:
        """What was asked for."""
        try:
            self.asks = self._steps.send(happened)
        except StopIteration:
            self.asks = None

    def score(self, seat: int) -> int:
        """The points of the finished hands and what lies on the table."""
        return self.totals[seat] + (0 if self.reason else self.markets[seat].money())

    def places(self) -> list[int]:
        """The place of each seat once all is over."""
        return [1 + sum(other > own for other in self.totals) for own in self.totals]

    # A deal

    def trade(self, exchanges: list[Exchange]) -> None:
        """The player in turn makes a deal with one partner or several, all of it at once."""
        assert isinstance(self.asks, Acts)
        trader = self.asks.trader
        assert trader is not None
        moved: list[tuple[list[str], list[str], str]] = []
        bared: list[tuple[Market, list[str], str]] = []
        for one in exchanges:
            assert one.partner != trader
            assert len(one.give) == len(one.get)
            given, gotten = one.give_tabled + one.give_covered, one.get_tabled + one.get_covered
            assert one.give + given + gotten
            mine, theirs = self.markets[trader], self.markets[one.partner]
            assert theirs.is_open or not given
            assert mine.is_open or not gotten
            bared += [(mine, theirs.peddles, card) for card in one.give_covered]
            bared += [(theirs, mine.peddles, card) for card in one.get_covered]
            moved += [(self.hands[trader], self.hands[one.partner], card) for card in one.give]
            moved += [(self.hands[one.partner], self.hands[trader], card) for card in one.get]
            moved += [(mine.peddles, theirs.peddles, card) for card in one.give_tabled]
            moved += [(theirs.peddles, mine.peddles, card) for card in one.get_tabled]
        for source, _, card in moved:
            source.remove(card)
        for market, _, card in bared:
            self._bare(market, card)
        for _, goal, card in [*moved, *bared]:
            goal.append(card)
        self.asks = Acts({trader: self._moves(trader)}, trader)

    # A match, a hand, a turn

    def _match(self) -> Steps:
        while not self.reason:
            yield from self._hand((self.first + len(self.sheets)) % self.seats)
            best = max(self.totals)
            if best >= 250 and self.totals.count(best) == 1:
                self.reason = "target-reached"
            elif len(self.sheets) == self.most_hands:
                self.reason = "hands-played"

    def _hand(self, first: int) -> Steps:
        self.stack, self.waste = Counter(CARDS), []
        self.hands = [[] for _ in range(self.seats)]
        self.markets = [Market() for _ in range(self.seats)]
        self.lost = [0] * self.seats
        for k in range(6 * self.seats):
            yield from self._draw((first + k) % self.seats)
        seat, is_closed = first, False
        while not is_closed and self.stack.total():
            if self.lost[seat]:
                self.lost[seat] -= 1
                seat = (seat + 1) % self.seats
                continue
            yield from self._draw(seat)
            card = yield from self._turn(seat)
            is_closed = card == "market-close"
            if card not in NIRVANA:
                seat = (seat + 1) % self.seats
        self._count()

    def _draw(self, seat: int) -> Steps:
        card = yield Comes(+self.stack)
        assert isinstance(card, str)
        self.stack[card] -= 1
        self.hands[seat].append(card)

    def _turn(self, seat: int) -> Generator[Asked, Sent, str]:
        """Play or discard a card; returns the one that was played, "" for one that was discarded."""
        sent = yield Acts({seat: self._moves(seat)}, seat)
        verb, card, *on = sent[1].split()
        self.hands[seat].remove(card)
        if verb == "discard":
            self.waste.append(card)
            return ""
        own = self.markets[seat]
        target = self.markets[int(on[1])] if on else own
        if card in WORTH:
            own.peddles.append(card)
        elif card == "market-open":
            own.is_open = True
        elif card in CURE:
            target.heat.append(card)
        elif card in SHIELD:
            yield from self._cover(seat, card)
        else:
            self.waste.append(card)
            if card in CURE.values():
                self.waste.append(own.heat.pop(self._next_heat()))
            elif card == "pay-fine":
                self.waste.append(own.heat.pop(self._next_heat()))
                self._fine(own)
            elif card in NIRVANA:
                self.waste += own.heat
                own.heat = []
                for other in self.markets:
                    given = extreme(other.peddles, card == "euphoria")
                    if other is not own and given:
                        other.peddles.remove(given)
                        own.peddles.append(given)
            elif card in FINE:
                yield from self._paranoia(seat, card)
            elif card == "steal":
                stolen = extreme(target.peddles, True)
                assert stolen
                target.peddles.remove(stolen)
                own.peddles.append(stolen)
            else:
                assert card == "market-close"
        return card

    def _moves(self, seat: int) -> list[str]:
        """What may be done with each card of a hand."""
        own = self.markets[seat]
        is_free = own.is_open and not own.heat
        everything: list[str] = []
        for card in sorted(set(self.hands[seat])):
            others = {k: market for k, market in enumerate(self.markets) if k != seat}
            may_play = False
            if card in FINE:
                everything.append(f"play {card}")
                continue
            everything.append(f"discard {card}")
            if card in CURE:
                if not own.heat:
                    everything += [f"play {card} on {k}" for k, market in others.items() if market.is_open]
            elif card == "steal":
                if is_free:
                    everything += [f"play steal on {k}" for k, market in others.items() if market.peddles]
            elif card in WORTH or card == "market-close":
                may_play = is_free
            elif card == "market-open":
                may_play = not own.is_open
            elif card in SHIELD:
                cheapest = extreme([peddle for peddle in own.peddles if peddle != "dr-feelgood"], False)
                may_play = is_free and cheapest is not None and WORTH[cheapest] <= SHIELD[card]
            elif card == "pay-fine":
                may_play = bool(own.heat) and own.money() > 0
            elif card in NIRVANA:
                may_play = own.is_open
            elif card in CURE.values():
                may_play = bool(own.heat) and CURE[own.heat[self._next_heat()]] == card
            else:
                assert card == "banker"
            if may_play:
                everything.append(f"play {card}")
        return everything

    def _next_heat(self) -> int:
        return -1 if self.last_heat_first else 0

    def _fine(self, market: Market) -> None:
        """The lowest peddle on the table goes: of equal value an unprotected one, then the first of 1.1."""
        lying = [(WORTH[peddle], False, ORDER.index(peddle), market.peddles) for peddle in market.peddles]
        covers = sorted(market.covers, key=lambda cover: list(SHIELD).index(cover[0]))
        lying += [(WORTH[peddle], True, ORDER.index(peddle), under) for _, under in covers for peddle in under]
        _, _, at, where = min(lying, key=lambda one: one[:3])
        where.remove(ORDER[at])
        self.waste.append(ORDER[at])
        self._clear(market)

    def _bare(self, market: Market, peddle: str) -> None:
        """A protected peddle leaves its card: the first of the deck that covers such a one."""
        covers = sorted(market.covers, key=lambda cover: list(SHIELD).index(cover[0]))
        next(under for _, under in covers if peddle in under).remove(peddle)
        self._clear(market)

    def _clear(self, market: Market) -> None:
        """Protection that covers nothing goes to the waste."""
        self.waste += [card for card, under in market.covers if not under]
        market.covers = [(card, under) for card, under in market.covers if under]

    def _cover(self, seat: int, card: str) -> Steps:
        """Peddles are named in the order of 1.1, until no more fits or the player stops."""
        own, under, last = self.markets[seat], list[str](), 0
        own.covers.append((card, under))
        while True:
            left = SHIELD[card] - worth(under)
            fitting = [peddle for peddle in ORDER[last:5] if peddle in own.peddles and WORTH[peddle] <= left]
            if not fitting:
                return
            moves = [f"cover {peddle}" for peddle in fitting] + (["done"] if under else [])
            sent = yield Acts({seat: moves})
            if sent[1] == "done":
                return
            peddle = sent[1].split()[1]
            last = ORDER.index(peddle)
            own.peddles.remove(peddle)
            under.append(peddle)

    def _paranoia(self, seat: int, card: str) -> Steps:
        own = self.markets[seat]
        self.lost[seat] += 1 if card == "sold-out" else 2
        if card == "utterly-wiped-out":
            self.waste += own.peddles + own.heat + (["market-open"] if own.is_open else [])
            own.is_open, own.heat, own.peddles = False, [], []
        else:
            gone = extreme(own.peddles, card == "doublecrossed")
            if gone:
                own.peddles.remove(gone)
                self.waste.append(gone)
        chosen: dict[int, str] = {}
        while len(chosen) < self.seats:
            left = [k for k in range(self.seats) if k not in chosen]
            sent = yield Acts({k: [f"pass {held}" for held in sorted(set(self.hands[k]))] for k in left})
            assert isinstance(sent, tuple)
            chosen[sent[0]] = sent[1].split()[1]
        for giver, passed in chosen.items():
            self.hands[giver].remove(passed)
        for giver, passed in chosen.items():
            self.hands[(giver + 1) % self.seats].append(passed)

    def _count(self) -> None:
        """What the hand brings to each player: table, Banker, highest peddle in hand, paranoia, the best's bonus."""
        skims = [0] * self.seats
        for holder in range(self.seats):
            if "banker" in self.hands[holder]:
                for other in range(self.seats):
                    if other != holder:
                        part = worth(self.markets[other].peddles) // 5
                        skims[holder] += part
                        skims[other] -= part
        sheets: list[tuple[int, int, int, int]] = []
        for seat in range(self.seats):
            in_hand = max((WORTH[card] for card in self.hands[seat] if card in WORTH), default=0)
            paranoia = sum(FINE[card] for card in self.hands[seat] if card in FINE)
            sheets.append((self.markets[seat].money(), skims[seat], -in_hand, -paranoia))
        results = [sum(sheet) for sheet in sheets]
        is_alone = results.count(max(results)) == 1
        bonuses = [25 if is_alone and result == max(results) else 0 for result in results]
        self.sheets.append([(*sheet, bonus) for sheet, bonus in zip(sheets, bonuses, strict=True)])
        for seat in range(self.seats):
            self.totals[seat] += results[seat] + bonuses[seat]

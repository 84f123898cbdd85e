"""The sheet of Grass played with printed cards: its forms, its count, and the positions of the referee."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from mazzo.companion.count import CountLine, CountNote, Fault, OptionName, TableCount, Tally, Transfer, fault_of, ranked
from mazzo.core.errors import Fact
from mazzo.core.game import Game, Refusal
from mazzo.games.grass import rules, view
from mazzo.games.grass.deck import (
    BONUS,
    BUST,
    COUNTS,
    COVERS,
    GOAL,
    GRAB_A_SNACK,
    HEATS,
    KINDS,
    MONEY,
    NAMES,
    PEDDLES,
    SEATS,
    STEAL,
    VALUES,
)
from mazzo.games.grass.meta import META, REFUSALS
from mazzo.games.grass.rules.cards import kind_of_cover
from mazzo.games.grass.rules.state import (
    DISCARD,
    GAME_OVER,
    MOST_HANDS,
    MOST_HEAT,
    PLAY,
    PLAYING,
    TARGETS,
    State,
)
from mazzo.games.grass.rules.turns import count_hand, starter
from mazzo.games.grass.wire import RULES

GrassGame = Game[State, view.GrassView, object]

Kind = Annotated[int, Meta(ge=0, lt=KINDS)]
Peddle = Annotated[int, Meta(ge=0, lt=PEDDLES)]
Heat = Annotated[int, Meta(ge=BUST, lt=BUST + HEATS)]
Protection = Annotated[int, Meta(ge=GRAB_A_SNACK, lt=STEAL)]
Money = Annotated[int, Meta(ge=0, le=MONEY)]
MOST_HELD = 16

FAULTS = {
    "companion-odd-money": "1.2",
    "companion-too-much-money": "1.1",
    "companion-too-much-protected": "1.3",
    "companion-too-many-of": "1.1",
    "companion-missing-player": "11.1",
}
"""What a sheet may hold that no cards can, and the rule that says so."""


class EnteredHand(Struct, forbid_unknown_fields=True):
    """One player at the end of a hand: the money in the market, in thousands, without and with protection, and the
    cards left in the hand; only peddles, paranoia and The Banker matter.
    """

    unprotected: Money = 0
    protected: Money = 0
    hand: Annotated[list[Kind], Meta(max_length=MOST_HELD)] = []


class TableSheet(Struct, forbid_unknown_fields=True):
    """The finished hands of a match for `seats` players, each with what every seat has."""

    seats: Annotated[int, Meta(ge=META.seats_min, le=SEATS)]
    hands: Annotated[list[Annotated[list[EnteredHand], Meta(max_length=SEATS)]], Meta(max_length=MOST_HANDS)] = []
    options: Annotated[list[OptionName], Meta(max_length=16)] = []


class EnteredMarket(Struct, forbid_unknown_fields=True):
    """One player's market: whether it is open, the heat on it in the order in which it was played, the unprotected and
    the protected peddles.
    """

    open: bool = False
    heat: Annotated[list[Heat], Meta(max_length=MOST_HEAT)] = []
    peddles: Annotated[list[Peddle], Meta(max_length=28)] = []
    covered: Annotated[list[Peddle], Meta(max_length=28)] = []


class TablePosition(Struct, forbid_unknown_fields=True):
    """The markets of all players; the first is that of the player in turn, who asks."""

    markets: Annotated[list[EnteredMarket], Meta(min_length=META.seats_min, max_length=SEATS)]
    options: Annotated[list[OptionName], Meta(max_length=16)] = []


def count(game: GrassGame, sheet: TableSheet) -> TableCount:
    """The count of a sheet, hand by hand (11), with the totals (12.1), what The Banker moves (11.2), and who begins and
    deals the next hand (2.2, 2.b). Raises NotUnderstood for options that cannot be combined.
    """
    faults: list[Fault] = []
    s = game.new_state()
    rules.init(s, sheet.seats, game.option_bits(sheet.options, sheet.seats))
    for part, players in enumerate(sheet.hands):
        if s.ended:
            rule = REFUSALS[GAME_OVER][1]
            faults.append(fault_of(Refusal(REFUSALS[GAME_OVER][0], rule), 0, part=part, skipped=True))
            continue
        _enter(s, part, players, faults)
        count_hand(s)
    sheets = view.view([s], None, 0).sheets
    tallies = []
    transfers = []
    for seat in range(s.seats):
        own = [hand[seat] for hand in sheets]
        lines = [line for part, one in enumerate(own) for line in _lines(one, part)]
        tallies.append(Tally(seat, s.totals[seat], [one.points for one in own], lines, None))
    for part, hand in enumerate(sheets):
        banker = next((one.seat for one in hand if one.skimmed > 0), None)
        for one in hand:
            if one.skimmed < 0 and banker is not None:
                transfers.append(Transfer(part, one.seat, banker, -one.skimmed, RULES["skimmed"]))
    ranked(META, tallies, [view.ranking_key(s, seat) for seat in range(s.seats)])
    is_over = bool(s.ended)
    first = None if is_over else starter(s)
    dealer = None if first is None else (first - 1) % s.seats  # 2.2
    notes = [*_notes(s, sheets)]
    return TableCount(META.name, is_over, tallies, faults, first, dealer, transfers, notes)


NOTES = {"companion-grass-nobody-best": "11.a", "companion-grass-another-hand": "12.a"}
"""What is said of ties, and the rule that says so."""


def _notes(s: State, sheets: tuple[tuple[view.Sheet, ...], ...]) -> Iterator[CountNote]:
    """Hands whose best result is shared, and a highest total that is."""
    for part, hand in enumerate(sheets):
        if not any(one.bonus for one in hand):
            yield CountNote("companion-grass-nobody-best", NOTES["companion-grass-nobody-best"], {"money": BONUS}, part)
    if not s.ended and max(s.totals[: s.seats]) >= GOAL:
        facts: dict[str, Fact] = {"money": max(s.totals[: s.seats])}
        yield CountNote("companion-grass-another-hand", NOTES["companion-grass-another-hand"], facts)


def state_of(game: GrassGame, position: TablePosition) -> tuple[State, int]:
    """The state in which the referee asks, and the seat."""
    s = game.new_state()
    rules.init(s, len(position.markets), game.option_bits(position.options, len(position.markets)))
    s.due, s.phase, s.turn = 0, PLAYING, 0
    for seat, market in enumerate(position.markets):
        s.is_open[seat] = int(market.open)
        for kind in market.heat:
            s.heat[seat][s.heats[seat]] = kind
            s.heats[seat] += 1
        for kind in market.peddles:
            s.tabled[seat][kind] += 1
        if market.covered:
            s.cover_of[seat] = seat
        for kind in market.covered:
            s.covered[seat][kind] += 1
    return s, 0


def take_card(s: State, action: int) -> None:
    """Put the card of an action into the hand, so that the referee judges only whether it may be played."""
    if action < DISCARD:
        s.hand[0][(action - PLAY) // TARGETS] = 1
    elif action < DISCARD + KINDS:
        s.hand[0][action - DISCARD] = 1


def _enter(s: State, part: int, players: list[EnteredHand], faults: list[Fault]) -> None:
    """Write what all players have at the end of a hand into the state."""
    held = [0] * KINDS
    for seat in range(s.seats):
        if seat >= len(players):
            faults.append(_fault("companion-missing-player", seat, part))
            continue
        entered = players[seat]
        for money in (entered.unprotected, entered.protected):
            if money % VALUES[0]:
                faults.append(_fault("companion-odd-money", seat, part, money=money, least=VALUES[0]))
        for kind, pieces in _in_peddles(entered.unprotected):
            s.tabled[seat][kind] = pieces
        s.cover_of[seat] = seat
        for kind, pieces in _in_peddles(entered.protected):
            s.covered[seat][kind] = pieces
        for at, kind in enumerate(entered.hand):
            s.hand[seat][kind] += 1
            held[kind] += 1
            if held[kind] > COUNTS[kind]:
                facts: dict[str, Fact] = {"card": NAMES[kind], "count": COUNTS[kind]}
                fault = fault_of(Refusal("companion-too-many-of", FAULTS["companion-too-many-of"], facts), seat, at)
                fault.part, fault.card = part, NAMES[kind]
                faults.append(fault)
    tabled = sum(player.unprotected + player.protected for player in players[: s.seats])
    if tabled + sum(VALUES[kind] * held[kind] for kind in range(PEDDLES)) > MONEY:
        faults.append(_fault("companion-too-much-money", 0, part, most=MONEY))
    most = sum(VALUES[kind_of_cover(cover)] for cover in range(COVERS))
    if sum(player.protected for player in players[: s.seats]) > most:
        faults.append(_fault("companion-too-much-protected", 0, part, most=most))


def _in_peddles(money: int) -> list[tuple[int, int]]:
    """An amount as peddles: kinds, and how many of each; what is less than the lowest is left out."""
    pieces = []
    for kind in (5, 4, 2, 0):  # one of each value
        pieces.append((kind, money // VALUES[kind]))
        money %= VALUES[kind]
    return pieces


def _lines(sheet: view.Sheet, part: int) -> list[CountLine]:
    """The lines of one player's sheet of a hand."""
    amounts = {
        "tabled": (sheet.tabled, "companion-grass-tabled"),
        "skimmed": (sheet.skimmed, "companion-grass-skimmed"),
        "in_hand": (sheet.in_hand, "companion-grass-in-hand"),
        "paranoia": (sheet.paranoia, "companion-grass-paranoia"),
        "bonus": (sheet.bonus, "companion-grass-bonus"),
    }
    return [
        CountLine(key, money, RULES[key], text, {"money": abs(money), "gives": "yes" if money < 0 else "no"}, part)
        for key, (money, text) in amounts.items()
        if money or key == "tabled"
    ]


def _fault(code: str, seat: int, part: int, **facts: Fact) -> Fault:
    return fault_of(Refusal(code, FAULTS[code], facts), seat, part=part)

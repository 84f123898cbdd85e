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
    DR_FEELGOOD,
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
Tabled = Annotated[list[Peddle], Meta(max_length=28)]
MOST_HELD = 16

FAULTS = {
    "companion-odd-money": "1.2",
    "companion-too-much-money": "1.1",
    "companion-too-much-protected": "1.3",
    "companion-too-many-of": "1.1",
    "companion-never-protected": "7.3",
    "companion-missing-player": "11.1",
}
"""What a sheet may hold that no cards can, and the rule that says so."""


class EnteredHand(Struct, forbid_unknown_fields=True):
    """One player at the end of a hand: what lies in the market without and with protection, as money in thousands, as
    peddles, or both, which are added; and the cards left in the hand, of which only peddles, paranoia and The Banker
    matter.
    """

    unprotected: Money = 0
    protected: Money = 0
    peddles: Tabled = []
    covered: Tabled = []
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
    peddles: Tabled = []
    covered: Tabled = []


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
    seen = [0] * KINDS
    entered = players[: s.seats]
    for seat, player in enumerate(entered):
        for money in (player.unprotected, player.protected):
            if money % VALUES[0]:
                faults.append(_fault("companion-odd-money", seat, part, money=money, least=VALUES[0]))
        s.tabled[seat][:PEDDLES] = _peddles(player.unprotected, player.peddles)
        s.cover_of[seat] = seat
        s.covered[seat][:PEDDLES] = _peddles(player.protected, player.covered)
        if DR_FEELGOOD in player.covered:
            faults.append(_fault_of_card("companion-never-protected", seat, part, DR_FEELGOOD))
        for kind in (*player.peddles, *player.covered, *player.hand):
            seen[kind] += 1
            if seen[kind] > COUNTS[kind]:
                faults.append(_fault_of_card("companion-too-many-of", seat, part, kind))
        for kind in player.hand:
            s.hand[seat][kind] += 1
    faults += [_fault("companion-missing-player", seat, part) for seat in range(len(entered), s.seats)]
    money = sum(player.unprotected + player.protected for player in entered)
    if money + sum(VALUES[kind] * seen[kind] for kind in range(PEDDLES)) > MONEY:
        faults.append(_fault("companion-too-much-money", 0, part, most=MONEY))
    most = sum(VALUES[kind_of_cover(cover)] for cover in range(COVERS))
    if sum(player.protected + _worth(player.covered) for player in entered) > most:
        faults.append(_fault("companion-too-much-protected", 0, part, most=most))


def _worth(peddles: list[int]) -> int:
    return sum(VALUES[kind] for kind in peddles)


def _peddles(money: int, peddles: list[int]) -> list[int]:
    """How many of each kind lie there: the peddles, and the money as peddles; what is less than the lowest is left
    out.
    """
    pieces = [peddles.count(kind) for kind in range(PEDDLES)]
    for kind in (5, 4, 2, 0):  # one of each value
        pieces[kind] += money // VALUES[kind]
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


def _fault_of_card(code: str, seat: int, part: int, kind: int) -> Fault:
    fault = _fault(code, seat, part, card=NAMES[kind], count=COUNTS[kind])
    fault.card = NAMES[kind]
    return fault

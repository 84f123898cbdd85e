"""The sheet of Orchard played with printed cards: its forms, its count, and the positions of the referee."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from mazzo.companion import grid_cards
from mazzo.companion.count import CountLine, Fault, Script, TableCount, Tally, fault_of, ranked, sum_text
from mazzo.companion.grid_cards import (
    MOST_ENTERED,
    CardNumber,
    Col,
    EnteredCard,
    Replay,
    Replayer,
    Row,
    Way,
    cell_of,
    replay,
)
from mazzo.core.errors import Fact
from mazzo.core.game import Game, Refusal
from mazzo.games.orchard import view
from mazzo.games.orchard.deck import (
    CARDS_PER_GAME,
    DICE_PER_FRUIT,
    FRUIT_NAMES,
    FRUITS,
    TOKENS,
    VALUE,
    Fruit,
)
from mazzo.games.orchard.meta import META
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.games.orchard.rules.play import lay
from mazzo.games.orchard.rules.state import CLOSED, FIRST_DIE, NO_OVERLAP, NOT_IN_HAND, ROTTEN_COST, State, fruit_at
from mazzo.games.orchard.wire import RULES
from mazzo.gridcards.grid import COLS, HOME_COL, HOME_ROW, ROWS

OrchardGame = Game[State, view.OrchardView, view.Offers]

FAULTS = {
    "companion-no-such-die": "1.2",
    "companion-too-many-dice": "1.2",
    "companion-too-many-tokens": "1.3",
    "companion-too-many-cards": "2.1",
    "companion-cell-twice": "3.c",
    "companion-die-under-token": "6.a",
}
"""What a sheet may hold that no action can bring about, and the rule that says so."""


class EnteredTree(Struct, forbid_unknown_fields=True):
    """A visible tree of an orchard that is entered as it lies: its fruit, the die on it (0 for none), and whether a
    rotten fruit token lies there.
    """

    row: Row
    col: Col
    fruit: Fruit
    die: Annotated[int, Meta(ge=0, le=99)] = 0
    rotten: bool = False


class EnteredDice(Struct, forbid_unknown_fields=True):
    """The dice of each fruit, by what they show."""

    apple: Annotated[list[int], Meta(max_length=20)] = []
    pear: Annotated[list[int], Meta(max_length=20)] = []
    plum: Annotated[list[int], Meta(max_length=20)] = []


class EnteredOrchard(Struct, forbid_unknown_fields=True):
    """One player's orchard, in one of three ways: `cards` in the order in which they were laid; `cells` as it lies; or
    only `dice` and the number of `rotten` fruit tokens. `way`: which of them counts; null for the first that is not
    empty. `next`: the card that is about to be laid on `cards`: the count offers its placements.
    """

    cards: Annotated[list[EnteredCard], Meta(max_length=MOST_ENTERED)] = []
    cells: Annotated[list[EnteredTree], Meta(max_length=120)] = []
    dice: EnteredDice | None = None
    rotten: Annotated[int, Meta(ge=0, le=9)] = 0
    way: Way | None = None
    next: CardNumber | None = None


class TableSheet(Struct, forbid_unknown_fields=True):
    """The orchards of all players. `drawn`: the cards in the order in which they came, the same for all; [] if nobody
    knows. `deck`: the file of an owner's deck, "" for the printed one.
    """

    players: Annotated[list[EnteredOrchard], Meta(min_length=1, max_length=META.seats_max)]
    drawn: Annotated[list[CardNumber], Meta(max_length=CARDS_PER_GAME)] = []
    deck: str = ""


class TablePosition(Struct, forbid_unknown_fields=True):
    """An orchard, or a part of it, on which a card is to be laid. `tokens`: how many rotten fruit tokens are left; null
    for as many as do not lie there.
    """

    cards: Annotated[list[EnteredCard], Meta(max_length=MOST_ENTERED)] = []
    cells: Annotated[list[EnteredTree], Meta(max_length=120)] = []
    tokens: Annotated[int, Meta(ge=0, le=TOKENS)] | None = None
    deck: str = ""


def count(game: OrchardGame, sheet: TableSheet) -> TableCount:
    """The count of a sheet (8.1, 8.2) with titles (8.3), and the places of several players (9.5 to 9.8). Raises
    NotUnderstood if the start card cannot lie as it was entered.
    """
    result = grid_cards.count_players(
        sheet.players,
        lambda seat, cards: _replayed(game, seat, cards, sheet.drawn),
        lambda seat, player, faults: _lying(game, seat, player, faults),
    )
    states = result.states
    tallies = [_tally(s, seat) for seat, s in enumerate(states)]
    ranked(META, tallies, [view.ranking_key(s, 0) for s in states])
    return TableCount(
        META.name,
        result.is_over,
        tallies,
        result.faults,
        assumed=result.assumed,
        view=view.view(states, None, 0),
        faces=game.deck,
        offers=grid_cards.offers_of_next(game, sheet.players, states) or result.offers,
    )


def whole_game(game: OrchardGame, sheet: TableSheet) -> Script | None:
    """The game that a sheet tells from the first card to the last; None if it does not, or has a fault."""
    return grid_cards.whole_game(
        sheet.players, sheet.drawn, lambda seat, cards: _replayed(game, seat, cards, sheet.drawn), [], []
    )


def state_of(game: OrchardGame, position: TablePosition) -> tuple[State, int]:
    """The state in which the referee asks, and the seat."""
    if position.cards:
        s: State = _replayed(game, 0, position.cards, ()).state
    else:
        s = _lying(game, 0, EnteredOrchard(cells=position.cells), [])
    grid_cards.make_last(s, position.tokens)
    return s, 0


take_card = grid_cards.take_card


def _replayed(game: OrchardGame, seat: int, cards: Sequence[EnteredCard], drawn: Sequence[int]) -> Replay:
    how = Replayer(
        game,
        lay,
        is_choosing,
        lambda s: "4.b",
        lambda action: action - FIRST_DIE,
        NOT_IN_HAND,
        NO_OVERLAP,
        _refusal("companion-too-many-cards", most=CARDS_PER_GAME),
    )
    return replay(how, _empty(game), seat, cards, drawn)


def _empty(game: OrchardGame) -> State:
    s = game.new_state()
    game.rules.init(s, 1, 0)
    return s


def _lying(game: OrchardGame, seat: int, player: EnteredOrchard, faults: list[Fault]) -> State:
    """The state of an orchard of which only what is visible is known."""
    s = _empty(game)
    are_cells = grid_cards.way_of(player) == "cells"
    cells = player.cells if are_cells else _spread(player.dice or EnteredDice(), player.rotten)
    for at, tree in enumerate(cells):
        place = (tree.row, tree.col) if are_cells else None
        r, c = tree.row + HOME_ROW, tree.col + HOME_COL
        if fruit_at(s, r, c) or s.trees[CLOSED][r] >> c & 1:
            faults.append(_fault("companion-cell-twice", seat, at, place, skipped=True))
            continue
        if tree.rotten:
            s.trees[CLOSED][r] |= 1 << c
            s.tokens -= 1
            s.points -= ROTTEN_COST  # 8.2
            if s.tokens < 0:
                faults.append(_fault("companion-too-many-tokens", seat, at, place, most=TOKENS))
            if tree.die:
                faults.append(_fault("companion-die-under-token", seat, at, place, die=tree.die, skipped=True))
            continue
        fruit = FRUITS[FRUIT_NAMES.index(tree.fruit)]
        s.trees[fruit][r] |= 1 << c
        if tree.die not in VALUE:
            faults.append(_fault("companion-no-such-die", seat, at, place, die=tree.die, skipped=True))
        elif tree.die:
            s.stage[r][c] = VALUE.index(tree.die)
            s.points += tree.die  # 8.1
            s.supply[fruit] -= 1
            if s.supply[fruit] < 0:
                faults.append(_fault("companion-too-many-dice", seat, at, place, fruit=tree.fruit, most=DICE_PER_FRUIT))
        s.top, s.bottom = min(s.top, r), max(s.bottom, r)
        s.left, s.right = min(s.left, c), max(s.right, c)
    return s


def _spread(dice: EnteredDice, rotten: int) -> list[EnteredTree]:
    """Dice and tokens of which nobody says where they lie, each somewhere."""
    shown = [(fruit, die, False) for fruit in FRUIT_NAMES for die in getattr(dice, fruit)]
    lying = [*shown, *[(FRUIT_NAMES[0], 0, True)] * rotten]
    width = COLS - HOME_COL - 1
    return [
        EnteredTree(at // width, at % width, fruit, die, is_rotten) for at, (fruit, die, is_rotten) in enumerate(lying)
    ]


def _tally(s: State, seat: int) -> Tally:
    """The lines of one orchard."""
    dice: dict[int, list[tuple[int, int]]] = {fruit: [] for fruit in FRUITS}
    tokens = []
    for r in range(ROWS):
        for c in range(COLS):
            if s.stage[r][c]:
                dice[fruit_at(s, r, c)].append((VALUE[s.stage[r][c]], r * COLS + c))
            if s.trees[CLOSED][r] >> c & 1:
                tokens.append(cell_of(r * COLS + c))
    lines = []
    for name, fruit in zip(FRUIT_NAMES, FRUITS, strict=True):
        values = [value for value, _ in dice[fruit]]
        facts: dict[str, Fact] = {"fruit": name, "values": sum_text(values), "count": len(values)}
        cells = [cell_of(spot) for _, spot in dice[fruit]]
        lines.append(CountLine("dice", sum(values), RULES["dice"], "companion-orchard-dice", facts, cells=cells))
    used = TOKENS - s.tokens
    facts = {"count": used, "cost": ROTTEN_COST}
    cost = -ROTTEN_COST * used
    lines.append(CountLine("rotten", cost, RULES["rotten"], "companion-orchard-rotten", facts, cells=tokens))
    return Tally(seat, s.points, [], lines, view.title(s, 0))


def _refusal(code: str, **facts: Fact) -> Refusal:
    return Refusal(code, FAULTS[code], facts)


def _fault(
    code: str, seat: int, at: int, place: tuple[int, int] | None, *, skipped: bool = False, **facts: Fact
) -> Fault:
    return fault_of(_refusal(code, **facts), seat, at, "", place, skipped=skipped)

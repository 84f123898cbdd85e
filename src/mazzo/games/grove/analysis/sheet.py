"""The sheet of Grove played with printed cards: its forms, its count, and the positions of the referee."""

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
from mazzo.games.grove import rules, view
from mazzo.games.grove.deck import (
    BASKET,
    CARDS_PER_GAME,
    DICE_PER_FRUIT,
    FRUIT_NAMES,
    FRUITS,
    HIGHEST,
    RECIPES_PER_GAME,
    WHEELBARROW,
    Fruit,
)
from mazzo.games.grove.meta import META
from mazzo.games.grove.notation import RECIPE
from mazzo.games.grove.rules import scoring
from mazzo.games.grove.rules.dice import is_choosing
from mazzo.games.grove.rules.play import lay
from mazzo.games.grove.rules.state import (
    BARROW_DUE,
    FIRST_BARROW,
    FIRST_DIE,
    NO_OVERLAP,
    NOT_IN_HAND,
    NOWHERE,
    WITH_RECIPES,
    State,
    asked_at,
    is_glade,
)
from mazzo.games.grove.wire import RULES
from mazzo.gridcards.grid import COLS, HOME_COL, HOME_ROW, NO_CARD, ROWS

GroveGame = Game[State, view.GroveView, view.Offers]

FACES_OF_DICE = (*range(2, HIGHEST + 1), BASKET, WHEELBARROW)  # 1.3, 1.4

FAULTS = {
    "companion-no-such-die": "1.3",
    "companion-too-many-dice": "1.3",
    "companion-too-many-tokens": "1.4",
    "companion-second-wheelbarrow": "1.4",
    "companion-too-many-cards": "2.1",
    "companion-cell-twice": "3.c",
    "companion-die-under-token": "6.a",
    "companion-recipes-need-cells": "10.5",
}
"""What a sheet may hold that no action can bring about, and the rule that says so."""


class EnteredCell(Struct, forbid_unknown_fields=True):
    """A visible cell of a grove that is entered as it lies: the tree's fruit and how many (null: a glade), the die on
    it (0 for none, 10 the basket, 15 the wheelbarrow), the fruit of a die on a glade, and whether the squirrel lies
    there.
    """

    row: Row
    col: Col
    fruit: Fruit | None
    fruits: Annotated[int, Meta(ge=1, le=2)] = 1
    die: Annotated[int, Meta(ge=0, le=99)] = 0
    die_fruit: Fruit | None = None
    squirrel: bool = False


class EnteredDice(Struct, forbid_unknown_fields=True):
    """The dice on trees of each fruit, by what they show; 15 is the wheelbarrow."""

    orange: Annotated[list[int], Meta(max_length=20)] = []
    lemon: Annotated[list[int], Meta(max_length=20)] = []
    lime: Annotated[list[int], Meta(max_length=20)] = []


class EnteredGrove(Struct, forbid_unknown_fields=True):
    """One player's grove, in one of three ways: `cards` in the order in which they were laid; `cells` as it lies; or
    only `dice`, whether the squirrel came, how many dice on trees are `beside` it, and how many dice lie on glades
    (`fallen`). `way`: which of them counts; null for the first that is not empty. `next`: the card that is about to be
    laid on `cards`: the count offers its placements.
    """

    cards: Annotated[list[EnteredCard], Meta(max_length=MOST_ENTERED)] = []
    cells: Annotated[list[EnteredCell], Meta(max_length=120)] = []
    dice: EnteredDice | None = None
    squirrel: bool = False
    beside: Annotated[int, Meta(ge=0, le=4)] = 0
    fallen: Annotated[int, Meta(ge=0, le=20)] = 0
    way: Way | None = None
    next: CardNumber | None = None


class TableSheet(Struct, forbid_unknown_fields=True):
    """The groves of all players. `drawn`: the cards in the order in which they came, the same for all; [] if nobody
    knows. `recipes`: the two cards of a recipe challenge, or []. `deck`: the file of an owner's deck, "" for the house
    deck.
    """

    players: Annotated[list[EnteredGrove], Meta(min_length=1, max_length=META.seats_max)]
    drawn: Annotated[list[CardNumber], Meta(max_length=CARDS_PER_GAME)] = []
    recipes: Annotated[list[CardNumber], Meta(max_length=RECIPES_PER_GAME)] = []
    deck: str = ""


class TablePosition(Struct, forbid_unknown_fields=True):
    """A grove, or a part of it, on which a card is to be laid. `tokens`: how many squirrels are left; null: one unless
    it lies there.
    """

    cards: Annotated[list[EnteredCard], Meta(max_length=MOST_ENTERED)] = []
    cells: Annotated[list[EnteredCell], Meta(max_length=120)] = []
    tokens: Annotated[int, Meta(ge=0, le=1)] | None = None
    deck: str = ""


def count(game: GroveGame, sheet: TableSheet) -> TableCount:
    """The count of a sheet (9.1 to 9.3, 10.5) with titles (9.5, 10.6), and the places of several players (11.5, 11.6).
    Raises NotUnderstood if the start card cannot lie as it was entered, or for one recipe alone.
    """
    result = grid_cards.count_players(
        sheet.players,
        lambda seat, cards: _replayed(game, seat, cards, sheet),
        lambda seat, player, faults: _lying(game, seat, player, sheet.recipes, faults),
    )
    states = result.states
    tallies = [_tally(s, seat) for seat, s in enumerate(states)]
    ranked(META, tallies, list(map(_ranking_key, states, sheet.players)))
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


def _ranking_key(s: State, player: EnteredGrove) -> tuple[int, int]:
    """Points (11.5), then all dice, those on glades too (11.a)."""
    points, dice = view.ranking_key(s, 0)
    return points, dice + (player.fallen if grid_cards.way_of(player) == "dice" else 0)


def whole_game(game: GroveGame, sheet: TableSheet) -> Script | None:
    """The game that a sheet tells from the first card to the last; None if it does not, or has a fault."""
    return grid_cards.whole_game(
        sheet.players,
        sheet.drawn,
        lambda seat, cards: _replayed(game, seat, cards, sheet),
        [META.options[-1].name] if sheet.recipes else [],
        [f"{RECIPE}{card}" for card in sheet.recipes],
    )


def state_of(game: GroveGame, position: TablePosition) -> tuple[State, int]:
    """The state in which the referee asks, and the seat."""
    if position.cards:
        s: State = _replayed(game, 0, position.cards, TableSheet([])).state
    else:
        s = _lying(game, 0, EnteredGrove(cells=position.cells), [], [])
    grid_cards.make_last(s, position.tokens)
    return s, 0


take_card = grid_cards.take_card


def _replayed(game: GroveGame, seat: int, cards: Sequence[EnteredCard], sheet: TableSheet) -> Replay:
    how = Replayer(
        game,
        lay,
        is_choosing,
        lambda s: "4.f" if s.due == BARROW_DUE else "4.d",
        lambda action: action - (FIRST_BARROW if action >= FIRST_BARROW else FIRST_DIE),
        NOT_IN_HAND,
        NO_OVERLAP,
        _refusal("companion-too-many-cards", most=CARDS_PER_GAME),
    )
    return replay(how, _empty(game, sheet.recipes), seat, cards, sheet.drawn)


def _empty(game: GroveGame, recipes: Sequence[int]) -> State:
    """The state before the start card, with the recipes in force. Raises NotUnderstood if they are not two."""
    s = game.new_state()
    game.rules.init(s, 1, WITH_RECIPES if recipes else 0)
    for card in recipes:
        game.rules.apply_chance(s, game.read_chance(s, f"{RECIPE}{card}"))  # 10.1
    return s


def _lying(game: GroveGame, seat: int, player: EnteredGrove, recipes: Sequence[int], faults: list[Fault]) -> State:
    """The state of a grove of which only what is visible is known."""
    are_cells = grid_cards.way_of(player) == "cells"
    if recipes and not are_cells:
        faults.append(_fault("companion-recipes-need-cells", seat, None, None))
    s = _empty(game, recipes if are_cells else [])
    s.on_table = 1
    for at, cell in enumerate(player.cells if are_cells else _spread(player)):
        place = (cell.row, cell.col) if are_cells else None
        r, c = cell.row + HOME_ROW, cell.col + HOME_COL
        bit = 1 << c
        if asked_at(s, r, c) or (s.clear[r] | s.asks[0][r]) & bit:
            faults.append(_fault("companion-cell-twice", seat, at, place, skipped=True))
            continue
        s.top, s.bottom = min(s.top, r), max(s.bottom, r)
        s.left, s.right = min(s.left, c), max(s.right, c)
        if cell.squirrel:
            if s.squirrel != NOWHERE:
                faults.append(_fault("companion-too-many-tokens", seat, at, place, most=1))
            if cell.die:
                faults.append(_fault("companion-die-under-token", seat, at, place, die=cell.die, skipped=True))
            s.asks[0][r] |= bit
            s.squirrel, s.tokens = r * COLS + c, 0
            continue
        die = cell.die if cell.die in FACES_OF_DICE else 0
        if cell.die != die:
            faults.append(_fault("companion-no-such-die", seat, at, place, die=cell.die, skipped=True))
        asked = cell.fruit or (cell.die_fruit if die else None)
        if cell.fruit is None:
            s.glades[r] |= bit
        elif cell.fruits == 2:
            s.twos[r] |= bit
        if asked is None:
            s.clear[r] |= bit
            continue
        fruit = FRUITS[FRUIT_NAMES.index(asked)]
        s.asks[fruit][r] |= bit
        _put_die(s, seat, at, place, fruit, r, c, die, faults)
    return s


def _put_die(
    s: State,
    seat: int,
    at: int,
    place: tuple[int, int] | None,
    fruit: int,
    r: int,
    c: int,
    die: int,
    faults: list[Fault],
) -> None:
    """Put a die, or the wheelbarrow, on a cell that is entered as it lies."""
    s.die[r][c] = die
    if not is_glade(s, r, c):
        s.harvest += die  # 9.1, 9.2
    if die == WHEELBARROW:
        if s.barrow != NOWHERE:
            faults.append(_fault("companion-second-wheelbarrow", seat, at, place))
        s.barrow = r * COLS + c
    elif die:
        s.supply[fruit] -= 1
        if s.supply[fruit] < 0:
            name = FRUIT_NAMES[FRUITS.index(fruit)]
            faults.append(_fault("companion-too-many-dice", seat, at, place, fruit=name, most=DICE_PER_FRUIT))


def _spread(player: EnteredGrove) -> list[EnteredCell]:
    """Dice of which nobody says where they lie, each somewhere: as many beside the squirrel as are said to be."""
    dice = player.dice or EnteredDice()
    places = [(-1, 0), (0, -1), (0, 1), (1, 0)][: player.beside] if player.squirrel else []
    width = COLS - HOME_COL - 1
    lying = [EnteredCell(0, 0, FRUIT_NAMES[0], squirrel=True)] if player.squirrel else []
    shown = [(fruit, die) for fruit in FRUIT_NAMES for die in getattr(dice, fruit)]
    for at, (fruit, die) in enumerate(shown):
        row, col = places[at] if at < len(places) else (3 + at // width, at % width)
        lying.append(EnteredCell(row, col, fruit, die=die))
    return lying


def _tally(s: State, seat: int) -> Tally:
    """The lines of one grove."""
    dice: dict[int, list[tuple[int, int]]] = {fruit: [] for fruit in FRUITS}
    on_glades = []
    for r in range(ROWS):
        for c in range(COLS):
            if s.die[r][c] and is_glade(s, r, c):
                on_glades.append((s.die[r][c], r * COLS + c))
            elif s.die[r][c]:
                dice[asked_at(s, r, c)].append((s.die[r][c], r * COLS + c))
    lines = []
    for name, fruit in zip(FRUIT_NAMES, FRUITS, strict=True):
        values = [value for value, _ in dice[fruit]]
        facts: dict[str, Fact] = {"fruit": name, "values": sum_text(values), "count": len(values)}
        cells = [cell_of(spot) for _, spot in dice[fruit]]
        lines.append(CountLine("dice", sum(values), RULES["dice"], "companion-grove-dice", facts, cells=cells))
    if on_glades:
        facts = {"values": sum_text(value for value, _ in on_glades), "count": len(on_glades)}
        cells = [cell_of(spot) for _, spot in on_glades]
        lines.append(CountLine("glades", 0, RULES["glades"], "companion-grove-glades", facts, cells=cells))
    price = scoring.price(s)
    cells = [cell_of(s.squirrel)] if price else []
    facts = {"came": "yes" if price else "no", "dice": max(price - 1, 0)}
    lines.append(CountLine("squirrel", -price, RULES["squirrel"], "companion-grove-squirrel", facts, cells=cells))
    for slot, card in enumerate(s.chosen):
        if card != NO_CARD:
            facts = {"card": card + 1, "count": scoring.count(s, card)}
            points = scoring.recipe_points(s, slot)
            lines.append(CountLine("recipe", points, RULES["recipe"], "companion-grove-recipe", facts))
    if s.chosen[0] != NO_CARD:
        facts = {"target": scoring.target(s)}
        lines.append(CountLine("challenge", 0, RULES["challenge"], "companion-grove-target", facts))
    return Tally(seat, rules.score(s, 0), [], lines, view.title(s, 0))


def _refusal(code: str, **facts: Fact) -> Refusal:
    return Refusal(code, FAULTS[code], facts)


def _fault(
    code: str, seat: int, at: int | None, place: tuple[int, int] | None, *, skipped: bool = False, **facts: Fact
) -> Fault:
    return fault_of(_refusal(code, **facts), seat, at, "", place, skipped=skipped)

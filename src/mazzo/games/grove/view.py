"""Views and offers of Grove, immutable values that are sent as they are. Rows and columns count from the start card's
top-left cell.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from mazzo.core.preview import Preview
from mazzo.core.record import once
from mazzo.games.grove import rules
from mazzo.games.grove.analysis import preview
from mazzo.games.grove.deck import (
    ANY_FRUIT,
    CARDS,
    CARDS_PER_GAME,
    COUNT,
    FRUIT_NAMES,
    FRUITS,
    ORANGE,
    PLACE,
    RECIPES_PER_GAME,
    REWARD,
    WHEN,
    Fruit,
)
from mazzo.games.grove.meta import MET, META, MISSED
from mazzo.games.grove.recipes import Recipe, ValueFilter
from mazzo.games.grove.rules import scoring
from mazzo.games.grove.rules.dice import is_choosing
from mazzo.games.grove.rules.state import (
    ALL_PLACED,
    EVERY_CARD,
    FIRST_BARROW,
    FIRST_DIE,
    NOWHERE,
    State,
)
from mazzo.gridcards.grid import (
    CELLS,
    COLS,
    HOME_COL,
    HOME_ROW,
    NO_CARD,
    card_of,
    col_of,
    count_of,
    row_of,
    suit_of,
    turn_of,
)
from mazzo.gridcards.laid_cards import visible_cells

Mood = Literal["playing", "choosing", "waiting", "stopped", "finished"]

RANKS = (40, 45, 50, 55, 60)  # 9.5
"""Points required for the next title."""
VALUES: dict[int, ValueFilter] = {0: "any", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 10: "10", 15: "15"}


@dataclass(frozen=True, slots=True)
class Laid:
    """A placed card: its number, quarter turns clockwise, and its top-left cell after turning."""

    card: int
    turn: int
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class Cell:
    """What is visible on a cell: the tree's fruit and count (None and 0 for a glade), the die on it (0 for none, 10 the
    basket, 15 the wheelbarrow) and its fruit, and whether the squirrel is there.
    """

    row: int
    col: int
    fruit: Fruit | None
    fruits: int
    die: int
    die_fruit: Fruit | None
    squirrel: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """A recipe in force on one board, as if the game ended now: the count, whether it pays, and the points."""

    card: int
    count: int
    met: bool
    gain: int


@dataclass(frozen=True, slots=True)
class Score:
    """Points by source: dice on trees of each fruit (orange, lemon, lime), the squirrel (0 or less), the recipes.
    `glades` is the sum of the dice on glades, which score nothing. `target` is 0 without recipes.
    """

    total: int
    dice: tuple[int, int, int]
    dice_count: int
    squirrel: int
    glades: int
    recipes: tuple[Progress, ...]
    target: int
    is_met: bool


@dataclass(frozen=True, slots=True)
class Board:
    """One seat's grove."""

    seat: int
    laid: tuple[Laid, ...]
    cells: tuple[Cell, ...]
    hand: tuple[int, ...]
    dice_left: tuple[int, int, int]
    squirrel_left: bool
    wheelbarrow_left: bool
    score: Score
    state: Mood


@dataclass(frozen=True, slots=True)
class RecipeCard:
    """A recipe in force and its card. Names of an owner's recipes are in the deck."""

    card: int
    recipe: Recipe


@dataclass(frozen=True, slots=True)
class GroveView:
    """The table: every grove, the numbers of the unseen cards, how many of them will still be drawn, and the recipes in
    force with their target, 0 without recipes.
    """

    boards: tuple[Board, ...]
    unseen: tuple[int, ...]
    to_draw: int
    cards_per_game: int
    recipes: tuple[RecipeCard, ...]
    target: int


class Placement(NamedTuple):
    """A placement, the points that it brings, its effect on each of its six cells (`rules.state`: kind * 16 + die), and
    how many of the points come from each recipe in force.
    """

    action: int
    """The number that plays it."""
    card: int
    turn: int
    """Quarter turns clockwise."""
    row: int
    """Row of the card's top-left cell after turning."""
    col: int
    """Column of that cell."""
    gain: int
    """The points that it brings, below 0 if it costs some."""
    effects: tuple[int, ...]
    """In reading order of the card: a kind from GROUND to TEN_DUE of `rules.state`, times KIND, plus the die."""
    recipes: tuple[int, ...] = ()
    """The points of `gain` that come from each recipe in force."""


class DieChoice(NamedTuple):
    """A tree that may receive a scarce die, and the value of the die there."""

    action: int
    row: int
    col: int
    value: int


class BarrowChoice(NamedTuple):
    """A 10 that may be replaced by the wheelbarrow."""

    action: int
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class Offers:
    """The actions that a seat may take now."""

    placements: tuple[Placement, ...]
    dice: tuple[DieChoice, ...]
    wheelbarrows: tuple[BarrowChoice, ...]


def view(states: Sequence[State], viewer: int | None, acting: int) -> GroveView:
    """What one viewer sees. `states`: one for each seat, as visible to the viewer. Whether a seat has finished the
    round is public; what it did is secret until all have finished (11.c).
    """
    ahead = max(states, key=lambda s: s.drawn)
    return GroveView(
        boards=tuple([once(_board, s, seat, bool(acting >> seat & 1)) for seat, s in enumerate(states)]),
        unseen=once(_unseen, ahead),
        to_draw=CARDS_PER_GAME - ahead.drawn,
        cards_per_game=CARDS_PER_GAME,
        recipes=once(_recipes, ahead),
        target=scoring.target(ahead),
    )


PREVIEW = Preview(preview, META.max_actions, CELLS + RECIPES_PER_GAME)


def offers(s: State, seat: int) -> Offers:
    """Every legal action with its effect."""
    placements: list[Placement] = []
    dice: list[DieChoice] = []
    wheelbarrows: list[BarrowChoice] = []
    slots = _slots(s)
    for action, value, effects in PREVIEW.list(s, 0):
        if action >= FIRST_BARROW:
            wheelbarrows.append(BarrowChoice(action, *_cell_of(action - FIRST_BARROW)))
        elif action >= FIRST_DIE:
            dice.append(DieChoice(action, *_cell_of(action - FIRST_DIE), value))
        else:
            recipes = tuple([effects[CELLS + slot] for slot in slots])
            placements.append(Placement(action, *_laid_card(action), value, effects[:CELLS], recipes))
    return Offers(tuple(placements), tuple(dice), tuple(wheelbarrows))


def score_breakdown(s: State, seat: int) -> Score:
    """The score by source (9.1, 9.3, 10.5)."""
    return once(_score, s)


def ranking_key(s: State, seat: int) -> tuple[int, ...]:
    """Points (11.5, 11.d), then more dice at the end, including the wheelbarrow and dice on glades (11.6, ruling 11.a);
    equal keys share.
    """
    dice = sum(len(row) - row.count(0) for row in s.die)
    return rules.score(s, 0), dice


def title(s: State, seat: int) -> int:
    """Index of the title, 0 to 5 (9.5); in a recipe challenge MET or MISSED (10.6). The texts differ by
    language (9.b).
    """
    points = rules.score(s, 0)
    if s.chosen[0] != NO_CARD:
        return MET if points >= scoring.target(s) else MISSED
    return sum(points >= bound for bound in RANKS)


def last_effect(s: State, seat: int, action: int) -> tuple[int, ...]:
    """The effects on the six cells of the card just placed; () after a choice."""
    return () if action >= FIRST_DIE else tuple(s.effect)


def rounds(s: State, seat: int) -> int:
    """Number of rounds completed (11.3): cards placed after the first (2.3), with their dice."""
    return max(s.on_table - 1, 0) - is_choosing(s)


def follow_up_options(states: Sequence[State]) -> tuple[str, ...]:
    """The options that leave the cards of this game and of its recipes out of the next (2.2, 2.a); all seats play the
    same cards (11.2). After a recipe challenge too few are left for another (10.b), and `check_options` refuses them.
    """
    ahead = max(states, key=lambda s: s.drawn)
    cards = EVERY_CARD & ~ahead.unseen
    is_challenge = ahead.chosen[0] != NO_CARD
    return tuple(
        option.name for option in META.options if option.bit & cards or (is_challenge and option.bit > EVERY_CARD)
    )


def recipe_in(s: State, card: int) -> Recipe:
    """The recipe of a card, from the state."""
    row = s.recipes[card]
    return Recipe(
        number=row[scoring.NUMBER],
        when=WHEN[row[scoring.WHEN]],
        than=row[scoring.THAN],
        count=COUNT[row[scoring.COUNT]],
        fruit=ANY_FRUIT[row[scoring.FRUIT]],
        place=PLACE[row[scoring.PLACE]],
        value=VALUES[row[scoring.VALUE]],
        reward=REWARD[row[scoring.REWARD]],
        amount=row[scoring.AMOUNT],
        wheelbarrow=bool(row[scoring.WITH_BARROW]),
    )


def _unseen(s: State) -> tuple[int, ...]:
    return tuple([card + 1 for card in range(CARDS) if s.unseen >> card & 1])


def _recipes(s: State) -> tuple[RecipeCard, ...]:
    return tuple([RecipeCard(card + 1, recipe_in(s, card)) for card in s.chosen if card != NO_CARD])


def _board(s: State, seat: int, is_acting: bool) -> Board:
    return Board(
        seat=seat,
        laid=once(_laid, s),
        cells=once(_cells, s),
        hand=tuple([card + 1 for card in s.hand[: s.held]]),
        dice_left=(s.supply[1], s.supply[2], s.supply[3]),
        squirrel_left=s.tokens > 0,
        wheelbarrow_left=s.barrow == NOWHERE,
        score=once(_score, s),
        state=_mood(s, is_acting),
    )


def _laid(s: State) -> tuple[Laid, ...]:
    return tuple([Laid(*_laid_card(action)) for action in s.laid[: s.on_table]])


def _mood(s: State, is_acting: bool) -> Mood:
    if s.ended:
        return "finished" if s.ended == ALL_PLACED else "stopped"  # 8.1; 8.a, 11.b
    if is_choosing(s):
        return "choosing"
    return "playing" if is_acting else "waiting"


def _cells(s: State) -> tuple[Cell, ...]:
    """The visible cells, in reading order."""
    dice, fruits = s.die, [(name, s.asks[kind]) for name, kind in zip(FRUIT_NAMES, FRUITS, strict=True)]
    cells = []
    for (r, c), shown in visible_cells(s.laid[: s.on_table], s.faces):
        die = dice[r][c]
        of = next((name for name, asks in fruits if asks[r] >> c & 1), None) if die else None
        cells.append(_cell(r, c, shown, die, of, r * COLS + c == s.squirrel))
    return tuple(cells)


@cache
def _cell(r: int, c: int, shown: tuple[int, int], die: int, die_fruit: Fruit | None, has_squirrel: bool) -> Cell:
    fruit, count = suit_of(*shown), count_of(*shown)
    name = FRUIT_NAMES[fruit - ORANGE] if fruit else None
    return Cell(r - HOME_ROW, c - HOME_COL, name, count, die, die_fruit, has_squirrel)


def _score(s: State) -> Score:
    cells = once(_cells, s)
    dice = [0, 0, 0]
    for cell in cells:
        if cell.fruit and cell.die_fruit:
            dice[FRUIT_NAMES.index(cell.fruit)] += cell.die
    total, target = rules.score(s, 0), scoring.target(s)
    return Score(
        total=total,
        dice=(dice[0], dice[1], dice[2]),
        dice_count=sum(cell.die > 0 for cell in cells),
        squirrel=-scoring.price(s),
        glades=sum(cell.die for cell in cells if not cell.fruit),
        recipes=tuple([_progress(s, slot) for slot in _slots(s)]),
        target=target,
        is_met=target > 0 and total >= target,
    )


def _slots(s: State) -> list[int]:
    """The places of the recipes in force."""
    return [slot for slot in range(RECIPES_PER_GAME) if s.chosen[slot] != NO_CARD]


def _progress(s: State, slot: int) -> Progress:
    card = s.chosen[slot]
    return Progress(card + 1, scoring.count(s, card), scoring.pays(s, slot) > 0, scoring.recipe_points(s, slot))


def _cell_of(spot: int) -> tuple[int, int]:
    return spot // COLS - HOME_ROW, spot % COLS - HOME_COL


def _laid_card(action: int) -> tuple[int, int, int, int]:
    return card_of(action) + 1, turn_of(action), row_of(action) - HOME_ROW, col_of(action) - HOME_COL

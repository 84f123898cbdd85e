"""Views and offers of Orchard, immutable values that are sent as they are. Rows and columns count from the start card's
top-left cell.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from operator import attrgetter
from typing import Literal, NamedTuple

from mazzo.core.kept import kept
from mazzo.core.preview import Preview
from mazzo.core.record import once
from mazzo.games.orchard.analysis import preview
from mazzo.games.orchard.deck import CARDS, CARDS_PER_GAME, FRUIT_NAMES, FRUITS, TREES, VALUE, Fruit
from mazzo.games.orchard.meta import META
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.games.orchard.rules.state import ALL_PLACED, CLOSED, FIRST_DIE, ROTTEN_COST, State
from mazzo.gridcards.grid import (
    COLS,
    HOME_COL,
    HOME_ROW,
    card_of,
    col_of,
    row_of,
    suit_of,
    turn_of,
)
from mazzo.gridcards.laid_cards import visible_cells

Mood = Literal["playing", "choosing", "waiting", "stopped", "finished"]

RANKS = (25, 30, 35, 40, 45, 50, 55)  # 8.3
"""Points required for the next title."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A placed card: its number, quarter turns clockwise, and its top-left cell after turning."""

    card: int
    turn: int
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class Tree:
    """The visible tree of a cell: its fruit, the die on it (0 for none), and whether it is rotten."""

    row: int
    col: int
    fruit: Fruit
    die: int
    rotten: bool


@dataclass(frozen=True, slots=True)
class Score:
    """Points by source: dice of each fruit (apple, pear, plum), and rotten fruit (0 or less)."""

    total: int
    dice: tuple[int, int, int]
    dice_count: int
    rotten: int


@dataclass(frozen=True, slots=True)
class Board:
    """One seat's orchard."""

    seat: int
    laid: tuple[Laid, ...]
    trees: tuple[Tree, ...]
    hand: tuple[int, ...]
    dice_left: tuple[int, int, int]
    tokens_left: int
    score: Score
    state: Mood


@dataclass(frozen=True, slots=True)
class OrchardView:
    """The table: every orchard, the numbers of the unseen cards, and how many of them will still be drawn."""

    boards: tuple[Board, ...]
    unseen: tuple[int, ...]
    to_draw: int
    cards_per_game: int


class Placement(NamedTuple):
    """A placement, the points that it brings, and its effect on each of its six trees (codes of `rules.state`)."""

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
    """In reading order of the card: GROUND to SCARCE of `rules.state`."""


class DieChoice(NamedTuple):
    """A tree that may receive the scarce die."""

    action: int
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class Offers:
    """The actions that a seat may take now."""

    placements: tuple[Placement, ...]
    dice: tuple[DieChoice, ...]


def view(states: Sequence[State], viewer: int | None, acting: int) -> OrchardView:
    """What one viewer sees. `states`: one for each seat, as visible to the viewer. Whether a seat has finished the
    round is public; what it did is secret until all have finished (9.c).
    """
    ahead = max(states, key=_DRAWN)
    return OrchardView(
        boards=tuple([once(_board, s, seat, bool(acting >> seat & 1)) for seat, s in enumerate(states)]),
        unseen=once(_unseen, ahead),
        to_draw=CARDS_PER_GAME - ahead.drawn,
        cards_per_game=CARDS_PER_GAME,
    )


_DRAWN = attrgetter("drawn")
_LAID_READS = attrgetter("laid", "on_table")
_TREES_READ = attrgetter("laid", "on_table", "faces", "stage", "trees")
_SCORE_READS = attrgetter("laid", "on_table", "faces", "stage", "trees", "points")

PREVIEW = Preview(preview, META.max_actions, TREES)


_placement: Callable[[tuple[object, ...]], Placement] = partial(tuple.__new__, Placement)
"""A placement of its fields: dozens are made for each state, and their class calls Python for each."""


def offers(s: State, seat: int) -> Offers:
    """Every legal action with its effect."""
    placements: list[Placement] = []
    dice: list[DieChoice] = []
    for action, gain, effects in PREVIEW.list(s, 0):
        if action >= FIRST_DIE:
            spot = action - FIRST_DIE
            dice.append(DieChoice(action, spot // COLS - HOME_ROW, spot % COLS - HOME_COL))
        else:
            card = _laid_card(action)
            placements.append(_placement((action, card.card, card.turn, card.row, card.col, gain, effects)))
    return Offers(tuple(placements), tuple(dice))


def score_breakdown(s: State, seat: int) -> Score:
    """The score by source (8.1, 8.2)."""
    return kept(_score, _SCORE_READS, s)


def ranking_key(s: State, seat: int) -> tuple[int, ...]:
    """Points (9.5), then fewer rotten tokens (9.6), then more dice in the orchard (9.7, ruling 9.b); equal
    keys share (9.8).
    """
    dice = sum(len(row) - row.count(0) for row in s.stage)
    return s.points, -_tokens_used(s), dice


def title(s: State, seat: int) -> int:
    """Index of the title, 0 to 7 (8.3, ruling 8.a); the texts differ by language (8.b)."""
    return sum(s.points >= bound for bound in RANKS)


def last_effect(s: State, seat: int, action: int) -> tuple[int, ...]:
    """The effects on the six trees of the card just placed; () after the choice of a scarce die."""
    return () if action >= FIRST_DIE else tuple(s.effect)


def rounds(s: State, seat: int) -> int:
    """Number of rounds completed (9.3): cards placed after the first (2.3), with their dice."""
    return max(s.on_table - 1, 0) - is_choosing(s)


def follow_up_options(states: Sequence[State]) -> tuple[str, ...]:
    """The options that leave the cards of this game out of the next (2.2, 2.a); all seats play the same cards (9.2)."""
    ahead = max(states, key=_DRAWN)
    return tuple(option.name for option in META.options if not ahead.unseen & option.bit)


def _unseen(s: State) -> tuple[int, ...]:
    return tuple([card + 1 for card in range(CARDS) if s.unseen >> card & 1])


def _board(s: State, seat: int, is_acting: bool) -> Board:
    return Board(
        seat=seat,
        laid=kept(_laid, _LAID_READS, s),
        trees=kept(_trees, _TREES_READ, s),
        hand=tuple([card + 1 for card in s.hand[: s.held]]),
        dice_left=(s.supply[1], s.supply[2], s.supply[3]),
        tokens_left=s.tokens,
        score=score_breakdown(s, seat),
        state=_mood(s, is_acting),
    )


def _laid(s: State) -> tuple[Laid, ...]:
    return tuple([_laid_card(action) for action in s.laid[: s.on_table]])


def _mood(s: State, is_acting: bool) -> Mood:
    if s.ended:
        return "finished" if s.ended == ALL_PLACED else "stopped"  # 7.2; 7.1, 9.a
    if is_choosing(s):
        return "choosing"
    return "playing" if is_acting else "waiting"


def _trees(s: State) -> tuple[Tree, ...]:
    """The visible trees, in reading order."""
    stage, closed = s.stage, s.trees[CLOSED]
    return tuple(
        [
            _tree(r, c, shown, stage[r][c], closed[r] >> c & 1)
            for (r, c), shown in visible_cells(s.laid[: s.on_table], s.faces)
        ]
    )


@cache
def _tree(r: int, c: int, shown: tuple[int, int], stage: int, closed: int) -> Tree:
    fruit = FRUIT_NAMES[FRUITS.index(suit_of(*shown))]
    return Tree(r - HOME_ROW, c - HOME_COL, fruit, VALUE[stage], bool(closed))


def _score(s: State) -> Score:
    bearing = [tree for tree in kept(_trees, _TREES_READ, s) if tree.die]
    dice = [0, 0, 0]
    for tree in bearing:
        dice[FRUIT_NAMES.index(tree.fruit)] += tree.die
    return Score(s.points, (dice[0], dice[1], dice[2]), len(bearing), -ROTTEN_COST * _tokens_used(s))


def _tokens_used(s: State) -> int:
    return sum(map(int.bit_count, s.trees[CLOSED]))


@cache
def _laid_card(action: int) -> Laid:
    return Laid(card_of(action) + 1, turn_of(action), row_of(action) - HOME_ROW, col_of(action) - HOME_COL)

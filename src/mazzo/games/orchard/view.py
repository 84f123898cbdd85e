"""What a seat is shown of Orchard and what it is offered. Frozen values, ready for the wire; cells count from the start
card's corner.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from mazzo.core.cards_on_grid import (
    CLOSED,
    COLS,
    HOME_COL,
    HOME_ROW,
    SPOTS,
    WIDTH,
    card_of,
    col_of,
    fruit_of,
    row_of,
    turn_of,
)
from mazzo.games.orchard import rules
from mazzo.games.orchard.deck import CARDS, CARDS_PER_GAME, FRUIT_NAMES, FRUITS, TREES, VALUE, Fruit
from mazzo.games.orchard.meta import META
from mazzo.games.orchard.rules.dice import foresee, is_choosing
from mazzo.games.orchard.rules.state import ALL_PLACED, FIRST_DIE, ROTTEN_COST, State

Mood = Literal["playing", "choosing", "waiting", "stopped", "finished"]

BOARDS = 8192
"""Boards that are kept for whoever sees them next: each is met many times while a round is open."""
RANKS = (25, 30, 35, 40, 45, 50, 55)  # 8.3
"""Points from which the next title begins."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table: its number, quarter turns clockwise, and the top-left cell as it lies."""

    card: int
    turn: int
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class Tree:
    """The tree in sight on a cell: its fruit, the die on it (0 for none), and whether it is rotten."""

    row: int
    col: int
    fruit: Fruit
    die: int
    rotten: bool


@dataclass(frozen=True, slots=True)
class Score:
    """Where the points come from: dice per fruit (apple, pear, plum), and rotten fruit (0 or less)."""

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
    """The table: every orchard, the numbers of the cards nobody has seen, and how many of them will still be drawn."""

    boards: tuple[Board, ...]
    unseen: tuple[int, ...]
    to_draw: int
    cards_per_game: int


class Placement(NamedTuple):
    """A way to lay a card, the points it brings, and what its six trees would meet (codes of `rules.state`)."""

    action: int
    card: int
    turn: int
    row: int
    col: int
    gain: int
    effects: tuple[int, ...]


class DieChoice(NamedTuple):
    """A tree that may get the scarce die."""

    action: int
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class Offers:
    """All a seat may do now."""

    placements: tuple[Placement, ...]
    dice: tuple[DieChoice, ...]


def view(states: list[State], viewer: int | None, acting: int) -> OrchardView:
    """The table as one viewer may see it: one state a seat, each as shown to that viewer, and who may act now. Whether
    a seat has finished its part of the round is no secret; what it did is (9.c).
    """
    ahead = max(states, key=lambda s: s.drawn)
    return OrchardView(
        boards=tuple(_board(s, seat, bool(acting >> seat & 1)) for seat, s in enumerate(states)),
        unseen=tuple(card + 1 for card in range(CARDS) if ahead.unseen >> card & 1),
        to_draw=CARDS_PER_GAME - ahead.drawn,
        cards_per_game=CARDS_PER_GAME,
    )


def offers(s: State, seat: int) -> Offers:
    """Every legal action with what it would bring."""
    out = [0] * META.max_actions
    count = rules.legal_actions(s, 0, out)
    placements: list[Placement] = []
    dice: list[DieChoice] = []
    effects = [0] * TREES
    for action in out[:count]:
        if action >= FIRST_DIE:
            spot = action - FIRST_DIE
            dice.append(DieChoice(action, spot // COLS - HOME_ROW, spot % COLS - HOME_COL))
        else:
            gain = foresee(s, action, effects)
            placements.append(Placement(action, *_laid(action), gain, tuple(effects)))
    return Offers(tuple(placements), tuple(dice))


def standing(s: State, seat: int) -> Score:
    """The score and where it comes from (8.1, 8.2)."""
    return _board(s, seat, False).score


def precedes(s: State, seat: int) -> tuple[int, ...]:
    """Points (9.5), then fewer rotten tokens (9.6), then more dice in the orchard at the end (9.7, ruling 9.b); equal
    keys share (9.8).
    """
    return s.points, -_tokens_used(s), standing(s, seat).dice_count


def title(s: State, seat: int) -> int:
    """Which of the eight titles the harvest earns, 0 to 7 (8.3, ruling 8.a); the words differ by language (8.b)."""
    return sum(s.points >= bound for bound in RANKS)


def last_effect(s: State, seat: int, action: int) -> tuple[int, ...]:
    """What the six trees of the card just laid met; () after a scarce die, which lays none."""
    return () if action >= FIRST_DIE else tuple(s.effect)


def rounds(s: State, seat: int) -> int:
    """Rounds completed (9.3): cards laid after the first (2.3), and their dice placed."""
    return max(s.on_table - 1, 0) - is_choosing(s)


def rest(states: list[State]) -> tuple[str, ...]:
    """The options that leave the cards of this game out of the next (2.2, 2.a); all play the same cards (9.2)."""
    ahead = max(states, key=lambda s: s.drawn)
    return tuple(option.name for option in META.options if not ahead.unseen & option.bit)


def _board(s: State, seat: int, is_acting: bool) -> Board:
    rows = range(s.top, s.bottom + 1)
    return _shown(
        seat,
        tuple(s.laid[: s.on_table]),
        tuple([s.faces[action // SPOTS] for action in s.laid[: s.on_table]]),
        s.top,
        tuple([bytes(s.stage[r]) for r in rows]),
        tuple([s.trees[CLOSED][r] for r in rows]),
        tuple([card + 1 for card in s.hand[: s.held]]),
        (s.supply[1], s.supply[2], s.supply[3]),
        s.tokens,
        s.points,
        _mood(s, is_acting),
    )


@lru_cache(BOARDS)
def _shown(
    seat: int,
    laid: tuple[int, ...],
    faces: tuple[int, ...],
    top: int,
    stages: tuple[bytes, ...],
    closed: tuple[int, ...],
    hand: tuple[int, ...],
    dice_left: tuple[int, int, int],
    tokens_left: int,
    points: int,
    mood: Mood,
) -> Board:
    """A board from all that is shown of it: the same one for everybody who sees the same. `stages` and `closed` hold
    the rows from `top` on.
    """
    trees = _trees(laid, faces, top, stages, closed)
    return Board(
        seat=seat,
        laid=tuple(Laid(*_laid(action)) for action in laid),
        trees=trees,
        hand=hand,
        dice_left=dice_left,
        tokens_left=tokens_left,
        score=_score(points, trees, sum(line.bit_count() for line in closed)),
        state=mood,
    )


def _mood(s: State, is_acting: bool) -> Mood:
    if s.ended:
        return "finished" if s.ended == ALL_PLACED else "stopped"  # 7.2; 7.1, 9.a
    if is_choosing(s):
        return "choosing"
    return "playing" if is_acting else "waiting"


def _trees(
    laid: Iterable[int], faces: Iterable[int], top: int, stages: Sequence[bytes], closed: Sequence[int]
) -> tuple[Tree, ...]:
    """The top of each cell, in reading order."""
    fruits: dict[tuple[int, int], int] = {}
    for action, face in zip(laid, faces, strict=True):
        first_row, first_col, width = row_of(action), col_of(action), WIDTH[turn_of(action)]
        for k in range(TREES):
            fruits[first_row + k // width, first_col + k % width] = fruit_of(face, k)
    return tuple(
        Tree(
            r - HOME_ROW,
            c - HOME_COL,
            FRUIT_NAMES[FRUITS.index(fruit)],
            VALUE[stages[r - top][c]],
            bool(closed[r - top] >> c & 1),
        )
        for (r, c), fruit in sorted(fruits.items())
    )


def _score(points: int, trees: Iterable[Tree], tokens_used: int) -> Score:
    dice = [0, 0, 0]
    count = 0
    for tree in trees:
        dice[FRUIT_NAMES.index(tree.fruit)] += tree.die
        count += tree.die > 0
    return Score(points, (dice[0], dice[1], dice[2]), count, -ROTTEN_COST * tokens_used)


def _tokens_used(s: State) -> int:
    return sum(line.bit_count() for line in s.trees[CLOSED])


def _laid(action: int) -> tuple[int, int, int, int]:
    return card_of(action) + 1, turn_of(action), row_of(action) - HOME_ROW, col_of(action) - HOME_COL

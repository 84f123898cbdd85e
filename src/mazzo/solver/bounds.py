"""How many points an orchard can still bring: an arrangement of its cards without their order, what it is worth at
most, and what one more card can add at most. Kernels. Why none of it is ever too low stands in docs/par-proofs.md.

An arrangement says where cards lie. Whatever the order in which they were laid, every cell is a pile of trees of one
fruit, and once or twice in all one tree of another fruit lies on the pile and is rotten. A pile of n trees bears at
most the die that n - 1 overlaps make, and of a fruit at most five piles bear one: this is `worth_of`, never less than
the score of a game that ends so. What the order may cost beyond that is left out.

`desk` holds the numbers of the search, `board` one number a cell: the trees of its pile (bits 0-3), their fruit (4-5),
the fruit of the rotten tree (6-7), and how many cards lay when its first one came (from bit 8).
"""

from collections.abc import MutableSequence, Sequence
from typing import cast

from mazzo.core.cards_on_grid import COLS, HEIGHT, SPOTS, TURNS, WIDTH
from mazzo.core.game import Rules
from mazzo.games.orchard.deck import APPLE, DICE_PER_FRUIT, PLUM, TREES, VALUE
from mazzo.games.orchard.rules.state import ROTTEN_COST

rules = cast(Rules, None)
"""Every binding of kernels brings the rules of a game; an arrangement has no use for them."""

COLD = True

# What `desk` begins with: all that laying a card changes.
TOKENS = 0
ROTTEN = 1
LAID = 2
TOP = 3
BOTTOM = 4
LEFT = 5
RIGHT = 6
PILES = 7
"""desk[PILES + fruit * LEVELS + overlaps]: how many piles there are with so many overlaps; five count as four."""
LEVELS = 5
CHANGED = PILES + 4 * LEVELS

TALLEST = 9
MATCH = (0, 1, 2, 3, 4, 0, 0, 0, 0, 0)
"""What a matching tree adds on a pile of so many trees: the n-th overlap is worth n points, up to the fourth."""
DIFFERS = (0, 1, 2, 2, 2, 2, 2, 2, 2, 2)
"""What a tree that differs costs at least on a pile of so many trees, whatever the cards to come make of the cell."""

SPREAD = 1 << 13
"""A placement and its gain in one number: (gain + LOWEST) * SPREAD + turn * SPOTS + row * COLS + col."""
LOWEST = 32
REFUSED = -LOWEST
TOUCHING = 9 * TREES * TURNS * TREES
"""Placements of one card that touch an arrangement: each lays one of its trees on one of those that lie."""


def begin(board: MutableSequence[int], desk: MutableSequence[int], tokens: int) -> None:
    """An empty board."""
    for spot in range(SPOTS):
        board[spot] = 0
    for k in range(CHANGED):
        desk[k] = 0
    desk[TOKENS] = tokens
    desk[TOP] = SPOTS
    desk[LEFT] = SPOTS


def put(
    board: MutableSequence[int], desk: MutableSequence[int], trees: Sequence[int], card: int, place: int, since: int
) -> None:
    """A card comes to lie; `since` cards lay before it. trees[(card * TURNS + turn) * TREES + k] is its k-th fruit."""
    turn = place // SPOTS
    width = WIDTH[turn]
    first = (card * TURNS + turn) * TREES
    corner = place % SPOTS
    for k in range(TREES):
        add_tree(board, desk, corner + k // width * COLS + k % width, trees[first + k], since)
    r = corner // COLS
    c = corner % COLS
    desk[TOP] = min(desk[TOP], r)
    desk[BOTTOM] = max(desk[BOTTOM], r + HEIGHT[turn] - 1)
    desk[LEFT] = min(desk[LEFT], c)
    desk[RIGHT] = max(desk[RIGHT], c + width - 1)
    desk[LAID] += 1


def add_tree(board: MutableSequence[int], desk: MutableSequence[int], spot: int, fruit: int, since: int) -> None:
    """One tree more on a cell where it may lie (`gain_of`)."""
    pile = board[spot]
    if pile == 0:
        board[spot] = 1 | fruit << 4 | since << 8
        desk[PILES + fruit * LEVELS] += 1
        return
    count = pile & 15
    under = pile >> 4 & 3
    rotten = pile >> 6 & 3
    if rotten != 0:
        if fruit != under:  # one tree of either: this one tells which of them is rotten
            board[spot] = pile + 1 & ~0xF0 | fruit << 4 | under << 6
        else:
            board[spot] = pile + 1
        return
    at = PILES + under * LEVELS
    desk[at + min(count - 1, LEVELS - 1)] -= 1
    if fruit == under:
        desk[at + min(count, LEVELS - 1)] += 1
        board[spot] = pile + 1
    else:
        desk[TOKENS] -= 1
        desk[ROTTEN] += 1
        board[spot] = pile | fruit << 6


def worth_of(desk: Sequence[int]) -> int:
    """The most that an arrangement can be worth, in whatever order its cards were laid."""
    points = -ROTTEN_COST * desk[ROTTEN]
    for fruit in range(APPLE, PLUM + 1):
        dice = DICE_PER_FRUIT
        for overlaps in range(LEVELS - 1, 0, -1):
            piles = min(dice, desk[PILES + fruit * LEVELS + overlaps])
            points += piles * VALUE[overlaps]
            dice -= piles
    return points


def list_gains(
    board: Sequence[int],
    desk: Sequence[int],
    trees: Sequence[int],
    card: int,
    apart: int,
    out: MutableSequence[int],
) -> int:
    """Write every way to lay a card so that it touches the arrangement, but none of its first `apart` cards, with what
    it adds at most, into `out` (as SPREAD tells). Returns how many.
    """
    return list_around(board, desk, trees, card, apart, desk[TOP], desk[BOTTOM], desk[LEFT], desk[RIGHT], out, 0)


def list_around(
    board: Sequence[int],
    desk: Sequence[int],
    trees: Sequence[int],
    card: int,
    apart: int,
    top: int,
    bottom: int,
    left: int,
    right: int,
    out: MutableSequence[int],
    n: int,
) -> int:
    """The same for placements with a tree in these rows and columns, into out[n], out[n + 1] ...; returns how many
    `out` holds then.
    """
    turns = TURNS
    if is_twofold(trees, card):
        turns = TURNS // 2
    for turn in range(turns):
        for r in range(top - HEIGHT[turn] + 1, bottom + 1):
            for c in range(left - WIDTH[turn] + 1, right + 1):
                place = turn * SPOTS + r * COLS + c
                gain = gain_of(board, desk[TOKENS], trees, card, apart, place)
                if gain > REFUSED:
                    out[n] = (gain + LOWEST) * SPREAD + place
                    n += 1
    return n


def gain_of(board: Sequence[int], tokens: int, trees: Sequence[int], card: int, apart: int, place: int) -> int:
    """What a placement adds at most; REFUSED if it touches nothing, one of the first `apart` cards, a tree that it may
    not lie on, or more trees that differ than tokens are left.
    """
    turn = place // SPOTS
    corner = place % SPOTS
    width = WIDTH[turn]
    first = (card * TURNS + turn) * TREES
    gain = 0
    touched = 0
    for k in range(TREES):
        pile = board[corner + k // width * COLS + k % width]
        if pile != 0:
            touched += 1
            fruit = trees[first + k]
            if pile >> 8 < apart:
                return REFUSED
            if pile >> 6 & 3 != 0:
                if pile >> 4 & 3 != fruit and (pile >> 6 & 3 != fruit or pile & 15 > 1):
                    return REFUSED
            elif pile >> 4 & 3 == fruit:
                gain += MATCH[pile & 15]
            else:
                gain -= DIFFERS[pile & 15]
                tokens -= 1
                if tokens < 0:
                    return REFUSED
    return gain if touched > 0 else REFUSED


def is_twofold(trees: Sequence[int], card: int) -> bool:
    """Whether a card looks the same after half a turn (ruling 3.d)."""
    first = card * TURNS * TREES
    for k in range(TREES):
        if trees[first + k] != trees[first + TREES - 1 - k]:
            return False
    return True

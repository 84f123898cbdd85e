"""The value of an arrangement of Orchard's cards without their order: an upper bound of it, and of what one more card
can add. Kernels. docs/par-proofs.md proves that neither is ever too low.

An arrangement tells where cards lie. Whatever the order in which they were laid, every cell is a pile of trees of one
fruit, and once or twice in all one tree of another fruit lies on the pile and is rotten. A pile of n trees shows at
most the die of n - 1 overlaps, and at most five piles of a fruit show one: this is `value_of`, never less than the
score of a game that ends so. The points that the order may cost are left out.

`board` holds one number a cell: the trees of its pile (bits 0-3), their fruit (4-5), the fruit of the rotten tree
(6-7), and how many cards lay when its first one came (from bit 8).
"""

from collections.abc import MutableSequence, Sequence
from typing import cast

from mazzo.core.game import AnyRules
from mazzo.core.record import Record, cell, record, row
from mazzo.games.orchard.deck import APPLE, DICE_PER_FRUIT, PLUM, TREES, VALUE
from mazzo.games.orchard.rules.state import ROTTEN_COST
from mazzo.gridcards.grid import COLS, HEIGHT, SPOTS, TURNS, WIDTH

rules = cast(AnyRules, None)
"""Every binding of kernels sets the rules of a game; an arrangement does not use them."""

COLD = True

LEVELS = 5


@record
class Arrangement(Record):
    """The facts about an arrangement besides its board."""

    tokens = cell("i8")
    """Rotten trees that may still come."""
    rotten = cell("i8")
    cards = cell("i8")
    """Cards that lie."""
    top = cell("i8")
    bottom = cell("i8")
    left = cell("i8")
    right = cell("i8")
    piles = row("i8", 4 * LEVELS)
    """piles[fruit * LEVELS + overlaps]: number of piles with so many overlaps; five count as four."""


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


def begin(board: MutableSequence[int], now: Arrangement, tokens: int) -> None:
    """Empty the board."""
    for spot in range(SPOTS):
        board[spot] = 0
    for k in range(4 * LEVELS):
        now.piles[k] = 0
    now.tokens = tokens
    now.rotten = 0
    now.cards = 0
    now.top = SPOTS
    now.bottom = 0
    now.left = SPOTS
    now.right = 0


def put(board: MutableSequence[int], now: Arrangement, trees: Sequence[int], card: int, place: int, since: int) -> None:
    """Lay a card after `since` others. trees[(card * TURNS + turn) * TREES + k] is its k-th fruit."""
    turn = place // SPOTS
    width = WIDTH[turn]
    first = (card * TURNS + turn) * TREES
    corner = place % SPOTS
    for k in range(TREES):
        add_tree(board, now, corner + k // width * COLS + k % width, trees[first + k], since)
    r = corner // COLS
    c = corner % COLS
    now.top = min(now.top, r)
    now.bottom = max(now.bottom, r + HEIGHT[turn] - 1)
    now.left = min(now.left, c)
    now.right = max(now.right, c + width - 1)
    now.cards += 1


def add_tree(board: MutableSequence[int], now: Arrangement, spot: int, fruit: int, since: int) -> None:
    """Add a tree to a cell where it may lie (`gain_of`)."""
    pile = board[spot]
    if pile == 0:
        board[spot] = 1 | fruit << 4 | since << 8
        now.piles[fruit * LEVELS] += 1
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
    at = under * LEVELS
    now.piles[at + min(count - 1, LEVELS - 1)] -= 1
    if fruit == under:
        now.piles[at + min(count, LEVELS - 1)] += 1
        board[spot] = pile + 1
    else:
        now.tokens -= 1
        now.rotten += 1
        board[spot] = pile | fruit << 6


def value_of(now: Arrangement) -> int:
    """Upper bound of the value of an arrangement, for any order of its cards."""
    points = -ROTTEN_COST * now.rotten
    for fruit in range(APPLE, PLUM + 1):
        dice = DICE_PER_FRUIT
        for overlaps in range(LEVELS - 1, 0, -1):
            piles = min(dice, now.piles[fruit * LEVELS + overlaps])
            points += piles * VALUE[overlaps]
            dice -= piles
    return points


def list_gains(
    board: Sequence[int],
    now: Arrangement,
    trees: Sequence[int],
    card: int,
    apart: int,
    out: MutableSequence[int],
) -> int:
    """Write every placement of a card that touches the arrangement, but none of its first `apart` cards, with the most
    it can add, into `out` (see SPREAD). Returns how many there are.
    """
    return list_around(board, now, trees, card, apart, now.top, now.bottom, now.left, now.right, out, 0)


def list_around(
    board: Sequence[int],
    now: Arrangement,
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
    """The same for placements with a tree in these rows and columns, into out[n], out[n + 1] ... Returns the new
    length of `out`.
    """
    tokens = now.tokens
    turns = TURNS
    if is_twofold(trees, card):
        turns = TURNS // 2
    for turn in range(turns):
        for r in range(top - HEIGHT[turn] + 1, bottom + 1):
            for c in range(left - WIDTH[turn] + 1, right + 1):
                place = turn * SPOTS + r * COLS + c
                gain = gain_of(board, tokens, trees, card, apart, place)
                if gain > REFUSED:
                    out[n] = (gain + LOWEST) * SPREAD + place
                    n += 1
    return n


def gain_of(board: Sequence[int], tokens: int, trees: Sequence[int], card: int, apart: int, place: int) -> int:
    """Upper bound of what a placement adds; REFUSED if it touches nothing, one of the first `apart` cards, a tree that
    it may not lie on, or more trees that differ than tokens are left.
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

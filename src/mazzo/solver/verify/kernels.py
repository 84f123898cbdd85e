"""The long part of verifying a proof, as kernels: is there an arrangement of some cards whose value is above a target?
They share nothing with the search (`mazzo.solver.branch_and_bound`) but the reasoning of docs/par-proofs.md.

A node is the cards that lie, on a board of its own, and those that do not, each with the placements still to be tried.
Its bound is the value of what lies, the largest gain of every other card by itself, and the most that these cards are
worth by themselves (`best`). One card is chosen: each of its placements is a child, and so is the case that it touches
none of the cards that lie; below that child it may touch later ones only.

A pile is one number: its fruit (bits 0-1), the fruit of the rotten tree on it or 0 (2-3), how many trees (from 4).
"""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple, cast

from mazzo.core.game import AnyRules
from mazzo.core.record import Record, cell, record, row
from mazzo.games.orchard.deck import DICE_PER_FRUIT, FRUITS, TREES, VALUE
from mazzo.games.orchard.rules.state import ROTTEN_COST
from mazzo.gridcards.grid import COLS, HEIGHT, ROWS, SPOTS, TURNS, WIDTH

rules = cast(AnyRules, None)
"""Every binding of kernels sets the rules of a game; an arrangement does not use them."""

COLD = True

MOST_CARDS = 8
SETS = 1 << MOST_CARDS
LEVELS = len(VALUE)
CELLS = tuple(tuple(k // WIDTH[turn] * COLS + k % WIDTH[turn] for k in range(TREES)) for turn in range(TURNS))
"""CELLS[turn][k]: offset in spots from a card's first tree to its k-th."""
ROOM = 9 * TREES * TURNS * TREES
"""Placements of one card that touch others: each lays one of its trees on one of those that lie."""
TALLY = (max(FRUITS) + 1) * LEVELS
DEEPEST = 48
"""On the longest path: the root, a card laid eight times, and after the k-th each of the others kept apart once."""

NOTHING = -1
UNSEEN = -1
CANNOT_LIE = -1000

DONE = 0
PAUSED = 1
ABOVE = 2


@record
class Node(Record):
    """A node on the way to the current one."""

    rest = cell("i8")
    """The cards that do not lie, a set."""
    tokens = cell("i8")
    to_lay = cell("i8")
    """How many of them may still be laid."""
    moved = cell("i8")
    """The card by which the node differs from the one above; NOTHING at the root."""
    place = cell("i8")
    """Where it was laid: turn * SPOTS + row * COLS + column; NOTHING if it is to touch none of the cards that lie."""
    card = cell("i8")
    """The chosen card; NOTHING where nothing needs to be tried below."""
    next = cell("i8")
    """The next child: one for each placement, and the case without them; UNSEEN before the first visit."""
    counts = row("i8", MOST_CARDS)
    """Number of placements of each card that need to be tried."""
    mosts = row("i8", MOST_CARDS)
    """The largest gain of them, at least 0."""


@record
class Progress(Record):
    """The state of a check."""

    depth = cell("i8")
    """Index of the current node; -1 at the end."""
    target = cell("i8")
    is_alone = cell("i8")
    """Whether the question is the value of cards by themselves, which need not be connected."""
    visited = cell("i8")
    """Nodes visited."""


class Check(NamedTuple):
    """The memory of a check."""

    boards: Sequence[MutableSequence[int]]
    """The board of each node."""
    nodes: MutableSequence[Node]
    places: Sequence[MutableSequence[int]]
    """places[line_of(depth, card)]: the placements of a card that need to be tried."""
    gains: Sequence[MutableSequence[int]]
    """Their gains."""
    trees: MutableSequence[int]
    """The fruit of every tree: trees[first_of(card, place) + k]."""
    best: MutableSequence[int]
    """best[tokens * SETS + set]: points that the cards of a set, laid by themselves, are known not to exceed."""
    tally: MutableSequence[int]
    """Numbers of piles (`value_of`)."""
    progress: Progress


def clear(board: MutableSequence[int]) -> None:
    """Take all cards away."""
    for spot in range(SPOTS):
        board[spot] = 0


def lay(board: MutableSequence[int], trees: Sequence[int], card: int, place: int) -> int:
    """Lay a card; returns how many trees it makes rotten. trees[(card * TURNS + turn) * TREES + k]: its k-th fruit."""
    rotten = 0
    for k in range(TREES):
        spot = spot_of(place, k)
        pile = board[spot]
        fruit = trees[first_of(card, place) + k]
        if pile == 0:
            board[spot] = pile_of(fruit, 0, 1)
        elif own_of(pile) == fruit:
            board[spot] = pile_of(fruit, odd_of(pile), height_of(pile) + 1)
        elif odd_of(pile) == 0:
            board[spot] = pile_of(own_of(pile), fruit, height_of(pile))
            rotten += 1
        else:  # there was one tree of either fruit: now there are two of this one
            board[spot] = pile_of(fruit, own_of(pile), 2)
    return rotten


def gain_of(board: Sequence[int], tokens: int, trees: Sequence[int], card: int, place: int) -> int:
    """Upper bound of what a placement adds; CANNOT_LIE if it is not allowed."""
    gain = 0
    for k in range(TREES):
        pile = board[spot_of(place, k)]
        if pile == 0:
            continue
        fruit = trees[first_of(card, place) + k]
        height = height_of(pile)
        if odd_of(pile) != 0:
            if fruit != own_of(pile) and (fruit != odd_of(pile) or height > 1):
                return CANNOT_LIE
        elif fruit == own_of(pile):
            gain += height if height < LEVELS else 0
        else:
            gain -= 1 if height == 1 else 2
            tokens -= 1
    return gain if tokens >= 0 else CANNOT_LIE


def value_of(board: Sequence[int], tally: MutableSequence[int]) -> int:
    """The value of an arrangement: the best piles of every fruit, as many as there are dice, less the cost of rotten
    trees. `tally` is working memory: tally[fruit * LEVELS + k] counts the piles with k trees on the first.
    """
    points = 0
    for k in range(TALLY):
        tally[k] = 0
    for spot in range(SPOTS):
        pile = board[spot]
        if odd_of(pile) != 0:
            points -= ROTTEN_COST
        elif pile != 0:
            tally[own_of(pile) * LEVELS + min(height_of(pile), LEVELS) - 1] += 1
    for fruit in FRUITS:
        dice = DICE_PER_FRUIT
        for k in range(LEVELS - 1, -1, -1):
            count = min(dice, tally[fruit * LEVELS + k])
            points += count * VALUE[k]
            dice -= count
    return points


def explore(check: Check, limit: int) -> int:
    """Go on until nothing is left (DONE), `limit` nodes have been visited (PAUSED), or the value of the current node's
    arrangement is above the target (ABOVE). The next call goes on from there.
    """
    progress = check.progress
    while progress.depth >= 0:
        if check.nodes[progress.depth].next == UNSEEN:
            if progress.visited >= limit:
                return PAUSED
            progress.visited += 1
            if visit(check):
                return ABOVE
        step(check)
    return DONE


def visit(check: Check) -> bool:
    """Compute the bound of the current node and choose its card, the one with the fewest placements to be tried.
    Whether no card can touch what lies any more, and the value of that is above the target.
    """
    progress = check.progress
    depth = progress.depth
    node = check.nodes[depth]
    node.next = 0
    node.card = NOTHING
    value = value_of(check.boards[depth], check.tally)
    among = check.best[node.tokens * SETS + node.rest]
    bound = value + among
    for card in range(MOST_CARDS):
        if node.rest >> card & 1:
            list_options(check, depth, card)
            bound += node.mosts[card] if node.place == NOTHING else max(node.mosts[card], TREES)
    if bound <= progress.target:
        return False  # whatever touches only the newest card: there are TREES piles of one tree
    bound = value + among
    for card in range(MOST_CARDS):
        if node.rest >> card & 1:
            if node.place != NOTHING:
                add_newest(check, depth, card)
            bound += node.mosts[card]
    if bound <= progress.target:
        return False
    for card in range(MOST_CARDS):
        if node.rest >> card & 1:
            line = line_of(depth, card)
            least = progress.target - (bound - node.mosts[card])
            count = keep_above(check.places[line], check.gains[line], node.counts[card], least)
            node.counts[card] = count
            if count > 0 and (node.card == NOTHING or count < node.counts[node.card]):
                node.card = card
    if node.card != NOTHING:
        return False
    return value + (among if progress.is_alone != 0 else 0) > progress.target


def keep_above(places: MutableSequence[int], gains: MutableSequence[int], count: int, least: int) -> int:
    """Keep the placements with a larger gain than `least`; returns how many there are. The others need not be tried
    here, where the bound is not above the target, nor below, where it is no larger.
    """
    n = 0
    for k in range(count):
        if gains[k] > least:
            places[n] = places[k]
            gains[n] = gains[k]
            n += 1
    return n


def list_options(check: Check, depth: int, card: int) -> None:
    """Write the placements of a card to be tried at a node, except those that touch only its newest card: at the root
    all that touch what lies, else those of the node above that are still possible.
    """
    node = check.nodes[depth]
    board, trees = check.boards[depth], check.trees
    out, gains = check.places[line_of(depth, card)], check.gains[line_of(depth, card)]
    n = 0
    if node.moved == NOTHING:
        for place in range(TURNS * SPOTS):
            if is_option(board, trees, card, place):
                n = add_option(board, node.tokens, trees, card, place, out, gains, n)
    elif node.moved != card:
        above = check.places[line_of(depth - 1, card)]
        for k in range(check.nodes[depth - 1].counts[card]):
            n = add_option(board, node.tokens, trees, card, above[k], out, gains, n)
    note_options(node, gains, card, n)


def add_newest(check: Check, depth: int, card: int) -> None:
    """Add the placements that touch nothing but the newest card."""
    node = check.nodes[depth]
    above, board, trees = check.boards[depth - 1], check.boards[depth], check.trees
    out, gains = check.places[line_of(depth, card)], check.gains[line_of(depth, card)]
    n = node.counts[card]
    turn = node.place // SPOTS
    top = node.place % SPOTS // COLS
    left = node.place % COLS
    for other in range(TURNS):
        for r in range(top - HEIGHT[other] + 1, top + HEIGHT[turn]):
            for c in range(left - WIDTH[other] + 1, left + WIDTH[turn]):
                place = other * SPOTS + r * COLS + c
                if not touches(above, place) and is_option(board, trees, card, place):
                    n = add_option(board, node.tokens, trees, card, place, out, gains, n)
    note_options(node, gains, card, n)


def note_options(node: Node, gains: Sequence[int], card: int, count: int) -> None:
    """Set the number of placements of a card, and the largest gain of them."""
    most = 0
    for k in range(count):
        most = max(most, gains[k])
    node.counts[card] = count
    node.mosts[card] = most


def add_option(
    board: Sequence[int],
    tokens: int,
    trees: Sequence[int],
    card: int,
    place: int,
    places: MutableSequence[int],
    gains: MutableSequence[int],
    n: int,
) -> int:
    """Write a placement and its gain at index n if the card can lie there. Returns the new number of placements."""
    gain = gain_of(board, tokens, trees, card, place)
    if gain == CANNOT_LIE:
        return n
    places[n] = place
    gains[n] = gain
    return n + 1


def is_option(board: Sequence[int], trees: Sequence[int], card: int, place: int) -> bool:
    """Whether a placement is inside the grid, touches what lies, and is not the same as one half a turn back."""
    return is_inside(place) and touches(board, place) and not is_turned_back(trees, card, place)


def is_inside(place: int) -> bool:
    """Whether no cell of a placement is beyond the grid."""
    turn = place // SPOTS
    return place % SPOTS // COLS + HEIGHT[turn] <= ROWS and place % COLS + WIDTH[turn] <= COLS


def touches(board: Sequence[int], place: int) -> bool:
    """Whether there is a tree under a placement."""
    for k in range(TREES):
        if board[spot_of(place, k)] != 0:
            return True
    return False


def is_turned_back(trees: Sequence[int], card: int, place: int) -> bool:
    """Whether a card is turned by a half or more and looks the same without that (ruling 3.d)."""
    if place // SPOTS < TURNS // 2:
        return False
    first = card * TURNS * TREES
    for k in range(TREES):
        if trees[first + k] != trees[first + TREES - 1 - k]:
            return False
    return True


def step(check: Check) -> None:
    """Go to the next child of the current node, or back to the node above when there is none left."""
    depth = check.progress.depth
    node = check.nodes[depth]
    card = node.card
    if card == NOTHING or node.next > node.counts[card]:
        check.progress.depth -= 1
        return
    below = check.nodes[depth + 1]
    board, above = check.boards[depth + 1], check.boards[depth]
    for spot in range(SPOTS):
        board[spot] = above[spot]
    below.moved = card
    below.place = NOTHING
    below.next = UNSEEN
    below.rest = node.rest
    below.tokens = node.tokens
    below.to_lay = node.to_lay
    if node.next < node.counts[card]:
        below.place = check.places[line_of(depth, card)][node.next]
        below.tokens -= lay(board, check.trees, card, below.place)
        below.to_lay -= 1
        below.rest = node.rest & ~(1 << card) if below.to_lay > 0 else 0
    node.next += 1
    check.progress.depth += 1


def line_of(depth: int, card: int) -> int:
    """Index in `places` and `gains` of the placements of a card at a node."""
    return depth * MOST_CARDS + card


def spot_of(place: int, k: int) -> int:
    """The spot of the k-th tree of a placement."""
    return place % SPOTS + CELLS[place // SPOTS][k]


def first_of(card: int, place: int) -> int:
    """Index in `trees` of the first tree of a card, turned as it is placed."""
    return (card * TURNS + place // SPOTS) * TREES


def pile_of(own: int, odd: int, height: int) -> int:
    """A pile of `height` trees of its own fruit, with a rotten tree of another fruit or none."""
    return own | odd << 2 | height << 4


def own_of(pile: int) -> int:
    """The fruit of a pile."""
    return pile & 3


def odd_of(pile: int) -> int:
    """The fruit of the rotten tree on it; 0 if there is none."""
    return pile >> 2 & 3


def height_of(pile: int) -> int:
    """The number of trees of its own fruit."""
    return pile >> 4

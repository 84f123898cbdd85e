"""The long part of checking a proof, as kernels that can be read by themselves: is any arrangement of some cards worth
more than a target? They share nothing with the search (`proving`, `bounds`) but what docs/par-proofs.md reasons.

A node is cards that lie, on a board of its own, and those that do not, each with the placements still to be tried. Its
bound is what lies, the best gain of every other card by itself, and the most that these cards are worth by themselves
(`best`). One card is chosen: each of its placements is a child, and so is the case that it touches none of the cards
that lie; from there on it may touch later ones only.

A pile is one number: its fruit (bits 0-1), the fruit of the rotten tree on it or 0 (2-3), how many trees (from 4).
"""

from collections.abc import MutableSequence, Sequence
from typing import cast

from mazzo.core.cards_on_grid import COLS, HEIGHT, ROWS, SPOTS, TURNS, WIDTH
from mazzo.core.game import Rules
from mazzo.games.orchard.deck import DICE_PER_FRUIT, FRUITS, TREES, VALUE
from mazzo.games.orchard.rules.state import ROTTEN_COST

rules = cast(Rules, None)
"""Every binding of kernels brings the rules of a game; an arrangement has no use for them."""

COLD = True

MOST_CARDS = 8
SETS = 1 << MOST_CARDS
"""best[tokens * SETS + set]: points that the cards of a set, laid by themselves, are known not to exceed."""
LEVELS = len(VALUE)
CELLS = tuple(tuple(k // WIDTH[turn] * COLS + k % WIDTH[turn] for k in range(TREES)) for turn in range(TURNS))
"""CELLS[turn][k]: how many spots the k-th tree of a card stands after its first."""
ROOM = 9 * TREES * TURNS * TREES
"""Placements of one card that touch others: each lays one of its trees on one of those that lie."""
TALLY = (max(FRUITS) + 1) * LEVELS
DEEPEST = 48
"""On the longest way stand the root, a card laid eight times, and after the k-th each of the others kept apart once."""

# A node, a line of `nodes`.
REST = 0
"""The cards that do not lie, a set."""
TOKENS = 1
TO_LAY = 2
"""How many of them may still be laid."""
MOVED = 3
"""The card by which the node differs from the one above; NOTHING at the root."""
PLACE = 4
"""Where it was laid: turn * SPOTS + row * COLS + column; NOTHING if it is to touch none of the cards that lie."""
CARD = 5
"""The card that is chosen; NOTHING where nothing is to be tried below."""
NEXT = 6
"""Which of its children is next: one for each placement, and the case without them; UNSEEN before the first look."""
COUNTS = 7
"""COUNTS + card: how many placements of a card are to be tried, places[line_of(depth, card)], gains in `gains`."""
MOSTS = COUNTS + MOST_CARDS
"""MOSTS + card: the best gain of them, 0 at least."""
NODE = MOSTS + MOST_CARDS

# What `desk` holds.
DEPTH = 0
TARGET = 1
IS_ALONE = 2
"""Whether what is asked is the worth of cards by themselves, which need not be connected."""
LOOKED = 3
"""Nodes looked at."""
DESK = 4

NOTHING = -1
UNSEEN = -1
CANNOT_LIE = -1000

DONE = 0
PAUSED = 1
ABOVE = 2


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
    """What a placement adds at most; CANNOT_LIE where it may not."""
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


def worth_of(board: Sequence[int], tally: MutableSequence[int]) -> int:
    """What an arrangement is worth: the best piles of every fruit, as many as there are dice, less what rotten trees
    cost. `tally` is paper: tally[fruit * LEVELS + k] counts the piles with k trees on the first.
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
            shown = min(dice, tally[fruit * LEVELS + k])
            points += shown * VALUE[k]
            dice -= shown
    return points


def explore(
    boards: Sequence[MutableSequence[int]],
    nodes: Sequence[MutableSequence[int]],
    places: Sequence[MutableSequence[int]],
    gains: Sequence[MutableSequence[int]],
    trees: Sequence[int],
    best: Sequence[int],
    tally: MutableSequence[int],
    desk: MutableSequence[int],
    limit: int,
) -> int:
    """Go on until nothing is left (DONE), `limit` nodes have been looked at (PAUSED), or the arrangement of the node at
    desk[DEPTH] is worth more than the target (ABOVE); called again, it goes on from there.
    """
    while desk[DEPTH] >= 0:
        if nodes[desk[DEPTH]][NEXT] == UNSEEN:
            if desk[LOOKED] >= limit:
                return PAUSED
            desk[LOOKED] += 1
            if look(boards, nodes, places, gains, trees, best, tally, desk):
                return ABOVE
        step(boards, nodes, places, trees, desk)
    return DONE


def look(
    boards: Sequence[MutableSequence[int]],
    nodes: Sequence[MutableSequence[int]],
    places: Sequence[MutableSequence[int]],
    gains: Sequence[MutableSequence[int]],
    trees: Sequence[int],
    best: Sequence[int],
    tally: MutableSequence[int],
    desk: MutableSequence[int],
) -> bool:
    """Reckon the bound of the node at desk[DEPTH] and choose its card, the one with the fewest placements to be tried.
    Whether no card can touch what lies any more, and that is worth more than the target.
    """
    depth = desk[DEPTH]
    node = nodes[depth]
    node[NEXT] = 0
    node[CARD] = NOTHING
    worth = worth_of(boards[depth], tally)
    among = best[node[TOKENS] * SETS + node[REST]]
    bound = worth + among
    for card in range(MOST_CARDS):
        if node[REST] >> card & 1:
            list_options(boards, nodes, places, gains, trees, depth, card)
            bound += node[MOSTS + card] if node[PLACE] == NOTHING else max(node[MOSTS + card], TREES)
    if bound <= desk[TARGET]:
        return False  # whatever touches the newest card alone: there are TREES piles of one tree
    bound = worth + among
    for card in range(MOST_CARDS):
        if node[REST] >> card & 1:
            if node[PLACE] != NOTHING:
                add_newest(boards, nodes, places, gains, trees, depth, card)
            bound += node[MOSTS + card]
    if bound <= desk[TARGET]:
        return False
    for card in range(MOST_CARDS):
        if node[REST] >> card & 1:
            line = line_of(depth, card)
            least = desk[TARGET] - (bound - node[MOSTS + card])
            count = keep_above(places[line], gains[line], node[COUNTS + card], least)
            node[COUNTS + card] = count
            if count > 0 and (node[CARD] == NOTHING or count < node[COUNTS + node[CARD]]):
                node[CARD] = card
    if node[CARD] != NOTHING:
        return False
    return worth + (among if desk[IS_ALONE] != 0 else 0) > desk[TARGET]


def keep_above(places: MutableSequence[int], gains: MutableSequence[int], count: int, least: int) -> int:
    """Keep the placements that gain more than that; returns how many. The others are worth trying neither here, for
    all that could be reached is not above the target, nor below, where it is no more.
    """
    kept = 0
    for k in range(count):
        if gains[k] > least:
            places[kept] = places[k]
            gains[kept] = gains[k]
            kept += 1
    return kept


def list_options(
    boards: Sequence[Sequence[int]],
    nodes: Sequence[MutableSequence[int]],
    places: Sequence[MutableSequence[int]],
    gains: Sequence[MutableSequence[int]],
    trees: Sequence[int],
    depth: int,
    card: int,
) -> None:
    """Write the placements of a card to be tried at a node, but for those that touch nothing but its newest card: at
    the root all that touch what lies, else those of the node above that are still possible. All others that touch what
    lay there were struck off further up.
    """
    node = nodes[depth]
    board, out, gained = boards[depth], places[line_of(depth, card)], gains[line_of(depth, card)]
    n = 0
    if node[MOVED] == NOTHING:
        for place in range(TURNS * SPOTS):
            if is_option(board, trees, card, place):
                n = add_option(board, node[TOKENS], trees, card, place, out, gained, n)
    elif node[MOVED] != card:
        above = places[line_of(depth - 1, card)]
        for k in range(nodes[depth - 1][COUNTS + card]):
            n = add_option(board, node[TOKENS], trees, card, above[k], out, gained, n)
    note_options(node, gained, card, n)


def add_newest(
    boards: Sequence[Sequence[int]],
    nodes: Sequence[MutableSequence[int]],
    places: Sequence[MutableSequence[int]],
    gains: Sequence[MutableSequence[int]],
    trees: Sequence[int],
    depth: int,
    card: int,
) -> None:
    """Write the placements that touch nothing but the newest card, too."""
    node = nodes[depth]
    above, board = boards[depth - 1], boards[depth]
    out, gained = places[line_of(depth, card)], gains[line_of(depth, card)]
    n = node[COUNTS + card]
    turn = node[PLACE] // SPOTS
    row = node[PLACE] % SPOTS // COLS
    col = node[PLACE] % COLS
    for other in range(TURNS):
        for r in range(row - HEIGHT[other] + 1, row + HEIGHT[turn]):
            for c in range(col - WIDTH[other] + 1, col + WIDTH[turn]):
                place = other * SPOTS + r * COLS + c
                if not touches(above, place) and is_option(board, trees, card, place):
                    n = add_option(board, node[TOKENS], trees, card, place, out, gained, n)
    note_options(node, gained, card, n)


def note_options(node: MutableSequence[int], gains: Sequence[int], card: int, count: int) -> None:
    """So many placements of a card are written, with these gains."""
    node[COUNTS + card] = count
    node[MOSTS + card] = 0
    for k in range(count):
        node[MOSTS + card] = max(node[MOSTS + card], gains[k])


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
    """Write a placement and its gain at n, if the card can lie there. Returns how many are written then."""
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
    """Whether a card is turned by a half or more and looks as it does without that (ruling 3.d)."""
    if place // SPOTS < TURNS // 2:
        return False
    first = card * TURNS * TREES
    for k in range(TREES):
        if trees[first + k] != trees[first + TREES - 1 - k]:
            return False
    return True


def step(
    boards: Sequence[MutableSequence[int]],
    nodes: Sequence[MutableSequence[int]],
    places: Sequence[Sequence[int]],
    trees: Sequence[int],
    desk: MutableSequence[int],
) -> None:
    """Go to the next child of the node at desk[DEPTH], or back to the node above when there is none left."""
    depth = desk[DEPTH]
    node = nodes[depth]
    card = node[CARD]
    if card == NOTHING or node[NEXT] > node[COUNTS + card]:
        desk[DEPTH] -= 1
        return
    below = nodes[depth + 1]
    board, under = boards[depth + 1], boards[depth]
    for spot in range(SPOTS):
        board[spot] = under[spot]
    below[MOVED] = card
    below[PLACE] = NOTHING
    below[NEXT] = UNSEEN
    below[REST] = node[REST]
    below[TOKENS] = node[TOKENS]
    below[TO_LAY] = node[TO_LAY]
    if node[NEXT] < node[COUNTS + card]:
        below[PLACE] = places[line_of(depth, card)][node[NEXT]]
        below[TOKENS] -= lay(board, trees, card, below[PLACE])
        below[TO_LAY] -= 1
        below[REST] = node[REST] & ~(1 << card) if below[TO_LAY] > 0 else 0
    node[NEXT] += 1
    desk[DEPTH] += 1


def line_of(depth: int, card: int) -> int:
    """Where the placements of a card at a node stand."""
    return depth * MOST_CARDS + card


def spot_of(place: int, k: int) -> int:
    """Where the k-th tree of a placement stands."""
    return place % SPOTS + CELLS[place // SPOTS][k]


def first_of(card: int, place: int) -> int:
    """Where the trees of a card, turned as it is placed, begin."""
    return (card * TURNS + place // SPOTS) * TREES


def pile_of(own: int, odd: int, height: int) -> int:
    """A pile of so many trees of its own fruit, with a rotten tree of another or none."""
    return own | odd << 2 | height << 4


def own_of(pile: int) -> int:
    """The fruit of a pile."""
    return pile & 3


def odd_of(pile: int) -> int:
    """The fruit of the rotten tree on it; 0 if there is none."""
    return pile >> 2 & 3


def height_of(pile: int) -> int:
    """How many trees of its own fruit it has."""
    return pile >> 4

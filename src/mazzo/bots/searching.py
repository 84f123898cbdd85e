"""Searching a tree of what may happen, as kernels over the rules of any one game: information-set Monte Carlo tree
search (Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012).

One tree stands for all states the seat cannot tell apart. Every walk through it begins by dealing again all that the
seat cannot know, follows the actions that are legal in that deal, adds one node, plays on for a while and looks how
well everybody then stands. A node is an action of a seat, or an outcome of chance that the seat itself has brought
about, and so sees; what others draw makes no nodes. Where several seats act at once the thinking seat goes first, and
what the others do, which it will not see in time, makes no nodes either.

A seat that may do many things thinks of those first that look best at once, and of more of them the more often it comes
by (progressive widening: Chaslot and others, Progressive strategies for Monte-Carlo tree search, 2008). Of those it has
thought of it follows the one with the best mean, or the least tried (UCB1: Auer, Cesa-Bianchi and Fischer, 2002; the
times an action was available count, not those its parent was visited), measured by how far results differ here.

`rows` is that of `mazzo.bots.ahead`. `tree` has TREE lines with a cell for every node, `paper` PAPER lines with a cell
for every legal action and for every step of a walk. All numbers are integers, so that both bodies think alike.
"""

from collections.abc import MutableSequence, Sequence
from math import sqrt
from typing import Any, cast

from mazzo.bots.ahead import (
    AHEAD,
    ROOT,
    act,
    deal_again,
    fresh,
    happen,
    legal_of,
    play_for,
    prospect_of,
    seat_to_act,
    settle,
    taken_by,
    worth_after,
    worth_of,
)
from mazzo.bots.narrow import FIRST as FIRST_ROW
from mazzo.bots.narrow import LAYER, LINE, LINES, finish, most_promising
from mazzo.bots.sights.sight import Sight
from mazzo.core.bits import below
from mazzo.core.game import Rules
from mazzo.core.record import overwrite

rules = cast(Rules, None)
"""The rules of one game; every binding brings its own."""
sight = cast(Sight, None)
"""What is known about its states; every binding brings its own."""

COLD = True  # as in `mazzo.bots.ahead`

ROWS = FIRST_ROW + 2 * LAYER

# What `tree` says of a node. Node 0 is the position thought about.
FIRST = 0
"""The child that was added last, 0 for none."""
NEXT = 1
"""The next child of the same parent, 0 for none."""
KEY = 2
"""The action, or what tells the outcome (see BRANCH)."""
MOVER = 3
"""The seat that acted, or CHANCE."""
VISITS = 4
AVAILABLE = 5
"""How often the action was legal when its parent was visited."""
VALUE = 6
"""The sum of what its visits came to for the mover."""
PLACE = 7
"""Where the action stood among the legal ones when it was last looked for."""
TREE = 8

CHANCE = -1

# What `paper` is for.
LEGAL = 0
PATH = 1
"""The nodes of a walk."""
WORTHS = 2
"""How well each seat stands at the end of a walk."""
LUCK = 3
SUMS = 4
LISTED = 5
"""The nodes of the legal actions, 0 for those that have none."""
PAPER = LINE + LINES

DEEPEST = 60
"""Nodes of a walk at most, whatever is asked."""

# What SUMS holds.
NODES = 0
"""How many nodes the tree has; 0 before the first walk."""
WALKS = 1
TOTAL = 2
"""Of what the walks came to for the thinking seat: the sum, and that of the squares."""
SQUARES = 3

# What `terms` holds.
SEATS = 0
WIDTH = 1
"""How many actions a seat thinks of at first."""
WIDEN = 2
"""One more of them for every so many times that the square root of visits grows by one; 0: never."""
GLANCES = 3
"""How many actions each sees that plays on (`mazzo.bots.ahead`)."""
DEPTH = 4
"""How many actions are played on at most."""
BOLDNESS = 5
"""How much an action gains by having been tried seldom, in hundredths of how far results differ."""
BRANCH = 6
"""How outcomes are told apart: by their NUMBER, by the seat's WORTH after them, or not at all (ALIKE)."""
RIVALRY = 7
"""How much it hurts how well the best of the others stands, in hundredths."""
PRIZE = 8
"""What it is worth to stand best when the game is over."""
AIM = 9
"""In a game for one the prize is for so much worth."""
DEEP = 10
"""Nodes of a walk at most, the root not counted; 1: no tree, only what may be done at once."""
SCAN = 11
"""At how many of the actions that have no node yet a seat glances before the next comes to mind."""
BEAM = 12
"""How many ways to go on are kept by whoever plays on knowing the cards to come (`mazzo.bots.narrow`); 0: as GLANCES
and DEPTH say. Above 0, what promises most comes to mind first.
"""
DESPAIR = 13
"""An action after which a seat stands so much worse at once never comes to mind, once another has; 0: any may."""
SETTLE = 14
"""How many actions are played on greedily at most, until chance is due: so what has been begun is not judged before it
is done. Chance that is due already happens first: whoever has drawn is judged when their turn is done.
"""
TERMS = 15

ALIKE = 0
NUMBER = 1
WORTH = 2

FINE = 64
"""Means are compared in such parts."""


def search(
    rows: MutableSequence[Any],
    seat: int,
    rng: MutableSequence[int],
    paper: Sequence[MutableSequence[int]],
    tree: Sequence[MutableSequence[int]],
    terms: Sequence[int],
    walks: int,
) -> int:
    """Walk so many times more from rows[ROOT], where the seat is to act; returns how many nodes the tree has."""
    sums = paper[SUMS]
    if sums[NODES] == 0:
        plant(tree, sums)
    for _ in range(walks):
        paper[LUCK][0] = fresh(rng)
        overwrite(rows, AHEAD, ROOT)
        deal_again(rows, AHEAD, seat, paper[LUCK])
        steps = walk(rows, seat, paper, tree, terms)
        if terms[BEAM] > 0:
            finish(rows, seat, paper[LUCK], paper, terms[BEAM])
        else:
            play_for(rows, AHEAD, paper[LUCK], paper[LEGAL], terms[GLANCES], terms[DEPTH])
            if terms[SETTLE] > 0:
                settle(rows, AHEAD, paper[LUCK], paper[LEGAL], terms[SETTLE])
        look(rows, paper[WORTHS], terms)
        learn(paper, tree, steps, seat)
    return sums[NODES]


def plant(tree: Sequence[MutableSequence[int]], sums: MutableSequence[int]) -> None:
    """Begin a tree of the root alone."""
    for line in range(TREE):
        tree[line][0] = 0
    sums[NODES] = 1
    sums[WALKS] = 0
    sums[TOTAL] = 0
    sums[SQUARES] = 0


def walk(
    rows: MutableSequence[Any],
    seat: int,
    paper: Sequence[MutableSequence[int]],
    tree: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """Follow the tree on rows[AHEAD] until a node is added, it ends, or the game does; returns how many nodes lie on
    PATH. `together`: the seats of which several act at the same time, until chance or another seat has its turn.
    """
    path = paper[PATH]
    path[0] = 0
    steps = 1
    last = seat
    together = 0
    is_grown = False
    while not is_grown and steps <= terms[DEEP] and rules.is_terminal(rows[AHEAD]) == 0:
        chances = rules.chance_count(rows[AHEAD])
        if chances > 0:
            outcome = below(paper[LUCK], chances)
            happen(rows, AHEAD, outcome)
            together = 0
            if terms[BRANCH] == ALIKE or last != seat:
                continue
            path[steps] = outcome_node(rows, seat, outcome, path[steps - 1], paper, tree, terms)
        else:
            mask = rules.current_players(rows[AHEAD])
            if mask & ~together != 0:
                together = mask if mask & (mask - 1) != 0 else 0
            last = seat if mask >> seat & 1 != 0 else seat_to_act(rows[AHEAD], paper[LUCK])
            if together >> last & 1 != 0 and last != seat:
                action = taken_by(rows, AHEAD, last, paper[LUCK], paper[LEGAL], terms[GLANCES])
                act(rows, AHEAD, last, action)
                continue
            legal = legal_of(rows, AHEAD, last, paper[LEGAL])
            if legal == 1:
                act(rows, AHEAD, last, paper[LEGAL][0])
                continue
            path[steps] = action_node(rows, last, legal, path[steps - 1], paper, tree, terms)
            if path[steps] > 0:
                act(rows, AHEAD, last, tree[KEY][path[steps]])
                is_grown = tree[VISITS][path[steps]] == 0
        if path[steps] == 0:  # no room
            break
        steps += 1
    return steps


def outcome_node(
    rows: MutableSequence[Any],
    seat: int,
    outcome: int,
    parent: int,
    paper: Sequence[MutableSequence[int]],
    tree: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """The node of what chance has just brought on rows[AHEAD]; 0 if there is no room for it."""
    key = outcome if terms[BRANCH] == NUMBER else worth_of(rows, AHEAD, seat)
    node = tree[FIRST][parent]
    while node != 0:
        if tree[KEY][node] == key and tree[MOVER][node] == CHANCE:
            return node
        node = tree[NEXT][node]
    return add_node(tree, paper[SUMS], parent, key, CHANCE)


def action_node(
    rows: MutableSequence[Any],
    seat: int,
    legal: int,
    parent: int,
    paper: Sequence[MutableSequence[int]],
    tree: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """The node of the action that a seat takes on rows[AHEAD], whose `legal` actions stand on LEGAL: one it has thought
    of before, or the next that comes to mind; 0 if there is none before and no room.
    """
    listed = mark_listed(tree, parent, seat, legal, paper)
    wanted = terms[WIDTH]
    if terms[WIDEN] > 0:
        wanted += root_of(tree[VISITS][parent]) // terms[WIDEN]
    if listed < min(wanted, legal):
        action = next_to_mind(rows, seat, legal, listed, paper, terms)
        node = add_node(tree, paper[SUMS], parent, action, seat) if action >= 0 else 0
        if node != 0:
            tree[AVAILABLE][node] = 1
            return node
    return boldest(tree, parent, seat, legal, paper, terms)


def mark_listed(
    tree: Sequence[MutableSequence[int]],
    parent: int,
    seat: int,
    legal: int,
    paper: Sequence[MutableSequence[int]],
) -> int:
    """Mark the legal actions that have a node: they are available once more. Returns how many those are."""
    for k in range(legal):
        paper[LISTED][k] = 0
    listed = 0
    node = tree[FIRST][parent]
    while node != 0:
        if tree[MOVER][node] == seat:
            place = tree[PLACE][node]
            if place >= legal or paper[LEGAL][place] != tree[KEY][node]:
                place = place_of(paper[LEGAL], legal, tree[KEY][node])
            if place >= 0:
                tree[PLACE][node] = place
                paper[LISTED][place] = node
                tree[AVAILABLE][node] += 1
                listed += 1
        node = tree[NEXT][node]
    return listed


def place_of(ascending: Sequence[int], count: int, wanted: int) -> int:
    """Where a number stands among the first `count` of an ascending row; -1 if it does not."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) // 2
        if ascending[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low if low < count and ascending[low] == wanted else -1


def next_to_mind(
    rows: MutableSequence[Any],
    seat: int,
    legal: int,
    listed: int,
    paper: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """Of the legal actions without a node the one that looks best at once; of equals the lowest. Who glances at some
    only takes the best of those.
    """
    if terms[SCAN] < legal - listed:
        best = unlisted(legal, below(paper[LUCK], legal - listed), paper)
        if terms[SCAN] > 1:
            best_worth = worth_after(rows, AHEAD, seat, best)
            for _ in range(terms[SCAN] - 1):
                action = unlisted(legal, below(paper[LUCK], legal - listed), paper)
                worth = worth_after(rows, AHEAD, seat, action)
                if worth > best_worth:
                    best = action
                    best_worth = worth
        return best
    if terms[BEAM] > 0 and sight.is_placing(rows[AHEAD]):
        return most_promising(rows, AHEAD, seat, paper[LEGAL], legal, paper[LISTED], paper)
    best = -1
    best_worth = 0
    for k in range(legal):
        if paper[LISTED][k] == 0:
            worth = worth_after(rows, AHEAD, seat, paper[LEGAL][k])
            if best < 0 or worth > best_worth:
                best = paper[LEGAL][k]
                best_worth = worth
    if terms[DESPAIR] > 0 and listed > 0 and best_worth < worth_of(rows, AHEAD, seat) - terms[DESPAIR]:
        return -1
    return best


def unlisted(legal: int, wanted: int, paper: Sequence[MutableSequence[int]]) -> int:
    """The legal action without a node that has so many such before it."""
    left = wanted
    for k in range(legal):
        if paper[LISTED][k] == 0:
            if left == 0:
                return paper[LEGAL][k]
            left -= 1
    return paper[LEGAL][0]


def boldest(
    tree: Sequence[MutableSequence[int]],
    parent: int,
    seat: int,
    legal: int,
    paper: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """The node, among those of actions that are legal now, of the best mean and what it gains by having been tried
    seldom; of equals that of the lowest action. 0 if none is legal now.
    """
    bold = terms[BOLDNESS] * spread(paper[SUMS])
    best = 0
    best_value = 0
    for k in range(legal):
        node = paper[LISTED][k]
        if node != 0:
            visits = max(1, tree[VISITS][node])
            value = tree[VALUE][node] * FINE // visits
            value += bold * root_of((tree[AVAILABLE][node].bit_length() << 12) // visits) // 100
            if best == 0 or value > best_value:
                best = node
                best_value = value
    return best


def add_node(
    tree: Sequence[MutableSequence[int]], sums: MutableSequence[int], parent: int, key: int, mover: int
) -> int:
    """A new child; 0 if there is no room."""
    node = sums[NODES]
    if node == len(tree[FIRST]):
        return 0
    sums[NODES] += 1
    tree[FIRST][node] = 0
    tree[NEXT][node] = tree[FIRST][parent]
    tree[KEY][node] = key
    tree[MOVER][node] = mover
    tree[VISITS][node] = 0
    tree[AVAILABLE][node] = 0
    tree[VALUE][node] = 0
    tree[PLACE][node] = 0
    tree[FIRST][parent] = node
    return node


def look(rows: MutableSequence[Any], worths: MutableSequence[int], terms: Sequence[int]) -> None:
    """Write what a walk that ends on rows[AHEAD] comes to for each seat."""
    seats = terms[SEATS]
    best = prospect_of(rows, AHEAD, 0)
    second = best
    leaders = 1
    worths[0] = best
    for k in range(1, seats):
        worths[k] = prospect_of(rows, AHEAD, k)
        if worths[k] > best:
            second = best
            best = worths[k]
            leaders = 1
        elif worths[k] == best:
            second = best
            leaders += 1
        elif k == 1 or worths[k] > second:
            second = worths[k]
    is_over = rules.is_terminal(rows[AHEAD]) != 0
    for k in range(seats):
        leads = worths[k] == best
        if seats > 1:
            worths[k] -= (second if leads else best) * terms[RIVALRY] // 100
            if is_over and leads:
                worths[k] += terms[PRIZE] // leaders
        elif terms[PRIZE] > 0 and is_over and best >= terms[AIM]:
            worths[k] += terms[PRIZE]


def learn(paper: Sequence[MutableSequence[int]], tree: Sequence[MutableSequence[int]], steps: int, seat: int) -> None:
    """Every node of the walk has been visited once more, and knows what it came to."""
    for k in range(steps):
        node = paper[PATH][k]
        tree[VISITS][node] += 1
        if k > 0 and tree[MOVER][node] != CHANCE:
            tree[VALUE][node] += paper[WORTHS][tree[MOVER][node]]
    came = paper[WORTHS][seat]
    sums = paper[SUMS]
    sums[WALKS] += 1
    sums[TOTAL] += came
    sums[SQUARES] += came * came


def spread(sums: Sequence[int]) -> int:
    """How far the results of the walks differ: their standard deviation, 1 at least."""
    walks = max(1, sums[WALKS])
    mean = sums[TOTAL] // walks
    return max(1, root_of(max(0, sums[SQUARES] // walks - mean * mean)))


def root_of(number: int) -> int:
    """The square root of a number (>= 0, < 2**62), rounded down. The processor's own may be off by one where a number
    is too large for it.
    """
    root = int(sqrt(number))
    while root * root > number:
        root -= 1
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root

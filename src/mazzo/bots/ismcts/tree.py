"""The search tree: nodes, their statistics, and the choice between them (UCB1)."""

from collections.abc import MutableSequence, Sequence
from math import sqrt

from mazzo.core.record import Record, cell, record

COLD = True  # as in `mazzo.bots.rollout`

CHANCE = -1
"""`Node.mover` of an outcome of chance."""
SCALE = 64
"""`select_ucb` compares values in units of 1/SCALE."""


@record
class Node(Record):
    """An action of a seat, or an outcome of chance. Node 0 is the root; in `first` and `next`, 0 means none."""

    key = cell("i8")
    """The action, or what identifies the outcome (`SearchParams.branch`)."""
    value = cell("i8")
    """Sum of the results of all visits, for the mover."""
    first = cell("i8")
    """The child that was added last."""
    next = cell("i8")
    """The next child of the same parent."""
    visits = cell("i8")
    available = cell("i8")
    """How often the action was legal when its parent was visited."""
    place = cell("i8")
    """Index of the action among the legal ones when it was last looked up."""
    mover = cell("i8")
    """The seat that acted, or CHANCE."""


@record
class Totals(Record):
    """Counters of a whole search. The results are those of the searching seat."""

    nodes = cell("i8")
    """Size of the tree; 0 before the first iteration."""
    iterations = cell("i8")
    total = cell("i8")
    """Sum of the results."""
    squares = cell("i8")
    """Sum of their squares."""


def init_tree(nodes: MutableSequence[Node], totals: Totals) -> None:
    """Reset the tree to its root and the counters to zero."""
    clear(nodes[0])
    totals.nodes = 1
    totals.iterations = 0
    totals.total = 0
    totals.squares = 0


def clear(node: Node) -> None:
    """Set all fields of a node to zero."""
    node.key = 0
    node.value = 0
    node.first = 0
    node.next = 0
    node.visits = 0
    node.available = 0
    node.place = 0
    node.mover = 0


def add_node(nodes: MutableSequence[Node], totals: Totals, parent: int, key: int, mover: int) -> int:
    """Add a child and return its number; 0 if the tree is full."""
    added = totals.nodes
    if added == len(nodes):
        return 0
    totals.nodes += 1
    node = nodes[added]
    clear(node)
    node.key = key
    node.mover = mover
    node.next = nodes[parent].first
    nodes[parent].first = added
    return added


def find_outcome(nodes: Sequence[Node], parent: int, key: int) -> int:
    """The child that is the outcome of chance with this key; 0 if there is none."""
    child = nodes[parent].first
    while child != 0:
        node = nodes[child]
        if node.key == key and node.mover == CHANCE:
            return child
        child = node.next
    return 0


def mark_listed(
    nodes: MutableSequence[Node],
    parent: int,
    seat: int,
    legal: Sequence[int],
    count: int,
    listed: MutableSequence[int],
) -> int:
    """Write into `listed` the node of each of the first `count` legal actions, 0 where there is none, and count these
    nodes as available once more. Returns how many nodes there are.
    """
    for k in range(count):
        listed[k] = 0
    marks = 0
    child = nodes[parent].first
    while child != 0:
        node = nodes[child]
        if node.mover == seat:
            place = node.place
            if place >= count or legal[place] != node.key:
                place = place_of(legal, count, node.key)
            if place >= 0:
                node.place = place
                node.available += 1
                listed[place] = child
                marks += 1
        child = node.next
    return marks


def place_of(ascending: Sequence[int], count: int, wanted: int) -> int:
    """Index of a number among the first `count` of an ascending row; -1 if it is not there."""
    low = 0
    high = count
    while low < high:
        middle = (low + high) // 2
        if ascending[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low if low < count and ascending[low] == wanted else -1


def select_ucb(nodes: Sequence[Node], totals: Totals, count: int, listed: Sequence[int], exploration: int) -> int:
    """Of the nodes in `listed` (0: no node) the one with the highest upper confidence bound, the first of equals; 0 if
    there is none.
    """
    bonus = exploration * standard_deviation(totals)
    best = 0
    best_value = 0
    for k in range(count):
        if listed[k] != 0:
            node = nodes[listed[k]]
            visits = max(1, node.visits)
            value = node.value * SCALE // visits
            value += bonus * square_root((node.available.bit_length() << 12) // visits) // 100
            if best == 0 or value > best_value:
                best = listed[k]
                best_value = value
    return best


def backpropagate(
    nodes: MutableSequence[Node],
    totals: Totals,
    path: Sequence[int],
    steps: int,
    results: Sequence[int],
    seat: int,
) -> None:
    """Add the result of an iteration, one number for each seat, to the first `steps` nodes of its path."""
    nodes[0].visits += 1
    for k in range(1, steps):
        node = nodes[path[k]]
        node.visits += 1
        if node.mover != CHANCE:
            node.value += results[node.mover]
    result = results[seat]
    totals.iterations += 1
    totals.total += result
    totals.squares += result * result


def standard_deviation(totals: Totals) -> int:
    """Standard deviation of the results, rounded down, but at least 1."""
    iterations = max(1, totals.iterations)
    mean = totals.total // iterations
    return max(1, square_root(max(0, totals.squares // iterations - mean * mean)))


def square_root(number: int) -> int:
    """The square root of a number (>= 0, < 2**62), rounded down. The floating-point root may be off by one for large
    numbers.
    """
    root = int(sqrt(number))
    while root * root > number:
        root -= 1
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root

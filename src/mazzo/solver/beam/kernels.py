"""Beam search over the rules of a game in which cards are laid on a grid, as kernels: of all states with equally many
cards laid, the most promising are expanded, equal states once.

States are not stored. A node is its parent and the step from there; `rows` holds the states on the way to the current
node, one for each card laid, so that moving to a sibling costs one copy. The value of a step and the hash of the state
that it leads to come from the game's evaluator without carrying the step out, wherever possible.

A step is a placement and the choices it requires (scarce dice, the wheelbarrow): CHOICE_BITS each, above the bits of
the action, the first choice lowest.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, Protocol, cast

from mazzo.core.evaluator import SCALE, UNCLEAR, Evaluator, Survey
from mazzo.core.game import AnyRules
from mazzo.core.record import Record, cell, overwrite, record

COLD = True  # compiled as functions of their own: inlined into each other they would take minutes


class Solitaire(AnyRules, Protocol):
    """The rules of a game of cards on a grid."""

    def is_choosing(self, s: Any, /) -> bool:
        """Whether a choice is due before the turn goes on."""


rules = cast(Solitaire, None)
"""The rules of one game; set by every binding."""
evaluator = cast(Evaluator, None)
"""The game's evaluator; set by every binding."""

ACTION_BITS = 20
CHOICE_BITS = 3
MOST_CHOICES = 14

# Ranks: values, shifted above 0, with TIES bits of the hash to order equal values at random.
TIES = 4
LIFT = 100 * SCALE
RANKS = 1 << 17


@record
class Node(Record):
    """A state of the beam."""

    step = cell("i8")
    """The step from the parent."""
    parent = cell("i4")


@record
class Candidate(Record):
    """A step that may become a node of the next tree."""

    hash = cell("i8")
    """Hash of the state it leads to."""
    step = cell("i8")
    rank = cell("i4")
    node = cell("i4")
    """The node it starts from."""


@record
class Counters(Record):
    """The layer that is filled, and the whole search."""

    width = cell("i8")
    """Candidates of this layer that become nodes."""
    pool_size = cell("i8")
    """Candidates in the pool."""
    live = cell("i8")
    """Those of them whose rank is at least `floor`."""
    floor = cell("i8")
    """Rank below which a candidate cannot be among the best."""
    best = cell("i8")
    """Most points of a finished game."""
    best_node = cell("i8")
    """Its node; -1 before the first one."""
    steps = cell("i8")
    """Number of steps evaluated."""


class Tree(NamedTuple):
    """The nodes, and the candidates for those of the next tree."""

    nodes: MutableSequence[Node]
    pool: MutableSequence[Candidate]
    hashes: MutableSequence[int]
    """Hash table of the states in the pool, 0 for a free place; its size is a power of two."""
    ranks: MutableSequence[int]
    """How many candidates have each rank."""
    counters: Counters


@record
class Level(Record):
    """The state in the row of the same index, and the path to the current node."""

    node = cell("i4")
    """The node whose state is in the row; -1 for none."""
    used = cell("i4")
    """Outcomes that have happened there."""
    path = cell("i4")
    """The node at this depth on the path to the current node."""


@record
class Choice(Record):
    """One of the choices that a placement requires, while all combinations are tried."""

    option = cell("i4")
    count = cell("i4")


class Scratch(NamedTuple):
    """Working memory."""

    actions: MutableSequence[int]
    effects: MutableSequence[int]
    """What a placement covers (`Evaluator.glance`)."""
    options: MutableSequence[int]
    """The legal actions of a choice."""
    choices: MutableSequence[Choice]
    levels: MutableSequence[Level]
    survey: Survey


def begin(tree: Tree, scratch: Scratch, used: int) -> None:
    """Reset a search to the root, node 0, whose state is in the first row after so many outcomes."""
    for k in range(len(scratch.levels)):
        scratch.levels[k].node = -1
    scratch.levels[0].node = 0
    scratch.levels[0].used = used
    tree.counters.best = 0
    tree.counters.best_node = -1
    tree.counters.steps = 0


def list_steps(tree: Tree, node: int, steps: MutableSequence[int]) -> int:
    """Write the steps that lead to a node, the last one first; returns how many there are. From Python, a row of
    numbers is read several times faster than records.
    """
    count = 0
    while node > 0:
        steps[count] = tree.nodes[node].step
        node = tree.nodes[node].parent
        count += 1
    return count


def open_layer(tree: Tree, width: int) -> None:
    """Empty the pool, for a layer of at most `width` nodes."""
    clear(tree.hashes)
    clear(tree.ranks)
    counters = tree.counters
    counters.width = width
    counters.pool_size = 0
    counters.live = 0
    counters.floor = 0


def clear(numbers: MutableSequence[int]) -> None:
    """Set all numbers to zero."""
    for k in range(len(numbers)):
        numbers[k] = 0


def expand(
    rows: MutableSequence[Any],
    depth: int,
    tree: Tree,
    first: int,
    last: int,
    scratch: Scratch,
    outcomes: Sequence[int],
    keys: Sequence[int],
    weights: Sequence[int],
) -> None:
    """Offer every step from the nodes first..last-1, which all have `depth` cards laid, to the pool. If the game is
    over at a node, compare it with the best end.
    """
    counters = tree.counters
    actions, effects, survey = scratch.actions, scratch.effects, scratch.survey
    for node in range(first, last):
        reach(rows, depth, tree.nodes, node, scratch, outcomes)
        if rules.current_players(rows[depth]) == 0:
            points = rules.score(rows[depth], 0)
            if counters.best_node < 0 or points > counters.best:
                counters.best = points
                counters.best_node = node
            continue
        legal = list_legal(rows, depth, actions)
        counters.steps += legal
        evaluator.survey(rows[depth], weights, keys, survey)
        value = survey.value
        hash_before = survey.hash
        for k in range(legal):
            action = actions[k]
            gain = evaluator.glance(rows[depth], action, weights, effects)
            if gain == UNCLEAR:
                offer_choices(rows, depth, action, node, tree, scratch, keys, weights)
            elif (value + gain + LIFT << TIES) + (1 << TIES) > counters.floor:
                hash_after = hash_before ^ evaluator.remark(rows[depth], action, effects, keys)
                offer(tree, value + gain, hash_after, node, action)


def reach(
    rows: MutableSequence[Any],
    depth: int,
    nodes: Sequence[Node],
    node: int,
    scratch: Scratch,
    outcomes: Sequence[int],
) -> None:
    """Bring the state of a node into rows[depth], starting where its path leaves the path to the node before."""
    levels = scratch.levels
    at = depth
    levels[at].path = node
    while levels[at].node != levels[at].path:
        at -= 1
        levels[at].path = nodes[levels[at + 1].path].parent
    while at < depth:
        at += 1
        level = levels[at]
        overwrite(rows, at, at - 1)
        take(rows, at, nodes[level.path].step, scratch.options)
        level.used = go_on(rows, at, outcomes, levels[at - 1].used)
        level.node = level.path


def score_at(
    rows: MutableSequence[Any], depth: int, tree: Tree, node: int, scratch: Scratch, outcomes: Sequence[int]
) -> int:
    """The score of the state of a node."""
    reach(rows, depth, tree.nodes, node, scratch, outcomes)
    return rules.score(rows[depth], 0)


def take(rows: MutableSequence[Any], at: int, step: int, out: MutableSequence[int]) -> None:
    """Carry out a step on rows[at]."""
    act(rows, at, step & (1 << ACTION_BITS) - 1)
    choices = step >> ACTION_BITS
    while rules.is_choosing(rows[at]):
        list_legal(rows, at, out)
        act(rows, at, out[choices & (1 << CHOICE_BITS) - 1])
        choices >>= CHOICE_BITS


def act(rows: MutableSequence[Any], at: int, action: int) -> None:
    """`apply_action` on rows[at]. A function of its own, so that the rules are compiled into it once."""
    rules.apply_action(rows[at], 0, action)


def list_legal(rows: MutableSequence[Any], at: int, out: MutableSequence[int]) -> int:
    """`legal_actions` of rows[at], likewise."""
    return rules.legal_actions(rows[at], 0, out)


def go_on(rows: MutableSequence[Any], at: int, outcomes: Sequence[int], used: int) -> int:
    """Apply the outcomes that are due after the first `used`; returns how many have happened then."""
    while used < len(outcomes) and rules.chance_count(rows[at]) > 0:
        rules.apply_chance(rows[at], outcomes[used])
        used += 1
    return used


def offer_choices(
    rows: MutableSequence[Any],
    depth: int,
    action: int,
    node: int,
    tree: Tree,
    scratch: Scratch,
    keys: Sequence[int],
    weights: Sequence[int],
) -> None:
    """Offer a placement to the pool with every combination of the choices it requires, each tried on the last row."""
    trial = len(rows) - 1
    choices = scratch.choices
    count = 0
    is_more = True
    while is_more:
        overwrite(rows, trial, depth)
        act(rows, trial, action)
        n = 0
        step = action
        while rules.is_choosing(rows[trial]):
            legal = list_legal(rows, trial, scratch.options)
            if n == count:
                choices[n].option = 0
                choices[n].count = legal
                count += 1
            step += choices[n].option << ACTION_BITS + CHOICE_BITS * n
            act(rows, trial, scratch.options[choices[n].option])
            n += 1
        evaluator.survey(rows[trial], weights, keys, scratch.survey)
        offer(tree, scratch.survey.value, scratch.survey.hash, node, step)
        while count > 0 and choices[count - 1].option + 1 == choices[count - 1].count:
            count -= 1
        is_more = count > 0
        if is_more:
            choices[count - 1].option += 1


def offer(tree: Tree, value: int, hash_after: int, node: int, step: int) -> None:
    """Add a candidate to the pool, unless its rank is too low or the state it leads to is there already."""
    counters = tree.counters
    rank = min(max((value + LIFT << TIES) + (hash_after & (1 << TIES) - 1), 0), RANKS - 1)
    if rank < counters.floor:
        return
    if counters.pool_size == len(tree.pool):
        thin(tree)
    if not is_new(tree.hashes, hash_after):
        return
    candidate = tree.pool[counters.pool_size]
    candidate.rank = rank
    candidate.hash = hash_after
    candidate.node = node
    candidate.step = step
    tree.ranks[rank] += 1
    counters.pool_size += 1
    counters.live += 1
    while counters.live - tree.ranks[counters.floor] >= counters.width:
        counters.live -= tree.ranks[counters.floor]
        counters.floor += 1


def is_new(hashes: MutableSequence[int], key: int) -> bool:
    """Add a hash to the table, which has free places. Whether it was not there."""
    at = key >> TIES & len(hashes) - 1
    while hashes[at] != 0:
        if hashes[at] == key:
            return False
        at = at + 1 & len(hashes) - 1
    hashes[at] = key
    return True


def thin(tree: Tree) -> None:
    """Keep the best `width` candidates in their order; of those with the rank `floor`, the first."""
    counters = tree.counters
    pool = tree.pool
    floor = counters.floor
    ties = counters.width - (counters.live - tree.ranks[floor])
    count = 0
    on_floor = 0
    clear(tree.hashes)
    for k in range(counters.pool_size):
        rank = pool[k].rank
        if rank == floor:
            on_floor += 1
        if rank > floor or (rank == floor and on_floor <= ties):
            overwrite(pool, count, k)
            is_new(tree.hashes, pool[count].hash)
            count += 1
    tree.ranks[floor] = min(tree.ranks[floor], ties)
    counters.pool_size = count
    counters.live = count


def close_layer(tree: Tree, first: int) -> int:
    """Make the kept candidates nodes, from number `first` on; returns the number after the last."""
    thin(tree)
    for k in range(tree.counters.pool_size):
        candidate = tree.pool[k]
        tree.nodes[first + k].parent = candidate.node
        tree.nodes[first + k].step = candidate.step
    return first + tree.counters.pool_size

"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search,
2012), as kernels over the rules of any one game.

One tree stands for all states that the seat cannot tell apart. Each iteration starts from a new determinization: all
that the seat cannot know is dealt again. It follows the actions that are legal there, adds one node, plays on for a
while and evaluates the position for every seat. A node is an action of a seat, or an outcome of chance of the
searching seat's own turn, which it sees; outcomes of other turns have no nodes. Where several seats act at once, the
searching seat acts first, and the actions of the others, which it does not see in time, have no nodes.

A seat first considers the actions with the best `greedy_value`, and more of them with more visits (progressive
widening: Chaslot and others, Progressive strategies for Monte-Carlo tree search, 2008). Among those it takes the one
with the highest upper confidence bound (UCB1: Auer, Cesa-Bianchi and Fischer, 2002), which counts how often an action
was available instead of how often its parent was visited, and is scaled by the standard deviation of the results.

All numbers are integers, so that both bodies choose alike. `rows` is that of `mazzo.bots.rollout`, with the layers of
`mazzo.bots.beam_rollout`.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, cast

from mazzo.bots.beam_rollout import FIRST as FIRST_ROW
from mazzo.bots.beam_rollout import WIDEST, finish, most_promising
from mazzo.bots.beam_rollout import Scratch as BeamScratch
from mazzo.bots.ismcts.params import ALIKE, MAX_DEPTH, MAX_SEATS, NUMBER, KernelParams
from mazzo.bots.ismcts.tree import (
    CHANCE,
    Node,
    Totals,
    add_node,
    backpropagate,
    find_outcome,
    init_tree,
    mark_listed,
    select_ucb,
    square_root,
)
from mazzo.bots.rollout import (
    AHEAD,
    ROOT,
    act,
    determinize_at,
    fresh,
    greedy_value_after,
    greedy_value_of,
    happen,
    leaf_value_of,
    legal_of,
    play_for,
    seat_to_act,
    settle,
    taken_by,
)
from mazzo.core.bits import below
from mazzo.core.evaluator import Evaluator
from mazzo.core.game import AnyRules
from mazzo.core.record import Record, overwrite, record, row

rules = cast(AnyRules, None)
"""The rules of one game; set by every binding."""
evaluator = cast(Evaluator, None)
"""The game's evaluator; set by every binding."""

COLD = True  # as in `mazzo.bots.rollout`

ROWS = FIRST_ROW + 2 * WIDEST


@record
class Iteration(Record):
    """The result of an iteration."""

    path = row("i8", MAX_DEPTH + 1)
    """Its nodes, from the root on."""
    results = row("i8", MAX_SEATS)
    """Its result for each seat."""


class Scratch(NamedTuple):
    """Working memory of a search."""

    legal: MutableSequence[int]
    listed: MutableSequence[int]
    """The nodes of the legal actions, 0 for those without one."""
    luck: MutableSequence[int]
    """The random generator of an iteration."""
    iteration: Iteration
    beam: BeamScratch


def search(
    rows: MutableSequence[Any],
    seat: int,
    rng: MutableSequence[int],
    scratch: Scratch,
    nodes: MutableSequence[Node],
    totals: Totals,
    params: KernelParams,
    iterations: int,
) -> int:
    """Run more iterations from rows[ROOT], where the seat is to act. Returns the size of the tree."""
    if totals.nodes == 0:
        init_tree(nodes, totals)
    for _ in range(iterations):
        scratch.luck[0] = fresh(rng)
        overwrite(rows, AHEAD, ROOT)
        determinize_at(rows, AHEAD, seat, scratch.luck)
        steps = simulate(rows, seat, scratch, nodes, totals, params)
        if params.beam > 0:
            finish(rows, seat, scratch.luck, scratch.beam, params.beam)
        else:
            play_for(rows, AHEAD, scratch.luck, scratch.legal, params.samples, params.depth)
            if params.settle > 0:
                settle(rows, AHEAD, scratch.luck, scratch.legal, params.settle)
        evaluate_leaf(rows, scratch.iteration.results, params)
        backpropagate(nodes, totals, scratch.iteration.path, steps, scratch.iteration.results, seat)
    return totals.nodes


def read_root(
    nodes: Sequence[Node],
    actions: MutableSequence[int],
    visits: MutableSequence[int],
    values: MutableSequence[int],
) -> int:
    """Write action, visits and sum of results of each visited child of the root; returns how many there are. From
    Python, rows of numbers are read several times faster than records.
    """
    count = 0
    child = nodes[0].first
    while child != 0:
        node = nodes[child]
        if node.visits > 0:
            actions[count] = node.key
            visits[count] = node.visits
            values[count] = node.value
            count += 1
        child = node.next
    return count


def simulate(
    rows: MutableSequence[Any],
    seat: int,
    scratch: Scratch,
    nodes: MutableSequence[Node],
    totals: Totals,
    params: KernelParams,
) -> int:
    """Follow the tree on rows[AHEAD] until a node is added, the depth limit is reached or the game is over. Returns the
    number of nodes on the path. `together`: the seats that act at the same time, until chance or another seat is due.
    """
    path = scratch.iteration.path
    path[0] = 0
    steps = 1
    last = seat
    together = 0
    is_grown = False
    while not is_grown and steps <= params.max_depth and rules.is_terminal(rows[AHEAD]) == 0:
        chances = rules.chance_count(rows[AHEAD])
        if chances > 0:
            outcome = below(scratch.luck, chances)
            happen(rows, AHEAD, outcome)
            together = 0
            if params.branch == ALIKE or last != seat:
                continue
            path[steps] = outcome_node(rows, seat, outcome, path[steps - 1], nodes, totals, params)
        else:
            mask = rules.current_players(rows[AHEAD])
            if mask & ~together != 0:
                together = mask if mask & (mask - 1) != 0 else 0
            last = seat if mask >> seat & 1 != 0 else seat_to_act(rows[AHEAD], scratch.luck)
            if together >> last & 1 != 0 and last != seat:
                action = taken_by(rows, AHEAD, last, scratch.luck, scratch.legal, params.samples)
                act(rows, AHEAD, last, action)
                continue
            legal = legal_of(rows, AHEAD, last, scratch.legal)
            if legal == 1:
                act(rows, AHEAD, last, scratch.legal[0])
                continue
            path[steps] = action_node(rows, last, legal, path[steps - 1], scratch, nodes, totals, params)
            if path[steps] > 0:
                act(rows, AHEAD, last, nodes[path[steps]].key)
                is_grown = nodes[path[steps]].visits == 0
        if path[steps] == 0:  # the tree is full
            break
        steps += 1
    return steps


def outcome_node(
    rows: MutableSequence[Any],
    seat: int,
    outcome: int,
    parent: int,
    nodes: MutableSequence[Node],
    totals: Totals,
    params: KernelParams,
) -> int:
    """The node of the outcome that was just applied to rows[AHEAD]; 0 if it has none and the tree is full."""
    key = outcome if params.branch == NUMBER else greedy_value_of(rows, AHEAD, seat)
    node = find_outcome(nodes, parent, key)
    return node if node != 0 else add_node(nodes, totals, parent, key, CHANCE)


def action_node(
    rows: MutableSequence[Any],
    seat: int,
    legal: int,
    parent: int,
    scratch: Scratch,
    nodes: MutableSequence[Node],
    totals: Totals,
    params: KernelParams,
) -> int:
    """The node of the action that a seat takes on rows[AHEAD], of the `legal` ones in scratch.legal: a new node, or the
    best so far; 0 if there is none and the tree is full.
    """
    listed = mark_listed(nodes, parent, seat, scratch.legal, legal, scratch.listed)
    wanted = params.width
    if params.widen > 0:
        wanted += square_root(nodes[parent].visits) // params.widen
    if listed < min(wanted, legal):
        action = next_candidate(rows, seat, legal, listed, scratch, params)
        node = add_node(nodes, totals, parent, action, seat) if action >= 0 else 0
        if node != 0:
            nodes[node].available = 1
            return node
    return select_ucb(nodes, totals, legal, scratch.listed, params.exploration)


def next_candidate(
    rows: MutableSequence[Any], seat: int, legal: int, listed: int, scratch: Scratch, params: KernelParams
) -> int:
    """The legal action that gets a node next: of those without one (or of `scan` random ones, if there are more) the
    best by `greedy_value` or by the evaluator, the lowest of equals; -1 if it is pruned.
    """
    if params.scan < legal - listed:
        best = unlisted(scratch.legal, scratch.listed, legal, below(scratch.luck, legal - listed))
        if params.scan > 1:
            best_value = greedy_value_after(rows, AHEAD, seat, best)
            for _ in range(params.scan - 1):
                action = unlisted(scratch.legal, scratch.listed, legal, below(scratch.luck, legal - listed))
                value = greedy_value_after(rows, AHEAD, seat, action)
                if value > best_value:
                    best = action
                    best_value = value
        return best
    if params.beam > 0 and evaluator.is_placing(rows[AHEAD]):
        return most_promising(rows, AHEAD, seat, scratch.legal, legal, scratch.listed, scratch.beam)
    best = -1
    best_value = 0
    for k in range(legal):
        if scratch.listed[k] == 0:
            value = greedy_value_after(rows, AHEAD, seat, scratch.legal[k])
            if best < 0 or value > best_value:
                best = scratch.legal[k]
                best_value = value
    if params.prune_margin > 0 and listed > 0 and best_value < greedy_value_of(rows, AHEAD, seat) - params.prune_margin:
        return -1
    return best


def unlisted(legal: Sequence[int], listed: Sequence[int], count: int, wanted: int) -> int:
    """Of the first `count` legal actions without a node, the one number `wanted`, counted from 0."""
    remaining = wanted
    for k in range(count):
        if listed[k] == 0:
            if remaining == 0:
                return legal[k]
            remaining -= 1
    return legal[0]


def evaluate_leaf(rows: MutableSequence[Any], results: MutableSequence[int], params: KernelParams) -> None:
    """Write the result of an iteration that ends at rows[AHEAD] for each seat: its `leaf_value`, less a share of the
    best opponent's, and the prize (for one seat: if a finished game's value is not negative).
    """
    seats = params.seats
    best = leaf_value_of(rows, AHEAD, 0)
    second = best
    leaders = 1
    results[0] = best
    for k in range(1, seats):
        results[k] = leaf_value_of(rows, AHEAD, k)
        if results[k] > best:
            second = best
            best = results[k]
            leaders = 1
        elif results[k] == best:
            second = best
            leaders += 1
        elif k == 1 or results[k] > second:
            second = results[k]
    is_over = rules.is_terminal(rows[AHEAD]) != 0
    for k in range(seats):
        leads = results[k] == best
        if seats > 1:
            results[k] -= (second if leads else best) * params.rivalry // 100
            if is_over and leads:
                results[k] += params.prize // leaders
        elif is_over and best >= 0:
            results[k] += params.prize

"""Beam search as kernels over the rules of a game of cards on a grid: of all states with equally many cards laid the
most promising are kept, each once, and gone on from.

No state is kept: a node is its parent and the step from there, and the states on the way to the one at hand lie in
`rows`, one for each card laid, so that going from a node to its sibling costs one copy. What a step is worth, and which
state it leads to, `sight` tells without carrying it out, wherever it can; equal states have equal marks.

A step is a placement with the choices it brings (scarce dice, the wheelbarrow): CHOICE bits each, above the bits of the
action, the first of them lowest.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, cast

from mazzo.bots.sights.sight import MARK, SCALE, UNCLEAR, VALUE, Sight
from mazzo.core.game import Rules
from mazzo.core.record import overwrite

COLD = True  # compiled as functions of their own: inlined into each other they would take minutes


class Solitaire(Rules, Protocol):
    """The rules of a game of cards on a grid."""

    def is_choosing(self, s: Any, /) -> bool:
        """Whether a choice is due before the turn goes on."""


rules = cast(Solitaire, None)
"""The rules of one game; every binding brings its own."""
sight = cast(Sight, None)
"""What is known about its states; every binding brings its own."""

ACTION_BITS = 20
CHOICE_BITS = 3
MOST_CHOICES = 14

# Lines of `tree`: of each node where it comes from and how.
PARENT = 0
STEP = 1
TREE = 2

# Lines of `pool`: the candidates of a layer.
RANK = 0
MARK_OF = 1
NODE = 2
STEP_OF = 3
POOL = 4

# Lines of `paper`.
ACTIONS = 0
MET = 1
CHOICES = 2
DIGITS = 3
RADIX = 4
TOLD = 5
WAY = 6
THERE = 7
"""THERE[d]: the node whose state lies in rows[d]."""
USED = 8
"""USED[d]: how many outcomes have happened there."""
PAPER = 9

# Ranks: values, lifted above 0, with TIES bits of the mark to tell equals apart without favour.
TIES = 4
LIFT = 100 * SCALE
RANKS = 1 << 17

# What `desk` holds.
WIDTH = 0
KEPT = 1
"""Candidates in the pool."""
LIVE = 2
"""Those of them whose rank is not below the floor."""
FLOOR = 3
BEST = 4
BEST_NODE = 5
SEEN = 6
"""How many steps were looked at."""
DESK = 7


def open_layer(seen: MutableSequence[int], ranks: MutableSequence[int], desk: MutableSequence[int], width: int) -> None:
    """Make room for the candidates of the next layer, of which so many will be kept."""
    for k in range(len(seen)):
        seen[k] = 0
    for k in range(RANKS):
        ranks[k] = 0
    desk[WIDTH] = width
    desk[KEPT] = 0
    desk[LIVE] = 0
    desk[FLOOR] = 0


def expand(
    rows: MutableSequence[Any],
    depth: int,
    tree: Sequence[Sequence[int]],
    first: int,
    last: int,
    pool: Sequence[MutableSequence[int]],
    seen: MutableSequence[int],
    ranks: MutableSequence[int],
    desk: MutableSequence[int],
    paper: Sequence[MutableSequence[int]],
    outcomes: Sequence[int],
    keys: Sequence[int],
    terms: Sequence[int],
) -> None:
    """Offer every step from the nodes first..last-1, which all have `depth` cards laid, to the pool; a node that is
    over may be the best end.
    """
    for node in range(first, last):
        reach(rows, depth, tree, node, paper, outcomes)
        if rules.current_players(rows[depth]) == 0:
            points = rules.score(rows[depth], 0)
            if desk[BEST_NODE] < 0 or points > desk[BEST]:
                desk[BEST] = points
                desk[BEST_NODE] = node
            continue
        legal = list_legal(rows, depth, paper[ACTIONS])
        desk[SEEN] += legal
        sight.survey(rows[depth], terms, keys, paper[TOLD])
        value = paper[TOLD][VALUE]
        mark = paper[TOLD][MARK]
        for k in range(legal):
            action = paper[ACTIONS][k]
            added = sight.glance(rows[depth], action, terms, paper[MET])
            if added == UNCLEAR:
                carry_out(rows, depth, action, node, pool, seen, ranks, desk, paper, keys, terms)
            elif (value + added + LIFT << TIES) + (1 << TIES) > desk[FLOOR]:
                then = mark ^ sight.remark(rows[depth], action, paper[MET], keys)
                offer(pool, seen, ranks, desk, value + added, then, node, action)


def reach(
    rows: MutableSequence[Any],
    depth: int,
    tree: Sequence[Sequence[int]],
    node: int,
    paper: Sequence[MutableSequence[int]],
    outcomes: Sequence[int],
) -> None:
    """Bring the state of a node into rows[depth], from where the way to it parts from the way to the one before."""
    at = depth
    paper[WAY][at] = node
    while paper[THERE][at] != paper[WAY][at]:
        at -= 1
        paper[WAY][at] = tree[PARENT][paper[WAY][at + 1]]
    while at < depth:
        at += 1
        overwrite(rows, at, at - 1)
        take(rows, at, tree[STEP][paper[WAY][at]], paper[CHOICES])
        paper[USED][at] = go_on(rows, at, outcomes, paper[USED][at - 1])
        paper[THERE][at] = paper[WAY][at]


def score_at(
    rows: MutableSequence[Any],
    depth: int,
    tree: Sequence[Sequence[int]],
    node: int,
    paper: Sequence[MutableSequence[int]],
    outcomes: Sequence[int],
) -> int:
    """The points of the state of a node."""
    reach(rows, depth, tree, node, paper, outcomes)
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
    """`apply_action` on rows[at]: the rules are compiled into this once, not wherever they are wanted."""
    rules.apply_action(rows[at], 0, action)


def list_legal(rows: MutableSequence[Any], at: int, out: MutableSequence[int]) -> int:
    """`legal_actions` of rows[at], likewise."""
    return rules.legal_actions(rows[at], 0, out)


def go_on(rows: MutableSequence[Any], at: int, outcomes: Sequence[int], used: int) -> int:
    """Let the outcomes happen that are due after so many; returns how many have happened then."""
    while used < len(outcomes) and rules.chance_count(rows[at]) > 0:
        rules.apply_chance(rows[at], outcomes[used])
        used += 1
    return used


def carry_out(
    rows: MutableSequence[Any],
    depth: int,
    action: int,
    node: int,
    pool: Sequence[MutableSequence[int]],
    seen: MutableSequence[int],
    ranks: MutableSequence[int],
    desk: MutableSequence[int],
    paper: Sequence[MutableSequence[int]],
    keys: Sequence[int],
    terms: Sequence[int],
) -> None:
    """Offer a placement to the pool with every way to make the choices it brings, each tried on the row after the
    deepest: DIGITS count through them, each below its RADIX.
    """
    trial = len(rows) - 1
    digits, radix = paper[DIGITS], paper[RADIX]
    made = 0
    is_more = True
    while is_more:
        overwrite(rows, trial, depth)
        act(rows, trial, action)
        n = 0
        step = action
        while rules.is_choosing(rows[trial]):
            legal = list_legal(rows, trial, paper[CHOICES])
            if n == made:
                digits[n] = 0
                radix[n] = legal
                made += 1
            step += digits[n] << ACTION_BITS + CHOICE_BITS * n
            act(rows, trial, paper[CHOICES][digits[n]])
            n += 1
        sight.survey(rows[trial], terms, keys, paper[TOLD])
        offer(pool, seen, ranks, desk, paper[TOLD][VALUE], paper[TOLD][MARK], node, step)
        while made > 0 and digits[made - 1] + 1 == radix[made - 1]:
            made -= 1
        is_more = made > 0
        if is_more:
            digits[made - 1] += 1


def offer(
    pool: Sequence[MutableSequence[int]],
    seen: MutableSequence[int],
    ranks: MutableSequence[int],
    desk: MutableSequence[int],
    value: int,
    mark: int,
    node: int,
    step: int,
) -> None:
    """A candidate joins the pool, unless it ranks too low or leads where another leads already."""
    rank = min(max((value + LIFT << TIES) + (mark & (1 << TIES) - 1), 0), RANKS - 1)
    if rank < desk[FLOOR]:
        return
    if desk[KEPT] == len(pool[RANK]):
        thin(pool, seen, ranks, desk)
    if not is_new(seen, mark):
        return
    at = desk[KEPT]
    pool[RANK][at] = rank
    pool[MARK_OF][at] = mark
    pool[NODE][at] = node
    pool[STEP_OF][at] = step
    ranks[rank] += 1
    desk[KEPT] += 1
    desk[LIVE] += 1
    while desk[LIVE] - ranks[desk[FLOOR]] >= desk[WIDTH]:
        desk[LIVE] -= ranks[desk[FLOOR]]
        desk[FLOOR] += 1


def is_new(seen: MutableSequence[int], mark: int) -> bool:
    """Put a mark among those seen, a table of a power of two with free places; whether it was not there."""
    at = mark >> TIES & len(seen) - 1
    while seen[at] != 0:
        if seen[at] == mark:
            return False
        at = at + 1 & len(seen) - 1
    seen[at] = mark
    return True


def thin(
    pool: Sequence[MutableSequence[int]],
    seen: MutableSequence[int],
    ranks: MutableSequence[int],
    desk: MutableSequence[int],
) -> None:
    """Keep the best WIDTH candidates in their order; of those on the floor, the first."""
    floor = desk[FLOOR]
    ties = desk[WIDTH] - (desk[LIVE] - ranks[floor])
    kept = 0
    on_floor = 0
    for k in range(len(seen)):
        seen[k] = 0
    for k in range(desk[KEPT]):
        rank = pool[RANK][k]
        if rank == floor:
            on_floor += 1
        if rank > floor or (rank == floor and on_floor <= ties):
            pool[RANK][kept] = rank
            pool[MARK_OF][kept] = pool[MARK_OF][k]
            pool[NODE][kept] = pool[NODE][k]
            pool[STEP_OF][kept] = pool[STEP_OF][k]
            is_new(seen, pool[MARK_OF][kept])
            kept += 1
    ranks[floor] = min(ranks[floor], ties)
    desk[KEPT] = kept
    desk[LIVE] = kept


def close_layer(
    tree: Sequence[MutableSequence[int]],
    first: int,
    pool: Sequence[MutableSequence[int]],
    seen: MutableSequence[int],
    ranks: MutableSequence[int],
    desk: MutableSequence[int],
) -> int:
    """The candidates that are kept become nodes, from `first` on; returns the number after the last."""
    thin(pool, seen, ranks, desk)
    for k in range(desk[KEPT]):
        tree[PARENT][first + k] = pool[NODE][k]
        tree[STEP][first + k] = pool[STEP_OF][k]
    return first + desk[KEPT]

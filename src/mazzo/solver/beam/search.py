"""Beam search for the best line of a deal: fast, but not exhaustive. Its result is a lower bound of par."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots.evaluators import evaluator_of, zobrist_keys_of
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.evaluator import Survey
from mazzo.core.record import Record
from mazzo.solver.beam import kernels
from mazzo.solver.beam.kernels import Candidate, Choice, Counters, Level, Node, Scratch, Tree
from mazzo.solver.deal import Deal

MOST_WIDTH = 1 << 19
SPARE = 64
"""Candidates a pool holds beyond twice the width."""
CHUNK = 512
"""Nodes expanded between two calls of `go_on`."""
MOST_LAID = 8
"""Cards laid after the first."""


class Kernels(Protocol):
    """The kernels of `mazzo.solver.beam.kernels`, bound to a game."""

    def begin(self, tree: Tree, scratch: Scratch, used: int, /) -> None: ...
    def list_steps(self, tree: Tree, node: int, steps: Ints, /) -> int: ...
    def open_layer(self, tree: Tree, width: int, /) -> None: ...
    def expand(
        self,
        rows: Rows,
        depth: int,
        tree: Tree,
        first: int,
        last: int,
        scratch: Scratch,
        outcomes: Ints,
        keys: Ints,
        weights: Ints,
        /,
    ) -> None: ...
    def close_layer(self, tree: Tree, first: int, /) -> int: ...
    def score_at(self, rows: Rows, depth: int, tree: Tree, node: int, scratch: Scratch, outcomes: Ints, /) -> int: ...


_ENTRY_POINTS = ("begin", "list_steps", "open_layer", "expand", "close_layer", "score_at")


@dataclass(frozen=True)
class Found:
    """The result of a search: the points, the line that reaches them, and the number of steps evaluated."""

    points: int
    line: tuple[int, ...]
    steps: int


class Beam:
    """Beam search over one body of a game's rules, with its memory. Use it from one thread at a time."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self.evaluator = evaluator_of(body.game)
        self.kernels = cast(Kernels, body.bind(kernels, _ENTRY_POINTS, evaluator=self.evaluator))
        self.rows = body.rows(MOST_LAID + 2)
        actions = body.game.meta.max_actions
        self.scratch = Scratch(
            actions=body.ints(actions),
            effects=body.ints(actions),
            options=body.ints(actions),
            choices=body.records(Choice, kernels.MOST_CHOICES),
            levels=body.records(Level, MOST_LAID + 1),
            survey=body.records(Survey, 1)[0],
        )
        self.keys = body.ints_of(zobrist_keys_of(self.evaluator.KEYS))
        self.counters = body.records(Counters, 1)[0]
        self.ranks = body.ints(kernels.RANKS)
        self.width = 0
        self.promise: Sequence[Sequence[int]] = self.evaluator.PROMISE

    def search(self, deal: Deal, width: int, go_on: Callable[[int, float], bool] | None = None) -> Found | None:
        """The best line that a beam of this width finds. It depends on deal and width only, not on the body.

        `go_on(layer, share)` is called regularly, `share` being the part of the layer that is done; the search returns
        None when it returns False.
        """
        state, used = deal.begin()
        if deal.is_over(state):
            return Found(deal.game.rules.score(state, 0), (), 0)
        if cast(kernels.Solitaire, deal.game.rules).is_choosing(state):
            return self._after_choice(deal, state, width, go_on)
        if self._grow(deal, state, used, width, 1, go_on) is None:
            return None
        counters = self.counters
        return Found(int(counters.best), self._line(deal, int(counters.best_node)), int(counters.steps))

    def ends(
        self, deal: Deal, width: int, count: int, go_on: Callable[[int, float], bool] | None = None
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The best final states that a beam of this width finds, best first, at most `count`: their points and lines.
        Lines are computed lazily, so consume the iterator before the next search. Yields nothing for a deal that begins
        with a choice or is over, or when `go_on` returns False.
        """
        state, used = deal.begin()
        if deal.is_over(state) or cast(kernels.Solitaire, deal.game.rules).is_choosing(state):
            return
        last = self._grow(deal, state, used, width, count, go_on)
        if last is None:
            return
        depth, outcomes = deal.to_lay(state, used), self.body.ints_of(deal.outcomes)
        points = {
            node: self.kernels.score_at(self.rows, depth, self.tree, node, self.scratch, outcomes) for node in last
        }
        for node in sorted(last, key=lambda one: -points[one]):
            yield points[node], self._line(deal, node)

    def _grow(
        self,
        deal: Deal,
        state: Record,
        used: int,
        width: int,
        most_ends: int,
        go_on: Callable[[int, float], bool] | None,
    ) -> range | None:
        """Search layer by layer from a state in which a card is to be laid. Returns the nodes of the deepest layer, or
        None if `go_on` returned False.
        """
        self._make_room(width)
        self.body.put(self.rows, 0, state)
        self.kernels.begin(self.tree, self.scratch, used)
        outcomes = self.body.ints_of(deal.outcomes)
        layers = deal.to_lay(state, used)
        first, end = 0, 1
        for depth in range(layers + 1):
            to_lay = layers - depth - 1
            weights = self.body.ints_of(self.promise[to_lay] if to_lay > 0 else self.promise[0])
            self.kernels.open_layer(self.tree, width if to_lay > 0 else min(width, most_ends))
            for at in range(first, end, CHUNK):
                if go_on is not None and not go_on(depth, (at - first) / (end - first)):
                    return None
                self.kernels.expand(
                    self.rows,
                    depth,
                    self.tree,
                    at,
                    min(at + CHUNK, end),
                    self.scratch,
                    outcomes,
                    self.keys,
                    weights,
                )
            last = range(first, end)
            first, end = end, self.kernels.close_layer(self.tree, end)
            if end == first:
                break
        return last

    def _after_choice(
        self, deal: Deal, state: Record, width: int, go_on: Callable[[int, float], bool] | None
    ) -> Found | None:
        """The best line where a turn is half done: a search behind each way to go on with it."""
        out = [0] * deal.game.meta.max_actions
        best: Found | None = None
        for action in out[: deal.game.rules.legal_actions(state, 0, out)]:
            then = self.search(replace(deal, played=(*deal.played, action)), width, go_on)
            if then is None:
                return None
            if best is None or then.points > best.points:
                best = Found(then.points, (action, *then.line), then.steps)
        return best

    def _make_room(self, width: int) -> None:
        if width == self.width:
            return
        self.width = width
        room = 2 * width + SPARE
        nodes, pool = self.body.records(Node, MOST_LAID * width + 2), self.body.records(Candidate, room)
        hashes = self.body.ints(1 << (2 * room).bit_length())
        self.tree = Tree(nodes, pool, hashes, self.ranks, self.counters)

    def _line(self, deal: Deal, node: int) -> tuple[int, ...]:
        """The actions that lead to a node."""
        steps_row = self.body.ints(MOST_LAID)
        steps = [int(steps_row[k]) for k in range(self.kernels.list_steps(self.tree, node, steps_row))]
        state, used = deal.begin()
        rules, line = deal.game.rules, []
        out = [0] * deal.game.meta.max_actions
        for step in reversed(steps):
            line.append(step & (1 << kernels.ACTION_BITS) - 1)
            used = deal.act(state, used, line[-1])
            choices = step >> kernels.ACTION_BITS
            while cast(kernels.Solitaire, rules).is_choosing(state):
                rules.legal_actions(state, 0, out)
                line.append(out[choices & (1 << kernels.CHOICE_BITS) - 1])
                used = deal.act(state, used, line[-1])
                choices >>= kernels.CHOICE_BITS
        return tuple(line)


def search(deal: Deal, width: int, body: Body | None = None) -> tuple[int, tuple[int, ...]]:
    """The points a beam of this width reaches in a deal, and the line that reaches them."""
    result = Beam(body or compiled.of(deal.game)).search(deal, width)
    assert result is not None
    return result.points, result.line

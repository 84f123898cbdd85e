"""Beam search for the best line of a deal: quick, and blind to nothing but what it leaves behind; what it finds is a
bound from below.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots.sights import keys_of, sight_of
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.record import Record
from mazzo.solver import beaming
from mazzo.solver.deal import Deal

MOST_WIDTH = 1 << 19
SPARE = 64
"""Candidates a pool holds beyond twice the width."""
CHUNK = 512
"""Nodes that are gone on from before anybody is asked whether to stop."""
MOST_LAID = 8
"""Cards laid after the first."""


class Kernels(Protocol):
    """The kernels of `mazzo.solver.beaming`, bound to a game."""

    def open_layer(self, seen: Ints, ranks: Ints, desk: Ints, width: int, /) -> None: ...
    def expand(
        self,
        rows: Rows,
        depth: int,
        tree: Sequence[Ints],
        first: int,
        last: int,
        pool: Sequence[Ints],
        seen: Ints,
        ranks: Ints,
        desk: Ints,
        paper: Sequence[Ints],
        outcomes: Ints,
        keys: Ints,
        terms: Ints,
        /,
    ) -> None: ...
    def close_layer(
        self, tree: Sequence[Ints], first: int, pool: Sequence[Ints], seen: Ints, ranks: Ints, desk: Ints, /
    ) -> int: ...
    def score_at(
        self, rows: Rows, depth: int, tree: Sequence[Ints], node: int, paper: Sequence[Ints], outcomes: Ints, /
    ) -> int: ...


_DOORS = {"open_layer": "ooon", "expand": "rngnngooogooo", "close_layer": "gngooo", "score_at": "rngngo"}


@dataclass(frozen=True)
class Found:
    """The end of a search: the points reached, the line that reaches them, and how many steps were looked at."""

    points: int
    line: tuple[int, ...]
    steps: int


class Beam:
    """The beam search over one body of a game's rules, with the paper it needs. Belongs to one thread."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self.sight = sight_of(body.game)
        self.kernels = cast(Kernels, body.bind(beaming, _DOORS, sight=self.sight))
        self.rows = body.rows(MOST_LAID + 2)
        self.paper = body.grid(beaming.PAPER, body.game.meta.max_actions)
        self.keys = body.ints_of(keys_of(self.sight.KEYS))
        self.ranks = body.ints(beaming.RANKS)
        self.width = 0
        self.promise: Sequence[Sequence[int]] = self.sight.PROMISE

    def search(self, deal: Deal, width: int, go_on: Callable[[int, float], bool] | None = None) -> Found | None:
        """The best line that a beam of this width finds; the same for the same deal and width in either body.

        `go_on(layer, share)` is asked now and then, with how much of the layer is done; None is returned when it says
        no.
        """
        state, used = deal.begin()
        if deal.is_over(state):
            return Found(deal.game.rules.score(state, 0), (), 0)
        if cast(beaming.Solitaire, deal.game.rules).is_choosing(state):
            return self._after_choice(deal, state, width, go_on)
        desk = self.body.ints(beaming.DESK)
        if self._grow(deal, state, used, width, 1, desk, go_on) is None:
            return None
        line = self._line(deal, int(desk[beaming.BEST_NODE]))
        return Found(int(desk[beaming.BEST]), line, int(desk[beaming.SEEN]))

    def ends(
        self, deal: Deal, width: int, count: int, go_on: Callable[[int, float], bool] | None = None
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The best ends that a beam of this width finds, the best first, as many as that at most: their points and the
        lines that reach them, each told when it is asked for, before the beam searches anything else. None of a deal
        that begins with a choice or is over, and none when `go_on` says no.
        """
        state, used = deal.begin()
        if deal.is_over(state) or cast(beaming.Solitaire, deal.game.rules).is_choosing(state):
            return
        last = self._grow(deal, state, used, width, count, self.body.ints(beaming.DESK), go_on)
        if last is None:
            return
        depth, outcomes = deal.to_lay(state, used), self.body.ints_of(deal.outcomes)
        points = {node: self.kernels.score_at(self.rows, depth, self.tree, node, self.paper, outcomes) for node in last}
        for node in sorted(last, key=lambda one: -points[one]):
            yield points[node], self._line(deal, node)

    def _grow(
        self,
        deal: Deal,
        state: Record,
        used: int,
        width: int,
        most_ends: int,
        desk: Ints,
        go_on: Callable[[int, float], bool] | None,
    ) -> range | None:
        """Grow the tree layer by layer from a state in which a card is to be laid; returns the nodes of the deepest
        layer, the last of all cards if a line reaches it, or None if it was stopped.
        """
        self._make_room(width)
        self.body.put(self.rows, 0, state)
        for k in range(MOST_LAID + 1):
            self.paper[beaming.THERE][k] = -1
        self.paper[beaming.THERE][0], self.paper[beaming.USED][0] = 0, used
        outcomes = self.body.ints_of(deal.outcomes)
        desk[beaming.BEST_NODE] = -1
        layers = deal.to_lay(state, used)
        first, end = 0, 1
        for depth in range(layers + 1):
            left = layers - depth - 1
            terms = self.body.ints_of(self.promise[left] if left > 0 else self.promise[0])
            self.kernels.open_layer(self.seen, self.ranks, desk, width if left > 0 else min(width, most_ends))
            for at in range(first, end, CHUNK):
                if go_on is not None and not go_on(depth, (at - first) / (end - first)):
                    return None
                self.kernels.expand(
                    self.rows,
                    depth,
                    self.tree,
                    at,
                    min(at + CHUNK, end),
                    self.pool,
                    self.seen,
                    self.ranks,
                    desk,
                    self.paper,
                    outcomes,
                    self.keys,
                    terms,
                )
            last = range(first, end)
            first, end = end, self.kernels.close_layer(self.tree, end, self.pool, self.seen, self.ranks, desk)
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
        self.tree = self.body.grid(beaming.TREE, MOST_LAID * width + 2)
        self.pool = self.body.grid(beaming.POOL, room)
        self.seen = self.body.ints(1 << (2 * room).bit_length())

    def _line(self, deal: Deal, node: int) -> tuple[int, ...]:
        """The actions that lead to a node."""
        steps = []
        while node > 0:
            steps.append(int(self.tree[beaming.STEP][node]))
            node = int(self.tree[beaming.PARENT][node])
        state, used = deal.begin()
        rules, line = deal.game.rules, []
        out = [0] * deal.game.meta.max_actions
        for step in reversed(steps):
            line.append(step & (1 << beaming.ACTION_BITS) - 1)
            used = deal.act(state, used, line[-1])
            choices = step >> beaming.ACTION_BITS
            while cast(beaming.Solitaire, rules).is_choosing(state):
                rules.legal_actions(state, 0, out)
                line.append(out[choices & (1 << beaming.CHOICE_BITS) - 1])
                used = deal.act(state, used, line[-1])
                choices >>= beaming.CHOICE_BITS
        return tuple(line)


def search(deal: Deal, width: int, body: Body | None = None) -> tuple[int, tuple[int, ...]]:
    """The points a beam of this width reaches in a deal, and the line that reaches them."""
    found = Beam(body or compiled.of(deal.game)).search(deal, width)
    assert found is not None
    return found.points, found.line

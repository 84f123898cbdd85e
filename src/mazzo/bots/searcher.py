"""A bot that searches a tree of what may happen (`mazzo.bots.searching`). It knows no game; how one is best searched is
told by a `Manner`.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots import ahead, narrow, searching
from mazzo.bots.position import Position, imagine
from mazzo.bots.sights import keys_of, sight_of
from mazzo.bots.thought import Thought
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.games import RULESETS
from mazzo.match import Match

BATCH = 64
"""Walks between two looks at the clock."""
NODES = 1 << 18
"""Nodes of a tree at most: 17 million bytes."""
NODES_A_WALK = 3
"""An action and the outcomes on the way to it."""


@dataclass(frozen=True)
class Manner:
    """How a game is searched; each number is told of in `mazzo.bots.searching`."""

    width: int = 8
    widen: int = 2
    glances: int = 1
    depth: int = ahead.EVERY
    boldness: int = 60
    branch: int = searching.NUMBER
    rivalry: int = 100
    prize: int = 0
    deepest: int = searching.DEEPEST
    scan: int = ahead.EVERY
    beam: int = 0
    despair: int = 0
    settle: int = 0

    @property
    def is_brief(self) -> bool:
        """Whether nothing is played on after a walk, so that interpreted rules are fast enough for some walks."""
        return self.depth == 0 and self.settle == 0


class Kernels(Protocol):
    """The kernels of `mazzo.bots.searching`, bound to a game."""

    def search(
        self,
        rows: Rows,
        seat: int,
        rng: Ints,
        paper: Sequence[Ints],
        tree: Sequence[Ints],
        terms: Ints,
        walks: int,
        /,
    ) -> int: ...


_DOORS = {"search": "rnoggon"}


@lru_cache(16)
def _kernels(body: Body) -> Kernels:
    """Bound once: every thought asks for them."""
    return cast(Kernels, body.bind(searching, _DOORS, sight=sight_of(body.game)))


@lru_cache(16)
def marks_of(body: Body) -> Ints:
    """The marks of what is known about the game's states, as its kernels take them: many, and always the same."""
    return body.ints_of(keys_of(sight_of(body.game).KEYS))


def warm(body: Body) -> None:
    """Have the kernels ready over a body of the rules."""
    _kernels(body)


class Searching:
    """The search kernels over one body of a game's rules, with the paper they need. Belongs to one thread."""

    def __init__(self, body: Body, nodes: int) -> None:
        self.body = body
        self.kernels = _kernels(body)
        self.rows = body.rows(searching.ROWS)
        keys = marks_of(body)
        self.paper = body.grid(searching.PAPER, max(body.game.meta.max_actions, searching.DEEPEST + 1, len(keys)))
        self.paper[narrow.KEYS][: len(keys)] = keys
        self.tree = body.grid(searching.TREE, nodes)

    def thoughts(self) -> list[Thought]:
        """What there is to say of each action of the root, the most tried first, of equals the better."""
        found = []
        node = int(self.tree[searching.FIRST][0])
        while node:
            visits, value = int(self.tree[searching.VISITS][node]), int(self.tree[searching.VALUE][node])
            if visits:
                found.append(Thought(int(self.tree[searching.KEY][node]), visits, value / visits))
            node = int(self.tree[searching.NEXT][node])
        return sorted(found, key=lambda one: (-one.visits, -one.mean, one.action))


@dataclass(frozen=True)
class Searcher:
    """A bot of a given budget of walks. With `seconds` it stops walking when they are over, and takes what it has: a
    choice that depends on the clock, where one that depends on the walks alone would come too late.
    """

    name: str
    walks: int
    manner: Manner = Manner()
    seconds: float | None = None

    @property
    def is_brief(self) -> bool:
        """Whether interpreted rules are fast enough for it."""
        return self.manner.is_brief

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions, chosen from what the seat knows."""
        return self.think(imagine(match, seat, start))

    def think(self, position: Position, body: Body | None = None) -> int:
        """An action that is legal in the position. The body of the rules changes how long it takes, not what is
        chosen.
        """
        return self.thoughts(position, body)[0].action

    def thoughts(self, position: Position, body: Body | None = None) -> list[Thought]:
        """What there is to say of the actions that were thought of, the one to take first."""
        give_up = None if self.seconds is None else time.monotonic() + self.seconds
        game = RULESETS[position.ruleset]
        body = body or compiled.interpreted(game)
        rows, out = body.rows(1), body.ints(game.meta.max_actions)
        body.load(rows, 0, position.state)
        state = body.take(rows, 0)
        if body.kernels.legal_at(rows, 0, position.seat, out) == 1:
            return [Thought(int(out[0]), 1, float(game.rules.worth(state, position.seat)))]
        search = Searching(body, min(NODES, 2 + NODES_A_WALK * self.walks))
        body.load(search.rows, ahead.ROOT, position.state)
        rng, terms = search.body.ints_of([position.start]), search.body.ints_of(self.terms(getattr(state, "seats", 1)))
        left = self.walks
        while left > 0:
            batch = min(left, BATCH) if give_up is not None else left
            search.kernels.search(search.rows, position.seat, rng, search.paper, search.tree, terms, batch)
            left -= batch
            if give_up is not None and time.monotonic() > give_up:
                break
        found = search.thoughts()
        if self.manner.deepest == 1:  # all were tried equally often
            found.sort(key=lambda one: (-one.mean, one.action))
        return found

    def terms(self, seats: int) -> list[int]:
        """What the kernels are told."""
        manner, terms = self.manner, [0] * searching.TERMS
        terms[searching.SEATS] = seats
        terms[searching.WIDTH], terms[searching.WIDEN] = manner.width, manner.widen
        terms[searching.GLANCES], terms[searching.DEPTH] = manner.glances, manner.depth
        terms[searching.BOLDNESS], terms[searching.BRANCH] = manner.boldness, manner.branch
        terms[searching.RIVALRY], terms[searching.PRIZE] = manner.rivalry, manner.prize
        terms[searching.SCAN] = manner.scan
        terms[searching.BEAM] = manner.beam
        terms[searching.DESPAIR], terms[searching.SETTLE] = manner.despair, manner.settle
        terms[searching.DEEP] = min(manner.deepest, searching.DEEPEST)
        return terms

"""A bot that chooses by information-set Monte Carlo tree search (`mazzo.bots.ismcts.kernels`) over any game's rules."""

import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots import beam_rollout, rollout
from mazzo.bots.evaluators import ActionEvaluation, evaluator_of, zobrist_keys_of
from mazzo.bots.ismcts import kernels
from mazzo.bots.ismcts.kernels import Iteration, Scratch
from mazzo.bots.ismcts.params import KernelParams, SearchParams
from mazzo.bots.ismcts.tree import Node, Totals
from mazzo.bots.position import Position, determinize
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.evaluator import Survey
from mazzo.games import RULESETS
from mazzo.match import Match

BATCH = 64
"""Iterations between two checks of the time limit."""
NODES = 1 << 18
"""Maximal size of a tree: 17 million bytes."""
NODES_PER_ITERATION = 3
"""An action, and the outcomes of chance before it."""


class Kernels(Protocol):
    """The kernels of `mazzo.bots.ismcts.kernels`, bound to a game."""

    def search(
        self,
        rows: Rows,
        seat: int,
        rng: Ints,
        scratch: Scratch,
        nodes: Rows,
        totals: Totals,
        params: KernelParams,
        iterations: int,
        /,
    ) -> int: ...
    def read_root(self, nodes: Rows, actions: Ints, visits: Ints, values: Ints, /) -> int: ...


_ENTRY_POINTS = ("search", "read_root")


@lru_cache(16)
def _kernels(body: Body) -> Kernels:
    """Cached: every search asks for them."""
    return cast(Kernels, body.bind(kernels, _ENTRY_POINTS, evaluator=evaluator_of(body.game)))


@lru_cache(16)
def zobrist_of(body: Body) -> Ints:
    """The random numbers for hashes of the game's positions, always the same."""
    return body.ints_of(zobrist_keys_of(evaluator_of(body.game).KEYS))


def warm(body: Body) -> None:
    """Compile the kernels for a game, or read them from the cache."""
    _kernels(body)


def beam_scratch(body: Body, widest: int) -> beam_rollout.Scratch:
    """Working memory of `mazzo.bots.beam_rollout` for layers of so many candidates."""
    actions = body.game.meta.max_actions
    return beam_rollout.Scratch(
        candidates=body.records(beam_rollout.Candidate, widest),
        actions=body.ints(actions),
        effects=body.ints(actions),
        survey=body.records(Survey, 1)[0],
        keys=zobrist_of(body),
    )


class Search:
    """A search over one body of a game's rules, with its memory. Use it from one thread at a time."""

    def __init__(self, body: Body, nodes: int) -> None:
        actions = body.game.meta.max_actions
        self.body = body
        self.kernels = _kernels(body)
        self.rows = body.rows(kernels.ROWS)
        self.scratch = Scratch(
            legal=body.ints(actions),
            listed=body.ints(actions),
            luck=body.ints(1),
            iteration=body.records(Iteration, 1)[0],
            beam=beam_scratch(body, beam_rollout.WIDEST),
        )
        self.nodes = body.records(Node, nodes)
        self.totals = body.records(Totals, 1)[0]

    def params(self, search_params: SearchParams, seats: int) -> KernelParams:
        """The parameters for a match of so many seats, as the kernels read them."""
        params = self.body.records(KernelParams, 1)[0]
        search_params.write(params, seats)
        return params

    def run(self, seat: int, rng: Ints, params: KernelParams, iterations: int) -> None:
        """Run more iterations from the position in the first row, where the seat is to act."""
        self.kernels.search(self.rows, seat, rng, self.scratch, self.nodes, self.totals, params, iterations)

    def evaluations(self) -> list[ActionEvaluation]:
        """The evaluation of each action of the root, by visits, then mean."""
        actions, visits, values = (self.body.ints(self.body.game.meta.max_actions) for _ in range(3))
        count = self.kernels.read_root(self.nodes, actions, visits, values)
        evaluations = [
            ActionEvaluation(int(actions[k]), int(visits[k]), int(values[k]) / int(visits[k])) for k in range(count)
        ]
        return sorted(evaluations, key=lambda one: (-one.visits, -one.mean, one.action))


@dataclass(frozen=True)
class IsmctsBot:
    """A bot with a fixed number of iterations. With `seconds` it stops earlier when they are over; its choice then
    depends on the speed of the machine.
    """

    name: str
    iterations: int
    search_params: SearchParams = field(default_factory=SearchParams)
    seconds: float | None = None

    @property
    def is_brief(self) -> bool:
        """Whether the interpreted rules are fast enough for it."""
        return self.search_params.is_brief

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions, chosen from what the seat knows, by the compiled rules."""
        with compiled.announced():
            return self.think(determinize(match, seat, start), compiled.of(match.game))

    def think(self, position: Position, body: Body | None = None) -> int:
        """The chosen action. It is the same with either body of the rules."""
        return self.evaluate(position, body)[0].action

    def judge(self, position: Position, body: Body | None = None) -> tuple[int, list[ActionEvaluation]]:
        """The action of `think`, and the evaluations."""
        evaluations = self.evaluate(position, body)
        return evaluations[0].action, evaluations

    def evaluate(self, position: Position, body: Body | None = None) -> list[ActionEvaluation]:
        """The evaluations of the actions that were searched, the chosen one first."""
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        game = RULESETS[position.ruleset]
        body = body or compiled.interpreted(game)
        rows, out = body.rows(1), body.ints(game.meta.max_actions)
        body.load(rows, 0, position.state)
        state = body.take(rows, 0)
        if body.kernels.legal_at(rows, 0, position.seat, out) == 1:
            return [ActionEvaluation(int(out[0]), 1, float(game.rules.greedy_value(state, position.seat)))]
        search = Search(body, min(NODES, 2 + NODES_PER_ITERATION * self.iterations))
        body.load(search.rows, rollout.ROOT, position.state)
        rng, params = body.ints_of([position.start]), search.params(self.search_params, getattr(state, "seats", 1))
        remaining = self.iterations
        while remaining > 0:
            batch = min(remaining, BATCH) if deadline is not None else remaining
            search.run(position.seat, rng, params, batch)
            remaining -= batch
            if deadline is not None and time.monotonic() > deadline:
                break
        evaluations = search.evaluations()
        if self.search_params.max_depth == 1:  # all were tried equally often
            evaluations.sort(key=lambda one: (-one.mean, one.action))
        return evaluations

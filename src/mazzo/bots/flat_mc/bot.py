"""A bot that chooses by flat Monte Carlo (`mazzo.bots.flat_mc.kernels`) over any game's rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots import rollout
from mazzo.bots.flat_mc import kernels
from mazzo.bots.flat_mc.kernels import FlatParams, Scratch
from mazzo.bots.position import Position, determinize
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.record import Record
from mazzo.games import RULESETS
from mazzo.match import Match

PRIZE = 1000
"""Value in points of reaching the aim."""


class Kernels(Protocol):
    """The kernels of `mazzo.bots.flat_mc.kernels`, bound to a game."""

    def plan(self, rows: Rows, seat: int, rng: Ints, scratch: Scratch, params: FlatParams, /) -> int: ...
    def play_games(
        self, rows: Rows, deals: Ints, rng: Ints, scratch: Scratch, params: FlatParams, scores: Ints, /
    ) -> int: ...


_ENTRY_POINTS = ("plan", "play_games")


@lru_cache(16)
def _kernels(body: Body) -> Kernels:
    """Cached: every search asks for them."""
    return cast(Kernels, body.bind(kernels, _ENTRY_POINTS))


class FlatMonteCarlo:
    """The kernels over one body of a game's rules, with their memory. Use it from one thread at a time."""

    def __init__(self, body: Body) -> None:
        actions = body.game.meta.max_actions
        self.body = body
        self.kernels = _kernels(body)
        self.rows = body.rows(kernels.ROWS)
        self.scratch = Scratch(
            body.ints(actions), body.ints(actions), body.ints(actions), luck=body.ints(1), deal=body.ints(1)
        )


@dataclass(frozen=True)
class FlatMonteCarloBot:
    """A bot with a fixed number of rollouts: of the `width` best actions by `greedy_value` each gets `playouts`
    rollouts, then the better half as many more, and so on.

    It maximises points (minimises them in games where fewest win); with an `aim`, first the chance to reach that many
    points.
    """

    name: str = "planner"
    width: int = 12
    playouts: int = 8
    aim: int | None = None

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions, chosen from what the seat knows."""
        return self.think(determinize(match, seat, start))

    def think(self, position: Position, body: Body | None = None) -> int:
        """The chosen action. It is the same with either body of the rules."""
        search = FlatMonteCarlo(body or compiled.interpreted(RULESETS[position.ruleset]))
        search.body.load(search.rows, rollout.ROOT, position.state)
        rng = search.body.ints_of([position.start])
        return int(search.kernels.plan(search.rows, position.seat, rng, search.scratch, self.params(search.body)))

    def play_games(self, search: FlatMonteCarlo, state: Record, deals: Sequence[int], start: int) -> list[int]:
        """The scores of seat 0 in games from a state, one for each deal (the start of the generator of its chance),
        with this bot on every seat. `start` begins the generator of its rollouts. A deal brings the same cards to any
        bot.
        """
        body = search.body
        body.put(search.rows, kernels.START, state)
        scores, rng, params = body.ints(len(deals)), body.ints_of([start]), self.params(body)
        search.kernels.play_games(search.rows, body.ints_of(deals), rng, search.scratch, params, scores)
        return [int(score) for score in scores]

    def params(self, body: Body) -> FlatParams:
        """The parameters as the kernels read them."""
        params = body.records(FlatParams, 1)[0]
        params.sign = -1 if body.game.meta.fewest else 1
        params.width, params.playouts = self.width, self.playouts
        if self.aim is not None:
            params.prize, params.aim = PRIZE, self.aim
        return params

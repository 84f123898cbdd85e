"""A bot that thinks ahead: it tries every good action, plays the game on from there a number of times, and takes the
action after which it went best (`mazzo.bots.planning`). It knows no game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots import ahead, planning
from mazzo.bots.position import Position, imagine
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.record import Record
from mazzo.games import RULESETS
from mazzo.match import Match

PRIZE = 1000
"""What reaching the aim counts for beside a point."""


class Kernels(Protocol):
    """The kernels of `mazzo.bots.planning`, bound to a game."""

    def plan(self, rows: Rows, seat: int, rng: Ints, paper: Sequence[Ints], terms: Ints, /) -> int: ...
    def play_games(
        self, rows: Rows, deals: Ints, rng: Ints, paper: Sequence[Ints], terms: Ints, scores: Ints, /
    ) -> int: ...


_DOORS = {"plan": "rnogo", "play_games": "roogoo"}


@lru_cache(16)
def _kernels(body: Body) -> Kernels:
    """Bound once: every thought asks for them."""
    return cast(Kernels, body.bind(planning, _DOORS))


class Planning:
    """The planning kernels over one body of a game's rules, with the paper they need. Belongs to one thread."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self.kernels = _kernels(body)
        self.rows = body.rows(planning.ROWS)
        self.paper = body.grid(planning.PAPER, body.game.meta.max_actions)


@dataclass(frozen=True)
class Planner:
    """A bot of a given budget: of the `width` actions that look best at once each is played on `playouts` times, then
    the better half of them as often again, and so on.

    It wants the most points (the fewest, where those win); with an `aim` first of all to reach so many points as often
    as it can.
    """

    name: str = "planner"
    width: int = 12
    playouts: int = 8
    aim: int | None = None

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions, chosen from what the seat knows."""
        return self.think(imagine(match, seat, start))

    def think(self, position: Position, body: Body | None = None) -> int:
        """An action that is legal in the position. The body of the rules changes how long it takes, not what is
        chosen.
        """
        game = RULESETS[position.ruleset]
        thought = Planning(body or compiled.interpreted(game))
        thought.body.load(thought.rows, ahead.ROOT, position.state)
        rng, terms = thought.body.ints_of([position.start]), thought.body.ints_of(self.terms(game.meta.fewest))
        return int(thought.kernels.plan(thought.rows, position.seat, rng, thought.paper, terms))

    def play_games(self, thought: Planning, state: Record, deals: Sequence[int], start: int) -> list[int]:
        """Play a state to its end once for each deal (the start of the generator that deals), this bot on every seat;
        the points of seat 0, game by game. `start` begins the generator of its thoughts. The same deals bring the same
        cards to whoever plays.
        """
        thought.body.put(thought.rows, planning.START, state)
        scores = thought.body.ints(len(deals))
        rng, terms = thought.body.ints_of([start]), thought.body.ints_of(self.terms(thought.body.game.meta.fewest))
        thought.kernels.play_games(thought.rows, thought.body.ints_of(deals), rng, thought.paper, terms, scores)
        return [int(score) for score in scores]

    def terms(self, fewest: bool) -> list[int]:
        """What the kernels are told of the budget and of what is wanted."""
        terms = [0] * planning.TERMS
        terms[planning.SIGN] = -1 if fewest else 1
        terms[planning.WIDTH], terms[planning.PLAYOUTS] = self.width, self.playouts
        if self.aim is not None:
            terms[planning.PRIZE], terms[planning.AIM] = PRIZE, self.aim
        return terms

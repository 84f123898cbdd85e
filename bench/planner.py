"""The planner compared with greedy play: gain and cost of search."""

from collections.abc import Callable, Iterator
from itertools import count
from statistics import mean

from bench.figure import Effort, Figure, compare, in_turns, speed
from bench.positions import ORCHARD
from mazzo import compiled
from mazzo.bots.flat_mc.bot import FlatMonteCarlo, FlatMonteCarloBot

GREED = FlatMonteCarloBot("greedy", width=1, playouts=0)
PLANNER = FlatMonteCarloBot(width=8, playouts=4)
DEALS_A_SECOND = 400
"""Number of deals compared per second of a measurement."""


def measure(effort: Effort) -> Iterator[Figure]:
    search = FlatMonteCarlo(compiled.of(ORCHARD))
    deals = [compiled.generator(f"bench {k}") for k in range(max(5, int(DEALS_A_SECOND * effort.seconds)))]
    ahead, greed = (mean(_scores(search, who, deals)) for who in (PLANNER, GREED))
    how = (
        f"whole games of Orchard in one compiled loop; of the {PLANNER.width} actions that bring most at once each is "
        f"played on greedily {PLANNER.playouts} times, then the better half again; on {len(deals)} deals the planner "
        f"scores {ahead:.1f} on average and greed, on the same deals, {greed:.1f}"
    )
    mine, others = in_turns(effort, speed(_games(search, PLANNER), effort), speed(_games(search, GREED), effort))
    yield compare("planner: games", "games/s", mine, "greed, on the same deals", others, how=how)


def _scores(search: FlatMonteCarlo, who: FlatMonteCarloBot, deals: list[int]) -> list[int]:
    state = ORCHARD.new_state()
    ORCHARD.rules.init(state, 1, 0)
    return who.play_games(search, state, deals, compiled.generator("bench"))


def _games(search: FlatMonteCarlo, who: FlatMonteCarloBot) -> Callable[[int], int]:
    round_of = count()

    def do(games: int) -> int:
        now = next(round_of)
        return len(_scores(search, who, [compiled.generator(f"bench {now} {k}") for k in range(games)]))

    return do

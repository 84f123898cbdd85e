"""Beam search for open par: score and cost of a wide beam, compared with a narrow one and with greedy games on the same
deals.
"""

from collections.abc import Callable, Iterator
from itertools import count
from statistics import mean

from bench.figure import Effort, Figure, compare, in_turns, speed
from bench.positions import ORCHARD
from mazzo import compiled
from mazzo.core.game import AnyGame
from mazzo.games import GAMES
from mazzo.solver.beam.search import Beam
from mazzo.solver.deal import Deal

WIDE = 100
NARROW = 10
GREEDY = 1
DEALS_A_SECOND = 200
"""Number of deals compared per second of a measurement."""


def measure(effort: Effort) -> Iterator[Figure]:
    for game in (ORCHARD, GAMES["grove"]):
        beam = Beam(compiled.of(game))
        deals = [Deal.fresh(game, f"bench {k}") for k in range(max(5, int(DEALS_A_SECOND * effort.seconds)))]
        wide, narrow, greedy = (mean(_points(beam, deal, width) for deal in deals) for width in (WIDE, NARROW, GREEDY))
        how = (
            f"open par of deals of {game.meta.name} by a beam of width {WIDE}; on {len(deals)} deals it finds "
            f"{wide:.1f} points on average, width {NARROW} {narrow:.1f}, and width {GREEDY}, which is greed with a "
            f"little foresight, {greedy:.1f}"
        )
        runs = (speed(_searches(game, beam, width), effort) for width in (WIDE, NARROW))
        mine, others = in_turns(effort, *runs)
        yield compare(f"par, {game.meta.name}: beam", "deals/s", mine, f"a beam of width {NARROW}", others, how=how)


def _points(beam: Beam, deal: Deal, width: int) -> int:
    result = beam.search(deal, width)
    assert result is not None
    return result.points


def _searches(game: AnyGame, beam: Beam, width: int) -> Callable[[int], int]:
    round_of = count()

    def do(deals: int) -> int:
        now = next(round_of)
        for k in range(deals):
            _points(beam, Deal.fresh(game, f"bench {now} {k}"), width)
        return deals

    return do

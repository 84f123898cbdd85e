"""Hindsight: how far a result is from the best score of its deal, and how much of that was luck of the draw."""

from mazzo.compiled import Body
from mazzo.core.errors import NotLegal
from mazzo.match import Match
from mazzo.reviews.messages import Hindsight, Parts
from mazzo.solver.beam.search import Beam
from mazzo.solver.deal import SOLVED, Deal

WIDTH = 3000
"""Width of the beam: its result depends on the deal only, not on the speed of the machine."""


def best_score(match: Match, body: Body) -> int | None:
    """The best score found for the deal of a finished match, by its seats or by a beam that knows all cards; None for a
    game without par, and if the cards that were not drawn are unknown.
    """
    if match.game.meta.ruleset not in SOLVED:
        return None
    try:
        deal = Deal.of_match(match)
    except NotLegal:
        return None
    result = Beam(body).search(deal, WIDTH)
    assert result is not None
    return max(result.points, *(match.score(seat) for seat in range(match.seats)))


def hindsight_of(best: int | None, parts: Parts) -> Hindsight | None:
    """The distance of a seat's result to the best score. What its actions cost at the time is play; the rest could not
    be known.
    """
    if best is None:
        return None
    return Hindsight(best, round(best - parts.final - parts.cost, 2), parts.cost)

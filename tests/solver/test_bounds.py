"""The bounds of open par are never too low: the values of the placed cards, of each other card by itself, and of the
others among themselves are together at least the value of all.
"""

import random

import pytest

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.games import orchard
from mazzo.solver.deal import Deal
from tests.sizes import drawn
from tests.solver.gauge import Gauge, Played, play


def _games(count: int, seed: str) -> list[Played]:
    rng = random.Random(seed)
    deals = (Deal.fresh(orchard.GAME, f"{seed} {k}") for k in range(count))
    return [play(deal, rng, rng.choice((0, 0.1, 0.9))) for deal in deals]


def _check(games: list[Played], body: Body, rng: random.Random) -> int:
    """Split every game in two in many ways, in orders of its own; returns how many placements were looked at."""
    gauge, looked = Gauge(body), 0
    for game in games:
        assert gauge.lay(game.placements) >= game.score
        for _ in range(6):
            some = rng.sample(game.placements, len(game.placements))
            worth = gauge.lay(some)
            assert worth == gauge.lay(game.placements)  # the order in which cards are looked at is nothing to it
            cut = rng.randint(1, len(some))
            bound = gauge.lay(some[cut:]) + gauge.lay(some[:cut])
            for action in some[cut:]:
                gain = gauge.gain(action)
                assert (gain is not None) == gauge.touches(action)
                bound += 0 if gain is None else gain
                looked += 1
            assert bound >= worth
    return looked


def test_what_two_parts_of_an_orchard_are_worth_and_add_to_one_another_is_never_less_than_the_whole() -> None:
    looked = _check(_games(8, "parts"), compiled.interpreted(orchard.GAME), random.Random(1))
    assert looked > 100


@pytest.mark.slow
def test_the_same_over_many_games_compiled() -> None:
    looked = _check(_games(len(drawn(100, of=300)), "many parts"), compiled.by_numba(orchard.GAME), random.Random(2))
    assert looked > 1500

"""The simple upper bound of a deal is never below a score that is reached."""

from collections.abc import Callable
from random import Random

import pytest

from mazzo import compiled
from mazzo.core.game import AnyGame
from mazzo.games import grove, orchard
from mazzo.solver.beam.search import Beam
from mazzo.solver.deal import Deal
from mazzo.solver.dice_bound import most_of_grove, most_of_orchard
from tests.solver.beams import Brute, heads, tails
from tests.solver.gauge import play

ALL_DICE = 150
"""Fifteen dice that show their most, a ten or a basket."""
BOTH = pytest.mark.parametrize(
    ("game", "most"), [(orchard.GAME, most_of_orchard), (grove.GAME, most_of_grove)], ids=["orchard", "grove"]
)


@BOTH
def test_no_play_of_a_small_deal_exceeds_it(game: AnyGame, most: Callable[[Deal], int]) -> None:
    brute = Brute(compiled.interpreted(game))
    for deal in (*heads(game, 10, 3, "harvest"), *tails(game, 10, 1, "harvest")):
        assert brute.best(deal) <= most(deal), deal


def test_it_counts_no_more_cards_than_can_be_laid() -> None:
    """Of the two cards in hand one is laid, where no third one comes."""
    (deal,) = heads(grove.GAME, 1, 3, "two cards")
    whole = Deal(deal.ruleset, deal.deck, deal.options, Deal.fresh(grove.GAME, "whole").outcomes)
    assert most_of_grove(deal) < most_of_grove(whole) - 50


def test_nine_cards_of_orchard_have_trees_for_three_tens_and_a_three_of_each_fruit() -> None:
    (two,) = heads(orchard.GAME, 1, 3, "two cards")
    assert most_of_orchard(two) == 3 * 6  # four trees of each fruit on one cell
    assert most_of_orchard(Deal.fresh(orchard.GAME, "whole")) == 3 * (3 * 10 + 3)


@BOTH
def test_no_game_of_chance_exceeds_it(game: AnyGame, most: Callable[[Deal], int]) -> None:
    rng = Random("harvest")
    for seed in range(10):
        deal = Deal.fresh(game, f"harvest {seed}")
        assert play(deal, rng, 0.8).score <= most(deal) < ALL_DICE


@pytest.mark.slow
@BOTH
def test_no_beam_exceeds_it(game: AnyGame, most: Callable[[Deal], int]) -> None:
    beam = Beam(compiled.of(game))
    for seed in range(50):
        deal = Deal.fresh(game, f"wide harvest {seed}")
        found = beam.search(deal, 100)
        assert found is not None
        assert found.points <= most(deal)

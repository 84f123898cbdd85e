"""The bound from above of a deal of Grove is never below what is reached."""

from random import Random

import pytest

from mazzo import compiled
from mazzo.games import grove
from mazzo.solver.beam import Beam
from mazzo.solver.deal import Deal
from mazzo.solver.harvest import most_harvest
from tests.solver.beams import Brute, heads, tails
from tests.solver.gauge import play

BASKETS = 150
"""All fifteen dice as baskets."""


def test_no_play_of_a_small_deal_exceeds_it() -> None:
    game = grove.GAME
    brute = Brute(compiled.of(game))
    for deal in (*heads(game, 20, 3, "harvest"), *tails(game, 20, 2, "harvest")):
        assert brute.best(deal) <= most_harvest(deal), deal


def test_it_counts_no_more_cards_than_can_be_laid() -> None:
    """Of the two cards in hand one is laid, where no third one comes."""
    (deal,) = heads(grove.GAME, 1, 3, "two cards")
    whole = Deal(deal.ruleset, deal.deck, deal.options, Deal.fresh(grove.GAME, "whole").outcomes)
    assert most_harvest(deal) < most_harvest(whole) - 50


def test_no_game_of_chance_exceeds_it() -> None:
    rng = Random("harvest")
    for seed in range(10):
        deal = Deal.fresh(grove.GAME, f"harvest {seed}")
        assert play(deal, rng, 0.8).score <= most_harvest(deal) < BASKETS


@pytest.mark.slow
def test_no_beam_exceeds_it() -> None:
    beam = Beam(compiled.of(grove.GAME))
    for seed in range(50):
        deal = Deal.fresh(grove.GAME, f"wide harvest {seed}")
        found = beam.search(deal, 100)
        assert found is not None
        assert found.points <= most_harvest(deal)

"""Proofs of open par: exact on small deals, never too low on large ones, the same every time."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.games import orchard, with_deck
from mazzo.solver.beam.search import Beam
from mazzo.solver.branch_and_bound.search import Progress, Prover, best_order, prove
from mazzo.solver.deal import Deal
from tests import decks
from tests.solver.beams import Brute, heads, tails
from tests.solver.gauge import play

NOTHING = -1000
"""Points that every deal reaches."""


def _small(scale: int) -> list[Deal]:
    """Deals of few cards, from their first cards and from their last."""
    game = orchard.GAME
    few = [*heads(game, 8 * scale, 3, "few"), *tails(game, 8 * scale, 2, "last two")]
    return [*few, *heads(game, scale, 4, "four"), *tails(game, scale, 3, "last three")]


def _agree(deals: list[Deal], body: Body) -> None:
    prover, brute = Prover(body), Brute(body)
    for deal in deals:
        best = brute.best(deal)
        for low in (NOTHING, best - 2, best):
            narrowed = prover.prove(deal, low)
            assert (narrowed.low, narrowed.high) == (best, best), deal
            assert narrowed.proved
            assert low == best or deal.points(narrowed.line) == best


def test_proofs_of_small_deals_are_what_brute_force_finds() -> None:
    _agree(_small(2), compiled.of(orchard.GAME))


def test_they_are_with_an_owners_deck() -> None:
    game = with_deck(orchard.GAME, decks.orchard())
    _agree([*heads(game, 6, 3, "own"), *tails(game, 6, 2, "own"), *tails(game, 2, 3, "own")], compiled.of(game))


@pytest.mark.slow
def test_they_are_by_the_thousand() -> None:
    _agree(_small(56), compiled.of(orchard.GAME))


def test_both_bodies_prove_the_same_in_the_same_steps() -> None:
    interpreted, swift = Prover(compiled.interpreted(orchard.GAME)), Prover(compiled.of(orchard.GAME))
    for deal in (*tails(orchard.GAME, 3, 3, "bodies"), *heads(orchard.GAME, 2, 3, "bodies")):
        assert interpreted.prove(deal, NOTHING) == swift.prove(deal, NOTHING)


@pytest.fixture(scope="module")
def whole() -> tuple[Deal, int, tuple[int, ...]]:
    """A deal of nine cards of which three lie, and what a beam reaches in it."""
    (deal,) = tails(orchard.GAME, 1, 6, "whole")
    found = Beam(compiled.of(orchard.GAME)).search(deal, 300)
    assert found is not None
    return deal, found.points, found.line


def test_a_proof_that_is_stopped_tells_an_interval_that_holds(whole: tuple[Deal, int, tuple[int, ...]]) -> None:
    """However soon it is stopped: the bound from above is at least what can be reached, and falls only."""
    deal, low, line = whole
    prover = Prover(compiled.of(orchard.GAME))
    par = prover.prove(deal, low, line=line)
    assert par.proved
    highs = []
    for rounds in (0, 1, 5, 20, 80):
        narrowed = prover.prove(deal, low, line=line, is_stopped=_after(rounds))
        assert narrowed.low <= par.low <= narrowed.high
        highs.append(narrowed.high)
    assert highs == sorted(highs, reverse=True)


def _after(rounds: int) -> Callable[[], bool]:
    """Says to stop when it has been asked so often."""
    asked = count()
    return lambda: next(asked) >= rounds


def test_no_time_is_an_answer_too(whole: tuple[Deal, int, tuple[int, ...]]) -> None:
    deal, low, line = whole
    narrowed = prove(deal, low, 0, line=line)
    assert (narrowed.low, narrowed.line, narrowed.proved) == (low, line, False)
    assert narrowed.high > low


def test_it_tells_how_far_it_has_come(whole: tuple[Deal, int, tuple[int, ...]]) -> None:
    deal, low, _ = whole
    told: list[Progress] = []
    narrowed = Prover(compiled.of(orchard.GAME)).prove(deal, low, on_progress=told.append)
    assert told
    assert all(one.low <= narrowed.low and one.high >= narrowed.high for one in told)
    assert [one.nodes for one in told] == sorted(one.nodes for one in told)


def test_a_better_line_than_the_one_known_is_found_and_told(whole: tuple[Deal, int, tuple[int, ...]]) -> None:
    deal, low, line = whole
    narrowed = Prover(compiled.of(orchard.GAME)).prove(deal, low - 3, line=line[:0])
    assert narrowed.low >= low
    assert deal.points(narrowed.line) == narrowed.low


def test_the_order_of_a_line_is_found_again_from_where_its_cards_lie() -> None:
    rng = Random("orders")
    for seed in range(5):
        deal = Deal.fresh(orchard.GAME, f"order {seed}")
        game = play(deal, rng, 0.9)
        points, line = best_order(deal, dict(enumerate(game.placements[1:])))
        assert points >= game.score
        assert deal.points(line) == points

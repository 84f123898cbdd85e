"""Beam search: exact if all states fit, equal in both bodies, and its line reaches its score."""

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from mazzo import compiled
from mazzo.core.evaluator import UNCLEAR, Survey
from mazzo.core.game import AnyGame
from mazzo.core.own_deck import OwnDeck
from mazzo.games import GAMES, with_deck
from mazzo.solver.beam import kernels
from mazzo.solver.beam.search import Beam, search
from mazzo.solver.deal import Deal
from mazzo.solver.principal_variation import replayed
from tests.sizes import drawn
from tests.solver.beams import Brute, heads, tails

WHOLE = 1 << 11
"""Wider than any layer of these small trees."""
TABLES = pytest.mark.parametrize(
    ("name", "options"), [("orchard", ()), ("grove", ()), ("grove", ("recipes",))], ids=["orchard", "grove", "recipes"]
)


@TABLES
def test_a_beam_that_leaves_nothing_out_finds_what_brute_force_finds(name: str, options: tuple[str, ...]) -> None:
    body = compiled.interpreted(GAMES[name])
    beam, brute = Beam(body), Brute(body)
    small = [*heads(body.game, 12, 3, "heads", options), *tails(body.game, 12, 1, "tails", options)]
    for deal in (*small, *tails(body.game, 2, 2, "deeper", options)):
        found = beam.search(deal, WHOLE)
        assert found is not None
        assert found.points == brute.best(deal) == deal.points(found.line), deal


@pytest.mark.slow
@TABLES
def test_it_does_so_by_the_thousand(name: str, options: tuple[str, ...]) -> None:
    body = compiled.by_numba(GAMES[name])
    beam, brute = Beam(body), Brute(body)
    few, many = len(drawn(2, of=5 if name == "grove" else 20)), len(drawn(250, of=500))
    small = [*heads(body.game, few, 4, "heads", options), *tails(body.game, few, 3, "deeper", options)]
    for deal in (*small, *heads(body.game, many, 3, "short", options), *tails(body.game, many, 2, "tails", options)):
        found = beam.search(deal, 16 * WHOLE if deal in small else WHOLE)
        assert found is not None
        assert found.points == brute.best(deal) == deal.points(found.line), deal


@TABLES
def test_what_sight_foretells_is_what_the_rules_bring(name: str, options: tuple[str, ...]) -> None:
    """Value and hash of the state after a placement, computed without applying it."""
    game, rng = GAMES[name], Random(name)
    beam = Beam(compiled.interpreted(game))
    rules, weights, found = cast(kernels.Solitaire, game.rules), [rng.randrange(50) for _ in range(30)], Survey()
    foretold = 0
    for seed in range(3):
        deal = Deal.fresh(game, str(seed), options)
        state, used = deal.begin()
        while not deal.is_over(state):
            out, met = [0] * game.meta.max_actions, [0] * 6
            legal = out[: rules.legal_actions(state, 0, out)]
            beam.evaluator.survey(state, weights, beam.keys, found)
            value, hash_before = found.value, found.hash
            for action in [] if rules.is_choosing(state) else legal[::3]:
                added = beam.evaluator.glance(state, action, weights, met)
                if added != UNCLEAR:
                    then = state.copy()
                    rules.apply_action(then, 0, action)
                    beam.evaluator.survey(then, weights, beam.keys, found)
                    assert found.value == value + added
                    assert found.hash == hash_before ^ beam.evaluator.remark(state, action, met, beam.keys)
                    foretold += 1
            used = deal.act(state, used, rng.choice(legal))
    assert foretold == 0 if options else foretold > 200


@pytest.mark.parametrize("name", ["orchard", "grove"])
def test_both_bodies_find_the_same_line(name: str) -> None:
    deal = next(tails(GAMES[name], 1, 3, "both"))
    assert search(deal, 5, compiled.interpreted(deal.game)) == search(deal, 5, compiled.of(deal.game))


@TABLES
def test_a_line_of_a_whole_deal_can_be_played_at_the_table(name: str, options: tuple[str, ...]) -> None:
    beam = Beam(compiled.of(GAMES[name]))
    for seed in range(20):
        deal = Deal.fresh(GAMES[name], str(seed), options)
        found = beam.search(deal, 20)
        assert found is not None
        assert replayed(deal, found.line).score() == found.points


def test_a_wider_beam_finds_more_on_average() -> None:
    """In a single deal a wider beam may find less."""
    game = GAMES["orchard"]
    beam = Beam(compiled.of(game))
    deals = [Deal.fresh(game, str(seed)) for seed in range(60)]
    found = [[beam.search(deal, width) for deal in deals] for width in (1, 10, 100)]
    sums = [sum(one.points for one in line if one is not None) for line in found]
    assert sums[0] + 60 < sums[1] < sums[2] - 30


def test_it_stops_when_it_is_told_to() -> None:
    deal = Deal.fresh(GAMES["orchard"], "stop")
    asked: list[int] = []

    def go_on(layer: int, share: float) -> bool:
        asked.append(layer)
        return layer < 2

    assert Beam(compiled.of(deal.game)).search(deal, 10, go_on) is None
    assert asked == [0, 1, 2]


def oranges() -> AnyGame:
    """Grove with a deck of oranges and of no other fruit: dice and the wheelbarrow are short in many turns."""
    return with_deck(GAMES["grove"], OwnDeck("grove", "oranges", (("glade", *["orange-2"] * 5),) * 18))


def test_every_way_to_choose_is_tried() -> None:
    body = compiled.interpreted(oranges())
    beam, brute = Beam(body), Brute(body)
    choices = 0
    for deal in (*heads(body.game, 2, 3, "heads"), *tails(body.game, 12, 1, "tails")):
        found = beam.search(deal, WHOLE)
        assert found is not None
        assert found.points == brute.best(deal) == deal.points(found.line), deal
        choices += len(found.line) - 1
    assert choices > 1


def test_a_turn_that_is_half_done_goes_on() -> None:
    body = compiled.interpreted(oranges())
    rules = cast(kernels.Solitaire, body.game.rules)
    for deal in tails(body.game, 20, 2, "half"):
        state, used = deal.begin()
        out = [0] * body.game.meta.max_actions
        for action in out[: rules.legal_actions(state, 0, out)]:
            then = state.copy()
            deal.act(then, used, action)
            if rules.is_choosing(then):
                half = replace(deal, played=(*deal.played, action))
                found = Beam(body).search(half, WHOLE)
                assert found is not None
                assert found.points == Brute(body).best(half) == half.points(found.line)
                return
    pytest.fail("none of these turns brings a choice")


def test_a_deal_that_is_over_has_one_line() -> None:
    whole = Deal.fresh(GAMES["orchard"], "over")
    assert search(Deal(whole.ruleset, None, 0, whole.outcomes[:1]), 10, compiled.interpreted(whole.game)) == (0, ())

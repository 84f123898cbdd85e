"""The checker accepts correct proofs, and no others."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.games import GAMES, orchard
from mazzo.games.orchard.deck import CARDS, FACES, TOKENS, TREES
from mazzo.gridcards.grid import SPOTS, TURNS, card_of, suit_of
from mazzo.solver.beam.search import search
from mazzo.solver.branch_and_bound.search import Certificate, Prover
from mazzo.solver.deal import Deal
from mazzo.solver.verify import kernels as verify_kernels
from mazzo.solver.verify.checker import WrongProof, check
from tests.solver.beams import heads, tails
from tests.solver.gauge import play

NOTHING = -1000


@pytest.fixture(scope="module")
def proved() -> list[tuple[Deal, Certificate]]:
    """Small deals of every kind, with their proofs."""
    prover = Prover(compiled.of(orchard.GAME))
    game = orchard.GAME
    deals = [*heads(game, 4, 3, "check"), *heads(game, 3, 4, "check"), *tails(game, 6, 3, "check")]
    deals += tails(game, 2, 4, "small")
    return [(deal, prover.prove(deal, NOTHING).certificate) for deal in deals]


def test_it_accepts_proofs(proved: list[tuple[Deal, Certificate]]) -> None:
    assert sum(check(deal, certificate).nodes for deal, certificate in proved) > 1000


def test_both_bodies_go_over_the_same_nodes(proved: list[tuple[Deal, Certificate]]) -> None:
    interpreted = compiled.interpreted(orchard.GAME)
    for deal, certificate in (proved[0], proved[4], proved[7]):
        assert check(deal, certificate, body=interpreted) == check(deal, certificate)
        with pytest.raises(WrongProof):
            check(deal, replace(certificate, high=certificate.high - 1, low=certificate.low - 1), body=interpreted)


@pytest.mark.slow
def test_it_accepts_the_proof_of_whole_deals() -> None:
    prover = Prover(compiled.of(orchard.GAME))
    for deal in tails(orchard.GAME, 2, 6, "whole"):
        points, line = search(deal, 300)
        certificate = prover.prove(deal, points, line=line).certificate
        assert certificate.low == certificate.high
        assert check(deal, certificate).nodes > 100


def test_it_accepts_an_interval_that_was_not_closed(proved: list[tuple[Deal, Certificate]]) -> None:
    for deal, certificate in proved[-3:]:
        check(deal, replace(certificate, high=certificate.high + 2))


def test_it_accepts_bounds_that_are_too_high_or_missing_and_works_the_longer(
    proved: list[tuple[Deal, Certificate]],
) -> None:
    deal, certificate = proved[-1]
    usual = check(deal, certificate).nodes
    loose = tuple((tokens, cards, points + 5) for tokens, cards, points in certificate.best)
    assert check(deal, replace(certificate, best=loose)).nodes != usual
    assert check(deal, replace(certificate, best=())).nodes != usual


TAMPERINGS: dict[str, Callable[[Certificate], Certificate]] = {
    "more points than the line reaches": lambda one: replace(one, low=one.low + 1, high=one.high + 1),
    "fewer points than the line reaches": lambda one: replace(one, low=one.low - 1),
    "a bound below what is reached": lambda one: replace(one, high=one.high - 1),
    "a line that stops": lambda one: replace(one, line=one.line[:-1]),
    "a line that goes on": lambda one: replace(one, line=(*one.line, one.line[-1])),
    "a line without its first card": lambda one: replace(one, line=one.line[1:]),
    "no line": lambda one: replace(one, line=()),
    "an action that is none": lambda one: replace(one, line=(-1, *one.line[1:])),
    "cards of another deal": lambda one: replace(one, best=((2, (98, 99), 4), *one.best)),
    "more rotten trees than there are": lambda one: replace(one, best=((3, one.best[0][1], 4), *one.best)),
}


@pytest.mark.parametrize("tampering", TAMPERINGS.values(), ids=list(TAMPERINGS))
def test_it_refuses_a_certificate_that_was_tampered_with(
    tampering: Callable[[Certificate], Certificate], proved: list[tuple[Deal, Certificate]]
) -> None:
    for deal, certificate in (proved[-1], proved[-4]):
        with pytest.raises(WrongProof):
            check(deal, tampering(certificate))


def test_it_knows_no_proof_for_a_game_that_it_was_not_made_for() -> None:
    deal = Deal.fresh(GAMES["grove"], "none")
    body = compiled.interpreted(GAMES["grove"])
    with pytest.raises(WrongProof, match="grove-2"):
        check(deal, Certificate(0, (), 7, ()), body=body)
    with pytest.raises(ValueError, match="grove-2"):
        Prover(body).prove(deal, 0)


def test_it_refuses_a_bound_below_par_under_a_line_that_is_worse(proved: list[tuple[Deal, Certificate]]) -> None:
    """Where nothing in the certificate contradicts it, the search does."""
    for deal, certificate in proved:
        points, line = _worst(deal)
        assert points < certificate.high
        with pytest.raises(WrongProof, match="can be reached"):
            check(deal, replace(certificate, low=points, line=line, high=certificate.high - 1))


def _worst(deal: Deal) -> tuple[int, tuple[int, ...]]:
    """What a line of the last legal actions comes to."""
    state, used = deal.begin()
    line: list[int] = []
    while not deal.is_over(state):
        out = [0] * deal.game.meta.max_actions
        line.append(out[deal.game.rules.legal_actions(state, 0, out) - 1])
        used = deal.act(state, used, line[-1])
    return deal.points(line), tuple(line)


def test_it_refuses_every_bound_of_a_set_that_was_lowered(proved: list[tuple[Deal, Certificate]]) -> None:
    for deal, certificate in (proved[0], proved[4], proved[-1]):
        for k, (tokens, cards, points) in enumerate(certificate.best):
            best = list(certificate.best)
            best[k] = tokens, cards, points - 1
            with pytest.raises(WrongProof):
                check(deal, replace(certificate, best=tuple(best)))


def test_a_bound_of_a_set_that_only_a_search_refutes_is_refuted(proved: list[tuple[Deal, Certificate]]) -> None:
    """It is consistent with the bounds of subsets."""
    deal, certificate = proved[-1]
    tokens, cards, points = max(certificate.best, key=lambda one: (len(one[1]), one[0]))
    others = tuple(one for one in certificate.best if one[:2] != (tokens, cards))
    with pytest.raises(WrongProof, match=f"with {tokens} rotten trees are worth more than {points - 1}"):
        check(deal, replace(certificate, best=(*others, (tokens, cards, points - 1))))


class Scales:
    """What the checker's kernels say of cards on a board, with the faces of the printed deck."""

    def __init__(self, body: Body) -> None:
        entry_points = ("clear", "lay", "gain_of", "value_of", "touches")
        self.kernels = cast(Any, body.bind(verify_kernels, entry_points))
        self.board, self.tally = body.ints(SPOTS), body.ints(verify_kernels.TALLY)
        self.trees = body.ints_of([suit_of(FACES[k // TREES], k % TREES) for k in range(CARDS * TURNS * TREES)])
        self.tokens = TOKENS

    def lay(self, placements: Sequence[int]) -> int:
        """Place only these cards; returns their value."""
        self.kernels.clear(self.board)
        self.tokens = TOKENS
        for action in placements:
            self.tokens -= self.kernels.lay(self.board, self.trees, card_of(action), action % (TURNS * SPOTS))
        return int(self.kernels.value_of(self.board, self.tally))

    def gain(self, action: int) -> int:
        """What one card more adds at most; 0 for one that touches nothing."""
        place = action % (TURNS * SPOTS)
        gain = int(self.kernels.gain_of(self.board, self.tokens, self.trees, card_of(action), place))
        assert gain == 0 or self.kernels.touches(self.board, place)
        return gain


def _weigh(body: Body, games: int) -> None:
    scales, rng = Scales(body), random.Random("scales")
    for k in range(games):
        game = play(Deal.fresh(orchard.GAME, f"scales {k}"), rng, rng.choice((0, 0.1, 0.9)))
        worth = scales.lay(game.placements)
        assert worth >= game.score
        for _ in range(6):
            some = rng.sample(game.placements, len(game.placements))
            assert scales.lay(some) == worth
            cut = rng.randint(1, len(some))
            bound = scales.lay(some[cut:]) + scales.lay(some[:cut])
            assert bound + sum(scales.gain(action) for action in some[cut:]) >= worth


def test_what_it_reckons_is_never_less_than_what_games_come_to() -> None:
    """The inequality of docs/par-proofs.md, in the checker's own numbers."""
    _weigh(compiled.interpreted(orchard.GAME), 8)


@pytest.mark.slow
def test_it_is_not_in_many_games_compiled() -> None:
    _weigh(compiled.by_numba(orchard.GAME), 300)


def test_it_refuses_the_certificate_of_another_deal(proved: list[tuple[Deal, Certificate]]) -> None:
    with pytest.raises(WrongProof):
        check(proved[-1][0], proved[-2][1])


def test_a_proof_checked_in_part_is_not_checked() -> None:
    deal = Deal.fresh(orchard.GAME, "long")
    points, line = _worst(deal)
    with pytest.raises(InterruptedError):
        check(deal, Certificate(points, line, points + 40, ()), is_stopped=lambda: True)

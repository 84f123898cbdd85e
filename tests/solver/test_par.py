"""Open par: at any time an interval that contains the truth, with a line that can be played."""

from itertools import pairwise

import pytest

import mazzo
from mazzo import compiled
from mazzo.games import GAMES
from mazzo.solver.beam.search import search
from mazzo.solver.deal import Deal
from mazzo.solver.par import Par, estimate
from mazzo.solver.principal_variation import line_of, replayed
from mazzo.solver.trivial_bound import trivial_bound
from tests.solver.beams import Brute, heads, tails

TABLES = pytest.mark.parametrize(
    ("name", "options"), [("orchard", ()), ("grove", ()), ("grove", ("recipes",))], ids=["orchard", "grove", "recipes"]
)


@TABLES
def test_the_interval_holds_what_brute_force_finds(name: str, options: tuple[str, ...]) -> None:
    body = compiled.interpreted(GAMES[name])
    brute = Brute(body)
    for deal in (*heads(body.game, 2, 3, "heads", options), *tails(body.game, 3, 1, "tails", options)):
        par = estimate(deal, 0, body)
        assert par.low == brute.best(deal) == deal.points(par.line), deal
        assert par.low <= par.high <= trivial_bound(deal)


@TABLES
def test_the_rough_reckoning_is_never_too_low(name: str, options: tuple[str, ...]) -> None:
    body = compiled.interpreted(GAMES[name])
    brute = Brute(body)
    for deal in (*heads(body.game, 5, 3, "rough", options), *tails(body.game, 12, 1, "rough", options)):
        assert brute.best(deal) <= trivial_bound(deal), deal


def test_the_interval_only_ever_narrows() -> None:
    deal = Deal.fresh(GAMES["orchard"], "narrow")
    told: list[Par] = []

    def tell(par: Par, share: float) -> bool:
        told.append(par)
        return len(told) < 40

    told.append(estimate(deal, 60, compiled.of(deal.game), tell))
    assert len(told) >= 2
    for before, after in pairwise(told):
        assert before.low <= after.low <= after.high <= before.high
    assert replayed(deal, told[-1].line).score() == told[-1].low


def test_stopped_at_once_it_has_an_answer_all_the_same() -> None:
    deal = Deal.fresh(GAMES["grove"], "stopped", ("recipes",))
    par = estimate(deal, 60, compiled.of(deal.game), lambda par, share: False)
    assert (par.low, par.line) == search(deal, 10)
    assert not par.proved


def test_a_line_that_is_known_is_a_bound_from_below() -> None:
    """The score of a player may be more than a short search finds."""
    body = compiled.of(GAMES["orchard"])
    for seed in range(20):
        deal = Deal.fresh(body.game, str(seed))
        points, line = search(deal, 300, body)
        if points > search(deal, 10, body)[0]:
            assert estimate(deal, 0, body).low < points
            known = estimate(deal, 0, body, lines=[line])
            assert (known.low, known.line) == (points, line)
            return
    pytest.fail("no deal of these in which a wide beam finds more")


def test_the_actions_of_each_seat_are_a_line_of_the_deal() -> None:
    match = mazzo.deal("orchard", 2, "lines")
    while not match.outcome:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[-seat])
    deal = Deal.of_match(match)
    assert [deal.points(line_of(match, seat)) for seat in range(2)] == [match.score(seat) for seat in range(2)]


def test_a_deal_without_anything_to_do_is_proved() -> None:
    whole = Deal.fresh(GAMES["orchard"], "over")
    assert estimate(Deal(whole.ruleset, None, 0, whole.outcomes[:1]), 1, compiled.interpreted(whole.game)).proved

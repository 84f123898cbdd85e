"""Beams over the same cards in other orders."""

from mazzo import compiled
from mazzo.games import GAMES
from mazzo.solver.beam.search import Beam
from mazzo.solver.branch_and_bound.search import best_order, cards_to_come
from mazzo.solver.deal import Deal
from mazzo.solver.par import estimate
from mazzo.solver.principal_variation import replayed
from mazzo.solver.reorderings import other_orders, placements
from tests.solver.beams import tails

ORCHARD = GAMES["orchard"]


def _cards(deal: Deal) -> list[int]:
    """The first card, then the others as they come."""
    state, used = deal.begin()
    return [int(state.laid[0]), *cards_to_come(deal, state, used)]


def test_other_orders_have_the_same_cards_and_begin_with_the_same() -> None:
    deal = Deal.fresh(ORCHARD, "orders")
    first, *others = _cards(deal)
    orders = [_cards(other) for other in other_orders(deal, 20)]
    assert {order[0] for order in orders} == {first}
    assert all(sorted(order[1:]) == sorted(others) for order in orders)
    assert len({tuple(order) for order in orders}) == 20
    assert [_cards(other) for other in other_orders(deal, 20)] == orders
    assert set(orders[0][1:3]) == set(others[-2:])  # the first is turned by 180 degrees; hands are ascending


def test_a_deal_in_which_something_is_played_has_none() -> None:
    assert not list(other_orders(next(tails(ORCHARD, 1, 3, "played")), 5))


def test_a_beam_tells_its_ends_the_best_first() -> None:
    deal = Deal.fresh(ORCHARD, "ends")
    beam = Beam(compiled.of(ORCHARD))
    found = beam.search(deal, 50)
    assert found is not None
    ends = list(beam.ends(deal, 50, 10))
    assert len(ends) == 10
    assert ends[0][0] == found.points
    assert [points for points, _ in ends] == sorted((points for points, _ in ends), reverse=True)
    assert all(deal.points(line) == points for points, line in ends)
    assert list(beam.ends(deal, 50, 10, lambda layer, share: False)) == []


def test_where_another_order_lays_its_cards_the_deal_itself_can_mostly_lay_them() -> None:
    beam = Beam(compiled.of(ORCHARD))
    played = 0
    for seed in range(10):
        deal = Deal.fresh(ORCHARD, f"where {seed}")
        for other in other_orders(deal, 2):
            found = beam.search(other, 20)
            assert found is not None
            laid = placements(other, found.line)
            assert len(laid) == 8
            points, line = best_order(deal, dict(enumerate(laid)))
            if line:
                played += 1
                assert replayed(deal, line).score() == points
                assert placements(deal, line) == laid
    assert played >= 8


def test_what_a_beam_misses_in_the_order_of_the_deal_others_find() -> None:
    """In a deal of which the proof says so."""
    deal = Deal.fresh(ORCHARD, "par study 155")
    body = compiled.of(ORCHARD)
    beams = Beam(body)
    found = beams.search(deal, 1000)
    assert found is not None
    assert found.points < 52
    ends = [end for other in other_orders(deal, 12) for end in _best_of(beams, deal, other)]
    assert max(ends) == 52
    assert estimate(deal, 60, body, lambda par, share: par.low < 52).low == 52


def _best_of(beam: Beam, deal: Deal, other: Deal) -> list[int]:
    return [best_order(deal, dict(enumerate(placements(other, line))))[0] for _, line in beam.ends(other, 100, 3)]

"""Intervals and ratings: known values, and the coverage of the intervals."""

from math import exp, log
from random import Random
from statistics import fmean

import pytest

from mazzo.lab.ratings import ANCHOR, Estimate, mean_of, rate, share_of, student


def ends(found: Estimate) -> tuple[float, float, float]:
    """A value and its interval."""
    return found.value, found.low, found.high


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (120, 1.9799), (1999, 1.9612)],
)
def test_the_quantiles_of_student_stand_in_every_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-5)


def test_a_mean_has_the_interval_of_student() -> None:
    assert ends(mean_of([5.1, 4.9, 5.6, 4.7, 5.2])) == pytest.approx((5.1, 4.67893, 5.52107), abs=1e-5)


def test_a_share_stays_between_none_and_all() -> None:
    found = share_of([1.0, 1.0, 1.0, 0.5])
    assert (found.value, found.high) == (0.875, 1.0)


def test_deals_that_all_ended_alike_still_leave_room_for_doubt() -> None:
    assert ends(share_of([1.0] * 20)) == pytest.approx((1.0, 0.83887, 1.0), abs=1e-5)
    assert ends(share_of([0.5] * 20)) == pytest.approx((0.5, 0.29930, 0.70070), abs=1e-5)


def test_ten_to_one_is_four_hundred_points() -> None:
    ratings = rate(("weak", "strong"), {("strong", "weak"): [1.0] * 9 + [0.5]}, "weak")  # and half a deal each way
    assert ratings["strong"].value == pytest.approx(ANCHOR + 400)
    assert ratings["weak"] == Estimate(ANCHOR, ANCHOR, ANCHOR)


def test_in_a_chain_the_distances_add_up() -> None:
    duels = {("b", "a"): [1.0, 1.0, 0.5, 0.5], ("c", "b"): [1.0, 0.0, 1.0, 1.0]}
    lower = rate(("a", "b"), {("b", "a"): duels["b", "a"]}, "a")["b"].value - ANCHOR
    upper = rate(("b", "c"), {("c", "b"): duels["c", "b"]}, "b")["c"].value - ANCHOR
    assert rate(("a", "b", "c"), duels, "a")["c"].value == pytest.approx(ANCHOR + lower + upper)


def test_it_does_not_matter_who_met_first() -> None:
    rng = Random("duels")
    duels = {
        pair: [rng.choice([0.0, 0.5, 0.5, 1.0]) for _ in range(30)] for pair in (("b", "a"), ("c", "a"), ("c", "b"))
    }
    turned = dict(reversed(list(duels.items())))
    assert rate("abc", turned, "a") == pytest.approx(rate("abc", duels, "a"))


def test_the_fit_expects_what_was_won() -> None:
    duels = {("b", "a"): [1.0] * 6 + [0.0] * 3, ("c", "a"): [1.0] * 9, ("c", "b"): [0.5] * 9}
    ratings = rate("abc", duels, "a")

    def expected(one: str, two: str) -> float:
        return 1 / (1 + 10 ** ((ratings[two].value - ratings[one].value) / 400))

    won = sum(duels["c", "a"]) + sum(duels["c", "b"]) + 1
    assert 10 * (expected("c", "a") + expected("c", "b")) == pytest.approx(won)


def test_who_never_lost_has_a_rating() -> None:
    assert 1300 < rate("ab", {("b", "a"): [1.0] * 50}, "a")["b"].value < 2000


def test_the_truth_lies_inside_as_often_as_is_said() -> None:
    """The two games of a deal are correlated: some deals are won by the seat, not the player."""
    rng, ahead, inside = Random("coverage"), 0.4, 0
    for _ in range(300):
        wins = [[rng.random() < 1 / (1 + exp(-ahead)) for _ in range(2)] for _ in range(60)]
        shares = [0.5 if rng.random() < 0.3 else fmean(deal) for deal in wins]
        truth = 0.7 / (1 + exp(-ahead)) + 0.15
        points = ANCHOR + 400 / log(10) * log(truth / (1 - truth))
        found = rate("ab", {("b", "a"): shares}, "a")["b"]
        inside += found.low <= points <= found.high
    assert 0.92 <= inside / 300 <= 0.985

"""The figures of the study of reviews, and the fit of their estimates."""

from random import Random
from typing import Any

import pytest

import mazzo
from mazzo import compiled
from research.review_fit import FEW, Fit, solved
from research.review_games import drawn_levels, levels_of
from research.review_study import summary


def seat(rng: Random, level: str, cost: float) -> dict[str, Any]:
    """A seat that is predicted exactly, but loses `cost` after the first of two moments."""
    value = rng.uniform(0, 100)
    return {
        "level": level,
        "cost": cost,
        "decisions": 5,
        "luck": rng.gauss(0, 5),
        "others": 0.0,
        "estimation": 0.0,
        "final": value - cost,
        "won": 0.5,
        "values": [value, value - cost],
        "costs_later": [cost, 0.0],
        "wins": [0.25, 0.75],
        "wins_later": [-0.25, 0.25],
    }


def test_a_result_is_compared_with_and_without_later_mistakes() -> None:
    rng = Random(1)
    found = [
        {"number": k, "entries": 9, "seconds": 1.0, "seats": [seat(rng, "novice", 40.0), seat(rng, "best", 0.0)]}
        for k in range(50)
    ]
    told = summary(found)
    assert told["calibration"]["result, fair"]["slope"] == 1
    assert all(one == pytest.approx(other) for one, other in told["calibration"]["result, fair"]["bins"])
    assert any(one != pytest.approx(other) for one, other in told["calibration"]["result, raw"]["bins"])
    assert told["calibration"]["win, raw"]["slope"] == 0
    assert told["calibration"]["win, fair"]["slope"] == 1
    assert {level: cost["mean"] for level, cost in told["cost"].items()} == {"novice": 40, "best": 0}
    assert told["cost_of_decision"] == {"novice": 8, "best": 0}
    assert told["estimation_to_luck"] == 0


def test_levels_are_drawn_by_their_weights() -> None:
    rng, levels = Random(1), levels_of("novice:3,best")
    drawn = [name for _ in range(400) for name in drawn_levels(levels, 3, rng)]
    assert 0.6 < drawn.count("novice") / len(drawn) < 0.9
    with pytest.raises(ValueError, match="queen"):
        levels_of("novice,queen:2")


def test_only_the_weights_of_the_stages_asked_for_change() -> None:
    fit = Fit(compiled.interpreted(mazzo.GAMES["gnoming"]), 0.9, [2])
    present = fit.review.WEIGHTS
    for stage in (1, 2):
        fit.own[stage] = [([1, *[k % 7] * 13], 1000.0) for k in range(FEW)]
    found = fit.weights(present, of_rival=False)
    assert [stage for stage, row in enumerate(found) if row != [*present[stage]]] == [2]


def test_a_fit_finds_the_weights() -> None:
    rng = Random(1)
    seen = [[1, rng.randrange(50), rng.randrange(9)] for _ in range(200)]
    weights, residual, deviation = solved([(one, 300.0 + 2 * one[1] - 5 * one[2]) for one in seen], [0, 0, 0])
    assert [weight / 64 for weight in weights] == pytest.approx([300, 2, -5], rel=0.05)
    assert residual > 0
    assert deviation < 3

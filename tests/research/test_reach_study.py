"""The study of lookahead in Orchard: known weights are recovered, and luck is the value of cards beyond their mean."""

from random import Random

import numpy as np
import pytest

from mazzo import compiled
from mazzo.bots.expectimax import kernels as expectimax_kernels
from mazzo.core.evaluator import FINE
from mazzo.games import GAMES
from mazzo.games.orchard.analysis.expected_score import LOOKS, WEIGHTS
from research import reach_study
from research.reach_study import Study, fitted

GAME = GAMES["orchard"]


def test_planted_numbers_are_found_again() -> None:
    rng = np.random.default_rng(7)
    planted, sees = rng.normal(size=LOOKS), rng.normal(size=(2000, LOOKS))
    assert fitted(sees, sees @ planted) == pytest.approx(planted, abs=0.01)


def test_luck_is_nothing_on_average() -> None:
    """The mean value of the best answers to all cards equals the expected value before the draw."""
    study = Study(compiled.of(GAME), WEIGHTS)
    state = study._begin(Random("luck"))
    study._put(state)
    action, _ = study._lookahead.candidates(0, 1)[0]
    before, laid = study._weighed(action, 1), study._after(action)
    outcomes = GAME.rules.chance_count(laid)
    total = 0
    for outcome in range(outcomes):
        drawn = laid.copy()
        GAME.rules.apply_chance(drawn, outcome)
        total += study._answer(drawn)
    assert outcomes == 15
    assert total // outcomes == before


def test_a_game_is_told_with_and_without_luck() -> None:
    study = Study(compiled.of(GAME), WEIGHTS)
    games = [study.played(Random(k), 0) for k in range(60)]
    points, steady = np.array(games).T
    assert steady.std() < points.std() * 0.8
    assert abs(points.mean() - steady.mean()) < 2
    assert points.mean() > 40
    assert [study.played(Random(k), 0) for k in range(60)] == games


@pytest.mark.slow
def test_a_player_by_the_estimate_has_more_than_one_by_points() -> None:
    study, before = Study(compiled.of(GAME)), Study(compiled.of(GAME))
    assert [left for left, _ in study.fit(150, Random("fit"))] == [2, 3, 4, 5, 6, 7]
    played = [study.played(Random(k), 0)[1] - before.played(Random(k), 0)[0] for k in range(200)]
    assert sum(played) > 200


@pytest.mark.slow
def test_the_study_prints_what_it_finds(capsys: pytest.CaptureFixture[str]) -> None:
    reach_study.main(["--games", "40", "--fits", "1", "--deals", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith("fit 1, ")]) == 6
    assert lines[-expectimax_kernels.MAX_CARDS - 1].startswith("| cards looked ahead: 0 | ")
    assert lines[-1].startswith("| cards looked ahead: 2 | ")
    with pytest.raises(SystemExit):
        reach_study.main(["--deals", "1"])


def test_a_point_is_a_point() -> None:
    """Fitted weights are in FINE parts of a point."""
    study = Study(compiled.of(GAME))
    state = study._begin(Random("point"))
    study._put(state)
    found = study._lookahead.candidates(0, 30)
    assert all(value % FINE == 0 for _, value in found)  # no expected value yet: points alone

"""The study behind the evaluator of Gnoming A Round: its features are those of the evaluator, and known weights are
recovered.
"""

from random import Random

import pytest

import mazzo
from mazzo import compiled
from mazzo.games.gnoming.rules import leaf_heuristic
from mazzo.games.gnoming.rules.greedy_heuristic import AS_IT_IS, TENTHS
from mazzo.games.gnoming.rules.leaf_heuristic import FAR, HUNDREDTHS, LAST, fitted_round_with
from mazzo.games.gnoming.rules.state import NOTHING
from research import gnoming_study
from research.gnoming_study import NUMBERS, Sample, fitted, had, samples
from tests.games.gnoming.example import state_of, table

PLAYED = 1
"""Walks of a player: the rules are interpreted here."""


def test_the_estimate_is_the_sum_of_what_was_read() -> None:
    for grid in ("6 6 . / 4 5 . / . . .", "mulligan 3 . / -2 hazard 7 / . . 8", "5 5 5 / 4 mulligan . / . . ."):
        s = state_of(table("8 7 . / . . . / . . .", grid))
        horizon = min(FAR, LAST + min(down.bit_count() for down in s.down[:2]))
        counted = sum(
            times * getattr(leaf_heuristic, name)[horizon] for name, times in zip(NUMBERS, had(s, 1), strict=True)
        )
        assert fitted_round_with(s, 1, AS_IT_IS, NOTHING) == pytest.approx(counted * TENTHS / HUNDREDTHS, abs=2)


def test_planted_numbers_are_found_again() -> None:
    rng = Random("planted")
    planted = {horizon: [rng.randrange(-300, 300) for _ in NUMBERS] for horizon in range(LAST, FAR + 1)}
    found = []
    for horizon, row in planted.items():
        for _ in range(400):
            seen = (*(rng.uniform(-100, 100) for _ in NUMBERS[1:]), 1.0)
            points = sum(a * b for a, b in zip(row, seen, strict=True)) / HUNDREDTHS
            found.append(Sample(horizon, seen, round(points)))
    rows = fitted(found)
    for horizon, row in planted.items():
        for name, number in zip(NUMBERS[:-1], row, strict=False):
            assert rows[name][horizon - LAST] == pytest.approx(number, abs=1)


def test_a_game_tells_what_the_seats_had() -> None:
    found = list(samples("one", PLAYED, compiled.interpreted(mazzo.GAMES["gnoming"])))
    assert len(found) > 20
    assert {one.horizon for one in found} <= set(range(LAST, FAR + 1))
    assert {len(one.had) for one in found} == {len(NUMBERS)}


def test_the_study_prints_a_line_for_each_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [Sample(horizon, (1.0,) * len(NUMBERS), 7) for horizon in range(LAST, FAR + 1)]
    monkeypatch.setattr(gnoming_study, "samples", lambda seed, walks, body: iter(made))
    gnoming_study.main(["--games", "2"])
    assert [line.split(" = ")[0] for line in capsys.readouterr().out.splitlines()] == list(NUMBERS)

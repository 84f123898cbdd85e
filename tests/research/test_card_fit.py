"""The fit of the corrections of the review: estimation belongs to the row of the value with which a step ended."""

import pytest

from mazzo.reviews.account import Change
from research.card_fit import Row, Sums


def test_estimation_is_counted_for_the_row_before_it_and_cost_is_given_back() -> None:
    sums = Sums()
    game = [
        Row(4, 2, Change(1000, 1200, luck=200)),
        Row(4, 2, Change(1200, 1150, cost=50)),
        Row(3, 1, Change(1180, 1180, estimation=30)),
    ]
    sums.note(game)
    assert dict(sums.found) == {2: [pytest.approx(0.3)]}
    assert sums.total == [pytest.approx(0.3)]
    assert sums.luck == [pytest.approx(2.0)]
    assert dict(sums.misses) == {4: [1180 + 50 - 1000, 1180 + 50 - 1200], 3: [0]}


def test_corrections_add_up_from_the_exact_row(capsys: pytest.CaptureFixture[str]) -> None:
    sums = Sums()
    steps = [(3, 0), (2, 100), (1, 50), (1, 20)]
    sums.note([Row(row + 2, row, Change(0, 0, luck=10 * k, estimation=e)) for k, (row, e) in enumerate(steps)])
    sums.note([Row(row + 2, row, Change(0, 0, estimation=e)) for row, e in steps])
    sums.report()
    told = capsys.readouterr().out
    assert "row 1: 0.200 ± 0.000, spread 0.000; correction +0" in told
    assert "row 2: 0.500 ± 0.000, spread 0.000; correction +2048" in told
    assert "row 3: 1.000 ± 0.000, spread 0.000; correction +6144" in told

"""The study of the gap between greedy and open par plays each deal once and uses the same deals for all."""

from pathlib import Path

import pytest

from mazzo.lab.ladder import LadderRequest
from mazzo.lab.ratings import Estimate
from research import gap_study
from research.gap_study import Study, study


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_who_knows_the_cards_to_come_is_ahead(game: str, tmp_path: Path) -> None:
    asked, kept = LadderRequest(game, 6, ("random", "greedy", "search:5")), tmp_path / "games.jsonl"
    found = study(asked, kept, 100, 1)
    assert [len(points) for points in (found.open_par, *found.points.values())] == [6] * 4
    assert all(found.open_par[k] >= points[k] for points in found.points.values() for k in range(6))
    assert sum(found.points["random"]) < sum(found.points["greedy"])
    files = {path: path.read_text() for path in tmp_path.iterdir()}
    assert study(asked, kept, 100, 1) == found
    assert {path: path.read_text() for path in tmp_path.iterdir()} == files


def test_the_share_of_the_gap_is_that_of_the_means() -> None:
    found = Study((50, 52, 48), {"greedy": (40, 40, 40), "half": (45, 46, 44), "none": (40, 41, 39)})
    assert found.closed("half") == Estimate(0.5, 0.5, 0.5)
    none = found.closed("none")
    assert none.value == 0
    assert -none.low == pytest.approx(none.high)
    assert none.high > 0


def test_a_study_tells_a_line_for_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gap_study, "PLAYERS", ("random", "greedy", "search:5"))
    gap_study.main(["orchard", "--deals", "3", "--width", "20", "--keep", str(tmp_path / "kept.jsonl")])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("|")[1].strip() for line in lines[2:-1]] == ["random", "greedy", "search:5"]
    assert "width 20 |" in lines[-1]

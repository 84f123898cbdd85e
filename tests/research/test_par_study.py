"""The study of open par resumes an interrupted run and reports its results."""

from pathlib import Path

import pytest

from research import par_study


def test_a_study_goes_on_where_it_was_broken_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "study.jsonl"
    asked = ["--seconds", "0", "0.05", "--keep", str(path)]
    par_study.main([*asked, "--deals", "2"])
    first = path.read_text()
    assert len(first.splitlines()) == 4
    par_study.main([*asked, "--deals", "3"])
    assert path.read_text().startswith(first)
    assert len(path.read_text().splitlines()) == 6
    capsys.readouterr()
    par_study.main([*asked, "--deals", "3"])
    assert len(path.read_text().splitlines()) == 6
    told = capsys.readouterr().out.splitlines()
    assert [line.split("|")[1].strip() for line in told[2:]] == ["0", "0.05"]


def test_wider_beams_are_set_beside_narrower_ones(capsys: pytest.CaptureFixture[str]) -> None:
    par_study.main(["--deals", "10", "--widths", "1", "50"])
    one, fifty = (line.split("|") for line in capsys.readouterr().out.splitlines()[2:])
    assert (int(one[1]), float(one[4])) == (1, 1.0)
    assert int(fifty[1]) == 50
    assert float(one[2]) < float(fifty[2])

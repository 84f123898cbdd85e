"""The code in docs/lab.md runs."""

from pathlib import Path

import pytest

from mazzo.lab import dataset
from tests.code_blocks import run_python_of
from tests.optional_packages import needed

needed("pyarrow", "data")


def test_the_python_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    dataset.write(dataset.DatasetRequest("gnoming", 1, strengths=("novice",), seed="tests"), Path("gnoming-dataset"))
    run_python_of("lab.md", {"deals=100": "deals=2"})

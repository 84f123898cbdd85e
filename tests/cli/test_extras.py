"""What needs a package of an extra says so in one sentence; everything else works without."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import LANGUAGES, call, surroundings

DATASET = ("dataset", "gnoming", "--games", "1")
NEEDS = {
    ("numpy", "data"): DATASET,
    ("pyarrow", "data"): DATASET,
    ("numpy", "lab"): ("ladder", "gnoming", "--deals", "2"),
    ("ray", "ray"): ("simulate", "orchard", "--games", "10", "--ray"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("package", "extra"), NEEDS)
def test_a_missing_package_is_named_with_its_extra(
    package: str, extra: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    result = call(tmp_path, *NEEDS[package, extra], language=language)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert package in result.stderr
    assert f'pip install "mazzo[{extra}]"' in result.stderr


def test_libraries_comparisons_and_ladders_by_points_do_without(tmp_path: Path) -> None:
    """In one process, in which the packages of all extras are missing."""
    program = """
import sys
for name in ("gymnasium", "llvmlite", "numba", "numpy", "pettingzoo", "pyarrow", "pyspiel", "ray"):
    sys.modules[name] = None
from typer.testing import CliRunner
import mazzo
from mazzo import compiled
from mazzo.cli.app import app
print(*{type(compiled.of(game)).__name__ for game in mazzo.GAMES.values()})
for line in (
    "lab compare clustered --option fast --deals 2",
    "ladder orchard --strengths casual,greedy --deals 2",
    "ladder gnoming --soundness 2",
    "simulate grass --games 2",
):
    result = CliRunner().invoke(app, line.split())
    assert result.exit_code == 0, (line, result.output, result.exception)
    print(line.split()[0])
"""
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=surroundings(tmp_path, "en"), check=False
    )
    assert (result.stdout.split(), result.stderr) == (["Library", "lab", "ladder", "ladder", "simulate"], "")

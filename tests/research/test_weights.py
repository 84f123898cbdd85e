"""Fitted numbers as data: what is written is read again, and the features of a row are those of the kernels."""

import json
import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mazzo.core.weights import FILE, read_weights
from mazzo.gridcards import prospects
from research.weights import as_json, write_weights

KERNELS = {
    "orchard": "expected_score",
    "grove": "expected_score",
    "clustered": "review",
    "gnoming": "review",
    "grass": "review",
}
"""The module of each game that writes the features."""


QUARTERS = ("highest", "upper_quartile", "median", "lower_quartile", "lowest")


@pytest.mark.parametrize("game", KERNELS)
def test_the_features_are_those_of_the_kernels(game: str) -> None:
    kernels: Any = import_module(f"mazzo.games.{game}.analysis.{KERNELS[game]}")
    features = kernels.FITTED["features"]
    assert [index_of(kernels, name) for name in features] == [*range(len(features))]
    assert {len(row) for row in kernels.WEIGHTS} == {len(features)}


def index_of(kernels: Any, name: str) -> Any:
    """The index of a feature: that of the constant of its name, of its group, or among `gridcards.prospects`."""
    group, _, one = name.rpartition("_")
    if hasattr(kernels, name.upper()):
        return getattr(kernels, name.upper())
    if one.isdecimal():
        return getattr(kernels, {"trees": "TREES", "trees_with": "BY_DIE"}[group]) + int(one)
    group, _, one = name.partition("_")
    if group == "points":
        return kernels.CARDS + prospects.SPREAD + QUARTERS.index(one)
    return kernels.CARDS + getattr(prospects, group.upper()) + getattr(prospects, one.upper())


@pytest.mark.parametrize("game", KERNELS)
def test_each_table_says_how_it_was_made(game: str) -> None:
    path = files(f"mazzo.games.{game}.analysis") / FILE
    told = json.loads(path.read_text("utf-8"))
    assert as_json(told) == path.read_text("utf-8")
    for table in told["tables"].values():
        assert table["command"].startswith(("python -m research.", "for round in "))
        assert table["date"] >= "2026-11-24"


def test_what_a_fit_writes_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fitted_game").mkdir()
    (tmp_path / "fitted_game" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    before = {"command": "a", "date": "b", "numbers": [1, 2]}
    file = tmp_path / "fitted_game" / FILE
    file.write_text(as_json({"features": ["always"], "tables": {"kept": before}}), "utf-8")
    review = ModuleType("review")
    review.__file__ = str(tmp_path / "fitted_game" / "review.py")
    monkeypatch.setattr(sys, "argv", ["fit", "a game", "--write"])
    write_weights(review, {"weights": [[3], [-4]]}, "research.fit", 50, "0.5")
    assert read_weights("fitted_game") == {"features": ("always",), "kept": (1, 2), "weights": ((3,), (-4,))}
    made = json.loads(file.read_text("utf-8"))["tables"]["weights"]
    assert (made["command"], made["games"], made["error"]) == ("python -m research.fit 'a game' --write", 50, "0.5")

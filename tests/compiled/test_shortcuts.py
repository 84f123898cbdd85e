"""The shortcuts through Numba's private API change only the time to compile."""

import gc
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.codegen import JITCPUCodegen

from mazzo import compiled
from mazzo.bots.ismcts import bot as ismcts
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.ismcts.params import SearchParams
from mazzo.bots.position import Position
from mazzo.compiled import cache, compiler, shortcuts
from mazzo.compiled.host import Compiled
from tests.compiled.toys import STALLS, narrow, stalls

needed = pytest.mark.skipif(not shortcuts.are_known(), reason="no shortcuts are known for this version of Numba")


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is compiled yet."""
    monkeypatch.setenv("MAZZO_CACHE", str(tmp_path))


def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile as with an untested version of Numba."""
    monkeypatch.setattr(shortcuts, "TESTED", ())


def test_the_pinned_version_is_a_tested_one() -> None:
    pins = Path(__file__).parents[2].joinpath("constraints.txt").read_text().split()
    assert set(shortcuts.TESTED) >= {pin.partition("==")[2] for pin in pins if pin.startswith("numba==")}


def toy(path: Path) -> ModuleType:
    """The toy, compiled."""
    number: Any = numba.types.int64
    numbers = number[::1]
    with cache.kept_in(path):
        return compiler.compile_module(narrow, dict.fromkeys(("total", "doubled", "at"), (numbers, number)))


def test_both_ways_reckon_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A function that Python enters, and one that calls it."""
    short = toy(tmp_path / "short")
    plainly(monkeypatch)
    long = toy(tmp_path / "long")
    for k in range(200):
        numbers = [k, -k, k * k, 7]
        rows = np.array(numbers)
        assert short.total(rows, k % 5) == long.total(rows, k % 5) == narrow.total(numbers, k % 5)
        assert short.doubled(rows, k % 5) == long.doubled(rows, k % 5) == narrow.doubled(numbers, k % 5)


@needed
def test_what_was_compiled_by_shortcuts_is_read_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = np.array([5, 6, 7, 8])
    expected = toy(tmp_path).total(numbers, 1)
    written = {file.name: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nb?")}
    plainly(monkeypatch)
    assert toy(tmp_path).total(numbers, 1) == expected
    assert {file.name: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nb?")} == written


@needed
def test_nothing_is_changed_but_while_compiling(tmp_path: Path) -> None:
    before = vars(JITCPUCodegen).copy()
    with cache.kept_in(tmp_path):
        assert vars(JITCPUCodegen) != before
        assert not gc.isenabled()
    assert vars(JITCPUCodegen) == before
    assert gc.isenabled()


@needed
@pytest.mark.parametrize("k", [-1, 4])
def test_a_negative_index_is_refused_where_bounds_are_checked(
    k: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("numba.config.BOUNDSCHECK", 1)
    swift = toy(tmp_path)
    assert swift.at(np.arange(4), 3) == 3
    with pytest.raises(IndexError):
        swift.at(np.arange(4), k)


@needed
def test_the_two_ways_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.folder("toy", [stalls])
    plainly(monkeypatch)
    assert cache.folder("toy", [stalls]) != before


@pytest.mark.slow
@pytest.mark.usefixtures("empty")
def test_both_ways_play_and_think_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game's rules with the search over them."""
    monkeypatch.setattr(ismcts, "RULESETS", {STALLS.meta.ruleset: STALLS})
    state = STALLS.new_state()
    STALLS.rules.init(state, 2, 0)
    while STALLS.rules.chance_count(state):
        STALLS.rules.apply_chance(state, 2)
    position = Position(STALLS.meta.ruleset, state.to_bytes(), 0, 7)
    found = []
    for way in ("short", "plain"):
        if way == "plain":
            plainly(monkeypatch)
        body = Compiled(STALLS)
        played = [body.play_games(50, 1, policy, 2) for policy in (compiled.RANDOM, compiled.GREEDY)]
        found.append((played, IsmctsBot("toy", 300, SearchParams()).evaluate(position, body)))
    assert found[0] == found[1]

"""The dangers of compiled rules: stale caches, late compilation, narrow cells, names of NumPy, wide sets."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import numba
import numpy as np
import pytest

import mazzo
from mazzo import compiled
from mazzo.compiled import binding, cache, compiler, dtypes
from mazzo.compiled.host import Compiled
from mazzo.core import bits, sorted_rows
from mazzo.core.game import AnyGame
from mazzo.core.record import Record, cell, record, row
from mazzo.games.orchard import deck, rules
from mazzo.gridcards import grid
from tests.compiled.toys import BOUNDLESS, STALLS


def module_from(path: Path, source: str) -> ModuleType:
    """A module read from a file with this source."""
    path.write_text(source)
    Path(importlib.util.cache_from_source(path)).unlink(missing_ok=True)  # it compares times of edits in whole seconds
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_another_source_is_another_folder(tmp_path: Path) -> None:
    path = tmp_path / "toyrules.py"
    before = cache.folder("toy", [module_from(path, "def f(s):\n    return 1\n")])
    assert cache.folder("toy", [module_from(path, "def f(s):\n    return 1\n")]) == before
    assert cache.folder("toy", [module_from(path, "def f(s):\n    return 2\n")]) != before


def test_the_digest_covers_every_module_the_rules_stand_on() -> None:
    names = {module.__name__ for module in binding.dependency_closure(rules)}
    game = "mazzo.games.orchard"
    rooms = {f"{game}.deck", f"{game}.rules", f"{game}.rules.state", f"{game}.rules.play", f"{game}.rules.dice"}
    assert rooms | {"mazzo.core.bits", "mazzo.core.record"} <= names
    assert not any(name.startswith(("mazzo.match", "mazzo.server", "numba")) for name in names)


def test_what_was_imported_before_an_edit_is_another_folder(tmp_path: Path) -> None:
    path = tmp_path / "toy.py"
    table = "TABLE = ({}, 2)\n\n\ndef f(s):\n    return TABLE[0] + {}\n"
    old = module_from(path, table.format(1, 3))
    for numbers in ((7, 3), (1, 8)):
        now = module_from(path, table.format(*numbers))
        assert cache.folder("toy", [old]) != cache.folder("toy", [now])


def test_bounds_checking_is_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.folder("toy", [rules])
    monkeypatch.setattr("numba.config.BOUNDSCHECK", 1 if not cache.is_bounds_checked() else 0)
    assert cache.folder("toy", [rules]) != before


def test_the_cache_folder_can_be_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAZZO_CACHE", str(tmp_path))
    assert cache.folder("toy", [rules]).parent == tmp_path


def test_without_a_folder_to_write_rules_compile_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with cache.kept_in(blocked / "below") as place:
        assert place.is_dir()
        assert blocked not in place.parents


def test_nothing_is_compiled_late() -> None:
    body = compiled.of(STALLS)
    assert isinstance(body, Compiled)
    with pytest.raises(TypeError):
        body.rules.score(body.new(1)[0], "0")  # type: ignore[arg-type]


def test_mazzo_does_not_import_numba() -> None:
    ask = "import sys, mazzo, mazzo.compiled, mazzo.lab; print('numba' in sys.modules, 'numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "False"]


@pytest.mark.parametrize("name", ["size", "data", "item", "copy", "shape", "dtype"])
def test_names_of_numpy_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        record(type("Clash", (Record,), {name: cell("i1")}))


@record
class Narrow(Record):
    """A record with small cells."""

    many = row("i1", 2)
    small = cell("i1")


@pytest.mark.parametrize("value", [128, -129])
def test_what_a_narrow_cell_would_wrap_is_refused_interpreted(value: int) -> None:
    state = Narrow()
    with pytest.raises(OverflowError):
        state.small = value
    with pytest.raises(OverflowError):
        state.many[1] = value
    with pytest.raises(IndexError):
        state.many[-1] = 0


@pytest.mark.parametrize("game", [STALLS, BOUNDLESS, mazzo.GAMES["orchard"]], ids=lambda game: game.meta.name)
def test_rows_have_the_layout_of_the_record(game: AnyGame) -> None:
    state = type(game.new_state())
    dtype = dtypes.dtype_of(state)
    assert dtype.itemsize == state.SIZE
    names = tuple(name for name, _, _ in state.LAYOUT)
    assert dtype.names in (names, (*names, dtypes.PADDING))
    assert sum(dtype[name].itemsize for name in dtype.names) == state.SIZE


def test_tables_become_the_narrowest_arrays() -> None:
    swift = compiler.compile_module(rules, {})
    assert swift.dice.VALUE.dtype == np.int8
    assert swift.dice.VALUE.tolist() == list(deck.VALUE)
    assert swift.FACES.dtype == np.int32
    assert swift.FACES.tolist() == list(deck.FACES)


@pytest.mark.parametrize(
    ("value", "kind"), [((1, 2), np.int8), ((1, -129), np.int16), ((1, 1 << 20), np.int32), ((1, 1 << 40), np.int64)]
)
def test_wide_numbers_make_wide_tables(value: tuple[int, ...], kind: type[np.generic]) -> None:
    table = compiler.table(value)
    assert isinstance(table, np.ndarray)
    assert table.dtype == kind
    assert table.tolist() == list(value)


@pytest.mark.parametrize("value", [(), ((1,), (1, 2)), (True, False), ("a",), (1 << 63,)])
def test_other_tuples_stay_as_they_are(value: object) -> None:
    assert compiler.table(value) is value


def test_primitives_agree() -> None:
    number = numba.types.int64
    with cache.kept_in(cache.folder("bits", [bits])):
        numbers = {"bit_index": (number,), "count_bits": (number,), "nth_bit": (number, number)}
        lists = {"note_bits": (number[::1], number, number, number), "below": (number[::1], number)}
        swift = compiler.compile_module(bits, {**numbers, **lists})
    for k in range(63):
        assert swift.bit_index(1 << k) == bits.bit_index(1 << k) == k
        assert swift.count_bits((1 << k) - 1) == bits.count_bits((1 << k) - 1) == k
        assert swift.nth_bit(5 << k & (1 << 62) - 1, 0) == k or k == 62
        assert swift.nth_bit((1 << 63) - 1, k) == bits.nth_bit((1 << 63) - 1, k) == k
    for word in (0, 1, 6, 1 << 61, (1 << 62) - 1):
        plain, swift_out = [0] * 70, np.zeros(70, np.int64)
        end = bits.note_bits(plain, 3, 100, word)
        assert swift.note_bits(swift_out, 3, 100, word) == end == 3 + word.bit_count()
        assert swift_out[:end].tolist() == plain[:end]
    rng, swift_rng = [1 << 60], np.array([1 << 60])
    for n in range(1, 2000):
        assert swift.below(swift_rng, n * n) == bits.below(rng, n * n)
        assert swift_rng[0] == rng[0]


def test_primitives_on_blocks_agree() -> None:
    number = numba.types.int64
    with cache.kept_in(cache.folder("grid", [grid])):
        swift = compiler.compile_module(grid, {"note_spots": (number[::1], number, number, number, number)})
    random = Random("blocks")
    for pitch in range(1, len(grid.DEPTH)):
        for count in (0, 1, bits.SPARE, bits.SPARE + 1, grid.BITS_OF_BLOCK):
            cells = sum(1 << k for k in random.sample(range(grid.BITS_OF_BLOCK), count))
            plain, swift_out = [0] * 80, np.zeros(80, np.int64)
            end = grid.note_spots(plain, 3, 100, cells, pitch)
            assert swift.note_spots(swift_out, 3, 100, cells, pitch) == end == 3 + count
            assert swift_out[:end].tolist() == plain[:end]


def test_primitives_on_sorted_rows_agree() -> None:
    number = numba.types.int64
    with cache.kept_in(cache.folder("sorted_rows", [sorted_rows])):
        entry_points = {"search": (number[::1], number, number), "remove": (number[::1], number, number)}
        swift = compiler.compile_module(sorted_rows, {**entry_points, "insert": (number[::1], number, number, number)})
    random, plain, row = Random("sorted rows"), [0] * 40, np.zeros(40, np.int64)
    count = 0
    for turn in range(1000):
        new = random.randrange(200)
        at = sorted_rows.search(plain, count, new)
        assert swift.search(row, count, new) == at == sum(one < new for one in plain[:count])
        if turn % 80 < 40 and count < 40:
            sorted_rows.insert(plain, count, at, new)
            swift.insert(row, count, at, new)
            count += 1
        elif at < count:
            sorted_rows.remove(plain, count, at)
            swift.remove(row, count, at)
            count -= 1
        assert row.tolist() == plain == sorted(plain[:count]) + [0] * (40 - count)


@pytest.mark.slow
def test_two_processes_may_warm_an_empty_cache_at_once(tmp_path: Path) -> None:
    ask = "from tests.compiled.toys import STALLS; from mazzo import compiled; compiled.warm(STALLS)"
    environment = os.environ | {"MAZZO_CACHE": str(tmp_path)}
    both = [subprocess.Popen([sys.executable, "-c", ask], env=environment) for _ in range(2)]
    assert [process.wait(timeout=300) for process in both] == [0, 0]
    assert len(list(tmp_path.glob("*/lock"))) == 1


@pytest.mark.slow
def test_a_warm_start_compiles_nothing(tmp_path: Path) -> None:
    """What a second process finds in the cache is enough to play: there the compiler is out of order."""
    play = "import mazzo; from mazzo import compiled; compiled.of(mazzo.GAMES['orchard']).play_games(1, 1)"
    broken = "from numba.core import compiler; compiler.compile_internal = compiler.compile_extra = None; "
    environment = os.environ | {"MAZZO_CACHE": str(tmp_path), "MAZZO_RULES": "numba"}
    subprocess.run([sys.executable, "-c", play], env=environment, check=True)
    subprocess.run([sys.executable, "-c", broken + play], env=environment, check=True)
    environment["MAZZO_CACHE"] = str(tmp_path / "empty")
    assert subprocess.run([sys.executable, "-c", broken + play], env=environment, capture_output=True).returncode != 0

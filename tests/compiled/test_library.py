"""The libraries of kernels: made of the present sources, refused where they do not fit, equal to the other bodies."""

import ctypes
import json
import platform
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest

from mazzo import compiled
from mazzo.bots.ismcts import kernels as search
from mazzo.compiled import Interpreted, library
from mazzo.compiled.host import Compiled
from mazzo.compiled.library import FOLDER, Library, Unusable, has_library
from mazzo.core.errors import NotUnderstood
from mazzo.games import GAMES
from tests.compiled import refuses
from tests.compiled.archive import write_archive
from tests.compiled.toys import STALLS, own_kernels
from tools.node import WEB, find_node

EACH = pytest.mark.parametrize("name", GAMES)
PLAYED = 200
HERE = Path(__file__).parent


def manifest_of(name: str) -> Any:
    """The manifest of a game."""
    return json.loads((FOLDER / f"{name}.json").read_bytes())


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of Orchard's libraries that a test may damage; no body has been made yet."""
    for file in FOLDER.glob("orchard.*"):
        shutil.copy(file, tmp_path)
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    forget(monkeypatch)
    return tmp_path


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has made no body yet."""
    monkeypatch.setattr(compiled, "_bodies", {})
    monkeypatch.setattr(compiled, "_library_of", lru_cache(compiled._library_of.__wrapped__))


@EACH
def test_libraries_are_made_of_the_present_sources(name: str) -> None:
    manifest = manifest_of(name)
    # otherwise each process would read the code without its comments, which takes it a tenth of a second a game
    assert manifest["sources"] == library.digest_of(manifest["modules"]), "run `make kernels`"
    assert isinstance(compiled.of(GAMES[name]), Library)


@EACH
def test_the_manifest_describes_every_library(name: str) -> None:
    libraries = manifest_of(name)["libraries"]
    assert set(libraries) >= {"linux-x86_64", "linux-aarch64", "macos-aarch64", "windows-x86_64", "wasm"}
    for one in libraries.values():
        assert library.sha256_of(FOLDER / one["file"]) == one["sha256"]
    files = {f"{name}.json", *(one["file"] for one in libraries.values())}
    assert {file.name for file in FOLDER.glob(f"{name}.*")} == files


@EACH
def test_a_record_has_the_bytes_that_the_manifest_says(name: str) -> None:
    game = GAMES[name]
    state = type(game.new_state())
    described = manifest_of(name)["records"][f"{state.__module__}.{state.__qualname__}"]
    assert described["size"] == state.SIZE == ctypes.sizeof(library.structure(state))
    assert described["fields"] == json.loads(json.dumps(state.LAYOUT))
    assert bytes.fromhex(manifest_of(name)["blank"]) == game.new_state().to_bytes()


@pytest.mark.slow
@EACH
def test_the_library_plays_the_games_that_numba_plays(name: str) -> None:
    game, start = GAMES[name], compiled.generator(name)
    bodies = compiled.of(game), compiled.on_arrays(game), compiled.by_numba(game)
    assert isinstance(bodies[2], Compiled)
    for policy in (compiled.RANDOM, compiled.GREEDY):
        games = PLAYED if policy == compiled.RANDOM else PLAYED // 20
        found = [body.play_games(games, start, policy, game.meta.seats_min) for body in bodies]
        assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("spoil", refuses.WAYS)
def test_a_library_that_does_not_fit_is_never_called(
    spoil: Callable[[Path], str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Numba serves where it is installed; else the rules are interpreted, and one line says why."""
    reason = spoil(folder)
    with pytest.raises(Unusable) as refused:
        Library(GAMES["orchard"])
    assert str(refused.value).startswith(reason)
    other = compiled.of(GAMES["orchard"])
    assert isinstance(other, Compiled)
    assert capsys.readouterr().err == ""
    forget(monkeypatch)
    monkeypatch.setattr(compiled, "find_spec", lambda name: None)
    body = compiled.of(GAMES["orchard"])
    assert isinstance(body, Interpreted)
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert line.startswith("Mazzo interprets the rules of orchard")
    assert reason in line
    assert body.play_games(2, 1) == other.play_games(2, 1)


def test_an_unknown_platform_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    with pytest.raises(Unusable, match=r"there is none for \w+-riscv64"):
        Library(GAMES["orchard"])


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-aarch64"),
        ("darwin", "arm64", "macos-aarch64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("emscripten", "wasm32", "wasm"),
    ],
)
def test_platforms_are_named_as_the_libraries_are(
    system: str, machine: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert library.here() == name
    assert name in manifest_of("orchard")["libraries"]


def test_arrays_need_a_library_or_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "find_spec", lambda name: None)
    with pytest.raises(NotUnderstood, match="numba") as missing:
        compiled.on_arrays(STALLS)
    assert missing.value.facts["extra"] == "compile"


def test_a_game_of_somebody_else_has_no_library() -> None:
    assert not has_library(STALLS)
    assert isinstance(compiled.of(STALLS), Compiled)


def test_the_setting_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, body in (("numba", Compiled), ("interpreted", Interpreted), ("library", Library)):
        monkeypatch.setenv("MAZZO_RULES", kind)
        assert isinstance(compiled.of(GAMES["orchard"]), body)
    monkeypatch.setenv("MAZZO_RULES", "fast")
    with pytest.raises(NotUnderstood, match=r"MAZZO_RULES takes library, numba or interpreted") as refused:
        compiled.of(GAMES["orchard"])
    assert refused.value.facts == {"setting": "MAZZO_RULES", "text": "fast"}


def test_kernels_over_other_modules_are_not_those_of_the_library() -> None:
    """Not even if they have the names of those of which it was made."""
    body, other = Library(GAMES["orchard"]), ModuleType("mazzo.games.orchard.analysis.evaluator")
    for values in ({}, {"evaluator": other}, {"evaluator": search}):
        with pytest.raises(LookupError, match="is not in the library of orchard"):
            body.bind(search, ("search",), **values)


@pytest.mark.parametrize("has_numba", [True, False], ids=["numba", "interpreted"])
def test_kernels_of_ones_own_run_beside_the_library(has_numba: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """By Numba where it is installed, on the rows, ints and records of the library's body; else interpreted."""
    if not has_numba:
        forget(monkeypatch)
        monkeypatch.setattr(compiled, "find_spec", lambda name: None)
    game, start = GAMES["orchard"], compiled.generator("own")
    body, plain = compiled.of(game), compiled.interpreted(game)
    found = []
    for one in (body, plain):
        rows, rng = one.rows(3), one.ints(1)
        rng[0] = start
        own: Any = one.bind(own_kernels, ("play_on", "count_up"))
        points = own.play_on(rows, rng, one.ints(game.meta.max_actions), one.grid(2, 3))
        found.append((points, [one.take(rows, at).to_bytes() for at in range(3)], own.count_up(rows[2], 5), rng[0]))
    assert found[0] == found[1]


def test_edits_of_comments_and_docstrings_leave_the_library(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = folder / "package"
    manifest = manifest_of("orchard") | {"modules": ["mazzo.rules"]}
    source = '"""What it is."""\n\nONE = 1  # kept\n\n\ndef f() -> int:\n    """What it does."""\n    return ONE\n'
    package.mkdir()
    (package / "rules.py").write_text(source)
    monkeypatch.setattr(library, "PACKAGE", package)
    manifest |= {name: library.digest_of(["mazzo.rules"], name == "code") for name in ("sources", "code")}
    for text, fits in ((source, True), (source.replace("What", "# Why"), True), (source.replace("= 1", "= 2"), False)):
        (package / "rules.py").write_text(text)
        assert library.is_made_of_present_sources(manifest) == fits


def test_arrays_of_numpy_are_taken_as_they_lie() -> None:
    game = GAMES["orchard"]
    body = compiled.on_arrays(game)
    out = np.zeros(2 * game.meta.max_actions, np.int64)
    rows = body.rows(1)
    body.rules.init(rows[0], 1, 0)
    body.rules.apply_chance(rows[0], 0)
    count = body.kernels.legal_at(rows, 0, 0, cast(Any, out[: game.meta.max_actions]))
    state = body.take(rows, 0)
    listed = [0] * game.meta.max_actions
    assert out[:count].tolist() == listed[: game.rules.legal_actions(state, 0, listed)]
    with pytest.raises(TypeError, match="an array with gaps"):
        body.kernels.legal_at(rows, 0, 0, cast(Any, out[::2]))


def test_a_row_is_set_only_to_a_whole_state_and_only_where_there_is_one() -> None:
    body = compiled.of(GAMES["orchard"])
    rows = body.rows(2)
    for at, raw in ((0, body.blank[1:]), (2, body.blank), (-1, body.blank)):
        with pytest.raises(ValueError, match="bytes for row"):
            body.load(rows, at, raw)


@pytest.fixture(scope="module")
def node() -> Path:
    """A Node that runs WebAssembly."""
    found = find_node()
    assert found is not None
    return found.folder / "node"


@EACH
def test_the_library_for_webassembly_plays_the_same_games_without_python(name: str, node: Path) -> None:
    game, start = GAMES[name], compiled.generator(f"{name} in Node")
    played = compiled.of(game).play_games(PLAYED, start, seats=game.meta.seats_min)
    words = (HERE / "play.mjs", FOLDER, name, str(PLAYED), str(game.meta.seats_min), str(start))
    found = subprocess.run([node, *words], capture_output=True, text=True, check=True, timeout=120)
    told = json.loads(found.stdout)
    assert told["seconds"] > 0
    assert [tuple(told[name]) for name in ("scores", "ends", "lengths")] == [played.scores, played.ends, played.lengths]


@pytest.fixture(scope="module")
def told_in_pyodide(node: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """What the programs tell in one Pyodide in Node."""
    archive = write_archive(tmp_path_factory.mktemp("pyodide") / "mazzo.zip")
    programs = HERE / "plays_and_chooses.py", HERE / "refuses.py"
    words = (HERE / "pyodide.mjs", WEB / "node_modules" / "pyodide", archive, *programs)
    found = subprocess.run([node, *words], capture_output=True, text=True, check=True, timeout=240)
    return [json.loads(line) for line in found.stdout.splitlines()]


def test_python_in_webassembly_plays_and_chooses_the_same(told_in_pyodide: list[Any]) -> None:
    """Pyodide loads the library for WebAssembly by the same module, into its own memory."""
    here = runpy.run_path(str(HERE / "plays_and_chooses.py"))
    assert told_in_pyodide[0] == json.loads(here["told"])
    assert {one[0] for one in told_in_pyodide[0].values()} == {"Library"}


def test_python_in_webassembly_never_calls_a_library_that_does_not_fit(told_in_pyodide: list[Any]) -> None:
    assert len(told_in_pyodide[1]) == len(refuses.WAYS)
    for body, lines, reason in told_in_pyodide[1]:
        assert body == "Interpreted"
        assert lines.startswith("Mazzo interprets the rules of orchard")
        assert lines.count("\n") == 1
        assert reason in lines

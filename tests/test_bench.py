"""The benches run and write what docs/benches.md says, with and without OpenSpiel; no test asserts a time."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import mazzo
from bench import c_program, curves, inputs, libraries, task_hosts
from bench.__main__ import FIGURES
from bench.figure import TINY, CannotMeasureError, Effort, Figure, compare, in_turns, speed
from mazzo import compiled
from mazzo.core.errors import NotUnderstood
from mazzo.games import read_deck
from mazzo.server import limits

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "benches.md").read_text("utf-8")
SECONDS = 600
WITHOUT_OPEN_SPIEL = """
import runpy, sys
sys.modules["pyspiel"] = sys.modules["open_spiel"] = None
runpy.run_module("bench", run_name="__main__")
"""

needs_c = pytest.mark.skipif(c_program.compiler() is None, reason="no C compiler: apt-get install gcc")


def run(command: list[str], folder: Path, names: list[str], path: str = os.environ["PATH"]) -> tuple[str, list[Figure]]:
    """What a tiny run of some figures says, and what it writes."""
    written = folder / "bench.json"
    environment = {name: value for name, value in os.environ.items() if name not in ("CC", "MAZZO_CHECK")}
    done = subprocess.run(
        [sys.executable, *command, "--tiny", "--out", str(written), "--only", *names],
        cwd=ROOT,
        env=environment | {"PATH": path},
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, msgspec.json.decode(written.read_bytes(), type=list[Figure])


def check(figures: list[Figure], said: str) -> None:
    """Every figure is whole, printed and explained."""
    assert figures
    for one in figures:
        assert one.value > 0, one
        assert one.reference_value > 0, one
        assert one.ratio > 0, one
        assert one.reference, one
        assert one.how, one
        assert one.unit.endswith("/s") or one.unit in ("s", "ms", "µs", "ns", "KiB", "%"), one
        assert one.name in said
        assert f"| {one.name} |" in PAGE


@pytest.mark.slow
def test_every_figure_stands_beside_a_reference(tmp_path: Path) -> None:
    names = [name for name in FIGURES if name != "compiling"]
    said, figures = run(["-m", "bench"], tmp_path, names)
    check(figures, said)
    assert "not measured" not in said
    assert sum(line.startswith("·") for line in said.splitlines()) == len(names)


@pytest.mark.parametrize("game", ["clustered", "gnoming", "grass", "grove"])
def test_the_page_tells_how_large_a_position_is(game: str) -> None:
    assert f"{mazzo.GAMES[game].new_state().SIZE:,} bytes" in PAGE


@pytest.mark.slow
def test_a_cold_compile_and_a_warm_start_are_measured(tmp_path: Path) -> None:
    said, figures = run(["-m", "bench"], tmp_path, ["compiling"])
    check(figures, said)
    optimised = ["cold compile, as we optimise", "cold compile, shortcuts", "games, as we optimise"]
    assert [one.name for one in figures] == ["cold compile", *optimised, "warm start", "warm start, by the clock"]


@pytest.mark.slow
def test_without_compiler_and_open_spiel_the_figures_stand_beside_our_own(tmp_path: Path) -> None:
    with_server = (
        "compiling",
        "first-answer",
        "round-trip",
        "load",
        "load-workers",
        "load-proxy",
        "load-reviews",
        "deal-pages",
    )
    names = [name for name in FIGURES if name not in with_server]
    said, figures = run(["-c", WITHOUT_OPEN_SPIEL], tmp_path, names, path=str(tmp_path))
    check(figures, said)
    assert "No C compiler here" in said
    assert "OpenSpiel is not installed" in said
    assert not any("OpenSpiel" in one.reference or one.reference.startswith("C ") for one in figures)
    assert {one.name for one in figures} >= {"playouts, compiled", "plies, one call each", "state copy, compiled loop"}


def test_without_postgresql_the_load_on_workers_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_TEST_DATABASE", "postgresql://nobody@127.0.0.1:1/nowhere")
    said, figures = run(["-m", "bench"], tmp_path, ["load-workers"])
    assert figures == []
    assert "No PostgreSQL answers" in said


def test_without_node_the_figures_in_webassembly_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_hosts, "find_node", lambda: None)
    assert task_hosts.missing().startswith("There is no Node here")
    values = libraries._values(libraries._work(TINY, 0)[:1])
    assert set(values) == {(libraries.NUMBA, "orchard"), (libraries.LIBRARY, "orchard")}


def test_hosts_with_different_results_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_hosts, "find_node", lambda: None)
    monkeypatch.setattr(libraries, "_in_this_process", lambda task: (("one digest", 1.0), ("another", 1.0)))
    with pytest.raises(AssertionError, match="orchard"):
        libraries._values(libraries._work(TINY, 0)[:1])


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ["bench.same_results", "--games", "2000", "--choices", "10", "--proofs", "1"],
        ["bench.search_memory", "--searches", "1000"],
    ],
    ids=["same results", "memory of searches"],
)
def test_hosts_have_the_same_results_and_leak_nothing(words: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "in Pyodide" in done.stdout


@pytest.mark.slow
def test_under_load_no_action_is_refused_and_the_goal_is_told(tmp_path: Path) -> None:
    _, figures = run(["-m", "bench"], tmp_path, ["load"])
    assert all(", 0 refused;" in one.how for one in figures)
    assert {one.goal for one in figures if one.name.endswith("99 of 100") and "to the others" in one.name} == {
        "under 50 ms"
    }


@needs_c
def test_the_c_program_plays_the_game_of_the_rules(tmp_path: Path) -> None:
    games = 20_000
    theirs = c_program.play(c_program.build(tmp_path / "orchard_bits"), games)
    ours = compiled.of(mazzo.GAMES["orchard"]).play_games(games, compiled.generator("bench"))
    assert theirs.games == games
    assert theirs.vector_bits in (128, 256, 512)
    assert theirs.actions / games == pytest.approx(sum(ours.lengths) / games, abs=0.05)
    assert theirs.score / games == pytest.approx(sum(ours.scores) / games, abs=0.2)


@needs_c
def test_the_c_program_plays_the_same_games_on_every_processor(tmp_path: Path) -> None:
    for_any = tmp_path / "for_any_processor"
    subprocess.run([c_program.compiler() or "cc", "-O1", str(c_program.SOURCE), "-o", str(for_any)], check=True)
    here, anywhere = c_program.play(c_program.build(tmp_path / "for_this"), 2000), c_program.play(for_any, 2000)
    assert (here.score, here.actions, here.offered) == (anywhere.score, anywhere.actions, anywhere.offered)


def test_without_a_compiler_the_c_program_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(CannotMeasureError, match="no C compiler"):
        c_program.build(tmp_path / "nowhere")


def test_things_are_measured_in_turns() -> None:
    order: list[str] = []

    def first() -> float:
        order.append("ours")
        return float(len(order))

    def second() -> float:
        order.append("theirs")
        return 2.0

    ours, theirs = in_turns(Effort(3, 0), first, second)
    assert order == ["ours", "theirs"] * 3
    assert (ours, theirs) == ((1.0, 3.0, 5.0), (2.0, 2.0, 2.0))


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    figure = compare("a", "games/s", (1.0, 8.0, 6.0), "b", (1.0, 2.0, 3.0), how="by hand")
    assert (figure.value, figure.reference_value, figure.ratio) == (6.0, 2.0, 2.0)


def test_a_measurement_does_more_until_it_lasts_long_enough() -> None:
    asked: list[int] = []

    def do(count: int) -> int:
        asked.append(count)
        for _ in range(100 * count):
            pass
        return count

    assert speed(do, Effort(1, 0.02))() > 0
    assert asked == sorted(set(asked))
    assert asked[-1] > 1


def test_a_curve_has_its_exponent_and_is_drawn_point_by_point() -> None:
    points = [(float(x), 3.0 * x**0.5) for x in (10, 100, 1000)]
    curve = curves.Curve("name", "A title", "tables & chairs", "ms", {"One": points, "Two": [(1, 2), (2, 2)]})
    assert curves.exponent(points) == pytest.approx(0.5)
    drawn = curves.picture(curve)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert drawn.count("<circle") == 5
    assert "One: x^0.50" in drawn
    assert "tables &amp; chairs" in drawn


@pytest.mark.slow
@pytest.mark.parametrize("name", curves.CURVES)
def test_every_curve_is_measured_and_stands_on_the_page(name: str) -> None:
    measured = curves.CURVES[name](curves.TINY)
    assert all(y > 0 for points in measured.lines.values() for _, y in points)
    assert curves.section(measured)[0] in PAGE
    assert curves.page(PAGE, []).partition(curves.BEGIN)[0] == PAGE.partition(curves.BEGIN)[0]
    assert (ROOT / "docs" / "pictures" / f"curve-{name}.svg").exists()


def test_the_page_has_what_the_worst_input_of_each_parser_costs() -> None:
    for one in inputs.inputs():
        assert f"| {one.parser} | {one.worst} | {one.most:,} |" in PAGE
        assert 0 < len(one.make(one.most)) <= one.most


@pytest.mark.parametrize("worst", inputs.DECK_FILES)
def test_the_worst_deck_files_are_refused_by_the_parser_and_not_by_the_bounds(worst: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        read_deck(inputs.DECK_FILES[worst](limits.BODY_BYTES))
    assert error.value.facts["problem"] not in ("deep", "many", "long", "broad")

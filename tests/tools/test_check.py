"""The checks: phases stop at the first failure, the report has costs and flaky tests, the targets of make exist."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import logs
from tests.server import postgres
from tools import check, targets, times, wheel
from tools.check import GROUPS, Phase, PhaseFailed, python
from tools.report import OTHER_PROCESSES, long_files
from tools.steps import ROOT
from tools.times import Times, budgets, folder_of, read, table

BUDGETS = budgets(times.PAGE.read_text("utf-8"))
FLAKY = """
from pathlib import Path
MARKER = Path(__file__).with_suffix(".marker")

def test_passes():
    pass

def test_fails_once():
    again = MARKER.exists()
    with MARKER.open("a") as runs:
        runs.write("x")
    assert again
"""


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The phases that have ended."""
    names: list[str] = []
    monkeypatch.setattr(check, "_note", lambda name, *_: names.append(name))
    return names


def code(name: str, text: str) -> Phase:
    return python(name, "-c", text)


def test_the_phases_of_a_lane_follow_each_other(noted: list[str], tmp_path: Path) -> None:
    write = code("first", f"open({str(tmp_path / 'there')!r}, 'w')")
    check.run(((write, code("second", f"open({str(tmp_path / 'there')!r})")), (code("beside", ""),)))
    assert sorted(noted) == ["beside", "first", "second"]


def test_a_phase_that_fails_ends_the_others(noted: list[str]) -> None:
    start = time.monotonic()
    with pytest.raises(PhaseFailed, match="fails") as failed:
        check.run(
            ((code("fails", "raise SystemExit(3)"), code("after", "")), (code("long", "import time; time.sleep(100)"),))
        )
    assert (failed.value.status, noted) == (3, ["fails"])
    assert time.monotonic() - start < 60


@pytest.mark.parametrize("group", ["test", "lint"])
def test_lint_comes_first_and_nothing_is_tested_before_types_are_checked(group: str) -> None:
    names = [[[phase.name for phase in lane] for lane in lanes] for lanes in GROUPS[group]]
    assert [set(lane) for lane in names[0]] == [{"lint"}]
    assert names[1][0][0] == "types"
    assert not any("pytest" in lane for lanes in names[:2] for lane in lanes)


def test_the_slow_part_has_its_time_and_its_seed() -> None:
    slow = [phase for lanes in GROUPS["slow"] for lane in lanes for phase in lane if "pytest" in phase.command]
    assert [phase.name for phase in slow] == ["slow laws", "slow"]
    for phase in slow:
        assert ("MAZZO_SEED", check.SEED) in phase.settings
        assert {"--hypothesis-seed", check.SEED} <= set(phase.command)
        assert phase.seconds > 0 or check.WHOLE


@pytest.mark.parametrize(("left", "seconds"), [(float("inf"), 600), (400.0, 200), (-100.0, 60)])
def test_the_slow_part_ends_in_time(monkeypatch: pytest.MonkeyPatch, left: float, seconds: int) -> None:
    monkeypatch.setattr(check, "UNTIL", time.time() + left)
    *_, option, told = Phase("slow", ("pytest",), seconds=600, share=0.5).command_now()
    assert option == "--seconds"
    assert float(told) == pytest.approx(seconds, abs=10)


def test_costs_are_written_and_read(tmp_path: Path) -> None:
    told = Times({"lint": (1.0, 0.5)}, {}, {"tests/a.py::test_short": (1.0, 1.0), "tests/a.py::test_long": (2.0, 1.0)})
    times.add(told.phases, "lint", (1.0, 0.5))
    told.write(tmp_path / "times.json")
    found = read(tmp_path / "times.json")
    assert found == Times({"lint": (2.0, 1.0)}, {}, told.tests)
    assert list(found.tests) == ["tests/a.py::test_long", "tests/a.py::test_short"]
    assert read(tmp_path / "nothing.json") == Times()


def test_a_folder_above_its_budget_is_a_warning() -> None:
    told = Times(
        {"lint": (2.0, 1.0)}, {"tests/core": (9.0, 8.0), "tests/cli": (9.0, 3.0)}, {"tests/a.py::test": (1, 1)}
    )
    lines = table(told, {"tests/core": 7, "tests/cli": 3})
    assert [line for line in lines if "WARNING" in line] == [
        "WARNING: tests/core costs 8 processor seconds, its budget is 7"
    ]
    assert lines[-2].split() == ["1.0", "1.0", "tests/a.py::test"]


def test_long_files_are_listed_except_generated_ones(tmp_path: Path) -> None:
    for name, lines in {"src/mazzo/a.py": 501, "src/mazzo/b.py": 500, "web/src/net/protocol.ts": 900}.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n" * lines)
    assert long_files(tmp_path) == ["over 500 lines: src/mazzo/a.py (501)"]
    (tmp_path / "src/mazzo/a.py").unlink()
    assert long_files(tmp_path) == []


def test_every_folder_of_tests_has_a_budget() -> None:
    found = {folder_of(path.relative_to(ROOT).as_posix()) for path in (ROOT / "tests").rglob("test_*.py")}
    assert found == set(BUDGETS)


def run(folder: Path, workers: int, **files: str) -> tuple[int, str, Times]:
    """Run files of tests with no plug-in but this one and xdist: exit status, what is said, costs."""
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -rfE\n")
    for name, text in files.items():
        path = folder / "tests" / name / "test_it.py"
        path.parent.mkdir(parents=True)
        path.write_text(text)
    bare = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist.plugin", "COLUMNS": "200"}
    words = ["-p", "tools.report", "--times", str(folder / "times.json"), "--import-mode=importlib", "tests"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", str(workers), *words],
        cwd=folder,
        env=os.environ | bare | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, read(folder / "times.json")


def test_what_passes_when_run_alone_is_named_and_the_run_is_green(tmp_path: Path) -> None:
    slow = "import time\ndef test_fine(): time.sleep(0.5)\n"
    status, said, told = run(tmp_path, 2, cli=FLAKY, core=slow)
    lines = said.splitlines()
    assert status == 0, said
    assert lines[lines.index("flaky:") + 1] == "  tests/cli/test_it.py::test_fails_once"
    assert "assert again" in said
    assert "2 passed, 1 flaky" in lines[-1]
    assert "failed" not in lines[-1]
    assert (tmp_path / "tests" / "cli" / "test_it.marker").read_text() == "xx"
    assert set(told.folders) == {"tests/cli", "tests/core"}
    assert len(told.tests) == 3
    assert 0.5 <= told.tests["tests/core/test_it.py::test_fine"][0] < 1


def test_rules_never_run_again_and_stay_red(tmp_path: Path) -> None:
    status, said, _ = run(tmp_path, 0, cli=FLAKY + "def test_fails(): assert 0\n", match=FLAKY)
    lines = said.splitlines()
    assert status == 1
    assert "2 failed, 2 passed, 1 flaky" in lines[-1]
    assert [line for line in lines if line.startswith("FAILED")] == [
        "FAILED tests/cli/test_it.py::test_fails - assert 0",
        "FAILED tests/match/test_it.py::test_fails_once - assert False",
    ]


@pytest.mark.parametrize("folder", ["games/grass", "laws", "match", "core", "bots", "solver", "lab", "compiled"])
def test_these_folders_are_never_forgiven(folder: str) -> None:
    assert not OTHER_PROCESSES.match(f"tests/{folder}/test_it.py::test")


@pytest.mark.parametrize(
    "name",
    [
        "test_lessons",
        *(f"grass/{each}" for each in ("test_lesson", "test_terminal", "browser/test_end", "server/test_it")),
    ],
)
def test_what_a_game_does_in_other_processes_may_run_again(name: str) -> None:
    assert OTHER_PROCESSES.match(f"tests/games/{name}.py::test")


@pytest.mark.parametrize(
    ("test", "folder"),
    [
        ("tests/test_docs.py::test", "tests"),
        ("tests/e2e/test_axe.py::test", "tests/e2e"),
        ("tests/games/grass/browser/test_end.py::test", "tests/e2e"),
        ("tests/games/grass/server/test_room.py::test", "tests/games"),
        ("tests/games/grass/test_end.py::test", "tests/games"),
    ],
)
def test_browser_tests_of_a_game_are_counted_with_those_that_share_their_browser(test: str, folder: str) -> None:
    assert folder_of(test) == folder


def test_a_log_is_shown_from_where_it_stood_when_the_test_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "_heard", {})
    log = tmp_path / "server.log"
    logs.watch(log)
    log.write_text("before\n")
    logs.begin()
    assert logs.said() == []
    with log.open("a") as more:
        more.write("now\n")
    assert logs.said() == [(f"Server log: {tmp_path.name}/server.log", "now\n")]


def test_a_database_that_is_of_no_use_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_TEST_DATABASE", "postgresql://ada:secret@127.0.0.1:1/nowhere")
    told = postgres.problem()
    assert told is not None
    assert told.startswith(
        "PostgreSQL lets the tests make no schema. postgresql+asyncpg://ada:***@127.0.0.1:1/nowhere: "
    )
    assert "\n" not in told


def test_nothing_that_the_benches_need_imports_pytest() -> None:
    asked = "import sys, bench.__main__; sys.exit('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], cwd=ROOT, check=False).returncode == 0


def test_the_fixtures_of_browser_tests_do_not_import_playwright_in_other_tests() -> None:
    asked = "import sys, tests.e2e.fixtures; sys.exit('playwright' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], cwd=ROOT, check=False).returncode == 0


def test_make_knows_every_target_of_the_pages_and_the_modules_it_runs() -> None:
    names = targets.named()
    assert {"play", "test", "slow", "soak", "bench", "clean"} <= set(names)
    found = {module for name in names for module in targets.modules(targets.would_run(name, ROOT))}
    assert {"tools.check", "bench"} <= found
    assert [module for module in found if find_spec(module) is None] == []


def test_pythons_are_found_on_the_path_and_behind_the_shims_of_pyenv(tmp_path: Path) -> None:
    def put(place: str, *lines: str) -> Path:
        path = tmp_path / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(("#!/bin/sh", *lines)))
        path.chmod(0o755)
        return path

    plain = put("bin/python3.11", "echo 11")
    put("shims/python3.12", "exit 127")
    kept = put("versions/3.12.1/bin/python3.12", "echo 12")
    put("versions/3.13.0/bin/python3.13", "exit 1")
    folders: Sequence[Path] = (tmp_path / "shims", tmp_path / "bin")
    assert wheel.pythons(":".join(map(str, folders))) == {11: plain, 12: kept}

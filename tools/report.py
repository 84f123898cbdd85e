"""Pytest plug-in of `tools.check`: the cost of each test, a rerun of tests that drive other processes, and the report
before pytest's last line.

A test of `tests/e2e`, `tests/server` or `tests/cli`, one of a game's `browser/`, `server/`, `test_terminal.py` or
`test_lesson.py`, and one of `tests/games/test_lessons.py` depends on a browser, a server or a terminal, and other load
on the machine can make it fail. If one fails it is rerun at the end, alone, in its own process. If it passes then it is
counted as flaky and listed, and the run does not fail for it.
"""

from __future__ import annotations

import os
import random
import re
import resource
import subprocess
import sys
import time
from collections.abc import Generator
from itertools import chain
from pathlib import Path

import pytest

from tools import times
from tools.steps import ROOT

OTHER_PROCESSES = re.compile(
    r"tests/(e2e|server|cli)/"
    r"|tests/games/(\w+/(browser|server)/|(\w+/test_(terminal|lesson)|test_lessons|heap/test_heap)\.py)"
)
LONG_FILE = 500
"""Lines of a source file from which the report lists it: it may hold two ideas."""
SOURCES = ("src/mazzo/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css")
GENERATED = {"web/src/net/protocol.ts"}
MOST_AGAIN = 20
"""If more tests fail the cause is not the load, and none is rerun."""
PROCESSOR = "processor"

_start = pytest.StashKey[float]()
_used = pytest.StashKey[float]()
_first = pytest.StashKey[list[pytest.TestReport]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("check")
    group.addoption("--times", type=Path, default=times.WRITTEN, help="where the costs are added")
    group.addoption("--part", default="pytest", help="the name of this run in the report")
    group.addoption(
        "--seconds", type=float, default=0, help="begin no test after so many seconds; modules are shuffled"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_start] = time.monotonic()
    config.stash[_used] = _processor()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """If time may run out, let the seed decide the order; tests of a folder share servers and stay together."""
    if config.getoption("--seconds"):
        shuffled = random.Random(os.environ.get("MAZZO_SEED"))
        place = {name: shuffled.random() for item in items for name in _places(item)}
        items.sort(key=lambda item: [place[name] for name in _places(item)])
    config.stash[_used] = _processor()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    seconds = item.config.getoption("--seconds")
    if seconds and time.monotonic() - item.config.stash[_start] > seconds:
        pytest.skip(f"the {seconds:.0f} seconds of this part were over; `make soak` runs everything")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Record the processor seconds since the last report, of this process and of its finished children."""
    report = yield
    now = _processor()
    report.user_properties.append((PROCESSOR, now - item.config.stash[_used]))
    item.config.stash[_used] = now
    return report


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """Rerun the failed tests that may be flaky; the run passes if all of them do."""
    yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or _is_worker(session.config) or session.exitstatus != pytest.ExitCode.TESTS_FAILED:
        return
    failed = {report.nodeid for kind in ("failed", "error") for report in reporter.stats.get(kind, [])}
    again = sorted(name for name in failed if OTHER_PROCESSES.match(name) and "::" in name)
    if len(again) > MOST_AGAIN:
        reporter.write_line(f"{len(again)} tests failed that could run once more: too many, none does")
        return
    for name in again:
        if _passes_alone(session.config, name):
            _forgive(reporter, name)
    if not {"failed", "error"} & reporter.stats.keys():
        session.exitstatus = pytest.ExitCode.OK


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """List the flaky tests with their first failure, and print all costs."""
    if _is_worker(config):
        return
    for report in config.stash.get(_first, []):
        terminalreporter.write_sep("_", f"flaky, first run: {report.nodeid}")
        for text in (report.longreprtext, *(f"--- {title} ---\n{text}" for title, text in report.sections)):
            terminalreporter.write_line(text)
    flaky = [report.nodeid for report in terminalreporter.stats.get("flaky", [])]
    if flaky:
        terminalreporter.write_line("flaky:", yellow=True)
        for name in flaky:
            terminalreporter.write_line(f"  {name}", yellow=True)
    told = times.read(config.getoption("--times"))
    part = config.getoption("--part")
    before = "" if part == "pytest" else f"{part}: "
    for report in chain.from_iterable(terminalreporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            used = [value for name, value in report.user_properties if name == PROCESSOR and isinstance(value, float)]
            cost = report.duration, sum(used)
            times.add(told.tests, before + report.nodeid, cost)
            times.add(told.folders, before + times.folder_of(report.nodeid), cost)
    told.write(config.getoption("--times"))
    times.add(told.phases, part, (time.monotonic() - config.stash[_start], _processor()))
    for line in (*times.table(told, times.budgets(times.PAGE.read_text("utf-8"))), *long_files()):
        terminalreporter.write_line(line, yellow=line.startswith("WARNING"))


def long_files(root: Path = ROOT) -> list[str]:
    """A line of the report with the files of more than LONG_FILE lines, longest first; no line if there is none."""
    paths = (path for pattern in SOURCES for path in root.glob(pattern))
    lengths = {path.relative_to(root).as_posix(): len(path.read_text("utf-8").splitlines()) for path in paths}
    files = sorted((-length, name) for name, length in lengths.items() if length > LONG_FILE and name not in GENERATED)
    return [f"over {LONG_FILE} lines: " + ", ".join(f"{name} ({-length})" for length, name in files)] if files else []


def _is_worker(config: pytest.Config) -> bool:
    """Whether this is a worker process that reports to another."""
    return hasattr(config, "workerinput")


def _passes_alone(config: pytest.Config, name: str) -> bool:
    """Whether a test passes in its own process."""
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-m", "", "--color", "no"]
    for option in ("timeout", "hypothesis_seed"):
        if (value := config.getoption(option, None)) is not None:
            command += [f"--{option.replace('_', '-')}", str(value)]
    done = subprocess.run([*command, name], cwd=config.rootpath, capture_output=True, text=True, check=False)
    return done.returncode == 0 and re.search(r"\b1 passed\b", done.stdout) is not None


def _forgive(reporter: pytest.TerminalReporter, name: str) -> None:
    """Count a failed test as flaky."""
    first: list[pytest.TestReport] = []
    for kind in ("failed", "error"):
        reports = reporter.stats.pop(kind, [])
        first += [report for report in reports if report.nodeid == name]
        if others := [report for report in reports if report.nodeid != name]:
            reporter.stats[kind] = others
    reporter.config.stash.setdefault(_first, []).extend(first)
    reporter.stats.setdefault("flaky", []).append(first[0])
    reporter._set_main_color()


def _places(item: pytest.Item) -> tuple[str, str]:
    module = item.nodeid.partition("::")[0]
    return times.folder_of(item.nodeid), module


def _processor() -> float:
    """Processor seconds of this process and of its finished children."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)

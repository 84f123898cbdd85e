"""What holds for every test: interpreted states check what is assigned, no server reckons par unless the test wants it,
Hypothesis does not watch the clock, and who drives other processes may try again."""

import os
from collections import Counter

import pytest
from hypothesis import settings

os.environ.setdefault("MAZZO_CHECK", "1")
os.environ.setdefault("MAZZO_PAR_SECONDS", "0")

settings.register_profile(
    "mazzo",
    max_examples=100 if os.environ.get("MAZZO_THOROUGH") else 20,
    deadline=None,
    print_blob=True,
    derandomize=os.environ.get("CI") == "true",
)
settings.load_profile("mazzo")

# Here a test speaks with a browser, a server or a terminal, and what else the machine does can come between.
_OTHER_PROCESSES = ("tests/e2e/", "tests/server/", "tests/cli/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let a test that drives other processes try again, twice at most, in CI: the last lines of the run name it."""
    if os.environ.get("CI") != "true":
        return
    for item in items:
        if item.nodeid.startswith(_OTHER_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once, not once a test, what could not be tested here and why; and the figures of tests that have some."""
    for report in terminalreporter.stats.get("passed", []):
        for figures in (value for name, value in report.user_properties if name == "figures"):
            terminalreporter.write_line(str(figures))
    reports = terminalreporter.stats.get("skipped", [])
    for reason, times in Counter(report.longrepr[-1].removeprefix("Skipped: ") for report in reports).items():
        terminalreporter.write_line(f"Not run ({times}): {reason}", yellow=True)

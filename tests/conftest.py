"""Settings of all tests: interpreted states check assignments, servers compute no par unless a test wants it,
Hypothesis has no deadline, and a failing test shows the log of its server.
"""

import os
from collections import Counter
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests import logs
from tests.sizes import SEED

pytest_plugins = ["tests.e2e.fixtures"]

os.environ.setdefault("MAZZO_CHECK", "1")
os.environ.setdefault("MAZZO_PAR_SECONDS", "0")

settings.register_profile(
    "mazzo",
    max_examples=100 if os.environ.get("MAZZO_THOROUGH") else 20,
    deadline=None,
    print_blob=True,
    derandomize=os.environ.get("CI") == "true" and SEED is None,
)
settings.load_profile("mazzo")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    logs.begin()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Attach what servers said to the test that failed."""
    report = yield
    if report.failed:
        report.sections += logs.said()
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None]:
    """Say the figures of tests that have some. The last lines before pytest's own say what did not run, once for each
    reason.
    """
    for report in terminalreporter.stats.get("passed", []):
        for figures in (value for name, value in report.user_properties if name == "figures"):
            terminalreporter.write_line(str(figures))
    yield
    reports = terminalreporter.stats.get("skipped", [])
    for reason, times in Counter(report.longrepr[-1].removeprefix("Skipped: ") for report in reports).items():
        terminalreporter.write_line(f"Not run ({times}): {reason}", yellow=True)

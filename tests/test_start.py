"""What is imported before it is needed: nothing that takes long, so that commands and the server start soon."""

import re
import signal
import subprocess
import sys
from itertools import chain
from pathlib import Path
from urllib.request import urlopen

import pytest

from mazzo.server import host_extra

MEASURED = (sys.executable, "-X", "importtime")
NO_ORCHARD = ("mazzo.games.grove", "mazzo.games.grass", "mazzo.games.clustered", "mazzo.games.gnoming")
LIBRARIES = ("alembic", "attr", "numba", "numpy", "pydantic", "pygments")


def imported(told: str) -> set[str]:
    """The modules in the report of `-X importtime`."""
    return set(re.findall(r"^import time:.*\| +(\S+)$", told, re.MULTILINE))


@pytest.mark.parametrize(
    ("command", "heavy"),
    [
        (("-c", "import mazzo"), ("mazzo.games", "mazzo.match", "fluent.syntax", "rich.console", "typer")),
        (("-c", "import mazzo; mazzo.deal"), ("mazzo.bots", "mazzo.compiled", "fluent.syntax", "rich.console")),
        (("-c", "import mazzo; mazzo.deal('orchard')"), NO_ORCHARD),
        (("-c", "import mazzo.server"), ("litestar", "sqlalchemy", "structlog", "uvicorn")),
        (("-m", "mazzo.cli", "--help"), ("mazzo.games", "mazzo.match", "mazzo.server")),
    ],
    ids=lambda given: given[-1] if given[0].startswith("-") else "",
)
def test_nothing_is_imported_before_it_is_needed(command: tuple[str, ...], heavy: tuple[str, ...]) -> None:
    told = subprocess.run((*MEASURED, *command), capture_output=True, text=True, check=True).stderr
    assert imported(told) & {*heavy, *LIBRARIES} == set()


@pytest.mark.skipif(sys.platform == "win32", reason="stops the server by a signal")
def test_a_server_that_has_answered_has_imported_only_what_it_needed(tmp_path: Path) -> None:
    command = (*MEASURED, "-m", "mazzo.cli", "serve", "--port", "0", "--no-browser", "--database", tmp_path / "new.db")
    report = tmp_path / "report"
    with report.open("w") as said, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("Mazzo: ").strip()
        with urlopen(f"{address}/api/health") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
    found = imported(report.read_text())
    extra = chain(*(modules for name, modules in host_extra.MODULES.items() if name != "loop"))
    assert {"litestar", "structlog", "sqlalchemy.ext.asyncio.base"} <= found
    later = {"mazzo.games.orchard", "mazzo.games.grass", "mazzo.games.clustered", "mazzo.games.gnoming"}
    later |= {"mazzo.solver.deal", "mazzo.reviews.writer"}
    assert found & {*LIBRARIES, *extra, *later, "rich.console", "sqlalchemy.orm"} == set()

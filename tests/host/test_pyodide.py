"""The host in Pyodide, from the archives that a browser fetches: the messages of this Python, bots by the libraries."""

import json
import runpy
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import GAMES
from tests import missing
from tests.host.walks import MOST
from tests.sizes import drawn
from tools import offline_package
from tools.node import WEB, find_node
from tools.steps import StepFailed

HERE = Path(__file__).parent
COMPILED = HERE.parent / "compiled"


@pytest.fixture(scope="module")
def archives() -> dict[str, bytes]:
    """What a browser fetches."""
    try:
        return offline_package.archives()
    except StepFailed:
        missing.skip("no msgspec for Pyodide", "the package index must have it and be reached")


@pytest.fixture(scope="module")
def package(archives: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive with all that, and with the games to play."""
    contents = dict([("tests/host/walks.py", (HERE / "walks.py").read_bytes()), offline_package.machine_code()])
    for archive in archives.values():
        contents |= offline_package.contents_of(archive)
    package = tmp_path_factory.mktemp("pyodide") / "mazzo.zip"
    package.write_bytes(offline_package.archive_of(contents))
    return package


@pytest.fixture(scope="module")
def told(package: Path) -> list[Any]:
    """What the programs tell in one Pyodide in Node."""
    return tell(package, [0], HERE / "choices.py")


def tell(package: Path, numbers: Sequence[int], *programs: Path) -> list[Any]:
    """What `plays.py` tells of the games with these numbers, and what other programs tell, in one Pyodide in Node."""
    node = find_node()
    assert node is not None
    plays = package.with_name("plays.py")
    plays.write_text(f"import os\nos.environ['MAZZO_WALKS'] = '{numbers}'\n" + (HERE / "plays.py").read_text())
    words = (COMPILED / "pyodide.mjs", WEB / "node_modules" / "pyodide", package, plays, *programs)
    found = subprocess.run([node.folder / "node", *words], capture_output=True, text=True, check=True, timeout=14_400)
    return [json.loads(line) for line in found.stdout.splitlines()]


def tell_here(numbers: Sequence[int], monkeypatch: pytest.MonkeyPatch) -> Any:
    """What `plays.py` tells of them in this Python."""
    monkeypatch.setenv("MAZZO_WALKS", json.dumps(numbers))
    return json.loads(runpy.run_path(str(HERE / "plays.py"))["told"])


def test_a_browser_tells_the_messages_of_this_python(told: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert told[0] == tell_here([0], monkeypatch)
    assert len(told[0]) == len(GAMES)


@pytest.mark.slow
@pytest.mark.timeout(14_400)
def test_it_tells_them_in_many_games(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = list(drawn(5, MOST))
    assert tell(package, numbers)[0] == tell_here(numbers, monkeypatch)


def test_bots_in_a_browser_choose_as_here(told: list[Any]) -> None:
    here = runpy.run_path(str(HERE / "choices.py"))
    assert told[1]["chosen"] == json.loads(here["told"])["chosen"]
    assert told[1]["bodies"] == ["Library"] * len(GAMES)
    assert told[1]["heavy"] == []


def test_the_same_sources_make_the_same_archives(archives: dict[str, bytes]) -> None:
    assert offline_package.archives() == archives
    names = {name for archive in archives.values() for name in offline_package.contents_of(archive)}
    assert not {name for name in names if name.startswith(("mazzo/server", "mazzo/cli", "mazzo/lab"))}
    assert sum(map(len, archives.values())) < 5_000_000

"""The quickstarts in `examples/quickstart`: each is short, runs by itself in an empty folder, and prints what the pages
say.

That of a bot over the network is run by `tests/server/programs`.
"""

import re
import runpy
from pathlib import Path

import pytest

from tests.optional_packages import needed

ROOT = Path(__file__).parents[1]
QUICKSTARTS = ROOT / "examples" / "quickstart"
PAGES = [ROOT / "docs" / "site" / "program" / f"{name}.md" for name in ("first-bot", "quickstarts")]
SAID = re.compile(
    r"^```\{literalinclude\} \S+/(\w+)\.py\n[^`]*```\n\n[^`#|]+\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
"""A quickstart on a page, and below it what it prints."""
NEEDS = {
    "library": (),
    "bot": (),
    "lab": (("numpy", "lab"),),
    "dataset": (("numpy", "data"), ("pyarrow", "data")),
    "pettingzoo_env": (("pettingzoo", "rl"),),
    "gymnasium_env": (("gymnasium", "rl"),),
    "openspiel_game": (("pyspiel", "openspiel"),),
}
"""The packages of each quickstart, with their extras."""
OVER_NETWORK = {"network_bot"}
SHOWN = {"library": 2, "bot": 2, "lab": 1, "dataset": 1}
"""On how many pages it stands what a quickstart prints."""


def test_every_quickstart_is_run() -> None:
    assert {file.stem for file in QUICKSTARTS.glob("*.py")} == set(NEEDS) | OVER_NETWORK


@pytest.mark.parametrize("name", sorted({*NEEDS, *OVER_NETWORK}))
def test_a_quickstart_is_short(name: str) -> None:
    lines = (QUICKSTARTS / f"{name}.py").read_text("utf-8").splitlines()
    assert len(lines) < 40
    assert max(map(len, lines)) <= 88  # the width of a code column on a page


@pytest.mark.parametrize("name", NEEDS)
def test_a_quickstart_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module, extra in NEEDS[name]:
        needed(module, extra)
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(QUICKSTARTS / f"{name}.py"), run_name="__main__")
    printed = capsys.readouterr().out
    assert printed.strip()
    said = [found[2] for page in PAGES for found in SAID.finditer(page.read_text("utf-8")) if found[1] == name]
    assert len(said) == SHOWN.get(name, 0)
    for text in said:
        assert text in printed

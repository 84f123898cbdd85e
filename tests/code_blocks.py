"""The code blocks of a page, and running those in Python."""

import re
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEARNERS = ("sb3_contrib", "supersuit")
"""Packages of other projects that some blocks use and the package's extras do not bring."""


def blocks(text: str, language: str) -> list[str]:
    """The code blocks in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def uses(block: str, packages: tuple[str, ...]) -> bool:
    """Whether a block names one of some packages."""
    return any(package in block for package in packages)


def run_python_of(
    page: str, smaller: dict[str, str] | None = None, chosen: Callable[[str], bool] = lambda block: True
) -> None:
    """Run the Python blocks of a page of `docs` that are chosen, each by itself. `smaller`: texts to replace so that
    they are cheap.
    """
    text = (ROOT / "docs" / page).read_text("utf-8")
    for large, small in (smaller or {}).items():
        assert large in text
        text = text.replace(large, small)
    found = [block for block in blocks(text, "python") if chosen(block)]
    assert found
    for code in found:
        exec(compile(code, page, "exec"), {"__name__": "__main__"})

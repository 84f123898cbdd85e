"""The files of the package `mazzo-core`: the part of Mazzo that deals, plays, writes and replays matches.

It is built by `core/pyproject.toml`, whose build hook this is. Nothing in it imports anything of Mazzo that it lacks.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "mazzo"
PARTS = (
    "__init__.py",
    "py.typed",
    "core",
    "fluent_text.py",
    "gridcards",
    "i18n.py",
    "locale",
    "match",
    "own_games.py",
    "rulebook.py",
    "games/__init__.py",
    "games/*/*.py",
    "games/*/analysis/__init__.py",
    "games/*/analysis/preview.py",
    "games/*/rules",
    "games/*/text",
)
"""Files and folders below `src/mazzo`."""
LEFT_OUT = ("README.md", "terminal.py")
"""Names of files that are left out of them."""


class CoreFiles(BuildHookInterface[Any]):
    """Hatchling's hook: puts the files into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        packed = {str(path): f"mazzo/{path.relative_to(SOURCES).as_posix()}" for path in files()}
        build_data["force_include"] |= packed | {str(ROOT / "LICENSE"): "mazzo/LICENSE"}


def files() -> Iterator[Path]:
    """The files of the package below `src/mazzo`."""
    for part in PARTS:
        for place in sorted(SOURCES.glob(part)):
            for path in sorted(place.rglob("*")) if place.is_dir() else (place,):
                if path.is_file() and path.suffix != ".pyc" and path.name not in LEFT_OUT:
                    yield path

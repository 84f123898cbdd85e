"""The pins: versions of all packages, for every Python and system that Mazzo supports, that are tested together.

Run as `python -m tools.pins`. The page of dependencies lists them, too. No address and no digest is recorded: where
packages come from is up to the reader.
"""

import json
import re
import shutil
import sys
import tempfile
from pathlib import Path

from tools.environment import CONSTRAINTS
from tools.steps import ROOT, StepFailed, step

HEAD = "# The versions that are tested together, for every supported Python and system. Written by `make pins`.\n"
PAGE = ROOT / "docs" / "dependencies.md"
_ROW = re.compile(r"^\| `(?P<name>[^`]+)` \|[^|]*\|", re.MULTILINE)


def versions() -> dict[str, str]:
    """The pinned versions of Python packages and of the client's; several where they depend on the Python."""
    found: dict[str, str] = {}
    for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", CONSTRAINTS.read_text("utf-8"), re.MULTILINE):
        found[name] = f"{found[name]}, {version}" if name in found else version
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    return found | {
        place.removeprefix("node_modules/"): package["version"]
        for place, package in locked.items()
        if place.count("node_modules/") == 1
    }


def with_versions(page: str) -> str:
    """The page of dependencies with the pinned versions."""
    pinned = versions()
    return _ROW.sub(lambda row: f"| `{row['name']}` | {pinned.get(_spelt(row['name']), 'none')} |", page)


def _spelt(name: str) -> str:
    """A package name as the pins spell it."""
    return name if name.startswith("@") else re.sub(r"[-_.]+", "-", name).lower()


def write() -> None:
    """Resolve for all systems at once, which only uv can, and write constraints.txt."""
    with tempfile.TemporaryDirectory() as folder:
        uv = shutil.which("uv")
        if uv is None:
            uv = f"{folder}/bin/uv"
            step("Making a passing environment", [sys.executable, "-m", "venv", folder])
            step("Fetching uv", [f"{folder}/bin/python", "-m", "pip", "install", "uv"])
        found = Path(folder, "constraints.txt")
        bare = ["--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]
        resolve = [uv, "pip", "compile", "--universal", "--all-extras", *bare, "-o", str(found), "pyproject.toml"]
        step("Resolving", resolve)
        CONSTRAINTS.write_text(HEAD + found.read_text())
    PAGE.write_text(with_versions(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    try:
        write()
    except StepFailed:
        sys.exit(1)

"""The pins: the versions of everything, of every Python and system that Mazzo runs on, that are tested together.

Run as `python -m scripts.pins`. It names no address and no digest: where the packages come from is the reader's affair.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from scripts.environment import CONSTRAINTS
from scripts.steps import StepFailed, step

HEAD = "# The versions that are tested together, for every supported Python and system. Written by `make pins`.\n"


def write() -> None:
    """Resolve anew for all systems at once, which only uv can, and write constraints.txt."""
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


if __name__ == "__main__":
    try:
        write()
    except StepFailed:
        sys.exit(1)

"""Runs the make targets that README.md and CONTRIBUTING.md name, in a fresh clone.

The first steps of a new user are run for real, in this order: `make play`, until the page answers, then `make bench`,
with one tiny figure, `make clean` and `make distclean`. The others take minutes and get a dry run. Run as `python -m
tools.targets`.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from tools.steps import ROOT, StepFailed, step

PAGES = ("README.md", "CONTRIBUTING.md")
REAL = ("play", "bench", "clean", "distclean")
TINY = "FIGURES=--tiny --only round-trip"


def named() -> list[str]:
    """The targets that the pages name, in backticks or at the beginning of a line of code."""
    text = "\n".join((ROOT / page).read_text("utf-8") for page in PAGES)
    return sorted(set(re.findall(r"(?:^|`)(?:[A-Z_]+=\S+ )?make ([a-z-]+)", text, re.MULTILINE)))


def would_run(target: str, folder: Path) -> str:
    """Commands that make would run. Raises StepFailed for an unknown target."""
    asked = subprocess.run(["make", "-n", target], cwd=folder, capture_output=True, text=True, check=False)
    if asked.returncode:
        raise StepFailed(asked.stderr.strip())
    return asked.stdout


def modules(commands: str) -> list[str]:
    """The modules that commands run with `python -m`."""
    return re.findall(r"python(?:\.sh)? -m ([\w.]+)", commands)


def play(folder: Path, settings: Mapping[str, str]) -> None:
    """Run `make play` until it serves the page. Raises StepFailed if it ends before."""
    with subprocess.Popen(
        ["make", "play"], cwd=folder, env=settings, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if address := re.search(r"Mazzo: (http://\S+)", line):
                    with urllib.request.urlopen(address[1], timeout=60) as page:
                        assert page.status == 200
                    return
            raise StepFailed("`make play` ends before it gives an address")
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGINT)


def main() -> None:
    """Clone the repository and run all of this."""
    with tempfile.TemporaryDirectory(prefix="mazzo-targets-") as name:
        folder = Path(name, "mazzo")
        step("Cloning", ["git", "clone", "--quiet", ROOT, folder])
        for target in named():
            would_run(target, folder)
        settings = os.environ | {"BROWSER": "true", "XDG_DATA_HOME": name}
        print("· Starting `make play` in a fresh clone", flush=True)
        play(folder, settings)
        step("Starting `make bench` after it", ["make", "bench", TINY], cwd=folder, env=settings)
        step("Starting `make clean`", ["make", "clean"], cwd=folder, env=settings)
        step("Starting `make distclean`", ["make", "distclean"], cwd=folder, env=settings)


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failed:
        sys.exit(f"A target of make fails in a fresh clone: {failed}")

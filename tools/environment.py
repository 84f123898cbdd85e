"""The project's Python environment, `.venv`: created once, updated only when pyproject.toml or the pins change.

Run as `sh tools/python.sh -m tools.environment play|test|bench|document`. Uses uv if it is installed.
"""

import hashlib
import os
import shutil
import sys
from pathlib import Path

from tools.steps import ROOT, StepFailed, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
CONSTRAINTS = ROOT / "constraints.txt"
WHAT = {
    "play": ".[host]",
    "test": ".[test,compile,data,docs,host,ray,rl]",
    "bench": ".[compile,host]",
    "document": ".[docs,data,host,rl]",
}
"""What each purpose installs. All of them can run Mazzo."""
WITH_OPENSPIEL = ("test", "bench")
"""The purposes for which OpenSpiel is installed, too. It is not published for every system."""


def prepare(purpose: str) -> None:
    """Make `.venv` ready for a purpose; returns at once if it is up to date."""
    if Path(sys.prefix).resolve() != VENV.resolve():  # it may be a link
        _create()
    wanted = fingerprint()
    ready = [_stamp(one) for one in (WHAT if purpose == "play" else [purpose])]
    if any(stamp.exists() and stamp.read_text() == wanted for stamp in ready):
        return
    install(f"Installing what Mazzo needs to {purpose} (a minute or two, once)", "-e", WHAT[purpose])
    if purpose in WITH_OPENSPIEL:
        try:
            install("Installing OpenSpiel", "-e", ".[openspiel]")
        except StepFailed:
            print("OpenSpiel cannot be installed here; its tests are skipped, and figures stand alone.", flush=True)
    _stamp(purpose).write_text(wanted)


def install(title: str, *what: str) -> None:
    """Install into `.venv`, restricted to the pins, with uv if it is installed and suitable, else with pip."""
    environment = os.environ | {"MAZZO_SKIP_WEB": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    uv = shutil.which("uv")
    if uv is not None:
        try:
            step(title, [uv, "pip", "install", "--python", PYTHON, "-c", CONSTRAINTS, *what], env=environment)
            return
        except StepFailed:
            print("  uv could not; pip tries.", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--no-input", "--progress-bar", "off", "-c", str(CONSTRAINTS)]
    step(title, [*pip, *what], env=environment)


def fingerprint() -> str:
    """Digest of what determines the installation: the Python, the folder, the extras, the declared dependencies, the
    pins.
    """
    digest = hashlib.sha256(f"{sys.version_info} {ROOT} {WHAT}".encode())
    for file in (ROOT / "pyproject.toml", CONSTRAINTS):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _create() -> None:
    title = f"Making .venv with Python {sys.version_info.major}.{sys.version_info.minor}"
    uv = shutil.which("uv")
    if uv is not None:
        try:
            step(title, [uv, "venv", "--clear", "--seed", "--python", sys.executable, VENV])
            return
        except StepFailed:
            print("  uv could not; Python's own venv tries.", flush=True)
    try:
        step(title, [sys.executable, "-m", "venv", "--clear", VENV])
    except StepFailed:
        print("This Python makes no environments. On Debian and Ubuntu: apt-get install python3-venv", flush=True)
        raise


def _stamp(purpose: str) -> Path:
    return VENV / f".ready-to-{purpose}"


if __name__ == "__main__":
    try:
        prepare(sys.argv[1])
    except StepFailed:
        sys.exit(1)

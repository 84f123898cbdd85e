"""Builds the wheel and tests it as a new user would: it is installed into empty environments of the oldest and of the
newest Python found, without extras, `mazzo` is started, serves the page, and one move is played; with the oldest the
code of the docs is run in an empty folder, that of the last pages with the extras that they name, and so
are the quickstarts. With `mazzo-core` every game is played. `pipx install` and `uv tool run` start the wheel, too.

Run as `python -m tools.wheel`.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx

from tests.code_blocks import LEARNERS, ROOT, blocks, uses
from tests.e2e.server import Server
from tests.server.served import Guest
from tools.environment import CONSTRAINTS
from tools.steps import StepFailed, step

CORE = ROOT / "core"
PLAY_CORE = ROOT / "tools" / "play_core.py"
MINORS = range(11, 15)
CAN_MAKE_ENVIRONMENTS = "import ctypes, ensurepip, sqlite3, ssl, sys, venv; print(sys.version_info[1])"


def pythons(path: str) -> dict[int, Path]:
    """A working Python for each minor version of Python 3, from PATH and from the versions of pyenv."""
    found: dict[int, Path] = {}
    for minor in MINORS:
        for folder in map(Path, path.split(os.pathsep)):
            places = [folder, *sorted(folder.parent.glob(f"versions/3.{minor}.*/bin"))]
            for python in (place / f"python3.{minor}" for place in places):
                if minor not in found and _minor(python) == minor:
                    found[minor] = python
    return found


def _minor(python: Path) -> int | None:
    if not python.exists():
        return None
    asked = subprocess.run([python, "-c", CAN_MAKE_ENVIRONMENTS], capture_output=True, text=True, check=False)
    return int(asked.stdout) if asked.returncode == 0 else None


def play(program: Sequence[str | Path], folder: Path) -> None:
    """Start an installed `mazzo`, load the page and play one move. Raises StepFailed if any of it fails."""
    server = Server(folder, MAZZO_PAR_SECONDS="0")
    server.program = tuple(map(str, program))
    with server:
        page = httpx.get(server.url)
        if page.status_code != 200 or '<script type="module"' not in page.text:
            raise StepFailed(f"no page, but {page.status_code}: {page.text[:200]}")
        guest = Guest(server.url.removeprefix("http://"))
        with guest.sit(guest.begin()) as seat:
            before = seat.state.snapshot.version
            if seat.play_first().version <= before:
                raise StepFailed("the move changed nothing")
        guest.close()


PAGES = {
    "README.md": ("mazzo deal orchard --seed rain",),
    "docs/tour.md": ("mazzo new-game pebbles", "mazzo simulate pebbles --games 100"),
    "docs/decks.md": ("mazzo deck new grove mine.toml",),
    "docs/fairness.md": (),
    "docs/journal.md": (),
    "docs/par.md": (),
    "docs/par-proofs.md": (),
}
PAGES_WITH_EXTRAS = {
    "docs/bots.md": (),
    "docs/lab.md": ("mazzo dataset gnoming --games 20 --strengths novice,casual,greedy --write gnoming-dataset",),
    "docs/rl.md": (),
}
"""Pages whose Python runs without a checkout and without a server, and the commands before it; those of docs/api.md are
run by `tests/server/programs/test_bot.py`, and blocks that use `LEARNERS` by `tests/rl/test_page.py`.
"""
SMALLER = {"deals=100": "deals=2", '"orchard", 200,': '"orchard", 2,', '"gnoming", 40,': '"gnoming", 2,'}
"""Texts of pages that are replaced so that they are cheap."""
EXTRAS = "[data,lab,openspiel,rl]"
"""What PAGES_WITH_EXTRAS and the quickstarts need beside the package."""


def run_docs(pages: Mapping[str, tuple[str, ...]], programs: Path, folder: Path) -> None:
    """Run the commands and the Python of each page, one after the other, with the programs of an environment, in an
    empty folder below `folder`. Raises StepFailed.
    """
    outside = ("PYTHONPATH", "MAZZO_SKIP_WEB")
    environment = {name: value for name, value in os.environ.items() if name not in outside}
    environment |= {"PYTHONPATH": ".", "MAZZO_CACHE": str(folder / "cache")}
    for page, commands in pages.items():
        place = folder / "docs" / Path(page).stem
        place.mkdir(parents=True)
        text = (ROOT / page).read_text("utf-8")
        for large, small in SMALLER.items():
            text = text.replace(large, small)
        code = place / "page.py"
        code.write_text("\n".join(block for block in blocks(text, "python") if not uses(block, LEARNERS)), "utf-8")
        for command in (*commands, "python page.py"):
            game = {"MAZZO_EXTRA_GAMES": "pebbles"} if "pebbles" in command and "new-game" not in command else {}
            name, *arguments = command.split()
            done = subprocess.run(
                [programs / name, *arguments],
                cwd=place,
                env=environment | game,
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode:
                raise StepFailed(f"{page}: {command}\n{done.stdout}{done.stderr}")
        print(f"· {page} runs", flush=True)


QUICKSTARTS = ROOT / "examples" / "quickstart"
OVER_NETWORK = "network_bot.py"
"""The quickstart that needs a server; `tests/server/programs/test_bot.py` runs it."""


def run_quickstarts(python: Path, folder: Path) -> None:
    """Run the quickstarts in an empty folder below `folder`, as a reader does who copies one. Raises StepFailed."""
    place = folder / "quickstart"
    place.mkdir()
    for file in sorted(QUICKSTARTS.glob("*.py")):
        if file.name != OVER_NETWORK:
            step(f"Running the quickstart {file.stem}", [python, file], cwd=place)


MOST_OF_CORE = 5_000_000
"""Bytes of an installed `mazzo-core` with its dependencies and all bytecode."""


def check_core(python: Path, install: Sequence[str | Path], folder: Path) -> None:
    """Build `mazzo-core`, install it into an empty folder below `folder`, and play every game with it and nothing else.
    Raises StepFailed if that fails, or if it is larger than MOST_OF_CORE.
    """
    place = folder / "core"
    step("Building mazzo-core", [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=CORE)
    (wheel,) = folder.glob("mazzo_core-*.whl")
    step("Installing mazzo-core", [*install, "--target", place, wheel])
    bare = _size(place)
    step("Playing with mazzo-core", [python, "-S", "-P", PLAY_CORE], env={"PYTHONPATH": str(place)})
    step("Compiling mazzo-core to bytecode", [python, "-m", "compileall", "-q", place])
    print(f"· mazzo-core takes {bare / 1e6:.1f} MB, with bytecode {_size(place) / 1e6:.1f}", flush=True)
    if _size(place) > MOST_OF_CORE:
        raise StepFailed("mazzo-core is too large")


def _size(folder: Path) -> int:
    """Bytes of the files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def check_tools(wheel: Path, folder: Path) -> None:
    """Use the wheel as people do who want only the program: by `pipx install`, which must offer the manual page, and
    by `uv tool run`. Raises StepFailed.
    """
    place = folder / "tools"
    step("Making an environment for pipx and uv", [sys.executable, "-m", "venv", place])
    install = (place / "bin" / "python", "-m", "pip", "install", "--no-input", "-c", CONSTRAINTS)
    step("Installing pipx and uv", [*install, "pipx", "uv"])
    homes = {f"PIPX_{name}": str(place / "pipx" / name.lower()) for name in ("HOME", "BIN_DIR", "MAN_DIR")}
    pinned = f"--constraint {CONSTRAINTS}"
    command = (place / "bin" / "pipx", "install", "--backend", "pip", "--pip-args", pinned, wheel)
    step("Installing the wheel with pipx", command, env=os.environ | homes)
    if not (place / "pipx" / "man_dir" / "man1" / "mazzo.1").exists():
        raise StepFailed("pipx offers no manual page")
    play([place / "pipx" / "bin_dir" / "mazzo"], place)
    run = (place / "bin" / "uv", "tool", "run", "--python", sys.executable, "-c", CONSTRAINTS, "--from", wheel)
    step("Dealing with uv tool run", [*run, "mazzo", "deal", "orchard", "--seed", "rain"])
    print("· The wheel works with pipx and uv", flush=True)


def main(wheel: Path | None = None, *, every: bool = False) -> None:
    """Test a wheel, else one that is built now, with the oldest and the newest Python found, or with every one."""
    with tempfile.TemporaryDirectory(prefix="mazzo-wheel-") as name:
        folder = Path(name)
        if wheel is None:
            step("Building the wheel", [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder])
            (wheel,) = folder.glob("mazzo-*.whl")
        found = pythons(os.environ["PATH"])
        for minor in sorted(found if every else {min(found), max(found)}):
            place = folder / f"3.{minor}"
            step(f"Making an empty environment of Python 3.{minor}", [found[minor], "-m", "venv", place])
            python = place / "bin" / "python"
            install = (python, "-m", "pip", "install", "--no-input", "--no-compile", "-c", CONSTRAINTS)
            step(f"Installing the wheel with Python 3.{minor}", [*install, wheel])
            play([place / "bin" / "mazzo"], place)
            print(f"· The wheel plays with Python 3.{minor}", flush=True)
            if minor == min(found):
                check_core(python, install, folder)
                run_docs(PAGES, place / "bin", place)
                step(f"Installing the extras with Python 3.{minor}", [*install, f"{wheel}{EXTRAS}"])
                run_docs(PAGES_WITH_EXTRAS, place / "bin", place)
                run_quickstarts(python, place)
        check_tools(wheel, folder)
        missing = ", ".join(f"3.{minor}" for minor in MINORS if minor not in found)
        if every and missing:
            print(f"· Not tested, because it is not installed here: Python {missing}", flush=True)


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failed:
        sys.exit(f"The wheel fails: {failed}")

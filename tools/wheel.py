"""Builds the wheel and tests it as a new user would: it is installed into empty environments of the oldest and of the
newest Python found, `mazzo` is started, serves the page, and one move is played; with the oldest the code of the docs
is run in an empty folder.

Run as `python -m tools.wheel`.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from tests.code_blocks import LEARNERS, ROOT, blocks, uses
from tests.e2e.server import Server
from tests.server.served import Guest
from tools.environment import CONSTRAINTS
from tools.steps import StepFailed, step

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


def play(mazzo: Path, folder: Path) -> None:
    """Start an installed `mazzo`, load the page and play one move. Raises StepFailed if any of it fails."""
    server = Server(folder, MAZZO_PAR_SECONDS="0")
    server.program = (str(mazzo),)
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
    "docs/bots.md": (),
    "docs/decks.md": ("mazzo deck new grove mine.toml",),
    "docs/journal.md": (),
    "docs/lab.md": ("mazzo dataset gnoming --games 20 --strengths novice,casual,greedy --write gnoming-dataset",),
    "docs/par.md": (),
    "docs/par-proofs.md": (),
    "docs/rl.md": (),
}
"""Pages whose Python runs without a checkout and without a server, and the commands before it; those of docs/api.md are
run by `tests/server/programs/test_bot.py`, and blocks that use `LEARNERS` by `tests/rl/test_page.py`.
"""
SMALLER = {"deals=100": "deals=2", '"orchard", 200,': '"orchard", 2,', '"gnoming", 40,': '"gnoming", 2,'}
"""Texts of pages that are replaced so that they are cheap."""
EXTRAS = "[data,openspiel,rl]"
"""What the pages need beside the package."""


def run_docs(programs: Path, folder: Path) -> None:
    """Run the commands and the Python of each page, one after the other, with the programs of an environment, in an
    empty folder below `folder`. Raises StepFailed.
    """
    outside = ("PYTHONPATH", "MAZZO_SKIP_WEB")
    environment = {name: value for name, value in os.environ.items() if name not in outside}
    environment |= {"PYTHONPATH": ".", "MAZZO_CACHE": str(folder / "cache")}
    for page, commands in PAGES.items():
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


def main() -> None:
    """Build, then test with two Pythons, or with one if there is no other."""
    with tempfile.TemporaryDirectory(prefix="mazzo-wheel-") as name:
        folder = Path(name)
        step("Building the wheel", [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder])
        (wheel,) = folder.glob("*.whl")
        found = pythons(os.environ["PATH"])
        for minor in sorted({min(found), max(found)}):
            place = folder / f"3.{minor}"
            step(f"Making an empty environment of Python 3.{minor}", [found[minor], "-m", "venv", place])
            pip = (
                place / "bin" / "python",
                "-m",
                "pip",
                "install",
                "--no-input",
                "--no-compile",
                "-c",
                CONSTRAINTS,
                f"{wheel}{EXTRAS}" if minor == min(found) else wheel,
            )
            step(f"Installing the wheel with Python 3.{minor}", pip)
            play(place / "bin" / "mazzo", place)
            print(f"· The wheel plays with Python 3.{minor}", flush=True)
            if minor == min(found):
                run_docs(place / "bin", place)


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failed:
        sys.exit(f"The wheel fails: {failed}")

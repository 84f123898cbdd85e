"""Runs `mazzo`: in this process, or as a process of its own, with or without a terminal."""

import contextlib
import os
import pty
import select
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic

from typer.testing import CliRunner, Result

import mazzo
from mazzo import i18n
from mazzo.cli.app import app
from mazzo.compiled import cache

LOCALES = {code: f"{i18n.KNOWN[code].locale.replace('-', '_')}.UTF-8" for code in i18n.LANGUAGES}
LANGUAGES = sorted(LOCALES)
COMMAND = (sys.executable, "-m", "mazzo.cli")
ROOT = Path(__file__).resolve().parents[2]
CACHE = str(cache.root())
"""Cache of compiled rules, shared by all tests; these, too, whatever their home folder."""


def surroundings(home: Path, language: str, more: Mapping[str, str] | None = None) -> dict[str, str]:
    """An environment that holds only the variables that `mazzo` reads."""
    own = {"LANG": LOCALES[language], "LC_ALL": "", "LC_MESSAGES": "", "XDG_DATA_HOME": str(home), "HOME": str(home)}
    own |= {
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONUTF8": "1",
        "NO_COLOR": "1",
        "MAZZO_CHECK": "1",
        "MAZZO_CACHE": CACHE,
    }
    return own | {"PATH": os.environ["PATH"]} | dict(more or {})


def call(
    home: Path, *arguments: str, language: str = "en", typed: str = "", more: Mapping[str, str] | None = None
) -> Result:
    """Run a command line in this process."""
    return CliRunner().invoke(app, arguments, input=typed, env=surroundings(home, language, more))


def start(
    home: Path, *arguments: str, language: str = "en", typed: str = "", more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command line as a process of its own, without a terminal."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(home, language, more),
        cwd=home,
        timeout=240,
        check=False,
    )


def saved_text(home: Path) -> str:
    """Content of the only game saved in the default folder."""
    (path,) = (home / "mazzo" / "games").glob("*.mazzo")
    return path.read_text()


def saved(home: Path) -> mazzo.Match:
    """The only game saved in the default folder."""
    return mazzo.replay(saved_text(home).partition("#")[0])


class Terminal:
    """A `mazzo` process at a pseudo-terminal."""

    def __init__(
        self, home: Path, *arguments: str, language: str = "en", more: Mapping[str, str] | None = None
    ) -> None:
        self._screen, inside = pty.openpty()
        self.seen = ""
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={"TERM": "xterm", **surroundings(home, language, more)},
            cwd=home,
            start_new_session=True,
            preexec_fn=_make_it_the_terminal,
        )
        os.close(inside)

    def wait_for(self, text: str, seconds: float = 20.0) -> str:
        """All output since the last call, until `text` appears; fails when it does not."""
        if not self._comes(text, seconds):
            code = self.leave()
            raise AssertionError(f"{text!r} did not come; left with {code}; seen: {self.seen[-2000:]}")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def interrupt(self, text: str) -> str:
        """Press Ctrl-C until `text` appears, a few times at most: readline shows its prompt a moment before it handles
        signals, and a key pressed in between is lost. A person is never that fast.
        """
        for _ in range(8):
            self.type("\x03")
            if self._comes(text, 2.0):
                break
        return self.wait_for(text)

    def _comes(self, text: str, seconds: float) -> bool:
        """Read until `text` appears; False when it does not."""
        end = monotonic() + seconds
        while text not in self.seen:
            ready, _, _ = select.select([self._screen], [], [], max(0.0, end - monotonic()))
            try:
                piece = os.read(self._screen, 65_536) if ready else b""
            except OSError:  # the process has closed its side
                piece = b""
            if not piece:
                return False
            self.seen += piece.decode("utf-8", "replace")
        return True

    def type(self, text: str) -> None:
        """Write keys to the terminal."""
        os.write(self._screen, text.encode())

    def leave(self) -> int:
        """Wait for the process to end; returns its exit code."""
        try:
            return self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
        finally:
            os.close(self._screen)


def _make_it_the_terminal() -> None:
    import fcntl
    import signal
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background process inherits SIGINT ignored
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def one_sentence(text: str, most: int = 400) -> bool:
    """Whether an error is one line that ends like a sentence, and no traceback."""
    lines: Sequence[str] = text.strip().splitlines()
    return len(lines) == 1 and lines[0][-1] in ".)" and len(lines[0]) <= most and "Traceback" not in text


def assert_bad_input(folder: Path, *arguments: str, language: str) -> None:
    """Run a command line in a folder: it is refused in one sentence with exit code 2, and writes nothing there."""
    with contextlib.chdir(folder):
        result = call(folder, *arguments, language=language)
    assert (result.exit_code, result.stdout, one_sentence(result.stderr)) == (2, "", True)
    assert list(folder.iterdir()) == []


def typed_moves(match: mazzo.Match, count: int) -> str:
    """Play moves until `count` lines are typed; returns these lines: an empty one whenever another seat is due."""
    typed: list[str] = []
    before = -1
    while len(typed) < count:
        seat = match.current_players()[0]
        legal = match.legal_actions(seat)
        action = legal[match.version * 7 % len(legal)]
        if seat != before:
            typed.append("")
        typed.append(match.write(seat, action))
        match.play(seat, action)
        before = seat
    return "\n".join(typed) + "\n"

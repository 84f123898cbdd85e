"""Journal files: reads one from a file or a pipe, and saves a game in progress after every change."""

import errno
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal

import mazzo
from mazzo.core import streams
from mazzo.core.errors import NotUnderstood

PIPE = "-"
MOST_BYTES = 12_000_000
NOTE = "# goes on with seed: "
"""Comment that keeps the seed of a game in progress. The file is on the player's own machine, so the seed need not be
secret.
"""
_NOTED = re.compile(rf"^{NOTE}([0-9a-f]{{64}})\s*$", re.MULTILINE)
BOTS_NOTE = "# seats of bots: "
"""Comment that keeps the seats of the bots of a game in progress."""
_BOTS_NOTED = re.compile(rf"^{BOTS_NOTE}([0-9 ]+)$", re.MULTILINE)
STRENGTHS_NOTE = "# strengths of bots: "
"""Comment that keeps the strengths of these bots, in the order of their seats; the default strength without it."""
_STRENGTHS_NOTED = re.compile(rf"^{STRENGTHS_NOTE}([a-z ]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Keeper:
    """Saves a match to a file after every change. `bots` are the seats of the bots, `strengths` their strengths, () for
    the default.
    """

    path: Path
    seed: bytes
    bots: tuple[int, ...] = ()
    strengths: tuple[str, ...] = ()

    def bot_flags(self) -> str:
        """The command-line options that start a game with the same bots."""
        strong = f" --strength {','.join(self.strengths)}" if self.strengths else ""
        return f" --bots {len(self.bots)}{strong}" if self.bots else ""

    def keep(self, match: mazzo.Match) -> None:
        """Write the match. Raises NotUnderstood when the file cannot be written."""
        write_text(self.path, self.text(match))

    def text(self, match: mazzo.Match) -> str:
        """The contents of the file for a match."""
        return text_of(match, self.seed, self.bots, self.strengths)


def text_of(match: mazzo.Match, seed: bytes, bots: Sequence[int] = (), strengths: Sequence[str] = ()) -> str:
    """The match's journal; while it is in progress, comments keep its seed and the seats of bots."""
    text = match.journal.text()
    if match.outcome:
        return text
    noted = f"{BOTS_NOTE}{' '.join(map(str, bots))}\n" if bots else ""
    strong = f"{STRENGTHS_NOTE}{' '.join(strengths)}\n" if strengths else ""
    return f"{text}{NOTE}{seed.hex()}\n{noted}{strong}"


def choose_seed(text: str | None) -> bytes:
    """The seed made from a text; a random one without a text. Raises NotUnderstood for invalid Unicode."""
    if text is None:
        return streams.fresh_seed()
    try:
        return streams.seed_from_text(text)
    except UnicodeEncodeError as problem:  # bytes on the command line that are not UTF-8
        raise NotUnderstood("cli-seed-not-text") from problem


def seed_noted(text: str) -> bytes | None:
    """The seed kept in the journal of a game in progress."""
    match = _NOTED.search(text)
    return bytes.fromhex(match[1]) if match else None


def bots_noted(text: str, seats: int) -> tuple[int, ...]:
    """The seats of bots kept in the journal of a game in progress; () if no seat would be left for a person."""
    match = _BOTS_NOTED.search(text)
    bots = {int(word) for word in match[1].split() if len(word) < 3} if match else set()
    return tuple(sorted(bots)) if bots < set(range(seats)) else ()


def strengths_noted(text: str, bots: Sequence[int]) -> tuple[str, ...]:
    """The strengths kept in the journal of a game in progress; () if there is not exactly one for each bot."""
    from mazzo.bots.levels import LEVELS  # a slow import that a game without bots does not need

    match = _STRENGTHS_NOTED.search(text)
    strengths = tuple(match[1].split()) if match else ()
    return strengths if len(strengths) == len(bots) and set(strengths) <= set(LEVELS) else ()


def read_text(name: str, what: Literal["journal", "deck"] = "journal") -> str:
    """The text of a file, or of standard input for "-"; `what` names its kind in errors. Raises NotUnderstood, naming
    the file.
    """
    raw = read_bytes(name, MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise NotUnderstood("cli-file-too-large", path=name[:200], most=MOST_BYTES // 1_000_000, what=what)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise NotUnderstood("cli-file-not-text", path=name[:200], what=what) from problem


def read_bytes(name: str, most: int) -> bytes:
    """The first `most` bytes of a file, or of standard input for "-". Raises NotUnderstood, naming the file."""
    try:
        if name == PIPE:
            return sys.stdin.buffer.read(most)
        with open(name, "rb") as file:
            return file.read(most)
    except (OSError, ValueError) as problem:
        raise NotUnderstood(_code(problem), path=name[:200]) from problem


def write_text(path: Path, text: str) -> None:
    """Replace a file by a text, atomically. Raises NotUnderstood, naming the file."""
    draft = ""
    try:
        if path.exists() and not path.is_file():  # a terminal or a pipe cannot be replaced
            path.write_text(text, "utf-8")
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            draft = file.name
            file.write(text)
        os.replace(draft, path)
    except (OSError, ValueError) as problem:  # ValueError: an invalid file name
        if draft:
            with suppress(OSError):
                os.unlink(draft)
        raise NotUnderstood(_code(problem, writing=True), path=str(path)[:200]) from problem


def place_for(game: str) -> Path:
    """Path of a new file for a game, in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "mazzo" / "games"
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    tries = (folder / f"{name}{'' if k == 0 else f'-{k}'}.mazzo" for k in range(1000))
    return next((path for path in tries if not path.exists()), folder / f"{name}.mazzo")


def _code(problem: OSError | ValueError, writing: bool = False) -> str:
    if isinstance(problem, FileNotFoundError) and not writing:
        return "cli-file-missing"
    if isinstance(problem, PermissionError):
        return "cli-file-forbidden"
    if isinstance(problem, IsADirectoryError) or getattr(problem, "errno", 0) == errno.EISDIR:
        return "cli-file-folder"
    return "cli-file-unwritable" if writing else "cli-file-unreadable"

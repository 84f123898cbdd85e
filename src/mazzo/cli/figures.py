"""What the commands share that play long and tell figures: a bar while one waits, bars of letters, places to write."""

import os
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from mazzo.cli.voice import Voice
from mazzo.core.errors import NotUnderstood

EIGHTHS = " ▏▎▍▌▋▊▉█"


def waiting(voice: Voice) -> Progress:
    """A progress bar, shown only to a terminal, that goes away when it is done."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)


def drawn(length: float, is_plain: bool) -> str:
    """A bar of so many columns, to an eighth where the terminal can."""
    if is_plain:
        return "#" * round(length)
    whole, part = divmod(round(length * 8), 8)
    return (EIGHTHS[-1] * whole + EIGHTHS[part]).rstrip()


def check_place(path: Path) -> None:
    """Find out before the long wait whether a file can be written. Raises NotUnderstood."""
    folder = path.absolute().parent
    if path.is_dir():
        raise NotUnderstood("cli-file-folder", path=str(path)[:200])
    if not folder.is_dir():
        raise NotUnderstood("cli-file-missing", path=str(folder)[:200])
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise NotUnderstood("cli-file-forbidden", path=str(path)[:200])


def check_folder(path: Path) -> None:
    """Find out before the long wait whether files can be written into a folder, which may still have to be made. Raises
    NotUnderstood.
    """
    there = next(folder for folder in (path.absolute(), *path.absolute().parents) if folder.exists())
    if not there.is_dir():
        raise NotUnderstood("cli-file-unwritable", path=str(path)[:200])
    if not os.access(there, os.W_OK):
        raise NotUnderstood("cli-file-forbidden", path=str(path)[:200])

"""Shared by commands that print reports: a progress bar, bars of block characters, checks of output paths, the fields
of a report for programs.
"""

import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from mazzo.core.errors import NotUnderstood
from mazzo.terminal import Console

EIGHTHS = " ▏▎▍▌▋▊▉█"


def progress_bar(console: Console) -> Progress:
    """A progress bar, shown only on a terminal and removed when done."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console.err, transient=True, disable=not console.err.is_terminal)


def fields_of(report: Any) -> dict[str, Any]:
    """The fields of a dataclass and of those in it. The backs of an owner's deck are named as in `mazzo deck`."""
    return asdict(report, dict_factory=lambda pairs: {"recipes" if k == "backs" else k: value for k, value in pairs})


def draw_bar(length: float, is_plain: bool) -> str:
    """A bar of `length` columns; drawn in eighths of a column if the terminal supports it."""
    if is_plain:
        return "#" * round(length)
    whole, part = divmod(round(length * 8), 8)
    return (EIGHTHS[-1] * whole + EIGHTHS[part]).rstrip()


def check_place(path: Path) -> None:
    """Raise NotUnderstood before a long computation if a file cannot be written."""
    folder = path.absolute().parent
    if path.is_dir():
        raise NotUnderstood("cli-file-folder", path=str(path)[:200])
    if not folder.is_dir():
        raise NotUnderstood("cli-file-missing", path=str(folder)[:200])
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise NotUnderstood("cli-file-forbidden", path=str(path)[:200])


def check_folder(path: Path) -> None:
    """Raise NotUnderstood before a long computation if files cannot be written to a folder, which may not exist yet."""
    there = next(folder for folder in (path.absolute(), *path.absolute().parents) if folder.exists())
    if not there.is_dir():
        raise NotUnderstood("cli-file-unwritable", path=str(path)[:200])
    if not os.access(there, os.W_OK):
        raise NotUnderstood("cli-file-forbidden", path=str(path)[:200])

"""Switch between the shortcuts of `numba_internals`, which use Numba's private API, and unmodified Numba, which takes
three times as long. The results are the same.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba

TESTED = ("0.68.1",)
"""Versions of Numba with which the shortcuts were tested. They are not used with any other."""


def are_known() -> bool:
    """Whether the shortcuts were tested with this version of Numba."""
    return numba.__version__ in TESTED


@contextmanager
def use_shortcuts() -> Iterator[None]:
    """Compile with the shortcuts if they are known; one thread at a time."""
    if not are_known():
        yield
        return
    from mazzo.compiled import numba_internals

    with numba_internals.use_shortcuts():
        yield


def widen(dispatcher: Any) -> None:
    """Make compiled callers pass every integer to a function as 64 bits, if the shortcuts are known."""
    if are_known():
        from mazzo.compiled import numba_internals

        numba_internals.widen(dispatcher)


def options() -> dict[str, bool]:
    """Further options for the compiler: those of `numba_internals`, if they are known."""
    if not are_known():
        return {}
    from mazzo.compiled import numba_internals

    return numba_internals.OPTIONS


def source() -> bytes:
    """The source of the shortcuts, for the digest of the cache; empty if they are not used."""
    return Path(__file__).with_name("numba_internals.py").read_bytes() if are_known() else b""

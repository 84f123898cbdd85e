"""A list of listeners of which none can harm the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mazzo.server.errors import our_fault

L = TypeVar("L")


class Listeners(Generic[L]):
    """Listeners of one kind, told in the order in which they were added.

    They are told after the commit and in the order of commits, of what this worker wrote and of what it read that
    others wrote alike. A listener must not wait: it starts what takes longer with `BackgroundTasks.start`.
    """

    def __init__(self) -> None:
        self._all: list[L] = []

    def add(self, listener: L) -> None:
        """Tell this listener too from now on."""
        self._all.append(listener)

    def tell(self, call: Callable[[L], None]) -> None:
        """Make a call on each listener; an exception is logged as a defect and the others are told all the same."""
        for listener in self._all:
            try:
                call(listener)
            except Exception as error:
                our_fault(error, type(listener).__name__)

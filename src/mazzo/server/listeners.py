"""A list of listeners; an exception in one does not affect the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mazzo.server.errors import our_fault

L = TypeVar("L")


class Listeners(Generic[L]):
    """Listeners of one kind, called in the order in which they were added.

    They are called after each commit, in the order of commits, for what this worker and others wrote alike. A listener
    must not block; longer work belongs in `BackgroundTasks.start`.
    """

    def __init__(self) -> None:
        self._all: list[L] = []

    def add(self, listener: L) -> None:
        self._all.append(listener)

    def notify(self, call: Callable[[L], None]) -> None:
        """Apply `call` to each listener; exceptions are logged as defects."""
        for listener in self._all:
            try:
                call(listener)
            except Exception as error:
                our_fault(error, type(listener).__name__)

"""Long computations in the background process: each works in short rounds, so that several take turns and clients see
their progress. Between its rounds a computation is suspended.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

ROUND = 1.0
"""Seconds of a round."""
OVERTIME = 1.0
"""Seconds that a round waits for a computation that does not report, because it compiles kernels."""

T = TypeVar("T")
Report = Callable[[T], None]
"""Called by a computation with what it knows so far; returns when its next round begins."""


def go_on(name: str, work: Callable[[Report[T]], None]) -> tuple[T | None, bool]:
    """One more round of a computation, which is started if there is none of this name: what it has last reported, None
    before its first report, and whether it is over. Raises what it raised.
    """
    if name not in _running:
        _running[name] = _Running(work)
    try:
        result, is_over = _running[name].go_on(ROUND)
    except BaseException:
        del _running[name]
        raise
    if is_over:
        del _running[name]
    return result, is_over


class _Running(Generic[T]):
    """A computation in its own thread, which runs only during its rounds."""

    def __init__(self, work: Callable[[Report[T]], None]) -> None:
        self._work = work
        self._result: T | None = None
        self._error: BaseException | None = None
        self._is_over = False
        self._turn = threading.Condition()
        self._has_turn = False
        self._until = 0.0
        self._thread = threading.Thread(target=self._run, daemon=True)

    def go_on(self, seconds: float) -> tuple[T | None, bool]:
        with self._turn:
            self._until, self._has_turn = time.monotonic() + seconds, True
            self._turn.notify_all()
            if not self._is_over and not self._thread.is_alive():
                self._thread.start()
            self._turn.wait_for(lambda: self._is_over or not self._has_turn, seconds + OVERTIME)
            if self._error is not None:
                raise self._error
            return self._result, self._is_over

    def _run(self) -> None:
        try:
            self._work(self._report)
        except BaseException as error:
            self._error = error
        with self._turn:
            self._is_over = True
            self._turn.notify_all()

    def _report(self, result: T) -> None:
        with self._turn:
            self._result = result
            if time.monotonic() > self._until:
                self._has_turn = False
                self._turn.notify_all()
                self._turn.wait_for(lambda: self._has_turn)


_running: dict[str, _Running[Any]] = {}
"""In the background process: the computations in progress, by name."""

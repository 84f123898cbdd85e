"""Tasks that outlive the request that began them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from mazzo.server.errors import our_fault

STOP_SECONDS = 5
"""Seconds that a stop waits for work begun by requests."""


class BackgroundTasks:
    """The tasks of one server process; a stop waits for them."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Future[None]:
        """Start work that its caller awaits and that continues when the caller is cancelled."""
        return asyncio.shield(self._begin(work))

    def start(self, work: Coroutine[Any, Any, None], where: str) -> None:
        """Start work that is not awaited; an exception is logged as a defect at `where`."""

        def on_end(task: asyncio.Task[None]) -> None:
            error = None if task.cancelled() else task.exception()
            if error is not None:
                our_fault(error, where)

        self._begin(work).add_done_callback(on_end)

    async def wait(self, timeout: float | None = None) -> None:
        """Wait until all present tasks have ended, or for `timeout` seconds."""
        if self._running:
            await asyncio.wait(self._running, timeout=timeout)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved, which the caller no longer does if it was cancelled

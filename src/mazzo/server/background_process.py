"""The process of a worker for what may take long and that no person's move waits for: par and reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from mazzo.bots import PoolClosed, SearchPool

NICENESS = 19
"""Priority of the process: every other process runs first."""
IDLE = 60.0
"""Seconds after which an idle process ends."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class BackgroundProcess:
    """A process that starts with the first call and ends when idle. Calls run one after the other."""

    def __init__(self) -> None:
        self._pool: SearchPool | None = None
        self._calls = 0
        self._end: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Call a function of a module; returns its result and raises its exceptions. Raises PoolClosed once closed."""
        if self._closed:
            raise PoolClosed
        if self._end is not None:
            self._end.cancel()
        pool = self._pool = self._pool or SearchPool(1, NICENESS)
        self._calls += 1
        try:
            return await pool.run(work, *args)
        finally:
            self._calls -= 1
            if self._calls == 0 and not self._closed:
                self._end = asyncio.get_running_loop().call_later(IDLE, self._let_go)

    async def close(self) -> None:
        """Stop the process."""
        self._closed = True
        if self._end is not None:
            self._end.cancel()
        self._let_go()
        if self._ending is not None:
            await self._ending

    def _let_go(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            self._ending = asyncio.create_task(pool.close(), name="background process")

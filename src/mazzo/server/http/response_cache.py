"""Cache of answers that are slow to compute and the same for every client. They are computed in a thread, one at a
time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from math import inf

from mazzo.server.errors import ServiceError
from mazzo.server.limits import MADE_BURST, MADE_RATE, Buckets

KEPT = 256
"""Most cached answers; most have some tens of kilobytes, compressed."""
KEPT_BYTES = 32 * 1024 * 1024
"""Most cached bytes: the replay of a match of thousands of steps may have a megabyte."""


class ResponseCache:
    """The cached answers of one server process. A client address has `burst` computed at once and `rate` a second; at
    most `waiting` of all clients wait for the computation.
    """

    def __init__(self, rate: float = MADE_RATE, burst: float = MADE_BURST, waiting: float = inf) -> None:
        self._responses: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._lock = asyncio.Lock()
        self._limit = Buckets(rate, burst)
        self._most_waiting = waiting
        self._waiting = 0

    async def get_or_make(self, name: str, client: str, make: Callable[[], bytes]) -> bytes:
        """The answer of this name, cached or computed. Raises ServiceError when a client has too many computed, or too
        many wait.
        """
        response = self._responses.get(name)
        if response is not None:
            self._responses.move_to_end(name)
            return response
        if self._waiting >= self._most_waiting or not self._limit.take(client):
            raise ServiceError(429, "too-fast")
        self._waiting += 1
        try:
            async with self._lock:
                return await self._make(name, make)
        finally:
            self._waiting -= 1

    async def _make(self, name: str, make: Callable[[], bytes]) -> bytes:
        response = self._responses.get(name)  # another request may have computed it meanwhile
        if response is not None:
            return response
        answer = self._responses[name] = await asyncio.to_thread(make)
        self._bytes += len(answer)
        while len(self._responses) > KEPT or self._bytes > KEPT_BYTES:
            self._bytes -= len(self._responses.popitem(last=False)[1])
        return answer

"""Cache of answers that are slow to compute and the same for every client. They are computed in a thread, one at a
time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from mazzo.server.errors import ServiceError
from mazzo.server.limits import MADE_BURST, MADE_RATE, Buckets

KEPT = 256
"""Most cached answers; most have some tens of kilobytes, compressed."""
KEPT_BYTES = 32 * 1024 * 1024
"""Most cached bytes: the replay of a match of thousands of steps may have a megabyte."""


class ResponseCache:
    """The cached answers of one server process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._lock = asyncio.Lock()
        self._limit = Buckets(MADE_RATE, MADE_BURST)

    async def get_or_make(self, name: str, client: str, make: Callable[[], bytes]) -> bytes:
        """The answer of this name, cached or computed. Raises ServiceError when a client has too many computed."""
        if name not in self._kept and not self._limit.take(client):
            raise ServiceError(429, "too-fast")
        async with self._lock:
            known = self._kept.get(name)
            answer = await asyncio.to_thread(make) if known is None else known
            self._bytes += len(answer) if known is None else 0
            self._kept[name] = answer
            self._kept.move_to_end(name)
            while len(self._kept) > KEPT or self._bytes > KEPT_BYTES:
                self._bytes -= len(self._kept.popitem(last=False)[1])
            return answer

"""Answers that take a while to make, and are the same for everybody: made in a thread, one at a time, so that no game
waits for them, and kept for whoever asks next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from mazzo.server.limits import MADE_BURST, MADE_RATE, Buckets
from mazzo.server.problems import Turned

KEPT = 256
"""Most answers that are kept; packed, most have some tens of kilobytes."""
KEPT_BYTES = 32 * 1024 * 1024
"""Most bytes of them together: the replay of a match of thousands of steps may have a megabyte."""


class Workshop:
    """Makes such answers. One for each server process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._bench = asyncio.Lock()
        self._orders = Buckets(MADE_RATE, MADE_BURST)

    async def made(self, name: str, client: str, make: Callable[[], bytes]) -> bytes:
        """The answer of this name, made unless it is here. Raises Turned when too many are made for this client."""
        if name not in self._kept and not self._orders.take(client):
            raise Turned(429, "too-fast")
        async with self._bench:
            known = self._kept.get(name)
            answer = await asyncio.to_thread(make) if known is None else known
            self._bytes += len(answer) if known is None else 0
            self._kept[name] = answer
            self._kept.move_to_end(name)
            while len(self._kept) > KEPT or self._bytes > KEPT_BYTES:
                self._bytes -= len(self._kept.popitem(last=False)[1])
            return answer

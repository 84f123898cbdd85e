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
"""Answers that are kept; packed, none has more than some tens of kilobytes."""


class Workshop:
    """Makes such answers. One for each server process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bench = asyncio.Lock()
        self._orders = Buckets(MADE_RATE, MADE_BURST)

    async def made(self, name: str, client: str, make: Callable[[], bytes]) -> bytes:
        """The answer of this name, made unless it is here. Raises Turned when too many are made for this client."""
        if name not in self._kept and not self._orders.take(client):
            raise Turned(429, "too-fast")
        async with self._bench:
            known = self._kept.get(name)
            answer = await asyncio.to_thread(make) if known is None else known
            self._kept[name] = answer
            self._kept.move_to_end(name)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return answer

"""A queue without a bound, for one reader. An empty `asyncio.Queue` takes 3 KiB, because it can have many readers and
writers that wait, and each socket has two queues.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class SingleReaderQueue(Generic[T]):
    """Its methods are those of `asyncio.Queue`."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> T:
        """Raises IndexError if the queue is empty."""
        return self._items.pop(0)

    async def get(self) -> T:
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)

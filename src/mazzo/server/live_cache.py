"""The matches or rooms that a worker has in memory, by id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from mazzo.server import limits

T = TypeVar("T")


class LiveCopy(ABC):
    """A match or a room in memory, to which other workers may append."""

    def __init__(self) -> None:
        self._published = self._caught_up = 0
        """The number of changes published by others, and how many of them have been read."""

    def fall_behind(self) -> None:
        """Another worker has changed it; `refresh` will read that."""
        self._published += 1

    async def refresh(self) -> None:
        """Read what has changed through other workers, if anything has."""
        published = self._published
        if self._caught_up < published:
            await self.catch_up()
            self._caught_up = max(self._caught_up, published)

    @abstractmethod
    async def catch_up(self) -> None:
        """Read what has changed through other workers, and notify subscribers."""


class LiveCache(Generic[T]):
    """Finds every copy in use, so that nothing is in memory twice; and keeps the `limits.LIVE` copies used last, so
    that they need not be read again. Other copies are freed by the garbage collector.
    """

    def __init__(self) -> None:
        self._all: WeakValueDictionary[str, T] = WeakValueDictionary()
        self._recent: OrderedDict[str, T] = OrderedDict()
        """The least recently used first."""

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, id: str) -> bool:
        return id in self._all

    def find(self, id: str) -> T | None:
        """One of them, None if it is not in memory."""
        return self._all.get(id)

    def use(self, id: str) -> T | None:
        """The same, and it becomes the most recently used."""
        live = self._all.get(id)
        if live is not None:
            self.add(id, live)
        return live

    def add(self, id: str, live: T) -> None:
        """Add one, as the most recently used."""
        self._all[id] = self._recent[id] = live
        self._recent.move_to_end(id)
        while len(self._recent) > max(1, limits.LIVE):
            self._recent.popitem(last=False)

    def drop(self, id: str) -> None:
        """Forget one, even if it is in use."""
        self._all.pop(id, None)
        self._recent.pop(id, None)

    def items(self) -> list[tuple[str, T]]:
        """All of them with their ids."""
        return list(self._all.items())

    def values(self) -> list[T]:
        """All of them."""
        return list(self._all.values())

"""An immutable sequence: appending returns a new one that shares the old items. `Match.play` copies the match before
every gesture, and a match may have many thousand steps; here a copy is free, and the cost of appending hardly depends
on the length.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar

T = TypeVar("T")
LEAF = 64
"""Items in a full leaf. A full leaf is never copied."""


class AppendOnlyList(Generic[T]):
    """An immutable sequence of full leaves and the items after them."""

    __slots__ = ("_last", "_leaves", "length")

    def __init__(self, leaves: tuple[tuple[T, ...], ...] = (), last: tuple[T, ...] = ()) -> None:
        self._leaves = leaves
        self._last = last
        self.length = LEAF * len(leaves) + len(last)

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[T]:
        for leaf in self._leaves:
            yield from leaf
        yield from self._last

    def __getitem__(self, at: int) -> T:
        leaf, place = divmod(at, LEAF)
        return self._leaves[leaf][place] if leaf < len(self._leaves) else self._last[place]

    def appended(self, item: T) -> "AppendOnlyList[T]":
        """A sequence with one more item at the end."""
        last = (*self._last, item)
        return AppendOnlyList((*self._leaves, last)) if len(last) == LEAF else AppendOnlyList(self._leaves, last)

    def since(self, start: int) -> tuple[T, ...]:
        """The items from an index on; () if it is beyond the end."""
        count = self.length - start
        if count <= len(self._last):  # what is new is short
            return self._last[-count:] if count > 0 else ()
        first, skipped = divmod(min(max(start, 0), len(self)), LEAF)
        return tuple(chain.from_iterable((*self._leaves[first:], self._last)))[skipped:]

    def until(self, end: int) -> "AppendOnlyList[T]":
        """The sequence of the items before an index, which must not be beyond the end."""
        leaf, place = divmod(end, LEAF)
        return AppendOnlyList(self._leaves[:leaf], (*self._leaves[leaf:], self._last)[0][:place])

"""A sequence that only grows and never changes: whoever has it keeps it, and what is written on is a new one that
shares what was there. A match of many thousand steps is copied with every gesture; so a copy costs nothing, and a step
more or less the same however many there are.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar

T = TypeVar("T")
LEAF = 64
"""Items of a leaf; leaves that are full are never copied again."""


class Scroll(Generic[T]):
    """Items in their order, the newest last."""

    __slots__ = ("_last", "_leaves")

    def __init__(self, leaves: tuple[tuple[T, ...], ...] = (), last: tuple[T, ...] = ()) -> None:
        self._leaves = leaves
        self._last = last

    def __len__(self) -> int:
        return LEAF * len(self._leaves) + len(self._last)

    def __iter__(self) -> Iterator[T]:
        for leaf in self._leaves:
            yield from leaf
        yield from self._last

    def __getitem__(self, at: int) -> T:
        leaf, place = divmod(at, LEAF)
        return self._leaves[leaf][place] if leaf < len(self._leaves) else self._last[place]

    def and_then(self, item: T) -> "Scroll[T]":
        """This and one item more."""
        last = (*self._last, item)
        return Scroll((*self._leaves, last)) if len(last) == LEAF else Scroll(self._leaves, last)

    def since(self, start: int) -> tuple[T, ...]:
        """The items from a place on; none from beyond its end."""
        first, skipped = divmod(min(max(start, 0), len(self)), LEAF)
        return tuple(chain.from_iterable((*self._leaves[first:], self._last)))[skipped:]

    def until(self, end: int) -> "Scroll[T]":
        """The items before a place that is not beyond its end."""
        leaf, place = divmod(end, LEAF)
        return Scroll(self._leaves[:leaf], (*self._leaves[leaf:], self._last)[0][:place])

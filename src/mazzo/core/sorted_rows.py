"""Kernel primitives on a row of which the first `count` numbers are in use; compiled rules have code of their own."""

from bisect import bisect_left
from collections.abc import MutableSequence


def search(row: MutableSequence[int], count: int, number: int) -> int:
    """Index of the first of `count` ascending numbers that is at least `number`; `count` if none is."""
    return bisect_left(row, number, 0, count)


def insert(row: MutableSequence[int], count: int, at: int, number: int) -> None:
    """Insert a number at index `at`; those from there on move up by one."""
    row[at + 1 : count + 1] = row[at:count]
    row[at] = number


def remove(row: MutableSequence[int], count: int, at: int) -> None:
    """Remove the number at index `at`; those behind it move down by one, and a 0 follows them."""
    row[at : count - 1] = row[at + 1 : count]
    row[count - 1] = 0

"""Kernels with arguments of every kind."""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, cast

from mazzo.core.game import AnyRules
from mazzo.core.record import Record, cell, overwrite, record, row

rules = cast(AnyRules, None)


@record
class Point(Record):
    """A record with cells of several widths and a row."""

    wide = cell("i8")
    many = row("i4", 3)
    narrow = cell("i1")


class Pair(NamedTuple):
    """Fields of one kind."""

    left: MutableSequence[int]
    right: MutableSequence[int]


class Bundle(NamedTuple):
    """Fields of several kinds, one of them a tuple itself."""

    pair: Pair
    points: MutableSequence[Point]
    last: Point
    lines: Sequence[MutableSequence[int]]


def add_up(
    rows: MutableSequence[Any],
    numbers: Sequence[int],
    lines: Sequence[MutableSequence[int]],
    points: MutableSequence[Point],
    point: Point,
    bundle: Bundle,
    by: int,
) -> int:
    """Change a bit of every argument, and return a sum of all."""
    rules.init(rows[1], 2, 0)
    lines[1][0] += by
    overwrite(points, 1, 0)
    points[1].many[2] += by
    points[1].narrow += 1
    add_to(point, by)
    bundle.pair.left[0] = bundle.pair.right[1] + by
    add_to(bundle.points[0], 2)
    add_to(bundle.last, 3)
    bundle.lines[0][1] = total_of(bundle.last.many)
    return numbers[0] + lines[1][0] + points[1].many[2] + point.wide + bundle.last.wide + len(rows) + len(points)


def add_to(point: Point, by: int) -> None:
    point.wide += by
    point.many[1] -= by


def total_of(numbers: Sequence[int]) -> int:
    """Called with the row of a record."""
    total = 0
    for k in range(len(numbers)):
        total += numbers[k]
    return total

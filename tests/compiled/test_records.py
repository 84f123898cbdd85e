"""Kernels take their argument types from annotations: numbers, records, sequences of them and named tuples."""

from typing import Any

import pytest

from mazzo import compiled
from mazzo.compiled import Body, dtypes
from mazzo.compiled.binding import imported_digest
from mazzo.core.record import Record, cell, record
from tests.compiled.toys import STALLS, kinds


def told(body: Body) -> list[Any]:
    """What the toy returns, and all that it changes."""
    bound: Any = body.bind(kinds, ["add_up"])
    rows, lines, points = body.rows(2), body.grid(2, 3), body.records(kinds.Point, 2)
    point, first, last = (body.records(kinds.Point, 1)[0] for _ in range(3))
    points[0].many[2], point.wide = 40, 1 << 40
    more = body.records(kinds.Point, 1)
    more[0].narrow = first.narrow - 1
    pair = kinds.Pair(body.ints(1), body.ints_of([7, 8]))
    bundle = kinds.Bundle(pair, more, last, body.grid(1, 2))
    total = bound.add_up(rows, body.ints_of([5]), lines, points, point, bundle, 100)
    records = [*points, point, *more, last]
    return [
        int(total),
        [[int(one.wide), [int(each) for each in one.many], int(one.narrow)] for one in records],
        [[int(number) for number in line] for line in (*lines, *pair, *bundle.lines)],
        body.take(rows, 1).to_bytes(),
    ]


def test_every_kind_of_argument_is_the_same_in_both_bodies() -> None:
    found = told(compiled.interpreted(STALLS))
    assert found == told(compiled.of(STALLS))
    assert found[0] == 5 + 100 + 140 + (1 << 40) + 100 + 3 + 2 + 2
    assert found[1] == [
        [0, [0, 0, 40], 0],
        [0, [0, 0, 140], 1],
        [(1 << 40) + 100, [0, -100, 0], 0],
        [2, [0, -2, 0], -1],
        [3, [0, -3, 0], 0],
    ]
    assert found[2] == [[0, 0, 0], [100, 0, 0], [108], [7, 8], [0, -3]]


def test_blank_records_have_the_bytes_of_the_record() -> None:
    rows: Any = compiled.of(STALLS).records(kinds.Point, 3)
    assert rows.dtype == dtypes.dtype_of(kinds.Point)
    assert rows.tobytes() == 3 * kinds.Point().to_bytes()


def test_another_layout_of_a_record_is_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that imported it before an edit must not share a cache folder with one that imports it now."""

    @record
    class Point(Record):
        wide = cell("i8")

    before = imported_digest([kinds])
    monkeypatch.setattr(kinds, "Point", Point)
    assert imported_digest([kinds]) != before

"""State records: their bytes, copies, and errors."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.core.record import Record, cell, grid, once, record, row


@record
class Sample(Record):
    """One field of each type."""

    bits = grid("i8", 2, 3)
    total = cell("i4")
    hand = row("i2", 3)
    flag = cell("i1")


def filled(numbers: list[int]) -> Sample:
    s = Sample()
    values = iter(numbers)
    for line in s.bits:
        for k in range(3):
            line[k] = next(values)
    s.total = next(values)
    for k in range(3):
        s.hand[k] = next(values)
    s.flag = next(values)
    return s


numbers = st.tuples(
    *[st.integers(-(1 << 63), (1 << 63) - 1)] * 6,
    st.integers(-(1 << 31), (1 << 31) - 1),
    *[st.integers(-(1 << 15), (1 << 15) - 1)] * 3,
    st.integers(-128, 127),
).map(list)


@given(numbers)
def test_a_record_is_its_bytes(values: list[int]) -> None:
    s = filled(values)
    again = Sample.from_bytes(s.to_bytes())
    assert again == s
    assert hash(again) == hash(s)
    assert again.to_bytes() == s.to_bytes()


def test_bytes_are_little_endian_without_gaps_and_padded_to_eight() -> None:
    s = filled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1])
    raw = s.to_bytes()
    assert Sample.SIZE == len(raw) == 64
    assert raw[:9] == bytes([1, 0, 0, 0, 0, 0, 0, 0, 2])
    assert raw[48:59] == bytes([7, 0, 0, 0, 8, 0, 9, 0, 10, 0, 255])
    assert raw[59:] == bytes(5)


@given(numbers)
def test_a_copy_shares_nothing(values: list[int]) -> None:
    s = filled(values)
    copy = s.copy()
    assert copy == s
    before = s.to_bytes()
    copy.bits[1][2] = 0 if values[5] else 1
    copy.hand[0] = 0 if values[7] else 1
    copy.flag = 0 if values[10] else 1
    assert s.to_bytes() == before
    assert copy != s


def test_the_representation_is_the_way_back() -> None:
    s = filled(list(range(11)))
    assert eval(repr(s), {"Sample": Sample}) == s


def test_a_record_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="64 bytes, not 3"):
        Sample.from_bytes(b"abc")


def test_what_a_cell_cannot_hold_is_refused_under_tests() -> None:
    s = Sample()
    with pytest.raises(OverflowError):
        s.flag = 128
    with pytest.raises(OverflowError):
        s.hand[0] = -32769
    with pytest.raises(OverflowError):
        s.copy().bits[0][0] = 1 << 63


def test_a_negative_index_is_refused_under_tests() -> None:
    with pytest.raises(IndexError):
        Sample().hand[-1] = 0


def test_a_row_is_not_assigned_as_a_whole() -> None:
    whole: Any = Sample()
    with pytest.raises(TypeError):
        whole.hand = [1, 2, 3]
    with pytest.raises((AttributeError, KeyError)):
        whole.unheard_of = 1


def test_wider_cells_come_first() -> None:
    with pytest.raises(TypeError, match="wider cells first"):

        @record
        class Narrow(Record):
            small = cell("i1")
            large = cell("i8")


@pytest.mark.parametrize("name", ["size", "data", "item", "copy", "shape"])
def test_names_of_numpy_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match="would hide a name of NumPy"):
        record(type("Clashing", (Record,), {name: cell("i1")}))


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="kind of cell"):
        cell("u9")


def test_once_computes_once_and_not_for_a_copy() -> None:
    s = filled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1])
    calls: list[int] = []

    def total(s: Sample, more: int) -> int:
        calls.append(more)
        return s.total + more

    assert [once(total, s, 1), once(total, s, 1), once(total, s, 2), once(total, s.copy(), 1)] == [8, 8, 9, 8]
    assert calls == [1, 2, 1]


def test_once_notices_a_change() -> None:
    s = filled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1])
    once(bytes_of, s)
    s.total += 1
    with pytest.raises(ValueError, match="was changed"):
        once(bytes_of, s)


def bytes_of(s: Sample) -> bytes:
    return s.to_bytes()

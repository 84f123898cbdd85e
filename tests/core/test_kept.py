"""Results that outlive a state: reused while what they depend on is the same."""

from operator import attrgetter

import pytest

from mazzo.core.kept import kept
from mazzo.core.packed_record import Packed, packed_class
from tests.core.test_record import Sample

READS = attrgetter("bits")


def bits(s: Sample) -> list[list[int]]:
    return [list(row) for row in s.bits]


def total(s: Sample) -> int:
    return s.total


def after(before: Packed, **cells: int) -> Packed:
    s = before.copy()
    for name, value in cells.items():
        setattr(s, name, value)
    return packed_class(Sample)(s.to_bytes(), before)


def test_a_result_outlives_the_states_that_have_the_same_fields() -> None:
    first = packed_class(Sample)(Sample().to_bytes())
    result = kept(bits, READS, first)
    second = after(first, total=5)
    assert kept(bits, READS, second) is result
    third = second.copy()
    third.bits[0][0] = 3
    packed = packed_class(Sample)(third.to_bytes(), second)
    assert kept(bits, READS, packed) == bits(third)
    assert kept(bits, READS, second) is result


def test_of_a_state_that_is_not_packed_a_result_is_computed_once() -> None:
    s = Sample()
    assert kept(bits, READS, s) is kept(bits, READS, s)
    assert kept(bits, READS, s.copy()) is not kept(bits, READS, s)


def test_a_function_that_reads_more_is_found() -> None:
    first = packed_class(Sample)(Sample().to_bytes())
    assert kept(total, READS, first) == 0
    with pytest.raises(ValueError, match="total depends on more than it says"):
        kept(total, READS, after(first, total=5))

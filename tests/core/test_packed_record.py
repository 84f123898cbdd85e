"""Packed records: equal to the records with the same bytes, and unchangeable."""

import copy
import pickle

import pytest
from hypothesis import given

from mazzo.core.packed_record import packed_class
from tests.core.test_record import Sample, filled, numbers


@given(numbers)
def test_every_field_is_that_of_the_record(values: list[int]) -> None:
    s = filled(values)
    packed = packed_class(Sample)(s.to_bytes())
    assert all(getattr(packed, name) == getattr(s, name) for name, _, _ in Sample.LAYOUT)
    assert isinstance(packed, Sample)
    assert packed == s
    assert s == packed
    assert hash(packed) == hash(s)
    assert packed.to_bytes() == s.to_bytes()


def test_equal_rows_are_one_list() -> None:
    packed = packed_class(Sample)(Sample().to_bytes())
    assert packed.bits[0] is packed.bits[1]


def test_a_packed_record_does_not_change_but_its_copies_do() -> None:
    packed = packed_class(Sample)(filled(list(range(11))).to_bytes())
    with pytest.raises(TypeError):
        packed.total = 7
    with pytest.raises(AttributeError):
        packed.nothing  # noqa: B018
    for again in (packed.copy(), copy.copy(packed), copy.deepcopy(packed), pickle.loads(pickle.dumps(packed))):
        assert type(again) is Sample
        assert again == packed
        again.bits[0][0] = again.total = 99
        assert again != packed
        assert packed.total == 6
    assert repr(packed) == repr(packed.copy())

"""Kernel primitives compared with simple definitions."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from mazzo.core import bits

words = st.integers(1, (1 << 62) - 1)


def positions(word: int) -> list[int]:
    return [k for k in range(word.bit_length()) if word >> k & 1]


@given(words)
def test_bits_are_counted_and_found(word: int) -> None:
    assert bits.count_bits(word) == len(positions(word))
    assert [bits.nth_bit(word, k) for k in range(len(positions(word)))] == positions(word)
    assert bits.bit_index(word & -word) == positions(word)[0]


@given(st.integers(1, 1 << 32), st.integers(1, 1 << 20))
def test_a_number_below_is_below(start: int, n: int) -> None:
    rng = [start]
    assert all(0 <= bits.below(rng, n) < n for _ in range(20))
    assert rng[0] > 0


def test_numbers_below_are_even() -> None:
    rng = [20190101]
    drawn = Counter(bits.below(rng, 6) for _ in range(6000))
    assert set(drawn) == set(range(6))
    assert all(880 < count < 1120 for count in drawn.values())

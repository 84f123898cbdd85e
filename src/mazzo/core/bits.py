"""Kernel primitives over one integer used as a set of bits, and the small generator used inside compiled loops.

The twin replaces `bit_index` and `count_bits` by one machine instruction each; everything else compiles as it stands.
"""

from collections.abc import MutableSequence


def bit_index(low: int) -> int:
    """Index of the only set bit of `low` (> 0)."""
    return low.bit_length() - 1


def count_bits(bits: int) -> int:
    """How many bits of `bits` (>= 0) are set."""
    return bits.bit_count()


def nth_bit(bits: int, k: int) -> int:
    """Index of the k-th set bit of `bits`, counted from 0 and from the lowest."""
    while k > 0:
        bits &= bits - 1
        k -= 1
    return bit_index(bits & -bits)


MULTIPLIER = 698769069
"""Multiply-with-carry by this number over 32-bit words has period 2**60 (Marsaglia, Random number generators, 2003)."""


def below(rng: MutableSequence[int], n: int) -> int:
    """A number in 0..n-1, 1 <= n < 2**31, from the multiply-with-carry generator whose state stands in rng[0].

    The state is any number from 1 to 2**61. For playouts only: the chance of a real deal comes from
    `mazzo.core.streams`.
    """
    rng[0] = MULTIPLIER * (rng[0] & 0xFFFFFFFF) + (rng[0] >> 32)
    return (rng[0] & 0xFFFFFFFF) * n >> 32

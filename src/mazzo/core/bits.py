"""Kernel primitives on an integer used as a set of bits, and the random generator of compiled loops.

Compiled code replaces `bit_index` and `count_bits` by one machine instruction each, and `nth_bit` and `note_bits` by
code with fewer branches; it compiles `below` unchanged.
"""

from collections.abc import MutableSequence


def bit_index(low: int) -> int:
    """Index of the only set bit of `low` (> 0)."""
    return low.bit_length() - 1


def count_bits(bits: int) -> int:
    """Number of set bits of `bits` (>= 0)."""
    return bits.bit_count()


def nth_bit(bits: int, k: int) -> int:
    """Index of the k-th set bit of `bits`, counted from 0 and from the lowest."""
    while k > 0:
        bits &= bits - 1
        k -= 1
    return bit_index(bits & -bits)


def note_bits(out: MutableSequence[int], n: int, first: int, bits: int) -> int:
    """Write `first` + k for every set bit k of `bits` (>= 0) into out[n], out[n + 1] ..., ascending; returns the end of
    what is written. Compiled code may overwrite `SPARE` numbers from that end on.
    """
    while bits != 0:
        low = bits & -bits
        out[n] = first + bit_index(low)
        n += 1
        bits ^= low
    return n


SPARE = 6
"""How many numbers behind the end of a list `note_bits` and `gridcards.grid.note_spots` may overwrite."""

MULTIPLIER = 698769069
"""Multiply-with-carry by this number over 32-bit words has period 2**60 (Marsaglia, Random number generators, 2003)."""


def below(rng: MutableSequence[int], n: int) -> int:
    """A random number in 0..n-1, 1 <= n < 2**31, from a multiply-with-carry generator with the state rng[0].

    A state is a number from 1 to 2**61. For playouts only: real games draw from `mazzo.core.streams`.
    """
    rng[0] = MULTIPLIER * (rng[0] & 0xFFFFFFFF) + (rng[0] >> 32)
    return (rng[0] & 0xFFFFFFFF) * n >> 32

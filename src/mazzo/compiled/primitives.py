"""The kernel primitives for which compiled rules have their own code."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic, overload_method

from mazzo.core import bits, record, sorted_rows
from mazzo.gridcards import grid

_number = numba.types.int64
_SPARE = bits.SPARE
_SPOTS = np.array(grid.SPOT_IN_BLOCK)


def _instruction(generate: Callable[[Any, Any], Any]) -> Any:
    """A function of one number that compiles to what `generate(builder, number)` emits."""

    def typed(typing: Any, number: Any) -> tuple[Any, Callable[[Any, Any, Any, Any], Any]]:
        return _number(_number), lambda context, builder, signature, args: generate(builder, args[0])

    return intrinsic(typed)


_trailing_zeros = _instruction(lambda builder, number: builder.cttz(number, ir.Constant(ir.IntType(1), 0)))
_leading_zeros = _instruction(lambda builder, number: builder.ctlz(number, ir.Constant(ir.IntType(1), 0)))
_population = _instruction(lambda builder, number: builder.ctpop(number))


def _choice(typing: Any, condition: Any, one: Any, other: Any) -> tuple[Any, Callable[[Any, Any, Any, Any], Any]]:
    """`one` if the condition holds, else `other`, without a branch: for conditions that a processor cannot predict."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = builder.select(*args)
        value.set_metadata("unpredictable", builder.module.add_metadata([]))
        return value

    return _number(numba.types.boolean, _number, _number), generate


_select: Any = intrinsic(_choice)


def _bit_index(low: Any) -> Any:
    return _trailing_zeros(low)


def _count_bits(bits: Any) -> Any:
    return _population(bits)


def _overwrite(rows: Any, target: Any, source: Any) -> None:
    rows[target] = rows[source]


def _nth_bit(bits: Any, k: Any) -> Any:
    at = 0
    for width in (32, 16, 8, 4, 2, 1):
        count = _population(bits >> at & (1 << width) - 1)
        is_above = k >= count
        at = _select(is_above, at + width, at)
        k = _select(is_above, k - count, k)
    return at


def _note_bits(out: Any, n: Any, first: Any, bits: Any) -> Any:
    end = n + _population(bits)
    while True:
        for k in range(n, n + _SPARE):  # without a branch: what is too much is overwritten later, or never read
            out[k] = first + _trailing_zeros(bits)
            bits &= bits - 1
        n += _SPARE
        if n >= end:
            return end


def _note_spots(out: Any, n: Any, first: Any, cells: Any, pitch: Any) -> Any:
    end = n + _population(cells)
    while True:
        for k in range(n, n + _SPARE):  # as in `_note_bits`
            out[k] = first + _SPOTS[pitch, _trailing_zeros(cells)]
            cells &= cells - 1
        n += _SPARE
        if n >= end:
            return end


def _search(row: Any, count: Any, number: Any) -> Any:
    at = 0
    while count > 0:
        half = (count + 1) >> 1
        at = _select(row[at + half - 1] < number, at + half, at)
        count -= half
    return at


def _insert(row: Any, count: Any, at: Any, number: Any) -> None:
    for k in range(count, at, -1):
        row[k] = row[k - 1]
    row[at] = number


def _remove(row: Any, count: Any, at: Any) -> None:
    for k in range(at, count - 1):
        row[k] = row[k + 1]
    row[count - 1] = 0


@overload_method(numba.types.Integer, "bit_length")
def _bit_length(number: Any) -> Any:
    """`number.bit_length()` of a number >= 0, which kernels call directly in hot loops."""

    def length(number: Any) -> Any:
        return 64 - _leading_zeros(number)

    return length


COMPILED: dict[Callable[..., Any], Callable[..., Any]] = {
    bits.bit_index: _bit_index,
    bits.count_bits: _count_bits,
    bits.nth_bit: _nth_bit,
    bits.note_bits: _note_bits,
    grid.note_spots: _note_spots,
    record.overwrite: _overwrite,
    sorted_rows.search: _search,
    sorted_rows.insert: _insert,
    sorted_rows.remove: _remove,
}
"""Primitive -> the function that is compiled in its place."""

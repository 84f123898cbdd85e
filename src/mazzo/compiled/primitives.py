"""The kernel primitives that the twin replaces by one machine instruction or one copy of bytes."""

from collections.abc import Callable
from typing import Any

import numba
from llvmlite import ir
from numba.extending import intrinsic, overload_method

from mazzo.core import bits, record

_number = numba.types.int64


def _instruction(generate: Callable[[Any, Any], Any]) -> Any:
    """A function of one number that compiles to what `generate(builder, number)` emits."""

    def typed(typing: Any, number: Any) -> tuple[Any, Callable[[Any, Any, Any, Any], Any]]:
        return _number(_number), lambda context, builder, signature, args: generate(builder, args[0])

    return intrinsic(typed)


_trailing_zeros = _instruction(lambda builder, number: builder.cttz(number, ir.Constant(ir.IntType(1), 0)))
_leading_zeros = _instruction(lambda builder, number: builder.ctlz(number, ir.Constant(ir.IntType(1), 0)))
_population = _instruction(lambda builder, number: builder.ctpop(number))


def _bit_index(low: Any) -> Any:
    return _trailing_zeros(low)


def _count_bits(bits: Any) -> Any:
    return _population(bits)


def _overwrite(rows: Any, target: Any, source: Any) -> None:
    rows[target] = rows[source]


@overload_method(numba.types.Integer, "bit_length")
def _bit_length(number: Any) -> Any:
    """`number.bit_length()` of a number >= 0, which kernels call directly in hot loops."""

    def length(number: Any) -> Any:
        return 64 - _leading_zeros(number)

    return length


COMPILED: dict[Callable[..., Any], Callable[..., Any]] = {
    bits.bit_index: _bit_index,
    bits.count_bits: _count_bits,
    record.overwrite: _overwrite,
}
"""Primitive -> the function that is compiled in its place."""

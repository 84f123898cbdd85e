"""A C function around each entry point: arrays are a pointer and their lengths, records a pointer, ints 64 bits."""

from collections.abc import Iterator, Sequence
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from generate.kernels.entry_points import EntryPoint
from mazzo.compiled.library import GRID, INT, RECORD, ROW

LENGTH, NUMBER, POINTER = ir.IntType(32), ir.IntType(64), ir.PointerType(ir.IntType(8))
PARTS: dict[str, tuple[Any, ...]] = {
    INT: (NUMBER,),
    RECORD: (POINTER,),
    ROW: (POINTER, LENGTH),
    GRID: (POINTER, LENGTH, LENGTH),
}
"""The C arguments of an argument."""

_types: Any = types
_populate: Any = populate_array


def kinds_of(kind: Any) -> list[str]:
    """The kinds of an argument; several of a tuple. Raises TypeError for a type that no library can pass."""
    if isinstance(kind, _types.BaseTuple):
        return [one for each in kind.types for one in kinds_of(each)]
    if isinstance(kind, _types.Array) and kind.ndim in (1, 2):
        check_plain(kind.dtype)
        return [(ROW, GRID)[kind.ndim - 1]]
    check_plain(kind)
    return [RECORD if isinstance(kind, _types.Record) else INT]


def check_plain(kind: Any) -> None:
    """Raises TypeError for anything but integers and records of integers: a pointer has no fixed size."""
    if isinstance(kind, _types.Record):
        for name in kind.fields:
            check_plain(kind.typeof(name))
    elif isinstance(kind, _types.NestedArray):
        check_plain(kind.dtype)
    elif not isinstance(kind, _types.Integer):
        raise TypeError(f"{kind} is neither an integer nor a record of integers")


def wrap(entry_points: Sequence[EntryPoint]) -> tuple[Any, dict[str, dict[str, Any]]]:
    """A module of C functions, and how each is called. One that can raise calls `llvm.trap`."""
    context: Any = cpu_target.target_context
    module, functions = ir.Module("interface"), {}
    for one in entry_points:
        described = one.overload.fndesc
        kinds = [kind for each in described.argtypes for kind in kinds_of(each)]
        is_void = described.restype is _types.none
        signature = ir.FunctionType(
            ir.VoidType() if is_void else NUMBER, [part for kind in kinds for part in PARTS[kind]]
        )
        function = ir.Function(module, signature, one.symbol)
        builder = ir.IRBuilder(function.append_basic_block())
        given = iter(function.args)
        args = [_value(context, builder, kind, given) for kind in described.argtypes]
        callee = context.declare_function(module, described)
        status, result = context.call_conv.call_function(builder, callee, described.restype, described.argtypes, args)
        with builder.if_then(status.is_error, likely=False):
            builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), [])
            builder.unreachable()
        if is_void:
            builder.ret_void()
        else:
            builder.ret(context.cast(builder, result, described.restype, _types.int64))
        functions[one.symbol] = {"takes": kinds, "returns": not is_void}
    return module, functions


def _value(context: Any, builder: Any, kind: Any, given: Iterator[Any]) -> Any:
    """An argument as Numba represents it, from the next C arguments."""
    if isinstance(kind, _types.BaseTuple):
        return context.make_tuple(builder, kind, [_value(context, builder, one, given) for one in kind.types])
    if isinstance(kind, _types.Record):
        return builder.bitcast(next(given), context.get_value_type(kind))
    if not isinstance(kind, _types.Array):
        return next(given)
    size = kind.dtype.size if isinstance(kind.dtype, _types.Record) else kind.dtype.bitwidth // 8
    data = builder.bitcast(next(given), context.get_data_type(kind.dtype).as_pointer())
    shape = [builder.zext(next(given), NUMBER) for _ in range(kind.ndim)]
    strides = [ir.Constant(NUMBER, size)]
    for extent in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], extent))
    array = context.make_array(kind)(context, builder)
    _populate(array, data=data, shape=shape, strides=strides, itemsize=strides[-1], meminfo=None)
    return array._getvalue()

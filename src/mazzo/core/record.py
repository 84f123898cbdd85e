"""Flat state records: named cells, rows and grids of small integers.

A record has one layout and two representations: Python ints and lists here, and in `mazzo.compiled` one element of a
NumPy structured array with the same names, order and bytes. The meaning of the fields is left to the rules.
"""

import os
import struct
from collections.abc import Callable, MutableSequence
from typing import Any, ClassVar, Self, TypeVar, cast

CHECKED = bool(os.environ.get("MAZZO_CHECK"))
"""Range-check every assignment (slow). Compiled code wraps narrow cells silently, so tests check them in Python."""

_SIZES = {"i1": 1, "i2": 2, "i4": 4, "i8": 8}
_BOUNDS = {kind: 1 << 8 * size - 1 for kind, size in _SIZES.items()}
_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
_RESERVED = frozenset(
    {"size", "data", "item", "copy", "shape", "dtype", "base", "flat", "real", "imag", "fields", "names", "load"}
)


class Field:
    """One named field of a record: kind ("i1", "i2", "i4" or "i8", signed) and shape ((), (n,) or (rows, columns))."""

    __slots__ = ("kind", "shape")

    def __init__(self, kind: str, shape: tuple[int, ...]) -> None:
        if kind not in _SIZES:
            raise ValueError(f"kind of cell: {kind!r} is none of {', '.join(_SIZES)}")
        self.kind = kind
        self.shape = shape


def cell(kind: str) -> int:
    """Declare one integer of this kind."""
    return cast(int, Field(kind, ()))


def row(kind: str, length: int) -> list[int]:
    """Declare `length` integers."""
    return cast(list[int], Field(kind, (length,)))


def grid(kind: str, rows: int, columns: int) -> list[list[int]]:
    """Declare `rows` x `columns` integers; always index `s.name[r][c]`."""
    return cast(list[list[int]], Field(kind, (rows, columns)))


class Record:
    """Base class of every state. Records of one class are equal if their bytes are."""

    __slots__ = ()
    LAYOUT: ClassVar[tuple[tuple[str, str, tuple[int, ...]], ...]] = ()
    SIZE: ClassVar[int] = 0
    _PACKER: ClassVar[struct.Struct] = struct.Struct("<")
    """Of the whole record."""
    _PACKERS: ClassVar[tuple[struct.Struct, ...]] = ()
    """Of each field; of one row, if the field is a grid."""
    _CELLS: ClassVar[dict[str, str]] = {}
    """The kind of each field that is a single cell."""
    _results: dict[Any, Any]
    """Results of `once`; they are neither copied nor compared."""

    def __init__(self) -> None:
        for name, kind, shape in self.LAYOUT:
            object.__setattr__(self, name, _blank(kind, shape))

    def copy(self) -> Self:
        """An independent copy."""
        copy = object.__new__(type(self))
        for name, kind, shape in self.LAYOUT:
            value = getattr(self, name)
            if len(shape) == 1:
                value = _ROW_OF[kind](value)
            elif shape:
                value = [*map(_ROW_OF[kind], value)]
            object.__setattr__(copy, name, value)
        return copy

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (self.to_bytes(),)

    def to_bytes(self) -> bytes:
        """The record as `SIZE` bytes, little-endian, in the layout of the compiled representation."""
        parts: list[bytes] = []
        for (name, _, shape), packer in zip(self.LAYOUT, self._PACKERS, strict=True):
            value = getattr(self, name)
            if not shape:
                parts.append(packer.pack(value))
            elif len(shape) == 1:
                parts.append(packer.pack(*value))
            else:
                above, line_bytes = None, b""
                for line in value:
                    if line is not above:  # equal rows of a kept state are one object (`core.shared_rows`)
                        above, line_bytes = line, packer.pack(*line)
                    parts.append(line_bytes)
        return b"".join(parts).ljust(self.SIZE, b"\0")

    @classmethod
    def from_bytes(cls, raw: bytes) -> Self:
        """The inverse of `to_bytes`. Raises ValueError if the length is wrong."""
        if len(raw) != cls.SIZE:
            raise ValueError(f"{cls.__name__} has {cls.SIZE} bytes, not {len(raw)}")
        values = cls._PACKER.unpack(raw)
        self = object.__new__(cls)
        at = 0
        for name, kind, shape in cls.LAYOUT:
            end = at + _count(shape)
            value: Any = values[at]
            if len(shape) == 1:
                value = _ROW_OF[kind](values[at:end])
            elif shape:
                value = [_ROW_OF[kind](values[k : k + shape[1]]) for k in range(at, end, shape[1])]
            object.__setattr__(self, name, value)
            at = end
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(other) is type(self) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_bytes(bytes.fromhex('{self.to_bytes().hex()}'))"

    def _repr_html_(self) -> str:
        """The fields as a table, for notebooks."""
        rows = "".join(f"<tr><th>{name}</th><td>{getattr(self, name)}</td></tr>" for name, _, _ in self.LAYOUT)
        return f"<table>{rows}</table>"


R = TypeVar("R", bound=Record)
T = TypeVar("T")


def record(cls: type[R]) -> type[R]:
    """Class decorator that turns declared fields into a record. Raises TypeError unless fields are ordered from wide to
    narrow, so that none needs padding before it, and if a name is one of NumPy's.
    """
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    sizes = [_SIZES[field.kind] for field in fields.values()]
    if sizes != sorted(sizes, reverse=True):
        raise TypeError(f"{cls.__name__}: put wider cells first")
    if clash := _RESERVED & fields.keys():
        raise TypeError(f"{cls.__name__}: {', '.join(sorted(clash))} would hide a name of NumPy")
    layout = tuple((name, field.kind, field.shape) for name, field in fields.items())
    codes = "".join(f"{_count(field.shape)}{_CODES[field.kind]}" for field in fields.values())
    used = struct.calcsize("<" + codes)
    size = -(-used // 8) * 8
    space: dict[str, Any] = {
        name: value
        for name, value in vars(cls).items()
        if name not in fields and name not in ("__dict__", "__weakref__")
    }
    space |= {
        "__slots__": (*fields, "_results"),
        "LAYOUT": layout,
        "SIZE": size,
        "_PACKER": struct.Struct(f"<{codes}{size - used}x"),
        "_PACKERS": tuple(struct.Struct(f"<{_count(shape[-1:])}{_CODES[kind]}") for _, kind, shape in layout),
        "_CELLS": {name: field.kind for name, field in fields.items() if not field.shape},
    }
    if CHECKED:
        space["__setattr__"] = _checked_set
    return cast(type[R], type(cls.__name__, cls.__bases__, space))


def overwrite(rows: MutableSequence[Any], target: int, source: int) -> None:
    """Kernel primitive: replace rows[target] by an independent copy of rows[source]. Compiled, it copies the bytes."""
    rows[target] = rows[source].copy()


def once(function: Callable[..., T], s: Record, *rest: Any) -> T:
    """function(s, *rest), computed once and kept with the state. Only for a state that will no longer change: with
    MAZZO_CHECK raises ValueError if it has.
    """
    try:
        results = s._results
    except AttributeError:
        results = {}
        object.__setattr__(s, "_results", results)
    if CHECKED and results.setdefault(None, raw := s.to_bytes()) != raw:
        raise ValueError(f"{type(s).__name__} was changed after something was computed from it")
    key = (function, *rest)
    if key not in results:
        results[key] = function(s, *rest)
    return cast(T, results[key])


def _count(shape: tuple[int, ...]) -> int:
    count = 1
    for length in shape:
        count *= length
    return count


def _blank(kind: str, shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 2:
        return [_blank(kind, shape[1:]) for _ in range(shape[0])]
    return _ROW_OF[kind]([0] * shape[0])


class _CheckedRow(list[int]):
    """A row that raises for values out of range and negative indices. One class for each kind, so that creating a row
    is as fast as creating a list.
    """

    __slots__ = ()
    KIND: ClassVar[str]
    BOUND: ClassVar[int]

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, int):
            if at < 0:
                raise IndexError(f"index {at}: a negative index counts from the end here, and is wrong in a kernel")
            if not -self.BOUND <= value < self.BOUND:
                raise _too_much(self.KIND, value)
        super().__setitem__(at, value)


_ROW_OF: dict[str, type[list[int]]] = {
    kind: type(f"_CheckedRow_{kind}", (_CheckedRow,), {"__slots__": (), "KIND": kind, "BOUND": bound})
    if CHECKED
    else list
    for kind, bound in _BOUNDS.items()
}
"""Class of a row, by kind."""


def _too_much(kind: str, value: int) -> OverflowError:
    return OverflowError(f"{value} does not fit a cell of kind {kind}")


def _checked_set(self: Record, name: str, value: Any) -> None:
    kind = self._CELLS.get(name)
    if kind is not None and not -_BOUNDS[kind] <= value < _BOUNDS[kind]:
        raise _too_much(kind, value)
    if kind is None and name in self.__slots__:
        raise TypeError(f"{name} is a row or grid: assign its cells")
    object.__setattr__(self, name, value)

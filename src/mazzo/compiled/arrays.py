"""Bodies of the rules whose sequences are NumPy arrays: Numba's, and the libraries' where arrays are the interface."""

import ctypes
from collections.abc import Callable, MutableSequence, Sequence
from types import ModuleType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from mazzo.compiled.body import Body, Ints, R, Rows
from mazzo.compiled.dtypes import dtype_of
from mazzo.compiled.library import BindOther, Library
from mazzo.core.game import AnyGame
from mazzo.core.record import Record


class OnArrays(Body):
    """A body whose rows are a structured array."""

    dtype: np.dtype[np.void]

    def new(self, count: int) -> npt.NDArray[np.void]:
        """`count` states as of `Game.new_state`. The rules take `rows[k]`, the kernels `rows` and `k`."""
        return np.frombuffer(bytearray(self.blank * count), self.dtype)

    def to_row(self, state: Record) -> npt.NDArray[np.void]:
        """A state as an array of one row with the same bytes."""
        return np.frombuffer(bytearray(state.to_bytes()), self.dtype)

    def to_record(self, row: Any) -> Record:
        """A row as a record with the same bytes."""
        return self.state.from_bytes(row.tobytes())

    def rows(self, count: int) -> Rows:
        return cast(Rows, self.new(count))

    def records(self, kind: type[R], count: int) -> MutableSequence[R]:
        return cast(MutableSequence[R], np.zeros(count, dtype_of(kind)).view(np.recarray))

    def ints(self, count: int) -> Ints:
        return cast(Ints, np.zeros(count, np.int64))

    def ints_of(self, numbers: Sequence[int]) -> Ints:
        return cast(Ints, np.array(numbers, np.int64))

    def numbers_of(self, ints: Ints) -> list[int]:
        return cast(list[int], cast(Any, ints).tolist())

    def rows_of(self, grid: Sequence[Ints], count: int) -> list[tuple[int, ...]]:
        return [*map(tuple, cast(Any, grid)[:count].tolist())]

    def grid(self, rows: int, columns: int) -> Sequence[Ints]:
        return cast(Sequence[Ints], np.zeros((rows, columns), np.int64))

    def load(self, rows: Rows, at: int, raw: bytes) -> None:
        # as bytes: NumPy copies a structured row field by field
        size = self.dtype.itemsize
        cast(Any, rows).view(np.uint8).data[at * size : (at + 1) * size] = raw

    def bytes_of(self, rows: Rows, at: int) -> bytes:
        size = self.dtype.itemsize
        return bytes(cast(Any, rows).view(np.uint8).data[at * size : (at + 1) * size])


def taking_ctypes(kernels: ModuleType, names: Sequence[str]) -> ModuleType:
    """Kernels over NumPy arrays, called with the arrays of a library's body: they share their memory."""
    space = ModuleType(kernels.__name__)
    for name in names:
        vars(space)[name] = _taking_ctypes(vars(kernels)[name])
    return space


def _taking_ctypes(kernel: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *arguments: kernel(*map(_array_of, arguments))


def _array_of(argument: Any) -> Any:
    """A NumPy array over the memory of one of ctypes, or of one record; also in a tuple."""
    if isinstance(argument, tuple):
        fields = map(_array_of, argument)
        return cast(Any, type(argument))(*fields) if hasattr(argument, "_fields") else tuple(fields)
    if isinstance(argument, ctypes.Structure):
        return np.frombuffer(cast(Any, argument), dtype_of(cast(Any, argument).record))[0]
    if not isinstance(argument, ctypes.Array):
        return argument
    inner: Any = argument._type_
    shape = [len(argument)]
    if issubclass(inner, ctypes.Array):
        inner, shape = inner._type_, [*shape, inner._length_]
    kind: Any = dtype_of(inner.record) if issubclass(inner, ctypes.Structure) else np.dtype(inner)
    return np.frombuffer(cast(Any, argument), kind).reshape(shape)


class LibraryOnArrays(OnArrays, Library):
    """A game's rules by the machine code of its library, over NumPy arrays."""

    def __init__(self, game: AnyGame, bind_other: BindOther | None = None) -> None:
        super().__init__(game, bind_other)
        self.dtype = dtype_of(self.state)

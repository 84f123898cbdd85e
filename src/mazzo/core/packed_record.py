"""Records that are kept as their bytes. A field is read from them when it is first asked for: of most states of a match
few fields ever are, and a row or grid that is the same in the state before is not read again.
"""

from collections.abc import Callable
from functools import partial
from struct import Struct
from typing import Any

from mazzo.core.record import Record


class Packed(Record):
    """What the packed records of all classes share. A packed record equals the record with the same bytes, and does not
    change; its copy does.
    """

    __slots__ = ()
    KIND: type[Record]
    """The class of the same records that are not packed."""
    _READERS: dict[str, Callable[[bytes], Any]]
    """How the value of each row and grid is read from the bytes."""
    _ROWS_PACKER: Struct
    """Of the bytes of each row and grid."""
    _CELLS_PACKER: Struct
    """Of all single cells; they are read together."""
    _raw: bytes
    _rows: dict[str, Any]
    """The rows and grids that were read."""
    kept: dict[Any, tuple[object, Any]]
    """Results of `core.kept`, at first those of the state before."""

    def __init__(self, raw: bytes, before: Record | None = None) -> None:
        """`before`: the state before, if it is known."""
        rows: dict[str, Any] = {}
        object.__setattr__(self, "_raw", raw)
        object.__setattr__(self, "_rows", rows)
        object.__setattr__(self, "kept", dict(before.kept) if isinstance(before, Packed) else {})
        if isinstance(before, Packed):
            unpack, old_rows = self._ROWS_PACKER.unpack, before._rows
            for name, new, old in zip(self._READERS, unpack(raw), unpack(before._raw), strict=True):
                if new == old and name in old_rows:
                    rows[name] = value = old_rows[name]
                    object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> Any:
        if name in self._READERS:
            value = self._rows[name] = self._READERS[name](self._raw)
            object.__setattr__(self, name, value)
        elif name in self._CELLS:
            for cell, value in zip(self._CELLS, self._CELLS_PACKER.unpack(self._raw), strict=True):
                object.__setattr__(self, cell, value)
        else:
            raise AttributeError(name)
        return getattr(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        raise TypeError(f"{name} of a packed record is not assigned: change a copy")

    def copy(self) -> Any:
        return self.KIND.from_bytes(self._raw)

    def to_bytes(self) -> bytes:
        return self._raw

    def __reduce__(self) -> tuple[Any, ...]:
        return self.KIND.from_bytes, (self._raw,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, self.KIND) and other.to_bytes() == self._raw

    def __hash__(self) -> int:
        return hash(self._raw)

    def __repr__(self) -> str:
        return repr(self.copy())


def packed_class(kind: type[Record]) -> type[Packed]:
    """The class of packed records of a class of records."""
    readers: dict[str, Callable[[bytes], Any]] = {}
    rows = cells = "<"
    start = 0
    for (name, _, shape), packer in zip(kind.LAYOUT, kind._PACKERS, strict=True):
        end = start + packer.size * (shape[0] if len(shape) == 2 else 1)
        if len(shape) == 2:
            readers[name] = partial(_read_grid, packer, Struct(f"{packer.size}s" * shape[0]), start)
        elif shape:
            readers[name] = partial(_read_row, packer, start)
        rows += f"{end - start}{'s' if shape else 'x'}"
        cells += f"{end - start}x" if shape else packer.format[1:]
        start = end
    rest = f"{kind.SIZE - start}x"
    space = {
        "__slots__": ("_raw", "_rows", "kept"),
        "KIND": kind,
        "_READERS": readers,
        "_ROWS_PACKER": Struct(rows + rest),
        "_CELLS_PACKER": Struct(cells + rest),
    }
    return type(f"Packed{kind.__name__}", (Packed, kind), space)


def _read_row(packer: Struct, start: int, raw: bytes) -> list[int]:
    return [*packer.unpack_from(raw, start)]


def _read_grid(packer: Struct, rows_packer: Struct, start: int, raw: bytes) -> list[list[int]]:
    rows, above, row = [], b"", []
    for cells in rows_packer.unpack_from(raw, start):
        if cells != above:  # equal rows, most of them blank, are one list
            above, row = cells, [*packer.unpack(cells)]
        rows.append(row)
    return rows

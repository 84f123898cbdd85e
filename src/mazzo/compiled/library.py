"""The rules from a library that was compiled ahead of time (`make kernels`), called by ctypes: neither Numba nor NumPy
is needed. One manifest a game describes the libraries of all platforms; the one for WebAssembly serves a Python that
itself runs there.
"""

import ast
import ctypes
import hashlib
import json
import platform
import struct
import sys
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from mazzo.compiled import kernels
from mazzo.compiled.body import Body, Ints, R, Rows
from mazzo.core.game import AnyGame
from mazzo.core.record import Record

FOLDER = Path(__file__).with_name("libraries")
PACKAGE = Path(__file__).parent.parent
INT, RECORD, ROW, GRID = "int", "record", "row", "grid"
"""Kinds of arguments: an int, a record, an array of ints or records, an array of such arrays."""
_PARTS: dict[str, tuple[Any, ...]] = {
    INT: (ctypes.c_int64,),
    RECORD: (ctypes.c_void_p,),
    ROW: (ctypes.c_void_p, ctypes.c_int32),
    GRID: (ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32),
}
"""The C arguments of an argument."""
_CELLS: dict[str, Any] = {"i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64}
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
_SYSTEMS = {"win32": "windows", "darwin": "macos"}


class Unusable(Exception):
    """A library that cannot be used here; the text says why."""


def here() -> str:
    """The platform of this process, as libraries are named: `linux-x86_64`."""
    if sys.platform == "emscripten":
        return "wasm"
    machine = platform.machine().lower()
    return f"{_SYSTEMS.get(sys.platform, sys.platform)}-{_MACHINES.get(machine, machine)}"


def digest_of(modules: Sequence[str], only_code: bool = False) -> str:
    """SHA-256 of the names and sources of modules of this package, in hexadecimal; they are not imported. `only_code`:
    without comments and docstrings. Raises OSError if a module is missing.
    """
    digest = hashlib.sha256()
    for name in modules:
        place = PACKAGE.joinpath(*name.split(".")[1:])
        source = (place / "__init__.py" if place.is_dir() else place.with_suffix(".py")).read_text("utf-8")
        text = _code_of(source) if only_code else source
        digest.update(f"{name} {len(text)}\n{text}".encode())
    return digest.hexdigest()


def _code_of(source: str) -> str:
    """The lines of a source without comments of their own, docstrings and blank lines."""
    texts = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines = enumerate(source.splitlines(), 1)
    return "\n".join(line for number, line in lines if number not in texts and line.strip()[:1] not in ("", "#"))


def is_made_of_present_sources(manifest: Mapping[str, Any]) -> bool:
    """Whether a library was made of the present code; comments and docstrings may have changed since."""
    modules = manifest["modules"]
    return bool(manifest["sources"] == digest_of(modules) or manifest["code"] == digest_of(modules, only_code=True))


def sha256_of(file: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def value_names(values: Mapping[str, ModuleType]) -> dict[str, str]:
    """The names of the modules that `Body.bind` is given, by the globals that they replace."""
    return {name: module.__name__ for name, module in sorted(values.items())}


BindOther = Callable[["Library", ModuleType, Sequence[str], Mapping[str, ModuleType]], ModuleType]
"""Like `Body.bind`, of a body."""


def has_library(game: AnyGame) -> bool:
    """Whether there are libraries of a game."""
    return _manifest_of(game).exists()


def _manifest_of(game: AnyGame) -> Path:
    return FOLDER / f"{game.package.rpartition('.')[2]}.json"


class Library(Body):
    """A game's rules by the machine code of its library. Raises Unusable if there is none for this platform, if it was
    made of other sources, or if it is damaged.
    """

    def __init__(self, game: AnyGame, bind_other: BindOther | None = None) -> None:
        """`bind_other` binds kernels that are not in the library. Without it, they are a LookupError."""
        self._bind_other = bind_other
        path = _manifest_of(game)
        self._name = path.stem
        try:
            manifest = json.loads(path.read_bytes())
            if not is_made_of_present_sources(manifest):
                raise Unusable("its sources have changed since it was made: run `make kernels`")
            file = path.with_name(manifest["libraries"][here()]["file"])
            if sha256_of(file) != manifest["libraries"][here()]["sha256"]:
                raise Unusable(f"{file.name} is damaged")
            self._library = ctypes.CDLL(str(file))
            self._functions, self._values = manifest["functions"], manifest["values"]
            for symbol in self._functions:  # an AttributeError if the file lacks one
                self._library[symbol]
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            reason = " ".join(str(error).split())  # in WebAssembly the loader's has two lines
            raise Unusable(f"there is none for {here()} ({reason})") from error
        try:
            rules, loops = self.bind(cast(ModuleType, game.rules), ()), self.bind(kernels, ())
        except LookupError as error:
            raise Unusable(str(error)) from error
        Body.__init__(self, game, rules, loops)

    def bind(self, module: ModuleType, entry_points: Sequence[str], **values: ModuleType) -> ModuleType:
        space = ModuleType(module.__name__)
        prefix = f"{module.__name__}."
        for symbol in self._functions:
            if symbol.startswith(prefix) and "." not in symbol[len(prefix) :]:
                vars(space)[symbol[len(prefix) :]] = self._function(symbol)
        is_made_of = self._values.get(module.__name__) == value_names(values) and all(map(_is_whole, values.values()))
        if is_made_of and all(name in vars(space) for name in entry_points):
            return space
        if self._bind_other is None:
            raise LookupError(f"{module.__name__} with {value_names(values)} is not in the library of {self._name}")
        return self._bind_other(self, module, entry_points, values)

    def _function(self, symbol: str) -> Callable[..., Any]:
        described = self._functions[symbol]
        function = self._library[symbol]
        function.argtypes = [part for kind in described["takes"] for part in _PARTS[kind]]
        function.restype = ctypes.c_int64 if described["returns"] else None

        def call(*arguments: Any) -> Any:
            parts: list[Any] = []
            for one in arguments:
                if type(one) is int:
                    parts.append(one)
                else:
                    parts += _FLATTENING[type(one)](one)
            return function(*parts)

        return call

    def rows(self, count: int) -> Rows:
        rows = (structure(self.state) * count)()
        ctypes.memmove(rows, self.blank * count, len(self.blank) * count)
        return cast(Rows, rows)

    def records(self, kind: type[R], count: int) -> MutableSequence[R]:
        return cast(MutableSequence[R], (structure(kind) * count)())

    def ints(self, count: int) -> Ints:
        return cast(Ints, (ctypes.c_int64 * count)())

    def ints_of(self, numbers: Sequence[int]) -> Ints:
        return cast(Ints, (ctypes.c_int64 * len(numbers))(*numbers))

    def numbers_of(self, ints: Ints) -> list[int]:
        return list(ints)

    def rows_of(self, grid: Sequence[Ints], count: int) -> list[tuple[int, ...]]:
        width = len(grid[0])
        numbers = struct.unpack_from(f"{count * width}q", cast(Any, grid))  # all at once: an array for each row is slow
        return [numbers[row * width : (row + 1) * width] for row in range(count)]

    def grid(self, rows: int, columns: int) -> Sequence[Ints]:
        return cast(Sequence[Ints], (ctypes.c_int64 * columns * rows)())

    def load(self, rows: Rows, at: int, raw: bytes) -> None:
        if len(raw) != self.state.SIZE or not 0 <= at < len(rows):
            raise ValueError(f"{len(raw)} bytes for row {at} of {len(rows)}, each of {self.state.SIZE}")
        ctypes.memmove(ctypes.byref(cast(Any, rows), at * self.state.SIZE), raw, len(raw))

    def bytes_of(self, rows: Rows, at: int) -> bytes:
        return bytes(rows[at])


def _is_whole(module: ModuleType) -> bool:
    """Whether a module, or a namespace over it, has everything that the imported module of its name has."""
    return all(vars(module).get(name) is value for name, value in vars(import_module(module.__name__)).items())


class _Flattening(dict[type, Callable[[Any], tuple[Any, ...]]]):
    """How an argument becomes C arguments, by its type, which says how long an array of ctypes is."""

    def __missing__(self, kind: type) -> Callable[[Any], tuple[Any, ...]]:
        self[kind] = flatten = _flattening_of(kind)
        return flatten


def _flattening_of(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    if issubclass(kind, ctypes.Array):
        lengths: tuple[Any, ...] = (kind._length_,)
        if issubclass(kind._type_, ctypes.Array):
            lengths = (*lengths, kind._type_._length_)
        return lambda array: (array, *lengths)
    if issubclass(kind, ctypes.Structure):
        return lambda record: (ctypes.addressof(record),)
    if issubclass(kind, tuple):
        return lambda fields: tuple(part for one in fields for part in _FLATTENING[type(one)](one))
    if hasattr(kind, "__array_interface__") and hasattr(kind, "__len__"):
        return _flatten_array
    return lambda number: (int(number),)


def _flatten_array(array: Any) -> tuple[Any, ...]:
    """Of a NumPy array, which need not be installed."""
    described = array.__array_interface__
    if described["strides"] is not None:
        raise TypeError("an array with gaps between its numbers")
    return described["data"][0], *described["shape"]


_FLATTENING = _Flattening()


_structures: dict[type[Record], Any] = {}


def structure(kind: type[Record]) -> Any:
    """A ctypes structure with the bytes of a record."""
    if kind not in _structures:
        _structures[kind] = _structure_of(kind)
    return _structures[kind]


def _structure_of(kind: type[Record]) -> Any:
    fields: list[tuple[str, Any]] = []
    for name, cell, shape in kind.LAYOUT:
        of: Any = _CELLS[cell]
        for length in reversed(shape):
            of = of * length
        fields.append((name, of))
    size = ctypes.sizeof(type("Bare", (ctypes.Structure,), {"_fields_": fields}))
    if size < kind.SIZE:
        fields.append(("_padding", ctypes.c_int8 * (kind.SIZE - size)))
    return type(kind.__name__, (ctypes.Structure,), {"_fields_": fields, "copy": _copy, "record": kind})


def _copy(structure: Any) -> Any:
    """A copy, as of a record: for kernels that are interpreted (`core.record.overwrite`)."""
    return type(structure).from_buffer_copy(structure)

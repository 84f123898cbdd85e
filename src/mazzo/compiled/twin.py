"""The compiled body of rules: the same functions, compiled by Numba over one row of a NumPy structured array."""

from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from mazzo.compiled.binding import followed, functions, is_generic, rebound
from mazzo.compiled.primitives import COMPILED
from mazzo.core.record import Record

Signature = tuple[Any, ...]
"""Types of a function's arguments, as Numba names them."""


PADDING = "_padding"
"""Field that fills a row up, for NumPy does not copy the bytes between fields."""
INLINED = 1000
"""Functions of fewer bytes of Python code are compiled into their callers: a tenth faster over whole games. Those of a
module that says `COLD = True` are not: whole games do not wait for them, and copies of copies would take minutes.
"""


def dtype_of(state: type[Record]) -> np.dtype[np.void]:
    """The structured type whose rows have the very bytes of the record."""
    fields = [(name, kind, shape) for name, kind, shape in state.LAYOUT]
    padding = state.SIZE - np.dtype(fields).itemsize
    if padding > 0:
        fields.append((PADDING, "i1", (padding,)))
    return np.dtype(fields, align=True)


def twin(module: ModuleType, doors: Mapping[str, Signature], tag: str = "twin", **given: object) -> ModuleType:
    """A namespace with the functions of a rules module, and those of every module of ours it imports, compiled.

    Names inside resolve inside the twin: a table of ints becomes an array, a primitive its machine instruction, and
    `given` names (the `rules` of generic kernels, in every module of them) what is given. Python may call the functions
    named in `doors`: they are compiled now, for these types and no others, or read from Numba's cache folder.

    `tag` stands in the names of all of them: Numba tells functions of one name apart by numbers that begin anew in
    every process, so that two games' kernels, read from what two processes compiled, could be taken for each other.
    """
    modules = followed(module)
    spaces = {home.__name__: ModuleType(home.__name__) for home in modules}
    swift: dict[object, object] = {}
    for home in modules:
        space = spaces[home.__name__]
        vars(space).update(vars(home))
        for function in functions(home):
            is_door = home is module and function.__name__ in doors
            is_cold = bool(vars(home).get("COLD"))
            body = COMPILED.get(function) or rebound(function, space)
            if function not in COMPILED:
                body.__qualname__ = f"{tag}.{function.__name__}"
            swift[function] = _compiled(body, is_door, is_cold)
    for space in spaces.values():
        for name, value in list(vars(space).items()):
            vars(space)[name] = _translated(value, swift, spaces)
    whole = spaces[module.__name__]
    for home in modules:
        if home is module or is_generic(home):
            vars(spaces[home.__name__]).update(given)
    for name, signature in doors.items():
        door: Any = vars(whole)[name]
        door.compile(signature)
        door.disable_compile()
    return whole


def _compiled(function: Any, is_door: bool, is_cold: bool) -> Any:
    """Compiled when first called from compiled code; a door is kept in the cache, the rest of the twin within it."""
    jit: Any = numba.njit
    return jit(
        nogil=True,
        error_model="numpy",
        cache=is_door,
        forceinline=not is_door and not is_cold and len(function.__code__.co_code) < INLINED,
        no_cpython_wrapper=not is_door,
        no_cfunc_wrapper=True,
    )(function)


def _translated(value: object, swift: dict[object, object], spaces: dict[str, ModuleType]) -> object:
    if isinstance(value, FunctionType):
        return swift.get(value, value)
    if isinstance(value, ModuleType):
        return spaces.get(value.__name__, value)
    if isinstance(value, tuple) and value:
        return table(value)
    return value


def table(value: object) -> object:
    """A tuple of ints, or of equally shaped tuples of them, as the narrowest array; any other value as it is."""
    if not _is_table(value):
        return value
    wide = np.array(value, np.int64)
    for kind in (np.int8, np.int16, np.int32):
        narrow: npt.NDArray[np.signedinteger[Any]] = wide.astype(kind)
        if np.array_equal(narrow, wide):
            return narrow
    return wide


def _is_table(value: object) -> bool:
    if not isinstance(value, tuple) or not value:
        return False
    if all(type(number) is int for number in value):
        return all(-(1 << 63) <= number < 1 << 63 for number in value)
    return all(_is_table(line) for line in value) and len({_shape(line) for line in value}) == 1


def _shape(value: Any) -> tuple[int, ...]:
    return (len(value), *_shape(value[0])) if isinstance(value, tuple) else ()

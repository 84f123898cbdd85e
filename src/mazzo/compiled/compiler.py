"""Compile a module: the same functions, compiled by Numba for rows of a NumPy structured array."""

from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from mazzo.compiled.binding import dependency_closure, functions, is_generic, overlay, rebind_globals
from mazzo.compiled.primitives import COMPILED
from mazzo.compiled.shortcuts import options, widen

Signature = tuple[Any, ...]
"""Types of a function's arguments, as Numba names them."""
Key = tuple[str, tuple[tuple[str, int], ...]]
Modules = dict[Key, ModuleType]
"""The compiled modules of one game, by `_key`."""

INLINED = 1000
"""Functions with less bytecode than this, in bytes, are inlined, which makes whole games a tenth faster. Functions of a
module with `COLD = True` are not: they hardly affect the speed of a game, and inlining them would take minutes.
"""


def compile_module(
    module: ModuleType,
    entry_points: Mapping[str, Signature],
    tag: str = "compiled",
    shared_modules: Modules | None = None,
    called_by_python: bool = True,
    **values: ModuleType,
) -> ModuleType:
    """A namespace with the functions of a module, compiled. The modules that it imports (`dependency_closure`) are
    compiled too.

    Globals are replaced: a tuple of ints by an array, a primitive by its machine instruction, and the names in
    `values`, in this module and in all generic ones, by these modules (`overlay`). Python may call the functions named
    in `entry_points`: they are compiled now, for these argument types only, or read from Numba's cache folder.

    `tag` is part of every function's name: Numba distinguishes functions of one name by numbers that restart in every
    process, so two games' kernels in the cache, compiled by two processes, could be confused.

    Without `called_by_python`, entry points are only typed and written as LLVM IR.

    Calls with the same `shared_modules` share the compiled modules that they import, so each is compiled once.
    """
    shared_modules = {} if shared_modules is None else shared_modules
    modules = dependency_closure(module)
    keys = {home.__name__: _key(home, values) for home in modules}
    spaces = {name: shared_modules.get(key) or ModuleType(name) for name, key in keys.items()}
    if entry_points:  # the functions that Python calls belong to this namespace
        spaces[module.__name__] = ModuleType(module.__name__)
    new = [home for home in modules if shared_modules.get(keys[home.__name__]) is not spaces[home.__name__]]
    swift: dict[object, object] = {}
    for home in modules:
        space = spaces[home.__name__]
        if home not in new:
            swift |= {function: vars(space)[function.__name__] for function in functions(home)}
            continue
        vars(space).update(vars(home))
        for function in functions(home):
            is_door = home is module and function.__name__ in entry_points
            is_cold = bool(vars(home).get("COLD"))
            body = COMPILED.get(function) or rebind_globals(function, space)
            if function not in COMPILED:
                body.__qualname__ = f"{tag}.{function.__name__}"
            swift[function] = _compiled(body, is_door and called_by_python, is_cold or is_door)
    for home in new:
        space = spaces[home.__name__]
        for name, value in list(vars(space).items()):
            vars(space)[name] = _translated(value, swift, spaces)
    for home in new:
        space = spaces[home.__name__]
        if home is module or is_generic(home):
            vars(space).update((name, overlay(vars(space).get(name), value)) for name, value in values.items())
        if home is not module or not entry_points:
            shared_modules[keys[home.__name__]] = space
    whole = spaces[module.__name__]
    for name, signature in entry_points.items():
        door: Any = vars(whole)[name]
        door.compile(signature)
        door.disable_compile()
    return whole


def _key(module: ModuleType, values: Mapping[str, ModuleType]) -> Key:
    """Key in `Modules`: the module's name, and those of `values` that it or a module that it imports uses."""
    names = {name for home in dependency_closure(module) if is_generic(home) for name in vars(home)}
    return module.__name__, tuple((name, id(value)) for name, value in sorted(values.items()) if name in names)


def _compiled(function: Any, is_door: bool, is_cold: bool) -> Any:
    """A function compiled on its first call from compiled code; a cold one is not inlined. `is_door`: whether Python
    may call it; it is cached with all that it calls.
    """
    jit: Any = numba.njit
    dispatcher = jit(
        nogil=True,
        error_model="numpy",
        cache=is_door,
        forceinline=not is_cold and len(function.__code__.co_code) < INLINED,
        no_cpython_wrapper=not is_door,
        no_cfunc_wrapper=True,
        **options(),
    )(function)
    widen(dispatcher)
    return dispatcher


def _translated(value: object, swift: dict[object, object], spaces: dict[str, ModuleType]) -> object:
    if isinstance(value, FunctionType):
        return swift.get(value, value)
    if isinstance(value, ModuleType):
        return spaces.get(value.__name__, value)
    if isinstance(value, tuple) and value:
        return table(value)
    return value


def table(value: object) -> object:
    """A tuple of ints, or of tuples of equal shape, as an array of the narrowest type; any other value unchanged."""
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

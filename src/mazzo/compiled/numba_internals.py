"""Shortcuts through Numba's private API, for the same results in a third of the time to compile, and faster machine
code. Import this module through `shortcuts`, which uses it only with tested versions of Numba. Cached code loads
without it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from numba.core import types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.targetconfig import TargetConfig
from numba.np import arrayobj

_library: Any = JITCodeLibrary
_codegen: Any = JITCPUCodegen
_config: Any = TargetConfig
_arrays: Any = arrayobj
_types: Any = types

OPTIONS = {"_nrt": False}
"""No code that counts references to arrays: kernels neither create nor keep one, and a count takes an atomic step."""


@contextmanager
def use_shortcuts() -> Iterator[None]:
    """Compile with the shortcuts. They change Numba for the whole process, so only one thread may compile at a time."""
    changes = (
        (_codegen, "_library_class", library_class),
        (_codegen, "set_env", _set_env(_codegen.set_env)),
        (_arrays, "fix_integer_index", _unwrapped_index),
        (_config, "__hash__", _hash),
        (_config, "__eq__", _equal(_config.__eq__)),
    )
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in changes]
    for owner, name, value in changes:
        setattr(owner, name, value)
    try:
        yield
    finally:
        for owner, name, value in before:
            setattr(owner, name, value)


def widen(dispatcher: Any) -> None:
    """Make compiled callers pass every integer as 64 bits. Numba would compile the function again for each narrower
    type of the cells and tables from which arguments come.
    """
    plain = dispatcher.get_call_template

    def widened(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return plain(tuple(_wide(one) for one in args), kws)

    dispatcher.get_call_template = widened


def _wide(kind: Any) -> Any:
    if isinstance(kind, _types.BooleanLiteral):
        return _types.boolean
    is_integer = isinstance(kind, _types.Integer | _types.IntegerLiteral)
    return _types.int64 if is_integer and kind is not _types.uint64 else kind


class LeanLibrary(_library):  # type: ignore[misc]
    """Code library of a function that is optimised and compiled to machine code only if Python calls the function.

    Numba does this for every function, with copies of all functions that it calls. Here a function that Python does not
    call stays LLVM IR and is linked once into each function that calls it, directly or not, and that Python calls.
    """

    _unlinked: Any = None
    """The LLVM module without the functions that it calls."""

    def finalize(self) -> None:
        if self._is_entered():
            self._unlinked = _linkable(self._final_module.clone())
            self._codegen._check_llvm_bugs()
            self._raise_if_finalized()
            for module in self._called():
                self._final_module.link_in(module, preserve=True)
            _set_linkage(self._final_module, llvm.Linkage.weak_odr, "linkonce_odr")
            self._optimize_final_module()
            self._final_module.verify()
            self._finalize_final_module()
        else:
            self._raise_if_finalized()
            self._finalize_dynamic_globals()
            self._unlinked = self._shared_module = _linkable(self._final_module)
            self._finalized = True

    def _is_entered(self) -> bool:
        """Whether Python calls the function. True for Numba's own helpers, of which Numba may need pointers."""
        if not self._object_caching_enabled:
            return True
        return any(
            one.name.startswith("_ZN7cpython") and not one.is_declaration for one in self._final_module.functions
        )

    def _called(self) -> list[Any]:
        """The LLVM modules of all functions called, directly or not, each once. A module read from the cache already
        contains the functions that it calls.
        """
        visited_ids: set[int] = set()
        modules: list[Any] = []
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if id(library) in visited_ids:
                continue
            visited_ids.add(id(library))
            self._reload_init.update(library._reload_init)
            unlinked = getattr(library, "_unlinked", None)
            if unlinked is None:
                modules.append(library._get_module_for_linking())
            else:
                modules.append(unlinked)
                waiting.extend(library._linking_libraries)
        return modules


library_class: type[LeanLibrary] = LeanLibrary
"""The code library of each function. `make kernels` sets another, which stays IR."""


def _linkable(module: Any) -> Any:
    """Let the functions of a module be defined more than once. `weak_odr`, because the linker drops a `linkonce`
    function that nothing linked so far calls.
    """
    _set_linkage(module, llvm.Linkage.external, "weak_odr")
    return module


def _set_linkage(module: Any, old: Any, new: str) -> None:
    for function in module.functions:
        if not function.is_declaration and function.linkage == old:
            function.linkage = new


def _set_env(plain: Callable[[Any, str, Any], None]) -> Callable[[Any, str, Any], None]:
    def set_env(codegen: Any, name: str, env: Any) -> None:
        if codegen._engine.is_symbol_defined(name):  # else there is no machine code
            plain(codegen, name, env)

    return set_env


def _unwrapped_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index without wraparound: kernels use no negative indices, and NUMBA_BOUNDSCHECK=1 refuses them."""
    return context.cast(builder, index, kind, _types.intp)


def _hash(flags: Any) -> int:
    """Numba's own hash, cached. It is made of the names of all options, so it is one value for each class of flags."""
    return _hash_of(tuple(flags.options))


@cache
def _hash_of(options: tuple[str, ...]) -> int:
    return hash(tuple(sorted(options)))


def _equal(plain: Callable[[Any, object], bool]) -> Callable[[Any, object], bool]:
    def equal(flags: Any, other: Any) -> bool:
        is_same = type(flags) is type(other) and flags._values == other._values
        return is_same or plain(flags, other)

    return equal

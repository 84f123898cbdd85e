"""The modules on which a rules module depends, their digests, and the binding of generic kernels to a game's rules."""

import ast
import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

from mazzo.core.record import Record


def dependency_closure(module: ModuleType) -> list[ModuleType]:
    """The module and all modules that it imports, directly or not, of Mazzo or of its own top-level package."""
    houses = {"mazzo", _house(module.__name__)}
    closure: dict[str, ModuleType] = {}
    waiting = [module]
    while waiting:
        here = waiting.pop()
        if here.__name__ not in closure:
            closure[here.__name__] = here
            waiting.extend(import_module(name) for name in _imported(here) if _house(name) in houses)
    return list(closure.values())


def source_digest(modules: list[ModuleType]) -> str:
    """SHA-256 of the names and sources of modules, in hexadecimal."""
    digest = hashlib.sha256()
    for _, module in sorted({module.__name__: module for module in modules}.items()):
        source = source_of(module).read_bytes()
        digest.update(f"{module.__name__} {len(source)}\n".encode() + source)
    return digest.hexdigest()


def imported_digest(modules: list[ModuleType]) -> str:
    """SHA-256 of what will be compiled, in hexadecimal: the numbers, tables of numbers, record layouts and functions of
    the imported modules. They differ from the sources in a process that imported the modules before an edit.
    """
    digest = hashlib.sha256()
    for name, module in sorted({module.__name__: module for module in modules}.items()):
        for key, value in sorted(vars(module).items()):
            if _is_number(value):
                digest.update(f"{name} {key} {value}\n".encode())
            elif isinstance(value, type) and issubclass(value, Record):
                digest.update(f"{name} {key} {value.LAYOUT}\n".encode())
        for function in sorted(functions(module), key=lambda one: one.__name__):
            code = function.__code__
            numbers = [value for value in code.co_consts if _is_number(value)]
            digest.update(f"{name} {function.__name__} {code.co_names} {numbers} ".encode() + code.co_code)
    return digest.hexdigest()


def _is_number(value: object) -> bool:
    return type(value) is int or (isinstance(value, tuple) and all(_is_number(one) for one in value))


def source_of(module: ModuleType) -> Path:
    """Path of a module's source file. Raises TypeError if it has none."""
    if module.__file__ is None:
        raise TypeError(f"{module.__name__} has no source file")
    return Path(module.__file__)


def bind(kernels: ModuleType, rules: ModuleType, **values: ModuleType) -> ModuleType:
    """A namespace with the functions of `kernels`, interpreted, in which the global `rules` and the globals named in
    `values` have these values, over the module that stands there (`overlay`). Modules of generic kernels that `kernels`
    imports are bound too.
    """
    homes = [home for home in dependency_closure(kernels) if is_generic(home)]
    spaces = {home.__name__: ModuleType(home.__name__) for home in homes}
    copies: dict[object, object] = {}
    for home in homes:
        space = spaces[home.__name__]
        vars(space).update(vars(home), rules=rules)
        vars(space).update((name, overlay(vars(home).get(name), module)) for name, module in values.items())
        copies |= {function: rebind_globals(function, space) for function in functions(home)}
    for space in spaces.values():
        for name, value in list(vars(space).items()):
            if isinstance(value, FunctionType):
                vars(space)[name] = copies.get(value, value)
    return spaces.get(kernels.__name__, kernels)


def overlay(defaults: object, module: ModuleType) -> ModuleType:
    """A namespace with what a module defines, and with the rest of `defaults` if that is a module, too."""
    if not isinstance(defaults, ModuleType):
        return module
    space = ModuleType(module.__name__)
    vars(space).update(vars(defaults) | vars(module))
    return space


def is_generic(module: ModuleType) -> bool:
    """Whether a module has kernels for the rules of any game: its global `rules` is None until it is bound."""
    return vars(module).get("rules", module) is None


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions that a module defines itself."""
    for value in list(vars(module).values()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield value


def rebind_globals(function: FunctionType, namespace: ModuleType) -> FunctionType:
    """A copy of a function that looks up its globals in another namespace."""
    again = FunctionType(function.__code__, vars(namespace), function.__name__, function.__defaults__)
    again.__doc__ = function.__doc__
    return again


def _house(name: str) -> str:
    return name.partition(".")[0]


@cache
def _imported(module: ModuleType) -> tuple[str, ...]:
    """Names of the modules that a module imports at top level, read from its source."""
    names: list[str] = []
    for node in ast.parse(source_of(module).read_bytes()).body:
        if isinstance(node, ast.Import):
            names.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.append(node.module)
            inner = (f"{node.module}.{alias.name}" for alias in node.names)
            names.extend(name for name in inner if name in sys.modules)
    return tuple(names)

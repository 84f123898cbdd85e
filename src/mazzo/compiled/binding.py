"""Following a rules module to every module of ours it stands on, and giving the generic kernels a game's rules."""

import ast
import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType


def followed(module: ModuleType) -> list[ModuleType]:
    """The module and every module of the same house (or of Mazzo) it imports, directly or not, each once."""
    houses = {"mazzo", _house(module.__name__)}
    found: dict[str, ModuleType] = {}
    waiting = [module]
    while waiting:
        here = waiting.pop()
        if here.__name__ not in found:
            found[here.__name__] = here
            waiting.extend(import_module(name) for name in _imported(here) if _house(name) in houses)
    return list(found.values())


def source_digest(modules: list[ModuleType]) -> str:
    """SHA-256 of the names and sources of modules, in hexadecimal: changes when any of them does."""
    digest = hashlib.sha256()
    for _, module in sorted({module.__name__: module for module in modules}.items()):
        source = source_of(module).read_bytes()
        digest.update(f"{module.__name__} {len(source)}\n".encode() + source)
    return digest.hexdigest()


def imported_digest(modules: list[ModuleType]) -> str:
    """SHA-256 of what is compiled of modules as they were imported, in hexadecimal: their numbers, tables of numbers
    and functions. A process that imported them before an edit has others than the sources tell.
    """
    digest = hashlib.sha256()
    for name, module in sorted({module.__name__: module for module in modules}.items()):
        for key, value in sorted(vars(module).items()):
            if _is_number(value):
                digest.update(f"{name} {key} {value}\n".encode())
        for function in sorted(functions(module), key=lambda one: one.__name__):
            code = function.__code__
            numbers = [value for value in code.co_consts if _is_number(value)]
            digest.update(f"{name} {function.__name__} {code.co_names} {numbers} ".encode() + code.co_code)
    return digest.hexdigest()


def _is_number(value: object) -> bool:
    return type(value) is int or (isinstance(value, tuple) and all(_is_number(one) for one in value))


def source_of(module: ModuleType) -> Path:
    """The file a module was read from."""
    if module.__file__ is None:
        raise TypeError(f"{module.__name__} has no source file")
    return Path(module.__file__)


def bind(kernels: ModuleType, rules: ModuleType, **given: ModuleType) -> ModuleType:
    """The generic kernels with `rules` for their rules, and other modules by the names given, interpreted: a namespace
    of the same functions. Modules of generic kernels that they import are bound with them.
    """
    homes = [home for home in followed(kernels) if is_generic(home)]
    spaces = {home.__name__: ModuleType(home.__name__) for home in homes}
    bound: dict[object, object] = {}
    for home in homes:
        space = spaces[home.__name__]
        vars(space).update(vars(home), rules=rules, **given)
        bound |= {function: rebound(function, space) for function in functions(home)}
    for space in spaces.values():
        for name, value in list(vars(space).items()):
            if isinstance(value, FunctionType):
                vars(space)[name] = bound.get(value, value)
    return spaces[kernels.__name__]


def is_generic(module: ModuleType) -> bool:
    """Whether a module holds kernels over the rules of any game: its global `rules` waits to be given."""
    return vars(module).get("rules", module) is None


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions a module defines itself."""
    for value in list(vars(module).values()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield value


def rebound(function: FunctionType, namespace: ModuleType) -> FunctionType:
    """The same function looking its global names up in another namespace."""
    again = FunctionType(function.__code__, vars(namespace), function.__name__, function.__defaults__)
    again.__doc__ = function.__doc__
    return again


def _house(name: str) -> str:
    return name.partition(".")[0]


@cache
def _imported(module: ModuleType) -> tuple[str, ...]:
    """Names of the modules a module imports at its top, read from its source."""
    names: list[str] = []
    for node in ast.parse(source_of(module).read_bytes()).body:
        if isinstance(node, ast.Import):
            names.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.append(node.module)
            inner = (f"{node.module}.{alias.name}" for alias in node.names)
            names.extend(name for name in inner if name in sys.modules)
    return tuple(names)

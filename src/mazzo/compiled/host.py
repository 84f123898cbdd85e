"""The compiled implementation of `Body`. Importing this module imports Numba; use `mazzo.compiled.of`."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, cast, get_args, get_type_hints

import numba

from mazzo.compiled import cache, compiler, dtypes, kernels, primitives
from mazzo.compiled.arrays import OnArrays
from mazzo.compiled.binding import dependency_closure
from mazzo.compiled.compiler import compile_module
from mazzo.compiled.dtypes import dtype_of
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.observation import Feature, Flag
from mazzo.core.record import Record


class Compiled(OnArrays):
    """A game's rules compiled for rows of a structured array. Creating one compiles everything, which takes seconds, or
    reads it from the cache; nothing is compiled later except by `bind`.
    """

    called_by_python = True
    """Without it, nothing can be called: `make kernels` only wants the IR."""

    def __init__(self, game: AnyGame) -> None:
        self.dtype = dtype_of(type(game.new_state()))
        self._source = cast(ModuleType, game.rules)
        self._modules: compiler.Modules = {}
        self.folder: Path = self._folder(kernels)
        with cache.kept_in(self.folder):
            tag = _tag(self.folder)
            self._rules = self._compile(self._source, _RULES, tag)
            loops = self._compile(kernels, _KERNELS, tag, rules=self._rules)
        super().__init__(game, self._rules, loops)

    def bind(self, module: ModuleType, entry_points: Sequence[str], **values: ModuleType) -> ModuleType:
        folder = self._folder(module, *values.values())
        with cache.kept_in(folder):
            tag = _tag(folder)
            modules = {name: self._compile(one, (), tag) for name, one in values.items()}
            return self._compile(module, entry_points, tag, rules=self._rules, **modules)

    def _compile(self, module: ModuleType, entry_points: Sequence[str], tag: str, **values: ModuleType) -> ModuleType:
        signatures = self._signatures(module, entry_points)
        return compile_module(module, signatures, tag, self._modules, self.called_by_python, **values)

    def _folder(self, *loops: ModuleType) -> Path:
        sources = (self._source, *loops, *_COMPILER)
        return cache.folder(self._source.__name__, [one for source in sources for one in dependency_closure(source)])

    def _signatures(self, module: ModuleType, names: Sequence[str]) -> dict[str, compiler.Signature]:
        """The argument types of functions, from their annotations."""
        signatures = {}
        for name in names:
            hints = get_type_hints(vars(module)[name])
            hints.pop("return")
            signatures[name] = tuple(self._type_of(hint) for hint in hints.values())
        return signatures

    def _type_of(self, hint: Any) -> Any:
        """The Numba type of an annotation, as `Body.bind` lists them."""
        if hint in _INTEGERS:
            return _INTEGERS[hint]
        if hint is Any:
            return numba.from_dtype(self.dtype)
        if isinstance(hint, type) and issubclass(hint, Record):
            return numba.from_dtype(dtype_of(hint))
        if isinstance(hint, type) and issubclass(hint, tuple):
            of_fields = [self._type_of(one) for one in get_type_hints(hint).values()]
            return cast(Any, numba.types.BaseTuple).from_types(of_fields, hint)
        (inner,) = get_args(hint)
        of = self._type_of(inner)
        return of.dtype[:, ::1] if isinstance(of, numba.types.Array) else of[::1]


CompilerError: type[Exception] = cast(Any, numba.core).errors.NumbaError


_PLACE = re.compile(r" at (.+\.py) \((\d+)\)")
"""A place as Numba writes it in its messages."""


def refused_kernel(game: AnyGame, error: Exception) -> NotUnderstood:
    """The error for a kernel that Numba refuses: the place, and the first line of the reason."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip() and not line.startswith("Failed in")]
    loc, location = getattr(error, "loc", None), _PLACE.search(str(error))
    place, line = getattr(game.rules, "__file__", ""), 1
    if loc is not None:
        place, line = loc.filename, loc.line
    elif location is not None:
        place, line = location[1], int(location[2])
    what = lines[0].rstrip(".") if lines else type(error).__name__
    return NotUnderstood(
        "bad-game", package=game.package, problem="kernels", place=place, line=line, what=what, expected="", found=""
    )


_INTEGERS: dict[Any, Any] = {int: numba.types.int64, Feature: numba.types.int16, Flag: numba.types.int8}
"""Type of an integer, or of the numbers of an array, by annotation."""

_COMPILER = (compiler, dtypes, primitives)
"""Modules that determine the machine code besides rules and loops."""

_RULES = (
    "init",
    "current_players",
    "chance_count",
    "chance_stream",
    "apply_chance",
    "legal_actions",
    "refusal",
    "apply_action",
    "is_terminal",
    "score",
    "greedy_value",
    "leaf_value",
    "resample",
)
"""The functions of the rules protocol."""

_KERNELS = (
    "play_games",
    "greedy_action",
    "greedy_values",
    "count_leaves",
    "run_plies",
    "legal_at",
    "act_at",
    "happen_at",
    "copy_at",
)


def _tag(folder: Path) -> str:
    """Prefix, unique to a cache folder, of the names of the functions in it."""
    return f"in_{folder.name.rpartition('-')[2]}"

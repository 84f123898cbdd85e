"""The compiled implementation of `Body`. Importing this module imports Numba; use `mazzo.compiled.of`."""

import re
from collections.abc import MutableSequence, Sequence
from copy import copy
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, Self, cast, get_args, get_type_hints

import numba
import numpy as np
import numpy.typing as npt

from mazzo.compiled import cache, compiler, kernels, primitives
from mazzo.compiled.binding import dependency_closure
from mazzo.compiled.body import Body, Ints, R, Rows
from mazzo.compiled.compiler import compile_module
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.observation import Feature, Flag
from mazzo.core.preview import STATES, Foreseen, Lister, Preview
from mazzo.core.record import Record


class Compiled(Body):
    """A game's rules compiled for rows of a structured array. Creating one compiles everything, which takes seconds, or
    reads it from the cache; nothing is compiled later except by `bind`.
    """

    def __init__(self, game: AnyGame) -> None:
        self.state: type[Record] = type(game.new_state())
        self.dtype = compiler.dtype_of(self.state)
        self._blank = self.to_row(game.new_state())
        self._source = cast(ModuleType, game.rules)
        self._modules: compiler.Modules = {}
        self.folder: Path = self._folder(kernels)
        with cache.kept_in(self.folder):
            tag = _tag(self.folder)
            self._rules = compile_module(self._source, self._signatures(self._source, _RULES), tag, self._modules)
            loops = compile_module(kernels, self._signatures(kernels, _KERNELS), tag, self._modules, rules=self._rules)
        super().__init__(game, self._rules, loops)

    def serving(self, game: AnyGame) -> Self:
        """This body for the same ruleset with another deck: the code is shared, since the deck is in the states."""
        if game is self.game:
            return self
        other = copy(self)
        other.game, other._blank = game, self.to_row(game.new_state())
        return other

    def new(self, count: int) -> npt.NDArray[np.void]:
        """`count` states as of `Game.new_state`. The rules take `rows[k]`, the kernels `rows` and `k`."""
        return self._blank.repeat(count)

    def to_row(self, state: Record) -> npt.NDArray[np.void]:
        """A state as an array of one row with the same bytes."""
        return np.frombuffer(state.to_bytes(), self.dtype).copy()

    def to_record(self, row: Any) -> Record:
        """A row as a record with the same bytes."""
        return self.state.from_bytes(row.tobytes())

    def bind(self, module: ModuleType, entry_points: Sequence[str], **values: ModuleType) -> ModuleType:
        folder = self._folder(module, *values.values())
        with cache.kept_in(folder):
            tag = _tag(folder)
            modules = {name: compile_module(one, {}, tag, self._modules) for name, one in values.items()}
            signatures = self._signatures(module, entry_points)
            return compile_module(module, signatures, tag, self._modules, rules=self._rules, **modules)

    def lister(self, preview: Preview) -> Lister:
        """`Preview.list` by this body; may be called from any thread."""
        kernels = self.bind(preview.kernels, ("preview",))
        rows, outs = self.rows(STATES), np.zeros((STATES, preview.actions), np.int64)
        values, effects = np.zeros(preview.actions, np.int64), np.zeros((preview.actions, preview.effects), np.int64)
        turn = Lock()

        def listed(s: Record, seat: int) -> list[Foreseen]:
            with turn:
                self.put(rows, 0, s)
                count = kernels.preview(rows, seat, outs, values, effects)
                columns = outs[0, :count].tolist(), values[:count].tolist(), map(tuple, effects[:count].tolist())
            return list(zip(*columns, strict=True))

        return listed

    def rows(self, count: int) -> Rows:
        return cast(Rows, self.new(count))

    def records(self, kind: type[R], count: int) -> MutableSequence[R]:
        return cast(MutableSequence[R], np.zeros(count, compiler.dtype_of(kind)).view(np.recarray))

    def ints(self, count: int) -> Ints:
        return cast(Ints, np.zeros(count, np.int64))

    def ints_of(self, numbers: Sequence[int]) -> Ints:
        return cast(Ints, np.array(numbers, np.int64))

    def numbers_of(self, ints: Ints) -> list[int]:
        return cast(list[int], cast(Any, ints).tolist())

    def grid(self, rows: int, columns: int) -> Sequence[Ints]:
        return cast(Sequence[Ints], np.zeros((rows, columns), np.int64))

    def put(self, rows: Rows, at: int, state: Record) -> None:
        self.load(rows, at, state.to_bytes())

    def load(self, rows: Rows, at: int, raw: bytes) -> None:
        # as bytes: NumPy copies a structured row field by field
        size = self.dtype.itemsize
        cast(Any, rows).view(np.uint8).data[at * size : (at + 1) * size] = raw

    def take(self, rows: Rows, at: int) -> Record:
        return self.to_record(rows[at])

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
            return numba.from_dtype(compiler.dtype_of(hint))
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

_COMPILER = (compiler, primitives)
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

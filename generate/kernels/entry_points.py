"""The functions that Python calls of a game's kernels, as LLVM IR that no processor has shaped yet."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, cast

from mazzo.compiled import compiler, kernels, numba_internals
from mazzo.compiled.binding import dependency_closure
from mazzo.compiled.host import Compiled
from mazzo.compiled.library import value_names
from mazzo.core.game import AnyGame
from tools.warm import bind_everything


@dataclass(frozen=True)
class EntryPoint:
    """A function that Python calls: its compiled overload, with the types of its arguments and its IR."""

    module: str
    name: str
    overload: Any

    @property
    def symbol(self) -> str:
        """The name under which the library exports it."""
        return f"{self.module}.{self.name}"


class Collected(Compiled):
    """A game's rules compiled to IR only: they cannot be called. Remembers every entry point."""

    called_by_python = False

    def __init__(self, game: AnyGame) -> None:
        self.entry_points: list[EntryPoint] = []
        self.values: dict[str, dict[str, str]] = {}
        self.modules: dict[str, ModuleType] = {}
        super().__init__(game)
        self._note(self._source, self.rules)
        self._note(kernels, self.kernels)

    def bind(self, module: ModuleType, entry_points: Sequence[str], **values: ModuleType) -> ModuleType:
        space = super().bind(module, entry_points, **values)
        self._note(module, space, **values)
        return space

    def _note(self, module: ModuleType, space: Any, **values: ModuleType) -> None:
        names = value_names(values)
        if self.values.setdefault(module.__name__, names) != names:
            raise SystemExit(f"{module.__name__} is bound to {names} and to {self.values[module.__name__]}")
        known = {one.symbol for one in self.entry_points}
        for name, dispatcher in sorted(vars(space).items()):
            overloads = getattr(dispatcher, "overloads", {})
            if f"{module.__name__}.{name}" not in known and len(overloads) == 1 and not dispatcher._can_compile:
                self.entry_points.append(EntryPoint(module.__name__, name, next(iter(overloads.values()))))
        for home in (module, self._source, *values.values(), compiler):
            self.modules |= {one.__name__: one for one in dependency_closure(home)}


def collect(game: AnyGame) -> Collected:
    """Compile everything that Python calls of a game."""
    numba_internals.library_class = _IrLibrary
    body = Collected(game)
    bind_everything(body)
    return body


class _IrLibrary(numba_internals.LeanLibrary):
    """A code library that stays unoptimised IR, in which nothing depends on the size of a pointer of this machine."""

    def _optimize_functions(self, module: Any) -> None:
        pass

    def _is_entered(self) -> bool:
        return False


def modules_of(entry_points: Sequence[EntryPoint]) -> list[Any]:
    """The LLVM modules of entry points and of all functions that they call, each once."""
    found: dict[int, Any] = {}
    waiting = [one.overload.library for one in entry_points]
    while waiting:
        library = waiting.pop()
        if id(library) not in found:
            found[id(library)] = cast(Any, getattr(library, "_unlinked", None) or library._get_module_for_linking())
            waiting += library._linking_libraries
    return list(found.values())

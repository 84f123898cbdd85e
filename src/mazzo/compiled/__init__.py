"""Floor 2: the rules interpreted by Python, compiled by Numba or compiled ahead of time, behind one interface
(`body.Body`).

import mazzo; from mazzo import compiled
swift = compiled.of(mazzo.GAMES["orchard"])
print(swift.play_games(100_000, compiled.generator("seed")).scores[:10])

Numba is imported only where it compiles: for games that have no library, and where their sources were edited.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, cast

from mazzo.compiled.binding import bind
from mazzo.compiled.body import Body, Interpreted, Played
from mazzo.compiled.kernels import GREEDY, RANDOM
from mazzo.compiled.library import Library, Unusable, has_library
from mazzo.compiled.transitions import CompiledTransitions
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.transitions import fast_transitions

if TYPE_CHECKING:
    from mazzo.compiled.arrays import OnArrays

__all__ = [
    "GREEDY",
    "RANDOM",
    "Body",
    "Interpreted",
    "Played",
    "announced",
    "by_numba",
    "generator",
    "hurried",
    "interpreted",
    "is_ready",
    "of",
    "on_arrays",
    "speed_up",
    "warm",
]

LIBRARY, NUMBA, INTERPRETED = "library", "numba", "interpreted"
SETTINGS = LIBRARY, NUMBA, INTERPRETED
"""Values of $MAZZO_RULES, which says what `of` returns for every game."""
ARRAYS = "arrays"

_bodies: dict[tuple[str, str], Body] = {}
"""By kind and ruleset."""
_making = threading.RLock()
"""Held again by a body of a library that binds other kernels."""


def of(game: AnyGame) -> Body:
    """The fastest body of a game, made once per process: its library if that was made of the present sources, else by
    Numba, else interpreted, with one line on stderr. Games with owners' decks share the machine code of their ruleset.
    Raises NotUnderstood (`bad-game`) for a kernel that cannot be compiled.
    """
    return _body(game, _wanted())


def by_numba(game: AnyGame) -> Body:
    """The body of a game that Numba compiles, which takes seconds if its cache is empty."""
    return _body(game, NUMBA)


def _body(game: AnyGame, kind: str) -> Body:
    with _making:
        key = kind, game.meta.ruleset
        if key not in _bodies:
            _bodies[key] = _MAKERS[kind](game)
        body = _bodies[key].serving(game)
        if game.own_deck is None:
            _bodies[key] = body
        return body


def on_arrays(game: AnyGame) -> "OnArrays":
    """As `of`, but a body whose rows and ints are NumPy arrays: never an interpreted one."""
    return cast("OnArrays", _body(game, NUMBA if _wanted() == NUMBA else ARRAYS))


def _wanted() -> str:
    kind = os.environ.get("MAZZO_RULES") or ""
    if kind not in ("", *SETTINGS):
        raise NotUnderstood("bad-setting", setting="MAZZO_RULES", text=kind[:60])
    return kind


def is_ready(game: AnyGame) -> bool:
    """Whether `of` need not compile: by its library, or because nothing here can compile."""
    if _wanted():
        return _wanted() != NUMBA
    return find_spec("numba") is None or (has_library(game) and isinstance(_library_of(game), Library))


@lru_cache
def _library_of(game: AnyGame) -> Library | Unusable:
    try:
        return Library(game, _bind_by_numba)
    except Unusable as error:
        return error


def _bind_by_numba(
    body: Library, module: ModuleType, entry_points: Sequence[str], values: Mapping[str, ModuleType]
) -> ModuleType:
    """Kernels that are not in a library, such as somebody's own: by Numba, else interpreted."""
    if find_spec("numba") is None:
        return bind(module, cast(ModuleType, body.game.rules), **values)
    from mazzo.compiled.arrays import OnArrays, taking_ctypes

    bound = by_numba(body.game).bind(module, entry_points, **values)
    return bound if isinstance(body, OnArrays) else taking_ctypes(bound, entry_points)


def _fastest(game: AnyGame) -> Body:
    reason: object = "it is not part of Mazzo"
    if has_library(game):
        found = _library_of(game)
        if isinstance(found, Library):
            return found
        reason = found
    if find_spec("numba") is not None:
        return _compiled_by_numba(game)
    name = game.package.rpartition(".")[2]
    line = (
        f"Mazzo interprets the rules of {name}, a hundred times slower: there is no library ({reason}), and no Numba."
    )
    print(line, file=sys.stderr, flush=True)
    return Interpreted(game)


def _fastest_on_arrays(game: AnyGame) -> Body:
    from mazzo.compiled.arrays import LibraryOnArrays

    try:
        return LibraryOnArrays(game, _bind_by_numba)
    except Unusable:
        return _compiled_by_numba(game)


def _compiled_by_numba(game: AnyGame) -> Body:
    if find_spec("numba") is None:
        raise NotUnderstood("lab-not-installed", package="numba", extra="compile")
    from mazzo.compiled.host import Compiled, CompilerError, refused_kernel

    try:
        return Compiled(game)
    except CompilerError as error:
        raise refused_kernel(game, error) from error


_MAKERS = {
    "": _fastest,
    ARRAYS: _fastest_on_arrays,
    LIBRARY: Library,
    NUMBA: _compiled_by_numba,
    INTERPRETED: Interpreted,
}


def announced() -> AbstractContextManager[None]:
    """In this context and thread, say on stderr when machine code that is not in the cache is compiled: for calls in
    scripts, whose users would wait up to a minute without a word.
    """
    if find_spec("numba") is None:
        return nullcontext()
    from mazzo.compiled import cache

    return cache.announced()


def hurried(game: AnyGame) -> AbstractContextManager[None]:
    """Give compilation of a game in this context priority, in every process, because a person waits for it."""
    if is_ready(game):
        return nullcontext()
    from mazzo.compiled import cache

    return cache.hurried()


def speed_up(game: AnyGame) -> None:
    """Let the compiled body list the actions for `Game.offers` from now on, in this process, and apply what happens at
    tables.
    """
    body = of(game)
    if game.preview is not None:
        game.preview.list = body.lister(game.preview)
    if not isinstance(body, Interpreted):
        fast_transitions[game.meta.ruleset] = CompiledTransitions(body)


def interpreted(game: AnyGame) -> Body:
    """The interpreted body of a game."""
    return Interpreted(game)


def warm(game: AnyGame) -> None:
    """Fill Numba's cache if it is needed and empty. Call it before several processes need the compiled body."""
    of(game)


def generator(text: str) -> int:
    """Initial state of the generator for playouts (`mazzo.core.bits.below`), a hash of the text."""
    return 1 + int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % (1 << 60)

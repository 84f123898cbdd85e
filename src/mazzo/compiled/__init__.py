"""Floor 2: the rules interpreted by Python or compiled by Numba, behind one interface (`body.Body`).

import mazzo; from mazzo import compiled
swift = compiled.of(mazzo.GAMES["orchard"])
print(swift.play_games(100_000, compiled.generator("seed")).scores[:10])

Numba is imported only when a compiled body is asked for.
"""

import hashlib
import threading
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, cast

from mazzo.compiled.body import Body, Interpreted, Played
from mazzo.compiled.kernels import GREEDY, RANDOM
from mazzo.core.game import AnyGame

if TYPE_CHECKING:
    from mazzo.compiled.host import Compiled

__all__ = [
    "GREEDY",
    "RANDOM",
    "Body",
    "Interpreted",
    "Played",
    "announced",
    "generator",
    "interpreted",
    "of",
    "speed_up",
    "warm",
]

_compiled_games: dict[str, "Compiled"] = {}
_making = threading.Lock()


def of(game: AnyGame) -> Body:
    """The compiled body of a game, made once per process. Takes seconds if the cache is empty. Games with owners' decks
    share the machine code of their ruleset. Raises NotUnderstood (`bad-game`) for a kernel that cannot be compiled.
    """
    from mazzo.compiled.host import Compiled, CompilerError, refused_kernel

    with _making:
        if game.meta.ruleset not in _compiled_games:
            try:
                _compiled_games[game.meta.ruleset] = Compiled(game)
            except CompilerError as error:
                raise refused_kernel(game, error) from error
        body = _compiled_games[game.meta.ruleset].serving(game)
        if game.own_deck is None:
            _compiled_games[game.meta.ruleset] = body
        return body


def announced() -> AbstractContextManager[None]:
    """In this context and thread, say on stderr when machine code that is not in the cache is compiled: for calls in
    scripts, whose users would wait up to a minute without a word.
    """
    from mazzo.compiled import cache

    return cache.announced()


def speed_up(game: AnyGame) -> None:
    """Let the compiled body list the actions for `Game.offers` from now on, in this process."""
    if game.preview is not None:
        game.preview.list = cast("Compiled", of(game)).lister(game.preview)


def interpreted(game: AnyGame) -> Body:
    """The interpreted body of a game."""
    return Interpreted(game)


def warm(game: AnyGame) -> None:
    """Fill the cache if it is empty. Call it before several processes need the compiled body."""
    of(game)


def generator(text: str) -> int:
    """Initial state of the generator for playouts (`mazzo.core.bits.below`), a hash of the text."""
    return 1 + int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % (1 << 60)

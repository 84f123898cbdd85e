"""Floor 2: the rules in two bodies, as they are written and compiled by Numba, with the same face (`body.Body`).

import mazzo; from mazzo import compiled
swift = compiled.of(mazzo.GAMES["orchard"])
print(swift.play_games(100_000, compiled.generator("seed")).scores[:10])

Numba is imported only when a compiled body is asked for.
"""

import hashlib
import threading
from typing import TYPE_CHECKING

from mazzo.compiled.body import Body, Interpreted, Played
from mazzo.compiled.kernels import GREEDY, RANDOM
from mazzo.core.game import Game

if TYPE_CHECKING:
    from mazzo.compiled.machine import Compiled

__all__ = ["GREEDY", "RANDOM", "Body", "Interpreted", "Played", "generator", "interpreted", "of", "warm"]

_made: dict[str, "Compiled"] = {}
_making = threading.Lock()


def of(game: Game) -> Body:
    """The compiled body of a game; made once a process, which takes seconds until the cache is warm. Whatever deck its
    owner entered, the machine code is the same.
    """
    from mazzo.compiled.machine import Compiled

    with _making:
        if game.meta.ruleset not in _made:
            _made[game.meta.ruleset] = Compiled(game)
        body = _made[game.meta.ruleset].serving(game)
        if game.own_deck is None:
            _made[game.meta.ruleset] = body
        return body


def interpreted(game: Game) -> Body:
    """The interpreted body of a game."""
    return Interpreted(game)


def warm(game: Game) -> None:
    """Fill the cache, if it is not: to be called once before several processes ask for the compiled body."""
    of(game)


def generator(text: str) -> int:
    """The start of a generator for playouts (`mazzo.core.bits.below`), the same for the same text everywhere."""
    return 1 + int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % (1 << 60)

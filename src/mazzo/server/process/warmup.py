"""Compiles rules, lists of offers, the bots' search, reviews and the solver of games that have no library made ahead of
time: `python -m mazzo.server.process.warmup`.

The server starts it as a process of low priority, so that players do not wait for the compiler. The search pool
compiles the game that a person opens at once (`bots/search_pool.py`), and this process waits meanwhile. It ends when
its standard input, which the server holds open, is closed, also when the server is killed.
"""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial

from mazzo.core.game import AnyGame

LISTED = "listed"
"""The line that it prints once the rules and the lists of offers are compiled."""


def main() -> None:
    """Warm every game."""
    if sys.platform != "win32":
        os.nice(19)
    from mazzo.compiled import cache

    for job in jobs():
        cache.stand_back()
        job()


def jobs() -> Iterator[Callable[[], object]]:
    """The functions to compile, the most urgent first: rules, offers, bots, reviews, the solver."""
    from mazzo import compiled
    from mazzo.bots import levels
    from mazzo.games import RULESETS
    from mazzo.server.par import service as par_service
    from mazzo.server.par import worker as par_worker
    from mazzo.server.reviews import worker as review_worker
    from mazzo.solver.deal import SOLVED

    games = to_compile()
    for game in games:
        yield partial(compiled.of, game)
    for game in games:
        yield partial(compiled.speed_up, game)
    yield partial(print, LISTED, flush=True)
    for game in games:
        yield partial(levels.warm, compiled.of(game))
    for game in games:
        yield partial(review_worker.warm, game.meta.ruleset)
    if par_service.seconds() > 0:
        names = {game.meta.name for game in games}
        for ruleset in SOLVED:
            if RULESETS[ruleset].meta.name in names:
                yield partial(par_worker.warm, ruleset)


def to_compile() -> list[AnyGame]:
    """The games that have no library made ahead of time."""
    import mazzo
    from mazzo import compiled

    return [game for game in mazzo.GAMES.values() if not compiled.is_ready(game)]


def end_with_input() -> None:
    """End this process at the end of its standard input."""
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    threading.Thread(target=end_with_input, daemon=True).start()
    main()

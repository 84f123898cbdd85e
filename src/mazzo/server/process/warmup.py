"""Compile the fast bodies of all rules into their cache, then the bots' search over them:
`python -m mazzo.server.process.warmup`.

The server starts it as a process of low priority, so that no player waits for a compiler. The game that a person
opens goes first: the process of its bots compiles it at once (`bots/search_pool.py`), and this one waits meanwhile. It
ends with its standard input, which the server holds open: a server may be killed without a word.
"""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from time import sleep

PATIENCE = 3
"""For how many seconds it lets the first page be served; a server that ends within them has cost no compiler."""


def main() -> None:
    """Warm every game."""
    if sys.platform != "win32":
        os.nice(19)
    sleep(PATIENCE)
    from mazzo.compiled import cache

    for job in jobs():
        cache.stand_back()
        job()


def jobs() -> Iterator[Callable[[], object]]:
    """What is to be compiled, the most urgent first: rules, bots, the solver."""
    import mazzo
    from mazzo import compiled
    from mazzo.bots import levels
    from mazzo.server.services import par_service, par_worker
    from mazzo.solver.deal import SOLVED

    for game in mazzo.GAMES.values():
        yield partial(compiled.of, game)
    for game in mazzo.GAMES.values():
        yield partial(levels.warm, compiled.of(game))
    if par_service.seconds() > 0:
        for ruleset in SOLVED:
            yield partial(par_worker.warm, ruleset)


def end_with_input() -> None:
    """End this process, whatever it is doing, at the end of its standard input."""
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    threading.Thread(target=end_with_input, daemon=True).start()
    main()

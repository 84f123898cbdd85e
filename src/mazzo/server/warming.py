"""Compile the fast bodies of all rules into their cache, then the bots' search over them:
`python -m mazzo.server.warming`.

The server starts it beside itself, politely, so that nobody who plays ever waits for a compiler.
"""

import os
import sys
from time import sleep

PATIENCE = 3
"""For how many seconds it lets the first page be served; a server that ends within them has cost no compiler."""


def main() -> None:
    """Warm every game."""
    if sys.platform != "win32":
        os.nice(19)
    sleep(PATIENCE)
    import mazzo
    from mazzo import compiled
    from mazzo.bots import strengths
    from mazzo.server.par import reckoning, work

    bodies = [compiled.of(game) for game in mazzo.GAMES.values()]
    for body in bodies:
        strengths.warm(body)
    if reckoning.seconds() > 0:
        work.warm()


if __name__ == "__main__":
    main()

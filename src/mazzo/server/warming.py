"""Compile the fast bodies of all rules into their cache: `python -m mazzo.server.warming`.

The server starts it beside itself, politely, so that nobody who plays ever waits for a compiler.
"""

import os
import sys


def main() -> None:
    """Warm every game."""
    if sys.platform != "win32":
        os.nice(19)
    import mazzo
    from mazzo import compiled

    for game in mazzo.GAMES.values():
        compiled.warm(game)


if __name__ == "__main__":
    main()

"""Compiles all that the tests want compiled, once, before several processes ask for the same at the same time.

Run as `python -m scripts.warm`, or `python -m scripts.warm rules` for the rules alone. What lies in the cache is not
compiled again.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from time import monotonic

from mazzo.games import GAMES

PLANNED = ("grove", "orchard")
"""The games a deck may be tuned for by planning bots."""
NOTICED = 10
"""From how many seconds on one is told."""


def warm(name: str, whole: bool) -> None:
    """Compile the rules of a game; as a whole: with the bots' search and the solver over them."""
    from mazzo import compiled
    from mazzo.bots import strengths
    from mazzo.bots.planner import Planning
    from mazzo.solver.beam import Beam
    from mazzo.solver.checker import Checker
    from mazzo.solver.deal import SOLVED
    from mazzo.solver.proof import PROVED, Prover

    game = GAMES[name]
    body = compiled.of(game)
    if not whole:
        return
    strengths.warm(body)
    if name in PLANNED:
        Planning(body)
    if game.meta.ruleset in SOLVED:
        Beam(body)
    if game.meta.ruleset in PROVED:
        Prover(body)
        Checker(body)


def main() -> None:
    """Every game, as many at once as there are cores."""
    start, whole = monotonic(), "rules" not in sys.argv[1:]
    with ProcessPoolExecutor() as processes:
        for job in [processes.submit(warm, name, whole) for name in GAMES]:
            job.result()
    if monotonic() - start > NOTICED:
        print(f"· Compiling the rules{', the bots and the solver' if whole else ''} ... {monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()

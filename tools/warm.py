"""Compiles everything that the tests need, once, before several processes ask for it at the same time.

Run as `python -m tools.warm`, or `python -m tools.warm rules` for the rules alone. What is in the cache is not
compiled again.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from time import monotonic

from mazzo.games import GAMES

PLANNED = ("grove", "orchard")
"""The games whose decks may be tuned with planning bots."""
NOTICED = 10
"""Seconds from which a compilation is reported."""


def warm(name: str, whole: bool) -> None:
    """Compile the rules of a game; if `whole`, also the bots' search, the reviews, the solver and the environments for
    learning.
    """
    from mazzo import compiled, rl
    from mazzo.bots import levels
    from mazzo.bots.flat_mc.bot import FlatMonteCarlo
    from mazzo.reviews.reasons import Reasons
    from mazzo.reviews.values import values_of
    from mazzo.rl.compiled_match import outcomes_of
    from mazzo.rl.games import encoder_of, observation_of
    from mazzo.solver.beam.search import Beam
    from mazzo.solver.branch_and_bound.search import PROVED, Prover
    from mazzo.solver.deal import SOLVED
    from mazzo.solver.verify.checker import Checker

    game = GAMES[name]
    body = compiled.of(game)
    if not whole:
        return
    levels.warm(body)
    values_of(body, game.meta.seats_max)
    Reasons(body)
    if observation_of(game):
        encoder_of(game)
        outcomes_of(game)
        rl.batch(name, 1).greedy()
    if name in PLANNED:
        FlatMonteCarlo(body)
    if game.meta.ruleset in SOLVED:
        Beam(body)
    if game.meta.ruleset in PROVED:
        Prover(body)
        Checker(body)


def main() -> None:
    """Compile every game, as many at once as there are cores."""
    start, whole = monotonic(), "rules" not in sys.argv[1:]
    with ProcessPoolExecutor() as processes:
        for job in [processes.submit(warm, name, whole) for name in GAMES]:
            job.result()
    if monotonic() - start > NOTICED:
        what = "the rules, the bots, the reviews, the solver and the environments" if whole else "the rules"
        print(f"· Compiling {what} ... {monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()

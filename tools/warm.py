"""Compiles by Numba what the tests need, once, before several processes ask for it at the same time.

Run as `python -m tools.warm`, or `python -m tools.warm rules` for the rules alone. What is in the cache is not
compiled again.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from time import monotonic

from mazzo import compiled
from mazzo.bots import levels
from mazzo.bots.flat_mc.bot import FlatMonteCarlo
from mazzo.compiled import Body
from mazzo.games import GAMES
from mazzo.puzzles.proof import kernels_of as puzzle_kernels
from mazzo.reviews.reasons import Reasons
from mazzo.reviews.values import values_of
from mazzo.rl.batch import bind_greedy, bind_steps
from mazzo.rl.games import Encoder, observation_of
from mazzo.solver.beam.search import Beam
from mazzo.solver.branch_and_bound.search import PROVED, Prover
from mazzo.solver.deal import SOLVED
from mazzo.solver.verify.checker import Checker

NOTICED = 10
"""Seconds from which a compilation is reported."""


def bind_everything(body: Body) -> None:
    """Bind all kernels of Mazzo that Python calls of a game: previews, bots, reviews, puzzles, solver, environments for
    learning.
    """
    game = body.game
    if game.preview is not None:
        body.bind(game.preview.kernels, ("preview",))
    levels.warm(body)
    FlatMonteCarlo(body)
    values_of(body, game.meta.seats_max)
    Reasons(body)
    puzzle_kernels(body)
    if observation_of(game):
        Encoder(game, body).bind("outcomes_of")
        bind_steps(body)
        bind_greedy(body)
    if game.meta.ruleset in SOLVED:
        Beam(body)
    if game.meta.ruleset in PROVED:
        Prover(body)
        Checker(body)


def warm(name: str, whole: bool) -> None:
    """Compile the rules of a game; if `whole`, everything."""
    body = compiled.by_numba(GAMES[name])
    if whole:
        bind_everything(body)


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

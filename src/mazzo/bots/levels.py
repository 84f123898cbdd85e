"""The five levels at which bots play every game, the weakest first.

import mazzo
from mazzo.bots import level
match = mazzo.deal("clustered", seats=2, seed="monday")
match.play(0, level("clustered", "master").choose(match, 0, start=1))

Novice, casual and greedy bots look one action ahead; the first two compare only some actions. Experts and masters
search, or use expectimax where the game's settings say so.
"""

from mazzo.bots import rollout
from mazzo.bots.expectimax import bot as expectimax
from mazzo.bots.expectimax.bot import ExpectimaxBot
from mazzo.bots.greedy_bots import BOTS, NOVICE, Bot, settings_of
from mazzo.bots.ismcts import bot as ismcts
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.ismcts.params import ALIKE, SearchParams
from mazzo.compiled import Body
from mazzo.core.game import AnyGame

Deep = IsmctsBot | ExpectimaxBot
"""The bots that evaluate each action."""

LEVELS = ("novice", "casual", "greedy", "expert", "master")
"""Weakest first."""

FLAT = SearchParams(width=rollout.EVERY, widen=0, exploration=1_000_000, branch=ALIKE, max_depth=1, scan=1)
"""Every action gets the same number of random playouts: no tree."""


def bot_at_level(game: AnyGame, name: str) -> Bot:
    """The bot of a level. Raises KeyError for a name that is not in LEVELS."""
    if name == NOVICE.name:
        return NOVICE
    if name in BOTS:
        return BOTS[name]
    settings = settings_of(game)
    iterations = {"expert": settings.expert_iterations, "master": settings.master_iterations}[name]
    if name == "master" and settings.master_looks_ahead:
        return ExpectimaxBot(name)
    return IsmctsBot(name, iterations, settings.search)


def warm(body: Body) -> None:
    """Load the search kernels for a body of the rules; compiles them if needed."""
    ismcts.warm(body)
    expectimax.warm(body)


def flat(iterations: int, name: str = "flat") -> IsmctsBot:
    """Flat Monte Carlo with `iterations` playouts, as a reference."""
    return IsmctsBot(name, iterations, FLAT)

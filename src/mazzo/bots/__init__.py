"""Floor 3: bots. `level` returns the bot of a game at one of the five levels.

import mazzo; from mazzo.bots import level
match = mazzo.deal("orchard", seed="monday")
match.play(0, level("orchard", "master").choose(match, 0, start=1))

A bot only sees a `Position`, which `determinize` makes from a match by resampling everything that the seat cannot know.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from mazzo.bots.greedy_bots import BOTS, Bot
from mazzo.bots.levels import LEVELS, bot_at_level
from mazzo.bots.position import Position, determinize
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.games import find

if TYPE_CHECKING:
    from mazzo.bots.search_pool import PoolClosed, SearchPool

__all__ = ["BOTS", "LEVELS", "Bot", "PoolClosed", "Position", "SearchPool", "determinize", "level"]


def level(game: AnyGame | str, name: str) -> Bot:
    """The bot of the house that plays a game, given by its name, at a level (`LEVELS`, weakest first). Raises
    NotUnderstood for an unknown game or level.
    """
    if name not in LEVELS:
        raise NotUnderstood("cli-play-no-strength", text=name[:40], known=", ".join(LEVELS))
    return bot_at_level(find(game) if isinstance(game, str) else game, name)


def __getattr__(name: str) -> object:
    """The pool is imported when it is asked for: a browser, which has no processes, needs none of it."""
    if name not in ("PoolClosed", "SearchPool"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module("mazzo.bots.search_pool"), name)
    return value

"""Floor 3: bots. `BOTS` holds those with one-ply lookahead, weakest first.

import mazzo; from mazzo.bots import BOTS
match = mazzo.deal("orchard", seed="monday")
match.play(0, BOTS["greedy"].choose(match, 0, start=1))

A bot only sees a `Position`, which `determinize` makes from a match by resampling everything that the seat cannot know.
"""

from mazzo.bots.greedy_bots import BOTS, Bot
from mazzo.bots.position import Position, determinize
from mazzo.bots.search_pool import PoolClosed, SearchPool

__all__ = ["BOTS", "Bot", "PoolClosed", "Position", "SearchPool", "determinize"]

"""Floor 3: whoever plays by itself. `BOTS` holds the bots of the house, the weakest first.

import mazzo; from mazzo.bots import BOTS
match = mazzo.deal("orchard", seed="monday")
match.play(0, BOTS["greedy"].choose(match, 0, start=1))

No bot meets a state that was not resampled: `imagine` is the one door to a `Position`, and a position is all they think
about.
"""

from mazzo.bots.house import BOTS, Bot
from mazzo.bots.position import Position, imagine
from mazzo.bots.thinkers import Resting, Thinkers

__all__ = ["BOTS", "Bot", "Position", "Resting", "Thinkers", "imagine"]

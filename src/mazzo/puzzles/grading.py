"""How hard a puzzle is: which levels of bots miss it."""

from collections.abc import Sequence

from mazzo import compiled
from mazzo.bots.levels import LEVELS, Deep, bot_at_level
from mazzo.bots.position import determinize
from mazzo.compiled import Body
from mazzo.match import Match

TRIES = 15
"""Number of choices by a bot that looks one action ahead."""
DEEP_TRIES = 3
"""Number of choices by a bot that searches."""


def rights(match: Match, seat: int, best: Sequence[int], body: Body) -> dict[str, float]:
    """The share of each level's choices that are among the best. The random numbers depend on the journal only."""
    text = match.journal.text()
    share_of = {}
    for level in LEVELS:
        bot = bot_at_level(match.game, level)
        tries = DEEP_TRIES if isinstance(bot, Deep) else TRIES
        starts = [compiled.generator(f"{level} {k} {text}") for k in range(tries)]
        right = sum(bot.think(determinize(match, seat, start), body) in best for start in starts)
        share_of[level] = right / tries
    return share_of


def missed_by(shares: dict[str, float]) -> tuple[str, ...]:
    """The levels that are right in less than half of their choices, the weakest first."""
    return tuple(level for level in LEVELS if shares[level] < 0.5)

"""Settings with which the bots play a game; a game's `analysis/bot.py` holds its own as `BOT`."""

from dataclasses import dataclass

from mazzo.bots.ismcts.params import ALIKE, NUMBER, VALUE, SearchParams
from mazzo.bots.rollout import EVERY

__all__ = ["ALIKE", "EVERY", "NUMBER", "VALUE", "BotSettings", "SearchParams"]


DEFAULT = SearchParams()


@dataclass(frozen=True)
class BotSettings:
    """Settings of the five levels for one game; the defaults are for a game without `analysis/bot.py`."""

    search: SearchParams = DEFAULT
    """Parameters of the tree search of experts and masters."""
    expert_iterations: int = 200
    """Iterations of the tree search before each action."""
    master_iterations: int = 2000
    master_looks_ahead: bool = False
    """Masters use expectimax over possible cards instead of the tree search; needs the game's
    `analysis/expected_score.py`.
    """
    novice_percent: int = 10
    """Percentage of the legal actions that a novice compares."""
    casual_percent: int = 25
    """The same for a casual bot."""
    master_average: float | None = None
    """Mean score of a master who plays alone, to a tenth of a point, measured by the ladders in docs/ladder; None if
    not measured.
    """

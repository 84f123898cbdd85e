"""The evaluators of the games (`mazzo.core.evaluator`), looked up by game, and what a search reports of an action."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType

from mazzo.core import evaluator
from mazzo.core.game import AnyGame
from mazzo.games import load_module


@dataclass(frozen=True)
class ActionEvaluation:
    """Result of a search for one action: the number of visits, or of possible cards, and the mean value, in the unit of
    `Rules.leaf_value` (points or a fraction of them, by game), less the value of the best other seat. A single legal
    action is not searched: `mean` is then the seat's `greedy_value`.
    """

    action: int
    visits: int
    mean: float


def evaluator_of(game: AnyGame) -> ModuleType:
    """The `Evaluator` of a game; `mazzo.core.evaluator` itself if it has none."""
    return load_module(game, "analysis.evaluator") or evaluator


def expected_score_of(game: AnyGame) -> ModuleType | None:
    """The `mazzo.core.evaluator.ExpectedScore` of a game; None if it has none."""
    return load_module(game, "analysis.expected_score")


@lru_cache
def zobrist_keys_of(count: int) -> tuple[int, ...]:
    """`count` numbers of 1 to 2**62, the same in every run."""
    raw = hashlib.shake_256(b"mazzo.solver.beam").digest(8 * count)
    return tuple(1 + (int.from_bytes(raw[8 * k : 8 * k + 8], "big") >> 2) for k in range(count))

"""The evaluators of the games (`mazzo.core.evaluator`), looked up by game."""

import hashlib
from functools import lru_cache
from types import ModuleType

from mazzo.bots import no_evaluator
from mazzo.core.game import AnyGame
from mazzo.games import load_room


def evaluator_of(game: AnyGame) -> ModuleType:
    """The `mazzo.core.evaluator.Evaluator` of a game; `no_evaluator` if it has none."""
    return load_room(game, "evaluator") or no_evaluator


def expected_score_of(game: AnyGame) -> ModuleType | None:
    """The `mazzo.core.evaluator.ExpectedScore` of a game; None if it has none."""
    return load_room(game, "expected_score")


@lru_cache
def zobrist_keys_of(count: int) -> tuple[int, ...]:
    """`count` numbers of 1 to 2**62, the same in every run."""
    raw = hashlib.shake_256(b"mazzo.solver.beam").digest(8 * count)
    return tuple(1 + (int.from_bytes(raw[8 * k : 8 * k + 8], "big") >> 2) for k in range(count))

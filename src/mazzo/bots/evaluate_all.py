"""Evaluates every legal action, including those that a bot prunes: by playouts after each, more of them after better
ones, or by expectimax for a game with an expected score.
"""

from dataclasses import replace

from mazzo.bots import rollout
from mazzo.bots.evaluators import ActionEvaluation, expected_score_of
from mazzo.bots.expectimax.bot import ExpectimaxBot
from mazzo.bots.greedy_bots import settings_of
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.position import Position
from mazzo.bots.search_pool import LOAD_SECONDS_LONG, loaded_search
from mazzo.games import RULESETS

ITERATIONS = 6_000
SECONDS = 1.2
FEW = 8
"""Maximum number of placements per possible card, for expectimax."""
EXPLORATION = 300
"""High, so that poor actions are tried often enough for an estimate."""


def evaluate_all(position: Position) -> list[ActionEvaluation]:
    """An evaluation of each legal action; [] if the compiled rules are not loaded in time. Runs in a process of a
    `SearchPool` (`SearchPool.run`).
    """
    body = loaded_search(position.ruleset, LOAD_SECONDS_LONG)
    if body is None:
        return []
    game = RULESETS[position.ruleset]
    if expected_score_of(game) is not None:
        most = game.meta.max_actions
        return ExpectimaxBot("evaluate_all", 1, (most, most, FEW), (most, most), SECONDS).evaluate(position, body)
    search_params = settings_of(game).search
    search_params = replace(
        search_params, width=rollout.EVERY, widen=0, exploration=EXPLORATION, max_depth=1, scan=1, prune_margin=0
    )
    return IsmctsBot("evaluate_all", ITERATIONS, search_params, SECONDS).evaluate(position, body)

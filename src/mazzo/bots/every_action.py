"""Evaluates every legal action, including those that a bot prunes: by playouts after each, more of them after better
ones, or by expectimax for a game with an expected score.
"""

from dataclasses import replace

from mazzo import compiled
from mazzo.bots import rollout
from mazzo.bots.evaluators import ActionEvaluation, expected_score_of
from mazzo.bots.expectimax.bot import ExpectimaxBot
from mazzo.bots.greedy_bots import settings_of
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.position import Position
from mazzo.compiled import Body
from mazzo.games import RULESETS

ITERATIONS = 6_000
SECONDS = 1.2
FEW = 8
"""Maximum number of placements per possible card, for expectimax."""
EXPLORATION = 300
"""High, so that poor actions are tried often enough for an estimate."""


def evaluate_every(position: Position, body: Body, seconds: float = SECONDS) -> list[ActionEvaluation]:
    """An evaluation of each legal action, the best first, within some seconds."""
    game = RULESETS[position.ruleset]
    if expected_score_of(game) is not None:
        most = game.meta.max_actions
        return ExpectimaxBot("evaluate_all", 1, (most, most, FEW), (most, most), seconds).evaluate(position, body)
    search_params = settings_of(game).search
    search_params = replace(
        search_params, width=rollout.EVERY, widen=0, exploration=EXPLORATION, max_depth=1, scan=1, prune_margin=0
    )
    return IsmctsBot("evaluate_all", ITERATIONS, search_params, seconds).evaluate(position, body)


def greedy_evaluations(position: Position, body: Body | None) -> list[ActionEvaluation]:
    """Evaluations of every action by a greedy bot: the seat's value after it."""
    game = RULESETS[position.ruleset]
    body = body or compiled.interpreted(game)
    rows, out, values = body.rows(2), body.ints(game.meta.max_actions), body.ints(game.meta.max_actions)
    body.load(rows, 0, position.state)
    legal = body.kernels.greedy_values(rows, position.seat, out, values)
    evaluations = [ActionEvaluation(int(out[k]), 1, float(values[k])) for k in range(legal)]
    return sorted(evaluations, key=lambda one: (-one.mean, one.action))

"""`evaluate_every` in a process of a search pool."""

from mazzo.bots.evaluators import ActionEvaluation
from mazzo.bots.every_action import evaluate_every
from mazzo.bots.position import Position
from mazzo.bots.search_pool import LOAD_SECONDS_LONG, loaded_search


def evaluate_all(position: Position) -> list[ActionEvaluation]:
    """An evaluation of each legal action; [] if the compiled rules are not loaded in time. Runs in a process of a
    `SearchPool` (`SearchPool.run`).
    """
    body = loaded_search(position.ruleset, LOAD_SECONDS_LONG)
    return [] if body is None else evaluate_every(position, body)

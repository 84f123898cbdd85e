"""Kernels of the proofs of puzzles, over the rules of any one game: games played on after each action, and expectimax
over everything that may come.

`rows` holds the position (ROOT), two states of a game that is played on, and from FIRST on one state for each ply of
the expectimax.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, cast

from mazzo.bots.rollout import AHEAD, ROOT, act, determinize_at, happen, legal_of
from mazzo.core import review_defaults
from mazzo.core.evaluator import FINE, SCALE, UNCLEAR, Evaluator, Survey
from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite
from mazzo.core.review import Reviewed
from mazzo.reviews.kernels import finish_part

rules = cast(AnyRules, None)
"""The rules of one game; set by every binding."""
review: Reviewed = review_defaults
"""The game's `analysis/review.py` over the defaults; set by every binding."""
evaluator = cast(Evaluator, None)
"""The game's evaluator; set by every binding."""

COLD = True  # as in `mazzo.bots.rollout`

FIRST = 3
DEEPEST = 16
ROWS = FIRST + DEEPEST + 1


class Scratch(NamedTuple):
    """Working memory of the evaluator."""

    effects: MutableSequence[int]
    survey: Survey
    keys: MutableSequence[int]
    """Random numbers for hashes, which are not used here."""


def play_games(
    rows: MutableSequence[Any],
    seat: int,
    sign: int,
    action: int,
    starts: Sequence[int],
    luck: MutableSequence[int],
    out: MutableSequence[int],
    scores: MutableSequence[int],
) -> int:
    """Play greedily to the end of the game, round or hand after an action of rows[ROOT], once for each number of
    `starts`, which seeds everything that the seat does not know. Writes `sign` times the seat's score into `scores`;
    returns the number of games.
    """
    for game in range(len(starts)):
        luck[0] = starts[game]
        overwrite(rows, AHEAD, ROOT)
        determinize_at(rows, AHEAD, seat, luck)
        act(rows, AHEAD, seat, action)
        finish_part(rows, review.part(rows[ROOT]), luck, out)
        scores[game] = rules.score(rows[AHEAD], seat) * sign
    return len(starts)


def exact_value(
    rows: MutableSequence[Any],
    seat: int,
    sign: int,
    action: int,
    outs: Sequence[MutableSequence[int]],
    budget: MutableSequence[int],
    scratch: Scratch,
) -> int:
    """The expected result after an action of rows[ROOT], from which everything that the seat does not know has been
    removed, in 1/FINE of a point. budget[0], the number of positions that may be visited, is below 0 afterwards if
    they did not suffice, or if another seat acts.
    """
    overwrite(rows, FIRST, ROOT)
    act(rows, FIRST, seat, action)
    return exactly(rows, FIRST, seat, sign, review.part(rows[ROOT]), outs, budget, scratch)


def exactly(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    sign: int,
    part: int,
    outs: Sequence[MutableSequence[int]],
    budget: MutableSequence[int],
    scratch: Scratch,
) -> int:
    """The expected result of rows[at]: the best of the seat's actions, the mean of the outcomes."""
    if rules.is_terminal(rows[at]) != 0 or review.part(rows[at]) != part:
        return rules.score(rows[at], seat) * sign * FINE
    budget[0] -= 1
    if budget[0] < 0:
        return 0
    if at + 1 == ROWS:
        budget[0] = -1
        return 0
    chances = rules.chance_count(rows[at])
    if chances > 0:
        total = 0
        k = 0
        while k < chances and budget[0] >= 0:
            alike = review.alike(rows[at], k)
            overwrite(rows, at + 1, at)
            happen(rows, at + 1, k)
            total += alike * exactly(rows, at + 1, seat, sign, part, outs, budget, scratch)
            k += alike
        return total // chances
    if rules.current_players(rows[at]) >> seat & 1 == 0:
        budget[0] = -1
        return 0
    count = legal_of(rows, at, seat, outs[at])
    is_last = evaluator.is_placing(rows[at]) and evaluator.to_lay(rows[at]) == 1
    points = 0
    if is_last:
        evaluator.survey(rows[at], evaluator.PROMISE[0], scratch.keys, scratch.survey)
        points = scratch.survey.value
    best = 0
    k = 0
    while k < count and budget[0] >= 0:
        gain = evaluator.glance(rows[at], outs[at][k], evaluator.PROMISE[0], scratch.effects) if is_last else UNCLEAR
        if gain == UNCLEAR:
            overwrite(rows, at + 1, at)
            act(rows, at + 1, seat, outs[at][k])
            value = exactly(rows, at + 1, seat, sign, part, outs, budget, scratch)
        else:
            value = (points + gain) * (FINE // SCALE)
        if k == 0 or value > best:
            best = value
        k += 1
    return best

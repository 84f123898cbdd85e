"""Thinking ahead, as kernels over the rules of any one game: every good action is tried, and the game played on from
there a number of times.

Nothing here sees more than the seat does: each playing-on begins by dealing again all that the seat cannot know, and
every card drawn on the way is drawn from the set of those it has not seen. All actions are tried with the same luck, so
that what tells them apart is the action.

`rows` has four states: the one thought about, a sheet to try single actions on, the one played on, and where whole
games start. `paper` has PAPER lines, each with a cell for every legal action.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.bots.ahead import (
    AHEAD,
    ROOT,
    act,
    deal_again,
    fresh,
    happen,
    legal_of,
    play_on,
    seat_to_act,
    worth_after,
)
from mazzo.core.bits import below
from mazzo.core.game import Rules
from mazzo.core.record import overwrite

rules = cast(Rules, None)
"""The rules of one game; every binding brings its own."""

COLD = True  # the rules are compiled into these functions, but not these into each other: that would take minutes

START = 3
ROWS = 4

ACTIONS = 0
VALUES = 1
LEGAL = 2
LUCK = 3
DEAL = 4
PAPER = 5

# What `terms` holds: the sign of a point (-1 where fewer are better), how many actions are thought about, how often the
# game is played on after each before the worse half is dropped, and what reaching how many points is worth besides.
SIGN = 0
WIDTH = 1
PLAYOUTS = 2
PRIZE = 3
AIM = 4
TERMS = 5


def plan(
    rows: MutableSequence[Any],
    seat: int,
    rng: MutableSequence[int],
    paper: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """The action of rows[ROOT] after which the game, played on, went best for the seat.

    The actions that look best at once are kept, and of equals those with the lowest numbers; then, again and again,
    each is tried `terms[PLAYOUTS]` times more, and the worse half of them dropped, until one is left.
    """
    legal = legal_of(rows, ROOT, seat, paper[ACTIONS])
    if legal == 1:
        return paper[ACTIONS][0]
    for k in range(legal):
        paper[VALUES][k] = worth_after(rows, ROOT, seat, paper[ACTIONS][k])
    left = min(legal, terms[WIDTH])
    put_best_first(paper, legal, left)
    for k in range(left):
        paper[VALUES][k] = 0
    while left > 1:
        for _ in range(terms[PLAYOUTS]):
            luck = fresh(rng)
            for k in range(left):
                paper[LUCK][0] = luck
                paper[VALUES][k] += value_ahead(rows, seat, paper[ACTIONS][k], paper, terms)
        left = put_best_first(paper, left, (left + 1) // 2)
    return paper[ACTIONS][0]


def put_best_first(paper: Sequence[MutableSequence[int]], count: int, wanted: int) -> int:
    """Move the `wanted` actions of the highest values to the front, the best first, equals in their order; returns
    `wanted`.
    """
    actions = paper[ACTIONS]
    values = paper[VALUES]
    for place in range(wanted):
        best = place
        for k in range(place + 1, count):
            if values[k] > values[best]:
                best = k
        action = actions[best]
        value = values[best]
        for k in range(best, place, -1):
            actions[k] = actions[k - 1]
            values[k] = values[k - 1]
        actions[place] = action
        values[place] = value
    return wanted


def value_ahead(
    rows: MutableSequence[Any],
    seat: int,
    action: int,
    paper: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """What one playing-on after the action comes to, with the luck that starts at paper[LUCK][0]."""
    luck = paper[LUCK]
    overwrite(rows, AHEAD, ROOT)
    deal_again(rows, AHEAD, seat, luck)
    act(rows, AHEAD, seat, action)
    play_on(rows, AHEAD, luck, paper[LEGAL])
    return valued(rules.score(rows[AHEAD], seat), terms)


def valued(points: int, terms: Sequence[int]) -> int:
    """What a game that ends with so many points is worth, the more the better."""
    value = points * terms[SIGN]
    if terms[PRIZE] > 0 and value >= terms[AIM] * terms[SIGN]:
        value += terms[PRIZE]
    return value


def play_games(
    rows: MutableSequence[Any],
    deals: Sequence[int],
    rng: MutableSequence[int],
    paper: Sequence[MutableSequence[int]],
    terms: Sequence[int],
    scores: MutableSequence[int],
) -> int:
    """Play rows[START] to its end once for each start of a generator in `deals`, from which its chance comes, every
    seat planning; of one action that is thought about, none is played on: that is greed. Writes the points of seat 0;
    returns how many actions were taken.
    """
    taken = 0
    for game in range(len(deals)):
        overwrite(rows, ROOT, START)
        paper[DEAL][0] = deals[game]
        while rules.is_terminal(rows[ROOT]) == 0:
            chances = rules.chance_count(rows[ROOT])
            if chances > 0:
                happen(rows, ROOT, below(paper[DEAL], chances))
            else:
                seat = seat_to_act(rows[ROOT], paper[DEAL])
                act(rows, ROOT, seat, plan(rows, seat, rng, paper, terms))
                taken += 1
        scores[game] = rules.score(rows[ROOT], 0)
    return taken

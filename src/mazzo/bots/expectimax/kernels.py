"""Expectimax (Michie, Game-playing and game-learning automata, 1966) over the next one or two cards, for games that
each seat plays by itself, as kernels: the mean over all cards that may be drawn of the value of the best placement,
and an estimate of the final score at the leaves. The true order of the deck is not known here: every unseen card may
come.

The same position is often reached in several orders of cards and placements, so values are kept in a table.

Not all placements are searched. The evaluator (`mazzo.core.evaluator`) ranks them; the best of these are ranked again
by the expected score (there, too), and the best of those are searched.

`rows` holds two states for each level from HERE on: with a card to be laid, and with it laid. Level 0 is the position,
every card drawn is one more. `sheet` belongs to the expected score. All numbers are integers, so that both bodies
choose alike.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, cast

from mazzo.bots.beam_rollout import Scratch as BeamScratch
from mazzo.bots.beam_rollout import expand, settle
from mazzo.bots.rollout import ROOT, act, greedy_value_of, happen, legal_of
from mazzo.core.evaluator import FINE, SCALE, Evaluator, ExpectedScore
from mazzo.core.game import AnyRules
from mazzo.core.record import Record, cell, overwrite, record, row

rules = cast(AnyRules, None)
"""The rules of one game; set by every binding."""
evaluator = cast(Evaluator, None)
"""The game's evaluator; set by every binding."""
expected_score = cast(ExpectedScore, None)
"""The game's estimate of the final score; set by every binding."""

COLD = True  # as in `mazzo.bots.rollout`

FOUND = 1 << 18
"""Length of `Scratch.found`."""
MIX = 0x9E3779B97F
"""An odd number of 40 bits: its products with sets of cards stay below 63 bits."""
MAX_CARDS = 2
"""Maximal number of cards drawn in the search."""
LEVELS = MAX_CARDS + 1
HERE = 3
ROWS = HERE + 2 * LEVELS


@record
class LookaheadParams(Record):
    """Numbers of placements that are considered."""

    ranked = row("i8", LEVELS)
    """ranked[cards]: placements whose expected score is computed, where so many cards are still drawn afterwards."""
    searched = row("i8", LEVELS)
    """searched[cards]: placements of these that are searched."""
    margin = cell("i8")
    """A placement is not searched after a card if its expected score is lower than the best one by more, in 1/FINE of a
    point.
    """
    exact = cell("i8")
    """Before the last card, so many of the ranked placements are valued exactly, the best by the expected score; all if
    it is 0.
    """


class Scratch(NamedTuple):
    """Working memory."""

    actions: Sequence[MutableSequence[int]]
    """actions[level]: what is considered there, best first."""
    values: Sequence[MutableSequence[int]]
    """values[level]: the expected scores of `actions[level]`, in 1/FINE of a point."""
    memo: Sequence[MutableSequence[int]]
    """The values found before, for one sheet and one LookaheadParams: found[0][k] is the key of the position last
    noted at k (`key_of`), 0 for none, and found[1][k] its value.
    """
    beam: BeamScratch


def consider(
    rows: MutableSequence[Any],
    seat: int,
    scratch: Scratch,
    sheet: Sequence[MutableSequence[int]],
    most: int,
    exact: int,
) -> int:
    """Write the actions of rows[ROOT] into scratch.actions[0] and their expected scores into scratch.values[0], best
    first; returns how many there are. Of placements, the `most` best by the evaluator are considered; of the last card
    all, and all choices that a placement requires. `exact`: see `LookaheadParams`.
    """
    overwrite(rows, HERE, ROOT)
    if evaluator.is_placing(rows[HERE]) and evaluator.to_lay(rows[HERE]) > 1:
        return rank_placements(rows, 0, seat, scratch, sheet, most, exact)
    count = legal_of(rows, HERE, seat, scratch.actions[0])
    sort_by_expected(rows, 0, seat, scratch, sheet, count, True)
    return count


def value_of(
    rows: MutableSequence[Any],
    seat: int,
    action: int,
    scratch: Scratch,
    sheet: Sequence[MutableSequence[int]],
    params: LookaheadParams,
    cards: int,
) -> int:
    """The value of an action of rows[ROOT], in 1/FINE of a point, with so many cards drawn in the search (0 to
    MAX_CARDS). Leaves the state after the action in rows[HERE + 1].
    """
    go(rows, ROOT, HERE + 1, seat, action, scratch.beam)
    if cards == 0:
        return expected(rows, HERE + 1, seat, scratch.beam, sheet, True)
    if cards == 1:
        return after_one_card(rows, 0, seat, scratch, sheet, params)
    return after_two_cards(rows, 0, seat, scratch, sheet, params)


def after_two_cards(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    scratch: Scratch,
    sheet: Sequence[MutableSequence[int]],
    params: LookaheadParams,
) -> int:
    """The value of the state of this level with its card laid: the mean over all cards that may be drawn of the best
    placement's value, with one more card drawn after it.
    """
    at = HERE + 2 * level + 1
    cards = rules.chance_count(rows[at])
    if cards == 0:
        return expected(rows, at, seat, scratch.beam, sheet, True)
    key = key_of(rows, at, scratch.beam, 2)
    if scratch.memo[0][key % FOUND] == key:
        return scratch.memo[1][key % FOUND]
    total = 0
    for card in range(cards):
        if draw(rows, at, card):
            count = rank_placements(rows, level + 1, seat, scratch, sheet, params.ranked[1], params.exact)
            values = scratch.values[level + 1]
            best = 0
            for k in range(min(count, params.searched[1])):
                if values[k] < values[0] - params.margin:
                    break
                go(rows, at + 1, at + 2, seat, scratch.actions[level + 1][k], scratch.beam)
                value = after_one_card(rows, level + 1, seat, scratch, sheet, params)
                if k == 0 or value > best:
                    best = value
            total += best
        else:
            total += greedy_value_of(rows, at + 1, seat) * FINE
    return note(scratch, key, total // cards)


def after_one_card(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    scratch: Scratch,
    sheet: Sequence[MutableSequence[int]],
    params: LookaheadParams,
) -> int:
    """The same with the expected score after the best placement."""
    at = HERE + 2 * level + 1
    cards = rules.chance_count(rows[at])
    if cards == 0:
        return expected(rows, at, seat, scratch.beam, sheet, True)
    key = key_of(rows, at, scratch.beam, 1)
    if scratch.memo[0][key % FOUND] == key:
        return scratch.memo[1][key % FOUND]
    total = 0
    for card in range(cards):
        if draw(rows, at, card):
            total += best_placement(rows, level + 1, seat, scratch, sheet, params)
        else:
            total += greedy_value_of(rows, at + 1, seat) * FINE
    return note(scratch, key, total // cards)


def best_placement(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    scratch: Scratch,
    sheet: Sequence[MutableSequence[int]],
    params: LookaheadParams,
) -> int:
    """The expected score after the best placement of this level."""
    key = key_of(rows, HERE + 2 * level, scratch.beam, 0)
    if scratch.memo[0][key % FOUND] == key:
        return scratch.memo[1][key % FOUND]
    rank_placements(rows, level, seat, scratch, sheet, params.ranked[0], params.exact)
    return note(scratch, key, scratch.values[level][0])


def note(scratch: Scratch, key: int, value: int) -> int:
    """Keep the value of a position, in place of the one that was noted there; returns it."""
    scratch.memo[0][key % FOUND] = key
    scratch.memo[1][key % FOUND] = value
    return value


def key_of(rows: MutableSequence[Any], at: int, scratch: BeamScratch, cards: int) -> int:
    """A number for the position rows[at] and the cards that the search draws from there."""
    evaluator.survey(rows[at], evaluator.PROMISE[0], scratch.keys, scratch.survey)
    unseen: int = rows[at].unseen
    return scratch.survey.hash ^ (unseen * (MAX_CARDS + 1) + cards) * MIX


def draw(rows: MutableSequence[Any], at: int, card: int) -> bool:
    """Draw a card after rows[at], into the next row. Whether the game goes on, that is whether the card fits."""
    overwrite(rows, at + 1, at)
    happen(rows, at + 1, card)
    return rules.is_terminal(rows[at + 1]) == 0


def rank_placements(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    scratch: Scratch,
    sheet: Sequence[MutableSequence[int]],
    most: int,
    exact: int,
) -> int:
    """Write the `most` best placements of this level by the evaluator and their expected scores, best first by these;
    returns how many there are.
    """
    count = expand(rows, HERE + 2 * level, 0, seat, scratch.beam, most, 0)
    for k in range(count):
        scratch.actions[level][k] = scratch.beam.candidates[k].action
    if 0 < exact < count and evaluator.to_lay(rows[HERE + 2 * level]) == 2:
        sort_by_expected(rows, level, seat, scratch, sheet, count, False)
        count = exact
    sort_by_expected(rows, level, seat, scratch, sheet, count, True)
    return count


def sort_by_expected(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    scratch: Scratch,
    sheet: Sequence[MutableSequence[int]],
    count: int,
    is_exact: bool,
) -> None:
    """Compute the expected score after each of so many actions and put the best first; equals keep their order.
    `is_exact`: before the last card, compute the exact one.
    """
    here = HERE + 2 * level
    actions = scratch.actions[level]
    values = scratch.values[level]
    for k in range(count):
        action = actions[k]
        go(rows, here, here + 1, seat, action, scratch.beam)
        value = expected(rows, here + 1, seat, scratch.beam, sheet, is_exact)
        at = k
        while at > 0 and values[at - 1] < value:
            actions[at] = actions[at - 1]
            values[at] = values[at - 1]
            at -= 1
        actions[at] = action
        values[at] = value


def go(rows: MutableSequence[Any], here: int, there: int, seat: int, action: int, scratch: BeamScratch) -> None:
    """Copy rows[here] to rows[there], act there and make the choices that the action requires."""
    overwrite(rows, there, here)
    act(rows, there, seat, action)
    settle(rows, there, seat, scratch)


def expected(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    scratch: BeamScratch,
    sheet: Sequence[MutableSequence[int]],
    is_exact: bool,
) -> int:
    """The expected final score of rows[at], in 1/FINE of a point; exact where the game is over, and if `is_exact` where
    the last card is in hand.
    """
    if rules.is_terminal(rows[at]) != 0:
        return greedy_value_of(rows, at, seat) * FINE
    if is_exact and evaluator.is_placing(rows[at]) and evaluator.to_lay(rows[at]) == 1:
        expand(rows, at, 0, seat, scratch, 1, 0)
        return scratch.candidates[0].value * (FINE // SCALE)
    return greedy_value_of(rows, at, seat) * FINE + expected_score.expected_gain(rows[at], sheet)


def hash_each(
    rows: MutableSequence[Any],
    seat: int,
    actions: Sequence[int],
    count: int,
    hashes: MutableSequence[int],
    scratch: Scratch,
) -> None:
    """The hashes of the positions after the first `count` actions of rows[ROOT]: equal for actions that lead to the
    same position.
    """
    for k in range(count):
        go(rows, ROOT, HERE, seat, actions[k], scratch.beam)
        evaluator.survey(rows[HERE], evaluator.PROMISE[0], scratch.beam.keys, scratch.beam.survey)
        hashes[k] = scratch.beam.survey.hash

"""Rollout by beam search, for games in which cards are laid on a grid; and the order in which placements are tried.

The cards to come are those of one determinization, drawn at random: the beam knows them, but no more about the real
ones than the seat does. `rows` holds two layers of WIDEST states from FIRST on. Kernels; `evaluator` is the game's
`mazzo.core.evaluator.Evaluator`.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, cast

from mazzo.bots.rollout import AHEAD, TRIAL, act, greedy_action, greedy_value_of, happen, legal_of
from mazzo.core.bits import below
from mazzo.core.evaluator import UNCLEAR, Evaluator, Survey
from mazzo.core.game import AnyRules
from mazzo.core.record import Record, cell, overwrite, record

rules = cast(AnyRules, None)
"""The rules of one game; set by every binding."""
evaluator = cast(Evaluator, None)
"""The game's evaluator; set by every binding."""

COLD = True  # as in `mazzo.bots.rollout`

FIRST = 3
WIDEST = 8
"""Maximal width of a beam."""


@record
class Candidate(Record):
    """A placement that may be kept for the next layer."""

    value = cell("i8")
    hash = cell("i8")
    """Hash of the position after it."""
    node = cell("i4")
    """Index of the state in its layer."""
    action = cell("i4")


class Scratch(NamedTuple):
    """Working memory."""

    candidates: MutableSequence[Candidate]
    """The best candidates of a layer, best first."""
    actions: MutableSequence[int]
    effects: MutableSequence[int]
    """What a placement covers (`Evaluator.glance`)."""
    survey: Survey
    keys: MutableSequence[int]
    """Random numbers for hashes (`Evaluator.KEYS`)."""


def finish(rows: MutableSequence[Any], seat: int, luck: MutableSequence[int], scratch: Scratch, width: int) -> None:
    """Play rows[AHEAD] to its end by a beam of the given width (1..WIDEST), and leave the best end there."""
    here = FIRST
    there = FIRST + WIDEST
    overwrite(rows, here, AHEAD)
    settle(rows, here, seat, scratch)
    count = 1
    layer_size = 1
    while layer_size > 0:
        if not draw(rows, here, count, luck):
            layer_size = 0
            for k in range(count):
                if evaluator.is_placing(rows[here + k]):
                    layer_size = expand(rows, here + k, k, seat, scratch, width, layer_size)
            for k in range(layer_size):
                overwrite(rows, there + k, here + scratch.candidates[k].node)
                act(rows, there + k, seat, scratch.candidates[k].action)
                settle(rows, there + k, seat, scratch)
            if layer_size > 0:
                count = layer_size
                here, there = there, here
    best = here
    for k in range(1, count):
        if greedy_value_of(rows, here + k, seat) > greedy_value_of(rows, best, seat):
            best = here + k
    overwrite(rows, AHEAD, best)


def draw(rows: MutableSequence[Any], first: int, count: int, luck: MutableSequence[int]) -> bool:
    """Apply the same outcome of chance to all states of a layer where one is due. Whether one was due."""
    due = 0
    for k in range(count):
        due = max(due, rules.chance_count(rows[first + k]))
    if due == 0:
        return False
    outcome = below(luck, due)
    for k in range(count):
        if rules.chance_count(rows[first + k]) > 0:
            happen(rows, first + k, outcome)
    return True


def settle(rows: MutableSequence[Any], at: int, seat: int, scratch: Scratch) -> None:
    """Make the choices that a placement requires, each greedily."""
    while is_choosing(rows, at, seat):
        act(rows, at, seat, greedy_action(rows, at, seat, scratch.actions))


def is_choosing(rows: MutableSequence[Any], at: int, seat: int) -> bool:
    """Whether the seat still has to make choices that a placement requires."""
    return (
        not evaluator.is_placing(rows[at])
        and rules.current_players(rows[at]) >> seat & 1 != 0
        and rules.chance_count(rows[at]) == 0
    )


def expand(rows: MutableSequence[Any], at: int, node: int, seat: int, scratch: Scratch, width: int, size: int) -> int:
    """Merge the placements on rows[at], state `node` of its layer, into the `size` best candidates of the layer, of
    which `width` stay. Equal positions are kept once. Returns the number of candidates.
    """
    to_lay = evaluator.to_lay(rows[at]) - 1
    wanted = width if to_lay > 0 else 1
    evaluator.survey(rows[at], evaluator.PROMISE[to_lay], scratch.keys, scratch.survey)
    value = scratch.survey.value
    hash_before = scratch.survey.hash
    legal = legal_of(rows, at, seat, scratch.actions)
    for k in range(legal):
        action = scratch.actions[k]
        gain = evaluator.glance(rows[at], action, evaluator.PROMISE[to_lay], scratch.effects)
        is_clear = gain != UNCLEAR
        if not is_clear:
            gain = value_after(rows, at, seat, action, to_lay, scratch) - value
        if size < wanted or value + gain > scratch.candidates[size - 1].value:
            hash_after = scratch.survey.hash
            if is_clear:
                hash_after = hash_before ^ evaluator.remark(rows[at], action, scratch.effects, scratch.keys)
            size = insert(scratch.candidates, size, wanted, value + gain, hash_after, node, action)
    return size


def value_after(rows: MutableSequence[Any], at: int, seat: int, action: int, to_lay: int, scratch: Scratch) -> int:
    """The value after an action of rows[at], tried on rows[TRIAL]; scratch.survey then describes that position. Of the
    choices that the action requires, the first is taken.
    """
    overwrite(rows, TRIAL, at)
    act(rows, TRIAL, seat, action)
    while is_choosing(rows, TRIAL, seat):
        legal_of(rows, TRIAL, seat, scratch.effects)
        act(rows, TRIAL, seat, scratch.effects[0])
    evaluator.survey(rows[TRIAL], evaluator.PROMISE[to_lay], scratch.keys, scratch.survey)
    return scratch.survey.value


def insert(
    candidates: MutableSequence[Candidate], size: int, wanted: int, value: int, hash_after: int, node: int, action: int
) -> int:
    """Insert a candidate in order of value among the `size`, of which `wanted` stay, unless one has the same hash.
    Returns the number of candidates.
    """
    for k in range(size):
        if candidates[k].hash == hash_after:
            return size
    count = min(size + 1, wanted)
    at = count - 1
    while at > 0 and candidates[at - 1].value < value:
        overwrite(candidates, at, at - 1)
        at -= 1
    candidate = candidates[at]
    candidate.value = value
    candidate.hash = hash_after
    candidate.node = node
    candidate.action = action
    return count


def most_promising(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    legal: Sequence[int],
    count: int,
    listed: Sequence[int],
    scratch: Scratch,
) -> int:
    """Of the first `count` legal actions of rows[at], where a card is to be laid, the one of the highest value among
    those with 0 in `listed`; the first of equals, -1 if there is none.
    """
    to_lay = evaluator.to_lay(rows[at]) - 1
    evaluator.survey(rows[at], evaluator.PROMISE[to_lay], scratch.keys, scratch.survey)
    value = scratch.survey.value
    best = -1
    most = 0
    for k in range(count):
        if listed[k] == 0:
            gain = evaluator.glance(rows[at], legal[k], evaluator.PROMISE[to_lay], scratch.effects)
            if gain == UNCLEAR:
                gain = value_after(rows, at, seat, legal[k], to_lay, scratch) - value
            if best < 0 or gain > most:
                best = legal[k]
                most = gain
    return best

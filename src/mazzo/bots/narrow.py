"""Playing on to the end of a game of cards on a grid as whoever knows the cards to come would: by a narrow beam, of
which the best end is taken. And what comes to mind first where something is known about states beyond the rules.

The cards to come are those of the one deal that a walk plays (`mazzo.bots.searching`), dealt at random: nobody is told
anything. `rows` has LAYER states twice from FIRST on, `paper` LINES lines from LINE on. What `sight` knows stands in
`mazzo.bots.sights`.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.bots.ahead import AHEAD, TRIAL, act, best_at_once, happen, legal_of, worth_of
from mazzo.bots.sights.sight import MARK, UNCLEAR, VALUE, Sight
from mazzo.core.bits import below
from mazzo.core.game import Rules
from mazzo.core.record import overwrite

rules = cast(Rules, None)
"""The rules of one game; every binding brings its own."""
sight = cast(Sight, None)
"""What is known about its states; every binding brings its own."""

COLD = True  # as in `mazzo.bots.ahead`

FIRST = 3
LAYER = 8
"""How wide a beam is at most."""

# What `paper` is for: the candidates of a layer, the best first, and what is told of states and placements.
LINE = 6
VALUES = LINE
MARKS = LINE + 1
FROM = LINE + 2
HOW = LINE + 3
ACTIONS = LINE + 4
MET = LINE + 5
TOLD = LINE + 6
KEYS = LINE + 7
LINES = 8


def finish(
    rows: MutableSequence[Any], seat: int, luck: MutableSequence[int], paper: Sequence[MutableSequence[int]], width: int
) -> None:
    """Play rows[AHEAD] to its end: of all ways to lay the next card so many (1..LAYER) are gone on from that promise
    most.
    """
    here = FIRST
    there = FIRST + LAYER
    overwrite(rows, here, AHEAD)
    settle(rows, here, seat, paper)
    count = 1
    kept = 1
    while kept > 0:
        if not draw(rows, here, count, luck):
            kept = 0
            for k in range(count):
                if sight.is_placing(rows[here + k]):
                    kept = spread_out(rows, here + k, k, seat, paper, width, kept)
            for k in range(kept):
                overwrite(rows, there + k, here + paper[FROM][k])
                act(rows, there + k, seat, paper[HOW][k])
                settle(rows, there + k, seat, paper)
            if kept > 0:
                count = kept
                here, there = there, here
    best = here
    for k in range(1, count):
        if worth_of(rows, here + k, seat) > worth_of(rows, best, seat):
            best = here + k
    overwrite(rows, AHEAD, best)


def draw(rows: MutableSequence[Any], first: int, count: int, luck: MutableSequence[int]) -> bool:
    """Let the same outcome happen wherever one is due; whether one was."""
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


def settle(rows: MutableSequence[Any], at: int, seat: int, paper: Sequence[MutableSequence[int]]) -> None:
    """Make the choices that a placement brings, each the best at once."""
    while is_choosing(rows, at, seat):
        act(rows, at, seat, best_at_once(rows, at, seat, paper[ACTIONS]))


def is_choosing(rows: MutableSequence[Any], at: int, seat: int) -> bool:
    """Whether a placement has brought choices that the seat has yet to make."""
    return (
        not sight.is_placing(rows[at])
        and rules.current_players(rows[at]) >> seat & 1 != 0
        and rules.chance_count(rows[at]) == 0
    )


def spread_out(
    rows: MutableSequence[Any],
    at: int,
    node: int,
    seat: int,
    paper: Sequence[MutableSequence[int]],
    width: int,
    kept: int,
) -> int:
    """Put the ways to lay the next card on rows[at], the node-th of its layer, among the `kept` candidates; returns how
    many there are then. States that are equal count once.
    """
    left = sight.to_lay(rows[at]) - 1
    wanted = width if left > 0 else 1
    sight.survey(rows[at], sight.PROMISE[left], paper[KEYS], paper[TOLD])
    value = paper[TOLD][VALUE]
    mark = paper[TOLD][MARK]
    legal = legal_of(rows, at, seat, paper[ACTIONS])
    for k in range(legal):
        action = paper[ACTIONS][k]
        added = sight.glance(rows[at], action, sight.PROMISE[left], paper[MET])
        is_clear = added != UNCLEAR
        if not is_clear:
            added = tried(rows, at, seat, action, left, paper) - value
        if kept < wanted or value + added > paper[VALUES][kept - 1]:
            then = paper[TOLD][MARK]
            if is_clear:
                then = mark ^ sight.remark(rows[at], action, paper[MET], paper[KEYS])
            kept = put_in(paper, kept, wanted, value + added, then, node, action)
    return kept


def tried(
    rows: MutableSequence[Any], at: int, seat: int, action: int, left: int, paper: Sequence[MutableSequence[int]]
) -> int:
    """The value after an action of rows[at], tried on rows[TRIAL], whose mark stands in TOLD then. Choices that it
    brings are made in the simplest way, so that what was begun is not judged before it is done.
    """
    overwrite(rows, TRIAL, at)
    act(rows, TRIAL, seat, action)
    while is_choosing(rows, TRIAL, seat):
        legal_of(rows, TRIAL, seat, paper[MET])
        act(rows, TRIAL, seat, paper[MET][0])
    sight.survey(rows[TRIAL], sight.PROMISE[left], paper[KEYS], paper[TOLD])
    return paper[TOLD][VALUE]


def put_in(
    paper: Sequence[MutableSequence[int]], kept: int, wanted: int, value: int, mark: int, node: int, action: int
) -> int:
    """Put a candidate in its place among the `kept`, of which `wanted` stay, unless its mark is there; returns how many
    there are then.
    """
    for k in range(kept):
        if paper[MARKS][k] == mark:
            return kept
    count = min(kept + 1, wanted)
    at = count - 1
    while at > 0 and paper[VALUES][at - 1] < value:
        for line in range(VALUES, HOW + 1):
            paper[line][at] = paper[line][at - 1]
        at -= 1
    paper[VALUES][at] = value
    paper[MARKS][at] = mark
    paper[FROM][at] = node
    paper[HOW][at] = action
    return count


def most_promising(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    legal: Sequence[int],
    count: int,
    listed: Sequence[int],
    paper: Sequence[MutableSequence[int]],
) -> int:
    """Of so many legal actions of rows[at], where a card is to be laid, the one that promises most of those not
    `listed`; of equals the first.
    """
    left = sight.to_lay(rows[at]) - 1
    sight.survey(rows[at], sight.PROMISE[left], paper[KEYS], paper[TOLD])
    value = paper[TOLD][VALUE]
    best = -1
    most = 0
    for k in range(count):
        if listed[k] == 0:
            added = sight.glance(rows[at], legal[k], sight.PROMISE[left], paper[MET])
            if added == UNCLEAR:
                added = tried(rows, at, seat, legal[k], left, paper) - value
            if best < 0 or added > most:
                best = legal[k]
                most = added
    return best

"""Thinking a few cards ahead in a game that everybody plays for themselves, as kernels: the best answers to every card
that may come next, or to every two, and then what an estimate says (expectimax: Michie, Game-playing and game-learning
automata, 1966). Nobody is told anything: any card may come that has not been seen.

Not every way to lay a card is thought about. Of those that promise most (`mazzo.bots.sights.sight`) the estimate
(`mazzo.bots.sights.outlook`) is asked, and those that it holds best are gone on from.

`rows` has two states for every card ahead, from HERE on: with a card in hand that is to be laid, and with it laid.
`paper` has PAPER lines, `sheet` is that of the outlook. All numbers are integers, so that both bodies think alike.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.bots.ahead import ROOT, act, happen, legal_of, worth_of
from mazzo.bots.narrow import HOW, KEYS, LINE, LINES, TOLD, settle, spread_out
from mazzo.bots.narrow import VALUES as MOST
from mazzo.bots.sights.outlook import FINE, Outlook
from mazzo.bots.sights.sight import MARK, SCALE, Sight
from mazzo.core.game import Rules
from mazzo.core.record import overwrite

rules = cast(Rules, None)
"""The rules of one game; every binding brings its own."""
sight = cast(Sight, None)
"""What is known about its states; every binding brings its own."""
outlook = cast(Outlook, None)
"""What may be expected of them; every binding brings its own."""

COLD = True  # as in `mazzo.bots.ahead`

CARDS = 2
"""So many cards are looked ahead at most."""
HERE = 3
ROWS = HERE + 2 * (CARDS + 1)

# What `paper` is for, beside what `mazzo.bots.narrow` writes there: for every card ahead the ways to lay what is in
# hand, and what they come to.
WAYS = LINE + LINES
VALUES = WAYS + CARDS + 1
PAPER = VALUES + CARDS + 1

# What `terms` holds: how many ways to lay a card are looked at, and how many of these gone on from, where no more card
# is looked ahead after it, where one is, and where two are.
LOOKED_AT = 0
GONE_ON_FROM = LOOKED_AT + CARDS + 1
TERMS = GONE_ON_FROM + CARDS + 1


def consider(
    rows: MutableSequence[Any],
    seat: int,
    paper: Sequence[MutableSequence[int]],
    sheet: Sequence[MutableSequence[int]],
    most: int,
) -> int:
    """Write what may be done with rows[ROOT] into paper[WAYS], the best by the estimate first, and what that says into
    paper[VALUES]: the ways to lay a card that promise most, `most` at most; every way to lay the last, and every choice
    that a card laid has brought. Returns how many there are.
    """
    overwrite(rows, HERE, ROOT)
    if sight.is_placing(rows[HERE]) and sight.to_lay(rows[HERE]) > 1:
        return look_at_ways(rows, 0, seat, paper, sheet, most)
    count = legal_of(rows, HERE, seat, paper[WAYS])
    put_in_order(rows, 0, seat, paper, sheet, count)
    return count


def weigh(
    rows: MutableSequence[Any],
    seat: int,
    action: int,
    paper: Sequence[MutableSequence[int]],
    sheet: Sequence[MutableSequence[int]],
    terms: Sequence[int],
    cards: int,
) -> int:
    """What an action of rows[ROOT] comes to, in FINE parts of a point, with so many cards looked ahead (0 to CARDS).
    rows[HERE + 1] is then the state after it.
    """
    go(rows, ROOT, HERE + 1, seat, action, paper)
    if cards == 0:
        return expected(rows, HERE + 1, seat, paper, sheet)
    if cards == 1:
        return after_one_card(rows, 0, seat, paper, sheet, terms)
    return after_two_cards(rows, 0, seat, paper, sheet, terms)


def after_two_cards(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    paper: Sequence[MutableSequence[int]],
    sheet: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """What the state with a card laid on this level comes to: the mean, over all cards that may be drawn, of what the
    best answer comes to after one more.
    """
    laid = HERE + 2 * level + 1
    cards = rules.chance_count(rows[laid])
    if cards == 0:
        return expected(rows, laid, seat, paper, sheet)
    total = 0
    for card in range(cards):
        if draw(rows, laid, card):
            count = look_at_ways(rows, level + 1, seat, paper, sheet, terms[LOOKED_AT + 1])
            best = 0
            for k in range(min(count, terms[GONE_ON_FROM + 1])):
                go(rows, laid + 1, laid + 2, seat, paper[WAYS + level + 1][k], paper)
                value = after_one_card(rows, level + 1, seat, paper, sheet, terms)
                if k == 0 or value > best:
                    best = value
            total += best
        else:
            total += worth_of(rows, laid + 1, seat) * FINE
    return total // cards


def after_one_card(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    paper: Sequence[MutableSequence[int]],
    sheet: Sequence[MutableSequence[int]],
    terms: Sequence[int],
) -> int:
    """The same with what the estimate says of the best answer."""
    laid = HERE + 2 * level + 1
    cards = rules.chance_count(rows[laid])
    if cards == 0:
        return expected(rows, laid, seat, paper, sheet)
    total = 0
    for card in range(cards):
        if draw(rows, laid, card):
            look_at_ways(rows, level + 1, seat, paper, sheet, terms[LOOKED_AT])
            total += paper[VALUES + level + 1][0]
        else:
            total += worth_of(rows, laid + 1, seat) * FINE
    return total // cards


def draw(rows: MutableSequence[Any], laid: int, card: int) -> bool:
    """Draw a card for rows[laid], on the next of the rows. Whether the game goes on, for something fits."""
    overwrite(rows, laid + 1, laid)
    happen(rows, laid + 1, card)
    return rules.is_terminal(rows[laid + 1]) == 0


def look_at_ways(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    paper: Sequence[MutableSequence[int]],
    sheet: Sequence[MutableSequence[int]],
    most: int,
) -> int:
    """Write the ways to lay a card on this level that promise most, and what the estimate says of them, the best first;
    returns how many there are.
    """
    count = spread_out(rows, HERE + 2 * level, 0, seat, paper, most, 0)
    for k in range(count):
        paper[WAYS + level][k] = paper[HOW][k]
    put_in_order(rows, level, seat, paper, sheet, count)
    return count


def put_in_order(
    rows: MutableSequence[Any],
    level: int,
    seat: int,
    paper: Sequence[MutableSequence[int]],
    sheet: Sequence[MutableSequence[int]],
    count: int,
) -> None:
    """Ask the estimate what each of so many actions comes to, and put the best first; equals stay as they are."""
    here = HERE + 2 * level
    ways = paper[WAYS + level]
    values = paper[VALUES + level]
    for k in range(count):
        action = ways[k]
        go(rows, here, here + 1, seat, action, paper)
        value = expected(rows, here + 1, seat, paper, sheet)
        at = k
        while at > 0 and values[at - 1] < value:
            ways[at] = ways[at - 1]
            values[at] = values[at - 1]
            at -= 1
        ways[at] = action
        values[at] = value


def go(
    rows: MutableSequence[Any], here: int, there: int, seat: int, action: int, paper: Sequence[MutableSequence[int]]
) -> None:
    """Act on a copy of rows[here], which is rows[there], and make the choices that this brings."""
    overwrite(rows, there, here)
    act(rows, there, seat, action)
    settle(rows, there, seat, paper)


def expected(
    rows: MutableSequence[Any],
    at: int,
    seat: int,
    paper: Sequence[MutableSequence[int]],
    sheet: Sequence[MutableSequence[int]],
) -> int:
    """What rows[at] may be expected to end with, in FINE parts of a point, by the estimate alone; where the last card
    is in hand, with the best way to lay it.
    """
    if rules.is_terminal(rows[at]) != 0:
        return worth_of(rows, at, seat) * FINE
    if sight.is_placing(rows[at]) and sight.to_lay(rows[at]) == 1:
        spread_out(rows, at, 0, seat, paper, 1, 0)
        return paper[MOST][0] * (FINE // SCALE)
    return worth_of(rows, at, seat) * FINE + outlook.hope(rows[at], sheet)


def mark_after(rows: MutableSequence[Any], seat: int, action: int, paper: Sequence[MutableSequence[int]]) -> int:
    """The mark of what an action of rows[ROOT] leads to: the same for actions that come to the same."""
    go(rows, ROOT, HERE, seat, action, paper)
    sight.survey(rows[HERE], sight.PROMISE[0], paper[KEYS], paper[TOLD])
    return paper[TOLD][MARK]

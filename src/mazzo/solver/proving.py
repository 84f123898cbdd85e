"""Branch and bound over arrangements, as kernels: can the cards be laid so that it is worth more than a target, in
whatever order? What an arrangement is and what a card adds to it stands in `bounds`.

A node is an arrangement, the cards that do not lie yet (`rest`, a set) and for each of them how many of the first cards
it is known not to touch. Its bound is what lies, the best gain of every other card by itself, and the most that these
cards can be worth among themselves (`best`, which a search of the same kind has found for every set of cards). One card
is chosen, the one that leaves least to do; each of its placements whose bound is above the target is a child, and so is
the case that it touches nothing that lies yet. A placement whose bound is not is worth trying nowhere below the node.
"""

from collections.abc import MutableSequence, Sequence
from typing import cast

from mazzo.core.cards_on_grid import COLS, HEIGHT, SPOTS, WIDTH
from mazzo.core.game import Rules
from mazzo.games.orchard.deck import TREES
from mazzo.solver.bounds import (
    CHANGED,
    LAID,
    LOWEST,
    REFUSED,
    SPREAD,
    TOKENS,
    begin,
    gain_of,
    list_around,
    list_gains,
    put,
    worth_of,
)

rules = cast(Rules, None)
"""Every binding of kernels brings the rules of a game; an arrangement has no use for them."""

COLD = True

MOST_CARDS = 8
SETS = 1 << MOST_CARDS
"""best[tokens * SETS + set]: the most that the cards of a set are worth, laid by themselves."""

# What `desk` holds beyond what `bounds` keeps there.
DEPTH = CHANGED
TARGET = CHANGED + 1
NODES = CHANGED + 2
ALONE = CHANGED + 3
"""Whether what is sought is the most that cards are worth by themselves: nothing needs be connected then, and every
arrangement found raises the target at once.
"""
TO_LAY = CHANGED + 4
"""How many cards may be laid at most."""
APART = CHANGED + 5
"""desk[APART + card]: how many of the first cards it is known not to touch."""
DESK = APART + MOST_CARDS

# A frame: one node on the way to the one looked at, and what undoes the step to it.
STATE = 0
REST = 1
CARD = 2
NEXT = 3
OTHERS = 4
"""The node's bound without what the chosen card gains."""
STEP = 5
"""The placement that led here; NOT_LAID when a card is kept apart; ROOT."""
MOVED = 6
"""The card it was."""
WAS_APART = 7
COUNTS = 8
"""How many placements of each card are worth trying."""
MOSTS = COUNTS + MOST_CARDS
"""The best gain of each card."""
IS_WHOLE = MOSTS + MOST_CARDS
"""Whether the placements that touch the newest card alone are listed."""
CELLS = IS_WHOLE + MOST_CARDS
NUMBERS = CELLS + TREES
FRAME = NUMBERS + CHANGED

FRESH = 0
OPEN = 1
SHUT = 2
ROOT = -1
NOT_LAID = -2

FRAMES = 48
"""On the longest way: the root, a card laid eight times, and after the k-th each of the 9 - k left kept apart once.
Each frame has MOST_CARDS lists of placements.
"""

DONE = 0
PAUSED = 1
ARRANGED = 2

NOTHING = -1000

MOST_SPARE = 40
EFFORT = tuple(7**k * 8 // 5**k for k in range(MOST_SPARE + 1))
"""Where the bound is one point further above the target, about 1.4 times as many nodes stand below."""


def lay_first(
    board: MutableSequence[int], desk: MutableSequence[int], trees: Sequence[int], cards: Sequence[int], tokens: int
) -> int:
    """Lay what lies already: cards[0] cards, each by its number and its place, in the order of time. Returns what
    the arrangement is worth at most. Tokens they used are taken from `tokens`.
    """
    begin(board, desk, tokens)
    for k in range(cards[0]):
        put(board, desk, trees, cards[1 + 2 * k], cards[2 + 2 * k], 0)
    desk[LAID] = 1
    return worth_of(desk)


def start(
    desk: MutableSequence[int],
    frames: Sequence[MutableSequence[int]],
    rest: int,
    target: int,
    to_lay: int,
    is_alone: int,
) -> None:
    """The root of a search over the cards of `rest`, after `lay_first`."""
    desk[DEPTH] = 0
    desk[TARGET] = target
    desk[NODES] = 0
    desk[ALONE] = is_alone
    desk[TO_LAY] = to_lay
    for card in range(MOST_CARDS):
        desk[APART + card] = 0
    frames[0][STATE] = FRESH
    frames[0][REST] = rest
    frames[0][STEP] = ROOT


def search(
    board: MutableSequence[int],
    desk: MutableSequence[int],
    trees: Sequence[int],
    best: Sequence[int],
    frames: Sequence[MutableSequence[int]],
    lists: Sequence[MutableSequence[int]],
    limit: int,
) -> int:
    """Go on until nothing is left (DONE), `limit` nodes have been looked at (PAUSED), or an arrangement is worth more
    than the target (ARRANGED: the frames tell it); called again, it goes on from there.
    """
    while desk[DEPTH] >= 0:
        depth = desk[DEPTH]
        frame = frames[depth]
        if frame[STATE] == FRESH:
            if desk[NODES] >= limit:
                return PAUSED
            desk[NODES] += 1
            worth = look(board, desk, trees, best, frames, lists)
            if worth > desk[TARGET]:
                if desk[ALONE] == 0:
                    return ARRANGED
                desk[TARGET] = worth
        if frame[STATE] == OPEN:
            descend(board, desk, trees, frame, frames[depth + 1], lists[depth * MOST_CARDS + frame[CARD]])
        else:
            leave(board, desk, trees, frame)
    return DONE


def look(
    board: MutableSequence[int],
    desk: MutableSequence[int],
    trees: Sequence[int],
    best: Sequence[int],
    frames: Sequence[MutableSequence[int]],
    lists: Sequence[MutableSequence[int]],
) -> int:
    """Reckon the bound of the node at desk[DEPTH] and choose its card; SHUT when there is nothing below it. Returns
    what its arrangement is worth if none of its cards will touch it any more, NOTHING when that is not to be asked.
    """
    depth = desk[DEPTH]
    frame = frames[depth]
    rest = frame[REST]
    is_laid = frame[STEP] >= 0
    worth = worth_of(desk)
    among = best[desk[TOKENS] * SETS + rest]
    frame[STATE] = SHUT
    bound = worth + among
    for card in range(MOST_CARDS):
        if rest >> card & 1:
            keep_options(board, desk, trees, frames, lists, card)
            bound += max(frame[MOSTS + card], TREES) if is_laid else frame[MOSTS + card]
    if bound <= desk[TARGET]:
        return NOTHING
    bound = worth + among
    for card in range(MOST_CARDS):
        if rest >> card & 1:
            if is_laid and frame[MOSTS + card] < TREES:
                add_options(board, desk, trees, frame, lists[depth * MOST_CARDS + card], card)
            bound += frame[MOSTS + card]
    if bound <= desk[TARGET]:
        return NOTHING
    spare = bound - desk[TARGET] - 1
    frame[CARD] = NOT_LAID
    least = 0
    for card in range(MOST_CARDS):
        if rest >> card & 1:
            line = lists[depth * MOST_CARDS + card]
            most = frame[MOSTS + card]
            if is_laid and frame[IS_WHOLE + card] == 0 and most - spare <= TREES:
                add_options(board, desk, trees, frame, line, card)
            count = keep_from(line, frame[COUNTS + card], most - spare)
            frame[COUNTS + card] = count
            if count > 0:
                effort = effort_of(line, count, spare - most)
                if frame[CARD] < 0 or effort < least:
                    frame[CARD] = card
                    least = effort
    if frame[CARD] < 0:
        return worth + among if desk[ALONE] != 0 else worth
    frame[STATE] = OPEN
    frame[NEXT] = 0
    frame[OTHERS] = bound - frame[MOSTS + frame[CARD]]
    put_best_first(lists[depth * MOST_CARDS + frame[CARD]], frame[COUNTS + frame[CARD]])
    return NOTHING


def keep_options(
    board: Sequence[int],
    desk: Sequence[int],
    trees: Sequence[int],
    frames: Sequence[MutableSequence[int]],
    lists: Sequence[MutableSequence[int]],
    card: int,
) -> None:
    """Write where a card can be laid, with its gains. What was not worth trying at the node above is not worth it here:
    of that node's placements those are left that were kept there. Those that touch the newest card alone are left out;
    such a one gains TREES at most.
    """
    depth = desk[DEPTH]
    frame = frames[depth]
    apart = desk[APART + card]
    out = lists[depth * MOST_CARDS + card]
    step = frame[STEP]
    is_paid = desk[TOKENS] == frame[NUMBERS + TOKENS]  # else a placement may differ too much that did not
    n = 0
    if step == ROOT:
        n = list_gains(board, desk, trees, card, apart, out)
    elif step >= 0 or frame[MOVED] != card:
        above = lists[(depth - 1) * MOST_CARDS + card]
        for k in range(frames[depth - 1][COUNTS + card]):
            place = above[k] % SPREAD
            if step == NOT_LAID or (is_paid and is_away(place, step)):
                out[n] = above[k]
                n += 1
            else:
                gain = gain_of(board, desk[TOKENS], trees, card, apart, place)
                if gain > REFUSED:
                    out[n] = (gain + LOWEST) * SPREAD + place
                    n += 1
    note_options(frame, out, card, n)
    frame[IS_WHOLE + card] = 0


def add_options(
    board: Sequence[int],
    desk: Sequence[int],
    trees: Sequence[int],
    frame: MutableSequence[int],
    line: MutableSequence[int],
    card: int,
) -> None:
    """Add the placements that touch the newest card alone."""
    step = frame[STEP]
    turn = step // SPOTS
    r = step % SPOTS // COLS
    c = step % COLS
    bottom = r + HEIGHT[turn] - 1
    right = c + WIDTH[turn] - 1
    n = list_around(board, desk, trees, card, desk[LAID] - 1, r, bottom, c, right, line, frame[COUNTS + card])
    note_options(frame, line, card, n)
    frame[IS_WHOLE + card] = 1


def is_away(place: int, other: int) -> bool:
    """Whether two placements have no cell in common."""
    down = place % SPOTS // COLS - other % SPOTS // COLS
    along = place % COLS - other % COLS
    return (
        down >= HEIGHT[other // SPOTS]
        or -down >= HEIGHT[place // SPOTS]
        or along >= WIDTH[other // SPOTS]
        or -along >= WIDTH[place // SPOTS]
    )


def note_options(frame: MutableSequence[int], line: Sequence[int], card: int, count: int) -> None:
    """So many placements of a card are listed; the best gain of them, or 0, is what it may still add."""
    most = 0
    for k in range(count):
        most = max(most, line[k] // SPREAD - LOWEST)
    frame[COUNTS + card] = count
    frame[MOSTS + card] = most


def keep_from(line: MutableSequence[int], count: int, gain: int) -> int:
    """Keep the placements of a line that gain so much or more, in their order; returns how many."""
    n = 0
    for k in range(count):
        if line[k] // SPREAD - LOWEST >= gain:
            line[n] = line[k]
            n += 1
    return n


def effort_of(line: Sequence[int], count: int, spare: int) -> int:
    """A guess at how many nodes stand below those placements, and below the case without them: `spare` is by how much
    the bound of a placement without gain would be above the target.
    """
    effort = 0 if spare < 0 else EFFORT[min(spare, MOST_SPARE)]
    for k in range(count):
        effort += EFFORT[min(spare + line[k] // SPREAD - LOWEST, MOST_SPARE)]
    return effort


def put_best_first(line: MutableSequence[int], count: int) -> None:
    """The placements that gain most to the front."""
    for k in range(1, count):
        moved = line[k]
        at = k
        while at > 0 and line[at - 1] < moved:
            line[at] = line[at - 1]
            at -= 1
        line[at] = moved


def descend(
    board: MutableSequence[int],
    desk: MutableSequence[int],
    trees: Sequence[int],
    frame: MutableSequence[int],
    below: MutableSequence[int],
    chosen: Sequence[int],
) -> None:
    """Step to the next child of an open node; when there is none left, shut it."""
    card = frame[CARD]
    below[STATE] = FRESH
    below[MOVED] = card
    below[WAS_APART] = desk[APART + card]
    if frame[NEXT] < frame[COUNTS + card]:
        option = chosen[frame[NEXT]]
        frame[NEXT] += 1
        if frame[OTHERS] + option // SPREAD - LOWEST > desk[TARGET]:
            step = option % SPREAD
            below[REST] = frame[REST] & ~(1 << card) if desk[LAID] < desk[TO_LAY] else 0
            below[STEP] = step
            for k in range(TREES):
                below[CELLS + k] = board[spot_of(step, k)]
            for k in range(CHANGED):
                below[NUMBERS + k] = desk[k]
            put(board, desk, trees, card, step, desk[LAID])
            desk[DEPTH] += 1
        else:
            frame[NEXT] = frame[COUNTS + card]  # those after it gain no more
    else:
        frame[STATE] = SHUT
        if frame[OTHERS] > desk[TARGET]:
            below[REST] = frame[REST]
            below[STEP] = NOT_LAID
            desk[APART + card] = desk[LAID]
            desk[DEPTH] += 1


def leave(
    board: MutableSequence[int], desk: MutableSequence[int], trees: Sequence[int], frame: MutableSequence[int]
) -> None:
    """Go back to the node above."""
    step = frame[STEP]
    if step == NOT_LAID:
        desk[APART + frame[MOVED]] = frame[WAS_APART]
    elif step != ROOT:
        for k in range(TREES):
            board[spot_of(step, k)] = frame[CELLS + k]
        for k in range(CHANGED):
            desk[k] = frame[NUMBERS + k]
    desk[DEPTH] -= 1


def spot_of(place: int, k: int) -> int:
    """The spot of the k-th cell of a placement."""
    width = WIDTH[place // SPOTS]
    return place % SPOTS + k // width * COLS + k % width

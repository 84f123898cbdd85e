"""Branch and bound over arrangements, as kernels: is there an arrangement of the cards, in any order, whose value is
above a target? `bounds` defines arrangements, their value and what a card adds.

A node is an arrangement, the cards that do not lie yet (`rest`, a set), and for each of these the number of first
cards that it is known not to touch. Its bound is the value of the arrangement, the largest gain of every other card by
itself, and the most that these cards can be worth among themselves (`best`, found by a search of the same kind for
every set of cards). One card is chosen, the one that leaves least to do. Each of its placements whose bound is above
the target is a child, and so is the case that it touches nothing that lies yet. A placement whose bound is not above
the target need not be tried anywhere below the node.
"""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple, cast

from mazzo.core.game import AnyRules
from mazzo.core.record import Record, cell, overwrite, record, row
from mazzo.games.orchard.deck import TREES
from mazzo.gridcards.grid import COLS, HEIGHT, SPOTS, WIDTH
from mazzo.solver.branch_and_bound.bounds import (
    LOWEST,
    REFUSED,
    SPREAD,
    Arrangement,
    begin,
    gain_of,
    list_around,
    list_gains,
    put,
    value_of,
)

rules = cast(AnyRules, None)
"""Every binding of kernels sets the rules of a game; an arrangement does not use them."""

COLD = True

MOST_CARDS = 8
SETS = 1 << MOST_CARDS


@record
class Frame(Record):
    """A node on the way to the current one, and what undoes the step to it."""

    state = cell("i8")
    """FRESH, OPEN or SHUT."""
    rest = cell("i8")
    card = cell("i8")
    """The chosen card; NOT_LAID for none."""
    next = cell("i8")
    """Index of its next placement."""
    others = cell("i8")
    """The bound of the node without the gain of the chosen card."""
    step = cell("i8")
    """The placement that led here; NOT_LAID when a card is kept apart; ROOT."""
    moved = cell("i8")
    """Its card."""
    was_apart = cell("i8")
    """`Progress.apart` of that card before."""
    counts = row("i8", MOST_CARDS)
    """Number of placements of each card that need to be tried."""
    mosts = row("i8", MOST_CARDS)
    """The largest gain of each card."""
    is_whole = row("i8", MOST_CARDS)
    """Whether the placements that touch nothing but the newest card are listed."""
    cells = row("i8", TREES)
    """The cells of the board that the step changed, as they were before."""


@record
class Progress(Record):
    """The state of a search."""

    depth = cell("i8")
    """Index of the current frame; -1 at the end."""
    target = cell("i8")
    nodes = cell("i8")
    """Nodes visited."""
    is_alone = cell("i8")
    """Whether the most that the cards are worth by themselves is sought: they need not be connected then, and every
    arrangement found raises the target at once.
    """
    to_lay = cell("i8")
    """Maximal number of cards to lay."""
    apart = row("i8", MOST_CARDS)
    """How many of the first cards each card is known not to touch."""


class Search(NamedTuple):
    """The memory of a search."""

    board: MutableSequence[int]
    trees: MutableSequence[int]
    """The fruit of every tree of every card (`bounds.put`)."""
    best: MutableSequence[int]
    """best[tokens * SETS + set]: the most that the cards of a set are worth, laid by themselves."""
    arrangements: MutableSequence[Arrangement]
    """The arrangement of each frame; its board is that of the current one."""
    frames: MutableSequence[Frame]
    lists: Sequence[MutableSequence[int]]
    """lists[depth * MOST_CARDS + card]: the placements of a card that need to be tried."""
    progress: Progress


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


def lay_first(search: Search, cards: Sequence[int], places: Sequence[int], tokens: int) -> int:
    """Lay the cards that lie already, in the order of time, as one card with the number 0. Returns the value of the
    arrangement. The tokens they use are taken from `tokens`.
    """
    now = search.arrangements[0]
    begin(search.board, now, tokens)
    for k in range(len(cards)):
        put(search.board, now, search.trees, cards[k], places[k], 0)
    now.cards = 1
    return value_of(now)


def start(search: Search, rest: int, target: int, to_lay: int, is_alone: int) -> None:
    """Begin a search over the cards of `rest`, after `lay_first`."""
    progress = search.progress
    progress.depth = 0
    progress.target = target
    progress.nodes = 0
    progress.is_alone = is_alone
    progress.to_lay = to_lay
    for card in range(MOST_CARDS):
        progress.apart[card] = 0
    root = search.frames[0]
    root.state = FRESH
    root.rest = rest
    root.step = ROOT


def run(search: Search, limit: int) -> int:
    """Go on until nothing is left (DONE), `limit` nodes have been visited (PAUSED), or the value of an arrangement is
    above the target (ARRANGED: it is that of the frames). The next call goes on from there.
    """
    progress = search.progress
    while progress.depth >= 0:
        frame = search.frames[progress.depth]
        if frame.state == FRESH:
            if progress.nodes >= limit:
                return PAUSED
            progress.nodes += 1
            value = visit(search)
            if value > progress.target:
                if progress.is_alone == 0:
                    return ARRANGED
                progress.target = value
        if frame.state == OPEN:
            descend(search)
        else:
            leave(search)
    return DONE


def visit(search: Search) -> int:
    """Compute the bound of the current node and choose its card; SHUT when nothing below it can be above the target.
    Returns the value of its arrangement if none of the other cards touches it, NOTHING where that cannot be above the
    target.
    """
    progress = search.progress
    depth = progress.depth
    frame = search.frames[depth]
    now = search.arrangements[depth]
    lists = search.lists
    rest = frame.rest
    is_laid = frame.step >= 0
    value = value_of(now)
    among = search.best[now.tokens * SETS + rest]
    frame.state = SHUT
    bound = value + among
    for card in range(MOST_CARDS):
        if rest >> card & 1:
            keep_options(search, card)
            bound += max(frame.mosts[card], TREES) if is_laid else frame.mosts[card]
    if bound <= progress.target:
        return NOTHING
    bound = value + among
    for card in range(MOST_CARDS):
        if rest >> card & 1:
            if is_laid and frame.mosts[card] < TREES:
                add_options(search, card)
            bound += frame.mosts[card]
    if bound <= progress.target:
        return NOTHING
    spare = bound - progress.target - 1
    frame.card = NOT_LAID
    least = 0
    for card in range(MOST_CARDS):
        if rest >> card & 1:
            options = lists[depth * MOST_CARDS + card]
            most = frame.mosts[card]
            if is_laid and frame.is_whole[card] == 0 and most - spare <= TREES:
                add_options(search, card)
            count = keep_from(options, frame.counts[card], most - spare)
            frame.counts[card] = count
            if count > 0:
                effort = effort_of(options, count, spare - most)
                if frame.card < 0 or effort < least:
                    frame.card = card
                    least = effort
    if frame.card < 0:
        return value + among if progress.is_alone != 0 else value
    frame.state = OPEN
    frame.next = 0
    frame.others = bound - frame.mosts[frame.card]
    put_best_first(lists[depth * MOST_CARDS + frame.card], frame.counts[frame.card])
    return NOTHING


def keep_options(search: Search, card: int) -> None:
    """Write the placements of a card with their gains: those that were kept at the node above and are still possible,
    for the others need not be tried here either. Left out are those that touch nothing but the newest card; their gain
    is at most TREES.
    """
    depth = search.progress.depth
    frame = search.frames[depth]
    now = search.arrangements[depth]
    apart = search.progress.apart[card]
    board, trees, tokens = search.board, search.trees, now.tokens
    out = search.lists[depth * MOST_CARDS + card]
    step = frame.step
    n = 0
    if step == ROOT:
        n = list_gains(board, now, trees, card, apart, out)
    elif step >= 0 or frame.moved != card:
        # With fewer tokens than above, a placement may differ too much that did not.
        is_paid = tokens == search.arrangements[depth - 1].tokens
        above = search.lists[(depth - 1) * MOST_CARDS + card]
        for k in range(search.frames[depth - 1].counts[card]):
            place = above[k] % SPREAD
            if step == NOT_LAID or (is_paid and is_away(place, step)):
                out[n] = above[k]
                n += 1
            else:
                gain = gain_of(board, tokens, trees, card, apart, place)
                if gain > REFUSED:
                    out[n] = (gain + LOWEST) * SPREAD + place
                    n += 1
    note_options(frame, out, card, n)
    frame.is_whole[card] = 0


def add_options(search: Search, card: int) -> None:
    """Add the placements that touch nothing but the newest card."""
    depth = search.progress.depth
    frame = search.frames[depth]
    now = search.arrangements[depth]
    out = search.lists[depth * MOST_CARDS + card]
    turn = frame.step // SPOTS
    r = frame.step % SPOTS // COLS
    c = frame.step % COLS
    bottom = r + HEIGHT[turn] - 1
    right = c + WIDTH[turn] - 1
    board, trees = search.board, search.trees
    n = list_around(board, now, trees, card, now.cards - 1, r, bottom, c, right, out, frame.counts[card])
    note_options(frame, out, card, n)
    frame.is_whole[card] = 1


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


def note_options(frame: Frame, options: Sequence[int], card: int, count: int) -> None:
    """Set the number of placements of a card, and the largest gain of them, at least 0."""
    most = 0
    for k in range(count):
        most = max(most, options[k] // SPREAD - LOWEST)
    frame.counts[card] = count
    frame.mosts[card] = most


def keep_from(options: MutableSequence[int], count: int, gain: int) -> int:
    """Keep the placements with at least this gain, in their order; returns how many there are."""
    n = 0
    for k in range(count):
        if options[k] // SPREAD - LOWEST >= gain:
            options[n] = options[k]
            n += 1
    return n


def effort_of(options: Sequence[int], count: int, spare: int) -> int:
    """Estimate of the number of nodes below these placements, and below the case without them. `spare` is the bound of
    a placement without gain, less the target.
    """
    effort = 0 if spare < 0 else EFFORT[min(spare, MOST_SPARE)]
    for k in range(count):
        effort += EFFORT[min(spare + options[k] // SPREAD - LOWEST, MOST_SPARE)]
    return effort


def put_best_first(options: MutableSequence[int], count: int) -> None:
    """Sort placements by gain, the largest first."""
    for k in range(1, count):
        moved = options[k]
        at = k
        while at > 0 and options[at - 1] < moved:
            options[at] = options[at - 1]
            at -= 1
        options[at] = moved


def descend(search: Search) -> None:
    """Go to the next child of the current node, which is open; shut it when there is none left."""
    progress = search.progress
    depth = progress.depth
    frame = search.frames[depth]
    below = search.frames[depth + 1]
    now = search.arrangements[depth]
    card = frame.card
    below.state = FRESH
    below.moved = card
    below.was_apart = progress.apart[card]
    if frame.next < frame.counts[card]:
        option = search.lists[depth * MOST_CARDS + card][frame.next]
        frame.next += 1
        if frame.others + option // SPREAD - LOWEST > progress.target:
            step = option % SPREAD
            below.rest = frame.rest & ~(1 << card) if now.cards < progress.to_lay else 0
            below.step = step
            for k in range(TREES):
                below.cells[k] = search.board[spot_of(step, k)]
            overwrite(search.arrangements, depth + 1, depth)
            put(search.board, search.arrangements[depth + 1], search.trees, card, step, now.cards)
            progress.depth += 1
        else:
            frame.next = frame.counts[card]  # the gains of those after it are no larger
    else:
        frame.state = SHUT
        if frame.others > progress.target:
            below.rest = frame.rest
            below.step = NOT_LAID
            progress.apart[card] = now.cards
            overwrite(search.arrangements, depth + 1, depth)
            progress.depth += 1


def leave(search: Search) -> None:
    """Go back to the node above."""
    progress = search.progress
    frame = search.frames[progress.depth]
    if frame.step == NOT_LAID:
        progress.apart[frame.moved] = frame.was_apart
    elif frame.step != ROOT:
        for k in range(TREES):
            search.board[spot_of(frame.step, k)] = frame.cells[k]
    progress.depth -= 1


def spot_of(place: int, k: int) -> int:
    """The spot of the k-th cell of a placement."""
    width = WIDTH[place // SPOTS]
    return place % SPOTS + k // width * COLS + k % width

"""The cards on the table: where one may be laid (3), and what it makes of its player's lines and rectangle (5).

They stand in the order of their spots, so that one walk along them meets the open spots beside them in order, too.
"""

from collections.abc import MutableSequence

from mazzo.core.bits import bit_index
from mazzo.games.clustered.deck import EVERY_FACE, FACES, FITS, WILD
from mazzo.games.clustered.rules.state import (
    APART,
    CARDS,
    CLASH,
    COLS,
    END,
    LINE,
    NOBODY,
    OCCUPIED,
    SPEED_AREA,
    SPEED_BONUS,
    SPEED_LINE,
    State,
    card_of,
    entry,
    owner_of,
    spot_of,
)


def find(s: State, spot: int) -> int:
    """The place in `laid` of the card on a spot, or of the first card behind it."""
    low = 0
    high = s.on_table
    while low < high:
        middle = (low + high) // 2
        if spot_of(s.laid[middle]) < spot:
            low = middle + 1
        else:
            high = middle
    return low


def is_laid(s: State, spot: int) -> bool:
    """Whether a card lies on a spot."""
    return spot_of(s.laid[find(s, spot)]) == spot


def owner_at(s: State, spot: int) -> int:
    """Whose card lies on a spot; NOBODY for a start card or none."""
    laid = s.laid[find(s, spot)]
    return owner_of(laid) if spot_of(laid) == spot else NOBODY


def put(s: State, spot: int, owner: int, card: int) -> None:
    """Lay a card, keeping the order."""
    at = s.on_table
    while at > 0 and spot_of(s.laid[at - 1]) > spot:
        s.laid[at + 1] = s.laid[at]
        at -= 1
    s.laid[at + 1] = s.laid[at]
    s.laid[at] = entry(spot, owner, card)
    s.on_table += 1


# Where a card may be laid


def legal_placements(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every card of the hand on every open spot where it fits, ascending; returns how many.

    Four walkers go along the cards, one for the spots above them, one for those to the left, to the right and below:
    the lowest spot that any of them has come to is the next. A fifth tells where a card lies already.
    """
    hand = s.hand[seat]
    has_wild = s.hand_wilds[seat] > 0
    above = left = right = below = here = 0
    count = 0
    while below < s.on_table:
        spot = min(
            spot_of(s.laid[above]) - COLS, spot_of(s.laid[left]) - 1, spot_of(s.laid[right]) + 1,
            spot_of(s.laid[below]) + COLS,
        )  # fmt: skip
        fits = EVERY_FACE
        if spot_of(s.laid[above]) - COLS == spot:
            fits &= FITS[card_of(s.laid[above])]  # 3.3
            above += 1
        if spot_of(s.laid[left]) - 1 == spot:
            fits &= FITS[card_of(s.laid[left])]
            left += 1
        if spot_of(s.laid[right]) + 1 == spot:
            fits &= FITS[card_of(s.laid[right])]
            right += 1
        if spot_of(s.laid[below]) + COLS == spot:
            fits &= FITS[card_of(s.laid[below])]
            below += 1
        while spot_of(s.laid[here]) < spot:
            here += 1
        if spot_of(s.laid[here]) == spot:
            continue
        fits &= hand
        while fits != 0:
            low = fits & -fits
            out[count] = spot * CARDS + bit_index(low)
            count += 1
            fits ^= low
        if has_wild:  # 3.5
            out[count] = spot * CARDS + WILD
            count += 1
    return count


def can_lay(s: State, seat: int) -> bool:
    """Whether any card of the hand fits anywhere (3.7)."""
    if s.hand_wilds[seat] > 0:
        return True  # 3.d
    for k in range(s.on_table):
        spot = spot_of(s.laid[k])
        for step in (-COLS, -1, 1, COLS):
            if not is_laid(s, spot + step) and fitting(s, spot + step) & s.hand[seat] != 0:
                return True
    return False


def fitting(s: State, spot: int) -> int:
    """The faces that fit on an open spot, as a set: those that go with every neighbour (3.3, 3.b)."""
    fits = EVERY_FACE
    for step in (-COLS, -1, 1, COLS):
        laid = s.laid[find(s, spot + step)]
        if spot_of(laid) == spot + step:
            fits &= FITS[card_of(laid)]
    return fits


def refusal_of_placement(s: State, spot: int, card: int) -> int:
    """0 when a card of the hand may be laid on a spot, else the reason."""
    if is_laid(s, spot):
        return OCCUPIED  # 3.2
    touches = False
    for step in (-COLS, -1, 1, COLS):
        if is_laid(s, spot + step):
            touches = True
    if not touches:
        return APART  # 3.2
    if card < FACES and fitting(s, spot) >> card & 1 == 0:
        return CLASH  # 3.3
    return 0


# What it makes


def lay(s: State, seat: int, spot: int, card: int) -> None:
    """Lay a card and count what it brings: only lines and rectangles through its spot can be new, and none is ever
    lost.
    """
    put(s, spot, seat, card)
    longest = 0
    for step in (1, COLS):  # 5.7
        before = reach(s, seat, spot, -step)
        after = reach(s, seat, spot, step)
        line = before + 1 + after
        s.lines[seat] += points_of_line(line) - points_of_line(before) - points_of_line(after)
        longest = max(longest, line)
    area = rectangle_through(s, seat, spot)
    s.area[seat] = max(s.area[seat], area)  # 5.5
    if longest >= LINE:
        s.longest[seat] = max(s.longest[seat], longest)
    if s.options & SPEED_BONUS:
        if area >= SPEED_AREA and s.first_rectangle == NOBODY:
            s.first_rectangle = seat  # 9.4
        if longest >= SPEED_LINE and s.first_line == NOBODY:
            s.first_line = seat  # 9.5


def points_of_line(cards: int) -> int:
    """One point a card, from three on (5.6)."""
    return cards if cards >= LINE else 0


def reach(s: State, seat: int, spot: int, step: int) -> int:
    """How many cards of a player follow a spot without a gap, going by `step` (5.8)."""
    count = 0
    while owner_at(s, spot + step * (count + 1)) == seat:
        count += 1
    return count


def rectangle_through(s: State, seat: int, spot: int) -> int:
    """Cards of the player's largest rectangle in which the card on this spot lies, 0 for none (5.2 to 5.4)."""
    up = reach(s, seat, spot, -COLS)
    down = reach(s, seat, spot, COLS)
    best = 0
    left = right = COLS
    for above in range(up + 1):
        left = min(left, reach(s, seat, spot - above * COLS, -1))
        right = min(right, reach(s, seat, spot - above * COLS, 1))
        left_below = left
        right_below = right
        for below in range(down + 1):
            left_below = min(left_below, reach(s, seat, spot + below * COLS, -1))
            right_below = min(right_below, reach(s, seat, spot + below * COLS, 1))
            rows = above + 1 + below
            cols = left_below + 1 + right_below
            if rows >= 2 and cols >= 2:
                best = max(best, rows * cols)
    return best


def clear(s: State) -> None:
    """Take all cards off the table."""
    for k in range(s.on_table + 1):
        s.laid[k] = 0
    s.laid[0] = END
    s.on_table = 0

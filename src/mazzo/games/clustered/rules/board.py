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
    OWNER_BITS,
    SPEED_AREA,
    SPEED_BONUS,
    SPEED_LINE,
    State,
    card_of,
    entry,
    owner_of,
    place_of,
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


def put(s: State, spot: int, owner: int, card: int) -> int:
    """Lay a card, keeping the order; returns where it stands now."""
    laid = entry(spot, owner, card)
    s.on_table += 1
    at = s.on_table
    s.laid[at] = END
    while at > 1 and s.laid[at - 2] > laid:
        s.laid[at - 1] = s.laid[at - 2]
        at -= 1
    s.laid[at - 1] = laid
    return at - 1


# Where a card may be laid


def legal_placements(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every card of the hand on every open spot where it fits, ascending; returns how many. It does not matter
    whose cards lie beside it (4.1), nor around which start card (8.4).

    Four walkers go along the cards, one for the spots above them, one for those to the left, to the right and below:
    the lowest spot that any of them has come to is the next. A fifth tells where a card lies already.
    """
    hand = s.hand[seat]
    has_wild = s.hand_wilds[seat] > 0
    above = left = right = below = here = 0
    spot_above = spot_of(s.laid[0]) - COLS
    spot_left = spot_of(s.laid[0]) - 1
    spot_right = spot_of(s.laid[0]) + 1
    spot_below = spot_of(s.laid[0]) + COLS
    count = 0
    while below < s.on_table:
        spot = min(min(spot_above, spot_left), min(spot_right, spot_below))
        fits = hand
        if spot_above == spot:
            fits &= FITS[card_of(s.laid[above])]  # 3.3
            above += 1
            spot_above = spot_of(s.laid[above]) - COLS
        if spot_left == spot:
            fits &= FITS[card_of(s.laid[left])]
            left += 1
            spot_left = spot_of(s.laid[left]) - 1
        if spot_right == spot:
            fits &= FITS[card_of(s.laid[right])]
            right += 1
            spot_right = spot_of(s.laid[right]) + 1
        if spot_below == spot:
            fits &= FITS[card_of(s.laid[below])]
            below += 1
            spot_below = spot_of(s.laid[below]) + COLS
        while spot_of(s.laid[here]) < spot:
            here += 1
        if spot_of(s.laid[here]) == spot:
            continue
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
            fits &= FITS[card_of(laid)]  # 3.4: whoever laid it
    return fits


def refusal_of_placement(s: State, spot: int, card: int) -> int:
    """0 when a card of the hand may be laid on a spot, else the reason."""
    if is_laid(s, spot):
        return OCCUPIED  # 3.2
    touches = False
    for step in (-COLS, -1, 1, COLS):
        if is_laid(s, spot + step):
            touches = True  # 4.1: whoever laid that card
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
    at = put(s, spot, seat, card)  # 5.a: from here on it does not matter which card it is
    # Lines run across and down (5.7). Both and the rectangle are counted apart, so that a card may score in each (5.9).
    across = count_line(s, seat, reach_in_row(s, at, -1), reach_in_row(s, at, 1))
    down = count_line(s, seat, reach(s, seat, spot, -COLS), reach(s, seat, spot, COLS))
    longest = max(across, down)
    area = rectangle_through(s, seat, spot) if across > 1 and down > 1 else 0
    s.area[seat] = max(s.area[seat], area)  # 5.5
    if longest >= LINE:
        s.longest[seat] = max(s.longest[seat], longest)
    if s.options & SPEED_BONUS:
        if area >= SPEED_AREA and s.first_rectangle == NOBODY:
            s.first_rectangle = seat  # 9.4
        if longest >= SPEED_LINE and s.first_line == NOBODY:
            s.first_line = seat  # 9.5


def count_line(s: State, seat: int, before: int, after: int) -> int:
    """A card now stands between two parts of a line: count its points; returns its length."""
    line = before + 1 + after
    s.lines[seat] += points_of_line(line) - points_of_line(before) - points_of_line(after)
    return line


def points_of_line(cards: int) -> int:
    """One point a card, from three on (5.6)."""
    return cards if cards >= LINE else 0


def reach(s: State, seat: int, spot: int, step: int) -> int:
    """How many cards of a player follow a spot without a gap, going by `step` (5.8)."""
    count = 0
    while owner_at(s, spot + step * (count + 1)) == seat:
        count += 1
    return count


def reach_in_row(s: State, at: int, step: int) -> int:
    """The same along the row of laid[at], where neighbours stand beside each other, too."""
    wanted = place_of(s.laid[at])
    count = 0
    while True:
        at += step
        wanted += step << OWNER_BITS
        if at < 0 or place_of(s.laid[at]) != wanted:
            return count
        count += 1


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
            if rows >= 2 and cols >= 2:  # 5.3
                best = max(best, rows * cols)
    return best


def clear(s: State) -> None:
    """Take all cards off the table."""
    for k in range(s.on_table + 1):
        s.laid[k] = 0
    s.laid[0] = END
    s.on_table = 0

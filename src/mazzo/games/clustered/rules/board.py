"""The cards on the table: legal placements (3), and their effect on a player's lines and rectangle (5).

Cards are stored in the order of their spots, so that one pass over them finds the open spots beside them in order.
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
    OFF_TABLE,
    OWNER_BITS,
    SPEED_AREA,
    SPEED_BONUS,
    SPEED_LINE,
    TABLES,
    State,
    card_of,
    entry,
    is_off_table,
    owner_of,
    place_of,
    spot_of,
)


def find(s: State, spot: int) -> int:
    """The index in `laid` of the card on a spot, or of the first card behind the spot."""
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
    """The owner of the card on a spot; NOBODY for a start card or none."""
    laid = s.laid[find(s, spot)]
    return owner_of(laid) if spot_of(laid) == spot else NOBODY


def put(s: State, spot: int, owner: int, card: int) -> int:
    """Insert a card in order; returns its index in `laid`."""
    laid = entry(spot, owner, card)
    s.on_table += 1
    at = s.on_table
    s.laid[at] = END
    while at > 1 and s.laid[at - 2] > laid:
        s.laid[at - 1] = s.laid[at - 2]
        at -= 1
    s.laid[at - 1] = laid
    return at - 1


# Placements


def legal_placements(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every card of the hand on every open spot where it fits, ascending; returns how many. The owners of the
    neighbours do not matter (4.1), nor the start card (8.4).

    This merges four sorted sequences: the spots above, left of, right of and below each card. Four indices into `laid`
    advance, and the lowest of their spots is the next one. A fifth index finds spots that are already covered.
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
    return count if s.options & TABLES == 0 else keep_on_table(s, out, count)


def keep_on_table(s: State, out: MutableSequence[int], count: int) -> int:
    """Remove placements beyond the edge of the table from a list (2.5); returns how many are left."""
    kept = 0
    for k in range(count):
        if not is_off_table(s, out[k] // CARDS):
            out[kept] = out[k]
            kept += 1
    return kept


def can_lay(s: State, seat: int) -> bool:
    """Whether a card of the hand can be placed (3.7)."""
    has_wild = s.hand_wilds[seat] > 0
    if has_wild and s.options & TABLES == 0:
        return True  # 3.d
    for k in range(s.on_table):
        spot = spot_of(s.laid[k])
        for step in (-COLS, -1, 1, COLS):
            if is_laid(s, spot + step) or is_off_table(s, spot + step):
                continue
            if has_wild or fitting(s, spot + step) & s.hand[seat] != 0:
                return True
    return False


def fitting(s: State, spot: int) -> int:
    """The faces that fit on an open spot beside all its neighbours, as a set of bits (3.3, 3.b)."""
    fits = EVERY_FACE
    for step in (-COLS, -1, 1, COLS):
        laid = s.laid[find(s, spot + step)]
        if spot_of(laid) == spot + step:
            fits &= FITS[card_of(laid)]  # 3.4: of any owner
    return fits


def refusal_of_placement(s: State, spot: int, card: int) -> int:
    """0 if a card of the hand may be placed on a spot, else the reason."""
    if is_laid(s, spot):
        return OCCUPIED  # 3.2
    if is_off_table(s, spot):
        return OFF_TABLE  # 2.5
    touches = False
    for step in (-COLS, -1, 1, COLS):
        if is_laid(s, spot + step):
            touches = True  # 4.1: of any owner
    if not touches:
        return APART  # 3.2
    if card < FACES and fitting(s, spot) >> card & 1 == 0:
        return CLASH  # 3.3
    return 0


# Lines and rectangles


def lay(s: State, seat: int, spot: int, card: int) -> None:
    """Place a card and update its owner's points. Only lines and rectangles through its spot can be new, and none is
    ever lost.
    """
    at = put(s, spot, seat, card)  # 5.a: from here on the face does not matter
    # Lines are rows and columns (5.7). Both and the rectangle are counted separately: a card may score in each (5.9).
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
    """A card joins two parts of a line: update its points; returns its length."""
    line = before + 1 + after
    s.lines[seat] += points_of_line(line) - points_of_line(before) - points_of_line(after)
    return line


def points_of_line(cards: int) -> int:
    """One point for each card, from three cards on (5.6)."""
    return cards if cards >= LINE else 0


def reach(s: State, seat: int, spot: int, step: int) -> int:
    """How many cards of a player follow a spot without a gap in steps of `step` (5.8)."""
    count = 0
    while owner_at(s, spot + step * (count + 1)) == seat:
        count += 1
    return count


def reach_in_row(s: State, at: int, step: int) -> int:
    """`reach` along the row of laid[at]; neighbours in a row are also neighbours in `laid`."""
    wanted = place_of(s.laid[at])
    count = 0
    while True:
        at += step
        wanted += step << OWNER_BITS
        if at < 0 or place_of(s.laid[at]) != wanted:
            return count
        count += 1


def rectangle_through(s: State, seat: int, spot: int) -> int:
    """Size in cards of the player's largest rectangle through this spot, 0 for none (5.2 to 5.4)."""
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
    """Remove all cards from the table."""
    for k in range(s.on_table + 1):
        s.laid[k] = 0
    s.laid[0] = END
    s.on_table = 0

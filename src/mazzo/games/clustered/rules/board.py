"""The cards on the table: legal placements (3), and their effect on a player's lines and rectangle (5).

Cards are stored in the order of their spots, and so are the open spots beside them.
"""

from collections.abc import MutableSequence

from mazzo.core.bits import note_bits
from mazzo.core.sorted_rows import insert, remove, search
from mazzo.games.clustered.deck import EVERY_CARD, FITS
from mazzo.games.clustered.rules.state import (
    APART,
    AROUND,
    CARDS,
    CLASH,
    COLS,
    END,
    LINE,
    NOBODY,
    OCCUPIED,
    OFF_TABLE,
    OWNER_BITS,
    SIDES,
    SPEED_AREA,
    SPEED_BONUS,
    SPEED_LINE,
    State,
    card_of,
    entry,
    fitting,
    is_off_table,
    kinds_held,
    open_entry,
    owner_of,
    place_of,
    sides_of,
    spot_of,
    spot_of_open,
)


def find(s: State, spot: int) -> int:
    """The index in `laid` of the card on a spot, or of the first card behind the spot."""
    return search(s.laid, s.on_table, entry(spot, 0, 0))


def is_laid(s: State, spot: int) -> bool:
    """Whether a card lies on a spot."""
    return spot_of(s.laid[find(s, spot)]) == spot


def owner_at(s: State, spot: int) -> int:
    """The owner of the card on a spot; NOBODY for a start card or none."""
    card = s.laid[find(s, spot)]
    return owner_of(card) if spot_of(card) == spot else NOBODY


def put(s: State, spot: int, owner: int, card: int) -> int:
    """Insert a card in order, and update the open spots; returns its index in `laid`."""
    at = find(s, spot)
    insert(s.laid, s.on_table + 1, at, entry(spot, owner, card))
    s.on_table += 1
    sides = close_spot(s, spot)
    for side in range(SIDES):
        if sides >> side & 1 == 0 and not is_off_table(s, spot + AROUND[side]):  # 3.2, 2.5
            narrow(s, spot + AROUND[side], SIDES - 1 - side, card)
    return at


# Placements


def find_open(s: State, spot: int) -> int:
    """The index in `open` of a spot, or of the first open spot behind it."""
    return search(s.open, s.open_count, open_entry(spot, 0, 0))


def close_spot(s: State, spot: int) -> int:
    """Remove a spot from the open ones, if it is one; returns the sides on which it has a neighbour."""
    k = find_open(s, spot)
    if spot_of_open(s.open[k]) != spot:
        return 0
    sides = sides_of(s.open[k])
    remove(s.open, s.open_count, k)
    s.open_count -= 1
    return sides


def narrow(s: State, spot: int, side: int, card: int) -> None:
    """A spot that is empty has a new neighbour on a side: it is open, and what does not fit beside the card does not
    fit there (3.3, 3.b).
    """
    k = find_open(s, spot)
    if spot_of_open(s.open[k]) != spot:
        insert(s.open, s.open_count, k, open_entry(spot, 0, EVERY_CARD))
        s.open_count += 1
    s.open[k] = open_entry(spot, sides_of(s.open[k]) | 1 << side, fitting(s.open[k]) & FITS[card])  # 3.4: of any owner


def legal_placements(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every card of the hand on every open spot where it fits, ascending; returns how many. The owners of the
    neighbours do not matter (4.1), nor the start card (8.4).
    """
    hand = kinds_held(s, seat)  # 3.1
    count = 0
    for k in range(s.open_count):
        spot = spot_of_open(s.open[k])
        count = note_bits(out, count, spot * CARDS, fitting(s.open[k]) & hand)  # 3.2, 3.3
    return count


def can_lay(s: State, seat: int) -> bool:
    """Whether a card of the hand can be placed (3.7)."""
    hand = kinds_held(s, seat)
    for k in range(s.open_count):
        if fitting(s.open[k]) & hand != 0:
            return True  # 3.d: a holder of a wild always can
    return False


def refusal_of_placement(s: State, spot: int, card: int) -> int:
    """0 if a card of the hand may be placed on a spot, else the reason."""
    if is_laid(s, spot):
        return OCCUPIED  # 3.2
    if is_off_table(s, spot):
        return OFF_TABLE  # 2.5
    place = s.open[find_open(s, spot)]
    if spot_of_open(place) != spot:
        return APART  # 3.2, 4.1
    return 0 if fitting(place) >> card & 1 else CLASH  # 3.3, 3.5


def clashing(s: State, spot: int) -> int:
    """The cards that do not fit beside the card on a spot, as a set of bits (3.3); none if the spot is empty."""
    card = s.laid[find(s, spot)]
    return EVERY_CARD & ~FITS[card_of(card)] if spot_of(card) == spot else 0


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
    for k in range(s.open_count):
        s.open[k] = 0
    s.laid[0] = END
    s.on_table = 0
    s.open_count = 0

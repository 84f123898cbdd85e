"""Cards of two by three cells that are placed over one another on an unbounded grid, for all games with such cards.

A cell of a card has a fruit (1 to 3; 0 for none) and a count. Each game decides which fruits may cover which, and what
happens then; this module has the geometry, and finds the placements with no more mismatching cells than tokens left.
All functions are kernels: every row of the grid is one integer used as a set of columns.
"""

from collections.abc import MutableSequence
from typing import Protocol

CELLS = 6
TURNS = 4
WIDTH = (2, 3, 2, 3)
"""WIDTH[turn]: columns of a card after `turn` quarter turns clockwise; HEIGHT[turn]: its rows."""
HEIGHT = (3, 2, 3, 2)

# The grid is large enough for a first card and eight more: each of the eight reaches at most two cells beyond the cards
# before it.
ROWS = 36
COLS = 36
HOME_ROW = 16
HOME_COL = 16
SPOTS = ROWS * COLS

# A strip is three rows in one integer, so that a card is tested against all three at once: bit k is the cell
# k % STRIP columns right of the strip's first column and k // STRIP rows below its first row. A strip begins two
# columns left of the leftmost cell. The cards are at most 16 columns wide before the last placement, so two empty
# columns separate the rows.
STRIP = 20
REST_OF_ROW = COLS - STRIP
TWO_ROWS = (1 << 2 * STRIP) - 1
SPOT_IN_STRIP = tuple(k + k // STRIP * REST_OF_ROW for k in range(3 * STRIP))
"""SPOT_IN_STRIP[k]: distance in spots from the first cell of a strip to its cell k."""

NO_CARD = -1

# A face is one integer with four bits for each cell in reading order: two for the fruit, two for the count.
BITS = 4
FRUIT_MASK = 3
CLOSED = 0
"""Index in `Grid.misfits` of the cells that may not be covered: free because a cell without fruit never mismatches."""


class Grid(Protocol):
    """The fields that a game's state must have for these functions."""

    faces: list[int]
    """faces[card * TURNS + turn]: the face of a card after `turn` quarter turns."""
    misfits: list[list[int]]
    """misfits[fruit][row]: cells of the strip from this row on that are closed or mismatch this fruit;
    misfits[CLOSED][row]: closed cells only. A closed cell may not be covered.
    """
    living: list[int]
    """living[row]: cells of the strip from this row on that may be covered."""
    tokens: int
    """How many cells may still mismatch: 0, 1 or 2."""
    top: int
    bottom: int
    """First and last row with a cell."""
    left: int
    """First column with a cell."""
    hand: list[int]
    """At most two cards, ascending; NO_CARD from index `held` on."""
    held: int


def turned(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The packed face of a card after 0 to 3 quarter turns clockwise. `cells`: its six cells, three rows of two."""
    lines = [list(cells[k : k + 2]) for k in (0, 2, 4)]
    turns = []
    for _ in range(TURNS):
        turns.append(sum(cell << BITS * k for k, cell in enumerate(cell for line in lines for cell in line)))
        lines = [list(column) for column in zip(*lines[::-1], strict=True)]
    return tuple(turns)


def fruit_of(face: int, k: int) -> int:
    """The fruit of the k-th cell of a turned face in reading order; 0 for none."""
    return face >> BITS * k & FRUIT_MASK


def count_of(face: int, k: int) -> int:
    """The number of fruits on the k-th cell of a turned face."""
    return face >> BITS * k + 2 & FRUIT_MASK


def placement(card: int, turn: int, r: int, c: int) -> int:
    """The action that places a card after `turn` quarter turns clockwise with its top-left cell on row r, column c."""
    return (card * TURNS + turn) * SPOTS + r * COLS + c


def card_of(action: int) -> int:
    """The card of a placement, from 0."""
    return action // (TURNS * SPOTS)


def turn_of(action: int) -> int:
    """The number of quarter turns clockwise of a placement."""
    return action // SPOTS % TURNS


def row_of(action: int) -> int:
    """The row of the top-left cell of a placement, after turning."""
    return action % SPOTS // COLS


def col_of(action: int) -> int:
    """The column of the top-left cell of a placement, after turning."""
    return action % COLS


def place_on_card(action: int, spot: int) -> int:
    """Index of the cell of a placed card that lies on a spot (row * COLS + col), in reading order; -1 if none does."""
    turn = turn_of(action)
    r = spot // COLS - row_of(action)
    c = spot % COLS - col_of(action)
    if r < 0 or r >= HEIGHT[turn] or c < 0 or c >= WIDTH[turn]:
        return -1
    return r * WIDTH[turn] + c


def take_into_hand(s: Grid, card: int) -> None:
    """Add a card to the hand, which stays ascending."""
    if s.held == 1 and s.hand[0] > card:
        s.hand[1] = s.hand[0]
        s.hand[0] = card
    else:
        s.hand[s.held] = card
    s.held += 1


def take_from_hand(s: Grid, card: int) -> None:
    """Remove a card from the hand; the other one, if any, moves to index 0."""
    s.held -= 1
    if s.hand[0] == card:
        s.hand[0] = s.hand[1]
    s.hand[1] = NO_CARD


def legal_placements(s: Grid, out: MutableSequence[int]) -> int:
    """Write all legal placements of the cards in hand into `out`, ascending; returns how many. A card turned by 180
    degrees is another placement even if it looks the same.
    """
    n = 0
    for slot in range(s.held):
        n = list_spots(s, s.hand[slot], out, n, True)
    return n


def can_lay(s: Grid) -> bool:
    """Whether a card of the hand can be placed."""
    for slot in range(s.held):
        if list_spots(s, s.hand[slot], s.hand, 0, False) > 0:  # writes nothing
            return True
    return False


def list_spots(s: Grid, card: int, out: MutableSequence[int], n: int, is_listing: bool) -> int:
    """Write the legal placements of a card into out[n], out[n + 1] ..., ascending; returns the end of what is written.
    A placement is legal if at least one cell covers a living cell, none covers a closed cell, and no more cells
    mismatch than tokens are left. Unless `is_listing`, write nothing and return more than `n` if there is one.

    Three rows are tested at a time: r is the strip of the card's top row, q and p are the strips one and two rows
    below. Shifting a strip by one moves to the next column: bit k of a[r], b[r] >> 1 ... is set if the card's first,
    second ... cell (in reading order) mismatches when its top-left cell lies on cell k.
    """
    under, closed = s.living, s.misfits[CLOSED]
    tokens = s.tokens
    for turn in range(TURNS):
        face = s.faces[card * TURNS + turn]
        a, b, c = s.misfits[face & 3], s.misfits[face >> 4 & 3], s.misfits[face >> 8 & 3]
        d, e, f = s.misfits[face >> 12 & 3], s.misfits[face >> 16 & 3], s.misfits[face >> 20 & 3]
        corner = placement(card, turn, 0, s.left - 2)
        for r in range(max(s.top - HEIGHT[turn] + 1, 0), s.bottom + 1, 3):
            q, p = r + 1, r + 2
            if turn & 1:
                fits = under[r] | under[q]
                fits |= fits >> 1 | fits >> 2
                if tokens == 0:
                    fits &= ~(a[r] | d[q] | (b[r] | e[q]) >> 1 | (c[r] | f[q]) >> 2)
                else:
                    shut = closed[r] | closed[q]
                    shut |= shut >> 1 | shut >> 2
                    fits &= ~(shut | over(tokens, a[r], b[r] >> 1, c[r] >> 2, d[q], e[q] >> 1, f[q] >> 2))
            else:
                fits = under[r] | under[q] | under[p]
                fits |= fits >> 1
                if tokens == 0:
                    fits &= ~(a[r] | c[q] | e[p] | (b[r] | d[q] | f[p]) >> 1)
                else:
                    shut = closed[r] | closed[q] | closed[p]
                    shut |= shut >> 1
                    fits &= ~(shut | over(tokens, a[r], b[r] >> 1, c[q], d[q] >> 1, e[p], f[p] >> 1))
            first = corner + r * COLS
            if fits != 0 and not is_listing:
                return n + 1
            while fits != 0:
                low = fits & -fits
                k = low.bit_length() - 1
                out[n] = first + SPOT_IN_STRIP[k]
                n += 1
                fits ^= low
    return n


def over(tokens: int, a: int, b: int, c: int, d: int, e: int, f: int) -> int:
    """Bits where more of the six cells mismatch than the one or two tokens left allow. Counts the mismatches of the
    first three and of the last three cells separately: any, at least two, all three.
    """
    any_left = a | b
    two_left = a & b | any_left & c
    any_left |= c
    any_right = d | e
    two_right = d & e | any_right & f
    any_right |= f
    if tokens == 1:
        return two_left | two_right | any_left & any_right
    return a & b & c | d & e & f | two_left & any_right | any_left & two_right


def note_strip(strips: MutableSequence[int], r: int, columns: int) -> None:
    """Set row r's strip to these columns followed by the next two rows, from the strip of row r + 1."""
    strips[r] = columns | (strips[r + 1] & TWO_ROWS) << STRIP

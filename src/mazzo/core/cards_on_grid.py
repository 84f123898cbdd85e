"""Cards of two cells by three laid over one another on a grid without edges: what Orchard and Grove share.

A cell of a card bears a fruit (1 to 3; 0 for none) and how many. Which fruits may lie on which, and what then
happens, is each game's own business; here stands where a card lies, and where one can be laid so that no more cells
differ than may be paid for. Kernels: every row of the grid is one integer used as a set of columns.
"""

from collections.abc import MutableSequence
from typing import Protocol

CELLS = 6
TURNS = 4
WIDTH = (2, 3, 2, 3)
"""Columns of a card after that many quarter turns clockwise."""
HEIGHT = (3, 2, 3, 2)

# One square grid on which a first card and eight more are laid. Each of the eight reaches at most two cells beyond what
# lies, so they never leave these bounds.
ROWS = 36
COLS = 36
HOME_ROW = 16
HOME_COL = 16
SPOTS = ROWS * COLS

# A strip is three rows in one integer, so that a card is tested against all of them at once: bit k is the cell
# k % STRIP columns right of the strip's first column and k // STRIP rows below its row. It begins two columns left of
# what lies: a table that may still grow is at most 16 columns wide, so that two empty columns part the rows.
STRIP = 20
REST_OF_ROW = COLS - STRIP
TWO_ROWS = (1 << 2 * STRIP) - 1
SPOT_IN_STRIP = tuple(k + k // STRIP * REST_OF_ROW for k in range(3 * STRIP))
"""Cell k of a strip as a distance in spots from its first cell."""

NO_CARD = -1

# A face is one integer, four bits a cell in reading order: two for the fruit, two for how many.
BITS = 4
FRUIT_MASK = 3
CLOSED = 0
"""Row of `Grid.misfits` of the cells that nothing may cover: a cell without fruit lies well on all others."""


class Grid(Protocol):
    """What the state of a game must hold to be asked where a card can be laid."""

    faces: list[int]
    """faces[card * TURNS + turn]: the face as it lies."""
    misfits: list[list[int]]
    """misfits[fruit][row]: cells of the strip from this row on where a cell of this fruit would differ, or that are
    closed; misfits[CLOSED][row]: closed cells only.
    """
    living: list[int]
    """living[row]: cells of the strip from this row on that may be covered."""
    tokens: int
    """How many cells may still differ: 0, 1 or 2."""
    top: int
    bottom: int
    """First and last row with a cell."""
    left: int
    """First column with a cell."""
    hand: list[int]
    """Two cards at most, ascending; NO_CARD beyond `held`."""
    held: int


def turned(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The six cells of a card, row by row three rows of two, after each number of quarter turns clockwise, packed."""
    lines = [list(cells[k : k + 2]) for k in (0, 2, 4)]
    turns = []
    for _ in range(TURNS):
        turns.append(sum(cell << BITS * k for k, cell in enumerate(cell for line in lines for cell in line)))
        lines = [list(column) for column in zip(*lines[::-1], strict=True)]
    return tuple(turns)


def fruit_of(face: int, k: int) -> int:
    """The fruit of the k-th cell of a face, in reading order as it lies; 0 for none."""
    return face >> BITS * k & FRUIT_MASK


def count_of(face: int, k: int) -> int:
    """How many fruits its k-th cell bears."""
    return face >> BITS * k + 2 & FRUIT_MASK


def placement(card: int, turn: int, r: int, c: int) -> int:
    """The action that lays a card, turned clockwise by so many quarters, with its top-left cell on row r, column c."""
    return (card * TURNS + turn) * SPOTS + r * COLS + c


def card_of(action: int) -> int:
    """The card that a placement lays, from 0."""
    return action // (TURNS * SPOTS)


def turn_of(action: int) -> int:
    """By how many quarters clockwise it is turned."""
    return action // SPOTS % TURNS


def row_of(action: int) -> int:
    """The row of its top-left cell as it lies."""
    return action % SPOTS // COLS


def col_of(action: int) -> int:
    """The column of its top-left cell as it lies."""
    return action % COLS


def place_on_card(action: int, spot: int) -> int:
    """Which of the six cells of a laid card stands on a spot (row * COLS + col); -1 if none."""
    turn = turn_of(action)
    r = spot // COLS - row_of(action)
    c = spot % COLS - col_of(action)
    if r < 0 or r >= HEIGHT[turn] or c < 0 or c >= WIDTH[turn]:
        return -1
    return r * WIDTH[turn] + c


def take_into_hand(s: Grid, card: int) -> None:
    """A card joins the hand, which stays ascending."""
    if s.held == 1 and s.hand[0] > card:
        s.hand[1] = s.hand[0]
        s.hand[0] = card
    else:
        s.hand[s.held] = card
    s.held += 1


def take_from_hand(s: Grid, card: int) -> None:
    """The card leaves the hand; the other one, if any, moves to the front."""
    s.held -= 1
    if s.hand[0] == card:
        s.hand[0] = s.hand[1]
    s.hand[1] = NO_CARD


def legal_placements(s: Grid, out: MutableSequence[int]) -> int:
    """Every way to lay a card of the hand, ascending; half-turn twins are two ways. Returns how many."""
    n = 0
    for slot in range(s.held):
        n = list_spots(s, s.hand[slot], out, n, True)
    return n


def can_lay(s: Grid) -> bool:
    """Whether any card of the hand can be laid anywhere."""
    for slot in range(s.held):
        if list_spots(s, s.hand[slot], s.hand, 0, False) > 0:  # asked only: nothing is written
            return True
    return False


def list_spots(s: Grid, card: int, out: MutableSequence[int], n: int, is_listing: bool) -> int:
    """Write every way to lay the card, with a cell on a cell that may be covered, none on a closed one, and no more
    that differ than tokens are left, into out[n], out[n + 1] ..., ascending; returns how many `out` holds then. Not
    listing, it writes nothing and returns more than `n` as soon as there is a way.

    Three rows at a time: r is the strip the card's top row would lie in, q and p the strips one and two rows further
    down. Shifting a strip by one asks about the next column: bit k of a[r], b[r] >> 1 ... says that the card's first,
    second ... cell (reading order) would differ if its top-left cell lay on cell k.
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
    """Columns where more of the six cells differ than the one or two tokens left can pay for: of the first three and of
    the last three cells, whether any, two or all differ.
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
    """The strip of row r begins with these columns and goes on with the next two rows."""
    strips[r] = columns | (strips[r + 1] & TWO_ROWS) << STRIP

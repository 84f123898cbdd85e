"""Cards of two by three cells that are placed over one another on an unbounded grid, for all games with such cards.

A cell of a card has a suit (1 to 3; 0 for none) and a count. Each game decides which suits may cover which, and what
happens then; this module has the geometry, and finds the placements with no more mismatching cells than tokens left.
All functions are kernels: every row of the grid is one integer used as a set of columns.
"""

from collections.abc import MutableSequence
from typing import Protocol

from mazzo.core.bits import bit_index

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

ROW_ON_CARD = ((0, 0, 1, 1, 2, 2), (0, 0, 0, 1, 1, 1)) * 2
"""ROW_ON_CARD[turn][k]: the row on the card of its k-th cell in reading order; COL_ON_CARD[turn][k]: the column."""
COL_ON_CARD = ((0, 1, 0, 1, 0, 1), (0, 1, 2, 0, 1, 2)) * 2

# A block is as many rows as fit in one integer, so that a card is tested on all their cells at once. Bit k is the cell
# k % pitch columns right of the block's first column and k // pitch rows below its first row. The first column of a
# block is two left of the leftmost cell, the last is that of the rightmost cell, so two empty columns separate the
# rows. The first row of the first block is two above the top cell. The last two rows of a block are also the first two
# of the next block: the cards that begin above them reach them, but none begins there.
BITS_OF_BLOCK = 63
MARGIN = 2
DEPTH = (0, *(BITS_OF_BLOCK // pitch - MARGIN for pitch in range(1, 19)))
"""DEPTH[pitch]: rows from one block to the next. There are at most 16 columns before the last placement."""
BLOCKS = 14
"""The most blocks before the last placement: of 14 columns and 12 rows."""
SPOT_IN_BLOCK = tuple(
    tuple(k + k // max(pitch, 1) * (COLS - pitch) for k in range(BITS_OF_BLOCK + 2)) for pitch in range(len(DEPTH))
)
"""SPOT_IN_BLOCK[pitch][k]: distance in spots from the first cell of a block to its cell k."""

NO_CARD = -1

# A face is one integer with four bits for each cell in reading order: two for the suit, two for the count.
BITS = 4
SUIT_MASK = 3


class Grid(Protocol):
    """The fields that a game's state must have for these functions."""

    faces: list[int]
    """faces[card * TURNS + turn]: the face of a card after `turn` quarter turns."""
    misfits: list[list[int]]
    """misfits[block][suit]: the cells that mismatch this suit; 0 for no suit, which never mismatches."""
    sites: list[list[int]]
    """sites[block][turn & 1]: the cells on which the top-left cell of a card so turned may lie, as far as living and
    closed cells decide: the card covers a living cell and no closed one.
    """
    blocks: int
    """How many blocks there are."""
    tokens: int
    """How many cells may still mismatch: 0, 1 or 2."""
    top: int
    """First row with a cell."""
    bottom: int
    """Last row with a cell."""
    left: int
    """First column with a cell."""
    right: int
    """Last column with a cell."""
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


def suit_of(face: int, k: int) -> int:
    """The suit of the k-th cell of a turned face in reading order; 0 for none."""
    return face >> BITS * k & SUIT_MASK


def count_of(face: int, k: int) -> int:
    """The count of the k-th cell of a turned face."""
    return face >> BITS * k + 2 & SUIT_MASK


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


def row_on_card(action: int, k: int) -> int:
    """The row of the k-th cell of a placed card, in reading order."""
    return row_of(action) + ROW_ON_CARD[turn_of(action)][k]


def col_on_card(action: int, k: int) -> int:
    """The column of the k-th cell of a placed card, in reading order."""
    return col_of(action) + COL_ON_CARD[turn_of(action)][k]


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
        n = list_spots(s, s.hand[slot], out, n)
    return n


def can_lay(s: Grid) -> bool:
    """Whether a card of the hand can be placed."""
    for slot in range(s.held):
        for turn in range(TURNS):
            for block in range(s.blocks):
                if fitting(s, s.faces[s.hand[slot] * TURNS + turn], turn, block) != 0:
                    return True
    return False


def list_spots(s: Grid, card: int, out: MutableSequence[int], n: int) -> int:
    """Write the legal placements of a card into out[n], out[n + 1] ..., ascending; returns the end of the list."""
    pitch = pitch_of(s)
    for turn in range(TURNS):
        face = s.faces[card * TURNS + turn]
        first = placement(card, turn, s.top - MARGIN, s.left - MARGIN)
        for block in range(s.blocks):
            n = note_spots(out, n, first, fitting(s, face, turn, block), pitch)
            first += DEPTH[pitch] * COLS
    return n


def note_spots(out: MutableSequence[int], n: int, first: int, cells: int, pitch: int) -> int:
    """Kernel primitive: write the spots of these cells of a block, from that of its first cell on, into out[n],
    out[n + 1] ..., ascending; returns the end of what is written. Compiled code may overwrite `bits.SPARE` numbers from
    that end on.
    """
    while cells != 0:
        low = cells & -cells
        out[n] = first + SPOT_IN_BLOCK[pitch][bit_index(low)]
        n += 1
        cells ^= low
    return n


def fitting(s: Grid, face: int, turn: int, block: int) -> int:
    """The cells of a block on which the top-left cell of a turned card may lie: at least one cell covers a living cell,
    none covers a closed cell, and no more cells mismatch than tokens are left.

    Shifting a block by one moves to the next column, by the pitch to the next row: bit k of a, b >> 1 ... is set if the
    card's first, second ... cell (in reading order) mismatches when its top-left cell lies on cell k.
    """
    misfits = s.misfits[block]
    a, b, c = misfits[face & 3], misfits[face >> 4 & 3] >> 1, misfits[face >> 8 & 3]
    d, e, f = misfits[face >> 12 & 3], misfits[face >> 16 & 3], misfits[face >> 20 & 3]
    row = pitch_of(s)
    rows = 2 * row
    if turn & 1:
        if s.tokens == 0:
            bad = a | b | c >> 2 | (d | e >> 1 | f >> 2) >> row
        else:
            bad = over(s.tokens, a, b, c >> 2, d >> row, e >> row + 1, f >> row + 2)
    elif s.tokens == 0:
        bad = a | b | (c | d >> 1) >> row | (e | f >> 1) >> rows
    else:
        bad = over(s.tokens, a, b, c >> row, d >> row + 1, e >> rows, f >> rows + 1)
    return s.sites[block][turn & 1] & ~bad


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


def pitch_of(s: Grid) -> int:
    """Number of bits of a row of a block."""
    return s.right - s.left + 1 + MARGIN


def note_block(s: Grid, block: int, one: int, two: int, three: int, any_fits: int, closed: int) -> None:
    """Set `misfits` and `sites` of a block. `one`, `two`, `three`: the cells where only this suit fits; `any_fits`:
    those where each does; `closed`: those that may not be covered.
    """
    pitch = pitch_of(s)
    s.misfits[block][1] = two | three
    s.misfits[block][2] = one | three
    s.misfits[block][3] = one | two
    living = one | two | three | any_fits
    begins = (1 << DEPTH[pitch] * pitch) - 1
    s.sites[block][0] = reach(living, pitch, 0) & ~reach(closed, pitch, 0) & begins
    s.sites[block][1] = reach(living, pitch, 1) & ~reach(closed, pitch, 1) & begins


def reach(cells: int, pitch: int, turn: int) -> int:
    """The cells on which the top-left cell of a card lies if the card covers one of these."""
    if turn & 1:
        cells |= cells >> 1 | cells >> 2
        return cells | cells >> pitch
    cells |= cells >> 1
    return cells | cells >> pitch | cells >> 2 * pitch


def note_bounds(s: Grid, action: int) -> None:
    """Extend the bounds of the cells by a placement."""
    turn = turn_of(action)
    top, left = row_of(action), col_of(action)
    s.top = min(s.top, top)
    s.bottom = max(s.bottom, top + HEIGHT[turn] - 1)
    s.left = min(s.left, left)
    s.right = max(s.right, left + WIDTH[turn] - 1)


def clear_blocks(s: Grid) -> None:
    """Empty all blocks."""
    for block in range(s.blocks):
        for suit in range(1, 4):
            s.misfits[block][suit] = 0
        for turn in range(2):
            s.sites[block][turn] = 0
    s.blocks = 0

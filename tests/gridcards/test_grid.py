"""The bounds of the grid of cards of two by three cells, and of its blocks."""

from mazzo.gridcards.grid import BLOCKS, COLS, DEPTH, HOME_COL, HOME_ROW, MARGIN, ROWS

CARDS = 8
"""Cards on the grid before the last placement."""


def test_the_grid_and_the_blocks_are_large_enough() -> None:
    most_blocks = 0
    for wide in range(CARDS):  # each card after the first reaches two cells beyond in one direction, one in the other
        columns, rows = 2 + 2 * wide + (CARDS - 1 - wide), 3 + wide + 2 * (CARDS - 1 - wide)
        pitch = columns + MARGIN
        assert DEPTH[pitch] > 0
        most_blocks = max(most_blocks, -(-(rows + MARGIN) // DEPTH[pitch]))
    assert most_blocks == BLOCKS
    reach = 2 * CARDS
    assert HOME_ROW - reach >= 0 <= HOME_COL - reach
    assert HOME_ROW + 3 + reach <= ROWS
    assert HOME_COL + 3 + reach <= COLS

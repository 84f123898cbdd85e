"""What is visible of cards of `gridcards.grid` that lie over one another, for views."""

from collections.abc import Iterable, Sequence
from functools import cache

from mazzo.gridcards.grid import CELLS, SPOTS, col_on_card, row_on_card


def visible_cells(placements: Iterable[int], faces: Sequence[int]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The visible cells in reading order: row and column in the grid; the turned face that shows there, and the number
    of its cell. `placements`: placements, the lowest card first; `faces`: see `Grid.faces`.
    """
    cells: dict[tuple[int, int], tuple[int, int]] = {}
    for action in placements:
        for k, cell in enumerate(_cells(action)):
            cells[cell] = faces[action // SPOTS], k
    return sorted(cells.items())


@cache
def _cells(action: int) -> tuple[tuple[int, int], ...]:
    """Row and column of each cell of a placed card."""
    return tuple((row_on_card(action, k), col_on_card(action, k)) for k in range(CELLS))

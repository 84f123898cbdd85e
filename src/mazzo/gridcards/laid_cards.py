"""What is visible of cards of `gridcards.grid` that lie over one another, for views."""

from collections.abc import Iterable, Sequence
from functools import cache

from mazzo.gridcards.grid import CELLS, COLS, SPOTS, TURNS, col_on_card, row_on_card

Shown = tuple[int, int]
"""What shows in a cell: the turned face, and the number of its cell."""


def visible_cells(placements: Iterable[int], faces: Sequence[int]) -> list[tuple[tuple[int, int], Shown]]:
    """The visible cells in reading order: row and column in the grid, and what shows there. `placements`: placements,
    the lowest card first; `faces`: see `Grid.faces`.
    """
    cells: dict[int, Shown] = {}
    for action in placements:
        cells.update(zip(_spots(action % (TURNS * SPOTS)), _shown(faces[action // SPOTS]), strict=True))
    return [(divmod(spot, COLS), shown) for spot, shown in sorted(cells.items())]


@cache
def _spots(action: int) -> tuple[int, ...]:
    """The spot (row * COLS + col) of each cell of a placed card; they are the same for every card."""
    return tuple(row_on_card(action, k) * COLS + col_on_card(action, k) for k in range(CELLS))


@cache
def _shown(face: int) -> tuple[Shown, ...]:
    return tuple((face, k) for k in range(CELLS))

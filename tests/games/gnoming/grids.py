"""A loop over the scorer of Gnoming A Round, interpreted or compiled: `Body.bind` gives it its rules."""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.core.game import AnyRules
from mazzo.games.gnoming.deck import CELLS
from mazzo.games.gnoming.rules.scoring import grid_points

rules = cast(AnyRules, None)
"""The rules of Gnoming A Round; every binding brings its own."""


def score(rows: MutableSequence[Any], grids: int, kinds: Sequence[int], points: MutableSequence[int]) -> None:
    """Write what each of so many grids counts, told one after the other; rows[0] is scratch paper."""
    cells = rows[0].cells[0]
    for k in range(grids):
        for at in range(CELLS):
            cells[at] = kinds[k * CELLS + at]
        points[k] = grid_points(cells)

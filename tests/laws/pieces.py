"""Helpers of the games' `conserved.py`: states of one game as a NumPy array."""

from typing import Any

import numpy as np
import numpy.typing as npt

States = npt.NDArray[np.void]
"""States of one game, a record per element; fields by name, the states along the first axis."""
Truth = npt.NDArray[np.bool_]


def ones(bits: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Number of bits set in the rows of each state's grid."""
    found: npt.NDArray[Any] = np.bitwise_count(bits).sum(1)
    return found


def dice(shown: npt.NDArray[Any], of_fruit: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Number of dice on cells of a fruit: `shown` by state, row and column, `of_fruit` a set of columns per row."""
    columns = np.arange(shown.shape[2])
    found: npt.NDArray[Any] = ((shown > 0) & (of_fruit[:, :, None] >> columns & 1 == 1)).sum((1, 2))
    return found

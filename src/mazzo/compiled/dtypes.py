"""NumPy's types of records."""

import numpy as np

from mazzo.core.record import Record

PADDING = "_padding"
"""Field that pads a row to its size, since NumPy does not copy bytes outside fields."""


def dtype_of(state: type[Record]) -> np.dtype[np.void]:
    """The structured type whose rows have the same bytes as the record."""
    fields = [(name, kind, shape) for name, kind, shape in state.LAYOUT]
    padding = state.SIZE - np.dtype(fields).itemsize
    if padding > 0:
        fields.append((PADDING, "i1", (padding,)))
    return np.dtype(fields, align=True)

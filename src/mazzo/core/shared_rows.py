"""Equal rows of states that no longer change are kept once. A state of lists takes several times the memory of its
bytes, and most of its rows are those of the state before.
"""

from mazzo.core.record import Record


def share_rows(s: Record, before: Record) -> None:
    """Replace each row of `s` by the equal one above it, or by that of `before`. Neither may change later."""
    for name, _, shape in s.LAYOUT:
        if not shape:
            continue
        rows, rows_before = getattr(s, name), getattr(before, name)
        if rows is not rows_before and rows == rows_before:
            object.__setattr__(s, name, rows_before)
        elif len(shape) == 2:
            above = None
            for at, (row, old) in enumerate(zip(rows, rows_before, strict=True)):
                above = rows[at] = above if row == above else old if row == old else row

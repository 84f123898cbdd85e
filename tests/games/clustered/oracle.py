"""Section 5 counted anew from a set of cells, by trying every rectangle and every run: slow, plain, and sharing no line
with the rules.
"""

from collections.abc import Collection
from itertools import product

Cell = tuple[int, int]


def largest_rectangle(cells: Collection[Cell]) -> int:
    """Cards of the largest full rectangle with two cells a side at least, 0 for none: every two corners are tried."""
    best = 0
    for top, left in cells:
        for bottom, right in cells:
            cards = (bottom - top + 1) * (right - left + 1)
            if top < bottom and left < right and best < cards <= len(cells):
                inside = product(range(top, bottom + 1), range(left, right + 1))
                if all(cell in cells for cell in inside):
                    best = cards
    return best


def runs(cells: Collection[Cell]) -> list[int]:
    """The lengths of all unbroken runs of three and more, across and down: each is followed from its first cell."""
    found = []
    for down, across in ((0, 1), (1, 0)):
        for row, col in cells:
            if (row - down, col - across) not in cells:
                length = 1
                while (row + down * length, col + across * length) in cells:
                    length += 1
                if length >= 3:
                    found.append(length)
    return found

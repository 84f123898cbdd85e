"""Functions that call each other with numbers from cells and tables of several widths."""

from collections.abc import Sequence

TABLE = (1, -2, 3, 100)
WIDE = (1 << 40, -(1 << 40))


def shifted(number: int, by: int) -> int:
    return (number << by) - (number >> 1)


def twice(number: int, by: int) -> int:
    return shifted(number, by) + shifted(by, 1)


def total(numbers: Sequence[int], flag: int) -> int:
    found = 0
    for k in range(len(TABLE)):
        found += twice(TABLE[k], k) * numbers[k] + twice(numbers[k], 2) + shifted(3, 1)
    for k in range(len(WIDE)):
        found ^= twice(WIDE[k], TABLE[0])
    return found + shifted(flag, 3)


def doubled(numbers: Sequence[int], flag: int) -> int:
    return 2 * total(numbers, flag)


def at(numbers: Sequence[int], k: int) -> int:
    return numbers[k]

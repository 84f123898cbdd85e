"""Actions and heaps as text: `take 2`, `7`."""

import re

from mazzo.core import notation
from mazzo.core.errors import NotUnderstood
from tests.games.heap.deck import SIZES, SMALLEST

_TAKE = re.compile(r"take ([123])", re.ASCII)


def write(action: int) -> str:
    """The text of an action."""
    return f"take {action + 1}"


def read(text: str) -> int:
    """The action of a text. Raises NotUnderstood."""
    return int(notation.match(_TAKE, text, "take 2")[1]) - 1


def write_chance(outcome: int) -> str:
    """The size of the heap."""
    return str(SMALLEST + outcome)


def read_chance(text: str) -> int:
    """The outcome of a size. Raises NotUnderstood."""
    sizes = [str(SMALLEST + k) for k in range(SIZES)]
    if text not in sizes:
        raise NotUnderstood(text=text, expected="5")
    return sizes.index(text)

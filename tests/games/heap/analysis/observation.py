"""What a seat observes of the heap, for machine learning."""

from collections.abc import MutableSequence

from mazzo.core.observation import Part
from tests.games.heap.deck import MOST_TAKEN, SIZES, SMALLEST
from tests.games.heap.rules import State

VERSION = 1
PARTS = (Part("stones", (1,), 0, SMALLEST + SIZES),)
ACTIONS = MOST_TAKEN


def observe(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write PARTS in order."""
    out[0] = s.stones
    return 1


def index_of(s: State, seat: int, action: int) -> int:
    """The action itself."""
    return action


def action_of(s: State, seat: int, index: int) -> int:
    """The index itself."""
    return index

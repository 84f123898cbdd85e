"""For the laws: what is conserved. Every card is in the deck or belongs to a player."""

from typing import Any

from mazzo.template.rules import DECK, State


def conserves(s: State, walk: Any) -> None:
    """Asserts the law for one state."""
    assert all(DECK <= holder < walk.seats for holder in s.holder)


def has_all_pieces(rows: Any, seats: int) -> Any:
    """Whether the law holds, for each of many states in a NumPy array."""
    return ((rows["holder"] >= DECK) & (rows["holder"] < seats)).all(1)

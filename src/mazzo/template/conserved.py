"""For the laws: what is conserved. Every card is in the deck or belongs to a player."""

from typing import Any

from mazzo.template.rules import DECK, State


def conserves(s: State, walk: Any) -> None:
    """Of one state."""
    assert all(DECK <= holder < walk.seats for holder in s.holder)


def has_all_pieces(rows: Any, seats: int) -> Any:
    """Of many states, as a NumPy array: whether it holds of each."""
    return ((rows["holder"] >= DECK) & (rows["holder"] < seats)).all(1)

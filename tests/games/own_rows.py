"""States that a test may change: a match keeps equal rows of a state once."""

from typing import TypeVar

from mazzo.core.record import Record
from mazzo.match import Match

S = TypeVar("S", bound=Record)


def state_of(match: Match, kind: type[S]) -> S:
    """The state of a match with one state, in which each row is a list of its own."""
    state = match.table.states[0]
    assert isinstance(state, kind)
    fresh = state.copy()
    for name, _, shape in state.LAYOUT:
        if shape:
            object.__setattr__(state, name, getattr(fresh, name))
    return state

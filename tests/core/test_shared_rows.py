"""Equal rows are one object, and a copy has its own."""

import random

import pytest

import mazzo
from mazzo.core.record import Record


@pytest.mark.parametrize("name", mazzo.GAMES)
def test_the_states_of_a_table_share_rows_and_copies_share_none(name: str) -> None:
    match, luck = mazzo.deal(name, mazzo.GAMES[name].meta.seats_max, seed="rows"), random.Random(4)
    shared = 0
    for _ in range(20):
        before = [row for state in match.table.states for row in _rows(state)]
        seat = luck.choice(match.current_players())
        match.play(seat, luck.choice(match.legal_actions(seat)))
        for state in match.table.states:
            rows, copy = _rows(state), state.copy()
            shared += sum(any(row is old for old in before) for row in rows)
            assert copy == state
            assert len({id(row) for row in (*_rows(copy), *rows)}) == len(rows) + len({id(row) for row in rows})
    assert shared > 0


def _rows(state: Record) -> list[list[int]]:
    """The rows of a state, those of grids included."""
    found: list[list[int]] = []
    for name, _, shape in state.LAYOUT:
        value = getattr(state, name)
        found += value if len(shape) == 2 else [value] if shape else []
    return found

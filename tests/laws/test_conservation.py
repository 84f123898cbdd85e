"""Conservation of pieces and points, counted from the states of every game; `tests/games/<game>/conserved.py` says what
a game conserves.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from tests.laws.walks import GAMES, end_of, examples, game_tests, glimpses, walks


@pytest.mark.parametrize("name", GAMES)
@examples(12)
@given(st.data())
def test_nothing_is_lost_and_nothing_made(name: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    walk, conserves = data.draw(walks(name)), game_tests(name, "conserved").conserves
    for state, _ in glimpses(game, walk):
        conserves(state, walk)
    conserves(end_of(game, walk), walk)

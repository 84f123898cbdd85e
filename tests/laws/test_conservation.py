"""Nothing is lost and nothing made: what every game must conserve, counted from its states."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo.games.orchard import deck
from mazzo.games.orchard.rules.state import CLOSED, COLS, NO_CARD, ROWS, State, card_of, fruit_at
from tests.laws.walks import GAMES, Walk, end_of, examples, plies, walks


def orchard(s: State, walk: Walk) -> None:
    """18 cards, five dice of each colour, two tokens; and points that are the dice less the tokens."""
    unseen = [card for card in range(deck.CARDS) if s.unseen >> card & 1]
    hand = [card for card in s.hand[: s.held] if card != NO_CARD]
    laid = [card_of(action) for action in s.laid[: s.on_table]]
    left_out = [card for card in range(deck.CARDS) if walk.options >> card & 1]
    assert sorted(unseen + hand + laid + left_out) == list(range(deck.CARDS))
    assert len(hand) + len(laid) == s.drawn <= deck.CARDS_PER_GAME
    assert hand == sorted(hand)
    cells = [(r, c) for r in range(ROWS) for c in range(COLS)]
    for fruit in deck.FRUITS:
        lying = sum(s.stage[r][c] > 0 and fruit_at(s, r, c) == fruit for r, c in cells)
        assert lying + s.supply[fruit] == deck.DICE_PER_FRUIT
    closed = [(r, c) for r, c in cells if s.trees[CLOSED][r] >> c & 1]
    assert len(closed) + s.tokens == deck.TOKENS
    for r, c in cells:
        kinds = [kind for kind in (CLOSED, *deck.FRUITS) if s.trees[kind][r] >> c & 1]
        assert len(kinds) <= 1  # one tree in sight a cell
        assert s.stage[r][c] == 0 or kinds not in ([], [CLOSED])  # a die lies on a living tree
    assert s.points == sum(deck.VALUE[s.stage[r][c]] for r, c in cells) - 3 * len(closed)


CONSERVED: dict[str, Callable[[Any, Walk], None]] = {"orchard": orchard}


def test_every_game_says_what_it_conserves() -> None:
    assert sorted(CONSERVED) == GAMES


@pytest.mark.parametrize("name", GAMES)
@examples(12)
@given(st.data())
def test_nothing_is_lost_and_nothing_made(name: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    walk = data.draw(walks(name))
    for state, _ in plies(game, walk):
        CONSERVED[name](state, walk)
    CONSERVED[name](end_of(game, walk), walk)

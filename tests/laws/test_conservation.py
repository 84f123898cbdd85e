"""Nothing is lost and nothing made: what every game must conserve, counted from its states."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo.games.clustered.deck import WILD
from mazzo.games.clustered.rules import state as clustered_state
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


def clustered(s: clustered_state.State, walk: Walk) -> None:
    """27 faces and two or three wilds a player; cards in order, no two on a spot; points that are what lies there."""
    laid = s.laid[: s.on_table]
    spots = [clustered_state.spot_of(one) for one in laid]
    assert spots == sorted(set(spots))
    assert list(s.laid[s.on_table :]) == [clustered_state.END] + [0] * (len(s.laid) - s.on_table - 1)
    starts = [one for one in laid if clustered_state.owner_of(one) == clustered_state.NOBODY]
    assert len(starts) == (2 if walk.seats >= 5 else 1)
    for seat in range(walk.seats):
        own = [clustered_state.card_of(one) for one in laid if clustered_state.owner_of(one) == seat]
        held, waiting = clustered_state.held(s, seat), clustered_state.in_deck(s, seat)
        gone = 27 + clustered_state.wilds_of(walk.options, seat) - len(own) - held - waiting
        assert s.hand[seat] & s.deck[seat] == 0
        faces = [card for card in own if card != WILD]
        assert len(set(faces)) == len(faces)
        assert not any((s.hand[seat] | s.deck[seat]) >> face & 1 for face in faces)
        assert 0 <= gone <= 27
        assert held <= 7
        assert s.turns[seat] == len(own) + gone or walk.options & clustered_state.FAST
    assert len(starts) + sum(clustered_state.owner_of(one) < walk.seats for one in laid) == s.on_table


CONSERVED: dict[str, Callable[[Any, Walk], None]] = {"clustered": clustered, "orchard": orchard}


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

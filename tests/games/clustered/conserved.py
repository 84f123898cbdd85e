"""What a game of Clustered conserves: `conserves` checks one state, `has_all_pieces` many at once."""

import numpy as np

from mazzo.games.clustered.deck import WILD
from mazzo.games.clustered.rules import state
from tests.laws.pieces import States, Truth
from tests.laws.walks import Walk


def conserves(s: state.State, walk: Walk) -> None:
    """27 faces and two or three wilds per player; cards in order, at most one per cell, none beyond the edge of the
    table; points that match the table.
    """
    laid = s.laid[: s.on_table]
    spots = [state.spot_of(one) for one in laid]
    assert spots == sorted(set(spots))
    assert not any(state.is_off_table(s, spot) for spot in spots)
    assert list(s.laid[s.on_table :]) == [state.END] + [0] * (len(s.laid) - s.on_table - 1)
    starts = [one for one in laid if state.owner_of(one) == state.NOBODY]
    assert len(starts) == (2 if walk.seats >= 5 else 1)
    for seat in range(walk.seats):
        own = [state.card_of(one) for one in laid if state.owner_of(one) == seat]
        held, waiting = state.held(s, seat), state.in_deck(s, seat)
        gone = 27 + state.wilds_of(walk.options, seat) - len(own) - held - waiting
        assert s.hand[seat] & s.deck[seat] == 0
        faces = [card for card in own if card != WILD]
        assert len(set(faces)) == len(faces)
        assert not any((s.hand[seat] | s.deck[seat]) >> face & 1 for face in faces)
        assert 0 <= gone <= 27
        assert held <= 7
        assert s.turns[seat] == len(own) + gone or walk.options & state.FAST
    assert len(starts) + sum(state.owner_of(one) < walk.seats for one in laid) == s.on_table


def has_all_pieces(rows: States, seats: int) -> Truth:
    """No card of a player is in two places, and hand, deck and table together never exceed the player's cards."""
    hand, deck = rows["hand"][:, :seats], rows["deck"][:, :seats]
    held = np.bitwise_count(hand | deck).sum(1) + rows["hand_wilds"].sum(1) + rows["deck_wilds"].sum(1)
    right: Truth = ~np.any(hand & deck, axis=1) & (held + rows["on_table"] <= seats * 30 + 2)
    return right

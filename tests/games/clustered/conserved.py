"""What a game of Clustered conserves: `conserves` checks one state, `has_all_pieces` many at once."""

from collections.abc import Iterable

import numpy as np

from mazzo.games.clustered.deck import WILD, shared
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
    assert [*map(state.spot_of_open, s.open)] == open_spots(s) + [0] * (len(s.open) - s.open_count)
    for one in s.open[: s.open_count]:
        beside = {side: card_at(s, state.spot_of_open(one) + step) for side, step in enumerate(state.AROUND)}
        there = {side: card for side, card in beside.items() if card is not None}
        assert state.sides_of(one) == sum(1 << side for side in there)
        assert state.fitting(one) == sum(1 << card for card in range(state.CARDS) if fits(card, there.values()))
    starts = [one for one in laid if state.owner_of(one) == state.NOBODY]
    assert len(starts) == (2 if walk.seats >= 5 else 1)
    for seat in range(walk.seats):
        own = [state.card_of(one) for one in laid if state.owner_of(one) == seat]
        held, waiting = state.count_in_hand(s, seat), state.in_deck(s, seat)
        gone = 27 + state.wilds_of(walk.options, seat) - len(own) - held - waiting
        assert s.hand[seat] & s.deck[seat] == 0
        faces = [card for card in own if card != WILD]
        assert len(set(faces)) == len(faces)
        assert not any((s.hand[seat] | s.deck[seat]) >> face & 1 for face in faces)
        assert 0 <= gone <= 27
        assert held <= 7
        assert s.turns[seat] == len(own) + gone or walk.options & state.FAST
    assert len(starts) + sum(state.owner_of(one) < walk.seats for one in laid) == s.on_table


def open_spots(s: state.State) -> list[int]:
    """The empty spots of the table beside its cards."""
    laid = {state.spot_of(one) for one in s.laid[: s.on_table]}
    beside = {spot + step for spot in laid for step in state.AROUND}
    return sorted(spot for spot in beside - laid if not state.is_off_table(s, spot))


def card_at(s: state.State, spot: int) -> int | None:
    """The card on a spot."""
    return next((state.card_of(one) for one in s.laid[: s.on_table] if state.spot_of(one) == spot), None)


def fits(card: int, beside: Iterable[int]) -> bool:
    """Whether a card shares two attributes with each of its neighbours."""
    return all(shared(card, other).bit_count() >= 2 for other in beside)


def has_all_pieces(rows: States, seats: int) -> Truth:
    """No card of a player is in two places, and hand, deck and table together never exceed the player's cards."""
    hand, deck = rows["hand"][:, :seats], rows["deck"][:, :seats]
    held = np.bitwise_count(hand | deck).sum(1) + rows["hand_wilds"].sum(1) + rows["deck_wilds"].sum(1)
    right: Truth = ~np.any(hand & deck, axis=1) & (held + rows["on_table"] <= seats * 30 + 2)
    return right

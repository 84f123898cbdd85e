"""What a game of Gnoming A Round conserves: `conserves` checks one state, `has_all_pieces` many at once."""

from collections import Counter

import numpy as np

from mazzo.games.gnoming import deck
from mazzo.games.gnoming.rules import state
from mazzo.games.gnoming.rules.scoring import grid_points
from tests.laws.pieces import States, Truth
from tests.laws.walks import Walk


def conserves(s: state.State, walk: Walk) -> None:
    """110 cards per round, in any place; grids agree with their sets of face-down cells; scored sheets add up."""
    cells = [s.cells[seat] for seat in range(walk.seats)]
    piles = [s.piles[pile][: s.height[pile]] for pile in range(deck.PILES)]
    face_down = sum(list(own).count(state.DOWN) for own in cells)
    lying = Counter(kind for cards in (*cells, *piles, [s.hand]) for kind in cards)
    lying[deck.HAZARD] += s.removed
    for kind, count in enumerate(deck.COUNTS):
        assert s.unseen[kind] + s.fresh[kind] + lying[kind] == count
    coming = s.due == state.TELLS_OUT  # it has left the grid, and has no face yet
    assert s.left == sum(s.unseen) == face_down + coming + (0 if s.renewed else s.stock)
    assert sum(s.fresh) == (s.stock if s.renewed else 0)
    for seat in range(deck.SEATS):
        closed = [seat < walk.seats and kind == state.DOWN for kind in s.cells[seat]]
        assert s.down[seat] == sum(1 << at for at, is_down in enumerate(closed) if is_down)
        assert s.picked[seat] == 0 or s.phase in (state.CHOOSING, state.OPENING)
        assert seat < walk.seats or not any(s.cells[seat])
    for pile, cards in enumerate(piles):
        assert deck.HAZARD not in cards
        assert not any(s.piles[pile][s.height[pile] :])
    assert 0 <= s.turns <= s.last <= walk.seats * state.TURNS_EACH
    gone = s.went_out[s.round]
    assert gone == state.NOBODY or s.down[gone] == 0
    scored(s, walk)


def scored(s: state.State, walk: Walk) -> None:
    """The finished rounds: whole grids, and their points with the five for going out; later rounds are zero."""
    ended = deck.ROUNDS if s.ended else s.round
    for k in range(deck.ROUNDS):
        for seat in range(deck.SEATS):
            if k >= ended or seat >= walk.seats:
                assert s.points[k][seat] == 0
                continue
            sheet = s.past[k * walk.seats + seat] if k < deck.ROUNDS - 1 else s.cells[seat]
            assert all(0 <= kind < deck.KINDS for kind in sheet)
            bonus = s.points[k][seat] - grid_points(sheet)
            assert abs(bonus) == (deck.GOING_OUT if s.went_out[k] == seat else 0)
        assert k <= s.round or s.went_out[k] == state.NOBODY
    kept = min(ended, deck.ROUNDS - 1) * walk.seats
    assert not any(any(sheet) for sheet in s.past[kept:])


def has_all_pieces(rows: States, seats: int) -> Truth:
    """110 cards: unseen, fresh, in grids, on piles, in hand, removed."""
    right = np.ones(len(rows), np.bool_)
    heights = np.arange(rows["piles"].shape[2]) < rows["height"][:, :, None]
    for kind, count in enumerate(deck.COUNTS):
        lying = (rows["cells"][:, :seats] == kind).sum((1, 2)) + ((rows["piles"] == kind) & heights).sum((1, 2))
        lying = lying + (rows["hand"] == kind) + rows["unseen"][:, kind] + rows["fresh"][:, kind]
        right &= lying + (rows["removed"] if kind == deck.HAZARD else 0) == count
    return right

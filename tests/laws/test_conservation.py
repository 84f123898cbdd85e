"""Nothing is lost and nothing made: what every game must conserve, counted from its states."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo.games.clustered.deck import WILD
from mazzo.games.clustered.rules import state as clustered_state
from mazzo.games.gnoming import deck as gnoming_deck
from mazzo.games.gnoming.rules import state as gnoming_state
from mazzo.games.gnoming.rules.scoring import grid_points
from mazzo.games.orchard import deck
from mazzo.games.orchard.rules.state import CLOSED, COLS, NO_CARD, ROWS, State, card_of, fruit_at
from tests.laws.walks import GAMES, Walk, end_of, examples, glimpses, walks


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


def gnoming(s: gnoming_state.State, walk: Walk) -> None:
    """110 cards a round, wherever they lie; grids and their sets of face-down cells agree; sheets that were scored."""
    cells = [s.cells[seat] for seat in range(walk.seats)]
    piles = [s.piles[pile][: s.height[pile]] for pile in range(gnoming_deck.PILES)]
    face_down = sum(list(own).count(gnoming_state.DOWN) for own in cells)
    lying = Counter(kind for cards in (*cells, *piles, [s.hand]) for kind in cards)
    lying[gnoming_deck.HAZARD] += s.removed
    for kind, count in enumerate(gnoming_deck.COUNTS):
        assert s.unseen[kind] + s.fresh[kind] + lying[kind] == count
    coming = s.due == gnoming_state.TELLS_OUT  # it lies no more, and has no face yet
    assert s.left == sum(s.unseen) == face_down + coming + (0 if s.renewed else s.stock)
    assert sum(s.fresh) == (s.stock if s.renewed else 0)
    for seat in range(gnoming_deck.SEATS):
        closed = [seat < walk.seats and kind == gnoming_state.DOWN for kind in s.cells[seat]]
        assert s.down[seat] == sum(1 << at for at, is_down in enumerate(closed) if is_down)
        assert s.picked[seat] == 0 or s.phase in (gnoming_state.CHOOSING, gnoming_state.OPENING)
        assert seat < walk.seats or not any(s.cells[seat])
    for pile, cards in enumerate(piles):
        assert gnoming_deck.HAZARD not in cards
        assert not any(s.piles[pile][s.height[pile] :])
    assert 0 <= s.turns <= s.last <= walk.seats * gnoming_state.TURNS_EACH
    gone = s.went_out[s.round]
    assert gone == gnoming_state.NOBODY or s.down[gone] == 0
    scored(s, walk)


def scored(s: gnoming_state.State, walk: Walk) -> None:
    """The rounds that ended: whole grids, and their points with the five of going out; nothing of those to come."""
    ended = gnoming_deck.ROUNDS if s.ended else s.round
    for k in range(gnoming_deck.ROUNDS):
        for seat in range(gnoming_deck.SEATS):
            if k >= ended or seat >= walk.seats:
                assert s.points[k][seat] == 0
                continue
            sheet = s.past[k * walk.seats + seat] if k < gnoming_deck.ROUNDS - 1 else s.cells[seat]
            assert all(0 <= kind < gnoming_deck.KINDS for kind in sheet)
            bonus = s.points[k][seat] - grid_points(sheet)
            assert abs(bonus) == (gnoming_deck.GOING_OUT if s.went_out[k] == seat else 0)
        assert k <= s.round or s.went_out[k] == gnoming_state.NOBODY
    kept = min(ended, gnoming_deck.ROUNDS - 1) * walk.seats
    assert not any(any(sheet) for sheet in s.past[kept:])


CONSERVED: dict[str, Callable[[Any, Walk], None]] = {"clustered": clustered, "gnoming": gnoming, "orchard": orchard}


def test_every_game_says_what_it_conserves() -> None:
    assert sorted(CONSERVED) == GAMES


@pytest.mark.parametrize("name", GAMES)
@examples(12)
@given(st.data())
def test_nothing_is_lost_and_nothing_made(name: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    walk = data.draw(walks(name))
    for state, _ in glimpses(game, walk):
        CONSERVED[name](state, walk)
    CONSERVED[name](end_of(game, walk), walk)

"""What a game of Grove conserves: `conserves` checks one state, `has_all_pieces` many at once."""

from typing import Any

import numpy as np

import mazzo
from mazzo.games.grove import deck
from mazzo.games.grove.rules import state
from mazzo.games.grove.rules.scoring import price, reckon
from mazzo.gridcards.grid import COLS, NO_CARD, ROWS, card_of
from tests.laws.pieces import States, Truth, dice, ones
from tests.laws.walks import Walk, blank


def conserves(s: state.State, walk: Walk) -> None:
    """18 cards, five dice of each fruit, one wheelbarrow, one squirrel, an unchanged deck; and a harvest equal to what
    is on the trees.
    """
    cards = [card for card in range(deck.CARDS) if s.unseen >> card & 1]
    hand = [card for card in s.hand[: s.held] if card != NO_CARD]
    aside = [card for card in s.chosen if card != NO_CARD]
    cards += [*hand, *aside, *(card_of(action) for action in s.laid[: s.on_table])]
    cards += [card for card in range(deck.CARDS) if walk.options >> card & 1]
    assert sorted(cards) == list(range(deck.CARDS))
    assert len(hand) + s.on_table == s.drawn <= deck.CARDS_PER_GAME
    assert (hand, aside) == (sorted(hand), aside if s.to_come else sorted(aside))
    is_challenge = bool(walk.options & state.WITH_RECIPES)
    assert len(aside) + s.to_come == (deck.RECIPES_PER_GAME if is_challenge else 0)
    cells = [(r, c) for r in range(ROWS) for c in range(COLS)]
    lying = {(r, c): s.die[r][c] for r, c in cells if s.die[r][c]}
    of = {at: state.asked_at(s, *at) for at in lying}
    assert set(lying.values()) <= {2, 3, 4, 5, 6, 10, 15}
    for fruit in (deck.ORANGE, deck.LEMON, deck.LIME):
        dice = sum(of[at] == fruit for at, shown in lying.items() if shown != deck.WHEELBARROW)
        assert dice + s.supply[fruit] == deck.DICE_PER_FRUIT
    barrows = [r * COLS + c for (r, c), shown in lying.items() if shown == deck.WHEELBARROW]
    assert barrows == ([] if s.barrow == state.NOWHERE else [s.barrow])
    squirrels = [r * COLS + c for r, c in cells if s.asks[0][r] >> c & 1]
    assert squirrels == ([] if s.squirrel == state.NOWHERE else [s.squirrel])
    assert len(squirrels) + s.tokens == 1
    for r, c in cells:
        seen = [fruit for fruit in range(4) if s.asks[fruit][r] >> c & 1]
        is_clear, has_glade = s.clear[r] >> c & 1, s.glades[r] >> c & 1
        assert len(seen) + is_clear <= 1  # one tree, or the fruit of one die, or an empty glade
        assert has_glade >= is_clear
        assert not has_glade or is_clear or (r, c) in lying
        assert (r, c) not in lying or seen not in ([], [0])  # a die has a fruit, and is not under the squirrel
    assert s.harvest == sum(shown for (r, c), shown in lying.items() if not s.glades[r] >> c & 1)
    assert 0 <= price(s) <= 5
    assert is_challenge or reckon(s, 3) == s.harvest - price(s)
    dealt: Any = blank(mazzo.GAMES["grove"], walk)
    if walk.deck is None:
        mazzo.GAMES["grove"].rules.init(dealt, 1, 0)
    assert list(s.faces) == list(dealt.faces)
    assert [list(row) for row in s.recipes] == [list(row) for row in dealt.recipes] or not any(dealt.recipes[0])


def has_all_pieces(rows: States, seats: int) -> Truth:
    """Five dice of each fruit, one squirrel, one wheelbarrow at its recorded cell."""
    die = rows["die"]
    barrows = (die == deck.WHEELBARROW).reshape(len(rows), -1)
    lies = rows["barrow"] >= 0
    right: Truth = barrows.sum(1) == lies
    right &= ~lies | barrows[np.arange(len(rows)), rows["barrow"]]
    right &= ones(rows["asks"][:, 0]) + rows["tokens"] == 1
    for fruit in deck.FRUITS:
        lying = dice(np.where(die == deck.WHEELBARROW, 0, die), rows["asks"][:, fruit])
        right &= lying + rows["supply"][:, fruit] == deck.DICE_PER_FRUIT
    return right

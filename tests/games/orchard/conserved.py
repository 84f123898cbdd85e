"""What a game of Orchard conserves: `conserves` checks one state, `has_all_pieces` many at once."""

from mazzo.games.orchard import deck
from mazzo.games.orchard.rules.state import CLOSED, State, fruit_at
from mazzo.gridcards.grid import COLS, NO_CARD, ROWS, card_of
from tests.laws.pieces import States, Truth, dice, ones
from tests.laws.walks import Walk


def conserves(s: State, walk: Walk) -> None:
    """18 cards, five dice of each colour, two tokens; points equal to the dice minus the tokens."""
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
        assert len(kinds) <= 1  # one visible tree per cell
        assert s.stage[r][c] == 0 or kinds not in ([], [CLOSED])  # a die lies on a living tree
    assert s.points == sum(deck.VALUE[s.stage[r][c]] for r, c in cells) - 3 * len(closed)


def has_all_pieces(rows: States, seats: int) -> Truth:
    """Five dice of each fruit, two tokens."""
    right: Truth = ones(rows["trees"][:, 0]) + rows["tokens"] == deck.TOKENS
    for fruit in deck.FRUITS:
        right &= dice(rows["stage"], rows["trees"][:, fruit]) + rows["supply"][:, fruit] == deck.DICE_PER_FRUIT
    return right

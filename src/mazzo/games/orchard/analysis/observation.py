"""What a seat of Orchard observes, as numbers for machine learning (see `core.observation`): kernels."""

from collections.abc import MutableSequence

from mazzo.core.observation import Part
from mazzo.games.orchard.deck import APPLE, CARDS, DICE_PER_FRUIT, PLUM, TOKENS, TREES
from mazzo.games.orchard.rules.state import CLOSED, FIRST_DIE, NO_CARD, State, fruit_at
from mazzo.gridcards.grid import CELLS, COLS, ROWS, SPOTS, TURNS, card_of, suit_of

VERSION = 1
ROTTEN = 4
PARTS = (
    Part("fruit", (ROWS, COLS), 0, ROTTEN, True),  # 0 ground, 1 apple, 2 pear, 3 plum, 4 rotten
    Part("stage", (ROWS, COLS), 0, 4),  # of the die, 0 for none
    Part("hand", (2, CARDS), 0, 1),  # one row a card in hand, one-hot
    Part("hand_fruit", (2, TREES), 0, PLUM, True),  # of the upright cards, row by row
    Part("unseen", (CARDS,), 0, 1),
    Part("supply", (PLUM,), 0, DICE_PER_FRUIT),
    Part("scarce", (1,), 0, PLUM, True),  # the fruit whose last die waits for a choice
    Part("tokens", (1,), 0, TOKENS),
    Part("points", (1,), -6, 150),
)

HAND_ACTIONS = 2 * TURNS * SPOTS
"""Index (slot * 4 + turn) * SPOTS + spot places a card of the hand, HAND_ACTIONS + spot gives a scarce die."""
ACTIONS = HAND_ACTIONS + SPOTS


def observe(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write PARTS in order."""
    for k in range(2 * SPOTS):
        out[k] = 0
    for r in range(s.top, s.bottom + 1):
        for c in range(s.left, s.right + 1):
            out[r * COLS + c] = ROTTEN if s.trees[CLOSED][r] >> c & 1 else fruit_at(s, r, c)
            out[SPOTS + r * COLS + c] = s.stage[r][c]
    n = 2 * SPOTS
    for slot in range(2):
        for card in range(CARDS):
            out[n] = 1 if s.hand[slot] == card else 0
            n += 1
    for slot in range(2):
        for k in range(CELLS):
            out[n] = suit_of(s.faces[s.hand[slot] * TURNS], k) if s.hand[slot] != NO_CARD else 0
            n += 1
    for card in range(CARDS):
        out[n] = s.unseen >> card & 1
        n += 1
    for fruit in range(APPLE, PLUM + 1):
        out[n] = s.supply[fruit]
        n += 1
    out[n] = s.scarce
    out[n + 1] = s.tokens
    out[n + 2] = s.points
    return n + 3


def index_of(s: State, seat: int, action: int) -> int:
    """The number of a legal action."""
    if action >= FIRST_DIE:
        return HAND_ACTIONS + action - FIRST_DIE
    card = card_of(action)
    slot = 0 if s.hand[0] == card else 1
    return action + (slot - card) * TURNS * SPOTS


def action_of(s: State, seat: int, index: int) -> int:
    """The action with a number; -1 for a card that is not in the hand."""
    if index >= HAND_ACTIONS:
        return FIRST_DIE + index - HAND_ACTIONS
    slot = index // (TURNS * SPOTS)
    if s.hand[slot] == NO_CARD:
        return -1
    return index + (s.hand[slot] - slot) * TURNS * SPOTS

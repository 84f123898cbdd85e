"""What a seat of Grove observes, as numbers for machine learning (see `core.observation`): kernels."""

from collections.abc import MutableSequence

from mazzo.core.observation import Part
from mazzo.games.grove.deck import CARDS, DICE_PER_FRUIT, FIELDS, LIME, ORANGE, RECIPES_PER_GAME, WHEELBARROW
from mazzo.games.grove.rules.scoring import FINAL, reckon
from mazzo.games.grove.rules.state import BARROW_DUE, FIRST_DIE, NOWHERE, State, asked_at
from mazzo.gridcards.grid import CELLS, COLS, NO_CARD, ROWS, SPOTS, TURNS, card_of, count_of, suit_of

VERSION = 1
CLOSED = 4
ANY = 5
MOST = 1000
"""No number of a recipe, and no points, are as many."""
PARTS = (
    Part("fits", (ROWS, COLS), 0, ANY, True),  # 0 ground, 1 orange, 2 lemon, 3 lime, 4 nothing, 5 anything
    Part("glade", (ROWS, COLS), 0, 1),
    Part("two", (ROWS, COLS), 0, 1),  # a tree with two fruits
    Part("die", (ROWS, COLS), 0, WHEELBARROW),  # its value, 0 for none
    Part("hand", (2, CARDS), 0, 1),  # one row a card in hand, one-hot
    Part("hand_fruit", (2, CELLS), 0, LIME, True),  # of the upright cards, row by row; 0 for a glade
    Part("hand_count", (2, CELLS), 0, 2),  # fruits of each cell
    Part("unseen", (CARDS,), 0, 1),
    Part("recipes", (RECIPES_PER_GAME, FIELDS), -MOST, MOST),  # as in `deck.numbers_of`; zeros without
    Part("supply", (LIME,), 0, DICE_PER_FRUIT),
    Part("due", (1,), 0, BARROW_DUE, True),  # the choice to make: 0 none, 1 a die, 2 the wheelbarrow
    Part("scarce", (1,), 0, LIME, True),  # the fruit whose last dice wait for a choice
    Part("squirrels", (1,), 0, 1),
    Part("barrow_out", (1,), 0, 1),
    Part("points", (1,), -MOST, MOST),
)

HAND_ACTIONS = 2 * TURNS * SPOTS
"""Index (slot * 4 + turn) * SPOTS + spot places a card of the hand, HAND_ACTIONS + spot gives a scarce die, and
HAND_ACTIONS + SPOTS + spot replaces a 10 by the wheelbarrow.
"""
ACTIONS = HAND_ACTIONS + 2 * SPOTS


def observe(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write PARTS in order."""
    for k in range(4 * SPOTS):
        out[k] = 0
    for r in range(s.top, s.bottom + 1):
        for c in range(s.left, s.right + 1):
            fits = asked_at(s, r, c)
            if s.asks[0][r] >> c & 1:
                fits = CLOSED
            elif s.clear[r] >> c & 1:
                fits = ANY
            at = r * COLS + c
            out[at] = fits
            out[SPOTS + at] = s.glades[r] >> c & 1
            out[2 * SPOTS + at] = s.twos[r] >> c & 1
            out[3 * SPOTS + at] = s.die[r][c]
    n = 4 * SPOTS
    for slot in range(2):
        for card in range(CARDS):
            out[n] = 1 if s.hand[slot] == card else 0
            n += 1
    for slot in range(2):
        for k in range(CELLS):
            is_there = s.hand[slot] != NO_CARD
            face = s.faces[s.hand[slot] * TURNS] if is_there else 0
            out[n] = suit_of(face, k)
            out[n + 2 * CELLS] = count_of(face, k)
            n += 1
    n += 2 * CELLS
    for card in range(CARDS):
        out[n] = s.unseen >> card & 1
        n += 1
    for k in range(RECIPES_PER_GAME):
        for field in range(FIELDS):
            out[n] = s.recipes[s.chosen[k]][field] if s.chosen[k] != NO_CARD else 0
            n += 1
    for fruit in range(ORANGE, LIME + 1):
        out[n] = s.supply[fruit]
        n += 1
    out[n] = s.due
    out[n + 1] = s.scarce
    out[n + 2] = s.tokens
    out[n + 3] = 1 if s.barrow != NOWHERE else 0
    out[n + 4] = reckon(s, FINAL)
    return n + 5


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

"""The state of one orchard: record, constants and small queries. The modules beside change it."""

from mazzo.core.game import Option
from mazzo.core.record import Record, cell, grid, record, row
from mazzo.games.orchard.deck import APPLE, CARDS, CARDS_PER_GAME, PEAR, PLUM, TREES
from mazzo.gridcards.grid import BLOCKS, COLS, ROWS, SPOTS

# Actions: (card * 4 + turn) * SPOTS + row * COLS + col places a card; FIRST_DIE + row * COLS + col gives a scarce die
# to a tree.
FIRST_DIE = CARDS * 4 * SPOTS
ACTIONS = FIRST_DIE + SPOTS

# Effects on a placed tree, by what it covers (these numbers are sent to clients).
GROUND = 0
"""Beside all trees: it covers none."""
NO_DIE = 1
"""The same fruit, but its dice are all in use (4.2)."""
NEW_DIE = 2
"""The same fruit without a die: a new die, which shows 1."""
TO_3 = 3
"""The same fruit: its die grows to 3."""
TO_6 = 4
"""Its die grows to 6."""
TO_10 = 5
"""Its die grows to 10."""
STAYS_10 = 6
"""Its die shows 10 already."""
ROTS = 7
"""Another fruit: the tree rots, and its die returns (6.2)."""
SCARCE = 8
"""The same fruit; the last die waits for a choice between two trees (4.b)."""
GROWTH = (NEW_DIE, TO_3, TO_6, TO_10, STAYS_10)  # 4.3, 4.4: by the stage of the die underneath
STAGE_AFTER = (0, 0, 1, 2, 3, 4, 4, 0, 0)
"""The stage of the die after each effect."""
GAIN = (0, 0, 1, 2, 3, 4, 0, 0, 0)
"""The points of each effect that gives or turns a die."""
ROTTEN_COST = 3  # 8.2

# Reasons of the end.
ALL_PLACED = 1  # 7.2
NOTHING_FITS = 2  # 7.1

# Codes of refusals.
GAME_OVER = 1
NOT_AN_ACTION = 2
NOT_IN_HAND = 3
NO_OVERLAP = 4
COVERS_ROTTEN = 5
FRUIT_DIFFERS = 6
CHOOSE_DIE_FIRST = 7
NO_DIE_DUE = 8
WAIT_FOR_CARD = 9

CLOSED = 0
"""Index in `State.trees` of the rotten trees, which may not be covered."""

NO_CARD = -1
EVERY_CARD = (1 << CARDS) - 1
OPTIONS = tuple(Option(f"without-{card + 1}", offered=False, leaves_out=True) for card in range(CARDS))  # 2.2
"""`view.follow_up_options` names those that leave "the other nine" (2.a)."""


@record
class State(Record):
    """One orchard: the visible trees, the dice on them, and the cards still to come."""

    trees = grid("i8", 4, ROWS)
    """trees[fruit][row]: columns where this fruit is visible and may be covered; trees[CLOSED][row]: rotten trees."""
    misfits = grid("i8", BLOCKS, 4)
    """Computed, like `sites` and `blocks`, from `trees`; see `gridcards.grid`."""
    sites = grid("i8", BLOCKS, 2)
    """Computed from `trees`; see `gridcards.grid`."""
    faces = row("i4", CARDS * 4)
    """The faces in play by card and quarter turns: an owner's deck, or that of `deck.py`."""
    unseen = cell("i4")
    """The unseen cards, as a set of bits."""
    laid = row("i4", CARDS_PER_GAME)
    """The placed cards, oldest first, each as the action that placed it."""
    points = cell("i2")
    """The score, as if the game ended now."""
    stage = grid("i1", ROWS, COLS)
    """Stage of the die on each cell, 0 for none."""
    effect = row("i1", TREES)
    """Effects on the six trees of the card placed last, in reading order: GROUND to SCARCE."""
    supply = row("i1", 4)
    """Dice left of each fruit; supply[0] stays 0."""
    hand = row("i1", 2)
    """Cards in hand, ascending; NO_CARD from index `held` on."""
    held = cell("i1")
    """How many cards are in hand."""
    drawn = cell("i1")
    """How many cards have been drawn, the first one included."""
    on_table = cell("i1")
    """How many cards have been placed."""
    tokens = cell("i1")
    """How many rotten tokens are left."""
    scarce = cell("i1")
    """The fruit whose last die waits for a choice between two trees (4.b), 0 if none."""
    blocks = cell("i1")
    """Number of blocks in `misfits` and `sites`."""
    top = cell("i1")
    """First row with a tree."""
    bottom = cell("i1")
    """Last row with a tree."""
    left = cell("i1")
    """First column with a tree."""
    right = cell("i1")
    """Last column with a tree."""
    ended = cell("i1")
    """Reason of the end (ALL_PLACED, NOTHING_FITS), 0 while the game goes on."""


def fruit_at(s: State, r: int, c: int) -> int:
    """The visible fruit on a cell, 0 for ground or a closed tree."""
    apple, pear, plum = s.trees[APPLE][r], s.trees[PEAR][r], s.trees[PLUM][r]
    return (apple >> c & 1) * APPLE + (pear >> c & 1) * PEAR + (plum >> c & 1) * PLUM

"""The state of one grove: record, constants and small queries. The modules beside change it."""

from mazzo.core.game import Option, bit_of
from mazzo.core.record import Record, cell, grid, record, row
from mazzo.games.grove.deck import (
    CARDS,
    CARDS_PER_GAME,
    FIELDS,
    LEMON,
    LIME,
    ORANGE,
    RECIPES_PER_GAME,
)
from mazzo.gridcards.grid import BLOCKS, CELLS, COLS, ROWS, SPOTS, TURNS

# Actions: (card * 4 + turn) * SPOTS + row * COLS + col places a card; FIRST_DIE + spot gives a scarce die to a tree;
# FIRST_BARROW + spot replaces the 10 there by the wheelbarrow.
FIRST_DIE = CARDS * TURNS * SPOTS
FIRST_BARROW = FIRST_DIE + SPOTS
ACTIONS = FIRST_BARROW + SPOTS

# Effects on a placed cell: kind * KIND + the value of its die afterwards (for SQUIRREL: of the die that returned).
# These numbers are sent to clients.
KIND = 16
GROUND = 0
"""Beside all cells: it covers none."""
BARE = 1
"""A tree on a glade without a die: no die (5.2, 5.4)."""
GLADE = 2
"""A glade on a glade or a tree, neither with a die (5.2)."""
NO_DIE = 3
"""The same fruit, but its dice are all in use (4.2)."""
NEW = 4
"""The same fruit: a new die."""
GROWS = 5
"""The same fruit: its die grows."""
STAYS = 6
"""The 10 or the wheelbarrow stays (4.6)."""
BARROW = 7
"""The wheelbarrow replaces the 10 (4.5)."""
TO_GLADE = 8
"""A glade on a cell with a die, which stays (5.1)."""
SQUIRREL = 9
"""Another fruit: the squirrel comes, and the die returns (6.1, 6.2)."""
SCARCE = 10
"""The last dice wait for a choice among trees (4.d)."""
TEN_DUE = 11
"""A 10 waits for a choice: it stays, or the wheelbarrow replaces it."""

# Reasons of the end.
ALL_PLACED = 1  # 8.1
NOTHING_FITS = 2  # 8.a

# Codes of refusals.
GAME_OVER = 1
NOT_AN_ACTION = 2
NOT_IN_HAND = 3
NO_OVERLAP = 4
COVERS_SQUIRREL = 5
FRUIT_DIFFERS = 6
DIE_DIFFERS = 7
CHOOSE_DIE_FIRST = 8
CHOOSE_BARROW_FIRST = 9
NO_DIE_DUE = 10
NO_BARROW_DUE = 11
WAIT_FOR_CARD = 12

# Values of `due`: the choice to make before the turn goes on.
NOTHING_DUE = 0
DIE_DUE = 1
BARROW_DUE = 2

EVERY_CARD = (1 << CARDS) - 1
OPTIONS = (
    *(Option(f"without-{card + 1}", offered=False, leaves_out=True) for card in range(CARDS)),  # 2.2
    Option("recipes", backs="deck-without-recipes"),  # 10.1
)
"""`view.follow_up_options` names those that leave "the other nine" (2.a)."""
WITH_RECIPES = bit_of(OPTIONS, "recipes")
"""The option of the recipe challenge; each lower bit leaves a card out of the deck."""
NOWHERE = -1


@record
class State(Record):
    """One grove: what is visible, the dice on it, and the cards still to come."""

    asks = grid("i8", 4, ROWS)
    """asks[fruit][row]: columns where only this fruit fits: a visible tree of it, or a glade with a die of it; asks[0]:
    the cell of the squirrel, where nothing fits.
    """
    misfits = grid("i8", BLOCKS, 4)
    """Computed, like `sites` and `blocks`, from `asks` and `clear`; see `gridcards.grid`."""
    sites = grid("i8", BLOCKS, 2)
    """Computed from `asks` and `clear`; see `gridcards.grid`."""
    clear = row("i8", ROWS)
    """clear[row]: columns with a visible glade without a die."""
    glades = row("i8", ROWS)
    """glades[row]: columns with a visible glade, with or without a die."""
    twos = row("i8", ROWS)
    """twos[row]: columns with a visible tree with two fruits."""
    faces = row("i4", CARDS * TURNS)
    """The faces in play by card and quarter turns: an owner's deck, or that of `deck.py`."""
    unseen = cell("i4")
    """The cards that may still be drawn, as a set of bits."""
    laid = row("i4", CARDS_PER_GAME)
    """The placed cards, oldest first, each as the action that placed it."""
    recipes = grid("i2", CARDS, FIELDS)
    """The recipes in play by card, as written by `deck.numbers_of`."""
    effect = row("i2", CELLS)
    """Effects on the six cells of the card placed last."""
    harvest = cell("i2")
    """Sum of the dice on trees."""
    squirrel = cell("i2")
    """The spot of the squirrel, NOWHERE while it is in the supply."""
    barrow = cell("i2")
    """The spot of the wheelbarrow, NOWHERE while it is in the supply."""
    die = grid("i1", ROWS, COLS)
    """Value of the die on each cell, 0 for none, 15 for the wheelbarrow."""
    supply = row("i1", 4)
    """Dice left of each fruit; supply[0] stays 0."""
    hand = row("i1", 2)
    """Cards in hand, ascending; NO_CARD from index `held` on."""
    chosen = row("i1", RECIPES_PER_GAME)
    """The two cards whose recipes are in force, ascending; NO_CARD without."""
    held = cell("i1")
    """How many cards are in hand."""
    drawn = cell("i1")
    """How many cards have been drawn, the first one included."""
    on_table = cell("i1")
    """How many cards have been placed."""
    tokens = cell("i1")
    """How many squirrels are left: 1 or 0."""
    due = cell("i1")
    """NOTHING_DUE, or the choice that must be made."""
    scarce = cell("i1")
    """The fruit whose last dice wait for a choice among trees (4.d), 0 if none."""
    to_come = cell("i1")
    """Recipes still to be drawn (10.1)."""
    blocks = cell("i1")
    """Number of blocks in `misfits` and `sites`."""
    top = cell("i1")
    """First row with a cell."""
    bottom = cell("i1")
    """Last row with a cell."""
    left = cell("i1")
    """First column with a cell."""
    right = cell("i1")
    """Last column with a cell."""
    ended = cell("i1")
    """Reason of the end (ALL_PLACED, NOTHING_FITS), 0 while the game goes on."""
    superseded = cell("i1")
    """Number of the older ruleset by which the match is played, 0 for the current one; `init` keeps it."""


def asked_at(s: State, r: int, c: int) -> int:
    """The only fruit that fits on a cell: that of its tree, or of the die on its glade; 0 for ground, a glade without a
    die and the squirrel's tree.
    """
    orange, lemon, lime = s.asks[ORANGE][r], s.asks[LEMON][r], s.asks[LIME][r]
    return (orange >> c & 1) * ORANGE + (lemon >> c & 1) * LEMON + (lime >> c & 1) * LIME


def is_glade(s: State, r: int, c: int) -> bool:
    """Whether a glade is visible there."""
    return s.glades[r] >> c & 1 != 0

"""A table of Gnoming A Round: its record, its numbers, and small questions about grids and piles."""

from mazzo.core.bits import count_bits
from mazzo.core.record import Record, cell, grid, record, row
from mazzo.games.gnoming.deck import CARDS, CELLS, FIRST_POSITIVE, HAZARD, KINDS, MULLIGAN, PILES, ROUNDS, SEATS

# Actions.
TURN = 0
"""TURN + cell turns a card: one of the first two (2.5), or for a hazard (6.1)."""
PASS = TURN + CELLS
"""Turn none for a hazard (6.1)."""
DRAW = PASS + 1
TAKE = DRAW + 1
"""TAKE + pile takes the top card of a discard pile (3.2)."""
PUT = TAKE + PILES
"""PUT + cell lays the card in hand there (4.1, 4.4)."""
DISCARD = PUT + CELLS
"""DISCARD + pile (5.1)."""
REMOVE = DISCARD + PILES
"""A hazard leaves the game (5.3)."""
ACTIONS = REMOVE + 1

DOWN = KINDS
"""In a grid: a card that lies face down."""
NOTHING = KINDS
"""In hand: no card."""
NOBODY = SEATS
ALL_CELLS = (1 << CELLS) - 1
BOTH_PILES = 3

# What the players are doing.
STARTING = 0
"""Cards are turned for the discard piles (2.4)."""
CHOOSING = 1
"""Everybody chooses two cards (2.5)."""
OPENING = 2
"""The chosen cards are turned (2.b)."""
DRAWING = 3
HOLDING = 4
"""Whoever is in turn holds a card, or one is coming out of the grid."""
ASKING = 5
"""A hazard was discarded: one after the other may turn a card (6.1, 6.a)."""
REVEALING = 6
"""The round is over: all that lies face down is turned (7.2)."""

# What chance has to tell.
TELLS_NOTHING = 0
TELLS_PILE = 1
TELLS_DRAW = 2
TELLS_CELL = 3
"""Of the seat `who`, at `spot`; the card stays there."""
TELLS_OUT = 4
"""What lay at `came`; another card already lies there (4.3)."""

# Where the card in hand comes from.
STOCK = 0
PILE = 1
BOUNCE = 2
"""Out of the grid, and it may go on (4.4)."""
OUT = 3
"""Out of the grid, to be discarded (5.1)."""

FIRST_CARDS = 2
"""Cards that everybody turns at first (2.5)."""
TURNS_EACH = 61
"""Turns of each seat in a round at most: the last circle is the one after sixty (7.d)."""

THREE_ROUNDS = 1  # 9.1

# Why an action is refused.
GAME_OVER = 1
NOT_AN_ACTION = 2
WAIT_FOR_CARD = 3
NOT_YOUR_TURN = 4
CHOOSE_FIRST = 5
CHOICE_ORDER = 6
DRAW_FIRST = 7
HOLDS_CARD = 8
PILE_EMPTY = 9
MUST_PLACE = 10
FILL_PILE = 11
HAZARD_LEAVES = 12
NOT_A_HAZARD = 13
OWN_CELL = 14
NO_BOUNCE = 15
ONE_MULLIGAN = 16
TWO_MULLIGANS = 17
FACE_UP = 18
ANSWER_HAZARD = 19


@record
class State(Record):
    """Grids, piles and what is unseen; the sheets of the rounds before."""

    points = grid("i2", ROUNDS, SEATS)
    """What each finished round brought (8)."""
    down = row("i2", SEATS)
    """Sets of the cells in which each player's cards lie face down."""
    picked = row("i2", SEATS)
    """Sets of the cells that each player has chosen to turn first (2.5), until they are turned."""
    turns = cell("i2")
    """Turns taken in this round."""
    last = cell("i2")
    """The round ends when so many turns have been taken (7.1, 7.d)."""
    cells = grid("i1", SEATS, CELLS)
    """The grids: a kind, or DOWN."""
    past = grid("i1", (ROUNDS - 1) * SEATS, CELLS)
    """The grids of the rounds before, as they were scored: that of a seat in round r is the row r * seats + seat."""
    piles = grid("i1", PILES, CARDS)
    """The discard piles from the bottom, then zeros."""
    height = row("i1", PILES)
    unseen = row("i1", KINDS)
    """How many cards of each kind have no face yet, for nobody looks at them (2.2, 2.c): those of the stock and those
    that lie face down; once the stock has been renewed (7.b), only these.
    """
    fresh = row("i1", KINDS)
    """How many cards of each kind are in the renewed stock."""
    went_out = row("i1", ROUNDS)
    """Who went out first in each round (7.1), NOBODY at first."""
    left = cell("i1")
    """The sum of `unseen`."""
    stock = cell("i1")
    """Cards in the stock."""
    renewed = cell("i1")
    """1 once the stock has been renewed in this round (7.b)."""
    removed = cell("i1")
    """Hazards that have left the game in this round (2.a, 5.3)."""
    seats = cell("i1")
    round = cell("i1")
    phase = cell("i1")
    due = cell("i1")
    """What chance has to tell."""
    turn = cell("i1")
    hand = cell("i1")
    """The card in hand of whoever is in turn, or NOTHING."""
    source = cell("i1")
    came = cell("i1")
    """The cell out of which the card in hand comes (4.4), -1 for none."""
    who = cell("i1")
    """Who is asked (6.a), or whose card chance turns."""
    spot = cell("i1")
    """Which card chance turns, -1 for none."""
    ended = cell("i1")


def is_positive(kind: int) -> bool:
    """Whether a card is positive (1.1)."""
    return FIRST_POSITIVE <= kind < HAZARD


def mulligans(s: State, seat: int) -> int:
    """The cells in which mulligans lie face up (6.d), as a set."""
    found = 0
    for at in range(CELLS):
        if s.cells[seat][at] == MULLIGAN:
            found |= 1 << at
    return found


def open_piles(s: State) -> int:
    """The piles on which a card may be discarded, as a set: an empty one comes first (5.2); of two, either (5.a)."""
    if s.height[0] == 0 and s.height[1] > 0:
        return 1
    if s.height[1] == 0 and s.height[0] > 0:
        return 2
    return BOTH_PILES


def top_of(s: State, pile: int) -> int:
    """The card on top of a discard pile, NOTHING if it is empty."""
    if s.height[pile] == 0:
        return NOTHING
    return s.piles[pile][s.height[pile] - 1]


def has_chosen(s: State, seat: int) -> bool:
    """Whether a player has chosen the first cards (2.5)."""
    return count_bits(s.picked[seat]) == FIRST_CARDS


def can_be_asked(s: State, seat: int) -> bool:
    """Whether a hazard lets a player turn a card: never the last (6.2)."""
    return count_bits(s.down[seat]) > 1


def sees_hand(s: State, seat: int) -> bool:
    """Whether a seat, -1 for nobody's, knows the card in hand; one drawn from the stock only its player does (3.a)."""
    return s.source != STOCK or s.turn == seat or s.hand == NOTHING

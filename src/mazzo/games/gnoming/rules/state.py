"""The state of Gnoming A Round: record, constants and queries of grids and piles."""

from mazzo.core.begins import begin_bits, begin_options
from mazzo.core.bits import count_bits
from mazzo.core.record import Record, cell, grid, record, row
from mazzo.games.gnoming.deck import CARDS, CELLS, FIRST_POSITIVE, HAZARD, KINDS, MULLIGAN, PILES, ROUNDS, SEATS

# Actions.
TURN = 0
"""TURN + cell turns a card: one of the first two (2.5), or because of a hazard (6.1)."""
PASS = TURN + CELLS
"""Turn no card when asked because of a hazard (6.1)."""
DRAW = PASS + 1
TAKE = DRAW + 1
"""TAKE + pile takes the top card of a discard pile (3.2)."""
PUT = TAKE + PILES
"""PUT + cell places the card in hand there (4.1, 4.4)."""
DISCARD = PUT + CELLS
"""DISCARD + pile (5.1)."""
REMOVE = DISCARD + PILES
"""Discard a hazard, which leaves the game (5.3)."""
ACTIONS = REMOVE + 1

DOWN = KINDS
"""In a grid: a face-down card."""
NOTHING = KINDS
"""In hand: no card."""
NOBODY = SEATS
ALL_CELLS = (1 << CELLS) - 1
BOTH_PILES = 3

# Phases.
STARTING = 0
"""Cards are turned for the discard piles (2.4)."""
CHOOSING = 1
"""All seats choose two cards (2.5)."""
OPENING = 2
"""The chosen cards are turned (2.b)."""
DRAWING = 3
HOLDING = 4
"""The seat in turn holds a card, or one is coming out of its grid."""
ASKING = 5
"""A hazard was discarded: the other seats may turn a card, one after the other (6.1, 6.a)."""
REVEALING = 6
"""The round is over: all face-down cards are turned (7.2)."""

# Values of `due`: the card that chance must reveal.
TELLS_NOTHING = 0
TELLS_PILE = 1
TELLS_DRAW = 2
TELLS_CELL = 3
"""The card of seat `who` at `spot`, which stays there."""
TELLS_OUT = 4
"""The card that was at `came`, where another card lies now (4.3)."""

# Values of `source`: the origin of the card in hand.
STOCK = 0
PILE = 1
BOUNCE = 2
"""From the grid, and it may be placed again (4.4)."""
OUT = 3
"""From the grid, and it must be discarded (5.1)."""

FIRST_CARDS = 2
"""Number of cards that each seat turns first (2.5)."""
TURNS_EACH = 61
"""Maximum number of turns of a seat in a round: sixty and a last one (7.d)."""

THREE_ROUNDS = 1  # 9.1

OPTIONS = begin_options(SEATS)
"""Which other seat than the first begins the first round (2.d)."""
BEGINS = begin_bits(OPTIONS)

# Codes of refusals.
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
BOUNCE_ON = 20


@record
class State(Record):
    """Grids, piles, unseen cards, and the grids of earlier rounds."""

    points = grid("i2", ROUNDS, SEATS)
    """Points of each seat in each finished round (8)."""
    down = row("i2", SEATS)
    """Cells with face-down cards of each seat, as sets of bits."""
    picked = row("i2", SEATS)
    """Cells that each seat has chosen to turn first (2.5), until they are turned, as sets of bits."""
    turns = cell("i2")
    """Turns taken in this round."""
    last = cell("i2")
    """Number of turns after which the round ends (7.1, 7.d)."""
    cells = grid("i1", SEATS, CELLS)
    """The grids: a kind, or DOWN."""
    past = grid("i1", (ROUNDS - 1) * SEATS, CELLS)
    """The scored grids of earlier rounds: row r * seats + seat has the seat's grid of round r."""
    piles = grid("i1", PILES, CARDS)
    """The discard piles from bottom to top, then zeros."""
    height = row("i1", PILES)
    """How many cards are in each discard pile."""
    unseen = row("i1", KINDS)
    """How many cards of each kind are still undecided, since no player looks at them (2.2, 2.c): those of the stock and
    the face-down cards; once the stock has been renewed (7.b), the face-down cards only.
    """
    fresh = row("i1", KINDS)
    """How many cards of each kind are in the renewed stock."""
    went_out = row("i1", ROUNDS)
    """The seat that went out first in each round (7.1), NOBODY before."""
    left = cell("i1")
    """The sum of `unseen`."""
    stock = cell("i1")
    """Number of cards in the stock."""
    renewed = cell("i1")
    """1 once the stock has been renewed in this round (7.b, 7.c)."""
    removed = cell("i1")
    """Number of hazards that left the game in this round (2.a, 5.3)."""
    seats = cell("i1")
    """Number of players."""
    first = cell("i1")
    """The seat that begins the first round (2.d)."""
    round = cell("i1")
    """The round that is played, from 0."""
    phase = cell("i1")
    """STARTING to REVEALING."""
    due = cell("i1")
    """The card that chance must reveal, a TELLS_ constant."""
    turn = cell("i1")
    """The seat in turn."""
    hand = cell("i1")
    """The card in hand of the seat in turn, or NOTHING."""
    source = cell("i1")
    """Where the card in hand comes from: STOCK, PILE, BOUNCE or OUT."""
    came = cell("i1")
    """The cell from which the card in hand comes (4.4), -1 if none."""
    who = cell("i1")
    """The seat that is asked (6.a), or whose card is turned."""
    spot = cell("i1")
    """The cell of the card that is turned, -1 if none."""
    second = cell("i1")
    """The cell of the second mulligan that the seat in turn has placed (6.d), -1 if none."""
    superseded = cell("i1")
    """Number of the older ruleset by which the match is played, 0 for the current one; `init` keeps it."""
    ended = cell("i1")
    """Reason of the end (THREE_ROUNDS), 0 while the game goes on."""


def is_positive(kind: int) -> bool:
    """Whether a card is positive (1.1)."""
    return FIRST_POSITIVE <= kind < HAZARD


def mulligans(s: State, seat: int) -> int:
    """The cells with face-up mulligans (6.d), as a set of bits."""
    seats = 0
    for at in range(CELLS):
        if s.cells[seat][at] == MULLIGAN:
            seats |= 1 << at
    return seats


def open_piles(s: State) -> int:
    """The piles on which a card may be discarded, as a set of bits: the empty one if one is (5.2), else
    either (5.a).
    """
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


def has_positive(s: State, seat: int) -> bool:
    """Whether a positive card lies face up in the grid of a seat."""
    for at in range(CELLS):
        if is_positive(s.cells[seat][at]):
            return True
    return False


def has_chosen(s: State, seat: int) -> bool:
    """Whether a seat has chosen its first cards (2.5)."""
    return count_bits(s.picked[seat]) == FIRST_CARDS


def can_be_asked(s: State, seat: int) -> bool:
    """Whether a hazard lets a seat turn a card: never its last face-down card (6.2)."""
    return count_bits(s.down[seat]) > 1


def sees_hand(s: State, seat: int) -> bool:
    """Whether a seat (-1: a spectator) knows the card in hand; one drawn from the stock is known to its player only
    (3.a).
    """
    return s.source != STOCK or s.turn == seat or s.hand == NOTHING

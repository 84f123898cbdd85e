"""A table of Clustered: its record, its numbers, and small questions about hands and decks. The cards on the table are
asked in `board`.
"""

from mazzo.core.bits import count_bits
from mazzo.core.record import Record, cell, record, row
from mazzo.games.clustered.deck import BONUS, SEATS, WILD

# 3.b: the table has no edge. 240 cards reach at most 240 cells beyond the start cards, so that nobody meets these
# bounds, and no card lies in their outermost rows and columns.
ROWS = 512
COLS = 512
HOME_ROW = 252
HOME_COL = 252
SPOTS = ROWS * COLS
SECOND_START = 7
"""Columns from the first start card to the second: six cards fit between them (8.3)."""
EXPANDED = 5
"""Players from whom on there are two start cards (8.3)."""

# Actions: spot * CARDS + card lays a card, FIRST_DISCARD + card discards one. Spots are row * COLS + col.
CARDS = WILD + 1
FIRST_DISCARD = SPOTS * CARDS
ACTIONS = FIRST_DISCARD + CARDS

# Cards on the table, each as one number of these bits: spot, owner (four), card (five); so they stand in the order of
# their spots.
CARD_BITS = 5
OWNER_BITS = 4
NOBODY = SEATS
"""Owner of the start cards, and of a spot where no card lies."""
END = 4 * SPOTS << OWNER_BITS + CARD_BITS
"""Stands behind the last card on the table: a spot beyond all others, and beyond their neighbours."""
MOST_CARDS = SEATS * 30 + 2

# Options (7.2, 9.1, 9.4, 9.7); the third wild of seat k is THIRD_WILD_OF << k.
THIRD_WILD = 1
FAST = 2
SPEED_BONUS = 4
LARGEST_BONUS = 8
THIRD_WILD_OF = 16

DEALING = 0
TRIMMING = 1
"""All take two cards out of their first hands at once (9.b)."""
PLAYING = 2

LINE = 3
"""Cards of the shortest line that scores (5.6)."""
SPEED_LINE = 5
SPEED_AREA = 6
"""Cards of a rectangle that holds one of two by three (9.4, 9.f)."""

ALL_PLAYED = 1  # 6.1

# Why an action is refused.
GAME_OVER = 1
NOT_AN_ACTION = 2
WAIT_FOR_CARD = 3
NOT_YOUR_TURN = 4
NOT_IN_HAND = 5
OCCUPIED = 6
APART = 7
CLASH = 8
MUST_PLAY = 9
TRIM_FIRST = 10
TRIM_ORDER = 11


@record
class State(Record):
    """Decks, hands, and the cards on the table."""

    laid = row("i4", MOST_CARDS + 1)
    """The cards on the table in the order of their spots, END behind the last, then zeros."""
    deck = row("i4", SEATS)
    """Sets of the faces that lie in each player's deck."""
    hand = row("i4", SEATS)
    """Sets of the faces that each player holds."""
    lines = row("i2", SEATS)
    """Points of each player's lines (5.6)."""
    on_table = cell("i2")
    options = cell("i2")
    deck_wilds = row("i1", SEATS)
    hand_wilds = row("i1", SEATS)
    area = row("i1", SEATS)
    """Cards of each player's largest rectangle, 0 for none (5.2)."""
    longest = row("i1", SEATS)
    """Cards of each player's longest line, 0 for none."""
    turns = row("i1", SEATS)
    """Turns that each player has taken."""
    trim = row("i1", SEATS)
    """Cards that each player must still take out of a hand that is too large (9.1, 9.2)."""
    trimmed = row("i1", SEATS)
    """The first of two cards that a player takes out (9.c), -1 while there is none."""
    seats = cell("i1")
    phase = cell("i1")
    turn = cell("i1")
    """Whose turn it is, or who is dealt cards."""
    due = cell("i1")
    """Cards that the player in turn is still to draw."""
    first_rectangle = cell("i1")
    first_line = cell("i1")
    """Who earned a speed bonus (9.4, 9.5), NOBODY at first."""
    ended = cell("i1")


def wilds_of(options: int, seat: int) -> int:
    """How many wilds a player's deck has (1.3, 7.2)."""
    has_third = options & (THIRD_WILD | THIRD_WILD_OF << seat) != 0
    return 3 if has_third else 2


def held(s: State, seat: int) -> int:
    """How many cards a player holds."""
    return count_bits(s.hand[seat]) + s.hand_wilds[seat]


def in_deck(s: State, seat: int) -> int:
    """How many cards lie in a player's deck."""
    return count_bits(s.deck[seat]) + s.deck_wilds[seat]


def holds(s: State, seat: int, card: int) -> bool:
    """Whether a player holds a card."""
    if card == WILD:
        return s.hand_wilds[seat] > 0
    return s.hand[seat] >> card & 1 != 0


def take_from_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a player's hand."""
    if card == WILD:
        s.hand_wilds[seat] -= 1
    else:
        s.hand[seat] ^= 1 << card


def points(s: State, seat: int) -> int:
    """What a player would score if the game ended now (5.2, 5.6, 5.b, 9.6)."""
    return s.area[seat] + s.lines[seat] + BONUS * bonuses(s, seat)


def bonuses(s: State, seat: int) -> int:
    """How many bonuses a player has now (9.6)."""
    count = 0
    if s.first_rectangle == seat:
        count += 1
    if s.first_line == seat:
        count += 1
    if s.options & LARGEST_BONUS:
        if has_most(s.area, seat):  # 9.7
            count += 1
        if has_most(s.longest, seat):  # 9.8
            count += 1
    return count


def has_most(sizes: list[int], seat: int) -> bool:
    """Whether nobody else has as large a one, and it is not nothing (9.9, 9.g): alone, that is enough (9.i)."""
    for other in range(SEATS):
        if other != seat and sizes[other] >= sizes[seat]:
            return False
    return sizes[seat] > 0


def start_spot(k: int) -> int:
    """Where the first or second start card lies (2.1, 8.3, 8.a)."""
    return HOME_ROW * COLS + HOME_COL + k * SECOND_START


def entry(spot: int, owner: int, card: int) -> int:
    """A card on the table as one number."""
    return place(spot, owner) << CARD_BITS | card


def place(spot: int, owner: int) -> int:
    """A card on the table without saying which."""
    return spot << OWNER_BITS | owner


def place_of(laid: int) -> int:
    """Where a card lies and whose it is."""
    return laid >> CARD_BITS


def spot_of(laid: int) -> int:
    """Where a card lies."""
    return laid >> OWNER_BITS + CARD_BITS


def owner_of(laid: int) -> int:
    """Whose card it is; NOBODY for a start card."""
    return place_of(laid) & (1 << OWNER_BITS) - 1


def card_of(laid: int) -> int:
    """Which card it is."""
    return laid & (1 << CARD_BITS) - 1

"""The state of Clustered: record, constants and queries of hands and decks. `board` has those of the cards on the
table.
"""

from mazzo.core.begins import begin_bits, begin_options
from mazzo.core.bits import count_bits
from mazzo.core.game import Option, bit_of
from mazzo.core.record import Record, cell, record, row
from mazzo.games.clustered.deck import BONUS, SEATS, WILD

# Without an option for its size the table has no edge (2.c). 240 cards reach at most 240 cells beyond the start cards,
# so these bounds are never reached, and no card is in the outermost rows and columns.
ROWS = 512
COLS = 512
HOME_ROW = 252
HOME_COL = 252
SPOTS = ROWS * COLS
SECOND_START = 7
"""Distance in columns of the two start cards: six cards fit between them (8.3)."""
EXPANDED = 5
"""Number of players from which on there are two start cards (8.3)."""

# Actions: spot * CARDS + card places a card, FIRST_DISCARD + card discards one. Spots are row * COLS + col.
CARDS = WILD + 1
FIRST_DISCARD = SPOTS * CARDS
ACTIONS = FIRST_DISCARD + CARDS

# A card on the table is one number with these bits: spot, owner (four), card (five). Sorted numbers are sorted by spot.
CARD_BITS = 5
OWNER_BITS = 4
NOBODY = SEATS
"""Owner of the start cards and of empty spots."""
END = 4 * SPOTS << OWNER_BITS + CARD_BITS
"""Sentinel behind the last card on the table: a spot beyond all others and their neighbours."""
MOST_CARDS = SEATS * 30 + 2

# An open spot is an empty spot of the table beside a card (3.2). It is one number with these bits: spot, sides on which
# a card lies, cards that fit beside all of them (3.3). Sides are numbered in the order of AROUND.
AROUND = (-COLS, -1, 1, COLS)
SIDES = 4
MOST_OPEN = 2 * MOST_CARDS + 4
"""Maximum number of open spots: a start card adds four, another card at most two net."""

# The third wild of seat k is THIRD_WILD_OF << k.
OPTIONS = (
    Option("third-wild"),  # 7.2
    Option("fast"),  # 9.1
    Option("speed-bonus"),  # 9.4
    Option("largest-bonus"),  # 9.7
    *(Option(f"third-wild-{seat + 1}", seat=seat) for seat in range(SEATS)),  # 7.2
    Option("table-small", group="table"),  # 2.c
    Option("table-medium", group="table"),  # 2.c
    Option("table-large", group="table"),  # 2.c
    *begin_options(SEATS),  # 2.a
)
THIRD_WILD = bit_of(OPTIONS, "third-wild")
FAST = bit_of(OPTIONS, "fast")
SPEED_BONUS = bit_of(OPTIONS, "speed-bonus")
LARGEST_BONUS = bit_of(OPTIONS, "largest-bonus")
THIRD_WILD_OF = bit_of(OPTIONS, "third-wild-1")
TABLE_SMALL = bit_of(OPTIONS, "table-small")
TABLE_MEDIUM = bit_of(OPTIONS, "table-medium")
TABLE_LARGE = bit_of(OPTIONS, "table-large")
TABLES = TABLE_SMALL | TABLE_MEDIUM | TABLE_LARGE
WIDER = 1
"""A table with an edge has this many more columns beside a start card than rows above it (2.c)."""
BEGINS = begin_bits(OPTIONS)

DEALING = 0
TRIMMING = 1
"""All seats remove two cards from their first hands at the same time (9.b)."""
PLAYING = 2

LINE = 3
"""Minimum length of a line that scores (5.6)."""
SPEED_LINE = 5
SPEED_AREA = 6
"""Size of the smallest rectangle that contains one of two by three (9.4, 9.f)."""

ALL_PLAYED = 1  # 6.1

# Codes of refusals.
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
OFF_TABLE = 12


@record
class State(Record):
    """Decks, hands, and the cards on the table."""

    open = row("i8", MOST_OPEN + 1)
    """The open spots, ascending, then zeros; each also has the cards that fit there and the sides with a neighbour."""
    laid = row("i4", MOST_CARDS + 1)
    """The cards on the table by spot, END behind the last, then zeros."""
    deck = row("i4", SEATS)
    """The faces in each player's deck, as sets of bits."""
    hand = row("i4", SEATS)
    """The faces in each player's hand, as sets of bits."""
    options = cell("i4")
    """The options of the match, as a set of bits."""
    lines = row("i2", SEATS)
    """Points of each player's lines (5.6)."""
    on_table = cell("i2")
    """How many cards are on the table, start cards included."""
    open_count = cell("i2")
    """How many open spots there are."""
    deck_wilds = row("i1", SEATS)
    """How many wilds are in each player's deck."""
    hand_wilds = row("i1", SEATS)
    """How many wilds each player holds."""
    area = row("i1", SEATS)
    """Cards of each player's largest rectangle, 0 for none (5.2)."""
    longest = row("i1", SEATS)
    """Cards of each player's longest line, 0 for none."""
    turns = row("i1", SEATS)
    """Turns that each player has taken."""
    trim = row("i1", SEATS)
    """How many cards each player must still remove from a hand that is too large (9.1, 9.2)."""
    trimmed = row("i1", SEATS)
    """The first of two cards that a player removed (9.c), -1 if none."""
    seats = cell("i1")
    """Number of players."""
    phase = cell("i1")
    """DEALING, TRIMMING or PLAYING."""
    turn = cell("i1")
    """The seat in turn, or the seat that is dealt cards."""
    due = cell("i1")
    """How many cards the player in turn must still draw."""
    first_rectangle = cell("i1")
    """The seat that earned the speed bonus for a rectangle (9.4), NOBODY at first."""
    first_line = cell("i1")
    """The seat that earned the speed bonus for a line (9.5), NOBODY at first."""
    ended = cell("i1")
    """Reason of the end (ALL_PLAYED), 0 while the game goes on."""


def wilds_of(options: int, seat: int) -> int:
    """How many wilds a player's deck has (1.3, 7.2)."""
    has_third = options & (THIRD_WILD | THIRD_WILD_OF << seat) != 0
    return 3 if has_third else 2


def count_in_hand(s: State, seat: int) -> int:
    """How many cards a player holds."""
    return count_bits(s.hand[seat]) + s.hand_wilds[seat]


def in_deck(s: State, seat: int) -> int:
    """How many cards are in a player's deck."""
    return count_bits(s.deck[seat]) + s.deck_wilds[seat]


def holds(s: State, seat: int, card: int) -> bool:
    """Whether a player holds a card."""
    if card == WILD:
        return s.hand_wilds[seat] > 0
    return s.hand[seat] >> card & 1 != 0


def kinds_held(s: State, seat: int) -> int:
    """The cards that a player holds, as a set of bits: faces, and one for the wilds."""
    return s.hand[seat] | (s.hand_wilds[seat] > 0) << WILD


def take_from_hand(s: State, seat: int, card: int) -> None:
    """Remove a card from a player's hand."""
    if card == WILD:
        s.hand_wilds[seat] -= 1
    else:
        s.hand[seat] ^= 1 << card


def points(s: State, seat: int) -> int:
    """A player's score as if the game ended now (5.2, 5.6, 5.b, 9.6)."""
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
    """Whether a seat's size is not 0 and larger than all others (9.9, 9.g); always so if it plays alone and it is not 0
    (9.i).
    """
    for other in range(SEATS):
        if other != seat and sizes[other] >= sizes[seat]:
            return False
    return sizes[seat] > 0


def margin(s: State) -> int:
    """Rows of the table above, and below, the start cards; 0 if the table has no edge (2.c)."""
    if s.options & TABLES == 0:
        return 0
    size = 1
    if s.options & TABLE_MEDIUM:
        size = 2
    if s.options & TABLE_LARGE:
        size = 4
    return size + (s.seats // 2 + 1 if s.seats >= EXPANDED else s.seats)


def is_off_table(s: State, spot: int) -> bool:
    """Whether a spot is beyond the edge of the table (2.5)."""
    rows = margin(s)
    if rows == 0:
        return False
    row = spot // COLS - HOME_ROW
    col = spot % COLS - HOME_COL
    if s.seats >= EXPANDED and col > 0:
        col = max(0, col - SECOND_START)
    return abs(row) > rows or abs(col) > rows + WIDER


def start_spot(k: int) -> int:
    """The spot of the first or second start card (2.1, 8.3, 8.a)."""
    return HOME_ROW * COLS + HOME_COL + k * SECOND_START


def entry(spot: int, owner: int, card: int) -> int:
    """A card on the table as one number."""
    return place(spot, owner) << CARD_BITS | card


def place(spot: int, owner: int) -> int:
    """A spot and an owner as one number: an `entry` without its card bits."""
    return spot << OWNER_BITS | owner


def place_of(entry: int) -> int:
    """The `place` of an entry."""
    return entry >> CARD_BITS


def spot_of(entry: int) -> int:
    """The spot of an entry."""
    return entry >> OWNER_BITS + CARD_BITS


def owner_of(entry: int) -> int:
    """The owner of an entry; NOBODY for a start card."""
    return place_of(entry) & (1 << OWNER_BITS) - 1


def card_of(entry: int) -> int:
    """The card of an entry."""
    return entry & (1 << CARD_BITS) - 1


def open_entry(spot: int, sides: int, cards: int) -> int:
    """An open spot as one number."""
    return (spot << SIDES | sides) << CARDS | cards


def spot_of_open(entry: int) -> int:
    """The spot of an open spot."""
    return entry >> SIDES + CARDS


def sides_of(entry: int) -> int:
    """The sides of an open spot with a neighbour, as a set of bits."""
    return entry >> CARDS & (1 << SIDES) - 1


def fitting(entry: int) -> int:
    """The cards that fit on an open spot, as a set of bits."""
    return entry & (1 << CARDS) - 1

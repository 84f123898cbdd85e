"""The state of Grass: record, constants and queries of markets and heat. Money is in thousands."""

from mazzo.core.begins import begin_bits, begin_options
from mazzo.core.game import Option, bit_of
from mazzo.core.record import Record, cell, grid, record, row
from mazzo.games.grass.deck import COVERS, DESCRIPTIONS, DR_FEELGOOD, KINDS, PEDDLES, SEATS, VALUES

# Actions.
TARGETS = SEATS + 1
PLAY = 0
"""PLAY + kind * TARGETS + target plays a card: on the seat `target` (heat on 5.1, steal 9.1), else on NO_TARGET."""
NO_TARGET = SEATS
DISCARD = PLAY + KINDS * TARGETS
"""DISCARD + kind (3.a)."""
COVER = DISCARD + KINDS
"""COVER + kind: the protection just played covers a peddle of this kind (7.1)."""
DONE = COVER + PEDDLES
"""The protection covers no more (7.a)."""
PASS = DONE + 1
"""PASS + kind passes a card to the left (8.1)."""
TO = PASS + KINDS
"""TO + seat begins a draft, or the next section of it: the offer to that player (13.1)."""
HOWS = 1 + DESCRIPTIONS - KINDS
GIVE = TO + SEATS
"""GIVE + kind * HOWS + how: give a card of the own hand, shown (how 0) or under description KINDS - 1 + how (13.e)."""
WANT = GIVE + KINDS * HOWS
"""WANT + description: want a card of the partner's hand."""
GIVE_TABLED = WANT + DESCRIPTIONS
"""GIVE_TABLED + kind: give an unprotected peddle of the own market (13.4)."""
GIVE_COVERED = GIVE_TABLED + PEDDLES
"""GIVE_COVERED + kind: give a protected one (13.b)."""
WANT_TABLED = GIVE_COVERED + DR_FEELGOOD
"""WANT_TABLED + kind: want an unprotected peddle of the partner's market."""
WANT_COVERED = WANT_TABLED + PEDDLES
PROPOSE = WANT_COVERED + DR_FEELGOOD
DROP = PROPOSE + 1
"""Discard the own draft."""
ACCEPT = DROP + 1
DECLINE = ACCEPT + 1
WITHDRAW = DECLINE + 1
PICK = WITHDRAW + 1
"""PICK + kind: a partner who accepts picks the card for the next description (13.k)."""
ACTIONS = PICK + KINDS

NOTHING = KINDS
"""No card."""
NOBODY = SEATS

# Phases.
DEALING = 0
DRAWING = 1
"""The seat in turn draws (3.1)."""
PLAYING = 2
"""The seat in turn may trade (13) and then plays a card."""
COVERING = 3
"""A protection was played, and its peddles are chosen (7.1)."""
PASSING = 4
"""All seats choose a card to pass (8.1)."""

# States of a partner's answer.
UNANSWERED = 0
PICKING = 1
"""Accepts, and picks the cards to give."""
ACCEPTED = 2

# How the last proposal of this turn ended.
OPEN = 0
"""None was made, or one is pending."""
DEALT = 1
DECLINED = 2
WITHDRAWN = 3
COUNTERED = 4

MOST_HANDS = 40
"""Maximum number of hands of a match (12.b)."""
FEWER_HANDS = 20
"""The same in grass-1."""
MOST_TALKS = 12
"""Maximum number of proposals in a turn (13.g), and of drafts that a player begins in a turn."""
MOST_UNASKED = 4
"""Number of drafts after which a player who is not in turn may only answer (13.g)."""
MOST_PARTS = 24
"""Maximum number of partners, cards and peddles in a proposal (13.g)."""
MOST_HEAT = 12
OFFER = SEATS
"""The row of `drafts` with the pending proposal."""

# A sheet: the parts of a player's result of a hand, in the order of counting (11).
TABLED = 0
SKIMMED = 1
"""The Banker's share (11.2): below 0 if given."""
IN_HAND = 2
"""The highest peddle in hand (11.3), below 0."""
PARANOIA = 3
"""Paranoia cards in hand (11.4), below 0."""
BONUS_PART = 4
PARTS = 5

TARGET_REACHED = 1  # 12.1
HANDS_PLAYED = 2  # 12.b

OPTIONS = (
    Option("lifo-heat"),  # 5.b
    *begin_options(SEATS),  # 2.b: which other seat than the first begins the first hand
    Option("one-hand"),  # 12.c
)
LIFO_HEAT = bit_of(OPTIONS, "lifo-heat")
ONE_HAND = bit_of(OPTIONS, "one-hand")
BEGINS = begin_bits(OPTIONS)

# Codes of refusals.
GAME_OVER = 1
NOT_AN_ACTION = 2
WAIT_FOR_CARD = 3
NOT_YOUR_TURN = 4
NOT_IN_HAND = 5
NO_MARKET = 6
HAS_MARKET = 7
UNDER_HEAT = 8
NO_HEAT = 9
OTHER_HEAT = 10
NO_FINE = 11
NOT_ON_YOURSELF = 12
NO_SUCH_SEAT = 13
TARGET_CLOSED = 14
NOTHING_TO_STEAL = 15
NOTHING_TO_COVER = 16
NEVER_PLAYED = 17
NEEDS_TARGET = 18
TAKES_NO_TARGET = 19
MUST_PLAY_PARANOIA = 20
CHOOSE_COVER = 21
COVER_ORDER = 22
TOO_DEAR = 23
NOT_TABLED = 24
COVER_ONE = 25
CHOOSE_PASS = 26
OFFER_STANDS = 27
NO_OFFER = 28
ONLY_ACTIVE = 29
NO_DRAFT = 30
PART_ORDER = 31
NOT_THAT_CARD = 32
UNTRUE = 33
UNEVEN = 34
ONE_SIDED = 35
MARKETS_OPEN = 36
TOO_MANY_TALKS = 37
TOO_MANY_PARTS = 38
LACKS_CARDS = 39
PICK_FIRST = 40
NOT_WANTED = 41
ANSWER_FIRST = 42
COUNTER_BACK = 43
NOT_YOURS = 44
NOT_COVERED = 45
EMPTY_PART = 46
PARTNER_HOLDS_FEWER = 47


@record
class State(Record):
    """Hands, markets, heat; each player's knowledge of the others' hands; drafts and the pending proposal; sheets."""

    kinds = row("i4", SEATS)
    """The kinds that each player holds, as sets of bits; computed from `hand`, for fast iteration."""
    sheets = grid("i2", MOST_HANDS, SEATS * PARTS)
    """For every finished hand the parts of the sheets, seat by seat (11)."""
    drafts = grid("i2", SEATS + 1, MOST_PARTS)
    """Each player's draft, as actions (13): TO a partner, then the cards and peddles in ascending order, TO the next
    partner and so on, then zeros. For an accepting partner, the picks. The last row is the pending proposal.
    """
    totals = row("i2", SEATS)
    """Points of the finished hands."""
    known = grid("i1", SEATS * SEATS, KINDS)
    """Row a * SEATS + b: for each kind, how many cards at least player a knows to be in the hand of player b."""
    hand = grid("i1", SEATS, KINDS)
    """How many cards of each kind a player holds."""
    left = grid("i1", SEATS, KINDS)
    """The cards in the hands when the last hand ended, which were shown (11.e)."""
    tabled = grid("i1", SEATS, PEDDLES)
    """Unprotected peddles in each market."""
    covered = grid("i1", COVERS, PEDDLES)
    """Peddles under each protection card."""
    heat = grid("i1", SEATS, MOST_HEAT)
    """Heat on each market in the order in which it was played (5.4), then zeros."""
    stack = row("i1", KINDS)
    """How many cards of each kind are still to be drawn."""
    waste = row("i1", KINDS)
    """How many cards of each kind are in the waste."""
    cover_of = row("i1", COVERS)
    """The seat in whose market each protection card is, or NOBODY."""
    drafted = row("i1", SEATS + 1)
    """Number of parts in each row of `drafts`."""
    heats = row("i1", SEATS)
    """Number of cards of heat on each market."""
    is_open = row("i1", SEATS)
    """1 for each market with a Market Open."""
    held = row("i1", SEATS)
    """Number of cards in each hand."""
    lost = row("i1", SEATS)
    """Number of turns that each player must still lose (8.b)."""
    passed = row("i1", SEATS)
    """The card that each player has chosen to pass, or NOTHING."""
    begun = row("i1", SEATS)
    """Number of drafts that each player has begun in this turn (13.g)."""
    answer = row("i1", SEATS)
    """State of each partner's answer to the pending proposal."""
    superseded = cell("i1")
    """Number of the older ruleset by which the match is played, 0 for the current one; `init` keeps it."""
    in_stack = cell("i1")
    """How many cards are still to be drawn: the sum of `stack`."""
    seats = cell("i1")
    """Number of players."""
    options = cell("i1")
    """The options of the match, as a set of bits."""
    hands = cell("i1")
    """Number of finished hands."""
    phase = cell("i1")
    """DEALING to PASSING."""
    turn = cell("i1")
    """The seat in turn, or the seat that is dealt the next card."""
    due = cell("i1")
    """Number of cards that must be dealt or drawn."""
    extra = cell("i1")
    """1 if the same player has another turn after this one (6.1)."""
    covering = cell("i1")
    """The protection card just played whose peddles are being chosen; COVERS if none."""
    talks = cell("i1")
    """Number of proposals made in this turn (13.g)."""
    proposer = cell("i1")
    """The seat whose proposal is pending, or NOBODY."""
    partners = cell("i1")
    """The partners of the proposal, as a set of bits."""
    ending = cell("i1")
    """How the last proposal of this turn ended."""
    last_proposer = cell("i1")
    """Who made the last proposal of this turn, or NOBODY."""
    last_partners = cell("i1")
    """The partners of the last proposal of this turn, as a set of bits."""
    ended = cell("i1")
    """Reason of the end (TARGET_REACHED, HANDS_PLAYED), 0 while the game goes on."""


def is_heated(s: State, seat: int) -> bool:
    """Whether there is heat on a market (5.1)."""
    return s.heats[seat] > 0


def next_heat(s: State, seat: int) -> int:
    """Index of the heat that is lifted next: the first played (5.4), or the last with the option (5.b)."""
    return s.heats[seat] - 1 if s.options & LIFO_HEAT != 0 else 0


def lowest(s: State, seat: int) -> int:
    """The lowest unprotected peddle of a market, NOTHING if there is none; the first in the deck among equals (6.d)."""
    for kind in range(PEDDLES):
        if s.tabled[seat][kind] > 0:
            return kind
    return NOTHING


def highest(s: State, seat: int) -> int:
    """The highest unprotected peddle of a market, NOTHING if there is none; the first in the deck among
    equals (6.d).
    """
    best = NOTHING
    for kind in range(PEDDLES):
        if s.tabled[seat][kind] > 0 and (best == NOTHING or VALUES[kind] > VALUES[best]):
            best = kind
    return best


def unprotected(s: State, seat: int) -> int:
    """The unprotected money in a market."""
    money = 0
    for kind in range(PEDDLES):
        money += s.tabled[seat][kind] * VALUES[kind]
    return money


def covered_of_kind(s: State, seat: int, kind: int) -> int:
    """How many peddles of a kind lie under protection in a market."""
    count = 0
    for cover in range(COVERS):
        if s.cover_of[cover] == seat:
            count += s.covered[cover][kind]
    return count


def protected(s: State, seat: int) -> int:
    """The protected money in a market (7.2)."""
    money = 0
    for cover in range(COVERS):
        if s.cover_of[cover] == seat:
            money += covered_by(s, cover)
    return money


def covered_by(s: State, cover: int) -> int:
    """The money under a protection card."""
    money = 0
    for kind in range(PEDDLES):
        money += s.covered[cover][kind] * VALUES[kind]
    return money

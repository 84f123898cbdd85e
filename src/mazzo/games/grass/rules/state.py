"""A table of Grass: its record, its numbers, and small questions about markets and heat. Money is in thousands."""

from mazzo.core.record import Record, cell, grid, record, row
from mazzo.games.grass.deck import COVERS, DESCRIPTIONS, KINDS, PEDDLES, SEATS, VALUES

# Actions.
TARGETS = SEATS + 1
PLAY = 0
"""PLAY + kind * TARGETS + target plays a card: on the seat `target` (heat on 5.1, steal 9.1), else on NO_TARGET."""
NO_TARGET = SEATS
DISCARD = PLAY + KINDS * TARGETS
"""DISCARD + kind (3.a)."""
COVER = DISCARD + KINDS
"""COVER + kind: the protection just played covers such a peddle (7.1)."""
DONE = COVER + PEDDLES
"""It covers no more (7.a)."""
PASS = DONE + 1
"""PASS + kind goes to the left (8.1)."""
TO = PASS + KINDS
"""TO + seat begins a draft, or its next part: what is offered to that player (13.1)."""
HOWS = 1 + DESCRIPTIONS - KINDS
GIVE = TO + SEATS
"""GIVE + kind * HOWS + how: a card of the own hand, shown (how 0) or told as the description KINDS - 1 + how (13.e)."""
WANT = GIVE + KINDS * HOWS
"""WANT + description: a card of the partner's hand."""
GIVE_TABLED = WANT + DESCRIPTIONS
"""GIVE_TABLED + kind: a peddle of the own market (13.4)."""
WANT_TABLED = GIVE_TABLED + PEDDLES
PROPOSE = WANT_TABLED + PEDDLES
DROP = PROPOSE + 1
"""Throw the own draft away."""
ACCEPT = DROP + 1
DECLINE = ACCEPT + 1
WITHDRAW = DECLINE + 1
PICK = WITHDRAW + 1
"""PICK + kind: who accepts chooses what to give for the next description (13.k)."""
ACTIONS = PICK + KINDS

NOTHING = KINDS
"""No card."""
NOBODY = SEATS

# What the players are doing.
DEALING = 0
DRAWING = 1
"""Whoever is in turn draws (3.1)."""
PLAYING = 2
"""Whoever is in turn may trade (13) and then plays a card."""
COVERING = 3
"""A protection was played: which peddles does it cover (7.1)?"""
PASSING = 4
"""Everybody chooses a card to pass on (8.1)."""

# How far a partner is with an answer.
UNANSWERED = 0
PICKING = 1
"""Accepts, and chooses what to give."""
ACCEPTED = 2

# How the last proposal of this turn ended.
OPEN = 0
"""None was made, or one stands."""
DEALT = 1
DECLINED = 2
WITHDRAWN = 3
COUNTERED = 4

MOST_HANDS = 20
"""Hands of a match at most (12.b)."""
MOST_TALKS = 12
"""Proposals in a turn at most (13.g); also drafts that a player begins in a turn."""
MOST_UNASKED = 4
"""Drafts after which a player who is not in turn may only answer (13.g)."""
MOST_PARTS = 24
"""Partners, cards and peddles in a proposal at most (13.g)."""
MOST_HEAT = 12
OFFER = SEATS
"""The row of `drafts` in which the standing proposal lies."""

# A sheet: what a hand brought to one player, in the order in which it is counted (11).
TABLED = 0
SKIMMED = 1
"""The Banker's share (11.2): taken, or given below 0."""
IN_HAND = 2
"""The highest peddle in hand (11.3), below 0."""
PARANOIA = 3
"""Paranoia cards in hand (11.4), below 0."""
BONUS_PART = 4
PARTS = 5

TARGET_REACHED = 1  # 12.1
HANDS_PLAYED = 2  # 12.b

# Options.
LIFO_HEAT = 1  # 5.b

# Why an action is refused.
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


@record
class State(Record):
    """Hands, markets, heat; what each player knows of the others' hands; drafts and the standing proposal; sheets."""

    kinds = row("i4", SEATS)
    """The kinds that each player holds, as a set: what `hand` says, for whoever looks through it."""
    sheets = grid("i2", MOST_HANDS, SEATS * PARTS)
    """Of every finished hand, seat by seat, the parts of its sheet (11)."""
    drafts = grid("i2", SEATS + 1, MOST_PARTS)
    """What each player is about to propose, as actions (13): TO a partner, then the cards and peddles in ascending
    order, and so on; zeros behind. While PICKING, what a partner has chosen to give. The last row is the standing
    proposal.
    """
    totals = row("i2", SEATS)
    """Points of the finished hands."""
    known = grid("i1", SEATS * SEATS, KINDS)
    """Row a * SEATS + b: how many cards of each kind player a knows in the hand of player b: at least so many."""
    hand = grid("i1", SEATS, KINDS)
    """How many cards of each kind a player holds."""
    left = grid("i1", SEATS, KINDS)
    """What was in the hands when the last hand ended: shown then (11.e)."""
    tabled = grid("i1", SEATS, PEDDLES)
    """Peddles in each market that nothing protects."""
    covered = grid("i1", COVERS, PEDDLES)
    """Peddles under each protection card."""
    heat = grid("i1", SEATS, MOST_HEAT)
    """Heat on each market in the order in which it was played (5.4), then zeros."""
    stack = row("i1", KINDS)
    """How many cards of each kind are still to be drawn."""
    waste = row("i1", KINDS)
    cover_of = row("i1", COVERS)
    """In whose market each protection card lies, or NOBODY."""
    drafted = row("i1", SEATS + 1)
    """How many parts each row of `drafts` has."""
    heats = row("i1", SEATS)
    """How many cards of heat lie on each market."""
    is_open = row("i1", SEATS)
    """1 where a Market Open lies."""
    held = row("i1", SEATS)
    """How many cards each player holds."""
    lost = row("i1", SEATS)
    """Turns that each player is still to lose (8.b)."""
    passed = row("i1", SEATS)
    """The card that each player has chosen to pass on, or NOTHING."""
    begun = row("i1", SEATS)
    """Drafts that each player has begun in this turn (13.g)."""
    answer = row("i1", SEATS)
    """How far each partner of the standing proposal is."""
    in_stack = cell("i1")
    seats = cell("i1")
    options = cell("i1")
    hands = cell("i1")
    """Finished hands."""
    phase = cell("i1")
    turn = cell("i1")
    """Whose turn it is, or who is dealt the next card."""
    due = cell("i1")
    """Cards to be dealt or drawn."""
    extra = cell("i1")
    """1 if the turn is followed by another of the same player (6.1)."""
    covering = cell("i1")
    """The protection card just played, of which the peddles are chosen, COVERS if there is none."""
    talks = cell("i1")
    """Proposals made in this turn (13.g)."""
    proposer = cell("i1")
    """Whose proposal stands, or NOBODY."""
    partners = cell("i1")
    """To whom it was made, as a set of seats."""
    ending = cell("i1")
    """How the last proposal of this turn ended."""
    last_proposer = cell("i1")
    last_partners = cell("i1")
    """Whose it was, or NOBODY, and to whom."""
    ended = cell("i1")


def is_heated(s: State, seat: int) -> bool:
    """Whether heat lies on a market (5.1)."""
    return s.heats[seat] > 0


def next_heat(s: State, seat: int) -> int:
    """The place of the heat that is lifted next: the first that was played (5.4), the last with the option (5.b)."""
    return s.heats[seat] - 1 if s.options & LIFO_HEAT != 0 else 0


def lowest(s: State, seat: int) -> int:
    """The lowest unprotected peddle of a market, NOTHING if there is none; of equals the first of the deck (6.d)."""
    for kind in range(PEDDLES):
        if s.tabled[seat][kind] > 0:
            return kind
    return NOTHING


def highest(s: State, seat: int) -> int:
    """The highest unprotected peddle of a market, NOTHING if there is none; of equals the first of the deck (6.d)."""
    found = NOTHING
    for kind in range(PEDDLES):
        if s.tabled[seat][kind] > 0 and (found == NOTHING or VALUES[kind] > VALUES[found]):
            found = kind
    return found


def unprotected(s: State, seat: int) -> int:
    """The money in a market that nothing protects."""
    money = 0
    for kind in range(PEDDLES):
        money += s.tabled[seat][kind] * VALUES[kind]
    return money


def protected(s: State, seat: int) -> int:
    """The money in a market that is protected (7.2)."""
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

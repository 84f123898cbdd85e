"""What a seat of Grass observes, as numbers for machine learning (see `core.observation`): kernels. Money is in
thousands.
"""

from collections.abc import MutableSequence

from mazzo.core.observation import Part
from mazzo.games.grass.deck import CARDS, COUNTS, COVERS, DESCRIPTIONS, DR_FEELGOOD, KINDS, MONEY, PEDDLES, SEATS
from mazzo.games.grass.rules import current_players
from mazzo.games.grass.rules.state import (
    ACCEPTED,
    ACTIONS,
    COUNTERED,
    GIVE_TABLED,
    LIFO_HEAT,
    MOST_HANDS,
    MOST_HEAT,
    MOST_PARTS,
    MOST_TALKS,
    NOBODY,
    OFFER,
    PASSING,
    PROPOSE,
    WANT,
    State,
)
from mazzo.games.grass.rules.trade import count_parts, is_give, section, section_end, told_as

__all__ = ["ACTIONS", "PARTS", "VERSION", "action_of", "index_of", "observe"]

VERSION = 2
MOST_OF_A_KIND = max(COUNTS)
MOST_POINTS = MOST_HANDS * MONEY
PARTS = (
    Part("hands", (1,), 0, MOST_HANDS),  # finished
    Part("phase", (1,), 0, PASSING, True),  # of `rules.state`
    Part("turn", (1,), 0, SEATS - 1, True),  # the seat in turn, counted from the own seat
    Part("extra", (1,), 0, 1),  # an extra turn follows
    Part("stack", (1,), 0, CARDS),
    Part("proposals", (1,), 0, MOST_TALKS),  # made in this turn
    Part("last_heat_first", (1,), 0, 1),  # the option
    Part("passed", (1,), 0, KINDS, True),  # the card that the own seat has chosen to pass, KINDS if none
    Part("covering", (1,), 0, COVERS, True),  # the protection whose peddles are chosen, COVERS if none
    Part("ending", (1,), 0, COUNTERED, True),  # of the last proposal of this turn
    Part("proposer", (1,), 0, SEATS, True),  # of the pending proposal, from the own seat, plus 1; 0 if none
    Part("begun", (1,), 0, MOST_TALKS),  # own drafts of this turn
    Part("answer", (1,), 0, ACCEPTED, True),  # the own answer to the pending proposal
    Part("hand", (KINDS,), 0, MOST_OF_A_KIND),
    Part("waste", (KINDS,), 0, MOST_OF_A_KIND),
    Part("draft", (MOST_PARTS,), 0, ACTIONS - 1, True),  # the own draft, as actions
    Part("given", (DESCRIPTIONS,), 0, MOST_PARTS),  # cards that the proposal gives the own seat, by description
    Part("wanted", (DESCRIPTIONS,), 0, MOST_PARTS),  # cards that it wants
    Part("peddles", (2, PEDDLES + DR_FEELGOOD), 0, MOST_PARTS),  # that it gives and wants: unprotected, then protected
    Part("at_table", (SEATS,), 0, 1),  # by seat, as all that follow, the own seat first
    Part("acting", (SEATS,), 0, 1),
    Part("partner", (SEATS,), 0, 1),  # of the pending proposal
    Part("accepted", (SEATS,), 0, 1),  # that proposal
    Part("points", (SEATS,), -MOST_POINTS, MOST_POINTS),  # of the finished hands
    Part("market", (SEATS,), 0, 1),  # it is open
    Part("lost", (SEATS,), 0, 127),  # turns to lose
    Part("held", (SEATS,), 0, CARDS),  # cards in hand
    Part("heat", (SEATS, MOST_HEAT), 0, KINDS, True),  # in the order in which it was played
    Part("tabled", (SEATS, PEDDLES), 0, MOST_OF_A_KIND),
    Part("covered", (SEATS, COVERS, PEDDLES), 0, MOST_OF_A_KIND),  # by protection
    Part("known", (SEATS, KINDS), 0, MOST_OF_A_KIND),  # cards known to be in the hand
)
SEATED = 8 + MOST_HEAT + PEDDLES + COVERS * PEDDLES + KINDS
"""How many numbers the parts by seat have for each."""


def observe(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write PARTS in order."""
    out[0] = s.hands
    out[1] = s.phase
    out[2] = (s.turn - seat) % s.seats
    out[3] = s.extra
    out[4] = s.in_stack
    out[5] = s.talks
    out[6] = s.options & LIFO_HEAT
    out[7] = s.passed[seat]
    out[8] = s.covering
    out[9] = s.ending
    out[10] = 1 + (s.proposer - seat) % s.seats if s.proposer != NOBODY else 0
    out[11] = s.begun[seat]
    out[12] = s.answer[seat]
    n = 13
    for kind in range(KINDS):
        out[n + kind] = s.hand[seat][kind]
        out[n + KINDS + kind] = s.waste[kind]
    n += 2 * KINDS
    for k in range(MOST_PARTS):
        out[n + k] = s.drafts[seat][k]
    n = observe_offer(s, seat, out, n + MOST_PARTS)
    for k in range(SEATS * SEATED):
        out[n + k] = 0
    for k in range(s.seats):
        observe_seat(s, seat, k, out, n)
    return n + SEATS * SEATED


def observe_offer(s: State, seat: int, out: MutableSequence[int], n: int) -> int:
    """Write the pending proposal's section for the seat; zeros if it has none. Returns the next index."""
    at = section(s, OFFER, seat) if s.proposer != NOBODY else -1
    for description in range(DESCRIPTIONS):
        cards = 0
        if at >= 0:
            for k in range(at, section_end(s, OFFER, at)):
                if is_give(s.drafts[OFFER][k]) and told_as(s.drafts[OFFER][k]) == description:
                    cards += 1
        wanted = WANT + description
        out[n + description] = cards
        out[n + DESCRIPTIONS + description] = count_parts(s, OFFER, at, wanted, wanted + 1) if at >= 0 else 0
    n += 2 * DESCRIPTIONS
    for action in range(GIVE_TABLED, PROPOSE):
        out[n] = count_parts(s, OFFER, at, action, action + 1) if at >= 0 else 0
        n += 1
    return n


def observe_seat(s: State, seat: int, k: int, out: MutableSequence[int], n: int) -> None:
    """Write the parts by seat of the k-th seat from the seat itself. `n`: the index of the first of these parts."""
    other = (seat + k) % s.seats
    is_partner = s.proposer != NOBODY and s.partners >> other & 1 != 0
    out[n + k] = 1
    out[n + SEATS + k] = current_players(s) >> other & 1
    out[n + 2 * SEATS + k] = 1 if is_partner else 0
    out[n + 3 * SEATS + k] = 1 if is_partner and s.answer[other] == ACCEPTED else 0
    out[n + 4 * SEATS + k] = s.totals[other]
    out[n + 5 * SEATS + k] = s.is_open[other]
    out[n + 6 * SEATS + k] = s.lost[other]
    out[n + 7 * SEATS + k] = s.held[other]
    n += 8 * SEATS
    for at in range(MOST_HEAT):
        out[n + k * MOST_HEAT + at] = s.heat[other][at]
    n += SEATS * MOST_HEAT
    for kind in range(PEDDLES):
        out[n + k * PEDDLES + kind] = s.tabled[other][kind]
    n += SEATS * PEDDLES
    for cover in range(COVERS):
        if s.cover_of[cover] == other:
            for kind in range(PEDDLES):
                out[n + (k * COVERS + cover) * PEDDLES + kind] = s.covered[cover][kind]
    n += SEATS * COVERS * PEDDLES
    for kind in range(KINDS):
        out[n + k * KINDS + kind] = s.known[seat * SEATS + other][kind]


def index_of(s: State, seat: int, action: int) -> int:
    """The action itself."""
    return action


def action_of(s: State, seat: int, index: int) -> int:
    """The index itself."""
    return index

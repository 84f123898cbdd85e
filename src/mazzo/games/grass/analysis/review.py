"""The functions of Grass for its review (see `core.review`). Money is in thousands."""

from collections.abc import MutableSequence

from mazzo.core.review import UNITS
from mazzo.core.weights import read_weights
from mazzo.games.grass.deck import (
    CARDS,
    EUPHORIA,
    GOAL,
    GRAB_A_SNACK,
    HEATS,
    IMMUNITY,
    KINDS,
    MARKET_CLOSE,
    MARKET_OPEN,
    PAY_FINE,
    PEDDLES,
    SEATS,
    SOLD_OUT,
    STEAL,
    STONEHIGH,
    VALUES,
)
from mazzo.games.grass.rules.memory import determinize, in_hand
from mazzo.games.grass.rules.state import (
    ACCEPT,
    BONUS_PART,
    DEALING,
    DECLINED,
    IN_HAND,
    NOBODY,
    NOTHING,
    ONE_HAND,
    PARANOIA,
    PARTS,
    PASSING,
    PICK,
    SKIMMED,
    TABLED,
    TO,
    WITHDRAW,
    State,
    highest,
    lowest,
    next_heat,
    protected,
    unprotected,
)
from mazzo.games.grass.rules.trade import end_offer
from mazzo.games.grass.rules.turns import result

COLD = True

FITTED = read_weights(__package__)
"""The tables of `weights.json`."""

OUTCOME_DEPTH = 20
DEALS = 24
LEAST_CHANGE = 50

LINES = (
    ("grass-tabled", 100),
    ("grass-skimmed", 100),
    ("grass-peddle-in-hand", 100),
    ("grass-paranoia", 100),
    ("grass-bonus", 100),
    ("grass-rival", -50),
)
RIVAL = 5

# fmt: off
(
    ALWAYS, UNPROTECTED, PROTECTED, IS_OPEN, UNDER_HEAT, FURTHER_HEATS, HIGHEST_PEDDLE, TURNS_LOST,
    MOST_UNPROTECTED, MOST_PROTECTED, MARKETS_TO_HIT, MARKETS_UNDER_HEAT, TURNS_OTHERS_LOSE, IN_STACK,
    TURNS_BEFORE, PLAYERS, HAS_TURN, IS_PASSING, BEYOND_NEAR, OTHER_BEYOND_NEAR, CARDS_HELD, MONEY_TO_LAY,
    OTHER_MONEY, HIGHEST_HELD, PEDDLES_HELD, FIRST_MARKET_OPEN, FURTHER_MARKET_OPEN, MARKET_CLOSE_WHEN_OPEN,
    MARKET_CLOSE_WHEN_CLOSED, HEAT_HELD, FURTHER_HEAT_HELD, HEAT_TO_PLAY, HEAT_OFF, OTHER_HEAT_OFF,
    PAY_FINE_HELD, PAY_FINE_USEFUL, STONEHIGH_WHEN_OPEN, STONEHIGH_WHEN_CLOSED, FURTHER_STONEHIGH,
    EUPHORIA_WHEN_OPEN, EUPHORIA_WHEN_CLOSED, SOLD_OUT_HELD, DOUBLECROSSED_HELD, WIPED_OUT_HELD,
    SMALL_PROTECTION, LARGE_PROTECTION, PROTECTION_WHEN_CLOSED, STEAL_WHEN_OPEN, STEAL_WHEN_CLOSED,
    FURTHER_STEAL, BANKER_HELD, STEAL_TAKES, STONEHIGH_TAKES, EUPHORIA_TAKES,
) = range(len(FITTED["features"]))
# fmt: on
"""The features of a position, as in `weights.json`."""
FEATURES = len(FITTED["features"])
FEATURES_OF_RIVAL = 20
STAGES = 18
WEIGHTS: tuple[tuple[int, ...], ...] = FITTED["weights"]
WEIGHTS_OF_RIVAL: tuple[tuple[int, ...], ...] = FITTED["weights_of_rival"]

NEAR = 150
"""Money, in thousands, from which on the goal counts."""

LEAD = 25
"""Width of a row of HANDS_TO_COME, in thousands."""
HANDS_TO_COME: tuple[tuple[int, ...], ...] = FITTED["hands_to_come"]
"""HANDS_TO_COME[seats][lead // LEAD]: the mean number of hands after the present one, in hundredths, by the most money
of a seat, on the table and of finished hands.
"""
LEAST, STEP = -50, 50
TO_COME: tuple[tuple[tuple[int, ...], ...], ...] = FITTED["to_come"]
"""TO_COME[seats - 2][own][other]: the mean of what a seat wins in the hands to come, in thousands, by its money and the
most of another seat, from LEAST on in steps of STEP; from simulated matches (`research.grass_fit --tables`).
"""
SPREAD_OF_HAND = 115


LAST = (GOAL - LEAST) // STEP


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the parts of the seat's sheet of the last hand, and the best result of another seat."""
    hand = s.hands - 1
    for at in (TABLED, SKIMMED, IN_HAND, PARANOIA, BONUS_PART):
        out[at] = s.sheets[hand][seat * PARTS + at]
    first = True
    for other in range(s.seats):
        if other != seat and (first or result(s, hand, other) > out[RIVAL]):
            out[RIVAL] = result(s, hand, other)
            first = False


def part(s: State) -> int:
    """The number of finished hands."""
    return s.hands


def lead_of(s: State) -> int:
    """The most money of a seat, on the table and of finished hands."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.totals[seat] + unprotected(s, seat) + protected(s, seat))
    return min(GOAL, most)


def hands_to_come(s: State) -> int:
    """The mean number of hands after the present one, in hundredths, interpolated."""
    if s.options & ONE_HAND != 0:
        return 0
    lead = lead_of(s)
    row = lead // LEAD
    table = HANDS_TO_COME[s.seats]
    return table[row] + (table[row + 1] - table[row]) * (lead - row * LEAD) // LEAD


def spread(s: State) -> int:
    """By the hands to come and the cards in the stack."""
    hands = hands_to_come(s) + 100 * s.in_stack // CARDS
    squared = max(1, hands * SPREAD_OF_HAND * SPREAD_OF_HAND * UNITS)
    root = SPREAD_OF_HAND * UNITS
    for _ in range(20):  # Newton's method
        root = (root + squared // max(1, root)) // 2
    return max(UNITS, root)


def error(s: State) -> int:
    """Measured by `python -m research.review_fit grass --errors part`."""
    return 1700


def blind(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Count the cards that the seat does not know in other hands as cards of the stack, and forget which cards the
    others have chosen to pass. While a proposal stands, deal them at random instead: an answer may move them.
    """
    determinize(s, seat, rng)
    if s.proposer != NOBODY:
        return
    for other in range(s.seats):
        if other != seat:
            s.passed[other] = NOTHING
            for kind in range(KINDS):
                cards = s.known[seat * SEATS + other][kind]
                s.stack[kind] += s.hand[other][kind] - cards
                s.hand[other][kind] = cards
                if cards == 0:
                    s.kinds[other] &= ~(1 << kind)


def imagine(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal the cards that `blind` put into the stack."""
    for other in range(s.seats):
        if other != seat:
            s.in_stack += s.held[other] - in_hand(s, other)
    determinize(s, seat, rng)


def settle(s: State, seat: int) -> None:
    """Decline a proposal of the seat in turn: it may then play a card."""
    if s.proposer == seat and s.turn == seat:
        end_offer(s, DECLINED)


def chances(s: State) -> int:
    """The cards that may be in the stack."""
    count = 0
    for kind in range(KINDS):
        count += s.stack[kind]
    return count


def look(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write what all see (`look_at_table`), then what only the seat knows (`look_at_hand`)."""
    look_at_table(s, seat, out)
    look_at_hand(s, seat, out)


def look_at_table(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write 1; for the seat's market: unprotected and protected money, whether it is open, whether there is heat,
    further heats, the highest peddle; turns lost; the most unprotected and protected money of another market, markets
    that can be hit, markets under heat, turns that others lose; cards in the stack, turns before the own one, seats,
    whether it has the turn now, whether cards are passed; by how much the seat and the best other one exceed NEAR.
    """
    for k in range(FEATURES_OF_RIVAL):
        out[k] = 0
    out[ALWAYS] = 1
    out[UNPROTECTED] = unprotected(s, seat)
    out[PROTECTED] = protected(s, seat)
    out[IS_OPEN] = s.is_open[seat]
    out[UNDER_HEAT] = min(1, s.heats[seat])
    out[FURTHER_HEATS] = max(0, min(2, s.heats[seat] - 1))
    top = highest(s, seat)
    out[HIGHEST_PEDDLE] = VALUES[top] if top != NOTHING else 0
    out[TURNS_LOST] = s.lost[seat]
    for other in range(s.seats):
        if other != seat:
            money = unprotected(s, other)
            safe = protected(s, other)
            out[MOST_UNPROTECTED] = max(out[MOST_UNPROTECTED], money)
            out[MOST_PROTECTED] = max(out[MOST_PROTECTED], safe)
            if s.heats[other] > 0:
                out[MARKETS_UNDER_HEAT] += 1
            else:
                out[MARKETS_TO_HIT] += s.is_open[other]
            out[TURNS_OTHERS_LOSE] += s.lost[other]
            out[OTHER_BEYOND_NEAR] = max(out[OTHER_BEYOND_NEAR], s.totals[other] + money + safe - NEAR)
    out[IN_STACK] = s.in_stack
    passing = s.phase == PASSING
    out[TURNS_BEFORE] = (seat - s.turn) % s.seats
    if passing and out[TURNS_BEFORE] == 0:
        out[TURNS_BEFORE] = s.seats
    out[PLAYERS] = s.seats
    out[HAS_TURN] = 1 if s.turn == seat and not passing else 0
    out[IS_PASSING] = 1 if passing else 0
    out[BEYOND_NEAR] = max(0, s.totals[seat] + out[UNPROTECTED] + out[PROTECTED] - NEAR)


def look_at_hand(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the cards held; peddles: money that can be laid now, other money, the highest, their number; then by kind
    the first card and further ones, apart for an open and a closed market: Market Open, Market Close, heat, what takes
    it off, nirvana, paranoia, protection, skim; last what a card of skim or nirvana would take now.
    """
    for k in range(FEATURES_OF_RIVAL, FEATURES):
        out[k] = 0
    opened = s.is_open[seat]
    clean = opened == 1 and s.heats[seat] == 0
    passed = s.passed[seat]
    out[CARDS_HELD] = s.held[seat] - (1 if passed != NOTHING else 0)
    heats = 0
    for kind in range(KINDS):
        count = s.hand[seat][kind] - (1 if kind == passed else 0)
        if count <= 0:
            continue
        if kind < PEDDLES:
            out[MONEY_TO_LAY if clean else OTHER_MONEY] += count * VALUES[kind]
            out[HIGHEST_HELD] = max(out[HIGHEST_HELD], VALUES[kind])
            out[PEDDLES_HELD] += count
        elif kind == MARKET_OPEN:
            out[FIRST_MARKET_OPEN] = 1 - opened
            out[FURTHER_MARKET_OPEN] = count - out[FIRST_MARKET_OPEN]
        elif kind == MARKET_CLOSE:
            out[MARKET_CLOSE_WHEN_CLOSED - opened] = 1
        elif kind < IMMUNITY:
            heats += count
        elif kind < PAY_FINE:
            if s.heats[seat] > 0 and s.heat[seat][next_heat(s, seat)] == kind - HEATS:
                out[HEAT_OFF] = 1
            else:
                out[OTHER_HEAT_OFF] += 1
        elif kind == PAY_FINE:
            out[PAY_FINE_HELD] = 1
            out[PAY_FINE_USEFUL] = min(1, s.heats[seat])
        elif kind == STONEHIGH:
            out[STONEHIGH_WHEN_CLOSED - opened] = 1
            out[FURTHER_STONEHIGH] = count - 1
        elif kind == EUPHORIA:
            out[EUPHORIA_WHEN_CLOSED - opened] = 1
        elif kind < GRAB_A_SNACK:
            out[SOLD_OUT_HELD + kind - SOLD_OUT] = count
        elif kind < STEAL:
            cover = LARGE_PROTECTION if VALUES[kind] > 25 else SMALL_PROTECTION
            out[cover if opened == 1 else PROTECTION_WHEN_CLOSED] += count
        elif kind == STEAL:
            out[STEAL_WHEN_CLOSED - opened] = 1
            out[FURTHER_STEAL] = count - 1
        else:
            out[BANKER_HELD] = 1
    out[HEAT_HELD] = min(1, heats)
    out[FURTHER_HEAT_HELD] = max(0, heats - 1)
    out[HEAT_TO_PLAY] = 1 if heats > 0 and out[MARKETS_TO_HIT] > 0 else 0
    note_takings(s, seat, out)


def note_takings(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write what a card of skim or nirvana would take now."""
    for other in range(s.seats):
        if other != seat:
            top = highest(s, other)
            if top != NOTHING:
                out[STEAL_TAKES] = max(out[STEAL_TAKES], (out[STEAL_WHEN_OPEN] + out[STEAL_WHEN_CLOSED]) * VALUES[top])
                least = VALUES[lowest(s, other)]
                out[STONEHIGH_TAKES] += (out[STONEHIGH_WHEN_OPEN] + out[STONEHIGH_WHEN_CLOSED]) * least
                out[EUPHORIA_TAKES] += (out[EUPHORIA_WHEN_OPEN] + out[EUPHORIA_WHEN_CLOSED]) * VALUES[top]


def stage(s: State, seat: int) -> int:
    """By the cards in the stack, with a stage of its own while hands are dealt; apart for two seats and for more."""
    first = 0 if s.seats == 2 else STAGES // 2
    if s.phase == DEALING:
        return first + STAGES // 2 - 1
    return first + s.in_stack * (STAGES // 2 - 1) // (CARDS + 1)


def value_so_far(s: State, seat: int) -> int:
    """The money of the finished hands."""
    return s.totals[seat] * UNITS


def to_come(s: State, seat: int) -> int:
    """What the seat wins from the present hand on, as if that had not begun: TO_COME, interpolated."""
    other = LEAST
    for one in range(s.seats):
        if one != seat:
            other = max(other, s.totals[one])
    own_at = min(LAST * STEP - 1, max(0, s.totals[seat] - LEAST))
    other_at = min(LAST * STEP - 1, other - LEAST)
    row = own_at // STEP
    column = other_at // STEP
    low = between(s.seats, row, column, other_at - column * STEP)
    high = between(s.seats, row + 1, column, other_at - column * STEP)
    money = low + (high - low) * (own_at - row * STEP) // STEP
    return money * 100 // (100 + HANDS_TO_COME[s.seats][0]) if s.options & ONE_HAND != 0 else money


def between(seats: int, row: int, column: int, beyond: int) -> int:
    """A row of TO_COME, interpolated between two columns."""
    line = TO_COME[seats - 2][row]
    return UNITS * (line[column] * (STEP - beyond) + line[column + 1] * beyond) // STEP


def is_own_chance(s: State, seat: int) -> bool:
    """Whether the seat draws or is dealt a card."""
    return s.turn == seat


def depth(s: State) -> int:
    """The card of a turn, the peddles that it covers, and one further draw with its turn."""
    return OUTCOME_DEPTH + 10


def alike(s: State, outcome: int) -> int:
    """Number of cards of the same kind from this one on."""
    end = 0
    for kind in range(KINDS):
        end += s.stack[kind]
        if outcome < end:
            return end - outcome
    return 1


def is_weighed(s: State, seat: int, action: int) -> bool:
    """Whether it is a play, a choice that follows one, or an answer; the parts of an offer change nothing yet."""
    return action < TO or ACCEPT <= action < WITHDRAW or action >= PICK

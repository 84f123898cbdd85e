"""The functions of Clustered for its review (see `core.review`)."""

from collections.abc import MutableSequence

from mazzo.core.bits import bit_index, count_bits
from mazzo.core.review import UNITS
from mazzo.core.weights import read_weights
from mazzo.games.clustered.deck import HAND, WILD
from mazzo.games.clustered.rules import FIRST_HAND, take_back_all
from mazzo.games.clustered.rules.board import owner_at, points_of_line, reach, rectangle_through
from mazzo.games.clustered.rules.state import (
    AROUND,
    CARDS,
    COLS,
    DEALING,
    FAST,
    PLAYING,
    TRIMMING,
    State,
    bonuses,
    count_in_hand,
    fitting,
    in_deck,
    kinds_held,
    points,
    spot_of_open,
)

COLD = True

FITTED = read_weights(__package__)
"""The tables of `weights.json`."""

LINES = (
    ("clustered-lines", 100),
    ("clustered-rectangle", 100),
    ("clustered-bonuses", 200),
    ("clustered-longest", 10),
    ("clustered-played", 20),
    ("clustered-rival", -50),
)
IN_LINES, RECTANGLE, BONUSES, LONGEST, PLAYED, RIVAL = range(6)

MOST_LEFT = 30
"""Turns."""
SHARES = 64
"""Means of points and cards are in 1/SHARES."""
# fmt: off
(
    ALWAYS, TURNS_LEFT, AREA, LONGEST, BEST_GAIN, SUM_OF_GAINS, GAINING_SPOTS, OWN_SPOTS, OPEN_SPOTS, PLAYERS,
    ALONE, LINE_POINTS, MOST, SECOND, WILDS_IN_HAND, TWO_DUE,
) = range(len(FITTED["features"]))
# fmt: on
"""The features of a position, as in `weights.json`."""
MOST_WITH = len(FITTED["features"])
"""Behind the features: the two largest gains with each card that may be drawn."""
SECOND_WITH = MOST_WITH + CARDS
FEATURES = len(FITTED["features"])
FEATURES_OF_RIVAL = 12
STAGES = 9
WEIGHTS: tuple[tuple[int, ...], ...] = FITTED["weights"]
WEIGHTS_OF_RIVAL: tuple[tuple[int, ...], ...] = FITTED["weights_of_rival"]
SPREADS: tuple[int, ...] = FITTED["spreads"]
"""By the turns left. Both tables are measured by `python -m research.review_fit`."""
ERRORS: tuple[int, ...] = FITTED["errors"]
"""By the stage."""


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the points of lines and of the largest rectangle, the bonuses, the longest line, the cards of the seat on
    the table, and the most points of another seat.
    """
    out[IN_LINES] = s.lines[seat]
    out[RECTANGLE] = s.area[seat]
    out[BONUSES] = bonuses(s, seat)
    out[LONGEST] = s.longest[seat]
    out[PLAYED] = s.turns[seat]
    out[RIVAL] = 0
    for other in range(s.seats):
        if other != seat:
            out[RIVAL] = max(out[RIVAL], points(s, other))


def turns_left(s: State, seat: int) -> int:
    """The number of turns that a seat has left; in the fast game it loses half of the cards that it draws (9.2)."""
    cards = count_in_hand(s, seat) + in_deck(s, seat)
    if s.options & FAST == 0:
        return cards
    if s.phase == DEALING:
        cards -= FIRST_HAND - HAND
    elif s.trim[seat] > 0:
        cards -= s.trim[seat]
    elif s.turn == seat and s.due > 0:
        cards -= 1
    return min(HAND, cards) + max(0, cards - HAND + 1) // 2


def spread(s: State) -> int:
    """By the turns that are still to be taken."""
    turns = 0
    for seat in range(s.seats):
        turns = max(turns, turns_left(s, seat))
    return SPREADS[min(turns, MOST_LEFT)]


def error(s: State) -> int:
    """By the stage of the seat in turn; its last card is valued exactly."""
    return 0 if turns_left(s, s.turn) == 1 else ERRORS[stage(s, s.turn)]


def blind(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Give the others the lowest cards that they may hold, as many as they hold, and take back what they removed from
    their first hands: without a card in hand they would be passed over.
    """
    for other in range(s.seats):
        if other != seat:
            cards = count_in_hand(s, other)
            if s.phase == TRIMMING:
                cards = HAND
                s.trim[other] = 0
                s.trimmed[other] = -1
                take_back_all(s, other)
            s.deck[other] |= s.hand[other]
            s.deck_wilds[other] += s.hand_wilds[other]
            s.hand[other] = 0
            s.hand_wilds[other] = 0
            for _ in range(cards):
                if s.deck[other] == 0:
                    s.deck_wilds[other] -= 1
                    s.hand_wilds[other] += 1
                else:
                    lowest = s.deck[other] & -s.deck[other]
                    s.deck[other] ^= lowest
                    s.hand[other] |= lowest


def gain_at(s: State, seat: int, spot: int) -> int:
    """The points that a card of the seat on a spot would bring in lines and for its rectangle."""
    left = reach(s, seat, spot, -1)
    right = reach(s, seat, spot, 1)
    up = reach(s, seat, spot, -COLS)
    down = reach(s, seat, spot, COLS)
    gain = points_of_line(left + 1 + right) - points_of_line(left) - points_of_line(right)
    gain += points_of_line(up + 1 + down) - points_of_line(up) - points_of_line(down)
    if left + right > 0 and up + down > 0:
        gain += max(0, rectangle_through(s, seat, spot) - s.area[seat])
    return gain


def look(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write 1; turns left, cards in the largest rectangle, in the longest line; the most points of a spot that some
    card left to the seat fits, the sum over such spots, the number of them, the spots beside own cards and all open
    spots; the seats, and 1 for a single one; the points of lines. Then, in 1/SHARES, the most points with the hand, the
    second most on another spot, and the wilds in hand, all three as the mean over the card that the seat must still
    draw; and 1 if it must draw two (9.2).
    """
    for k in range(FEATURES):
        out[k] = 0
    out[ALWAYS] = 1
    out[TURNS_LEFT] = turns_left(s, seat)
    out[AREA] = s.area[seat]
    out[LONGEST] = s.longest[seat]
    is_to_draw = s.phase == PLAYING and s.turn == seat and s.due == 1
    if is_to_draw:
        for card in range(CARDS):
            out[MOST_WITH + card] = 0
            out[SECOND_WITH + card] = 0
    own = kinds_held(s, seat)
    in_own_deck = s.deck[seat] | (s.deck_wilds[seat] > 0) << WILD
    all_left = s.hand[seat] | s.deck[seat]
    wilds = s.hand_wilds[seat] + s.deck_wilds[seat]
    for k in range(s.open_count):
        spot = spot_of_open(s.open[k])
        fits = fitting(s.open[k])
        if is_beside(s, seat, spot) and count_bits(fits & all_left) + wilds > 0:
            gain = gain_at(s, seat, spot)
            out[OWN_SPOTS] += 1
            if gain > 0:
                out[BEST_GAIN] = max(out[BEST_GAIN], gain)
                out[SUM_OF_GAINS] += gain
                out[GAINING_SPOTS] += 1
                if fits & own != 0:
                    note_gain(out, MOST, SECOND, gain)
                elif is_to_draw:
                    note_gains(out, fits & in_own_deck, gain)
    out[OPEN_SPOTS] = s.open_count
    out[PLAYERS] = s.seats
    out[ALONE] = 1 if s.seats == 1 else 0
    out[LINE_POINTS] = s.lines[seat]
    if is_to_draw:
        take_mean(s, seat, out)
    else:
        out[MOST] *= SHARES
        out[SECOND] *= SHARES
    draws = max(0, HAND - count_in_hand(s, seat))
    cards = in_deck(s, seat)
    out[WILDS_IN_HAND] = SHARES * s.hand_wilds[seat]
    if draws > 0 and cards > 0:
        out[WILDS_IN_HAND] += (SHARES * min(draws, cards) * s.deck_wilds[seat] + cards // 2) // cards
    out[TWO_DUE] = 1 if s.phase == PLAYING and s.turn == seat and s.due == 2 else 0


def is_beside(s: State, seat: int, spot: int) -> bool:
    """Whether a spot touches a card of the seat."""
    for step in AROUND:
        if owner_at(s, spot + step) == seat:
            return True
    return False


def note_gain(out: MutableSequence[int], most: int, second: int, gain: int) -> None:
    """Enter a gain into the two largest."""
    if gain > out[most]:
        out[second] = out[most]
        out[most] = gain
    else:
        out[second] = max(out[second], gain)


def note_gains(out: MutableSequence[int], cards: int, gain: int) -> None:
    """Enter a gain into those of each of these cards."""
    while cards != 0:
        card = bit_index(cards & -cards)
        note_gain(out, MOST_WITH + card, SECOND_WITH + card, gain)
        cards &= cards - 1


def take_mean(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Replace the two largest gains by their means over the next card."""
    most = 0
    second = 0
    for card in range(CARDS):
        times = s.deck_wilds[seat] if card == WILD else s.deck[seat] >> card & 1
        most += times * max(out[MOST], out[MOST_WITH + card])
        both = min(out[MOST], out[MOST_WITH + card])
        second += times * max(both, out[SECOND], out[SECOND_WITH + card])
    cards = in_deck(s, seat)
    out[MOST] = (SHARES * most + cards // 2) // cards
    out[SECOND] = (SHARES * second + cards // 2) // cards


def stage(s: State, seat: int) -> int:
    """By the turns left."""
    return min(STAGES - 1, (turns_left(s, seat) + 3) // 4)


def value_so_far(s: State, seat: int) -> int:
    """The points now."""
    return points(s, seat) * UNITS


def is_own_chance(s: State, seat: int) -> bool:
    """Whether the seat draws."""
    return s.turn == seat


def depth(s: State) -> int:
    """One action, since `look` takes the mean over the card that follows it; in the fast game both draws and the card
    that is removed, and the first action after the first hand.
    """
    if s.phase == TRIMMING:
        trims = 0
        for seat in range(s.seats):
            trims = max(trims, s.trim[seat])
        return trims + 1
    if s.phase == DEALING:
        return 0
    return 3 if s.due > 0 else 1


def alike(s: State, outcome: int) -> int:
    """1, except for wilds."""
    faces = count_bits(s.deck[s.turn])
    return 1 if outcome < faces else faces + s.deck_wilds[s.turn] - outcome

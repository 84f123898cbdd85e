"""A hand from the deal to the count (2, 3, 10, 11, 12): everything that no player decides."""

from mazzo.core.begins import beginner
from mazzo.games.grass.deck import (
    BANKER,
    BANKERS_SHARE,
    BONUS,
    CARDS,
    COUNTS,
    COVERS,
    GOAL,
    HAND,
    KINDS,
    PEDDLES,
    SEATS,
    SOLD_OUT,
    VALUES,
    WIPED_OUT,
)
from mazzo.games.grass.rules.cards import forget_one, hand_over, into_hand, unseen_leaving
from mazzo.games.grass.rules.state import (
    BEGINS,
    BONUS_PART,
    DEALING,
    DRAWING,
    FEWER_HANDS,
    HANDS_PLAYED,
    IN_HAND,
    MOST_HANDS,
    MOST_HEAT,
    NOBODY,
    NOTHING,
    ONE_HAND,
    OPEN,
    PARANOIA,
    PARTS,
    PLAYING,
    SKIMMED,
    TABLED,
    TARGET_REACHED,
    UNANSWERED,
    State,
    protected,
    unprotected,
)

COLD = True
"""Not inlined: called once in a hand."""


def deal(s: State) -> None:
    """Begin a hand: all cards are shuffled again, and each player is dealt six, one at a time (2.1, 2.a)."""
    for kind in range(KINDS):
        s.stack[kind] = COUNTS[kind]
        s.waste[kind] = 0
    s.in_stack = CARDS
    for cover in range(COVERS):
        s.cover_of[cover] = NOBODY
        for kind in range(PEDDLES):
            s.covered[cover][kind] = 0
    for seat in range(SEATS):
        for kind in range(KINDS):
            s.hand[seat][kind] = 0
        for kind in range(PEDDLES):
            s.tabled[seat][kind] = 0
        for k in range(MOST_HEAT):
            s.heat[seat][k] = 0
        s.heats[seat] = 0
        s.is_open[seat] = 0
        s.held[seat] = 0
        s.kinds[seat] = 0
        s.lost[seat] = 0  # 8.b
        s.passed[seat] = NOTHING
    for pair in range(SEATS * SEATS):
        for kind in range(KINDS):
            s.known[pair][kind] = 0
    s.extra = 0
    s.covering = COVERS
    end_talks(s)
    s.phase = DEALING
    s.turn = starter(s)  # 2.2
    s.due = s.seats * HAND


def starter(s: State) -> int:
    """The seat that begins the hand: the next seat in each hand (2.b)."""
    return (beginner(s.options, BEGINS) + s.hands) % s.seats


def receive(s: State, kind: int) -> None:
    """Take a card that is dealt or drawn (2.1, 3.1)."""
    into_hand(s, s.turn, kind)
    s.due -= 1
    if s.phase == DRAWING:
        s.phase = PLAYING
        return
    s.turn = (s.turn + 1) % s.seats
    if s.due == 0:
        begin_turn(s)


def begin_turn(s: State) -> None:
    """The seat in turn draws (3.1)."""
    end_talks(s)
    s.phase = DRAWING
    s.due = 1


def end_talks(s: State) -> None:
    """Clear all drafts and the proposal at the end of a turn (13.d)."""
    for seat in range(SEATS + 1):
        clear_draft(s, seat)
    for seat in range(SEATS):
        s.begun[seat] = 0
        s.answer[seat] = UNANSWERED
    s.talks = 0
    s.proposer = NOBODY
    s.partners = 0
    s.ending = OPEN
    s.last_proposer = NOBODY
    s.last_partners = 0


def clear_draft(s: State, which: int) -> None:
    """Empty a row of `drafts`."""
    for k in range(s.drafted[which]):
        s.drafts[which][k] = 0
    s.drafted[which] = 0


def end_turn(s: State) -> None:
    """End a turn: the hand ends too (10.3), the same player has another turn (6.1), or the next player does (2.2)."""
    if s.in_stack == 0:
        count_hand(s)  # 10.a
        return
    if s.extra == 1:
        s.extra = 0
        begin_turn(s)  # 6.b
        return
    s.turn = (s.turn + 1) % s.seats
    while s.lost[s.turn] > 0:  # 8.b
        s.lost[s.turn] -= 1
        s.turn = (s.turn + 1) % s.seats
    begin_turn(s)


def all_pass(s: State) -> None:
    """After all have chosen, pass the cards to the left at once (8.1, 8.a)."""
    for seat in range(s.seats):
        unseen_leaving(s, seat, 1, 1 << seat | 1 << (seat + 1) % s.seats)
        forget_one(s, (seat + 1) % s.seats, seat, s.passed[seat])
    for seat in range(s.seats):
        hand_over(s, seat, (seat + 1) % s.seats, s.passed[seat])
        s.passed[seat] = NOTHING
    end_turn(s)


# The count


def count_hand(s: State) -> None:
    """Write the sheets of all players (11), then end the game (12) or deal again."""
    for seat in range(s.seats):
        add(s, seat, TABLED, unprotected(s, seat) + protected(s, seat))  # 11.1, 11.d
        add(s, seat, IN_HAND, -dearest_in_hand(s, seat))  # 11.3
        add(s, seat, PARANOIA, -paranoia_in_hand(s, seat))  # 11.4, 8.5
        if s.hand[seat][BANKER] > 0:
            skim(s, seat)  # 11.2
    best = best_of_hand(s)
    if best != NOBODY:
        add(s, best, BONUS_PART, BONUS)  # 11.6, 11.b
    for seat in range(s.seats):
        s.totals[seat] += result(s, s.hands, seat)  # 11.5, 11.c
    for seat in range(SEATS):
        for kind in range(KINDS):
            s.left[seat][kind] = s.hand[seat][kind]  # 11.e
    s.hands += 1
    if has_winner(s):
        s.ended = TARGET_REACHED  # 12.1
    elif s.hands == most_hands(s):
        s.ended = HANDS_PLAYED  # 12.b
    else:
        deal(s)


def most_hands(s: State) -> int:
    """Maximum number of hands of the match (12.b)."""
    if s.options & ONE_HAND != 0:
        return 1  # 12.c
    return FEWER_HANDS if s.superseded == 1 else MOST_HANDS


def add(s: State, seat: int, part: int, money: int) -> None:
    """Add an amount to a part of a player's sheet for the present hand."""
    s.sheets[s.hands][seat * PARTS + part] += money


def result(s: State, hand: int, seat: int) -> int:
    """A player's result of a hand."""
    money = 0
    for part in range(PARTS):
        money += s.sheets[hand][seat * PARTS + part]
    return money


def skim(s: State, banker: int) -> None:
    """The Banker takes a fifth of the unprotected money in the others' markets (9.3, 7.6)."""
    for seat in range(s.seats):
        if seat != banker:
            share = unprotected(s, seat) // BANKERS_SHARE
            add(s, seat, SKIMMED, -share)
            add(s, banker, SKIMMED, share)


def dearest_in_hand(s: State, seat: int) -> int:
    """The value of the highest peddle in hand."""
    value = 0
    for kind in range(PEDDLES):
        if s.hand[seat][kind] > 0:
            value = max(value, VALUES[kind])
    return value


def paranoia_in_hand(s: State, seat: int) -> int:
    """The price of the paranoia cards in hand."""
    cost = 0
    for kind in range(SOLD_OUT, WIPED_OUT + 1):
        cost += s.hand[seat][kind] * VALUES[kind]
    return cost


def best_of_hand(s: State) -> int:
    """The player with the best result, NOBODY if several have it (11.a)."""
    best = 0
    shared = 0
    for seat in range(1, s.seats):
        if result(s, s.hands, seat) > result(s, s.hands, best):
            best = seat
            shared = 0
        elif result(s, s.hands, seat) == result(s, s.hands, best):
            shared = 1
    return best if shared == 0 else NOBODY


def has_winner(s: State) -> bool:
    """Whether one player alone has the most money, and enough to win (12.1, 12.2, 12.a)."""
    most = 0
    count = 0
    for seat in range(s.seats):
        if s.totals[seat] > s.totals[most]:
            most = seat
    for seat in range(s.seats):
        if s.totals[seat] == s.totals[most]:
            count += 1
    return s.totals[most] >= GOAL and count == 1

"""Clustered for one to eight players; numbers refer to rulebook.en.md: dealing, turns and the end. `board` has the
placements and the score of lines and rectangles.
"""

from collections.abc import MutableSequence

from mazzo.core.begins import beginner
from mazzo.core.bits import below, count_bits, nth_bit
from mazzo.games.clustered.deck import EVERY_FACE, HAND, SEATS, START, WILD
from mazzo.games.clustered.rules.board import (
    can_lay,
    clear,
    lay,
    legal_placements,
    put,
    refusal_of_placement,
)
from mazzo.games.clustered.rules.state import (
    ACTIONS,
    ALL_PLAYED,
    BEGINS,
    CARDS,
    DEALING,
    EXPANDED,
    FAST,
    FIRST_DISCARD,
    GAME_OVER,
    MUST_PLAY,
    NOBODY,
    NOT_AN_ACTION,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    PLAYING,
    TRIM_FIRST,
    TRIM_ORDER,
    TRIMMING,
    WAIT_FOR_CARD,
    State,
    count_in_hand,
    holds,
    in_deck,
    points,
    start_spot,
    take_from_hand,
    wilds_of,
)

FIRST_HAND = 7
"""Cards of the first hand in the fast game (9.1)."""


def init(s: State, seats: int, options: int) -> None:
    """Set up a game; `options` is a sum of bits of `rules.state`."""
    clear(s)
    for seat in range(SEATS):
        s.deck[seat] = EVERY_FACE if seat < seats else 0  # 1.1, 2.2
        s.hand[seat] = 0
        s.deck_wilds[seat] = wilds_of(options, seat) if seat < seats else 0
        s.hand_wilds[seat] = 0
        s.lines[seat] = 0
        s.area[seat] = 0
        s.longest[seat] = 0
        s.turns[seat] = 0
        s.trim[seat] = 0
        s.trimmed[seat] = -1
    s.options = options
    s.seats = seats
    s.phase = DEALING
    s.turn = 0
    s.due = FIRST_HAND if options & FAST else HAND  # 2.3, 9.1
    s.first_rectangle = NOBODY
    s.first_line = NOBODY
    s.ended = 0
    put(s, start_spot(0), NOBODY, START)  # 1.4, 2.1
    if seats >= EXPANDED:
        put(s, start_spot(1), NOBODY, START)  # 8.3


# Players


def current_players(s: State) -> int:
    """The seats that must still trim their first hands, else the seat in turn."""
    if s.ended != 0 or s.due > 0:
        return 0
    if s.phase == TRIMMING:
        mask = 0
        for seat in range(s.seats):
            if s.trim[seat] > 0:
                mask |= 1 << seat
        return mask
    return 1 << s.turn


def chance_count(s: State) -> int:
    """Number of cards in the deck from which the seat in turn must draw, in ascending order with wilds last; 0 if no
    draw is due.
    """
    return in_deck(s, s.turn) if s.due > 0 else 0


def chance_stream(s: State) -> int:
    """Each seat's deck has its own stream (2.2, 2.b)."""
    return s.turn + 1


def is_terminal(s: State) -> int:
    """0 or ALL_PLAYED."""
    return s.ended


def score(s: State, seat: int) -> int:
    """The points as if the game ended now (5.b); at the end the final score (5.1)."""
    return points(s, seat)


def greedy_value(s: State, seat: int) -> int:
    """The score."""
    return points(s, seat)


def leaf_value(s: State, seat: int) -> int:
    """The score, as `greedy_value`."""
    return greedy_value(s, seat)


# Legal actions


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every placement; if there is none or the hand is too large, every card that may be discarded."""
    if current_players(s) >> seat & 1 == 0:
        return 0
    count = 0
    if s.trim[seat] == 0:
        count = legal_placements(s, seat, out)
        if count > 0:
            return count  # 3.8
    for card in range(CARDS):
        if holds(s, seat, card) and refusal_of_trim(s, seat, card) == 0:
            out[count] = FIRST_DISCARD + card
            count += 1
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """0 if the action is legal, else the reason."""
    if s.ended != 0:
        return GAME_OVER  # 6.1
    if action < 0 or action >= ACTIONS:
        return NOT_AN_ACTION
    if s.due > 0:
        return WAIT_FOR_CARD  # 3.9
    if current_players(s) >> seat & 1 == 0:
        return NOT_YOUR_TURN  # 2.4
    card = action % CARDS  # FIRST_DISCARD is a multiple of CARDS
    if not holds(s, seat, card):
        return NOT_IN_HAND  # 3.1
    if action >= FIRST_DISCARD:
        if s.trim[seat] > 0:
            return refusal_of_trim(s, seat, card)
        return MUST_PLAY if can_lay(s, seat) else 0  # 3.7, 3.8
    if s.trim[seat] > 0:
        return TRIM_FIRST  # 9.1, 9.2
    return refusal_of_placement(s, action // CARDS, card)


def refusal_of_trim(s: State, seat: int, card: int) -> int:
    """0 if the card may be removed from the hand next, else the reason. Of two cards the lower goes first (9.c)."""
    if card < s.trimmed[seat]:
        return TRIM_ORDER
    if s.trim[seat] == 2:
        higher = s.hand_wilds[seat]
        if card == WILD:
            higher -= 1
        else:
            higher += count_bits(s.hand[seat] >> card + 1)
        if higher == 0:
            return TRIM_ORDER
    return 0


# Changes


def apply_chance(s: State, outcome: int) -> None:
    """The seat in turn draws the card of its deck with this index, wilds last (2.3, 3.9, 9.1, 9.2)."""
    seat = s.turn
    if outcome < count_bits(s.deck[seat]):
        face = nth_bit(s.deck[seat], outcome)
        s.deck[seat] ^= 1 << face
        s.hand[seat] |= 1 << face
    else:
        s.deck_wilds[seat] -= 1
        s.hand_wilds[seat] += 1
    s.due -= 1
    if s.due > 0:
        return
    if s.phase == DEALING:
        deal_on(s)
    elif count_in_hand(s, seat) > HAND:
        s.trim[seat] = count_in_hand(s, seat) - HAND  # 9.2, 9.a
    else:
        pass_turn(s)


def deal_on(s: State) -> None:
    """After a hand was dealt, deal the next one or begin the game."""
    if s.turn + 1 < s.seats:
        s.turn += 1
        s.due = FIRST_HAND if s.options & FAST else HAND
        return
    s.turn = beginner(s.options, BEGINS)  # 2.4, 2.a
    s.phase = PLAYING
    if s.options & FAST:
        s.phase = TRIMMING  # 9.b
        for seat in range(s.seats):
            s.trim[seat] = FIRST_HAND - HAND


def apply_action(s: State, seat: int, action: int) -> None:
    """Apply a legal action."""
    card = action % CARDS
    take_from_hand(s, seat, card)
    if action < FIRST_DISCARD:
        lay(s, seat, action // CARDS, card)
        draw_up(s, seat)
    elif s.trim[seat] > 0:
        trim(s, seat, card)
    else:
        draw_up(s, seat)  # 3.7, 9.e


def trim(s: State, seat: int, card: int) -> None:
    """Remove a card from a hand that is too large (9.1, 9.2)."""
    s.trim[seat] -= 1
    s.trimmed[seat] = card if s.trim[seat] > 0 else -1
    if s.phase == PLAYING:
        pass_turn(s)
    elif current_players(s) == 0:
        s.phase = PLAYING  # 9.b


def draw_up(s: State, seat: int) -> None:
    """End a turn: one card must be drawn (3.9), two in the fast game (9.2), as long as there are any (3.e)."""
    s.turns[seat] += 1
    s.due = min(2 if s.options & FAST else 1, in_deck(s, seat))
    if s.due == 0:
        pass_turn(s)


def pass_turn(s: State) -> None:
    """Pass the turn to the next seat with a card in hand (2.4, 7.3); if there is none, the game is over (6.1)."""
    for _ in range(s.seats):
        s.turn = (s.turn + 1) % s.seats
        if count_in_hand(s, s.turn) > 0:
            return
    s.ended = ALL_PLAYED


# Hidden information


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal every other hand again from the cards that its player may hold: those neither on the table nor discarded.
    Until all seats have trimmed their first hands, the cards that the others removed are hidden too, and whether they
    have begun to remove any.
    """
    for other in range(s.seats):
        if other != seat:
            cards = count_in_hand(s, other)
            if s.phase == TRIMMING:
                if s.trim[other] > 0:
                    cards = FIRST_HAND
                    s.trim[other] = FIRST_HAND - HAND
                    s.trimmed[other] = -1
                take_back_all(s, other)
                deal_again(s, other, FIRST_HAND - cards, rng)
                s.hand[other] = 0  # the removed cards
                s.hand_wilds[other] = 0
            s.deck[other] |= s.hand[other]
            s.deck_wilds[other] += s.hand_wilds[other]
            s.hand[other] = 0
            s.hand_wilds[other] = 0
            deal_again(s, other, cards, rng)


def take_back_all(s: State, seat: int) -> None:
    """Return all cards of a seat to its deck, as before the deal."""
    s.deck[seat] = EVERY_FACE
    s.deck_wilds[seat] = wilds_of(s.options, seat)
    s.hand[seat] = 0
    s.hand_wilds[seat] = 0


def deal_again(s: State, seat: int, cards: int, rng: MutableSequence[int]) -> None:
    """Move `cards` random cards from a seat's deck to its hand."""
    for _ in range(cards):
        k = below(rng, in_deck(s, seat))
        if k < count_bits(s.deck[seat]):
            face = nth_bit(s.deck[seat], k)
            s.deck[seat] ^= 1 << face
            s.hand[seat] |= 1 << face
        else:
            s.deck_wilds[seat] -= 1
            s.hand_wilds[seat] += 1

"""Grass for two to six players; numbers refer to rulebook.en.md. This module has the rules protocol, `play` the card of
a turn, `trade` and `answers` trading, `turns` dealing and counting, `cards` and `memory` the knowledge of players.
"""

from collections.abc import MutableSequence

from mazzo.games.grass.deck import KINDS, SEATS
from mazzo.games.grass.rules.answers import answer, awaited, legal_answers, refusal_of_answer
from mazzo.games.grass.rules.greedy_heuristic import position_value
from mazzo.games.grass.rules.leaf_heuristic import expected_money
from mazzo.games.grass.rules.memory import determinize
from mazzo.games.grass.rules.play import (
    cover,
    discard,
    legal_cards,
    legal_covers,
    legal_passes,
    play,
    refusal_of_card,
    refusal_of_cover,
)
from mazzo.games.grass.rules.state import (
    ACCEPT,
    ACTIONS,
    ANSWER_FIRST,
    CHOOSE_PASS,
    COVER,
    COVERING,
    DISCARD,
    GAME_OVER,
    MOST_HANDS,
    NOBODY,
    NOT_AN_ACTION,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    NOT_YOURS,
    NOTHING,
    OFFER_STANDS,
    PARTS,
    PASS,
    PASSING,
    PLAY,
    PLAYING,
    TARGETS,
    TO,
    WAIT_FOR_CARD,
    State,
    protected,
    unprotected,
)
from mazzo.games.grass.rules.trade import (
    draft,
    legal_parts,
    may_draft,
    refusal_of_part,
)
from mazzo.games.grass.rules.turns import all_pass, deal, receive


def init(s: State, seats: int, options: int) -> None:
    """Set up a game; `options` is a sum of bits of `rules.state`."""
    for hand in range(MOST_HANDS):
        for k in range(SEATS * PARTS):
            s.sheets[hand][k] = 0
    for seat in range(SEATS):
        s.totals[seat] = 0
        for kind in range(KINDS):
            s.left[seat][kind] = 0
    s.seats = seats
    s.options = options
    s.hands = 0
    s.ended = 0
    deal(s)


# Players


def current_players(s: State) -> int:
    """The seats that must still pass a card, those that must still answer a proposal, or the seat in turn."""
    if s.ended != 0 or s.due > 0:
        return 0
    if s.phase == PASSING:
        mask = 0
        for seat in range(s.seats):
            if s.passed[seat] == NOTHING:
                mask |= 1 << seat
        return mask
    if s.proposer != NOBODY:
        return awaited(s)
    return 1 << s.turn


def out_of_turn_players(s: State) -> int:
    """The seats that may draft an offer to the seat in turn (13.d), and the seat that may withdraw a proposal
    (13.f).
    """
    if s.ended != 0 or s.due > 0 or s.phase != PLAYING:
        return 0
    if s.proposer != NOBODY:
        return 1 << s.proposer
    return (1 << s.seats) - 1 ^ 1 << s.turn


def chance_count(s: State) -> int:
    """Number of cards in the stack, in order of kind, if a card is due; else 0."""
    return s.in_stack if s.due > 0 and s.ended == 0 else 0


def chance_stream(s: State) -> int:
    """Always 0: there is one deck."""
    return 0


def is_terminal(s: State) -> int:
    """0, TARGET_REACHED or HANDS_PLAYED."""
    return s.ended


def score(s: State, seat: int) -> int:
    """In thousands: the finished hands and the money in the market; at the end the hands only (12.1)."""
    return s.totals[seat] + table_money(s, seat)


def table_money(s: State, seat: int) -> int:
    """The money in a market that is still to be counted (11.1)."""
    return unprotected(s, seat) + protected(s, seat) if s.ended == 0 else 0


def greedy_value(s: State, seat: int) -> int:
    """Expected money of the seat compared with the others, from its own information, by `greedy_heuristic`."""
    return position_value(s, seat)


def leaf_value(s: State, seat: int) -> int:
    """Expected money of the seat at the end of the hand, from its own information, by `leaf_heuristic`; without
    proposals and the money of the others.
    """
    return expected_money(s, seat)


# Legal actions


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every legal play, cover, pass, part of a draft, proposal and answer."""
    if (current_players(s) | out_of_turn_players(s)) >> seat & 1 == 0:
        return 0
    if s.phase == PASSING:
        return legal_passes(s, seat, out)
    if s.phase == COVERING:
        return legal_covers(s, seat, out)
    count = 0
    if s.proposer == NOBODY and seat == s.turn:
        count = legal_cards(s, seat, out)
    count = legal_parts(s, seat, out, count)
    if s.proposer != NOBODY:
        count = legal_answers(s, seat, out, count)
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """0 if the action is legal, else the reason."""
    if s.ended != 0:
        return GAME_OVER  # 12.1
    if action < 0 or action >= ACTIONS:
        return NOT_AN_ACTION
    if s.due > 0:
        return WAIT_FOR_CARD  # 3.1
    if (current_players(s) | out_of_turn_players(s)) >> seat & 1 == 0:
        return NOT_YOUR_TURN  # 2.2
    if s.phase == PASSING:
        if action < PASS or action >= TO:
            return CHOOSE_PASS  # 8.1
        return 0 if s.hand[seat][action - PASS] > 0 else NOT_IN_HAND
    if s.phase == COVERING:
        return refusal_of_cover(s, seat, action)
    if action >= ACCEPT:
        return refusal_of_answer(s, seat, action)
    if action >= TO:
        if not may_draft(s, seat):
            return OFFER_STANDS  # 13.f
        return refusal_of_part(s, seat, action)
    if s.proposer != NOBODY:
        return ANSWER_FIRST if s.partners >> seat & 1 != 0 else OFFER_STANDS  # 13.f
    if seat != s.turn:
        return NOT_YOURS  # 2.2
    return refusal_of_card(s, seat, action) if action < COVER else NOT_AN_ACTION  # 3.1


# Changes


def apply_chance(s: State, outcome: int) -> None:
    """Deal or draw the card of the stack with this index."""
    kind = 0
    while outcome >= s.stack[kind]:
        outcome -= s.stack[kind]
        kind += 1
    s.stack[kind] -= 1
    s.in_stack -= 1
    receive(s, kind)


def apply_action(s: State, seat: int, action: int) -> None:
    """Apply a legal action."""
    if action < DISCARD:
        play(s, seat, (action - PLAY) // TARGETS, (action - PLAY) % TARGETS)
    elif action < COVER:
        discard(s, seat, action - DISCARD)
    elif action < PASS:
        cover(s, seat, action)
    elif action < TO:
        s.passed[seat] = action - PASS
        if current_players(s) == 0:
            all_pass(s)
    elif action < ACCEPT:
        draft(s, seat, action)
    else:
        answer(s, seat, action)


# Hidden information


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal again everything that is hidden from the seat (2.c)."""
    determinize(s, seat, rng)

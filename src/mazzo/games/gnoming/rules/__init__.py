"""Gnoming A Round for two to seven players; numbers refer to rulebook.en.md. This module has the rules protocol, `play`
a turn, `rounds` the deal and the end of a round, `scoring` the points.
"""

from collections.abc import MutableSequence, Sequence

from mazzo.core.begins import beginner
from mazzo.core.bits import below
from mazzo.games.gnoming.deck import CELLS, HAZARD, PILES, ROUNDS, SEATS
from mazzo.games.gnoming.rules.greedy_heuristic import expected_total
from mazzo.games.gnoming.rules.leaf_heuristic import fitted_total
from mazzo.games.gnoming.rules.play import (
    answer,
    ask_next,
    come_out,
    discard,
    draw,
    drawn,
    legal_draws,
    legal_with_card,
    put,
    refusal_of_draw,
    refusal_with_card,
)
from mazzo.games.gnoming.rules.rounds import deal, face_up, open_next, reveal_next, start_pile
from mazzo.games.gnoming.rules.scoring import total
from mazzo.games.gnoming.rules.state import (
    ACTIONS,
    ANSWER_HAZARD,
    ASKING,
    BEGINS,
    CHOICE_ORDER,
    CHOOSE_FIRST,
    CHOOSING,
    DISCARD,
    DRAWING,
    FACE_UP,
    GAME_OVER,
    HOLDING,
    NOBODY,
    NOT_AN_ACTION,
    NOT_YOUR_TURN,
    OPENING,
    PASS,
    PUT,
    TELLS_DRAW,
    TELLS_NOTHING,
    TELLS_OUT,
    TELLS_PILE,
    TURN,
    WAIT_FOR_CARD,
    State,
    has_chosen,
    sees_hand,
)


def init(s: State, seats: int, options: int) -> None:
    """Set up a game; `options` is a sum of bits of `rules.state`, `superseded` is kept."""
    for k in range(ROUNDS):
        s.went_out[k] = NOBODY
        for seat in range(SEATS):
            s.points[k][seat] = 0
    for sheet in range((ROUNDS - 1) * SEATS):
        for at in range(CELLS):
            s.past[sheet][at] = 0
    for seat in range(SEATS):
        s.down[seat] = 0
        s.picked[seat] = 0
        for at in range(CELLS):
            s.cells[seat][at] = 0
    s.seats = seats
    s.first = beginner(options, BEGINS)
    s.round = 0
    s.ended = 0
    for pile in range(PILES):
        s.height[pile] = len(s.piles[pile])  # clears the whole row
    deal(s)


# Players


def current_players(s: State) -> int:
    """The seats that still choose their first cards (2.b), the seat that a hazard asks (6.a), or the seat in turn."""
    if s.ended != 0 or s.due != TELLS_NOTHING:
        return 0
    if s.phase == CHOOSING:
        mask = 0
        for seat in range(s.seats):
            if not has_chosen(s, seat):
                mask |= 1 << seat
        return mask
    if s.phase == ASKING:
        return 1 << s.who
    return 1 << s.turn


def chance_count(s: State) -> int:
    """Number of cards that chance may reveal, in order of kind: those of the renewed stock, or all unknown
    ones (2.c).
    """
    if s.due == TELLS_NOTHING:
        return 0
    return s.stock if s.renewed == 1 and s.due == TELLS_DRAW else s.left


def chance_stream(s: State) -> int:
    """Always 0: there is one deck."""
    return 0


def is_terminal(s: State) -> int:
    """0 or THREE_ROUNDS."""
    return s.ended


def score(s: State, seat: int) -> int:
    """The points of the finished rounds and of face-up cards; at the end the final score (9.1)."""
    return total(s, seat)


def greedy_value(s: State, seat: int) -> int:
    """Minus the expected final points of the seat, by `greedy_heuristic`."""
    return -expected_total(s, seat)


def leaf_value(s: State, seat: int) -> int:
    """Minus the expected final points of the seat, by `leaf_heuristic`."""
    return -fitted_total(s, seat)


# Legal actions


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every legal choice, turn, draw, placement and discard."""
    if current_players(s) >> seat & 1 == 0:
        return 0
    if s.phase == DRAWING:
        return legal_draws(s, seat, out)
    if s.phase == HOLDING:
        return legal_with_card(s, out)
    count = 0
    for at in range(CELLS):
        if refusal_of_turning(s, seat, TURN + at) == 0:
            out[count] = TURN + at
            count += 1
    if s.phase == ASKING:
        out[count] = PASS  # 6.1
        count += 1
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """0 if the action is legal, else the reason."""
    if s.ended != 0:
        return GAME_OVER  # 9.1
    if action < 0 or action >= ACTIONS:
        return NOT_AN_ACTION
    if s.due != TELLS_NOTHING:
        return WAIT_FOR_CARD
    if current_players(s) >> seat & 1 == 0:
        return NOT_YOUR_TURN
    if s.phase == DRAWING:
        return refusal_of_draw(s, seat, action)
    if s.phase == HOLDING:
        return refusal_with_card(s, action)
    return refusal_of_turning(s, seat, action)


def refusal_of_turning(s: State, seat: int, action: int) -> int:
    """0 if a first card may be chosen (2.5), or the answer to a hazard is legal (6.1); else the reason."""
    is_cell = TURN <= action < TURN + CELLS
    if s.phase == CHOOSING:
        if not is_cell:
            return CHOOSE_FIRST
        at = action - TURN
        chosen = s.picked[seat]
        if chosen >> at != 0 or (chosen == 0 and at == CELLS - 1):
            return CHOICE_ORDER  # 2.b
        return 0
    if action == PASS:
        return 0
    if not is_cell:
        return ANSWER_HAZARD
    return 0 if s.down[seat] >> action - TURN & 1 != 0 else FACE_UP


# Changes


def apply_chance(s: State, outcome: int) -> None:
    """Reveal the card with this index among the possible ones."""
    is_stock = s.due == TELLS_PILE or s.due == TELLS_DRAW
    if is_stock:
        s.stock -= 1
    if s.due == TELLS_DRAW and s.renewed == 1:
        kind = nth_card(s.fresh, outcome)
        s.fresh[kind] -= 1
    else:
        kind = nth_card(s.unseen, outcome)
        s.unseen[kind] -= 1
        s.left -= 1
    if s.due == TELLS_PILE:
        start_pile(s, kind, kind == HAZARD)
    elif s.due == TELLS_DRAW:
        drawn(s, kind)
    elif s.due == TELLS_OUT:
        come_out(s, kind)
    else:
        face_up(s, kind)
        if s.phase == OPENING:
            open_next(s)
        elif s.phase == ASKING:
            ask_next(s)  # 6.b
        else:
            reveal_next(s)


def nth_card(cards: Sequence[int], k: int) -> int:
    """The kind of the k-th card, from 0, in order of kind; `cards`: how many there are of each kind."""
    kind = 0
    while k >= cards[kind]:
        k -= cards[kind]
        kind += 1
    return kind


def apply_action(s: State, seat: int, action: int) -> None:
    """Apply a legal action."""
    if s.phase == CHOOSING:
        s.picked[seat] |= 1 << action - TURN
        if current_players(s) == 0:
            open_next(s)  # 2.b
    elif s.phase == ASKING:
        answer(s, action)
    elif s.phase == DRAWING:
        draw(s, action)
    elif action < DISCARD:
        put(s, action - PUT)
    else:
        discard(s, action - DISCARD)


# Hidden information


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Only two things are hidden: a card that another seat drew from the stock (3.a), which is drawn again, and the
    cells that others have chosen before all have (2.b). Face-down cards have no face in the state (2.c).
    """
    if not sees_hand(s, seat):
        if s.renewed == 1:
            s.fresh[s.hand] += 1
            s.hand = nth_card(s.fresh, below(rng, s.stock + 1))
            s.fresh[s.hand] -= 1
        else:
            s.unseen[s.hand] += 1
            s.hand = nth_card(s.unseen, below(rng, s.left + 1))
            s.unseen[s.hand] -= 1
    if s.phase == CHOOSING:
        for other in range(s.seats):
            if other != seat:
                is_done = has_chosen(s, other)
                s.picked[other] = 0
                if is_done:
                    choose_again(s, other, rng)


def choose_again(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Choose two cells for a seat, each pair equally likely."""
    first = below(rng, CELLS)
    second = below(rng, CELLS - 1)
    if second >= first:
        second += 1
    s.picked[seat] = 1 << first | 1 << second

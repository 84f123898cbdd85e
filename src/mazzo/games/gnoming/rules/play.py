"""A turn: drawing, placing a card, bounces, discarding, and the cards that a hazard turns."""

from collections.abc import MutableSequence

from mazzo.core.bits import count_bits
from mazzo.games.gnoming.deck import CELLS, HAZARD, MULLIGAN, PILES
from mazzo.games.gnoming.rules.rounds import await_cell, end_turn, pop, push
from mazzo.games.gnoming.rules.state import (
    ALL_CELLS,
    ASKING,
    BOTH_PILES,
    BOUNCE,
    BOUNCE_ON,
    DISCARD,
    DOWN,
    DRAW,
    DRAW_FIRST,
    FILL_PILE,
    HAZARD_LEAVES,
    HOLDING,
    HOLDS_CARD,
    MUST_PLACE,
    NO_BOUNCE,
    NOBODY,
    NOT_A_HAZARD,
    NOTHING,
    ONE_MULLIGAN,
    OUT,
    OWN_CELL,
    PASS,
    PILE,
    PILE_EMPTY,
    PUT,
    REMOVE,
    STOCK,
    TAKE,
    TELLS_DRAW,
    TELLS_NOTHING,
    TELLS_OUT,
    TURN,
    TWO_MULLIGANS,
    State,
    can_be_asked,
    has_positive,
    is_positive,
    mulligans,
    open_piles,
    top_of,
)

LEAVES = 1 << PILES
"""Bit in a set of piles: the hazard leaves the game (5.3)."""


# Drawing


def legal_draws(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Draws from the stock or from a discard pile (3.2)."""
    out[0] = DRAW
    count = 1
    for pile in range(PILES):
        if refusal_of_draw(s, seat, TAKE + pile) == 0:
            out[count] = TAKE + pile
            count += 1
    return count


def refusal_of_draw(s: State, seat: int, action: int) -> int:
    """0 if a turn may begin with this draw, else the reason."""
    if action == DRAW:
        return 0  # the stock is never empty here: 7.b, 7.c
    if action < TAKE or action >= TAKE + PILES:
        return DRAW_FIRST  # 3.1
    kind = top_of(s, action - TAKE)
    if kind == NOTHING:
        return PILE_EMPTY  # 3.c
    if kind == MULLIGAN and count_bits(mulligans(s, seat)) > 1:
        return TWO_MULLIGANS  # 6.e
    return 0


def draw(s: State, action: int) -> None:
    """Draw a card; one from the stock is decided by chance."""
    s.phase = HOLDING
    if action == DRAW:
        s.due = TELLS_DRAW
        return
    s.hand = pop(s, action - TAKE)
    s.source = PILE


def drawn(s: State, kind: int) -> None:
    """Take the card that chance drew from the stock."""
    s.due = TELLS_NOTHING
    s.hand = kind
    s.source = STOCK


# With a card in hand


def cells_for_hand(s: State) -> int:
    """The cells where the card in hand may be placed, as a set of bits, so that one mulligan stays (6.5). A hazard may
    be placed on any of them (6.c).
    """
    if s.source == OUT:
        return 0  # 4.4
    if s.source == BOUNCE:
        cells = ALL_CELLS if s.second < 0 else mulligans(s, s.turn) | s.down[s.turn]  # 6.d
        return cells & (ALL_CELLS ^ 1 << s.came)  # 4.d
    wild = mulligans(s, s.turn)
    if count_bits(wild) > 1:
        return wild  # 6.e
    if wild != 0 and s.hand == MULLIGAN:
        return wild | s.down[s.turn] if s.superseded == 0 and has_positive(s, s.turn) else wild  # 6.d
    return ALL_CELLS  # 4.1


def ways_out(s: State) -> int:
    """The piles for the card in hand, and LEAVES, as a set of bits; a bouncing card may be discarded (4.e) unless two
    mulligans would stay (6.d).
    """
    if s.source == PILE:
        return 0  # 3.b
    if s.second >= 0 and s.source == BOUNCE:
        return 0  # 6.d
    if s.source == STOCK and count_bits(mulligans(s, s.turn)) > 1:
        return 0  # 6.e
    if s.hand == HAZARD:
        return LEAVES  # 5.3
    return open_piles(s)  # 5.b


def legal_with_card(s: State, out: MutableSequence[int]) -> int:
    """Placements and discards of the card in hand."""
    count = 0
    cells = cells_for_hand(s)
    for at in range(CELLS):
        if cells >> at & 1 != 0:
            out[count] = PUT + at
            count += 1
    piles = ways_out(s)
    for pile in range(PILES + 1):
        if piles >> pile & 1 != 0:
            out[count] = DISCARD + pile
            count += 1
    return count


def refusal_with_card(s: State, action: int) -> int:
    """0 if the card in hand may be placed or discarded in this way, else the reason."""
    if action < PUT:
        return HOLDS_CARD  # 3.1
    if action < DISCARD:
        if cells_for_hand(s) >> action - PUT & 1 != 0:
            return 0
        if s.source == OUT:
            return NO_BOUNCE  # 4.4, 4.6
        if s.source == BOUNCE:
            return OWN_CELL if action - PUT == s.came else BOUNCE_ON  # 4.d, 6.d
        return TWO_MULLIGANS if count_bits(mulligans(s, s.turn)) > 1 else ONE_MULLIGAN  # 6.d, 6.e
    if ways_out(s) >> action - DISCARD & 1 != 0:
        return 0
    if s.source == PILE:
        return MUST_PLACE  # 3.b
    if s.source == STOCK and count_bits(mulligans(s, s.turn)) > 1:
        return TWO_MULLIGANS  # 6.e
    if s.source == BOUNCE and s.second >= 0:
        return BOUNCE_ON  # 6.d
    if action == REMOVE:
        return NOT_A_HAZARD  # 5.1
    return HAZARD_LEAVES if s.hand == HAZARD else FILL_PILE  # 5.2, 5.3


def put(s: State, at: int) -> None:
    """Place the card in hand; the card there comes out (4.1), turned first if it is face down (4.3)."""
    there = s.cells[s.turn][at]
    s.cells[s.turn][at] = s.hand
    if there == MULLIGAN:
        s.second = -1
    elif there == DOWN and s.hand == MULLIGAN and count_bits(mulligans(s, s.turn)) > 1:
        s.second = at  # 6.d
    s.hand = NOTHING
    s.came = at
    if there == DOWN:
        s.down[s.turn] ^= 1 << at
        s.due = TELLS_OUT
        s.source = OUT
    else:
        send_out(s, there)  # 4.c


def come_out(s: State, kind: int) -> None:
    """Chance revealed the replaced face-down card: it may bounce (4.4), repeatedly (4.5), or must be discarded. If two
    mulligans lie and it cannot bounce, it stays in the cell of the second mulligan, which is discarded (6.d).
    """
    s.due = TELLS_NOTHING
    if is_positive(kind) and matches(s, kind):  # 4.6, 4.b
        s.hand = kind
        s.source = BOUNCE
    elif s.second >= 0:
        s.cells[s.turn][s.second] = kind
        s.came = s.second
        s.second = -1
        send_out(s, MULLIGAN)
    else:
        send_out(s, kind)


def matches(s: State, kind: int) -> bool:
    """Whether a card of this kind lies face up in the grid of the seat in turn (4.4, 4.b)."""
    for at in range(CELLS):
        if s.cells[s.turn][at] == kind:
            return True
    return False


def send_out(s: State, kind: int) -> None:
    """Discard a card that left the grid, a mulligan like any other (6.f); if there is a choice of piles, wait for it
    (5.1).
    """
    if kind == HAZARD:
        remove_hazard(s)  # 6.c
        return
    if open_piles(s) == BOTH_PILES:
        s.hand = kind
        s.source = OUT
        return
    push(s, open_piles(s) - 1, kind)  # 5.2
    end_turn(s)


def discard(s: State, pile: int) -> None:
    """Discard the card in hand (4.2, 5.1); the grid does not change (4.a)."""
    if s.hand == HAZARD:
        remove_hazard(s)
        return
    push(s, pile, s.hand)
    end_turn(s)


# Hazards


def remove_hazard(s: State) -> None:
    """Remove a hazard from the game (5.3); the others may turn a card (6.1)."""
    s.removed += 1
    s.hand = NOTHING
    s.phase = ASKING
    s.who = s.turn
    ask_next(s)


def ask_next(s: State) -> None:
    """Ask the next seat clockwise with more than one face-down card (6.a); after the last one end the turn."""
    s.due = TELLS_NOTHING
    s.spot = -1
    for _ in range(s.seats):
        s.who = (s.who + 1) % s.seats
        if s.who == s.turn:
            break
        if can_be_asked(s, s.who):
            return
    s.who = NOBODY
    end_turn(s)


def answer(s: State, action: int) -> None:
    """The asked seat turns a card, or none (6.1)."""
    if action == PASS:
        ask_next(s)
    else:
        await_cell(s, s.who, action - TURN)

"""A round from the deal to the score: everything that no player decides."""

from mazzo.core.bits import bit_index
from mazzo.games.gnoming.deck import CARDS, CELLS, COUNTS, KINDS, PILES, ROUNDS
from mazzo.games.gnoming.rules.scoring import going_out, grid_points, someone_is_out
from mazzo.games.gnoming.rules.state import (
    ALL_CELLS,
    CHOOSING,
    DOWN,
    DRAWING,
    NOBODY,
    NOTHING,
    OPENING,
    REVEALING,
    STARTING,
    STOCK,
    TELLS_CELL,
    TELLS_NOTHING,
    TELLS_PILE,
    THREE_ROUNDS,
    TURNS_EACH,
    State,
)

COLD = True
"""Not inlined: called at most once in a turn."""


def deal(s: State) -> None:
    """Begin a round: all cards are shuffled again (2.e), and each seat has nine face-down cards (2.1)."""
    for kind in range(KINDS):
        s.unseen[kind] = COUNTS[kind]
        s.fresh[kind] = 0
    s.left = CARDS
    s.stock = CARDS - s.seats * CELLS  # 2.3
    for seat in range(s.seats):
        s.down[seat] = ALL_CELLS
        for at in range(CELLS):
            s.cells[seat][at] = DOWN
    for pile in range(PILES):
        for at in range(s.height[pile]):
            s.piles[pile][at] = 0
        s.height[pile] = 0
    s.renewed = 0
    s.removed = 0
    s.turns = 0
    s.last = s.seats * TURNS_EACH  # 7.d
    s.turn = (s.first + s.round) % s.seats  # 2.d
    s.phase = STARTING
    s.due = TELLS_PILE
    empty_hand(s)


def empty_hand(s: State) -> None:
    """Reset the fields of the card in hand and of the card that is turned."""
    s.hand = NOTHING
    s.source = STOCK
    s.came = -1
    s.who = NOBODY
    s.spot = -1
    s.second = -1


def start_pile(s: State, kind: int, is_hazard: bool) -> None:
    """Turn a card for a discard pile (2.4); a hazard leaves the game, and another card is turned (2.a)."""
    if is_hazard:
        s.removed += 1
        return
    push(s, 0 if s.height[0] == 0 else 1, kind)
    if s.height[1] > 0:
        s.due = TELLS_NOTHING
        s.phase = CHOOSING


def push(s: State, pile: int, kind: int) -> None:
    """Put a card on a discard pile."""
    s.piles[pile][s.height[pile]] = kind
    s.height[pile] += 1


def pop(s: State, pile: int) -> int:
    """Take the top card of a discard pile (3.2)."""
    s.height[pile] -= 1
    kind = s.piles[pile][s.height[pile]]
    s.piles[pile][s.height[pile]] = 0
    return kind


def face_up(s: State, kind: int) -> None:
    """Turn a card face up in its cell, as revealed by chance."""
    s.cells[s.who][s.spot] = kind
    s.down[s.who] ^= 1 << s.spot


def open_next(s: State) -> None:
    """Turn the next chosen card, ordered by seat and cell (2.b); after the last one begin the first turn."""
    s.phase = OPENING
    for seat in range(s.seats):
        waiting = s.picked[seat] & s.down[seat]
        if waiting != 0:
            await_cell(s, seat, bit_index(waiting & -waiting))
            return
    for seat in range(s.seats):
        s.picked[seat] = 0
    s.due = TELLS_NOTHING
    s.phase = DRAWING
    empty_hand(s)


def await_cell(s: State, seat: int, spot: int) -> None:
    """Ask chance for the face-down card in a cell."""
    s.due = TELLS_CELL
    s.who = seat
    s.spot = spot


def end_turn(s: State) -> None:
    """End a turn, and the round if this was its last turn."""
    s.turns += 1
    empty_hand(s)
    if s.down[s.turn] == 0 and not someone_is_out(s):
        s.went_out[s.round] = s.turn  # 7.1
        s.last = min(s.last, s.turns + s.seats - 1)  # 7.1, 7.d
    if s.turns == s.last or (s.stock == 0 and not renew(s)):
        reveal_next(s)
        return
    s.turn = (s.turn + 1) % s.seats
    s.phase = DRAWING


def turns_left(s: State) -> int:
    """Number of turns left in the round, including the present one, as far as known. In gnoming-1 the present turn is
    the last once the renewed stock is empty.
    """
    return 1 if s.stock == 0 and s.renewed == 1 and s.superseded == 1 else s.last - s.turns


def renew(s: State) -> bool:
    """Make a new stock of all discards except the top ones, as often as it runs out (7.b, 7.c). False if there are no
    such cards; in gnoming-1 also if it was done before.
    """
    if (s.renewed == 1 and s.superseded == 1) or (s.height[0] < 2 and s.height[1] < 2):
        return False
    s.renewed = 1
    for pile in range(PILES):
        if s.height[pile] > 0:
            top = pop(s, pile)
            while s.height[pile] > 0:
                s.fresh[pop(s, pile)] += 1
                s.stock += 1
            push(s, pile, top)
    return True


def reveal_next(s: State) -> None:
    """Turn the next face-down card, seat by seat (7.2), without effect (7.a); after the last one score the round."""
    s.phase = REVEALING
    for seat in range(s.seats):
        if s.down[seat] != 0:
            await_cell(s, seat, bit_index(s.down[seat] & -s.down[seat]))
            return
    s.due = TELLS_NOTHING
    empty_hand(s)
    for seat in range(s.seats):
        s.points[s.round][seat] = grid_points(s.cells[seat]) + going_out(s, seat)  # 8
    if s.round == ROUNDS - 1:
        s.ended = THREE_ROUNDS  # 9.1
        return
    for seat in range(s.seats):
        keep(s, seat)
    s.round += 1
    deal(s)


def keep(s: State, seat: int) -> None:
    """Store the seat's grid of the finished round in `past`."""
    sheet = s.round * s.seats + seat
    for at in range(CELLS):
        s.past[sheet][at] = s.cells[seat][at]

"""A toy with a compound choice in steps: in its turn a seat closes any set of its stalls that its permit allows.

The stalls are chosen one at a time, ascending, so that every set has one sequence; DONE ends it.
"""

from collections.abc import MutableSequence

from mazzo.core.bits import count_bits
from mazzo.core.record import Record, cell, grid, record, row

STALLS = 6
DONE = STALLS
TURNS = 8
LARGEST = 9
PERMITS = (3, 5, 8, 13)
OVER = 1


@record
class State(Record):
    """Two seats' stalls, what they hold, and which are closed."""

    closed = row("i2", 2)
    """Set of the stalls each seat has closed."""
    chosen = cell("i2")
    """Set of the stalls in hand: chosen, but not yet closed."""
    goods = grid("i1", 2, STALLS)
    filled = cell("i1")
    turn = cell("i1")
    permit = cell("i1")


def init(s: State, seats: int, options: int) -> None:
    for seat in range(2):
        s.closed[seat] = 0
        for stall in range(STALLS):
            s.goods[seat][stall] = 0
    s.chosen = 0
    s.filled = 0
    s.turn = 0
    s.permit = 0


def current_players(s: State) -> int:
    if is_terminal(s) != 0 or chance_count(s) > 0:
        return 0
    return 1 << s.turn % 2


def chance_count(s: State) -> int:
    if s.filled < 2 * STALLS:
        return LARGEST
    if is_terminal(s) == 0 and s.permit == 0:
        return len(PERMITS)
    return 0


def chance_stream(s: State) -> int:
    return 0


def apply_chance(s: State, outcome: int) -> None:
    if s.filled < 2 * STALLS:
        s.goods[s.filled % 2][s.filled // 2] = outcome + 1
        s.filled += 1
    else:
        s.permit = PERMITS[outcome]


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    n = 0
    for action in range(STALLS + 1):
        if refusal(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


def refusal(s: State, seat: int, action: int) -> int:
    if current_players(s) >> seat & 1 == 0:
        return 1
    if action < 0 or action > DONE:
        return 2
    if action == DONE:
        return 0
    if (s.closed[seat] >> action) & 1:
        return 3
    if s.chosen >> action != 0:  # an earlier stall than one already chosen
        return 4
    return 5 if s.goods[seat][action] > s.permit - takings(s, seat, s.chosen) else 0


def apply_action(s: State, seat: int, action: int) -> None:
    if action < DONE:
        s.chosen |= 1 << action
        return
    s.closed[seat] |= s.chosen
    s.chosen = 0
    s.permit = 0
    s.turn += 1


def is_terminal(s: State) -> int:
    return OVER if s.turn == TURNS else 0


def score(s: State, seat: int) -> int:
    return takings(s, seat, s.closed[seat]) * 10 + count_bits(s.closed[seat])


def greedy_value(s: State, seat: int) -> int:
    return score(s, seat)


def leaf_value(s: State, seat: int) -> int:
    return score(s, seat)


def takings(s: State, seat: int, stalls: int) -> int:
    total = 0
    for stall in range(STALLS):
        if stalls >> stall & 1:
            total += s.goods[seat][stall]
    return total


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    return

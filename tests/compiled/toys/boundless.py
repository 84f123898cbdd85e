"""A toy of eight seats on a board without edges: a stone is placed beside another; the occupied cells are in a hash
table.

All seats choose at once, sealed; the last choice reveals all. A cell that several seats chose stays empty.
"""

from collections.abc import MutableSequence

from mazzo.core.bits import below
from mazzo.core.record import Record, cell, record, row

SEATS = 8
ROUNDS = 6
SPAN = 1 << 12
"""A cell is (y + SPAN) * 2 * SPAN + x + SPAN, x and y of either sign."""
HOME = SPAN * 2 * SPAN + SPAN
STEPS = (-2 * SPAN, -1, 1, 2 * SPAN)
SLOTS = 128
"""Places of the hash, a power of two well above SEATS * ROUNDS + 1 stones."""
EMPTY = 0
NEUTRAL = 9
ALL = (1 << SEATS) - 1


@record
class State(Record):
    """The stones, found by hashing their cells, and what each seat has sealed this round."""

    cells = row("i4", SLOTS)
    sealed = row("i4", SEATS)
    waiting = cell("i2")
    """Set of the seats that have not sealed a cell yet."""
    owners = row("i1", SLOTS)
    """Seat + 1, NEUTRAL, or EMPTY where the hash has room."""
    points = row("i1", SEATS)
    rounds = cell("i1")
    opened = cell("i1")


def init(s: State, seats: int, options: int) -> None:
    for slot in range(SLOTS):
        s.cells[slot] = 0
        s.owners[slot] = EMPTY
    for seat in range(SEATS):
        s.sealed[seat] = 0
        s.points[seat] = 0
    s.waiting = ALL
    s.rounds = 0
    s.opened = 0


def slot_of(s: State, place: int) -> int:
    """The index of a cell in the hash table, also for an absent one."""
    slot = (place * 0x9E37 >> 5) & (SLOTS - 1)
    while s.owners[slot] != EMPTY and s.cells[slot] != place:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


def owner_of(s: State, place: int) -> int:
    return s.owners[slot_of(s, place)]


def put(s: State, place: int, owner: int) -> None:
    slot = slot_of(s, place)
    s.cells[slot] = place
    s.owners[slot] = owner


def current_players(s: State) -> int:
    return 0 if is_terminal(s) != 0 or chance_count(s) > 0 else s.waiting


def chance_count(s: State) -> int:
    return 4 if s.opened == 0 else 0


def chance_stream(s: State) -> int:
    return 0


def apply_chance(s: State, outcome: int) -> None:
    """The first two stones: home, and a neighbour of it."""
    put(s, HOME, NEUTRAL)
    put(s, HOME + STEPS[outcome], NEUTRAL)
    s.opened = 1


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    """The empty neighbours of all stones, ascending, each once: sorted in while they are found."""
    if current_players(s) >> seat & 1 == 0:
        return 0
    n = 0
    for slot in range(SLOTS):
        if s.owners[slot] == EMPTY:
            continue
        for step in STEPS:
            place = s.cells[slot] + step
            if owner_of(s, place) == EMPTY:
                n = sort_in(out, n, place)
    return n


def sort_in(out: MutableSequence[int], n: int, place: int) -> int:
    at = n
    while at > 0 and out[at - 1] > place:
        at -= 1
    if at > 0 and out[at - 1] == place:
        return n
    for k in range(n, at, -1):
        out[k] = out[k - 1]
    out[at] = place
    return n + 1


def refusal(s: State, seat: int, action: int) -> int:
    if current_players(s) >> seat & 1 == 0:
        return 1
    if owner_of(s, action) != EMPTY:
        return 2
    for step in STEPS:
        if owner_of(s, action + step) != EMPTY:
            return 0
    return 3


def apply_action(s: State, seat: int, action: int) -> None:
    s.sealed[seat] = action
    s.waiting ^= 1 << seat
    if s.waiting == 0:
        reveal(s)


def reveal(s: State) -> None:
    for seat in range(SEATS):
        alone = True
        for other in range(SEATS):
            if other != seat and s.sealed[other] == s.sealed[seat]:
                alone = False
        if alone:
            put(s, s.sealed[seat], seat + 1)
            s.points[seat] += neighbours(s, s.sealed[seat])
    for seat in range(SEATS):
        s.sealed[seat] = 0
    s.waiting = ALL
    s.rounds += 1


def neighbours(s: State, place: int) -> int:
    n = 0
    for step in STEPS:
        n += owner_of(s, place + step) != EMPTY
    return n


def is_terminal(s: State) -> int:
    return 1 if s.rounds == ROUNDS else 0


def score(s: State, seat: int) -> int:
    return s.points[seat]


def greedy_value(s: State, seat: int) -> int:
    return s.points[seat]


def leaf_value(s: State, seat: int) -> int:
    return s.points[seat]


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Others' sealed cells are unknown: any neighbour of home will do."""
    for other in range(SEATS):
        if other != seat and s.sealed[other] != 0:
            s.sealed[other] = HOME + STEPS[below(rng, len(STEPS))] * 2

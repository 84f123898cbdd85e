"""The rules of the heap: its state and the kernels, which `mazzo.compiled` compiles like those of any game."""

from collections.abc import MutableSequence

from mazzo.core.record import Record, cell, record, row
from tests.games.heap.deck import MOST_TAKEN, SEATS, SIZES, SMALLEST

TAKEN_ALL = 1
NOT_YOURS = 1
NOT_SO_MANY = 2
NO_HEAP = 3
WON = 100
"""What having taken the last stone is worth to a bot beside the stones."""


@record
class State(Record):
    """The heap, whether chance has made it, whose turn it is, and what each seat took."""

    stones = cell("i1")
    is_heaped = cell("i1")
    turn = cell("i1")
    taken = row("i1", SEATS)


def init(s: State, seats: int, options: int) -> None:
    """An empty table."""
    s.stones = 0
    s.is_heaped = 0
    s.turn = 0
    for seat in range(SEATS):
        s.taken[seat] = 0


def current_players(s: State) -> int:
    """The seat whose turn it is (1.2)."""
    return 1 << s.turn if s.stones > 0 else 0


def chance_count(s: State) -> int:
    """The sizes of the heap (1.1)."""
    return 0 if s.is_heaped else SIZES


def chance_stream(s: State) -> int:
    """The table's."""
    return 0


def apply_chance(s: State, outcome: int) -> None:
    """The heap is made."""
    s.stones = SMALLEST + outcome
    s.is_heaped = 1


def legal_actions(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Action k takes k + 1 stones."""
    if current_players(s) >> seat & 1 == 0:
        return 0
    count = min(MOST_TAKEN, s.stones)
    for k in range(count):
        out[k] = k
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """0 for a legal action."""
    if not s.is_heaped:
        return NO_HEAP
    if current_players(s) >> seat & 1 == 0:
        return NOT_YOURS
    return 0 if 0 <= action < min(MOST_TAKEN, s.stones) else NOT_SO_MANY


def apply_action(s: State, seat: int, action: int) -> None:
    """Stones are taken (1.2)."""
    s.stones -= action + 1
    s.taken[seat] += action + 1
    if s.stones > 0:
        s.turn = 1 - s.turn


def is_terminal(s: State) -> int:
    """Over when all are taken (1.3)."""
    return TAKEN_ALL if s.is_heaped and s.stones == 0 else 0


def score(s: State, seat: int) -> int:
    """The stones that the seat took."""
    return s.taken[seat]


def greedy_value(s: State, seat: int) -> int:
    """The stones, and WON for the last one."""
    return s.taken[seat] + (WON if is_terminal(s) and s.turn == seat else 0)


def leaf_value(s: State, seat: int) -> int:
    """The same."""
    return greedy_value(s, seat)


def resample(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Everything lies open."""
    return

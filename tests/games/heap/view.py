"""The view of the table, and what a seat is offered."""

from dataclasses import dataclass

from tests.games.heap.deck import MOST_TAKEN
from tests.games.heap.rules import State, legal_actions


@dataclass(frozen=True)
class View:
    """The table, the same for every viewer."""

    stones: int
    acting: int


@dataclass(frozen=True)
class Score:
    """The stones that a seat took."""

    total: int


@dataclass(frozen=True)
class Offers:
    """What the seat may take: the action, and how many stones."""

    takes: tuple[tuple[int, int], ...]


def offers(s: State, seat: int) -> Offers:
    """What the seat may do now."""
    out = [0] * MOST_TAKEN
    return Offers(tuple((action, action + 1) for action in out[: legal_actions(s, seat, out)]))

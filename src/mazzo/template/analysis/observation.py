"""What a seat observes, for machine learning: who has each card, and the totals; the seat itself comes first."""

from collections.abc import MutableSequence

from mazzo.core.observation import Part
from mazzo.template.deck import CARDS, MOST, SEATS
from mazzo.template.rules import State, total

VERSION = 1
PARTS = (Part("deck", (CARDS,), 0, 1), Part("totals", (SEATS,), 0, MOST + CARDS))
ACTIONS = 2


def observe(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the values of PARTS, in their order, into `out`; returns their number."""
    for card in range(CARDS):
        out[card] = 1 if s.holder[card] < 0 else 0
    for k in range(SEATS):
        out[CARDS + k] = total(s, (seat + k) % s.seats) if k < s.seats else 0
    return CARDS + SEATS


def index_of(s: State, seat: int, action: int) -> int:
    """The action itself."""
    return action


def action_of(s: State, seat: int, index: int) -> int:
    """The index itself."""
    return index

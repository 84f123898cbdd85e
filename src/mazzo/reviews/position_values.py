"""Values of positions for one seat: what the account is computed from. `values.values_of` chooses the method of a game.

Values are integers in 1/UNITS of the score's unit, larger is better. They depend only on what the seat knows and on no
random number, so a journal has the same account on every machine.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Protocol, cast

from mazzo.bots import rollout
from mazzo.compiled import Body
from mazzo.compiled.binding import overlay
from mazzo.compiled.body import Ints, Rows
from mazzo.core import review_defaults
from mazzo.core.game import AnyGame
from mazzo.core.record import Record
from mazzo.core.review import Reviewed
from mazzo.games import load_module
from mazzo.reviews import kernels

Table = Sequence[Ints]
"""Rows of equal length."""
MOST_FEATURES = 96
"""The length of a row of features, with space after them for the numbers of a game's `look`."""


class Kernels(Protocol):
    """The kernels of `mazzo.reviews.kernels`, bound to a game."""

    def values_of_actions(
        self, rows: Rows, seat: int, sign: int, outs: Table, weights: Table, actions: Ints, values: Table, seats: int, /
    ) -> int: ...
    def values_of_outcomes(
        self, rows: Rows, seat: int, sign: int, outs: Table, weights: Table, values: Table, seats: int, /
    ) -> int: ...
    def make_blind(self, rows: Rows, seat: int, luck: Ints, /) -> None: ...
    def standings(
        self, rows: Rows, seat: int, sign: int, features: Ints, weights: Table, values: Ints, seats: int, /
    ) -> int: ...
    def settled(self, rows: Rows, seat: int, sign: int, outs: Table, weights: Table, /) -> int: ...
    def features_of(self, rows: Rows, seat: int, features: Ints, /) -> int: ...
    def error_of(self, rows: Rows, /) -> int: ...
    def play_lines(
        self, rows: Rows, seat: int, action: int, starts: Ints, luck: Ints, out: Ints, lines: Table, /
    ) -> int: ...


_ENTRY_POINTS = (
    "values_of_actions",
    "values_of_outcomes",
    "make_blind",
    "standings",
    "settled",
    "features_of",
    "error_of",
    "play_lines",
)


@lru_cache
def review_of(game: AnyGame) -> Reviewed:
    """The functions of a game for its review: its `analysis/review.py` over the defaults."""
    return cast(Reviewed, overlay(review_defaults, review_module(game)))


def review_module(game: AnyGame) -> ModuleType:
    """`analysis/review.py` of a game, for binding; the defaults if it has none."""
    return load_module(game, "analysis.review") or review_defaults


@lru_cache(16)
def kernels_of(body: Body) -> Kernels:
    """The kernels, bound to a body of the rules."""
    return cast(Kernels, body.bind(kernels, _ENTRY_POINTS, review=review_module(body.game)))


@dataclass(frozen=True, slots=True)
class Worth:
    """What every seat is worth after an action or an outcome (`key`), as far as one seat knows."""

    key: int
    values: tuple[int, ...]


class Values(ABC):
    """Values of the positions of one game. All states are those of `blind`. Use it from one thread at a time."""

    def __init__(self, body: Body, seats: int) -> None:
        self.body = body
        self.seats = 1 if body.game.meta.same_cards else seats
        """Number of seats in a state."""
        self.rules = body.game.rules
        self.sign = -1 if body.game.meta.fewest else 1
        self.kernels = kernels_of(body)
        self.rows = body.rows(kernels.ROWS)
        self.luck, self.feature_row = body.ints(1), body.ints(MOST_FEATURES)
        review = review_of(body.game)
        self.weights = body.grid(2 * len(review.WEIGHTS), max(1, review.FEATURES))
        self.set_weights(review.WEIGHTS, review.WEIGHTS_OF_RIVAL)

    def set_weights(self, own: Sequence[Sequence[int]], of_rival: Sequence[Sequence[int]]) -> None:
        """Take other weights than those of the game."""
        for row, weights in zip(self.weights, (*own, *of_rival), strict=True):
            for k, weight in enumerate(weights):
                row[k] = weight

    def blind(self, state: Record, seat: int) -> Record:
        """The position without what the seat does not know."""
        self.body.put(self.rows, rollout.ROOT, state)
        self.kernels.make_blind(self.rows, seat, self.luck)
        return self.body.take(self.rows, rollout.ROOT)

    @abstractmethod
    def of_actions(self, state: Record, seat: int, played: int | None) -> list[Worth]:
        """The actions of a seat that must act, best first; the played one is always among them."""

    @abstractmethod
    def of_outcomes(self, state: Record, seat: int) -> list[Worth]:
        """The possible outcomes of chance, in their order."""

    def standings(self, state: Record, seat: int) -> tuple[tuple[int, ...], int]:
        """What every seat is worth while another one than `seat` is due, or after the end, and `Estimate.spread`."""
        self.body.put(self.rows, rollout.ROOT, state)
        values = self.body.ints(self.seats)
        spread = int(
            self.kernels.standings(self.rows, seat, self.sign, self.feature_row, self.weights, values, self.seats)
        )
        return tuple(int(value) for value in values), spread

    def features(self, state: Record, seat: int) -> tuple[int, list[int]]:
        """The stage and the features of a position."""
        self.body.put(self.rows, rollout.ROOT, state)
        stage = int(self.kernels.features_of(self.rows, seat, self.feature_row))
        return stage, self.body.numbers_of(self.feature_row)[: review_of(self.body.game).FEATURES]

    def error(self, state: Record) -> int:
        """`Estimate.error`."""
        self.body.put(self.rows, rollout.ROOT, state)
        return int(self.kernels.error_of(self.rows))

"""What the account of a finished game needs of a game (docs/review.md): three protocols. A game's `analysis/review.py`
defines what differs from `review_defaults`. The functions are kernels.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol

UNITS = 100
"""Values are in 1/100 of the unit of the score; larger is better."""
WEIGHT_UNITS = 64
"""Weights are in 1/WEIGHT_UNITS."""


class Result(Protocol):
    """The parts of a result."""

    LINES: Sequence[tuple[str, int]]
    """The parts of a finished game, round or hand: the kind of each line, and the points of one unit of it, in 1/UNITS.
    A line is a reason if the better action brings more points by it.
    """
    LEAST_CHANGE: int
    """The smallest change of a result that counts, in 1/UNITS: smaller ones are written as 0. An action that costs less
    is a mistake only by the probability of winning.
    """

    def lines(self, s: Any, seat: int, out: MutableSequence[int], /) -> None:
        """Write a number for each of LINES, in a position in which `part` has just changed or the game is over."""

    def part(self, s: Any, /) -> int:
        """Number of the finished parts of the game (rounds, hands): the games that are compared to find reasons are
        played until it changes.
        """


class Search(Protocol):
    """The depth and width of the search. With CARDS_AHEAD, values are those of expectimax over so many cards, with the
    game's `analysis/expected_score.py` behind it, and the search calls no function of `Search` and `Estimate`.
    """

    CARDS_AHEAD: int
    RANKED: Sequence[int]
    """How many placements are compared by the estimate: in the position, after one card, after two."""
    SEARCHED: Sequence[int]
    """How many of these are searched with one card more: in the position, after one card."""
    MARGINS: Sequence[int]
    """A placement is not searched with one card more if its value is lower than the best one by more, in 1/UNITS: by
    the value without a card, and with one.
    """
    CORRECTIONS: Sequence[int]
    """Added to the estimate of `analysis/expected_score.py`, a constant for each row of its WEIGHTS, in
    1/core.evaluator.FINE of a point. Fitted by `python -m research.card_fit`.
    """
    OUTCOME_DEPTH: int
    """How much of `depth` an outcome uses; an action uses 1."""
    DEALS: int
    """Number of random deals over which the end of a part is averaged, because it shows hidden cards that count; 0 if
    it shows none.
    """

    def depth(self, s: Any, /) -> int:
        """The depth of the search from this position; see OUTCOME_DEPTH."""

    def is_weighed(self, s: Any, seat: int, action: int, /) -> bool:
        """Whether an action is searched. The others, such as parts of an offer, leave the value as it is."""

    def chances(self, s: Any, /) -> int:
        """Number of outcomes that are equally likely for the seat, in the order of `Rules.apply_chance`; 0 if they are
        those of `Rules.chance_count`.
        """

    def is_own_chance(self, s: Any, seat: int, /) -> bool:
        """Whether the outcome that is due belongs to the seat's own turn and is shown to it."""

    def alike(self, s: Any, outcome: int, /) -> int:
        """Number of outcomes from this one on that reveal the same."""

    def blind(self, s: Any, seat: int, rng: MutableSequence[int], /) -> None:
        """Remove in place what the seat does not know, so that no value depends on it, or replace it by a random deal
        where a move needs it. The other functions that take a seat are called for such positions only.
        """

    def imagine(self, s: Any, seat: int, rng: MutableSequence[int], /) -> None:
        """Deal at random, in place, what `blind` removed."""

    def settle(self, s: Any, seat: int, /) -> None:
        """Remove in place what is pending and leaves the value of a seat as it is, such as its own proposal."""


class Estimate(Protocol):
    """Estimates the value of a position."""

    FEATURES: int
    """Number of features of the estimate; the first FEATURES_OF_RIVAL of them are known to all seats. 0: `leaf_value`
    is used.
    """
    FEATURES_OF_RIVAL: int
    STAGES: int
    WEIGHTS: Sequence[Sequence[int]]
    """WEIGHTS[stage]: the weights of the features, in 1/WEIGHT_UNITS of 1/UNITS. Fitted by
    `python -m research.review_fit`.
    """
    WEIGHTS_OF_RIVAL: Sequence[Sequence[int]]
    """The same for another seat; WEIGHTS itself where one table serves both, and then only that is fitted."""

    def look(self, s: Any, seat: int, out: MutableSequence[int], /) -> None:
        """Write the features of a position in which another seat or chance is due."""

    def stage(self, s: Any, seat: int, /) -> int:
        """The index of the weights that are used."""

    def value_so_far(self, s: Any, seat: int, /) -> int:
        """The value of what the seat has already; the weights estimate what the present part adds."""

    def to_come(self, s: Any, seat: int, /) -> int:
        """The expected value of the parts that have not begun."""

    def spread(self, s: Any, /) -> int:
        """Standard deviation of the difference between the final result of a seat and its expectation now, as far as it
        differs from seat to seat; at least 1.
        """

    def error(self, s: Any, /) -> int:
        """Standard error of the difference of two values of actions in this position; 0 where they are exact."""


class Reviewed(Result, Search, Estimate, Protocol):
    """All three."""

"""Protocol of a game's `review.py`: what the account of a finished game needs to know of it (docs/review.md)."""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol

UNITS = 100
"""Values are in 1/100 of the unit of the score; larger is better."""
UNKNOWN = -1 << 40
"""Result of `Reviewed.expected` in a game without an estimate of its own: its `leaf_value` is used."""


class Reviewed(Protocol):
    """The functions are kernels. In a game with an `expected_score.py`, values are those of expectimax, and `blind`
    and the functions after it are not called.
    """

    LINES: Sequence[tuple[str, int]]
    """What a finished game, round or hand consists of: the kind of each line, and how many points one more is worth, in
    1/UNITS. A line is a reason if the better action brings more points by it.
    """

    def lines(self, s: Any, seat: int, out: MutableSequence[int], /) -> None:
        """Write a number for each of LINES, in a position in which `part` has just changed or the game is over."""

    def part(self, s: Any, /) -> int:
        """Number of the finished parts of the game (rounds, hands): the games that are compared to find reasons are
        played until it changes.
        """

    def spread(self, s: Any, /) -> int:
        """Standard deviation of the difference between the final result of a seat and its expectation now, as far as it
        differs from seat to seat; at least 1.
        """

    def error(self, s: Any, /) -> int:
        """Standard error of the difference of two values of actions in this position; 0 where they are exact."""

    def blind(self, s: Any, seat: int, /) -> None:
        """Remove in place what the seat does not know: two positions that are alike for the seat become equal. The
        other functions that take a seat are called for such positions only.
        """

    def chances(self, s: Any, /) -> int:
        """Number of outcomes that are equally likely for the seat, in the order of `Rules.apply_chance`; 0 if they are
        those of `Rules.chance_count`.
        """

    def expected(self, s: Any, seat: int, /) -> int:
        """Expected final result of the seat from its own information, or of another seat from public information."""

    def is_own_chance(self, s: Any, seat: int, /) -> bool:
        """Whether the outcome that is due belongs to the seat's own turn and is shown to it."""

    def depth(self, s: Any, /) -> int:
        """Number of actions and outcomes that are searched from this position."""

    def alike(self, s: Any, outcome: int, /) -> int:
        """Number of outcomes from this one on that reveal the same."""

    def is_weighed(self, s: Any, seat: int, action: int, /) -> bool:
        """Whether an action is searched. The others, such as parts of an offer, leave the value as it is."""

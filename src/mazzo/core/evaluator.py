"""Protocols of the evaluators, a game's heuristics for search.

A game has `analysis/evaluator.py` (an `Evaluator`) and `analysis/expected_score.py` (an `ExpectedScore`), both or
neither. Their functions are kernels: plain Python that `mazzo.compiled` compiles. All values are integers. This module
is the evaluator of a game that has none: `is_placing` is always false, so the other functions are only compiled.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol

from mazzo.core.record import Record, cell, record

SCALE = 16
"""Values of an `Evaluator` are in 1/16 of a point."""
UNCLEAR = -1 << 40
"""Result of `Evaluator.glance` for a placement whose value is known only after it is applied."""

FINE = 4096
"""Values of an `ExpectedScore` are in 1/4096 of a point."""
ALWAYS = 0
"""The feature of an `ExpectedScore` that is always one, in units of SCALE: its weight is a constant."""


@record
class Survey(Record):
    """Output of `Evaluator.survey`: value and hash of a position."""

    value = cell("i8")
    hash = cell("i8")


class Evaluator(Protocol):
    """Heuristic value of a position and of a placement, and a hash of the position. The argument `weights` is the row
    of `PROMISE` for the number of cards that are still to be placed.
    """

    KEYS: int
    """Length of `keys`, random numbers of 62 bits for Zobrist hashing."""
    PROMISE: Sequence[Sequence[int]]
    """PROMISE[left]: the weights while `left` cards are still to be placed."""

    def survey(self, s: Any, weights: Sequence[int], keys: Sequence[int], out: Survey, /) -> None:
        """Write the value and the hash of the position into `out`."""

    def glance(self, s: Any, action: int, weights: Sequence[int], effects: MutableSequence[int], /) -> int:
        """Change of the value by a placement, computed without applying it; UNCLEAR if that is not possible. Writes
        what the placement covers into `effects`, for `remark`.
        """

    def remark(self, s: Any, action: int, effects: Sequence[int], keys: Sequence[int], /) -> int:
        """The bits of the hash that a placement flips; `effects` as written by `glance`."""

    def is_placing(self, s: Any, /) -> bool:
        """Whether a card must be placed next. `glance` and `remark` may be called only then."""

    def to_lay(self, s: Any, /) -> int:
        """Number of cards that are still to be placed."""


COLD = True

KEYS = 1
PROMISE = ((0,), (0,))


def survey(s: Any, weights: Sequence[int], keys: Sequence[int], out: Survey) -> None:
    """Write zeros."""
    out.value = 0
    out.hash = 0


def glance(s: Any, action: int, weights: Sequence[int], effects: MutableSequence[int]) -> int:
    """UNCLEAR: no value is known."""
    return UNCLEAR


def remark(s: Any, action: int, effects: Sequence[int], keys: Sequence[int]) -> int:
    """0: no bit of the hash changes."""
    return 0


def is_placing(s: Any) -> bool:
    """False."""
    return False


def to_lay(s: Any) -> int:
    """0: no cards."""
    return 0


class ExpectedScore(Protocol):
    """Estimate of the final score under good play, while the next card is unknown. States of the game have `unseen`,
    the unseen cards as a set of bits.
    """

    LINES: int
    """Rows of `sheet`, of COLUMNS numbers each."""
    COLUMNS: int
    WEIGHT_ROWS: int
    """First row of `sheet` with weights: row WEIGHT_ROWS + left is used while `left` cards are still to be placed."""
    WEIGHTS: Sequence[Sequence[int]]
    """The fitted weights, a row for each number of cards left."""

    def expected_gain(self, s: Any, sheet: Sequence[MutableSequence[int]], /) -> int:
        """Expected points beyond those of the position, in 1/FINE of a point. Call it after a card was placed and all
        choices were made, and before the next card is drawn; at least two cards must be left.
        """

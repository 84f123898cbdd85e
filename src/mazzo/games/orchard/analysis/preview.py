"""The outcome of each legal action (see `core.preview`): a kernel."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from mazzo.games.orchard.rules import legal_actions
from mazzo.games.orchard.rules.dice import foresee
from mazzo.games.orchard.rules.state import FIRST_DIE


def preview(
    rows: MutableSequence[Any],
    seat: int,
    outs: Sequence[MutableSequence[int]],
    values: MutableSequence[int],
    effects: Sequence[MutableSequence[int]],
) -> int:
    """Write every legal action, and for placements the points and the effect on each of the six trees."""
    count = legal_actions(rows[0], seat, outs[0])
    for k in range(count):
        if outs[0][k] < FIRST_DIE:
            values[k] = foresee(rows[0], outs[0][k], effects[k])
    return count

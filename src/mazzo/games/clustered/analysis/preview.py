"""The outcome of each legal action (see `core.preview`): a kernel."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from mazzo.core.record import overwrite
from mazzo.games.clustered.rules import legal_actions
from mazzo.games.clustered.rules.board import lay, owner_at
from mazzo.games.clustered.rules.state import AROUND, CARDS, FIRST_DISCARD, points


def preview(
    rows: MutableSequence[Any],
    seat: int,
    outs: Sequence[MutableSequence[int]],
    values: MutableSequence[int],
    effects: Sequence[MutableSequence[int]],
) -> int:
    """Write every legal action, and for placements the points that they bring at once: 0 unless the card lies beside
    one of the seat's own.
    """
    count = legal_actions(rows[0], seat, outs[0])
    now = points(rows[0], seat)
    for k in range(count):
        values[k] = 0
        action = outs[0][k]
        if action < FIRST_DISCARD and is_beside_own(rows[0], seat, action // CARDS):
            overwrite(rows, 1, 0)
            lay(rows[1], seat, action // CARDS, action % CARDS)
            values[k] = points(rows[1], seat) - now
    return count


def is_beside_own(s: Any, seat: int, spot: int) -> bool:
    """Whether one of the seat's cards lies above, below, left or right of a spot."""
    for step in AROUND:
        if owner_at(s, spot + step) == seat:
            return True
    return False

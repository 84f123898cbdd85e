"""The outcome of each legal action (see `core.preview`): kernels."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from mazzo.core.record import overwrite
from mazzo.games.grove.deck import RECIPES_PER_GAME
from mazzo.games.grove.rules import apply_action, legal_actions, score
from mazzo.games.grove.rules.dice import foresee, is_choosing
from mazzo.games.grove.rules.scoring import recipe_points
from mazzo.games.grove.rules.state import FIRST_BARROW, FIRST_DIE
from mazzo.gridcards.grid import CELLS, COLS


def preview(
    rows: MutableSequence[Any],
    seat: int,
    outs: Sequence[MutableSequence[int]],
    values: MutableSequence[int],
    effects: Sequence[MutableSequence[int]],
) -> int:
    """Write every legal action; for placements the points that they bring with the best of the choices that follow, the
    effect on each of the six cells, and the points that come from each recipe; for a scarce die the value that it would
    have.
    """
    count = legal_actions(rows[0], seat, outs[0])
    now = score(rows[0], seat)
    for k in range(count):
        action = outs[0][k]
        if action < FIRST_BARROW:
            overwrite(rows, 1, 0)
            apply_action(rows[1], seat, action)
            if action < FIRST_DIE:
                foresee(rows[0], action, effects[k])
                values[k] = choose_best(rows, seat, outs, 1) - now
                for slot in range(RECIPES_PER_GAME):
                    effects[k][CELLS + slot] = recipe_points(rows[1], slot) - recipe_points(rows[0], slot)
            else:
                spot = action - FIRST_DIE
                values[k] = rows[1].die[spot // COLS][spot % COLS]
    return count


def choose_best(rows: MutableSequence[Any], seat: int, outs: Sequence[MutableSequence[int]], at: int) -> int:
    """Carry out the best of the choices that are due in rows[at], the first of equals; returns the points then. The
    following rows are scratch space.
    """
    if not is_choosing(rows[at]):
        return score(rows[at], seat)
    best = 0
    best_points = 0
    count = legal_actions(rows[at], seat, outs[at])
    for k in range(count):
        overwrite(rows, at + 1, at)
        apply_action(rows[at + 1], seat, outs[at][k])
        points = choose_best(rows, seat, outs, at + 1)
        if k == 0 or points > best_points:
            best = k
            best_points = points
    apply_action(rows[at], seat, outs[at][best])
    return choose_best(rows, seat, outs, at)

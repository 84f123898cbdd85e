"""What the review computes exactly: the points of a grid whose face-down cards will only be turned."""

from itertools import product
from random import Random

import pytest

from mazzo.core.review import UNITS
from mazzo.games.gnoming import GAME
from mazzo.games.gnoming.analysis.expected_grid import expected_points
from mazzo.games.gnoming.deck import CELLS, KINDS
from mazzo.games.gnoming.rules.scoring import grid_points
from mazzo.games.gnoming.rules.state import DOWN, State

DOWN_CELLS = ((4,), (0, 1), (3, 4), (2, 6), (0, 4, 8), (1, 3, 4), (6, 7, 8))


def position(down: tuple[int, ...], rng: Random) -> State:
    """A grid of few kinds, so that lines are likely, with some cards face down."""
    state = GAME.new_state()
    GAME.rules.init(state, 2, 0)
    few = [*rng.sample(range(4, 10), 2), rng.choice((0, 3, 10, 11))]
    for at in range(CELLS):
        kind = rng.choice(few[:2] * 3 + few[2:])
        if at in down or state.unseen[kind] == 0:
            continue
        state.cells[0][at] = kind
        state.down[0] ^= 1 << at
        state.unseen[kind] -= 1
        state.left -= 1
    return state


@pytest.mark.parametrize("down", DOWN_CELLS, ids=str)
def test_the_expected_points_of_a_grid_are_the_mean_over_all_cards(down: tuple[int, ...]) -> None:
    rng = Random(str(down))
    for _ in range(4):
        state = position(down, rng)
        cells = [at for at in range(CELLS) if state.cells[0][at] == DOWN]
        total = weights = 0
        for kinds in product(range(KINDS), repeat=len(cells)):
            left, weight = list(state.unseen), 1
            for kind in kinds:
                weight *= left[kind]
                left[kind] -= 1
            if weight > 0:
                grid = list(state.cells[0])
                for at, kind in zip(cells, kinds, strict=True):
                    grid[at] = kind
                total += weight * grid_points(grid)
                weights += weight
        assert expected_points(state, 0) == pytest.approx(UNITS * total / weights, abs=1)

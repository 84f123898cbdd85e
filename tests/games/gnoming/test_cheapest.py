"""Rule 8 against a second way of counting (`cheapest`), on grids drawn at random; and the parts that are shown."""

from random import Random

import numpy as np
import pytest

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.games.gnoming.deck import NAMES
from mazzo.games.gnoming.view import sheet
from tests.games.gnoming import grids
from tests.games.gnoming.cheapest import HAZARD, MULLIGAN, Numbers, cheapest, shuffled
from tests.games.gnoming.example import GAME

MOST = 1 << 14
"""Grids that are scored in one call."""
# What each kind is called in `cheapest`.
VALUES = [{"hazard": HAZARD, "mulligan": MULLIGAN}.get(name) or int(name) for name in NAMES]


def kinds_of(drawn: Numbers) -> Numbers:
    """The same grids in the kinds of the game."""
    order = np.argsort(VALUES)
    return order[np.searchsorted(np.array(VALUES)[order], drawn)]


def scored(body: Body, drawn: Numbers) -> Numbers:
    """What the rules count, by one of their bodies."""
    score = body.bind(grids, ["score"]).score
    rows, kinds, points = body.rows(1), body.ints(9 * MOST), body.ints(MOST)
    found = []
    for first in range(0, len(drawn), MOST):
        some = kinds_of(drawn[first : first + MOST])
        kinds[: some.size] = some.ravel().tolist()
        score(rows, len(some), kinds, points)
        found += [int(number) for number in points[: len(some)]]
    return np.array(found)


def assert_counted_alike(body: Body, counts: tuple[int, ...], seed: str) -> None:
    """So many grids without a mulligan, with one, two and three count what the second way counts."""
    rng = Random(seed)
    for wild, count in enumerate(counts):
        drawn = shuffled(count, wild, rng)
        differing = np.flatnonzero(scored(body, drawn) != cheapest(drawn))
        assert not len(differing), drawn[differing[0]].tolist()


@pytest.mark.parametrize(("wild", "count"), [(0, 2_000), (1, 1_000), (2, 120), (3, 4)])
def test_8_2_and_6_3_a_grid_counts_the_least_its_mulligans_allow(wild: int, count: int) -> None:
    assert_counted_alike(compiled.interpreted(GAME), (0,) * wild + (count,), f"{wild} mulligans")


def test_6_4_a_mulligan_may_need_two_meanings() -> None:
    drawn = np.array([[7, 7, MULLIGAN, -1, -1, 4, -1, -1, 4], [5, MULLIGAN, MULLIGAN, 8, 3, -4, 7, 3, HAZARD]])
    assert cheapest(drawn).tolist() == [-7 - 4 - 4, -5 - 3 + 8 - 4 + 7 + 10]
    assert scored(compiled.interpreted(GAME), drawn).tolist() == cheapest(drawn).tolist()


def test_8_1_to_8_5_the_parts_that_are_shown_add_up() -> None:
    rng = Random("sheets")
    for wild in range(4):
        for drawn in shuffled(150, wild, rng):
            kinds = kinds_of(drawn).tolist()
            shown = sheet(kinds, 0)
            in_lines = {3 * line.at + k if line.is_row else line.at + 3 * k for line in shown.lines for k in range(3)}
            assert shown.points == shown.singles + shown.negatives + shown.matched + shown.hazards
            assert shown.matched == -sum(line.value for line in shown.lines)
            assert shown.singles == sum(
                value for at, value in enumerate(drawn.tolist()) if 3 <= value <= 8 and at not in in_lines
            )
            assert shown.negatives == sum(value for value in drawn.tolist() if value < 0)


@pytest.mark.slow
def test_8_2_and_6_3_a_million_grids_count_the_least_their_mulligans_allow() -> None:
    assert_counted_alike(compiled.by_numba(GAME), (880_000, 110_000, 9_900, 100), "a million grids")

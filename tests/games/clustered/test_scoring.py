"""Section 5 against a second way of counting (`oracle`), on tables filled at random and on those of random games."""

from collections.abc import Iterator
from random import Random

import pytest

from mazzo import compiled
from mazzo.compiled import RANDOM, Body, generator
from mazzo.games.clustered import GAME
from mazzo.games.clustered.rules.state import COLS, HOME_COL, HOME_ROW, State, owner_of, spot_of
from mazzo.games.clustered.view import Score, Span
from tests.games.clustered import boards
from tests.games.clustered.oracle import Cell, largest_rectangle, runs


def cells_of(s: State) -> list[set[Cell]]:
    """Where the cards of each seat lie."""
    found: list[set[Cell]] = [set() for _ in range(s.seats)]
    for laid in s.laid[: s.on_table]:
        if owner_of(laid) < s.seats:
            found[owner_of(laid)].add(divmod(spot_of(laid), COLS))
    return found


def assert_counted_alike(s: State) -> None:
    """Every seat's parts are those of the second way."""
    for seat, cells in enumerate(cells_of(s)):
        rectangle, lines = largest_rectangle(cells), runs(cells)
        assert (s.area[seat], s.lines[seat], s.longest[seat]) == (rectangle, sum(lines), max(lines, default=0)), s
        assert GAME.rules.score(s, seat) == rectangle + sum(lines)


def filled(body: Body, count: int, seed: str) -> Iterator[State]:
    """Tables filled at random, by one to eight colours: half by one or two, in small fields. They are one record, used
    again.
    """
    fill = body.bind(boards, ["fill"]).fill
    rows, rng, plan, draw = body.rows(1), body.ints(1), body.ints(7), Random(seed)
    rng[0] = generator(seed)
    for _ in range(count):
        seats = draw.randint(1, 8)
        owners = min(seats, draw.choice((1, 1, 2, seats)))
        height, width = draw.randint(2, 6 + owners), draw.randint(2, 6 + owners)
        tries = draw.randint(height * width // 2, 4 * height * width)
        plan[:7] = [seats, owners, tries, height, width, draw.randint(1 - height, 1), draw.randint(1 - width, 1)]
        fill(rows, rng, plan)
        s = body.take(rows, 0)
        assert isinstance(s, State)
        yield s


def played(body: Body, games: int, seats: int, options: int = 0) -> Iterator[State]:
    """Tables at the end of random games."""
    rows, rng, out, table = body.rows(2), body.ints(1), body.ints(GAME.meta.max_actions), body.ints(2)
    scores, ends, lengths = body.ints(seats), body.ints(1), body.ints(1)
    rng[0] = generator(f"{games} games of {seats}")
    table[0], table[1] = seats, options
    for _ in range(games):
        body.kernels.play_games(rows, rng, out, table, RANDOM, 1, scores, ends, lengths)
        s = body.take(rows, 0)
        assert isinstance(s, State)
        yield s


def test_5_2_and_5_6_filled_tables_are_counted_alike() -> None:
    full = 0
    for s in filled(compiled.interpreted(GAME), 1_400, "filled tables"):
        assert_counted_alike(s)
        full += any(s.area[seat] >= 6 for seat in range(s.seats))
    assert full > 400  # rectangles beyond the smallest are no rarity here


@pytest.mark.parametrize(("seats", "games"), [(1, 50), (2, 30), (3, 15), (8, 5)])
def test_5_2_and_5_6_the_tables_of_random_games_are_counted_alike(seats: int, games: int) -> None:
    for s in played(compiled.interpreted(GAME), games, seats):
        assert_counted_alike(s)


def test_5_b_what_is_shown_lies_where_it_is_said_to_lie() -> None:
    for s in filled(compiled.interpreted(GAME), 150, "shown tables"):
        for seat, cells in enumerate(cells_of(s)):
            found: Score = GAME.score_breakdown(s, seat)
            assert sorted(run.rows * run.cols for run in found.runs) == sorted(runs(cells))
            assert (found.area is None) == (found.rectangle == 0)
            assert found.area is None or found.area.rows * found.area.cols == found.rectangle
            for span in (*found.runs, *filter(None, [found.area])):
                assert covered(span) <= cells


def covered(span: Span) -> set[Cell]:
    """The cells of a line or rectangle, counted from the table's corner."""
    return {(HOME_ROW + span.row + r, HOME_COL + span.col + c) for r in range(span.rows) for c in range(span.cols)}


@pytest.mark.slow
def test_5_2_and_5_6_a_hundred_thousand_tables_are_counted_alike_by_the_compiled_body() -> None:
    body = compiled.by_numba(GAME)
    for s in filled(body, 84_000, "a hundred thousand tables"):
        assert_counted_alike(s)
    for seats in range(1, 9):
        for s in played(body, 2_000, seats):
            assert_counted_alike(s)

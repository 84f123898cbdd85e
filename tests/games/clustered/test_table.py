"""Rules 2.5, 2.c and what follows from them in 3: the edge of the table."""

from itertools import product
from random import Random

import pytest

import mazzo
from mazzo import Match, NotUnderstood
from mazzo.games.clustered import GAME
from mazzo.games.clustered.analysis.observation import observe
from mazzo.games.clustered.rules.board import lay
from mazzo.games.clustered.rules.state import (
    CARDS,
    FIRST_DISCARD,
    TABLES,
    is_off_table,
)
from mazzo.games.clustered.view import Span
from tests.games.clustered.example import dealt, go_on, position, spot, state_of, view
from tests.games.legality import allowed, moves, refused
from tests.golden.journals import golden

SMALL = {1: (5, 7), 2: (7, 9), 3: (9, 11), 4: (11, 13), 5: (9, 18), 6: (11, 20), 7: (11, 20), 8: (13, 22)}
"""Rows and columns of the small table, as 2.c tells them."""
MORE = {"table-small": 0, "table-medium": 2, "table-large": 6}
"""How many more the others have."""


def table_of(match: Match) -> Span:
    table = view(match).table
    assert table is not None
    return table


def cells_of(table: Span) -> set[tuple[int, int]]:
    return set(product(range(table.row, table.row + table.rows), range(table.col, table.col + table.cols)))


def filled(hand: str, *empty: tuple[int, int]) -> Match:
    """A small table for two that is full but for some cells; seat 0 is in turn and has laid nothing."""
    match = position("", hand, "", options=["table-small"])
    cells = sorted(cells_of(table_of(match)) - {(0, 0), *empty})
    match.table.states[0] = state_of(match).copy()  # a state of which something was shown no longer changes
    for number, cell in enumerate(cells):
        lay(state_of(match), 1, spot(*cell), number % CARDS)
    return match


@pytest.mark.parametrize(("size", "seats"), list(product(MORE, SMALL)))
def test_2_c_the_edge_is_as_far_away_as_the_size_and_the_seats_say(size: str, seats: int) -> None:
    match = mazzo.deal("clustered", seats=seats, options=[size], chance="manual")
    table = table_of(match)
    assert (table.rows, table.cols) == tuple(cells + MORE[size] for cells in SMALL[seats])
    inside, around = cells_of(table), product(range(-20, 21), range(-20, 28))
    assert all(is_off_table(state_of(match), spot(*cell)) is (cell not in inside) for cell in around)


@pytest.mark.parametrize(("size", "seats"), list(product(MORE, SMALL)))
def test_2_1_the_start_cards_lie_in_the_middle_of_the_table(size: str, seats: int) -> None:
    match = mazzo.deal("clustered", seats=seats, options=[size], chance="manual")
    table, starts = table_of(match), view(match).laid
    assert table.row + table.row + table.rows - 1 == starts[0].row + starts[-1].row
    assert table.col + table.col + table.cols - 1 == starts[0].col + starts[-1].col


@pytest.mark.parametrize("seats", [1, 5])
def test_2_c_without_a_size_the_table_has_no_edge(seats: int) -> None:
    match = dealt("wild", *[""] * (seats - 1))
    assert view(match).table is None
    for row in range(50):
        lay(state_of(match), 0, spot(row + 1, 0), 0)
    assert allowed(match, "wild @ 51,0")


@pytest.mark.parametrize("sizes", [("table-small", "table-large"), tuple(MORE)])
def test_2_c_a_table_has_one_size(sizes: tuple[str, ...]) -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("clustered", seats=2, options=sizes)
    assert (error.value.code, error.value.rule) == ("clustered-one-table", "2.c")


@pytest.mark.parametrize(("last", "beyond"), [("2,0", "3,0"), ("-2,0", "-3,0"), ("0,3", "0,4"), ("0,-3", "0,-4")])
def test_2_5_no_card_may_lie_beyond_the_edge(last: str, beyond: str) -> None:
    row, col = map(int, last.split(","))
    between = [(row * k // 3, col * k // 3) for k in (1, 2, 3)]
    match = position("", "wild square-empty-1", options=["table-small"])
    for cell in sorted(set(between) - {(0, 0), (row, col)}):
        lay(state_of(match), 0, spot(*cell), 26)
    assert allowed(match, f"wild @ {last}")
    lay(state_of(match), 0, spot(row, col), 26)
    refusal = refused(match, f"wild @ {beyond}")
    assert (refusal.code, refusal.rule) == ("clustered-off-table", "2.5")


def test_2_5_with_two_start_cards_the_edge_is_beyond_the_second() -> None:
    match = dealt("wild", "", "", "", "", options=["table-small"])
    for col in range(8, 12):
        lay(state_of(match), 0, spot(0, col), 26)
    assert refused(match, "wild @ 0,13").code == "clustered-off-table"
    assert allowed(match, "wild @ 0,12")


def test_2_5_a_cell_beyond_the_edge_is_no_place_whatever_lies_beside_it() -> None:
    match = dealt("wild", options=["table-small"])
    assert refused(match, "wild @ 9,9").code == "clustered-off-table"
    assert refused(match, "wild @ 2,2").code == "clustered-apart"


@pytest.mark.parametrize(("size", "seats"), list(product(MORE, (1, 2, 4, 5, 8))))
def test_2_5_the_edge_takes_the_placements_beyond_it_and_no_others(size: str, seats: int) -> None:
    random = Random(f"{size} {seats}")
    match = mazzo.deal("clustered", seats=seats, seed="edge", options=[size])
    s, out, inside = state_of(match), [0] * GAME.meta.max_actions, cells_of(table_of(match))
    while not match.outcome:
        (seat,) = match.current_players()
        endless = state_of(match).copy()
        endless.options &= ~TABLES
        there = out[: GAME.rules.legal_actions(endless, seat, out)]
        left = [action for action in there if action < FIRST_DISCARD and _cell(action) in inside]
        legal = list(match.legal_actions(seat))
        assert left == [action for action in legal if action < FIRST_DISCARD]
        if not left:
            assert legal == [FIRST_DISCARD + card for card in sorted(set(view(match, seat).hand))]  # 3.7
        match.play(seat, random.choice(legal[-9:]))
    assert {_place(one) for one in view(match).laid} <= inside
    assert s.on_table <= len(inside)


def test_3_7_who_finds_no_place_within_the_edge_discards() -> None:
    match = position("1 square-empty-1 @ 0,1", "circle-solid-3 square-empty-2", "", options=["table-small"])
    s = state_of(match)
    for number, cell in enumerate(sorted(cells_of(table_of(match)) - {(0, 0), (0, 1), (-3, -4)})):
        lay(s, 1, spot(*cell), 1 + number % 2)  # squares, and empty: one cell is left
    assert moves(match) == ["square-empty-2 @ -3,-4"]
    assert refused(match, "discard circle-solid-3").code == "clustered-must-play"  # 3.8
    s = match.table.states[0] = s.copy()
    s.hand[0] &= ~(1 << 1)
    assert moves(match) == ["discard circle-solid-3"]
    assert view(match, 0).players[0].state == "discarding"
    go_on(match, "0 discard circle-solid-3")
    assert s.on_table == 62


def test_3_d_a_wild_is_laid_on_the_last_cell_of_the_table() -> None:
    match = filled("wild square-empty-1", (3, 4))
    assert "wild @ 3,4" in moves(match)
    assert refused(match, "discard wild").code == "clustered-must-play"


def test_3_d_on_a_full_table_a_wild_is_discarded() -> None:
    match = filled("wild square-empty-1")
    assert moves(match) == ["discard square-empty-1", "discard wild"]
    assert view(match, 0).players[0].state == "discarding"
    go_on(match, "0 discard wild")
    assert view(match).players[0].discards[-1] == 27


def test_2_5_what_does_not_fit_is_told_of_cells_on_the_table_only() -> None:
    match = position("0 square-empty-1 @ 1,0; 0 square-empty-2 @ 2,0", "circle-solid-3", options=["table-small"])
    offers = GAME.offers(state_of(match), 0)
    assert (3, 0) not in {(one.row, one.col) for kind in (offers.misfits, offers.placements) for one in kind}
    assert (2, 1) in {(one.row, one.col) for one in offers.misfits}


@pytest.mark.parametrize(("options", "rows"), [((), 0), (("table-small",), 2), (("table-large",), 5)])
def test_2_c_a_learner_sees_where_the_edge_is(options: tuple[str, ...], rows: int) -> None:
    out = [0] * 10_000
    observe(state_of(dealt("", options=options)), 0, out)
    assert out[2] == rows


@pytest.mark.parametrize("name", ["small-table", "medium-table-expanded"])
def test_2_c_archived_games_reach_the_edge(name: str) -> None:
    match = golden("clustered", name)
    inside = cells_of(table_of(match))
    assert {_place(one) for one in view(match).laid} <= inside
    assert any(abs(one.row) == -table_of(match).row for one in view(match).laid)


def test_3_7_the_edge_has_forced_discards_in_an_archived_game() -> None:
    match = golden("clustered", "small-table")
    assert sum(step.text.startswith("discard") for step in match.steps(0)) > 0


def _cell(action: int) -> tuple[int, int]:
    offset = action // CARDS - spot(0, 0) + 256 * 512 + 256
    return offset // 512 - 256, offset % 512 - 256


def _place(one: tuple[int, int | None, int, int]) -> tuple[int, int]:
    return one[2], one[3]

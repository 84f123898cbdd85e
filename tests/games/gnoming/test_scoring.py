"""Rule 8: what a grid counts, and what going out brings."""

import pytest

from tests.games.gnoming.example import CLOSED, cells, go_on, points, sheet, table, view
from tests.golden.journals import golden

NOTHING_ELSE = "/ . . . / . . ."
COST = "8 7 8 / 7 8 7 / 8 7 8"
"""A grid of 68."""


def bonuses(*grids: str, last: str = "-1") -> list[int]:
    """What going out brings each seat: seat 0 lays this card onto the last cell, all others drop what they draw; 3s
    come, and a 3 is discarded.
    """
    match = table(*grids)
    go_on(match, f"0 draw; * {last}; 0 put @ 9; * 3")
    match.play(0, next(match.write(0, action) for action in match.legal_actions(0)[::-1]))
    for seat in range(1, len(grids)):
        go_on(match, f"{seat} draw; * 3; {seat} discard left")
    while match.chances():
        match.happen("3")
    return [one.bonus for one in view(match).rounds[0]]


@pytest.mark.parametrize("card", ["3", "4", "5", "6", "7", "8"])
def test_8_1_a_positive_card_counts_its_value(card: str) -> None:
    assert points(f"{card} . . {NOTHING_ELSE}") == int(card)
    assert points(f"{card} {card} . {NOTHING_ELSE}") == 2 * int(card)


@pytest.mark.parametrize("card", ["3", "4", "5", "6", "7", "8"])
@pytest.mark.parametrize("line", [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)])
def test_8_2_three_equal_in_a_line_count_minus_their_value_once(card: str, line: tuple[int, ...]) -> None:
    assert points(" ".join(card if at in line else "." for at in range(9))) == -int(card)


@pytest.mark.parametrize("drawn", ["6 . . / . 6 . / . . 6", "6 6 . / 6 . . / . . .", "6 . 6 / . . . / . 6 ."])
def test_8_2_no_other_three_are_a_line(drawn: str) -> None:
    assert points(drawn) == 18


@pytest.mark.parametrize("card", ["-4", "-3", "-2", "-1"])
def test_8_3_a_negative_card_counts_its_value(card: str) -> None:
    assert points(f"{card} 8 8 {NOTHING_ELSE}") == 16 + int(card)


def test_8_3_beside_a_line_as_well() -> None:
    assert points("5 5 5 / -3 . . / . -4 .") == -5 - 7


def test_8_4_a_mulligan_that_is_not_used_counts_nothing() -> None:
    assert points(f"mulligan . . {NOTHING_ELSE}") == 0
    assert points(f"mulligan 7 8 {NOTHING_ELSE}") == 15


def test_8_5_a_hazard_counts_ten() -> None:
    assert points(f"hazard . . {NOTHING_ELSE}") == 10
    assert points("4 4 4 / 7 mulligan 7 / -2 8 hazard") == -4 - 7 - 2 + 8 + 10


@pytest.mark.parametrize(
    "drawn", ["hazard 5 5", "hazard mulligan 5", "hazard hazard hazard", "hazard mulligan mulligan"]
)
def test_8_5_it_makes_no_line(drawn: str) -> None:
    assert points(f"{drawn} {NOTHING_ELSE}") == 10 * drawn.count("hazard") + 5 * drawn.count("5")


def test_8_6_who_goes_out_with_the_lowest_score_has_five_less() -> None:
    assert bonuses("3 4 5 / -1 -2 -3 / -4 -4 .", COST, COST) == [-5, 0, 0]
    rounds = view(golden("gnoming", "going-out-with-bonus")).rounds
    assert all(-5 in [one.bonus for one in sheets] for sheets in rounds)


def test_8_7_who_goes_out_without_it_has_five_more() -> None:
    assert bonuses("8 7 8 / 7 8 7 / 8 7 .", "-1 . . / . . . / . . .", COST)[0] == 5
    rounds = view(golden("gnoming", "going-out-with-penalty")).rounds
    assert all(5 in [one.bonus for one in sheets] for sheets in rounds)


def test_8_7_one_lower_score_is_enough() -> None:
    assert bonuses("3 4 5 / 3 4 5 / 3 4 .", COST, "-4 -4 -4 / -3 -3 -3 / -1 -1 -1") == [5, 0, 0]


def test_8_7_nobody_else_has_anything() -> None:
    assert bonuses(COST[:-1] + ".", "-4 -4 -4 / -3 -3 -3 / -1 -1 .", COST)[1:] == [0, 0]


def test_8_a_a_card_where_two_lines_cross_serves_both() -> None:
    assert points("5 5 5 / 5 . . / 5 . .") == -10
    assert points("5 5 5 / 5 8 . / 5 . 8") == -10 + 16


@pytest.mark.parametrize("card", ["3", "4", "5", "6", "7", "8"])
def test_8_a_nine_equal_cards_are_six_lines(card: str) -> None:
    assert points(" ".join([card] * 9)) == -6 * int(card)


@pytest.mark.parametrize("row", ["5 mulligan mulligan", "mulligan 5 mulligan", "mulligan mulligan 5"])
def test_8_b_two_mulligans_and_a_positive_card_are_a_line(row: str) -> None:
    assert points(f"{row} {NOTHING_ELSE}") == -5


def test_8_b_three_mulligans_count_nothing() -> None:
    assert points(f"mulligan mulligan mulligan {NOTHING_ELSE}") == 0
    assert points("mulligan mulligan mulligan / 5 8 3 / 5 7 4") == -5 + 8 + 7 + 3 + 4


def test_8_b_archived_rounds_end_with_two_and_three() -> None:
    first, second, third = (sheets[1] for sheets in view(golden("gnoming", "mulligans-when-all-is-turned")).rounds)
    assert (first.points, second.points) == (
        points("mulligan mulligan mulligan / 5 8 3 / 5 7 4"),
        points("mulligan mulligan 5 / -1 -1 -1 / 3 8 hazard"),
    )
    assert (second.matched, third.matched) == (-5, -7 - 4)


@pytest.mark.parametrize("card", ["-4", "-3", "-2", "-1"])
def test_8_c_three_equal_negatives_give_nothing_more(card: str) -> None:
    assert points(f"{card} {card} {card} {NOTHING_ELSE}") == 3 * int(card)


def test_8_c_a_mulligan_completes_no_line_of_negatives() -> None:
    assert points(f"-4 -4 mulligan {NOTHING_ELSE}") == -8
    assert points(f"-4 mulligan mulligan {NOTHING_ELSE}") == -4


def test_8_d_tied_for_the_lowest_is_the_lowest() -> None:
    grid = "3 4 5 / 3 4 5 / 6 7 ."
    assert bonuses(grid, "3 4 5 / 3 4 5 / 6 7 8", last="8") == [-5, 0]


def test_8_d_scores_are_compared_before_the_five() -> None:
    # one point behind: with 5 less it would be lowest, and has 5 more
    assert bonuses("3 4 5 / 3 4 5 / 6 7 .", "3 4 5 / 3 4 5 / 6 7 7", last="8") == [5, 0]
    # one point ahead: with 5 more for being out it would not be lowest
    assert bonuses("3 4 5 / 3 4 5 / 6 7 .", "3 4 5 / 3 4 5 / 6 7 8", last="7") == [-5, 0]


def test_8_d_an_archived_round_ends_so() -> None:
    tied = [
        sheets
        for sheets in view(golden("gnoming", "going-out-tied-for-lowest")).rounds
        if len({one.points - one.bonus for one in sheets}) == 1
    ]
    assert [sorted(one.bonus for one in sheets) for sheets in tied] == [[-5, 0]]


def test_8_the_parts_of_a_sheet_are_shown() -> None:
    match = table("4 4 4 / 7 mulligan 7 / -2 8 hazard", CLOSED)
    shown = sheet(match, 0)
    assert [(line.is_row, line.at, line.value) for line in shown.lines] == [(True, 0, 4), (True, 1, 7)]
    assert (shown.singles, shown.negatives, shown.matched, shown.hazards, shown.bonus) == (8, -2, -11, 10, 0)
    assert shown.points == 5
    assert [kind for kind in shown.cells if kind is not None] == cells("4 4 4 / 7 mulligan 7 / -2 8 hazard")

"""What is expected of a round: where it is over, what it counts; before, what can still become of a grid."""

from random import Random

import mazzo
from mazzo import Match
from mazzo.games.gnoming.deck import GOING_OUT, NAMES, ROUNDS
from mazzo.games.gnoming.rules import leaf_heuristic
from mazzo.games.gnoming.rules.greedy_heuristic import AS_IT_IS, ROUND, TENTHS
from mazzo.games.gnoming.rules.leaf_heuristic import FAR, OVER, fitted_grid, fitted_line, fitted_round, fitted_total
from mazzo.games.gnoming.rules.state import REVEALING
from tests.games.gnoming.example import CLOSED, GAME, go_on, state_of, table

POOR = "8 7 6 / 5 8 7 / 3 4 6"
WIDE = "8 7 . / . . . / . . ."


def expected(match: Match, seat: int = 1) -> int:
    """In tenths of a point, of a seat that is not in turn."""
    return fitted_round(state_of(match), seat)


def of(grid: str, other: str = WIDE) -> int:
    """The same of a grid."""
    return expected(table(other, grid))


def test_8_6_and_8_7_who_is_out_is_judged_by_what_lies_open() -> None:
    for grid, points in (("3 3 3 / -1 -2 -3 / 4 5 6", -3 - 6 + 15), ("8 7 6 / 5 8 7 / 3 4 8", 56)):
        match = table("4 4 4 / 5 5 5 / 6 6 7", grid)
        s = state_of(match)
        s.went_out[s.round] = 1
        s.turns, s.last, s.turn, s.phase = 3, 3, 0, REVEALING
        rival = -4 - 5 + 19
        assert expected(match) == TENTHS * (points - GOING_OUT if points <= rival else points + GOING_OUT)


def test_9_1_at_the_end_of_a_game_it_is_the_total() -> None:
    for seed in range(5):
        match, rng = mazzo.deal("gnoming", 3, bytes([seed]) * 32), Random(seed)
        while due := match.current_players():
            match.play(due[0], rng.choice(match.legal_actions(due[0])))
        for seat in range(3):
            assert fitted_total(state_of(match), seat) == TENTHS * match.score(seat)
            assert GAME.rules.leaf_value(state_of(match), seat) == -TENTHS * match.score(seat)


def test_rounds_to_come_count_alike_for_all() -> None:
    s = state_of(table(WIDE, POOR))
    assert fitted_total(s, 1) == fitted_round(s, 1) + (ROUNDS - 1) * ROUND
    s.points[0][1] = 12
    assert fitted_total(s, 1) == fitted_round(s, 1) + (ROUNDS - 1) * ROUND + 12 * TENTHS


def test_8_2_what_makes_a_line_or_may_is_better() -> None:
    line, pair, apart = (of(f"6 6 {third} / . . . / . . 8") for third in ("6", ".", "4"))
    assert line < pair < apart
    assert of("6 . . / . 6 . / . . 8") > of("6 6 . / . . . / . . 8")
    assert of("6 mulligan . / . . . / . . 8") < of("6 8 . / . . . / . . 8")


def test_what_lies_open_matters_less_the_more_turns_there_are() -> None:
    late = of("8 4 6 / 5 7 -1 / 3 5 .") - of("3 4 6 / 5 7 -1 / 3 5 .")
    early = of("8 7 . / . . . / . . .") - of("3 7 . / . . . / . . .")
    assert late > early > 0


def test_7_1_it_is_good_to_have_turned_more_than_the_others() -> None:
    grid = "8 4 6 / 5 7 -1 / . . ."
    assert of(grid, CLOSED) < of(grid, WIDE) < of(grid, "8 7 6 / 5 4 . / . . .")


def test_6_d_a_second_mulligan_may_go_only_onto_the_first() -> None:
    own, other = "mulligan 4 . / . . . / . . .", "3 3 . / . . . / . . ."
    match = table(own, other, left="mulligan")
    go_on(match, "0 take left")
    s = state_of(match)
    kept = fitted_round(s, 0)
    s.hand = 0  # the lowest card there is may go anywhere
    assert fitted_round(s, 0) < kept


def test_3_a_who_is_in_turn_lays_the_card_where_it_does_most_or_not_at_all() -> None:
    match = table("6 6 . / . . . / . . .", WIDE)
    before = expected(match, 0)
    go_on(match, "0 draw; * 6")
    assert expected(match, 0) < before
    match = table("6 6 . / . . . / . . .", WIDE)
    go_on(match, "0 draw; * hazard")
    assert expected(match, 0) > before


def test_every_number_has_one_for_each_horizon() -> None:
    tables = [row for row in vars(leaf_heuristic).values() if isinstance(row, tuple) and len(row) != 12]
    assert len(tables) == 13
    assert {len(row) for row in tables} == {FAR + 1}


def test_8_1_a_card_laid_on_one_that_lies_face_down_counts_in_its_place() -> None:
    before, after = (state_of(table(grid, POOR)) for grid in ("8 7 6 / 5 8 7 / 3 4 .", "8 7 6 / 5 8 7 / 3 4 3"))
    three = NAMES.index("3")
    assert fitted_grid(before, 0, 8, three, OVER) == fitted_grid(after, 0, AS_IT_IS, three, OVER)


def test_8_2_two_equal_negatives_are_no_pair_wherever_they_lie() -> None:
    for line in ("8 -1 -1", "-1 8 -1", "-1 -1 8"):
        s = state_of(table(f"{line} / . . . / . . .", POOR))
        assert fitted_line(s, 0, 0, 1, AS_IT_IS, NAMES.index("3"), FAR) == 0

"""Rule 6: hazards and mulligans."""

from collections.abc import Sequence

import pytest

from mazzo.games.gnoming.deck import NAMES
from tests.games.gnoming.example import (
    CLOSED,
    begun,
    go_on,
    grid,
    piles,
    player,
    points,
    sheet,
    state_of,
    table,
    told,
    view,
)
from tests.games.legality import moves, reason, refused
from tests.golden.journals import golden

WILD = "mulligan 4 . / . . . / . . ."
NO_POSITIVE = "mulligan -4 . / . . . / . . ."
TWO_WILD = "mulligan 4 . / . mulligan . / . . ."
THREE_WILD = "mulligan 4 . / . mulligan . / . . mulligan"
LAST_TWO = "3 4 5 / 6 7 8 / 3 . ."
LAST = "3 4 5 / 6 7 8 / 3 4 ."
LATE = "5 5 -1 / 8 7 6 / -2 8 4"


# Hazards


def test_6_1_every_other_player_may_turn_one_card() -> None:
    match = table(CLOSED, "7 8 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * hazard; 0 discard hazard")
    assert (match.current_players(), view(match).asked, player(match, 1).state) == ((1,), 1, "asked")
    assert moves(match, 1) == [*(f"turn {cell}" for cell in range(3, 10)), "pass"]
    go_on(match, "1 turn 5; * -2")
    assert grid(match, 1) == "7 8 . / . -2 . / . . ."
    assert match.current_players() == (2,)


def test_6_1_they_need_not() -> None:
    match = table(CLOSED, CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard; 0 discard hazard; 1 pass; 2 pass")
    assert [grid(match, seat) for seat in range(3)] == [CLOSED] * 3
    assert (match.current_players(), player(match, 1).state) == ((1,), "drawing")


def test_6_1_only_a_face_down_card_is_turned() -> None:
    match = table(CLOSED, "7 8 . / . . . / . . .")
    go_on(match, "0 draw; * hazard; 0 discard hazard")
    refusal = refused(match, "turn 2", 1)
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-face-up", "6.1", {"cell": 2})


@pytest.mark.parametrize("text", ["draw", "take left", "put 3", "discard right", "discard hazard"])
def test_6_1_first_that_is_answered(text: str) -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard; 0 discard hazard")
    assert reason(match, text, 1) == ("gnoming-answer-hazard", "6.1")


def test_6_2_nobody_turns_their_last_face_down_card() -> None:
    match = table(CLOSED, LAST, LAST_TWO)
    go_on(match, "0 draw; * hazard; 0 discard hazard")
    assert (match.current_players(), moves(match, 2)) == ((2,), ["turn 8", "turn 9", "pass"])
    go_on(match, "2 turn 8; * 3")
    assert [player(match, seat).down for seat in (1, 2)] == [1, 1]
    assert view(match).out is None


def test_6_a_a_hazard_that_is_drawn_and_declined_is_discarded() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard")
    assert moves(match)[-1] == "discard hazard"
    go_on(match, "0 discard hazard")
    assert view(match).asked == 1


def test_6_a_a_hazard_that_comes_out_of_the_grid_too() -> None:
    match = table("hazard 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 5; 0 put 5 @ 1 for hazard")
    assert (view(match).asked, view(match).removed, grid(match)) == (1, 1, "5 4 . / . . . / . . .")


def test_6_a_they_are_asked_one_after_the_other_clockwise() -> None:
    match = table(*[CLOSED] * 5)
    go_on(match, "0 draw; * 5; 0 discard left; 1 draw; * 5; 1 discard left; 2 draw; * hazard; 2 discard hazard")
    asked: list[int] = []
    while view(match).asked is not None:
        asked += match.current_players()
        go_on(match, f"{asked[-1]} pass")
    assert asked == [3, 4, 0, 1]
    assert match.current_players() == (3,)


def test_6_a_who_has_one_face_down_card_or_none_is_not_asked() -> None:
    match = table(CLOSED, LAST, LATE, LAST)
    go_on(match, "0 draw; * hazard; 0 discard hazard")
    assert (view(match).asked, match.current_players()) == (None, (1,))


def test_6_a_the_others_wait_meanwhile() -> None:
    match = table(CLOSED, CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard; 0 discard hazard")
    for seat in (0, 2):
        assert reason(match, "turn 3", seat) == ("gnoming-other-asked", "6.a")
        assert player(match, seat).state == "waiting"


def test_6_a_on_last_turns_too() -> None:
    match = golden("gnoming", "hazard-on-the-last-turns")
    entries = [str(entry) for entry in match.entries]
    at = entries.index("1 discard hazard")
    assert entries[at + 1 : at + 4] == ["2 turn 4", "* 7", "2 draw"]  # 0 has gone out and is not asked


def test_6_b_a_card_so_turned_does_not_bounce() -> None:
    match = table(CLOSED, "7 8 . / . . . / . . .")
    go_on(match, "0 draw; * hazard; 0 discard hazard; 1 turn 3; * 7")
    assert (grid(match, 1), moves(match, 1)) == ("7 8 7 / . . . / . . .", ["draw", "take 3 left", "take 4 right"])


def test_6_b_a_hazard_so_turned_does_nothing() -> None:
    match = table(CLOSED, CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard; 0 discard hazard; 1 turn 3; * hazard")
    assert (grid(match, 1), view(match).removed) == (". . hazard / . . . / . . .", 1)
    assert view(match).asked == 2
    go_on(match, "2 pass")
    assert view(match).asked is None


def test_6_b_a_hazard_among_the_first_two_does_nothing() -> None:
    match = begun("hazard hazard", "3 4")
    assert (view(match).asked, view(match).removed, match.current_players()) == (None, 0, (0,))
    assert sheet(match, 0).hazards == 20


def test_6_b_when_it_is_replaced_it_does() -> None:
    match = begun("hazard hazard", "3 4")
    go_on(match, "0 draw; * 5; 0 put @ 1")
    assert (view(match).asked, view(match).removed) == (1, 1)


def test_6_c_a_hazard_may_be_kept() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard; 0 put hazard @ 5; * 8; 0 discard left")
    assert (grid(match), view(match).removed) == (". . . / . hazard . / . . .", 0)
    go_on(match, "1 draw; * 3; 1 discard left; 0 draw; * 4; 0 put 4 @ 5 for hazard")
    assert (view(match).removed, view(match).asked) == (1, 1)


def test_6_c_an_archived_game_counts_it_at_the_end() -> None:
    match = golden("gnoming", "hazard-kept-to-the-end")
    assert view(match).rounds[0][0].hazards == 20


# Mulligans


@pytest.mark.parametrize("value", [3, 4, 5, 6, 7, 8])
def test_6_3_a_mulligan_stands_for_whatever_its_line_needs(value: int) -> None:
    for row in (f"{value} {value} mulligan", f"{value} mulligan {value}", f"mulligan {value} {value}"):
        assert points(f"{row} / . . . / . . .") == -value


def test_6_4_it_may_stand_for_different_values_in_its_row_and_its_column() -> None:
    assert points("7 7 mulligan / . . 4 / . . 4") == -7 - 4
    assert points("mulligan 3 3 / 8 . . / 8 . .") == -3 - 8


def test_6_5_only_one_mulligan_at_the_end_of_ones_own_turn() -> None:
    match = table(NO_POSITIVE, CLOSED)
    go_on(match, "0 draw; * mulligan")
    assert moves(match) == ["put mulligan @ 1 for mulligan", "discard mulligan left", "discard mulligan right"]
    go_on(match, "0 put @ 1; 0 discard left")
    assert grid(match) == NO_POSITIVE


def test_6_5_the_first_may_lie_anywhere() -> None:
    match = table("7 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * mulligan")
    assert len(moves(match)) == 9 + 2
    go_on(match, "0 put mulligan @ 9; * 4; 0 put @ 3; * mulligan")
    assert moves(match) == ["discard mulligan left", "discard mulligan right"]


def test_6_d_only_face_up_mulligans_count() -> None:
    match = table("7 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * mulligan; 0 put @ 3; * mulligan; 0 discard left")  # one lay there all the time
    assert grid(match) == "7 4 mulligan / . . . / . . ."


@pytest.mark.parametrize(("written", "cells"), [(WILD, [2]), (NO_POSITIVE, range(2, 10))])
def test_6_d_a_second_goes_onto_no_open_card_and_nowhere_without_a_positive_one(
    written: str, cells: Sequence[int]
) -> None:
    match = table(written, CLOSED)
    go_on(match, "0 draw; * mulligan")
    for cell in cells:
        refusal = refused(match, f"put @ {cell}")
        assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-one-mulligan", "6.d", {"card": "mulligan"})


def test_6_d_a_second_passes_through_when_a_bounce_takes_the_first() -> None:
    match = table(WILD, CLOSED)
    go_on(match, "0 draw; * mulligan; 0 put @ 5; * 4")
    assert player(match, 0).state == "bouncing"
    go_on(match, "0 put 4 @ 1 for mulligan")
    assert moves(match) == ["discard mulligan left", "discard mulligan right"]
    go_on(match, "0 discard left")
    assert grid(match) == "4 4 . / . mulligan . / . . ."


def test_6_d_a_second_from_a_pile_passes_through_as_well() -> None:
    match = table(WILD, CLOSED, left="3 mulligan")
    go_on(match, "0 take mulligan left")
    assert moves(match) == ["put mulligan @ 1 for mulligan", *(f"put mulligan @ {cell}" for cell in range(3, 10))]
    go_on(match, "0 put @ 9; * 4; 0 put 4 @ 1; 0 discard right")
    assert grid(match) == "4 4 . / . . . / . . mulligan"


def test_6_d_while_two_lie_a_bouncing_card_goes_on() -> None:
    match = table(WILD, CLOSED)
    go_on(match, "0 draw; * mulligan; 0 put @ 5; * 4")
    assert moves(match) == ["put 4 @ 1 for mulligan", *(f"put 4 @ {cell}" for cell in (3, 4, 6, 7, 8, 9))]
    for text in ("discard left", "discard hazard", "put @ 2"):
        assert reason(match, text) == ("gnoming-bounce-on", "6.d")
    assert reason(match, "put @ 5") == ("gnoming-own-cell", "4.d")
    go_on(match, "0 put 4 @ 3; * 4")
    assert moves(match)[:2] == ["put 4 @ 1 for mulligan", "put 4 @ 4"]
    assert "put 4 @ 5 for mulligan" in moves(match)
    go_on(match, "0 put 4 @ 5; 0 discard left")
    assert grid(match) == "mulligan 4 4 / . 4 . / . . ."


@pytest.mark.parametrize("card", ["7", "-3", "hazard", "mulligan"])
def test_6_d_what_cannot_bounce_takes_the_place_of_the_second(card: str) -> None:
    match = table(WILD, CLOSED)
    go_on(match, f"0 draw; * mulligan; 0 put @ 5; * {card}")
    assert grid(match) == f"mulligan 4 . / . {card} . / . . ."
    assert moves(match) == ["discard mulligan left", "discard mulligan right"]
    go_on(match, "0 discard right")
    assert (piles(match), view(match).removed, match.current_players()) == (("3", "mulligan"), 0, (1,))


def test_6_d_the_last_of_several_takes_the_place_of_the_second() -> None:
    match = table(WILD, CLOSED, right="")
    go_on(match, "0 draw; * mulligan; 0 put @ 5; * 4; 0 put 4 @ 9; * 8")
    assert grid(match) == "mulligan 4 . / . 8 . / . . 4"
    assert piles(match) == ("3", "mulligan")  # the empty pile (5.2)


def test_6_d_it_may_be_the_last_card_face_down() -> None:
    match = table("mulligan 4 5 / 6 7 8 / 3 3 .", CLOSED)
    go_on(match, "0 draw; * mulligan; 0 put @ 9; * -4; 0 discard left")
    assert (grid(match), view(match).out) == ("mulligan 4 5 / 6 7 8 / 3 3 -4", 0)


def test_6_d_an_archived_game_passes_mulligans_through() -> None:
    entries = [str(entry) for entry in golden("gnoming", "second-mulligan-passes-by-a-bounce").entries]
    at = entries.index("0 put mulligan @ 5")
    assert entries[at + 1 : at + 4] == ["* 4", "0 put 4 @ 1 for mulligan", "0 discard mulligan left"]
    at = entries.index("1 put mulligan @ 9")
    assert entries[at + 1 : at + 5] == ["* 8", "1 put 8 @ 4", "* 6", "1 discard mulligan left"]


def test_6_d_in_gnoming_1_a_second_goes_only_onto_the_first() -> None:
    match = table(WILD, CLOSED)
    state_of(match).superseded = 1
    go_on(match, "0 draw; * mulligan")
    assert moves(match) == ["put mulligan @ 1 for mulligan", "discard mulligan left", "discard mulligan right"]
    assert reason(match, "put @ 3") == ("gnoming-one-mulligan", "6.d")


def test_6_d_other_cards_may_go_anywhere() -> None:
    match = table(WILD, CLOSED)
    go_on(match, "0 draw; * 8")
    assert len(moves(match)) == 9 + 2


def test_6_e_with_two_face_up_what_is_drawn_replaces_one_of_them() -> None:
    match = table(TWO_WILD, CLOSED)
    go_on(match, "0 draw; * 8")
    assert moves(match) == ["put 8 @ 1 for mulligan", "put 8 @ 5 for mulligan"]
    for text in ("discard left", "discard right", "discard hazard", "put @ 2", "put @ 9"):
        refusal = refused(match, text)
        assert (refusal.code, refusal.rule) == ("gnoming-two-mulligans", "6.e")
        assert refusal.facts == {"card": "8"}


@pytest.mark.parametrize("card", ["hazard", "-4", "mulligan"])
def test_6_e_whatever_it_is(card: str) -> None:
    match = table(TWO_WILD, CLOSED)
    go_on(match, f"0 draw; * {card}")
    assert moves(match) == [f"put {card} @ 1 for mulligan", f"put {card} @ 5 for mulligan"]


def test_6_e_a_card_from_a_pile_as_well() -> None:
    match = table(TWO_WILD, CLOSED)
    go_on(match, "0 take 4 right")
    assert moves(match) == ["put 4 @ 1 for mulligan", "put 4 @ 5 for mulligan"]
    assert reason(match, "put @ 9") == ("gnoming-two-mulligans", "6.e")


def test_6_e_no_mulligan_is_taken_from_a_pile() -> None:
    match = table(TWO_WILD, CLOSED, left="mulligan")
    assert moves(match) == ["draw", "take 4 right"]
    assert reason(match, "take left") == ("gnoming-two-mulligans", "6.e")


def test_6_e_with_three_two_are_left() -> None:
    match = table(THREE_WILD, CLOSED)
    go_on(match, "0 draw; * 8")
    assert [move.split()[3] for move in moves(match)] == ["1", "5", "9"]
    go_on(match, "0 put @ 5; 0 discard left")
    assert grid(match) == "mulligan 4 . / . 8 . / . . mulligan"
    go_on(match, "1 draw; * 3; 1 discard right; 0 draw; * 7")
    assert [move.split()[3] for move in moves(match)] == ["1", "9"]


def test_6_e_chance_turns_a_second_by_a_hazard() -> None:
    match = golden("gnoming", "two-mulligans-by-a-hazard")
    entries = [str(entry) for entry in match.entries]
    at = entries.index("0 turn 9")
    assert entries[at + 1 : at + 5] == ["* mulligan", "0 draw", "* 5", "0 put 5 @ 9 for mulligan"]


def test_6_e_or_among_the_first_two() -> None:
    match = begun("mulligan mulligan", "3 4")
    go_on(match, "0 draw; * 8")
    assert moves(match) == ["put 8 @ 1 for mulligan", "put 8 @ 2 for mulligan"]
    entries = [str(entry) for entry in golden("gnoming", "three-mulligans-at-once").entries]
    assert "1 put 5 @ 1 for mulligan" in entries


def test_6_f_a_mulligan_that_comes_out_goes_to_a_pile_and_may_be_taken() -> None:
    match = table(WILD, CLOSED)
    go_on(match, "0 draw; * 8; 0 put @ 1; 0 discard mulligan left")
    assert piles(match) == ("mulligan", "4")
    go_on(match, "1 take mulligan left; 1 put mulligan @ 5; * 3")
    assert grid(match, 1) == ". . . / . mulligan . / . . ."


def test_6_f_a_declined_one_as_well() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * mulligan; 0 discard mulligan right")
    assert piles(match) == ("3", "mulligan")
    assert told(match, None)[-1] == "discard mulligan right"


def test_6_f_no_hazard_ever_lies_on_a_pile() -> None:
    match = golden("gnoming", "both-piles-empty")
    hazard = NAMES.index("hazard")
    assert all(state_of(match).piles[pile][at] != hazard for pile in (0, 1) for at in range(110))
    assert all(f"discard hazard {side}" not in str(entry) for entry in match.entries for side in ("left", "right"))

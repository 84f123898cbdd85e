"""Rules 4 and 5: the dice, the wheelbarrow, who chooses when dice run short, and glades."""

from collections.abc import Callable
from itertools import combinations

import pytest

import mazzo
from mazzo import Match
from tests.games.grove.example import (
    Effect,
    board,
    cell,
    dice,
    die,
    effects,
    example,
    go_on,
    kinds,
    last_effects,
    offer,
    stacked,
)
from tests.games.legality import moves, refused
from tests.golden.journals import golden

MIXED = "oO/oO/o. oo/OO/o. oo/oo/o."
"""On the first card of these lies the second: one fruit on one, one on two, two on one, two on two."""

GROWING = "Oo/oo/o. " * 9
"""Laid exactly on each other: the first tree's die shows 4, 6, 10, and becomes the wheelbarrow."""

TWO_TENS = "OO/ll/g. " * 9
THREE_TENS = "OO/Oo/l. " * 9
TENS_OF_TWO = "OL/ol/g. " * 9
"""Four of these on each other show 10 on two, on three, and on an orange and a lemon tree."""

ALL_ORANGES = "oo/oo/o. oo/oo/o. oo/oo/o. oo/oo/o. ol/oO/o."
NO_ORANGE_LEFT = "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 2,0; * 5"
"""All five orange dice lie in the grove, at 0,0 to 2,0; bare oranges lie at 2,1 and 3,0 to 4,0."""

FREED = "Oo/oo/o. Oo/oo/o. Oo/oo/o. Oo/o./oo Oo/o./oo " + "Oo/o./oo " * 4
"""All five orange dice lie in the grove; the fourth leaves a bare orange at 2,1 and a 10 at 0,0."""


def scarce(first: str, *others: str) -> Match:
    """Two equal cards on each other, then a card over their glade that leaves bare oranges at 2,1 and 3,0 to 4,0."""
    return example(" ".join([first, first, "lo/oo/o.", *others]), "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 2,0; * 5")


def one_for_two() -> Match:
    """One orange die is left, and two oranges want it."""
    match = scarce("oo/oo/l.", "oo/oo/.o")
    match.play(0, "4 r0 @ 3,-1")
    return match


def one_for_three() -> Match:
    """One orange die is left, and three oranges want it."""
    match = scarce("oo/oo/l.", "oo/oo/o.")
    match.play(0, "4 r0 @ 3,0")
    return match


def two_for_three() -> Match:
    """Two orange dice are left, and three oranges want one."""
    match = scarce("oo/ol/l.", "oo/oo/o.")
    match.play(0, "4 r0 @ 3,0")
    return match


def three_for_four() -> Match:
    """Three orange dice are left, and four oranges want one."""
    match = scarce("oo/ll/l.", "lo/oO/o.")
    match.play(0, "4 r0 @ 2,0")
    return match


def four_for_five() -> Match:
    """Four orange dice are left, and five oranges want one."""
    return example("oo/oo/o. oo/oo/o. oo/.o/oo", "* 1; * 2; * 3; 0 2 r0 @ 2,0; * 4; 0 3 r0 @ 1,0")


SHORTAGES = [
    (one_for_two, 1, [(3, 0), (4, 0)]),
    (one_for_three, 1, [(3, 0), (3, 1), (4, 0)]),
    (two_for_three, 2, [(3, 0), (3, 1), (4, 0)]),
    (three_for_four, 3, [(2, 1), (3, 0), (3, 1), (4, 0)]),
    (four_for_five, 4, [(1, 0), (1, 1), (2, 1), (3, 0), (3, 1)]),
]

TWO_COLOURS = "ol/ol/o. lo/lo/l. ol/lo/o. ol/ol/.l oo/ll/l. ol/ol/l. ll/oo/.o ol/lo/l. oo/ll/o."

TWO_COLOURS_SHORT = """
    * 1; * 2; * 3; 0 2 r0 @ 1,1; * 4; 0 3 r270 @ -1,-2; * 5; 0 5 r90 @ -2,-2; * 6; 0 4 r0 @ 0,-2; * 7
    0 7 r90 @ 0,2; * 8; 0 6 r90 @ 3,1; * 9; 0 8 r90 @ 2,-2; 0 9 r270 @ 0,3
"""
"""One orange die and one lemon die are left; two oranges, at 0,3 and 1,3, and two lemons, at 0,4 and 1,4, want one."""


def test_4_1_a_new_die_shows_the_fruit_of_both_trees() -> None:
    match = example(MIXED, "* 1; * 2; * 3; 0 2 r0 @ 0,0")
    assert last_effects(match) == [
        *(Effect("NEW", 2), Effect("NEW", 3)),
        *(Effect("NEW", 3), Effect("NEW", 4)),
        *(Effect("NEW", 2), Effect("GLADE", 0)),
    ]
    assert dice(match) == {(0, 0): 2, (0, 1): 3, (1, 0): 3, (1, 1): 4, (2, 0): 2}


def test_4_1_it_is_of_the_trees_fruit_and_comes_from_the_supply() -> None:
    match = example("oo/ll/g. oo/ll/g.", "* 1; * 2; * 3; 0 2 r0 @ 0,0")
    assert [cell(match, row, 0).die_fruit for row in range(3)] == ["orange", "lemon", "lime"]
    assert board(match).dice_left == (3, 3, 4)


def test_4_1_a_tree_on_the_ground_gets_none() -> None:
    match = example("oo/oo/o. oo/oo/o.", "* 1; * 2; * 3; 0 2 r0 @ 2,0")
    assert kinds(match) == "NEW BARE GROUND GROUND GROUND GROUND"
    assert dice(match) == {(2, 0): 2}


def test_4_2_without_a_die_of_the_colour_none_is_placed() -> None:
    match = example(ALL_ORANGES, NO_ORANGE_LEFT)
    assert board(match).dice_left == (0, 5, 5)
    match.play(0, "4 r0 @ 3,0")
    assert kinds(match) == "NO_DIE NO_DIE NO_DIE BARE GROUND GROUND"
    assert [die(match, row, col) for row, col in ((3, 0), (3, 1), (4, 0))] == [0, 0, 0]


def test_4_3_a_die_moves_up_and_grows_by_the_fruit_of_the_upper_tree() -> None:
    match = example("oO/oO/o. oo/oo/o. oO/Oo/o.", "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0")
    # 1+1 then 1; 2+1 then 2; 1+1 then 2; 2+1 then 1; 1+1 then 1
    assert dice(match) == {(0, 0): 3, (0, 1): 5, (1, 0): 4, (1, 1): 4, (2, 0): 3}
    assert kinds(match) == "GROWS GROWS GROWS GROWS GROWS GLADE"


def test_4_3_a_growing_die_takes_none_from_the_supply() -> None:
    match = example(GROWING, stacked(2))
    before = board(match).dice_left
    match.play(0, "3 r0 @ 0,0")
    assert (board(match).dice_left, before) == ((0, 5, 5), (0, 5, 5))


@pytest.mark.parametrize(
    ("first", "lays", "shown"),
    [
        ("oo/oo/o.", ["oo/oo/o."] * 5, [2, 3, 4, 5, 6]),
        ("oo/oo/o.", ["oo/oo/o."] * 6, [2, 3, 4, 5, 6, 10]),
        ("OO/OO/O.", ["oo/oo/o.", "OO/OO/O.", "OO/OO/O."], [3, 5, 10]),
        ("OO/OO/O.", ["OO/OO/O.", "OO/OO/O.", "OO/OO/O."], [4, 6, 10]),
        ("OO/OO/O.", ["OO/OO/O.", "OO/OO/O.", "oo/oo/o."], [4, 6, 10]),
    ],
)
def test_4_4_above_six_comes_the_basket_of_10(first: str, lays: list[str], shown: list[int]) -> None:
    match = example(" ".join([first, *lays]), "* 1; * 2; * 3")
    seen = []
    for k in range(len(lays)):
        go_on(match, f"0 {k + 2} r0 @ 0,0; * {k + 4}")
        seen.append(die(match, 0, 0))
    assert seen == shown


def test_4_5_a_10_covered_by_a_matching_tree_becomes_the_wheelbarrow() -> None:
    match = example(GROWING, stacked(4))
    assert (die(match, 0, 0), board(match).dice_left, board(match).wheelbarrow_left) == (10, (0, 5, 5), True)
    match.play(0, "5 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("BARROW", 15)
    assert (die(match, 0, 0), board(match).dice_left, board(match).wheelbarrow_left) == (15, (1, 5, 5), False)
    assert match.score(0) == 15 + 4 * 5


def test_4_5_a_die_that_has_just_reached_10_stays_a_die() -> None:
    match = example(GROWING, stacked(4))
    assert last_effects(match)[0] == Effect("GROWS", 10)
    assert board(match).wheelbarrow_left


def test_4_5_no_wheelbarrow_without_an_overlap() -> None:
    match = example(GROWING, stacked(4))
    match.play(0, "5 r0 @ 2,0")  # only the die at 2,0 and the glade are covered
    assert (die(match, 0, 0), board(match).wheelbarrow_left) == (10, True)


def test_4_6_once_the_wheelbarrow_is_out_a_10_stays_a_10() -> None:
    match = example("OO/oo/o. " * 4 + "oO/oo/.o " + "OO/oo/o. " * 4, stacked(4))
    assert (die(match, 0, 0), die(match, 0, 1)) == (10, 10)
    match.play(0, "5 r0 @ 0,-1")  # its second column covers the first of the two only
    assert (die(match, 0, 0), die(match, 0, 1)) == (15, 10)
    go_on(match, "* 7; 0 6 r0 @ 0,0")
    assert last_effects(match)[:2] == [Effect("STAYS", 15), Effect("STAYS", 10)]
    assert (die(match, 0, 0), die(match, 0, 1)) == (15, 10)


def test_4_a_only_the_two_trees_in_sight_count_for_a_new_die() -> None:
    match = example(ALL_ORANGES, NO_ORANGE_LEFT + "; 0 4 r0 @ 3,0; * 6; 0 5 r0 @ 2,-1")
    assert last_effects(match) == [
        *(Effect("GROUND", 0), Effect("SQUIRREL", 3)),
        *(Effect("GROUND", 0), Effect("NEW", 3)),  # two on one, which lies on another one that does not count
        *(Effect("GROUND", 0), Effect("GLADE", 0)),
    ]


def test_4_b_the_wheelbarrow_moves_up_and_stays_15() -> None:
    match = example(GROWING, stacked(5))
    assert (die(match, 0, 0), cell(match, 0, 0).die_fruit) == (15, "orange")
    match.play(0, "6 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("STAYS", 15)
    assert (die(match, 0, 0), cell(match, 0, 0).die_fruit) == (15, "orange")


def test_4_b_it_keeps_its_fruit() -> None:
    match = example("Oo/oo/o. " * 5 + "lo/oo/o. " * 4, stacked(5))
    match.play(0, "6 r0 @ 0,0")  # a lemon differs from the wheelbarrow of an orange
    assert last_effects(match)[0] == Effect("SQUIRREL", 15)


def test_4_c_a_tree_that_got_no_die_is_like_one_without_when_covered_again() -> None:
    match = example(ALL_ORANGES, NO_ORANGE_LEFT + "; 0 4 r0 @ 3,0; * 6")
    assert (cell(match, 3, 0).fruit, die(match, 3, 0)) == ("orange", 0)
    match.play(0, "5 r0 @ 2,-1")  # the squirrel sends an orange die back
    assert die(match, 3, 0) == 3


@pytest.mark.parametrize(("position", "left", "cells"), SHORTAGES)
def test_4_d_the_player_chooses_which_trees_get_the_scarce_dice(
    position: Callable[[], Match], left: int, cells: list[tuple[int, int]]
) -> None:
    match = position()
    assert (board(match).state, board(match).dice_left[0]) == ("choosing", left)
    assert [effect.kind for effect in last_effects(match)].count("SCARCE") == len(cells)
    assert sorted(results(match)) == sorted(combinations(cells, left))


def results(match: Match) -> list[tuple[tuple[int, int], ...]]:
    """Which of the waiting trees have a die, for every way to choose."""
    if board(match).state != "choosing":
        laid = board(match).laid[-1]
        where = [(laid.row + r, laid.col + c) for r in range(3) for c in range(2)]
        new = [at for at, effect in zip(where, last_effects(match), strict=True) if effect.kind == "SCARCE"]
        return [tuple(at for at in new if die(match, *at))]
    found = []
    for move in moves(match):
        after = match.copy()
        after.play(0, move)
        found += results(after)
    return found


def test_4_d_each_set_of_trees_has_one_path() -> None:
    match = two_for_three()
    assert moves(match) == ["die 3,0", "die 3,1"]
    match.play(0, "die 3,1")
    assert [die(match, 3, col) for col in (0, 1)] == [0, 2]
    assert die(match, 4, 0) == 2  # after 3,1 no other choice is left
    assert board(match).state != "choosing"


def test_4_d_the_new_die_shows_what_its_own_trees_bear() -> None:
    match = three_for_four()
    assert [(one.row, one.col, one.value) for one in match.snapshot(0).offers.dice] == [(2, 1, 2), (3, 0, 2)]
    match.play(0, "die 3,0")
    assert [die(match, row, col) for row, col in ((2, 1), (3, 0), (3, 1), (4, 0))] == [0, 2, 3, 2]


def test_4_d_the_choice_comes_before_the_draw_and_before_any_other_card() -> None:
    match = one_for_two()
    assert match.chances() == []
    refusal = refused(match, "5 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("grove-choose-die-first", "4.d")
    match.play(0, "die 4,0")
    assert match.chances() != []
    assert (die(match, 3, 0), die(match, 4, 0)) == (0, 2)


def test_4_d_only_a_tree_that_waits_may_get_it() -> None:
    match = one_for_two()
    refusal = refused(match, "die 3,1")
    assert (refusal.code, refusal.rule) == ("grove-no-die-due", "4.d")


def test_4_d_where_no_die_waits_nobody_is_sent_to_a_marked_tree() -> None:
    refusal = refused(example("", "* 1; * 2; * 3"), "die 0,0")
    assert (refusal.code, refusal.rule) == ("grove-no-die-waiting", "4.d")


def test_4_d_no_die_that_is_due_and_there_may_be_declined() -> None:
    match = four_for_five()
    while board(match).state == "choosing":
        assert all(move.startswith("die") for move in moves(match))
        match.play(0, moves(match)[-1])
    assert board(match).dice_left == (0, 5, 5)


def test_4_d_a_die_given_counts_at_once_and_one_not_given_never() -> None:
    match = one_for_two()
    waiting = match.score(0)
    assert board(match).score.total == sum(board(match).score.dice)
    match.play(0, "die 3,0")
    assert match.score(0) == waiting + 2


def test_4_d_the_offer_announces_the_choice() -> None:
    match = scarce("oo/oo/l.", "oo/oo/.o")
    announced = offer(match, "4 r0 @ 3,-1")
    assert effects(announced.effects) == [
        *(Effect("GROUND", 0), Effect("SCARCE", 2)),
        *(Effect("GROUND", 0), Effect("SCARCE", 2)),
        *(Effect("GROUND", 0), Effect("GROUND", 0)),
    ]
    assert announced.gain == 2


def test_4_d_every_colour_in_short_supply_is_a_choice_of_its_own() -> None:
    match = example(TWO_COLOURS, TWO_COLOURS_SHORT)
    assert kinds(match) == "SCARCE SCARCE GROUND SCARCE SCARCE GROUND"
    assert moves(match) == ["die 0,3", "die 1,3"]  # the oranges first
    match.play(0, "die 1,3")
    assert moves(match) == ["die 0,4", "die 1,4"]  # then the lemons
    match.play(0, "die 0,4")
    assert [die(match, row, col) for row in (0, 1) for col in (3, 4)] == [0, 2, 2, 0]
    assert board(match).dice_left == (0, 0, 5)


def test_4_e_a_die_that_the_squirrel_sends_back_serves_at_once() -> None:
    match = example(ALL_ORANGES, NO_ORANGE_LEFT + "; 0 4 r0 @ 3,0; * 6; 0 5 r0 @ 2,-1")
    assert kinds(match) == "GROUND SQUIRREL GROUND NEW GROUND GLADE"
    assert board(match).dice_left == (0, 5, 5)


def test_4_e_a_die_that_the_wheelbarrow_replaces_serves_at_once() -> None:
    match = example(FREED, stacked(4))
    assert (die(match, 0, 0), die(match, 2, 1), board(match).dice_left) == (10, 0, (0, 5, 5))
    match.play(0, "5 r0 @ 0,0")
    assert kinds(match) == "BARROW GROWS GROWS TO_GLADE GROWS NEW"
    assert (die(match, 2, 1), board(match).dice_left) == (2, (0, 5, 5))


def test_4_e_a_wheelbarrow_that_the_squirrel_sends_back_serves_at_once() -> None:
    match = example("OO/ll/g. " * 5 + "lO/ll/g. " * 4, stacked(4) + "; 0 5 r0 @ 0,0; 0 wheelbarrow 0,0; * 7")
    assert (die(match, 0, 0), die(match, 0, 1), board(match).dice_left[0]) == (15, 10, 4)
    match.play(0, "6 r0 @ 0,0")
    assert last_effects(match)[:2] == [Effect("SQUIRREL", 15), Effect("BARROW", 15)]
    assert (die(match, 0, 0), die(match, 0, 1), board(match).dice_left[0]) == (0, 15, 5)
    assert not board(match).wheelbarrow_left


@pytest.mark.parametrize(("name", "score"), [("second-wheelbarrow-of-grove-1", 45), ("one-wheelbarrow", 40)])
def test_4_6_the_wheelbarrow_brought_by_the_card_that_puts_the_squirrel_on_its_place(name: str, score: int) -> None:
    match = golden("grove", name)
    assert match.score(0) == score


def test_4_e_the_wheelbarrow_comes_before_the_new_dice() -> None:
    match = example("OO/oo/o. " * 3 + "OO/o./oo " * 6, stacked(4))
    match.play(0, "5 r0 @ 0,0")
    assert (board(match).dice_left, die(match, 2, 1)) == ((0, 5, 5), 0)
    assert moves(match) == ["wheelbarrow 0,0", "wheelbarrow 0,1"]
    match.play(0, "wheelbarrow 0,1")
    assert (board(match).dice_left, die(match, 2, 1)) == ((0, 5, 5), 2)


def test_4_f_of_several_10s_the_player_chooses_one() -> None:
    match = example(TWO_TENS, stacked(4))
    match.play(0, "5 r0 @ 0,0")
    assert last_effects(match)[:2] == [Effect("TEN_DUE", 10)] * 2
    assert (board(match).state, moves(match)) == ("choosing", ["wheelbarrow 0,0", "wheelbarrow 0,1"])
    match.play(0, "wheelbarrow 0,1")
    assert (die(match, 0, 0), die(match, 0, 1)) == (10, 15)
    assert (board(match).dice_left, board(match).wheelbarrow_left) == ((4, 3, 4), False)


@pytest.mark.parametrize("chosen", [(0, 0), (0, 1), (1, 0)])
def test_4_f_three_at_once_the_others_stay_10(chosen: tuple[int, int]) -> None:
    match = example(THREE_TENS, stacked(4))
    match.play(0, "5 r0 @ 0,0")
    match.play(0, f"wheelbarrow {chosen[0]},{chosen[1]}")
    assert [die(match, *at) for at in ((0, 0), (0, 1), (1, 0))] == [
        15 if at == chosen else 10 for at in ((0, 0), (0, 1), (1, 0))
    ]


@pytest.mark.parametrize(("chosen", "left"), [("0,0", (4, 3, 4)), ("0,1", (3, 4, 4))])
def test_4_f_the_die_of_the_chosen_one_goes_back(chosen: str, left: tuple[int, int, int]) -> None:
    match = example(TENS_OF_TWO, stacked(4))
    match.play(0, "5 r0 @ 0,0")
    assert board(match).dice_left == (3, 3, 4)
    match.play(0, f"wheelbarrow {chosen}")
    assert board(match).dice_left == left


def test_4_f_it_cannot_be_declined_or_put_off() -> None:
    match = example(TWO_TENS, stacked(4))
    match.play(0, "5 r0 @ 0,0")
    assert match.chances() == []
    refusal = refused(match, "6 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("grove-choose-wheelbarrow-first", "4.f")
    assert refused(match, "die 0,0").code == "grove-choose-wheelbarrow-first"


def test_4_f_only_a_10_that_was_just_covered_may_be_chosen() -> None:
    match = example(TWO_TENS, stacked(4))
    refusal = refused(match, "wheelbarrow 0,0")
    assert (refusal.code, refusal.rule) == ("grove-no-wheelbarrow-due", "4.f")
    match.play(0, "5 r0 @ 0,0")
    refusal = refused(match, "wheelbarrow 1,0")
    assert (refusal.code, refusal.rule) == ("grove-no-wheelbarrow-due", "4.f")


def test_4_f_a_10_that_this_card_does_not_cover_is_not_asked_about() -> None:
    match = example("OO/ll/g. " * 4 + "oO/ol/.g " * 5, stacked(4))
    match.play(0, "5 r0 @ 0,-1")
    assert board(match).state != "choosing"
    assert (die(match, 0, 0), die(match, 0, 1)) == (15, 10)


GLADES = "oo/oo/o. oo/oo/o. .o/oo/oo Oo/oo/o. l./ll/ll lo/oo/o."
"""The third on the second on the first, all at 0,0: a glade takes the die of 0,0, an orange the glade at 2,1."""
ON_GLADE = "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0; * 5"


def test_5_1_a_die_moves_onto_the_glade_unchanged() -> None:
    match = example(GLADES, ON_GLADE)
    assert last_effects(match)[0] == Effect("TO_GLADE", 2)
    assert (cell(match, 0, 0).fruit, die(match, 0, 0), cell(match, 0, 0).die_fruit) == (None, 2, "orange")
    assert board(match).dice_left == (0, 5, 5)


def test_5_1_from_glade_to_glade_too() -> None:
    match = example("oo/oo/o. oo/oo/o. .o/oo/oo .o/oo/oo", ON_GLADE + "; 0 4 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("TO_GLADE", 2)
    assert (cell(match, 0, 0).fruit, die(match, 0, 0)) == (None, 2)


def test_5_2_a_glade_over_no_die_bears_none() -> None:
    match = example("oo/oo/o. .o/oo/oo .o/oo/oo", "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4")
    assert last_effects(match)[0] == Effect("GLADE", 0)
    assert die(match, 0, 0) == 0
    match.play(0, "3 r0 @ 0,0")  # glade on glade
    assert (last_effects(match)[0], die(match, 0, 0)) == (Effect("GLADE", 0), 0)


def test_5_3_a_matching_tree_on_a_glades_die_takes_it_up_and_it_grows() -> None:
    match = example(GLADES, ON_GLADE + "; 0 4 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("GROWS", 4)
    assert (cell(match, 0, 0).fruit, die(match, 0, 0)) == ("orange", 4)


def test_5_3_from_six_to_10_and_from_10_to_the_wheelbarrow() -> None:
    cards = "Oo/oo/o. Oo/oo/o. Oo/oo/o. .o/oo/oo oo/oo/o. .o/oo/oo oo/oo/o. Oo/oo/o. Oo/oo/o."
    match = example(cards, "* 1; * 2; * 3")
    shown = []
    for card in range(2, 8):
        go_on(match, f"0 {card} r0 @ 0,0; * {card + 2}")
        shown.append((cell(match, 0, 0).fruit, die(match, 0, 0)))
    assert shown == [("orange", 4), ("orange", 6), (None, 6), ("orange", 10), (None, 10), ("orange", 15)]


def test_5_4_a_tree_on_an_empty_glade_gets_no_die() -> None:
    match = example("oo/oo/o. lg/gl/l.", "* 1; * 2; * 3; 0 2 r0 @ 2,1")
    assert kinds(match) == "BARE GROUND GROUND GROUND GROUND GROUND"
    assert (cell(match, 2, 1).fruit, die(match, 2, 1)) == ("lemon", 0)


def test_5_a_a_glade_forgets_the_tree_below() -> None:
    match = example("oo/oo/o. .o/oo/oo lo/oo/o.", "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("BARE", 0)  # a lemon over a glade over a bare orange
    assert board(match).squirrel_left


def test_5_a_and_the_next_tree_of_the_same_fruit_gets_no_die_either() -> None:
    match = example("oo/oo/o. .o/oo/oo Oo/oo/o.", "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("BARE", 0)


def test_5_b_the_wheelbarrow_moves_onto_a_glade_and_scores_nothing_there() -> None:
    match = example("Oo/oo/o. " * 5 + ".o/oo/oo " + "oo/oo/o. " * 3, stacked(5))
    before = match.score(0)
    match.play(0, "6 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("TO_GLADE", 15)
    assert (cell(match, 0, 0).fruit, die(match, 0, 0)) == (None, 15)
    assert (match.score(0), board(match).score.glades) == (before - 15 + 4, 15)


def test_5_b_a_matching_tree_brings_15_back() -> None:
    match = example("Oo/oo/o. " * 5 + ".o/oo/oo " + "Oo/oo/o. " * 3, stacked(5) + "; 0 6 r0 @ 0,0; * 8")
    before = match.score(0)
    match.play(0, "7 r0 @ 0,0")
    assert match.score(0) >= before + 15
    assert (match.score(0), board(match).score.glades) == (sum(board(match).score.dice), 0)
    assert last_effects(match)[0] == Effect("STAYS", 15)
    assert (cell(match, 0, 0).fruit, die(match, 0, 0), board(match).wheelbarrow_left) == ("orange", 15, False)


def test_5_b_it_asks_for_its_fruit_on_a_glade_as_a_die_does() -> None:
    cards = "Oo/oo/o. " * 5 + ".o/oo/oo " + "lo/oo/o. " * 3
    match = example(cards, stacked(5) + "; 0 6 r0 @ 0,0; * 8; 0 7 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("SQUIRREL", 15)
    assert board(match).wheelbarrow_left


def test_4_4_the_faces_of_a_die_are_2_to_6_and_10() -> None:
    match = mazzo.deal("grove", seed="faces of dice")
    shown = set()
    while not match.outcome:
        match.play(0, max(match.legal_actions(0)))
        shown |= {one.die for one in board(match).cells}
    assert shown <= {0, 2, 3, 4, 5, 6, 10, 15}

"""Rule 4: the dice, and who chooses when they run short. Every position was reached by play."""

from mazzo.games.orchard.view import Placement
from tests.games.legality import moves, refused
from tests.games.orchard.example import board, die, example, go_on, tree

GROWING = "* 12; * 15; * 4; 0 15 r270 @ 2,-1; * 10; 0 4 r90 @ 1,0; * 16; 0 10 r270 @ 2,1; * 1; 0 1 r90 @ 1,1; * 8"
"""Four cards have covered the pear at 2,1: its die shows 10."""

NO_PEAR_LEFT = """
    * 10; * 6; * 9; 0 6 r270 @ 1,-2; * 16; 0 9 r180 @ 0,-2; * 11; 0 11 r0 @ -1,-2; * 18
    0 16 r0 @ -2,0; * 13; 0 13 r270 @ -2,0; * 1
"""
"""All five pear dice lie in the orchard, and the tokens are spent."""

SCARCE_APPLE = """
    * 1; * 6; * 8; 0 8 r0 @ 1,-1; * 15; 0 6 r90 @ 2,-1; * 18; 0 15 r180 @ -1,1; * 4
    0 4 r0 @ 0,2; * 11; 0 11 r90 @ 2,1
"""
"""One apple die is left and two apples, at 2,2 and 3,1, have been laid on bare apples."""

SCARCE_TWICE = """
    * 16; * 5; * 14; 0 5 r270 @ 1,-1; * 9; 0 14 r180 @ 0,-2; * 18; 0 9 r270 @ -1,-1; * 13
    0 13 r90 @ 1,-4; * 15; 0 15 r180 @ -2,1; * 2; 0 2 r180 @ 2,-4; * 4; 0 4 r180 @ 1,-4
"""
"""One apple die and one plum die are left; two apples, at 1,-3 and 3,-3, and two plums, at 1,-4 and 3,-4, want one."""

NO_DICE_LEFT = """
    * 4; * 10; * 15; 0 15 r90 @ 1,-1; * 17; 0 17 r0 @ 0,-2; * 3; 0 3 r0 @ 0,-3; * 14
    0 14 r180 @ 0,-4; * 1; 0 10 r180 @ 0,-5
"""
"""All plum and pear dice lie in the orchard, one apple die and one token are left."""

PEAR_COMES_BACK = """
    * 3; * 18; * 8; 0 8 r90 @ 1,-2; * 14; 0 14 r180 @ 2,-1; * 7; 0 7 r270 @ 0,1; * 16
    0 16 r270 @ 1,2; * 4; 0 18 r90 @ 1,4; * 6
"""
"""All five pear dice lie in the orchard; one token is left."""


def offer(entries: str, text: str) -> Placement:
    """What a placement is announced to bring."""
    match = example(entries)
    action = match.read(0, text)
    (found,) = (placement for placement in match.snapshot(0).offers.placements if placement.action == action)
    return Placement(*found)


def test_4_1_a_tree_on_a_bare_tree_of_its_fruit_gets_a_die_showing_1() -> None:
    match = example("* 1; * 2; * 3; 0 2 r180 @ 2,0")
    assert [(die(match, 2, col), tree(match, 2, col).fruit) for col in (0, 1)] == [(1, "pear"), (1, "pear")]
    assert board(match).dice_left == (5, 3, 5)


def test_4_1_a_tree_on_the_ground_gets_none() -> None:
    match = example("* 1; * 2; * 3; 0 2 r180 @ 2,0")
    assert [die(match, row, col) for row in (3, 4) for col in (0, 1)] == [0, 0, 0, 0]


def test_4_2_without_a_die_of_that_colour_none_is_placed() -> None:
    match = example(NO_PEAR_LEFT)
    assert board(match).dice_left == (1, 0, 2)
    match.play(0, "18 r90 @ -2,2")  # a pear on a bare pear, and a plum on a bare plum
    assert (die(match, -2, 2), die(match, -1, 2)) == (0, 1)
    assert match.steps(0, 0)[-1].effects == (1, 0, 0, 2, 0, 0)
    assert match.steps(0, 0)[-1].gain == 1


def test_4_3_a_die_moves_up_and_grows_from_1_to_3_to_6_to_10() -> None:
    entries = [entry.strip() for entry in GROWING.split(";")]
    match = example("; ".join(entries[:4]))
    grown = [die(match, 2, 1)]
    for entry in entries[4:]:
        go_on(match, entry)
        if entry.startswith("0"):
            grown.append(die(match, 2, 1))
    assert grown == [1, 3, 6, 10]


def test_4_3_a_growing_die_takes_none_from_the_supply() -> None:
    match = example("* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4")
    before = board(match).dice_left
    match.play(0, "4 r0 @ 1,0")
    assert (match.steps(0, 0)[-1].effects, board(match).dice_left) == ((3, 3, 3, 3, 0, 0), before)


def test_4_4_a_die_that_shows_10_stays_at_10() -> None:
    match = example(GROWING)
    match.play(0, "16 r180 @ 2,1")
    assert die(match, 2, 1) == 10
    assert match.steps(0, 0)[-1].effects == (6, 4, 7, 2, 0, 0)


def test_4_5_only_the_four_faces_count() -> None:
    match = example(GROWING + "; 0 16 r180 @ 2,1")
    shown = [tree.die for tree in board(match).trees]
    assert set(shown) <= {0, 1, 3, 6, 10}
    assert board(match).score.total == sum(shown) - 6


def test_4_a_a_tree_that_got_no_die_starts_at_1_when_covered_again() -> None:
    match = example(NO_DICE_LEFT + "; * 5; 0 1 r0 @ 0,-6; * 13")
    assert (tree(match, 2, -5).fruit, die(match, 2, -5)) == ("pear", 0)  # one overlap went unrewarded
    go_on(match, "0 5 r0 @ 1,1")  # an apple on the pear at 1,1: a pear die comes back
    assert board(match).dice_left[1] == 1
    go_on(match, "0 13 r180 @ 2,-5")
    assert die(match, 2, -5) == 1


def test_4_b_the_player_chooses_which_tree_gets_the_scarce_die() -> None:
    match = example(SCARCE_APPLE)
    assert board(match).state == "choosing"
    assert moves(match) == ["die 2,2", "die 3,1"]
    match.play(0, "die 3,1")
    assert (die(match, 3, 1), die(match, 2, 2)) == (1, 0)


def test_4_b_the_choice_comes_before_the_draw_and_before_any_other_card() -> None:
    match = example(SCARCE_APPLE)
    assert match.chances() == []
    assert refused(match, "18 r0 @ 0,0").code == "orchard-choose-die-first"
    match.play(0, "die 2,2")
    assert match.chances() != []


def test_4_b_only_a_tree_that_waits_may_get_it() -> None:
    match = example(SCARCE_APPLE)
    refusal = refused(match, "die 2,1")
    assert (refusal.code, refusal.rule) == ("orchard-no-die-due", "4.b")
    assert moves(match) == ["die 2,2", "die 3,1"]


def test_4_b_where_no_die_waits_nobody_is_sent_to_a_marked_tree() -> None:
    refusal = refused(example("* 1; * 2; * 3"), "die 0,0")
    assert (refusal.code, refusal.rule) == ("orchard-no-die-waiting", "4.b")


def test_4_b_the_score_counts_the_die_once_it_lies() -> None:
    match = example(SCARCE_APPLE)
    waiting = match.score(0)
    assert board(match).score.total == sum(board(match).score.dice) + board(match).score.rotten
    match.play(0, "die 2,2")
    assert match.score(0) == waiting + 1


def test_4_b_the_offer_announces_the_choice_and_counts_the_die_that_will_lie() -> None:
    entries, _, last = SCARCE_APPLE.strip().replace("\n", ";").rpartition(";")
    placement = offer(entries, last.strip().removeprefix("0 "))
    assert placement.effects == (3, 8, 2, 8, 0, 0)
    assert placement.gain == 2 + 1 + 1  # a die from 1 to 3, a new plum die, and one apple die for two apples


def test_4_c_every_colour_in_short_supply_is_a_choice_of_its_own() -> None:
    match = example(SCARCE_TWICE)
    assert moves(match) == ["die 1,-3", "die 3,-3"]  # the apples first
    match.play(0, "die 1,-3")
    assert moves(match) == ["die 1,-4", "die 3,-4"]  # then the plums
    match.play(0, "die 3,-4")
    assert [die(match, row, col) for row in (1, 3) for col in (-4, -3)] == [0, 1, 1, 0]
    assert board(match).dice_left[0] == board(match).dice_left[2] == 0


def test_4_c_no_die_that_is_due_may_be_declined() -> None:
    match = example(SCARCE_TWICE)
    assert all(move.startswith("die") for move in moves(match))
    match.play(0, "die 3,-3")
    assert all(move.startswith("die") for move in moves(match))
    match.play(0, "die 1,-4")
    assert board(match).score.dice_count == 14


def test_4_d_a_die_sent_back_by_rotten_fruit_may_be_used_at_once() -> None:
    match = example(PEAR_COMES_BACK)
    assert board(match).dice_left[1] == 0
    match.play(0, "6 r180 @ 1,4")  # an apple on the pear with a die at 1,4, a pear on the bare pear at 1,5
    assert (tree(match, 1, 4).rotten, die(match, 1, 5)) == (True, 1)
    assert board(match).dice_left[1] == 0


def test_4_d_a_returned_die_may_be_one_for_two_trees() -> None:
    match = example(NO_DICE_LEFT + "; * 12; 0 1 r0 @ 0,-6; * 7")
    assert board(match).dice_left == (0, 0, 0)
    match.play(0, "12 r270 @ -1,-2")  # sends an apple die back; two apples want it
    assert moves(match) == ["die 0,-1", "die 0,0"]

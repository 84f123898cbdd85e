"""Rules 3, 5 and 6: laying a card, drawing, and rotten fruit. Card 1 begins: plum apple / apple plum / pear pear."""

import pytest

from mazzo import NotLegal, NotUnderstood, NotYourTurn
from tests.games.legality import moves, refused
from tests.games.orchard.example import board, die, example, go_on, tree

ONE_TWO_THREE = "* 1; * 2; * 3"
# 2: apple plum / apple plum / pear pear        3: plum apple / pear pear / apple plum

TOKENS_SPENT = "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4"
"""Card 2 lies exactly on card 1: its two upper trees differ and are rotten, the four below bear dice."""


def test_3_1_a_turn_is_to_play_then_to_place_dice_then_to_draw() -> None:
    match = example(ONE_TWO_THREE)
    go_on(match, "0 2 r180 @ 2,0")
    assert die(match, 2, 0) == 1
    assert match.current_players() == ()
    assert len(match.chances()) == 15
    go_on(match, "* 4")
    assert match.current_players() == (0,)


def test_3_2_only_a_card_of_the_hand_can_be_laid() -> None:
    match = example(ONE_TWO_THREE)
    assert refused(match, "4 r0 @ 1,0").rule == "3.2"
    assert {move.split()[0] for move in moves(match)} == {"2", "3"}


@pytest.mark.parametrize(
    ("move", "rows"),
    [
        ("2 r0 @ 2,1", [(2, "apple plum"), (3, "apple plum"), (4, "pear pear")]),
        ("2 r90 @ 2,1", [(2, "pear apple apple"), (3, "pear plum plum")]),
        ("2 r180 @ 2,1", [(2, "pear pear"), (3, "plum apple"), (4, "plum apple")]),
        ("2 r270 @ 2,1", [(2, "plum plum pear"), (3, "apple apple pear")]),
    ],
)
def test_3_3_a_card_may_be_turned_by_quarters_clockwise(move: str, rows: list[tuple[int, str]]) -> None:
    match = example(ONE_TWO_THREE)
    match.play(0, move)
    for row, fruits in rows:
        assert [tree(match, row, 1 + k).fruit for k in range(len(fruits.split()))] == fruits.split()


def test_3_4_a_card_that_only_touches_is_refused() -> None:
    match = example(ONE_TWO_THREE)
    refusal = refused(match, "2 r0 @ 3,0")
    assert (refusal.code, refusal.rule) == ("orchard-no-overlap", "3.4")


def test_3_4_one_tree_on_a_tree_is_enough() -> None:
    match = example(ONE_TWO_THREE)
    match.play(0, "2 r180 @ 2,1")
    assert (die(match, 2, 1), match.score(0)) == (1, 1)


def test_3_5_different_fruit_is_refused_without_rotten_fruit() -> None:
    match = example(TOKENS_SPENT)
    refusal = refused(match, "4 r0 @ 2,1")  # its apple would lie on the pear
    assert (refusal.code, refusal.rule, refusal.facts["differ"]) == ("orchard-fruit-differs", "3.5", 1)


def test_3_5_every_tree_must_match_not_only_some() -> None:
    match = example(TOKENS_SPENT)
    assert (
        refused(match, "3 r0 @ 1,0").facts["differ"] == 2
    )  # its pears lie on pears, but plum and apple on apple and plum
    assert match.can(0, match.read(0, "4 r0 @ 1,0"))


def test_3_a_the_only_overlap_may_be_a_mismatch() -> None:
    match = example(ONE_TWO_THREE)
    match.play(0, "2 r0 @ 2,1")
    assert tree(match, 2, 1).rotten
    assert (board(match).tokens_left, match.score(0)) == (1, -3)


def test_3_b_the_die_of_the_tree_in_sight_grows_though_a_bare_tree_is_buried_below() -> None:
    match = example(TOKENS_SPENT)
    go_on(match, "0 4 r0 @ 1,0")
    assert [die(match, row, col) for row in (1, 2) for col in (0, 1)] == [3, 3, 3, 3]


def test_3_b_a_tree_that_matches_only_the_buried_one_does_not_fit() -> None:
    match = example("* 1; * 2; * 3; 0 2 r0 @ 2,1; * 4")  # a rotten apple lies on the pear of row 2
    assert refused(match, "4 r0 @ 1,1").rule == "6.5"  # would lay a pear there


def test_3_c_all_cards_lie_on_one_grid_each_on_top() -> None:
    match = example(ONE_TWO_THREE)
    match.play(0, "2 r180 @ 2,0")
    assert [(laid.card, laid.turn, laid.row, laid.col) for laid in board(match).laid] == [(1, 0, 0, 0), (2, 2, 2, 0)]
    assert len(board(match).trees) == 10
    assert tree(match, 3, 0).fruit == "plum"  # unflipped: plum left, apple right


def test_3_c_a_card_is_never_flipped() -> None:
    match = example(ONE_TWO_THREE)
    turns = {move.split()[1] for move in moves(match)}
    assert turns == {"r0", "r90", "r180", "r270"}
    with pytest.raises(NotUnderstood):
        match.read(0, "2 r45 @ 1,0")


@pytest.mark.parametrize("card", [3, 5, 15])
def test_3_d_half_a_turn_of_cards_3_5_and_15_comes_to_the_same(card: int) -> None:
    one, other = (example(f"* 1; * 2; * {card}; 0 {card} {turn} @ 2,1") for turn in ("r0", "r180"))
    assert board(one).trees == board(other).trees
    assert board(one).score == board(other).score


def test_3_d_both_ways_of_laying_them_are_offered() -> None:
    match = example(ONE_TWO_THREE)
    half = {move.replace("r180", "r0").replace("r270", "r90") for move in moves(match) if move.startswith("3 ")}
    assert len(half) * 2 == sum(move.startswith("3 ") for move in moves(match))


def test_5_1_the_draw_brings_the_hand_back_to_two() -> None:
    match = example(ONE_TWO_THREE)
    match.play(0, "2 r180 @ 2,0")
    assert board(match).hand == (3,)
    match.happen("17")
    assert board(match).hand == (3, 17)


@pytest.mark.parametrize(("entries", "rule"), [("", "2.3"), ("* 1", "2.4"), ("* 1; * 2", "2.4")])
def test_2_3_and_2_4_nobody_plays_before_the_deal(entries: str, rule: str) -> None:
    match = example(entries)
    assert refused(match, "3 r0 @ 3,0").rule == rule


def test_5_1_nobody_plays_before_the_draw() -> None:
    match = example("* 1; * 2; * 3; 0 2 r180 @ 2,0")
    with pytest.raises(NotYourTurn) as error:
        match.play(0, "3 r0 @ 3,0")
    assert (error.value.code, error.value.rule) == ("orchard-wait-for-card", "5.1")


def test_5_1_in_company_too_a_card_that_is_due_is_what_is_waited_for() -> None:
    match = example("* 1; * 2; * 3; 0 2 r180 @ 2,0; 1 3 r0 @ 1,1", seats=2)
    assert [refused(match, "3 r0 @ 3,0", seat).code for seat in (0, 1)] == ["orchard-wait-for-card"] * 2


def test_5_a_the_hand_shrinks_when_the_deck_is_empty() -> None:
    match = example(ONE_TWO_THREE)
    hands = []
    while not match.outcome:
        match.play(0, match.legal_actions(0)[0])
        if match.chances():
            match.happen(match.chances()[0])
        hands.append(len(board(match).hand))
    assert hands == [2, 2, 2, 2, 2, 2, 1, 0]


def test_6_1_a_third_differing_tree_is_too_many() -> None:
    match = example(ONE_TWO_THREE)
    refusal = refused(
        match, "3 r0 @ 0,0"
    )  # matches plum and apple, then pears on apple and plum, apple and plum on pears
    assert (refusal.rule, refusal.facts["differ"], refusal.facts["tokens"]) == ("6.1", 4, 2)


def test_6_1_two_single_mismatches_use_up_both_tokens() -> None:
    match = example("* 1; * 2; * 3; 0 2 r0 @ 2,1; * 4")
    match.play(0, "3 r90 @ -1,1")  # its plum covers the apple of card 1
    assert board(match).tokens_left == 0
    assert [tree.rotten for tree in board(match).trees].count(True) == 2


def test_6_2_the_die_underneath_goes_back() -> None:
    match = example("* 1; * 2; * 3; 0 2 r180 @ 2,0; * 4")
    assert (die(match, 2, 1), board(match).dice_left) == (1, (5, 3, 5))
    match.play(0, "3 r0 @ 2,1")  # plum on the pear with the die, pear on a bare apple, apple on a bare apple
    assert match.steps(0, 0)[-1].effects == (7, 0, 7, 0, 2, 0)
    assert (die(match, 2, 1), board(match).dice_left) == (0, (4, 4, 5))


def test_6_3_the_token_lies_on_the_laid_tree() -> None:
    match = example(ONE_TWO_THREE)
    match.play(0, "2 r0 @ 2,1")
    assert (tree(match, 2, 1).fruit, tree(match, 2, 1).rotten) == ("apple", True)
    assert match.steps(0, 0)[-1].effects == (7, 0, 0, 0, 0, 0)


def test_6_4_both_tokens_may_go_on_one_card() -> None:
    match = example(TOKENS_SPENT)
    assert board(match).tokens_left == 0
    assert [tree(match, 0, col).rotten for col in (0, 1)] == [True, True]
    assert [die(match, row, col) for row in (1, 2) for col in (0, 1)] == [1, 1, 1, 1]


def test_6_5_a_rotten_tree_can_never_be_covered() -> None:
    match = example("* 1; * 2; * 3; 0 2 r0 @ 2,1; * 5")
    assert tree(match, 2, 1).fruit == "apple"
    same = refused(match, "5 r0 @ 2,1")  # an apple on the rotten apple
    other = refused(match, "3 r0 @ 2,1")  # a plum on it
    assert (same.code, same.rule) == (other.code, other.rule) == ("orchard-covers-rotten", "6.5")


def test_6_5_a_rotten_cell_is_closed_though_a_token_is_left() -> None:
    match = example("* 1; * 2; * 3; 0 2 r0 @ 2,1; * 5")
    assert board(match).tokens_left == 1
    covering = [(placement.row, placement.col, placement.turn) for placement in match.snapshot(0).offers.placements]
    closed = (2, 1)
    for row, col, turn in covering:
        height, width = (2, 3) if turn % 2 else (3, 2)
        assert not (row <= closed[0] < row + height and col <= closed[1] < col + width)


def test_6_a_a_match_never_takes_a_token_and_a_mismatch_never_a_die() -> None:
    match = example(ONE_TWO_THREE)
    for placement in match.snapshot(0).offers.placements:
        after = match.copy()
        after.play(0, placement.action)
        laid = board(after).laid[-1]
        width = 3 if laid.turn % 2 else 2
        for k in range(6):
            row, col = laid.row + k // width, laid.col + k % width
            below = next((tree for tree in board(match).trees if (tree.row, tree.col) == (row, col)), None)
            top = tree(after, row, col)
            assert top.rotten == (below is not None and below.fruit != top.fruit)
            assert (top.die > 0) == (below is not None and below.fruit == top.fruit)


def test_6_b_tokens_are_never_taken_off() -> None:
    match = example(TOKENS_SPENT)
    while not match.outcome:
        rotten = {(tree.row, tree.col) for tree in board(match).trees if tree.rotten}
        assert rotten == {(0, 0), (0, 1)}
        match.play(0, match.legal_actions(0)[-1])
        if match.chances():
            match.happen(match.chances()[-1])
    assert board(match).score.rotten == -6


def test_3_1_a_refused_card_changes_nothing() -> None:
    match = example(ONE_TWO_THREE)
    before = match.to_bytes()
    with pytest.raises(NotLegal) as refusal:
        match.play(0, "2 r0 @ 3,0")
    assert refusal.value.rule == "3.4"
    assert match.to_bytes() == before

"""Rules 3, 6 and 7: laying a card, the squirrel, and drawing."""

import pytest

from mazzo import NotLegal, NotUnderstood, NotYourTurn
from mazzo.games.grove.view import Placement
from tests.games.grove.example import (
    Effect,
    board,
    cell,
    die,
    drawn,
    effects,
    example,
    kinds,
    last_effects,
    offer,
    play_out,
    stacked,
)
from tests.games.legality import moves, refused

PLAIN = "oo/ll/g. oO/lL/g. oo/oo/o. lg/gl/l."
"""The first begins: oranges over lemons over a lime and the glade."""
BEGUN = "* 1; * 2; * 3"

ROBBED = "oo/oo/o. oo/oo/o. lo/oo/o. lo/oo/o. .o/oo/oo oo/oo/o."
SQUIRREL_OUT = "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0; * 5"
"""A lemon on the orange die at 0,0: the squirrel has it."""

GLADE_WITH_DIE = "oo/oo/o. oo/oo/o. .o/oo/oo oo/.o/ol lo/oo/o. oo/.o/ol"
DIE_ON_GLADE = "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0; * 5"
"""The glade at 0,0 bears an orange die that shows 2. Card 4 can bring a lemon there and nothing else on the grove."""


def test_3_1_a_turn_is_a_card_then_dice_then_a_draw() -> None:
    match = example(PLAIN, BEGUN)
    match.play(0, "2 r0 @ 0,0")
    assert die(match, 0, 0) == 2
    assert match.current_players() == ()
    assert len(match.chances()) == 15
    match.happen("9")
    assert match.current_players() == (0,)


def test_3_1_what_is_no_action_is_refused() -> None:
    match = example(PLAIN, BEGUN)
    refusal = match.check(0, match.game.meta.actions)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("grove-not-an-action", "3.1")


def test_3_1_a_refused_card_changes_nothing() -> None:
    match = example(PLAIN, BEGUN)
    before = match.to_bytes()
    with pytest.raises(NotLegal) as refusal:
        match.play(0, "2 r0 @ 3,0")
    assert refusal.value.rule == "3.4"
    assert match.to_bytes() == before


def test_3_2_only_a_card_of_the_hand_can_be_laid() -> None:
    match = example(PLAIN, BEGUN)
    refusal = refused(match, "4 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("grove-not-in-hand", "3.2")
    assert {move.split()[0] for move in moves(match)} == {"2", "3"}


@pytest.mark.parametrize(
    ("turn", "rows"),
    [
        ("r0", ["lg", "gl", "l."]),
        ("r90", ["lgl", ".lg"]),
        ("r180", [".l", "lg", "gl"]),
        ("r270", ["gl.", "lgl"]),
    ],
)
def test_3_3_a_card_may_be_turned_by_quarters_clockwise(turn: str, rows: list[str]) -> None:
    match = example("oo/oo/o. lg/gl/l.", "* 1; * 2; * 3")
    match.play(0, f"2 {turn} @ 2,1")  # its first cell on the empty glade
    letters = {"lemon": "l", "lime": "g", "orange": "o", None: "."}
    for r, row in enumerate(rows):
        assert "".join(letters[cell(match, 2 + r, 1 + c).fruit] for c in range(len(row))) == row


def test_3_4_a_card_that_only_touches_is_refused() -> None:
    match = example(PLAIN, BEGUN)
    for text in ("2 r0 @ 3,0", "2 r0 @ 0,2", "2 r90 @ -2,0", "2 r0 @ 6,6"):
        refusal = refused(match, text)
        assert (refusal.code, refusal.rule) == ("grove-no-overlap", "3.4")


def test_3_4_one_tree_on_a_tree_is_enough() -> None:
    match = example(PLAIN, BEGUN)
    match.play(0, "3 r0 @ -2,1")
    assert kinds(match) == "GROUND GROUND GROUND GROUND NEW GROUND"
    assert (die(match, 0, 1), match.score(0)) == (2, 2)


@pytest.mark.parametrize(
    ("card", "move"), [("lg/gl/l.", "2 r0 @ 2,1"), ("lg/gl/l.", "2 r0 @ -2,-1"), (".g/gl/lg", "2 r0 @ 2,1")]
)
def test_3_4_so_is_one_glade(card: str, move: str) -> None:
    match = example(f"oo/oo/o. {card}", BEGUN)  # a tree on the glade, a glade on a tree, a glade on the glade
    match.play(0, move)
    assert board(match).squirrel_left
    assert match.score(0) == 0


def test_3_5_tree_on_tree_asks_for_the_same_fruit_however_many() -> None:
    match = example(PLAIN, BEGUN)
    match.play(0, "2 r0 @ 0,0")
    assert kinds(match) == "NEW NEW NEW NEW NEW GLADE"
    assert [die(match, *at) for at in ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0))] == [2, 3, 2, 3, 2]


def test_6_1_more_different_fruit_than_the_squirrel_pays_for_is_refused() -> None:
    match = example("oo/oo/o. lo/oo/l. lo/oo/o. lo/oo/o.", BEGUN)
    refusal = refused(match, "2 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("grove-fruit-differs", "6.1")
    assert (refusal.facts["card"], refusal.facts["differ"], refusal.facts["squirrel"]) == (2, 2, 1)


def test_3_5_every_tree_must_match_once_the_squirrel_is_out() -> None:
    match = example(ROBBED, SQUIRREL_OUT)
    refusal = refused(match, "4 r0 @ 1,0")  # a lemon on an orange
    assert (refusal.code, refusal.facts["differ"], refusal.facts["squirrel"]) == ("grove-fruit-differs", 1, 0)
    assert refusal.rule == "3.5"
    assert match.can(0, match.read(0, "5 r0 @ 1,0"))


def test_3_6_on_a_glade_with_a_die_the_trees_fruit_is_the_dies() -> None:
    match = example(GLADE_WITH_DIE, DIE_ON_GLADE)
    assert match.can(0, match.read(0, "4 r0 @ -2,-1"))  # the squirrel would pay for it
    match.play(0, "5 r0 @ 1,0")  # a lemon on an orange further down takes the squirrel
    match.happen("7")
    refusal = refused(match, "4 r0 @ -2,-1")
    assert (refusal.code, refusal.rule) == ("grove-die-differs", "3.6")
    assert (refusal.facts["card"], refusal.facts["differ"], refusal.facts["squirrel"]) == (4, 1, 0)


def test_3_6_a_matching_tree_is_welcome() -> None:
    match = example("oo/oo/o. oo/oo/o. .o/oo/oo oo/.o/lo", DIE_ON_GLADE)
    match.play(0, "4 r0 @ -2,-1")
    assert last_effects(match)[5] == Effect("GROWS", 3)
    assert board(match).squirrel_left


@pytest.mark.parametrize("card", ["lg/gl/l.", "og/gl/l.", "gg/gl/l."])
def test_3_7_any_tree_may_lie_on_an_empty_glade(card: str) -> None:
    match = example(f"oo/oo/o. {card}", BEGUN)
    match.play(0, "2 r0 @ 2,1")
    assert last_effects(match)[0] == Effect("BARE", 0)
    assert board(match).squirrel_left


def test_3_8_a_glade_may_lie_on_any_tree_and_on_a_glade() -> None:
    match = example("ol/gO/L. gg/gg/g. ll/ll/.l", BEGUN)
    after = [match.copy() for _ in range(3)]
    after[0].play(0, "2 r0 @ -2,-1")  # its glade on the orange at 0,0
    after[1].play(0, "3 r0 @ -2,1")  # on the lemon at 0,1
    after[2].play(0, "3 r90 @ 2,1")  # on the glade
    assert [kinds(one).split().count("GLADE") for one in after] == [1, 1, 1]
    assert all(board(one).squirrel_left for one in after)


def test_3_8_though_the_squirrel_is_out() -> None:
    match = example(ROBBED, SQUIRREL_OUT)
    match.play(0, "5 r0 @ 1,0")
    assert kinds(match) == "TO_GLADE GROWS GROWS BARE GROUND GROUND"


def test_3_a_the_only_overlap_may_be_a_glade() -> None:
    match = example("oo/oo/o. ll/ll/.l", BEGUN + "; 0 2 r0 @ -2,1")
    assert kinds(match) == "GROUND GROUND GROUND GROUND GLADE GROUND"


def test_3_a_or_a_mismatch_that_the_squirrel_pays() -> None:
    match = example("oo/oo/o. ll/ll/l.", BEGUN + "; 0 2 r0 @ 2,-1")
    assert kinds(match) == "GROUND SQUIRREL GROUND GROUND GROUND GROUND"


def test_3_b_a_tree_that_would_fit_only_the_buried_cell_does_not_fit() -> None:
    cards = "oo/oo/o. lg/gl/l. gl/lo/o. oo/oo/o."
    match = example(cards, BEGUN + "; 0 2 r0 @ 2,1; * 4; 0 3 r0 @ 2,-1; * 5")
    assert not board(match).squirrel_left
    refusal = refused(match, "4 r0 @ 0,1")  # an orange on a lemon that lies on an empty glade
    assert (refusal.code, refusal.facts["differ"]) == ("grove-fruit-differs", 1)


def test_3_b_the_die_in_sight_grows_though_a_bare_tree_is_buried_below() -> None:
    match = example("Oo/oo/o. " * 9, stacked(3))
    assert die(match, 0, 0) == 6


def test_3_c_all_cards_lie_on_one_grid_each_on_top() -> None:
    match = example(PLAIN, BEGUN + "; 0 2 r0 @ 0,0")
    assert [(laid.card, laid.turn, laid.row, laid.col) for laid in board(match).laid] == [(1, 0, 0, 0), (2, 0, 0, 0)]
    assert len(board(match).cells) == 6
    assert (cell(match, 0, 1).fruit, cell(match, 0, 1).fruits) == ("orange", 2)


def test_3_c_a_card_is_never_flipped() -> None:
    match = example(PLAIN, BEGUN)
    assert {move.split()[1] for move in moves(match)} == {"r0", "r90", "r180", "r270"}
    for text in ("2 r45 @ 1,0", "2 flipped @ 1,0"):
        with pytest.raises(NotUnderstood):
            match.read(0, text)


def test_3_c_beyond_the_edge_of_the_grid_nothing_is_read() -> None:
    with pytest.raises(NotUnderstood) as error:
        example(PLAIN, BEGUN).read(0, "2 r0 @ 40,0")
    assert (error.value.code, error.value.rule) == ("grove-too-far", "3.4")


def test_3_d_both_ways_of_laying_a_card_are_offered() -> None:
    """A card with one glade never looks the same after half a turn, but its trees may come to the same."""
    match = example("oo/oo/o. oo/oo/o.", BEGUN)
    found = {move for move in moves(match) if move.startswith("2 ")}
    assert {"2 r0 @ 0,0", "2 r180 @ 0,0", "2 r90 @ 0,0", "2 r270 @ 0,0"} <= found


def test_6_1_once_a_game_a_tree_may_differ() -> None:
    match = example(ROBBED, SQUIRREL_OUT)
    assert not board(match).squirrel_left
    assert [one.squirrel for one in board(match).cells].count(True) == 1
    announced = {kind for one in match.snapshot(0).offers.placements for kind, _ in effects(one.effects)}
    assert "SQUIRREL" not in announced


def test_6_1_two_on_one_card_are_too_many() -> None:
    match = example("oo/oo/o. lo/oo/l. oo/oo/o.", BEGUN)
    assert refused(match, "2 r0 @ 0,0").facts["differ"] == 2


def test_6_1_a_glades_die_may_be_what_differs() -> None:
    match = example(GLADE_WITH_DIE, DIE_ON_GLADE + "; 0 4 r0 @ -2,-1")
    assert last_effects(match)[5] == Effect("SQUIRREL", 2)
    assert (cell(match, 0, 0).fruit, die(match, 0, 0), cell(match, 0, 0).squirrel) == ("lemon", 0, True)


def test_6_2_the_die_under_it_goes_back() -> None:
    match = example(ROBBED, "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4")
    assert (die(match, 0, 0), board(match).dice_left) == (2, (0, 5, 5))
    match.play(0, "3 r0 @ 0,0")
    assert (die(match, 0, 0), board(match).dice_left) == (0, (1, 5, 5))


def test_6_2_a_bare_tree_sends_nothing_back() -> None:
    match = example("oo/oo/o. lo/oo/o.", BEGUN + "; 0 2 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("SQUIRREL", 0)
    assert board(match).dice_left == (1, 5, 5)


def test_6_3_the_squirrel_sits_on_the_laid_tree() -> None:
    match = example(ROBBED, SQUIRREL_OUT)
    assert (cell(match, 0, 0).fruit, cell(match, 0, 0).squirrel, die(match, 0, 0)) == ("lemon", True, 0)


@pytest.mark.parametrize("move", ["4 r0 @ 0,0", "5 r0 @ 0,0", "5 r180 @ 0,0", "4 r0 @ -1,0"])
def test_6_4_nothing_may_cover_it(move: str) -> None:
    """A lemon as it is, a glade, an orange; matching or not."""
    match = example(ROBBED, SQUIRREL_OUT)
    refusal = refused(match, move)
    assert (refusal.code, refusal.rule) == ("grove-covers-squirrel", "6.4")


def test_6_4_no_offer_covers_it() -> None:
    match = example(ROBBED, SQUIRREL_OUT)
    placements = match.snapshot(0).offers.placements
    assert placements
    for placement in placements:
        assert (0, 0) not in covered_by(placement)


def test_6_a_it_goes_on_a_tree_that_differs_only_and_no_die_there() -> None:
    match = example(PLAIN, BEGUN)
    for placement in match.snapshot(0).offers.placements:
        after = match.copy()
        after.play(0, placement.action)
        for one in board(after).cells:
            below = [old for old in board(match).cells if (old.row, old.col) == (one.row, one.col)]
            differs = bool(below) and None not in (one.fruit, below[0].fruit) and one.fruit != below[0].fruit
            assert one.squirrel == (differs and (one.row, one.col) in covered_by(placement))
            assert not (one.squirrel and one.die)


def covered_by(placement: Placement) -> list[tuple[int, int]]:
    """The cells of a card as it would lie."""
    height, width = (2, 3) if placement.turn % 2 else (3, 2)
    return [(placement.row + r, placement.col + c) for r in range(height) for c in range(width)]


def test_6_a_a_glade_never_differs() -> None:
    match = example("oo/oo/o. oo/oo/o. .o/oo/oo", "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0")
    assert board(match).squirrel_left


def test_6_b_a_wheelbarrow_under_it_goes_back_and_is_available_again() -> None:
    match = example("Oo/oo/o. " * 5 + "lo/oo/o. " * 4, stacked(5))
    assert not board(match).wheelbarrow_left
    match.play(0, "6 r0 @ 0,0")
    assert last_effects(match)[0] == Effect("SQUIRREL", 15)
    assert (board(match).wheelbarrow_left, board(match).dice_left) == (True, (1, 5, 5))


def test_7_1_the_draw_brings_the_hand_back_to_two() -> None:
    match = example(PLAIN, BEGUN + "; 0 2 r0 @ 0,0")
    assert board(match).hand == (3,)
    match.happen("17")
    assert board(match).hand == (3, 17)


def test_7_1_nobody_plays_before_the_draw() -> None:
    match = example(PLAIN, BEGUN + "; 0 2 r0 @ 0,0")
    with pytest.raises(NotYourTurn) as error:
        match.play(0, "3 r0 @ 0,0")
    assert (error.value.code, error.value.rule) == ("grove-wait-for-card", "7.1")


def test_7_1_in_company_too_a_card_that_is_due_is_what_is_waited_for() -> None:
    match = example(PLAIN, BEGUN + "; 0 2 r0 @ 0,0; 1 2 r0 @ 0,0", seats=2)
    assert [refused(match, "3 r0 @ 0,0", seat).code for seat in (0, 1)] == ["grove-wait-for-card"] * 2


def test_7_a_the_hand_shrinks_when_the_deck_is_empty() -> None:
    match = example("oo/oo/o. " * 9, BEGUN)
    hands = []
    while not match.outcome:
        match.play(0, match.legal_actions(0)[0])
        if match.chances():
            match.happen(match.chances()[0])
        if board(match).state != "choosing":
            hands.append(len(board(match).hand))
    assert hands == [2, 2, 2, 2, 2, 2, 1, 0]


def test_7_a_nine_cards_are_one_to_begin_and_eight_turns() -> None:
    match = play_out(example("oo/oo/o. " * 9, BEGUN))
    assert (len(drawn(match)), len(board(match).laid)) == (9, 9)


def test_3_2_an_offer_says_what_the_card_would_bring() -> None:
    match = example("oO/oO/o. oo/OO/o.", BEGUN)
    announced = offer(match, "2 r0 @ 0,0")
    assert (announced.gain, announced.card, announced.turn, announced.row, announced.col) == (14, 2, 0, 0, 0)
    before = match.score(0)
    match.play(0, "2 r0 @ 0,0")
    assert match.score(0) == before + 14
    assert match.steps(0, 0)[-1].gain == 14
    assert match.steps(0, 0)[-1].effects == announced.effects

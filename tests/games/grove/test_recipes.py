"""Rule 10: the recipe challenge. Positions are counted where they stand: a grove has its points at any moment."""

from dataclasses import replace

import pytest

import mazzo
from mazzo import i18n
from mazzo.core.own_deck import OwnDeck
from mazzo.games.grove.recipes import Recipe
from mazzo.games.grove.view import Progress, Score
from tests.games.grove.example import DULL, board, challenge, die, drawn, go_on, own_deck, play_out, stacked
from tests.games.legality import moves

GROVE = mazzo.GAMES["grove"]
COUNTLESS = ("Fruit Cocktail", "Tutti Frutti", "Lime Cordial", "Orange Juice", "Lemon Soda")

MIXED = "oO/lL/g. " * 9
"""Two of these on each other: dice 2 and 4 (oranges), 2 and 4 (lemons), 2 (lime); a glade at 2,1."""

BARROW = "Oo/ll/g. " * 9
"""Five of these: the wheelbarrow at 0,0, 5 (orange), 5 and 5 (lemons), 5 (lime); the glade at 2,1."""


def one(match: mazzo.Match) -> Progress:
    """How the first of the two recipes stands."""
    found = board(match).score.recipes[0]
    assert found.card == 17
    return found


def recipe(text: str) -> Recipe:
    """A recipe as a journal tells it, without its number: `each 2 dice lime any any points 3 -`."""
    when, than, count, fruit, place, value, reward, amount, barrow = text.split()
    told = (when, int(than), count, fruit, place, value, reward, int(amount), barrow == "wheelbarrow", "An example")
    return Recipe(20, *told)  # type: ignore[arg-type]


def test_10_1_two_cards_are_set_aside_before_all_others() -> None:
    match = mazzo.deal("grove", options=("recipes",), chance="manual")
    assert match.chances() == [f"recipe {card}" for card in range(1, 19)]
    match.happen("recipe 7")
    assert match.chances() == [f"recipe {card}" for card in range(1, 19) if card != 7]
    match.happen("recipe 2")
    assert match.chances() == [str(card) for card in range(1, 19) if card not in (2, 7)]
    assert [told.card for told in match.view(0).recipes] == [2, 7]


def test_10_1_a_recipe_that_is_out_cannot_come_again() -> None:
    match = mazzo.deal("grove", options=("recipes",), chance="manual")
    match.happen("recipe 7")
    with pytest.raises(mazzo.NotUnderstood) as error:
        match.happen("recipe 7")
    assert (error.value.code, error.value.rule) == ("grove-recipe-drawn", "10.1")


def test_10_2_a_recipe_is_a_condition_and_points_or_a_change_of_score() -> None:
    match = mazzo.deal("grove", options=("recipes",), seed="what recipes say")
    for told in match.view(0).recipes:
        assert told.recipe.reward in ("points", "percent")
        assert told.recipe.when in ("each", "at-least", "at-most", "exactly")


def test_10_3_the_two_numbers_together_are_the_target() -> None:
    first, second = replace(DULL, number=31), replace(DULL, number=24)
    match = challenge("", "* 1; * 2; * 3", first, second)
    assert (match.view(0).target, board(match).score.target) == (55, 55)


def test_10_4_nine_of_the_others_are_the_deck() -> None:
    match = play_out(mazzo.deal("grove", options=("recipes",), seed="nine of sixteen"))
    aside = {str(told.card) for told in match.view(0).recipes}
    assert len(aside) == 2
    assert len(set(drawn(match))) == 9
    assert not aside & set(drawn(match))


def test_10_5_the_bonuses_are_added_to_the_score_of_the_dice() -> None:
    match = challenge(MIXED, stacked(2), recipe("at-least 5 dice any any any points 7 wheelbarrow"))
    assert one(match) == Progress(17, 5, True, 7)
    assert board(match).score.total == match.score(0) == 2 + 4 + 2 + 4 + 2 + 7


@pytest.mark.parametrize(("number", "is_met"), [(10, True), (11, True), (12, False)])
def test_10_6_target_reached_or_passed_is_won(number: int, is_met: bool) -> None:
    second = Recipe(number, "at-least", 5, "dice", amount=7, name="Seven")
    match = challenge(MIXED, stacked(2), DULL, second)  # 14 and 7
    assert (board(match).score.total, board(match).score.target) == (21, 10 + number)
    assert board(match).score.is_met == is_met


@pytest.mark.parametrize(("number", "amount", "title"), [(10, 40, 6), (60, -20, 7)])
def test_10_6_the_outcome_says_so(number: int, amount: int, title: int) -> None:
    pair = [Recipe(number, "at-least", 1, "dice", amount=amount, name="An example")] * 2
    match = play_out(challenge("Oo/ol/o. " * 16, "* 1; * 2; * 3; 0 2 r0 @ 0,0", *pair))
    assert match.outcome is not None
    assert match.outcome.ranking[0].title == title


@pytest.mark.parametrize(("points", "title"), [(-5, 7), (20, 7), (21, 6), (22, 6), (60, 6)])
def test_10_6_to_reach_the_target_is_enough(points: int, title: int) -> None:
    match = challenge("", "* 1; * 2; * 3", replace(DULL, number=11))  # 11 and 10
    state = match.table.states[0].copy()
    setattr(state, "harvest", points)  # noqa: B010 - a game's record is not typed here
    assert match.game.title(state, 0) == title
    score = match.game.score_breakdown(state, 0)
    assert isinstance(score, Score)
    assert score.is_met == (title == 6)


def test_10_7_the_wheelbarrow_counts_as_a_die_of_the_fruit_it_replaced() -> None:
    match = challenge(BARROW, stacked(4) + "; 0 5 r0 @ 0,0", recipe("each 1 dice orange any any points 1 wheelbarrow"))
    assert die(match, 0, 0) == 15
    assert one(match).count == 2


def test_10_7_unless_the_recipe_says_it_does_not() -> None:
    match = challenge(BARROW, stacked(4) + "; 0 5 r0 @ 0,0", recipe("each 1 dice orange any any points 1 -"))
    assert one(match).count == 1


def test_10_7_on_a_glade_it_still_has_its_fruit() -> None:
    entries = stacked(5) + "; 0 6 r0 @ 0,0"
    match = challenge(
        "Oo/ll/g. " * 5 + ".o/ll/gg " * 4, entries, recipe("each 1 fruit orange glade any points 1 wheelbarrow")
    )
    assert one(match).count == 15


def test_10_7_five_recipes_of_the_house_do_not_count_it() -> None:
    assert sum(not told.wheelbarrow for told in house_recipes()) == 5


def house_recipes() -> list[Recipe]:
    """The recipes of our own deck, by card."""
    match = mazzo.deal("grove", options=("recipes",), chance="manual")
    found = []
    for card in range(1, 19, 2):
        pair = match.copy()
        pair.happen(f"recipe {card}")
        pair.happen(f"recipe {card + 1}")
        found += [told.recipe for told in pair.view(0).recipes]
    return found


def test_10_8_dice_on_glades_are_in_play_though_they_score_nothing() -> None:
    entries = "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0"
    match = challenge("oo/oo/o. oo/oo/o. .o/oo/oo", entries, recipe("each 1 dice orange any any points 1 wheelbarrow"))
    assert one(match) == Progress(17, 5, True, 5)
    assert match.score(0) == 4 * 3 + 5  # four dice show 3 on trees


TWO_LAID = MIXED, stacked(2)
"""2 4 (oranges) / 2 4 (lemons) / 2 (lime) and an empty glade."""
BARROW_OUT = BARROW, stacked(5)
"""15 5 (oranges) / 5 5 (lemons) / 5 (lime) and an empty glade."""
ON_GLADE = "oo/ll/g. oo/ll/g. .o/ll/gg", "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0"
"""2 on a glade (an orange die), 3 (orange) / 3 3 (lemons) / 3 (lime), a bare lime."""
ROBBED = "oo/ll/g. lo/ll/g.", "* 1; * 2; * 3; 0 2 r0 @ 0,0"
"""The squirrel, 2 (orange) / 2 2 (lemons) / 2 (lime) and an empty glade."""
ABOVE = "ol/ol/g. " * 9, stacked(2)
"""Oranges above each other, lemons above each other."""
ACROSS = "ol/lo/g. " * 9, stacked(2)
"""The same at corners only."""
SPREAD = "oo/ll/g. oo/ll/g. ol/gg/.l", "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 2,1"
"""2 2 (oranges) / 2 2 (lemons) / 2 (lime), then seven cells more below: five rows of three, one bare orange."""


@pytest.mark.parametrize(
    ("position", "told", "count", "is_met", "gain"),
    [
        # how many dice
        (TWO_LAID, "each 1 dice any any any points 2 wheelbarrow", 5, True, 10),
        (TWO_LAID, "each 2 dice any any any points 2 wheelbarrow", 5, True, 4),
        (TWO_LAID, "each 6 dice any any any points 2 wheelbarrow", 5, False, 0),
        (TWO_LAID, "each 1 dice any any any points -3 wheelbarrow", 5, True, -15),
        (TWO_LAID, "at-least 5 dice any any any points 3 wheelbarrow", 5, True, 3),
        (TWO_LAID, "at-least 6 dice any any any points 3 wheelbarrow", 5, False, 0),
        (TWO_LAID, "at-most 5 dice any any any points 3 wheelbarrow", 5, True, 3),
        (TWO_LAID, "at-most 4 dice any any any points 3 wheelbarrow", 5, False, 0),
        (TWO_LAID, "exactly 5 dice any any any points 3 wheelbarrow", 5, True, 3),
        (TWO_LAID, "exactly 4 dice any any any points 3 wheelbarrow", 5, False, 0),
        (TWO_LAID, "exactly 6 dice any any any points 3 wheelbarrow", 5, False, 0),
        (TWO_LAID, "each 1 dice lemon any any points 2 wheelbarrow", 2, True, 4),
        (TWO_LAID, "each 1 dice any any 2 points 2 wheelbarrow", 3, True, 6),
        (TWO_LAID, "each 1 dice orange any 4 points 2 wheelbarrow", 1, True, 2),
        (ON_GLADE, "each 1 dice any any any points 1 wheelbarrow", 5, True, 5),
        (ON_GLADE, "each 1 dice any tree any points 1 wheelbarrow", 4, True, 4),
        (ON_GLADE, "each 1 dice any glade any points 1 wheelbarrow", 1, True, 1),
        (ON_GLADE, "each 1 dice lime glade any points 1 wheelbarrow", 0, False, 0),
        (BARROW_OUT, "each 1 dice any any 15 points 4 wheelbarrow", 1, True, 4),
        (BARROW_OUT, "each 1 dice any any 15 points 4 -", 0, False, 0),
        (BARROW_OUT, "each 1 dice any any any points 1 wheelbarrow", 5, True, 5),
        (BARROW_OUT, "each 1 dice any any any points 1 -", 4, True, 4),
        (TWO_LAID, "at-most 0 dice any glade any points 5 wheelbarrow", 0, True, 5),
        (ON_GLADE, "at-most 0 dice any glade any points 5 wheelbarrow", 1, False, 0),
        # their points together
        (TWO_LAID, "each 3 fruit any any any points 1 wheelbarrow", 14, True, 4),
        (TWO_LAID, "at-least 6 fruit lemon any any points 1 wheelbarrow", 6, True, 1),
        (ON_GLADE, "each 1 fruit orange any any points 1 wheelbarrow", 5, True, 5),
        (ON_GLADE, "each 1 fruit orange glade any points 1 wheelbarrow", 2, True, 2),
        (BARROW_OUT, "at-least 20 fruit orange any any points 1 wheelbarrow", 20, True, 1),
        (BARROW_OUT, "at-least 20 fruit orange any any points 1 -", 5, False, 0),
        # one die of each fruit
        (TWO_LAID, "each 1 sets any any any points 6 wheelbarrow", 1, True, 6),
        (ON_GLADE, "each 1 sets any tree any points 6 wheelbarrow", 1, True, 6),
        (ON_GLADE, "each 1 sets any glade any points 6 wheelbarrow", 0, False, 0),
        # orthogonal neighbours of one fruit
        (TWO_LAID, "each 1 pairs any any any points 1 wheelbarrow", 2, True, 2),
        (TWO_LAID, "each 1 pairs orange any any points 1 wheelbarrow", 1, True, 1),
        (TWO_LAID, "each 1 pairs lime any any points 1 wheelbarrow", 0, False, 0),
        (ABOVE, "each 1 pairs any any any points 1 wheelbarrow", 2, True, 2),
        (ABOVE, "each 1 pairs lemon any any points 1 wheelbarrow", 1, True, 1),
        (ACROSS, "each 1 pairs any any any points 1 wheelbarrow", 0, False, 0),
        (ON_GLADE, "each 1 pairs any any any points 1 wheelbarrow", 2, True, 2),
        (ON_GLADE, "each 1 pairs any tree any points 1 wheelbarrow", 1, True, 1),
        (ON_GLADE, "each 1 pairs any glade any points 1 wheelbarrow", 0, False, 0),
        (BARROW_OUT, "each 1 pairs orange any any points 1 wheelbarrow", 1, True, 1),
        (BARROW_OUT, "each 1 pairs orange any any points 1 -", 0, False, 0),
        # different values
        (TWO_LAID, "each 1 values any any any points 1 wheelbarrow", 2, True, 2),
        (TWO_LAID, "exactly 1 values lime any any points 1 wheelbarrow", 1, True, 1),
        (ON_GLADE, "each 1 values any any any points 1 wheelbarrow", 2, True, 2),
        (ON_GLADE, "each 1 values any tree any points 1 wheelbarrow", 1, True, 1),
        (BARROW_OUT, "each 1 values any any any points 1 wheelbarrow", 2, True, 2),
        (BARROW_OUT, "each 1 values any any any points 1 -", 1, True, 1),
        # empty glades
        (TWO_LAID, "each 1 glades any any any points 1 wheelbarrow", 1, True, 1),
        (ON_GLADE, "each 1 glades any any any points 1 wheelbarrow", 0, False, 0),
        # trees without die or squirrel
        (TWO_LAID, "at-most 1 bare any any any points 5 wheelbarrow", 0, True, 5),
        (ON_GLADE, "each 1 bare any any any points 5 wheelbarrow", 1, True, 5),
        (ON_GLADE, "each 1 bare lime any any points 5 wheelbarrow", 1, True, 5),
        (ON_GLADE, "each 1 bare lemon any any points 5 wheelbarrow", 0, False, 0),
        (ROBBED, "each 1 bare any any any points 5 wheelbarrow", 0, False, 0),
        # the squirrel
        (TWO_LAID, "each 1 squirrel any any any points 8 wheelbarrow", 0, False, 0),
        (ROBBED, "each 1 squirrel any any any points 8 wheelbarrow", 1, True, 8),
        (ROBBED, "at-least 1 squirrel any any any points 8 wheelbarrow", 1, True, 8),
        (TWO_LAID, "exactly 0 squirrel any any any percent 150 wheelbarrow", 0, True, 7),
        (ROBBED, "exactly 0 squirrel any any any percent 150 wheelbarrow", 1, False, 0),
        # the longer side
        (TWO_LAID, "each 1 length any any any points 1 wheelbarrow", 3, True, 3),
        (SPREAD, "at-least 5 length any any any points 1 wheelbarrow", 5, True, 1),
        # percentages of 14
        (TWO_LAID, "at-least 1 dice any any any percent 150 wheelbarrow", 5, True, 7),
        (TWO_LAID, "at-least 1 dice any any any percent 125 wheelbarrow", 5, True, 3),
        (TWO_LAID, "at-least 1 dice any any any percent 50 wheelbarrow", 5, True, -7),
        (TWO_LAID, "at-least 6 dice any any any percent 150 wheelbarrow", 5, False, 0),
    ],
)
def test_10_5_what_a_recipe_counts_and_brings(
    position: tuple[str, str], told: str, count: int, is_met: bool, gain: int
) -> None:
    cards, entries = position
    match = challenge(cards, entries, recipe(told))
    assert one(match) == Progress(17, count, is_met, gain)
    plain = sum(board(match).score.dice) + board(match).score.squirrel
    assert match.score(0) == board(match).score.total == plain + gain


def test_10_a_points_come_before_percentages_whatever_the_card() -> None:
    double, seven = (
        recipe("at-least 1 dice any any any percent 200 wheelbarrow"),
        recipe("at-least 1 dice any any any points 7 wheelbarrow"),
    )
    for pair in ((double, seven), (seven, double)):
        match = challenge(*TWO_LAID, *pair)
        assert match.score(0) == (14 + 7) * 2


def test_10_a_percentages_follow_each_other_by_card_rounded_down_after_each() -> None:
    more = recipe("at-least 1 dice any any any percent 150 wheelbarrow")
    less = recipe("at-least 1 dice any any any percent 125 wheelbarrow")
    assert challenge(*TWO_LAID, more, less).score(0) == 26  # 14 to 21 to 26.25
    assert challenge(*TWO_LAID, less, more).score(0) == 25  # 14 to 17.5, which is 17, to 25.5


def test_10_a_the_lower_card_comes_first_whichever_was_set_aside_first() -> None:
    more = recipe("at-least 1 dice any any any percent 150 wheelbarrow")
    less = recipe("at-least 1 dice any any any percent 125 wheelbarrow")
    deck = own_deck(MIXED, [*[DULL] * 16, more, less])
    match = mazzo.deal("grove", options=("recipes",), chance="manual", deck=deck)
    go_on(match, "* recipe 18; * recipe 17; " + stacked(2))
    assert match.score(0) == 26


def test_10_a_there_is_no_floor() -> None:
    match = challenge(*ROBBED, recipe("at-least 1 squirrel any any any points -20 wheelbarrow"))
    assert match.score(0) == 8 - 3 - 20


def test_10_a_below_zero_it_is_rounded_down_too() -> None:
    minus = recipe("at-least 1 squirrel any any any points -20 wheelbarrow")
    half = recipe("at-least 1 dice any any any percent 50 wheelbarrow")
    assert challenge(*ROBBED, minus, half).score(0) == -8  # half of -15


def test_10_b_the_seven_others_stay_out_and_leave_no_second_game() -> None:
    match = play_out(mazzo.deal("grove", options=("recipes",), seed="no second game"))
    assert len(match.view(0).unseen) == 7
    left = match.game.follow_up_options(match.table.states)
    assert left is not None
    with pytest.raises(mazzo.NotUnderstood):
        mazzo.deal("grove", options=left or ["without-1"] * 8)


def test_10_c_the_houses_recipes_are_ours_and_no_two_alike() -> None:
    told = house_recipes()
    assert len(told) == 18
    assert len({str(one).partition(" ")[2] for one in told}) == 18
    assert all(10 <= one.number <= 60 for one in told)


def test_10_c_an_owners_deck_may_have_none_and_then_no_challenge() -> None:
    with pytest.raises(mazzo.NotUnderstood):
        mazzo.deal("grove", options=("recipes",), deck=own_deck(""))


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        (replace(DULL, when="each", than=0), "than"),
        (replace(DULL, when="each", reward="percent", amount=120), "reward"),
        (replace(DULL, count="glades", fruit="lime"), "fruit"),
        (replace(DULL, count="fruit", value="10"), "value"),
        (replace(DULL, count="bare", place="glade"), "place"),
        (replace(DULL, number=9), "number"),
        (replace(DULL, amount=41), "amount"),
        (replace(DULL, reward="percent", amount=49), "amount"),
    ],
)
def test_10_2_what_is_no_recipe_is_refused(bad: Recipe, field: str) -> None:
    good = own_deck("")
    with pytest.raises(mazzo.NotUnderstood) as error:
        mazzo.deal("grove", deck=OwnDeck("grove", "Bad", good.faces, (*[DULL] * 17, bad)))
    assert error.value.code == "bad-recipe"
    assert (error.value.facts["card"], error.value.facts["field"]) == (18, field)


def test_10_7_the_five_are_those_the_rulebook_names() -> None:
    told = house_recipes()
    names = {i18n.say("en", f"grove-recipe-{card}") for card, one in enumerate(told, 1) if not one.wheelbarrow}
    assert names == set(COUNTLESS)


def test_10_1_the_challenge_plays_by_the_same_rules() -> None:
    match = challenge(MIXED, "* 1; * 2; * 3")
    plain = mazzo.deal("grove", deck=own_deck(MIXED), chance="manual")
    go_on(plain, "* 1; * 2; * 3")
    assert moves(match) == moves(plain)


def test_10_5_before_the_first_card_a_grove_has_no_length() -> None:
    match = challenge("", "", recipe("each 1 length any any any points 2 wheelbarrow"))
    assert one(match) == Progress(17, 0, False, 0)
    assert match.score(0) == 0


def test_10_5_while_one_recipe_is_drawn_only_that_one_counts() -> None:
    points = recipe("at-most 2 squirrel any any any points 19 wheelbarrow")
    more = recipe("at-most 30 glades any any any percent 200 wheelbarrow")
    deck = own_deck("", [points, *[DULL] * 16, more])
    match = mazzo.deal("grove", options=("recipes",), chance="manual", deck=deck)
    match.happen("recipe 1")
    assert match.score(0) == board(match).score.total == 19


def test_10_5_an_offer_says_what_each_recipe_would_bring() -> None:
    pair = recipe("each 1 dice lemon any any points 3 -"), recipe("at-least 2 dice any any any percent 50 -")
    match = challenge(MIXED, "* 1; * 2; * 3", *pair)
    before = [each.gain for each in board(match).score.recipes]
    brought = set()
    for placement in match.snapshot(0).offers.placements:
        after = match.copy()
        after.play(0, placement.action)
        if board(after).state == "choosing":
            continue
        now = [each.gain for each in board(after).score.recipes]
        assert placement.recipes == tuple(then - old for then, old in zip(now, before, strict=True))
        brought.add(placement.recipes)
    assert len(brought) > 2

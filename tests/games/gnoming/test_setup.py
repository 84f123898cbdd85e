"""Rules 1 and 2: what lies in the box, and how a round begins."""

from collections import Counter

import pytest

import mazzo
from mazzo import NotUnderstood
from mazzo.core.game import bit_of
from mazzo.games.gnoming.deck import COUNTS, NAMES, VALUES
from mazzo.games.gnoming.rules import init
from mazzo.games.gnoming.rules.rounds import deal
from mazzo.games.gnoming.rules.state import OPTIONS, State
from tests.games.gnoming.example import (
    CLOSED,
    GAME,
    begun,
    dealt,
    finish_round,
    go_on,
    grid,
    heights,
    hurry,
    piles,
    player,
    state_of,
    table,
    told,
    view,
)
from tests.games.legality import moves, reason, refused
from tests.golden.journals import golden

FRESH = mazzo.deal("gnoming", 2, chance="manual").chances()


def test_1_1_there_are_82_positive_cards() -> None:
    cards = Counter(card for card in FRESH if card.isdigit())
    assert cards == {"3": 14, "4": 14, "5": 14, "6": 14, "7": 13, "8": 13}
    assert cards.total() == 82
    assert sum(int(card) * count for card, count in cards.items()) == 447


def test_1_2_there_are_22_negative_cards() -> None:
    cards = Counter(card for card in FRESH if card.startswith("-"))
    assert cards == {"-1": 6, "-2": 8, "-3": 5, "-4": 3}
    assert sum(int(card) * count for card, count in cards.items()) == -49


def test_1_3_three_hazards_and_three_mulligans_make_110() -> None:
    assert (FRESH.count("hazard"), FRESH.count("mulligan"), len(FRESH)) == (3, 3, 110)


def test_1_3_a_fourth_mulligan_cannot_come() -> None:
    match = table("mulligan mulligan . / . . . / . . .", "mulligan . . / . . . / . . .")
    go_on(match, "0 draw")
    with pytest.raises(NotUnderstood) as error:
        match.happen("mulligan")
    assert (error.value.code, error.value.rule) == ("gnoming-card-gone", "1.3")
    assert error.value.facts == {"card": "mulligan", "count": 3}


@pytest.mark.parametrize("text", ["0", "1", "2", "9", "-5", "joker", "card"])
def test_1_1_there_is_no_other_card(text: str) -> None:
    with pytest.raises(NotUnderstood):
        mazzo.deal("gnoming", 2, chance="manual").happen(text)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_1_4_three_to_seven_play(seats: int) -> None:
    assert len(view(mazzo.deal("gnoming", seats, seed="all sit down")).players) == seats


@pytest.mark.parametrize("seats", [1, 8])
def test_1_4_not_one_and_not_eight(seats: int) -> None:
    with pytest.raises(NotUnderstood):
        mazzo.deal("gnoming", seats)


def test_1_a_two_may_play_and_nothing_changes_for_them() -> None:
    two, three = dealt(2), dealt(3)
    assert moves(two) == moves(three)
    assert [view(match).stock for match in (two, three)] == [110 - 18 - 2, 110 - 27 - 2]
    assert golden("gnoming", "two-seats").outcome is not None


def test_1_b_there_is_no_recipe_card() -> None:
    assert [name for (name,) in GAME.deck] == list(NAMES)
    assert all(name.lstrip("-").isdigit() or name in ("hazard", "mulligan") for name in NAMES)


def test_2_1_nine_cards_lie_face_down_before_everybody() -> None:
    match = mazzo.deal("gnoming", 4, chance="manual")
    assert [grid(match, seat) for seat in range(4)] == [CLOSED] * 4
    assert [player(match, seat).down for seat in range(4)] == [9] * 4


def test_2_2_nobody_sees_a_card_that_lies_face_down() -> None:
    match = begun("5 -2", "3 8")
    for viewer in (None, 0, 1):
        assert view(match, viewer).players[0].sheet.cells == (NAMES.index("5"), NAMES.index("-2"), *[None] * 7)
        assert sum(view(match, viewer).unseen) == 110 - 2 - 4


@pytest.mark.parametrize("seats", range(2, 8))
def test_2_3_the_rest_is_the_stock(seats: int) -> None:
    assert view(mazzo.deal("gnoming", seats, chance="manual")).stock == 110 - 9 * seats


def test_2_4_two_cards_begin_the_discard_piles() -> None:
    match = mazzo.deal("gnoming", 2, chance="manual")
    go_on(match, "* 6 -1")
    assert (piles(match), heights(match), view(match).stock) == (("6", "-1"), (1, 1), 90)
    assert match.chances() == []


def test_2_4_a_mulligan_may_begin_one() -> None:
    assert piles(dealt(piles="mulligan mulligan")) == ("mulligan", "mulligan")


def test_2_5_everybody_turns_two_cards() -> None:
    match = dealt()
    go_on(match, "0 turn 3; 0 turn 8; 1 turn 1; 1 turn 9; * 4 -3 hazard 8")
    assert grid(match, 0) == ". . 4 / . . . / . -3 ."
    assert grid(match, 1) == "hazard . . / . . . / . . 8"
    assert [player(match, seat).down for seat in (0, 1)] == [7, 7]


def test_2_5_nothing_else_may_be_done_first() -> None:
    match = dealt()
    for text in ("draw", "take left", "put 3", "discard left", "pass"):
        assert reason(match, text) == ("gnoming-choose-first", "2.5")


def test_2_a_a_hazard_begins_no_pile() -> None:
    match = mazzo.deal("gnoming", 2, chance="manual")
    go_on(match, "* hazard 6 hazard hazard")
    assert (piles(match), view(match).removed, view(match).stock) == (("6", None), 3, 88)
    go_on(match, "* 8")
    assert (piles(match), heights(match)) == (("6", "8"), (1, 1))


def test_2_a_such_a_hazard_has_no_effect() -> None:
    match = mazzo.deal("gnoming", 3, chance="manual")
    go_on(match, "* hazard 6 8")
    assert view(match).asked is None
    assert match.current_players() == (0, 1, 2)
    assert view(golden("gnoming", "hazard-starts-a-pile")).rounds


def test_2_b_all_choose_at_once() -> None:
    match = dealt(3)
    assert match.current_players() == (0, 1, 2)
    go_on(match, "2 turn 4; 2 turn 5")
    assert match.current_players() == (0, 1)
    assert [player(match, seat).state for seat in range(3)] == ["choosing", "choosing", "waiting"]


def test_2_b_a_choice_is_sealed_until_the_last_has_chosen() -> None:
    match = dealt(2)
    go_on(match, "0 turn 4; 0 turn 5")
    assert (player(match, 0, 0).picked, player(match, 0, 1).picked, player(match, 0).picked) == ((3, 4), (), ())
    assert [told(match, viewer)[2:] for viewer in (0, 1, None)] == [["turn 4", "turn 5"], [], []]
    assert match.chances() == []
    go_on(match, "1 turn 1; 1 turn 2")
    assert told(match, None)[2:] == ["turn 4", "turn 5", "turn 1", "turn 2"]


def test_2_b_the_cards_are_turned_seat_by_seat() -> None:
    match = dealt(2)
    go_on(match, "1 turn 1; 1 turn 2; 0 turn 8; 0 turn 9; * 3 4 5 6")
    assert (grid(match, 0), grid(match, 1)) == (". . . / . . . / . 3 4", "5 6 . / . . . / . . .")


def test_2_b_the_lower_cell_is_named_first() -> None:
    match = dealt()
    assert moves(match) == [f"turn {cell}" for cell in range(1, 9)]
    assert reason(match, "turn 9") == ("gnoming-choice-order", "2.b")
    go_on(match, "0 turn 5")
    assert moves(match) == ["turn 6", "turn 7", "turn 8", "turn 9"]
    refusal = refused(match, "turn 5")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-choice-order", "2.b", {"cell": 5})


def test_2_b_who_has_chosen_waits() -> None:
    match = dealt(3)
    go_on(match, "0 turn 1; 0 turn 2")
    refusal = refused(match, "turn 3")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-other-choose", "2.b", {"count": 2})


def test_2_b_a_choice_may_be_taken_back_until_then() -> None:
    match = golden("gnoming", "undo-while-sealed")
    assert [str(entry) for entry in match.entries].count("2 undo") == 2
    assert player(match, 0, 0).picked == (0, 8)
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, True]


def test_2_c_a_face_down_card_has_no_face_before_it_is_turned() -> None:
    match = begun("5 -2", "3 8")
    go_on(match, "0 draw; * 5; 0 put @ 3")
    # each card that no player has seen may lie there, in proportion to its copies
    unseen = dict(zip(NAMES, COUNTS, strict=True))
    for card in ("3", "4", "5", "-2", "3", "8", "5"):
        unseen[card] -= 1
    assert Counter(match.chances()) == unseen


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_2_d_the_first_seat_begins(seats: int) -> None:
    assert begun(*["3 4"] * seats).current_players() == (0,)


@pytest.mark.parametrize(("seats", "firsts"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (5, [0, 1, 2])])
def test_2_d_the_next_clockwise_begins_the_next_round(seats: int, firsts: list[int]) -> None:
    match = dealt(seats)
    for k, first in enumerate(firsts):
        if k:
            go_on(match, "* 3 4")
        for seat in range(seats):
            go_on(match, f"{seat} turn 1; {seat} turn 2")
        go_on(match, "* " + "7 8 " * seats)
        assert match.current_players() == (first,)
        hurry(match)


@pytest.mark.parametrize("seats", range(2, 8))
def test_2_d_the_seat_that_is_named_begins_the_first_round(seats: int) -> None:
    for seat in range(1, seats):
        match = mazzo.deal("gnoming", seats, "who begins", (f"begins-{seat + 1}",))
        while len(match.current_players()) > 1 or view(match).turn is None:  # all choose their first cards (2.5)
            choosing = match.current_players()[0]
            match.play(choosing, match.legal_actions(choosing)[0])
        assert match.current_players() == (view(match).turn,) == (seat,)


def test_2_d_and_the_next_clockwise_begins_the_next_round() -> None:
    s = State()
    init(s, 3, bit_of(OPTIONS, "begins-3"))
    firsts = []
    for s.round in range(3):
        deal(s)
        firsts.append(s.turn)
    assert firsts == [2, 0, 1]


@pytest.mark.parametrize(
    ("options", "code"), [(("begins-2", "begins-3"), "begins-twice"), (("begins-4",), "begins-no-such-seat")]
)
def test_2_d_one_of_those_at_the_table_begins(options: tuple[str, ...], code: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("gnoming", 3, options=options)
    assert (error.value.code, error.value.rule) == (code, "2.d")


def test_2_e_all_cards_are_shuffled_again_before_every_round() -> None:
    match = table("-4 -4 -4 / hazard mulligan 5 / 3 3 .", CLOSED, left="-3 -3", right="-3", removed=2)
    go_on(match, "0 take right; 0 put @ 9; * 4")
    finish_round(match)
    assert view(match).round == 1
    assert Counter(match.chances()) == dict(zip(NAMES, COUNTS, strict=True))
    assert (view(match).removed, view(match).stock, heights(match)) == (0, 92, (0, 0))
    assert [grid(match, seat) for seat in (0, 1)] == [CLOSED] * 2
    assert state_of(match).piles[0][:4] == [0] * 4


def test_2_e_the_values_add_up() -> None:
    assert sum(value * count for value, count in zip(VALUES, COUNTS, strict=True)) == 447 - 49

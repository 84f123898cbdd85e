"""Rules 3, 4 and 5: drawing, playing and bouncing, discarding."""

import pytest

import mazzo
from mazzo.games.gnoming.deck import NAMES
from tests.games.gnoming.example import CLOSED, go_on, grid, heights, piles, player, table, told, view
from tests.games.legality import allowed, moves, reason, refused
from tests.golden.journals import golden

SIX_FOUR = "6 4 . / . . . / . . ."
ONTO_ANY = [f"put 5 @ {cell}" for cell in range(1, 10)]


# 3 Drawing


def test_3_1_a_turn_is_drawing_playing_discarding() -> None:
    match = table("7 8 . / . . . / . . .", CLOSED)
    assert moves(match) == ["draw", "take 3 left", "take 4 right"]
    assert player(match, 0).state == "drawing"
    go_on(match, "0 draw; * 5")
    assert player(match, 0).state == "placing"
    go_on(match, "0 put 5 @ 3; * -1")
    assert (moves(match), player(match, 0).state) == (["discard -1 left", "discard -1 right"], "discarding")
    go_on(match, "0 discard -1 right")
    assert (piles(match), match.current_players()) == (("3", "-1"), (1,))


def test_3_1_the_turn_goes_round_clockwise() -> None:
    match = table(CLOSED, CLOSED, CLOSED)
    turns: list[int] = []
    for _ in range(5):
        turns += match.current_players()
        go_on(match, f"{turns[-1]} draw; * 5; {turns[-1]} discard left")
    assert turns == [0, 1, 2, 0, 1]


@pytest.mark.parametrize("text", ["put 3", "discard left", "discard hazard", "pass", "turn 5"])
def test_3_1_first_a_card_is_drawn(text: str) -> None:
    assert reason(table(CLOSED, CLOSED), text) == ("gnoming-draw-first", "3.1")


@pytest.mark.parametrize("text", ["draw", "take left", "take right", "pass"])
def test_3_1_who_holds_a_card_draws_no_other(text: str) -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * 5")
    refusal = refused(match, text)
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-holds-card", "3.1", {"card": "5"})


def test_3_1_who_holds_a_card_turns_none() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * -4")
    refusal = refused(match, "turn 6")
    assert (refusal.code, refusal.facts) == ("gnoming-holds-card", {"card": "-4", "cell": 6})


def test_3_1_nobody_acts_before_their_turn() -> None:
    match = table(CLOSED, CLOSED)
    assert reason(match, "draw", 1) == ("not-your-turn", "3.1")
    assert moves(match, 1) == []


@pytest.mark.parametrize("action", [-1, 25, 99])
def test_3_1_there_are_no_other_moves(action: int) -> None:
    refusal = table(CLOSED, CLOSED).check(0, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("gnoming-not-an-action", "3.1")


@pytest.mark.parametrize(
    ("choice", "left", "card"),
    [("draw", ("3", "4"), "8"), ("take left", ("6", "4"), "3"), ("take right", ("3", None), "4")],
)
def test_3_2_the_card_comes_from_the_stock_or_from_a_pile(choice: str, left: tuple[str, str | None], card: str) -> None:
    match = table(CLOSED, CLOSED, left="6 3", right="4")
    stock = view(match).stock
    go_on(match, f"0 {choice}")
    if choice == "draw":
        go_on(match, "* 8")
    held = view(match, 0).held
    assert held is not None
    assert (held.card, held.source) == (NAMES.index(card), "stock" if choice == "draw" else "pile")
    assert piles(match) == left
    assert view(match).stock == stock - (choice == "draw")


def test_3_2_only_the_top_card_may_be_taken() -> None:
    match = table(CLOSED, CLOSED, left="3 5 8")
    assert "take 8 left" in moves(match)
    go_on(match, "0 take left; 0 put 8 @ 1; * -1; 0 discard right; 1 take 5 left")
    assert piles(match) == ("3", "-1")


def test_3_2_a_card_must_have_come_first() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw")
    assert reason(match, "discard left") == ("gnoming-wait-for-card", "3.2")
    assert reason(match, "draw", 1) == ("gnoming-wait-for-card", "3.2")
    assert match.current_players() == ()


def test_3_a_only_its_player_sees_a_card_from_the_stock() -> None:
    match = table(CLOSED, CLOSED, CLOSED)
    go_on(match, "0 draw; * mulligan")
    assert [told(match, viewer)[-1] for viewer in (0, 1, 2, None)] == ["mulligan", "card", "card", "card"]
    held = [view(match, viewer).held for viewer in (0, 1, None)]
    assert [one.card for one in held if one is not None] == [NAMES.index("mulligan"), None, None]
    assert [sum(view(match, viewer).unseen) for viewer in (1, None)] == [sum(view(match, 0).unseen) + 1] * 2


def test_3_a_all_see_it_once_it_is_played_or_discarded() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * 5; 0 put @ 2")
    assert told(match, None)[-1] == "put 5 @ 2"
    assert grid(match) == ". 5 . / . . . / . . ."
    go_on(match, "* -1; 0 discard left; 1 draw; * 8; 1 discard right")
    assert told(match, None)[-1] == "discard 8 right"
    assert len({view(match, viewer).unseen for viewer in (None, 0, 1)}) == 1


def test_3_a_a_card_from_a_pile_all_have_seen() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 take left")
    for viewer in (None, 0, 1):
        held = view(match, viewer).held
        assert held is not None
        assert held.card == NAMES.index("3")


@pytest.mark.parametrize("text", ["discard left", "discard right", "discard hazard"])
def test_3_b_a_card_from_a_pile_must_be_placed(text: str) -> None:
    match = table("7 8 . / . . . / . . .", CLOSED, left="6 5")
    go_on(match, "0 take 5 left")
    assert moves(match) == ["put 5 @ 1 for 7", "put 5 @ 2 for 8", *ONTO_ANY[2:]]
    refusal = refused(match, text)
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-must-place", "3.b", {"card": "5"})


def test_3_c_nothing_is_taken_from_an_empty_pile() -> None:
    match = table(CLOSED, CLOSED, left="")
    assert moves(match) == ["draw", "take 4 right"]
    assert reason(match, "take left") == ("gnoming-pile-empty", "3.c")


# 4 Playing


def test_4_1_a_card_may_replace_any_card_of_the_grid() -> None:
    match = table("7 8 hazard / -1 mulligan . / . . .", CLOSED)
    go_on(match, "0 draw; * 5")
    onto_open = [
        "put 5 @ 1 for 7",
        "put 5 @ 2 for 8",
        "put 5 @ 3 for hazard",
        "put 5 @ 4 for -1",
        "put 5 @ 5 for mulligan",
    ]
    assert moves(match)[:9] == [*onto_open, *ONTO_ANY[5:]]


def test_4_1_it_lies_face_up_and_the_other_comes_out() -> None:
    match = table("7 8 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 5; 0 put 5 @ 2 for 8")
    assert grid(match) == "7 5 . / . . . / . . ."
    held = view(match).held
    assert held is not None
    assert (held.card, held.source, held.cell) == (NAMES.index("8"), "out", 1)


def test_4_2_a_card_from_the_stock_may_be_discarded() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * 8; 0 discard 8 left")
    assert (piles(match), heights(match), match.current_players()) == (("8", "4"), (2, 1), (1,))


def test_4_3_a_face_down_card_is_turned_when_it_is_replaced() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * 5; 0 put 5 @ 7")
    assert (grid(match), player(match, 0).down) == (". . . / . . . / 5 . .", 8)
    assert match.current_players() == ()
    go_on(match, "* -3")
    assert [told(match, viewer)[-1] for viewer in (None, 0, 1)] == ["-3"] * 3


@pytest.mark.parametrize(("drawn", "out"), [("5", "6"), ("5", "4"), ("5", "5")])
def test_4_4_a_card_that_matches_may_bounce(drawn: str, out: str) -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, f"0 draw; * {drawn}; 0 put @ 5; * {out}")
    assert player(match, 0).state == "bouncing"
    onto = [f"put {out} @ 1 for 6", f"put {out} @ 2 for 4", f"put {out} @ 3", f"put {out} @ 4"]
    onto += [f"put {out} @ {cell}" for cell in (6, 7, 8, 9)]
    assert moves(match) == [*onto, f"discard {out} left", f"discard {out} right"]


def test_4_4_it_then_replaces_a_card() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 6; 0 put 6 @ 4; * -2; 0 discard left")
    assert grid(match) == "6 4 . / 6 4 . / . . ."
    assert piles(match) == ("-2", "4")


def test_4_4_without_a_match_it_is_discarded() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 7")
    assert moves(match) == ["discard 7 left", "discard 7 right"]
    refusal = refused(match, "put 7 @ 9")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-no-bounce", "4.4", {"card": "7"})


def test_4_4_a_face_up_card_that_is_replaced_does_not_bounce() -> None:
    match = table("6 6 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 1")
    assert moves(match) == ["discard 6 left", "discard 6 right"]
    assert reason(match, "put 6 @ 3") == ("gnoming-no-bounce", "4.4")


def test_4_4_a_match_in_another_grid_is_none() -> None:
    match = table(SIX_FOUR, "7 7 7 / 7 7 7 / . . .")
    go_on(match, "0 draw; * 4; 0 put @ 5; * 7")
    assert player(match, 0).state == "discarding"


def test_4_4_a_card_taken_from_a_pile_may_make_one_bounce_as_well() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 take 3 left; 0 put @ 9; * 3")
    assert player(match, 0).state == "bouncing"


def test_4_5_bounces_go_on_as_long_as_they_match() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 6; 0 put @ 4; * 4; 0 put @ 8; * 7; 0 discard right")
    assert grid(match) == "6 4 . / 6 4 . / . 4 ."
    assert (piles(match), player(match, 0).down) == (("3", "7"), 4)


def test_4_5_a_card_that_bounced_in_is_a_match_itself() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 5; 0 put @ 5; * 6; 0 put @ 1; 0 discard left; 1 draw; * 8; 1 put @ 1; * 8; 1 put @ 2; * 8")
    assert player(match, 1).state == "bouncing"


def test_4_5_an_archived_game_shows_five_in_one_turn() -> None:
    entries = [str(entry) for entry in golden("gnoming", "bounces-on-and-on").entries]
    first, second = entries.index("0 take 5 left"), entries.index("1 draw")
    assert sum(entry.startswith("0 put") for entry in entries[first:second]) == 1 + 5


@pytest.mark.parametrize("out", ["-4", "-3", "-2", "-1", "mulligan"])
def test_4_6_negatives_and_mulligans_never_bounce(out: str) -> None:
    match = table(f"{out} 4 . / . . . / . . .", CLOSED)
    go_on(match, f"0 draw; * 5; 0 put @ 9; * {out}")
    assert moves(match) == [f"discard {out} left", f"discard {out} right"]
    refusal = refused(match, "put @ 3")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-no-bounce", "4.6", {"card": out})


def test_4_a_discarding_the_card_from_the_stock_turns_nothing() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 5; 0 discard left")
    assert (grid(match), match.chances()) == (SIX_FOUR, [])


def test_4_b_a_mulligan_is_no_match() -> None:
    match = table("mulligan 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 5; 0 put @ 9; * 7")
    assert player(match, 0).state == "discarding"


def test_4_b_a_hazard_does_not_bounce() -> None:
    match = table("hazard 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 5; 0 put @ 9; * hazard")
    assert (view(match).asked, view(match).removed) == (1, 1)


def test_4_b_what_was_replaced_is_no_match_any_more() -> None:
    match = table("6 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 5; 0 put @ 5; * 4; 0 put @ 1; 0 discard left")
    assert grid(match) == "4 4 . / . 5 . / . . ."
    go_on(match, "1 draw; * 8; 1 discard left; 0 draw; * 8; 0 put @ 9; * 6")
    assert player(match, 0).state == "discarding"


def test_4_c_onto_a_face_up_card_the_chain_ends() -> None:
    match = table("6 4 6 / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 6; 0 put 6 @ 2 for 4")
    assert (grid(match), moves(match)) == ("6 6 6 / . 4 . / . . .", ["discard 4 left", "discard 4 right"])
    go_on(match, "0 discard left")
    assert match.current_players() == (1,)


def test_4_c_a_hazard_is_so_replaced_and_leaves() -> None:
    match = table("6 4 hazard / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 6; 0 put 6 @ 3 for hazard")
    assert (view(match).removed, view(match).asked) == (1, 1)


def test_4_d_a_card_does_not_bounce_back_to_its_own_cell() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 6")
    refusal = refused(match, "put @ 5")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-own-cell", "4.d", {"card": "6"})


def test_4_d_to_a_cell_filled_earlier_in_the_turn_it_may() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 6; 0 put @ 4; * 4")
    assert reason(match, "put @ 4") == ("gnoming-own-cell", "4.d")
    go_on(match, "0 put 4 @ 5 for 4; 0 discard 4 right")
    assert (grid(match), piles(match)) == ("6 4 . / 6 4 . / . . .", ("3", "4"))
    assert "0 put 4 @ 5 for 4" in map(str, golden("gnoming", "bounces-back-to-an-earlier-cell").entries)


def test_4_e_a_bounce_may_be_declined() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 6; 0 discard 6 left")
    assert (grid(match), piles(match)) == ("6 4 . / . 4 . / . . .", ("6", "4"))


def test_4_e_in_the_middle_of_a_chain_too() -> None:
    match = table(SIX_FOUR, CLOSED)
    go_on(match, "0 draw; * 4; 0 put @ 5; * 6; 0 put @ 4; * 4; 0 discard 4 left")
    assert (match.current_players(), piles(match)) == ((1,), ("4", "4"))


# 5 Discarding


@pytest.mark.parametrize(("side", "tops"), [("left", ("8", "4")), ("right", ("3", "8"))])
def test_5_1_one_chooses_the_pile(side: str, tops: tuple[str, str]) -> None:
    match = table("8 4 . / . . . / . . .", CLOSED)
    go_on(match, f"0 draw; * 5; 0 put @ 1; 0 discard 8 {side}")
    assert piles(match) == tops


def test_5_1_what_is_no_hazard_does_not_leave_the_game() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * 5")
    refusal = refused(match, "discard hazard")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-not-a-hazard", "5.1", {"card": "5"})


def test_5_1_what_came_out_does_not_either() -> None:
    match = table("8 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 draw; * 5; 0 put @ 1")
    assert reason(match, "discard hazard") == ("gnoming-not-a-hazard", "5.1")


def test_5_2_an_empty_pile_comes_first() -> None:
    match = table("8 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 take 3 left; 0 put 3 @ 1 for 8")
    assert (piles(match), match.current_players()) == (("8", "4"), (1,))  # there was nothing to choose


def test_5_2_a_bounce_that_is_declined_fills_it() -> None:
    match = table("8 4 . / . . . / . . .", CLOSED)
    go_on(match, "0 take 4 right; 0 put @ 9; * 8")
    assert moves(match)[-1] == "discard 8 right"
    refusal = refused(match, "discard left")
    assert (refusal.code, refusal.rule) == ("gnoming-fill-pile", "5.2")
    assert refusal.facts == {"card": "8", "pile": "right"}


def test_5_3_a_hazard_leaves_the_game() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard; 0 discard hazard; 1 pass")
    assert (piles(match), heights(match), view(match).removed) == (("3", "4"), (1, 1), 1)


@pytest.mark.parametrize("side", ["left", "right"])
def test_5_3_it_goes_on_no_pile(side: str) -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard")
    refusal = refused(match, f"discard {side}")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-hazard-leaves", "5.3", {"card": "hazard"})


def test_5_3_it_fills_no_empty_pile() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 take 3 left; 0 put @ 5; * hazard; 1 pass")
    assert (piles(match), match.current_players()) == ((None, "4"), (1,))


def test_5_a_of_two_empty_piles_one_chooses() -> None:
    match = table(CLOSED, CLOSED, left="")
    go_on(match, "0 take 4 right; 0 put @ 5; * 8")
    assert moves(match) == ["discard 8 left", "discard 8 right"]
    go_on(match, "0 discard right")
    assert piles(match) == (None, "8")
    assert "1 discard 7 right" in map(str, golden("gnoming", "both-piles-empty").entries)


def test_5_b_a_declined_card_fills_the_empty_pile_as_well() -> None:
    match = table(CLOSED, CLOSED, right="")
    go_on(match, "0 draw; * 8")
    assert moves(match)[-1] == "discard 8 right"
    assert allowed(match, "discard right")
    refusal = refused(match, "discard left")
    assert (refusal.code, refusal.rule, refusal.facts) == ("gnoming-fill-pile", "5.2", {"card": "8", "pile": "right"})


@pytest.mark.parametrize(
    ("entries", "rule"),
    [
        ("", "2.4"),
        ("* 3 4; 0 turn 1; 0 turn 2; 1 turn 1; 1 turn 2", "2.5"),
        ("* 3 4; 0 turn 1; 0 turn 2; 1 turn 1; 1 turn 2; * 5 6 7 8; 0 draw; * 5; 0 put @ 5", "4.3"),
        ("* 3 4; 0 turn 1; 0 turn 2; 1 turn 1; 1 turn 2; * 5 6 7 8; 0 draw; * hazard; 0 discard; 1 turn 9", "6.1"),
    ],
)
def test_3_2_a_card_to_come_is_waited_for_by_the_rule_that_turns_it(entries: str, rule: str) -> None:
    match = mazzo.deal("gnoming", 2, chance="manual")
    go_on(match, entries)
    assert reason(match, "take left") == ("gnoming-wait-for-card", rule)

"""Rules 1 and 2: what lies in the box, and how a game begins."""

from itertools import product

import pytest

import mazzo
from mazzo import NotUnderstood
from mazzo.games.clustered import GAME
from mazzo.games.clustered.deck import START
from tests.games.clustered.example import dealt, draw, hand, told, view
from tests.games.legality import moves, refused

COMBINATIONS = [
    "-".join(attributes)
    for attributes in product(("square", "triangle", "circle"), ("empty", "dashed", "solid"), ("1", "2", "3"))
]


def drawn(match: mazzo.Match, seat: int) -> list[str]:
    """What a seat drew so far, in order."""
    return [text for step, text in zip(match.steps(0, seat), told(match, seat), strict=True)
            if step.seat is None and text != "card"]  # fmt: skip


def test_1_1_every_combination_is_in_the_deck_exactly_once() -> None:
    match = mazzo.deal("clustered", seats=1, chance="manual")
    assert [card for card in match.chances() if card != "wild"] == COMBINATIONS
    assert len(COMBINATIONS) == 27


def test_1_1_everybody_has_a_deck_of_their_own() -> None:
    match = dealt("square-empty-1 square-empty-2", "square-empty-1 square-empty-2")
    assert hand(match, 0)[:2] == hand(match, 1)[:2] == ["square-empty-1", "square-empty-2"]


def test_1_1_a_card_that_was_drawn_cannot_come_again() -> None:
    match = mazzo.deal("clustered", seats=1, chance="manual")
    match.happen("circle-solid-2")
    with pytest.raises(NotUnderstood) as error:
        match.happen("circle-solid-2")
    assert (error.value.code, error.value.rule) == ("clustered-card-gone", "1.1")


@pytest.mark.parametrize("text", ["start", "hexagon-solid-1", "circle-solid-4", "card"])
def test_1_1_there_is_no_other_card(text: str) -> None:
    match = mazzo.deal("clustered", seats=1, chance="manual")
    with pytest.raises(NotUnderstood) as error:
        match.happen(text)
    assert (error.value.code, error.value.rule) == ("clustered-no-such-card", "1.1")


def test_1_2_shape_fill_and_number_tell_the_cards_apart() -> None:
    faces = GAME.deck[:27]
    assert ["-".join(face) for face in faces] == COMBINATIONS
    assert [len(set(attribute)) for attribute in zip(*faces, strict=True)] == [3, 3, 3]


def test_1_3_two_wilds_make_29_cards() -> None:
    match = mazzo.deal("clustered", seats=1, chance="manual")
    assert match.chances().count("wild") == 2
    assert len(match.chances()) == 29


def test_1_3_a_third_wild_cannot_be_drawn_from_such_a_deck() -> None:
    match = mazzo.deal("clustered", seats=1, chance="manual")
    match.happen("wild")
    match.happen("wild")
    with pytest.raises(NotUnderstood) as error:
        match.happen("wild")
    assert error.value.code == "clustered-card-gone"


def test_1_4_the_start_card_belongs_to_nobody() -> None:
    (laid,) = view(dealt("", "")).laid
    assert (laid.card, laid.seat) == (START, None)


def test_2_1_the_start_card_lies_in_the_middle_and_the_first_card_touches_it() -> None:
    match = dealt("circle-solid-2", "")
    assert [(laid.row, laid.col) for laid in view(match).laid] == [(0, 0)]
    assert {move.split("@ ")[1] for move in moves(match)} == {"-1,0", "0,-1", "0,1", "1,0"}


def test_2_2_a_deck_lies_face_down() -> None:
    match = dealt("", "")
    assert [seen.deck for seen in view(match, 0).players] == [24, 24]
    one, other = mazzo.deal("clustered", seats=2, seed="one"), mazzo.deal("clustered", seats=2, seed="two")
    assert view(one).players == view(other).players  # whatever lies in them


def test_2_2_every_seed_shuffles_anew() -> None:
    deals = {tuple(drawn(mazzo.deal("clustered", seats=1, seed=f"shuffle {k}"), 0)) for k in range(20)}
    assert len(deals) == 20


def test_2_3_everybody_draws_five_cards() -> None:
    match = mazzo.deal("clustered", seats=3, seed="five each")
    assert [len(hand(match, seat)) for seat in range(3)] == [5, 5, 5]
    assert [(seen.held, seen.deck) for seen in view(match).players] == [(5, 24)] * 3


def test_2_3_only_who_drew_a_hand_looks_at_it() -> None:
    match = dealt("wild circle-solid-1", "square-solid-1 square-solid-2")
    assert hand(match, 0)[-2:] == ["circle-solid-1", "wild"]
    assert view(match, 1).hand != view(match, 0).hand
    assert view(match, None).hand == ()


def test_2_3_others_are_told_that_a_card_was_drawn_and_not_which() -> None:
    match = dealt(
        "wild circle-solid-1 circle-solid-2 circle-solid-3 square-solid-1",
        "wild square-solid-1 square-solid-2 square-solid-3 circle-solid-1",
    )
    own = [
        ["wild", "circle-solid-1", "circle-solid-2", "circle-solid-3", "square-solid-1"],
        ["wild", "square-solid-1", "square-solid-2", "square-solid-3", "circle-solid-1"],
    ]
    assert told(match, 0) == own[0] + ["card"] * 5
    assert told(match, 1) == ["card"] * 5 + own[1]
    assert told(match, None) == ["card"] * 10


def test_2_4_the_turn_goes_round_clockwise() -> None:
    match = dealt("", "", "")
    turns: list[int] = []
    for _ in range(7):
        turns += match.current_players()
        match.play(turns[-1], match.legal_actions(turns[-1])[0])
        draw(match)
    assert turns == [0, 1, 2, 0, 1, 2, 0]


def test_2_4_nobody_plays_before_their_turn() -> None:
    match = dealt("wild", "wild")
    refusal = refused(match, "wild @ 0,1", 1)
    assert (refusal.code, refusal.rule) == ("not-your-turn", "2.4")
    assert match.legal_actions(1) == []


@pytest.mark.parametrize("seats", range(1, 9))
def test_2_a_the_first_seat_begins(seats: int) -> None:
    assert mazzo.deal("clustered", seats=seats, seed="who begins").current_players() == (0,)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("options", [(), ("fast",)])
def test_2_a_or_the_seat_that_is_named(seats: int, options: tuple[str, ...]) -> None:
    for seat in range(1, seats):
        match = mazzo.deal("clustered", seats, "who begins", (*options, f"begins-{seat + 1}"))
        for _ in range(2 * seats if options else 0):  # all trim their hands at once (9.b)
            trimming = match.current_players()[0]
            match.play(trimming, match.legal_actions(trimming)[0])
        turns: list[int] = []
        for _ in range(seats + 1):
            turns += match.current_players()
            match.play(turns[-1], match.legal_actions(turns[-1])[0])
            if options:
                match.play(turns[-1], match.legal_actions(turns[-1])[0])  # 9.2
        assert turns == [(seat + k) % seats for k in range(seats + 1)]


def test_2_a_who_begins_changes_no_cards() -> None:
    first, third = (mazzo.deal("clustered", 3, "who begins", options) for options in ((), ("begins-3",)))
    assert [drawn(first, seat) for seat in range(3)] == [drawn(third, seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (3, ("begins-2", "begins-3"), "begins-twice"),
        (8, ("begins-2", "begins-3", "begins-8"), "begins-twice"),
        (2, ("begins-3",), "begins-no-such-seat"),
        (1, ("begins-2",), "begins-no-such-seat"),
    ],
)
def test_2_a_one_of_those_at_the_table_begins(seats: int, options: tuple[str, ...], code: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("clustered", seats, options=options)
    assert (error.value.code, error.value.rule) == (code, "2.a")


def test_2_b_every_deck_is_shuffled_for_itself() -> None:
    two, three = (mazzo.deal("clustered", seats=seats, seed="the same deal") for seats in (2, 3))
    assert [drawn(two, seat) for seat in (0, 1)] == [drawn(three, seat) for seat in (0, 1)]


def test_2_b_what_one_draws_does_not_depend_on_what_others_do() -> None:
    one, other = (mazzo.deal("clustered", seats=2, seed="two ways") for _ in range(2))
    for match, choice in ((one, 0), (other, -1)):
        for _ in range(12):
            seat = match.current_players()[0]
            match.play(seat, match.legal_actions(seat)[choice])
    assert view(one).laid != view(other).laid
    assert [drawn(one, seat) for seat in (0, 1)] == [drawn(other, seat) for seat in (0, 1)]


def test_2_b_a_card_that_waits_comes_even_if_another_plays_first() -> None:
    hands = []
    for order in ((0, 1), (1, 0)):
        match = mazzo.deal("clustered", seats=2, seed="whatever the order", options=["fast"])
        for seat in order:
            match.play(seat, match.legal_actions(seat)[0])
            match.play(seat, match.legal_actions(seat)[0])
        match.play(0, match.legal_actions(0)[0])
        hands.append([hand(match, 0), hand(match, 1)])
    assert hands[0] == hands[1]

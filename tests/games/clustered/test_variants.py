"""Rules 7 and 8: optional cards, the game alone, and five to eight players."""

import pytest

import mazzo
from mazzo import NotUnderstood
from mazzo.games.clustered.deck import START
from tests.games.clustered.example import dealt, draw, finish, go_on, hand, view
from tests.games.legality import allowed, moves, refused


def test_7_1_the_table_shows_everybody_whose_turn_it_is() -> None:
    match = dealt("wild", "wild")
    assert {view(match, viewer).turn for viewer in (None, 0, 1)} == {0}
    assert [seen.state for seen in view(match).players] == ["playing", "waiting"]
    go_on(match, "0 wild @ 0,1")
    draw(match)
    assert {view(match, viewer).turn for viewer in (None, 0, 1)} == {1}


def test_7_1_whose_turn_it_is_changes_after_the_draw() -> None:
    match = dealt("wild", "wild")
    go_on(match, "0 wild @ 0,1")
    assert (view(match).turn, match.current_players()) == (0, ())


def test_7_2_everybody_may_have_a_third_wild() -> None:
    match = dealt("", "", options=["third-wild"])
    assert [seen.deck for seen in view(match).players] == [25, 25]
    assert hand(dealt("wild wild wild", "", options=["third-wild"]), 0).count("wild") == 3


def test_7_2_only_some_may_have_a_third_wild() -> None:
    match = dealt("", "", "", options=["third-wild-1", "third-wild-3"])
    assert [seen.deck for seen in view(match).players] == [25, 24, 25]


@pytest.mark.parametrize("some", ["third-wild-1", "third-wild-2"])
def test_7_2_a_third_wild_is_for_everybody_or_for_some(some: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("clustered", seats=2, options=["third-wild", some])
    assert (error.value.code, error.value.rule) == ("clustered-bad-wilds", "7.2")


@pytest.mark.parametrize(("seats", "number"), [(1, 2), (2, 3), (4, 8), (7, 8)])
def test_7_2_a_third_wild_is_for_a_seat_at_the_table(seats: int, number: int) -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("clustered", seats=seats, options=[f"third-wild-{number}"])
    assert (error.value.code, error.value.rule) == ("clustered-no-such-seat", "7.2")
    assert (error.value.facts["seat"], error.value.facts["seats"]) == (number, seats)


def test_7_3_who_has_a_third_wild_has_one_turn_more_at_the_end() -> None:
    match = dealt("", "", "", options=["third-wild-2"])
    finish(match)
    assert [match.rounds(seat) for seat in range(3)] == [29, 30, 29]
    assert [step.seat for step in match.steps(0) if step.seat is not None][-4:] == [0, 1, 2, 1]


def test_7_3_the_others_have_finished_by_then() -> None:
    match = dealt("", "", options=["third-wild-1"])
    while match.rounds(1) < 29:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[-1])
        draw(match)
    assert (match.current_players(), match.outcome) == ((0,), None)
    assert [seen.state for seen in view(match).players] == ["playing", "finished"]
    refusal = match.check(1, match.legal_actions(0)[0])
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("clustered-finished", "7.3")


def test_8_1_alone_all_the_rules_hold_with_one_deck() -> None:
    match = dealt("wild square-empty-1 square-empty-2 circle-solid-3 circle-solid-2")
    go_on(match, "0 square-empty-1 @ 0,1")
    draw(match)
    assert refused(match, "circle-solid-3 @ 0,2").code == "clustered-clash"
    assert refused(match, "discard wild").code == "clustered-must-play"
    finish(match)
    assert (match.rounds(0), len(view(match).players)) == (29, 1)


def test_8_2_alone_the_result_is_the_points_to_be_compared_with_ones_own() -> None:
    match = dealt("")
    finish(match)
    assert match.outcome is not None
    (place,) = match.outcome.ranking
    assert (place.place, place.score.total) == (1, match.score(0))
    assert match.journal.result == ("all-played", str(match.score(0)))


@pytest.mark.parametrize(("seats", "cells"), [(4, [(0, 0)]), (5, [(0, 0), (0, 7)]), (8, [(0, 0), (0, 7)])])
def test_8_3_from_five_on_there_are_two_start_cards(seats: int, cells: list[tuple[int, int]]) -> None:
    laid = view(mazzo.deal("clustered", seats=seats, seed="expanded")).laid
    assert [(one.row, one.col) for one in laid] == cells
    assert {(one.card, one.seat) for one in laid} == {(START, None)}


def test_8_3_exactly_six_cards_fit_between_them() -> None:
    match = dealt("square-empty-1", "square-empty-2", "square-empty-3", "square-dashed-3", "square-solid-3", "wild")
    between = ["square-empty-1", "square-empty-2", "square-empty-3", "square-dashed-3", "square-solid-3", "wild"]
    for seat, card in enumerate(between):
        go_on(match, f"{seat} {card} @ 0,{seat + 1}")
    assert [(one.row, one.col) for one in view(match).laid] == [(0, col) for col in range(8)]


def test_8_4_everybody_may_play_around_either_or_both() -> None:
    match = dealt("square-empty-1", "", "", "", "")
    around = {"-1,0", "0,-1", "0,1", "1,0", "-1,7", "0,6", "0,8", "1,7"}
    assert {move.split("@ ")[1] for move in moves(match)} == around
    go_on(match, "0 square-empty-1 @ 0,1")
    for seat in range(1, 5):
        draw(match)
        cells = {move.split("@ ")[1] for move in moves(match, seat)}
        assert {"0,-1", "0,6"} <= cells
        match.play(seat, match.legal_actions(seat)[-1])
    draw(match)
    assert {"0,-1", "0,6"} <= {move.split("@ ")[1] for move in moves(match, 0)}


def test_8_a_the_clusters_may_meet() -> None:
    hands = "square-empty-1 square-empty-2 square-empty-3 square-dashed-3 square-solid-3"
    match = dealt(hands, hands, hands, hands, hands)
    go_on(match, "0 square-empty-1 @ 0,1; 1 square-empty-1 @ 0,2; 2 square-empty-1 @ 0,6; 3 square-empty-1 @ 0,5")
    go_on(match, "4 square-empty-1 @ 0,4")
    draw(match)
    assert allowed(match, "square-empty-2 @ 0,3")  # beside both


def test_8_a_where_the_clusters_meet_a_card_must_go_with_both() -> None:
    hands = "square-empty-1 circle-solid-3 circle-solid-2 square-empty-3 circle-dashed-3"
    match = dealt(hands, hands, hands, hands, hands)
    go_on(match, "0 square-empty-1 @ 0,1; 1 square-empty-1 @ 0,2; 2 circle-solid-3 @ 0,6; 3 circle-solid-3 @ 0,5")
    go_on(match, "4 circle-solid-3 @ 0,4")
    draw(match)
    refusal = refused(match, "circle-dashed-3 @ 0,3")
    assert (refusal.code, refusal.facts["clashes"]) == ("clustered-clash", 1)

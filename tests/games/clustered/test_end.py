"""Rules 5 and 6: what rectangles and lines are worth, the end, and who wins. Letters are cards of a seat, `*` is the
start card.
"""

from itertools import permutations

import pytest

from mazzo import Match, NotLegal
from mazzo.games.clustered import GAME
from mazzo.games.clustered.view import Score, Span
from tests.games.clustered.example import dealt, go_on, picture, player, position, scored, view
from tests.games.legality import refused
from tests.golden.journals import golden

SQUARES = "square-empty-1 square-empty-2 square-empty-3 square-dashed-1 square-dashed-2"


def score(drawn: str, seat: int = 0) -> Score:
    """The whole score of a seat on a drawn table."""
    found: Score = GAME.score_breakdown(picture(drawn), seat)
    return found


def places(match: Match) -> list[tuple[int, int]]:
    """Seat and place, from first to last."""
    assert match.outcome is not None
    return [(place.seat, place.place) for place in match.outcome.ranking]


def test_5_1_points_are_counted_when_all_cards_have_been_played_or_discarded() -> None:
    match = golden("clustered", "nothing-fits")
    assert match.outcome is not None
    laid = [one.seat for one in view(match).laid]
    for seen in view(match).players:
        assert laid.count(seen.seat) + len(seen.discards) == 29
    assert any(seen.discards for seen in view(match).players)
    assert {place.seat: place.score.total for place in match.outcome.ranking} == {
        seat: match.score(seat) for seat in range(match.seats)
    }


@pytest.mark.parametrize(
    ("drawn", "points"),
    [
        ("a a \n a a", 4),
        ("a a a \n a a a", 6),
        ("a a \n a a \n a a", 6),
        ("a a a a \n a a a a", 8),
        ("a a a \n a a a \n a a a", 9),
        ("a a \n a a \n a a \n a a \n a a", 10),
        ("a a a a \n a a a a \n a a a a", 12),
        ("a a a a a \n a a a a a \n a a a a a \n a a a a a \n a a a a a", 25),
    ],
)
def test_5_2_the_largest_rectangle_is_worth_one_point_a_card(drawn: str, points: int) -> None:
    assert scored(drawn)[0] == points


@pytest.mark.parametrize("order", list(permutations([(1, 1), (1, 2), (2, 1), (2, 2)])))
def test_5_2_the_rectangle_is_found_in_whatever_order_its_cards_are_laid(order: list[tuple[int, int]]) -> None:
    match = position(";".join(f"0 square-empty-1 @ {row},{col}" for row, col in order), "", "")
    assert player(match, 0).score.rectangle == 4


@pytest.mark.parametrize("drawn", ["a", "a a", "a a a a a a", "a \n a \n a \n a", "a a . \n . a a"])
def test_5_3_each_side_is_at_least_two_cards_long(drawn: str) -> None:
    assert scored(drawn)[0] == 0


@pytest.mark.parametrize(
    ("drawn", "points"),
    [
        ("a a a \n a . a \n a a a", 0),
        ("a a a \n a b a \n a a a", 0),
        ("a a a \n a * a \n a a a", 0),
        ("a a a a \n a b a a", 4),
        ("a a * a a \n a a a a a", 4),
        ("a a \n a .", 0),
    ],
)
def test_5_4_it_is_of_ones_own_cards_without_a_gap_and_without_the_start_card(drawn: str, points: int) -> None:
    assert scored(drawn)[0] == points


def test_5_4_what_is_a_rectangle_for_two_together_is_one_for_neither() -> None:
    drawn = "a b \n b a"
    assert (scored(drawn, 0)[0], scored(drawn, 1)[0]) == (0, 0)


@pytest.mark.parametrize(
    ("drawn", "points"),
    [
        ("a a . . a a a \n a a . . a a a", 6),  # two rectangles
        ("a a . a a \n a a . a a", 4),  # two of the same size
        ("a a . . \n a a . . \n a a a a \n a a a a", 8),  # the L holds two of eight
        ("a a . . . \n a a . . . \n a a a a a \n a a a a a", 10),  # a longer foot
        (". a a . \n a a a a \n a a a a \n . a a .", 8),  # a cross
        ("a a a a a a \n a a a a a a \n a a a . . . \n a a a . . .", 12),
        ("a a . \n a a a \n . a a", 4),  # a step: two that overlap
    ],
)
def test_5_5_only_the_largest_rectangle_scores(drawn: str, points: int) -> None:
    assert scored(drawn)[0] == points


def test_5_5_of_equal_rectangles_the_first_in_reading_order_is_shown() -> None:
    assert score("a a . a a \n a a . a a").area == Span(1, 1, 2, 2)


def test_5_5_a_long_line_is_not_shown_as_the_rectangle() -> None:
    found = score("a . a a \n a . a a \n a . . . \n a . . .")
    assert (found.area, found.rectangle) == (Span(1, 3, 2, 2), 4)


@pytest.mark.parametrize(("cards", "points"), [(1, 0), (2, 0), (3, 3), (4, 4), (5, 5), (9, 9), (20, 20)])
def test_5_6_a_line_of_three_or_more_is_worth_one_point_a_card(cards: int, points: int) -> None:
    across, down = " ".join("a" * cards), "\n".join("a" * cards)
    assert (scored(across)[1], scored(down)[1]) == (points, points)


def test_5_6_each_line_scores() -> None:
    drawn = "a a a . a a a a \n . . . . . . . . \n a . . . . . . . \n a . . . . . . . \n a . . . . . . ."
    assert score(drawn).lines == 3 + 4 + 3
    assert score(drawn).runs == (Span(1, 1, 1, 3), Span(1, 5, 1, 4), Span(3, 1, 3, 1))


def test_5_6_a_card_that_joins_two_lines_makes_one() -> None:
    assert scored("a a . a a")[1] == 0
    assert scored("a a a a a")[1] == 5


def test_5_7_diagonal_lines_are_worth_nothing() -> None:
    assert scored("a . . . \n . a . . \n . . a . \n . . . a") == (0, 0)
    assert scored(". . a \n . a . \n a . .") == (0, 0)


@pytest.mark.parametrize(
    ("drawn", "points"),
    [
        ("a a a b a a a", 6),
        ("a a a a b a a", 4),
        ("a a b a a", 0),
        ("a a a * a a a", 6),
        ("a a a a * a a", 4),
        ("a a * a a", 0),
        ("a a a . a a a a", 7),
        ("a \n a \n a \n b \n a \n a \n a", 6),
        ("a \n a \n * \n a \n a", 0),
    ],
)
def test_5_8_others_cards_the_start_card_and_gaps_split_a_line(drawn: str, points: int) -> None:
    assert scored(drawn)[1] == points


def test_5_8_the_second_start_card_splits_a_line_too() -> None:
    squares = "0 square-empty-1 @ 0,5; 0 square-empty-2 @ 0,6; 0 square-empty-3 @ 0,8; 0 square-dashed-3 @ 0,9"
    match = position(squares, "square-dashed-2", "", "", "", "")
    assert match.score(0) == 0
    go_on(match, "0 square-dashed-2 @ 0,10")
    assert match.score(0) == 3


def test_5_9_a_card_may_score_three_times() -> None:
    found = score("a a a \n a a a \n a a a")
    assert (found.rectangle, found.lines, found.total) == (9, 9 + 9, 27)


def test_5_9_the_parts_add_up() -> None:
    found = score("a a a a \n a a . . \n a . . .")
    assert (found.rectangle, found.lines, found.total) == (4, 4 + 3, 11)


def test_5_a_wilds_are_ones_own_cards() -> None:
    laid = "0 wild @ 0,1; 0 wild @ 0,2; 0 square-empty-1 @ 0,3; 0 square-empty-2 @ 1,1; 0 square-empty-3 @ 1,2"
    found = player(position(laid, "", ""), 0).score
    assert (found.rectangle, found.lines) == (4, 3)


def test_5_a_the_wild_of_another_splits_a_line() -> None:
    laid = "0 square-empty-1 @ 0,1; 1 wild @ 0,2; 0 square-empty-2 @ 0,3; 0 square-empty-3 @ 0,4"
    assert player(position(laid, "", ""), 0).score.lines == 0


def test_5_b_the_table_shows_what_each_would_score_now() -> None:
    match = dealt(SQUARES, SQUARES)
    points = []
    for entry in ("0 square-empty-1 @ 0,1", "1 square-empty-1 @ 1,0", "0 square-empty-2 @ 0,2",
                  "1 square-empty-2 @ 2,0", "0 square-empty-3 @ 0,3", "1 square-empty-3 @ 3,0"):  # fmt: skip
        go_on(match, entry)
        points.append(tuple(seen.score.total for seen in view(match).players))
    assert points == [(0, 0)] * 4 + [(3, 0), (3, 3)]


def test_5_b_it_shows_where_the_points_come_from() -> None:
    found = player(position("", SQUARES, ""), 0).score
    assert (found.area, found.runs) == (None, ())
    found = score("a a . \n a a a")
    assert (found.area, found.runs) == (Span(1, 1, 2, 2), (Span(2, 1, 1, 3),))


def test_5_b_an_offer_tells_what_a_card_would_bring_at_once() -> None:
    match = position("0 square-empty-1 @ 0,1; 0 square-empty-2 @ 0,2; 0 square-dashed-1 @ 1,1", SQUARES, "")
    gains = {(one.row, one.col): one.gain for one in match.snapshot(0).offers.placements}
    assert (gains[1, 2], gains[0, 3], gains[0, -1]) == (4, 3, 0)


def test_6_1_the_game_is_over_when_every_hand_and_deck_is_empty() -> None:
    match = position("", "wild", "wild", decks=("", ""))
    go_on(match, "0 wild @ 0,1")
    assert match.outcome is None
    go_on(match, "1 wild @ 0,2")
    assert match.outcome is not None
    assert match.outcome.reason == "all-played"


def test_6_1_a_card_in_a_deck_is_still_to_be_played() -> None:
    match = position("", "wild", "wild", decks=("", "square-empty-1"))
    go_on(match, "0 wild @ 0,1; 1 wild @ 0,2")
    assert match.chances() == ["square-empty-1"]
    go_on(match, "* square-empty-1")
    assert (match.outcome, match.current_players()) == (None, (1,))


def test_6_1_the_last_discard_ends_the_game_as_well() -> None:
    fence = "0 square-empty-1 @ 0,1; 1 square-empty-1 @ 1,0; 0 square-empty-2 @ 0,-1; 1 square-empty-2 @ -1,0"
    match = position(fence, "circle-solid-3", "", decks=("", ""))
    go_on(match, "0 discard circle-solid-3")
    assert match.outcome is not None


def test_6_1_then_nobody_plays_any_more() -> None:
    match = position("", "wild", "", decks=("", ""))
    go_on(match, "0 wild @ 0,1")
    refusal = refused(match, "square-empty-1 @ 0,2")
    assert (refusal.code, refusal.rule) == ("game-over", "6.1")
    assert (match.legal_actions(0), match.current_players(), view(match).turn) == ([], (), None)
    assert {seen.state for seen in view(match).players} == {"finished"}
    with pytest.raises(NotLegal):
        match.play(0, "square-empty-1 @ 0,2")


def test_6_1_who_has_nothing_left_is_passed_over() -> None:
    match = position("", "wild", "", "wild", decks=("", "", ""))
    go_on(match, "0 wild @ 0,1")
    assert match.current_players() == (2,)
    assert [seen.state for seen in view(match).players] == ["finished", "finished", "playing"]


def test_6_2_the_most_points_win() -> None:
    match = golden("clustered", "four-seats")
    totals = {seat: match.score(seat) for seat in range(4)}
    ranked = [seat for seat, _ in places(match)]
    assert [totals[seat] for seat in ranked] == sorted(totals.values(), reverse=True)
    assert places(match)[0][1] == 1
    assert totals[ranked[0]] > totals[ranked[-1]]


def test_6_a_equal_totals_share_the_victory() -> None:
    match = golden("clustered", "shared-victory")
    assert match.score(0) == match.score(1)
    assert places(match)[:2] == [(0, 1), (1, 1)]


def test_6_a_a_shared_place_leaves_the_next_one_out() -> None:
    laid = "0 square-empty-1 @ 0,1; 0 square-empty-2 @ 0,2; 0 square-empty-3 @ 0,3; 1 square-empty-1 @ 1,0"
    laid += "; 1 square-empty-2 @ 2,0; 1 square-empty-3 @ 3,0"
    match = position(laid, "wild", "", "", decks=("", "", ""))
    go_on(match, "0 wild @ 0,-1")
    assert places(match) == [(0, 1), (1, 1), (2, 3)]

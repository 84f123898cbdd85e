"""Rule 9, the bonuses (9.4 to 9.9, 9.f to 9.i)."""

import pytest

from mazzo import Match
from mazzo.games.clustered import GAME
from mazzo.games.clustered.rules.state import LARGEST_BONUS, SPEED_BONUS
from tests.games.clustered.example import bonuses, go_on, picture, player, position, view
from tests.golden.journals import golden

SPEED = ["speed-bonus"]
LARGEST = ["largest-bonus"]
# Squares by fill and number make a three by three in which every neighbour shares two.
FIVE = "0 square-empty-1 @ 1,1; 0 square-empty-2 @ 1,2; 0 square-empty-3 @ 1,3; 0 square-dashed-1 @ 2,1"


def quickest(match: Match) -> tuple[int | None, int | None]:
    """Who holds the two speed bonuses: rectangle, line."""
    return bonuses(match)["first-rectangle"], bonuses(match)["first-line"]


def largest(match: Match) -> tuple[int | None, int | None]:
    """Who holds the two largest bonuses: rectangle, line."""
    return bonuses(match)["largest-rectangle"], bonuses(match)["longest-line"]


def parts(drawn: str, options: int = LARGEST_BONUS) -> list[int]:
    """What the bonuses of a drawn table bring each seat."""
    s = picture(drawn, options)
    return [GAME.score_breakdown(s, seat).bonuses for seat in range(s.seats)]


def wide(seat: int, row: int, cells: str) -> str:
    """Cards of a seat in a row, at these columns."""
    return "; ".join(f"{seat} square-empty-{1 + k % 3} @ {row},{col}" for k, col in enumerate(cells.split()))


@pytest.mark.parametrize("last", ["0 wild @ 2,3", "0 square-dashed-3 @ 2,3"])
def test_9_4_the_first_rectangle_of_two_by_three_earns_a_bonus(last: str) -> None:
    match = position(FIVE + "; 0 square-dashed-2 @ 2,2", "wild square-dashed-3", "", options=SPEED)
    assert (quickest(match), match.score(0)) == ((None, None), 4 + 3)
    go_on(match, last)
    assert (quickest(match), match.score(0)) == ((0, None), 6 + 6 + 2)


def test_9_4_a_rectangle_of_three_by_two_earns_it_as_well() -> None:
    assert parts("a a \n a a \n a a", SPEED_BONUS) == [2]


@pytest.mark.parametrize("drawn", ["a a \n a a", "a a a a", "a a . a \n a a . a"])
def test_9_4_a_smaller_one_earns_nothing(drawn: str) -> None:
    assert parts(drawn, SPEED_BONUS) == [0]


def test_9_4_the_second_rectangle_earns_nothing() -> None:
    assert parts("a a a \n a a a \n . . . \n b b b \n b b b", SPEED_BONUS) == [2, 0]


@pytest.mark.parametrize("drawn", ["a a a a a", "a \n a \n a \n a \n a"])
def test_9_5_the_first_line_of_five_earns_a_bonus(drawn: str) -> None:
    assert parts(drawn, SPEED_BONUS) == [2]


@pytest.mark.parametrize("drawn", ["a a a a", "a a a a . a", "a a a b a", "a a * a a", "a . . \n . a . \n . . a"])
def test_9_5_a_shorter_line_earns_nothing(drawn: str) -> None:
    assert parts(drawn, SPEED_BONUS)[0] == 0


def test_9_5_the_second_line_earns_nothing() -> None:
    assert parts("b b b b b \n . . . . . \n a a a a a a", SPEED_BONUS) == [0, 2]


def test_9_5_there_is_no_speed_bonus_unless_asked_for() -> None:
    assert parts("a a a a a \n a a a a a", 0) == [0]


def test_9_6_each_bonus_is_worth_two_points() -> None:
    plain, both = (picture("a a a a a \n a a a a a", options) for options in (0, SPEED_BONUS))
    assert GAME.rules.score(both, 0) - GAME.rules.score(plain, 0) == 2 + 2
    assert GAME.score_breakdown(both, 0).bonuses == 4


def test_9_6_a_player_may_hold_several() -> None:
    assert parts("a a a a a \n a a a a a", SPEED_BONUS | LARGEST_BONUS) == [8]


def test_9_6_the_bonuses_are_part_of_the_final_score() -> None:
    match = golden("clustered", "both-speed-bonuses")
    assert match.outcome is not None
    found = [place.score for place in match.outcome.ranking]
    assert all(one.total == one.rectangle + one.lines + one.bonuses for one in found)
    assert any(one.bonuses for one in found)


def test_9_7_the_largest_rectangle_is_counted_in_cards() -> None:
    # eight in two by four beat six in three by two, also where the six have the longer side
    assert parts("a a a a \n a a a a \n . . . . \n b b . . \n b b . . \n b b . . \n b . . . \n b . . .") == [2, 2]
    match = position(
        "0 square-empty-1 @ 1,1; 0 square-empty-2 @ 1,2; 0 square-empty-3 @ 2,1; 0 square-dashed-1 @ 2,2", "", "",
        options=LARGEST,
    )  # fmt: skip
    assert largest(match) == (0, None)


def test_9_8_the_longest_line_runs_across_or_down() -> None:
    assert parts("a a a a . b b b") == [2, 0]
    assert parts("a a a . b \n . . . . b \n . . . . b \n . . . . b") == [0, 2]


@pytest.mark.parametrize(
    ("drawn", "points"),
    [
        ("a a . b b \n a a . b b", [0, 0]),  # rectangles of four
        ("a a a . b b b", [0, 0]),
        ("a a a . b b b . c c c c", [0, 0, 2]),
        ("a a a a . b b b b . c c c", [0, 0, 0]),
        ("a a a . b b b b \n a a a . b b b b \n a a . . . . . .", [0, 4]),
        ("a a a . b b . \n a a a . b b . \n . . . . b b b", [0, 0]),  # six each, three each
    ],
)
def test_9_9_in_a_tie_nobody_scores_it(drawn: str, points: list[int]) -> None:
    assert parts(drawn) == points


def test_9_9_who_holds_it_at_the_end_scores() -> None:
    laid = wide(0, 1, "1 2 3") + ";" + wide(1, -1, "1 2")
    match = position(laid, "wild", "wild", decks=("", ""), options=LARGEST)
    go_on(match, "0 wild @ 1,0; 1 wild @ -1,0")
    assert match.outcome is not None
    assert largest(match) == (None, 0)
    assert [(place.seat, place.score.bonuses) for place in match.outcome.ranking] == [(0, 2), (1, 0)]


def test_9_9_a_holder_who_is_overtaken_loses_it() -> None:
    match = position(wide(0, 1, "1 2 3") + ";" + wide(1, -1, "1 2 4"), "wild", "wild", options=LARGEST)
    assert (largest(match), match.score(0), match.score(1)) == ((None, 0), 3 + 2, 0)
    go_on(match, "0 wild @ 0,-1; 1 wild @ -1,3")
    assert (largest(match), match.score(0), match.score(1)) == ((None, 1), 3, 4 + 2)


def test_9_9_a_holder_who_is_equalled_loses_it_to_nobody() -> None:
    match = position(wide(0, 1, "1 2 3") + ";" + wide(1, -1, "1 2"), "wild", "wild", options=LARGEST)
    go_on(match, "0 wild @ 0,-1; 1 wild @ -1,3")
    assert (largest(match), match.score(0), match.score(1)) == ((None, None), 3, 3)


def test_9_9_a_tie_in_the_archive_scores_for_nobody() -> None:
    match = golden("clustered", "largest-tied")
    assert None in largest(match)


@pytest.mark.parametrize("cols", ["1 2 4 5", "1 2 4 5 6", "1 2 3 5 6 7"])
def test_9_f_joining_two_lines_can_skip_five(cols: str) -> None:
    match = position(wide(0, 1, cols), "wild", "", options=SPEED)
    gap = next(col for col in range(1, 8) if str(col) not in cols.split())
    assert quickest(match) == (None, None)
    go_on(match, f"0 wild @ 1,{gap}")
    assert quickest(match) == (None, 0)


def test_9_f_joining_in_the_archive_earns_the_bonus_without_a_line_of_five() -> None:
    match = golden("clustered", "joined-past-five")
    assert bonuses(match)["first-line"] is not None


def test_9_f_a_larger_rectangle_that_was_never_two_by_three_earns_it() -> None:
    # three by three whose middle row comes last: before, its largest rectangle is a two by two or none
    ring = wide(0, 1, "1 2 3") + ";" + wide(0, 3, "1 2 3") + "; 0 square-dashed-1 @ 2,1; 0 square-dashed-3 @ 2,3"
    match = position(ring, "wild", "", options=SPEED)
    assert (quickest(match), match.score(0)) == ((None, None), 12)
    go_on(match, "0 wild @ 2,2")
    assert (quickest(match), player(match, 0).score.rectangle) == ((0, None), 9)


def test_9_f_a_larger_rectangle_that_grew_from_a_smaller_one_earns_it_once() -> None:
    match = position(FIVE + "; 0 square-dashed-2 @ 2,2; 0 square-dashed-3 @ 2,3", "wild", "", options=SPEED)
    assert quickest(match) == (0, None)
    go_on(match, "0 wild @ 3,1")
    assert player(match, 0).score.bonuses == 2


def test_9_f_only_who_lays_the_card_earns_it() -> None:
    five = wide(0, 1, "1 2 4 5")
    match = position(five, "square-solid-1", "wild", options=SPEED)
    go_on(match, "0 square-solid-1 @ -1,0; 1 wild @ 1,3")
    assert quickest(match) == (None, None)


def test_9_f_it_is_never_lost() -> None:
    match = position(wide(0, 1, "1 2 3 4 5") + ";" + wide(1, -1, "1 2 3 4 6 7 8"), "wild", "wild", options=SPEED)
    go_on(match, "0 wild @ 0,-1; 1 wild @ -1,5")
    assert (quickest(match), player(match, 0).score.bonuses, player(match, 1).score.bonuses) == ((None, 0), 2, 0)


def test_9_f_one_card_may_earn_both() -> None:
    laid = wide(0, 1, "1 2 4 5") + ";" + wide(0, 2, "1 2 3")
    match = position(laid, "wild", "", options=SPEED)
    assert quickest(match) == (None, None)
    go_on(match, "0 wild @ 1,3")
    assert (quickest(match), player(match, 0).score.bonuses) == ((0, 0), 4)


def test_9_f_two_players_may_take_one_each() -> None:
    assert parts("a a a a a \n . . . . . \n b b b . . \n b b b . .", SPEED_BONUS) == [2, 2]


@pytest.mark.parametrize("drawn", ["a a . b", "a \n a", "a a . a a \n . . . . .", "a . a \n a a ."])
def test_9_g_less_than_two_by_two_and_a_line_of_three_is_nothing(drawn: str) -> None:
    assert parts(drawn)[0] == 0


def test_9_g_a_two_by_two_and_a_line_of_three_are_enough() -> None:
    assert parts("a a . b b b \n a a . . . .") == [2, 2]


def test_9_h_the_table_shows_who_holds_each_bonus_now() -> None:
    match = position(wide(0, 1, "1 2 3"), "", "", options=SPEED + LARGEST)
    for viewer in (None, 0, 1):
        assert view(match, viewer).bonuses == (
            ("first-rectangle", None),
            ("first-line", None),
            ("largest-rectangle", None),
            ("longest-line", 0),
        )


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ([], []),
        (SPEED, ["first-rectangle", "first-line"]),
        (LARGEST, ["largest-rectangle", "longest-line"]),
    ],
)
def test_9_h_only_the_bonuses_of_this_game_are_shown(options: list[str], names: list[str]) -> None:
    assert list(bonuses(position("", "", "", options=options))) == names


def test_9_h_meanwhile_a_bonus_counts_in_the_running_score() -> None:
    match = position(wide(0, 1, "1 2 3"), "", "", options=LARGEST)
    assert (match.score(0), player(match, 0).score.total, player(match, 0).score.bonuses) == (5, 5, 2)


def test_9_i_alone_one_may_earn_every_bonus() -> None:
    assert parts("a a a a a \n a a a a a", SPEED_BONUS | LARGEST_BONUS) == [8]
    match = position("", "", options=SPEED + LARGEST)
    assert set(bonuses(match).values()) == {None}


def test_9_i_alone_the_bonuses_stay_to_the_end() -> None:
    match = golden("clustered", "fast-alone-with-bonuses")
    assert match.outcome is not None
    (place,) = match.outcome.ranking
    assert place.score.bonuses == 2 * sum(seat == 0 for seat in bonuses(match).values())

"""Rules 7 and 9: the end of a round, and who wins."""

from collections import Counter

import pytest

import mazzo
from mazzo import Match
from mazzo.games.gnoming.deck import COUNTS, NAMES
from mazzo.games.gnoming.rules.state import TURNS_EACH
from tests.games.gnoming.example import (
    CLOSED,
    GAME,
    finish_round,
    go_on,
    grid,
    heights,
    hurry,
    over,
    piles,
    player,
    state_of,
    table,
    view,
)
from tests.games.legality import reason
from tests.golden.journals import golden

ALMOST = "3 4 5 / -1 -2 -3 / -4 -4 ."
COST = "8 7 8 / 7 8 7 / 8 7 8"


def out_at_once(*others: str) -> Match:
    """Seat 0 has gone out with its first turn."""
    match = table(ALMOST, *others)
    go_on(match, "0 draw; * 7; 0 put @ 9; * 8; 0 discard left")
    return match


def drop(match: Match, seat: int) -> None:
    """A turn that changes no grid."""
    go_on(match, f"{seat} draw; * 3; {seat} discard left")


# 7 The end of the round


def test_7_1_who_has_no_face_down_card_at_the_end_of_the_turn_has_gone_out() -> None:
    match = table(ALMOST, CLOSED)
    go_on(match, "0 draw; * 7; 0 put @ 9; * 8")
    assert (view(match).out, view(match).last_turns) == (None, None)
    go_on(match, "0 discard left")
    assert (view(match).out, view(match).last_turns, player(match, 0).state) == (0, 1, "finished")


@pytest.mark.parametrize("others", [1, 2, 6])
def test_7_1_everybody_else_has_one_more_turn(others: int) -> None:
    match = out_at_once(*[CLOSED] * others)
    for seat in range(1, others + 1):
        assert (match.current_players(), view(match).last_turns) == ((seat,), others + 1 - seat)
        drop(match, seat)
    assert match.chances()  # the rest is turned
    assert view(match).turn is None


def test_7_1_who_goes_out_second_changes_nothing() -> None:
    match = out_at_once("3 4 5 / -1 -2 -3 / 7 7 .", CLOSED)
    go_on(match, "1 draw; * 7; 1 put @ 9; * 8; 1 discard left")
    assert (view(match).out, view(match).last_turns, match.current_players()) == (0, 1, (2,))
    drop(match, 2)
    finish_round(match)
    assert [one.bonus for one in view(match).rounds[0]][1:] == [0, 0]


def test_7_1_a_bounce_may_fill_the_last_cell() -> None:
    match = table("6 4 4 / 7 7 8 / 8 . .", CLOSED)
    go_on(match, "0 draw; * 3; 0 put @ 8; * 6; 0 put @ 9; * 5; 0 discard left")
    assert view(match).out == 0


def test_7_2_all_that_lies_face_down_is_turned_where_it_lies() -> None:
    match = out_at_once("7 . 8 / . . 3 / 5 6 5")
    drop(match, 1)
    go_on(match, "* hazard mulligan -4")
    shown = [NAMES[kind] for kind in view(match).rounds[0][1].cells if kind is not None]
    assert shown == ["7", "hazard", "8", "mulligan", "-4", "3", "5", "6", "5"]


def test_7_2_seat_by_seat_and_nothing_is_discarded_or_moved() -> None:
    match = out_at_once("7 7 7 / 8 8 8 / 5 6 .", "3 3 5 / 8 8 8 / 5 6 .")
    drop(match, 1)
    drop(match, 2)
    before = heights(match), view(match).removed
    go_on(match, "* hazard")
    assert (grid(match, 1), grid(match, 2)) == ("7 7 7 / 8 8 8 / 5 6 hazard", "3 3 5 / 8 8 8 / 5 6 .")
    assert ((heights(match), view(match).removed), view(match).asked) == (before, None)


def test_7_2_then_the_next_round_begins_at_once() -> None:
    match = out_at_once("7 8 7 / 8 7 8 / 3 4 5")
    drop(match, 1)
    assert (view(match).round, len(view(match).rounds), view(match).out) == (1, 1, None)
    assert [grid(match, seat) for seat in (0, 1)] == [CLOSED] * 2


def test_7_a_more_than_one_mulligan_stays() -> None:
    match = out_at_once("mulligan . 4 / 8 7 8 / . 4 5")
    drop(match, 1)
    go_on(match, "* mulligan mulligan")
    shown = view(match).rounds[0][1]
    assert shown.cells.count(NAMES.index("mulligan")) == 3
    assert shown.matched == -4 - 8


def test_7_b_the_stock_is_renewed_at_the_end_of_the_turn() -> None:
    match = table(CLOSED, CLOSED, left="3 5 8", right="-1 4", stock=1)
    lying = heights(match)
    go_on(match, "0 draw; * 6")
    assert (view(match).stock, view(match).renewed, heights(match)) == (0, False, lying)
    go_on(match, "0 discard right")
    assert (piles(match), heights(match), view(match).renewed) == (("8", "6"), (1, 1), True)
    assert view(match).stock == sum(lying) + 1 - 2
    assert match.current_players() == (1,)


def test_7_b_all_discards_but_the_two_on_top_are_the_new_stock() -> None:
    match = table(CLOSED, CLOSED, left="3 5 8", right="-1 4", stock=1)
    s = state_of(match)
    below = Counter(NAMES[kind] for pile in (0, 1) for kind in s.piles[pile][: s.height[pile]])
    go_on(match, "0 draw; * 6; 0 discard right; 1 draw")
    below.subtract(["8"])
    assert Counter(match.chances()) == +below
    # what lies face down is drawn from the others, as before
    go_on(match, "* 3; 1 put @ 5")
    unseen = Counter(dict(zip(NAMES, COUNTS, strict=True))) - below - Counter(["8", "6"])
    assert Counter(match.chances()) == +unseen


def test_7_b_an_empty_pile_has_no_card_to_leave() -> None:
    match = table(CLOSED, CLOSED, left="3 5 8", right="", stock=1, removed=2)
    lying = heights(match)
    go_on(match, "0 draw; * hazard; 0 discard hazard; 1 pass")
    assert (piles(match), heights(match), view(match).stock) == (("8", None), (1, 0), lying[0] - 1)


def test_7_b_hazards_that_have_left_the_game_stay_out() -> None:
    match = table(CLOSED, CLOSED, left="3 5 8", stock=1, removed=3)
    go_on(match, "0 draw; * 6; 0 discard right; 1 draw")
    assert "hazard" not in match.chances()


def test_7_c_with_nothing_to_shuffle_the_round_ends() -> None:
    match = table(CLOSED, CLOSED, left="3", right="4", stock=1)
    s = state_of(match)
    s.piles[0][:] = [NAMES.index("3")] + [0] * (len(s.piles[0]) - 1)  # all that lay below is gone
    s.height[0] = 1
    go_on(match, "0 draw; * hazard; 0 discard hazard; 1 pass")
    assert (heights(match), view(match).turn, view(match).renewed) == ((1, 1), None, False)
    finish_round(match)
    assert [one.bonus for one in view(match).rounds[0]] == [0, 0]


def test_7_b_one_card_below_another_is_enough() -> None:
    match = table(CLOSED, CLOSED, left="3 5", right="", stock=1)
    s = state_of(match)
    s.piles[0][:] = [NAMES.index("3"), NAMES.index("5")] + [0] * (len(s.piles[0]) - 2)  # all that lay below is gone
    s.height[0] = 2
    go_on(match, "0 draw; * hazard; 0 discard hazard; 1 pass")
    assert (view(match).renewed, view(match).stock, piles(match)) == (True, 1, ("5", None))
    assert match.current_players() == (1,)


def at_the_last_renewed_card(match: Match) -> int:
    """Play until one card of the renewed stock is left; the seat that will draw it."""
    go_on(match, "0 draw; * 6; 0 discard right")
    seat = 1
    while view(match).stock > 1:
        go_on(match, f"{seat} draw; * {next_card(match, seat)}; {seat} discard left")
        seat = 1 - seat
    return seat


def test_7_c_a_renewed_stock_that_runs_out_is_renewed_again() -> None:
    match = table(CLOSED, CLOSED, left="3 5 8", right="-1 4", stock=1, removed=3)
    seat = at_the_last_renewed_card(match)
    lying = sum(heights(match))
    go_on(match, f"{seat} draw; * {next_card(match, seat)}; {seat} put @ 5")
    go_on(match, f"* {match.chances()[0]}")
    assert (match.current_players(), view(match).last_turns) == ((seat,), None)
    go_on(match, f"{seat} discard left")
    assert (match.current_players(), player(match, 1 - seat).state) == ((1 - seat,), "drawing")
    assert (heights(match), view(match).stock, view(match).renewed) == ((1, 1), lying + 1 - 2, True)


def test_7_c_an_archived_game_renews_its_stock_twice() -> None:
    archive = golden("gnoming", "stock-renewed-twice")
    match, renewed = mazzo.deal("gnoming", 7, chance="manual"), 0
    for entry in archive.entries:
        before = view(match)
        go_on(match, str(entry))
        renewed += view(match).round == before.round == 0 and view(match).stock > before.stock
    assert (renewed, match.outcome) == (3, archive.outcome)


def test_7_c_in_gnoming_1_the_round_ends_when_the_renewed_stock_runs_out() -> None:
    ended = golden("gnoming", "stock-runs-out-twice")
    assert ended.game.meta.ruleset == "gnoming-1"
    assert [one.bonus for one in view(ended).rounds[0]] == [0] * 7


def test_7_c_in_gnoming_1_that_turn_is_played_to_its_end() -> None:
    match = table(CLOSED, CLOSED, left="3 5 8", right="-1 4", stock=1, removed=3)
    state_of(match).superseded = 1
    seat = at_the_last_renewed_card(match)
    go_on(match, f"{seat} draw; * {next_card(match, seat)}; {seat} put @ 5")
    go_on(match, f"* {match.chances()[0]}")
    assert (match.current_players(), view(match).last_turns) == ((seat,), 1)
    go_on(match, f"{seat} discard left")
    assert (view(match).turn, match.current_players()) == (None, ())


def next_card(match: Match, seat: int) -> str:
    """A card that may be drawn next."""
    ahead = match.copy()
    go_on(ahead, f"{seat} draw")
    return ahead.chances()[0]


def at_turn(match: Match, turns: int) -> None:
    """So many turns have been taken in this round; the next player is in turn."""
    s = state_of(match)
    s.turns = turns
    s.turn = turns % s.seats
    vars(match.table)["_acting"] = None  # it has been asked already


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_7_d_after_sixty_turns_of_each_the_next_circle_is_the_last(seats: int) -> None:
    match = table(*[CLOSED] * seats)
    at_turn(match, 60 * seats - 1)
    assert view(match).last_turns is None
    drop(match, seats - 1)
    assert view(match).last_turns == seats
    for seat in range(seats):
        assert match.current_players() == (seat,)
        drop(match, seat)
    assert (view(match).turn, match.current_players()) == (None, ())


def test_7_d_a_round_has_61_turns_of_each_at_most() -> None:
    match = golden("gnoming", "cap-of-sixty-turns")
    entries = [str(entry) for entry in match.entries]
    takes = [entry for entry in entries[: 4 * 2 * TURNS_EACH] if entry.split(" ", 1)[1].startswith(("take", "draw"))]
    assert len(takes) >= 2 * TURNS_EACH
    assert [one.bonus for one in view(match).rounds[0]] == [0, 0]


def test_7_d_going_out_in_that_circle_gives_nobody_another_turn() -> None:
    match = table(CLOSED, ALMOST, CLOSED)
    at_turn(match, 60 * 3 + 1)
    go_on(match, "1 draw; * 7; 1 put @ 9; * 8; 1 discard left")
    assert (view(match).out, view(match).last_turns, match.current_players()) == (1, 1, (2,))
    drop(match, 2)
    assert match.current_players() == ()  # seat 0 has had its turn


def test_7_d_the_five_counts_there_as_well() -> None:
    match = table(CLOSED, CLOSED, ALMOST)
    at_turn(match, 60 * 3 + 2)
    go_on(match, "2 draw; * 7; 2 put @ 9; * 8; 2 discard left")
    finish_round(match, *["8", "7"] * 9)
    assert [one.bonus for one in view(match).rounds[0]] == [0, 0, -5]


def test_7_e_a_round_that_ends_so_with_nobody_gone_out_gives_no_five() -> None:
    match = table(CLOSED, CLOSED)
    at_turn(match, 61 * 2 - 1)
    drop(match, 1)
    finish_round(match)
    assert [one.bonus for one in view(match).rounds[0]] == [0, 0]


def test_7_e_with_a_player_gone_out_it_does() -> None:
    match = golden("gnoming", "stock-runs-out-after-somebody-has-gone-out")
    (sheets,) = view(match).rounds
    assert sorted(one.bonus for one in sheets) == [0] * 6 + [5]
    # the stock ended the round before all had had another turn
    entries = [str(entry) for entry in match.entries]
    last_put = max(k for k, entry in enumerate(entries) if entry.startswith("3 put"))
    later = {entry[0] for entry in entries[last_put:] if entry[0] != "*" and entry[0] != "3"}
    assert later < set("012456")


# 9 Winning


def places(match: Match) -> dict[int, int]:
    """The place of each seat."""
    assert match.outcome is not None
    return {place.seat: place.place for place in match.outcome.ranking}


def test_9_1_the_lowest_total_wins_after_three_rounds() -> None:
    assert places(over((10, 20, 30), (5, 5, 5), (20, 0, 0))) == {0: 3, 1: 1, 2: 2}
    assert places(over((0, 0, -3), (-4, -4, 2))) == {0: 2, 1: 1}


@pytest.mark.parametrize("name", ["two-seats", "three-seats", "seven-seats"])
def test_9_1_three_rounds_are_played(name: str) -> None:
    match = golden("gnoming", name)
    assert match.outcome is not None
    assert match.outcome.reason == "three-rounds"
    sheets = view(match).rounds
    totals = [sum(one.points for one in own) for own in zip(*sheets, strict=True)]
    assert len(sheets) == 3
    assert [match.score(seat) for seat in range(match.seats)] == totals
    assert totals[match.outcome.ranking[0].seat] == min(totals)


def test_9_1_nothing_is_played_after_that() -> None:
    match = over((1, 2, 3), (4, 5, 6))
    for text in ("draw", "take left", "put 3", "discard left", "turn 3", "pass"):
        assert reason(match, text) == ("game-over", "9.1")


def test_9_2_of_equal_totals_the_lower_third_round_wins() -> None:
    assert places(over((10, 10, 10), (5, 16, 9))) == {0: 2, 1: 1}
    match = golden("gnoming", "third-round-decides")
    third = [one.points for one in view(match).rounds[2]]
    assert match.score(0) == match.score(1)
    assert places(match)[third.index(min(third))] == 1
    assert sorted(places(match).values()) == [1, 2]


def test_9_3_if_the_third_is_equal_too_the_victory_is_shared() -> None:
    assert places(over((10, 10, 10), (5, 15, 10), (0, 0, 31))) == {0: 1, 1: 1, 2: 3}
    assert places(golden("gnoming", "shared-victory")) == {0: 1, 2: 1, 1: 3}


def test_9_a_the_third_round_counts_with_its_five() -> None:
    match = out_at_once("-4 -1 8 / 3 3 4 / 8 7 .")
    s = state_of(match)
    s.round = 2
    s.went_out[2], s.went_out[0] = 0, s.went_out[0]
    drop(match, 1)
    own = sum((3, 4, 5, -1, -2, -3, -4, -4, 7))
    match.happen("5")
    other = -4 - 1 + 8 + 3 + 3 + 4 + 8 + 7 + 5
    assert match.outcome is not None
    assert [sheet.points for sheet in view(match).rounds[2]] == [own - 5, other]
    keys = [GAME.ranking_key(state_of(match), seat) for seat in (0, 1)]
    assert [key[1] for key in keys] == [-(own - 5), -other]


def test_9_a_a_whole_round_shows_it() -> None:
    match = table(ALMOST, CLOSED)
    hurry(match)
    (sheets,) = view(match).rounds
    assert [one.points for one in sheets] == [match.score(seat) for seat in (0, 1)]
    assert sorted(abs(one.bonus) for one in sheets) == [0, 5]

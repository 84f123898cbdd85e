"""Rules 10, 11 and 12: how a hand ends, what it counts, who wins."""

import pytest

import mazzo
from tests.games.grass.example import counted, go_on, names, player, points, sheets, state_of, table, told, view, wasted
from tests.games.legality import allowed, reason, refused
from tests.golden.journals import golden

ROCK = "panama panama panama dr-feelgood"
"""A market of 250."""


# 10 The end of a hand


def test_10_1_market_close_ends_the_hand() -> None:
    match = table("market-close", "", markets=("mexico", "panama"))
    go_on(match, "0 play market-close")
    assert (view(match).hand_number, points(match), view(match).phase) == (1, [5, 75], "dealing")


def test_10_1_your_market_must_be_open() -> None:
    assert reason(table("market-close", ""), "play market-close") == ("grass-no-market", "10.1")


def test_10_1_and_have_no_heat_on_it() -> None:
    refusal = refused(table("market-close", "", markets=("felony",)), "play market-close")
    assert (refusal.code, refusal.rule) == ("grass-under-heat", "10.1")
    assert refusal.facts == {"card": "market-close", "heat": "felony"}


def test_10_2_it_may_be_discarded_and_nothing_happens() -> None:
    match = table("market-close", "", markets=("open",))
    go_on(match, "0 discard market-close")
    assert (view(match).hand_number, view(match).turn, wasted(match)) == (0, 1, ["market-close"])


def test_10_3_the_hand_ends_when_the_stack_runs_out() -> None:
    match = table("bust", "", markets=("mexico",), stack=1, next_cards="steal")
    go_on(match, "0 discard bust; * steal")
    assert (match.current_players(), view(match).stack) == ((1,), 0)
    go_on(match, "1 discard steal")
    assert (view(match).hand_number, points(match)) == (1, [30, 0])


def test_10_a_who_draws_the_last_card_finishes_the_turn() -> None:
    match = table("panama mexico", "bust", markets=("open",), stack=0)
    go_on(match, "0 to 1; 0 give mexico; 0 want bust; 0 propose; 1 accept; 0 play panama")
    assert [(sheet.tabled, sheet.in_hand) for sheet in sheets(match)] == [(50, 0), (0, -5)]


@pytest.mark.parametrize("card", ["stonehigh", "euphoria"])
def test_10_a_after_it_nirvana_gives_no_other(card: str) -> None:
    match = table(f"{card} panama", "", markets=("bust", "mexico"), stack=0)
    go_on(match, f"0 play {card}")
    assert (view(match).hand_number, sheets(match)[0].tabled, view(match).extra) == (1, 5, False)


def test_10_a_a_protection_is_laid_to_its_end() -> None:
    match = table("grab-a-snack", "banker", markets=("mexico mexico",), stack=0)
    go_on(match, "0 play grab-a-snack; 0 cover mexico; 0 done")
    assert [sheet.skimmed for sheet in sheets(match)] == [-1, 1]


def test_10_b_market_close_ends_it_at_once() -> None:
    match = table("market-close", "panama", "", markets=("open", "open"))
    go_on(match, "0 play market-close")
    assert [sheet.in_hand for sheet in sheets(match)] == [0, -50, 0]


# 11 The count


def test_11_1_what_lies_in_the_market_counts_protected_or_not() -> None:
    match = counted("", "", markets=("mexico colombia lust-conquers-all(panama)", "grab-a-snack(home-grown)"))
    assert [sheet.tabled for sheet in sheets(match)] == [80, 5]


def test_11_2_the_banker_is_added_and_taken_off() -> None:
    match = counted("", "banker", markets=("panama", "mexico"))
    assert points(match) == [50 - 10 + 25, 5 + 10]


def test_11_3_the_highest_peddle_in_hand_is_taken_off() -> None:
    match = counted("panama colombia mexico", "mexico", markets=("open",))
    assert [sheet.in_hand for sheet in sheets(match)] == [-50, -5]


def test_11_4_and_paranoia() -> None:
    match = counted("sold-out doublecrossed", "utterly-wiped-out", markets=("open",))
    assert [sheet.paranoia for sheet in sheets(match)] == [-75, -100]


def published() -> mazzo.Match:
    """The published example: in thousands 160, 65, 165 and 75 lie there, of which 0, 15, 165 and 25 unprotected. No six
    protection cards protect as much, so one covers more here than it may.
    """
    match = table(
        "market-close banker mexico",
        "sold-out market-close",
        "panama colombia mexico doublecrossed",
        "jamaica utterly-wiped-out",
        markets=(
            "open",
            "home-grown home-grown home-grown catch-a-buzz(colombia) grab-a-snack(jamaica)",
            "dr-feelgood panama mexico mexico mexico",
            "colombia lust-conquers-all(jamaica,jamaica)",
        ),
    )
    s = state_of(match)
    s.cover_of[5] = 0  # the other Lust Conquers All
    s.covered[5][4] = 3  # as if it covered three Panamas
    s.covered[5][0] = 2
    return match


def test_11_5_the_published_example_is_counted_as_published() -> None:
    match = published()
    assert [match.score(seat) for seat in range(4)] == [160, 65, 165, 75]
    assert [player(match, seat).market.unprotected for seat in range(4)] == [0, 15, 165, 25]
    go_on(match, "0 play market-close")
    parts = [(one.tabled, one.skimmed, one.in_hand, one.paranoia, one.bonus) for one in sheets(match)]
    assert parts == [(160, 41, -5, 0, 25), (65, -3, 0, -25, 0), (165, -33, -50, -50, 0), (75, -5, -25, -100, 0)]


def test_11_6_the_best_result_gets_25_more() -> None:
    match = published()
    go_on(match, "0 play market-close")
    assert points(match) == [221, 37, 32, -55]
    assert [match.score(seat) for seat in range(4)] == [221, 37, 32, -55]


def test_11_a_of_several_nobody() -> None:
    match = counted("", "", "", markets=("panama", "panama", "mexico"))
    assert ([sheet.bonus for sheet in sheets(match)], points(match)) == ([0, 0, 0], [50, 50, 5])


def test_11_a_the_bonus_does_not_decide_who_is_best() -> None:
    match = counted("", "", "", markets=("mexico", "colombia", "panama"), totals=(0, 200, 0), played=1)
    assert points(match) == [5, 25, 75]


def test_11_b_even_if_it_is_negative() -> None:
    match = counted("sold-out", "doublecrossed", markets=("open",))
    assert ([sheet.bonus for sheet in sheets(match)], points(match)) == ([25, 0], [0, -50])


def test_11_c_results_and_totals_may_be_negative() -> None:
    match = counted("sold-out sold-out", "doublecrossed", "mexico", markets=("open",))
    assert (points(match), [match.score(seat) for seat in range(3)]) == ([-50, -50, 20], [-50, -50, 20])


def test_11_c_what_is_missing_is_carried() -> None:
    match = counted("", "", markets=("mexico", "panama"), totals=(0, -60), played=1)
    assert [match.score(seat) for seat in range(2)] == [5, -60 + 75]


def test_11_d_peddles_without_a_market_count() -> None:
    match = counted("", "", markets=("open", "closed lust-conquers-all(panama)"))
    assert [sheet.tabled for sheet in sheets(match)] == [0, 50]


def test_11_e_all_hands_are_shown() -> None:
    match = counted("mexico", "sold-out banker steal panama bust doublecrossed", markets=("open",))
    for viewer in (None, 0, 1):
        left = [sorted(names(cards)) for cards in view(match, viewer).left]
        assert left[1] == ["banker", "bust", "doublecrossed", "panama", "sold-out", "steal"]
        assert "mexico" in left[0]
    assert [player(match, seat).cards for seat in (0, 1)] == [0, 0]


def test_11_e_before_a_hand_was_counted_none_is() -> None:
    assert view(table("mexico", "panama")).left == ()


# 12 Winning


def test_12_1_the_player_with_250_at_the_end_of_a_hand_wins() -> None:
    match = counted("", "", markets=("colombia", "open"), totals=(200, 240), played=1)
    assert match.outcome is not None
    assert (match.outcome.reason, [place.seat for place in match.outcome.ranking]) == ("target-reached", [0, 1])
    assert [match.score(seat) for seat in (0, 1)] == [250, 240]


def test_12_1_not_before_the_end() -> None:
    match = table("mexico", "", markets=(ROCK,))
    go_on(match, "0 play mexico")
    assert (match.score(0), match.outcome) == (255, None)


def test_12_1_less_is_not_enough() -> None:
    match = counted("", "panama", markets=("mexico", "open"), totals=(219, 0), played=1)
    assert (match.score(0), match.outcome) == (249, None)


def test_12_1_nothing_is_played_after_it() -> None:
    match = counted("", "panama", markets=(ROCK, "open"))
    assert match.outcome is not None
    assert reason(match, "play panama", 1) == ("game-over", "12.1")
    assert (match.current_players(), match.out_of_turn_players(), match.chances()) == ((), (), [])


def test_12_2_of_several_the_highest_total_wins() -> None:
    match = counted("", "", "", markets=("open", "panama"), totals=(250, 190, 300), played=1)
    assert match.outcome is not None
    assert [(place.seat, place.place) for place in match.outcome.ranking] == [(2, 1), (1, 2), (0, 3)]


def test_12_a_if_the_highest_total_is_shared_another_hand_is_played() -> None:
    match = counted("", "", "", markets=("mexico", "mexico"), totals=(250, 250, 254), played=1)
    assert (match.outcome, view(match).hand_number, view(match).phase) == (None, 2, "dealing")
    archive = golden("grass", "exact-tie-at-the-top")
    assert ([archive.score(seat) for seat in (0, 1)], archive.outcome) == ([250, 250], None)


def test_12_a_a_tie_further_down_changes_nothing() -> None:
    match = counted("", "", "", markets=("mexico",), totals=(250, 240, 240), played=1)
    assert match.outcome is not None
    assert [place.place for place in match.outcome.ranking] == [1, 2, 2]


def test_12_b_after_forty_hands_the_highest_total_wins() -> None:
    match = counted("", "", markets=("mexico", "open"), totals=(10, 30), played=39)
    assert match.outcome is not None
    assert (match.outcome.reason, [place.seat for place in match.outcome.ranking]) == ("hands-played", [0, 1])
    assert reason(match, "play panama", 1) == ("game-over", "12.b")


def test_12_b_not_after_thirty_nine() -> None:
    match = counted("", "", markets=("mexico", "open"), totals=(10, 30), played=38)
    assert match.outcome is None


@pytest.mark.parametrize("total", [30, 300])
def test_12_b_equal_totals_share(total: int) -> None:
    match = counted("", "", "", markets=("mexico", "mexico"), totals=(total, total, 0), played=39)
    assert match.outcome is not None
    assert (match.outcome.reason, [place.place for place in match.outcome.ranking]) == ("hands-played", [1, 1, 3])


def test_12_b_in_the_fortieth_hand_the_target_can_be_reached() -> None:
    match = counted("", "", markets=("panama",), totals=(200, 0), played=39)
    assert match.outcome is not None
    assert match.outcome.reason == "target-reached"


@pytest.mark.parametrize(("name", "hands"), [("twenty-hands", 20), ("forty-hands", 40)])
def test_12_b_an_archived_match_by_grass_1_and_one_by_grass_2(name: str, hands: int) -> None:
    match = golden("grass", name)
    assert match.outcome is not None
    assert (match.outcome.reason, len(view(match).sheets)) == ("hands-played", hands)


def test_12_c_a_match_of_a_single_hand_ends_after_it_and_equal_results_share() -> None:
    match = golden("grass", "a-single-hand")
    assert match.outcome is not None
    assert (match.outcome.reason, len(view(match).sheets), view(match).most_hands) == ("hands-played", 1, None)
    shared = counted("", "", markets=("mexico", "mexico"), options=("one-hand",))
    assert shared.outcome is not None
    assert [place.place for place in shared.outcome.ranking] == [1, 1]


@pytest.mark.parametrize(("played", "told"), [(29, None), (30, 40)])
def test_12_b_the_limit_is_told_in_the_last_ten_hands(played: int, told: int | None) -> None:
    match = table("market-close", "")
    state_of(match).hands = played
    assert view(match).most_hands == told


def test_10_b_who_looks_on_is_told_of_it() -> None:
    match = table("market-close", "", markets=("open",))
    assert allowed(match, "play market-close")
    go_on(match, "0 play market-close")
    assert told(match, None) == ["play market-close"]

"""Rules 8 and 9: paranoia and skim."""

import pytest

from mazzo.games.grass.deck import NAMES
from tests.games.grass.example import (
    counted,
    covers,
    deal_out,
    go_on,
    hand,
    heat,
    known,
    market,
    names,
    offers,
    peddles,
    player,
    plays,
    points,
    sheets,
    table,
    told,
    view,
    wasted,
)
from tests.games.legality import allowed, moves, reason, refused
from tests.golden.journals import golden

PARANOIA = {"sold-out": 25, "doublecrossed": 50, "utterly-wiped-out": 100}


# 8 Paranoia


@pytest.mark.parametrize("card", PARANOIA)
def test_8_1_everybody_passes_a_card_to_the_left(card: str) -> None:
    match = table(f"{card} panama", "mexico", "steal")
    go_on(match, f"0 play {card}")
    assert (wasted(match), match.current_players(), view(match).phase) == ([card], (0, 1, 2), "passing")
    assert [player(match, seat).state for seat in range(3)] == ["passing"] * 3
    assert [player(match, seat).passes_to for seat in range(3)] == [1, 2, 0]
    go_on(match, "0 pass panama; 1 pass mexico; 2 pass steal")
    assert [hand(match, seat) for seat in range(3)] == [["steal"], ["panama"], ["mexico"]]
    assert [player(match, seat).cards for seat in range(3)] == [6] * 3


def test_8_1_any_card_of_the_hand_another_paranoia_too() -> None:
    match = table("sold-out doublecrossed panama bust banker market-close", "")
    go_on(match, "0 play sold-out")
    cards = ["panama", "market-close", "bust", "doublecrossed", "banker", "immunity"]
    assert sorted(plays(match)) == sorted(f"pass {card}" for card in cards)
    assert reason(match, "pass mexico") == ("grass-not-in-hand", "8.1")


@pytest.mark.parametrize("text", ["play immunity", "discard panama", "done", "to 1", "accept", "cover mexico"])
def test_8_1_nothing_else_is_done_first(text: str) -> None:
    match = table("sold-out panama", "mexico")
    go_on(match, "0 play sold-out")
    assert reason(match, text) == ("grass-choose-pass", "8.1")


def test_8_1_who_has_chosen_waits() -> None:
    match = table("sold-out panama", "mexico", "")
    go_on(match, "0 play sold-out; 1 pass mexico")
    refusal = refused(match, "pass immunity", 1)
    assert (refusal.code, refusal.rule) == ("grass-others-pass", "8.1")
    assert (match.current_players(), moves(match, 1), player(match, 1).state) == ((0, 2), [], "waiting")


def test_8_1_what_is_chosen_stays_sealed_until_all_have_chosen() -> None:
    match = table("sold-out panama", "mexico", "")
    go_on(match, "0 play sold-out; 1 pass mexico; 0 pass panama")
    passing = [view(match, viewer).passing for viewer in (None, 0, 1, 2)]
    assert passing == [None, NAMES.index("panama"), NAMES.index("mexico"), None]
    assert [told(match, viewer)[1:] for viewer in (None, 0, 1, 2)] == [[], ["pass panama"], ["pass mexico"], []]
    go_on(match, "2 pass immunity")
    assert told(match, None)[1:] == ["pass card"] * 3
    assert sorted(told(match, 1)[1:]) == ["pass card", "pass mexico", "pass panama"]
    assert sorted(told(match, 2)[1:]) == ["pass card", "pass immunity", "pass mexico"]


def test_8_1_a_choice_may_be_taken_back_until_then() -> None:
    match = table("sold-out panama", "mexico", "")
    go_on(match, "0 play sold-out; 1 pass mexico")
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, False]
    assert "1 undo" in map(str, golden("grass", "undo-while-sealed").entries)


def test_8_1_of_two_people_each_passes_to_the_other() -> None:
    match = table("sold-out panama", "mexico")
    go_on(match, "0 play sold-out; 1 pass mexico; 0 pass panama")
    assert [hand(match, seat) for seat in (0, 1)] == [["mexico"], ["panama"]]
    assert (known(match, 0, 1), known(match, 1, 0)) == (["panama"], ["mexico"])


def test_8_2_sold_out_costs_a_turn_and_the_lowest_peddle() -> None:
    match = table("sold-out", "", markets=("panama colombia grab-a-snack(mexico)",))
    (play,) = (play for play in offers(match).plays if NAMES[play.card] == "sold-out")
    assert (play.loses, [(move.seat, names((move.card,)), move.to) for move in play.moves]) == (
        1,
        [(0, ["colombia"], None)],
    )
    go_on(match, "0 play sold-out; 0 pass immunity; 1 pass immunity")
    assert (peddles(match), covers(match), player(match, 0).lost) == ("panama", ["grab-a-snack(mexico)"], 1)
    go_on(match, "* bust; 1 discard bust")
    assert (view(match).turn, player(match, 0).lost) == (1, 0)


def test_8_3_doublecrossed_costs_two_turns_and_the_highest_peddle() -> None:
    match = table("doublecrossed", "", "", markets=("panama colombia lust-conquers-all(panama)",))
    go_on(match, "0 play doublecrossed; 0 pass immunity; 1 pass immunity; 2 pass immunity")
    assert (peddles(match), player(match, 0).lost) == ("colombia", 2)
    turns = []
    for _ in range(7):
        deal_out(match)
        turns.append(view(match).turn)
        match.play(turns[-1] or 0, next(move for move in plays(match, turns[-1] or 0) if move.startswith("discard")))
    assert turns == [1, 2, 1, 2, 1, 2, 0]


def test_8_4_utterly_wiped_out_costs_everything() -> None:
    match = table("utterly-wiped-out", "", markets=("panama colombia mexico mexico",))
    go_on(match, "0 play utterly-wiped-out; 0 pass immunity; 1 pass immunity")
    assert (peddles(match), market(match).is_open, player(match, 0).lost) == ("", False, 2)
    assert sorted(wasted(match)) == ["colombia", "market-open", "mexico", "mexico", "panama", "utterly-wiped-out"]


@pytest.mark.parametrize(("card", "cost"), PARANOIA.items())
def test_8_5_one_in_hand_costs_its_amount(card: str, cost: int) -> None:
    match = counted("", card, markets=("mexico", "panama"))
    assert (sheets(match)[1].paranoia, points(match)[1]) == (-cost, 50 - cost + (25 if cost == 25 else 0))


def test_8_5_and_so_does_each_further_one() -> None:
    match = counted("", "sold-out sold-out doublecrossed", markets=("mexico",))
    assert sheets(match)[1].paranoia == -100


def test_8_a_first_the_card_does_what_it_does() -> None:
    match = table("sold-out", "", markets=("panama",))
    go_on(match, "0 play sold-out")
    assert (peddles(match), player(match, 0).lost, view(match).phase) == ("", 1, "passing")


def test_8_a_the_cards_are_passed_at_the_same_moment() -> None:
    match = table("sold-out panama", "mexico", "steal")
    go_on(match, "0 play sold-out; 0 pass panama")
    assert reason(match, "pass panama", 1) == ("grass-not-in-hand", "8.1")
    assert hand(match, 1) == ["mexico"]


def test_8_a_a_paranoia_that_is_passed_has_no_effect() -> None:
    match = table("sold-out utterly-wiped-out", "", markets=("open", "panama"))
    go_on(match, "0 play sold-out; 0 pass utterly-wiped-out; 1 pass immunity; * bust")
    assert (hand(match, 1), peddles(match, 1), player(match, 1).lost) == (["bust", "utterly-wiped-out"], "panama", 0)


def test_8_b_lost_turns_add_up() -> None:
    match = table("sold-out", "doublecrossed", "")
    go_on(match, "0 play sold-out; 0 pass immunity; 1 pass immunity; 2 pass immunity; * bust")
    go_on(match, "1 play doublecrossed; 0 pass immunity; 1 pass bust; 2 pass immunity; * steal")
    assert [player(match, seat).lost for seat in range(3)] == [1, 2, 0]
    turns = []
    for _ in range(6):
        turns.append(view(match).turn)
        match.play(turns[-1] or 0, next(move for move in plays(match, turns[-1] or 0) if move.startswith("discard")))
        deal_out(match)
    assert turns == [2, 2, 0, 2, 0, 1]


def test_8_b_both_of_two_may_lose_turns() -> None:
    match = table("doublecrossed", "doublecrossed")
    go_on(match, "0 play doublecrossed; 0 pass immunity; 1 pass immunity; * bust")
    go_on(match, "1 play doublecrossed; 0 pass immunity; 1 pass immunity; * bust")
    assert (view(match).turn, [player(match, seat).lost for seat in (0, 1)]) == (0, [0, 0])


def test_8_b_they_end_with_the_hand() -> None:
    match = table("doublecrossed", "market-close", markets=("closed", "open"))
    go_on(match, "0 play doublecrossed; 0 pass immunity; 1 pass immunity; * bust; 1 play market-close")
    assert [player(match, seat).lost for seat in (0, 1)] == [0, 0]


def test_8_b_a_player_who_loses_a_turn_may_be_traded_with() -> None:
    match = table("sold-out panama", "mexico", "")
    go_on(match, "0 play sold-out; 0 pass immunity; 1 pass immunity; 2 pass immunity; * bust")
    assert player(match, 0).state == "skipping"
    go_on(match, "1 to 0; 1 give bust; 1 want panama; 1 propose; 0 accept")
    assert (hand(match, 0), hand(match, 1)) == (["bust"], ["mexico", "panama"])


def test_8_b_and_may_propose() -> None:
    match = table("sold-out panama", "mexico")
    go_on(match, "0 play sold-out; 0 pass immunity; 1 pass immunity; * bust")
    go_on(match, "0 to 1; 0 give panama; 0 want bust; 0 propose; 1 accept")
    assert (hand(match, 0), hand(match, 1)) == (["bust"], ["mexico", "panama"])


@pytest.mark.parametrize("card", PARANOIA)
@pytest.mark.parametrize("lies", ["closed", "open", "closed grab-a-snack(mexico)", "grab-a-snack(mexico)"])
def test_8_c_with_nothing_unprotected_only_turns_and_passing_remain(card: str, lies: str) -> None:
    match = table(card, "", markets=(lies,))
    go_on(match, f"0 play {card}")
    assert player(match, 0).lost == (1 if card == "sold-out" else 2)
    assert [name for name in wasted(match) if name != "market-open"] == [card]
    assert covers(match) == (["grab-a-snack(mexico)"] if "grab" in lies else [])


@pytest.mark.parametrize("card", PARANOIA)
def test_8_d_paranoia_is_never_merely_discarded(card: str) -> None:
    refusal = refused(table(card, ""), f"discard {card}")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-must-play-paranoia", "8.d", {"card": card})


@pytest.mark.parametrize("card", PARANOIA)
@pytest.mark.parametrize("lies", ["closed", "open", "bust felony"])
def test_8_d_it_needs_no_market_and_heat_does_not_forbid_it(card: str, lies: str) -> None:
    assert allowed(table(card, "", markets=(lies,)), f"play {card}")


def test_8_d_seven_of_them_are_played_one_after_the_other() -> None:
    match = table("sold-out sold-out sold-out sold-out doublecrossed doublecrossed doublecrossed", "")
    assert plays(match) == ["play sold-out", "play doublecrossed"]


def test_8_e_with_the_market_goes_all_heat_and_protection_stays() -> None:
    match = table("utterly-wiped-out", "", markets=("bust felony panama grab-a-snack(mexico)",))
    go_on(match, "0 play utterly-wiped-out; 0 pass immunity; 1 pass immunity")
    assert (heat(match), covers(match), market(match).protected) == ("", ["grab-a-snack(mexico)"], 5)
    assert sorted(wasted(match)) == ["bust", "felony", "market-open", "panama", "utterly-wiped-out"]


def test_8_e_it_grows_only_with_a_new_market() -> None:
    match = table("panama market-open", "", markets=("closed grab-a-snack(mexico)",))
    assert reason(match, "play panama") == ("grass-no-market", "4.1")
    go_on(match, "0 play market-open; * steal; 1 discard steal; * steal; 0 play panama")
    assert (peddles(match), covers(match)) == ("panama", ["grab-a-snack(mexico)"])


def test_8_e_no_protection_is_laid_there_before() -> None:
    match = table("catch-a-buzz", "", markets=("closed grab-a-snack(mexico)",))
    assert reason(match, "play catch-a-buzz") == ("grass-nothing-to-cover", "7.a")


def test_8_f_in_the_last_turn_too_the_cards_are_passed() -> None:
    match = table("sold-out doublecrossed", "mexico", stack=0)
    go_on(match, "0 play sold-out")
    assert (view(match).phase, view(match).hand_number) == ("passing", 0)
    go_on(match, "0 pass doublecrossed; 1 pass mexico")
    assert [(sheet.in_hand, sheet.paranoia) for sheet in sheets(match)] == [(-5, 0), (0, -50)]


# 9 Skim


def test_9_1_steal_takes_the_highest_unprotected_peddle() -> None:
    match = table("steal", "", markets=("open", "lust-conquers-all(panama) jamaica mexico"))
    (play,) = (play for play in offers(match).plays if NAMES[play.card] == "steal")
    assert (play.target, [(move.seat, names((move.card,)), move.to) for move in play.moves]) == (
        1,
        [(1, ["jamaica"], 0)],
    )
    go_on(match, "0 play steal on 1")
    assert (peddles(match), peddles(match, 1), wasted(match)) == ("jamaica", "mexico", ["steal"])


def test_9_1_from_another_players_market() -> None:
    match = table("steal", "", markets=("mexico", "mexico"))
    assert reason(match, "play steal on 0") == ("grass-not-on-yourself", "9.1")


def test_9_1_dr_feelgood_too() -> None:
    match = table("steal", "", markets=("open", "panama dr-feelgood"))
    go_on(match, "0 play steal on 1")
    assert peddles(match) == "dr-feelgood"


def test_9_2_your_market_must_be_open() -> None:
    match = table("steal", "", markets=("closed", "mexico"))
    assert reason(match, "play steal on 1") == ("grass-no-market", "9.2")


def test_9_2_and_have_no_heat_on_it() -> None:
    match = table("steal", "", markets=("bust", "mexico"))
    refusal = refused(match, "play steal on 1")
    assert (refusal.code, refusal.rule) == ("grass-under-heat", "9.2")
    assert refusal.facts == {"card": "steal", "heat": "bust"}


def test_9_2_the_other_may_have_some() -> None:
    match = table("steal", "", markets=("open", "felony mexico"))
    go_on(match, "0 play steal on 1")
    assert (peddles(match), heat(match, 1)) == ("mexico", "felony")


def test_9_3_the_banker_takes_a_fifth_of_what_is_unprotected() -> None:
    match = counted("banker", "", "", markets=("open", "panama mexico", "grab-a-snack(colombia) jamaica"))
    assert [sheet.skimmed for sheet in sheets(match)] == [11 + 5, -11, -5]


def test_9_3_not_of_your_own() -> None:
    match = counted("banker", "", markets=("panama", "mexico"))
    assert [sheet.skimmed for sheet in sheets(match)] == [1, -1]


@pytest.mark.parametrize("card", ["banker", "steal"])
def test_9_4_it_may_be_discarded_or_traded(card: str) -> None:
    match = table(card, "mexico")
    go_on(match, f"0 to 1; 0 give {card}; 0 want mexico; 0 propose; 1 accept")
    assert hand(match, 1) == [card]
    match = table(card, "")
    go_on(match, f"0 discard {card}")
    assert wasted(match) == [card]


def test_9_4_a_discarded_banker_takes_nothing() -> None:
    match = table("banker", "market-close", markets=("open", "panama"))
    go_on(match, "0 discard banker; * bust; 1 play market-close")
    assert [sheet.skimmed for sheet in sheets(match)] == [0, 0]


@pytest.mark.parametrize("lies", ["closed", "open", "grab-a-snack(mexico)", "closed grab-a-snack(mexico)"])
def test_9_a_the_other_must_have_an_unprotected_peddle(lies: str) -> None:
    match = table("steal", "", markets=("open", lies))
    refusal = refused(match, "play steal on 1")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-nothing-to-steal", "9.a", {"card": "steal"})


def test_9_a_of_equals_the_first_of_the_deck() -> None:
    match = table("steal", "", markets=("open", "jamaica colombia"))
    go_on(match, "0 play steal on 1")
    assert peddles(match) == "colombia"


def test_9_b_the_banker_is_never_played() -> None:
    match = table("banker", "", markets=("open", "mexico"))
    refusal = refused(match, "play banker")
    assert (refusal.code, refusal.rule) == ("grass-never-played", "9.b")


def test_9_b_its_holder_needs_no_market() -> None:
    match = table("market-close", "banker", markets=("panama panama",))
    go_on(match, "0 play market-close")
    assert [sheet.skimmed for sheet in sheets(match)] == [-20, 20]


def test_9_b_the_amounts_are_exact() -> None:
    match = counted("", "banker", markets=("mexico",))
    assert [sheet.skimmed for sheet in sheets(match)] == [-1, 1]


def test_9_b_what_the_holders_own_hand_costs_is_not_waived() -> None:
    match = counted("", "banker panama sold-out", markets=("panama panama",))
    assert (points(match)[1], sheets(match)[1].skimmed) == (20 - 50 - 25, 20)

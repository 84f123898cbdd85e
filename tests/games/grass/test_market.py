"""Rules 4 to 7: the market, heat, nirvana and protection."""

import pytest

from mazzo.games.grass.deck import NAMES
from tests.games.grass.example import (
    covers,
    go_on,
    hand,
    heat,
    market,
    names,
    offers,
    peddles,
    player,
    plays,
    table,
    view,
    wasted,
)
from tests.games.legality import allowed, moves, reason, refused

HEATS = {
    "bust": "immunity",
    "detained": "breeze-to-fly",
    "felony": "hearsay-evidence",
    "search-and-seizure": "charges-dropped",
}
PEDDLES = NAMES[:6]


# 4 The market


def test_4_1_a_market_open_opens_the_market() -> None:
    match = table("market-open", "")
    go_on(match, "0 play market-open")
    assert (market(match).is_open, market(match, 1).is_open, wasted(match)) == (True, False, [])


NEEDED = {**dict.fromkeys(PEDDLES, "4.1"), **dict.fromkeys(HEATS.values(), "5.5"), "pay-fine": "5.6"}


@pytest.mark.parametrize(
    ("card", "rule"), {**NEEDED, "stonehigh": "6.c", "euphoria": "6.c", "market-close": "10.1"}.items()
)
def test_4_1_without_one_hardly_anything_is_played(card: str, rule: str) -> None:
    match = table(card, "", markets=("closed", "mexico"))
    refusal = refused(match, f"play {card}")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-no-market", rule, {"card": card})


def test_4_2_one_is_enough_and_stays() -> None:
    match = table("mexico panama", "", markets=("open",))
    go_on(match, "0 play mexico; * bust; 1 discard bust; * steal; 0 play panama")
    assert (peddles(match), market(match).is_open) == ("mexico panama", True)


def test_4_2_but_it_can_be_lost() -> None:
    match = table("utterly-wiped-out", "", markets=("open",))
    go_on(match, "0 play utterly-wiped-out")
    assert not market(match).is_open


@pytest.mark.parametrize("card", PEDDLES)
def test_4_3_a_peddle_is_laid_in_an_open_market(card: str) -> None:
    match = table(card, "", markets=("open",))
    go_on(match, f"0 play {card}")
    assert (peddles(match), hand(match), wasted(match)) == (card, [], [])


@pytest.mark.parametrize("card", PEDDLES)
def test_4_3_not_while_heat_lies_on_it(card: str) -> None:
    match = table(card, "", markets=("detained",))
    refusal = refused(match, f"play {card}")
    assert (refusal.code, refusal.rule) == ("grass-under-heat", "4.3")
    assert refusal.facts == {"card": card, "heat": "detained"}


def test_4_a_a_second_market_open_is_not_played() -> None:
    match = table("market-open", "", markets=("open",))
    assert reason(match, "play market-open") == ("grass-has-market", "4.a")
    assert allowed(match, "discard market-open")


def test_4_a_it_takes_no_heat_off_either() -> None:
    match = table("market-open", "", markets=("bust",))
    assert reason(match, "play market-open") == ("grass-has-market", "4.a")


# 5 Heat


@pytest.mark.parametrize("card", HEATS)
def test_5_1_heat_is_played_on_an_opponents_market(card: str) -> None:
    match = table(card, "panama", "", markets=("open", "mexico", "open"))
    assert plays(match)[:2] == [f"play {card} on 1", f"play {card} on 2"]
    go_on(match, f"0 play {card} on 1; * steal")
    assert (heat(match, 1), heat(match, 2), wasted(match)) == (card, "", [])
    assert reason(match, "play panama", 1) == ("grass-under-heat", "4.3")


@pytest.mark.parametrize("card", HEATS)
def test_5_1_never_on_your_own(card: str) -> None:
    match = table(card, "", markets=("open", "open"))
    assert reason(match, f"play {card} on 0") == ("grass-not-on-yourself", "5.1")


def test_5_1_a_player_must_be_named() -> None:
    match = table("bust steal", "", markets=("open", "mexico"))
    assert reason(match, "play bust") == ("grass-needs-target", "5.1")
    assert reason(match, "play steal") == ("grass-needs-target", "9.1")


def test_5_1_and_sit_at_the_table() -> None:
    match = table("bust", "", markets=("open", "open"))
    refusal = match.check(0, match.read(0, "play bust on 1") + 1)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("grass-no-such-seat", "1.4")


@pytest.mark.parametrize("card", HEATS)
def test_5_2_you_need_no_market_for_it(card: str) -> None:
    match = table(card, "", markets=("closed", "open"))
    go_on(match, f"0 play {card} on 1")
    assert heat(match, 1) == card


def test_5_3_not_while_heat_lies_on_yours() -> None:
    match = table("bust", "", markets=("felony", "open"))
    refusal = refused(match, "play bust on 1")
    assert (refusal.code, refusal.rule) == ("grass-under-heat", "5.3")
    assert refusal.facts == {"card": "bust", "heat": "felony"}


def test_5_4_heat_may_be_played_on_heat() -> None:
    match = table("bust", "", "detained", markets=("open", "felony", "open"))
    go_on(match, "0 play bust on 1; * steal; 1 discard steal; * steal; 2 play detained on 1")
    assert (heat(match, 1), market(match, 1).next_heat) == ("felony bust detained", 0)


def test_5_4_it_comes_off_in_the_order_in_which_it_was_played() -> None:
    match = table("immunity hearsay-evidence", "", markets=("felony bust",))
    refusal = refused(match, "play immunity")
    assert (refusal.code, refusal.rule) == ("grass-other-heat", "5.5")
    assert refusal.facts == {"card": "immunity", "heat": "felony", "lifts": "bust"}
    go_on(match, "0 play hearsay-evidence; * steal; 1 discard steal; * steal; 0 play immunity")
    assert (heat(match), market(match).next_heat) == ("", None)
    assert sorted(wasted(match)) == ["bust", "felony", "hearsay-evidence", "immunity", "steal"]


@pytest.mark.parametrize("lies", HEATS)
@pytest.mark.parametrize("card", HEATS.values())
def test_5_5_each_heat_has_its_cure(lies: str, card: str) -> None:
    match = table(card, "", markets=(lies,))
    assert allowed(match, f"play {card}") == (HEATS[lies] == card)
    if HEATS[lies] == card:
        go_on(match, f"0 play {card}")
        assert (heat(match), sorted(wasted(match))) == ("", sorted([lies, card]))


@pytest.mark.parametrize("card", [*HEATS.values(), "pay-fine"])
def test_5_5_without_heat_there_is_nothing_to_cure(card: str) -> None:
    match = table(card, "", markets=("mexico", "bust"))
    refusal = refused(match, f"play {card}")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-no-heat", "5.5", {"card": card})


@pytest.mark.parametrize("lies", HEATS)
def test_5_6_a_fine_takes_off_any_heat_and_costs_the_lowest_peddle(lies: str) -> None:
    match = table("pay-fine", "", markets=(f"{lies} panama colombia dr-feelgood",))
    go_on(match, "0 play pay-fine")
    assert (heat(match), peddles(match)) == ("", "panama dr-feelgood")
    assert sorted(wasted(match)) == sorted(["colombia", lies, "pay-fine"])


def test_5_6_who_has_none_cannot_pay() -> None:
    match = table("pay-fine", "", markets=("bust", "panama"))
    assert reason(match, "play pay-fine") == ("grass-no-fine", "5.6")


@pytest.mark.parametrize("card", HEATS)
def test_5_a_the_market_must_be_open(card: str) -> None:
    match = table(card, "", "", markets=("open", "closed", "open"))
    assert reason(match, f"play {card} on 1") == ("grass-target-closed", "5.a")
    assert plays(match)[0] == f"play {card} on 2"


def test_5_b_last_heat_first() -> None:
    match = table("immunity hearsay-evidence", "", markets=("felony bust",), options=("lifo-heat",))
    assert market(match).next_heat == 1
    refusal = refused(match, "play hearsay-evidence")
    assert (refusal.code, refusal.facts["heat"]) == ("grass-other-heat", "bust")
    go_on(match, "0 play immunity; * steal; 1 discard steal; * steal; 0 play hearsay-evidence")
    assert heat(match) == ""


def test_5_b_a_fine_too() -> None:
    match = table("pay-fine", "", markets=("felony bust felony mexico",), options=("lifo-heat",))
    go_on(match, "0 play pay-fine")
    assert heat(match) == "felony bust"


@pytest.mark.parametrize(("card", "left"), [("pay-fine", "bust felony"), ("hearsay-evidence", "bust felony")])
def test_5_c_one_card_takes_off_one_card(card: str, left: str) -> None:
    match = table(card, "", markets=("felony bust felony mexico",))
    go_on(match, f"0 play {card}")
    assert heat(match) == left


def test_5_c_heat_of_another_kind_has_to_wait() -> None:
    match = table("panama pay-fine", "", markets=("felony bust mexico mexico",))
    go_on(match, "0 play pay-fine; * steal; 1 discard steal; * steal")
    assert reason(match, "play panama") == ("grass-under-heat", "4.3")


def test_5_d_a_protected_peddle_may_be_the_lowest() -> None:
    match = table("pay-fine", "", markets=("bust panama grab-a-snack(mexico,home-grown)",))
    go_on(match, "0 play pay-fine")
    assert (peddles(match), covers(match)) == ("panama", ["grab-a-snack(mexico)"])
    assert sorted(wasted(match)) == ["bust", "home-grown", "pay-fine"]


def test_5_d_of_equals_an_unprotected_one() -> None:
    match = table("pay-fine", "", markets=("bust mexico grab-a-snack(home-grown)",))
    go_on(match, "0 play pay-fine")
    assert (peddles(match), covers(match)) == ("", ["grab-a-snack(home-grown)"])


@pytest.mark.parametrize(
    ("lies", "paid"),
    [
        ("mexico home-grown", "home-grown"),
        ("jamaica colombia", "colombia"),
        ("grab-a-snack(mexico) catch-a-buzz(home-grown)", "home-grown"),
        ("lust-conquers-all(jamaica) catch-a-buzz(colombia)", "colombia"),
    ],
)
def test_5_d_then_the_first_in_the_order_of_the_deck(lies: str, paid: str) -> None:
    match = table("pay-fine", "", markets=(f"bust {lies}",))
    (play,) = (play for play in offers(match).plays if NAMES[play.card] == "pay-fine")
    assert [(move.seat, NAMES[move.card], move.to) for move in play.moves] == [(0, paid, None)]
    go_on(match, "0 play pay-fine")
    assert paid in wasted(match)


def test_5_d_a_protection_that_covers_nothing_goes_too() -> None:
    match = table("pay-fine", "", markets=("bust panama catch-a-buzz(mexico)",))
    go_on(match, "0 play pay-fine")
    assert (peddles(match), covers(match)) == ("panama", [])
    assert sorted(wasted(match)) == ["bust", "catch-a-buzz", "mexico", "pay-fine"]


# 6 Nirvana

NIRVANA = {"stonehigh": "home-grown", "euphoria": "panama"}


@pytest.mark.parametrize(("card", "given"), NIRVANA.items())
def test_6_1_6_2_everybody_gives_their_lowest_or_highest(card: str, given: str) -> None:
    match = table(card, "", "", markets=("jamaica", "panama home-grown colombia", "mexico"))
    go_on(match, f"0 play {card}")
    assert sorted(peddles(match).split()) == sorted(["jamaica", given, "mexico"])
    assert (len(peddles(match, 1).split()), peddles(match, 2), wasted(match)) == (2, "", [card])


def test_6_2_euphoria_takes_the_highest() -> None:
    match = table("euphoria", "", markets=("open", "dr-feelgood panama"))
    go_on(match, "0 play euphoria")
    assert (peddles(match), peddles(match, 1)) == ("dr-feelgood", "panama")


@pytest.mark.parametrize("card", NIRVANA)
def test_6_1_all_heat_comes_off_your_market(card: str) -> None:
    match = table(card, "", markets=("bust felony bust", "detained"))
    go_on(match, f"0 play {card}")
    assert (heat(match), heat(match, 1)) == ("", "detained")
    assert sorted(wasted(match)) == sorted(["bust", "bust", "felony", card])


@pytest.mark.parametrize("card", NIRVANA)
def test_6_1_and_you_have_another_turn_at_once(card: str) -> None:
    match = table(f"{card} panama", "", markets=("open",))
    go_on(match, f"0 play {card}; * bust")
    assert (match.current_players(), view(match).turn, view(match).extra) == ((0,), 0, False)
    go_on(match, "0 play panama; * bust")
    assert match.current_players() == (1,)


@pytest.mark.parametrize("card", NIRVANA)
def test_6_a_only_unprotected_peddles_change_hands(card: str) -> None:
    match = table(card, "", "", markets=("open", "grab-a-snack(mexico) colombia", "lust-conquers-all(panama)"))
    go_on(match, f"0 play {card}")
    assert (peddles(match), peddles(match, 1), peddles(match, 2)) == ("colombia", "", "")
    assert (covers(match, 1), covers(match, 2)) == (["grab-a-snack(mexico)"], ["lust-conquers-all(panama)"])


@pytest.mark.parametrize("card", NIRVANA)
def test_6_a_whether_heat_lies_there_or_not(card: str) -> None:
    match = table(card, "", markets=("open", "felony mexico"))
    go_on(match, f"0 play {card}")
    assert (peddles(match), heat(match, 1)) == ("mexico", "felony")


def test_6_b_the_other_turn_is_a_whole_one() -> None:
    match = table("stonehigh stonehigh", "mexico", markets=("open",))
    go_on(match, "0 play stonehigh")
    assert (view(match).phase, player(match, 0).cards) == ("drawing", 6)
    go_on(match, "* panama; 0 to 1; 0 give panama; 0 want mexico; 0 propose; 1 accept; 0 play mexico")
    assert (view(match).turn, peddles(match)) == (1, "mexico")


def test_6_b_each_card_gives_exactly_one() -> None:
    match = table("stonehigh euphoria", "", markets=("open",))
    go_on(match, "0 play stonehigh; * bust; 0 play euphoria; * bust; 0 discard bust; * steal")
    assert match.current_players() == (1,)


@pytest.mark.parametrize("card", NIRVANA)
def test_6_c_you_need_an_open_market(card: str) -> None:
    assert reason(table(card, "", markets=("closed", "mexico")), f"play {card}") == ("grass-no-market", "6.c")


@pytest.mark.parametrize("card", NIRVANA)
def test_6_c_heat_does_not_stop_you(card: str) -> None:
    assert allowed(table(card, "", markets=("search-and-seizure",)), f"play {card}")


@pytest.mark.parametrize(
    ("card", "lies", "given"),
    [
        ("stonehigh", "mexico home-grown", "home-grown"),
        ("stonehigh", "jamaica colombia", "colombia"),
        ("euphoria", "mexico home-grown", "home-grown"),
        ("euphoria", "mexico jamaica colombia", "colombia"),
    ],
)
def test_6_d_of_equals_the_first_of_the_deck_goes(card: str, lies: str, given: str) -> None:
    match = table(card, "", markets=("open", lies))
    go_on(match, f"0 play {card}")
    assert peddles(match) == given


# 7 Protection

PROTECTION = {"grab-a-snack": 25, "catch-a-buzz": 25, "lust-conquers-all": 50}


@pytest.mark.parametrize("card", PROTECTION)
def test_7_1_it_is_laid_on_peddles_in_your_market(card: str) -> None:
    match = table(card, "panama", markets=("mexico mexico",))
    go_on(match, f"0 play {card}")
    assert (player(match, 0).state, plays(match), match.current_players()) == ("covering", ["cover mexico"], (0,))
    go_on(match, "0 cover mexico; 0 cover mexico; * steal")
    assert (covers(match), peddles(match), wasted(match)) == ([f"{card}(mexico,mexico)"], "", [])
    assert match.current_players() == (1,)


def test_7_1_never_on_those_that_you_lay_later() -> None:
    match = table("lust-conquers-all mexico", "", markets=("home-grown",))
    go_on(match, "0 play lust-conquers-all; 0 cover home-grown; * steal; 1 discard steal; * steal; 0 play mexico")
    assert (covers(match), peddles(match)) == (["lust-conquers-all(home-grown)"], "mexico")


def test_7_1_only_what_lies_there_is_covered() -> None:
    match = table("lust-conquers-all panama", "", markets=("mexico home-grown",))
    go_on(match, "0 play lust-conquers-all")
    refusal = refused(match, "cover colombia")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-not-tabled", "7.1", {"card": "colombia"})
    assert reason(match, "cover panama") == ("grass-not-tabled", "7.1")


@pytest.mark.parametrize("text", ["play immunity", "discard panama", "pass panama", "to 1", "accept", "propose"])
def test_7_1_first_it_is_chosen(text: str) -> None:
    match = table("lust-conquers-all panama", "", markets=("mexico home-grown",))
    go_on(match, "0 play lust-conquers-all")
    assert reason(match, text) == ("grass-choose-cover", "7.1")
    assert moves(match, 1) == []


@pytest.mark.parametrize("card", ["stonehigh", "euphoria", "steal on 1", "doublecrossed", "sold-out"])
def test_7_2_what_it_covers_is_safe(card: str) -> None:
    own = "mexico" if "on" not in card and "high" not in card and card != "euphoria" else "open"
    match = table(card.split()[0], "", markets=(own, "lust-conquers-all(panama) colombia colombia"))
    if own != "open":
        match = table(card, "", markets=("lust-conquers-all(panama) colombia colombia",))
    go_on(match, f"0 play {card}")
    lies = 0 if own != "open" else 1
    assert (covers(match, lies), peddles(match, lies)) == (["lust-conquers-all(panama)"], "colombia")


def test_7_3_dr_feelgood_can_never_be_protected() -> None:
    match = table("lust-conquers-all", "", markets=("dr-feelgood mexico",))
    go_on(match, "0 play lust-conquers-all")
    refusal = refused(match, "cover dr-feelgood")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-too-dear", "7.3", {"card": "dr-feelgood"})
    assert reason(table("lust-conquers-all", "", markets=("dr-feelgood",)), "play lust-conquers-all") == (
        "grass-nothing-to-cover",
        "7.a",
    )


@pytest.mark.parametrize(
    ("card", "lies", "sets"),
    [
        ("lust-conquers-all", "panama mexico", {"panama", "mexico"}),
        ("lust-conquers-all", "colombia jamaica", {"colombia", "jamaica", "colombia jamaica"}),
        ("grab-a-snack", "colombia jamaica panama", {"colombia", "jamaica"}),
        ("catch-a-buzz", "mexico colombia", {"mexico", "colombia"}),
        (
            "lust-conquers-all",
            "home-grown home-grown home-grown home-grown home-grown home-grown colombia",
            {"home-grown " * k + "colombia" for k in range(6)} | {("home-grown " * k).strip() for k in range(1, 7)},
        ),
    ],
)
def test_7_4_any_that_are_worth_no_more_than_its_amount(card: str, lies: str, sets: set[str]) -> None:
    match = table(card, "", markets=(lies,))
    (play,) = (play for play in offers(match).plays if NAMES[play.card] == card)
    assert {" ".join(names(one.peddles)) for one in play.covers} == sets
    for one in play.covers:
        done = match.copy()
        done.play(0, *one.actions)
        assert covers(done) == [f"{card}({','.join(names(one.peddles))})"]
        assert market(done).protected == one.money <= PROTECTION[card]


def test_7_4_not_more() -> None:
    match = table("grab-a-snack", "", markets=("colombia mexico mexico",))
    go_on(match, "0 play grab-a-snack; 0 cover mexico")
    refusal = refused(match, "cover colombia")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-too-dear", "7.4", {"card": "colombia"})


def test_7_3_7_4_the_offer_says_why_a_peddle_does_not_fit() -> None:
    match = table("grab-a-snack", "", markets=("colombia mexico mexico dr-feelgood",))
    (play,) = (play for play in offers(match).plays if NAMES[play.card] == "grab-a-snack")
    go_on(match, "0 play grab-a-snack; 0 cover mexico")
    refusals = {name: refused(match, f"cover {name}") for name in ("colombia", "dr-feelgood")}
    said = {NAMES[card]: (code, rule) for card, code, rule in play.uncovered}
    assert said.pop("mexico") == said["colombia"]
    assert said == {name: (refusal.code, refusal.rule) for name, refusal in refusals.items()}


@pytest.mark.parametrize("card", PROTECTION)
def test_7_5_not_while_heat_lies_on_your_market(card: str) -> None:
    assert reason(table(card, "", markets=("bust mexico",)), f"play {card}") == ("grass-under-heat", "7.5")


def test_7_6_the_banker_takes_nothing_of_it() -> None:
    match = table("market-close", "banker", markets=("lust-conquers-all(panama) colombia", "open"))
    go_on(match, "0 play market-close")
    assert [sheet.skimmed for sheet in view(match).sheets[0]] == [-5, 5]


@pytest.mark.parametrize(("card", "lies"), [("grab-a-snack", "panama"), ("catch-a-buzz", "open"), ("grab-a-snack", "")])
def test_7_a_it_covers_at_least_one(card: str, lies: str) -> None:
    match = table(card, "", markets=(lies or "closed",))
    refusal = refused(match, f"play {card}")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-nothing-to-cover", "7.a", {"card": card})


def test_7_a_one_must_be_chosen() -> None:
    match = table("grab-a-snack", "", markets=("mexico mexico",))
    go_on(match, "0 play grab-a-snack")
    assert reason(match, "done") == ("grass-cover-one", "7.a")


def test_7_a_it_need_not_be_filled() -> None:
    match = table("lust-conquers-all", "", markets=("mexico mexico panama",))
    go_on(match, "0 play lust-conquers-all; 0 cover mexico")
    assert plays(match) == ["cover mexico", "done"]
    go_on(match, "0 done")
    assert (covers(match), view(match).turn) == (["lust-conquers-all(mexico)"], 1)


def test_7_a_peddles_are_named_in_the_order_of_the_deck() -> None:
    match = table("lust-conquers-all", "", markets=("home-grown mexico mexico jamaica",))
    go_on(match, "0 play lust-conquers-all; 0 cover mexico")
    assert reason(match, "cover home-grown") == ("grass-cover-order", "7.a")
    assert plays(match) == ["cover mexico", "cover jamaica", "done"]


def test_7_a_nothing_is_added_afterwards() -> None:
    match = table("grab-a-snack catch-a-buzz", "", markets=("mexico mexico mexico",))
    go_on(match, "0 play grab-a-snack; 0 cover mexico; 0 done; * steal; 1 discard steal; * steal")
    go_on(match, "0 play catch-a-buzz; 0 cover mexico; 0 done; * immunity")
    assert covers(match) == ["grab-a-snack(mexico)", "catch-a-buzz(mexico)"]


def test_7_b_a_peddle_is_covered_by_one_card() -> None:
    match = table("grab-a-snack", "", markets=("panama catch-a-buzz(mexico)",))
    assert reason(match, "play grab-a-snack") == ("grass-nothing-to-cover", "7.a")


def test_7_b_two_of_a_kind_lie_side_by_side() -> None:
    match = table("grab-a-snack", "", markets=("mexico grab-a-snack(colombia)",))
    go_on(match, "0 play grab-a-snack; 0 cover mexico; * bust")
    assert covers(match) == ["grab-a-snack(colombia)", "grab-a-snack(mexico)"]

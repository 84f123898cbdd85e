"""Rule 13, what may be proposed: drafts, descriptions, partners, limits."""

from itertools import product
from operator import mul

import pytest

import mazzo
from mazzo import Match
from mazzo.games.grass.deck import FITS, NAMES, SUIT, SUITS, WORDS
from tests.games.grass.example import (
    covers,
    go_on,
    hand,
    heat,
    known,
    offers,
    peddles,
    plays,
    table,
    talk,
    told,
    told_parts,
    view,
    wasted,
)
from tests.games.legality import allowed, moves, reason, refused

SWAP = "0 to 1; 0 give panama; 0 want mexico; 0 propose"


def drafts(*texts: str, seat: int = 0) -> str:
    """Entries of one seat."""
    return "; ".join(f"{seat} {text}" for text in texts)


# 13.1 With whom


def test_13_1_only_with_the_player_in_turn() -> None:
    match = table("panama", "mexico", "bust")
    refusal = refused(match, "to 2", 1)
    assert (refusal.code, refusal.rule) == ("grass-only-active", "13.1")
    assert [move for move in moves(match, 1) if move.startswith("to")] == ["to 0"]
    assert [move for move in moves(match, 0) if move.startswith("to")] == ["to 1", "to 2"]


def test_13_1_and_not_with_yourself() -> None:
    match = table("panama", "mexico")
    assert reason(match, "to 0") == ("grass-not-on-yourself", "13.1")
    assert reason(match, "to 1", 1) == ("grass-not-on-yourself", "13.1")


def test_13_1_nor_with_a_seat_that_is_not_there() -> None:
    match = table("panama", "mexico")
    refusal = match.check(0, match.read(0, "to 1") + 1)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("grass-no-such-seat", "1.4")


def test_13_1_first_it_is_said_to_whom() -> None:
    match = table("panama", "mexico")
    for text in ("give panama", "want card", "give tabled mexico", "want tabled mexico", "propose", "drop"):
        assert reason(match, text) == ("grass-no-draft", "13.a")


# 13.2, 13.3, 13.4, 13.5 What changes hands


def test_13_2_hands_keep_their_number() -> None:
    match = table("panama mexico", "bust steal")
    go_on(match, drafts("to 1", "give mexico", "give panama", "want bust", "want steal", "propose") + "; 1 accept")
    assert [one.cards for one in view(match).players] == [7, 6]
    assert (hand(match), hand(match, 1)) == (["bust", "steal"], ["mexico", "panama"])


@pytest.mark.parametrize("parts", [("give panama",), ("give mexico", "give panama", "want bust")])
def test_13_2_as_many_one_way_as_the_other(parts: tuple[str, ...]) -> None:
    match = table("panama mexico", "bust")
    go_on(match, drafts("to 1", *parts))
    assert reason(match, "propose") == ("grass-uneven", "13.2")
    assert "propose" not in moves(match)


def test_13_2_nobody_wants_more_than_they_give() -> None:
    match = table("panama", "bust")
    go_on(match, drafts("to 1", "give panama", "want bust"))
    assert reason(match, "want card") == ("grass-uneven", "13.2")
    go_on(match, drafts("drop", "to 1"))
    assert reason(match, "want card") == ("grass-uneven", "13.2")


def test_13_2_nor_gives_more_than_the_other_holds() -> None:
    cards = "mexico colombia jamaica panama dr-feelgood steal banker"
    match = table(cards, "")
    go_on(match, drafts("to 1", *(f"give {card}" for card in cards.split()[:6])))
    assert reason(match, "give banker") == ("grass-partner-holds-fewer", "13.2")


@pytest.mark.parametrize("count", range(1, 7))
def test_13_3_one_for_one_up_to_six_for_six(count: int) -> None:
    own = ["mexico", "colombia", "jamaica", "panama", "dr-feelgood", "steal"][:count]
    match = table(" ".join(own), "banker")
    go_on(match, drafts("to 1", *(f"give {card}" for card in own), *["want card"] * count, "propose"))
    go_on(match, "1 accept")
    for _ in range(count):
        match.play(1, moves(match, 1)[-1])
    assert set(own) <= set(hand(match, 1))
    assert [one.cards for one in view(match).players] == [7, 6]


def test_13_3_with_several_at_a_time() -> None:
    match = table("panama mexico", "bust", "steal", "banker")
    draft = ("to 1", "give panama", "want bust", "to 3", "give mexico", "want banker", "propose")
    go_on(match, drafts(*draft) + "; 3 accept; 1 accept")
    assert [hand(match, seat) for seat in range(4)] == [["bust", "banker"], ["panama"], ["steal"], ["mexico"]]


def test_13_4_peddles_in_markets_may_change_owners() -> None:
    match = table("", "", markets=("mexico mexico", "panama"))
    go_on(match, drafts("to 1", "give tabled mexico", "give tabled mexico", "want tabled panama", "propose"))
    go_on(match, "1 accept")
    assert (peddles(match), peddles(match, 1)) == ("panama", "mexico mexico")
    assert [one.cards for one in view(match).players] == [7, 6]


def test_13_4_cards_and_peddles_in_one_trade() -> None:
    match = table("panama", "mexico", markets=("colombia", "jamaica"))
    draft = ("to 1", "give panama", "want mexico", "give tabled colombia", "want tabled jamaica", "propose")
    go_on(match, drafts(*draft) + "; 1 accept")
    assert (hand(match), peddles(match), hand(match, 1), peddles(match, 1)) == (
        ["mexico"],
        "jamaica",
        ["panama"],
        "colombia",
    )


def test_13_5_the_waste_is_not_traded_with() -> None:
    match = table("panama", "mexico")
    go_on(match, "0 discard panama; * bust; 1 to 0; 1 give mexico")
    assert "want panama" in moves(match, 1)
    go_on(match, "1 want panama; 1 propose")
    assert reason(match, "accept") == ("grass-lacks-cards", "13.i")


# 13.a, 13.b, 13.c, 13.d


@pytest.mark.parametrize(
    ("part", "after"),
    [("give tabled mexico", ("", "mexico panama")), ("want tabled panama", ("mexico panama", ""))],
    ids=["a present", "a request"],
)
def test_13_a_peddles_may_go_one_way_only(part: str, after: tuple[str, str]) -> None:
    match = table("", "", markets=("mexico", "panama"))
    go_on(match, drafts("to 1", part, "propose") + "; 1 accept")
    assert (peddles(match), peddles(match, 1)) == after


def test_13_a_also_to_the_player_in_turn() -> None:
    match = table("", "", markets=("open", "mexico"))
    go_on(match, drafts("to 0", "give tabled mexico", "propose", seat=1) + "; 0 accept")
    assert (peddles(match), peddles(match, 1)) == ("mexico", "")


def test_13_a_a_present_may_be_answered_with_a_counter_proposal() -> None:
    match = table("", "", markets=("mexico", "panama"))
    go_on(match, drafts("to 1", "want tabled panama", "propose"))
    go_on(match, drafts("to 0", "give tabled panama", "want tabled mexico", "propose", seat=1) + "; 0 accept")
    assert (peddles(match), peddles(match, 1)) == ("panama", "mexico")


def test_13_a_something_must_change_hands() -> None:
    match = table("", "", markets=("mexico", "panama"))
    go_on(match, drafts("to 1"))
    assert reason(match, "propose") == ("grass-empty-part", "13.a")
    assert moves(match)[-1] == "drop"
    assert "propose" not in moves(match)


def test_13_a_with_each_of_several_partners() -> None:
    match = table("panama", "", "", markets=("mexico", "open", "open"))
    go_on(match, drafts("to 1"))
    assert reason(match, "to 2") == ("grass-empty-part", "13.a")
    go_on(match, drafts("give tabled mexico", "to 2"))
    assert reason(match, "propose") == ("grass-empty-part", "13.a")


def test_13_2_a_card_of_the_hand_is_no_present() -> None:
    match = table("bust", "", markets=("mexico", "panama"))
    go_on(match, drafts("to 1", "give bust", "want tabled panama"))
    assert reason(match, "propose") == ("grass-uneven", "13.2")


@pytest.mark.parametrize(
    ("markets", "text"),
    [(("mexico", "closed"), "give tabled mexico"), (("closed", "panama"), "want tabled panama")],
)
def test_13_b_only_to_an_open_market(markets: tuple[str, str], text: str) -> None:
    match = table("", "", markets=markets)
    go_on(match, drafts("to 1"))
    assert reason(match, text) == ("grass-markets-open", "13.b")
    assert text not in moves(match)


def test_13_b_but_also_from_one_that_is_open_no_more() -> None:
    match = table("", "", markets=("closed grab-a-snack(mexico)", "open"))
    go_on(match, drafts("to 1"))
    assert [move for move in moves(match) if "mexico" in move and "give" in move] == ["give covered mexico"]
    go_on(match, drafts("give covered mexico", "propose") + "; 1 accept")
    assert (covers(match), peddles(match, 1)) == ([], "mexico")


def test_13_b_what_is_protected_is_named_as_such() -> None:
    match = table("", "", markets=("grab-a-snack(mexico) colombia", "lust-conquers-all(panama)"))
    go_on(match, drafts("to 1"))
    assert reason(match, "give tabled mexico") == ("grass-not-tabled", "13.b")
    assert reason(match, "give covered colombia") == ("grass-not-covered", "13.l")
    refusal = refused(match, "want covered mexico")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-not-covered", "13.l", {"card": "mexico"})


def test_13_b_each_as_often_as_it_lies_there() -> None:
    match = table("", "", "", markets=("mexico", "panama", "colombia"))
    go_on(match, drafts("to 1", "give tabled mexico"))
    assert reason(match, "give tabled mexico") == ("grass-not-tabled", "13.b")
    go_on(match, drafts("want tabled panama"))
    assert reason(match, "want tabled panama") == ("grass-not-tabled", "13.b")
    go_on(match, drafts("to 2"))
    assert reason(match, "give tabled mexico") == ("grass-not-tabled", "13.b")


@pytest.mark.parametrize("card", ["grab-a-snack", "catch-a-buzz", "lust-conquers-all"])
def test_13_l_the_protection_stays_on_what_remains(card: str) -> None:
    match = table("", "", markets=(f"{card}(mexico,home-grown)", "panama"))
    go_on(match, drafts("to 1", "give covered mexico", "want tabled panama", "propose") + "; 1 accept")
    assert (covers(match), peddles(match)) == ([f"{card}(home-grown)"], "panama")
    assert (peddles(match, 1), covers(match, 1)) == ("mexico", [])
    assert wasted(match) == []


def test_13_l_and_goes_to_the_waste_when_it_covers_nothing_any_more() -> None:
    match = table("", "", markets=("open", "lust-conquers-all(colombia,jamaica)"))
    go_on(match, drafts("to 1", "want covered colombia", "want covered jamaica", "propose") + "; 1 accept")
    assert (peddles(match), covers(match, 1), wasted(match)) == ("colombia jamaica", [], ["lust-conquers-all"])


def test_13_l_of_two_protections_the_first_of_the_deck_gives_it_up() -> None:
    match = table("", "", markets=("lust-conquers-all(mexico,colombia) grab-a-snack(mexico)", "open"))
    go_on(match, drafts("to 1", "give covered mexico", "propose") + "; 1 accept")
    assert (covers(match), wasted(match)) == (["lust-conquers-all(mexico,colombia)"], ["grab-a-snack"])


def test_13_l_protected_and_unprotected_of_a_name_are_two_things() -> None:
    match = table("", "", "", markets=("mexico grab-a-snack(mexico)", "open", "open"))
    go_on(match, drafts("to 1", "give tabled mexico", "give covered mexico"))
    assert reason(match, "give covered mexico") == ("grass-not-covered", "13.l")
    go_on(match, drafts("to 2"))
    assert reason(match, "give covered mexico") == ("grass-not-covered", "13.l")
    go_on(match, drafts("drop", "to 1", "give covered mexico"))
    assert reason(match, "give tabled mexico") == ("grass-part-order", "13.g")


def test_13_l_protected_peddles_of_several_markets_change_at_once() -> None:
    market = "grab-a-snack(mexico)", "catch-a-buzz(colombia)", "lust-conquers-all(panama)"
    match = table("", "", "", markets=market)
    first = ("to 1", "give covered mexico", "want covered colombia")
    go_on(match, drafts(*first, "to 2", "want covered panama", "propose") + "; 2 accept; 1 accept")
    assert [peddles(match, seat) for seat in range(3)] == ["colombia panama", "mexico", ""]
    assert wasted(match) == ["grab-a-snack", "catch-a-buzz", "lust-conquers-all"]


def test_13_l_both_see_what_was_protected() -> None:
    match = table("", "", "", markets=("grab-a-snack(mexico)", "catch-a-buzz(colombia)"))
    go_on(match, drafts("to 1", "give covered mexico", "want covered colombia", "propose"))
    parts = ["1 give-covered mexico: mexico", "1 want-covered colombia: colombia"]
    assert told_parts(talk(match, 0).parts) == told_parts(talk(match, 1).parts) == parts
    assert talk(match, 2).parts == talk(match, None).parts == ()


@pytest.mark.parametrize("ruleset", ["grass-1", "grass-2"])
def test_13_a_13_l_older_rulesets_know_neither_presents_nor_protected_peddles(ruleset: str) -> None:
    match = table("", "", markets=("mexico grab-a-snack(mexico)", "panama"), ruleset=ruleset)
    go_on(match, drafts("to 1", "give tabled mexico"))
    assert reason(match, "propose") == ("grass-one-sided", "13.a")
    assert reason(match, "give covered mexico") == ("grass-not-covered", "13.l")
    trade = offers(match).trade
    assert trade is not None
    assert (trade.covered, [need.lacks for need in trade.needs][3:]) == ((), ["give-any", "want-any"])
    go_on(match, drafts("want tabled panama", "propose"))


def test_13_b_a_peddle_may_be_given_for_cards() -> None:
    match = table("immunity", "bust", markets=("mexico", "panama"))
    go_on(match, drafts("to 1", "give immunity", "want bust", "give tabled mexico", "propose") + "; 1 accept")
    assert (peddles(match), peddles(match, 1), hand(match)) == ("", "mexico panama", ["bust"])


def test_13_c_heat_does_not_forbid_trading() -> None:
    match = table("panama", "mexico", markets=("bust colombia", "felony detained jamaica"))
    draft = ("to 1", "give panama", "want mexico", "give tabled colombia", "want tabled jamaica", "propose")
    go_on(match, drafts(*draft) + "; 1 accept")
    assert (peddles(match), peddles(match, 1), hand(match)) == ("jamaica", "colombia", ["mexico"])
    assert (heat(match), heat(match, 1)) == ("bust", "felony detained")


def test_13_d_until_a_card_is_played() -> None:
    match = table("panama market-close", "mexico", markets=("open",))
    go_on(match, SWAP + "; 1 accept")
    assert "play mexico" in plays(match)
    go_on(match, "0 play mexico")
    assert reason(match, "to 1") == ("grass-wait-for-card", "3.1")


def test_13_d_and_no_draft_outlives_the_turn() -> None:
    match = table("panama", "mexico")
    go_on(match, "0 to 1; 0 give panama; 1 to 0; 1 give mexico; 0 discard panama; * bust")
    assert [view(match, seat).draft for seat in (0, 1)] == [(), ()]
    assert view(match).talk is None


def test_13_d_every_player_may_propose_to_the_player_in_turn() -> None:
    match = table("panama", "mexico", "bust")
    assert (match.current_players(), match.out_of_turn_players()) == ((0,), (1, 2))
    go_on(match, "2 to 0; 2 give bust; 2 want panama; 2 propose")
    assert (match.current_players(), match.out_of_turn_players(), talk(match).proposer) == ((0,), (2,), 2)
    go_on(match, "0 accept")
    assert (hand(match), hand(match, 2)) == (["bust"], ["panama"])


def test_13_d_only_the_player_in_turn_to_several() -> None:
    match = table("panama", "mexico steal", "bust")
    go_on(match, "1 to 0; 1 give mexico; 1 want panama")
    assert reason(match, "to 2", 1) == ("grass-only-active", "13.1")
    trade = offers(match, 1).trade
    assert trade is not None
    assert ([whom.seat for whom in trade.whom], trade.several) == ([0], False)


# 13.e How cards are told


TRUE = {
    name: [name]
    + ["peddle-50"] * (name in ("panama", "dr-feelgood"))
    + ["peddle-25"] * (name in ("colombia", "jamaica", "panama", "dr-feelgood"))
    + [SUITS[SUIT[kind]], "card"]
    for kind, name in enumerate(NAMES)
}


@pytest.mark.parametrize("card", NAMES)
def test_13_e_a_card_is_told_as_what_it_is(card: str) -> None:
    match = table(card, "")
    go_on(match, drafts("to 1"))
    ways = [move for move in moves(match) if move.startswith(f"give {card}")]
    assert ways == [f"give {card}" + ("" if word == card else f" as {word}") for word in TRUE[card]]


@pytest.mark.parametrize("card", NAMES)
def test_13_e_and_as_nothing_else(card: str) -> None:
    match = table(card, "")
    go_on(match, drafts("to 1"))
    for word in WORDS[len(NAMES) :]:
        if word not in TRUE[card]:
            refusal = refused(match, f"give {card} as {word}")
            assert (refusal.code, refusal.rule, refusal.facts) == ("grass-untrue", "13.e", {"card": card})


def test_13_e_what_is_wanted_is_named_or_described_the_same_way() -> None:
    match = table("panama", "")
    go_on(match, drafts("to 1", "give panama"))
    assert [move for move in moves(match) if move.startswith("want")] == [f"want {word}" for word in WORDS]


def test_13_e_of_two_descriptions_one_says_all_the_other_says_or_none_fits_both() -> None:
    for one in FITS:
        for two in FITS:
            assert one & two in (0, one, two)


def test_13_e_the_partner_sees_what_is_shown_and_what_is_told() -> None:
    match = table("panama dr-feelgood bust steal", "mexico", "")
    draft = ("to 1", "give panama as peddle-25", "give dr-feelgood", "give bust as card", "give steal as skim")
    wants = ("want mexico", "want peddle", "want card", "want card")
    texts = sorted(draft[1:], key=lambda text: match.read(0, text))
    go_on(match, drafts("to 1", *texts, *wants, "propose"))
    asked = ["1 want mexico: mexico", "1 want peddle: ?", "1 want card: ?", "1 want card: ?"]
    assert told_parts(talk(match, 1).parts) == [
        "1 give dr-feelgood: dr-feelgood",
        "1 give peddle-25: ?",
        "1 give skim: ?",
        "1 give card: ?",
        *asked,
    ]
    assert told_parts(talk(match, 0).parts) == [
        "1 give dr-feelgood: dr-feelgood",
        "1 give peddle-25: panama",
        "1 give skim: steal",
        "1 give card: bust",
        *asked,
    ]


@pytest.mark.parametrize("answer", ["1 decline", "0 withdraw", "1 to 0; 1 give mexico; 1 want card; 1 propose"])
def test_13_e_a_card_that_was_shown_is_known_whatever_comes_of_it(answer: str) -> None:
    match = table("panama bust", "mexico", "")
    go_on(match, drafts("to 1", "give panama", "give bust as card", "want card", "want card", "propose"))
    assert (known(match, 1, 0), known(match, 2, 0)) == (["panama"], [])
    go_on(match, answer)
    assert (known(match, 1, 0), known(match, 2, 0)) == (["panama"], [])


def test_13_e_showing_a_card_twice_does_not_make_it_two() -> None:
    match = table("panama panama", "mexico")
    go_on(match, f"{SWAP}; 1 decline; {SWAP}; 1 decline")
    assert known(match, 1, 0) == ["panama"]


# 13.g Limits


def test_13_g_twelve_proposals_in_a_turn() -> None:
    match = table("panama", "mexico")
    for k in range(12):
        assert view(match).talks_left == 12 - k
        theirs = "1 to 0; 1 give mexico; 1 want panama; 1 propose; 0 decline"
        go_on(match, theirs if k in (0, 2, 4, 6) else f"{SWAP}; 1 decline")
    assert view(match).talks_left == 0
    for seat in (0, 1):
        assert reason(match, f"to {1 - seat}", seat) == ("grass-too-many-talks", "13.g")
        assert [move for move in moves(match, seat) if move.startswith("to")] == []


def test_13_g_counters_included() -> None:
    match = table("panama", "mexico")
    go_on(match, SWAP)
    for k in range(11):
        seat = (k + 1) % 2
        cards = ("mexico", "panama") if seat else ("panama", "mexico")
        go_on(match, f"{seat} to {1 - seat}; {seat} give {cards[0]}; {seat} want {cards[1]}; {seat} propose")
    assert reason(match, "to 1", 0) == ("grass-too-many-talks", "13.g")
    go_on(match, "0 accept")
    assert (hand(match), talk(match).state) == (["mexico"], "dealt")


def test_13_g_a_draft_that_is_too_late_is_only_thrown_away() -> None:
    match = table("panama", "mexico", "bust")
    go_on(match, "2 to 0; 2 give bust; 2 want card")
    for _ in range(12):
        go_on(match, f"{SWAP}; 1 decline")
    assert moves(match, 2) == ["drop"]
    assert reason(match, "propose", 2) == ("grass-too-many-talks", "13.g")


def test_13_g_twelve_drafts_of_each_player_in_a_turn() -> None:
    match = table("panama", "mexico", "")
    for _ in range(12):
        go_on(match, "0 to 1; 0 drop")
    assert reason(match, "to 1", 0) == ("grass-too-many-talks", "13.g")
    assert allowed(match, "to 0", 1)
    for _ in range(4):
        go_on(match, "1 to 0; 1 drop")
    assert reason(match, "to 0", 1) == ("grass-too-many-talks", "13.g")
    assert (moves(match, 1), allowed(match, "to 0", 2)) == ([], True)


def test_13_g_the_next_turn_has_its_own() -> None:
    match = table("panama", "mexico")
    for _ in range(4):
        go_on(match, "1 to 0; 1 drop")
    assert not allowed(match, "to 0", 1)
    go_on(match, "0 discard panama; * bust")
    assert (allowed(match, "to 0", 1), view(match).talks_left) == (True, 12)


CARDS = ["home-grown", "home-grown", "mexico", "mexico", "colombia", "colombia"]
FULL = ["to 1", *(f"give {card}" for card in CARDS), *["want card"] * 6, "give tabled mexico"]
FULL += ["give tabled panama"] * 5 + ["want tabled jamaica"] * 5


def full() -> Match:
    """A table at which `FULL` can be proposed, and more."""
    lies = "mexico panama panama panama panama panama"
    return table(" ".join(CARDS), "", "", markets=(lies, "jamaica jamaica jamaica jamaica jamaica dr-feelgood", "open"))


def test_13_g_twenty_four_parts() -> None:
    match = full()
    go_on(match, drafts(*FULL, "propose"))
    assert len(FULL) == 24
    assert len(talk(match, 1).parts) == 23


def test_13_g_not_twenty_five() -> None:
    match = full()
    go_on(match, drafts(*FULL))
    for text in ("want tabled dr-feelgood", "to 2"):
        assert reason(match, text) == ("grass-too-many-parts", "13.g")
    assert moves(match)[-2:] == ["propose", "drop"]
    assert [move for move in moves(match) if move.startswith(("to", "give", "want"))] == []


def test_13_g_partners_are_named_in_the_order_of_their_seats() -> None:
    match = table("panama mexico", "", "")
    go_on(match, drafts("to 2", "give panama", "want card"))
    assert reason(match, "to 1") == ("grass-part-order", "13.g")
    assert reason(match, "to 2") == ("grass-part-order", "13.g")


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("give panama", "give mexico"),
        ("give panama as card", "give panama as peddle"),
        ("want card", "want bust"),
        ("want card", "give mexico"),
        ("give tabled jamaica", "give tabled colombia"),
        ("give tabled jamaica", "want card"),
        ("want tabled jamaica", "give tabled colombia"),
        ("want tabled jamaica", "want tabled colombia"),
    ],
)
def test_13_g_and_the_parts_in_the_order_of_the_deck(first: str, then: str) -> None:
    market = "colombia colombia jamaica"
    match = table("panama panama mexico steal", "", markets=(market, market))
    go_on(match, drafts("to 1", *["give steal"] * (first == "want card"), first))
    assert reason(match, then) == ("grass-part-order", "13.g")


# 13.i What it is checked against


def test_13_i_the_proposers_own_cards() -> None:
    match = table("panama", "mexico", "")
    go_on(match, drafts("to 1"))
    refusal = refused(match, "give mexico")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-not-that-card", "13.i", {"card": "mexico"})
    go_on(match, drafts("give panama"))
    assert reason(match, "give panama as card") == ("grass-not-that-card", "13.i")
    go_on(match, drafts("want card", "to 2"))
    assert reason(match, "give panama") == ("grass-not-that-card", "13.i")


def test_13_i_not_the_others() -> None:
    match = table("panama", "mexico")
    go_on(match, drafts("to 1", "give panama", "want dr-feelgood", "propose"))
    assert talk(match).state == "open"
    refusal = refused(match, "accept", 1)
    assert (refusal.code, refusal.rule) == ("grass-lacks-cards", "13.i")
    assert [move for move in moves(match, 1) if not move.startswith("to")] == ["decline"]


# Drafts are private


def test_13_j_a_draft_is_nobody_elses_business() -> None:
    match = table("panama", "mexico", "")
    go_on(match, "0 to 1; 0 give panama; 0 want mexico; 1 to 0; 1 give mexico; 1 drop")
    assert told(match, 0) == ["to 1", "give panama", "want mexico"]
    assert told(match, 1) == ["to 0", "give mexico", "drop"]
    assert told(match, 2) == told(match, None) == []
    assert [told_parts(view(match, seat).draft) for seat in range(3)] == [
        ["1 give panama: panama", "1 want mexico: mexico"],
        [],
        [],
    ]
    assert [view(match, viewer).talk for viewer in (None, 0, 1, 2)] == [None] * 4


def test_13_j_a_draft_may_be_thrown_away() -> None:
    match = table("panama", "mexico")
    go_on(match, drafts("to 1", "give panama", "drop"))
    assert (view(match, 0).draft, "to 1" in moves(match)) == ((), True)


def test_13_j_while_one_drafts_another_plays_on() -> None:
    match = table("panama", "mexico", markets=("open",))
    go_on(match, "1 to 0; 1 give mexico; 0 play panama")
    assert view(match).turn == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_13_d_all_that_may_be_proposed_is_offered(seat: int) -> None:
    markets = ("mexico mexico grab-a-snack(home-grown)", "panama", "colombia catch-a-buzz(jamaica)")
    match = table("panama panama bust", "mexico", "steal", markets=markets)
    trade = offers(match, seat).trade
    assert trade is not None
    assert [whom.seat for whom in trade.whom] == ([1, 2] if seat == 0 else [0])
    assert (trade.left, trade.most_parts, trade.drop, trade.several) == (12, 24, None, seat == 0)
    match.play(seat, trade.whom[0].action)
    begun = offers(match, seat).trade
    assert begun is not None
    assert list(begun.legal) == [action for action in match.legal_actions(seat) if action > trade.whom[0].action]
    ways = [way.action for gift in trade.gifts for way in gift.ways]
    whom = trade.whom[0]
    tabled = {choice.action for choice in (*trade.tabled, *trade.covered, *whom.wanted, *whom.covered)}
    assert whom.takes
    assert {*ways, *tabled} == {*begun.legal} - {begun.drop}


@pytest.mark.parametrize("ruleset", ["grass-2", "grass-3"])
def test_13_a_the_offer_says_what_a_proposal_needs(ruleset: str) -> None:
    """Every draft of at most one part on each side: it may be proposed if all sums that the offer names are reached."""
    covered = "" if ruleset == "grass-2" else " grab-a-snack(home-grown)"
    match = table("panama", "mexico", markets=(f"colombia{covered}", f"jamaica{covered}"), ruleset=ruleset)
    trade = offers(match).trade
    assert trade is not None
    whom = trade.whom[0]
    choices = (trade.gifts[0].ways, trade.wants, trade.tabled, trade.covered, whom.wanted, whom.covered)
    sides = [[choice[0] for choice in side] for side in choices]
    for counts in product(*(range(2) if side else (0,) for side in sides)):
        parts = sorted(side[0] for side, count in zip(sides, counts, strict=True) if count)
        sums = [sum(map(mul, need.adds, counts)) for need in trade.needs]
        draft = match.copy()
        try:
            draft.play(0, whom.action, *parts)
        except mazzo.NotLegal:  # a card is wanted that nothing is given for
            assert (counts[0], sums[0]) == (0, -1)
        else:
            lacks = [need.lacks for need, total in zip(trade.needs, sums, strict=True) if total < need.least]
            assert ("propose" in moves(draft)) == (lacks == []), (counts, lacks)


# Nothing can be tried out


def face_down() -> Match:
    """Seat 1 offers seat 0 a card face down for any other."""
    match = table("home-grown", "market-close", "")
    match.play(1, *["to 0", "give market-close as card", "want card", "propose"])
    return match


@pytest.mark.parametrize(
    "gesture",
    [
        "accept, pick home-grown, discard market-close",
        "accept, pick home-grown, discard banker",
        "accept, pick home-grown, to 1",
        "decline, to 1",
        "accept, pick home-grown, accept",
    ],
)
def test_13_h_no_gesture_looks_at_what_comes_and_takes_it_back(gesture: str) -> None:
    match = face_down()
    before = match.to_bytes()
    with pytest.raises(mazzo.NotLegal) as refused:
        match.play(0, *gesture.split(", "))
    assert refused.value.code == "gesture-ends"
    assert match.to_bytes() == before


def test_13_h_the_acceptance_alone_goes_through() -> None:
    match = face_down()
    match.play(0, "accept", "pick home-grown")
    assert match.view(0).talk.state == "dealt"


@pytest.mark.parametrize("last", ["drop", "propose"])
def test_11_e_nor_is_a_hand_counted_on_trial(last: str) -> None:
    match = table("market-close", "banker", markets=("panama", "mexico"))
    with pytest.raises(mazzo.NotLegal) as refused:
        match.play(0, "play market-close", last)
    assert refused.value.code == "gesture-ends"


@pytest.mark.parametrize("want", ["want card", "want market-close"])
def test_13_j_others_hear_the_same_acceptance_whatever_was_asked_for(want: str) -> None:
    match = table("home-grown", "market-close", "")
    match.play(0, "to 1", "give home-grown", want, "propose")
    match.play(1, "accept", *(["pick market-close"] if want == "want card" else []))
    (heard,) = [step for step in match.steps(0, 2) if step.text == "accept"]
    assert (heard.gain, heard.effects) == (None, None)


def test_13_g_a_player_out_of_turn_soon_only_counters() -> None:
    match = table("home-grown", "market-close", "")
    for _ in range(4):
        match.play(1, "to 0", "give market-close", "want card", "propose")
        match.play(1, "withdraw")
    refusal = match.check(1, match.read(1, "to 0"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("grass-too-many-talks", "13.g")
    match.play(0, "to 1", "give home-grown", "want card", "propose")
    match.play(1, "to 0", "give market-close", "want home-grown", "propose")


@pytest.mark.parametrize("text", ["accept\n", "decline\t"])
def test_13_f_white_space_behind_a_word_means_nothing(text: str) -> None:
    match = face_down()
    assert match.read(0, text) == match.read(0, text.strip())

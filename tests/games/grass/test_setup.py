"""Rules 1, 2 and 3: what lies in the box, how a hand begins, and what a turn is."""

from collections import Counter

import pytest

import mazzo
from mazzo import NotUnderstood
from mazzo.core.game import bit_of
from mazzo.games.grass.analysis.observation import observe
from mazzo.games.grass.deck import COUNTS, MONEY, NAMES, PEDDLES, SUIT, SUITS, VALUES
from mazzo.games.grass.rules import init
from mazzo.games.grass.rules.state import LIFO_HEAT, OPTIONS, State
from mazzo.games.grass.rules.turns import count_hand, starter
from tests.games.grass.example import (
    GAME,
    deal_out,
    go_on,
    hand,
    known,
    names,
    offered_nothing,
    peddles,
    player,
    plays,
    table,
    told,
    view,
    wasted,
)
from tests.games.legality import moves, reason, refused

FRESH = Counter(mazzo.deal("grass", 2, chance="manual").chances())
PRINTED = {
    "peddle": {"home-grown": 6, "mexico": 6, "colombia": 5, "jamaica": 5, "panama": 5, "dr-feelgood": 1},
    "market": {"market-open": 10, "market-close": 5},
    "heat-on": {"bust": 3, "detained": 3, "felony": 3, "search-and-seizure": 3},
    "heat-off": {"immunity": 5, "breeze-to-fly": 5, "hearsay-evidence": 5, "charges-dropped": 5, "pay-fine": 4},
    "nirvana": {"stonehigh": 5, "euphoria": 1},
    "paranoia": {"sold-out": 4, "doublecrossed": 3, "utterly-wiped-out": 1},
    "protection": {"grab-a-snack": 2, "catch-a-buzz": 2, "lust-conquers-all": 2},
    "skim": {"steal": 4, "banker": 1},
}


# 1 The cards


def test_1_1_there_are_104_cards_with_27_faces() -> None:
    assert {card: count for cards in PRINTED.values() for card, count in cards.items()} == FRESH
    assert (FRESH.total(), len(FRESH)) == (104, 27)
    assert [name for (name,) in GAME.deck] == list(NAMES)


def test_1_a_27_is_the_number_of_faces_and_their_counts_add_up_to_104() -> None:
    assert len(set(NAMES)) == len(COUNTS) == 27
    assert sum(COUNTS) == 104


def test_1_1_seven_suits_of_which_heat_is_told_apart() -> None:
    suits = {suit: [name for name, own in zip(NAMES, SUIT, strict=True) if SUITS[own] == suit] for suit in SUITS}
    assert suits == {suit: list(cards) for suit, cards in PRINTED.items()}


def test_1_1_no_fourth_bust_can_come() -> None:
    match = mazzo.deal("grass", 2, chance="manual")
    go_on(match, "* bust bust bust")
    with pytest.raises(NotUnderstood) as error:
        match.happen("bust")
    assert (error.value.code, error.value.rule) == ("grass-card-gone", "1.1")
    assert error.value.facts == {"card": "bust", "count": 3}


@pytest.mark.parametrize("text", ["joker", "peddle", "card", "weed", "Panama City"])
def test_1_1_there_is_no_other_card(text: str) -> None:
    with pytest.raises(NotUnderstood):
        mazzo.deal("grass", 2, chance="manual").happen(text)


def test_1_2_what_peddles_are_worth() -> None:
    values = {name: VALUES[NAMES.index(name)] for name in PRINTED["peddle"]}
    assert values == {"home-grown": 5, "mexico": 5, "colombia": 25, "jamaica": 25, "panama": 50, "dr-feelgood": 100}
    assert sum(VALUES[kind] * COUNTS[kind] for kind in range(PEDDLES)) == MONEY == 660


@pytest.mark.parametrize(("peddle", "value"), [("mexico", 5), ("jamaica", 25), ("panama", 50), ("dr-feelgood", 100)])
def test_1_2_and_what_a_market_is_worth_with_them(peddle: str, value: int) -> None:
    match = table(peddle, "", markets=("open", "closed"))
    go_on(match, f"0 play {peddle}")
    assert (match.score(0), player(match, 0).score.table) == (value, value)


def test_1_3_what_protection_covers_and_paranoia_costs() -> None:
    values = {name: VALUES[NAMES.index(name)] for suit in ("protection", "paranoia") for name in PRINTED[suit]}
    protection = {"grab-a-snack": 25, "catch-a-buzz": 25, "lust-conquers-all": 50}
    assert values == {**protection, "sold-out": 25, "doublecrossed": 50, "utterly-wiped-out": 100}


@pytest.mark.parametrize("seats", range(2, 7))
def test_1_4_two_to_six_play(seats: int) -> None:
    assert len(view(mazzo.deal("grass", seats, seed="all sit down")).players) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_1_4_not_one_and_not_seven(seats: int) -> None:
    with pytest.raises(NotUnderstood):
        mazzo.deal("grass", seats)


# 2 The deal


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_2_1_six_cards_go_to_everybody_and_the_rest_is_the_stack(seats: int) -> None:
    match = mazzo.deal("grass", seats, chance="manual")
    for _ in range(6 * seats):
        match.happen(match.chances()[0])
    assert [one.cards for one in view(match).players] == [6] * seats
    assert (view(match).stack, view(match).waste) == (104 - 6 * seats, (0,) * 27)


def test_2_1_while_cards_are_dealt_nobody_acts() -> None:
    match = mazzo.deal("grass", 3, chance="manual")
    go_on(match, "* panama")
    assert (match.current_players(), match.out_of_turn_players(), view(match).phase, view(match).turn) == (
        (),
        (),
        "dealing",
        None,
    )
    assert reason(match, "play panama") == ("grass-wait-for-card", "2.1")


def test_2_2_the_turn_goes_round_clockwise() -> None:
    match = table("", "", "")
    turns: list[int] = []
    for _ in range(5):
        (seat,) = match.current_players()
        turns.append(seat)
        go_on(match, f"{seat} discard {names(view(match, seat).hand)[0]}")
        deal_out(match)
    assert turns == [0, 1, 2, 0, 1]


def test_2_2_nobody_acts_before_their_turn() -> None:
    match = table("panama", "mexico", markets=("open", "open"))
    assert reason(match, "play mexico", 1) == ("grass-not-yours", "2.2")
    assert reason(match, "discard mexico", 1) == ("grass-not-yours", "2.2")
    assert plays(match, 1) == []


def test_2_a_cards_are_dealt_one_at_a_time_from_the_first_seat() -> None:
    match = mazzo.deal("grass", 3, chance="manual")
    go_on(match, "* panama bust steal banker")
    assert [names(view(match, seat).hand) for seat in range(3)] == [["panama", "banker"], ["bust"], ["steal"]]


@pytest.mark.parametrize(("seats", "firsts"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (5, [0, 1, 2])])
def test_2_b_the_next_seat_begins_the_next_hand(seats: int, firsts: list[int]) -> None:
    found = []
    match = table("market-close", *[""] * (seats - 1), markets=("open",) * seats)
    for _ in firsts:
        found.append(view(match).first)
        while view(match).phase != "dealing":
            (seat,) = match.current_players()
            if "play market-close" in moves(match, seat):
                go_on(match, f"{seat} play market-close")
            elif "play market-open" in moves(match, seat):
                go_on(match, f"{seat} play market-open")
            else:
                match.play(seat, next(move for move in plays(match, seat) if move.startswith("discard")))
            if match.chances() and view(match).phase == "drawing":
                match.happen("market-close" if "market-close" in match.chances() else match.chances()[0])
        go_on(match, "* " + "market-open " * seats)
        assert names(view(match, view(match).first).hand) == ["market-open"]
        deal_out(match)
        assert match.current_players() == (view(match).first,)
    assert found == firsts


@pytest.mark.parametrize("seats", range(2, 7))
def test_2_b_the_first_hand_is_begun_by_the_seat_that_is_named(seats: int) -> None:
    for seat in range(1, seats):
        match = mazzo.deal("grass", seats, options=(f"begins-{seat + 1}",), chance="manual")
        match.happen("panama")
        assert names(view(match, seat).hand) == ["panama"]  # 2.a
        deal_out(match)
        assert match.current_players() == (view(match).first,) == (seat,)


def test_2_b_and_the_deal_goes_on_from_there() -> None:
    s = State()
    init(s, 3, bit_of(OPTIONS, "begins-3"))
    firsts = []
    for _ in range(4):
        firsts.append(s.turn)
        count_hand(s)
    assert firsts == [2, 0, 1, 2]


@pytest.mark.parametrize("heat", [0, LIFO_HEAT])
def test_2_b_who_begins_says_nothing_of_heat(heat: int) -> None:
    s, out = State(), [0] * 4096
    init(s, 6, bit_of(OPTIONS, "begins-6") | heat)
    observe(s, 0, out)
    assert (starter(s), out[6]) == (5, heat)


@pytest.mark.parametrize(
    ("options", "code"), [(("begins-2", "begins-3"), "begins-twice"), (("begins-4",), "begins-no-such-seat")]
)
def test_2_b_one_of_those_at_the_table_begins(options: tuple[str, ...], code: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("grass", 3, options=options)
    assert (error.value.code, error.value.rule) == (code, "2.b")


def test_2_b_the_cards_are_shuffled_again_before_every_hand() -> None:
    match = table("market-close panama", "mexico", markets=("jamaica", "bust grab-a-snack(mexico)"))
    go_on(match, "0 play market-close")
    assert Counter(match.chances()) == FRESH
    assert (view(match).stack, view(match).waste, view(match).hand_number) == (104, (0,) * 27, 1)
    assert [player(match, seat).market.is_open for seat in (0, 1)] == [False, False]


def test_2_c_only_you_look_at_your_hand() -> None:
    match = table("panama banker", "mexico steal", "")
    assert [hand(match, seat) for seat in (0, 1)] == [["panama", "banker"], ["mexico", "steal"]]
    assert view(match).hand == ()
    for viewer in (None, 0, 2):
        assert player(match, 1, viewer).known == ()
        assert sum(view(match, viewer).unseen) == view(match).stack + (
            19 if viewer is None else 19 - len(view(match, viewer).hand)
        )


def test_2_c_cards_that_come_are_told_to_their_player_only() -> None:
    match = mazzo.deal("grass", 2, chance="manual")
    go_on(match, "* panama steal")
    assert [told(match, viewer) for viewer in (0, 1, None)] == [["panama", "card"], ["card", "steal"], ["card"] * 2]


def test_2_c_mazzo_remembers_which_cards_you_know() -> None:
    match = table("sold-out panama", "mexico", "")
    go_on(match, "0 play sold-out; 0 pass panama; 1 pass mexico; 2 pass immunity")
    assert (known(match, 0, 1), known(match, 1, 2), known(match, 2, 1)) == (["panama"], ["mexico"], [])


def test_2_c_until_a_player_sees_it_go() -> None:
    match = table("sold-out panama", "mexico", "")
    go_on(match, "0 play sold-out; 0 pass panama; 1 pass mexico; 2 pass immunity; * bust; 1 discard panama")
    assert known(match, 0, 1) == []


def test_2_c_or_it_may_have_gone() -> None:
    match = table("sold-out panama", "sold-out mexico", "steal")
    go_on(match, "0 play sold-out; 0 pass panama; 1 pass mexico; 2 pass steal; * bust")
    assert (known(match, 0, 1), known(match, 2, 0)) == (["panama"], ["steal"])
    go_on(match, "1 play sold-out; 0 pass steal; 1 pass bust; 2 pass mexico")
    assert known(match, 0, 1) == ["steal"]  # the panama may have gone to seat 2
    assert known(match, 2, 0) == ["mexico"]  # the steal may have gone to seat 1


def test_2_c_two_of_a_kind_are_not_both_gone_with_one_card() -> None:
    match = table("sold-out panama", "sold-out", "sold-out", "")
    go_on(match, "0 play sold-out; 0 pass panama; 1 pass immunity; 2 pass immunity; 3 pass immunity; * panama")
    go_on(match, "1 discard panama; * panama")
    assert known(match, 0, 1) == []  # no player can tell which of the two it was


def test_2_c_who_gets_a_card_back_knows_of_the_one_that_stays() -> None:
    match = table("sold-out bust", "bust")
    go_on(match, "0 play sold-out; 0 pass bust; 1 pass bust")
    assert (known(match, 0, 1), known(match, 1, 0)) == (["bust"], ["bust"])


def test_2_c_a_new_hand_is_nobodys_knowledge() -> None:
    match = table("sold-out panama", "market-close", markets=("open", "open"))
    go_on(match, "0 play sold-out; 0 pass panama; 1 pass immunity; * bust; 1 play market-close")
    assert [known(match, viewer, 1 - viewer) for viewer in (0, 1)] == [[], []]


# 3 A turn


def test_3_1_a_turn_is_drawing_and_playing_one_of_seven() -> None:
    match = table("panama", "", markets=("open",))
    go_on(match, "0 discard panama; * bust")
    assert (player(match, 1).cards, player(match, 1).state, match.current_players()) == (7, "playing", (1,))
    go_on(match, "1 discard bust")
    assert (player(match, 1).cards, view(match).phase, view(match).turn) == (6, "drawing", 0)


def test_3_1_a_card_must_have_come_first() -> None:
    match = table("panama", "")
    go_on(match, "0 discard panama")
    assert reason(match, "discard immunity", 1) == ("grass-wait-for-card", "3.1")
    assert [offered_nothing(match, seat) for seat in (0, 1)] == [True, True]


def test_3_1_what_is_not_in_hand_is_not_played() -> None:
    match = table("panama", "mexico", markets=("open", "open"))
    refusal = refused(match, "play mexico")
    assert (refusal.code, refusal.rule, refusal.facts) == ("grass-not-in-hand", "3.1", {"card": "mexico"})
    assert reason(match, "discard mexico") == ("grass-not-in-hand", "3.1")


@pytest.mark.parametrize("action", [-1, 5000])
def test_3_1_there_are_no_other_moves(action: int) -> None:
    refusal = table("", "").check(0, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("grass-not-an-action", "3.1")


@pytest.mark.parametrize("text", ["cover mexico", "done", "pass panama"])
def test_3_1_nothing_is_covered_or_passed_on_out_of_its_time(text: str) -> None:
    assert reason(table("panama", "", markets=("mexico",)), text) == ("grass-not-an-action", "3.1")


@pytest.mark.parametrize("text", ["play panama on 1", "play stonehigh on 0", "play market-open on 1"])
def test_3_1_only_heat_and_steal_are_played_on_another_player(text: str) -> None:
    match = table("panama stonehigh market-open", "")
    assert reason(match, text) == ("grass-takes-no-target", "3.1")


ANY_CARD = [name for name in NAMES if name not in PRINTED["paranoia"]]


@pytest.mark.parametrize("card", ANY_CARD)
def test_3_a_any_card_but_paranoia_may_be_discarded(card: str) -> None:
    match = table(card, "", markets=("bust",))
    go_on(match, f"0 discard {card}")
    assert wasted(match) == [card]
    assert view(match).turn == 1


def test_3_b_used_removed_and_discarded_cards_lie_on_the_waste() -> None:
    match = table("immunity", "pay-fine", "panama", markets=("bust", "felony mexico"))
    go_on(match, "0 play immunity; * steal; 1 play pay-fine; * steal; 2 discard panama")
    assert sorted(wasted(match)) == ["bust", "felony", "immunity", "mexico", "panama", "pay-fine"]
    assert peddles(match, 1) == ""
    assert [told(match, viewer)[-1] for viewer in (None, 0, 1, 2)] == ["discard panama"] * 4


def test_3_b_what_lies_there_cannot_be_drawn() -> None:
    match = table("banker", "")
    go_on(match, "0 discard banker")
    assert "banker" not in match.chances()

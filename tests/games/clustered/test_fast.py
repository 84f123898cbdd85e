"""Rule 9, the fast game (9.1 to 9.3, 9.a to 9.e): drawing more and taking cards out of the hand."""

from itertools import permutations

import pytest

import mazzo
from mazzo import Match, NotYourTurn
from mazzo.games.clustered.deck import NAMES
from tests.games.clustered.example import (
    counted,
    dealt,
    draw,
    finish,
    go_on,
    hand,
    player,
    position,
    state_of,
    told,
    view,
)
from tests.games.legality import allowed, moves, refused

SEVEN = "square-empty-1 square-empty-2 square-empty-3 square-dashed-1 square-dashed-2 wild wild"
FIRST = ["discard square-empty-1", "discard wild"]


def quick(*hands: str, wilds: str = "") -> Match:
    """A fast game with these first hands."""
    return dealt(*hands, options=["fast", *wilds.split()])


def trimmed(*hands: str) -> Match:
    """A fast game in which all have taken the first and the last two cards out of their hands."""
    match = quick(*hands)
    for seat in range(len(hands)):
        go_on(match, f"{seat} {moves(match, seat)[0]}")
        go_on(match, f"{seat} {moves(match, seat)[-1]}")
    return match


def test_9_1_seven_cards_are_drawn_at_the_start() -> None:
    match = mazzo.deal("clustered", seats=2, seed="fast", options=["fast"])
    assert [len(hand(match, seat)) for seat in (0, 1)] == [7, 7]
    assert [seen.deck for seen in view(match).players] == [22, 22]
    assert view(match).fast


def test_9_1_a_game_is_not_fast_unless_asked_for() -> None:
    assert not view(dealt("", "")).fast


def test_9_1_two_of_them_are_discarded_at_once() -> None:
    match = quick(SEVEN, SEVEN)
    assert all(move.startswith("discard") for move in moves(match))
    go_on(match, f"0 {FIRST[0]}")
    assert (len(hand(match, 0)), player(match, 0, 0).state) == (6, "trimming")
    go_on(match, f"0 {FIRST[1]}")
    assert (len(hand(match, 0)), player(match, 0, 0).state) == (5, "waiting")


def test_9_1_nobody_plays_before_that() -> None:
    match = quick(SEVEN, SEVEN)
    for entry in ("", f"0 {FIRST[0]}"):
        go_on(match, entry)
        refusal = refused(match, "wild @ 0,1")
        assert (refusal.code, refusal.rule) == ("clustered-trim-first", "9.1")


def test_9_2_two_cards_are_drawn_at_the_end_of_a_turn_and_one_is_discarded() -> None:
    match = position("", "wild square-empty-1 square-empty-2 square-empty-3 circle-solid-3", "wild", options=["fast"])
    match.play(0, "wild @ 0,1")
    match.happen("circle-solid-1")
    assert (len(hand(match, 0)), match.current_players()) == (5, ())
    match.happen("circle-solid-2")
    assert (len(hand(match, 0)), match.current_players(), player(match, 0).state) == (6, (0,), "trimming")
    match.play(0, "discard square-empty-2")
    assert (len(hand(match, 0)), match.current_players()) == (5, (1,))


def test_9_2_any_of_the_six_may_go() -> None:
    match = trimmed(SEVEN, SEVEN)
    match.play(0, "wild @ 0,1")
    draw(match)
    assert moves(match) == [f"discard {card}" for card in hand(match, 0)]
    assert refused(match, f"{hand(match, 0)[0]} @ 0,2").code == "clustered-trim-first"


def test_9_2_the_whole_turn_takes_two_cards_out_of_the_deck() -> None:
    match = quick("")
    finish(match)
    # 29 cards: 7 are drawn first; 11 turns bring two each, then the hand of five is played down
    assert match.rounds(0) == 11 + 5
    assert len(player(match, 0).discards) == 2 + 11


@pytest.mark.parametrize("options", [(), ("fast",)])
def test_9_3_either_way_a_turn_ends_with_five_cards(options: tuple[str, ...]) -> None:
    match = mazzo.deal("clustered", seats=2, seed="five", options=options)
    counts = set()
    while player(match, 1).deck:
        if view(match).turn is not None and player(match, match.current_players()[0]).state == "playing":
            counts |= {seen.held for seen in view(match).players}
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    assert counts == {5}


def test_9_a_the_last_card_of_a_deck_is_drawn_alone_and_none_is_discarded() -> None:
    cards = "wild square-empty-1 square-empty-2 square-empty-3 circle-solid-3"
    match = position("", cards, "wild", decks=("circle-solid-1",), options=["fast"])
    match.play(0, "wild @ 0,1")
    match.happen("circle-solid-1")
    assert (len(hand(match, 0)), match.chances(), match.current_players()) == (5, [], (1,))


def test_9_a_the_last_two_cards_of_a_deck_are_drawn_and_one_is_discarded() -> None:
    cards = "wild square-empty-1 square-empty-2 square-empty-3 circle-solid-3"
    match = position("", cards, "wild", decks=("circle-solid-1 circle-solid-2",), options=["fast"])
    match.play(0, "wild @ 0,1")
    match.happen("circle-solid-1")
    match.happen("circle-solid-2")
    assert (len(hand(match, 0)), match.current_players(), player(match, 0).state) == (6, (0,), "trimming")


def test_9_a_a_deck_of_30_comes_down_to_a_single_card() -> None:
    match = quick("", wilds="third-wild")
    decks = []
    while not match.outcome:
        match.play(0, match.legal_actions(0)[0])
        draw(match)
        decks.append((player(match, 0).deck, player(match, 0).held))
    assert decks[2:6] == [(21, 6), (21, 5), (19, 6), (19, 5)]
    assert decks[-8:] == [(1, 6), (1, 5), (0, 5), (0, 4), (0, 3), (0, 2), (0, 1), (0, 0)]
    assert match.rounds(0) == 11 + 1 + 5


def test_9_a_the_hand_is_played_down_from_an_empty_deck() -> None:
    match = position("", "wild square-empty-1", "wild", decks=("", ""), options=["fast"])
    match.play(0, "wild @ 0,1")
    assert (match.chances(), match.current_players(), len(hand(match, 0))) == ([], (1,), 1)


def test_9_b_all_trim_their_first_hands_at_once() -> None:
    match = quick(SEVEN, SEVEN, SEVEN)
    assert (match.current_players(), view(match).turn) == ((0, 1, 2), None)
    go_on(match, f"1 {FIRST[0]}; 2 {FIRST[0]}; 1 {FIRST[1]}")
    assert match.current_players() == (0, 2)
    go_on(match, f"2 {FIRST[1]}; 0 {FIRST[0]}; 0 {FIRST[1]}")
    assert (match.current_players(), view(match).turn) == ((0,), 0)


def test_9_b_alone_there_is_nothing_to_seal() -> None:
    match = quick(SEVEN)
    go_on(match, f"0 {FIRST[0]}")
    (seen,) = view(match, None).players
    assert (seen.held, len(seen.discards)) == (6, 1)


def test_9_b_who_has_trimmed_waits_for_the_others() -> None:
    match = quick(SEVEN, SEVEN)
    go_on(match, f"0 {FIRST[0]}; 0 {FIRST[1]}")
    refusal = refused(match, "wild @ 0,1")
    assert (refusal.code, refusal.rule) == ("clustered-other-trims", "9.b")
    with pytest.raises(NotYourTurn):
        match.play(0, "discard wild")


def test_9_b_what_one_has_chosen_stays_sealed_until_the_last_has_done_so() -> None:
    match = quick(SEVEN, SEVEN)
    before = [told(match, viewer) for viewer in (1, None)]
    go_on(match, f"0 {FIRST[0]}; 0 {FIRST[1]}; 1 {FIRST[0]}")
    for viewer in (1, None):
        assert (player(match, 0, viewer).held, player(match, 0, viewer).discards) == (7, ())
    assert [NAMES[card] for card in player(match, 0, 0).discards] == ["square-empty-1", "wild"]
    assert [told(match, 1), told(match, None)] == [before[0] + [FIRST[0]], before[1]]
    go_on(match, "1 discard square-empty-2")
    for viewer in (0, 1, None):
        assert [[NAMES[card] for card in player(match, seat, viewer).discards] for seat in (0, 1)] == [
            ["square-empty-1", "wild"],
            ["square-empty-1", "square-empty-2"],
        ]


def test_9_b_nobody_can_tell_whether_another_has_taken_the_first_card_out() -> None:
    one, other = quick(SEVEN, SEVEN), quick(SEVEN, SEVEN)
    go_on(one, f"0 {FIRST[0]}")
    for viewer in (1, None):
        assert one.snapshot(viewer) == other.snapshot(viewer)


@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 1, 1, 2, 2]))))
def test_9_b_whatever_the_order_of_arrival_the_table_is_the_same(order: tuple[int, ...]) -> None:
    match, expected = quick(SEVEN, SEVEN, SEVEN), quick(SEVEN, SEVEN, SEVEN)
    texts = [list(FIRST), ["discard square-empty-2", "discard square-empty-3"], ["discard wild", "discard wild"]]
    for seat in (0, 1, 2):
        for text in texts[seat]:
            expected.play(seat, text)
    for seat in order:
        match.play(seat, texts[seat].pop(0))
    assert match.to_bytes() == expected.to_bytes()
    assert told(match, None) == told(expected, None)


@pytest.mark.parametrize("card", SEVEN.split()[:6])
def test_9_b_any_card_may_go_wilds_as_well(card: str) -> None:
    match = quick(SEVEN, SEVEN)
    other = "wild" if card != "wild" else "square-empty-1"
    first, second = sorted((card, other), key=NAMES.index)
    go_on(match, f"0 discard {first}; 0 discard {second}")
    assert sorted(NAMES[gone] for gone in player(match, 0, 0).discards) == sorted((card, other))


def test_9_b_a_card_just_drawn_may_go() -> None:
    match = trimmed(SEVEN, SEVEN)
    go_on(match, "0 square-empty-2 @ 0,1; * circle-solid-1; * circle-solid-2; 0 discard circle-solid-2")
    assert match.current_players() == (1,)


def test_9_c_of_two_cards_the_earlier_is_named_first() -> None:
    match = quick(SEVEN, SEVEN)
    go_on(match, "0 discard square-dashed-1")
    refusal = refused(match, "discard square-empty-2")
    assert (refusal.code, refusal.rule) == ("clustered-trim-order", "9.c")
    assert moves(match) == ["discard square-dashed-2", "discard wild"]


def test_9_c_the_last_of_the_hand_cannot_be_named_first() -> None:
    match = quick(
        "square-empty-1 square-empty-2 square-empty-3 square-dashed-1 square-dashed-2 circle-solid-3 wild", ""
    )
    assert refused(match, "discard wild").code == "clustered-trim-order"
    assert "discard wild" not in moves(match)
    assert allowed(match, "discard circle-solid-3")


def test_9_c_two_wilds_may_both_go() -> None:
    match = quick(SEVEN, SEVEN)
    go_on(match, "0 discard wild; 0 discard wild")
    assert "wild" not in hand(match, 0)


def test_9_c_every_choice_of_two_has_exactly_one_name() -> None:
    match = quick("square-empty-1 square-dashed-2 triangle-solid-1 circle-empty-1 circle-solid-3 wild wild", "")
    named = []
    for first in moves(match):
        ahead = match.copy()
        ahead.play(0, first)
        named += [tuple(sorted((first, second))) for second in moves(ahead)]
    cards = hand(match, 0)
    choices = {tuple(sorted((f"discard {one}", f"discard {other}"))) for one, other in permutations(cards, 2)}
    assert sorted(named) == sorted(choices)
    assert len(named) == 5 * 4 // 2 + 5 + 1


def test_9_c_the_offer_names_what_may_be_the_second_only() -> None:
    match = quick(
        "square-empty-1 square-empty-2 square-empty-3 square-dashed-1 square-dashed-2 circle-solid-3 wild", ""
    )
    offers = match.snapshot(0).offers
    assert (offers.trim, [NAMES[one.card] for one in offers.later]) == (2, ["wild"])
    assert [NAMES[one.card] for one in offers.discards] == hand(match, 0)[:-1]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_9_d_trimmed_cards_lie_face_up_out_of_the_game(viewer: int | None) -> None:
    match = trimmed(SEVEN, SEVEN)
    go_on(match, "0 square-empty-2 @ 0,1; * circle-solid-2; * circle-solid-3; 0 discard circle-solid-3")
    assert [NAMES[card] for card in player(match, 0, viewer).discards] == ["square-empty-1", "circle-solid-3", "wild"]
    assert {"square-empty-1", "circle-solid-3"}.isdisjoint(hand(match, 0))
    assert counted("circle-solid-3")[0] & state_of(match).deck[0] == 0


def test_9_e_a_discard_because_nothing_fits_is_a_turn_and_two_cards_are_drawn() -> None:
    fence = "0 square-empty-1 @ 0,1; 1 square-empty-1 @ 1,0; 0 square-empty-2 @ 0,-1; 1 square-empty-2 @ -1,0"
    stuck = "circle-solid-3 circle-dashed-3 triangle-solid-3 triangle-dashed-3 circle-solid-2"
    match = position(fence, stuck, "wild", options=["fast"])
    turns = match.rounds(0)
    go_on(match, "0 discard circle-solid-3; * circle-empty-1; * circle-empty-2")
    assert (match.rounds(0), match.current_players(), len(hand(match, 0))) == (turns + 1, (0,), 6)
    go_on(match, "0 discard circle-dashed-3")
    assert (match.rounds(0), match.current_players(), len(hand(match, 0))) == (turns + 1, (1,), 5)
    assert [NAMES[card] for card in player(match, 0).discards] == ["circle-dashed-3", "circle-solid-3"]


def test_9_e_a_voluntary_discard_is_refused_in_the_fast_game_too() -> None:
    assert refused(trimmed(SEVEN, SEVEN), "discard square-empty-2").code == "clustered-must-play"

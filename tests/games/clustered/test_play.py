"""Rules 3 and 4: where a card may lie, discards, and drawing."""

import pytest

from mazzo import Match, NotLegal, NotUnderstood, NotYourTurn
from mazzo.games.clustered.deck import NAMES, NO_FIT, WILD
from mazzo.games.clustered.rules.board import put
from mazzo.games.clustered.view import Offers
from tests.games.clustered.example import dealt, draw, go_on, hand, player, position, spot, state_of, told, view
from tests.games.legality import allowed, moves, refused

FENCED = (
    "0 square-empty-1 @ 0,1; * triangle-dashed-3; 1 square-empty-1 @ 1,0; * circle-empty-1;"
    "0 square-empty-2 @ 0,-1; * circle-solid-2; 1 square-empty-2 @ -1,0; * circle-empty-2"
)
"""The start card has no open side left, and seat 0 holds nothing that goes with empty squares."""
OUTSIDE = "square-empty-1 square-empty-2 circle-solid-3 circle-dashed-3 triangle-solid-3"


def fenced() -> Match:
    """Seat 0 is in turn, and nothing of its hand fits."""
    match = dealt(OUTSIDE, "square-empty-1 square-empty-2")
    go_on(match, FENCED)
    return match


def offers(match: Match, seat: int = 0) -> Offers:
    """What a seat is offered."""
    found: Offers = match.snapshot(seat).offers
    return found


def test_3_1_a_turn_is_to_play_one_card_of_the_hand() -> None:
    match = dealt("square-empty-1", "")
    go_on(match, "0 square-empty-1 @ 0,1")
    assert [(NAMES[one.card], one.seat, one.row, one.col) for one in view(match).laid] == [
        ("start", None, 0, 0),
        ("square-empty-1", 0, 0, 1),
    ]
    assert "square-empty-1" not in hand(match, 0)


@pytest.mark.parametrize("text", ["circle-solid-3 @ 0,1", "wild @ 0,1", "discard circle-solid-3"])
def test_3_1_only_a_card_of_the_hand_can_be_played(text: str) -> None:
    match = dealt(OUTSIDE.replace("circle-solid-3", "circle-empty-1"), "circle-solid-3 wild")
    refusal = refused(match, text)
    assert (refusal.code, refusal.rule) == ("clustered-not-in-hand", "3.1")
    assert str(refusal.facts["card"]) in text


def test_3_1_a_second_card_in_the_same_turn_is_refused() -> None:
    match = dealt("square-empty-1 square-empty-2", "")
    with pytest.raises(NotYourTurn):
        match.play(0, "square-empty-1 @ 0,1", "square-empty-2 @ 0,2")
    assert len(view(match).laid) == 1


@pytest.mark.parametrize("action", [-1, 512 * 512 * 28 + 28, 10**9])
def test_3_1_there_is_no_other_action(action: int) -> None:
    refusal = dealt("", "").check(0, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("clustered-not-an-action", "3.1")


def test_3_1_the_beginning_of_a_text_is_enough_if_it_says_which() -> None:
    match = position("", "square-empty-1 circle-solid-2 circle-solid-3", "")
    match.play(0, "square-empty-1 @ 0,-")
    assert view(match).laid[0][2:] == (0, -1)


def test_3_2_a_card_that_touches_nothing_is_refused() -> None:
    match = dealt("wild", "")
    for cell in ("0,2", "2,0", "-5,-5", "0,-2"):
        refusal = refused(match, f"wild @ {cell}")
        assert (refusal.code, refusal.rule) == ("clustered-apart", "3.2")


@pytest.mark.parametrize("cell", ["0,0", "0,1"])
def test_3_2_a_card_is_never_laid_on_another(cell: str) -> None:
    refusal = refused(position("1 wild @ 0,1", "wild", ""), f"wild @ {cell}")
    assert (refusal.code, refusal.rule) == ("clustered-occupied", "3.2")


def test_3_2_one_card_touched_is_enough() -> None:
    match = position("0 square-empty-1 @ 0,1", "square-empty-2", "")
    assert allowed(match, "square-empty-2 @ 0,2")


@pytest.mark.parametrize(
    "card", ["square-dashed-1", "square-solid-1", "triangle-empty-1", "circle-empty-1", "square-empty-2"]
)
def test_3_3_two_attributes_in_common_are_enough(card: str) -> None:
    match = position("1 square-empty-1 @ 0,1", card, "")
    assert allowed(match, f"{card} @ 0,2")


@pytest.mark.parametrize("card", ["square-dashed-2", "triangle-empty-3", "circle-solid-1", "circle-solid-3"])
def test_3_3_one_or_none_is_too_little(card: str) -> None:
    match = position("1 square-empty-1 @ 0,1", card, "")
    refusal = refused(match, f"{card} @ 0,2")
    assert (refusal.code, refusal.rule) == ("clustered-clash", "3.3")
    assert refusal.facts == {"card": card, "clashes": 1}


def test_3_3_every_neighbour_shares_two() -> None:
    match = position("1 square-empty-1 @ 0,1; 1 square-empty-2 @ 1,0", "square-empty-3 square-dashed-1", "")
    assert allowed(match, "square-empty-3 @ 1,1")
    assert refused(match, "square-dashed-1 @ 1,1").facts["clashes"] == 1  # one with square-empty-2


def test_3_3_all_who_object_are_counted() -> None:
    around = "1 square-empty-1 @ 0,1; 1 square-empty-2 @ 1,0; 1 square-empty-3 @ 1,2; 1 wild @ 2,1"
    match = position(around, "circle-empty-1 triangle-dashed-1", "")
    assert refused(match, "circle-empty-1 @ 1,1").facts["clashes"] == 2
    assert refused(match, "triangle-dashed-1 @ 1,1").facts["clashes"] == 3


def test_3_3_between_two_that_share_only_shape_and_only_number_one_card_fits() -> None:
    match = position(
        "1 square-empty-1 @ 0,1; 1 square-dashed-2 @ 1,0",
        "square-empty-2 square-dashed-1 square-solid-1 square-solid-2 triangle-empty-2",
        "",
    )
    fitting = {move.split()[0] for move in moves(match) if move.endswith("@ 1,1")}
    assert fitting == {"square-empty-2", "square-dashed-1"}


def test_3_3_an_offer_tells_what_a_card_meets() -> None:
    match = position("1 square-empty-1 @ 0,1; 1 square-empty-2 @ 1,0", "square-empty-3 square-dashed-1", "")
    (fits,) = [
        one for one in offers(match).placements if (NAMES[one.card], one.row, one.col) == ("square-empty-3", 1, 1)
    ]
    (fails,) = [
        one for one in offers(match).misfits if (NAMES[one.card], one.row, one.col) == ("square-dashed-1", 1, 1)
    ]
    assert fits.meets == (3, -1, -1, 3)  # shape and fill, above and to the left
    assert fails.meets == (5, -1, -1, NO_FIT + 1)  # shape and number above, shape only to the left


def test_3_4_whose_card_it_is_makes_no_difference() -> None:
    laid = "{0} square-empty-1 @ 0,1; {1} square-empty-2 @ 1,0; {1} square-solid-1 @ 0,2"
    cards = "square-empty-3 square-dashed-1 circle-solid-1 triangle-empty-1 wild"
    ways = [moves(position(laid.format(*owners), cards, "")) for owners in ((0, 0), (0, 1), (1, 0), (1, 1))]
    assert ways[0] == ways[1] == ways[2] == ways[3]


@pytest.mark.parametrize("owner", [0, 1])
def test_3_5_a_wild_lies_beside_cards_of_any_player(owner: int) -> None:
    around = ("square-empty-1 @ 0,1", "circle-solid-3 @ 1,0", "triangle-dashed-2 @ 1,2", "circle-empty-2 @ 2,1")
    match = position(";".join(f"{owner} {card}" for card in around), "wild", "")
    assert allowed(match, "wild @ 1,1")


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("card", NAMES[:28])
def test_3_5_any_card_lies_beside_a_wild(card: str, owner: int) -> None:
    match = position(f"{owner} wild @ 0,1", card, "")
    assert allowed(match, f"{card} @ 0,2")


def test_3_5_a_wild_does_not_help_with_the_other_neighbours() -> None:
    match = position("1 wild @ 0,1; 1 square-empty-1 @ 1,0", "circle-solid-3", "")
    assert refused(match, "circle-solid-3 @ 1,1").facts["clashes"] == 1


@pytest.mark.parametrize("card", NAMES[:28])
@pytest.mark.parametrize("cell", ["-1,0", "0,-1", "0,1", "1,0"])
def test_3_6_any_card_lies_beside_the_start_card(card: str, cell: str) -> None:
    assert allowed(dealt(card, ""), f"{card} @ {cell}")


def test_3_6_the_start_card_does_not_help_with_the_other_neighbours() -> None:
    laid = "1 square-empty-1 @ 0,1; 1 square-empty-2 @ 1,1; 1 square-empty-3 @ 2,1; 1 square-dashed-3 @ 2,0"
    match = position(laid, "circle-solid-3 square-empty-3", "")
    refusal = refused(match, "circle-solid-3 @ 1,0")  # start card above, cards to the right and below
    assert (refusal.code, refusal.facts["clashes"]) == ("clustered-clash", 2)
    assert allowed(match, "square-empty-3 @ 1,0")


def test_3_7_when_nothing_fits_any_card_of_the_hand_may_be_discarded() -> None:
    match = fenced()
    draw(match)
    assert moves(match) == [f"discard {card}" for card in hand(match, 0)]
    assert len(hand(match, 0)) == 5


def test_3_7_the_discard_is_the_turn() -> None:
    match = fenced()
    before = match.rounds(0)
    go_on(match, "0 discard circle-solid-3; * circle-empty-3")
    assert match.current_players() == (1,)
    assert (match.rounds(0), len(view(match).laid)) == (before + 1, 5)
    assert "circle-empty-3" in hand(match, 0)


def test_3_7_a_discarded_card_never_comes_back() -> None:
    match = fenced()
    match.play(0, "discard circle-solid-3")
    assert "circle-solid-3" not in hand(match, 0) + match.chances()


def test_3_7_only_the_player_knows_that_nothing_fits_until_they_discard() -> None:
    match = fenced()
    assert player(match, 0, 0).state == "discarding"
    assert [player(match, 0, viewer).state for viewer in (1, None)] == ["playing", "playing"]


def test_3_8_nobody_discards_while_a_card_fits() -> None:
    match = dealt("circle-solid-3 square-empty-1", "")
    refusal = refused(match, "discard circle-solid-3")
    assert (refusal.code, refusal.rule) == ("clustered-must-play", "3.8")
    assert not any(move.startswith("discard") for move in moves(match))
    with pytest.raises(NotLegal):
        match.play(0, "discard circle-solid-3")


def test_3_8_one_card_that_fits_in_one_cell_is_enough() -> None:
    match = fenced()
    s = state_of(match)
    s.hand[0] ^= 1 << NAMES.index("circle-solid-2") | 1 << NAMES.index("circle-empty-1")
    assert {move.split()[0] for move in moves(match)} == {"circle-empty-1"}
    assert refused(match, "discard circle-solid-3").code == "clustered-must-play"


def test_3_9_a_card_is_drawn_at_the_end_of_the_turn() -> None:
    match = dealt("wild", "")
    match.play(0, "wild @ 0,1")
    assert (len(hand(match, 0)), match.current_players(), len(match.chances())) == (4, (), 24)
    match.happen("circle-solid-3")
    assert (len(hand(match, 0)), match.current_players()) == (5, (1,))
    assert "circle-solid-3" in hand(match, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_3_9_nobody_plays_before_the_draw(seat: int) -> None:
    match = dealt("wild wild", "wild wild")
    match.play(0, "wild @ 0,1")
    refusal = refused(match, "wild @ 0,2", seat)
    assert (refusal.code, refusal.rule) == ("clustered-wait-for-card", "3.9")


def test_3_9_the_draw_after_a_turn_is_seen_by_its_player_only() -> None:
    match = dealt("wild", "")
    go_on(match, "0 wild @ 0,1; * circle-solid-3")
    assert [told(match, viewer)[-2:] for viewer in (0, 1, None)] == [
        ["wild @ 0,1", "circle-solid-3"],
        ["wild @ 0,1", "card"],
        ["wild @ 0,1", "card"],
    ]


def test_3_a_the_very_same_symbols_in_another_colour_are_a_good_neighbour() -> None:
    match = dealt("square-empty-1", "square-empty-1")
    go_on(match, "0 square-empty-1 @ 0,1")
    draw(match)
    assert allowed(match, "square-empty-1 @ 0,2", 1)


def test_3_b_corners_do_not_count_as_touching() -> None:
    assert refused(dealt("wild", ""), "wild @ 1,1").code == "clustered-apart"


def test_3_b_who_lies_across_a_corner_cannot_object() -> None:
    match = position("1 square-empty-1 @ 0,1; 1 square-empty-2 @ 0,2", "circle-empty-2", "")
    assert allowed(match, "circle-empty-2 @ 1,2")


@pytest.mark.parametrize(("down", "across"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_3_b_the_table_has_no_edge_even_if_all_240_cards_lie_in_one_line(down: int, across: int) -> None:
    match = position("", "wild", *[""] * 7, options=["third-wild"])
    beyond = 7 if across == 1 else 0  # behind the second start card
    for k in range(1, 240):
        put(state_of(match), spot(down * k, beyond + across * k), 1, WILD)
    cell = f"{down * 240},{beyond + across * 240}"
    match.play(0, f"wild @ {cell}")
    ends = [(one.row, one.col) for one in (view(match).laid[0], view(match).laid[-1])]
    assert (down * 240, beyond + across * 240) in ends
    assert len(view(match).laid) == 242


def test_3_b_a_cell_that_no_card_can_reach_is_not_understood() -> None:
    for cell in ("300,0", "0,-300", "-999,999"):
        with pytest.raises(NotUnderstood) as error:
            dealt("wild", "").read(0, f"wild @ {cell}")
        assert (error.value.code, error.value.rule) == ("clustered-too-far", "3.2")


def test_3_c_discards_lie_face_up() -> None:
    match = fenced()
    go_on(match, "0 discard circle-solid-3")
    for viewer in (None, 0, 1):
        assert [NAMES[card] for card in player(match, 0, viewer).discards] == ["circle-solid-3"]
        assert told(match, viewer)[-1] == "discard circle-solid-3"


def test_3_d_who_holds_a_wild_can_always_play() -> None:
    match = fenced()
    state_of(match).hand_wilds[0] = 1
    assert {move.split()[0] for move in moves(match)} == {"wild"}
    assert refused(match, "discard circle-solid-3").code == "clustered-must-play"


def test_3_e_the_hand_is_played_down_when_the_deck_is_empty() -> None:
    match = dealt("")
    left = []
    while not match.outcome:
        match.play(0, match.legal_actions(0)[0])
        draw(match)
        left.append((player(match, 0).held, player(match, 0).deck))
    assert left[:2] == [(5, 23), (5, 22)]
    assert left[-6:] == [(5, 0), (4, 0), (3, 0), (2, 0), (1, 0), (0, 0)]


def test_3_e_the_next_plays_at_once_when_nothing_is_drawn() -> None:
    match = position("", "wild square-empty-1", "wild square-empty-1", decks=("", ""))
    match.play(0, "wild @ 0,1")
    assert (match.chances(), match.current_players()) == ([], (1,))


def test_4_1_a_card_may_touch_only_cards_of_opponents() -> None:
    match = position("1 square-empty-1 @ 0,1; 1 square-empty-2 @ 0,2", "square-empty-3", "")
    match.play(0, "square-empty-3 @ 0,3")
    assert view(match).laid[-1][1:] == (0, 0, 3)


def test_4_1_it_spoils_their_plans() -> None:
    mine = "1 square-empty-1 @ 1,0; 1 square-empty-2 @ 1,1; 1 square-empty-2 @ 1,3; 1 square-empty-3 @ 1,4"
    spoilt, unspoilt = (position(mine, "wild square-empty-3", "wild square-empty-3") for _ in range(2))
    go_on(spoilt, "0 wild @ 1,2; * wild; 1 square-empty-3 @ 1,5")
    go_on(unspoilt, "0 wild @ -1,0; * wild; 1 wild @ 1,2")
    assert (spoilt.score(1), unspoilt.score(1)) == (3, 5)


def test_4_1_there_too_every_neighbour_must_share_two() -> None:
    match = position("1 square-empty-1 @ 0,1", "circle-solid-2 square-solid-2", "")
    for card in ("circle-solid-2", "square-solid-2"):
        assert refused(match, f"{card} @ 0,2").rule == "3.3"


def test_4_1_there_too_a_card_must_touch_one() -> None:
    match = position("1 square-empty-1 @ 0,1", "square-empty-2", "")
    assert refused(match, "square-empty-2 @ 0,3").rule == "3.2"

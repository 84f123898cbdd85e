"""Rules 8, 9 and 11: the end, the score, and several groves at one table."""

import pytest

import mazzo
from mazzo import Match, NotUnderstood, NotYourTurn
from mazzo.games.grove.recipes import Recipe
from mazzo.i18n import say
from mazzo.rulebook import rulebook
from tests.games.grove.example import board, cell, challenge, die, example, go_on, play_out, stacked
from tests.games.legality import moves, refused

ORANGES = "oo/oo/o. " * 9
BEGUN = "* 1; * 2; * 3"

STUBBORN = "oo/.o/oo ol/.o/oo ll/.l/ll ll/.l/ll ll/.l/ll oo/.o/oo"
"""Lemons around a glade in the middle find no place among oranges once the squirrel is out."""
SHUT_OUT = "* 1; * 2; * 3; 0 2 r270 @ 0,0"
"""The squirrel is out, card 3 fits nowhere; card 4 would not either, card 6 would."""

FAR = "gg/gg/g."
"""Limes that go on from glade to glade, away from all others, and bring nothing."""


def test_8_1_the_game_ends_when_the_last_card_lies() -> None:
    match = play_out(example(ORANGES, BEGUN))
    assert match.outcome is not None
    assert match.outcome.reason == "all-placed"
    assert (len(board(match).laid), board(match).hand, board(match).state) == (9, (), "finished")
    refusal = refused(match, "2 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("game-over", "8.1")


def test_8_1_with_its_dice_and_tokens() -> None:
    cards = " ".join(["OO/ll/g."] * 3 + [FAR] * 4 + ["OO/ll/g."] * 2)
    match = example(cards, BEGUN)
    for card in range(2, 10):
        match.play(0, f"{card} r0 @ {2 * card - 6},{card - 3}" if 4 <= card <= 7 else f"{card} r0 @ 0,0")
        if card < 8:
            match.happen(str(card + 2))
    assert (match.outcome, board(match).state, die(match, 0, 0)) == (None, "choosing", 10)
    assert board(match).hand == ()
    match.play(0, "wheelbarrow 0,1")
    assert match.outcome is not None
    assert match.outcome.reason == "all-placed"


def test_8_a_the_game_ends_when_no_card_of_the_hand_can_be_laid() -> None:
    match = example(STUBBORN, SHUT_OUT)
    assert match.outcome is None
    match.happen("4")
    assert match.outcome is not None
    assert match.outcome.reason == "nothing-fits"
    assert (board(match).hand, board(match).state) == ((3, 4), "stopped")
    refusal = refused(match, "3 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("game-over", "8.a")


def test_8_a_placements_that_need_the_squirrel_count_as_possible() -> None:
    match = example("oo/.o/oo ll/.l/ll ll/.l/ll", BEGUN)
    assert match.outcome is None
    assert moves(match)


def test_8_b_the_game_goes_on_with_the_card_that_fits() -> None:
    match = example(STUBBORN, SHUT_OUT + "; * 6")
    assert match.outcome is None
    assert board(match).hand == (3, 6)
    assert {move.split()[0] for move in moves(match)} == {"6"}


def test_8_b_nobody_may_pass_stop_or_discard() -> None:
    match = example("", BEGUN)
    assert all("@" in move for move in moves(match))
    for word in ("pass", "stop", "discard 2"):
        with pytest.raises(NotUnderstood):
            match.play(0, word)


def test_9_1_the_dice_add_up() -> None:
    match = example("oO/lL/g. " * 9, stacked(2))
    assert board(match).score.dice == (6, 6, 2)
    assert board(match).score.total == match.score(0) == 14
    assert board(match).score.dice_count == 5


def test_9_1_the_wheelbarrow_is_15_of_the_fruit_it_replaced() -> None:
    match = example("Oo/ll/g. " * 9, stacked(5))
    assert board(match).score.dice == (20, 10, 5)
    assert match.score(0) == 35


def test_9_2_a_die_on_a_glade_scores_nothing() -> None:
    match = example("oo/oo/o. oo/oo/o. .o/oo/oo", "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0")
    assert (board(match).score.total, board(match).score.glades) == (12, 2)
    assert board(match).score.dice == (12, 0, 0)


@pytest.mark.parametrize(
    ("cards", "entries", "cost"),
    [
        ("oo/oo/o. ll/ll/l.", "0 2 r0 @ 2,-1", -1),  # no die about it
        ("oo/oo/o. o./lo/gg", "0 2 r0 @ 1,0", -2),
        ("oo/oo/o. lo/oo/o.", "0 2 r0 @ 0,0", -3),  # in a corner
        ("oo/oo/o. oo/lo/o.", "0 2 r0 @ 0,0", -4),  # in the middle of a side
    ],
)
def test_9_3_and_one_for_each_die_on_a_tree_beside_it(cards: str, entries: str, cost: int) -> None:
    match = example(cards, f"{BEGUN}; {entries}")
    assert any(one.squirrel for one in board(match).cells)
    assert board(match).score.squirrel == cost
    assert match.score(0) == sum(board(match).score.dice) + cost


def test_9_3_five_at_most() -> None:
    """A die on every side of it."""
    match = example("oo/oo/.o o./oo/oo oo/lo/o.", "* 1; * 2; * 3; 0 2 r0 @ 0,1; * 4; 0 3 r90 @ 1,0")
    assert cell(match, 1, 1).squirrel
    assert all(die(match, *at) for at in ((0, 1), (2, 1), (1, 0), (1, 2)))
    assert board(match).score.squirrel == -5


def test_9_3_only_orthogonal_neighbours() -> None:
    match = example("oo/oo/o. ll/oo/.o lo/oo/o.", "* 1; * 2; * 3; 0 3 r0 @ 0,0")
    assert die(match, 1, 1) == 2  # at a corner of it
    assert board(match).score.squirrel == -3


def test_9_3_a_die_on_a_glade_beside_it_does_not_count() -> None:
    cards = "oo/oo/o. oo/oo/o. lo/.o/oo"
    match = example(cards, "* 1; * 2; * 3; 0 2 r0 @ 0,0; * 4; 0 3 r0 @ 0,0")
    assert (cell(match, 1, 0).fruit, die(match, 1, 0)) == (None, 2)
    assert board(match).score.squirrel == -2


def test_9_4_the_wheelbarrow_beside_it_counts_as_a_die() -> None:
    match = example("Oo/ll/g. " * 5 + "Ol/ll/g. " * 4, stacked(5) + "; 0 6 r0 @ 0,0")
    assert (die(match, 0, 0), cell(match, 0, 1).squirrel) == (15, True)
    assert board(match).score.squirrel == -3


def test_9_4_on_a_glade_it_does_not() -> None:
    match = example("Oo/ll/g. " * 5 + ".l/ll/gg " * 4, stacked(5) + "; 0 6 r0 @ 0,0")
    assert (die(match, 0, 0), cell(match, 0, 1).squirrel) == (15, True)
    assert board(match).score.squirrel == -2


def test_9_5_the_outcome_bears_the_title() -> None:
    for seed in range(6):
        match = play_out(mazzo.deal("grove", seed=f"title {seed}"))
        assert match.outcome is not None
        (place,) = match.outcome.ranking
        assert place.title == sum(place.score.total >= bound for bound in (40, 45, 50, 55, 60))


def test_9_a_there_is_no_floor() -> None:
    match = example("oo/oo/o. ll/ll/l.", BEGUN + "; 0 2 r0 @ 2,-1")
    assert match.score(0) == -1
    assert match.game.title(match.table.states[0], 0) == 0


def test_9_b_each_language_has_titles_of_its_own_and_says_whose_they_are() -> None:
    titles = {}
    for language, whose in (("en", "ours"), ("it", "regolamento")):
        rules = {rule.number: rule.text for section in rulebook("grove", language).sections for rule in section.rules}
        titles[language] = [say(language, f"grove-title-{k}") for k in range(6)]
        places = [rules["9.5"].replace("\n", " ").find(title) for title in titles[language]]
        assert places == sorted(set(places))
        assert -1 not in places
        assert whose in rules["9.b"]
    assert not set(titles["en"]) & set(titles["it"])


def test_11_1_everybody_has_a_grove_dice_and_tokens_of_their_own() -> None:
    match = example("oo/ll/g. lo/ll/g. oo/ll/g.", BEGUN + "; 0 2 r0 @ 0,0; 1 3 r0 @ 0,0", seats=2)
    mine, other = (board(match, seat) for seat in (0, 1))
    assert (mine.squirrel_left, other.squirrel_left) == (False, True)
    assert (mine.dice_left, other.dice_left) == ((4, 3, 4), (3, 3, 4))


def test_11_2_all_play_the_same_cards_in_the_same_order() -> None:
    match = example(ORANGES, BEGUN, seats=3)
    assert {board(match, seat).laid for seat in range(3)} == {board(match, 0).laid}
    assert [board(match, seat).hand for seat in range(3)] == [(2, 3)] * 3
    go_on(match, "0 2 r0 @ 0,0; 1 3 r0 @ 0,0; 2 3 r0 @ 0,0; * 9")
    assert [board(match, seat).hand for seat in range(3)] == [(3, 9), (2, 9), (2, 9)]


def test_11_3_the_next_card_comes_when_everybody_has_laid() -> None:
    match = example(ORANGES, BEGUN, seats=2)
    assert match.current_players() == (0, 1)
    go_on(match, "1 3 r0 @ 0,0")
    assert (match.current_players(), match.chances()) == ((0,), [])
    with pytest.raises(NotYourTurn) as error:
        match.play(1, "2 r0 @ 0,0")
    assert (error.value.code, error.value.rule) == ("not-your-turn", "11.3")
    go_on(match, "0 3 r0 @ 0,0")
    assert (match.current_players(), len(match.chances())) == ((), 15)


def two_to_the_last(seats: int = 2) -> Match:
    """Two seats with the same moves, until seat 0 has laid its last card."""
    match = example(ORANGES, BEGUN, seats=seats)
    while len(board(match, 0).laid) < 9:
        if match.chances():
            match.happen(match.chances()[0])
        else:
            seat = match.current_players()[0]
            match.play(seat, match.legal_actions(seat)[0])
    while board(match, 0).state == "choosing":
        match.play(0, match.legal_actions(0)[0])
    return match


def test_11_4_until_everybody_has_laid_the_last_one() -> None:
    match = two_to_the_last()
    assert (match.outcome, board(match, 0).state) == (None, "finished")
    refusal = refused(match, "2 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("grove-finished", "11.4")
    play_out(match)
    assert [len(board(match, seat).laid) for seat in (0, 1)] == [9, 9]


def test_11_4_nobody_plays_a_round_ahead_though_no_card_is_drawn_any_more() -> None:
    match = example(ORANGES, BEGUN, seats=2)
    while match.chances() or len(board(match).hand) == 2:
        if match.chances():
            match.happen(match.chances()[0])
        else:
            match.play(match.current_players()[0], match.legal_actions(match.current_players()[0])[0])
    while 0 in match.current_players():
        match.play(0, match.legal_actions(0)[0])
    assert match.current_players() == (1,)
    assert match.legal_actions(0) == []
    assert board(match, 0).state == "waiting"


def ranked(cards: str, *begins: tuple[str, tuple[int, int]]) -> list[tuple[int, int]]:
    """Seat and place, from the first to the last. Each seat lays the second card as told, and all the others, from a
    corner on, where they bring nothing.
    """
    match = example(" ".join([cards, *[FAR] * 7]), BEGUN, seats=len(begins))
    for seat, (move, _) in enumerate(begins):
        match.play(seat, move)
    scores = [match.score(seat) for seat in range(len(begins))]
    for card in range(3, 10):
        if match.chances():
            match.happen(str(card + 1))
        for seat, (_, (row, col)) in enumerate(begins):
            match.play(seat, f"{card} r0 @ {row + 2 * (card - 3)},{col + card - 3}")
    assert [match.score(seat) for seat in range(len(begins))] == scores
    assert match.outcome is not None
    return [(place.seat, place.place) for place in match.outcome.ranking]


TIED = "O./lg/oo oo/g./lO"
ONE_DIE = "2 r0 @ -2,-1", (-2, 1)
"""Two oranges on two: one die that shows 4."""
TWO_DICE = "2 r0 @ 2,0", (-2, 1)
"""One on one, twice: two dice that show 2."""


def test_11_5_the_highest_score_wins() -> None:
    plain = "oo/oo/o. oo/oo/o."
    assert ranked(plain, ("2 r0 @ 2,1", (4, 2)), ("2 r0 @ 0,0", (2, 1))) == [(1, 1), (0, 2)]


def test_11_6_on_a_tie_the_player_with_more_dice_wins() -> None:
    assert ranked(TIED, ONE_DIE, TWO_DICE) == [(1, 1), (0, 2)]


def test_11_a_then_the_victory_is_shared() -> None:
    assert ranked(TIED, ONE_DIE, TWO_DICE, TWO_DICE) == [(1, 1), (2, 1), (0, 3)]


def test_11_a_dice_are_counted_at_the_end_on_glades_and_the_wheelbarrow_too() -> None:
    match = example("Oo/ll/g. " * 5 + ".o/ll/gg " * 4, stacked(5) + "; 0 6 r0 @ 0,0")
    assert board(match).score.dice_count == 5
    assert match.game.ranking_key(match.table.states[0], 0)[-1] == 5


def test_11_7_and_11_d_in_the_challenge_all_have_the_same_two_recipes() -> None:
    pair = [Recipe(10, "at-least", 5, "dice", amount=9, name="An example")] * 2  # 11.7, 11.d
    match = challenge("oO/lL/g. " * 9, "* 1; * 2; * 3; 0 2 r0 @ 0,0; 1 3 r0 @ 2,1", *pair, seats=2)
    assert [told.card for told in match.view(1).recipes] == [17, 18]
    assert [board(match, seat).score.total for seat in (0, 1)] == [14 + 18, 0]
    assert [board(match, seat).score.is_met for seat in (0, 1)] == [True, False]
    play_out(match)
    assert match.outcome is not None
    assert sorted(place.title for place in match.outcome.ranking) in ([6, 6], [6, 7], [7, 7])
    totals = [place.score.total for place in match.outcome.ranking]
    assert totals == sorted(totals, reverse=True)
    assert all((place.title == 6) == (place.score.total >= 20) for place in match.outcome.ranking)


def test_11_d_of_those_who_reach_the_target_the_highest_score_wins() -> None:
    rich = Recipe(10, "at-most", 30, "dice", amount=40, name="An example")
    match = play_out(challenge("oO/lL/g. " * 9, "* 1; * 2; * 3; 0 2 r0 @ 0,0; 1 3 r0 @ 2,1", rich, seats=2))
    assert match.outcome is not None
    places = [(place.place, place.title, place.won) for place in match.outcome.ranking]
    assert places == [(1, 6, True), (2, 6, False)]


def test_11_d_equal_first_places_below_the_target_share_no_victory() -> None:
    match = play_out(challenge("oO/lL/g. " * 9, "* 1; * 2; * 3", seats=2))
    assert match.outcome is not None
    assert [(place.place, place.title, place.won) for place in match.outcome.ranking] == [(1, 7, False)] * 2


def one_stops() -> Match:
    """Seat 0 cannot go on with cards 3 and 4; seat 1 kept the squirrel."""
    return example(STUBBORN, "* 1; * 2; * 3; 0 2 r270 @ 0,0; 1 2 r0 @ -2,0; * 4", seats=2)


def test_11_b_who_cannot_lay_stops_and_the_others_go_on() -> None:
    match = one_stops()
    assert match.outcome is None
    assert board(match, 0).state == "stopped"
    assert match.current_players() == (1,)
    refusal = refused(match, "3 r0 @ 0,0", 0)
    assert (refusal.code, refusal.rule) == ("grove-finished", "11.b")
    play_out(match)
    assert len(board(match, 0).laid) == 2
    assert len(board(match, 1).laid) > 2


def test_11_c_what_one_lays_stays_hidden_until_the_round_closes() -> None:
    match = example(ORANGES, BEGUN, seats=2)
    before = match.view(1).boards[0]
    go_on(match, "0 2 r0 @ 0,0")
    hidden = match.view(1).boards[0]
    assert (hidden.laid, hidden.cells, hidden.hand, hidden.score) == (before.laid, before.cells, (2, 3), before.score)
    assert [step.seat for step in match.steps(0, 1)] == [None, None, None]
    go_on(match, "1 3 r0 @ 0,0")
    assert [laid.card for laid in match.view(1).boards[0].laid] == [1, 2]


def test_11_c_that_a_seat_has_laid_is_no_secret() -> None:
    match = example(ORANGES, BEGUN + "; 0 2 r0 @ 0,0", seats=2)
    assert [seen.state for seen in match.view(1).boards] == ["waiting", "playing"]


def test_11_c_a_choice_that_is_open_is_hidden_too() -> None:
    match = example("OO/ll/g. " * 9, "* 1; * 2; * 3", seats=2)
    for card in (2, 3, 4):
        go_on(match, f"0 {card} r0 @ 0,0; 1 {card} r0 @ 0,0; * {card + 2}")
    before = match.view(1).boards[0]
    match.play(0, "5 r0 @ 0,0")
    assert board(match, 0).state == "choosing"
    assert match.view(1).boards[0] == before
    assert match.current_players() == (0, 1)


@pytest.mark.parametrize(
    ("points", "title"),
    [
        *((-6, 0), (0, 0), (39, 0), (40, 1), (44, 1), (45, 2), (49, 2), (50, 3), (54, 3)),
        *((55, 4), (59, 4), (60, 5), (120, 5)),
    ],
)
def test_9_5_a_harvest_has_a_title_by_its_points(points: int, title: int) -> None:
    match = example("", BEGUN)
    state = match.table.states[0].copy()
    setattr(state, "harvest", points)  # noqa: B010 - a game's record is not typed here
    assert match.game.title(state, 0) == title

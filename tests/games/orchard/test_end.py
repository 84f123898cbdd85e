"""Rules 7, 8 and 9: the end, the score, and several orchards at one table."""

import pytest

import mazzo
from mazzo import Match, NotYourTurn
from mazzo.i18n import say
from mazzo.rulebook import rulebook
from tests.games.legality import moves, refused
from tests.games.orchard.example import board, drawn, example, go_on, tree
from tests.golden.journals import golden

SHUT_OUT = """
    * 8; * 15; * 3; 0 3 r0 @ 0,0; * 4; 0 4 r0 @ 2,0; * 9; 0 9 r270 @ 3,1; * 6; 0 6 r0 @ 1,1; * 7
    0 7 r270 @ 3,3; * 2; 0 2 r0 @ 2,3; * 5
"""
"""Cards 5 and 15 are left, no token, and an orchard that card 5 can close to card 15."""

STUBBORN_THREE = (
    "* 1; * 2; * 3; 0 2 r90 @ 0,-1; * 15; 0 15 r180 @ -1,1; * 14; 0 14 r270 @ -1,2; * 5; 0 5 r270 @ 1,2; * 6"
)
"""Card 3 fits nowhere, card 6 does."""

TWO_SEATS = "* 1; * 2; * 3"


def play_out(match: Match) -> Match:
    """To the end, each seat taking its first legal action and each draw its first card."""
    while not match.outcome:
        if match.chances():
            match.happen(match.chances()[0])
        else:
            seat = match.current_players()[0]
            match.play(seat, match.legal_actions(seat)[0])
    return match


def test_7_1_the_game_ends_when_no_card_of_the_hand_can_be_laid() -> None:
    match = example(SHUT_OUT)
    assert match.outcome is None
    match.play(0, "5 r90 @ 1,3")
    assert match.outcome is not None
    assert match.outcome.reason == "nothing-fits"
    assert board(match).hand == (15,)
    assert board(match).state == "stopped"


def test_7_2_it_ends_when_the_last_card_lies() -> None:
    match = play_out(example(TWO_SEATS))
    assert match.outcome is not None
    assert match.outcome.reason == "all-placed"
    assert (len(board(match).laid), board(match).hand, board(match).state) == (9, (), "finished")
    refusal = refused(match, "2 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("game-over", "7.2")


def test_7_2_the_last_scarce_die_is_placed_before_the_end() -> None:
    line = [str(entry) for entry in golden("orchard", "returned-die-for-one-of-two").line]
    last_die = max(at for at, entry in enumerate(line) if "die" in entry)
    match = example("; ".join(line[:last_die]))
    assert match.outcome is None
    assert board(match).state == "choosing"


def test_7_a_placements_that_need_rotten_fruit_count_as_possible() -> None:
    match = example("* 1; * 2; * 3")
    assert match.can(0, match.read(0, "2 r0 @ 2,1"))
    assert any(7 in placement.effects for placement in match.snapshot(0).offers.placements)


def test_7_a_nobody_may_stop_early_pass_or_discard() -> None:
    match = example("* 1; * 2; * 3")
    assert all("@" in move for move in moves(match))
    for word in ("pass", "stop", "discard 2"):
        with pytest.raises(mazzo.NotUnderstood):
            match.play(0, word)


def test_7_b_the_game_goes_on_with_the_card_that_fits() -> None:
    match = example(STUBBORN_THREE)
    assert board(match).hand == (3, 6)
    assert match.outcome is None
    assert {move.split()[0] for move in moves(match)} == {"6"}


def test_8_1_the_dice_add_up() -> None:
    match = golden("orchard", "all-placed")
    score = board(match).score
    assert score.total == sum(tree.die for tree in board(match).trees) + score.rotten == sum(score.dice) + score.rotten


def test_8_2_each_rotten_token_takes_3_off() -> None:
    match = example("* 1; * 2; * 3; 0 2 r0 @ 2,1")
    assert (board(match).score.rotten, match.score(0)) == (-3, -3)
    match = example("* 1; * 2; * 3; 0 2 r0 @ 0,0")
    assert (board(match).score.rotten, match.score(0)) == (-6, -2)


@pytest.mark.parametrize(
    ("points", "title"),
    [
        *((-6, 0), (0, 0), (24, 0), (25, 1), (29, 1), (30, 2), (34, 2), (35, 3), (39, 3), (40, 4), (44, 4)),
        *((45, 5), (49, 5), (50, 6), (54, 6), (55, 7), (120, 7)),
    ],
)
def test_8_3_a_harvest_has_a_title_by_its_points(points: int, title: int) -> None:
    game = mazzo.GAMES["orchard"]
    state = game.new_state()
    setattr(state, "points", points)  # noqa: B010 - a game's record is not typed here
    assert game.title(state, 0) == title


def test_8_3_the_outcome_bears_the_title() -> None:
    outcome = golden("orchard", "tie-fewer-tokens").outcome
    assert outcome is not None
    assert [(place.score.total, place.title) for place in outcome.ranking] == [(48, 5), (48, 5)]


def test_8_4_the_journal_keeps_the_points() -> None:
    match = golden("orchard", "one-stops-early")
    assert match.journal.result == ("all-placed", *(str(match.score(seat)) for seat in range(3)))


def test_8_a_a_score_below_zero_takes_the_lowest_title() -> None:
    match = example("* 1; * 2; * 3; 0 2 r0 @ 0,0")
    assert match.score(0) == -2
    assert match.game.title(match.table.states[0], 0) == 0


def test_8_b_each_language_has_titles_of_its_own_and_says_whose_they_are() -> None:
    titles = {}
    for language, whose in (("en", "ours"), ("it", "regolamento italiano")):
        rules = {rule.number: rule.text for section in rulebook("orchard", language).sections for rule in section.rules}
        titles[language] = [say(language, f"orchard-title-{k}") for k in range(8)]
        places = [rules["8.3"].replace("\n", " ").find(title) for title in titles[language]]
        assert places == sorted(set(places))
        assert -1 not in places
        assert whose in rules["8.b"]
    assert not set(titles["en"]) & set(titles["it"])


def test_9_1_everybody_has_an_orchard_dice_and_tokens_of_their_own() -> None:
    match = example(TWO_SEATS + "; 0 2 r0 @ 0,0; 1 3 r0 @ 1,1", seats=2)
    mine, other = (board(match, seat) for seat in (0, 1))
    assert (mine.tokens_left, other.tokens_left) == (0, 2)
    assert (mine.dice_left, other.dice_left) == ((4, 3, 4), (5, 4, 4))


def test_9_2_all_play_the_same_cards_in_the_same_order() -> None:
    match = example(TWO_SEATS, seats=3)
    assert {board(match, seat).laid for seat in range(3)} == {board(match, 0).laid}
    assert [board(match, seat).hand for seat in range(3)] == [(2, 3)] * 3
    go_on(match, "0 2 r180 @ 2,0; 1 3 r0 @ 1,1; 2 3 r0 @ 1,1; * 9")
    assert [board(match, seat).hand for seat in range(3)] == [(3, 9), (2, 9), (2, 9)]


def test_9_3_the_next_card_is_drawn_when_everybody_has_played() -> None:
    match = example(TWO_SEATS, seats=2)
    assert match.current_players() == (0, 1)
    go_on(match, "1 3 r0 @ 1,1")
    assert (match.current_players(), match.chances()) == ((0,), [])
    with pytest.raises(NotYourTurn) as error:
        match.play(1, "2 r180 @ 2,0")
    assert (error.value.code, error.value.rule) == ("not-your-turn", "9.3")
    go_on(match, "0 3 r0 @ 1,1")
    assert (match.current_players(), len(match.chances())) == ((), 15)


def test_9_3_nobody_plays_a_round_ahead_though_no_card_is_drawn_any_more() -> None:
    match = example(TWO_SEATS, seats=2)
    while match.chances() or len(board(match).hand) == 2:
        if match.chances():
            match.happen(match.chances()[0])
        else:
            match.play(match.current_players()[0], match.legal_actions(match.current_players()[0])[0])
    assert (len(board(match, 0).hand), len(board(match, 1).hand)) == (1, 2)
    assert match.current_players() == (1,)
    assert match.legal_actions(0) == []
    assert board(match, 0).state == "waiting"


def test_9_4_the_game_goes_on_until_everybody_has_played_their_last_card() -> None:
    match = golden("orchard", "eight-seats")
    assert all(len(board(match, seat).laid) == 9 for seat in range(8))


def test_9_4_who_has_laid_the_last_card_is_told_that_the_others_play_on() -> None:
    match = example(TWO_SEATS, seats=2)
    while len(board(match, 0).laid) < 9:
        if match.chances():
            match.happen(match.chances()[0])
        else:
            seat = match.current_players()[0]
            match.play(seat, match.legal_actions(seat)[0])
    assert (match.outcome, board(match, 0).state) == (None, "finished")
    refusal = refused(match, "2 r0 @ 0,0")
    assert (refusal.code, refusal.rule) == ("orchard-finished", "9.4")


def places(name: str) -> list[tuple[int, int]]:
    """Seat and place, from first to last, of an archived match."""
    outcome = golden("orchard", name).outcome
    assert outcome is not None
    return [(place.seat, place.place) for place in outcome.ranking]


def test_9_5_the_highest_score_wins() -> None:
    match = golden("orchard", "one-stops-early")
    assert [match.score(seat) for seat in range(3)] == [22, 24, 43]
    assert places("one-stops-early") == [(2, 1), (1, 2), (0, 3)]


def test_9_6_then_fewer_rotten_tokens() -> None:
    match = golden("orchard", "tie-fewer-tokens")
    assert match.score(0) == match.score(1)
    assert [board(match, seat).tokens_left for seat in (0, 1)] == [0, 1]
    assert places("tie-fewer-tokens") == [(1, 1), (0, 2)]  # though seat 0 has more dice


@pytest.mark.parametrize(("language", "where"), [("en", "in the orchard"), ("it", "nel frutteto")])
def test_9_6_the_page_says_that_the_tokens_used_are_counted_and_not_those_left(language: str, where: str) -> None:
    rules = {rule.number: rule.text for section in rulebook("orchard", language).sections for rule in section.rules}
    assert where in rules["9.6"]


def test_9_7_then_more_dice() -> None:
    match = golden("orchard", "tie-more-dice")
    assert match.score(0) == match.score(1)
    assert board(match, 0).tokens_left == board(match, 1).tokens_left
    assert [board(match, seat).score.dice_count for seat in (0, 1)] == [12, 11]
    assert places("tie-more-dice") == [(0, 1), (1, 2)]


def test_9_8_then_the_victory_is_shared() -> None:
    assert places("tie-shared") == [(0, 1), (1, 1)]


def test_9_a_a_player_who_cannot_lay_a_card_stops_and_the_others_go_on() -> None:
    match = golden("orchard", "one-stops-early")
    assert [board(match, seat).state for seat in range(3)] == ["stopped", "finished", "finished"]
    assert [len(board(match, seat).laid) for seat in range(3)] == [8, 9, 9]
    assert match.journal.result[0] == "all-placed"


def test_9_a_who_has_stopped_is_not_told_to_wait_for_a_turn() -> None:
    full = golden("orchard", "one-stops-early")
    match = mazzo.deal("orchard", seats=3, chance="manual")
    told = set()
    for entry in full.line:
        if board(match, 0).state == "stopped":
            refusal = refused(match, "1 r0 @ 0,0")
            told.add((refusal.code, refusal.rule))
            with pytest.raises(NotYourTurn):
                match.play(0, "1 r0 @ 0,0")
        if entry.seat < 0:
            match.happen(entry.text)
        else:
            match.play(entry.seat, entry.text)
    assert told == {("orchard-finished", "9.a")}


def test_9_b_dice_are_counted_in_the_orchard_at_the_end() -> None:
    match = golden("orchard", "tie-more-dice")
    for seat in (0, 1):
        lying = sum(tree.die > 0 for tree in board(match, seat).trees)
        assert board(match, seat).score.dice_count == lying == 15 - sum(board(match, seat).dice_left)


def test_9_c_what_one_lays_stays_hidden_until_the_round_closes() -> None:
    match = example(TWO_SEATS, seats=2)
    before = match.view(1).boards[0]
    go_on(match, "0 2 r180 @ 2,0")
    hidden = match.view(1).boards[0]
    assert (hidden.laid, hidden.trees, hidden.hand, hidden.score) == (before.laid, before.trees, (2, 3), before.score)
    assert match.steps(0, 1) == match.steps(0, None)
    assert [step.seat for step in match.steps(0, 1)] == [None, None, None]
    go_on(match, "1 3 r0 @ 1,1")
    assert [laid.card for laid in match.view(1).boards[0].laid] == [1, 2]
    assert [(step.seat, step.text) for step in match.steps(3, 1)] == [(1, "3 r0 @ 1,1"), (0, "2 r180 @ 2,0")]


def test_9_c_that_a_seat_has_played_is_no_secret() -> None:
    match = example(TWO_SEATS + "; 0 2 r180 @ 2,0", seats=2)
    assert [seen.state for seen in match.view(1).boards] == ["waiting", "playing"]
    assert [seen.state for seen in match.view(None).boards] == ["waiting", "playing"]


def test_9_c_the_last_rounds_close_too_though_nothing_is_drawn() -> None:
    match = example(TWO_SEATS, seats=2)
    while len(drawn(match)) < 9:
        if match.chances():
            match.happen(match.chances()[0])
        else:
            match.play(match.current_players()[0], match.legal_actions(match.current_players()[0])[0])
    first = match.legal_actions(0)[0]
    match.play(0, first)
    assert len(match.view(1).boards[0].laid) == 7
    match.play(1, match.legal_actions(1)[0])
    assert len(match.view(1).boards[0].laid) == 8
    assert match.outcome is None
    assert not match.can_undo(0)
    assert tree(match, 0, 0, seat=1) in match.view(0).boards[1].trees

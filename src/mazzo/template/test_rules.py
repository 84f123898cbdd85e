"""One test for each rule. Run it with MAZZO_EXTRA_GAMES=mazzo.template."""

import mazzo


def draws(match: mazzo.Match, seat: int, *cards: int) -> None:
    for card in cards:
        match.play(seat, "draw")
        match.happen(str(card))


def test_1_1_fifteen_cards_lie_in_the_deck() -> None:
    match = mazzo.deal("template", chance="manual")
    match.play(0, "draw")
    assert match.chances() == [str(card) for card in range(1, 16)]


def test_1_2_the_player_in_turn_draws_or_stops() -> None:
    match = mazzo.deal("template", chance="manual")
    assert [match.write(0, action) for action in match.legal_actions(0)] == ["draw", "stop"]
    draws(match, 0, 7)
    match.play(0, "stop")
    assert match.current_players() == (1,)
    assert match.score(0) == 7


def test_1_3_more_than_twenty_points_are_none() -> None:
    match = mazzo.deal("template", chance="manual")
    draws(match, 0, 15, 5)
    assert match.score(0) == 20
    draws(match, 0, 1)
    assert match.score(0) == 0
    assert match.current_players() == (1,)


def test_1_4_the_most_points_win_when_all_have_played() -> None:
    match = mazzo.deal("template", chance="manual")
    draws(match, 0, 12)
    match.play(0, "stop")
    draws(match, 1, 13)
    match.play(1, "stop")
    assert match.outcome is not None
    assert [place.seat for place in match.outcome.ranking] == [1, 0]

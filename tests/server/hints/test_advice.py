"""Hints in every game: each step tells more, and none more than was requested."""

import random

import pytest

import mazzo
from mazzo.bots.evaluators import ActionEvaluation
from mazzo.games import GAMES
from mazzo.host.advice import MOVE, NEAR, WHAT, advice, around, best, may_chain, parted
from mazzo.match import Match


def played(game: str, seats: int, actions: int, seed: str) -> Match:
    """A match after so many actions chosen by chance."""
    rng = random.Random(seed)
    match = mazzo.deal(game, seats, seed=seed)
    for _ in range(actions):
        if match.outcome is not None:
            break
        seat = match.current_players()[0]
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_an_action_name_it(game: str) -> None:
    seats = GAMES[game].meta.seats_min
    for done in range(0, 24, 3):
        match = played(game, seats, done, f"{game} {done}")
        for seat in match.current_players():
            for action in match.legal_actions(seat):
                what, where = parted(match, seat, action)
                text = match.write(seat, action)
                assert what or not where
                assert not what or what.split(" ")[-1] in text
                told = advice(match, seat, [action], "a name")
                assert told.what
                assert not where or where in told.near
                assert told.steps[0] == WHAT
                assert told.moves == (text,)


def test_each_step_tells_more() -> None:
    match = mazzo.deal("orchard", seed="monday")
    action = match.legal_actions(0)[3]
    told = advice(match, 0, [action], "a name")
    what, where = parted(match, 0, action)
    assert told.steps == (WHAT, NEAR, MOVE)
    assert (told.what, where in told.near) == (what, True)
    assert 1 < len(told.near) < len({parted(match, 0, other)[1] for other in match.legal_actions(0)})
    assert advice(match, 0, [action], "a name") == told


def test_where_nothing_is_left_to_tell_one_step_tells_all() -> None:
    match = mazzo.deal("gnoming", 2, seed="monday")
    rng = random.Random(1)
    while not any(
        match.write(seat, a) == "draw" for seat in match.current_players() for a in match.legal_actions(seat)
    ):
        seat = match.current_players()[0]
        match.play(seat, rng.choice(match.legal_actions(seat)))
    seat = match.current_players()[0]
    draw = next(a for a in match.legal_actions(seat) if match.write(seat, a) == "draw")
    assert advice(match, seat, [draw], "a name").steps == (WHAT,)


def test_cells_near_by_are_neighbours_and_the_one_meant_is_among_them_anywhere() -> None:
    places = [f"{row},{col}" for row in range(-4, 4) for col in range(-4, 4)]
    at = set()
    for where in places:
        found = around(where, places, f"match {where}")
        assert where in found
        assert len(found) == 8
        rows = [int(place.split(",")[0]) for place in found]
        assert max(rows) - min(rows) <= 4
        at.add(found.index(where))
    assert len(at) > 4  # it is not always the middle one


def test_names_near_by_are_any_of_them() -> None:
    cards = ["mexico", "panama", "jamaica", "columbia", "dr-feelgood"]
    assert all(card in around(card, cards, card) for card in cards)
    assert len(around("mexico", cards, "mexico")) == 2
    assert around("mexico", ["mexico"], "a name") == ["mexico"]


def test_a_card_taken_from_a_pile_is_advised_with_its_cell() -> None:
    rng = random.Random(2)
    match = mazzo.deal("gnoming", 2, seed="tuesday")
    while True:
        seat = match.current_players()[0]
        legal = match.legal_actions(seat)
        takes = [action for action in legal if match.write(seat, action).startswith("take")]
        if takes:
            break
        match.play(seat, rng.choice(legal))
    after = match.copy()
    after.play(seat, takes[0])
    assert may_chain(match, after, seat, takes[0])
    put = after.legal_actions(seat)[0]
    told = advice(match, seat, [takes[0], put], "a name")
    assert told.what == match.write(seat, takes[0])
    assert told.steps == (WHAT, NEAR, MOVE)
    assert told.actions == (takes[0], put)


def test_what_ends_a_turn_is_a_whole_gesture() -> None:
    match = mazzo.deal("orchard", seed="monday")
    action = match.legal_actions(0)[0]
    after = match.copy()
    after.play(0, action)
    assert not may_chain(match, after, 0, action)


def test_a_proposal_is_not_advised_step_by_step() -> None:
    match = played("grass", 3, 12, "a trade")
    seat = match.current_players()[0]
    legal = match.legal_actions(seat)
    drafts = [action for action in legal if parted(match, seat, action) == ("", "")]
    other = next(action for action in legal if action not in drafts)
    thoughts = [ActionEvaluation(action, 1, 1.0) for action in (*drafts, other)]
    assert best(match, seat, thoughts) == other
    assert not drafts or best(match, seat, thoughts[:1]) == drafts[0]

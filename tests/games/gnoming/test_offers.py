"""What a seat is offered: all that it may do, and what each card laid would bring (4.1, 8)."""

from random import Random

import pytest

import mazzo
from mazzo import Match
from mazzo.games.gnoming.deck import KINDS
from mazzo.games.gnoming.view import NO_OFFERS, Offers
from tests.games.gnoming.example import CLOSED, go_on, player, table, view


def offers(match: Match, seat: int) -> Offers:
    """What a seat is offered."""
    found: Offers = match.snapshot(seat).offers
    return found


def actions(offered: Offers) -> list[int]:
    """Every action that stands in an offer and may be sent by itself."""
    parts = (offered.turns, offered.takes, offered.puts, offered.discards)
    alone = [action for action in (offered.passing, offered.draw) if action is not None]
    return sorted([*alone, *(one.action for part in parts for one in part)])


def assert_offered(match: Match, seat: int) -> None:
    """All that is legal is offered, and brings what is said."""
    offered = offers(match, seat)
    assert actions(offered) == match.legal_actions(seat)
    for put in offered.puts:
        ahead = match.copy()
        ahead.play(seat, put.action)
        assert ahead.score(seat) - match.score(seat) == put.gain
        known = player(match, seat).sheet.lines
        assert [line for line in player(ahead, seat).sheet.lines if line not in known] == list(put.lines)
    for take in offered.takes:
        ahead = match.copy()
        ahead.play(seat, take.action)
        assert [put.action for put in take.puts] == ahead.legal_actions(seat)
        assert take.puts == offers(ahead, seat).puts


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_that_is_legal_is_offered_and_brings_what_is_said(seats: int) -> None:
    rng = Random(f"offers to {seats}")
    match = mazzo.deal("gnoming", seats, chance="manual")
    while not match.outcome:
        if match.chances():
            match.happen(rng.choice(match.chances()))
            continue
        acting = match.current_players()
        for seat in range(seats):
            if seat in acting:
                assert_offered(match, seat)
            else:
                assert offers(match, seat) == NO_OFFERS
        seat = rng.choice(acting)
        match.play(seat, rng.choice(match.legal_actions(seat)))


def test_2_b_the_second_cell_of_two_is_shown_beforehand() -> None:
    match = mazzo.deal("gnoming", 2, chance="manual")
    go_on(match, "* 3 4")
    first = offers(match, 0)
    assert (first.choose, [turn.cell for turn in first.later]) == (2, [8])
    go_on(match, "0 turn 3")
    second = offers(match, 0)
    assert (second.choose, second.later, [turn.cell for turn in second.turns]) == (1, (), [3, 4, 5, 6, 7, 8])


def test_8_2_an_offer_says_which_lines_a_card_completes() -> None:
    match = table("5 5 8 / 7 . . / 7 . .", CLOSED)
    go_on(match, "0 draw; * 5")
    put = offers(match, 0).puts[2]
    assert (put.cell, [(line.is_row, line.at, line.value) for line in put.lines]) == (2, [(True, 0, 5)])
    assert put.gain == -5 - (5 + 5 + 8)
    go_on(match, "0 put @ 3; 0 discard left; 1 draw; * 3; 1 discard left; 0 draw; * 7")
    breaking = offers(match, 0).puts[0]
    assert ([(line.is_row, line.value) for line in breaking.lines], breaking.gain) == ([(False, 7)], -7 - 14 + 10 + 5)


def test_5_3_a_hazard_is_offered_no_pile() -> None:
    match = table(CLOSED, CLOSED)
    go_on(match, "0 draw; * hazard")
    assert [discard.pile for discard in offers(match, 0).discards] == [None]


@pytest.mark.parametrize("seats", [2, 4])
def test_3_a_what_each_viewer_has_not_seen_adds_up(seats: int) -> None:
    rng = Random(f"unseen by {seats}")
    match = mazzo.deal("gnoming", seats, seed=f"unseen by {seats}")
    while not match.outcome:
        for viewer in (None, *range(seats)):
            seen = view(match, viewer)
            hidden = seen.held is not None and seen.held.card is None
            face_down = sum(one.down for one in seen.players)
            assert len(seen.unseen) == KINDS
            assert sum(seen.unseen) == face_down + seen.stock + hidden
        seat = rng.choice(match.current_players())
        match.play(seat, rng.choice(match.legal_actions(seat)))

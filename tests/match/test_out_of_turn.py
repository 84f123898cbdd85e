"""Out-of-turn actions, and private steps that only their own seat is sent."""

from collections.abc import Iterator

import pytest

import mazzo
from mazzo import Match, NotLegal, NotYourTurn
from tests.altered import altered
from tests.match import haggle


@pytest.fixture
def match() -> Iterator[Match]:
    """Three seats and a heap of twelve stones; it is the turn of seat 0."""
    with pytest.MonkeyPatch.context() as patch:
        haggle.register(patch)
        dealt = mazzo.deal(haggle.NAME, 3, chance="manual")
        dealt.happen("12")
        yield dealt


def sent_to(match: Match, viewer: int | None) -> list[str]:
    """What a viewer was sent since the heap was made."""
    return [step.text for step in match.steps(1, viewer)]


# Out of turn


def test_a_seat_that_may_speak_is_not_waited_for(match: Match) -> None:
    assert match.current_players() == (0,)
    assert match.out_of_turn_players() == (1, 2)
    assert match.turns[-1] == (12, None, None)


def test_whoever_speaks_has_actions_and_offers_of_their_own(match: Match) -> None:
    assert [match.write(1, action) for action in match.legal_actions(1)] == ["note 1", "note 2"]
    assert match.snapshot(1).offers == tuple(match.legal_actions(1))


def test_what_is_said_out_of_turn_is_heard_by_everybody(match: Match) -> None:
    match.play(1, "note 2", "offer")
    assert sent_to(match, None) == sent_to(match, 0) == sent_to(match, 2) == ["offer"]
    assert match.view(2).offered == (1, 2)


def test_a_seat_that_waits_for_an_answer_must_wait(match: Match) -> None:
    match.play(1, "note 2", "offer")
    assert match.out_of_turn_players() == ()
    assert match.legal_actions(2) == []
    with pytest.raises(NotYourTurn):
        match.play(2, "note 1")


def test_a_speaker_that_does_what_only_the_turn_allows_hears_the_games_own_refusal(match: Match) -> None:
    with pytest.raises(NotLegal) as error:
        match.play(1, "take 1")
    assert error.value.rule == "1.1"


def test_nobody_speaks_while_chance_is_due_or_after_the_end(match: Match) -> None:
    fresh = mazzo.deal(haggle.NAME, 3, chance="manual")
    assert fresh.out_of_turn_players() == ()
    for seat in (0, 1, 2, 0):
        match.play(seat, "take 3")
    assert match.outcome is not None
    assert match.out_of_turn_players() == ()


def test_a_game_without_speakers_has_none() -> None:
    assert mazzo.deal("gnoming", 3, seed="quiet").out_of_turn_players() == ()


# Private steps


def test_a_private_step_is_told_to_its_own_seat_only(match: Match) -> None:
    match.play(1, "note 2")
    assert sent_to(match, 1) == ["note 2"]
    assert sent_to(match, None) == sent_to(match, 0) == sent_to(match, 2) == []


def test_a_private_step_leaves_the_others_versions_as_they_were(match: Match) -> None:
    match.play(1, "note 2")
    assert [match.seen(viewer) for viewer in (None, 0, 1, 2)] == [1, 1, 2, 1]
    assert match.version == 2


def test_whoever_acts_hears_of_it_even_where_the_game_hushes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = altered(haggle.GAME, redact=lambda state, seat, action, viewer: "" if action in haggle.NOTED else None)
    monkeypatch.setitem(mazzo.GAMES, haggle.NAME, game)
    match = mazzo.deal(haggle.NAME, 3, seed="hushed")
    match.play(1, "note 2")
    assert sent_to(match, 1) == ["note 2"]


def test_a_private_step_is_not_taken_back(match: Match) -> None:
    match.play(1, "note 2")
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(NotLegal):
        match.undo(1)


def test_a_journal_keeps_private_steps_and_hides_them_again(match: Match) -> None:
    match.play(1, "note 2")
    match.play(0, "take 1")
    again = mazzo.replay(match.journal.text())
    assert [str(entry) for entry in again.entries] == ["* 12", "1 note 2", "0 take 1"]
    assert [again.steps(0, viewer) for viewer in (None, 0, 1, 2)] == [match.steps(0, v) for v in (None, 0, 1, 2)]


# Sealed


def test_the_step_that_begins_a_sealed_phase_is_heard_at_once(match: Match) -> None:
    match.play(0, "call")
    assert sent_to(match, None) == sent_to(match, 2) == ["call"]
    assert match.turns[-1] == (-1, -1, -1)


def test_what_is_sealed_is_taken_back_up_to_the_step_that_began_it(match: Match) -> None:
    match.play(0, "call", "left hand")
    match.play(1, "right hand")
    match.undo(0)
    assert match.legal_actions(0) == list(haggle.HANDS)
    assert not match.can_undo(0)
    assert match.can_undo(1)
    assert sent_to(match, 2) == ["call"]

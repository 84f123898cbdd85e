"""A table of one shared state: all seats are sent each action at once, and none can be undone."""

from collections.abc import Iterator

import pytest

import mazzo
from mazzo import Match, NotLegal
from tests.games import heap


@pytest.fixture
def match() -> Iterator[Match]:
    """Two seats and a heap of seven stones."""
    with pytest.MonkeyPatch.context() as patch:
        heap.register(patch)
        dealt = mazzo.deal(heap.NAME, chance="manual")
        dealt.happen("7")
        yield dealt


def test_everybody_is_told_an_action_at_once(match: Match) -> None:
    match.play(0, "take 2")
    for viewer in (None, 0, 1):
        assert [(step.version, step.seat, step.text) for step in match.steps(0, viewer)] == [
            (1, None, "7"),
            (2, 0, "take 2"),
        ]
        assert match.seen(viewer) == match.version == 2
        assert match.view(viewer) == heap.View(stones=5, acting=0b10)


def test_nobody_takes_back_what_the_other_has_seen(match: Match) -> None:
    match.play(0, "take 2")
    assert not match.can_undo(0)
    match.play(1, "take 1")
    for seat in (0, 1):
        with pytest.raises(NotLegal) as error:
            match.undo(seat)
        assert error.value.code == "cannot-undo"


def test_the_seats_take_turns_to_the_end(match: Match) -> None:
    for seat, text in ((0, "take 3"), (1, "take 3"), (0, "take 1")):
        assert match.current_players() == (seat,)
        match.play(seat, text)
    assert match.outcome is not None
    assert [(place.seat, place.place, place.score.total) for place in match.outcome.ranking] == [(0, 1, 4), (1, 2, 3)]
    assert mazzo.replay(match.journal.text()).journal.text() == match.journal.text()


def test_a_game_that_leaves_nothing_over_has_no_second_one(match: Match) -> None:
    with pytest.raises(NotLegal) as error:
        match.rest()
    assert error.value.code == "no-rest"

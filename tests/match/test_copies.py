"""A copy of a match shares its states, but behaves independently: no action in one affects the other, and no cached
value is stale.
"""

from collections.abc import Callable

import pytest

import mazzo
from mazzo.core.streams import seed_from_text
from mazzo.match import Match

STARTS = (
    pytest.param(lambda: mazzo.deal("orchard", 1, seed="copies"), id="alone"),
    pytest.param(lambda: mazzo.deal("orchard", 3, seed="copies"), id="same cards"),
)


def everything_sent(match: Match) -> list[object]:
    """Everything that a match sends to any viewer, and its states."""
    viewers = (None, *range(match.seats))
    return [match.to_bytes(), *((match.snapshot(viewer), match.steps(0, viewer)) for viewer in viewers)]


def play_one(match: Match) -> None:
    """The first seat that may act does."""
    seat = match.current_players()[0]
    match.play(seat, match.legal_actions(seat)[0])


@pytest.mark.parametrize("start", STARTS)
def test_a_match_does_not_feel_what_its_copy_plays(start: Callable[[], Match]) -> None:
    match = start()
    while match.outcome is None:
        before = everything_sent(match)
        twin = match.copy()
        play_one(twin)
        assert everything_sent(match) == before
        match = twin


@pytest.mark.parametrize("start", STARTS)
def test_a_copy_does_not_feel_what_its_match_plays(start: Callable[[], Match]) -> None:
    match = start()
    while match.outcome is None:
        twin = match.copy()
        before = everything_sent(twin)
        play_one(match)
        assert everything_sent(twin) == before


@pytest.mark.parametrize("start", STARTS)
def test_what_is_told_is_told_as_by_a_match_that_was_never_asked_before(start: Callable[[], Match]) -> None:
    match = start()
    while match.outcome is None:
        everything_sent(match)  # fills every cache
        play_one(match)
        assert everything_sent(match) == everything_sent(mazzo.replay(match.journal.text(), seed_from_text("copies")))


def test_after_taking_back_a_seat_is_offered_what_it_was_offered_before() -> None:
    match = mazzo.deal("orchard", 2, seed="back")
    before = match.snapshot(0)
    match.play(0, match.legal_actions(0)[0])
    assert match.snapshot(0).offers != before.offers
    match.undo(0)
    assert match.snapshot(0).offers == before.offers

"""What the other seats do in a lesson, in a toy with out-of-turn actions."""

import pytest

import mazzo
from mazzo import Match
from mazzo.host.dealing import follow
from tests.match import haggle


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    """The pupil and two others."""
    haggle.register(monkeypatch)
    return mazzo.deal(haggle.NAME, 3, chance="manual")


def test_whoever_may_speak_does_so_as_soon_as_its_next_can_be(match: Match) -> None:
    follow(match, ["12", "2 note 1", "2 offer"])
    assert [str(entry) for entry in match.entries] == ["* 12", "2 note 1", "2 offer"]
    assert match.current_players() == (0,)


def test_what_takes_the_turn_waits_for_it(match: Match) -> None:
    order = ["12", "1 take 2", "1 note 1", "2 take 1"]
    follow(match, order)
    assert [str(entry) for entry in match.entries] == ["* 12"]
    match.play(0, "take 3")
    follow(match, order)
    assert [str(entry) for entry in match.entries[1:]] == ["0 take 3", "1 take 2", "1 note 1", "2 take 1"]


def test_nobody_speaks_whom_the_order_does_not_tell(match: Match) -> None:
    follow(match, ["12", "1 take 2"])
    assert [str(entry) for entry in match.entries] == ["* 12"]

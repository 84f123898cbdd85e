"""Copies of a match and unpickled matches: independent, and of the same game."""

import copy
import pickle
from collections.abc import Callable

import pytest

import mazzo
from mazzo.core.game import AnyGame
from mazzo.games import RULESETS
from mazzo.match import Match
from tests.decks import grove

WAYS: dict[str, Callable[[Match], Match]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


def play(match: Match, actions: int) -> None:
    """Play the last legal action of the first seat that must act, at most so often."""
    for _ in range(actions):
        if match.outcome is not None:
            return
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[-1])


@ways
@pytest.mark.parametrize("name", mazzo.GAMES)
def test_a_copy_is_independent_and_goes_on_alike(name: str, way: Callable[[Match], Match]) -> None:
    match = mazzo.deal(name, max(2, mazzo.GAMES[name].meta.seats_min), seed="copies")
    play(match, 7)
    other = way(match)
    assert other.game is match.game
    assert (other.to_bytes(), other.journal, other.snapshot(0)) == (match.to_bytes(), match.journal, match.snapshot(0))
    before = match.to_bytes(), match.journal.text(), match.steps(0, 1)
    play(other, 9)
    assert (match.to_bytes(), match.journal.text(), match.steps(0, 1)) == before
    play(match, 9)
    assert (match.to_bytes(), match.journal.text(), match.steps(0, 1)) == (
        other.to_bytes(),
        other.journal.text(),
        other.steps(0, 1),
    )
    mazzo.replay(match.journal.text())


@ways
def test_the_deck_of_an_owner_goes_along(way: Callable[[Match], Match]) -> None:
    match = mazzo.deal("grove", seed="copies", deck=grove())
    play(match, 3)
    other = way(match)
    assert other.game.own_deck == match.game.own_deck
    assert other.journal.text() == match.journal.text()


@pytest.mark.parametrize("game", RULESETS.values(), ids=RULESETS)
def test_a_game_is_unpickled_as_the_same_object(game: AnyGame) -> None:
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game

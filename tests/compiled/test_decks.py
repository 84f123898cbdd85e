"""One compiled body serves every deck: an owner's deck is part of the state, and nothing is recompiled."""

from typing import Any

import pytest

import mazzo
from mazzo import compiled
from mazzo.compiled.host import Compiled
from mazzo.core.game import AnyGame
from mazzo.games import with_deck
from tests import decks as entered

OWN = {
    "orchard": with_deck(mazzo.GAMES["orchard"], entered.orchard()),
    "grove": with_deck(mazzo.GAMES["grove"], entered.grove()),
}
GAMES = pytest.mark.parametrize("name", OWN)
BODIES = pytest.mark.parametrize(
    "body_of",
    [compiled.of, pytest.param(compiled.by_numba, marks=pytest.mark.slow), compiled.interpreted],
    ids=["library", "numba", "interpreted"],
)


def house(name: str) -> AnyGame:
    """The game with the deck it is usually played with."""
    return mazzo.GAMES[name]


@GAMES
def test_the_machine_code_is_the_same(name: str) -> None:
    own, plain = compiled.of(OWN[name]), compiled.of(house(name))
    assert own.rules is plain.rules
    assert own.kernels is plain.kernels
    assert (own.game, plain.game) == (OWN[name], house(name))


@GAMES
@BODIES
def test_rows_come_with_the_deck_in_them(name: str, body_of: Any) -> None:
    body = body_of(OWN[name])
    rows = body.rows(3)
    assert {body.take(rows, at).to_bytes() for at in range(3)} == {OWN[name].new_state().to_bytes()}
    plain = body_of(house(name))
    assert plain.take(plain.rows(1), 0).to_bytes() == house(name).new_state().to_bytes()


@pytest.mark.slow
@GAMES
def test_rows_are_independent(name: str) -> None:
    body = compiled.by_numba(OWN[name])
    assert isinstance(body, Compiled)
    rows = body.new(2)
    body.rules.init(rows[0], 1, 0)
    assert body.to_record(rows[1]) == OWN[name].new_state()


@GAMES
@pytest.mark.parametrize("policy", [compiled.RANDOM, compiled.GREEDY], ids=["random", "greedy"])
def test_both_bodies_play_the_same_games(name: str, policy: int) -> None:
    start = compiled.generator(name)
    played = compiled.of(OWN[name]).play_games(3, start, policy)
    assert played == compiled.interpreted(OWN[name]).play_games(3, start, policy)
    assert played != compiled.of(house(name)).play_games(3, start, policy)


@GAMES
def test_trees_have_the_same_size(name: str) -> None:
    match = mazzo.deal(name, seed="tree", deck=OWN[name].own_deck)
    state = match.table.states[0]
    for depth in range(3):
        assert compiled.of(match.game).count_leaves(state, depth) == compiled.interpreted(match.game).count_leaves(
            state, depth
        )


@GAMES
def test_a_game_after_a_game_keeps_the_deck(name: str) -> None:
    """The second of two games, in the row of the first, is what it would have been in a row of its own."""
    body, start = compiled.of(OWN[name]), compiled.generator("after")
    both = body.play_games(40, start)
    assert both == compiled.interpreted(OWN[name]).play_games(40, start)

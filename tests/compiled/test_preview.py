"""The compiled lists of legal actions for `Game.offers` are those of the interpreted kernels."""

import random

import pytest

import mazzo
from mazzo import compiled

GAMES = [name for name, game in mazzo.GAMES.items() if game.preview is not None]


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_list_the_same(name: str) -> None:
    game, luck = mazzo.GAMES[name], random.Random(5)
    assert game.preview is not None
    bodies = compiled.of(game), compiled.on_arrays(game), compiled.interpreted(game)
    lists = [body.lister(game.preview) for body in bodies]
    match = mazzo.deal(name, seed="preview 0")
    while (players := match.current_players()) and match.version < 24:
        seat = luck.choice(players)
        state, own = match.table.place_of(seat)
        known = game.preview.list(state, own)
        assert all(listed(state, own) == known for listed in lists)
        assert [action for action, _, _ in known] == match.legal_actions(seat)
        match.play(seat, luck.choice(known)[0])

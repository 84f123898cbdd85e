"""The compiled lists of legal actions for `Game.offers` are those of the interpreted kernels."""

import random

import pytest

import mazzo
from mazzo import compiled
from mazzo.compiled.host import Compiled

GAMES = [name for name, game in mazzo.GAMES.items() if game.preview is not None]


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_list_the_same(name: str) -> None:
    game, luck = mazzo.GAMES[name], random.Random(5)
    body = compiled.of(game)
    assert isinstance(body, Compiled)
    assert game.preview is not None
    listed = body.lister(game.preview)
    for seed in range(2):
        match = mazzo.deal(name, seed=f"preview {seed}")
        while (players := match.current_players()) and match.version < 24:
            seat = luck.choice(players)
            state, own = match.table.place_of(seat)
            known = game.preview.list(state, own)
            assert listed(state, own) == known
            assert [action for action, _, _ in known] == match.legal_actions(seat)
            match.play(seat, luck.choice(known)[0])

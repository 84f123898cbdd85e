"""A program for any Python: plays games and has a bot choose, by the library; leaves the results in `told`."""

import json

import mazzo
from mazzo import compiled
from mazzo.bots import levels

told = ""
found = {}
for name, game in mazzo.GAMES.items():
    body = compiled.of(game)
    played = body.play_games(200, compiled.generator(name), seats=game.meta.seats_min)
    match = mazzo.deal(name, seed=name)
    chosen = [
        levels.bot_at_level(game, level).choose(match, match.current_players()[0], 7) for level in ("greedy", "expert")
    ]
    found[name] = [type(body).__name__, played.scores, played.ends, played.lengths, chosen]
told = json.dumps(found)

"""A program for any Python: lets bots move on a device, and leaves in `told` what they chose."""

import json
import sys

from mazzo import compiled
from mazzo.games import GAMES
from mazzo.host.local import LocalHost

LONG = 60.0
"""Seconds that no search needs: it ends by its number of iterations, the same everywhere."""
LEVELS = ("novice", "greedy", "expert")

host = LocalHost(lambda: 1_700_000_000)
chosen = {}
for game, one in GAMES.items():
    seats = [None, *["greedy"] * (max(2, one.meta.seats_min) - 1)]
    for level in LEVELS:
        id = f"{game}x{level}"
        settings = {"game": game, "seats": [*seats[:-1], level], "seed": "77" * 32, "id": id}
        host.begin(json.dumps(settings))
        match = host._matches[id]
        moves: list[list[object]] = []
        while len(moves) < 3:
            if (found := match.next_bot()) is None:
                seat = match.match.current_players()[0]
                match.play_for(seat, match.match.legal_actions(seat)[0], 0)
            else:
                answer = json.loads(host.think(id, LONG))
                moves.append([found[0], answer["append"][0]["text"]])
            host.commit(id)
        chosen[id] = moves
told = json.dumps(
    {
        "chosen": chosen,
        "bodies": [type(compiled.of(game)).__name__ for game in GAMES.values()],
        "heavy": [name for name in ("multiprocessing", "numba", "sqlalchemy", "litestar") if name in sys.modules],
    }
)

"""The libraries of kernels beside Numba, in one process and in turn: whole random games, a call, the time until a
process has played its first game; and random games by the library for WebAssembly in Node.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import mazzo
from bench.figure import TINY, Effort, Figure, Run, Values, compare, in_turns, speed
from mazzo import compiled
from mazzo.compiled import Body
from mazzo.compiled.library import FOLDER
from tools.client import find_node

CALLED = mazzo.GAMES["orchard"]
CALLS = 1000
"""Calls of which one measurement counts the time."""
IN_NODE = {"orchard": 10_000, "grove": 10_000, "grass": 500, "clustered": 2_000, "gnoming": 2_000}
"""Games of one measurement."""
NODE = Path(__file__).parents[1] / "tests" / "compiled" / "play.mjs"
FIRST_GAME = """
import time, mazzo
from mazzo import compiled
compiled.{by}(mazzo.GAMES["grass"]).play_games(1, 1, seats=2)
print(time.process_time())
"""


def measure(effort: Effort) -> Iterator[Figure]:
    for name, game in mazzo.GAMES.items():
        how = "whole random games in one loop, the library and Numba's body alternating in one process; processor time"
        runs = [speed(_games_of(body), effort) for body in (compiled.of(game), compiled.by_numba(game))]
        yield compare(f"library: {name}", "games/s", *_sides(in_turns(effort, *runs), "Numba"), how=how)
    how = f"the kernel that lists the legal actions of a seat, called {CALLS} times from Python; processor time"
    runs = [_calls(body(CALLED)) for body in (compiled.of, compiled.by_numba)]
    yield compare("library: a call", "µs", *_sides(in_turns(effort, *runs), "Numba"), how=how)
    how = "start of a process to the end of its first game of Grass, processor time; beside Numba with a full cache"
    compiled.by_numba(mazzo.GAMES["grass"])
    runs = [_first_game(by) for by in ("of", "by_numba")]
    yield compare("library: first game", "s", *_sides(in_turns(effort, *runs), "Numba, read from the cache"), how=how)
    node = find_node()
    if node is None:
        return
    for name, game in mazzo.GAMES.items():
        how = "whole random games by the library for WebAssembly in Node, the second of two equal runs; processor time"
        games = 10 if effort == TINY else IN_NODE[name]
        runs = [_in_node(node.folder / "node", name, games), speed(_games_of(compiled.by_numba(game)), effort)]
        yield compare(f"library for WebAssembly: {name}", "games/s", *_sides(in_turns(effort, *runs), "Numba"), how=how)


def _sides(values: tuple[Values, ...], reference: str) -> tuple[Values, str, Values]:
    ours, theirs = values
    return ours, reference, theirs


def _games_of(body: Body) -> Callable[[int], int]:
    """Function that plays whole random games and counts them."""
    start, seats = compiled.generator("bench"), body.game.meta.seats_min

    def play(games: int) -> int:
        body.play_games(games, start, seats=seats)
        return games

    return play


def _calls(body: Body) -> Run:
    rows, out = body.rows(1), body.ints(body.game.meta.max_actions)
    listed: Callable[..., int] = body.kernels.legal_at

    def run() -> float:
        start = time.process_time()
        for _ in range(CALLS):
            listed(rows, 0, 0, out)
        return 1e6 * (time.process_time() - start) / CALLS

    return run


def _first_game(by: str) -> Run:
    def run() -> float:
        command = [sys.executable, "-c", FIRST_GAME.format(by=by)]
        return float(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=os.environ).stdout)

    return run


def _in_node(node: Path, name: str, games: int) -> Run:
    seats = mazzo.GAMES[name].meta.seats_min
    command = [*map(str, (node, NODE, FOLDER, name, games, seats, 1))]

    def run() -> float:
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        return games / float(json.loads(done.stdout)["seconds"])

    return run

"""What the comparisons of bodies do: random games, choices of bots, a proof. Every Python that can import Mazzo runs
this file, also one in WebAssembly: it imports nothing else.
"""

import hashlib
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

from mazzo import compiled
from mazzo.bots import Position, level
from mazzo.compiled import Body
from mazzo.games import GAMES
from mazzo.solver.beam import search as beam
from mazzo.solver.branch_and_bound import search as branch_and_bound
from mazzo.solver.deal import Deal

Task = Sequence[Any]
"""A name of DOING, the name of a game, and further arguments, all of which JSON can write:
["choose", "grass", "expert", [["00ff", 0, 7]]].
"""
Choice = tuple[str, int, int]
"""A state in hexadecimal, the seat that chooses, and the start of its bot's generator."""
Answer = tuple[str, float]
"""The digest of the results, and the processor time in seconds."""
START = compiled.generator("bench")
BEAM_WIDTH = 100


def play(body: Body, games: int, seats: int) -> list[Sequence[int]]:
    """Random games: their scores, ends and lengths."""
    played = body.play_games(games, START, seats=seats)
    return [played.scores, played.ends, played.lengths]


def choose(body: Body, name: str, choices: Sequence[Choice]) -> list[int]:
    """The actions that a bot of a level chooses."""
    bot = level(body.game, name)
    return [bot.think(_position(body, one), body) for one in choices]


def choose_often(body: Body, name: str, choices: Sequence[Choice], times: int) -> int:
    """The sum of the actions if a bot chooses so many times, in these positions in turn."""
    bot = level(body.game, name)
    positions = [_position(body, one) for one in choices]
    return sum(bot.think(one, body) for one in islice(cycle(positions), times))


def _position(body: Body, choice: Choice) -> Position:
    state, seat, start = choice
    return Position(body.game.meta.ruleset, bytes.fromhex(state), seat, start)


def prove(body: Body, seed: str, cards: int) -> list[Any]:
    """The best score of a deal of Orchard that ends after so many cards, by a beam and a proof: bounds, line, number of
    nodes, and what the proof rests on.
    """
    deal = Deal.fresh(body.game, seed)
    deal = replace(deal, outcomes=deal.outcomes[:cards])
    points, line = beam.search(deal, BEAM_WIDTH, body)
    proof = branch_and_bound.prove(deal, points, body=body, line=line)
    return [proof.low, proof.high, proof.line, proof.nodes, proof.certificate.best]


DOING: dict[str, Callable[..., object]] = {
    "play": play,
    "choose": choose,
    "choose often": choose_often,
    "prove": prove,
}


def answer(task: Task, body: Body | None = None, clock: Callable[[], float] = time.process_time) -> Answer:
    """Do a task by a body, by the library of the game if none is given. `clock` measures processor time."""
    doing, name, *rest = task
    body = body or compiled.of(GAMES[name])
    begun = clock()
    result = DOING[doing](body, *rest)
    return digest_of(result), clock() - begun


def digest_of(result: object) -> str:
    """SHA-256 of numbers in lists, in hexadecimal."""
    return hashlib.sha256(json.dumps(result).encode()).hexdigest()

"""Iterations per second of the tree search, by game, compared with OpenSpiel's on games of similar length: both use
random playouts to the end and no evaluation before an action is tried.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count

import mazzo
from bench.figure import Effort, Figure, compare, in_turns, speed
from bench.openspiel import AMAZONS, CHESS, HEX_9, OTHELLO, TAROK, OpenSpiel, peer
from mazzo import compiled
from mazzo.bots import determinize, rollout
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.ismcts.params import ALIKE, SearchParams

PLAIN = SearchParams(width=rollout.EVERY, widen=0, scan=1, exploration=100, branch=ALIKE)
THOUGHT = 500
"""Iterations per position."""


@dataclass(frozen=True)
class Contest:
    """One of our games with a number of players, and the OpenSpiel games to compare with, each with a description."""

    game: str
    seats: int
    peers: tuple[tuple[str, str], ...]


CONTESTS = (
    Contest("orchard", 1, ((TAROK, "about ten cards to play"),)),
    Contest("grove", 1, ((TAROK, "about ten cards to play"),)),
    Contest("clustered", 2, ((OTHELLO, "about 60 stones laid"), (HEX_9, "about 70 stones laid"))),
    Contest("gnoming", 2, ((AMAZONS, "about 200 moves; ours about 400"),)),
    Contest("grass", 2, ((CHESS, "about 330 moves; ours about 1,700"),)),
)


def measure(effort: Effort) -> Iterator[Figure]:
    other = peer()
    for contest in CONTESTS:
        title = mazzo.GAMES[contest.game].meta.name
        how = (
            f"from the start of {title} for {contest.seats}, {THOUGHT} walks a thought; every walk deals again what is "
            "hidden, adds a node and plays on at random to the end"
        )
        ours = _walks(contest)
        if other is None:
            mine, theirs = in_turns(effort, speed(ours, effort), speed(_flat(contest), effort))
            yield compare(f"search: {title}", "walks/s", mine, "the same without a tree", theirs, how=how)
        else:
            for game, like in contest.peers:
                mine, theirs = in_turns(effort, speed(ours, effort), speed(_searched(other, game), effort))
                named = f"search: {title} ({game})" if len(contest.peers) > 1 else f"search: {title}"
                reference = f"OpenSpiel's MCTS in {game}: {like}"
                yield compare(named, "walks/s", mine, reference, theirs, how=how, goal="as many as OpenSpiel")


def _walks(contest: Contest, search_params: SearchParams = PLAIN) -> Callable[[int], int]:
    match = mazzo.deal(contest.game, contest.seats, "bench")
    position = determinize(match, match.current_players()[0], compiled.generator("bench"))
    body = compiled.of(match.game)
    IsmctsBot("bench", 1, search_params).think(position, body)
    start = count(1)

    def do(iterations: int) -> int:
        for first in range(0, iterations, THOUGHT):
            some = min(THOUGHT, iterations - first)
            again = type(position)(position.ruleset, position.state, position.seat, next(start))
            IsmctsBot("bench", some, search_params).think(again, body)
        return iterations

    return do


def _flat(contest: Contest) -> Callable[[int], int]:
    return _walks(contest, replace(PLAIN, max_depth=1))


def _searched(other: OpenSpiel, game: str) -> Callable[[int], int]:
    def do(iterations: int) -> int:
        for first in range(0, iterations, THOUGHT):
            other.search(game, min(THOUGHT, iterations - first))
        return iterations

    return do

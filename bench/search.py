"""How many walks a second the search makes through its tree, game by game, beside OpenSpiel's on games of like length:
both play on at random to the end, and neither looks at anything before it tries it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

import mazzo
from bench.figure import Effort, Figure, compare, in_turns, speed
from bench.peer import AMAZONS, CHESS, HEX_9, OTHELLO, TAROK, OpenSpiel, peer
from mazzo import compiled
from mazzo.bots import ahead, imagine, searching
from mazzo.bots.searcher import Manner, Searcher

PLAIN = Manner(width=ahead.EVERY, widen=0, scan=1, boldness=100, branch=searching.ALIKE)
THOUGHT = 500
"""Walks from one position, before the next is thought about."""


@dataclass(frozen=True)
class Contest:
    """A game of ours at a table of so many, and the peer's games it stands beside, with what they are like."""

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


def _walks(contest: Contest, manner: Manner = PLAIN) -> Callable[[int], int]:
    match = mazzo.deal(contest.game, contest.seats, "bench")
    position = imagine(match, match.current_players()[0], compiled.generator("bench"))
    body = compiled.of(match.game)
    Searcher("bench", 1, manner).think(position, body)
    start = count(1)

    def do(walks: int) -> int:
        for first in range(0, walks, THOUGHT):
            some = min(THOUGHT, walks - first)
            again = type(position)(position.ruleset, position.state, position.seat, next(start))
            Searcher("bench", some, manner).think(again, body)
        return walks

    return do


def _flat(contest: Contest) -> Callable[[int], int]:
    return _walks(contest, Manner(width=ahead.EVERY, widen=0, scan=1, boldness=100, branch=0, deepest=1))


def _searched(other: OpenSpiel, game: str) -> Callable[[int], int]:
    def do(walks: int) -> int:
        for first in range(0, walks, THOUGHT):
            other.search(game, min(THOUGHT, walks - first))
        return walks

    return do

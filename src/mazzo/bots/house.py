"""The bots of the house. They know no game: they try every legal action and look how well they stand at once."""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Protocol

from mazzo import compiled
from mazzo.bots.position import Position, imagine
from mazzo.compiled import Body
from mazzo.core.bits import below
from mazzo.games import RULESETS
from mazzo.match import Match

NOTICED = 4
"""A casual bot looks at two legal actions, and at as many more as this goes into their number."""
NOTICED_FIRST = 10
"""Somebody who plays for the first time looks at one, and at as many more as this goes into their number, or at two."""

Pick = Callable[[Sequence[int], MutableSequence[int]], int]


class Bot(Protocol):
    """Somebody who chooses for a seat. The same match, as far as the seat knows it, and the same start of the generator
    lead to the same choice.
    """

    @property
    def name(self) -> str:
        """What it is called everywhere: in files, on the wire."""

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions; the seat may act."""

    def think(self, position: Position, body: Body | None = None) -> int:
        """A legal action of a position; the body of the rules changes how long it takes, not what is chosen."""


@dataclass(frozen=True)
class HouseBot:
    """A bot that picks by how well its actions would leave it (`Rules.worth`)."""

    name: str
    pick: Pick

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions, chosen from what the seat knows."""
        return self.think(imagine(match, seat, start))

    def think(self, position: Position, body: Body | None = None) -> int:
        """An action that is legal in the position. The body of the rules changes how long it takes, not what is
        chosen.
        """
        game = RULESETS[position.ruleset]
        body = body or compiled.interpreted(game)
        rows, rng = body.rows(2), [position.start]
        out, worths = body.ints(game.meta.max_actions), body.ints(game.meta.max_actions)
        body.load(rows, 0, position.state)
        legal = body.kernels.worths_after(rows, position.seat, out, worths)
        return int(out[self.pick([int(worth) for worth in worths[:legal]], rng)])


def _greedily(worths: Sequence[int], rng: MutableSequence[int]) -> int:
    """The best at once; of equals any, equally likely."""
    most = max(worths)
    best = [k for k, worth in enumerate(worths) if worth == most]
    return best[below(rng, len(best))]


def _casually(worths: Sequence[int], rng: MutableSequence[int]) -> int:
    """The best of a few that came to mind."""
    return max((below(rng, len(worths)) for _ in range(2 + len(worths) // NOTICED)), key=lambda k: worths[k])


def _hastily(worths: Sequence[int], rng: MutableSequence[int]) -> int:
    """The best of the first that came to mind."""
    looks = max(min(2, len(worths) - 1), 1 + len(worths) // NOTICED_FIRST)
    return max((below(rng, len(worths)) for _ in range(looks)), key=lambda k: worths[k])


NOVICE = HouseBot("novice", _hastily)
"""Somebody who plays for the first time: not by chance, but without looking round."""

BOTS = {bot.name: bot for bot in (HouseBot("casual", _casually), HouseBot("greedy", _greedily))}
"""The bots of the house by name, the weakest first."""

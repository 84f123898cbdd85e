"""How many points of Orchard are within reach of whoever does not know the cards to come: `python -m
scripts.reach_study`. An estimate of what an orchard comes to is fitted card by card from the end: to what the best of
the next placements comes to by the estimate of one card fewer, a card drawn at random (fitted value iteration: Gordon,
Stable function approximation in dynamic programming, 1995). What it expects at the start of a game is what whoever
plays on without a fault would have, as far as it can tell; beside it stands what its own player has, who looks no
further than one placement.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazzo import compiled
from mazzo.bots import ahead
from mazzo.bots.searcher import Searching
from mazzo.bots.sights import sight_of
from mazzo.bots.sights.sight import SCALE
from mazzo.compiled import Body
from mazzo.games import GAMES
from mazzo.games.orchard.deck import CARDS_PER_GAME
from mazzo.lab.ratings import mean_of
from scripts import outlooks
from scripts.ladders import told
from scripts.outlooks import HELD, LOOKS, MOST

GAME = "orchard"
FEWEST = 2
"""With so many cards to be laid the fit begins; with one left the best placement is known."""
LOOKED_AT = 12
"""Placements that a player weighs: those that promise most."""
WEIGHED = 20
"""The same for what the best of all comes to."""
SLIP = 0.3
"""How often a player takes the next best instead, and again."""
DRAWS = 2
"""Cards that are drawn for each orchard."""
STEADY = 1e-4
"""Added to the square of every number, in parts of their sum, so that what is seen seldom stays small (ridge
regression)."""

Numbers = NDArray[np.float64]


class Study:
    """The kernels over one body of the rules, and the estimate fitted so far: nothing at first."""

    def __init__(self, body: Body) -> None:
        self.body = body
        doors = {"look_ahead": "rggn", "lay": "rgn", "draw": "rn", "due": "r"}
        self._kernels: Any = body.bind(outlooks, doors, sight=sight_of(body.game))
        self._search = Searching(body, 1)
        self._found = body.grid(WEIGHED, outlooks.FOUND)
        self.weights: Numbers = np.zeros((CARDS_PER_GAME, LOOKS))
        """weights[left]: what each thing is worth that is looked at, while so many cards are still to be laid."""

    def outlooks(self, most: int) -> tuple[Numbers, Numbers]:
        """What the placements that promise most leave, a line for each, and what they come to in points."""
        count = int(self._kernels.look_ahead(self._search.rows, self._search.paper, self._found, most))
        found = np.array([list(line) for line in self._found[:count]], float).reshape(count, outlooks.FOUND)
        values = found[:, outlooks.POINTS].copy()
        for k, line in enumerate(found):
            left = int(line[outlooks.CARDS])
            if left == 1:
                values[k] += max(0.0, line[HELD + MOST] / SCALE)
            elif left > 1:
                values[k] += self.weights[left] @ line[:LOOKS]
        return found, values

    def begin(self, rng: Random) -> None:
        """A game in which the first card is to be laid."""
        state = self.body.game.state()
        self.body.game.rules.init(state, 1, 0)
        self.body.put(self._search.rows, ahead.ROOT, state)
        self._draw(rng)

    def _draw(self, rng: Random) -> None:
        rows = self._search.rows
        outcomes = int(self._kernels.due(rows))
        while outcomes > 0:
            outcomes = int(self._kernels.draw(rows, rng.randrange(outcomes)))

    def orchards(self, rng: Random, slip: float) -> Iterator[tuple[int, bytes, Numbers, int]]:
        """The orchards of a game, each before the draw: how many cards are still to be laid, the state, what there is
        to see, the points.
        """
        rows = self._search.rows
        self.begin(rng)
        left = CARDS_PER_GAME
        while left > 0:
            found, values = self.outlooks(LOOKED_AT)
            if len(values) == 0:
                return
            order, k = np.argsort(-values, kind="stable"), 0
            while k + 1 < len(order) and rng.random() < slip:
                k += 1
            line = found[order[k]]
            left = int(line[outlooks.CARDS])
            self._kernels.lay(rows, self._search.paper, int(line[outlooks.ACTION]))
            state = self.body.take(rows, ahead.ROOT).to_bytes()
            yield left, state, line[:LOOKS], int(line[outlooks.POINTS])
            self._draw(rng)

    def comes_to(self, state: bytes, rng: Random) -> float:
        """The points that the best of the next placements comes to, on average over a few cards drawn."""
        total = 0.0
        for _ in range(DRAWS):
            self.body.load(self._search.rows, ahead.ROOT, state)
            self._draw(rng)
            total += float(self.outlooks(WEIGHED)[1].max())
        return total / DRAWS

    def fit(self, games: int, rng: Random) -> Iterator[tuple[int, float]]:
        """Play games by the estimate and fit it anew: how many cards are to be laid, and by how many points it is off,
        most of which is the luck of the draw.
        """
        met: dict[int, list[tuple[bytes, Numbers, int]]] = {left: [] for left in range(FEWEST, CARDS_PER_GAME - 1)}
        for _ in range(games):
            for left, state, looks, points in self.orchards(rng, SLIP):
                if left in met:
                    met[left].append((state, looks, points))
        for left, some in met.items():
            sees = np.array([looks for _, looks, _ in some])
            gains = np.array([self.comes_to(state, rng) - points for state, _, points in some])
            self.weights[left] = fitted(sees, gains)
            yield left, float(np.sqrt(np.mean((sees @ self.weights[left] - gains) ** 2)))

    def expected(self, rng: Random) -> float:
        """The points that a game may be expected to end with, told when its first two cards are in hand."""
        self.begin(rng)
        return float(self.outlooks(WEIGHED)[1].max())

    def played(self, rng: Random) -> int:
        """The points of a game of whoever takes what is best by the estimate."""
        return [points for *_, points in self.orchards(rng, 0)][-1]


def fitted(sees: Numbers, gains: Numbers) -> Numbers:
    """What each column is worth, by least squares."""
    squares = sees.T @ sees
    steady = np.diag(STEADY * np.diag(squares) + 1e-9)
    return np.linalg.solve(squares + steady, sees.T @ gains).astype(np.float64)


def report(study: Study, deals: int, seed: str) -> Iterator[str]:
    """A table in Markdown: what is expected, and what its player has of the same first cards."""
    yield f"| {deals:,} deals | points |"
    yield "| --- | ---: |"
    expected = [study.expected(Random(f"{seed}/{k}")) for k in range(deals)]
    yield f"| expected at the start | {told(asdict(mean_of(expected)), 2)} |"
    played = [study.played(Random(f"{seed}/{k}")) for k in range(deals)]
    yield f"| played, looking one placement ahead | {told(asdict(mean_of(played)), 2)} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit as often as was asked for, and print what is expected."""
    parser = argparse.ArgumentParser(prog="python -m scripts.reach_study", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many games are played for each fit")
    parser.add_argument("--fits", type=int, default=2, help="how many fits, each to games played by the one before")
    parser.add_argument("--deals", type=int, default=2000, help="how many deals the estimate is asked about")
    parser.add_argument("--seed", default="reach", help="the seed of games and deals")
    wanted = parser.parse_args(arguments)
    if wanted.games < 1 or wanted.fits < 1 or wanted.deals < 2:
        parser.error("it takes a game, a fit and two deals at least")
    study, rng = Study(compiled.of(GAMES[GAME])), Random(wanted.seed)
    for k in range(wanted.fits):
        for left, off in study.fit(wanted.games, rng):
            print(f"fit {k + 1}, {left} cards to be laid: off by {off:.2f} points", flush=True)
    print("\n".join(report(study, wanted.deals, wanted.seed)))


if __name__ == "__main__":
    main()

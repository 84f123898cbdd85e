"""How many points of Orchard are within reach of whoever does not know the cards to come: `python -m
scripts.reach_study`. The estimate by which its master judges (`mazzo.bots.sights.orchard_outlook`) is fitted anew, from
the end and to games played by it: to what the best answers to all cards that may come next come to by the estimate of
one card fewer (fitted value iteration: Gordon, Stable function approximation in dynamic programming, 1995). Then
whoever plays by it looks no card ahead, one, and two, at the same deals.

Beside the points stand those less luck: what every card drawn was worth more than cards are on average, by the
estimate, is taken away. On average that is nothing, however wrong the estimate is, but the points spread much less
(Burch and others, AIVAT: a new variance reduction technique for agent evaluation in imperfect information games, 2018).
"""

import argparse
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from mazzo import compiled
from mazzo.bots import ahead, answers
from mazzo.bots.foreseer import Foreseeing, Foreseer
from mazzo.bots.sights.orchard_outlook import LOOKS, SEEN, WEIGHTS
from mazzo.bots.sights.outlook import FINE
from mazzo.compiled import Body
from mazzo.games import GAMES
from mazzo.games.orchard.deck import CARDS_PER_GAME
from mazzo.games.orchard.rules.state import State
from mazzo.lab.ratings import mean_of
from scripts.ladders import told

GAME = "orchard"
FITTED = range(2, CARDS_PER_GAME - 1)
"""With so many cards to be laid there is something to fit; with one left it is reckoned out."""
SLIP = 0.3
"""How often a player takes the next best instead, and again."""
STEADY = 1e-5
"""Added to the square of every number, in parts of their sum, so that what is seen seldom stays small (ridge
regression)."""
Numbers = NDArray[np.float64]


class Study:
    """The game and the estimate fitted so far: nothing at first, or as it is known."""

    def __init__(self, body: Body, weights: Sequence[Sequence[int]] = ()) -> None:
        self.weights = [list(line) for line in weights] or [[0] * LOOKS for _ in range(CARDS_PER_GAME - 1)]
        self._game, self._body = body.game, body
        self._thought = Foreseeing(body, self.weights)
        self._bot = Foreseer("study")
        self._terms = body.ints_of(self._bot.terms())

    def fit(self, games: int, rng: Random) -> Iterator[tuple[int, float]]:
        """Play games by the estimate and fit it anew: how many cards are to be laid, and how many points it is off."""
        met: dict[int, list[tuple[bytes, int]]] = {left: [] for left in FITTED}
        for _ in range(games):
            for left, before, action in self._placements(rng):
                if left in met:
                    met[left].append((before, action))
        for left, some in met.items():
            pairs = [self._sight_and_gain(*each) for each in some]
            sees, gains = np.array([sees for sees, _ in pairs]), np.array([gain for _, gain in pairs])
            found = fitted(sees, gains)
            self.weights[left] = [int(weight) for weight in np.rint(found)]
            self._thought.weigh_as(self.weights)
            yield left, float(np.sqrt(np.mean((sees @ found - gains) ** 2))) / FINE

    def played(self, rng: Random, cards: int) -> tuple[int, float]:
        """The points of a game in which so many cards are looked ahead, and the same less luck."""
        state, luck = self._begin(rng), 0
        while not self._game.rules.is_terminal(state):
            self._put(state)
            action = replace(self._bot, cards=cards).look_ahead(self._thought, 0)[0].action
            thought = self._weighed(action, 1)
            state = self._after(action)
            if self._draw(state, rng):
                luck += self._answer(state) - thought
        points = self._game.rules.score(state, 0)
        return points, points - luck / FINE

    def _placements(self, rng: Random) -> Iterator[tuple[int, bytes, int]]:
        """The placements of a game by whoever slips: how many cards are left after it, the state before, the action."""
        state = self._begin(rng)
        while not self._game.rules.is_terminal(state):
            self._put(state)
            some = [action for action, _ in self._thought.ways(0, self._bot.looked_at[0])]
            k = 0
            while k + 1 < len(some) and rng.random() < SLIP:
                k += 1
            before, state = state, self._after(some[k])
            if not self._game.rules.is_terminal(state):
                yield CARDS_PER_GAME - state.on_table, before.to_bytes(), some[k]
            self._draw(state, rng)

    def _sight_and_gain(self, before: bytes, action: int) -> tuple[list[int], int]:
        """What there is to see after a placement, and what it comes to beyond its points by the best answers to all
        cards that may come next.
        """
        self._body.load(self._thought.rows, ahead.ROOT, before)
        self._weighed(action, 0)
        sees = [int(number) for number in self._thought.sheet[SEEN][:LOOKS]]
        points = self._body.game.rules.worth(self._laid(), 0)
        return sees, self._weighed(action, 1) - points * FINE

    def _begin(self, rng: Random) -> State:
        """A game in which the first card is to be laid on the one that lies."""
        state = self._game.state()
        assert isinstance(state, State)
        self._game.rules.init(state, 1, 0)
        while self._draw(state, rng):
            pass
        return state

    def _draw(self, state: State, rng: Random) -> bool:
        outcomes = self._game.rules.chance_count(state)
        if outcomes:
            self._game.rules.apply_chance(state, rng.randrange(outcomes))
        return outcomes > 0

    def _put(self, state: State) -> None:
        self._body.put(self._thought.rows, ahead.ROOT, state)

    def _weighed(self, action: int, cards: int) -> int:
        thought = self._thought
        return int(thought.kernels.weigh(thought.rows, 0, action, thought.paper, thought.sheet, self._terms, cards))

    def _answer(self, state: State) -> int:
        """What the best answer comes to once the card is drawn, as the mean over all cards has it."""
        if self._game.rules.is_terminal(state):
            return self._game.rules.worth(state, 0) * FINE
        self._put(state)
        return self._thought.ways(0, self._bot.looked_at[-1])[0][1]

    def _after(self, action: int) -> State:
        self._weighed(action, 0)
        return self._laid()

    def _laid(self) -> State:
        """The state after the action that was weighed last."""
        state = self._body.take(self._thought.rows, answers.HERE + 1)
        assert isinstance(state, State)
        return state


def fitted(sees: Numbers, gains: Numbers) -> Numbers:
    """What each column is worth, by least squares."""
    squares = sees.T @ sees
    steady = np.diag(STEADY * np.diag(squares) + 1e-9)
    return np.linalg.solve(squares + steady, sees.T @ gains).astype(np.float64)


def report(study: Study, deals: int, seed: str) -> Iterator[str]:
    """A table in Markdown: what whoever plays by the estimate has of the same cards."""
    yield f"| {deals:,} deals | points | less luck | more than with a card fewer |"
    yield "| --- | ---: | ---: | ---: |"
    below: list[float] = []
    for cards in range(answers.CARDS + 1):
        games = [study.played(Random(f"{seed}/{k}"), cards) for k in range(deals)]
        steady = [less for _, less in games]
        more = points([mine - theirs for mine, theirs in zip(steady, below, strict=True)]) if below else ""
        yield f"| cards looked ahead: {cards} | {points([whole for whole, _ in games])} | {points(steady)} | {more} |"
        below = steady


def points(found: Sequence[float]) -> str:
    return told(asdict(mean_of(found)), 2)


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit as often as was asked for, and print what is found."""
    parser = argparse.ArgumentParser(prog="python -m scripts.reach_study", description=__doc__)
    parser.add_argument(
        "--fits", type=int, default=2, help="how many fits, each to games played by the one before; 0: the known one"
    )
    parser.add_argument("--games", type=int, default=10_000, help="how many games are played for each fit")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals are played then")
    parser.add_argument("--seed", default="reach", help="the seed of games and deals")
    wanted = parser.parse_args(arguments)
    if wanted.games < 1 or wanted.fits < 0 or wanted.deals < 2:
        parser.error("it takes a game for a fit and two deals at least")
    study = Study(compiled.of(GAMES[GAME]), () if wanted.fits else WEIGHTS)
    rng = Random(wanted.seed)
    for k in range(wanted.fits):
        for left, off in study.fit(wanted.games, rng):
            print(f"fit {k + 1}, {left} cards to be laid: off by {off:.2f} points", flush=True)
    if wanted.fits:
        print("\n".join(["WEIGHTS = (", *map(line_of, study.weights), ")"]), flush=True)
    for line in report(study, wanted.deals, wanted.seed):
        print(line, flush=True)


def line_of(weights: Sequence[int]) -> str:
    """Weights as they stand in `mazzo.bots.sights.orchard_outlook`."""
    return textwrap.fill(f"({', '.join(map(str, weights))}),", 112, initial_indent="    ", subsequent_indent="     ")


if __name__ == "__main__":
    main()

"""Estimates the score of Orchard that is possible without knowing the cards to come.

Run as `python -m research.reach_study`; with `grove` it fits and measures the estimate of Grove's review. Fits the
expected score that the master uses (`mazzo.games.orchard.analysis.expected_score`) again, backwards from the end of the
game, to games played by it: to the mean over the next cards of the best answer's value by the estimate for one card
fewer (fitted value iteration: Gordon, Stable function approximation in dynamic programming, 1995). Then players that
use it look no card, one card and two cards ahead on the same deals.

Beside the points are luck-adjusted points: for every card drawn, its estimated value minus the mean over all cards is
subtracted. The correction has mean zero for any estimate and reduces the variance a lot (Burch and others, AIVAT: a new
variance reduction technique for agent evaluation in imperfect information games, 2018).
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from generate.ladders import told
from mazzo import compiled
from mazzo.bots import rollout
from mazzo.bots.expectimax import kernels as expectimax_kernels
from mazzo.bots.expectimax.bot import ExpectimaxBot, Lookahead
from mazzo.compiled import Body
from mazzo.core.evaluator import FINE, SCALE
from mazzo.games import GAMES
from mazzo.games.grove.analysis import expected_score as grove_score
from mazzo.games.orchard.analysis import expected_score as orchard_score
from mazzo.games.orchard.deck import CARDS_PER_GAME
from mazzo.gridcards import prospects
from mazzo.lab.ratings import mean_of
from research.weights import write_weights

SCORES = {"orchard": orchard_score, "grove": grove_score}
"""The estimate of each game: Orchard's is that of its master, Grove's that of the review."""
FITTED = range(2, CARDS_PER_GAME - 1)
"""Numbers of cards to be laid for which there is a fit; with one left the estimate is the most points of this card,
and the search computes the exact value.
"""
LAST = 1
SLIPS = (0.0, 0.0, 0.3, 0.7)
"""Probability of taking the next best action instead, repeated; one for each game, so that games of strong and weak
players are met.
"""
STEADY = 1e-5
"""Ridge term, added to the square of every number as a fraction of their sum, so that rare features stay small."""
WIDE = {"orchard": (30, 12, 12), "grove": (40, 40, 40)}
"""How many placements are compared where the estimate is fitted: in Grove the evaluator ranks worse."""
Numbers = NDArray[np.float64]


class Study:
    """The game and the current fit, which starts at zero or at the known weights."""

    def __init__(self, body: Body, weights: Sequence[Sequence[int]] = (), slips: Sequence[float] = SLIPS) -> None:
        self._slips, self._wide = slips, WIDE[body.game.meta.name]
        self._score: Any = SCORES[body.game.meta.name]
        self.weights = [list(line) for line in weights] or [[0] * self._score.LOOKS for _ in self._score.WEIGHTS]
        if not weights:
            for row in LAST, LAST + getattr(self._score, "CHALLENGE", 0):
                self.weights[row][self._score.CARDS + prospects.MOST] = FINE // SCALE
        self._game, self._body = body.game, body
        self._lookahead = Lookahead(body, self.weights, self._score)
        self._bot = ExpectimaxBot("study")
        challenges = [option.bit for option in body.game.meta.options if option.backs]
        self._options = [0, 0, *challenges] if challenges else []
        self._params = self._lookahead.params(self._wide, self._bot.searched)

    def fit(self, games: int, rng: Random) -> Iterator[tuple[int, float]]:
        """Play games by the estimate and fit it again; yields the row of the weights and the error in points."""
        met: dict[int, list[tuple[bytes, int]]] = {}
        for _ in range(games):
            for row, before, action in self._placements(rng):
                met.setdefault(row, []).append((before, action))
        for row, some in sorted(met.items()):
            pairs = [self._sight_and_gain(*each) for each in some]
            sees, gains = np.array([sees for sees, _ in pairs]), np.array([gain for _, gain in pairs])
            found = fitted(sees, gains)
            self.weights[row] = [int(weight) for weight in np.rint(found)]
            self._lookahead.set_weights(self.weights)
            yield row, float(np.sqrt(np.mean((sees @ found - gains) ** 2))) / FINE

    def played(self, rng: Random, cards: int) -> tuple[int, float]:
        """The points of a game with `cards` cards of lookahead, and the luck-adjusted points."""
        state, luck = self._begin(rng), 0
        while not self._game.rules.is_terminal(state):
            self._put(state)
            action = replace(self._bot, cards=cards).look_ahead(self._lookahead, 0)[0].action
            mean = self._weighed(action, 1)
            state = self._after(action)
            if self._draw(state, rng):
                luck += self._answer(state) - mean
        points = self._game.rules.score(state, 0)
        return points, points - luck / FINE

    def _placements(self, rng: Random) -> Iterator[tuple[int, bytes, int]]:
        """The best placements of a game with slips: row of the weights after it, the state before, the action. What is
        not the best is no part of a value: an estimate that fits it too is too high for the best ones.
        """
        option = rng.choice(self._options) if self._options else 0
        state, slip = self._begin(rng, option), rng.choice(self._slips)
        while not self._game.rules.is_terminal(state):
            self._put(state)
            some = [action for action, _ in self._lookahead.candidates(0, self._bot.ranked[0])]
            k = 0
            while k + 1 < len(some) and rng.random() < slip:
                k += 1
            before, state = state, self._after(some[k])
            left = CARDS_PER_GAME - state.on_table
            if k == 0 and left in FITTED and not self._game.rules.is_terminal(state):
                yield left + (self._score.CHALLENGE if option else 0), before.to_bytes(), some[0]
            self._draw(state, rng)

    def _sight_and_gain(self, before: bytes, action: int) -> tuple[list[int], int]:
        """The features after a placement, and its value beyond its points: the mean of the best answers to all cards
        that may come next.
        """
        self._body.load(self._lookahead.rows, rollout.ROOT, before)
        self._weighed(action, 0)
        sees = [int(number) for number in self._lookahead.sheet[self._score.SEEN][: self._score.LOOKS]]
        points = self._body.game.rules.greedy_value(self._laid(), 0)
        return sees, self._weighed(action, 1) - points * FINE

    def _begin(self, rng: Random, option: int = 0) -> Any:
        """A game in which the first card is to be laid on the initial one."""
        state = self._game.new_state()
        self._game.rules.init(state, 1, option)
        while self._draw(state, rng):
            pass
        return state

    def _draw(self, state: Any, rng: Random) -> bool:
        outcomes = self._game.rules.chance_count(state)
        if outcomes:
            self._game.rules.apply_chance(state, rng.randrange(outcomes))
        return outcomes > 0

    def _put(self, state: Any) -> None:
        self._body.put(self._lookahead.rows, rollout.ROOT, state)

    def _weighed(self, action: int, cards: int) -> int:
        one = self._lookahead
        return int(one.kernels.value_of(one.rows, 0, action, one.scratch, one.sheet, self._params, cards))

    def _answer(self, state: Any) -> int:
        """The value of the best answer after the next draw, as the mean over all cards."""
        if self._game.rules.is_terminal(state):
            return self._game.rules.greedy_value(state, 0) * FINE
        self._put(state)
        return self._lookahead.candidates(0, self._wide[-1])[0][1]

    def _after(self, action: int) -> Any:
        self._weighed(action, 0)
        return self._laid()

    def _laid(self) -> Any:
        """The state after the last evaluated action."""
        state = self._body.take(self._lookahead.rows, expectimax_kernels.HERE + 1)
        return state


def fitted(sees: Numbers, gains: Numbers) -> Numbers:
    """The least-squares weight of each column."""
    squares = sees.T @ sees
    steady = np.diag(STEADY * np.diag(squares) + 1e-9)
    return np.linalg.solve(squares + steady, sees.T @ gains).astype(np.float64)


def report(study: Study, deals: int, seed: str) -> Iterator[str]:
    """A Markdown table: results of players that use the estimate, on the same cards."""
    yield f"| {deals:,} deals | points | less luck | more than with a card fewer |"
    yield "| --- | ---: | ---: | ---: |"
    below: list[float] = []
    for cards in range(expectimax_kernels.MAX_CARDS + 1):
        games = [study.played(Random(f"{seed}/{k}"), cards) for k in range(deals)]
        steady = [less for _, less in games]
        more = points([mine - theirs for mine, theirs in zip(steady, below, strict=True)]) if below else ""
        yield f"| cards looked ahead: {cards} | {points([whole for whole, _ in games])} | {points(steady)} | {more} |"
        below = steady


def points(found: Sequence[float]) -> str:
    return told(asdict(mean_of(found)), 2)


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit and print the result."""
    parser = argparse.ArgumentParser(prog="python -m research.reach_study", description=__doc__)
    parser.add_argument("game", choices=SCORES, default="orchard", nargs="?")
    parser.add_argument(
        "--fits", type=int, default=2, help="how many fits, each to games played by the one before; 0: the known one"
    )
    parser.add_argument("--known", action="store_true", help="whether the first fit begins with the known one")
    parser.add_argument(
        "--slips", type=float, nargs="+", default=SLIPS, help="how often the next best action is taken, by game"
    )
    parser.add_argument("--games", type=int, default=10_000, help="how many games are played for each fit")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals are played then")
    parser.add_argument("--seed", default="reach", help="the seed of games and deals")
    parser.add_argument("--write", action="store_true", help="whether each fit is written into weights.json")
    wanted = parser.parse_args(arguments)
    if wanted.games < 1 or wanted.fits < 0 or wanted.deals < 2:
        parser.error("it takes a game for a fit and two deals at least")
    weights = SCORES[wanted.game].WEIGHTS if wanted.known or not wanted.fits else ()
    study = Study(compiled.of(GAMES[wanted.game]), weights, wanted.slips)
    rng = Random(wanted.seed)
    for k in range(wanted.fits):
        errors = []
        for left, off in study.fit(wanted.games, rng):
            errors.append(f"{off:.2f} points with {left} cards to be laid")
            print(f"fit {k + 1}, {left} cards to be laid: off by {off:.2f} points", flush=True)
        if wanted.write:
            tables = {"expected_score": study.weights}
            write_weights(SCORES[wanted.game], tables, "research.reach_study", wanted.games, ", ".join(errors))
    for line in report(study, wanted.deals, wanted.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()

"""The proof that one action of a position is the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots import rollout
from mazzo.bots.evaluators import evaluator_of, zobrist_keys_of
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.bits import below
from mazzo.core.evaluator import FINE, Survey
from mazzo.match import Match
from mazzo.puzzles import kernels
from mazzo.puzzles.kernels import Scratch
from mazzo.puzzles.puzzle import EXACT, SEARCH
from mazzo.reviews.position_values import Values, review_module, review_of
from mazzo.reviews.values import values_of

GAMES = (64, 256, 1024)
"""Numbers of games that are played after each action that is not yet decided."""
ALIKE = 256
"""An action with the same result as the best in so many games is equally good."""
SURE = 4
"""Another action is worse if its mean is lower by so many standard errors of the difference."""
SOON = 2
"""A wanted difference is out of reach if the mean is lower by so many standard errors."""
BUDGET = 50_000
"""Positions that an exact proof may visit after each action."""
DIGITS = 2


class Kernels(Protocol):
    """The kernels of `mazzo.puzzles.kernels`, bound to a game."""

    def play_games(
        self, rows: Rows, seat: int, sign: int, action: int, starts: Ints, luck: Ints, out: Ints, scores: Ints, /
    ) -> int: ...
    def exact_value(
        self,
        rows: Rows,
        seat: int,
        sign: int,
        action: int,
        outs: Sequence[Ints],
        budget: Ints,
        scratch: Scratch,
        /,
    ) -> int: ...


_ENTRY_POINTS = ("play_games", "exact_value")


@lru_cache(16)
def kernels_of(body: Body) -> Kernels:
    """The kernels, bound to a body of the rules."""
    game = body.game
    modules = {"review": review_module(game), "evaluator": evaluator_of(game)}
    return cast(Kernels, body.bind(kernels, _ENTRY_POINTS, **modules))


@dataclass(frozen=True, slots=True)
class Proof:
    """The best actions of a position, and the best of the others."""

    kind: str
    """EXACT or SEARCH."""
    best: tuple[int, ...]
    """Actions that are equally good, ascending."""
    next: int
    value: float
    """Expected result after the best, larger is better."""
    next_value: float
    errors: float
    """The difference of the two in standard errors; infinite if it is exact."""


class Prover:
    """Proofs for positions of one game with a number of seats. Use it from one thread at a time."""

    def __init__(self, body: Body, values: Values) -> None:
        game = body.game
        self.body, self.values, self.review, self.kernels = body, values, review_of(game), kernels_of(body)
        self.rows, self.sign = body.rows(kernels.ROWS), values.sign
        self.outs = body.grid(kernels.ROWS, game.meta.max_actions)
        self.budget, self.luck, self.out = body.ints(1), body.ints(1), body.ints(game.meta.max_actions)
        self.scratch = Scratch(
            body.ints(game.meta.max_actions),
            body.records(Survey, 1)[0],
            body.ints_of(zobrist_keys_of(evaluator_of(game).KEYS)),
        )
        seed = [compiled.generator("puzzle")]
        self.starts = [1 + (below(seed, 1 << 30) << 30 | below(seed, 1 << 30)) for _ in range(GAMES[-1])]

    def actions(self, match: Match, seat: int) -> list[int]:
        """The legal actions that are compared, ascending."""
        state, own = match.table.place_of(seat)
        return [action for action in match.legal_actions(seat) if self.review.is_weighed(state, own, action)]

    def prove(self, match: Match, seat: int, least: float) -> Proof | None:
        """The proof of a position in which at least two actions are compared: the exact one if it is possible. `least`
        is the wanted difference: a search ends early if it is out of reach.
        """
        return self.exact(match, seat) or self.search(match, seat, least)

    def exact(self, match: Match, seat: int) -> Proof | None:
        """The exact proof, over all outcomes of chance; None if there are too many positions, or if another seat acts
        before the end of the game, round or hand.
        """
        state, own = match.table.place_of(seat)
        self.body.put(self.rows, rollout.ROOT, self.values.blind(state, own))
        values: dict[int, int] = {}
        for action in self.actions(match, seat):
            self.budget[0] = BUDGET
            values[action] = self.kernels.exact_value(
                self.rows, own, self.sign, action, self.outs, self.budget, self.scratch
            )
            if self.budget[0] < 0:
                return None
        most = max(values.values())
        best = tuple(action for action, value in values.items() if value == most)
        others = [(-value, action) for action, value in values.items() if value < most]
        if not others:
            return None
        value, action = min(others)
        return Proof(EXACT, best, action, round(most / FINE, DIGITS), round(-value / FINE, DIGITS), float("inf"))

    def search(self, match: Match, seat: int, least: float = 0) -> Proof | None:
        """The proof by playing games to the end after each action, with the same random numbers. None if an action
        remains that is neither shown to be equally good nor shown to be worse.
        """
        state, own = match.table.place_of(seat)
        self.body.put(self.rows, rollout.ROOT, state)
        scores: dict[int, list[int]] = {action: [] for action in self.actions(match, seat)}
        candidates = list(scores)
        for games in GAMES:
            for action in candidates:
                scores[action] += self._play(own, action, len(scores[action]), games)
            best = max(candidates, key=lambda one: (sum(scores[one]), -one))
            candidates = [one for one in candidates if one == best or not is_worse(scores[one], scores[best])]
            alike = [one for one in candidates if scores[one] == scores[best]]
            gaps = {one: gap(scores[one], scores[best]) for one in candidates if one not in alike}
            if any(mean + SOON * error < least for mean, error in gaps.values()):
                return None
            if len(alike) == len(candidates) and (len(candidates) == 1 or games >= ALIKE):
                break
        others = [one for one in scores if one not in alike]
        if not others or not all(is_worse(scores[one], scores[best]) for one in others):
            return None
        gaps = {one: gap(scores[one], scores[best]) for one in others}
        following = min(others, key=lambda one: (gaps[one][0], one))
        value = sum(scores[best]) / len(scores[best])
        return Proof(
            SEARCH,
            tuple(alike),
            following,
            round(value, DIGITS),
            round(value - gaps[following][0], DIGITS),
            min(mean / error if error else float("inf") for mean, error in gaps.values()),
        )

    def _play(self, seat: int, action: int, first: int, last: int) -> list[int]:
        starts, scores = self.body.ints_of(self.starts[first:last]), self.body.ints(last - first)
        self.kernels.play_games(self.rows, seat, self.sign, action, starts, self.luck, self.out, scores)
        return self.body.numbers_of(scores)


def gap(worse: Sequence[int], better: Sequence[int]) -> tuple[float, float]:
    """The mean difference over the games that both actions have, and its standard error."""
    differences = [b - a for a, b in zip(worse, better, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    return mean, sqrt(sum((each - mean) ** 2 for each in differences) / (count * (count - 1)))


def is_worse(worse: Sequence[int], better: Sequence[int]) -> bool:
    """Whether the difference is sure."""
    mean, error = gap(worse, better)
    return mean > 0 and mean >= SURE * error


def prover(body: Body, seats: int) -> Prover:
    """The prover of a game with a number of seats."""
    return Prover(body, values_of(body, seats))

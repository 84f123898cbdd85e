"""A bot that chooses by expectimax over the next cards (`mazzo.bots.expectimax.kernels`), for games with an estimate of
the final score.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import perm
from types import ModuleType
from typing import Protocol, cast

from mazzo import compiled
from mazzo.bots import rollout
from mazzo.bots.evaluators import ActionEvaluation, evaluator_of, expected_score_of
from mazzo.bots.expectimax import kernels
from mazzo.bots.expectimax.kernels import LookaheadParams, Scratch
from mazzo.bots.ismcts.bot import beam_scratch
from mazzo.bots.position import Position, determinize
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.bits import below
from mazzo.core.evaluator import ALWAYS, FINE, SCALE, Evaluator, ExpectedScore
from mazzo.core.record import Record
from mazzo.games import RULESETS
from mazzo.match import Match

UNLIMITED = 1 << 40
ALIKE = 0.1
"""Values that differ by no more points than this count as equal."""


class Kernels(Protocol):
    """The kernels of `mazzo.bots.expectimax.kernels`, bound to a game."""

    def consider(
        self, rows: Rows, seat: int, scratch: Scratch, sheet: Sequence[Ints], most: int, exact: int, /
    ) -> int: ...
    def value_of(
        self,
        rows: Rows,
        seat: int,
        action: int,
        scratch: Scratch,
        sheet: Sequence[Ints],
        params: LookaheadParams,
        cards: int,
        /,
    ) -> int: ...
    def hash_each(
        self, rows: Rows, seat: int, actions: Ints, count: int, hashes: Ints, scratch: Scratch, /
    ) -> None: ...


_ENTRY_POINTS = ("consider", "value_of", "hash_each")


@lru_cache(16)
def _kernels(body: Body, expected_score: ModuleType) -> Kernels:
    """Cached: every search asks for them."""
    return cast(
        Kernels,
        body.bind(kernels, _ENTRY_POINTS, evaluator=evaluator_of(body.game), expected_score=expected_score),
    )


def _expected_score(body: Body) -> ModuleType:
    """Raises ValueError for a game that brings no estimate of the final score."""
    module = expected_score_of(body.game)
    if module is None:
        raise ValueError(f"{body.game.meta.name} has no estimate of the final score")
    return module


def warm(body: Body) -> None:
    """Compile the kernels for a game that has an estimate, or read them from the cache."""
    module = expected_score_of(body.game)
    if module is not None:
        _kernels(body, module)


class Lookahead:
    """The kernels over one body of a game's rules, with their memory. Use it from one thread at a time. The position is
    in the first of `rows`. `expected_score`: another estimate than the game's `analysis/expected_score.py`.
    """

    def __init__(
        self, body: Body, weights: Sequence[Sequence[int]] = (), expected_score: ModuleType | None = None
    ) -> None:
        actions = body.game.meta.max_actions
        module = expected_score or _expected_score(body)
        self.body, self.kernels = body, _kernels(body, module)
        self.expected_score = cast(ExpectedScore, module)
        self.rows = body.rows(kernels.ROWS)
        self.scratch = Scratch(
            actions=body.grid(kernels.LEVELS, actions),
            values=body.grid(kernels.LEVELS, actions),
            memo=(),
            beam=beam_scratch(body, actions),
        )
        self.sheet = body.grid(self.expected_score.LINES, self.expected_score.COLUMNS)
        self.set_weights(weights or self.expected_score.WEIGHTS)

    def set_weights(self, weights: Sequence[Sequence[int]]) -> None:
        """Set the weights of the estimate, a row for each number of cards left."""
        for cards, line in enumerate(weights):
            self.sheet[self.expected_score.WEIGHT_ROWS + cards][: len(line)] = self.body.ints_of(line)
        self._forget()

    def correct(self, corrections: Sequence[int]) -> None:
        """Add a constant to each row of weights, in 1/FINE of a point."""
        for cards, constant in enumerate(corrections):
            self.sheet[self.expected_score.WEIGHT_ROWS + cards][ALWAYS] += round(constant / SCALE)
        self._forget()

    def _forget(self) -> None:
        """Empty the table of values found before, which are those of other weights or parameters."""
        self.scratch = self.scratch._replace(memo=self.body.grid(2, kernels.FOUND))

    def candidates(self, seat: int, most: int, exact: int = 0) -> list[tuple[int, int]]:
        """Actions and their expected scores in 1/FINE of a point, best first; of placements at most `most`. `exact`:
        see `LookaheadParams`.
        """
        count = self.kernels.consider(self.rows, seat, self.scratch, self.sheet, most, exact)
        actions, values = self.scratch.actions[0], self.scratch.values[0]
        return [(int(actions[k]), int(values[k])) for k in range(count)]

    def legal(self, seat: int) -> list[int]:
        """The legal actions."""
        out = self.body.ints(self.body.game.meta.max_actions)
        return [int(out[k]) for k in range(self.body.kernels.legal_at(self.rows, rollout.ROOT, seat, out))]

    def draws(self, state: Record) -> int:
        """How many cards are still to be drawn after an action."""
        evaluator = cast(Evaluator, evaluator_of(self.body.game))
        return max(0, evaluator.to_lay(state) - 1 - evaluator.is_placing(state))

    def with_equivalents(self, seat: int, evaluations: Sequence[ActionEvaluation]) -> list[ActionEvaluation]:
        """The same evaluations, also for the legal actions that lead to the same position: of cards that look the same
        after half a turn, only one orientation was searched.
        """
        hash_of = self._hashes_after(seat)
        evaluated = {one.action for one in evaluations}
        others: dict[int, list[int]] = {}
        for action, hash_after in hash_of.items():
            if action not in evaluated:
                others.setdefault(hash_after, []).append(action)
        return [
            each
            for one in evaluations
            for each in (one, *(replace(one, action=action) for action in others.pop(hash_of[one.action], ())))
        ]

    def _hashes_after(self, seat: int) -> dict[int, int]:
        """The hash of the position after each legal action."""
        actions, hashes = (self.body.ints(self.body.game.meta.max_actions) for _ in range(2))
        count = self.body.kernels.legal_at(self.rows, rollout.ROOT, seat, actions)
        self.kernels.hash_each(self.rows, seat, actions, count, hashes, self.scratch)
        return {int(actions[k]): int(hashes[k]) for k in range(count)}

    def evaluate(self, seat: int, action: int, params: LookaheadParams, cards: int) -> ActionEvaluation:
        """The value of an action with so many cards drawn in the search. `visits` is the number of ways to draw
        them.
        """
        value = self.kernels.value_of(self.rows, seat, action, self.scratch, self.sheet, params, cards)
        unseen = self.body.game.rules.chance_count(self.body.take(self.rows, kernels.HERE + 1))
        return ActionEvaluation(action, max(1, perm(unseen, cards)), int(value) / FINE)

    def params(
        self, ranked: Sequence[int], searched: Sequence[int], margin: int = UNLIMITED, exact: int = 0
    ) -> LookaheadParams:
        """The parameters as the kernels read them; see `ExpectimaxBot` and `LookaheadParams`. Those that were made
        before may not be used any more.
        """
        self._forget()
        params = self.body.records(LookaheadParams, 1)[0]
        for cards, count in enumerate(reversed(ranked)):
            params.ranked[cards] = count
        for cards, count in enumerate(reversed(searched), 1):
            params.searched[cards] = count
        params.margin, params.exact = margin, exact
        return params


@dataclass(frozen=True)
class ExpectimaxBot:
    """A bot that searches so many cards ahead. `ranked` placements are compared by the expected score, in the position,
    after one card, and after two; `searched` of these are searched further. Larger numbers do not play better
    (docs/bots.md).

    With `seconds` it searches fewer cards ahead where the time is too short.
    """

    name: str
    cards: int = kernels.MAX_CARDS
    ranked: tuple[int, int, int] = (30, 8, 6)
    searched: tuple[int, int] = (5, 3)
    seconds: float | None = None

    def __post_init__(self) -> None:
        counts = *self.ranked, *self.searched
        if not 0 <= self.cards <= kernels.MAX_CARDS or len(counts) != 2 * kernels.MAX_CARDS + 1 or min(counts) < 1:
            raise ValueError(f"cards {self.cards}, placements {self.ranked} and {self.searched}")

    @property
    def is_brief(self) -> bool:
        """False: the interpreted rules are too slow for thousands of positions."""
        return False

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions, chosen from what the seat knows, by the compiled rules."""
        with compiled.announced():
            return self.think(determinize(match, seat, start), compiled.of(match.game))

    def think(self, position: Position, body: Body | None = None) -> int:
        """The chosen action: one of those of equal value at random, so that two bots at a table do not play the same
        game. It is the same with either body of the rules.
        """
        return self.judge(position, body)[0]

    def judge(self, position: Position, body: Body | None = None) -> tuple[int, list[ActionEvaluation]]:
        """The action of `think`, and the evaluations."""
        evaluations = self.evaluate(position, body)
        alike = [one for one in evaluations if one.mean >= evaluations[0].mean - ALIKE]
        return alike[below([position.start], len(alike))].action, evaluations

    def evaluate(self, position: Position, body: Body | None = None) -> list[ActionEvaluation]:
        """The evaluations of the actions that were searched, best first: `mean` is the expected final score."""
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        game, seat = RULESETS[position.ruleset], position.seat
        lookahead = Lookahead(body or compiled.interpreted(game))
        lookahead.body.load(lookahead.rows, rollout.ROOT, position.state)
        if len(legal := lookahead.legal(seat)) == 1:
            state = game.new_state().from_bytes(position.state)
            return [ActionEvaluation(legal[0], 1, float(game.rules.greedy_value(state, seat)))]
        return lookahead.with_equivalents(seat, self.look_ahead(lookahead, seat, deadline))

    def look_ahead(self, lookahead: Lookahead, seat: int, deadline: float | None = None) -> list[ActionEvaluation]:
        """The same for the position of `lookahead`, with one of several actions that lead to the same position. At the
        deadline it returns the evaluations with fewer cards.
        """
        evaluations = [
            ActionEvaluation(action, 1, value / FINE) for action, value in lookahead.candidates(seat, self.ranked[0])
        ]
        params = lookahead.params(self.ranked, self.searched)
        for cards in range(1, min(self.cards, lookahead.draws(lookahead.body.take(lookahead.rows, rollout.ROOT))) + 1):
            further = []
            for one in evaluations[: self.searched[0]]:
                if deadline is not None and time.monotonic() >= deadline:
                    return evaluations
                further.append(lookahead.evaluate(seat, one.action, params, cards))
            evaluations = sorted(further, key=lambda one: -one.mean)
        return evaluations

"""Bots with one-ply lookahead: they compare positions after legal actions by `Rules.greedy_value`."""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Protocol, cast, runtime_checkable

from mazzo import compiled
from mazzo.bots.evaluators import ActionEvaluation
from mazzo.bots.params import BotSettings
from mazzo.bots.position import Position, determinize
from mazzo.compiled import Body
from mazzo.core.bits import below
from mazzo.core.game import AnyGame
from mazzo.games import RULESETS, load_module
from mazzo.match import Match

Pick = Callable[[Sequence[int], MutableSequence[int], BotSettings], int]
"""(value of the position after each legal action, random generator, the game's settings) -> index of the action."""


def settings_of(game: AnyGame) -> BotSettings:
    """The settings of a game's bots: `BOT` of its `analysis/bot.py`, or the defaults."""
    module = load_module(game, "analysis.bot")
    return BotSettings() if module is None else cast(BotSettings, module.BOT)


class Bot(Protocol):
    """A bot that chooses actions for a seat. The choice depends only on the seat's information of the match and on the
    start of the random generator.
    """

    @property
    def name(self) -> str:
        """Name in files and on the wire."""

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions. The seat must be allowed to act."""

    def think(self, position: Position, body: Body | None = None) -> int:
        """A legal action of a position. `body` affects the time, not the choice."""


@runtime_checkable
class Judge(Protocol):
    """A bot that returns the values of the actions that it has compared."""

    def judge(self, position: Position, body: Body | None = None) -> tuple[int, list[ActionEvaluation]]:
        """The action of `Bot.think`, and the evaluations."""


@dataclass(frozen=True)
class OnePlyBot:
    """A bot that compares positions after its actions by `Rules.greedy_value`."""

    name: str
    pick: Pick

    def choose(self, match: Match, seat: int, start: int) -> int:
        """One of the seat's legal actions, chosen from the seat's information."""
        return self.think(determinize(match, seat, start))

    def think(self, position: Position, body: Body | None = None) -> int:
        """A legal action of the position. `body` affects the time, not the choice."""
        actions, values = self._values(position, body)
        return actions[self._pick(values, position)]

    def judge(self, position: Position, body: Body | None = None) -> tuple[int, list[ActionEvaluation]]:
        """The action of `think`, and the values of all legal actions, ascending by action."""
        actions, values = self._values(position, body)
        evaluations = [ActionEvaluation(action, 1, float(value)) for action, value in zip(actions, values, strict=True)]
        return actions[self._pick(values, position)], evaluations

    def _pick(self, values: Sequence[int], position: Position) -> int:
        return self.pick(values, [position.start], settings_of(RULESETS[position.ruleset]))

    def _values(self, position: Position, body: Body | None) -> tuple[list[int], list[int]]:
        """The legal actions, and the value of the position after each."""
        game = RULESETS[position.ruleset]
        body = body or compiled.interpreted(game)
        rows = body.rows(2)
        out, values = body.ints(game.meta.max_actions), body.ints(game.meta.max_actions)
        body.load(rows, 0, position.state)
        legal = body.kernels.greedy_values(rows, position.seat, out, values)
        return body.numbers_of(out[:legal]), body.numbers_of(values[:legal])


def _greedy(values: Sequence[int], rng: MutableSequence[int], settings: BotSettings) -> int:
    """Index of the highest value; ties are broken at random."""
    most = max(values)
    best = [k for k, value in enumerate(values) if value == most]
    return best[below(rng, len(best))]


def _novice(values: Sequence[int], rng: MutableSequence[int], settings: BotSettings) -> int:
    return _best_of(1, settings.novice_percent, values, rng)


def _casual(values: Sequence[int], rng: MutableSequence[int], settings: BotSettings) -> int:
    return _best_of(2, settings.casual_percent, values, rng)


def _best_of(first: int, percent: int, values: Sequence[int], rng: MutableSequence[int]) -> int:
    """Index of the highest of max(`first`, `percent` % of all) values drawn with replacement; at least two are drawn if
    there are three.
    """
    looks = max(min(2, len(values) - 1), first + len(values) * percent // 100)
    return max((below(rng, len(values)) for _ in range(looks)), key=lambda k: values[k])


NOVICE = OnePlyBot("novice", _novice)
"""Compares few actions, like a beginner."""

BOTS = {bot.name: bot for bot in (OnePlyBot("casual", _casual), OnePlyBot("greedy", _greedy))}
"""The other bots with one-ply lookahead, by name, weakest first."""

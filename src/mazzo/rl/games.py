"""Games for learning, found by name, and what is common to their interfaces: versions, tables, observations, masks."""

import operator
import re
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from mazzo import compiled
from mazzo.compiled.body import Body, Rows
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.observation import Observation
from mazzo.core.record import Record
from mazzo.core.streams import seed_of
from mazzo.games import GAMES, find, load_module
from mazzo.match import Match, deal
from mazzo.rl import kernels

Features = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]
ENTRY_POINTS = ("observe_at", "indices_at", "action_at", "move_at")


def observation_of(game: AnyGame) -> Observation | None:
    """The game's module `observation`; None if it has none."""
    return cast("Observation | None", load_module(game, "analysis.observation"))


def learnable() -> tuple[AnyGame, ...]:
    """The registered games that have observations."""
    return tuple(game for game in GAMES.values() if observation_of(game))


def learnable_layout(game: AnyGame) -> Observation:
    """The game's module `observation`. Raises NotUnderstood if it has none."""
    layout = observation_of(game)
    if layout is None:
        names = ", ".join(one.meta.name for one in learnable())
        raise NotUnderstood("rl-no-observation", game=game.meta.name, known=names)
    return layout


def versioned_name(game: AnyGame) -> str:
    """The game's name with the version of its observation, such as "orchard_v1"."""
    return f"{game.meta.name}_v{learnable_layout(game).VERSION}"


def game_of(name: str) -> AnyGame:
    """The game with this name, which may carry a version. Raises NotUnderstood: unknown-game, rl-no-observation, or
    rl-unknown-version if observations of this version are not made any more, or not yet.
    """
    bare = re.sub(r"_v\d+$", "", name)
    game = find(bare)
    if name not in (bare, versioned_name(game)):
        raise NotUnderstood("rl-unknown-version", text=name[:40], known=versioned_name(game))
    return game


def dealt(game: AnyGame, seats: int, options: Sequence[str]) -> Match:
    """A match at its beginning, whose chance is left to the caller. Raises NotUnderstood."""
    return deal(game.meta.name, seats, None, options, "manual")


def shares(values: Sequence[Any]) -> tuple[float, ...]:
    """For each value, the share of the others that are lower less the share that are higher; the sum is 0."""
    others = max(len(values) - 1, 1)
    return tuple(sum((other < one) - (other > one) for other in values) / others for one in values)


def number_of_seed(seed: object, end: int) -> int:
    """An integer below `end` for a seed: an integer itself, unchanged, anything else by `streams.seed_of`, whose errors
    this raises.
    """
    try:
        return operator.index(cast(Any, seed))
    except TypeError:
        return int.from_bytes(seed_of(seed)[:8], "big") % end


def some_of(numbers: Sequence[int]) -> str:
    """The first ten of some numbers, for a message."""
    return ", ".join(map(str, numbers[:10])) + (" …" if len(numbers) > 10 else "")


class Encoder:
    """Observations and legal actions of one game by compiled kernels, from any thread. `rows` are states of the
    compiled body; a state as a record is not changed.
    """

    def __init__(self, game: AnyGame, body: Body | None = None) -> None:
        self.game = game
        self.layout = learnable_layout(game)
        self.size = sum(part.size for part in self.layout.PARTS)
        self.actions = self.layout.ACTIONS
        with compiled.announced():
            self.body = body or compiled.on_arrays(game)
            self.kernels = self.bind(*ENTRY_POINTS)

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder_of, (self.game,)

    def bind(self, *entry_points: str) -> Any:
        """Further kernels of `mazzo.rl.kernels`, bound to the game."""
        return self.body.bind(kernels, entry_points, observation=cast(ModuleType, self.layout))

    def rows_of(self, states: Sequence[Record]) -> Rows:
        """New rows with these states."""
        rows = self.body.rows(len(states))
        for at, state in enumerate(states):
            self.body.put(rows, at, state)
        return rows

    def observe_at(self, rows: Rows, at: int, own: int) -> Features:
        """The observation of a seat of rows[at]."""
        out = np.zeros(self.size, np.int16)
        self.kernels.observe_at(rows, at, own, out)
        return out

    def observe_in(self, state: Record, own: int) -> Features:
        """The observation of a seat of a state."""
        return self.observe_at(self.rows_of([state]), 0, own)

    def legal_at(self, rows: Rows, at: int, own: int) -> tuple[Numbers, Mask]:
        """The numbers of the legal actions of a seat of rows[at], ascending, and a mask with 1 for each."""
        out, mask = np.empty(self.game.meta.max_actions, np.int64), np.zeros(self.actions, np.int8)
        return out[: self.kernels.indices_at(rows, at, own, out, mask)], mask

    def legal_in(self, state: Record, own: int) -> list[int]:
        """The numbers of the legal actions of a seat of a state, ascending."""
        return cast(list[int], self.legal_at(self.rows_of([state]), 0, own)[0].tolist())


@cache
def encoder_of(game: AnyGame) -> Encoder:
    """The encoder of a game, made once per process."""
    return Encoder(game)


def bounds_of(layout: Observation) -> tuple[Features, Features]:
    """The least and the greatest value of each number of an observation."""
    sizes = [part.size for part in layout.PARTS]
    low = np.repeat(np.array([part.low for part in layout.PARTS], np.int16), sizes)
    high = np.repeat(np.array([part.high for part in layout.PARTS], np.int16), sizes)
    return low, high

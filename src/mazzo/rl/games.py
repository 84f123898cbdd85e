"""Games for learning, found by name, and what is common to their interfaces: versions, tables, observations, masks."""

import operator
import re
import threading
from collections.abc import Sequence
from types import ModuleType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from mazzo import compiled
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.observation import Observation
from mazzo.core.record import Record, once
from mazzo.core.streams import seed_of
from mazzo.games import GAMES, find, load_module
from mazzo.match import Match, deal
from mazzo.rl import kernels

Features = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


def observation_of(game: AnyGame) -> Observation | None:
    """The game's module `observation`; None if it has none."""
    return cast("Observation | None", load_module(game, "observation"))


def learnable() -> tuple[AnyGame, ...]:
    """The registered games that have observations."""
    return tuple(game for game in GAMES.values() if observation_of(game))


def learnable_layout(game: AnyGame) -> Observation:
    """The game's module `observation`. Raises NotUnderstood if it has none."""
    layout = observation_of(game)
    if layout is None:
        known = ", ".join(one.meta.name for one in learnable())
        raise NotUnderstood("rl-no-observation", game=game.meta.name, known=known)
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


def dealt(game: AnyGame, seats: int, options: Sequence[str], seed: bytes | None) -> Match:
    """A match; without a seed, chance is left to the caller. Raises NotUnderstood."""
    return deal(game.meta.name, seats, seed, options, "seed" if seed else "manual")


def shares(values: Sequence[int]) -> tuple[float, ...]:
    """For each value, the share of the others that are lower less the share that are higher; the sum is 0."""
    others = max(len(values) - 1, 1)
    return tuple(sum((other < one) - (other > one) for other in values) / others for one in values)


def place_rewards(match: Match) -> tuple[float, ...]:
    """For each seat of a finished match, the share of the others that it beat less the share that beat it: 1 for a
    sole winner of two, 0 for all who share. The sum is 0.
    """
    outcome = match.outcome
    assert outcome is not None
    place = {one.seat: one.place for one in outcome.ranking}
    return shares([-place[seat] for seat in range(match.seats)])


def points(match: Match, seat: int) -> int:
    """A seat's points now, of which more are always better."""
    return -match.score(seat) if match.game.meta.fewest else match.score(seat)


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
    """Observations and masks of one game, from states that will no longer change, by compiled kernels. One thread at a
    time.
    """

    def __init__(self, game: AnyGame) -> None:
        self.layout = learnable_layout(game)
        self.size = sum(part.size for part in self.layout.PARTS)
        self.actions = self.layout.ACTIONS
        with compiled.announced():
            self._body = compiled.of(game)
            self._kernels: Any = self._body.bind(
                kernels, ("observe_at", "indices_at", "action_at"), observation=cast(ModuleType, self.layout)
            )
        self._rows = self._body.rows(1)
        self._out = self._body.ints(game.meta.max_actions)

    def observe(self, match: Match, seat: int) -> Features:
        """What a seat observes."""
        return self.observe_in(*match.table.place_of(seat))

    def observe_in(self, state: Record, own: int) -> Features:
        """What a seat of a state observes."""
        out = np.zeros(self.size, np.int16)
        self._load(state)
        self._kernels.observe_at(self._rows, 0, own, out)
        return out

    def legal(self, match: Match, seat: int) -> list[int]:
        """The seat's legal actions, ascending; [] if it must not act."""
        return self.legal_in(*match.table.place_of(seat)) if seat in match.current_players() else []

    def legal_in(self, state: Record, own: int) -> list[int]:
        """The legal actions of a seat of a state, which must act, ascending."""
        return [*once(self._legal_in, state, own)]

    def mask(self, match: Match, seat: int) -> Mask:
        """1 for each legal action of the seat."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(match, seat)] = 1
        return mask

    def action(self, match: Match, seat: int, index: int) -> int:
        """The action of the rules with this number."""
        state, own = match.table.place_of(seat)
        self._load(state)
        return int(self._kernels.action_at(self._rows, 0, own, index))

    def _legal_in(self, state: Record, own: int) -> list[int]:
        self._load(state)
        count = self._kernels.indices_at(self._rows, 0, own, self._out)
        return self._body.numbers_of(self._out[:count])

    def _load(self, state: Record) -> None:
        # `put` would pack the state again for each of the questions that a step asks
        self._body.load(self._rows, 0, once(type(state).to_bytes, state))


class _Encoders(threading.local):
    """The encoders of one thread: an encoder has arrays that each question overwrites."""

    def __init__(self) -> None:
        self.known: dict[AnyGame, Encoder] = {}


_ENCODERS = _Encoders()


def encoder_of(game: AnyGame) -> Encoder:
    """The encoder of a game for the calling thread; do not hand it to another thread."""
    encoder = _ENCODERS.known.get(game)
    if encoder is None:
        encoder = _ENCODERS.known[game] = Encoder(game)
    return encoder


def bounds_of(layout: Observation) -> tuple[Features, Features]:
    """The least and the greatest value of each number of an observation."""
    sizes = [part.size for part in layout.PARTS]
    low = np.repeat(np.array([part.low for part in layout.PARTS], np.int16), sizes)
    high = np.repeat(np.array([part.high for part in layout.PARTS], np.int16), sizes)
    return low, high

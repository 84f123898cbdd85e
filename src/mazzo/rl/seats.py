"""The shared parts of the interfaces of PettingZoo and Gymnasium: spaces, a match in progress, its text, and their
errors.
"""

import operator
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from mazzo import NotUnderstood
from mazzo.match import Match
from mazzo.rl.compiled_match import CompiledMatch
from mazzo.rl.games import Encoder, bounds_of, dealt, game_of, number_of_seed, some_of
from mazzo.terminal.console import as_text
from mazzo.terminal.renderer import terminal_of

RENDER_MODES = ["human", "ansi"]
LUCK = 1 << 60
"""The generator of chance begins below."""
ENTROPY = 1 << 63
"""Seeds of generators that do not come as integers are below."""
Seen = dict[str, npt.NDArray[Any]]
"""An observation: "observation" and "action_mask"."""


class LegalActions(spaces.Discrete[np.int64]):
    """The numbers of a game's actions. `sample` without a mask chooses one that is legal now for the seat."""

    def __init__(self, table: "Seats", seat: int) -> None:
        super().__init__(table.encoder.actions)
        self._table = table
        self._seat = seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if probability is not None:
            return np.int64(super().sample(mask, probability))
        if mask is None:
            legal = self._table.now.legal(self._seat)
        elif isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (self.n,):
            legal = self._table.now.numbers_in(mask, self._seat)  # `Discrete.sample` takes several times as long
        else:
            raise gymnasium.error.Error(f"the mask must be an array of {self.n} numbers of the type int8")
        return legal[self.np_random.integers(len(legal))] if len(legal) else np.int64(0)


class Seats:
    """A game with a number of seats and options, and the match that is played. Raises the errors of Gymnasium, which
    PettingZoo uses too.
    """

    def __init__(self, game: str, seats: int | None, options: Sequence[str], render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise gymnasium.error.UnsupportedMode(f"{render_mode!r} is none of {', '.join(RENDER_MODES)}")
        try:
            self.game = game_of(game)
            seats = self.game.meta.seats_min if seats is None else seats
            self._start = CompiledMatch(dealt(self.game, seats, options))
        except NotUnderstood as error:
            kinds = {
                "unknown-game": gymnasium.error.NameNotFound,
                "rl-no-observation": gymnasium.error.NameNotFound,
                "rl-unknown-version": gymnasium.error.VersionNotFound,
            }
            raise kinds.get(error.code, gymnasium.error.Error)(str(error)) from error
        self.seats = self._start.seats
        self.now = self._start.drawn(1)
        self.render_mode = render_mode

    @property
    def encoder(self) -> Encoder:
        """The encoder of the game."""
        return self.now.encoder

    @property
    def match(self) -> Match:
        """The match in progress with its journal, to read."""
        return self.now.match

    def observation_space(self) -> spaces.Dict:
        """A new space of what a seat receives."""
        low, high = bounds_of(self.encoder.layout)
        numbers = spaces.Box(low, high, dtype=np.int16)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(self.encoder.actions)})

    def begin(self, random: np.random.Generator) -> None:
        """Deal the next match."""
        self.now = self._start.drawn(int(random.integers(1, LUCK)))

    def seen(self, seat: int) -> Seen:
        """The observation of a seat, as an agent receives it."""
        return {"observation": self.now.observe(seat), "action_mask": self.now.mask(seat)}

    def play(self, seat: int, index: Any) -> None:
        """Apply an action of a seat by its number, an int or what models return, such as `np.array(6)`. Raises
        InvalidAction as `check`.
        """
        self.now.play(seat, self.check(seat, index))

    def check(self, seat: int, index: Any) -> int:
        """The number of an action as an int. Raises InvalidAction, naming some actions that are legal, unless it is
        one.
        """
        number = _whole(index)
        if number is None or not self.now.is_legal(seat, number):
            legal = some_of(self.now.legal(seat).tolist())
            raise gymnasium.error.InvalidAction(f"{index!r} is not a legal action of seat {seat}; legal are {legal}")
        return number

    def render(self, seat: int | None) -> str | None:
        """The table as the command line shows it to a seat, or to a spectator: "ansi" returns it, "human" prints it."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"render() shows nothing without a render_mode: {' or '.join(RENDER_MODES)}")
            return None
        snapshot, terminal = self.match.snapshot(seat), terminal_of(self.game)
        text = as_text("en", lambda console: terminal.renderer(console, self.game).picture(snapshot))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def _whole(index: Any) -> int | None:
    """The number of an action; None for what is no integer."""
    try:
        return operator.index(index)
    except TypeError:
        return None


def generator(seed: object) -> np.random.Generator:
    """A generator for the deals from a seed of any kind (`number_of_seed`); a random one for None."""
    return np.random.default_rng(None if seed is None else number_of_seed(seed, ENTROPY))

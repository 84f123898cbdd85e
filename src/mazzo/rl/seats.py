"""What the interfaces of PettingZoo and Gymnasium share: spaces, a match in progress, its text, and their errors."""

import operator
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from mazzo import NotUnderstood
from mazzo.core.streams import SEED_BYTES
from mazzo.match import Match
from mazzo.rl.games import (
    Encoder,
    bounds_of,
    dealt,
    encoder_of,
    game_of,
    number_of_seed,
    place_rewards,
    points,
    some_of,
)
from mazzo.terminal.console import as_text
from mazzo.terminal.renderer import terminal_of

RENDER_MODES = ["human", "ansi"]
ENTROPY = 1 << 63
"""Seeds of generators that do not come as integers are below."""
Seen = dict[str, npt.NDArray[Any]]
"""An observation: "observation" and "action_mask"."""


class LegalActions(spaces.Discrete[np.int64]):
    """The numbers of a game's actions. `sample` without a mask chooses one that is legal now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.mask: npt.NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.mask
        return np.int64(super().sample(mask, probability))


class Seats:
    """A game with a number of seats and options, and the match that is played. Raises the errors of Gymnasium, which
    PettingZoo uses too.
    """

    def __init__(self, game: str, seats: int | None, options: Sequence[str], render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise gymnasium.error.UnsupportedMode(f"{render_mode!r} is none of {', '.join(RENDER_MODES)}")
        try:
            self.game = game_of(game)
            self.seats = self.game.meta.seats_min if seats is None else seats
            self.options = tuple(options)
            self.match = self._dealt(bytes(SEED_BYTES))
        except NotUnderstood as error:
            kinds = {
                "unknown-game": gymnasium.error.NameNotFound,
                "rl-no-observation": gymnasium.error.NameNotFound,
                "rl-unknown-version": gymnasium.error.VersionNotFound,
            }
            raise kinds.get(error.code, gymnasium.error.Error)(str(error)) from error
        self.render_mode = render_mode

    @property
    def encoder(self) -> Encoder:
        """The encoder of the game for the calling thread."""
        return encoder_of(self.game)

    def observation_space(self) -> spaces.Dict:
        """A new space of what a seat receives."""
        low, high = bounds_of(self.encoder.layout)
        shown = spaces.Box(low, high, dtype=np.int16)
        return spaces.Dict({"observation": shown, "action_mask": spaces.MultiBinary(self.encoder.actions)})

    def begin(self, random: np.random.Generator) -> None:
        """Deal the next match."""
        self.match = self._dealt(random.bytes(SEED_BYTES))

    def seen(self, seat: int) -> Seen:
        """What a seat receives."""
        mask = self.encoder.mask(self.match, seat)
        return {"observation": self.encoder.observe(self.match, seat), "action_mask": mask}

    def play(self, seat: int, index: Any) -> None:
        """Apply an action of a seat by its number, an int or what models return, such as `np.array(6)`. Raises
        InvalidAction as `check`.
        """
        self.check(seat, index)
        self.match.play(seat, self.encoder.action(self.match, seat, operator.index(index)))

    def check(self, seat: int, index: Any) -> None:
        """Raise InvalidAction, naming some actions that are legal, unless this is the number of one."""
        legal = self.encoder.legal(self.match, seat)
        if _whole(index) not in legal:
            raise gymnasium.error.InvalidAction(
                f"{index!r} is not a legal action of seat {seat}; legal are {some_of(legal)}"
            )

    def results(self) -> tuple[float, ...]:
        """The rewards of the seats at the end: of one seat its points, of several as `place_rewards`."""
        return (float(points(self.match, 0)),) if self.seats == 1 else place_rewards(self.match)

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

    def _dealt(self, seed: bytes) -> Match:
        return dealt(self.game, self.seats, self.options, seed)


def _whole(index: Any) -> int | None:
    """The number of an action; None for what is no integer."""
    try:
        return operator.index(index)
    except TypeError:
        return None


def generator(seed: object) -> np.random.Generator:
    """A generator for the deals from a seed of any kind (`number_of_seed`); a random one for None."""
    return np.random.default_rng(None if seed is None else number_of_seed(seed, ENTROPY))

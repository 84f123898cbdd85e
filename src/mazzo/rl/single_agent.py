"""The interface of Gymnasium: one learning seat, alone or against bots of a level."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Literal, Self, cast, get_args

import gymnasium
import numpy as np
import numpy.typing as npt

from mazzo import NotUnderstood, compiled
from mazzo.bots import level
from mazzo.rl.games import number_of_seed, versioned_name
from mazzo.rl.seats import ENTROPY, RENDER_MODES, LegalActions, Seats, Seen

Illegal = Literal["raise", "ignore"]


class Single(gymnasium.Env[Seen, Any]):
    """A game for one learning seat; bots of the level `opponents` play the others. Alone, the reward is the change of
    the points; against bots, at the end the share of them that the seat beat less the share that beat it.

    With `illegal="ignore"` an action that is not legal changes nothing and has the reward -1, for learners that use no
    mask; otherwise it raises InvalidAction.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (not a ClassVar in `gymnasium.Env`)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Sequence[str] = (),
        opponents: str = "greedy",
        seat: int = 0,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.table = Seats(game, seats, options, render_mode)
        if not 0 <= seat < self.table.seats:
            raise gymnasium.error.Error(f"seat {seat} is none of 0 to {self.table.seats - 1}")
        try:
            self.bot = level(self.table.game, opponents)
        except NotUnderstood as error:
            raise gymnasium.error.Error(str(error)) from error
        if illegal not in get_args(Illegal):
            raise gymnasium.error.Error(f"illegal is {illegal!r}; it must be {' or '.join(get_args(Illegal))}")
        self.seat = seat
        self._is_reset = False
        self.ignores_illegal = illegal == "ignore"
        self.render_mode = render_mode
        self.observation_space = cast(Any, self.table.observation_space())
        self.action_space = LegalActions(self.table, seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=None if seed is None else number_of_seed(seed, ENTROPY))
        self._is_reset = True
        while True:
            self.table.begin(self.np_random)
            self._wait()
            if not self.table.now.end:
                return self.table.seen(self.seat), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self._is_reset or self.table.now.end:
            raise gymnasium.error.ResetNeeded("call reset() before the first step and after the end")
        before = self.table.now.points(self.seat)
        try:
            self.table.play(self.seat, action)
        except gymnasium.error.InvalidAction:
            if not self.ignores_illegal:
                raise
            return self.table.seen(self.seat), -1.0, False, False, {}
        self._wait()
        now = self.table.now
        reward = float(now.points(0) - before) if now.seats == 1 else now.results()[self.seat]
        return self.table.seen(self.seat), reward, bool(now.end), False, {}

    def __repr__(self) -> str:
        return f"<{versioned_name(self.table.game)}: seat {self.seat} of {self.table.seats}>"

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each legal action, as `sb3_contrib.MaskablePPO` asks for them."""
        return self.table.now.mask(self.seat).astype(np.bool_)

    def __copy__(self) -> Self:
        return deepcopy(self)  # two environments that share a match would play into each other

    def render(self) -> Any:
        """The table as the seat sees it: as text with the mode "ansi", printed with "human"."""
        return self.table.render(self.seat)

    def _wait(self) -> None:
        """Let the bots play until the seat must act or the match is over."""
        now = self.table.now
        while not now.end and self.seat not in now.acting:
            other = now.acting[0]
            position = now.position(other, start=int(self.np_random.integers(1, 1 << 60)))
            with compiled.announced():
                now.act(other, self.bot.think(position, now.encoder.body))

"""The interfaces of PettingZoo: agents in turn (AEC), and all seats that must act at once (Parallel)."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from mazzo.rl.games import bounds_of, versioned_name
from mazzo.rl.seats import RENDER_MODES, LegalActions, Seats, Seen, generator


class _Table:
    """Agents and spaces of both interfaces. Agent `seat_k` is seat k."""

    metadata: dict[str, Any]

    def __init__(
        self, game: str, seats: int | None, options: Sequence[str], max_cycles: int | None, render_mode: str | None
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise gymnasium.error.Error(f"max_cycles is {max_cycles}; it must be at least 1")
        self.table = Seats(game, seats, options, render_mode)
        self.metadata = {
            "name": versioned_name(self.table.game),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: LegalActions(self.table, self.seat_of(agent)) for agent in self.possible_agents}
        low, high = bounds_of(self.table.encoder.layout)
        self.state_space = spaces.Box(np.tile(low, self.table.seats), np.tile(high, self.table.seats), dtype=np.int16)
        self._random = generator(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """The observation of an agent, and a mask of its legal actions: all 0 if it must not act."""
        return self.table.seen(self.seat_of(agent))

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def __repr__(self) -> str:
        return f"<{self} by {type(self).__name__}: {len(self.possible_agents)} seats>"

    def seat_of(self, agent: str) -> int:
        """The number of an agent's seat."""
        return self.possible_agents.index(agent)

    def close(self) -> None:
        """Does nothing: there are no resources to release."""

    def __copy__(self) -> Self:
        return deepcopy(self)  # two environments that share a match would play into each other

    def state(self) -> npt.NDArray[np.int16]:
        """The observations of all seats, one after the other, of shape (seats * size,): for critics that see
        everything.
        """
        return np.concatenate([self.table.now.observe(seat) for seat in range(self.table.seats)])

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = generator(seed)
        self.table.begin(self._random)
        self.agents = list(self.possible_agents)

    def _must_be_reset_before(self) -> None:
        """Raise ResetNeeded before the first reset and after the end."""
        if not self.agents:
            raise gymnasium.error.ResetNeeded("call reset() before the first step and after the end")


class Aec(_Table, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game by PettingZoo's AEC interface. If several seats must act at once, they are asked in order of seats; none
    sees what the others have chosen before the rules show it. `max_cycles` cuts the match when the agent to act has
    acted so often.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.agent_selection = self._to_act()

    def step(self, action: Any) -> None:
        self._must_be_reset_before()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.seat_of(agent), action)
        self._acted[agent] += 1
        if self.table.now.end:  # all rewards come with the last action
            self.rewards = dict(zip(self.possible_agents, self.table.now.results(), strict=True))
            self._cumulative_rewards = self.rewards.copy()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._to_act()
            if self._acted[self.agent_selection] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The table as the agent that must act sees it: as text with the mode "ansi", printed with "human"."""
        return self.table.render(self.seat_of(self.agent_selection))

    def _to_act(self) -> str:
        return self.possible_agents[self.table.now.acting[0]]


class Parallel(_Table, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A game by PettingZoo's Parallel interface: in every step all seats that must act do. The action of an agent whose
    mask is 0 everywhere is ignored. `max_cycles` cuts the match after so many steps.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._steps = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        self._must_be_reset_before()
        if others := actions.keys() - set(self.possible_agents):
            names = ", ".join(self.possible_agents)
            raise gymnasium.error.InvalidAction(f"{min(others)!r} is no agent; there are {names}")
        choices = {seat: actions.get(self.possible_agents[seat]) for seat in self.table.now.acting}
        for seat, action in choices.items():
            self.table.check(seat, action)
        for seat, action in choices.items():
            self.table.play(seat, action)
        self._steps += 1
        is_over = bool(self.table.now.end)
        is_cut = not is_over and self._steps == self.max_cycles
        here = self.agents
        if is_over or is_cut:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in here},
            dict(zip(here, self.table.now.results(), strict=True)),
            dict.fromkeys(here, is_over),
            dict.fromkeys(here, is_cut),
            {agent: {} for agent in here},
        )

    def render(self) -> str | None:
        """The table as the first agent that must act sees it, or a spectator at the end: as text with the mode "ansi",
        printed with "human".
        """
        return self.table.render(next(iter(self.table.now.acting), None))

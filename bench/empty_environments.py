"""Environments of a game that does nothing, by the interfaces of other libraries: what these cost by themselves."""

from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
from gymnasium import spaces

LENGTH = 30
"""Steps of a game."""
ACTIONS = 9
"""Number of actions; all are legal."""
SIZE = 100
"""Numbers of an observation, all 0."""


class Agents(pettingzoo.AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Two agents that act in turn."""

    possible_agents = ["a", "b"]  # noqa: RUF012 (not a ClassVar in `AECEnv`)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents, self.remaining, self.agent_selection = list(self.possible_agents), LENGTH, "a"
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.space = spaces.Discrete(ACTIONS)

    def action_space(self, agent: str) -> Any:
        return self.space

    def observe(self, agent: str) -> dict[str, Any]:
        return {"observation": np.zeros(SIZE, np.int16), "action_mask": np.ones(ACTIONS, np.int8)}

    def step(self, action: Any) -> None:
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.remaining -= 1
        if self.remaining == 0:
            self.agents = []
        self.agent_selection = "a" if self.agent_selection == "b" else "b"
        self._accumulate_rewards()


class Single(gymnasium.Env[Any, Any]):
    """One agent."""

    action_space = spaces.Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self.remaining = LENGTH
        return np.zeros(SIZE, np.int16), {}

    def step(self, action: Any) -> Any:
        self.remaining -= 1
        return np.zeros(SIZE, np.int16), 0.0, self.remaining == 0, False, {}


class State(pyspiel.State):  # type: ignore[misc]
    """One player who acts."""

    remaining = LENGTH

    def current_player(self) -> int:
        return 0 if self.remaining else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.remaining == 0

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(ACTIONS))

    def _apply_action(self, action: int) -> None:
        self.remaining -= 1


class Game(pyspiel.Game):  # type: ignore[misc]
    """The game of these states."""

    def __init__(self) -> None:
        kinds = pyspiel.GameType
        kind = kinds(
            short_name="empty",
            long_name="Empty",
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.DETERMINISTIC,
            information=kinds.Information.PERFECT_INFORMATION,
            utility=kinds.Utility.GENERAL_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=1,
            min_num_players=1,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        super().__init__(kind, pyspiel.GameInfo(ACTIONS, 0, 1, 0.0, 0.0, 0.0, LENGTH), {})

    def new_initial_state(self) -> State:
        return State(self)

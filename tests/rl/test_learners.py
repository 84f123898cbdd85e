"""Environments in the hands of other projects: SuperSuit's vector environments, sb3-contrib's MaskablePPO."""

import sys
from typing import Any

import numpy as np
import pytest

import mazzo.rl
from tests.optional_packages import needed

gymnasium = needed("gymnasium", "rl")
needed("pettingzoo", "rl")
pytestmark = pytest.mark.filterwarnings("default")  # those of these packages are not ours
SEATS, STEPS = 2, 150
SEEDS = {0: (5, 6, 7), 2: (5, 6, 6)}
"""The seed of each table by the number of processes: SuperSuit counts the tables of each process and the processes."""


def legal_of(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action for each row; 0 for a row without one."""
    return (masks * rng.random(masks.shape)).argmax(axis=1)


@pytest.mark.slow
@pytest.mark.parametrize("processes", SEEDS)
@pytest.mark.parametrize("name", ["orchard", "gnoming", "grass"])
def test_supersuit_plays_the_tables_that_are_played_alone(name: str, processes: int) -> None:
    supersuit = needed("supersuit", "test" if sys.version_info < (3, 13) else None)
    table = supersuit.pettingzoo_env_to_vec_env_v1(mazzo.rl.parallel(name, SEATS))
    envs = supersuit.concat_vec_envs_v1(table, len(SEEDS[processes]), num_cpus=processes)
    alone: list[Any] = [mazzo.rl.parallel(name, SEATS) for _ in SEEDS[processes]]
    rng, finished = np.random.default_rng(1), 0
    try:
        seen, _ = envs.reset(seed=5)
        expected = [env.reset(seed=seed)[0] for env, seed in zip(alone, SEEDS[processes], strict=True)]
        for _ in range(STEPS):
            rows = [one[agent] for one, env in zip(expected, alone, strict=True) for agent in env.possible_agents]
            for part in ("observation", "action_mask"):
                np.testing.assert_array_equal(seen[part], [row[part] for row in rows])
            actions = legal_of(seen["action_mask"], rng)
            seen, rewards, over, _, _ = envs.step(actions)
            finished += int(over.sum())
            for k, env in enumerate(alone):
                chosen = zip(env.possible_agents, actions[k * SEATS : (k + 1) * SEATS], strict=True)
                expected[k], points, ends, _, _ = env.step(dict(chosen))
                assert rewards[k * SEATS : (k + 1) * SEATS].tolist() == [*points.values()]
                if all(ends.values()):
                    expected[k] = env.reset()[0]
    finally:
        envs.close()
    assert finished or name != "orchard"


def made(name: str) -> Any:
    """The environment as Gymnasium makes it, with its wrappers."""
    return gymnasium.make(f"mazzo/{name.capitalize()}-v{mazzo.rl.learnable_layout(mazzo.GAMES[name]).VERSION}")


@pytest.mark.parametrize("name", ["orchard", "gnoming"])
def test_masks_pass_through_the_wrappers_of_gymnasium(name: str) -> None:
    env = made(name)
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()  # as MaskablePPO asks
    assert masks.dtype == np.bool_
    np.testing.assert_array_equal(masks, seen["action_mask"] == 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["orchard", "gnoming"])
def test_maskable_ppo_learns_and_plays_legal_actions(name: str) -> None:
    learners = needed("sb3_contrib")
    env = made(name)
    model = learners.MaskablePPO("MultiInputPolicy", env, n_steps=128, n_epochs=1, seed=1, device="cpu")
    before = {key: value.clone() for key, value in model.policy.state_dict().items()}
    model.learn(256)
    assert model.num_timesteps == 256
    assert any((value != before[key]).any() for key, value in model.policy.state_dict().items())
    seen, _ = env.reset(seed=2)
    over = False
    while not over:  # an action that is not legal raises
        action, _ = model.predict(seen, action_masks=env.get_wrapper_attr("action_masks")())
        seen, reward, over, _, _ = env.step(action)
    assert np.isfinite(float(reward))
